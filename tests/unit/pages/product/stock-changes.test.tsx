import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ProductDetail } from '@/catalog/queries'
import { loadArea } from '@/i18n/catalogues'
import { BuyBox } from '@/pages/product/buy-box'
import { renderInShop } from '../../../render'
import { quoteOf, stubApi, uuid } from '../../checkout/checkout-shop'

const product = {
  ...{ id: uuid(1), name_en: 'Bowl', name_fr: 'Bol', name_ar: 'وعاء', price: 30, lead_time_days: null },
  ...{ product_variations: [], product_measures: [], product_facts: [], categories: { key: 'pottery' } },
  // The box reads nothing else but the stock.
} as unknown as ProductDetail
const price = { amount: 30, from: null, before: null }

/** What Realtime or another reading of the product brings. */
let setStock: (quantity: number) => void

function Page({ stock }: { stock: number }) {
  const [quantity, setQuantity] = useState(stock)
  setStock = setQuantity
  return (
    <BuyBox
      product={{ ...product, stock_units: [{ variation_ids: [], quantity }] }}
      selection={{}}
      onChoose={() => undefined}
      price={price}
    />
  )
}

beforeAll(() => Promise.all((['product', 'deferred', 'ordering', 'alerts'] as const).map(loadArea)))
beforeEach(() => {
  stubApi({ quote: () => quoteOf([]) })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (input: URL | string, init?: RequestInit) =>
    String(input).includes('/request_stock_alert')
      ? Promise.resolve(Response.json({ code: 'PT409', message: 'in_stock' }, { status: 409 }))
      : answer(input, init),
  )
})
afterEach(() => vi.unstubAllGlobals())

const isGone = (name: string) => expect.poll(() => screen.queryByRole('button', { name })).toBeNull()

it('the sheet of an order stays open when the piece sells out, with what was typed', async () => {
  renderInShop(<Page stock={1} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Order in one step' }))
  const sheet = await screen.findByRole('dialog')
  await userEvent.type(within(sheet).getByLabelText('Name'), 'Salma')
  act(() => setStock(0))
  expect(screen.getByRole('dialog')).toBe(sheet)
  expect(within(sheet).getByLabelText('Name')).toHaveValue('Salma')
  await userEvent.keyboard('{Escape}')
  await isGone('Order in one step')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the dialog of a sold-out piece stays open with its message when the piece is back', async () => {
  renderInShop(<Page stock={0} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'salma@mcg.example')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tell me' }))
  const message = 'This piece is in stock again. Close this window to buy it.'
  expect(await within(dialog).findByText(message)).toBeVisible()
  act(() => setStock(3))
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).getByText(message)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await isGone('Tell me when it is back')
  expect(screen.queryByRole('dialog')).toBeNull()
})
