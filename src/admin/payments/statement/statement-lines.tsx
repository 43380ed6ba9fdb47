import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { type Column, DataTable } from '@/admin/list/data-table'
import { numberText } from '@/admin/numbers'
import { parseAmount } from '@/lib/amount'
import { QueryState } from '@/admin/query-state'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { formatMoney, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { TypedText } from '@/ui/typed-text'
import { OrderLink } from '../money-orders-tab'
import { paymentMutations, type StatementResult } from '../mutations'
import { type DraftPart, LineParts } from './line-parts'
import {
  arePartsComplete,
  type MatchedLine,
  matchQueries,
  openAmount,
  type Part,
  partReferences,
  type ProposedOrder,
  proposedParts,
  restAfter,
} from './matches'
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

const draftOf = ({ orderId, amount }: Part): DraftPart => ({ orderId, typed: numberText(amount) })

/** The choices of an admin: the parts of each line, and the orders found for it, by the line's reference. */
function useParts(matched: readonly MatchedLine[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, readonly DraftPart[]>>(
    () => new Map(matched.map((line) => [line.reference, proposedParts(line).map(draftOf)])),
  )
  const [found, setFound] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const searched = matched.filter(({ reference }) => found.has(reference))
  const foundOrders = useQueries({
    queries: searched.map((line) => matchQueries.found(line, found.get(line.reference) ?? [])),
  })
  const ordersOf = (line: MatchedLine): readonly ProposedOrder[] => {
    const more = foundOrders[searched.indexOf(line)]?.data ?? []
    return [...line.orders, ...more.filter(({ id }) => line.orders.every((order) => order.id !== id))]
  }
  const draftsOf = ({ reference }: MatchedLine) => drafts.get(reference) ?? []
  /** The parts as amounts; the only part of a line is what is open of it. */
  const partsOf = (line: MatchedLine): Part[] => {
    const parts = draftsOf(line)
    return parts.map(({ orderId, typed }) => ({
      orderId,
      amount: parts.length === 1 ? openAmount(line) : (parseAmount(typed) ?? 0),
    }))
  }
  return {
    ordersOf,
    draftsOf,
    partsOf,
    orderOf: (line: MatchedLine, part: Part) => ordersOf(line).find(({ id }) => id === part.orderId),
    change: ({ reference }: MatchedLine, parts: readonly DraftPart[]) =>
      setDrafts((before) => new Map(before).set(reference, parts)),
    find: ({ reference }: MatchedLine, numbers: readonly string[]) =>
      setFound((before) =>
        new Map(before).set(
          reference,
          [...new Set([...numbers, ...(before.get(reference) ?? [])])].slice(0, 5),
        ),
      ),
  }
}

function Matches({ matched }: { matched: readonly MatchedLine[] }) {
  const { t, language } = useLanguage()
  const choices = useParts(matched)
  // By the reference of the payment.
  const [results, setResults] = useState<ReadonlyMap<string, StatementResult>>(new Map())
  const save = useMutation(paymentMutations.recordStatement())
  const queryClient = useQueryClient()
  const isDone = (line: MatchedLine) => openAmount(line) === 0
  const isReady = (line: MatchedLine) =>
    !isDone(line) && arePartsComplete(choices.partsOf(line), openAmount(line))
  const ready = matched.filter(isReady)
  const chosen = matched
    .filter((line) => !isDone(line))
    .flatMap((line) =>
      choices.partsOf(line).flatMap((part, index) => {
        const order = choices.orderOf(line, part)
        return order === undefined ? [] : [{ line, index, order, amount: part.amount }]
      }),
    )
  const rests = restAfter(chosen)
  const restOf = (line: MatchedLine, index: number) =>
    rests[chosen.findIndex((each) => each.line === line && each.index === index)] ?? null

  const payments = ready.flatMap((line) => {
    const parts = choices.partsOf(line)
    const references = partReferences(line, parts.length)
    return parts.map((part, index) => {
      const order = choices.orderOf(line, part)
      return {
        orderId: part.orderId,
        provider: 'transfer' as const,
        reference: references[index] ?? line.reference,
        amount: part.amount,
        receivedOn: line.date,
        bankText: line.text,
        note: '',
        ...(order && { seenPaid: order.paid_amount, seenRefunded: order.refunded_amount }),
      }
    })
  })
  const record = () =>
    save.mutate(payments, {
      onSuccess: (outcome) => {
        setResults(new Map([...results, ...outcome.map((row) => [row.reference, row] as const)]))
        const recorded = new Set(outcome.flatMap((row) => (row.error === null ? [row.reference] : [])))
        for (const line of ready) {
          const references = partReferences(line, choices.draftsOf(line).length)
          const left = choices.draftsOf(line).filter((_, index) => !recorded.has(references[index] ?? ''))
          choices.change(line, left.length === 0 ? [{ orderId: '', typed: '' }] : left)
        }
        // What was paid is not proposed again for the other lines.
        void queryClient.invalidateQueries({ queryKey: matchQueries.all })
      },
    })

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
          <bdi className="text-sm wrap-anywhere">
            <TypedText text={text} />
          </bdi>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('adminPayments.amount'),
      align: 'end',
      className: 'whitespace-nowrap font-medium',
      cell: (line) => (
        <span className="flex flex-col items-end">
          <span translate="no">{formatMoney(line.amount, language)}</span>
          {line.recorded.length > 0 && !isDone(line) && (
            <span className="text-sm font-normal whitespace-normal text-brick">
              {t('adminPayments.statement.rest', { amount: formatMoney(openAmount(line), language) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'order',
      header: t('adminPayments.statement.proposal'),
      className: 'md:w-full max-md:flex-col max-md:items-stretch! max-md:gap-1!',
      cell: (line) =>
        isDone(line) ? null : (
          <LineParts
            line={line}
            orders={choices.ordersOf(line)}
            parts={choices.draftsOf(line)}
            rests={choices.draftsOf(line).map((_, index) => restOf(line, index))}
            isComplete={isReady(line)}
            onChange={(parts) => choices.change(line, parts)}
            onFound={(numbers) => choices.find(line, numbers)}
          />
        ),
    },
    {
      key: 'result',
      header: t('adminPayments.statement.result'),
      cell: (line) => <Result line={line} results={results} />,
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
      <Status className="flex flex-col gap-2">
        {succeeded > 0 && (
          <Notice tone="success">{t('adminPayments.statement.recorded', { count: succeeded })}</Notice>
        )}
        {failed > 0 && (
          <Notice tone="error">{t('adminPayments.statement.failedLines', { count: failed })}</Notice>
        )}
      </Status>
      <div>
        <UnsavedChangesPrompt
          isUnsaved={() => chosen.length > 0}
          confirm={t('adminPayments.statement.leave')}
        >
          {t('adminPayments.statement.leaveText')}
        </UnsavedChangesPrompt>
        <Button busy={save.isPending} disabled={ready.length === 0} onClick={record}>
          {t('adminPayments.statement.record', { count: payments.length })}
        </Button>
      </div>
    </>
  )
}

type ResultProps = { line: MatchedLine; results: ReadonlyMap<string, StatementResult> }

/** What became of a line: its errors of this time, and the orders that it is recorded for. */
function Result({ line, results }: ResultProps) {
  const { t } = useLanguage()
  const recordedNow = line.recorded.some(({ reference }) => results.get(reference)?.error === null)
  const errors = [line.reference, ...partReferences({ ...line, recorded: [] }, 9).slice(1)].flatMap(
    (reference) => results.get(reference)?.error ?? [],
  )
  return (
    <span className="flex flex-col gap-1">
      {errors.map((error, index) => (
        <span key={index} className="flex items-start gap-1.5 text-sm text-brick">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {errorMessage(error, t)}
        </span>
      ))}
      {line.recorded.map(({ reference, order_number: number }) => (
        <span key={reference} className="flex items-center gap-1.5 text-sm whitespace-nowrap text-olive">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t(recordedNow ? 'adminPayments.statement.done' : 'adminPayments.statement.known')}
          <OrderLink number={number} />
        </span>
      ))}
      {errors.length === 0 && line.recorded.length === 0 && <span aria-hidden="true">–</span>}
    </span>
  )
}
