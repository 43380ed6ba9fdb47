import { useId } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Fieldset } from '@/ui/fieldset'
import { Ltr } from '@/ui/ltr'
import { NativeSelect } from '@/ui/native-select'
import type { ReturnedLine } from './mutations'
import { choicesText } from './order-text'
import type { CardLine } from './queries'

/** A line as changes of the status show it, with the pieces that are no longer part of the order. */
export type ChangeableLine = Pick<
  CardLine,
  | 'id'
  | 'quantity'
  | 'restocked_quantity'
  | 'written_off_quantity'
  | 'discarded_quantity'
  | 'name_en'
  | 'name_fr'
  | 'name_ar'
  | 'selected_variations'
>

/** How many pieces of a line left the shop and are not back: those that were not returned, refunded or lost. */
export const piecesHeld = (line: ChangeableLine): number =>
  line.quantity - line.restocked_quantity - line.written_off_quantity - line.discarded_quantity

type ReturnedPiecesProps = {
  orders: readonly { id: string; order_number: string; items: readonly ChangeableLine[] }[]
  returned: readonly ReturnedLine[]
  onChange: (returned: readonly ReturnedLine[]) => void
}

/** Asks how many pieces of orders that had left the shop are back, to be sold again. */
export function ReturnedPieces({ orders, returned, onChange }: ReturnedPiecesProps) {
  const { t, language } = useLanguage()
  const id = useId()
  return (
    <Fieldset aria-describedby={id}>
      <legend className="font-medium">{t('adminOrders.returnedPieces')}</legend>
      <p id={id} className="text-sm text-ink-muted">
        {t('adminOrders.returnedPiecesHint')}
      </p>
      {orders.map((order) => (
        <div key={order.id}>
          {orders.length > 1 && (
            <p className="pt-2 text-sm text-ink-muted">
              <Ltr>{order.order_number}</Ltr>
            </p>
          )}
          <ul className="divide-y divide-plaster-line">
            {order.items.map((line) => {
              const choices = choicesText(line.selected_variations, language)
              const name = localized(line, 'name', language) + (choices === '' ? '' : ` · ${choices}`)
              const most = piecesHeld(line)
              return (
                <li key={line.id} className="flex items-center gap-x-4 py-2">
                  <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
                  <NativeSelect
                    aria-label={t('adminOrders.returnedOf', { name })}
                    className="w-20 shrink-0"
                    value={returned.find(({ item_id: of }) => of === line.id)?.quantity ?? 0}
                    disabled={most === 0}
                    onChange={({ target }) =>
                      onChange(
                        returned.map((each) =>
                          each.item_id === line.id ? { ...each, quantity: Number(target.value) } : each,
                        ),
                      )
                    }
                  >
                    {Array.from({ length: most + 1 }, (_, quantity) => (
                      <option key={quantity} value={quantity}>
                        {quantity}
                      </option>
                    ))}
                  </NativeSelect>
                  <span className="shrink-0 text-sm text-ink-muted">
                    {t('adminPayments.ofPieces', { count: most })}
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </Fieldset>
  )
}
