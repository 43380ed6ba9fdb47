import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { numberText } from '@/admin/numbers'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { shopDay } from '@/lib/shop-clock'
import { Notice } from '@/ui/notice'
import { ChangedSums, type OrderSums, seenSums, useReadSumsAgain } from './changed-sums'
import { paymentMutations } from './mutations'
import type { LedgerEntry } from './refundable'
import { type ProviderRefundInput, providerRefundSchema, type ProviderRefundValues } from './schema'
import { useDiscard } from './use-discard'

type ProviderRefundDialogProps = {
  order: OrderSums
  charge: Pick<LedgerEntry, 'id' | 'provider'>
  /** What is left of the charge, in MAD. */
  rest: number
  onClose: () => void
}

/** A refund that was made on the provider's own site, or a chargeback: recorded, without asking the provider for it. */
export function ProviderRefundDialog({ order, charge, rest, onClose }: ProviderRefundDialogProps) {
  const { t, language } = useLanguage()
  const [today] = useState(() => shopDay(new Date()))
  const form = useForm<ProviderRefundInput, unknown, ProviderRefundValues>({
    resolver: zodResolver(providerRefundSchema(today)),
    defaultValues: {
      kind: 'refund',
      amount: numberText(rest),
      received_on: today,
      reference: '',
      reason: '',
    },
    mode: 'onTouched',
  })
  const isChargeback = useWatch({ control: form.control, name: 'kind' }) === 'reversal'
  const save = useMutation(paymentMutations.recordProviderRefund())
  const readAgain = useReadSumsAgain()
  const refusal = save.isError ? toAppError(save.error).code : null
  const isAtField =
    refusal !== null && ['payment_mismatch', 'refund_too_large', 'future_day'].includes(refusal)

  const submit = ({ kind, received_on: receivedOn, ...values }: ProviderRefundValues) =>
    save.mutate(
      { paymentId: charge.id, isChargeback: kind === 'reversal', receivedOn, ...values, ...seenSums(order) },
      {
        onSuccess: onClose,
        onError: (error) => {
          readAgain(error)
          const { code } = toAppError(error)
          if (code === 'payment_mismatch')
            form.setError('reference', { message: 'adminPayments.otherPayment' }, { shouldFocus: true })
          if (code === 'refund_too_large')
            form.setError('amount', { message: 'adminPayments.moreThanLeft' }, { shouldFocus: true })
          if (code === 'future_day')
            form.setError('received_on', { message: 'adminPayments.invalidDay' }, { shouldFocus: true })
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={t('adminPayments.providerRefundTitle', {
        provider: t(`adminPayments.provider.${charge.provider}`),
      })}
      description={t('adminPayments.providerRefundText')}
      submit={t('adminPayments.recordShort')}
      pending={save.isPending}
      error={isAtField ? null : save.error}
      className="grid gap-4 pb-2 sm:grid-cols-2"
      onSubmit={submit}
      discard={useDiscard()}
      onClose={onClose}
    >
      <ChangedSums order={order} className="sm:col-span-2" />
      <SelectField<ProviderRefundInput>
        name="kind"
        label={t('adminPayments.whatHappened')}
        options={[
          { value: 'refund', label: t('adminPayments.kind.refund') },
          { value: 'reversal', label: t('adminPayments.chargeback') },
        ]}
      />
      <TextField<ProviderRefundInput>
        name="received_on"
        label={t('adminPayments.date')}
        type="date"
        dir="ltr"
        max={today}
        required
      />
      <NumberField<ProviderRefundInput>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        hint={t('adminPayments.leftOfCharge', { amount: formatMoney(rest, language) })}
        required
        className="sm:col-span-2"
      />
      <TextField<ProviderRefundInput>
        name="reference"
        label={t('adminPayments.providerReference')}
        hint={t('adminPayments.providerRefundHint')}
        required
        dir="auto"
        data-autofocus
        className="sm:col-span-2"
      />
      <TextField<ProviderRefundInput>
        name="reason"
        label={t(isChargeback ? 'adminPayments.note' : 'adminPayments.reason')}
        hint={isChargeback ? undefined : t('adminPayments.refundReasonHint')}
        required={!isChargeback}
        optional={isChargeback}
        dir="auto"
        className="sm:col-span-2"
      />
      {isChargeback && (
        <Notice tone="warning" className="sm:col-span-2">
          {t('adminPayments.chargebackEffect')}
        </Notice>
      )}
    </FormDialog>
  )
}
