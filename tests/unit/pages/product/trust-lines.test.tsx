import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { BuyBox } from '@/pages/product/buy-box'
import { renderInShop } from '../../../render'

const product = {
  ...{ id: 'bowl', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'وعاء', price: 30, lead_time_days: null },
  ...{ product_variations: [], product_facts: [], categories: { key: 'pottery' } },
  stock_units: [{ variation_ids: [], quantity: 5 }],
  // The box reads nothing else.
} as unknown as ProductDetail

beforeAll(() => Promise.all([loadArea('product'), loadArea('deferred')]))
afterEach(() => vi.unstubAllGlobals())

const CASH = 'Cash on delivery in Morocco, or pay in advance'
const DUTIES = 'Customs duties and taxes may be due on arrival'

it.each([
  ['Morocco', ['morocco', 'france'], CASH, DUTIES],
  ['France', ['france', 'spain'], DUTIES, CASH],
])(
  'what is said about paying is that of %s, as the estimate beside it',
  async (name, countries, said, not) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json(
          countries.map((country) => ({ country, fee: 15, free_from: null, min_days: 3, max_days: 7 })),
        ),
      ),
    )
    const price = { amount: 30, from: null, before: null }
    renderInShop(<BuyBox product={product} selection={{}} onChoose={() => undefined} price={price} />)
    expect(await screen.findByDisplayValue(name)).toBeInTheDocument()
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(screen.queryByText(not)).toBeNull()
  },
)
