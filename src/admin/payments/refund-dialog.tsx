import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { numberText, parsePlainAmount } from '@/admin/numbers'
import type { AdminOrder } from '@/admin/orders/queries'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { addMoney } from '@/lib/money'
import { shopDay } from '@/lib/shop-clock'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { isRefundedByHand } from '@/payments/providers'
import { ChangedSums, offeredRefund, type OrderSums, seenSums, useReadSumsAgain } from './changed-sums'
import { paymentMutations } from './mutations'
import { type OrderPieces, RefundLines } from './refund-lines'
import {
  feesOfPieces,
  type PricedOrder,
  likelyProvider,
  refundable,
  refundedElsewhere,
  type RefundLine,
  refundProviders,
  refundRange,
} from './refundable'
import { type RefundInput, refundSchema, type RefundValues } from './schema'
import { unusualAmount, useUnusualAmount } from './unusual-amount'
import { useDiscard } from './use-discard'

type RefundableOrder = Pick<AdminOrder, 'id' | 'order_number'> & OrderPieces & OrderSums & PricedOrder

type RefundDialogProps = {
  order: RefundableOrder
  /** What is to be given back, in MAD; the order's own excess without refunds under way if left out. */
  offered?: number
  /** The return of the order whose exchange left what is offered: then it is not for pieces. */
  credit?: { id: string; number: string }
  onClose: () => void
}

