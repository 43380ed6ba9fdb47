import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import type { OrderStatus } from '@/orders/order-status'
import { Field } from '@/ui/field'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import {
  CANCELLATION_REASONS,
  type CancellationReason,
  isCancellationReason,
  type ReturnedLine,
  type StatusReport,
  useSetStatuses,
  useUndoCancellation,
} from './mutations'
import { choicesText } from './order-text'
import { type ChangeableLine, piecesHeld, ReturnedPieces } from './returned-pieces'
import { StatusReportDialog } from './status-report-dialog'

export type ChangeableOrder = {
  id: string
  order_number: string
  status: OrderStatus
  items: readonly ChangeableLine[]
}

/** Less than the 15 seconds for which the database holds back the email about a cancellation. */
const UNDO_MS = 10_000

/** What must be confirmed before these orders get the status. */
export function confirmationFor(
  orders: readonly Pick<ChangeableOrder, 'status'>[],
  status: OrderStatus,
): 'cancel' | 'reopen' | null {
  if (status === 'cancelled') return 'cancel'
  return orders.some((order) => order.status === 'cancelled') ? 'reopen' : null
}

/**
 * The pieces that reopening the cancelled ones of these orders takes from stock: equal lines added up. Pieces that were lost are
 * replaced, unless the order is with the courier or the customer again.
 */
export function piecesTaken(orders: readonly ChangeableOrder[], status: OrderStatus, language: Language) {
  const isSent = status === 'shipped' || status === 'delivered'
  const pieces = new Map<string, number>()
  for (const item of orders.filter(({ status }) => status === 'cancelled').flatMap(({ items }) => items)) {
    const choices = choicesText(item.selected_variations, language)
    const name = localized(item, 'name', language) + (choices === '' ? '' : ` · ${choices}`)
    const taken = piecesHeld(item) + (isSent ? 0 : item.written_off_quantity)
    if (taken > 0) pieces.set(name, (pieces.get(name) ?? 0) + taken)
  }
  return [...pieces].map(([name, quantity]) => ({ name, quantity }))
}

type CancellationAnswers = { reason?: CancellationReason; returned?: readonly ReturnedLine[] }

type RequestedChange = { orders: readonly ChangeableOrder[]; status: OrderStatus }

/** Orders that were refused as unpaid, with the whole report, of which the other orders are done. */
type Unpaid = RequestedChange & { report: StatusReport[] }

/**
 * Changes the status of orders. Cancelling, reopening and shipping unpaid are confirmed first; a cancellation can be undone
 * until the customer is told. `dialog` is rendered by the caller; `onReport` gets the outcome for each order.
 */
export function useStatusChange(onReport: (report: StatusReport[], status: OrderStatus) => void) {
  const { t } = useLanguage()
  const [statusChange, setStatusChange] = useState<RequestedChange | null>(null)
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null)
  const [partlyUndone, setPartlyUndone] = useState<readonly StatusReport[] | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const undo = useUndoCancellation({
    onReport: (report) => {
      const refused = report.filter(({ code }) => code !== null)
      if (refused.length === 0) toast({ title: t('adminOrders.undone'), tone: 'success' })
      else if (isMounted.current) setPartlyUndone(report)
      // The message that offers to undo stays when the operator leaves the page.
      else
        toast({
          title: t('adminOrders.reportRefused', { count: refused.length }),
          description: refused.map(({ order_number: number }) => number).join(', '),
          tone: 'error',
        })
    },
  })
  const save = useSetStatuses({
    onReport: (report, status) => {
      setStatusChange(null)
      const refused = sent.current.filter(({ id }) =>
        report.some((row) => row.id === id && row.code === 'unpaid'),
      )
      if (refused.length > 0) setUnpaid({ orders: refused, status, report })
      else onReport(report, status)
      const cancelled = report.filter(({ code, from_status: before }) => code === null && before !== status)
      if (status !== 'cancelled' || cancelled.length === 0) return
      toast({
        title: t('adminOrders.cancelled', { count: cancelled.length }),
        description: t('adminOrders.undoText'),
        tone: 'success',
        duration: UNDO_MS,
        action: { label: t('adminOrders.undo'), onSelect: () => undo.mutate(cancelled) },
      })
    },
  })
  // Read by the report, before the next render.
  const sent = useRef<readonly ChangeableOrder[]>([])
  const send = (request: RequestedChange, answers: CancellationAnswers = {}) => {
    sent.current = request.orders
    save.mutate({ ...request, ...answers }, { onError: () => setStatusChange(null) })
  }
  const shipUnpaid = useSetStatuses({
    onReport: (report, status) => {
      const others = unpaid?.report.filter(({ id }) => !report.some((row) => row.id === id)) ?? []
      setUnpaid(null)
      onReport([...report, ...others], status)
    },
  })

  return {
    change: (orders: readonly ChangeableOrder[], status: OrderStatus) => {
      if (confirmationFor(orders, status) === null) send({ orders, status })
      else setStatusChange({ orders, status })
    },
    /** The status that is being saved. */
    pending: save.isPending
      ? save.variables.status
      : shipUnpaid.isPending
        ? shipUnpaid.variables.status
        : null,
    dialog: (
      <>
        {statusChange !== null && (
          <StatusChangeDialog
            {...statusChange}
            busy={save.isPending}
            onClose={() => setStatusChange(null)}
            onConfirm={(answers) => send(statusChange, answers)}
          />
        )}
        {partlyUndone !== null && (
          <StatusReportDialog report={partlyUndone} onClose={() => setPartlyUndone(null)} />
        )}
        {unpaid !== null && (
          <UnpaidDialog
            orders={unpaid.orders}
            busy={shipUnpaid.isPending}
            onClose={() => {
              setUnpaid(null)
              onReport(unpaid.report, unpaid.status)
            }}
            onConfirm={() =>
              shipUnpaid.mutate(
                { orders: unpaid.orders, status: unpaid.status, shipUnpaid: true },
                { onError: () => setUnpaid(null) },
              )
            }
          />
        )}
      </>
    ),
  }
}

