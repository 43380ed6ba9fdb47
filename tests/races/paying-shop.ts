import type { TestDatabase } from '../db/database.ts'
import { ids } from '../db/fixtures.ts'
import { brokenButMails } from './payment-storm.ts'
import { openShop } from './race-shop.ts'
import { logShipments, unpaidShipments } from './shipments.ts'

export const UNPAID = 'goods that left the shop were paid at the price of their pieces'

/** A shop that can be paid in each way, and logs what leaves it. */
export const openPayingShop = (): Promise<TestDatabase> =>
  openShop('payments', async (shop) => {
    // Enough for all: an order that expired can be revived by its payment only while its pieces are there.
    await shop.query(
      `update public.stock_units set quantity = 2000 where product_id in ('${ids.glass}', '${ids.pouf}')`,
    )
    await shop.query('update public.payment_methods set is_ready = true')
    await logShipments(shop)
  })

/** What is wrong in it, by invariant. */
export async function brokenOf(shop: TestDatabase): Promise<Record<string, unknown>> {
  const shipments = await unpaidShipments(shop)
  return { ...(await brokenButMails(shop)), ...(shipments.length > 0 && { [UNPAID]: shipments }) }
}
