import { expect, type Page } from '@playwright/test'
import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { apiOrigin } from './shop-server.ts'

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`${apiOrigin()}${path}`, { headers: { apikey: SECRET_KEY } })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as T
}

/** Number of orders that contain the product. */
export async function countOrders(product: { id: string }): Promise<number> {
  const lines = await read<{ order_id: string }[]>(
    `/rest/v1/order_items?select=order_id&product_id=eq.${product.id}`,
  )
  return new Set(lines.map(({ order_id: order }) => order)).size
}

type Mail = { to: string; subject: string; text: string; html: string }

/** Waits for the email to this address whose subject contains the text. */
export async function mailTo(email: string, subject: string): Promise<Mail> {
  const find = async () =>
    (await read<Mail[]>(`/_mail.json?to=${encodeURIComponent(email)}`)).filter((mail) =>
      mail.subject.includes(subject),
    )
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await find()
  if (mail === undefined) throw new Error('the mail has gone')
  return mail
}

export const orderNumber = (page: Page) => new URL(page.url()).searchParams.get('order') ?? ''
