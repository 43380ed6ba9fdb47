import { CalendarClock, Check, PhoneMissed, PhoneOff, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { shopDayBefore } from '@/lib/shop-clock'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import { type CallOutcome, type CallState, type OrderToConfirm, useRecordCall } from './confirmation'
import {
  CANCELLATION_REASONS,
  type CancellationReason,
  isCancellationReason,
  useSetStatuses,
} from './mutations'

export type CallOutcomesProps = { order: OrderToConfirm; state: CallState; onDone: () => void }

/** The buttons for what a call led to. `onDone` shows the next order. */
export function CallOutcomes({ order, state, onDone }: CallOutcomesProps) {
  const { t } = useLanguage()
  const noteId = useId()
  const [note, setNote] = useState('')
  const [openDialog, setOpenDialog] = useState<'postponed' | 'cancelled' | null>(null)
  const record = useRecordCall(state)
  const undo = useSetStatuses({
    onReport: () => toast({ title: t('adminOrders.confirm.undone'), tone: 'success' }),
  })
  // One per order and attempt: a call that is sent again is recorded once.
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, [])

  const send = async (
    outcome: CallOutcome,
    more: { nextDay?: string; reason?: CancellationReason } = {},
  ): Promise<void> => {
    if (record.isPending) return
    const key = keys.for(outcome)
    try {
      // Not the callbacks of `mutate`: the queue that is read again has often removed this component by then, and them with it.
      await record.mutateAsync({ order, key, outcome, note, ...more })
    } catch (error) {
      resetAfterConflict(toAppError(error))
      // The toast of the mutation says why.
      setOpenDialog(null)
      return
    }
    setOpenDialog(null)
    onDone()
    toast({
      title: t(`adminOrders.confirm.done.${outcome}`, { number: order.order_number }),
      tone: 'success',
      ...(outcome === 'confirmed' && {
        action: {
          label: t('adminOrders.undo'),
          onSelect: () =>
            undo.mutate({ orders: [{ id: order.id, status: 'processing' }], status: 'pending' }),
        },
      }),
    })
  }
  const busy = (outcome: CallOutcome) => record.isPending && record.variables.outcome === outcome

  return (
    <section aria-label={t('adminOrders.confirm.outcome')} className="flex flex-col gap-2">
      <Button size="wide" busy={busy('confirmed')} onClick={() => void send('confirmed')}>
        <Check aria-hidden="true" className="size-5" />
        {t('adminOrders.confirm.outcome.confirmed')}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button
          tone="secondary"
          busy={busy('no_answer')}
          onClick={() => void send('no_answer')}
          className="px-2"
        >
          <PhoneMissed aria-hidden="true" className="size-5 shrink-0" />
          {t('adminOrders.confirm.outcome.no_answer')}
        </Button>
        <Button tone="secondary" onClick={() => setOpenDialog('postponed')} className="px-2">
          <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
          {t('adminOrders.confirm.outcome.postponed')}
        </Button>
        <Button
          tone="secondary"
          busy={busy('wrong_number')}
          onClick={() => void send('wrong_number')}
          className="px-2"
        >
          <PhoneOff aria-hidden="true" className="size-5 shrink-0" />
          {t('adminOrders.confirm.outcome.wrong_number')}
        </Button>
        <Button tone="secondary" onClick={() => setOpenDialog('cancelled')} className="px-2">
          <X aria-hidden="true" className="size-5 shrink-0" />
          {t('adminOrders.confirm.outcome.cancelled')}
        </Button>
      </div>
      <label htmlFor={noteId} className="flex flex-col gap-1 text-sm text-ink-muted">
        {t('adminOrders.confirm.note')}
        <Input
          id={noteId}
          dir="auto"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      {openDialog === 'postponed' && (
        <PostponeDialog
          busy={record.isPending}
          onClose={() => setOpenDialog(null)}
          onConfirm={(nextDay) => void send('postponed', { nextDay })}
        />
      )}
      {openDialog === 'cancelled' && (
        <CancelDialog
          busy={record.isPending}
          onClose={() => setOpenDialog(null)}
          onConfirm={(reason) => void send('cancelled', { reason })}
        />
      )}
    </section>
  )
}

const MAX_DAYS = 60

type DialogProps<Answer> = { busy: boolean; onClose: () => void; onConfirm: (answer: Answer) => void }

function PostponeDialog({ busy, onClose, onConfirm }: DialogProps<string>) {
  const { t } = useLanguage()
  const [day, setDay] = useState(() => dayFromNow(1))
  const isPossible = day >= dayFromNow(1) && day <= dayFromNow(MAX_DAYS)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adminOrders.confirm.postponeTitle')}
      confirm={t('adminOrders.confirm.outcome.postponed')}
      busy={busy}
      onConfirm={() => {
        if (isPossible) onConfirm(day)
      }}
    >
      <Field
        label={t('adminOrders.confirm.day')}
        {...(!isPossible && { error: t('adminOrders.confirm.dayInvalid', { count: MAX_DAYS }) })}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            min={dayFromNow(1)}
            max={dayFromNow(MAX_DAYS)}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}

function CancelDialog({ busy, onClose, onConfirm }: DialogProps<CancellationReason>) {
  const { t } = useLanguage()
  const [reason, setReason] = useState<CancellationReason>('customer_request')
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adminOrders.cancelTitle', { count: 1 })}
      confirm={t('adminOrders.confirmCancel', { count: 1 })}
      dismiss={t('adminOrders.keepStatus')}
      busy={busy}
      onConfirm={() => onConfirm(reason)}
    >
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
    </ConfirmDialog>
  )
}

const dayFromNow = (days: number) => shopDayBefore(new Date(), -days)
