import { useMutation } from '@tanstack/react-query'
import type { Cell } from '@/admin/csv'
import { dialled, downloadSheet, type SheetFormat } from '@/admin/sheet'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { Translator } from '@/i18n/translate'
import { paymentStatusOf } from '@/admin/payments/payment-badges'
import { unwrap } from '@/lib/errors'
import { shopDay } from '@/lib/shop-clock'
import { supabase } from '@/lib/supabase'
import type { OrderFilters } from './order-filters'
import { choicesText } from './order-text'
import { type OrderCard, readOrders } from './queries'

const ROWS_AT_ONCE = 100

async function readAddresses(ids: readonly string[]) {
  const client = await supabase()
  return unwrap(
    await client
      .from('orders')
      .select(
        `id, address, district, landmark, region, postal_code, subtotal, delivery_fee, gift_fee, discount_amount, tax_amount, notes, paid_amount,
         is_pickup, gift_message,
         refunded_amount, revenue`,
      )
      .in('id', [...ids]),
  )
}

type ExportedOrder = OrderCard & Awaited<ReturnType<typeof readAddresses>>[number]

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
export function useOrderExport() {
  const { t, tKey, language } = useLanguage()
  return useMutation({
    meta: { errorText: 'adminOrders.exportFailed' },
    mutationFn: async ({
      format,
      ...what
    }: ({ orders: readonly OrderCard[] } | { filters: OrderFilters }) & { format: SheetFormat }) => {
      const orders = 'orders' in what ? await complete(what.orders) : await readEverything(what.filters)
      const rows = orderExportRows(orders, { t, tKey }, language)
      await downloadSheet(`orders-${shopDay(new Date())}`, rows, language, format)
    },
  })
}

/** A row for each order, headings first, in the operator's language; amounts are bare numbers of dirhams. */
export function orderExportRows(
  orders: readonly ExportedOrder[],
  { t, tKey }: Translator,
  language: Language,
): Cell[][] {
  const headings = [
    t('ordering.order.number'),
    t('ordering.order.date'),
    t('adminOrders.status'),
    t('adminOrders.customer'),
    t('ordering.checkout.phone'),
    t('ordering.checkout.email'),
    t('ordering.checkout.streetAddress'),
    t('ordering.checkout.district'),
    t('ordering.checkout.landmark'),
    t('ordering.checkout.postalCode'),
    t('ordering.checkout.city'),
    t('ordering.checkout.state'),
    t('ordering.checkout.country'),
    t('ordering.order.items'),
    t('adminOrders.pieceCount'),
    t('deferred.summary.subtotal'),
    t('deferred.summary.delivery'),
    t('deferred.summary.giftWrap'),
    t('deferred.summary.discount'),
    t('deferred.summary.total'),
    t('deferred.summary.taxPart'),
    t('adminOrders.currency'),
    t('ordering.order.payment'),
    t('ordering.pay.status'),
    t('adminPayments.paid'),
    t('adminPayments.refunded'),
    t('adminPayments.amountDue'),
    t('adminOrders.revenue'),
    t('adminOrders.tracking'),
    t('ordering.checkout.notes'),
    t('adminOrders.pickup'),
    t('ordering.gift.message'),
  ]
  return [
    headings,
    ...orders.map((order) => [
      order.order_number,
      { time: order.created_at },
      t(`ordering.order.status.${order.status}`),
      order.contact_name,
      dialled(order.phone),
      order.contact_email,
      order.address,
      order.district,
      order.landmark,
      order.postal_code,
      order.city,
      order.region,
      tKey(`shop.country.${order.country}`),
      order.items
        .map((item) => {
          const choices = choicesText(item.selected_variations, language)
          const name = `${item.quantity} × ${localized(item, 'name', language)}`
          return choices === '' ? name : `${name} (${choices})`
        })
        .join('; '),
      order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      { amount: order.subtotal },
      { amount: order.delivery_fee },
      { amount: order.gift_fee },
      // Below zero, so that these columns add up to the total; the tax is within it.
      { amount: 0 - order.discount_amount },
      { amount: order.total_amount },
      { amount: order.tax_amount },
      order.currency,
      t(`deferred.payment.${order.payment_method}`),
      t(`adminPayments.status.${paymentStatusOf(order)}`),
      { amount: order.paid_amount },
      { amount: order.refunded_amount },
      { amount: order.amount_due },
      { amount: order.revenue },
      order.tracking_number,
      order.notes,
      order.is_pickup ? t('adminOrders.pickup') : '',
      order.gift_message,
    ]),
  ]
}
