import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { buildTarget, oldestBrowsers } from '../../../scripts/build/supported-browsers.ts'
import { newerApis, newerMembers, newerTypes } from '../../../scripts/checks/house-browsers.ts'

const FILE = 'node_modules/.tmp/newer-apis.ts'
afterAll(() => rmSync(FILE, { force: true }))

it('finds what a supported browser lacks, and nothing that is looked for first', () => {
  writeFileSync(
    FILE,
    [
      'export const lacking = [Iterator.from([]), new CookieStoreManager()]',
      "export const known = [URL.canParse('a'), [3, 1].toSorted(), new Set([1]), navigator.onLine]",
      "export const guarded = 'Scheduler' in globalThis ? new Scheduler() : null",
    ].join('\n'),
  )
  expect(newerApis(FILE).map((problem) => problem.replace(/ is missing.*/, ''))).toEqual([
    `${FILE}:1: Iterator.from`,
    `${FILE}:1: CookieStoreManager`,
  ])
})

it('finds methods of values that a supported browser lacks in the types of a newer JavaScript, and none in those in use', () => {
  expect(newerMembers(['ES2025', 'DOM'])).toEqual(
    expect.arrayContaining(['Atomics.waitAsync', 'IteratorObject.map', 'IteratorObject.toArray']),
  )
  expect(newerTypes()).toEqual([])
})

it('builds for the browsers that package.json names', () => {
  expect([...oldestBrowsers().keys()]).toEqual(['chrome', 'edge', 'firefox', 'safari', 'ios_saf', 'samsung'])
  expect(buildTarget().filter((target) => target.startsWith('chrome'))).toEqual(['chrome125'])
  expect(buildTarget()).toContain('safari18.1')
})
