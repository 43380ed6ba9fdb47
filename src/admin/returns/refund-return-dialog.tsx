import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { numberText, parsePlainAmount } from '@/admin/numbers'
import { ChangedSums, offeredRefund, seenSums } from '@/admin/payments/changed-sums'
import {
  feesOfPieces,
  likelyProvider,
  refundable,
  refundedElsewhere,
  refundProviders,
  refundRange,
} from '@/admin/payments/refundable'
import { refundSchema } from '@/admin/payments/schema'
import { unusualAmount, useUnusualAmount } from '@/admin/payments/unusual-amount'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { shopDay } from '@/lib/shop-clock'
import type { z } from '@/lib/zod'
import { Notice } from '@/ui/notice'
import { isRefundedByHand } from '@/payments/providers'
import { RestOnFirstOrder } from './first-order'
import { useReturnStep } from './mutations'
import type { AdminReturn } from './queries'
import {
  defaultRefund,
  linesBack,
  offeredForPieces,
  paidWithPieces,
  refundedBefore,
  valueLeft,
} from './return-amounts'

const schemaOf = (today: string) => refundSchema(today).omit({ reason: true })
type Input = z.input<ReturnType<typeof schemaOf>>
type Values = z.output<ReturnType<typeof schemaOf>>

const TOO_LARGE = 'adminShell.error.refund_too_large'

type RefundReturnDialogProps = { found: AdminReturn; onClose: () => void }

/** Closes a return with a refund: of the pieces that came back, unless the operator agreed on another amount. */
export function RefundReturnDialog({ found, onClose }: RefundReturnDialogProps) {
  const { t, language } = useLanguage()
  const { payments } = found.order
  const [today] = useState(() => shopDay(new Date()))
  const providers = refundProviders(payments)
  const [stepKey] = useState(() => crypto.randomUUID())
  const lines = linesBack(found.return_lines)
  const fees = feesOfPieces(lines, found.order, payments)
  const first = likelyProvider(payments, offeredForPieces(found))
  const elsewhere = refundedElsewhere(payments)
  const rest = paidWithPieces(found)
  const step = useReturnStep(found, stepKey)
  const form = useForm<Input, unknown, Values>({
    resolver: zodResolver(schemaOf(today)),
    defaultValues: {
      provider: first,
      amount: numberText(defaultRefund(found, fees, refundable(payments, first))),
      received_on: today,
    },
    mode: 'onTouched',
  })
  const provider = useWatch({ control: form.control, name: 'provider' })
  const byHand = isRefundedByHand(provider)
  const most = refundable(payments, provider)
  const typed = parsePlainAmount(useWatch({ control: form.control, name: 'amount' }).trim()) ?? 0
  const range = refundRange(lines, found.order, {
    left: refundable(payments),
    excess: offeredRefund(found.order),
    before: refundedBefore(found),
  })
  const unusual = unusualAmount(typed, range, 0)
  const tick = useUnusualAmount(unusual)
  const isTooLarge = step.isError && toAppError(step.error).code === 'refund_too_large'
  const refuseAmount = () => {
    form.setError('amount', { message: TOO_LARGE }, { shouldFocus: true })
  }
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminReturns.refundTitle', { number: found.number })}
      submit={t('adminPayments.refund')}
      pending={step.isPending}
      error={isTooLarge ? null : step.error}
      onClose={onClose}
      onSubmit={({ received_on: day, ...values }) => {
        if (values.amount > most) {
          refuseAmount()
          return
        }
        if (unusual !== null && !tick.check()) return
        step.mutate(
          {
            kind: 'refund',
            ...values,
            ...seenSums(found.order),
            receivedOn: isRefundedByHand(values.provider) ? day : null,
            isOtherAmount: unusual !== null,
          },
          {
            onError: (error) => {
              if (toAppError(error).code === 'refund_too_large') refuseAmount()
            },
          },
        )
      }}
    >
      <ChangedSums order={found.order} />
      <p className="flex justify-between gap-4 font-medium">
        <span>{t('adminReturns.valueBack')}</span>
        <span translate="no">{formatMoney(valueLeft(found), language)}</span>
      </p>
      {rest > 0 && (
        <Notice tone="warning">
          <RestOnFirstOrder order={found.order} rest={rest} />
        </Notice>
      )}
      {elsewhere !== null && (
        <Notice>
          {t('adminPayments.refundElsewhere', {
            amount: formatMoney(elsewhere.amount, language),
            provider: t(`adminPayments.provider.${elsewhere.provider}`),
          })}
        </Notice>
      )}
      <SelectField<Input>
        name="provider"
        label={t('adminPayments.refundBy')}
        options={providers.map((each) => ({ value: each, label: t(`adminPayments.refundBy.${each}`) }))}
      />
      <NumberField<Input>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        hint={t(byHand ? 'adminPayments.refundAtMost' : 'adminPayments.refundTooMuch', {
          amount: formatMoney(most, language),
        })}
        required
      />
      {fees > 0 && (
        <p className="text-sm text-ink-muted">
          {t('adminPayments.withFees', { amount: formatMoney(fees, language) })}
        </p>
      )}
      {tick.field}
      {byHand && (
        <TextField<Input>
          name="received_on"
          label={t('adminPayments.refundedDay')}
          type="date"
          dir="ltr"
          max={today}
          required
        />
      )}
      <Notice tone={byHand ? 'warning' : 'info'}>
        {byHand
          ? t('adminPayments.refundByHand')
          : t('adminPayments.refundByProvider', { provider: t(`adminPayments.provider.${provider}`) })}
      </Notice>
    </FormDialog>
  )
}
