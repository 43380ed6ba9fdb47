import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { choicesText } from './choices-text'
import type { ExportedOrder } from './use-export'

// As a spreadsheet sorts it, in the shop's own time.
const time = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Casablanca',
})

type Cell = string | number | null

/** A row for each order, headings first, in the operator's language; amounts are bare numbers of dirhams. */
export function orderTable(
  orders: readonly ExportedOrder[],
  { t, tKey }: Translator,
  language: Language,
): Cell[][] {
  const headings = [
    t('order.number'),
    t('order.date'),
    t('adminOrders.status'),
    t('adminOrders.customer'),
    t('checkout.phone'),
    t('checkout.email'),
    t('checkout.streetAddress'),
    t('checkout.district'),
    t('checkout.landmark'),
    t('checkout.postalCode'),
    t('checkout.city'),
    t('checkout.country'),
    t('order.items'),
    t('adminOrders.pieceCount'),
    t('summary.subtotal'),
    t('summary.delivery'),
    t('summary.tax'),
    t('summary.total'),
    t('adminOrders.currency'),
    t('order.payment'),
    t('adminOrders.tracking'),
    t('checkout.notes'),
  ]
  return [
    headings,
    ...orders.map((order) => [
      order.order_number,
      time.format(new Date(order.created_at)),
      t(`order.status.${order.status}`),
      order.contact_name,
      order.phone,
      order.contact_email,
      order.address,
      order.district,
      order.landmark,
      order.postal_code,
      order.city,
      tKey(`country.${order.country}`),
      order.items
        .map((item) => {
          const choices = choicesText(item.selected_variations, language)
          const name = `${item.quantity} × ${localized(item, 'name', language)}`
          return choices === '' ? name : `${name} (${choices})`
        })
        .join('; '),
      order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      order.subtotal,
      order.delivery_fee,
      order.tax_amount,
      order.total_amount,
      order.currency,
      t(`payment.${order.payment_method}`),
      order.tracking_number,
      order.notes,
    ]),
  ]
}
