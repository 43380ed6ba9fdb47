import { useId, type ReactNode } from 'react'
import { formatAdjustment } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Choice } from '@/ui/choice'
import { Fieldset } from '@/ui/fieldset'
import { Swatch } from './swatch'
import { typeLabels, variationLabel, variationSwatch } from './variation-labels'
import {
  availableStock,
  choose,
  groupVariations,
  priceAdjustment,
  type Selection,
  type StockUnit,
  type Variation,
} from './variations'

type VariationPickerProps = {
  variations: readonly Variation[]
  units: readonly StockUnit[]
  selection: Selection
  onChange: (selection: Selection) => void
  /** Stands beside the sizes. */
  sizeGuide?: ReactNode
}

export function VariationPicker({ variations, units, selection, onChange, sizeGuide }: VariationPickerProps) {
  const { t, language } = useLanguage()
  // The page of a product has a picker, and a dialog over it another one: one name would make a single group of their buttons.
  const group = useId()
  const adjustment = priceAdjustment(variations, selection)

  return (
    <div className="flex flex-col gap-4">
      {groupVariations(variations).map(({ type, values }) => (
        <Fieldset key={type} data-missing={selection[type] === undefined ? '' : undefined}>
          <legend className="mb-2 font-medium">
            <bdi>{typeLabels([type], values, language)[0]}</bdi>
          </legend>
          <div className="flex flex-wrap gap-2">
            {values.map((variation) => {
              // It can be selected nevertheless: the shopper may ask to be told when it is back.
              const soldOut = availableStock(units, { ...selection, [type]: variation.id }) <= 0
              return (
                <Choice
                  key={variation.id}
                  look="pill"
                  name={`${group}-${type}`}
                  value={variation.id}
                  checked={selection[type] === variation.id}
                  className={cn(soldOut && 'border-dashed')}
                  onChange={() => onChange(choose(selection, variation))}
                >
                  <Swatch color={variationSwatch(variation.variation_value)} />
                  <bdi className={cn(soldOut && 'line-through')}>
                    {variationLabel(variation.variation_value, language)}
                  </bdi>
                  {soldOut && <span className="text-sm">{t('product.out')}</span>}
                </Choice>
              )
            })}
            {type === 'size' && sizeGuide}
          </div>
        </Fieldset>
      ))}
      {variations.some(({ stock_quantity }) => stock_quantity <= 0) && (
        <p className="text-sm text-ink-muted">{t('product.outExplained')}</p>
      )}
      {adjustment !== 0 && (
        <p>
          {t('product.adjustment')}{' '}
          <span translate="no" className={cn('font-medium', adjustment > 0 ? 'text-brick' : 'text-olive')}>
            {formatAdjustment(adjustment, language)}
          </span>
        </p>
      )}
    </div>
  )
}
