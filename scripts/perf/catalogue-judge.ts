/** Compares the catalogue's measurements with budgets. Pure, so that tests can exceed each budget. */

/** What is measured of one request. */
export type CatalogueFigure = {
  readonly name: string
  readonly kind: 'listing' | 'search' | 'other'
  /** Whether page 1 must not get slower with a larger catalogue. */
  readonly firstPage: boolean
  /** The 95th percentile of the server's CPU time in the large catalogue, in ms. */
  readonly cpu: number
  readonly blocks: { readonly small: number; readonly large: number }
  /** Tables that the plan scans sequentially in the large catalogue. */
  readonly scanned: readonly string[]
}

/** At 100,000 products, in ms of CPU time. */
export const CPU_BUDGETS = { listing: 5, search: 15 } as const

/** Page 1 of a large catalogue may read this many times the blocks of the seeded one. */
export const MAX_BLOCK_GROWTH = 2

/** Tables with a row for each product, or for each word of them, which no request may read whole. */
const LARGE_TABLES = [
  'products',
  'product_search',
  'product_facts',
  'product_images',
  'product_variations',
  'search_words',
  'search_terms',
]

/** The broken budgets, one line each. Times are judged only at the size that they are meant for. */
export function catalogueProblems(figures: readonly CatalogueFigure[], size: number): string[] {
  return figures.flatMap((figure) => {
    const problems: string[] = []
    const whole = figure.scanned.filter((table) => LARGE_TABLES.includes(table))
    if (whole.length > 0) problems.push(`${figure.name}: reads all of ${whole.join(', ')}`)
    const growth = figure.blocks.large / figure.blocks.small
    if (figure.firstPage && growth > MAX_BLOCK_GROWTH)
      problems.push(`${figure.name}: ${growth.toFixed(1)} times the blocks of the small catalogue`)
    const budget = figure.kind === 'other' ? undefined : CPU_BUDGETS[figure.kind]
    if (size === 100_000 && budget !== undefined && figure.cpu > budget)
      problems.push(`${figure.name}: ${figure.cpu.toFixed(1)} ms of CPU time, budget ${budget} ms`)
    return problems
  })
}