/** Money given back: recorded, or ordered from PayPal; for pieces of the order, or as an amount alone. */
export function RefundDialog({ order, offered = offeredRefund(order), credit, onClose }: RefundDialogProps) {
  const { t, language } = useLanguage()
  const providers = refundProviders(order.payments)
  const mostOfOrder = refundable(order.payments)
  const elsewhere = refundedElsewhere(order.payments)
  const [today] = useState(() => shopDay(new Date()))
  // One reference for the whole life of the dialog: a form that is sent twice is recorded once.
  const [reference] = useState(() => `refund ${crypto.randomUUID()}`)
  const [lines, setLines] = useState<readonly RefundLine[]>([])
  const [isAmountTyped, setAmountTyped] = useState(offered > 0)
  const form = useForm<RefundInput, unknown, RefundValues>({
    resolver: zodResolver(refundSchema(today)),
    defaultValues: {
      provider: likelyProvider(order.payments, offered),
      amount: offered > 0 ? numberText(Math.min(offered, mostOfOrder)) : '',
      received_on: today,
      reason: credit?.number ?? '',
    },
    mode: 'onTouched',
  })
  const provider = useWatch({ control: form.control, name: 'provider' })
  const byHand = isRefundedByHand(provider)
  const most = refundable(order.payments, provider)
  const typed = parsePlainAmount(useWatch({ control: form.control, name: 'amount' }).trim()) ?? 0
  const rangeOf = (chosen: readonly RefundLine[]) =>
    refundRange(chosen, order, { left: mostOfOrder, excess: offeredRefund(order) })
  const unusual = unusualAmount(typed, rangeOf(lines), offered)
  const tick = useUnusualAmount(unusual)
  const fees = feesOfPieces(lines, order, order.payments)
  const elsewhereIn = ({ amount, provider: of }: NonNullable<typeof elsewhere>) => ({
    amount: formatMoney(amount, language),
    provider: t(`adminPayments.provider.${of}`),
  })
  const save = useMutation(paymentMutations.refund())
  const readAgain = useReadSumsAgain()
  const refusal = save.isError ? toAppError(save.error) : null
  const areLinesRefused = refusal?.details.field === 'lines'
  const isAtField = areLinesRefused || refusal?.code === 'refund_too_large' || refusal?.code === 'future_day'

  const changeLine = (line: RefundLine) => {
    const next = [...lines.filter(({ item_id: id }) => id !== line.item_id), line].filter(
      ({ quantity }) => quantity > 0,
    )
    setLines(next)
    if (isAmountTyped) return
    const proposed = addMoney(rangeOf(next)?.lowest ?? 0, feesOfPieces(next, order, order.payments))
    const amount = Math.min(proposed, most)
    form.setValue('amount', amount === 0 ? '' : numberText(amount), { shouldDirty: true })
  }

  const submit = ({ received_on: day, ...values }: RefundValues) => {
    if (values.amount > most) {
      form.setError('amount', { message: 'adminShell.error.refund_too_large' }, { shouldFocus: true })
      return
    }
    if (unusual !== null && !tick.check()) return
    save.mutate(
      {
        orderId: order.id,
        reference,
        lines,
        ...values,
        ...seenSums(order),
        receivedOn: isRefundedByHand(values.provider) ? day : null,
        isOtherAmount: unusual?.kind === 'other',
        creditOf: credit?.id,
      },
      {
        onSuccess: ({ state }) => {
          toast({
            title: t(state === 'pending' ? 'adminPayments.refundOrdered' : 'adminPayments.refundRecorded'),
            tone: 'success',
          })
          onClose()
        },
        onError: (error) => {
          readAgain(error)
          if (toAppError(error).code === 'refund_too_large')
            form.setError('amount', { message: 'adminShell.error.refund_too_large' }, { shouldFocus: true })
          if (toAppError(error).code === 'future_day')
            form.setError('received_on', { message: 'adminPayments.invalidDay' }, { shouldFocus: true })
        },
      },
    )
  }

  return (
    <FormDialog
      form={form}
      title={t('adminPayments.refundFor', { number: order.order_number })}
      submit={t('adminPayments.refund')}
      role="alertdialog"
      pending={save.isPending}
      error={isAtField ? null : save.error}
      className="grid gap-4 pb-2 sm:grid-cols-2"
      onSubmit={submit}
      discard={useDiscard()}
      onClose={onClose}
    >
      <ChangedSums order={order} className="sm:col-span-2" />
      {order.refunding_amount > 0 && (
        <Notice className="sm:col-span-2">
          {t('adminPayments.refundsUnderWay', { amount: formatMoney(order.refunding_amount, language) })}
        </Notice>
      )}
      {elsewhere !== null && (
        <Notice className="sm:col-span-2">
          {t('adminPayments.refundElsewhere', elsewhereIn(elsewhere))}{' '}
          {t('adminPayments.refundElsewhereRecord', elsewhereIn(elsewhere))}
        </Notice>
      )}
      {order.amount_due > 0 && order.status !== 'delivered' ? (
        <Notice tone="warning" className="sm:col-span-2">
          {t('adminPayments.refundDueAgain')}
        </Notice>
      ) : (
        credit === undefined && (
          <RefundLines
            order={order}
            lines={lines}
            error={areLinesRefused ? t('adminPayments.invalidLines') : undefined}
            onChange={changeLine}
          />
        )
      )}
      <SelectField<RefundInput>
        name="provider"
        label={t('adminPayments.refundBy')}
        options={providers.map((each) => ({ value: each, label: t(`adminPayments.refundBy.${each}`) }))}
      />
      <NumberField<RefundInput>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        hint={t(byHand ? 'adminPayments.refundAtMost' : 'adminPayments.refundTooMuch', {
          amount: formatMoney(most, language),
        })}
        required
        onEdit={() => setAmountTyped(true)}
      />
      {fees > 0 && (
        <p className="text-sm text-ink-muted sm:col-span-2">
          {t('adminPayments.withFees', { amount: formatMoney(fees, language) })}
        </p>
      )}
      {tick.field}
      {byHand && (
        <TextField<RefundInput>
          name="received_on"
          label={t('adminPayments.refundedDay')}
          type="date"
          dir="ltr"
          max={today}
          required
          className="sm:col-span-2"
        />
      )}
      <TextField<RefundInput>
        name="reason"
        label={t('adminPayments.reason')}
        hint={t('adminPayments.refundReasonHint')}
        required
        dir="auto"
        className="sm:col-span-2"
      />
      <Notice tone={byHand ? 'warning' : 'info'} className="sm:col-span-2">
        {byHand
          ? t('adminPayments.refundByHand')
          : t('adminPayments.refundByProvider', { provider: t(`adminPayments.provider.${provider}`) })}
      </Notice>
    </FormDialog>
  )
}
