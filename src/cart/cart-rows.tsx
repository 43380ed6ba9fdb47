import { Check, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ProductPicture } from '@/catalog/product-picture'
import { Choices } from '@/catalog/choices'
import { ApproximatePrice } from '@/currency/approximate-price'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { cn } from '@/lib/cn'
import { multiplyMoney } from '@/lib/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { useCart, useCartActions } from './cart-context'
import { isUnknown, lineId, type CartLine } from './cart-lines'
import { productPath } from './line-path'
import { LineProblem } from './line-problems'
import { QuantityStepper } from './quantity-stepper'
import { quotedLine, shownSnapshot, type Quote, type QuoteLine } from './queries'

export type CartRow = { id: string; line: CartLine; removed: boolean }

/** A removed line and its index among the rows. */
type Gap = { line: CartLine; index: number }

/** The lines with the removed ones in their former places. `gaps` are sorted by index. */
function rowsWithGaps(lines: readonly CartLine[], gaps: readonly Gap[]): CartRow[] {
  const rows = lines.map((line): CartRow => ({ id: lineId(line), line, removed: false }))
  for (const { line, index } of gaps) {
    const id = lineId(line)
    // The product was added again, here or in another tab.
    if (rows.some((row) => row.id === id)) continue
    rows.splice(Math.min(index, rows.length), 0, { id, line, removed: true })
  }
  return rows
}

function gapsOf(rows: readonly CartRow[]): Gap[] {
  return rows.flatMap(({ line, removed }, index) => (removed ? [{ line, index }] : []))
}

/** Removal with undo, for as long as the list is mounted. */
export function useRemovals() {
  const { lines, remove, restore } = useCart()
  const [gaps, setGaps] = useState<readonly Gap[]>([])
  const [restoredId, setRestoredId] = useState<string | null>(null)
  const rows = rowsWithGaps(lines, gaps)
  const withRow = (id: string, removed: boolean) =>
    gapsOf(rows.map((row) => (row.id === id ? { ...row, removed } : row)))

  return {
    rows,
    /** The line just restored, which takes the focus. */
    restoredId,
    remove: (id: string) => {
      setGaps(withRow(id, true))
      setRestoredId(null)
      remove(id)
    },
    undo: (id: string) => {
      const index = rows.findIndex((row) => row.id === id)
      const row = rows[index]
      if (row === undefined) return
      restore(row.line, rows.slice(0, index).filter((other) => !other.removed).length)
      setGaps(withRow(id, false))
      setRestoredId(id)
    },
  }
}

export type Removals = ReturnType<typeof useRemovals>

type CartRowsProps = {
  removals: Removals
  quote: Quote | undefined
  /** The drawer shows smaller rows, the line just added first. */
  drawer?: { addedLineId: string | null; onLeave: () => void }
}

export function CartRows({ removals, quote, drawer }: CartRowsProps) {
  const { t } = useLanguage()
  const { rows, restoredId, remove, undo } = removals
  const added = drawer?.addedLineId ?? null
  const isAdded = (row: CartRow) => row.id === added
  const shown = added === null ? rows : [...rows.filter(isAdded), ...rows.filter((row) => !isAdded(row))]

  return (
    <ul aria-label={t('deferred.cart.items')}>
      {shown.map((row) =>
        row.removed ? (
          <RemovedRow key={`removed:${row.id}`} line={row.line} onUndo={() => undo(row.id)} />
        ) : (
          <CartLineRow
            key={row.id}
            line={row.line}
            quoted={quotedLine(quote, row.line)}
            compact={drawer !== undefined}
            added={isAdded(row)}
            focused={row.id === restoredId}
            onRemove={() => remove(row.id)}
            onLeave={drawer?.onLeave}
          />
        ),
      )}
    </ul>
  )
}

