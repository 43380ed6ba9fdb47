import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { placeLine } from '@/lib/place-line'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { variationText } from './order-items'
import { OrderSummary } from './order-summary'
import { statusName } from './order-status'
import { paymentName, paymentState } from './payment-status'
import type { OwnOrder } from './queries'

type Seller = {
  site_name: string
  address_en: string
  address_fr: string
  address_ar: string
  contact_email: string
  contact_phone: string
}

type OrderReceiptProps = {
  order: OwnOrder
  seller: Seller
}

/** Shown in print only, and then it is the only printed part of the page; see styles.css. */
export function OrderReceipt({ order, seller }: OrderReceiptProps) {
  const { t, tKey, language } = useLanguage()
  const state = paymentState(order)
  const cell = 'border-b border-plaster-line py-2 pe-4 text-start align-top last:pe-0'
  return (
    <article data-receipt aria-labelledby="receipt" className="hidden flex-col gap-6 text-sm print:flex">
      <header className="flex justify-between gap-8">
        <div>
          <p className="font-display text-xl font-semibold">{seller.site_name}</p>
          <p>
            <TypedText text={localized(seller, 'address', language)} />
          </p>
          <p>
            <Ltr>{seller.contact_email}</Ltr>
          </p>
          <p>
            <Ltr>{seller.contact_phone}</Ltr>
          </p>
        </div>
        <div className="text-end">
          <h2 id="receipt" className="text-xl">
            {t('account.receipt')}
          </h2>
          <p>
            <Ltr>{order.order_number}</Ltr>
          </p>
          <p>{formatDate(order.created_at, language)}</p>
          <p>{t(statusName(order.status, order.is_pickup))}</p>
        </div>
      </header>
      <section>
        <h3 className="text-base">
          {t(order.is_pickup ? 'ordering.place.pickupAt' : 'ordering.order.deliverTo')}
        </h3>
        {addressLines(order).map((line) => (
          <p key={line}>
            <bdi>
              <TypedText text={line} />
            </bdi>
          </p>
        ))}
        <p>{tKey(`shop.country.${order.country}`)}</p>
      </section>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th className={cell}>{t('ordering.order.items')}</th>
            <th className={cell}>{t('account.quantity')}</th>
            <th className={cell}>{t('account.unitPrice')}</th>
            <th className={cell}>{t('deferred.summary.total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.order_items.map((item) => (
            <tr key={item.id}>
              <td className={cell}>
                <bdi>{localized(item, 'name', language)}</bdi>
                {variationText(item, language) !== '' && (
                  <p className="text-ink-muted">{variationText(item, language)}</p>
                )}
              </td>
              <td translate="no" className={cell}>
                {formatNumber(item.quantity, language)}
              </td>
              <td translate="no" className={cell}>
                {formatMoney(item.unit_price, language)}
              </td>
              <td translate="no" className={cell}>
                {formatMoney(item.line_total, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ms-auto w-72">
        <OrderSummary amounts={order} />
      </div>
      <p>
        {t('deferred.line.choice', { type: t('ordering.order.payment'), value: t(paymentName(order)) })}
        {state !== null && ` (${t(`ordering.pay.state.${state}`)})`}
      </p>
    </article>
  )
}

type Address = Pick<
  OwnOrder,
  'contact_name' | 'address' | 'district' | 'landmark' | 'postal_code' | 'city' | 'region' | 'country'
>

/** The non-empty lines of the delivery address: name, street, district, landmark, postal code with city. */
export function addressLines(order: Address): string[] {
  const { contact_name, address, district, landmark } = order
  const place = placeLine(order)
  return [contact_name, address, district, landmark, place].filter((line) => line !== '')
}
