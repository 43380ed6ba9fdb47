import { useId } from 'react'
import { choicesText } from '@/admin/orders/order-text'
import type { AdminOrder } from '@/admin/orders/queries'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Checkbox } from '@/ui/checkbox'
import { Fieldset } from '@/ui/fieldset'
import { NativeSelect } from '@/ui/native-select'
import { type LedgerEntry, type RefundLine, remainingPieces } from './refundable'

type RefundableItem = Pick<
  AdminOrder['order_items'][number],
  'id' | 'quantity' | 'unit_price' | 'discount' | 'selected_variations' | 'name_en' | 'name_fr' | 'name_ar'
>

/** The lines and the ledger of an order, by which its pieces are refunded once. */
export type OrderPieces = Pick<AdminOrder, 'status'> & {
  order_items: readonly RefundableItem[]
  payments: readonly LedgerEntry[]
}

type RefundLinesProps = {
  order: OrderPieces
  lines: readonly RefundLine[]
  error: string | undefined
  onChange: (line: RefundLine) => void
}

/** The pieces that a refund is for, and which of them go back into stock. */
export function RefundLines({ order, lines, error, onChange }: RefundLinesProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const isCancelled = order.status === 'cancelled'
  return (
    <Fieldset place="sm:col-span-2" aria-describedby={`${id}-hint`}>
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
              <span className="min-w-[min(10rem,100%)] grow basis-40">
                <bdi>{name}</bdi>
                <span translate="no" className="block text-sm text-ink-muted">
                  {formatMoney(item.unit_price, language)}
                </span>
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
    </Fieldset>
  )
}
