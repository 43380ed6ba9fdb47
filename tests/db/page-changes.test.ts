import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

/** The courier at this position delivers everywhere for this fee. */
const courierPrice = (position: number, fee: number) =>
  `insert into public.courier_prices (courier_id, fee, min_days, max_days)
   select id, ${fee}, 1, 2 from public.couriers where position = ${position}`

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  for (const statement of [
    `insert into public.facts (kind, key, label_en, label_fr, label_ar) values
       ('colour', 'blue', 'Blue', 'Bleu', 'أزرق'), ('colour', 'unused', 'Unused', 'Unused', 'Unused')`,
    `insert into public.product_facts values ('${ids.bowl}', 'colour', 'blue') on conflict do nothing`,
    `insert into public.product_images (product_id, image_url) values ('${ids.bowl}', 'catalog/side.webp')`,
    `insert into public.product_measures (product_id, height_cm) values ('${ids.glass}', 12) on conflict do nothing`,
    courierPrice(2, 40),
    courierPrice(3, 50),
  ])
    await db.query(statement)
})
afterAll(() => db.close())

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)
const take = async (session: Session) =>
  (await session.query('delete from private.page_changes returning 1 as taken')).length > 0
const isNoted = (change: string) =>
  asOwner(async (session) => {
    await take(session)
    await session.query(change)
    return take(session)
  })

describe('built pages are made anew after', () => {
  test.each([
    ['another price', `update public.products set price = 90 where id = '${ids.bowl}'`],
    ['a reduction', `update public.products set compare_at_price = 120 where id = '${ids.bowl}'`],
    ['another text', `update public.products set description_ar = 'زلافة' where id = '${ids.bowl}'`],
    [
      'a product that is published',
      `update public.products set image_url = 'catalog/a.webp', is_active = true`,
    ],
    ['a product that is withdrawn', `update public.products set is_active = false where id = '${ids.glass}'`],
    ['a deleted product', `delete from public.products where id = '${ids.glass}'`],
    [
      'a new product',
      `insert into public.products (name_en, name_fr, name_ar, price, category_id, image_url, is_active)
         values ('N', 'N', 'N', 10, '${ids.fezPottery}', 'catalog/a.webp', true)`,
    ],
    [
      'the price of an option',
      `update public.product_variations set price_adjustment = 60 where id = '${ids.blue}'`,
    ],
    [
      'the name of an option',
      `update public.product_variations set variation_value = 'Navy' where id = '${ids.blue}'`,
    ],
    ['a deleted option', `delete from public.product_variations where id = '${ids.large}'`],
    ['the last piece', `update public.stock_units set quantity = 0 where product_id = '${ids.bowl}'`],
    [
      'a combination that is there again',
      `update public.stock_units set quantity = 2 where quantity = 0 and product_id = '${ids.pouf}'`,
    ],
    [
      'a picture',
      `insert into public.product_images (product_id, image_url) values ('${ids.bowl}', 'catalog/b.webp')`,
    ],
    [
      'an alternative text',
      `update public.product_images set alt_fr = 'De côté' where product_id = '${ids.bowl}'`,
    ],
    ['a deleted picture', `delete from public.product_images where product_id = '${ids.bowl}'`],
    ['a fact', `delete from public.product_facts where product_id = '${ids.bowl}' and kind = 'colour'`],
    [
      'the label of a fact',
      `update public.facts set label_fr = 'Azur' where kind = 'colour' and key = 'blue'`,
    ],
    ['a measure', `update public.product_measures set height_cm = 13 where product_id = '${ids.glass}'`],
    [
      'the name of a category',
      `update public.categories set name_fr = 'Faïence' where id = '${ids.fezPottery}'`,
    ],
    [
      'a review that is withdrawn',
      `update public.reviews set state = 'pending' where id = '${ids.neighbourReview}'`,
    ],
    [
      'the name below a review',
      `update public.reviews set display_name = '' where id = '${ids.neighbourReview}'`,
    ],
    ['another number of the shop', `update public.shop_settings set contact_phone = '+212 5 11 11 11 11'`],
    ['another fee of delivery', `update public.delivery_rates set fee = 20 where country = 'morocco'`],
    ['the price of a courier', `update public.courier_prices set fee = 45`],
    ['a new price of a courier', courierPrice(1, 60)],
    ['a price of a courier that is given up', `update public.courier_prices set is_active = false`],
    ['a courier that is away', `update public.couriers set is_active = false where position = 2`],
    ['another order of the couriers', `update public.couriers set position = 0 where position = 3`],
    [
      'a country that the shop leaves',
      `update public.delivery_rates set is_active = false where country = 'uk'`,
    ],
  ])('%s', async (_name, change) => {
    expect(await isNoted(change)).toBe(true)
  })

  test('a sale that begins', () =>
    asOwner(async (session) => {
      await session.query(
        `insert into public.sales (id, name, percent, starts_at, ends_at, product_ids)
         values (gen_random_uuid(), 'S', 20, now() - interval '1 minute', now() + interval '1 day', array['${ids.bowl}'::uuid])`,
      )
      await take(session)
      await session.query('select private.apply_sales()')
      expect(await take(session)).toBe(true)
    }))
})

describe('built pages stay as they are after', () => {
  test.each([
    ['an order of some pieces', `update public.stock_units set quantity = quantity - 1 where quantity > 1`],
    ['more pieces', `update public.stock_units set quantity = quantity + 5 where quantity > 0`],
    ['the same values again', `update public.products set price = price, name_en = name_en`],
    ['an article number', `update public.products set sku = 'A-1' where id = '${ids.bowl}'`],
    ['a draft', `update public.products set price = 1 where id = '${ids.hidden}'`],
    [
      'an option of a draft',
      `update public.product_variations set price_adjustment = 1 where id = '${ids.hiddenValue}'`,
    ],
    [
      'a category without products',
      `update public.categories set name_en = 'N' where id = '${ids.emptyCategory}'`,
    ],
    ['a fact of no product', `update public.facts set label_en = 'N' where key = 'unused'`],
    ['a vote for a review', `update public.reviews set helpful_count = helpful_count + 1`],
    ['what only mails and the checkout read', `update public.shop_settings set transfer_hold_days = 7`],
    ['the pause for maintenance', `update public.shop_settings set maintenance_mode = true`],
    ['the cost of a courier', `update public.courier_prices set cost = 30`],
    ['the phone of a courier', `update public.couriers set phone = '+212 5 00 00 00 09'`],
    ['a price of a courier that others precede', `update public.courier_prices set fee = 99 where fee = 50`],
    ['a rate of another currency', `update public.currency_rates set rate = rate + 1`],
    ['a customer', `update public.profiles set display_name = 'X' where user_id = '${people.customer}'`],
  ])('%s', async (_name, change) => {
    expect(await isNoted(change)).toBe(false)
  })

  test('nothing', () =>
    asOwner(async (session) => {
      await take(session)
      expect(await take(session)).toBe(false)
    }))
})

test('a transaction notes one change, however much it changes', () =>
  asOwner(async (session) => {
    await take(session)
    await session.query('update public.products set price = price + 1')
    await session.query('update public.shop_settings set site_name = site_name || $1', [' II'])
    expect(await session.query('select count(*)::integer from private.page_changes')).toEqual([{ count: 1 }])
  }))
