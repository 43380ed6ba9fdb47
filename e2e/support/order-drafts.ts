import { expect, type Stockroom } from './fixtures.ts'
import { callAs, createSession } from './session.ts'

/** An order that an admin has prepared for a new product; returns the token of its link. */
export async function draftOrder(stockroom: Stockroom): Promise<string> {
  const { id } = await stockroom.add({ price: 200, stock_quantity: 9 })
  const answer = await callAs(await createSession('admin'), 'POST', '/rest/v1/rpc/save_order_draft', {
    draft_id: crypto.randomUUID(),
    seen_revision: 0,
    content: {
      source: 'phone',
      language: 'en',
      contact: { first_name: 'Nadia', phone: '+212612345678', country: 'morocco' },
      items: [{ product_id: id, variation_ids: [], quantity: 1 }],
      delivery_fee: null,
      discount_amount: 0,
      discount_reason: '',
      payment_method: 'cash_on_delivery',
      notes: '',
    },
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return (JSON.parse(text) as { token: string }).token
}
