import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchMisses } from '@/admin/analytics/search-misses'
import { ContactDialog } from '@/admin/orders/contact-dialog'
import { LinesDialog } from '@/admin/orders/lines-dialog'
import { NotesCard } from '@/admin/orders/order-cards'
import { OrderCompany } from '@/admin/orders/order-company'
import { AdjustStockDialog } from '@/admin/products/adjust-stock-dialog'
import { MatrixDialog } from '@/admin/products/variations/matrix-dialog'
import { VariationDialog } from '@/admin/products/variations/variation-dialog'
import { PromotionDialog } from '@/admin/promotions/promotion-dialog'
import type { AdminReview } from '@/admin/reviews/queries'
import { RefuseDialog, ReplyDialog } from '@/admin/reviews/review-dialogs'
import { SaleDialog } from '@/admin/sales/sale-dialog'
import { FactsSection } from '@/admin/settings/facts-section'
import { PaymentsSection } from '@/admin/settings/payments-section'
import { SHOP_COLUMNS } from '@/admin/settings/queries'
import { ShopSection } from '@/admin/settings/shop-form'
import { SynonymsSection } from '@/admin/settings/synonyms-section'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

// What was typed into the admin's forms is lost neither by a key or a click that closes or leaves, nor by a save, nor by a failure.

const group = { id: 'g', terms: ['carpet', 'rug'], kind: 'object', finds: [], created_at: '2026-11-21' }
const rate = { currency: 'EUR', rate: 10.8, rate_date: '2026-11-20', updated_at: '2026-11-20' }
const wool = {
  kind: 'material',
  key: 'wool',
  position: 1,
  label_en: 'Wool',
  label_fr: 'Laine',
  label_ar: 'صوف',
}
const miss = { query: 'tapis', hits: 3, languages: ['fr'], last_seen_at: '2026-11-20', opened: [] }
const names = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' }
const review = {
  ...{
    ...names,
    id: 'r',
    state: 'pending',
    rating: 1,
    body: 'My neighbour Karim',
    display_name: 'Amina',
    revision: 1,
  },
  ...{ language: 'en', photos: [], refusal_reason: '', reply: '', is_flagged: false, helpful_count: 0 },
  ...{ created_at: '2026-11-20', product_id: 'p', image_url: null, order_number: 'MCG-7K2M9QXT' },
} satisfies AdminReview
const shop = {
  ...Object.fromEntries(SHOP_COLUMNS.split(',').map((column) => [column.trim(), ''])),
  ...{ site_name: 'Dar', site_description_en: 'Crafts', contact_email: 'salam@mcg.example', updated_at: '1' },
  ...{ contact_phone: '+212 5 00 00 00 00', whatsapp_number: '212600000000', address_en: 'Fez' },
  ...{ legal_name: 'Dar SARL', legal_address: 'Fez', tax_rate: null },
  ...{ new_customer_max_pieces: null, new_customer_max_subtotal: null, prepay_after_refusals: null },
  ...{ transfer_hold_days: 5, online_hold_minutes: 30, gift_wrap_price: null, pickup_days: null },
  ...{
    review_request_days: 7,
    enable_registration: true,
    enable_google_auth: false,
    sms_notifications: false,
  },
  ...{ allow_guest_checkout: true, email_notifications: true, maintenance_mode: false },
}
const order = {
  ...{ id: 'order', order_number: 'MCG-7K2M9QXT', status: 'pending', payment_method: 'cash_on_delivery' },
  ...{ contact_name: 'Amina', phone: '+212612345678', address: '1 rue', district: '', landmark: '' },
  ...{ city: 'Fez', postal_code: '', country: 'morocco', is_pickup: false, company: '', company_ice: '' },
  ...{
    delivery_fee: 20,
    discount_amount: 0,
    discount_reason: '',
    gift_fee: 0,
    total_amount: 120,
    revision: 1,
  },
  ...{ paid_amount: 0, refunded_amount: 0, refunding_amount: 0, invoices: [], payments: [] },
  order_items: [
    {
      ...{ ...names, id: 'item', product_id: 'bowl', variation_ids: [], quantity: 1, unit_price: 100 },
      ...{ image_url: null, selected_variations: {} },
    },
  ],
} as never
const READ: Readonly<Record<string, unknown>> = {
  ...{ search_synonyms: [group], currency_rates: [rate], payment_methods: [], facts: [wool] },
  ...{ admin_search_misses: [miss], shop_settings: shop },
}

type Sent = { name: string; method: string; body: Record<string, unknown> | null }
let sent: Sent[]
/** What becomes of a request that writes. */
let answer: (request: Sent) => Response | Promise<Response>

