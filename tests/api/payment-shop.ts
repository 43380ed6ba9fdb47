import { randomUUID } from 'node:crypto'
import { contact, ids, openShop, type ApiResponse, type Shop } from '../attacks/attack-shop.ts'

export type PlacedOrder = {
  readonly id: string
  readonly order_number: string
  readonly payment_token: string
}

type Pairs = readonly (readonly [name: string, value: string])[]

export type PaymentShop = Shop & {
  /** Places an order of a new customer. */
  readonly order: (method: 'card' | 'paypal' | 'bank_transfer', quantity?: number) => Promise<PlacedOrder>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ApiResponse>
  /** Sends a form, as a browser does. */
  readonly form: (path: string, fields: Record<string, string> | Pairs) => Promise<ApiResponse>
  readonly money: (order: PlacedOrder) => Promise<Record<string, unknown>>
  /** Lets an order expire after its provider was queried, and with `pieces` sells what it held. */
  readonly expire: (order: PlacedOrder, pieces?: 'are sold') => Promise<void>
  readonly settle: () => Promise<{ reported: number; waiting: number }>
  /** Queries the provider for this order's payments now, and for no other. */
  readonly later: (order: PlacedOrder) => Promise<void>
}

/** A day on which money can have been received: not in the future on any clock. */
export const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** The path of a URL of the stack. */
export const pathOf = (url: string) => url.slice(new URL(url).origin.length)

/** The fixtures' shop with both providers' stand-ins. */
export async function openPaymentShop(): Promise<PaymentShop> {
  const shop = await openShop()
  await shop.query(`update public.stock_units set quantity = 500 where product_id = $1`, [ids.bowl])
  const secret = { apikey: shop.stack.keys.secret }
  for (const name of ['pay-cmi', 'pay-paypal'])
    await shop.send('POST', `/functions/v1/${name}/check`, { headers: secret })
  let people = 0

  const settle: PaymentShop['settle'] = async () =>
    (await shop.send('POST', '/functions/v1/pay-paypal/settle', { headers: secret })).body as {
      reported: number
      waiting: number
    }
  async function later(order: string): Promise<void> {
    await shop.query(
      `update public.payments set next_attempt_at = case order_id when $1 then now() else now() + interval '1 day' end
       where state = 'pending' and next_attempt_at is not null`,
      [order],
    )
  }
  const post: PaymentShop['post'] = (path, body, headers = {}) => shop.send('POST', path, { body, headers })
  return {
    ...shop,
    post,
    form: (path, fields) =>
      shop.send('POST', path, {
        body: new Blob(
          [new URLSearchParams(fields as Record<string, string> | [string, string][]).toString()],
          {
            type: 'application/x-www-form-urlencoded',
          },
        ),
        headers: { accept: 'application/json' },
      }),
    async order(method, quantity = 1) {
      const person = await shop.addPerson(`buyer${(people += 1)}`)
      const abroad = method === 'paypal'
      const answer = await shop.rpc(
        'place_order',
        {
          idempotency_key: randomUUID(),
          items: [{ product_id: ids.bowl, quantity }],
          expected_total: 100 * quantity + (abroad ? 150 : 0),
          payment_method: method,
          language: 'en',
          contact: abroad ? { ...contact, country: 'france', postal_code: '75001' } : contact,
        },
        person,
      )
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body as PlacedOrder
    },
    async money({ id }) {
      const [row] = await shop.query<Record<string, unknown>>(
        `select status, payment_status, paid_amount::float as paid, refunded_amount::float as refunded, amount_due::float as due,
           amount_to_refund::float as "toRefund" from public.orders where id = $1`,
        [id],
      )
      return row ?? {}
    },
    async expire({ id }, pieces) {
      await shop.query(`update public.orders set payment_due_at = now() where id = $1`, [id])
      await later(id)
      await settle()
      await shop.query('select private.expire_unpaid_orders()')
      if (pieces === 'are sold')
        await shop.query(`update public.stock_units set quantity = 0 where product_id = $1`, [ids.bowl])
    },
    settle,
    later: ({ id }) => later(id),
  }
}

export const restock = (shop: Shop) =>
  shop.query(`update public.stock_units set quantity = 500 where product_id = $1`, [ids.bowl])
