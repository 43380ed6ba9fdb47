import { useLanguage } from '@/i18n/language-context'
import { directionOf } from '@/i18n/locales'
import { Khatam } from '@/ui/khatam'
import { TypedText } from '@/ui/typed-text'
import type { Paper } from './queries'

/** The card that is put into the parcel of a gift: the message alone, in the language of the order. One to a page. */
export function GiftCard({ order, shop }: { order: Paper; shop: { site_name: string } }) {
  const { t } = useLanguage()
  return (
    <article
      lang={order.language}
      dir={directionOf(order.language)}
      data-no-mirror
      aria-label={t('adminOrders.cardOf', { number: order.order_number })}
      className="mx-auto flex min-h-[105mm] w-full max-w-[148mm] break-inside-avoid flex-col items-center justify-between gap-6 border border-plaster-line bg-white p-8 text-center print:break-after-page print:border-0 print:last:break-after-auto"
    >
      <Khatam outline className="size-10 text-copper" />
      <p
        dir="auto"
        className="max-w-full font-display text-xl leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        <TypedText text={order.gift_message} />
      </p>
      <p className="text-sm text-ink-muted">
        <bdi>{shop.site_name}</bdi>
      </p>
    </article>
  )
}
