import { expect, test } from 'vitest'
import { readReport } from '../../../scripts/checks/report.ts'

test('a report of Vitest has counts', () => {
  expect(readReport(JSON.stringify({ numPassedTests: 12, numFailedTests: 1 }))).toEqual({
    passed: 12,
    failed: 1,
    flaky: [],
  })
})

test('a browser test that passed on a retry counts as passed and is named with its file and group', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  })
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 2 },
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('an item is added', 'expected'), spec('an item is removed', 'expected', 'flaky')],
        suites: [
          { title: 'offline', specs: [spec('the cart stays', 'flaky'), spec('fails', 'unexpected')] },
          { title: 'empty' },
        ],
      },
    ],
  }
  expect(readReport(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 1,
    flaky: ['cart.spec.ts › an item is removed', 'cart.spec.ts › offline › the cart stays'],
  })
})
