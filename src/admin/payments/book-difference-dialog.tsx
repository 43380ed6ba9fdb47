import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextareaField, TextField } from '@/admin/form-fields'
import { numberText } from '@/admin/numbers'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { shopDay } from '@/lib/shop-clock'
import { paymentMutations } from './mutations'
import type { Difference } from './queries'
import { type BookInput, type BookingKind, bookSchema, type BookValues } from './schema'
import { useDiscard } from './use-discard'

type Bookable = Pick<Difference, 'reason'> & { payments: { kind: string; state: string } | null }

/** As what a difference can be booked: the first is what it most likely is. Nothing of one that the ledger has already. */
export function bookingsOf({ reason, payments: payment }: Bookable): readonly BookingKind[] {
  if (reason === 'unknown_reference') return ['charge', 'refund']
  if (reason === 'other_currency' || reason === 'second_charge') return ['charge']
  if (reason === 'other_amount') return payment?.state === 'succeeded' ? [] : ['charge']
  if (reason === 'reversed') return payment?.kind === 'charge' ? ['refund', 'reversal'] : ['refund']
  return []
}

/** The reported amount in MAD, where the shop has it; else empty. */
function dirhamsOf({ amount, currency, payments: payment }: Difference): string {
  if (currency === 'MAD') return numberText(amount)
  if (payment?.rate == null || payment.charged_currency !== currency) return ''
  // All of it: the rate is rounded, what was booked is not.
  if (amount === payment.charged_amount) return numberText(payment.amount)
  return numberText(Math.round(amount * payment.rate * 100) / 100)
}

/** Books what a provider reported as what it is, which resolves the difference. */
export function BookDifferenceDialog({
  difference,
  onClose,
}: {
  difference: Difference
  onClose: () => void
}) {
  const { t } = useLanguage()
  const [today] = useState(() => shopDay(new Date()))
  const kinds = bookingsOf(difference)
  const needsOrder = difference.payments === null
  const form = useForm<BookInput, unknown, BookValues>({
    resolver: zodResolver(bookSchema(today, needsOrder)),
    defaultValues: {
      kind: kinds[0] ?? 'charge',
      order_number: '',
      amount: dirhamsOf(difference),
      received_on: shopDay(new Date(difference.created_at)),
      note: '',
    },
    mode: 'onTouched',
  })
  const save = useMutation(paymentMutations.bookDifference())
  const fieldOf = (error: Error) => {
    const { code, details } = toAppError(error)
    if (details.field === 'order_number') return ['order_number', 'adminPayments.noSuchOrder'] as const
    if (code === 'refund_too_large') return ['amount', 'adminPayments.moreThanLeft'] as const
    if (code === 'payment_mismatch') return ['amount', 'adminPayments.otherPayment'] as const
    return null
  }

  return (
    <FormDialog
      form={form}
      title={t('adminPayments.bookOne', { action: t('adminPayments.book'), reference: difference.reference })}
      submit={t('adminPayments.recordShort')}
      pending={save.isPending}
      error={save.error !== null && fieldOf(save.error) !== null ? null : save.error}
      className="grid gap-4 pb-2 sm:grid-cols-2"
      onSubmit={({ received_on: receivedOn, order_number: orderNumber, ...values }) =>
        save.mutate(
          { id: difference.id, receivedOn, orderNumber, ...values },
          {
            onSuccess: onClose,
            onError: (error) => {
              const [field, message] = fieldOf(error) ?? []
              if (field !== undefined) form.setError(field, { message }, { shouldFocus: true })
            },
          },
        )
      }
      discard={useDiscard()}
      onClose={onClose}
    >
      <SelectField<BookInput>
        name="kind"
        label={t('adminPayments.bookAs')}
        options={kinds.map((kind) => ({ value: kind, label: t(`adminPayments.bookAs.${kind}`) }))}
      />
      <TextField<BookInput>
        name="received_on"
        label={t('adminPayments.date')}
        type="date"
        dir="ltr"
        max={today}
        required
      />
      {needsOrder && (
        <TextField<BookInput>
          name="order_number"
          label={t('adminPayments.orderNumber')}
          required
          dir="ltr"
          className="sm:col-span-2"
        />
      )}
      <NumberField<BookInput>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        hint={t('adminPayments.reportedAmount', {
          amount: `${difference.amount.toFixed(2)}\u00A0${difference.currency}`,
        })}
        required
        data-autofocus
        className="sm:col-span-2"
      />
      <TextareaField<BookInput>
        name="note"
        label={t('adminPayments.note')}
        optional
        rows={2}
        dir="auto"
        className="sm:col-span-2"
      />
    </FormDialog>
  )
}
