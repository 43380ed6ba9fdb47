import type { ReactNode } from 'react'
import { formatDate } from '@/i18n/format'
import { directionOf, type Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { Ltr } from '@/ui/ltr'
import { addressLines } from './address-lines'
import type { Paper } from './queries'

export type Seller = {
  site_name: string
  address: string
  contact_email: string
  contact_phone: string
  bank_details: string
}

type PaperSheetProps = {
  order: Paper
  shop: Seller
  title: string
  language: Language
  words: Translator
  children: ReactNode
}

/** The sheet of one order: who sends what to whom. Each begins on a page of its own. */
export function PaperSheet({ order, shop, title, language, words, children }: PaperSheetProps) {
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
            <bdi>{shop.address}</bdi>
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
            <p className="font-medium text-brick">{t('order.status.cancelled')}</p>
          )}
        </div>
      </header>
      <section className="py-4">
        <h3 className="font-text text-sm text-ink-muted">{t('adminOrders.deliverTo')}</h3>
        <address className="text-base not-italic">
          {addressLines(order).map((line, index) => (
            <span key={index} className={index === 0 ? 'block font-medium' : 'block'}>
              <bdi>{line}</bdi>
            </span>
          ))}
          <span className="block">{tKey(`country.${order.country}`)}</span>
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
