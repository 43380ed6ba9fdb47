import { catalogueOf } from '@/i18n/catalogues'
import { formatMoney, formatNumber } from '@/i18n/format'
import { localized } from '@/i18n/localized'
import { createTranslator } from '@/i18n/translate'
import { Amounts } from './amounts'
import { choicesText } from './choices-text'
import { PaperSheet, type Seller } from './paper-sheet'
import type { Paper } from './queries'

/** For the customer, in the language the order was placed in. Its texts came with the order. */
export function Invoice({ order, shop }: { order: Paper; shop: Seller }) {
  const { language } = order
  const words = createTranslator(language, catalogueOf(language))
  const { t } = words
  const cell = 'py-2 pe-4 align-top last:pe-0'
  return (
    <PaperSheet order={order} shop={shop} title={t('adminOrders.invoice')} language={language} words={words}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className={`${cell} text-start font-medium`}>
              {t('order.items')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('adminOrders.quantity')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('adminOrders.unitPrice')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('summary.total')}
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
                <td className={`${cell} text-end`}>{formatNumber(item.quantity, language)}</td>
                <td className={`${cell} text-end whitespace-nowrap`}>
                  {formatMoney(item.unit_price, language)}
                </td>
                <td className={`${cell} text-end whitespace-nowrap`}>
                  {formatMoney(item.line_total, language)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Amounts
        amounts={order}
        words={words}
        language={language}
        className="ms-auto mt-4 w-full max-w-80 break-inside-avoid"
      />
      {order.payment_method === 'bank_transfer' && shop.bank_details !== '' && (
        <section className="mt-4 break-inside-avoid">
          <h3 className="font-text text-sm text-ink-muted">{t('payment.bank_transfer')}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {shop.bank_details}
          </p>
        </section>
      )}
    </PaperSheet>
  )
}
