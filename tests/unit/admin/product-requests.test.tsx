import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BulkChangeDialog } from '@/admin/products/bulk-change-dialog'
import { Gallery } from '@/admin/products/gallery/gallery'
import { NewProduct } from '@/admin/products/new-product-page'
import { Component as ProductsPage } from '@/admin/products/products-page'
import type { EditedProduct, Variation } from '@/admin/products/queries'
import { SaveBar } from '@/admin/products/save-bar'
import { VariationDialog } from '@/admin/products/variations/variation-dialog'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

// What the pages of products send, and what they do with an answer that comes late.

type Body = Record<string, unknown>
/** The requests that write. */
const sent: Body[] = []
/** Rows of tables and answers of functions, by name. A function may keep its answer for later. */
let answers: Record<string, (body: Body | null) => unknown>

beforeAll(() => Promise.all((['adminProducts', 'adminShell', 'deferred'] as const).map(loadArea)))
/** jsdom has none; tables detect with it whether they scroll. */
class ResizeObserverStub {
  readonly observe = () => undefined
  readonly unobserve = () => undefined
  readonly disconnect = () => undefined
}
beforeEach(() => {
  sent.length = 0
  answers = {}
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
    const name = new URL(String(address), 'http://shop.test').pathname.split('/').at(-1) ?? ''
    const body = JSON.parse((init?.body as string | undefined) ?? 'null') as Body | null
    if (body !== null && name !== 'admin_products' && body.preview !== true) sent.push(body)
    const answer = await Promise.resolve(answers[name]?.(body) ?? [])
    return answer instanceof Response ? answer : Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }))
const NAMES = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' }

describe('the change of many products', () => {
  it('sends along what the preview has shown', async () => {
    const before = { price: 100, compare_at_price: 125, stock_quantity: 5, is_active: false }
    answers.bulk_update_products = () => [
      { id: 'bowl', ...NAMES, before, after: { ...before, is_active: true }, code: null },
    ]
    renderInShop(<BulkChangeDialog kind="activate" ids={['bowl']} onClose={nothing} onDone={nothing} />)
    await press('Apply to 1 product')
    await waitFor(() => expect(sent).toMatchObject([{ seen: { bowl: before }, preview: false }]))
  })

  it('names the product that is another by now', async () => {
    const row = (code: string | null) => {
      const before = { price: 100, compare_at_price: null, stock_quantity: 5, is_active: false }
      return [{ id: 'bowl', ...NAMES, before, after: { ...before, is_active: true }, code }]
    }
    answers.bulk_update_products = (body) => row(body?.preview === true ? null : 'edit_conflict')
    renderInShop(<BulkChangeDialog kind="activate" ids={['bowl']} onClose={nothing} onDone={nothing} />)
    await press('Apply to 1 product')
    expect(await screen.findByText(/changed in the meantime/)).toBeVisible()
    expect(screen.getByRole('rowheader', { name: /Bowl/ })).toBeVisible()
  })
})

it('all that match are selected by the filters that were asked about, whatever the page shows by then', async () => {
  const listed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ id: `p${index}`, ...NAMES, price: 10, compare_at_price: null, image_url: null, image_color: null },
      ...{ stock_quantity: 9, is_active: true, city: 'Fez', categories: { key: 'pottery', ...NAMES } },
      ...{ variation_count: 0, next_cursor: [index], created_at: '2026-11-02T12:00:00Z' },
    }))
  let answerAll: (rows: object[]) => void = nothing
  answers.admin_products = (body) =>
    body?.page_size === 100
      ? new Promise((resolve) => {
          answerAll = resolve
        })
      : listed(31)
  renderInShop(<ProductsPage />, { guarded: true, path: '/admin/products' })
  fireEvent.click(await screen.findByLabelText('Select all rows'))
  fireEvent.click(await screen.findByText(/^Select all that match/))
  await waitFor(() => expect(screen.getByText(/^Select all that match/)).toHaveAttribute('aria-busy'))
  fireEvent.click(screen.getByText('Low stock', { selector: 'button' }))
  await waitFor(() => expect(screen.getByText('Low stock', { selector: 'button' })).toBePressed())
  act(() => answerAll(listed(80)))
  await waitFor(() => expect(screen.queryByText(/^Select all that match/)).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('80 selected')).toBeNull()
})

const original = {
  ...{ id: 'bowl', ...NAMES, description_en: '', description_fr: '', description_ar: '', price: 100 },
  ...{ compare_at_price: null, image_url: null, image_color: null, category_id: 'pottery', sku: null },
  ...{
    is_active: false,
    stock_quantity: 5,
    lead_time_days: null,
    updated_at: '',
    facts: [],
    measures: [],
  },
} as EditedProduct

it('a copy of a reduced product has the price before, and is no offer', async () => {
  answers.create_product = () => ({})
  renderInShop(
    <NewProduct
      categories={[{ id: 'pottery', ...NAMES, city: 'Fez' }]}
      original={{ ...original, price: 70, compare_at_price: 100 }}
      variations={[]}
    />,
    { guarded: true },
  )
  expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('100')
  await press('Create product')
  await waitFor(() => expect(sent).toMatchObject([{ columns: { price: 100, compare_at_price: null } }]))
})

