import { sameMoney } from '@/lib/money'
import { lineId, reduceLines, type CartAction, type CartLine } from './cart-lines'
import { quotedLine, type Quote, type QuoteLine } from './queries'

/**
 * How many pieces of a line can be had. The stock that a quote tells is the line's alone; lines of one product share
 * it, so what is too much only together is what the other lines leave.
 */
export function takeable(line: CartLine, available: number, lines: readonly CartLine[]): number {
  if (line.quantity > available) return Math.max(available, 0)
  const id = lineId(line)
  const others = lines.filter((other) => other.productId === line.productId && lineId(other) !== id)
  return Math.max(0, available - others.reduce((sum, other) => sum + other.quantity, 0))
}

/** The one change that settles what the database says against a line; null when it says nothing. */
export function fixFor(
  line: CartLine,
  quoted: QuoteLine | undefined,
  lines: readonly CartLine[],
): CartAction | null {
  if (quoted === undefined) return null
  const id = lineId(line)
  if (quoted.code === 'out_of_stock') {
    const quantity = takeable(line, quoted.available ?? 0, lines)
    return quantity > 0 ? { type: 'set-quantity', id, quantity } : { type: 'remove', id }
  }
  if (quoted.code !== null) return { type: 'remove', id }
  if (quoted.unit_price === null || sameMoney(quoted.unit_price, line.snapshot.unit_price)) return null
  return { type: 'accept-price', id, unitPrice: quoted.unit_price }
}

export function countProblems(lines: readonly CartLine[], quote: Quote | undefined): number {
  return lines.filter((line) => fixFor(line, quotedLine(quote, line), lines) !== null).length
}

/** Everything that settles the whole cart, in the order in which it is to be done. */
export function planFixes(lines: readonly CartLine[], quote: Quote | undefined): CartAction[] {
  const actions: CartAction[] = []
  let current = lines
  const plan = (action: CartAction) => {
    actions.push(action)
    current = reduceLines(current, action)
  }
  for (const original of lines) {
    const quoted = quotedLine(quote, original)
    const line = current.find((other) => lineId(other) === lineId(original))
    if (line === undefined || quoted === undefined) continue
    // A line before this one may have given up enough already.
    const fix = fixFor(line, quoted, current)
    const isEnough = fix?.type === 'set-quantity' && fix.quantity >= line.quantity
    if (fix !== null && !isEnough) plan(fix)
    if (fix?.type === 'remove' || quoted.unit_price === null) continue
    if (!sameMoney(quoted.unit_price, line.snapshot.unit_price)) {
      plan({ type: 'accept-price', id: lineId(line), unitPrice: quoted.unit_price })
    }
  }
  return actions
}
