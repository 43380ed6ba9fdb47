import { RETURN_DAYS } from '@/content/returns'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { DAY_MS, shopCalendarDay } from '@/lib/shop-clock'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import type { StatusChange } from './order-timeline'

/** The last day for returns, as midnight UTC; null before the delivery. The database decides with the shop's setting. */
export function lastReturnDay(changes: readonly StatusChange[]): Date | null {
  const delivered = changes.filter(({ to_status: status }) => status === 'delivered')
  const latest = delivered
    .map(({ created_at: at }) => at)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
  return latest === undefined
    ? null
    : new Date(shopCalendarDay(new Date(latest)).getTime() + RETURN_DAYS * DAY_MS)
}

/** The way to the page for returns of a delivered order, which also shows those that were made. */
export function ReturnLink({ token, changes }: { token: string; changes: readonly StatusChange[] }) {
  const { t, language } = useLanguage()
  const until = lastReturnDay(changes)
  const isOpen = until !== null && until >= shopCalendarDay(new Date())
  return (
    <>
      <Button asChild tone="secondary">
        <Link to={paths.return(token)}>{t('ordering.return.page')}</Link>
      </Button>
      {isOpen && (
        <span className="self-center text-sm text-ink-muted">
          {t('ordering.return.until', { date: formatDate(until, language) })}
        </span>
      )}
    </>
  )
}
