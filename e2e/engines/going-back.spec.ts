/**
 * Going back from another site. Firefox keeps the page as it was left; WebKit keeps none whose opener policy differs from that of the
 * next page, and loads it anew. Playwright starts Chromium without that cache, and Debian's has none when no window is shown.
 */
import { newCustomer, order } from '../support/orders-by-api.ts'
import { TABLE } from '../support/seeded-products.ts'
import { callAs, createSession } from '../support/session.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

// The stand-in for the bank is of the origin that the policy for forms names, which is not that of the host in front.
const POLICIES = ['cross-origin-opener-policy', 'content-security-policy']
/** What the host does not send, so that the engine keeps the page. */
const withheld = (engine: string) => (engine === 'webkit' ? POLICIES : [])

test.describe('who leaves for another site and goes back', () => {
  test.setTimeout(120_000)
  /** Presses a button that leaves, goes back, and finds it free: in the page as it was left, or in any. */
  async function leaveAndReturn(visitor: Visitor, button: string, away: RegExp, finds: 'the page' | 'any') {
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
      if (finds === 'the page') expect(await visitor.isShown('[data-marked] main button', button)).toBe(true)
    }).toPass({ timeout: 90_000 })
    await leave()
  }

  async function openPayment(visitor: Visitor) {
    const units = `/rest/v1/stock_units?product_id=eq.${TABLE.id}&quantity=gt.3&select=variation_ids`
    const [unit] = (await (await callAs(null, 'GET', units)).json()) as { variation_ids: string[] }[]
    const placed = await order(await newCustomer(), TABLE, {
      variations: unit?.variation_ids ?? [],
      payment: 'card',
    })
    await visitor.open(`/pay?token=${placed.payment_token}`)
  }

  test('can pay by card again', async ({ visit }) => {
    const visitor = await visit('phone', { goesBack: true })
    await openPayment(visitor)
    await leaveAndReturn(visitor, 'Pay by card', /_cmi\/est3Dgate/, 'any')
  })

  test('can pay by card again in the page as it was left', async ({ visit }, { project }) => {
    const visitor = await visit('phone', { goesBack: true, without: withheld(project.name) })
    await openPayment(visitor)
    await leaveAndReturn(visitor, 'Pay by card', /_cmi\/est3Dgate/, 'the page')
  })

  test('can sign in with Google again in the page as it was left', async ({ visit }, { project }) => {
    const visitor = await visit('phone', { goesBack: true, without: withheld(project.name) })
    const admin = await createSession('admin')
    const path = '/rest/v1/shop_settings?enable_google_auth=is.false'
    expect((await callAs(admin, 'PATCH', path, { enable_google_auth: true })).ok).toBe(true)
    await visitor.open('/auth')
    await leaveAndReturn(visitor, 'Continue with Google', /_google\/authorize/, 'the page')
  })
})
