import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as NewOrderPage } from '@/admin/orders/draft/new-order-page'
import { loadArea } from '@/i18n/catalogues'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

const contact = {
  ...{ first_name: 'Amina', last_name: '', email: '', phone: '0612345678', address: '1 rue', city: 'Fez' },
  ...{ district: '', landmark: '', region: '', postal_code: '', country: 'morocco' },
}
const product = (id: string, name: string, isActive = true) => ({
  ...{ id, name_en: name, name_fr: name, name_ar: name, price: 100, image_url: null, is_active: isActive },
  ...{ product_variations: [], stock_units: [{ variation_ids: [], quantity: 9 }] },
})
const item = (id: string) => ({ product_id: id, variation_ids: [], quantity: 1 })
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
const draft = {
  ...{ id: 'draft', token: 'token', revision: 3, source: 'phone', language: 'fr', contact, notes: '' },
  ...{ items: [item('bowl')], delivery_fee: null as number | null, discount_amount: 0 },
  ...{ discount_reason: '', payment_method: 'cash_on_delivery', order_id: null, expires_at: inAWeek },
  orders: null as { order_number: string } | null,
}
const SHOP = { site_name: 'Dar', whatsapp_number: '', tax_rate: null }
const MOROCCO = { country: 'morocco', fee: 15, free_from: null, min_days: 1, max_days: 2 }

type Sent = { name: string; body: Record<string, unknown> }
const sent: Sent[] = []
const names = () => sent.map(({ name }) => name)
/** Answers of the functions that write, in the order of the requests. */
let answers: (Response | Promise<Response>)[]
let stored: Omit<typeof draft, 'contact'> & { contact: object }
let products: object[]

const saved = () => Response.json({ id: 'draft', token: 'token', revision: 3, quote: { total_amount: 115 } })
const order = (replayed: boolean) => Response.json({ order_number: 'MCG-7K2M9QXT', replayed })
const lost = () => Response.json({ message: 'unavailable' }, { status: 503 })
const conflict = () => Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 })

beforeAll(() =>
  Promise.all(
    (['adminDrafts', 'adminPayments', 'adminShell', 'adminOrders', 'deferred', 'ordering'] as const).map(
      loadArea,
    ),
  ),
)
beforeEach(() => {
  sent.length = 0
  answers = []
  stored = draft
  products = [product('bowl', 'Bowl'), product('tray', 'Tray', false)]
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    const name = pathname.split('/').at(-1) ?? ''
    if (name.endsWith('_order_draft')) {
      sent.push({ name, body: JSON.parse((init?.body as string | undefined) ?? 'null') as Sent['body'] })
      return Promise.resolve(answers.shift() ?? lost())
    }
    // As the page of a customer: without a price, or too late.
    if (name === 'draft_page') return Promise.resolve(Response.json({ state: 'expired' }))
    const rows: Record<string, unknown> = {
      ...{ shop_settings: SHOP, delivery_rates: [MOROCCO], products },
      order_drafts: searchParams.has('id')
        ? [stored]
        : [{ id: 'other', contact: { first_name: 'Nadia' }, updated_at: inAWeek }],
    }
    return Promise.resolve(Response.json(rows[name] ?? []))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Elsewhere() {
  return <p>At {useLocation().pathname}</p>
}
const open = (search = '?draft=draft') =>
  renderInShop(
    <Suspense>
      <Link to="/admin/messages">Messages</Link>
      <Routes>
        <Route path="/admin/orders/new" element={<NewOrderPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>,
    { guarded: true, path: { pathname: '/admin/orders/new', search } },
  )
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }))
const isReady = async (name: RegExp | string) =>
  vi.waitFor(() =>
    expect(screen.getByRole('button', { name, hidden: true })).not.toHaveAttribute('aria-busy'),
  )

