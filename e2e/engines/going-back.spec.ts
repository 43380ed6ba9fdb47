/**
 * Going back to a page that the browser has kept as it was left. Playwright starts Chromium without that cache, and Debian's has
 * none when no window is shown.
 */
import { newCustomer, order } from '../support/orders-by-api.ts'
import { TABLE } from '../support/seeded-products.ts'
import { callAs, createSession } from '../support/session.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

test.describe('who leaves for another site and goes back to the page as it was left', () => {
  test.setTimeout(120_000)
  /** Presses a button that leaves, goes back, and finds it free. */
  async function leaveAndReturn(visitor: Visitor, button: string, away: RegExp) {
    const leave = async () => {
      await visitor.press('main button', button)
      await visitor.arriveAt(away)
    }
    await visitor.see('main button', button)
    // Again where the browser has dropped the page, as when the first service worker takes it over.
    await expect(async () => {
      await visitor.mark()
      await leave()
      await visitor.goBack()
      await visitor.see('main button:not([aria-busy])', button)
      expect(await visitor.isShown('[data-marked] main button', button)).toBe(true)
    }).toPass({ timeout: 90_000 })
    await leave()
  }

  test('can pay by card again', async ({ visit }) => {
    const visitor = await visit('phone')
    const units = `/rest/v1/stock_units?product_id=eq.${TABLE.id}&quantity=gt.3&select=variation_ids`
    const [unit] = (await (await callAs(null, 'GET', units)).json()) as { variation_ids: string[] }[]
    const placed = await order(await newCustomer(), TABLE, {
      variations: unit?.variation_ids ?? [],
      payment: 'card',
    })
    await visitor.open(`/pay?token=${placed.payment_token}`)
    await leaveAndReturn(visitor, 'Pay by card', /_cmi\/est3Dgate/)
  })

  test('can sign in with Google again', async ({ visit }) => {
    const visitor = await visit('phone')
    const admin = await createSession('admin')
    const path = '/rest/v1/shop_settings?enable_google_auth=is.false'
    expect((await callAs(admin, 'PATCH', path, { enable_google_auth: true })).ok).toBe(true)
    await visitor.open('/auth')
    await leaveAndReturn(visitor, 'Continue with Google', /_google\/authorize/)
  })
})