const failure = () => Response.json({ code: 'PT422', message: 'too_many' }, { status: 422 })
const conflict = () => Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 })

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  sent = []
  answer = failure
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
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
    const name = new URL(String(address), 'http://shop.test').pathname.replace(/.*\//, '')
    const method = init?.method ?? 'GET'
    const body = JSON.parse((init?.body as string | undefined) ?? 'null') as Sent['body']
    if (method === 'GET' || name === 'admin_search_misses')
      return Promise.resolve(Response.json(READ[name] ?? []))
    const request = { name, method, body }
    sent.push(request)
    return Promise.resolve(answer(request))
  })
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
/** An answer that arrives when it is called. */
function later(): (response: Response) => void {
  let arrive: (response: Response) => void = nothing
  const promise = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  answer = () => promise
  return (response) => arrive(response)
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const open = (ui: ReactElement) =>
  renderInShop(
    <>
      {ui}
      <Link to="/away">Away</Link>
    </>,
    { guarded: true },
  )

type Case = { ui: ReactElement; opens?: string | RegExp; field: string | RegExp }
const CASES: Readonly<Record<string, Case>> = {
  'a promotion': {
    ui: <PromotionDialog promotion={null} products={[]} onClose={nothing} />,
    field: /^Name in English/,
  },
  'a sale': { ui: <SaleDialog sale={null} products={[]} onClose={nothing} />, field: /^Name/ },
  'a group of synonyms': { ui: <SynonymsSection />, opens: 'Edit carpet, rug', field: /^Words/ },
  'the rate of a currency': {
    ui: <PaymentsSection />,
    opens: 'Edit the rate of EUR',
    field: /^1 EUR in dirhams/,
  },
  'a synonym for a search': {
    ui: <SearchMisses />,
    opens: 'Add a synonym for “tapis”',
    field: /^Means the same as/,
  },
  'the refusal of a review': { ui: <RefuseDialog review={review} onClose={nothing} />, field: /^Reason/ },
  'the reply to a review': { ui: <ReplyDialog review={review} onClose={nothing} />, field: /^Reply/ },
  'the contact of an order': { ui: <ContactDialog order={order} onClose={nothing} />, field: /^Recipient/ },
  'the company of an order': {
    ui: <OrderCompany order={order} />,
    opens: 'Company of the invoice',
    field: /^Company/,
  },
  'the price of an order': { ui: <LinesDialog order={order} onClose={nothing} />, field: /^Delivery in/ },
  'a word of the facts': { ui: <FactsSection />, opens: 'Edit Wool', field: /^In English/ },
}
async function begin({ ui, opens, field }: Case): Promise<HTMLElement> {
  open(ui)
  if (opens !== undefined) await press(opens)
  const box = await screen.findByLabelText(field, { selector: 'input, textarea' })
  await userEvent.clear(box)
  await userEvent.type(box, '12')
  return box
}
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

describe('what was typed is not lost without a question', () => {
  it.each(Object.entries(CASES))('%s', async (_name, found) => {
    const box = await begin(found)
    const stay = async () => {
      await waitFor(() => expect(question()).not.toBeNull())
      await userEvent.click(within(question()!).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(question()).toBeNull())
      expect(box).toHaveValue('12')
    }
    await userEvent.keyboard('{Escape}')
    await stay()
    fireEvent.click(screen.getByText('Away'))
    await stay()
    const leave = new Event('beforeunload', { cancelable: true })
    globalThis.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(true)
  })

  it('nor the items of an order, which are no fields', async () => {
    open(<LinesDialog order={order} onClose={nothing} />)
    await press('One Bowl more')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeNull())
  })

  // The page of a product asks itself when it is left.
  it.each([
    [
      'the stock of a product',
      (onClose: () => void) => (
        <AdjustStockDialog
          productId="bowl"
          rows={[{ variationIds: [], name: 'Bowl', stock: 5 }]}
          onClose={onClose}
        />
      ),
      'Difference, Bowl',
    ],
    [
      'a variation',
      (onClose: () => void) => (
        <VariationDialog productId="bowl" variation={null} existing={[]} onClose={onClose} />
      ),
      /^Value/,
    ],
  ])('nor %s, when its dialog is closed', async (_name, dialog, field) => {
    const onClose = vi.fn()
    const box = await begin({ ui: dialog(onClose), field })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeNull())
    await userEvent.click(within(question()!).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(question()).toBeNull())
    expect(box).toHaveValue('12')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(within(question()!).getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('and what was given up does not come back, nor ask', async () => {
    await begin(CASES['a synonym for a search']!)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeNull())
    await userEvent.click(within(question()!).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByLabelText(/^Means the same as/)).toBeNull())
    const leave = new Event('beforeunload', { cancelable: true })
    globalThis.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(false)
    await press('Add a synonym for “tapis”')
    expect(await screen.findByLabelText(/^Means the same as/)).toHaveValue('')
  })
})

