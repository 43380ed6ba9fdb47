import { Check, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ProductPicture } from '@/catalog/product-picture'
import { variationLabel } from '@/catalog/variation-labels'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { multiplyMoney } from '@/lib/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useCartActions } from './cart-context'
import { lineId, type CartLine } from './cart-lines'
import { linePath } from './line-path'
import { LineProblem } from './line-problem'
import { QuantityStepper } from './quantity-stepper'
import type { QuoteLine } from './queries'

type CartLineRowProps = {
  line: CartLine
  quoted: QuoteLine | undefined
  compact: boolean
  /** It has just been put into the cart. */
  added: boolean
  /** It has just come back: the focus goes to it. */
  focused: boolean
  onRemove: () => void
  onLeave: (() => void) | undefined
}

export function CartLineRow({ line, quoted, compact, added, focused, onRemove, onLeave }: CartLineRowProps) {
  const { t, language } = useLanguage()
  const { setQuantity } = useCartActions()
  const link = useRef<HTMLAnchorElement>(null)
  const id = lineId(line)
  const name = localized(line.snapshot, 'name', language)
  const unitPrice = quoted?.unit_price ?? line.snapshot.unit_price
  const gone = quoted !== undefined && quoted.code !== null && quoted.code !== 'out_of_stock'

  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])

  return (
    <li
      className={cn('flex flex-col gap-3 border-b border-plaster-line first:pt-0', compact ? 'py-4' : 'py-6')}
    >
      <div className={cn('flex gap-4', !compact && 'sm:gap-6')}>
        <ProductPicture
          src={line.snapshot.image_url}
          color={line.snapshot.image_color}
          alt=""
          sizes={compact ? '80px' : '112px'}
          className={cn('shrink-0 self-start', compact ? 'w-20' : 'w-22 sm:w-28', gone && 'opacity-60')}
        />
        <div className="flex min-w-0 grow flex-col gap-1">
          {added && (
            <Badge tone="green" icon={Check} className="self-start">
              {t('cart.justAdded')}
            </Badge>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Link
              ref={link}
              to={linePath(line)}
              className={cn('font-display font-medium hover:text-copper', !compact && 'text-lg')}
              onClick={onLeave}
            >
              <bdi>{name}</bdi>
            </Link>
            <p className={cn('font-semibold', !compact && 'text-lg', gone && 'text-ink-muted line-through')}>
              {formatMoney(multiplyMoney(unitPrice, line.quantity), language)}
            </p>
          </div>
          <Choices line={line} />
          <p className="text-sm text-ink-muted">
            {t('cart.each', { price: formatMoney(unitPrice, language) })}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
            <QuantityStepper
              name={name}
              quantity={line.quantity}
              onChange={(value) => (value <= 0 ? onRemove() : setQuantity(id, value))}
            />
            <Button
              tone="quiet"
              className={compact ? undefined : '-me-4'}
              size={compact ? 'icon' : 'regular'}
              aria-label={t('cart.removeNamed', { name })}
              onClick={onRemove}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {!compact && t('cart.remove')}
            </Button>
          </div>
        </div>
      </div>
      <LineProblem line={line} quoted={quoted} onRemove={onRemove} />
    </li>
  )
}

function Choices({ line }: { line: CartLine }) {
  const { t, language } = useLanguage()
  const choices = Object.entries(line.snapshot.selected_variations)
  if (choices.length === 0) return null
  return (
    <p className="text-ink-muted">
      {choices.map(([type, value], index) => (
        <span key={type}>
          {index > 0 && ' · '}
          <bdi>
            {t('line.choice', {
              type: variationLabel(type, language),
              value: variationLabel(value, language),
            })}
          </bdi>
        </span>
      ))}
    </p>
  )
}
