import { expect, type Page } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts'
import { apiOrigin } from './shop-server.ts'

type Placed = { id: string; order_number: string }
type Product = { id: string; price: number }

async function call(url: string, token: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return text === '' ? null : JSON.parse(text)
}

/** Places an order for the signed-in customer through the API. Delivery is free from 100 DH. */
export async function orderOf(
  page: Page,
  product: Product,
  { quantity = 1, payment = 'cash_on_delivery' } = {},
): Promise<Placed> {
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('mcg-session') ?? '{}') as { access_token?: string }
    return session.access_token ?? ''
  })
  const subtotal = product.price * quantity
  return (await call(`${apiOrigin()}/rest/v1/rpc/place_order`, token, 'POST', {
    idempotency_key: crypto.randomUUID(),
    items: [{ product_id: product.id, variation_ids: [], quantity }],
    expected_total: subtotal + (subtotal >= 100 ? 0 : 15),
    payment_method: payment,
    language: 'en',
    contact: {
      first_name: 'Salma',
      last_name: 'Idrissi',
      email: 'salma@mcg.example',
      phone: '+212612345678',
      address: '12, derb Lamté',
      city: 'Fez',
      country: 'morocco',
    },
  })) as Placed
}

/** Changes the status as the demo admin, through the API. */
export async function setStatus(order: Placed, status: string): Promise<void> {
  const signedIn = await call(`${apiOrigin()}/auth/v1/token?grant_type=password`, PUBLISHABLE_KEY, 'POST', {
    email: 'admin@mcg.example',
    password: 'medina-1995',
  })
  const { access_token: token } = signedIn as { access_token: string }
  const rows = await call(`${apiOrigin()}/rest/v1/orders?id=eq.${order.id}&select=status`, token, 'GET')
  const [{ status: seen } = { status: '' }] = rows as { status: string }[]
  await call(`${apiOrigin()}/rest/v1/rpc/set_order_statuses`, token, 'POST', {
    order_ids: [order.id],
    seen: [seen],
    status,
    ...(status === 'cancelled' && { reason: 'other' }),
  })
}

/** Simulates the tab becoming visible again, which refetches its data. */
export async function showTabAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
