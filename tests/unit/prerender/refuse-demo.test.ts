import { expect, it } from 'vitest'
import { steps } from '../../../scripts/checks/steps.ts'
import { refuseDemo } from '../../../scripts/prerender/refuse-demo.ts'

const MESSAGE = 'VITE_SUPABASE_URL is not set: this build would show the demo shop.'

it.each([
  ['https://shop.example.com', {}],
  ['https://example.com/', {}],
  ['', { NETLIFY: 'true' }],
  ['', { CF_PAGES: '1' }],
  ['https://shop.test', { CF_PAGES: '1' }],
])('refuses a build of the demo for "%s" at %j', (site, environment) => {
  expect(() => refuseDemo('', site, environment)).toThrow(MESSAGE)
})

it('refuses the demo’s pages before an API of the shop’s own origin', () => {
  expect(() => refuseDemo('same-origin', 'https://shop.example.com', {})).toThrow('is same-origin:')
})

it.each(['', 'http://localhost:4173', 'http://127.0.0.1:4173', 'https://shop.test', 'https://shop.example'])(
  'allows a build of the demo for "%s", which no visitor can reach',
  (site) => {
    expect(() => refuseDemo('', site, {})).not.toThrow()
  },
)

it('allows the builds of the checks', () => {
  const builds = steps.filter(({ name }) => /^(?:sample-)?build$/.test(name))
  expect(builds).toHaveLength(2)
  for (const { environment } of builds)
    expect(() => refuseDemo('', environment?.VITE_SITE_URL ?? '', {})).not.toThrow()
})
