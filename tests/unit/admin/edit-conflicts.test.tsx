import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ContactDialog } from '@/admin/orders/contact-dialog'
import { OrderCompany } from '@/admin/orders/order-company'
import { NewProduct } from '@/admin/products/new-product-page'
import { Component as PromotionsPage } from '@/admin/promotions/promotions-page'
import { Component as SalesPage } from '@/admin/sales/sales-page'
import { CouriersSection } from '@/admin/settings/couriers/couriers-section'
import { DeliverySection } from '@/admin/settings/delivery-section'
import { FactsSection } from '@/admin/settings/facts-section'
import { PaymentsSection } from '@/admin/settings/payments-section'
import { SynonymsSection } from '@/admin/settings/synonyms-section'
import { TextsSection } from '@/admin/templates/texts-section'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

// A row that has other values than the form was opened with, from someone else or from an own request whose answer was lost, is shown
// beside what was typed, and the next press saves.

type Row = Record<string, unknown>
/** The rows of the shop, by the name of their table. */
let shop: Record<string, Row>
let saved: Row[]
/** What a function does with its arguments. */
let functions: Record<string, (body: Row, params: URLSearchParams) => Response>
let isWide: boolean

const conflict = () => Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 })
const lost = () => Response.json({ message: 'unavailable' }, { status: 503 })

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  shop = {}
  saved = []
  functions = {}
  isWide = true
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    const name = pathname.replace(/.*\//, '')
    const body = JSON.parse((init?.body as string | undefined) ?? 'null') as Row
    if (functions[name] !== undefined) return Promise.resolve(functions[name](body, searchParams))
    const row = shop[name]
    if (row === undefined || init?.method !== 'PATCH')
      return Promise.resolve(Response.json(row === undefined ? [] : [row]))
    // As the database: the rows that the filters find.
    const isFound = [...searchParams].every(
      ([column, filter]) => column === 'select' || filter === `eq.${String(row[column])}`,
    )
    if (isFound) saved.push(body)
    return Promise.resolve(Response.json(isFound ? [row] : []))
  })
})
afterEach(() => vi.unstubAllGlobals())

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const retype = async (field: string | RegExp, text: string) => {
  const box = await screen.findByLabelText(field, { selector: 'input, textarea' })
  fireEvent.change(box, { target: { value: text } })
  return box
}

const NAMES = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' }
const FIRST = { updated_at: '2026-11-20T10:00:00Z' }
const NOW = { updated_at: '2026-11-21T10:00:00Z' }
const order = {
  ...{ id: 'order', order_number: 'MCG-7K2M9QXT', status: 'pending', payment_method: 'cash_on_delivery' },
  ...{ contact_name: 'Amina', phone: '+212612345678', address: '1 rue', district: '', landmark: '' },
  ...{ city: 'Fez', postal_code: '', country: 'morocco', is_pickup: false, company: 'Dar', company_ice: '' },
  ...{ invoices: [], payments: [], order_items: [], order_notes: [] },
}
const correct =
  (change: (row: Row) => Row) =>
  ({ baseline, seen_company: seen, ...body }: Row) => {
    const row = shop.orders!
    const known = (baseline ?? { company: seen }) as Row
    if (Object.entries(known).some(([column, value]) => row[column] !== value)) return conflict()
    saved.push(change(body))
    return Response.json(null)
  }

type Case = {
  ui: ReactElement
  table: string
  row: Row
  opens?: string | RegExp
  field: string | RegExp
  typed: string
  /** What the shop has by the time that the form is saved, and how it is shown. */
  other: Row
  now: string
  saves: Row
  rpc?: (body: Row) => Response
  rpcName?: string
}

