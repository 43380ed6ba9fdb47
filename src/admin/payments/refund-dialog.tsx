import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
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
import { ChangedSums, offeredRefund, type OrderSums, seenSums } from './changed-sums'
import { MONEY_KEYS, paymentMutations } from './mutations'
import { type OrderPieces, RefundLines } from './refund-lines'
import { creditsOf, likelyPurpose, type OrderCredits, OTHER_PURPOSE, proposalFor } from './refund-purpose'
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
import { type OrderRefundInput, orderRefundSchema, type OrderRefundValues } from './schema'
import { unusualAmount, useUnusualAmount } from './unusual-amount'
import { useDiscard } from './use-discard'

type RefundableOrder = Pick<AdminOrder, 'id' | 'order_number'> &
  OrderPieces &
  OrderSums &
  PricedOrder &
  OrderCredits

type RefundDialogProps = {
  order: RefundableOrder
  /** The return of the order whose exchange left what is given back; left out, the operator chooses between such and another purpose. */
  creditOf?: string
  onClose: () => void
}

/**
 * Money given back: recorded, or ordered from PayPal; for pieces of the order, as an amount alone, or what an exchange left, which
 * stays owed unless its refund names the return.
 */
export function RefundDialog({ order, creditOf, onClose }: RefundDialogProps) {
  const { t, language } = useLanguage()
  const providers = refundProviders(order.payments)
  const mostOfOrder = refundable(order.payments)
  const elsewhere = refundedElsewhere(order.payments)
  const [today] = useState(() => shopDay(new Date()))
  // One reference until a conflict: a form that is sent twice is recorded once.
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, MONEY_KEYS)
  const [lines, setLines] = useState<readonly RefundLine[]>([])
  const [likely] = useState(() => creditOf ?? likelyPurpose(order))
  const [first] = useState(() => proposalFor(order, likely))
  const [isAmountTyped, setAmountTyped] = useState(first.offered > 0)
  const credits = creditsOf(order)
  const hasChoice = creditOf === undefined && credits.some(({ owed }) => owed > 0)
  const form = useForm<OrderRefundInput, unknown, OrderRefundValues>({
    resolver: zodResolver(orderRefundSchema(today, hasChoice)),
    defaultValues: {
      purpose: likely,
      provider: likelyProvider(order.payments, first.offered),
      amount: first.amount,
      received_on: today,
      reason: first.reason,
    },
    mode: 'onTouched',
  })
  const purpose = useWatch({ control: form.control, name: 'purpose' })
  const credit = credits.find(({ id }) => id === purpose)
  const { offered } = proposalFor(order, purpose)
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

  const changePurpose = (next: string) => {
    const [before, after] = [proposalFor(order, purpose), proposalFor(order, next)]
    // What was typed stays.
    if (!isAmountTyped || form.getValues('amount') === before.amount) {
      form.setValue('amount', after.amount)
      setAmountTyped(after.offered > 0)
    }
    if (form.getValues('reason') === before.reason) form.setValue('reason', after.reason)
    setLines([])
  }

  const submit = ({ received_on: day, purpose: _, ...values }: OrderRefundValues) => {
    if (values.amount > most) {
      form.setError('amount', { message: 'adminShell.error.refund_too_large' }, { shouldFocus: true })
      return
    }
    if (unusual !== null && !tick.check()) return
    save.mutate(
      {
        orderId: order.id,
        reference: `refund ${keys.for('refund')}`,
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
          resetAfterConflict(error)
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
      {hasChoice && (
        <SelectField<OrderRefundInput>
          name="purpose"
          label={t('adminPayments.refundPurpose')}
          required
          options={[
            ...(likely === '' ? [{ value: '', label: t('adminPayments.choosePurpose') }] : []),
            ...credits
              .filter(({ id, owed }) => owed > 0 || id === purpose)
              .map(({ id, number, owed }) => ({
                value: id,
                label: t('adminPayments.purposeCredit', { number, amount: formatMoney(owed, language) }),
              })),
            { value: OTHER_PURPOSE, label: t('adminPayments.purposeOther') },
          ]}
          className="sm:col-span-2"
          onEdit={changePurpose}
        />
      )}
      {credit !== undefined && credit.unnamed > 0 && (
        <Notice tone="warning" className="sm:col-span-2">
          {t('adminPayments.unnamedRefunds', { amount: formatMoney(credit.unnamed, language) })}
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
      <SelectField<OrderRefundInput>
        name="provider"
        label={t('adminPayments.refundBy')}
        options={providers.map((each) => ({ value: each, label: t(`adminPayments.refundBy.${each}`) }))}
      />
      <NumberField<OrderRefundInput>
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
        <TextField<OrderRefundInput>
          name="received_on"
          label={t('adminPayments.refundedDay')}
          type="date"
          dir="ltr"
          max={today}
          required
          className="sm:col-span-2"
        />
      )}
      <TextField<OrderRefundInput>
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
