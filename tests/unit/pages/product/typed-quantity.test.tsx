import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { BuyBox } from '@/pages/product/buy-box'
import { renderInShop } from '../../../render'
import { quoteOf, stubApi, uuid } from '../../checkout/checkout-shop'

beforeAll(() => Promise.all((['product', 'deferred', 'ordering'] as const).map(loadArea)))
afterEach(() => vi.unstubAllGlobals())

const product = {
  ...{ id: uuid(1), name_en: 'Bowl', name_fr: 'Bol', name_ar: 'وعاء', price: 30, lead_time_days: null },
  ...{ product_variations: [], product_measures: [], product_facts: [], categories: { key: 'pottery' } },
  stock_units: [{ variation_ids: [], quantity: 9 }],
  // The box reads nothing else.
} as unknown as ProductDetail

it.each(['0', '-3', '٠'])('%s pieces become one, as the buttons take it', async (typed) => {
  stubApi({ quote: () => quoteOf([]) })
  renderInShop(
    <BuyBox
      product={product}
      selection={{}}
      onChoose={() => undefined}
      price={{ amount: 30, from: null, before: null }}
    />,
  )
  const field = await screen.findByRole('textbox', { name: 'Quantity: Bowl' })
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  expect(field).toHaveValue('1')
  await userEvent.click(await screen.findByRole('button', { name: 'Order in one step' }))
  expect(await screen.findByText(/Quantity: 1/)).toBeVisible()
})
