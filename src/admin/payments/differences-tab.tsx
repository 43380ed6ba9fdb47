import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { TextareaField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { StateFilter } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { formatShortDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Translate } from '@/i18n/message-types'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { BookDifferenceDialog, bookingsOf } from './book-difference-dialog'
import { DIFFERENCE_REASONS } from './difference-reasons'
import { OrderLink } from './money-orders-tab'
import { paymentMutations } from './mutations'
import { adminPaymentQueries, type Difference } from './queries'
import { type ResolveInput, resolveSchema } from './schema'

const reasonOf = (reason: string, t: Translate) =>
  DIFFERENCE_REASONS[reason] === undefined ? reason : t(DIFFERENCE_REASONS[reason])

/** What providers reported and the ledger does not know. An admin looks at each and writes what was done. */
export function DifferencesTab() {
  const { t, language } = useLanguage()
  const list = useListSearchParams()
  const isResolved = list.params.get('show') === 'resolved'
  const query = useQuery(adminPaymentQueries.differences(isResolved, list.cursor))
  const [chosen, setChosen] = useState<{ difference: Difference; act: 'resolve' | 'book' } | null>(null)

  const columns: Column<Difference>[] = [
    {
      key: 'reason',
      header: t('adminPayments.reason'),
      cell: ({ reason, provider, detail }) => (
        <span className="flex flex-col">
          <span className="font-medium">{reasonOf(reason, t)}</span>
          <span className="text-sm text-ink-muted">{t(`adminPayments.provider.${provider}`)}</span>
          {reason === 'dispute' && <Deadline at={(detail as { respond_by?: string }).respond_by} />}
        </span>
      ),
    },
    {
      key: 'reference',
      header: t('adminPayments.reference'),
      cell: ({ reference, payments: payment }) => (
        <span className="flex flex-col items-start gap-1 max-md:items-end">
          <span className="break-all">
            <Ltr>{reference}</Ltr>
          </span>
          {payment !== null && <OrderLink number={payment.orders.order_number} />}
        </span>
      ),
    },
    {
      key: 'reported',
      header: t('adminPayments.reported'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ amount, currency }) => <Ltr>{`${amount.toFixed(2)} ${currency}`}</Ltr>,
    },
    {
      key: 'date',
      header: t('adminPayments.date'),
      cell: ({ created_at: at }) => (
        <time dateTime={at} className="text-sm">
          {formatShortDateTime(at, language)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: isResolved ? t('adminPayments.resolveNote') : t('adminPayments.actions'),
      align: isResolved ? undefined : 'end',
      cell: (difference) =>
        difference.resolved_at === null ? (
          <span className="flex flex-wrap justify-end gap-2">
            <BookButton difference={difference} onClick={() => setChosen({ difference, act: 'book' })} />
            <Button
              tone="secondary"
              size="small"
              aria-label={t('adminPayments.resolveOne', { reference: difference.reference })}
              onClick={() => setChosen({ difference, act: 'resolve' })}
            >
              {t('adminPayments.resolve')}
            </Button>
          </span>
        ) : (
          <span className="flex flex-col max-md:items-end">
            <bdi className="wrap-anywhere">
              <TypedText text={difference.note} />
            </bdi>
            <span className="text-sm text-ink-muted">
              {t('adminPayments.resolvedOn', { time: formatShortDateTime(difference.resolved_at, language) })}
            </span>
          </span>
        ),
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminPayments.differencesText')}</p>
      <ListPage
        list={list}
        query={query}
        filters={
          <StateFilter
            label={t('adminPayments.differenceState')}
            value={isResolved ? 'resolved' : ''}
            options={[
              ['', 'adminPayments.openDifferences'],
              ['resolved', 'adminPayments.resolvedDifferences'],
            ]}
            onChange={(show) => list.setFilters({ show })}
          />
        }
        empty={<p>{t('adminPayments.noDifferences')}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t('adminPayments.tab.differences')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowName={({ reference }) => reference}
          />
        )}
      </ListPage>
      {chosen?.act === 'resolve' && (
        <ResolveDialog difference={chosen.difference} onClose={() => setChosen(null)} />
      )}
      {chosen?.act === 'book' && (
        <BookDifferenceDialog difference={chosen.difference} onClose={() => setChosen(null)} />
      )}
    </div>
  )
}

/** Until when the shop can answer a dispute. */
function Deadline({ at }: { at: string | undefined }) {
  const { t, language } = useLanguage()
  if (at === undefined) return null
  return (
    <span className="text-sm font-medium text-brick">
      {t('adminPayments.respondBy', { time: formatShortDateTime(at, language) })}
    </span>
  )
}

/** Names what the difference can be booked as, when that is one thing. */
function BookButton({ difference, onClick }: { difference: Difference; onClick: () => void }) {
  const { t } = useLanguage()
  const [kind, other] = bookingsOf(difference)
  if (kind === undefined) return null
  const action = other === undefined ? t(`adminPayments.bookAs.${kind}`) : t('adminPayments.book')
  return (
    <Button
      tone="secondary"
      size="small"
      aria-label={t('adminPayments.bookOne', { action, reference: difference.reference })}
      onClick={onClick}
    >
      {action}
    </Button>
  )
}

function ResolveDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const { t } = useLanguage()
  const save = useMutation(paymentMutations.resolveDifference())
  const form = useForm<ResolveInput>({ resolver: zodResolver(resolveSchema), defaultValues: { note: '' } })
  return (
    <FormDialog
      form={form}
      title={t('adminPayments.resolveOne', { reference: difference.reference })}
      submit={t('adminPayments.resolve')}
      pending={save.isPending}
      error={save.error}
      onSubmit={({ note }) => save.mutate({ id: difference.id, note }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextareaField<ResolveInput>
        name="note"
        label={t('adminPayments.resolveNote')}
        required
        rows={3}
        dir="auto"
        data-autofocus
      />
    </FormDialog>
  )
}
