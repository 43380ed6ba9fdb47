import { useMutation } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { csvText, download } from '../csv'
import { orderTable } from './order-table'
import type { OrderFilters } from './order-filters'
import { readOrders, type OrderCard } from './queries'

const ROWS_AT_ONCE = 100

export async function readAddresses(ids: readonly string[]) {
  const client = await supabase()
  return unwrap(
    await client
      .from('orders')
      .select('id, address, district, landmark, postal_code, subtotal, delivery_fee, tax_amount, notes')
      .in('id', [...ids]),
  )
}

export type ExportedOrder = OrderCard & Awaited<ReturnType<typeof readAddresses>>[number]

/** Where the parcels go and what the amounts are made of is not in the list. */
async function complete(orders: readonly OrderCard[]): Promise<ExportedOrder[]> {
  const more = new Map((await readAddresses(orders.map(({ id }) => id))).map((row) => [row.id, row]))
  return orders.flatMap((order) => {
    const row = more.get(order.id)
    return row === undefined ? [] : [{ ...order, ...row }]
  })
}

async function readEverything(filters: OrderFilters): Promise<ExportedOrder[]> {
  const found: ExportedOrder[] = []
  let page = await readOrders(filters, null, ROWS_AT_ONCE)
  for (;;) {
    const last = page.at(-1)
    if (last === undefined) return found
    found.push(...(await complete(page)))
    if (page.length < ROWS_AT_ONCE) return found
    page = await readOrders(filters, last.next_cursor, ROWS_AT_ONCE)
  }
}

/** These orders, or everything that matches the filters, as a file for a spreadsheet. */
export function useExport() {
  const { t, tKey, language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminOrders.exportFailed' },
    mutationFn: (what: { orders: readonly OrderCard[] } | { filters: OrderFilters }) =>
      'orders' in what ? complete(what.orders) : readEverything(what.filters),
    onSuccess: (orders) => {
      const today = new Date().toISOString().slice(0, 10)
      download(`orders-${today}.csv`, csvText(orderTable(orders, { t, tKey }, language)))
    },
  })
}
