import { useQuery } from '@tanstack/react-query'
import { Banknote, ReceiptText, Truck, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { RETURN_DAYS } from '@/content/returns'
import { formatDay } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isDomestic } from '@/lib/countries'
import { addBusinessDays, shopCalendarDay } from '@/lib/shop-clock'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { methodsFor } from '@/payments/providers'
import { settingsQueries } from '@/settings/queries'
import { Link } from '@/ui/link'
import { UnreadPart } from '@/ui/unread-part'
import type { Quote } from './queries'

type CartPromisesProps = { country: string; quote: Quote | undefined }

/** Beside the button to the checkout: when the order arrives, the duties abroad, how it can be paid, and how long it can be returned. */
export function CartPromises({ country, quote }: CartPromisesProps) {
  const { t, tKey, language } = useLanguage()
  const query = useQuery(settingsQueries.paymentMethods())
  const { data: offered } = query
  const unread = useUnread(query)
  const methods = methodsFor(offered ?? [], country)
  const day = (days: number) => formatDay(addBusinessDays(shopCalendarDay(new Date()), days), language)

  return (
    <ul className="flex flex-col gap-2">
      {quote !== undefined && (
        <PromiseLine icon={Truck} mirrored>
          {quote.min_days === quote.max_days
            ? t('deferred.cart.arrivesOn', {
                country: tKey(`shop.country.${country}`),
                day: day(quote.min_days),
              })
            : t('deferred.cart.arrives', {
                country: tKey(`shop.country.${country}`),
                from: day(quote.min_days),
                to: day(quote.max_days),
              })}
        </PromiseLine>
      )}
      {!isDomestic(country) && <PromiseLine icon={ReceiptText}>{t('deferred.cart.duties')}</PromiseLine>}
      {methods.length > 0 && (
        <PromiseLine icon={Banknote}>
          {new Intl.ListFormat(language, { type: 'disjunction' }).format(
            methods.map((method) => t(`deferred.payment.${method}`)),
          )}
        </PromiseLine>
      )}
      {unread !== null && (
        <li>
          <UnreadPart {...unread} />
        </li>
      )}
      <PromiseLine icon={Undo2} mirrored>
        <Link
          to={paths.support('returns')}
          className="underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('shop.footer.returnDays', { count: RETURN_DAYS })}
        </Link>
      </PromiseLine>
    </ul>
  )
}

type PromiseLineProps = { icon: LucideIcon; mirrored?: boolean; children: ReactNode }

function PromiseLine({ icon: Icon, mirrored = false, children }: PromiseLineProps) {
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 text-copper ${mirrored ? 'rtl:-scale-x-100' : ''}`}
      />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
