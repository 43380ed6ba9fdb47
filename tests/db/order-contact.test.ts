import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Order = { contact: Record<string, unknown>; payment: string; total: number }

/** Orders two bowls, 200 DH without delivery. */
const place = (session: Session, order: Order) =>
  attempt<{ id: string }>(
    session,
    `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2::text::numeric,
       $3::text::public.payment_method, 'en', $4::text::jsonb) ->> 'id' as id`,
    [
      JSON.stringify([{ product_id: ids.bowl, quantity: 2 }]),
      String(order.total),
      order.payment,
      JSON.stringify(order.contact),
    ],
  )

const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)

const refusedField = async (order: Order) => {
  const { code, message, detail } = await asCustomer((session) => place(session, order))
  expect({ code, message }).toEqual({ code: 'PT422', message: 'invalid_contact' })
  return (JSON.parse(detail ?? '{}') as { field?: string }).field
}

test('an order keeps the state or province of its address', () =>
  asCustomer(async (session) => {
    const abroad = { ...contact, city: 'New York', region: 'NY', postal_code: '10001', country: 'usa' }
    const placed = await place(session, { contact: abroad, payment: 'bank_transfer', total: 450 })
    await session.query('reset role')
    const [order] = await session.query(
      `select o.region, o.shipping_address, m.payload -> 'address' as address
       from public.orders o join public.email_outbox m on m.order_id = o.id where o.id = $1`,
      [placed.rows[0]!.id],
    )
    expect(order).toEqual({
      region: 'NY',
      shipping_address: '12 derb Sidi Ahmed, New York, NY 10001, usa',
      address: ['12 derb Sidi Ahmed', '', '', 'New York, NY 10001'],
    })
  }))

test.each([
  ['usa', undefined],
  ['canada', ''],
  ['usa', 'New York'],
  ['canada', 'q1'],
  ['france', 'NY'],
])('an address in %s with the region %s is refused', async (country, region) => {
  const abroad = { ...contact, country, postal_code: '10001', region }
  expect(await refusedField({ contact: abroad, payment: 'bank_transfer', total: 450 })).toBe('region')
})

test.each(['+212522000000', '05 22 00 00 00', '+33639980000'])(
  'cash on delivery is refused with the phone %s, which is no Moroccan mobile',
  async (phone) => {
    const order = { contact: { ...contact, phone }, total: 200 }
    expect(await refusedField({ ...order, payment: 'cash_on_delivery' })).toBe('phone')
    const byTransfer = await asCustomer((session) => place(session, { ...order, payment: 'bank_transfer' }))
    expect(byTransfer.message).toBeUndefined()
  },
)
