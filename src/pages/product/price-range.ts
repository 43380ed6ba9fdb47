import { groupVariations, type Variation } from '@/catalog/variations'
import { addMoney } from '@/lib/money'

/** The lowest and highest price of all selections, in dirhams. Sold-out values count only when the whole type is sold out. */
export function priceRange(price: number, variations: readonly Variation[]): { low: number; high: number } {
  const ranges = groupVariations(variations).map(({ values }) => {
    const available = values.filter(({ stock_quantity }) => stock_quantity > 0)
    const amounts = (available.length > 0 ? available : values).map(
      ({ price_adjustment }) => price_adjustment,
    )
    return { low: Math.min(...amounts), high: Math.max(...amounts) }
  })
  return {
    low: addMoney(price, ...ranges.map(({ low }) => low)),
    high: addMoney(price, ...ranges.map(({ high }) => high)),
  }
}
