import type { ReactNode } from 'react'
import { catalogueOf } from '@/i18n/catalogues'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, type Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { createTranslator, type Translator } from '@/i18n/translate'
import { remainingPieces } from '@/admin/payments/refundable'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { collection, mustStay } from './collection'
import { LinePicture } from './line-picture'
import { OrderAmounts } from './order-amounts'
import { addressLines, choicesText } from './order-text'
import type { Paper } from './queries'

type Seller = {
  site_name: string
  address_en: string
  address_fr: string
  address_ar: string
  contact_email: string
  contact_phone: string
}

type PrintSheetProps = {
  order: Paper
  shop: Seller
  title: string
  language: Language
  words: Translator
  children: ReactNode
}

/** The sheet of one order: who sends what to whom. Each begins on a page of its own. */
function PrintSheet({ order, shop, title, language, words, children }: PrintSheetProps) {
  const { t, tKey } = words
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      data-no-mirror
      aria-label={`${title} ${order.order_number}`}
      className="mx-auto w-full max-w-[48rem] rounded-picture border border-plaster-line bg-white p-6 text-start font-text text-sm sm:p-10 print:max-w-none print:break-after-page print:rounded-none print:border-0 print:p-0 print:last:break-after-auto"
    >
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <div>
          <p className="font-display text-xl font-semibold">
            <bdi>{shop.site_name}</bdi>
          </p>
          <p>
            <bdi>
              <TypedText text={localized(shop, 'address', language)} />
            </bdi>
          </p>
          <p>
            <Ltr>{shop.contact_phone}</Ltr> · <Ltr>{shop.contact_email}</Ltr>
          </p>
        </div>
        <div className="sm:text-end print:text-end">
          <h2 className="text-xl">{title}</h2>
          <p className="text-base font-medium">
            <Ltr>{order.order_number}</Ltr>
          </p>
          <p>{formatDate(order.created_at, language)}</p>
          {order.status === 'cancelled' && (
            <p className="font-medium text-brick">{t('ordering.order.status.cancelled')}</p>
          )}
        </div>
      </header>
      <section className="py-4">
        <h3 className="font-text text-sm text-ink-muted">
          {t(order.is_pickup ? 'adminOrders.pickup' : 'adminOrders.deliverTo')}
        </h3>
        <address className="text-base not-italic">
          {addressLines(order).map((line, index) => (
            <span key={index} className={index === 0 ? 'block font-medium' : 'block'}>
              <bdi>
                <TypedText text={line} />
              </bdi>
            </span>
          ))}
          <span className="block">{tKey(`shop.country.${order.country}`)}</span>
          {order.phone !== '' && (
            <span className="block font-medium">
              <Ltr>{order.phone}</Ltr>
            </span>
          )}
        </address>
      </section>
      {children}
    </article>
  )
}

