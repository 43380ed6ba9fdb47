import type { MouseEvent } from 'react'
import { chosenValues, variationLabel } from '@/catalog/variation-labels'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import { sameMoney } from '@/lib/money'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useCart } from './cart-context'
import { isUnknown, lineId, type CartAction, type CartLine, type LineSnapshot } from './cart-lines'
import { quotedLine, shownSnapshot, type Quote, type QuoteLine } from './queries'

const optionsOf = ({ selected_variations }: LineSnapshot, language: Language) =>
  chosenValues(selected_variations).map(([, value]) => variationLabel(value, language))

/** A line in words: its name and options. */
const describe = (snapshot: LineSnapshot, language: Language) =>
  [localized(snapshot, 'name', language), ...optionsOf(snapshot, language).toSorted()].join(' · ')

/** The change that resolves a line's problem; null when the line can be ordered as it is. */
export function fixFor(line: CartLine, quoted: QuoteLine | undefined, language: Language): CartAction | null {
  if (quoted === undefined) return null
  const id = lineId(line)
  if (quoted.code === 'out_of_stock') {
    const quantity = quoted.available ?? 0
    return quantity > 0 ? { type: 'set-quantity', id, quantity } : { type: 'remove', id }
  }
  if (quoted.code !== null) return { type: 'remove', id }
  const snapshot = shownSnapshot(line, quoted)
  const isSame =
    isUnknown(line.snapshot) ||
    (sameMoney(snapshot.unit_price, line.snapshot.unit_price) &&
      describe(snapshot, language) === describe(line.snapshot, language))
  return isSame ? null : { type: 'accept-change', id, snapshot }
}

export function countProblems(
  lines: readonly CartLine[],
  quote: Quote | undefined,
  language: Language,
): number {
  return lines.filter((line) => fixFor(line, quotedLine(quote, line), language) !== null).length
}

/** The changes that resolve every problem of the cart. */
export function planFixes(
  lines: readonly CartLine[],
  quote: Quote | undefined,
  language: Language,
): CartAction[] {
  return lines.flatMap((line) => {
    const quoted = quotedLine(quote, line)
    const fix = fixFor(line, quoted, language)
    if (fix === null) return []
    // Fewer pieces may also cost something else.
    const change =
      fix.type === 'set-quantity' && quoted !== undefined
        ? fixFor(line, { ...quoted, code: null }, language)
        : null
    return change === null ? [fix] : [fix, change]
  })
}

/** How many lines have problems; with several, one button fixes them all. Each line shows its own problem. */
export function CartNotices({ quote }: { quote: Quote | undefined }) {
  const { t, language } = useLanguage()
  const { lines, apply } = useCart()
  const count = countProblems(lines, quote, language)
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div role="status" tabIndex={-1}>
      {count > 0 && (
        <Notice tone="warning">
          <p className="grow basis-48">{t('deferred.cart.changes', { count })}</p>
          {count > 1 && (
            <Button
              tone="secondary"
              onClick={({ currentTarget }) => {
                // The button goes with the problems; the lines follow.
                currentTarget.closest<HTMLElement>('[role=status]')?.focus()
                apply(planFixes(lines, quote, language))
              }}
            >
              {t('deferred.cart.fixAll')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

type LineProblemProps = {
  line: CartLine
  quoted: QuoteLine | undefined
  /** When given, a line that cannot be ordered at all shows a button that removes it. */
  onRemove?: () => void
}

// The button is at the end of the row, or below the text where the row is too narrow.
const noticeText = 'grow basis-48'

/** Why a line cannot be ordered as it is, with a button that fixes it. */
export function LineProblem({ line, quoted, onRemove }: LineProblemProps) {
  const { t, language } = useLanguage()
  const { apply } = useCart()
  const fix = fixFor(line, quoted, language)
  if (quoted === undefined || fix === null) return null
  // The button goes with the problem: the line takes its focus.
  const applyFix = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('li')
    ;(row?.querySelector('a') ?? row)?.focus()
    apply([fix])
  }

  if (fix.type === 'accept-change') {
    const [before, now] = [line.snapshot, fix.snapshot]
    const isOtherPrice = !sameMoney(before.unit_price, now.unit_price)
    const [said, says] = [describe(before, language), describe(now, language)]
    return (
      <Notice tone="warning">
        <div className={noticeText}>
          {said !== says && <p>{t('deferred.line.wordsChanged', { before: said, now: says })}</p>}
          {isOtherPrice && (
            <p>
              {t('deferred.line.priceChanged', {
                before: formatMoney(before.unit_price, language),
                now: formatMoney(now.unit_price, language),
              })}
            </p>
          )}
        </div>
        <Button tone="secondary" onClick={applyFix}>
          {t(said === says ? 'deferred.line.acceptPrice' : 'deferred.line.acceptChange')}
        </Button>
      </Notice>
    )
  }
  if (fix.type === 'set-quantity') {
    return (
      <Notice tone="error">
        <p className={noticeText}>{t('deferred.line.out_of_stock', { count: quoted.available ?? 0 })}</p>
        <Button tone="secondary" onClick={applyFix}>
          {t('deferred.line.takeAvailable', { count: fix.quantity })}
        </Button>
      </Notice>
    )
  }
  const text =
    quoted.code === 'out_of_stock'
      ? 'deferred.line.soldOut'
      : quoted.code === 'unavailable'
        ? 'deferred.line.unavailable'
        : 'deferred.line.choose'
  return (
    <Notice tone="error">
      <p className={noticeText}>{t(text)}</p>
      {onRemove !== undefined && (
        <Button tone="secondary" onClick={onRemove}>
          {t('deferred.line.remove')}
        </Button>
      )}
    </Notice>
  )
}