describe('a draft', () => {
  it('opens after its link has expired, and says so until it is saved', async () => {
    stored = { ...draft, expires_at: '2026-01-05T12:00:00Z' }
    open()
    expect(await screen.findByLabelText('First name')).toHaveValue('Amina')
    expect(screen.getByText('Bowl')).toBeVisible()
    expect(screen.getByText(/link has not worked since .*2026/)).toBeVisible()
    expect(screen.queryByText('Link for the customer')).toBeNull()
    answers = [saved()]
    await press('Save and get the link')
    expect(await screen.findByText('Link for the customer')).toBeVisible()
    expect(screen.queryByText(/link has not worked/)).toBeNull()
  })

  it('opens when it cannot be priced, and names why', async () => {
    stored = {
      ...draft,
      ...{ contact: { ...contact, country: 'france' }, delivery_fee: 10, discount_amount: 200 },
      discount_reason: 'Late',
    }
    open()
    expect(await screen.findByLabelText('First name')).toHaveValue('Amina')
    expect(screen.getByText(/no longer deliver to this country: France/)).toBeVisible()
    expect(screen.getByText('The discount is larger than the price.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'morocco')
    await userEvent.clear(screen.getByLabelText(/^Discount in dirhams/))
    expect(screen.queryByText(/no longer deliver/)).toBeNull()
    expect(screen.queryByText('The discount is larger than the price.')).toBeNull()
  })

  it('names the products that are no longer sold', async () => {
    stored = { ...draft, items: [item('tray'), item('bowl'), item('deleted')] }
    open()
    expect(
      await screen.findByText('No longer sold, and therefore left out: Tray and a product that was deleted'),
    ).toBeVisible()
    answers = [saved()]
    await press('Save and get the link')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.content).toMatchObject({ items: [item('bowl')] })
  })
})

it('an order is placed once, however often the button is pressed while its draft is saved', async () => {
  open()
  let save: (answer: Response) => void = () => undefined
  answers = [
    new Promise<Response>((resolve) => {
      save = resolve
    }),
    order(false),
  ]
  await press(/^Place the order/)
  await vi.waitFor(() => expect(names()).toEqual(['save_order_draft']))
  await press(/^Place the order/)
  await press('Save and get the link')
  save(saved())
  expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
  expect(names()).toEqual(['save_order_draft', 'place_order_draft'])
})

describe('an order whose answer was lost', () => {
  it('is found when it is placed again, though its draft cannot be saved any more', async () => {
    open()
    answers = [saved(), lost(), conflict(), order(true)]
    await press(/^Place the order/)
    await vi.waitFor(() => expect(names()).toEqual(['save_order_draft', 'place_order_draft']))
    await isReady(/^Place the order/)
    await press(/^Place the order/)
    expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
    expect(sent[3]?.body).toEqual({ draft_id: 'draft', seen_revision: 3, expected_total: 115 })
  })

  it('is not placed when another admin has changed the draft', async () => {
    open()
    answers = [conflict(), conflict()]
    await press(/^Place the order/)
    expect(await screen.findByText(/your own earlier attempt/)).toBeVisible()
    expect(names()).toEqual(['save_order_draft', 'place_order_draft'])
    expect(sent[1]?.body).toMatchObject({ seen_revision: 3 })
  })
})

describe('a draft that has changed meanwhile', () => {
  const more = async () => userEvent.click(await screen.findByRole('button', { name: 'One Bowl more' }))
  const changed = (to: object) => ({ ...draft, revision: 4, contact: { ...contact, ...to } })

  it('by an own save whose answer was lost, is saved by the next press with all that was typed', async () => {
    open()
    const [first, city] = [await screen.findByLabelText('First name'), screen.getByLabelText('City')]
    answers = [lost(), conflict(), saved()]
    await userEvent.type(first, ' B')
    await press('Save and get the link')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await isReady('Save and get the link')
    stored = changed({ first_name: 'Amina B' })
    await userEvent.type(city, ' el-Bali')
    await more()
    await press('Save and get the link')
    expect(await screen.findByText(/your own earlier attempt/)).toBeVisible()
    expect(await screen.findByText('In the shop now: Fez')).toBeVisible()
    expect(screen.getByText('In the shop now: 1 × Bowl')).toBeVisible()
    await press('Save and get the link')
    expect(await screen.findByRole('button', { name: 'Copy the link' })).toBeVisible()
    expect(sent.map(({ body }) => body.seen_revision)).toEqual([3, 3, 4])
    expect(sent[2]?.body.content).toMatchObject({
      contact: { first_name: 'Amina B', city: 'Fez el-Bali' },
      items: [{ ...item('bowl'), quantity: 2 }],
    })
    expect(screen.queryByText(/^In the shop now/)).toBeNull()
    expect(screen.queryByText(/your own earlier attempt/)).toBeNull()
  })

  it('by another admin, shows what they changed, keeps money that came in, and is placed by the next press', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    await userEvent.type(screen.getByLabelText('Already received (dirhams)'), '50')
    stored = { ...changed({ first_name: 'Nadia', city: 'Rabat' }), items: [{ ...item('bowl'), quantity: 3 }] }
    answers = [conflict(), conflict()]
    await press(/^Place the order/)
    expect(await screen.findByText('In the shop now: Nadia')).toBeVisible()
    expect(screen.getByText(/your own earlier attempt/)).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
    expect(screen.getByLabelText('City')).toHaveValue('Rabat')
    expect(screen.getByLabelText('Quantity of Bowl')).toHaveTextContent('3')
    expect(screen.getByLabelText('Already received (dirhams)')).toHaveValue('50')
    answers = [
      Response.json({ id: 'draft', token: 'token', revision: 5, quote: { total_amount: 315 } }),
      order(false),
    ]
    await press(/^Place the order · 315/)
    expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
    expect(sent[2]?.body).toMatchObject({
      seen_revision: 4,
      content: { contact: { first_name: 'Amina B', city: 'Rabat' }, items: [{ quantity: 3 }] },
    })
    expect(sent[3]?.body).toMatchObject({ seen_revision: 5, received: { amount: 50 } })
  })

  it('between saving and placing, is placed by the press after that', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    stored = { ...changed({ first_name: 'Amina B', city: 'Rabat' }), revision: 5 }
    answers = [saved(), conflict()]
    await press(/^Place the order/)
    await vi.waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Rabat'))
    answers = [
      Response.json({ id: 'draft', token: 'token', revision: 5, quote: { total_amount: 115 } }),
      order(false),
    ]
    await press(/^Place the order/)
    expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
    expect(sent[2]?.body).toMatchObject({ seen_revision: 5 })
  })

  it('and was placed by then, keeps what was typed', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    stored = { ...draft, order_id: 'order' as never }
    answers = [conflict()]
    await press('Save and get the link')
    expect(await screen.findByText(/your own earlier attempt/)).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
  })
})