const nothing = () => undefined
const CASES: Readonly<Record<string, Case>> = {
  'a text': {
    ...{ ui: <TextsSection />, table: 'text_templates', opens: 'Edit: The parcel was delivered' },
    row: {
      ...{ key: 'chat_deliver', placeholders: [], required: [], max_length: 500, ...FIRST },
      ...{ body_en: 'It is here', body_fr: 'Le voici', body_ar: 'ها هو' },
    },
    ...{ field: 'English', typed: 'It has arrived', other: { body_en: 'Delivered', ...NOW } },
    ...{ now: 'Delivered', saves: { body_en: 'It has arrived', body_fr: 'Le voici' } },
  },
  'a group of synonyms': {
    ...{ ui: <SynonymsSection />, table: 'search_synonyms', opens: 'Edit carpet, rug', field: /^Words/ },
    row: { id: 'g', terms: ['carpet', 'rug'], kind: 'object', finds: [], ...FIRST },
    ...{
      typed: 'tapis, zerbiya',
      other: { terms: ['carpet', 'mat'], ...NOW },
      now: 'carpet mat',
      saves: { terms: ['tapis', 'zerbiya'] },
    },
  },
  'a word of the facts': {
    ...{
      ui: <FactsSection />,
      table: 'facts',
      opens: 'Edit Wool',
      field: /^In English/,
      typed: 'Sheep wool',
    },
    row: { kind: 'material', key: 'wool', position: 1, label_en: 'Wool', label_fr: 'Laine', label_ar: 'صوف' },
    ...{ other: { label_en: 'Woolen' }, now: 'Woolen', saves: { label_en: 'Sheep wool' } },
  },
  'the delivery to a country': {
    ...{ ui: <DeliverySection />, table: 'delivery_rates', opens: 'Edit delivery to France', field: /^Fee/ },
    row: {
      ...{ country: 'france', fee: 200, free_from: null, min_days: 5, max_days: 9, position: 2 },
      ...{ is_active: true, ...FIRST },
    },
    ...{
      typed: '250',
      other: { fee: 220, max_days: 12, ...NOW },
      now: '220',
      saves: { fee: 250, max_days: 12 },
    },
  },
  'the rate of a currency': {
    ...{ ui: <PaymentsSection />, table: 'currency_rates', opens: 'Edit the rate of EUR' },
    row: { currency: 'EUR', rate: 10.8, rate_date: '2026-11-20', ...FIRST },
    ...{
      field: /^1 EUR in dirhams/,
      typed: '11',
      other: { rate: 10.9, ...NOW },
      now: '10.9',
      saves: { rate: 11 },
    },
  },
  'a courier': {
    ...{
      ui: <CouriersSection />,
      table: 'couriers',
      opens: 'Edit Amana',
      field: /^Name/,
      typed: 'Amana Fez',
    },
    row: {
      ...{ id: 'c', name: 'Amana', phone: '', tracking_url: '', remittance_days: 7, position: 1, ...FIRST },
      is_active: true,
    },
    ...{ other: { name: 'Amana Post', ...NOW }, now: 'Amana Post', saves: { name: 'Amana Fez' } },
  },
  'the price of a courier': {
    ...{ ui: <CouriersSection />, table: 'courier_prices', opens: /^Edit the price:/, field: /^Fee/ },
    row: {
      ...{ id: 'p', courier_id: 'c', zone: null, city: null, up_to_kg: null, fee: 40, cost: null },
      ...{ min_days: 1, max_days: 3, is_active: true, ...FIRST },
    },
    ...{ typed: '45', other: { fee: 42, ...NOW }, now: '42', saves: { fee: 45 } },
  },
  'a promotion': {
    ...{
      ui: <PromotionsPage />,
      table: 'promotions',
      opens: 'Edit the promotion Eid',
      field: /^Name in English/,
    },
    row: {
      ...{ id: 'p', name_en: 'Eid', name_fr: 'Aïd', name_ar: 'عيد', code: null, kind: 'percent', value: 10 },
      ...{ buy_quantity: null, free_quantity: null, category_keys: [], product_ids: [], min_subtotal: 0 },
      ...{ min_pieces: 1, max_uses: null, max_uses_per_customer: null, is_first_order: false, ends_at: null },
      ...{ is_active: true, starts_at: '2026-11-20T10:00:00Z', ...FIRST },
    },
    ...{ typed: 'Big Eid', other: { name_en: 'Small Eid', value: 15, ...NOW }, now: 'Small Eid' },
    saves: { name_en: 'Big Eid', value: 15 },
  },
  'the contact of an order': {
    ...{ ui: <ContactDialog order={order as never} onClose={nothing} />, table: 'orders', row: order },
    ...{ field: /^Recipient/, typed: 'Amina B', other: { contact_name: 'Amina Alami' }, now: 'Amina Alami' },
    ...{ saves: { contact_name: 'Amina B' }, rpcName: 'correct_order_contact' },
    rpc: correct(({ changes }) => changes as Row),
  },
  'the company of an order': {
    ...{ ui: <OrderCompany order={order as never} />, table: 'orders', row: order },
    ...{ opens: 'Company of the invoice', field: /^Company/, typed: 'Dar SARL', other: { company: 'Riad' } },
    ...{
      now: 'Riad',
      saves: { company: 'Dar SARL' },
      rpcName: 'set_order_company',
      rpc: correct((body) => body),
    },
  },
}

