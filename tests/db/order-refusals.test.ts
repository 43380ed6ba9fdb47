import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const bowls = (quantity: number) => JSON.stringify([{ product_id: ids.bowl, quantity }])
const quote = (session: Session, quantity: number) =>
  attempt(session, `select public.quote_order($1::text::jsonb)`, [bowls(quantity)])
const place = (session: Session, quantity: number, total: number) =>
  attempt(
    session,
    `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2::text::numeric, 'cash_on_delivery', 'en', $3::text::jsonb)`,
    [bowls(quantity), String(total), JSON.stringify(contact)],
  )

/** As a customer, after the shop's owner has run a statement. */
const afterwards = (statement: string, work: (session: Session) => Promise<void>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await owner.query(statement)
    await actAs(owner, { role: 'authenticated', userId: people.customer }, work)
  })

test('a subtotal above what an order can hold is refused by the quote as by the order', () =>
  afterwards(
    `update public.products set price = 999999, stock_quantity = 99 where id = '${ids.bowl}'`,
    async (session) => {
      for (const refusal of [await quote(session, 99), await place(session, 99, 98_999_901)]) {
        expect(refusal).toMatchObject({
          code: 'PT422',
          message: 'too_many',
          detail: '{"max_subtotal": 10000000}',
        })
      }
      expect(await quote(session, 10)).toMatchObject({ message: 'new_customer_limit' })
    },
  ))

test('a constraint that refuses an order is named, and no row is quoted', () =>
  afterwards(
    `alter table public.orders add constraint orders_test check (city <> 'Fez') not valid`,
    async (session) => {
      const { code, message, detail } = await place(session, 2, 200)
      expect([code, message, detail]).toEqual(['PT422', 'invalid_request', '{"constraint": "orders_test"}'])
    },
  ))
