import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { numberText, parsePlainAmount } from '@/admin/numbers'
import { choicesText } from '@/admin/orders/order-text'
import type { AdminOrder } from '@/admin/orders/queries'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { toAppError } from '@/lib/errors'
import { addMoney } from '@/lib/money'
import { Checkbox } from '@/ui/checkbox'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { ChangedSums, offeredRefund, type OrderSums, seenSums, useReadSumsAgain } from './changed-sums'
import { paymentMutations } from './mutations'
import {
  amountOfLines,
  type LedgerEntry,
  refundable,
  type RefundLine,
  refundProviders,
  remainingPieces,
} from './refundable'
import { type RefundInput, refundSchema, type RefundValues } from './schema'

type RefundableItem = Pick<
  AdminOrder['order_items'][number],
  'id' | 'quantity' | 'unit_price' | 'selected_variations' | 'name_en' | 'name_fr' | 'name_ar'
>
type RefundableOrder = Pick<AdminOrder, 'id' | 'order_number' | 'status'> &
  OrderSums & {
    order_items: readonly RefundableItem[]
    payments: readonly LedgerEntry[]
  }

type RefundDialogProps = {
  order: RefundableOrder
  /** What is to be given back, in MAD; the order's own excess without refunds under way if left out. */
  offered?: number
  onClose: () => void
}