it.each(Object.entries(CASES))('%s', async (_name, found) => {
  shop[found.table] = found.row
  if (found.rpcName !== undefined && found.rpc !== undefined) functions[found.rpcName] = found.rpc
  if (found.table === 'courier_prices') shop.couriers = { ...CASES['a courier']!.row }
  functions.promotion_uses = () => Response.json({})
  renderInShop(found.ui, { guarded: true })
  if (found.opens !== undefined) await press(found.opens)
  const box = await retype(found.field, found.typed)
  shop[found.table] = { ...found.row, ...found.other }
  await press('Save')
  expect(await screen.findByText(`In the shop now: ${found.now}`)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('your own earlier attempt')
  expect(box).toHaveValue(found.typed)
  expect(saved).toEqual([])
  // What was typed is still asked about.
  const leave = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(leave)
  expect(leave.defaultPrevented).toBe(true)
  await press('Save')
  await waitFor(() => expect(saved).toEqual([expect.objectContaining(found.saves)]))
})

it('a text that was saved elsewhere is marked on its tab while another one is in sight', async () => {
  isWide = false
  const { ui, row, opens } = CASES['a text']!
  shop.text_templates = row
  renderInShop(ui, { guarded: true })
  await press(opens!)
  await retype('English', 'It has arrived')
  const french = screen.getByRole('tab', { name: 'Français' })
  fireEvent.mouseDown(french, { button: 0 })
  await retype('Français', 'Il est arrivé')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'English' }), { button: 0 })
  await screen.findByLabelText('English', { selector: 'textarea' })
  shop.text_templates = { ...row, body_fr: 'Livré', ...NOW }
  await press('Save')
  await waitFor(() => expect(french).toHaveAccessibleName(/^Français\s*another text in the shop now$/))
  expect(screen.getByRole('tab', { name: 'العربية' })).toBeVisible()
})

it('a value keeps its kind when another one was chosen elsewhere', async () => {
  const { ui, row, opens } = CASES['a promotion']!
  shop.promotions = row
  functions.promotion_uses = () => Response.json({})
  renderInShop(ui, { guarded: true })
  await press(opens!)
  const value = await retype(/^Percent/, '25')
  const other = { kind: 'buy_n', value: 0, buy_quantity: 3, free_quantity: 1 }
  shop.promotions = { ...row, ...other, category_keys: ['pottery'], ...NOW }
  await press('Save')
  expect(await screen.findByText('In the shop now: Free pieces')).toBeVisible()
  expect(value).toHaveValue('25')
  await press('Save')
  await waitFor(() =>
    expect(saved).toMatchObject([
      { kind: 'percent', value: 25, buy_quantity: null, category_keys: ['pottery'] },
    ]),
  )
})

it('a row that was deleted meanwhile is not called changed', async () => {
  const { ui, row, opens, field, typed } = CASES['a group of synonyms']!
  shop.search_synonyms = row
  renderInShop(ui, { guarded: true })
  await press(opens!)
  await retype(field, typed)
  delete shop.search_synonyms
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found.')
})

