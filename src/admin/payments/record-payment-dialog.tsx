import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { numberText, parsePlainAmount } from '@/admin/numbers'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Database } from '@/lib/database.types'
import { toAppError } from '@/lib/errors'
import { subtractMoney } from '@/lib/money'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { toast } from '@/ui/toast'
import { ChangedSums, type OrderSums, seenSums } from './changed-sums'
import { MONEY_KEYS, paymentMutations } from './mutations'
import type { LedgerEntry } from './refundable'
import { type ReceivedInput, receivedPaymentSchema, type ReceivedValues } from './schema'
import { useDiscard } from './use-discard'
import { shopDay } from '@/lib/shop-clock'
import { isHosted, PAYMENT_PROVIDERS, PROVIDER_OF, PROVIDERS } from '@/payments/providers'

type Enums = Database['public']['Enums']

type RecordPaymentDialogProps = {
  order: {
    id: string
    order_number: string
    status: Enums['order_status']
    payment_method: Enums['payment_method']
    payments: readonly Pick<LedgerEntry, 'kind' | 'provider' | 'state'>[]
  } & OrderSums
  onClose: () => void
}

/** Ways by which the buyer began to pay and of which the provider has not reported success. */
const begunOnline = (payments: RecordPaymentDialogProps['order']['payments']) =>
  PAYMENT_PROVIDERS.filter(isHosted).filter((provider) =>
    payments.some(
      (each) => each.kind === 'charge' && each.provider === provider && each.state !== 'succeeded',
    ),
  )

/** Money that was received for an order, also less or more than is due: cash, a transfer, or a payment that its provider did not report. */
export function RecordPaymentDialog({ order, onClose }: RecordPaymentDialogProps) {
  const { t } = useLanguage()
  const [today] = useState(() => shopDay(new Date()))
  // One reference until a conflict, where none is typed: a form that is sent twice is recorded once.
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, MONEY_KEYS)
  const form = useForm<ReceivedInput, unknown, ReceivedValues>({
    resolver: zodResolver(receivedPaymentSchema(today)),
    defaultValues: {
      provider: PROVIDERS[PROVIDER_OF[order.payment_method]].flow === 'at_delivery' ? 'cash' : 'transfer',
      amount: order.amount_due > 0 ? numberText(order.amount_due) : '',
      received_on: today,
      reference: '',
      note: '',
    },
    mode: 'onTouched',
  })
  const save = useMutation(paymentMutations.record())
  const hasProvider = isHosted(useWatch({ control: form.control, name: 'provider' }))
  const isAtField = save.isError && ['payment_mismatch', 'future_day'].includes(toAppError(save.error).code)

  const submit = ({ received_on: receivedOn, reference, ...values }: ReceivedValues) =>
    save.mutate(
      {
        orderId: order.id,
        receivedOn,
        reference: reference === '' ? `form ${keys.for('payment')}` : reference,
        hasOwnReference: reference === '',
        bankText: isHosted(values.provider) ? '' : reference,
        ...seenSums(order),
        ...values,
      },
      {
        onSuccess: ({ isRecorded }) => {
          toast({
            title: t(isRecorded ? 'adminPayments.recordedBefore' : 'adminPayments.recorded'),
            tone: isRecorded ? 'info' : 'success',
          })
          onClose()
        },
        onError: (error) => {
          resetAfterConflict(error)
          const { code } = toAppError(error)
          if (code === 'payment_mismatch')
            form.setError('reference', { message: 'adminPayments.otherPayment' }, { shouldFocus: true })
          if (code === 'future_day')
            form.setError('received_on', { message: 'adminPayments.invalidDay' }, { shouldFocus: true })
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={t('adminPayments.recordFor', { number: order.order_number })}
      submit={t('adminPayments.record')}
      pending={save.isPending}
      error={isAtField ? null : save.error}
      className="grid gap-4 pb-2 sm:grid-cols-2"
      onSubmit={submit}
      discard={useDiscard()}
      onClose={onClose}
    >
      <ChangedSums order={order} className="sm:col-span-2" />
      <SelectField<ReceivedInput>
        name="provider"
        label={t('adminPayments.receivedBy')}
        options={[
          ...PAYMENT_PROVIDERS.filter((provider) => !isHosted(provider)),
          ...begunOnline(order.payments),
        ].map((provider) => ({ value: provider, label: t(`adminPayments.provider.${provider}`) }))}
      />
      <TextField<ReceivedInput>
        name="received_on"
        label={t('adminPayments.receivedDay')}
        type="date"
        dir="ltr"
        max={today}
        required
      />
      <NumberField<ReceivedInput>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        required
        data-autofocus
        className="sm:col-span-2"
      />
      <AmountEffect control={form.control} order={order} />
      <TextField<ReceivedInput>
        name="reference"
        label={t(hasProvider ? 'adminPayments.providerReference' : 'adminPayments.bankReference')}
        hint={t(hasProvider ? 'adminPayments.providerReferenceHint' : 'adminPayments.bankReferenceHint')}
        required={hasProvider}
        optional={!hasProvider}
        dir="auto"
        className="sm:col-span-2"
      />
      <TextField<ReceivedInput>
        name="note"
        label={t('adminPayments.note')}
        optional
        dir="auto"
        className="sm:col-span-2"
      />
    </FormDialog>
  )
}

type AmountEffectProps = Pick<RecordPaymentDialogProps, 'order'> & {
  control: ReturnType<typeof useForm<ReceivedInput, unknown, ReceivedValues>>['control']
}

/** What the typed amount makes of the order. */
function AmountEffect({ control, order }: AmountEffectProps) {
  const { t, language } = useLanguage()
  const typed = useWatch({ control, name: 'amount' })
  const amount = parsePlainAmount(typed.trim())
  const rest = amount === null ? null : subtractMoney(order.amount_due, amount)
  const isCancelled = order.status === 'cancelled'
  return (
    <Status className="sm:col-span-2">
      {isCancelled ? (
        <Notice tone="warning">{t('adminPayments.excessCancelled')}</Notice>
      ) : rest === null || amount === 0 ? null : rest > 0 ? (
        <Notice>{t('adminPayments.restDue', { amount: formatMoney(rest, language) })}</Notice>
      ) : rest === 0 ? (
        <Notice tone="success">{t('adminPayments.paysExactly')}</Notice>
      ) : (
        <Notice tone="warning">{t('adminPayments.excess', { amount: formatMoney(-rest, language) })}</Notice>
      )}
    </Status>
  )
}
