import { afterEach, expect, it } from 'vitest'
import { readPromotionCode, writePromotionCode } from '@/cart/promotion-code'

afterEach(() => writePromotionCode(null))

it.each([
  ['ramadan١٠', 'RAMADAN10'],
  ['ETE–25', 'ETE-25'],
  [' ete‑25\u200F', 'ETE-25'],
  ['ＥＴＥ２５', 'ETE25'],
  [`${'\u200B\u2060'.repeat(20)}ete25`, 'ETE25'],
  [' رمضان كريم ', 'رمضان كريم'],
  ['\u3164', null],
])('the code typed as %j is %s', (typed, code) => {
  writePromotionCode(typed)
  expect(readPromotionCode()).toBe(code)
})
