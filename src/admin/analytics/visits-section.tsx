import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { ReadState } from '../dashboard/read-state'
import { PageSpeeds } from './page-speeds'
import type { Period } from './period'
import { analyticsQueries } from './queries'
import { VisitErrors } from './visit-errors'

/** What browsers reported of the visits of a period: how fast they were, and what failed. */
export function VisitsSection({ period }: { period: Pick<Period, 'from' | 'to'> }) {
  const { t } = useLanguage()
  const visits = useQuery({
    ...analyticsQueries.visits(period.from, period.to),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <p className="max-w-prose text-ink-muted">{t('adminVisits.text')}</p>
      <ReadState query={visits} failure={t('adminVisits.failed')} className="h-96 rounded-picture">
        {({ vitals, errors }) => (
          <div
            aria-busy={visits.isPlaceholderData || undefined}
            className={cn(
              'flex flex-col gap-5 transition-opacity duration-150',
              visits.isPlaceholderData && 'opacity-60',
            )}
          >
            <PageSpeeds rows={vitals} />
            <h3 className="text-lg">{t('adminVisits.errors')}</h3>
            <VisitErrors errors={errors} />
          </div>
        )}
      </ReadState>
    </>
  )
}
