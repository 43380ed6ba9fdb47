import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { MAX_LINES, MAX_QUANTITY } from '@/lib/order-limits'
import { paths } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { Json } from '@/lib/database.types'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { useCartActions } from './cart-context'
import { lineId, reduceLines, type CartLine, type NewLine } from './cart-lines'
import { lineFromQuote, quoteAnywhere, type Quote } from './queries'
import { itemId, type OrderedItem } from './ordered-items'

/** A line of an earlier order. */
export type OrderedLine = OrderedItem & {
  name_en: string
  name_fr: string
  name_ar: string
  image_url: string | null
  selected_variations: Json
}

type Names = Pick<OrderedLine, 'name_en' | 'name_fr' | 'name_ar'>

export type Reorder = {
  lines: { line: NewLine; quantity: number }[]
  /** Available, but in fewer pieces than were ordered. */
  fewer: Names[]
  /** No longer available, or not with these variations. */
  unavailable: Names[]
  /** Not added, or not with all pieces, because of the limits of an order. */
  overLimit: Names[]
}

/** Sorts the lines of an earlier order by what a new quote for them says is available. */
export function reorderLines(items: readonly OrderedLine[], quote: Quote): Reorder {
  const reorder: Reorder = { lines: [], fewer: [], unavailable: [], overLimit: [] }
  for (const item of items) {
    const quoted = quote.lines.find((line) => itemId(line) === itemId(item))
    const available = quoted?.available ?? 0
    // Of a line with too few pieces, the available ones can be added.
    const usable = quoted?.code === null || (quoted?.code === 'out_of_stock' && available > 0)
    const line = quoted === undefined || !usable ? null : lineFromQuote(quoted)
    if (quoted === undefined || line === null) {
      reorder.unavailable.push(item)
      continue
    }
    const quantity = quoted.code === null ? item.quantity : Math.min(item.quantity, available)
    if (quantity < item.quantity) reorder.fewer.push(item)
    reorder.lines.push({ line, quantity })
  }
  return reorder
}

/** The lines with as many pieces as fit into a cart that has these lines. */
export function fitting(reorder: Reorder, cart: readonly CartLine[]): Reorder {
  const fitted: Reorder = { ...reorder, lines: [], overLimit: [] }
  let lines = cart
  const pieces = (line: NewLine) => lines.find((other) => lineId(other) === lineId(line))?.quantity ?? 0
  for (const { line, quantity } of reorder.lines) {
    const before = pieces(line)
    lines = reduceLines(lines, { type: 'add', line, quantity })
    const added = pieces(line) - before
    if (added < quantity) fitted.overLimit.push(line.snapshot)
    if (added > 0) fitted.lines.push({ line, quantity: added })
  }
  return fitted
}

/** Adds the lines of an earlier order to the cart at today's prices, and lists those that are not available. */
export function BuyAgain({ items }: { items: readonly OrderedLine[] }) {
  const { t, language } = useLanguage()
  const { add, store } = useCartActions()
  const reorder = useMutation({
    mutationFn: async () => {
      const toQuote = items.map(({ product_id, variation_ids, quantity }) => ({
        product_id,
        variation_ids,
        quantity,
      }))
      // Not for the country of the order, which may no longer be served.
      const reorder = reorderLines(items, await quoteAnywhere(toQuote))
      return fitting(reorder, store.read().lines)
    },
    onSuccess: ({ lines }) => {
      for (const { line, quantity } of lines) add(line, quantity, { quiet: true })
    },
  })
  const result = reorder.data

  return (
    <>
      <Button busy={reorder.isPending} onClick={() => reorder.mutate()}>
        <RotateCcw aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t('account.buyAgain')}
      </Button>
      <Status className="order-last w-full">
        {result !== undefined && (
          <Notice
            tone={
              result.unavailable.length + result.fewer.length + result.overLimit.length > 0
                ? 'warning'
                : 'success'
            }
          >
            <div className="flex flex-col gap-1">
              <p>
                {result.lines.length > 0
                  ? t('account.addedAgain', { count: result.lines.length })
                  : result.overLimit.length === 0 && t('account.nothingAgain')}
              </p>
              {result.overLimit.map((item, index) => (
                <p key={index}>
                  {t('account.overLimitAgain', {
                    name: localized(item, 'name', language),
                    lines: MAX_LINES,
                    pieces: MAX_QUANTITY,
                  })}
                </p>
              ))}
              {result.fewer.map((item, index) => (
                <p key={index}>{t('account.fewerAgain', { name: localized(item, 'name', language) })}</p>
              ))}
              {result.unavailable.map((item, index) => (
                <p key={index}>{t('account.goneAgain', { name: localized(item, 'name', language) })}</p>
              ))}
            </div>
            {result.lines.length > 0 && (
              <Button asChild tone="link">
                <Link to={paths.cart()}>{t('account.toCart')}</Link>
              </Button>
            )}
          </Notice>
        )}
      </Status>
    </>
  )
}
