import { expect } from '@playwright/test'
import { callAs, createSession } from './session.ts'
import { newEmail } from './fixtures.ts'

type Session = { access_token: string; user: { id: string } }
export type Customer = { email: string; session: Session }
export type PlacedOrder = { id: string; order_number: string; tracking_token: string; payment_token: string }

/** Creates a customer through the API. New for each test, because an account may place only ten orders per hour. */
export async function newCustomer(email = newEmail()): Promise<Customer> {
  const account = { email, password: 'medina-of-fes', data: { display_name: 'Salma' } }
  const answer = await callAs(null, 'POST', '/auth/v1/signup', account)
  expect(answer.ok).toBe(true)
  return { email, session: (await answer.json()) as Session }
}

export type OrderOptions = {
  quantity?: number
  variations?: readonly string[]
  language?: 'en' | 'fr' | 'ar'
  payment?: 'cash_on_delivery' | 'bank_transfer' | 'card' | 'paypal'
  notes?: string
  contact?: Record<string, string>
}

/** Places an order for the customer through the API. From 100 DH delivery in Morocco is free. */
export async function order(
  { email, session }: Customer,
  product: { id: string },
  {
    quantity = 1,
    variations = [],
    language = 'en',
    payment = 'cash_on_delivery',
    notes = '',
    contact = {},
  }: OrderOptions = {},
): Promise<PlacedOrder> {
  const items = [{ product_id: product.id, variation_ids: variations, quantity }]
  const send = (name: string, body: object) => callAs(session, 'POST', `/rest/v1/rpc/${name}`, body)
  const quote = await send('quote_order', { items, country: contact.country ?? 'morocco' })
  const { total_amount: total } = (await quote.json()) as { total_amount: number }
  const answer = await send('place_order', {
    idempotency_key: crypto.randomUUID(),
    items,
    expected_total: total,
    payment_method: payment,
    language,
    notes,
    contact: {
      first_name: 'Salma',
      last_name: 'Idrissi',
      email,
      phone: '+212612345678',
      address: '12, derb Lamté',
      city: 'Fez',
      country: 'morocco',
      ...contact,
    },
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return JSON.parse(text) as PlacedOrder
}

/** Changes the status as the demo admin, who has seen the one before. */
export async function setStatus({ id }: { id: string }, seen: string, status: string): Promise<void> {
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/set_order_statuses', {
    order_ids: [id],
    seen: [seen],
    status,
  })
  expect(await answer.json()).toMatchObject([{ id, code: null }])
}

export const deliver = (placed: { id: string }): Promise<void> => setStatus(placed, 'pending', 'delivered')

/** Records that a transfer of this many dirhams has arrived, which issues the invoice. */
export async function recordTransfer({ id }: { id: string }, amount: number): Promise<void> {
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/record_payment', {
    order_id: id,
    provider: 'transfer',
    reference: `bank ${id} ${amount}`,
    amount,
    received_on: '2026-11-01',
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

type DocumentOfOrder = { number: string; kind: 'invoice' | 'credit_note' }

/** The invoice of the order and its credit notes, in order. */
export async function documentsOf({ payment_token: token }: PlacedOrder): Promise<DocumentOfOrder[]> {
  const page = await callAs(null, 'POST', '/rest/v1/rpc/payment_page', { token })
  return ((await page.json()) as { invoices: DocumentOfOrder[] }).invoices
}
