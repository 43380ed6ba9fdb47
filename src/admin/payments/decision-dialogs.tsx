import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, TextField } from '@/admin/form-fields'
import { numberText } from '@/admin/numbers'
import type { AdminOrder } from '@/admin/orders/queries'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { shopDay, shopDayBefore } from '@/lib/shop-clock'
import { ChangedSums, heldMoney, keptMoney, type OrderSums, seenSums, useReadSumsAgain } from './changed-sums'
import { paymentMutations } from './mutations'
import { type HoldInput, holdSchema, type KeepInput, keepSchema, type KeepValues } from './schema'

/** As extend_hold: how many days from today a hold may last. */
const MAX_HOLD_DAYS = 60
const PROPOSED_DAYS = 3

type ExtendHoldDialogProps = {
  order: Pick<AdminOrder, 'id' | 'order_number' | 'payment_due_at'>
  onClose: () => void
}

/** Until when an unpaid order holds its pieces, later than by itself. */
export function ExtendHoldDialog({ order, onClose }: ExtendHoldDialogProps) {
  const { t } = useLanguage()
  const [days] = useState(() => {
    const now = new Date()
    const today = shopDay(now)
    const due = order.payment_due_at === null ? today : shopDay(new Date(order.payment_due_at))
    const first = due > today ? due : today
    const last = shopDayBefore(now, -MAX_HOLD_DAYS)
    const proposed = shopDayBefore(new Date(`${first}T12:00:00Z`), -PROPOSED_DAYS)
    return { first, last, proposed: proposed < last ? proposed : last }
  })
  const form = useForm<HoldInput>({
    resolver: zodResolver(holdSchema(days)),
    defaultValues: { last_day: days.proposed },
    mode: 'onTouched',
  })
  const save = useMutation(paymentMutations.extendHold())
  return (
    <FormDialog
      form={form}
      width="small"
      title={t('adminPayments.extendHoldOf', { number: order.order_number })}
      submit={t('adminPayments.extendHold')}
      pending={save.isPending}
      error={save.error}
      onSubmit={({ last_day: lastDay }) =>
        save.mutate({ orderId: order.id, lastDay }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextField<HoldInput>
        name="last_day"
        label={t('adminPayments.lastDay')}
        hint={t('adminPayments.extendHoldHint')}
        type="date"
        dir="ltr"
        min={days.first}
        max={days.last}
        required
      />
    </FormDialog>
  )
}

type KeepDialogProps = {
  order: Pick<AdminOrder, 'id' | 'order_number' | 'kept_amount'> & OrderSums
  onClose: () => void
}

/** Money of a cancelled order that the shop keeps, with the reason. */
export function KeepDialog({ order, onClose }: KeepDialogProps) {
  const { t, language } = useLanguage()
  const most = heldMoney(order)
  const kept = keptMoney(order)
  const form = useForm<KeepInput, unknown, KeepValues>({
    resolver: zodResolver(keepSchema(most)),
    defaultValues: { amount: numberText(kept > 0 ? kept : most), reason: '' },
    mode: 'onTouched',
  })
  const save = useMutation(paymentMutations.keep())
  const readAgain = useReadSumsAgain()
  return (
    <FormDialog
      form={form}
      title={t('adminPayments.keepOf', { number: order.order_number })}
      submit={t('adminPayments.keep')}
      role="alertdialog"
      pending={save.isPending}
      error={save.error}
      onSubmit={(values) =>
        save.mutate(
          { orderId: order.id, ...values, ...seenSums(order) },
          { onSuccess: onClose, onError: readAgain },
        )
      }
      onClose={onClose}
    >
      <ChangedSums order={order} />
      <p>{t('adminPayments.keepText')}</p>
      <NumberField<KeepInput>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        hint={t('adminPayments.keepAtMost', { amount: formatMoney(most, language) })}
        required
      />
      <TextField<KeepInput> name="reason" label={t('adminPayments.reason')} required dir="auto" />
    </FormDialog>
  )
}