function RemovedRow({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const { t, language } = useLanguage()
  const textId = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const name = localized(line.snapshot, 'name', language) || t('deferred.line.hidden')

  useEffect(() => {
    // The remove button is gone, and the focus with it, unless it has moved elsewhere already.
    if (document.activeElement === null || document.activeElement === document.body) undo.current?.focus()
  }, [])

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-plaster-line py-2 text-ink-muted">
      <span id={textId}>{t('deferred.cart.removed', { name })}</span>
      <Button
        ref={undo}
        tone="link"
        aria-label={t('deferred.cart.undoNamed', { name })}
        aria-describedby={textId}
        onClick={onUndo}
      >
        {t('deferred.cart.undo')}
      </Button>
    </li>
  )
}

type CartLineRowProps = {
  line: CartLine
  quoted: QuoteLine | undefined
  compact: boolean
  /** It has just been added: it has a badge. */
  added: boolean
  /** It has just been restored and takes the focus. */
  focused: boolean
  onRemove: () => void
  onLeave: (() => void) | undefined
}

function CartLineRow({ line, quoted, compact, added, focused, onRemove, onLeave }: CartLineRowProps) {
  const { t, language } = useLanguage()
  const { setQuantity } = useCartActions()
  const link = useRef<HTMLAnchorElement>(null)
  const id = lineId(line)
  const snapshot = shownSnapshot(line, quoted)
  const name = localized(snapshot, 'name', language) || t('deferred.line.hidden')
  const unitPrice = snapshot.unit_price
  const gone = quoted !== undefined && quoted.code !== null && quoted.code !== 'out_of_stock'

  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])

  return (
    <li
      className={cn('flex flex-col gap-3 border-b border-plaster-line first:pt-0', compact ? 'py-4' : 'py-6')}
    >
      <div className={cn('flex gap-4 max-[16rem]:flex-col', !compact && 'sm:gap-6')}>
        <ProductPicture
          src={snapshot.image_url}
          color={snapshot.image_color}
          alt=""
          sizes={compact ? '80px' : '112px'}
          className={cn('shrink-0 self-start', compact ? 'w-20' : 'w-22 sm:w-28', gone && 'opacity-60')}
        />
        <div className="flex min-w-0 grow flex-col gap-1">
          {added && (
            <Badge tone="green" icon={Check} className="self-start">
              {t('deferred.cart.justAdded')}
            </Badge>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Link
              ref={link}
              to={productPath({ ...line, snapshot })}
              className={cn('font-display font-medium hover:text-copper', !compact && 'text-lg')}
              onClick={onLeave}
            >
              <bdi>{name}</bdi>
            </Link>
            <p
              hidden={isUnknown(snapshot)}
              data-price=""
              className={cn('font-semibold', !compact && 'text-lg', gone && 'text-ink-muted line-through')}
            >
              <span translate="no">{formatMoney(multiplyMoney(unitPrice, line.quantity), language)}</span>
              {!gone && (
                <ApproximatePrice
                  amount={multiplyMoney(unitPrice, line.quantity)}
                  className="block text-end"
                />
              )}
            </p>
          </div>
          <p className="text-ink-muted empty:hidden">
            <Choices selected={snapshot.selected_variations} />
          </p>
          <p className="text-sm text-ink-muted" hidden={isUnknown(snapshot)}>
            {t('deferred.cart.each', { price: formatMoney(unitPrice, language) })}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
            <QuantityStepper
              name={name}
              quantity={line.quantity}
              onChange={(value) => (value <= 0 ? onRemove() : setQuantity(id, value))}
            />
            <Button
              tone="quiet"
              className={cn('min-w-11 px-2!', !compact && '-me-2')}
              aria-label={t('deferred.cart.removeNamed', { name })}
              onClick={onRemove}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {!compact && <span className="max-sm:sr-only">{t('deferred.cart.remove')}</span>}
            </Button>
          </div>
        </div>
      </div>
      <LineProblem line={line} quoted={quoted} onRemove={onRemove} />
    </li>
  )
}
