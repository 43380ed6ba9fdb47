import { useRef, useState } from 'react'
import { useCart } from '@/cart/cart-context'
import { QuantityStepper } from '@/cart/quantity-stepper'
import type { ProductDetail } from '@/catalog/queries'
import type { AddressedChoice } from '@/catalog/variation-address'
import { variationLabel } from '@/catalog/variation-labels'
import { VariationPicker } from '@/catalog/variation-picker'
import { availableStock, isSoldOut, missingTypes, type Selection } from '@/catalog/variations'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { multiplyMoney } from '@/lib/money'
import { Notice } from '@/ui/notice'
import { AskAndShare } from './ask-and-share'
import { BuyButtons } from './buy-buttons'
import { DeliveryPromise } from './delivery-promise'
import { leftToAdd } from './left-to-add'
import { StockLine } from './stock-line'
import { TrustLines } from './trust-lines'

type BuyBoxProps = {
  product: ProductDetail
  choice: AddressedChoice
  onChoose: (next: Selection) => void
  /** Of one piece of this choice. */
  price: number
}

export function BuyBox({ product, choice, onChoose, price }: BuyBoxProps) {
  const { t, language } = useLanguage()
  const { lines } = useCart()
  const picker = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(1)

  const { selection } = choice
  const variations = product.product_variations
  const soldOut = isSoldOut(product.stock_quantity, variations)
  const stock = soldOut ? 0 : availableStock(product.stock_quantity, variations, selection)
  const missing = missingTypes(variations, selection)
  const left = leftToAdd(product, selection, lines)
  const most = Math.max(left, 1)
  const quantity = Math.min(wanted, most)
  const listOf = (texts: string[]) => new Intl.ListFormat(language).format(texts)

  const showMissing = () => {
    const group = picker.current?.querySelector('fieldset[data-missing]')
    group?.scrollIntoView({ block: 'center' })
    group?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }

  return (
    <>
      {variations.length > 0 && (
        <div ref={picker} className="flex flex-col gap-4">
          <VariationPicker variations={variations} selection={selection} onChange={onChoose} />
          <div role="status" className="contents">
            {choice.soldOut.length > 0 && (
              <Notice tone="warning">
                {t('product.choiceSoldOut', {
                  value: listOf(
                    choice.soldOut.map(({ variation_value }) => variationLabel(variation_value, language)),
                  ),
                })}
              </Notice>
            )}
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!soldOut && (
          <QuantityStepper
            name={localized(product, 'name', language)}
            quantity={quantity}
            max={most}
            onChange={setWanted}
          />
        )}
        <StockLine stock={stock} />
      </div>
      <BuyButtons
        product={product}
        selection={selection}
        quantity={quantity}
        soldOut={soldOut}
        missing={missing.length === 0 ? null : listOf(missing.map((type) => variationLabel(type, language)))}
        left={left}
        onMissing={showMissing}
      />
      {!soldOut && <DeliveryPromise subtotal={multiplyMoney(price, quantity)} />}
      <TrustLines city={product.categories.city} />
      <AskAndShare product={product} selection={selection} />
    </>
  )
}
