import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '@/admin/export-menu'
import { adminPaths } from '@/admin/admin-paths'
import { dayOf } from '@/admin/analytics/period'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { QueryState } from '@/admin/query-state'
import { formatMonth, formatNumber, formatShortDate } from '@/i18n/format'
import { formatAmount, formatRate } from '@/i18n/format-amounts'
import { useLanguage } from '@/i18n/language-context'
import { shopDay } from '@/lib/shop-clock'
import { paths } from '@/paths'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Select } from '@/ui/select'
import { useJournalExport } from './journal-export'
import { journalQueries, type JournalRow, type JournalTotals } from './journal-queries'
import { monthsBetween, readMonth } from './journal-months'
import { OrderLink } from './money-orders-tab'

const AMOUNTS = ['net', 'tax', 'total'] as const

/** The invoices and credit notes of a month with their VAT, and what they add up to for each rate. */
export function JournalTab() {
  const { t, language } = useLanguage()
  const list = useListSearchParams()
  const [today] = useState(() => shopDay(new Date()))
  const month = readMonth(list.params.get('month'), today)
  const totals = useQuery(journalQueries.totals(month))
  const query = useQuery(journalQueries.month(month, list.cursor))
  const exporting = useJournalExport()
  const months = monthsBetween(totals.data?.first_day ?? today, today)

  const columns: Column<JournalRow>[] = [
    {
      key: 'number',
      header: t('adminPayments.journal.number'),
      cell: ({ number, kind, payment_token: token }) => (
        <span className="flex flex-col items-start">
          <a
            href={paths.invoice(number, token)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center whitespace-nowrap text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <Ltr>{number}</Ltr>
          </a>
          <span className="text-sm text-ink-muted">{t(`adminPayments.journal.kind.${kind}`)}</span>
        </span>
      ),
    },
    {
      key: 'day',
      header: t('adminPayments.day'),
      className: 'whitespace-nowrap',
      cell: ({ day }) => <time dateTime={day}>{formatShortDate(dayOf(day), language)}</time>,
    },
    {
      key: 'order',
      header: t('adminPayments.order'),
      cell: (row) => (
        <span className="flex flex-col items-start max-md:items-end">
          <OrderLink number={row.order_number} />
          <bdi className="text-sm wrap-anywhere text-ink-muted">{row.buyer}</bdi>
          {row.ice !== '' && (
            <span className="text-sm text-ink-muted">
              {t('adminOrders.companyIce')} <Ltr>{row.ice}</Ltr>
            </span>
          )}
        </span>
      ),
    },
    { key: 'rate', header: t('adminPayments.journal.rate'), cell: (row) => <Rate row={row} /> },
    ...AMOUNTS.map((name): Column<JournalRow> => ({
      key: name,
      header: t(`adminPayments.journal.${name}`),
      align: 'end',
      cell: (row) => <Amount>{row[`${name}_amount`]}</Amount>,
    })),
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">
        {t('adminPayments.journal.text')}{' '}
        <Link
          to={adminPaths.analytics(monthPeriod(month, today))}
          className="text-majolica underline underline-offset-4"
        >
          {t('adminPayments.journal.compare')}
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={t('adminPayments.journal.month')} className="w-full sm:w-60">
          {(control) => (
            <Select
              {...control}
              value={month}
              onValueChange={(next) => list.setFilters({ month: next }, { replace: true })}
              options={(months.includes(month) ? months : [...months, month]).map((value) => ({
                value,
                label: formatMonth(dayOf(`${value}-01`), language),
              }))}
            />
          )}
        </Field>
        <ExportMenu
          label={t('adminPayments.export')}
          busy={exporting.isPending}
          onExport={(format) => exporting.mutate({ month, format })}
        />
      </div>
      <QueryState query={totals} failure={t('adminPayments.journal.failed')} className="h-28 rounded-picture">
        {(data) => <Totals totals={data} />}
      </QueryState>
      <ListPage list={list} query={query} empty={<p>{t('adminPayments.journal.none')}</p>}>
        {(rows) => (
          <DataTable
            caption={t('adminPayments.tab.journal')}
            columns={columns}
            rows={rows}
            rowKey={({ number }) => number}
            rowName={({ number }) => number}
          />
        )}
      </ListPage>
    </div>
  )
}

/** The days of a month for the page that compares what was invoiced with what was received. */
function monthPeriod(month: string, today: string): URLSearchParams {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return new URLSearchParams({ period: 'custom', from: `${month}-01`, to: last > today ? today : last })
}

type TotalsRow = JournalTotals['rates'][number] & { isSum?: true }

function Totals({ totals }: { totals: JournalTotals }) {
  const { t, language } = useLanguage()
  if (totals.rates.length === 0) return null
  const rows: TotalsRow[] = [...totals.rates, { ...totals, tax_rate: null, exemption: null, isSum: true }]
  const columns: Column<TotalsRow>[] = [
    {
      key: 'rate',
      header: t('adminPayments.journal.rate'),
      cell: (row) =>
        row.isSum ? <span className="font-medium">{t('adminPayments.sum')}</span> : <Rate row={row} />,
    },
    {
      key: 'invoices',
      header: t('adminPayments.journal.invoices'),
      align: 'end',
      cell: ({ invoices }) => formatNumber(invoices, language),
    },
    {
      key: 'notes',
      header: t('adminPayments.journal.creditNotes'),
      align: 'end',
      cell: ({ credit_notes: notes }) => formatNumber(notes, language),
    },
    ...AMOUNTS.map((name): Column<TotalsRow> => ({
      key: name,
      header: t(`adminPayments.journal.${name}`),
      align: 'end',
      cell: (row) => (
        <span className={row.isSum && 'font-medium'}>
          <Amount>{row[`${name}_amount`]}</Amount>
        </span>
      ),
    })),
  ]
  return (
    <DataTable
      caption={t('adminPayments.journal.totals')}
      columns={columns}
      rows={rows}
      rowKey={({ tax_rate: rate, exemption, isSum }) =>
        `${String(rate)} ${String(exemption)} ${String(isSum)}`
      }
      rowName={({ tax_rate: rate, isSum }) => (isSum ? t('adminPayments.sum') : String(rate))}
    />
  )
}

function Rate({ row }: { row: Pick<JournalRow, 'tax_rate' | 'exemption'> }) {
  const { t, language } = useLanguage()
  if (row.tax_rate === null) return t('adminPayments.journal.noRate')
  return (
    <>
      <Ltr>{formatRate(row.tax_rate, language)}</Ltr>
      {row.exemption !== null && (
        <span className="block text-sm text-ink-muted">{t('adminPayments.journal.export')}</span>
      )}
    </>
  )
}

/** Left to right, so that a minus sign stays before its number. */
function Amount({ children }: { children: number }) {
  const { language } = useLanguage()
  return (
    <span className="whitespace-nowrap">
      <Ltr>{formatAmount(children, language)}</Ltr>
    </span>
  )
}
