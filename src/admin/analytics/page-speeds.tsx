import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'
import { Figure, Figures } from '../dashboard/figures'
import { DataTable } from '../list/data-table'
import { VitalMark } from './vital-mark'
import { CORE_METRICS, METRICS, speedByPage, type PageSpeed, type Percentile } from './vitals'

/** How fast the shop was, on each kind of device and then page by page. */
export function PageSpeeds({ rows }: { rows: readonly Percentile[] }) {
  const { t, language } = useLanguage()
  const speeds = speedByPage(rows)
  if (speeds.length === 0) return <p className="text-ink-muted">{t('adminVisits.noVitals')}</p>

  const device = (speed: PageSpeed) => t(`adminVisits.device_${speed.device}`)
  return (
    <div className="flex flex-col gap-5">
      {speeds
        .filter(({ page }) => page === null)
        .map((speed) => (
          <div key={speed.device} className="flex flex-col gap-2">
            <h3 className="text-lg">
              {device(speed)}{' '}
              <span className="font-text text-base font-normal text-ink-muted">
                {t('adminVisits.measured', { count: speed.count })}
              </span>
            </h3>
            <Figures>
              {METRICS.map((metric) => (
                <Figure key={metric} label={t(`adminVisits.metric_${metric}`)}>
                  <VitalMark vital={speed.vitals[metric]} />
                </Figure>
              ))}
            </Figures>
          </div>
        ))}
      <DataTable
        caption={t('adminVisits.byPage')}
        rows={speeds.filter(({ page }) => page !== null)}
        rowKey={(speed) => `${speed.page} ${speed.device}`}
        rowName={(speed) => `${speed.page} ${device(speed)}`}
        columns={[
          {
            key: 'page',
            header: t('adminVisits.page'),
            cell: ({ page }) => (
              <span className="font-medium">
                <Ltr>{page}</Ltr>
              </span>
            ),
          },
          { key: 'device', header: t('adminVisits.device'), cell: device },
          ...CORE_METRICS.map((metric) => ({
            key: metric,
            header: t(`adminVisits.metric_${metric}`),
            cell: ({ vitals }: PageSpeed) => (
              <VitalMark vital={vitals[metric]} className="max-md:justify-end" />
            ),
          })),
          {
            key: 'count',
            header: t('adminVisits.visits'),
            align: 'end',
            cell: ({ count }) => formatNumber(count, language),
          },
        ]}
      />
    </div>
  )
}