/** For the customer, in the language the order was placed in. Its texts came with the order. */
export function Invoice({ order, shop }: { order: Paper; shop: Seller }) {
  const { language } = order
  const words = createTranslator(language, catalogueOf(language))
  const { t } = words
  const cell = 'py-2 pe-4 align-top last:pe-0'
  return (
    <PrintSheet order={order} shop={shop} title={t('adminOrders.invoice')} language={language} words={words}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className={`${cell} text-start font-medium`}>
              {t('ordering.order.items')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('adminOrders.quantity')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('adminOrders.unitPrice')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('deferred.summary.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.order_items.map((item) => {
            const choices = choicesText(item.selected_variations, language)
            return (
              <tr key={item.id} className="break-inside-avoid border-b border-plaster-line">
                <td className={cell}>
                  <bdi>{localized(item, 'name', language)}</bdi>
                  {choices !== '' && (
                    <p className="text-ink-muted">
                      <bdi>{choices}</bdi>
                    </p>
                  )}
                </td>
                <td translate="no" className={`${cell} text-end`}>
                  {formatNumber(item.quantity, language)}
                </td>
                <td translate="no" className={`${cell} text-end whitespace-nowrap`}>
                  {formatMoney(item.unit_price, language)}
                </td>
                <td translate="no" className={`${cell} text-end whitespace-nowrap`}>
                  {formatMoney(item.line_total, language)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <OrderAmounts
        amounts={order}
        words={words}
        language={language}
        className="ms-auto mt-4 w-full max-w-80 break-inside-avoid"
      />
      {order.paid_amount > 0 && (
        <dl className="ms-auto mt-2 w-full max-w-80 break-inside-avoid">
          <AmountRow label={t('adminPayments.paid')} amount={order.paid_amount} language={language} />
          {order.refunded_amount > 0 && (
            <AmountRow
              label={t('adminPayments.refunded')}
              amount={order.refunded_amount}
              language={language}
            />
          )}
          <AmountRow label={t('adminPayments.amountDue')} amount={order.amount_due} language={language} />
        </dl>
      )}
    </PrintSheet>
  )
}

function AmountRow({ label, amount, language }: { label: string; amount: number; language: Language }) {
  return (
    <div className="flex justify-between gap-6">
      <dt>{label}</dt>
      <dd translate="no">{formatMoney(amount, language)}</dd>
    </div>
  )
}

/** The lines of an order that are in its parcel: each with the pieces to send, without those that were given back. */
export const linesToSend = (order: Pick<Paper, 'order_items' | 'payments'>) =>
  order.order_items
    .map((item) => ({ item, count: remainingPieces(item, order.payments) }))
    .filter(({ count }) => count > 0)

/** How many pieces are in the parcel. */
export const piecesToSend = (order: Pick<Paper, 'order_items' | 'payments'>): number =>
  linesToSend(order).reduce((sum, { count }) => sum + count, 0)

/** For packing and delivery, in the operator's language: without prices, but with the cash to collect. */
export function PackingSlip({ order, shop }: { order: Paper; shop: Seller }) {
  const { t, tKey, language } = useLanguage()
  const { label, amount } = collection(order)
  return (
    <PrintSheet
      order={order}
      shop={shop}
      title={t('adminOrders.slip')}
      language={language}
      words={{ t, tKey }}
    >
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-start">
            <th scope="col" className="w-10 py-2 text-start font-medium">
              <span className="sr-only">{t('adminOrders.packed')}</span>
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {t('ordering.order.items')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('adminOrders.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {linesToSend(order).map(({ item, count }) => {
            const choices = choicesText(item.selected_variations, language)
            return (
              <tr key={item.id} className="break-inside-avoid border-b border-plaster-line">
                <td className="py-2 align-middle">
                  {/* To tick on paper. */}
                  <span className="block size-5 rounded-[4px] border-2 border-ink" />
                </td>
                <td className="py-2">
                  <span className="flex items-center gap-3">
                    <LinePicture src={item.image_url} printed className="w-10" />
                    <span className="min-w-0">
                      <span className="block text-base">
                        <bdi>{localized(item, 'name', language)}</bdi>
                      </span>
                      {choices !== '' && (
                        <span className="block font-medium">
                          <bdi>{choices}</bdi>
                        </span>
                      )}
                      {count < item.quantity && (
                        <span className="block">
                          {t('adminOrders.refundedPieces', { count: item.quantity - count })}
                        </span>
                      )}
                    </span>
                  </span>
                </td>
                <td translate="no" className="py-2 text-end align-middle text-lg font-medium">
                  {formatNumber(count, language)}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className="py-2 font-medium">{t('adminOrders.pieceCount')}</td>
            <td translate="no" className="py-2 text-end text-lg font-medium">
              {formatNumber(piecesToSend(order), language)}
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-4 flex break-inside-avoid flex-wrap items-center justify-between gap-4 rounded-control border-2 border-ink px-5 py-3">
        <p className="text-base font-medium">
          {t(label)}
          <span className="block text-sm font-normal">{t(`deferred.payment.${order.payment_method}`)}</span>
        </p>
        {!mustStay(label) && (
          <p translate="no" className="text-2xl font-semibold">
            {formatMoney(amount, language)}
          </p>
        )}
      </div>
      <dl className="mt-4 flex flex-col gap-2">
        {order.tracking_number !== '' && (
          <div>
            <dt className="text-ink-muted">{t('adminOrders.tracking')}</dt>
            <dd className="text-base">
              <Ltr>{order.tracking_number}</Ltr>
            </dd>
          </div>
        )}
        {order.is_gift && (
          <div>
            <dt className="text-base font-medium">
              {t(order.gift_wrap ? 'adminOrders.giftWrapped' : 'adminOrders.gift')}
            </dt>
            <dd dir="auto" className="text-base wrap-anywhere whitespace-pre-line">
              <TypedText text={order.gift_message} />
            </dd>
          </div>
        )}
        {order.notes !== '' && (
          <div>
            <dt className="text-ink-muted">{t('ordering.checkout.notes')}</dt>
            <dd dir="auto" className="text-base wrap-anywhere whitespace-pre-line">
              <TypedText text={order.notes} />
            </dd>
          </div>
        )}
      </dl>
    </PrintSheet>
  )
}
