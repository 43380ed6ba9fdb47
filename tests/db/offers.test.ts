import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, openDatabase } from './database.ts'
import { addFixtures, ids } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await addFixtures(db)
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)

const list = async (session: Session, given: string) => {
  const rows = await session.query<{ name_en: string }>(`select name_en from public.list_products(${given})`)
  return rows.map(({ name_en }) => name_en)
}

test('the list of offers has reduced products only, best first', () =>
  asOwner(async (session) => {
    // The pouf has a smaller size that costs 20 less than 400: a lower price, but no reduction.
    expect(await list(session, `sort => 'offers'`)).toEqual([])
    await session.query(`update public.products set compare_at_price = 125 where id = $1`, [ids.bowl])
    await session.query(`update public.products set compare_at_price = 401 where id = $1`, [ids.pouf])
    expect(await list(session, `sort => 'offers'`)).toEqual(['Painted bowl', 'Leather pouf'])
    await session.query(`update public.products set compare_at_price = null where id = $1`, [ids.bowl])
    expect(await list(session, `sort => 'offers'`)).toEqual(['Leather pouf'])
  }))

test('the list carries the price of the cheapest combination where it differs from the price', () =>
  asOwner(async (session) => {
    const fromPrice = async () => {
      const rows = await session.query<{ from_price: string | null }>(
        `select from_price from public.list_products(category => 'poufs')`,
      )
      return rows.map((row) => (row.from_price === null ? null : Number(row.from_price)))
    }
    expect(await fromPrice()).toEqual([380])
    await session.query(`update public.products set price = 500 where id = $1`, [ids.pouf])
    expect(await fromPrice()).toEqual([480])
    await session.query(`update public.product_variations set price_adjustment = 30 where id = $1`, [ids.red])
    expect(await fromPrice()).toEqual([510])
    await session.query(`delete from public.product_variations where id in ($1, $2)`, [ids.red, ids.blue])
    expect(await fromPrice()).toEqual([480])
    await session.query(`delete from public.product_variations where id = $1`, [ids.small])
    expect(await fromPrice()).toEqual([null])
  }))
