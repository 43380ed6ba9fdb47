import { Minus, Plus, Shuffle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { errorMessage, type RefusedLine, toAppError } from '@/lib/errors'
import { multiplyMoney } from '@/lib/money'
import { MAX_QUANTITY } from '@/lib/order-limits'
import { Button } from '@/ui/button'
import { LinePicture } from '../line-picture'
import { choicesText } from '../order-text'
import { addLine, type EditedLine, lineKey, type LinesChange } from './lines'
import { ProductChoice, ProductSearch } from './product-search'

type LineEditorProps = {
  lines: readonly EditedLine[]
  /** Why lines were refused, by their place. */
  refused: readonly RefusedLine[]
  /** Called with a change to what the lines are by then: several scans may wait for their answers. */
  onChange: (change: LinesChange) => void
}

/** The lines of an order that is taken or corrected: quantities, another variation, remove, add. */
export function LineEditor({ lines, refused, onChange }: LineEditorProps) {
  const [changing, setChanging] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-plaster-line empty:hidden">
        {lines.map((line, index) => {
          const key = lineKey(line)
          return (
            <li key={key} className="flex flex-col gap-2 py-3">
              <LineRow
                line={line}
                refused={refused.find((each) => each.index === index)}
                onQuantity={(quantity) =>
                  onChange((now) => now.map((each) => (lineKey(each) === key ? { ...each, quantity } : each)))
                }
                onVary={() => setChanging(changing === key ? null : key)}
                onRemove={() => onChange((now) => now.filter((each) => lineKey(each) !== key))}
              />
              {changing === key && (
                <ProductChoice
                  productId={line.product_id}
                  chosen={line.variation_ids}
                  quantity={line.quantity}
                  onChoose={(other) => {
                    setChanging(null)
                    if (lineKey(other) === key) return
                    onChange((now) =>
                      addLine(
                        now.filter((each) => lineKey(each) !== key),
                        other,
                      ),
                    )
                  }}
                  onClose={() => setChanging(null)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <ProductSearch onAdd={(added) => onChange((now) => addLine(now, added))} />
    </div>
  )
}

type LineRowProps = {
  line: EditedLine
  refused: RefusedLine | undefined
  onQuantity: (quantity: number) => void
  onVary: () => void
  onRemove: () => void
}

function LineRow({ line, refused, onQuantity, onVary, onRemove }: LineRowProps) {
  const { t, language } = useLanguage()
  const choices = choicesText(line.selected_variations, language)
  const name = localized(line, 'name', language)
  const { quantity } = line
  return (
    <div className="flex items-start gap-3">
      <LinePicture src={line.image_url} className="w-12" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <p>
            <bdi className="font-medium">{name}</bdi>
            <span className="block text-sm text-ink-muted">
              {choices !== '' && (
                <>
                  <bdi>{choices}</bdi> ·{' '}
                </>
              )}
              <bdi translate="no">{formatMoney(line.unit_price, language)}</bdi>
            </span>
          </p>
          <p translate="no" className="shrink-0 font-medium">
            {formatMoney(multiplyMoney(line.unit_price, quantity), language)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Button
            type="button"
            tone="quiet"
            size="icon"
            aria-label={t('adminDrafts.fewer', { name })}
            atLimit={quantity <= 1}
            onClick={() => onQuantity(quantity - 1)}
          >
            <Minus aria-hidden="true" className="size-4" />
          </Button>
          <output
            translate="no"
            className="min-w-8 text-center"
            aria-label={t('adminDrafts.quantityOf', { name })}
          >
            {formatNumber(quantity, language)}
          </output>
          <Button
            type="button"
            tone="quiet"
            size="icon"
            aria-label={t('adminDrafts.more', { name })}
            atLimit={quantity >= MAX_QUANTITY}
            onClick={() => onQuantity(quantity + 1)}
          >
            <Plus aria-hidden="true" className="size-4" />
          </Button>
          {line.variation_ids.length > 0 && (
            <Button type="button" tone="quiet" size="small" onClick={onVary}>
              <Shuffle aria-hidden="true" className="size-4" />
              {t('adminDrafts.vary')}
              <span className="sr-only">{name}</span>
            </Button>
          )}
          <Button
            type="button"
            tone="quiet"
            size="icon"
            className="ms-auto"
            aria-label={t('adminDrafts.remove', { name })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
        {refused !== undefined && (
          <p role="alert" className="text-sm text-brick">
            {refused.code === 'out_of_stock' && refused.available !== null
              ? t('adminDrafts.onlyLeft', { count: refused.available })
              : errorMessage(toAppError({ message: refused.code }), t)}
          </p>
        )}
      </div>
    </div>
  )
}
