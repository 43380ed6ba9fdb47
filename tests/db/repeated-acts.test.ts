import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

// A request whose answer was lost is sent again: what it adds or multiplies happens once.

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const KEY = '88888888-8888-4888-8888-888888888888'
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

const bowl = async (session: Session) =>
  (
    await session.query<{ price: string; stock: number }>(
      `select price::text, stock_quantity as stock from public.products where id = '${ids.bowl}'`,
    )
  )[0]

test('a price that rises by a tenth, a stock that grows, and stock that is adjusted', async () => {
  await asAdmin(async (session) => {
    const before = await bowl(session)
    const stock = before?.stock ?? 0
    const raise = `public.bulk_update_products(array['${ids.bowl}']::uuid[], '{"price": {"percent": 10}, "stock": {"add": 3}}', false, '${KEY}')`
    const [first] = await session.query(`select ${raise} as report`)
    expect(await session.query(`select ${raise} as report`)).toEqual([first])
    expect(await bowl(session)).toEqual({ price: '110.00', stock: stock + 3 })

    const other = KEY.replace('8', '9')
    const adjust = `public.adjust_stock('${ids.bowl}', '[{"variation_ids": [], "delta": 10}]', 'Delivery', '${other}')`
    const [adjusted] = await session.query(`select ${adjust} as units`)
    expect(await session.query(`select ${adjust} as units`)).toEqual([adjusted])
    expect(await bowl(session)).toEqual({ price: '110.00', stock: stock + 13 })
  })
})

test('a preview uses up no key, and a key belongs to one act', async () => {
  await asAdmin(async (session) => {
    const change = `public.bulk_update_products(array['${ids.bowl}']::uuid[], '{"stock": {"add": 3}}'`
    await session.query(`select ${change}, true, '${KEY}')`)
    const stock = (await bowl(session))?.stock ?? 0
    await session.query(`select ${change}, false, '${KEY}')`)
    expect((await bowl(session))?.stock).toBe(stock + 3)
    expect(
      await attempt(
        session,
        `select public.adjust_stock('${ids.bowl}', '[{"variation_ids": [], "delta": 1}]', '', '${KEY}')`,
      ),
    ).toMatchObject({ message: 'invalid_request' })
  })
})

test('a note', async () => {
  await asAdmin(async (session) => {
    const write = `insert into public.order_notes (order_id, body, key) values ('${ids.customerOrder}', 'Call first', '${KEY}')`
    await session.query(write)
    expect(await attempt(session, write)).toMatchObject({ code: '23505' })
    expect(
      await session.query(`select count(*)::int as count from public.order_notes where key = '${KEY}'`),
    ).toEqual([{ count: 1 }])
  })
})

const VALUE = '99999999-9999-4999-8999-999999999999'
const unitsOf = (session: Session, product: string) =>
  session.query<{ value: string; quantity: number; adjustment: string }>(
    `select v.variation_value as value, u.quantity, v.price_adjustment::text as adjustment from public.product_variations v
     join public.stock_units u on u.variation_ids = array[v.id] where v.product_id = '${product}' order by 1`,
  )
const save = (changes: object, rest: string) =>
  `select public.save_variation('${ids.bowl}', '${VALUE}', '${JSON.stringify(changes)}', ${rest})`

test('a value and its stock are added together, once', async () => {
  await asAdmin(async (session) => {
    const add = save(
      { variation_type: 'color', variation_value: 'Blue', price_adjustment: 5 },
      `null, 12, '${VALUE}'`,
    )
    await session.query(add)
    await session.query(add)
    expect(await unitsOf(session, ids.bowl)).toEqual([{ value: 'Blue', quantity: 12, adjustment: '5.00' }])
  })
})

test('a value that cannot have its stock is not added', async () => {
  await asAdmin(async (session) => {
    const first = save(
      { variation_type: 'color', variation_value: 'Blue', price_adjustment: 0 },
      'null, 1000001',
    )
    expect(await attempt(session, first)).toMatchObject({ message: 'invalid_request' })
    expect(await unitsOf(session, ids.bowl)).toEqual([])
  })
})

test('price and stock of a value change together while pieces are sold, or not at all', async () => {
  await asAdmin(async (session) => {
    await session.query(
      save({ variation_type: 'color', variation_value: 'Blue', price_adjustment: 0 }, 'null, 12'),
    )
    // Two pieces are sold.
    await session.query(
      `select public.adjust_stock('${ids.bowl}', '[{"variation_ids": ["${VALUE}"], "delta": -2}]', '')`,
    )
    const baseline = `'{"price_adjustment": 0, "stock_quantity": 12}'`
    const change = save({ price_adjustment: 7 }, `${baseline}, 15, '${KEY}'`)
    await session.query(change)
    await session.query(change)
    expect(await unitsOf(session, ids.bowl)).toEqual([{ value: 'Blue', quantity: 13, adjustment: '7.00' }])
    expect(await attempt(session, save({ price_adjustment: 9 }, `${baseline}, 15`))).toMatchObject({
      message: 'edit_conflict',
    })
    const sold = `'{"price_adjustment": 7, "stock_quantity": 100}'`
    expect(await attempt(session, save({ price_adjustment: 8 }, `${sold}, 0`))).toMatchObject({
      message: 'negative_stock',
    })
    expect(await unitsOf(session, ids.bowl)).toEqual([{ value: 'Blue', quantity: 13, adjustment: '7.00' }])
  })
})