describe('the key that saves', () => {
  const pressKey = (key: object = {}) => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, ...key })
  it('is not heard while a save is under way, nor when it repeats', () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const bar = (busy: boolean) => (
      <>
        <form id="product" onSubmit={submit} />
        <SaveBar formId="product" unsaved={[]} busy={busy} save="Save" />
      </>
    )
    const { unmount } = renderInShop(bar(true))
    // The browser would save the page as a file.
    expect(pressKey()).toBe(false)
    expect(pressKey({ repeat: true })).toBe(false)
    unmount()
    renderInShop(bar(false))
    expect(pressKey({ repeat: true })).toBe(false)
    expect(submit).not.toHaveBeenCalled()
    expect(pressKey()).toBe(false)
    expect(submit).toHaveBeenCalledOnce()
  })

  it('creates one product, however often it is pressed', async () => {
    let answerSave: (row: object) => void = nothing
    answers.create_product = () =>
      new Promise((resolve) => {
        answerSave = resolve
      })
    renderInShop(
      <NewProduct
        categories={[{ id: 'pottery', ...NAMES, city: 'Fez' }]}
        original={original}
        variations={[]}
      />,
      { guarded: true },
    )
    const save = await screen.findByRole('button', { name: 'Create product' })
    pressKey()
    await waitFor(() => expect(save).toHaveAttribute('aria-busy'))
    expect(sent).toHaveLength(1)
    pressKey()
    fireEvent.submit(document.querySelector('form#product-form') as HTMLFormElement)
    act(() => answerSave({}))
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    // Before the page of the new product has opened.
    pressKey()
    await act(() => Promise.resolve())
    expect(sent).toHaveLength(1)
  })
})

describe('the stock of a variation', () => {
  const color: Variation = {
    ...{ id: 'red', variation_type: 'color', variation_value: 'Red', price_adjustment: 0 },
    ...{ stock_quantity: 5, image_url: null },
  }
  const retype = async (stock: string) => {
    const field = await screen.findByLabelText('Stock')
    await userEvent.clear(field)
    if (stock !== '') await userEvent.type(field, stock)
    await userEvent.selectOptions(screen.getByLabelText(/^Type/), 'size')
    expect(screen.queryByLabelText('Stock')).toBeNull()
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
  }

  it.each(['3', '', 'x'])(
    'is none for a new value of a second type, whatever was typed: "%s"',
    async (stock) => {
      renderInShop(<VariationDialog productId="bowl" variation={null} existing={[color]} onClose={nothing} />)
      await userEvent.type(await screen.findByLabelText(/^Value/), 'Large')
      await retype(stock)
      expect(sent).toMatchObject([{ changes: { variation_type: 'size' }, stock: 0 }])
    },
  )

  it('does not change with a type that has none of its own', async () => {
    const blue = { ...color, id: 'blue', variation_value: 'Blue' }
    renderInShop(
      <VariationDialog productId="bowl" variation={color} existing={[color, blue]} onClose={nothing} />,
    )
    await retype('9')
    expect(sent[0]).toMatchObject({ changes: { variation_type: 'size' } })
    expect(sent[0]).not.toHaveProperty('stock')
  })
})

it('a value that was changed elsewhere is shown beside what was typed, and saved in sight of that', async () => {
  const large: Variation = {
    ...{ id: 'large', variation_type: 'size', variation_value: 'Large', price_adjustment: 0 },
    ...{ stock_quantity: 5, image_url: null },
  }
  answers.product_variations = () => [
    { ...large, variation_value: 'Grand', price_adjustment: 5, stock_quantity: 4 },
  ]
  answers.save_variation = () =>
    sent.length === 1
      ? Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 })
      : { id: 'large' }
  const onClose = vi.fn()
  renderInShop(
    <VariationDialog
      productId="20000000-0000-4000-8000-000000000001"
      variation={large}
      existing={[large]}
      onClose={onClose}
    />,
  )
  const price = await screen.findByLabelText(/^Price adjustment/)
  await userEvent.clear(price)
  await userEvent.type(price, '7')
  await press('Save')
  expect(await screen.findByText(/^In the shop now: 5/)).toBeVisible()
  expect(price).toHaveValue('7')
  // What was not touched is as in the shop.
  expect(screen.getByLabelText(/^Value/)).toHaveValue('Grand')
  expect(screen.getByLabelText('Stock')).toHaveValue('4')
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = sent
  expect(second).toMatchObject({ changes: { price_adjustment: 7 }, baseline: { price_adjustment: 5 } })
  expect([second?.changes, second?.stock]).toEqual([{ price_adjustment: 7 }, undefined])
  expect(second?.key).not.toBe(first?.key)
})

it('of the texts of a picture only the changed ones are written', async () => {
  answers.product_images = () => [
    {
      id: 'image',
      image_url: null,
      image_color: null,
      position: 0,
      alt_en: 'A bowl',
      alt_fr: '',
      alt_ar: '',
    },
  ]
  renderInShop(<Gallery product={{ id: 'bowl', image_url: null } as EditedProduct} onUnstored={nothing} />)
  await press(/^Alternative texts of image 1/)
  await userEvent.type(await screen.findByLabelText(/^Français/), 'Un bol')
  await press('Save')
  await waitFor(() => expect(sent).toEqual([{ alt_fr: 'Un bol' }]))
})
