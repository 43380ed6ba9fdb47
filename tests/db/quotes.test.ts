import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Item = { product_id: string; variation_ids?: string[]; quantity: number }
const bowl = (quantity: number): Item => ({ product_id: ids.bowl, quantity })

test('a quote includes delivery up to the free-delivery threshold, by country', async () => {
  await actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    const quote = async (items: Item[], country: string) => {
      const [row] = await session.query<{ quote: Record<string, number> }>(
        `select public.quote_order($1::text::jsonb, $2) as quote`,
        [JSON.stringify(items), country],
      )
      return row!.quote
    }
    expect(await quote([{ product_id: ids.glass, quantity: 4 }], 'morocco')).toMatchObject({
      subtotal: 80,
      delivery_fee: 15,
      total_amount: 95,
      free_from: 100,
    })
    // Free from 100 on, so also at exactly 100.
    expect(await quote([bowl(1)], 'morocco')).toMatchObject({
      subtotal: 100,
      delivery_fee: 0,
      total_amount: 100,
    })
    expect(await quote([bowl(9)], 'france')).toMatchObject({
      subtotal: 900,
      delivery_fee: 150,
      total_amount: 1050,
    })
    // What is sold out is not delivered; of what there is too little, the buyer takes fewer.
    expect(
      await quote(
        [
          { product_id: ids.glass, quantity: 1 },
          { product_id: ids.pouf, variation_ids: [ids.red, ids.large], quantity: 1 },
        ],
        'morocco',
      ),
    ).toMatchObject({ subtotal: 20, delivery_fee: 15, total_amount: 35 })
    expect(await quote([bowl(11)], 'morocco')).toMatchObject({ subtotal: 1100, delivery_fee: 0 })
    expect(await quote([], 'morocco')).toMatchObject({
      subtotal: 0,
      delivery_fee: 0,
      total_amount: 0,
      lines: [],
    })
  })
})
