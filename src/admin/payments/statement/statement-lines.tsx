import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { type Column, DataTable } from '@/admin/list/data-table'
import { QueryState } from '@/admin/query-state'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { formatMoney, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { OrderStatusBadge } from '@/orders/order-status'
import { Button } from '@/ui/button'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { OrderLink } from '../money-orders-tab'
import { paymentMutations, type StatementResult } from '../mutations'
import { type MatchedLine, matchQueries, preselected, type ProposedOrder, restAfter } from './matches'
import type { StatementLine } from './read-statement'

type StatementLinesProps = { lines: readonly StatementLine[]; onAgain: () => void }

/** The incoming amounts with the orders that they may pay; those with a chosen order are recorded together. */
export function StatementLines({ lines, onAgain }: StatementLinesProps) {
  const { t } = useLanguage()
  const query = useQuery(matchQueries.lines(lines))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button tone="secondary" onClick={onAgain}>
          {t('adminPayments.statement.again')}
        </Button>
      </div>
      <QueryState query={query} failure={t('adminPayments.failedToRead')} className="h-64 rounded-picture">
        {(matched) => <Matches matched={matched} />}
      </QueryState>
    </div>
  )
}

function Matches({ matched }: { matched: readonly MatchedLine[] }) {
  const { t, language } = useLanguage()
  // The order chosen for each line, by the line's reference; until it is changed, the proposed one.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(matched.map((line) => [line.reference, preselected(line)])),
  )
  const [results, setResults] = useState<ReadonlyMap<string, StatementResult>>(new Map())
  const save = useMutation(paymentMutations.recordStatement())
  const queryClient = useQueryClient()
  const isDone = ({ reference, isRecorded }: MatchedLine) =>
    results.get(reference)?.error === null || isRecorded
  const orderOf = (line: MatchedLine) => line.orders.find(({ id }) => id === chosen.get(line.reference))
  const ready = matched.filter((line) => !isDone(line) && orderOf(line) !== undefined)
  const rests = restAfter(
    ready.flatMap((line) => {
      const order = orderOf(line)
      return order === undefined ? [] : [{ ...line, order }]
    }),
  )

  const record = () =>
    save.mutate(
      ready.flatMap((line) => {
        const order = orderOf(line)
        return order === undefined
          ? []
          : [
              {
                orderId: order.id,
                provider: 'transfer' as const,
                reference: line.reference,
                amount: line.amount,
                receivedOn: line.date,
                bankText: line.text,
                note: '',
              },
            ]
      }),
      {
        onSuccess: (outcome) => {
          setResults(new Map([...results, ...outcome.map((row) => [row.reference, row] as const)]))
          // What was paid is not proposed again for the other lines.
          void queryClient.invalidateQueries({ queryKey: matchQueries.all })
        },
      },
    )

  const columns: Column<MatchedLine>[] = [
    {
      key: 'line',
      header: t('adminPayments.statement.line'),
      className: 'md:min-w-56',
      cell: ({ date, text }) => (
        <span className="flex flex-col">
          <time dateTime={date} className="text-sm text-ink-muted">
            {formatShortDate(`${date}T12:00:00Z`, language)}
          </time>
          <bdi className="text-sm wrap-anywhere">{text}</bdi>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('adminPayments.amount'),
      align: 'end',
      className: 'whitespace-nowrap font-medium',
      cell: ({ amount }) => formatMoney(amount, language),
    },
    {
      key: 'order',
      header: t('adminPayments.statement.proposal'),
      className: 'md:w-full max-md:flex-col max-md:items-stretch! max-md:gap-1!',
      cell: (line) => (
        <Proposal
          line={line}
          order={orderOf(line)}
          isDone={isDone(line)}
          rest={rests.get(line.reference) ?? 0}
          onChoose={(id) => setChosen(new Map(chosen).set(line.reference, id))}
        />
      ),
    },
    {
      key: 'result',
      header: t('adminPayments.statement.result'),
      cell: (line) => <Result line={line} result={results.get(line.reference)} />,
    },
  ]
  const succeeded = [...results.values()].filter(({ error }) => error === null).length
  const failed = results.size - succeeded
  return (
    <>
      <DataTable
        caption={t('adminPayments.statement.caption')}
        columns={columns}
        rows={matched}
        rowKey={({ reference }) => reference}
        rowName={({ text }) => text}
      />
      <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
        {succeeded > 0 && (
          <Notice tone="success">{t('adminPayments.statement.recorded', { count: succeeded })}</Notice>
        )}
        {failed > 0 && (
          <Notice tone="error">{t('adminPayments.statement.failedLines', { count: failed })}</Notice>
        )}
      </div>
      <div>
        <UnsavedChangesPrompt isUnsaved={() => ready.length > 0} confirm={t('adminPayments.statement.leave')}>
          {t('adminPayments.statement.leaveText')}
        </UnsavedChangesPrompt>
        <Button busy={save.isPending} disabled={ready.length === 0} onClick={record}>
          {t('adminPayments.statement.record', { count: ready.length })}
        </Button>
      </div>
    </>
  )
}

type ProposalProps = {
  line: MatchedLine
  order: ProposedOrder | undefined
  isDone: boolean
  /** What remains due after this line and those before it, in MAD. */
  rest: number
  onChoose: (orderId: string) => void
}

function Proposal({ line, order, isDone, rest, onChoose }: ProposalProps) {
  const { t, language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  if (line.orders.length === 0) {
    return <span className="text-sm text-ink-muted">{t('adminPayments.statement.noOrder')}</span>
  }
  return (
    <span className="flex flex-col gap-1">
      {!isDone && (
        <NativeSelect
          aria-label={t('adminPayments.statement.choose', { amount: money(line.amount) })}
          value={order?.id ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{t('adminPayments.statement.candidates', { count: line.orders.length })}</option>
          {line.orders.map((each) => (
            <option key={each.id} value={each.id}>
              {`${each.order_number} · ${each.contact_name} · ${t('adminPayments.due', { amount: money(each.amount_due) })}`}
            </option>
          ))}
        </NativeSelect>
      )}
      {order !== undefined && (
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <OrderLink number={order.order_number} />
          <OrderStatusBadge status={order.status} />
          <span>
            {t(
              order.by === 'reference'
                ? 'adminPayments.statement.byReference'
                : 'adminPayments.statement.byAmount',
            )}
          </span>
          {!isDone && (
            <span className={rest < 0 ? 'text-brick' : undefined}>
              {rest === 0
                ? t('adminPayments.statement.exact')
                : rest > 0
                  ? t('adminPayments.statement.less', { amount: money(rest) })
                  : t('adminPayments.statement.more', { amount: money(-rest) })}
            </span>
          )}
        </span>
      )}
    </span>
  )
}

function Result({ line, result }: { line: MatchedLine; result: StatementResult | undefined }) {
  const { t } = useLanguage()
  if (result?.error != null) {
    return (
      <span className="flex items-start gap-1.5 text-sm text-brick">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {errorMessage(result.error, t)}
      </span>
    )
  }
  if (result === undefined && !line.isRecorded) return <span aria-hidden="true">–</span>
  return (
    <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-olive">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
      {t(result === undefined ? 'adminPayments.statement.known' : 'adminPayments.statement.done')}
      {line.recordedFor !== null && <OrderLink number={line.recordedFor} />}
    </span>
  )
}
