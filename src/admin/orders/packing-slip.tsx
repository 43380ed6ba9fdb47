import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Ltr } from '@/ui/ltr'
import { choicesText } from './choices-text'
import { LinePicture } from './line-picture'
import { PaperSheet, type Seller } from './paper-sheet'
import type { Paper } from './queries'

/** For whoever packs and whoever delivers: no prices, but the cash to ask for. In the operator's language. */
export function PackingSlip({ order, shop }: { order: Paper; shop: Seller }) {
  const { t, tKey, language } = useLanguage()
  const pieces = order.order_items.reduce((sum, { quantity }) => sum + quantity, 0)
  const cash = order.payment_method === 'cash_on_delivery'
  return (
    <PaperSheet
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
              {t('order.items')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('adminOrders.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.order_items.map((item) => {
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
                    </span>
                  </span>
                </td>
                <td className="py-2 text-end align-middle text-lg font-medium">
                  {formatNumber(item.quantity, language)}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className="py-2 font-medium">{t('adminOrders.pieceCount')}</td>
            <td className="py-2 text-end text-lg font-medium">{formatNumber(pieces, language)}</td>
          </tr>
        </tfoot>
      </table>
      {order.status !== 'cancelled' && (
        <div className="mt-4 flex break-inside-avoid flex-wrap items-center justify-between gap-4 rounded-control border-2 border-ink px-5 py-3">
          <p className="text-base font-medium">
            {cash ? t('adminOrders.collectCash') : t('adminOrders.collectNothing')}
          </p>
          <p className="text-2xl font-semibold">{formatMoney(cash ? order.total_amount : 0, language)}</p>
        </div>
      )}
      <dl className="mt-4 flex flex-col gap-2">
        {order.tracking_number !== '' && (
          <div>
            <dt className="text-ink-muted">{t('adminOrders.tracking')}</dt>
            <dd className="text-base">
              <Ltr>{order.tracking_number}</Ltr>
            </dd>
          </div>
        )}
        {order.notes !== '' && (
          <div>
            <dt className="text-ink-muted">{t('checkout.notes')}</dt>
            <dd dir="auto" className="text-base wrap-anywhere whitespace-pre-line">
              {order.notes}
            </dd>
          </div>
        )}
      </dl>
    </PaperSheet>
  )
}