it('the link is offered as long as it leads to what is shown', async () => {
  open()
  const more = await screen.findByRole('button', { name: 'One Bowl more' })
  const link = { name: 'Copy the link' }
  expect(screen.getByRole('button', link)).toBeVisible()
  await userEvent.click(more)
  expect(screen.queryByRole('button', link)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Send by WhatsApp' })).toBeNull()
  expect(screen.getByText(/^Save before you send the link/)).toBeVisible()
  answers = [saved()]
  await press('Save and get the link')
  expect(await screen.findByRole('button', link)).toBeVisible()
  // A draft holds no money that came in.
  await userEvent.type(screen.getByLabelText('Already received (dirhams)'), '50')
  expect(screen.getByRole('button', link)).toBeVisible()
  await userEvent.type(screen.getByLabelText(/^Note for the delivery/), 'Ring')
  expect(screen.queryByRole('button', link)).toBeNull()
})

describe('a draft that the customer has placed meanwhile', () => {
  it('leads to its order when it is saved, without a question', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    stored = { ...draft, orders: { order_number: 'MCG-7K2M9QXT' } }
    answers = [conflict()]
    await press('Save and get the link')
    expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
    expect(names()).toEqual(['save_order_draft'])
    expect(currentToasts()).toMatchObject([
      { title: expect.stringContaining('had been placed before') as string },
    ])
  })

  it('is shown with the money that is not recorded with it, and leads to it', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Already received (dirhams)'), '50')
    stored = { ...draft, orders: { order_number: 'MCG-7K2M9QXT' } }
    answers = [conflict(), conflict()]
    await press(/^Place the order/)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /already been placed, as MCG-7K2M9QXT, and the 50\sDH .* is not recorded .* “Record a payment”/,
    )
    expect(names()).toEqual(['save_order_draft', 'place_order_draft'])
    expect(screen.queryByRole('button', { name: /^Place the order/ })).toBeNull()
    const link = screen.getByRole('link', { name: 'Open the order' })
    expect(link).toHaveFocus()
    await userEvent.click(link)
    expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
  })

  it('is found as well when the customer was faster by a moment', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Already received (dirhams)'), '50')
    stored = { ...draft, orders: { order_number: 'MCG-7K2M9QXT' } }
    answers = [saved(), conflict()]
    await press(/^Place the order/)
    expect(await screen.findByRole('link', { name: 'Open the order' })).toBeVisible()
    expect(currentToasts()).toEqual([])
  })

  it('says when it was only changed', async () => {
    open()
    await screen.findByLabelText('First name')
    answers = [conflict()]
    await press('Save and get the link')
    expect(await screen.findByText(/your own earlier attempt/)).toBeVisible()
  })
})

describe('what was entered', () => {
  const QUESTION = { name: 'Leave without saving?' }
  const stay = async () => {
    const question = within(await screen.findByRole('alertdialog', QUESTION))
    expect(question.getByText('What you have entered is not saved.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog', QUESTION)).toBeNull())
  }

  it('is not lost by a link, nor by that of another draft', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    fireEvent.click(screen.getByText('Messages'))
    await stay()
    fireEvent.click(screen.getByRole('link', { name: /^Nadia/, hidden: true }))
    await stay()
    expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
  })

  it('may be left once it is saved, but not money that came in, which a draft does not hold', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    answers = [saved(), saved()]
    await userEvent.type(screen.getByLabelText('Already received (dirhams)'), '50')
    await press('Save and get the link')
    await screen.findByText('Link for the customer')
    await isReady('Save and get the link')
    fireEvent.click(screen.getByText('Messages'))
    await stay()
    await userEvent.clear(screen.getByLabelText('Already received (dirhams)'))
    fireEvent.click(screen.getByText('Messages'))
    expect(await screen.findByText('At /admin/messages')).toBeVisible()
  })

  it('is not asked about when the order is placed', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('First name'), ' B')
    await userEvent.type(screen.getByLabelText('Already received (dirhams)'), '50')
    answers = [saved(), order(false)]
    await press(/^Place the order/)
    expect(await screen.findByText('At /admin/orders/MCG-7K2M9QXT')).toBeVisible()
  })

  it('is nothing in a draft that was only opened', async () => {
    open()
    await screen.findByLabelText('First name')
    fireEvent.click(screen.getByText('Messages'))
    expect(await screen.findByText('At /admin/messages')).toBeVisible()
  })
})
