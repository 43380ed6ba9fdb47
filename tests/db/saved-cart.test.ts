import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asCustomer = <T>(work: (session: Session) => Promise<T>, claims?: Record<string, unknown>) =>
  actAs(db, { role: 'authenticated', userId: people.customer, ...(claims && { claims }) }, work)

const save = (session: Session, items: unknown) =>
  attempt(session, `select public.save_cart($1::text::jsonb)`, [JSON.stringify(items)])
const saved = async (session: Session) =>
  (await session.query<{ items: unknown }>(`select items from public.saved_carts`)).map((row) => row.items)

/** Runs as the tables' owner in the same transaction. */
const everybodys = async (session: Session) => {
  await session.query(`select set_config('role', 'none', true)`)
  return session.query(`select user_id, items from public.saved_carts order by user_id`)
}

const bowl = { product_id: ids.bowl, variation_ids: [], quantity: 3 }
const pouf = { product_id: ids.pouf, variation_ids: [ids.small, ids.red], quantity: 1 }

describe('a saved cart', () => {
  test('is replaced as a whole, its choices in order', () =>
    asCustomer(async (session) => {
      expect(await save(session, [pouf, bowl])).not.toHaveProperty('code')
      expect(await saved(session)).toEqual([[{ ...pouf, variation_ids: [ids.red, ids.small] }, bowl]])
      await save(session, [bowl])
      expect(await saved(session)).toEqual([[bowl]])
    }))

  test('has no row when it is empty', () =>
    asCustomer(async (session) => {
      await save(session, [])
      expect(await saved(session)).toEqual([])
    }))

  test('is private, for reading and writing', async () => {
    await asCustomer(async (session) => {
      await save(session, [pouf])
      expect(await everybodys(session)).toEqual([
        { user_id: people.customer, items: [{ ...pouf, variation_ids: [ids.red, ids.small] }] },
        { user_id: people.neighbour, items: [{ ...bowl, quantity: 2 }] },
      ])
    })
    await actAs(db, { role: 'authenticated', userId: people.admin }, async (session) => {
      expect(await saved(session)).toEqual([])
    })
  })

  test.each([
    ['insert', `insert into public.saved_carts (user_id, items) values ('${people.customer}', '[]')`],
    ['update', `update public.saved_carts set items = '{"price": 1}'`],
    ['delete', `delete from public.saved_carts`],
  ])('cannot be written without the function: %s', (_verb, statement) =>
    asCustomer(async (session) => {
      expect(await attempt(session, statement)).toMatchObject({ code: '42501' })
    }),
  )

  test('is not for visitors, nor for people without an account', async () => {
    await actAs(db, { role: 'anon' }, async (session) => {
      expect(await save(session, [bowl])).toMatchObject({ code: '42501' })
      expect(await attempt(session, `select 1 from public.saved_carts`)).toMatchObject({ code: '42501' })
    })
    await asCustomer(
      async (session) => {
        expect(await save(session, [bowl])).toMatchObject({ code: '42501', message: 'sign_in_required' })
      },
      { is_anonymous: true },
    )
  })

  test.each([
    ['no list', {}, 'invalid_items'],
    ['null', null, 'invalid_items'],
    ['a price of its own', [{ ...bowl, unit_price: 1 }], 'invalid_items'],
    ['an id that is none', [{ ...bowl, product_id: 'x' }], 'invalid_items'],
    ['a fraction', [{ ...bowl, quantity: 1.5 }], 'invalid_items'],
    ['nothing of it', [{ ...bowl, quantity: 0 }], 'invalid_items'],
    ['text for a quantity', [{ ...bowl, quantity: '1' }], 'invalid_items'],
    ['too many pieces', [{ ...bowl, quantity: 100 }], 'too_many'],
    [
      'too many pieces in two lines',
      [
        { ...bowl, quantity: 50 },
        { ...bowl, quantity: 50 },
      ],
      'too_many',
    ],
    ['too many lines', Array.from({ length: 51 }, () => bowl), 'too_many'],
  ])('refuses %s and keeps the stored cart', (_what, items, code) =>
    asCustomer(async (session) => {
      expect(await save(session, items)).toMatchObject({ code: 'PT422', message: code })
      expect(await saved(session)).toEqual([[{ ...bowl, quantity: 2 }]])
    }),
  )

  const order = (session: Session, items: unknown, total: number, isQuick = false) =>
    session.query(
      `select public.place_order($1, $2::text::jsonb, $3, 'cash_on_delivery', 'en', $4::text::jsonb, is_quick => $5)`,
      [
        '50000000-0000-4000-8000-00000000ca27',
        JSON.stringify(items),
        total,
        JSON.stringify(contact),
        isQuick,
      ],
    )

  test('is emptied by the customer’s order of all of it, and no other cart is', () =>
    asCustomer(async (session) => {
      await order(session, [{ ...bowl, quantity: 2 }], 200)
      expect(await everybodys(session)).toMatchObject([{ user_id: people.neighbour }])
    }))

  test('keeps what is ordered beside it', () =>
    asCustomer(async (session) => {
      await order(session, [{ ...bowl, quantity: 2 }], 200, true)
      expect(await saved(session)).toEqual([[{ ...bowl, quantity: 2 }]])
    }))

  test('loses exactly what was ordered, in whatever order its choices were made', () =>
    asCustomer(async (session) => {
      await save(session, [
        { ...pouf, quantity: 3 },
        { ...bowl, quantity: 5 },
      ])
      await order(session, [{ ...bowl, quantity: 2 }], 200)
      const sorted = { ...pouf, variation_ids: [ids.red, ids.small] }
      expect(await saved(session)).toEqual([
        [
          { ...sorted, quantity: 3 },
          { ...bowl, quantity: 3 },
        ],
      ])
    }))

  test('keeps what an order does not contain', () =>
    asCustomer(async (session) => {
      await save(session, [pouf])
      await order(session, [{ ...bowl, quantity: 2 }], 200)
      expect(await saved(session)).toEqual([[{ ...pouf, variation_ids: [ids.red, ids.small] }]])
    }))

  test('is deleted with the account', () =>
    actAs(db, { role: 'owner' }, async (owner) => {
      await owner.query(`delete from auth.users where id = $1`, [people.neighbour])
      expect(await everybodys(owner)).toMatchObject([{ user_id: people.customer }])
    }))
})
