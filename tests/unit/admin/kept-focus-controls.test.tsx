import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Gallery } from '@/admin/products/gallery/gallery'
import type { EditedProduct } from '@/admin/products/queries'
import { DeliverySection } from '@/admin/settings/delivery-section'
import { FactsSection } from '@/admin/settings/facts-section'
import { PaymentsSection } from '@/admin/settings/payments-section'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

// A control is not disabled while its own press is saved: browsers take the focus from a disabled one.

type Row = Record<string, unknown>
let shop: Record<string, Row[]>
let sent: Row[]
/** The answers to the requests that write. */
let answer: () => void
let isAnswered: Promise<void>

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  sent = []
  isAnswered = new Promise((resolve) => {
    answer = resolve
  })
  const place = { fee: 40, free_from: null, min_days: 1, max_days: 3, is_active: true, updated_at: '1' }
  const label = { label_fr: 'Laine', label_ar: 'صوف' }
  const image = { image_color: null, alt_en: '', alt_fr: '', alt_ar: '' }
  shop = {
    facts: [
      { kind: 'material', key: 'linen', position: 1, label_en: 'Linen', ...label },
      { kind: 'material', key: 'wool', position: 2, label_en: 'Wool', ...label },
    ],
    delivery_rates: [
      { country: 'morocco', position: 1, ...place },
      { country: 'france', position: 2, ...place },
    ],
    product_images: [
      { id: 'one', position: 0, image_url: 'a/1-one-1000.webp', ...image },
      { id: 'two', position: 1, image_url: 'a/2-two-1000.webp', ...image },
    ],
    products: [{ id: 'bowl', image_url: null, image_color: null }],
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly unobserve = () => undefined
      readonly disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    const rows = shop[pathname.replace(/.*\//, '')] ?? []
    if (init?.method !== 'PATCH') return Response.json(rows)
    sent.push(JSON.parse(init.body as string) as Row)
    await isAnswered
    return Response.json({})
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a word of the facts', <FactsSection key="facts" />, 'Move Wool up'],
  ['a country of delivery', <DeliverySection key="delivery" />, 'Move France up'],
])('the arrow that moves %s', async (_name, ui, name) => {
  renderInShop(ui, { guarded: true })
  const arrow = await screen.findByRole('button', { name })
  fireEvent.click(arrow)
  await waitFor(() => expect(arrow).toHaveAttribute('aria-disabled', 'true'))
  expect(arrow).not.toBeDisabled()
  fireEvent.click(arrow)
  answer()
  await waitFor(() => expect(arrow).not.toHaveAttribute('aria-disabled'))
  // One of each of the two rows that changed places.
  expect(sent).toHaveLength(2)
})

it('the arrow of what is the first already', async () => {
  renderInShop(<FactsSection />, { guarded: true })
  const arrow = await screen.findByRole('button', { name: 'Move Linen up' })
  expect(arrow).toHaveAttribute('aria-disabled', 'true')
  expect(arrow).not.toBeDisabled()
})

it('the handle of a picture', async () => {
  renderInShop(
    <Gallery product={{ id: 'bowl', image_url: null } as EditedProduct} onUnstored={() => undefined} />,
    { guarded: true },
  )
  const handle = await screen.findByRole('button', { name: 'Move image 2' })
  fireEvent.click(screen.getByRole('button', { name: 'Make image 2 the main one' }))
  await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'true'))
  expect(handle).not.toBeDisabled()
})

const METHODS = [
  { method: 'cash_on_delivery', provider: 'cash', countries: 'morocco', is_ready: true },
  { method: 'card', provider: 'cmi', countries: 'all', is_ready: false },
  { method: 'paypal', provider: 'paypal', countries: 'abroad', is_ready: true },
]
const withCash = (is_enabled: boolean) =>
  METHODS.map((method, index) => ({ ...method, is_enabled: index > 0 || is_enabled, checked_at: null }))
const TRANSFER = {
  method: 'bank_transfer',
  provider: 'transfer',
  countries: 'all',
  is_ready: true,
  checked_at: null,
}

it('the switch of a way to pay, which is pressed once', async () => {
  shop.payment_methods = [...withCash(true), { ...TRANSFER, is_enabled: true }]
  renderInShop(<PaymentsSection />, { guarded: true })
  const cash = await screen.findByRole('switch', { name: 'Cash on delivery' })
  fireEvent.click(cash)
  await waitFor(() => expect(cash).toHaveAttribute('aria-disabled', 'true'))
  expect(cash).not.toBeDisabled()
  fireEvent.click(cash)
  expect(cash).not.toBeChecked()
  answer()
  await waitFor(() => expect(cash).not.toHaveAttribute('aria-disabled'))
  expect(sent).toEqual([{ is_enabled: false }])
})

it('the last way to pay in Morocco is switched off after a question', async () => {
  shop.payment_methods = [...withCash(true), { ...TRANSFER, is_enabled: false }]
  renderInShop(<PaymentsSection />, { guarded: true })
  const cash = await screen.findByRole('switch', { name: 'Cash on delivery' })
  const answerWith = async (name: string) => {
    fireEvent.click(cash)
    await screen.findByRole('alertdialog', { name: 'Switch off the last payment method?' })
    expect(cash).toBeChecked()
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await answerWith('Cancel')
  expect(sent).toEqual([])
  await answerWith('Switch off')
  await waitFor(() => expect(sent).toEqual([{ is_enabled: false }]))
})

it('a shop that takes no orders from Morocco says so', async () => {
  const warning = () => screen.queryByText(/No payment method for orders to Morocco is on and ready/)
  shop.payment_methods = withCash(true)
  const { unmount } = renderInShop(<PaymentsSection />, { guarded: true })
  await screen.findByRole('switch', { name: 'Cash on delivery' })
  expect(warning()).toBeNull()
  unmount()
  shop.payment_methods = withCash(false)
  renderInShop(<PaymentsSection />, { guarded: true })
  await waitFor(() => expect(warning()).toBeVisible())
  // One that is off already is switched on without a question.
  fireEvent.click(screen.getByRole('switch', { name: 'Cash on delivery' }))
  await waitFor(() => expect(sent).toEqual([{ is_enabled: true }]))
})
