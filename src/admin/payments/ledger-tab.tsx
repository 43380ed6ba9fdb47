import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ExportMenu } from '@/admin/export-menu'
import { adminPaths } from '@/admin/admin-paths'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { type ListSearchParams, useListSearchParams } from '@/admin/list/use-list-search-params'
import { useLanguage } from '@/i18n/language-context'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { PAYMENT_PROVIDERS } from '@/payments/providers'
import { TypedText } from '@/ui/typed-text'
import { useLedgerExport } from './ledger-export'
import { KINDS, type LedgerFilters, readLedgerFilters, STATES } from './ledger-filters'
import { Charged, PaymentDay, reasonText, SignedAmount, VisibleReference } from './ledger-list'
import { OrderLink } from './money-orders-tab'
import { PaymentKindBadge, PaymentStateBadge } from './payment-badges'
import { adminPaymentQueries, type LedgerRow } from './queries'

/** All rows of the ledger, the newest entries first. */
export function LedgerTab() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const list = useListSearchParams()
  const filters = readLedgerFilters(list.params)
  const query = useQuery(adminPaymentQueries.ledger(filters, list.cursor))
  const exporting = useLedgerExport()

  const columns: Column<LedgerRow>[] = [
    {
      key: 'order',
      header: t('adminPayments.order'),
      cell: (row) => (
        <span className="flex flex-col items-start">
          <OrderLink number={row.order_number} />
          <span className="text-sm text-ink-muted">
            <bdi>{row.contact_name === '' ? t('adminOrders.erased') : row.contact_name}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('adminPayments.kind'),
      cell: ({ kind, provider }) => (
        <span className="flex flex-col items-start gap-1 max-md:items-end">
          <PaymentKindBadge kind={kind} />
          <span className="text-sm text-ink-muted">{t(`adminPayments.provider.${provider}`)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('adminPayments.state'),
      cell: (row) => <LedgerState row={row} />,
    },
    {
      key: 'reference',
      header: t('adminPayments.reference'),
      className: 'max-md:items-start! max-w-64',
      cell: (row) => (
        <span className="max-md:text-end">
          <VisibleReference payment={row} />
        </span>
      ),
    },
    {
      key: 'date',
      header: t('adminPayments.date'),
      cell: (row) => (
        <span className="text-sm whitespace-nowrap">
          <PaymentDay payment={row} />
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('adminPayments.amount'),
      align: 'end',
      cell: (row) => (
        <span className="flex flex-col items-end">
          <span className="font-medium whitespace-nowrap">
            <SignedAmount {...row} />
          </span>
          <Charged payment={row} />
        </span>
      ),
    },
  ]
  const filterNames = ['q', 'kind', 'provider', 'state', 'from', 'to']

  return (
    <div className="flex flex-col gap-4">
      <ListPage
        list={list}
        query={query}
        filters={
          <div className="flex flex-wrap items-end gap-3">
            <LedgerFilterBar list={list} filters={filters} />
            <ExportMenu
              label={t('adminPayments.export')}
              busy={exporting.isPending}
              className="ms-auto"
              onExport={(format) => exporting.mutate({ filters, format })}
            />
          </div>
        }
        clearable={filterNames.some((name) => list.params.has(name)) ? filterNames : undefined}
        empty={<p>{t('adminPayments.nothingInLedger')}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t('adminPayments.tab.ledger')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowName={({ order_number: number }) => number}
            onOpen={({ order_number: number }) => void navigate(adminPaths.order(number))}
          />
        )}
      </ListPage>
    </div>
  )
}

function LedgerState({ row: { state, reason, last_error: error } }: { row: LedgerRow }) {
  const { t } = useLanguage()
  const why = reasonText(reason, t)
  return (
    <span className="flex flex-col items-start gap-1 max-md:items-end">
      <PaymentStateBadge state={state} />
      {why !== '' && (
        <span className="max-w-60 text-sm wrap-anywhere text-ink-muted max-md:text-end">
          <bdi>
            <TypedText text={why} />
          </bdi>
        </span>
      )}
      {error !== null && state === 'pending' && (
        <bdi dir="ltr" className="max-w-60 text-sm break-words text-brick">
          {error}
        </bdi>
      )}
    </span>
  )
}

function LedgerFilterBar({ list, filters }: { list: ListSearchParams; filters: LedgerFilters }) {
  const { t } = useLanguage()
  const choose = (name: string) => (value: string) => list.setFilters({ [name]: value }, { replace: true })
  return (
    <>
      <SearchBox
        label={t('adminPayments.searchLedger')}
        value={filters.search}
        className="w-full min-w-[min(14rem,100%)] grow sm:w-auto"
        onSearch={(q) => list.setFilters({ q }, { replace: true })}
      />
      <Select
        aria-label={t('adminPayments.kind')}
        className="grow sm:w-auto sm:grow-0"
        value={filters.kind ?? ''}
        onValueChange={choose('kind')}
        options={[
          { value: '', label: t('adminPayments.anyKind') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`adminPayments.kind.${kind}`) })),
        ]}
      />
      <Select
        aria-label={t('adminPayments.provider')}
        className="grow sm:w-auto sm:grow-0"
        value={filters.provider ?? ''}
        onValueChange={choose('provider')}
        options={[
          { value: '', label: t('adminPayments.anyProvider') },
          ...PAYMENT_PROVIDERS.map((provider) => ({
            value: provider,
            label: t(`adminPayments.provider.${provider}`),
          })),
        ]}
      />
      <Select
        aria-label={t('adminPayments.state')}
        className="grow sm:w-auto sm:grow-0"
        value={filters.state ?? ''}
        onValueChange={choose('state')}
        options={[
          { value: '', label: t('adminPayments.anyState') },
          ...STATES.map((state) => ({ value: state, label: t(`adminPayments.state.${state}`) })),
        ]}
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`adminShell.${end}`)} className="text-sm">
            {(control) => (
              <Input
                {...control}
                type="date"
                // A year that is half typed filters nothing yet, and is not to be taken away.
                value={list.params.get(end) ?? ''}
                min={end === 'to' && filters.from !== '' ? filters.from : undefined}
                max={end === 'from' && filters.to !== '' ? filters.to : undefined}
                onChange={({ target }) => choose(end)(target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}
