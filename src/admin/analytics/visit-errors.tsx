import { formatNumber, formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'
import { DataTable } from '../list/data-table'
import type { VisitError } from './queries'

/** What failed in browsers, the most frequent first. Messages are the browsers' own, in whatever language. */
export function VisitErrors({ errors }: { errors: readonly VisitError[] }) {
  const { t, language } = useLanguage()
  if (errors.length === 0) return <p className="text-ink-muted">{t('adminVisits.noErrors')}</p>
  return (
    <DataTable
      caption={t('adminVisits.errors')}
      rows={errors}
      rowKey={({ message }) => message}
      rowName={({ message }) => message}
      columns={[
        {
          key: 'message',
          header: t('adminVisits.message'),
          cell: ({ message, place }) => (
            <span className="flex flex-col items-start gap-0.5">
              <bdi className="font-medium wrap-anywhere">{message}</bdi>
              {place !== '' && (
                <span className="text-sm wrap-anywhere text-ink-muted">
                  <Ltr>{place}</Ltr>
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'count',
          header: t('adminAnalytics.times'),
          align: 'end',
          cell: ({ count }) => formatNumber(count, language),
        },
        {
          key: 'last',
          header: t('adminAnalytics.lastTime'),
          className: 'md:whitespace-nowrap',
          cell: ({ last_at: at }) => formatShortDateTime(at, language),
        },
        {
          key: 'pages',
          header: t('adminVisits.pages'),
          cell: ({ pages }) => (
            <span className="flex flex-col items-start max-md:items-end">
              {pages.map((page) => (
                <Ltr key={page}>{page}</Ltr>
              ))}
            </span>
          ),
        },
        {
          key: 'release',
          header: t('adminVisits.release'),
          cell: ({ release }) => <Ltr>{release}</Ltr>,
        },
      ]}
    />
  )
}
