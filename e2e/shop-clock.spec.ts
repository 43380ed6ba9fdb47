import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { shopTime } from '../supabase/functions/_shared/shop-clock.ts'

// A real browser's results for what tests/db/shop-clock.test.ts checks in the database and the mails. Its time zone data is its own, and
// may be older or newer than Node's.
const CLOCK = 'supabase/functions/_shared/shop-clock.ts'
const MOMENTS = [
  '2026-11-24T23:30:00Z',
  '2026-11-25T00:30:00Z',
  '2026-12-31T23:30:00Z',
  '2027-01-01T00:30:00Z',
  '2027-02-20T23:30:00Z',
  '2027-07-10T23:30:00Z',
]

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('has the shop’s date and time', async ({ page }) => {
      const { code } = await transformWithOxc(readFileSync(CLOCK, 'utf8'), CLOCK)
      const answers = await page.evaluate(
        async ({ code, moments }) => {
          const clock = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
            shopTime: (moment: Date) => string
          }
          return {
            offset: new Date().getTimezoneOffset(),
            times: moments.map((moment) => clock.shopTime(new Date(moment))),
          }
        },
        { code, moments: MOMENTS },
      )
      expect(answers.offset).not.toBe(0)
      expect(answers.times).toEqual(MOMENTS.map((moment) => shopTime(new Date(moment))))
      expect(answers.times[2]).toBe('2026-12-31 23:30')
    })
  })
}
