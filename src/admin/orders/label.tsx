import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isDomestic } from '@/lib/countries'
import { placeLine } from '@/lib/place-line'
import { paths, publicUrl } from '@/paths'
import { Ltr } from '@/ui/ltr'
import { QrCode } from '@/ui/qr-code'
import { TypedText } from '@/ui/typed-text'
import { Barcode } from './barcode'
import './label.css'
import { collection, mustStay } from './collection'
import { piecesToSend } from './print-sheet'
import type { Paper } from './queries'

type LabelProps = {
  order: Paper
  shop: { site_name: string; contact_phone: string }
}

/** The label of one parcel, 100 x 150 mm: where to, the cash to collect, the order's number as a barcode, a link to follow it. */
export function ParcelLabel({ order, shop }: LabelProps) {
  const { t, tKey, language } = useLanguage()
  const { label, amount } = collection(order)
  const link = `${globalThis.location.origin}${publicUrl(paths.track(order.tracking_token), order.language)}`
  return (
    <article
      aria-label={t('adminOrders.labelOf', { number: order.order_number })}
      className="label text-start"
    >
      <p className="label-sender">
        <bdi className="font-medium">{shop.site_name}</bdi>
        <Ltr>{shop.contact_phone}</Ltr>
      </p>
      <address className="not-italic">
        <span className="label-name block font-medium">
          <bdi>{order.contact_name}</bdi>
        </span>
        <span className="label-phone block font-medium">
          <Ltr>{order.phone}</Ltr>
        </span>
        {[order.address, order.district, order.landmark]
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line} className="block">
              <bdi>
                <TypedText text={line} />
              </bdi>
            </span>
          ))}
        <span className="label-city block font-medium">
          <bdi>{placeLine(order)}</bdi>
        </span>
        {!isDomestic(order.country) && <span className="block">{tKey(`shop.country.${order.country}`)}</span>}
      </address>
      <div className="label-cash">
        <p>
          <span className={mustStay(label) ? 'label-name block font-medium' : 'block'}>{t(label)}</span>
          {amount > 0 && <strong translate="no">{formatMoney(amount, language)}</strong>}
          <span className="block">{t('adminOrders.pieces', { count: piecesToSend(order) })}</span>
        </p>
        <QrCode text={link} label={t('adminOrders.labelLink')} className="" />
      </div>
      <div>
        <Barcode text={order.order_number} className="label-barcode" />
        <p className="label-number font-medium">
          <Ltr>{order.order_number}</Ltr>
        </p>
      </div>
    </article>
  )
}