/** Money given back: recorded, or ordered from PayPal; for pieces of the order, or as an amount alone. */
export function RefundDialog({ order, offered = offeredRefund(order), onClose }: RefundDialogProps) {
  const { t, language } = useLanguage()
  const providers = refundProviders(order.payments)
  const mostOfOrder = refundable(order.payments)
  // One reference for the whole life of the dialog: a form that is sent twice is recorded once.
  const [reference] = useState(() => `refund ${crypto.randomUUID()}`)
  const [lines, setLines] = useState<readonly RefundLine[]>([])
  const [isAmountTyped, setAmountTyped] = useState(offered > 0)
  const form = useForm<RefundInput, unknown, RefundValues>({
    resolver: zodResolver(refundSchema),
    defaultValues: {
      provider: providers[0] ?? 'transfer',
      amount: offered > 0 ? numberText(Math.min(offered, mostOfOrder)) : '',
      reason: '',
    },
    mode: 'onTouched',
  })
  const provider = useWatch({ control: form.control, name: 'provider' })
  const most = refundable(order.payments, provider)
  const typed = parsePlainAmount(useWatch({ control: form.control, name: 'amount' }).trim()) ?? 0
  // Of an amount without pieces, what is not owed.
  const beyond = lines.length > 0 ? 0 : Math.max(addMoney(typed, -offered), 0)
  // The excess that was confirmed: another one has to be confirmed anew.
  const [confirmed, setConfirmed] = useState<number | null>(null)
  const [isTickMissing, setTickMissing] = useState(false)
  const save = useMutation(paymentMutations.refund())
  const readAgain = useReadSumsAgain()
  const refusal = save.isError ? toAppError(save.error) : null
  const areLinesRefused = refusal?.details.field === 'lines'
  const isAtField = areLinesRefused || refusal?.code === 'refund_too_large'

  const changeLine = (line: RefundLine) => {
    const next = [...lines.filter(({ item_id: id }) => id !== line.item_id), line].filter(
      ({ quantity }) => quantity > 0,
    )
    setLines(next)
    if (isAmountTyped) return
    const amount = amountOfLines(next, order.order_items, most)
    form.setValue('amount', amount === 0 ? '' : numberText(amount), { shouldDirty: true })
  }

  const submit = (values: RefundValues) => {
    if (values.amount > most) {
      form.setError('amount', { message: 'adminShell.error.refund_too_large' }, { shouldFocus: true })
      return
    }
    if (beyond > 0 && confirmed !== beyond) {
      setTickMissing(true)
      return
    }
    save.mutate(
      { orderId: order.id, reference, lines, ...values, ...seenSums(order) },
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
      onClose={onClose}
    >
      <ChangedSums order={order} className="sm:col-span-2" />
      {order.refunding_amount > 0 && (
        <Notice className="sm:col-span-2">
          {t('adminPayments.refundsUnderWay', { amount: formatMoney(order.refunding_amount, language) })}
        </Notice>
      )}
      {order.amount_due > 0 && order.status !== 'delivered' ? (
        <Notice tone="warning" className="sm:col-span-2">
          {t('adminPayments.refundDueAgain')}
        </Notice>
      ) : (
        <RefundLines
          order={order}
          lines={lines}
          error={areLinesRefused ? t('adminPayments.invalidLines') : undefined}
          onChange={changeLine}
        />
      )}
      <SelectField<RefundInput>
        name="provider"
        label={t('adminPayments.refundBy')}
        options={providers.map((each) => ({ value: each, label: t(`adminPayments.refundBy.${each}`) }))}
      />
      <NumberField<RefundInput>
        name="amount"
        label={t('adminPayments.amountInDirhams')}
        hint={t(provider === 'paypal' ? 'adminPayments.refundTooMuch' : 'adminPayments.refundAtMost', {
          amount: formatMoney(most, language),
        })}
        required
        onEdit={() => setAmountTyped(true)}
      />
      {beyond > 0 && (
        <BeyondOwed
          amount={beyond}
          isConfirmed={confirmed === beyond}
          isMissing={isTickMissing && confirmed !== beyond}
          onConfirm={(isConfirmed) => setConfirmed(isConfirmed ? beyond : null)}
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
      <Notice tone={provider === 'paypal' ? 'info' : 'warning'} className="sm:col-span-2">
        {t(provider === 'paypal' ? 'adminPayments.refundByPaypal' : 'adminPayments.refundByHand')}
      </Notice>
    </FormDialog>
  )
}

type BeyondOwedProps = {
  /** In MAD. */
  amount: number
  isConfirmed: boolean
  isMissing: boolean
  onConfirm: (isConfirmed: boolean) => void
}

function BeyondOwed({ amount, isConfirmed, isMissing, onConfirm }: BeyondOwedProps) {
  const { t, language } = useLanguage()
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <Checkbox
        checked={isConfirmed}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        onChange={({ target }) => onConfirm(target.checked)}
      >
        {t('adminPayments.refundBeyond', { amount: formatMoney(amount, language) })}
      </Checkbox>
      {isMissing && (
        <p id={id} role="alert" className="text-sm text-brick">
          {t('adminPayments.refundBeyondMissing')}
        </p>
      )}
    </div>
  )
}

type RefundLinesProps = {
  order: RefundableOrder
  lines: readonly RefundLine[]
  error: string | undefined
  onChange: (line: RefundLine) => void
}

function RefundLines({ order, lines, error, onChange }: RefundLinesProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const isCancelled = order.status === 'cancelled'
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={`${id}-hint`}>
      <legend className="font-medium">{t('adminPayments.refundLines')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {t(isCancelled ? 'adminPayments.restockCancelled' : 'adminPayments.refundLinesHint')}
      </p>
      <ul className="mt-1 divide-y divide-plaster-line">
        {order.order_items.map((item) => {
          const choices = choicesText(item.selected_variations, language)
          const name = localized(item, 'name', language) + (choices === '' ? '' : ` · ${choices}`)
          const most = remainingPieces(item, order.payments)
          const line = lines.find(({ item_id: of }) => of === item.id) ?? {
            item_id: item.id,
            quantity: 0,
            restock: !isCancelled,
          }
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-40 grow basis-40">
                <bdi>{name}</bdi>
                <span className="block text-sm text-ink-muted">{formatMoney(item.unit_price, language)}</span>
              </span>
              <span className="flex items-center gap-2">
                <NativeSelect
                  aria-label={t('adminPayments.piecesOf', { name })}
                  className="w-20"
                  value={line.quantity}
                  disabled={most === 0}
                  onChange={({ target }) => onChange({ ...line, quantity: Number(target.value) })}
                >
                  {Array.from({ length: most + 1 }, (_, quantity) => (
                    <option key={quantity} value={quantity}>
                      {quantity}
                    </option>
                  ))}
                </NativeSelect>
                <span className="text-sm text-ink-muted">{t('adminPayments.ofPieces', { count: most })}</span>
              </span>
              {!isCancelled && (
                <Checkbox
                  aria-label={t('adminPayments.restockOf', { name })}
                  checked={line.restock && line.quantity > 0}
                  disabled={line.quantity === 0}
                  onChange={({ target }) => onChange({ ...line, restock: target.checked })}
                >
                  {t('adminPayments.restock')}
                </Checkbox>
              )}
            </li>
          )
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="text-sm text-brick">
          {error}
        </p>
      )}
    </fieldset>
  )
}