type UnpaidDialogProps = {
  orders: readonly ChangeableOrder[]
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Explains what it means to ship orders that are not paid, and asks for it. */
function UnpaidDialog({ orders, busy, onClose, onConfirm }: UnpaidDialogProps) {
  const { t } = useLanguage()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adminPayments.unpaidTitle', { count: orders.length })}
      confirm={t('adminPayments.unpaidConfirm')}
      dismiss={t('adminPayments.unpaidKeep')}
      busy={busy}
      onConfirm={onConfirm}
    >
      <div className="flex flex-col gap-3">
        <OrderNumbers orders={orders} />
        <p>{t('adminPayments.unpaidText')}</p>
      </div>
    </ConfirmDialog>
  )
}

function OrderNumbers({ orders }: { orders: readonly Pick<ChangeableOrder, 'id' | 'order_number'>[] }) {
  return (
    <p className="text-sm text-ink-muted">
      {orders.map(({ id, order_number: number }) => (
        <span key={id} className="me-3 inline-block">
          <Ltr>{number}</Ltr>
        </span>
      ))}
    </p>
  )
}

type StatusChangeDialogProps = RequestedChange & {
  busy: boolean
  onClose: () => void
  onConfirm: (answers?: CancellationAnswers) => void
}

/** Asks for the reason of a cancellation and for the pieces of what had left the shop, or says what reopening takes from stock. */
function StatusChangeDialog({ orders, status, busy, onClose, onConfirm }: StatusChangeDialogProps) {
  const { t, language } = useLanguage()
  const [reason, setReason] = useState<CancellationReason>('customer_request')
  const cancels = status === 'cancelled'
  const sent = cancels
    ? orders.filter(({ status: before }) => before === 'shipped' || before === 'delivered')
    : []
  const [returned, setReturned] = useState<readonly ReturnedLine[]>(() =>
    sent.flatMap(({ items }) => items.map(({ id }) => ({ item_id: id, quantity: 0 }))),
  )
  const affected = cancels ? orders : orders.filter((order) => order.status === 'cancelled')
  const count = affected.length
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(cancels ? 'adminOrders.cancelTitle' : 'adminOrders.reopenTitle', { count })}
      confirm={t(cancels ? 'adminOrders.confirmCancel' : 'adminOrders.confirmReopen', { count })}
      dismiss={t('adminOrders.keepStatus')}
      busy={busy}
      onConfirm={() => onConfirm(cancels ? { reason, returned } : undefined)}
    >
      <div className="flex flex-col gap-3">
        <OrderNumbers orders={affected} />
        <p>
          {t(
            !cancels
              ? 'adminOrders.reopenText'
              : sent.length < orders.length
                ? 'adminOrders.cancelText'
                : 'adminOrders.cancelSentText',
          )}
        </p>
        {sent.some(({ status: before }) => before === 'shipped') && (
          <Notice tone="warning">{t('adminOrders.cancelShippedText')}</Notice>
        )}
        {sent.length > 0 && <ReturnedPieces orders={sent} returned={returned} onChange={setReturned} />}
        {cancels ? (
          <Field label={t('adminOrders.cancelReason')} hint={t('adminOrders.cancelReasonHint')}>
            {({ id, 'aria-describedby': hint }) => (
              <Select
                id={id}
                aria-describedby={hint}
                value={reason}
                onValueChange={(choice) => {
                  if (isCancellationReason(choice)) setReason(choice)
                }}
                options={CANCELLATION_REASONS.map((each) => ({
                  value: each,
                  label: t(`adminOrders.reason.${each}`),
                }))}
              />
            )}
          </Field>
        ) : (
          <ul className="flex flex-col gap-1">
            {piecesTaken(affected, status, language).map(({ name, quantity }) => (
              <li key={name}>
                <bdi dir="ltr" translate="no">
                  {formatNumber(quantity, language)} ×
                </bdi>{' '}
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  )
}
