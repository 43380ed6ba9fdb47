import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ProductPicture } from '@/catalog/product-picture'
import { variationLabel } from '@/catalog/variation-labels'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { multiplyMoney } from '@/lib/money'
import { Button } from '@/ui/button'
import { useCart } from './cart-context'
import { lineId, type CartLine } from './cart-lines'
import { LineProblem } from './line-problem'
import { QuantityStepper } from './quantity-stepper'
import type { QuoteLine } from './queries'

type CartLineRowProps = { line: CartLine; quoted: QuoteLine | undefined; productPath: string }

export function CartLineRow({ line, quoted, productPath }: CartLineRowProps) {
  const { t, language } = useLanguage()
  const { remove, setQuantity } = useCart()
  const id = lineId(line)
  const name = localized(line.snapshot, 'name', language)
  const unitPrice = quoted?.unit_price ?? line.snapshot.unit_price
  const choices = Object.values(line.snapshot.selected_variations)

  return (
    <li className="flex flex-col gap-3 border-b border-plaster-line py-6 first:pt-0">
      <div className="flex gap-4 sm:gap-6">
        <ProductPicture
          src={line.snapshot.image_url}
          color={line.snapshot.image_color}
          alt=""
          sizes="112px"
          className="w-22 shrink-0 self-start sm:w-28"
        />
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Link to={productPath} className="font-display text-lg font-medium hover:text-copper">
              <bdi>{name}</bdi>
            </Link>
            <p className="text-lg font-semibold">
              {formatMoney(multiplyMoney(unitPrice, line.quantity), language)}
            </p>
          </div>
          {choices.length > 0 && (
            <p className="text-ink-muted">
              {choices.map((value, index) => (
                <span key={value}>
                  {index > 0 && ' · '}
                  <bdi>{variationLabel(value, language)}</bdi>
                </span>
              ))}
            </p>
          )}
          <p className="text-sm text-ink-muted">
            {t('cart.each', { price: formatMoney(unitPrice, language) })}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
            <QuantityStepper
              name={name}
              quantity={line.quantity}
              onChange={(value) => setQuantity(id, value)}
            />
            <Button
              tone="quiet"
              className="-me-5"
              aria-label={t('cart.removeNamed', { name })}
              onClick={() => remove(id)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {t('cart.remove')}
            </Button>
          </div>
        </div>
      </div>
      <LineProblem line={line} quoted={quoted} />
    </li>
  )
}
