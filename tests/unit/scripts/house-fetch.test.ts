import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { bareFetches } from '../../../scripts/checks/house-fetch.ts'

const FILE = 'node_modules/.tmp/bare-fetches.ts'
afterAll(() => rmSync(FILE, { force: true }))

it('finds requests without a limit, and no functions of the same name', () => {
  writeFileSync(
    FILE,
    [
      "export const bare = fetch('/a')",
      "export const named = globalThis.fetch('/a', { method: 'POST' })",
      "export const own = (fetch: () => void, query: { fetch: (key: string) => void }) => (fetch(), query.fetch('a'))",
      "export const limited = (limitedFetch: (url: string) => void) => limitedFetch('/a')",
    ].join('\n'),
  )
  expect(bareFetches(FILE).map((problem) => problem.replace(/: a request.*/, ''))).toEqual([
    `${FILE}:1`,
    `${FILE}:2`,
  ])
})