describe('a dialog stays open while it saves, and says why that failed', () => {
  it('a group of synonyms', async () => {
    const box = await begin(CASES['a group of synonyms']!)
    await userEvent.type(box, '{Enter}tapis')
    const resolve = later()
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await press('Close')
    await press('Cancel')
    resolve(failure())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(box).toHaveValue('12\ntapis')
  })

  it('many variations', async () => {
    const onClose = vi.fn()
    open(<MatrixDialog productId="bowl" existing={[]} onClose={onClose} />)
    await userEvent.type(await screen.findByLabelText('Colour'), 'Blue')
    const resolve = later()
    await press('Save 1 variation')
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await press('Cancel')
    expect(onClose).not.toHaveBeenCalled()
    resolve(failure())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-busy'),
    )
    await press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('a deletion', async () => {
    open(<FactsSection />)
    await press('Delete Wool')
    const resolve = later()
    await press('Delete')
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    resolve(Response.json({ code: '23503', message: 'is still referenced' }, { status: 409 }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The word was not deleted/)
  })
})

describe('what is typed during a save stays', () => {
  it('in the settings', async () => {
    open(<ShopSection />)
    const name = await screen.findByLabelText(/^Name of the shop/)
    const email = screen.getByLabelText(/^Email/, { selector: 'input[name=contact_email]' })
    await userEvent.type(name, ' Zellij  ')
    const resolve = later()
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.clear(email)
    await userEvent.type(email, 'new@mcg.example')
    resolve(Response.json([{ ...shop, site_name: 'Dar Zellij', updated_at: '2' }]))
    // What was saved is shown as it was saved.
    await waitFor(() => expect(name).toHaveValue('Dar Zellij'))
    expect(email).toHaveValue('new@mcg.example')
    answer = () => Response.json([{ ...shop, site_name: 'Dar Zellij', contact_email: 'new@mcg.example' }])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
    await press('Save')
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ contact_email: 'new@mcg.example' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
  })

  it('in the notes of an order', async () => {
    open(<NotesCard order={{ id: 'order', order_notes: [] } as never} />)
    const note = await screen.findByRole('textbox')
    await userEvent.type(note, 'Call back')
    const resolve = later()
    await userEvent.click(screen.getAllByRole('button')[0]!)
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.clear(note)
    await userEvent.type(note, 'Fragile')
    resolve(Response.json([]))
    await waitFor(() => expect(screen.getAllByRole('button')[0]).not.toHaveAttribute('aria-busy'))
    expect(note).toHaveValue('Fragile')
  })
})

describe('a review that has changed', () => {
  const fresh = { ...review, body: 'A poor bowl', reply: 'We are sorry.', revision: 2 }
  const changed = ({ name, body }: Sent) => {
    if (name === 'admin_reviews')
      return Response.json({ counts: {}, reviews: body?.box === 'pending' ? [fresh] : [] })
    return sent.filter((request) => request.name === name).length === 1 ? conflict() : Response.json(null)
  }
  const decisions = () => sent.filter(({ name }) => name !== 'admin_reviews').map(({ body }) => body)

  it('a reason whose refusal failed is still there', async () => {
    const onClose = vi.fn()
    open(<RefuseDialog review={review} onClose={onClose} />)
    const reason = await screen.findByLabelText(/^Reason/)
    await userEvent.type(reason, 'It names a neighbour')
    await press('Refuse')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(reason).toHaveValue('It names a neighbour')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is shown anew, and refused in sight of that', async () => {
    answer = changed
    const onClose = vi.fn()
    open(<RefuseDialog review={review} onClose={onClose} />)
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'It names a neighbour')
    await press('Refuse')
    expect(await screen.findByText('A poor bowl')).toBeVisible()
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('It names a neighbour')
    await press('Refuse')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(decisions().map((body) => body?.seen_revision)).toEqual([1, 2])
  })

  it('has a reply that was not seen: it is shown, and replaced in sight of that', async () => {
    answer = changed
    const onClose = vi.fn()
    open(<ReplyDialog review={review} onClose={onClose} />)
    await userEvent.type(await screen.findByLabelText(/^Reply/), 'Thank you')
    await press('Save')
    expect(await screen.findByText('We are sorry.')).toBeVisible()
    await press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(decisions().map((body) => body?.seen_reply)).toEqual(['', 'We are sorry.'])
  })
})
