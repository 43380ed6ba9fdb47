import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  // The fixtures' order of the customer holds one bowl, at 100 DH.
  await db.query(`update public.products set stock_quantity = 1000 where id = '${ids.bowl}'`)
  await db.query(
    `update public.shop_settings set new_customer_max_pieces = 40, new_customer_max_subtotal = 20000`,
  )
})
afterAll(() => db.close())

const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)

const bowls = (quantity: number) => JSON.stringify([{ product_id: ids.bowl, quantity }])

function place(session: Session, quantity: number) {
  return attempt<{ order: { total_amount: number } }>(
    session,
    `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2::text::numeric, 'cash_on_delivery', 'en', $3::text::jsonb) as "order"`,
    [bowls(quantity), String(quantity * 100), JSON.stringify(contact)],
  )
}

const quote = (session: Session, quantity: number) =>
  attempt(session, `select public.quote_order($1::text::jsonb)`, [bowls(quantity)])

async function asOwner(session: Session, sql: string): Promise<void> {
  await session.query('reset role')
  await session.query(sql)
  await session.query('set local role authenticated')
}

const refusedPieces = {
  message: 'new_customer_limit',
  code: 'PT422',
}

describe('the open orders of a new customer', () => {
  test('hold no more pieces than the shop allows, whether in one order or in several', async () => {
    await asCustomer(async (session) => {
      const refused = await place(session, 40)
      expect(refused).toMatchObject(refusedPieces)
      expect(JSON.parse(refused.detail ?? '')).toEqual({ max_pieces: 40, open: 1 })
      expect((await place(session, 20)).message).toBeUndefined()
      expect((await place(session, 19)).message).toBeUndefined()
      expect(JSON.parse((await place(session, 1)).detail ?? '')).toEqual({ max_pieces: 40, open: 40 })
    })
  })

  test('are not worth more than the shop allows', async () => {
    await asCustomer(async (session) => {
      await asOwner(session, 'update public.shop_settings set new_customer_max_subtotal = 3000')
      expect((await place(session, 29)).message).toBeUndefined()
      expect(JSON.parse((await place(session, 1)).detail ?? '')).toEqual({ max_subtotal: 3000, open: 3000 })
    })
  })

  test('do not count once they are cancelled', async () => {
    await asCustomer(async (session) => {
      await session.query(`select public.cancel_order('${ids.customerOrder}')`)
      expect((await place(session, 40)).message).toBeUndefined()
    })
  })

  test('are quoted alike; a visitor’s quote is not limited', async () => {
    await asCustomer(async (session) => {
      expect(await quote(session, 40)).toMatchObject(refusedPieces)
      expect((await quote(session, 39)).message).toBeUndefined()
    })
    await actAs(db, { role: 'anon' }, async (session) => {
      expect((await quote(session, 99)).message).toBeUndefined()
    })
  })
})

describe('the limit does not hold', () => {
  const deliver = `update public.orders set status = 'delivered' where id = '${ids.customerOrder}'`

  test('for a customer with a confirmed address and a delivered order', async () => {
    await asCustomer(async (session) => {
      await asOwner(session, deliver)
      expect((await place(session, 99)).message).toBeUndefined()
    })
    await asCustomer(async (session) => {
      await asOwner(session, deliver)
      await asOwner(
        session,
        `update auth.users set email_confirmed_at = null where id = '${people.customer}'`,
      )
      expect(await place(session, 99)).toMatchObject(refusedPieces)
    })
  })

  test('for an admin, and in a shop that sets none', async () => {
    await actAs(db, { role: 'authenticated', userId: people.admin }, async (session) => {
      expect((await place(session, 99)).message).toBeUndefined()
    })
    await asCustomer(async (session) => {
      await asOwner(
        session,
        'update public.shop_settings set new_customer_max_pieces = null, new_customer_max_subtotal = null',
      )
      expect((await place(session, 99)).message).toBeUndefined()
    })
  })
})
