import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Amounts } from './amounts'
import { choicesText } from './choices-text'
import { LinePicture } from './line-picture'
import { OrderCardSection } from './order-card-section'
import type { AdminOrder } from './queries'

/** What was ordered, as it was called and priced then, and what the total is made of. */
export function LinesCard({ order }: { order: AdminOrder }) {
  const { t, tKey, language } = useLanguage()
  return (
    <OrderCardSection id="lines" title={t('order.items')}>
      <ul className="w-full divide-y divide-plaster-line">
        {order.order_items.map((item) => {
          const choices = choicesText(item.selected_variations, language)
          return (
            <li key={item.id} className="flex items-center gap-3 py-2.5">
              <LinePicture src={item.image_url} className="w-12" />
              <div className="min-w-0 grow">
                <Link
                  to={paths.adminProduct(item.product_id)}
                  className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-copper hover:underline pointer-coarse:min-h-11"
                >
                  <bdi>{localized(item, 'name', language)}</bdi>
                </Link>
                {choices !== '' && (
                  <p className="text-sm text-ink-muted">
                    <bdi>{choices}</bdi>
                  </p>
                )}
                <p className="text-sm text-ink-muted">
                  {formatNumber(item.quantity, language)} ×{' '}
                  <bdi>{formatMoney(item.unit_price, language)}</bdi>
                </p>
              </div>
              <p className="shrink-0 font-medium">{formatMoney(item.line_total, language)}</p>
            </li>
          )
        })}
      </ul>
      <Amounts
        amounts={order}
        words={{ t, tKey }}
        language={language}
        className="w-full border-t border-plaster-line pt-3 sm:ms-auto sm:w-80"
      />
      {order.notes !== '' && (
        <div className="w-full rounded-control bg-plaster-raised px-4 py-3">
          <h3 className="font-text text-sm font-medium text-ink-muted">{t('checkout.notes')}</h3>
          <p dir="auto" className="break-words whitespace-pre-line">
            {order.notes}
          </p>
        </div>
      )}
    </OrderCardSection>
  )
}