it('a sale that has begun meanwhile says so, and cannot be saved', async () => {
  const sale = {
    ...{
      id: 'eid',
      name: 'Eid',
      percent: 20,
      category_keys: null,
      product_ids: null,
      begun_at: null as unknown,
    },
    ...{ starts_at: '2099-01-01T00:00:00Z', ends_at: '2099-01-08T00:00:00Z', stopped_at: null },
    ...{ ended_at: null, products: 0, changed: 0, skipped: 0, ...FIRST },
  }
  functions.admin_sales = () => Response.json([sale])
  functions.save_sale = conflict
  renderInShop(<SalesPage />, { guarded: true })
  await press('Edit the sale Eid')
  await retype(/^Percent/, '25')
  sale.begun_at = '2026-11-21T10:00:00Z'
  await press('Save')
  expect(await screen.findByText(/^This sale has begun or ended in the meantime/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save', hidden: true })).toBeNull()
})

it('a new sale whose answer was lost is planned as it was corrected', async () => {
  const sent: Row[] = []
  functions.admin_sales = () => Response.json(shop.sale === undefined ? [] : [shop.sale])
  functions.save_sale = (body) => {
    sent.push(body)
    if (shop.sale === undefined) {
      const { sale_id: id, name, percent, starts_at, ends_at } = body
      const state = { begun_at: null, stopped_at: null, ended_at: null, products: 0, changed: 0, skipped: 0 }
      const scope = { category_keys: null, product_ids: null }
      shop.sale = { id, name, percent, starts_at, ends_at, ...scope, ...state, ...FIRST }
      return lost()
    }
    return body.baseline === shop.sale.updated_at ? Response.json(null) : conflict()
  }
  renderInShop(<SalesPage />, { guarded: true })
  await press('Plan a sale')
  await retype(/^Name/, 'Eid')
  await retype(/^Percent/, '20')
  await press('Save')
  expect(await screen.findByRole('alert')).toBeVisible()
  await retype(/^Percent/, '25')
  await press('Save')
  expect(await screen.findByText('In the shop now: 20')).toBeVisible()
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(new Set(sent.map(({ sale_id: id }) => id)).size).toBe(1)
  expect(sent[2]).toMatchObject({ name: 'Eid', percent: 25, baseline: FIRST.updated_at })
})

it('a new product whose answer was lost gets what was corrected since', async () => {
  const original = {
    ...{ id: 'bowl', ...NAMES, description_en: '', description_fr: '', description_ar: '', price: 100 },
    ...{ compare_at_price: null, image_url: null, image_color: null, category_id: 'pottery', sku: null },
    ...{ is_active: false, stock_quantity: 0, lead_time_days: null, updated_at: '', facts: [], measures: [] },
  } as never
  functions.create_product = ({ product_id: id, columns }) => {
    if (shop.products !== undefined) return conflict()
    const facts = { product_facts: [], product_measures: [] }
    shop.products = { ...(columns as Row), id, image_color: null, ...facts, ...FIRST }
    return lost()
  }
  const written = (body: Row) => {
    saved.push(body)
    return Response.json(shop.products)
  }
  // What was ordered since is left as it is; so is what someone else put into stock.
  const moved = { order_id: null, actor: 'me', quantity: 0 }
  functions.stock_movements = (_body, params) =>
    Response.json(
      [
        { ...moved, quantity: 3 },
        { ...moved, quantity: -2, order_id: 'order' },
      ].filter(({ order_id: order }) => params.get('order_id') !== 'is.null' || order === null),
    )
  functions.update_product = written
  functions.adjust_stock = written
  const categories = [{ id: 'pottery', ...NAMES, city: 'Fez' }]
  renderInShop(<NewProduct categories={categories} original={original} variations={[]} />, { guarded: true })
  await retype('Price', '110')
  await retype(/^Stock/, '3')
  await press('Create product')
  await waitFor(() => expect(shop.products).toBeDefined())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create product' })).not.toHaveAttribute('aria-busy'),
  )
  await retype('Price', '120')
  shop.products = { ...shop.products, stock_quantity: 1 }
  await retype(/^Stock/, '7')
  await press('Create product')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved).toMatchObject([
    { product_id: shop.products.id, changes: { price: 120 }, baseline: { price: 110 } },
    { product_id: shop.products.id, changes: [{ variation_ids: [], delta: 4 }] },
  ])
})
