import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCities, quotedCity } from '../../src/checkout/cities.ts'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Quote = { delivery_fee: number; min_days: number; max_days: number }

const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)

/** Adds prices of the courier at this position (1 is the first): "city:fez", "zone:centre" or "everywhere". */
async function addPrice(
  session: Session,
  place: string,
  fee: number,
  more: { courier?: number; upToKg?: number; cost?: number; isActive?: boolean } = {},
) {
  const [kind, key = null] = place.split(':')
  await session.query(
    `insert into public.courier_prices (courier_id, zone, city, up_to_kg, fee, cost, min_days, max_days, is_active)
     select id, $2::text::public.delivery_zone, $3::text, $4::text::numeric, $5::text::numeric, $6::text::numeric, 1, 2, $7
     from public.couriers where position = $1`,
    [
      more.courier ?? 1,
      kind === 'zone' ? key : null,
      kind === 'city' ? key : null,
      more.upToKg === undefined ? null : String(more.upToKg),
      String(fee),
      more.cost === undefined ? null : String(more.cost),
      more.isActive ?? true,
    ],
  )
}

/** One bowl is 100 DH, so delivery is free from one on: the glass costs 20. */
async function quote(
  session: Session,
  city: string | null,
  items: object[] = [glass(1)],
  country = 'morocco',
) {
  const [row] = await session.query<{ quote: Quote }>(
    `select public.quote_order($1::text::jsonb, $2, $3::text) as quote`,
    [JSON.stringify(items), country, city],
  )
  return row!.quote
}
const glass = (quantity: number) => ({ product_id: ids.glass, quantity })
const fee = async (session: Session, city: string | null, items?: object[]) =>
  (await quote(session, city, items)).delivery_fee

describe('find_city', () => {
  test.each([
    ['Fès', 'fez'],
    ['fes', 'fez'],
    [' FEZ ', 'fez'],
    ['فاس', 'fez'],
    ['فَاس', 'fez'],
    ['الدار البيضاء', 'casablanca'],
    ['Tanger', 'tangier'],
    ['Béni-Mellal', 'beni-mellal'],
    ['Tafraout', null],
    ['', null],
    [null, null],
  ])('%s is %s', async (typed, key) => {
    const [row] = await db.query<{ key: string | null }>(`select private.find_city($1::text) as key`, [typed])
    expect(row).toEqual({ key })
  })

  test('finds what the checkout finds, by every name of every city', async () => {
    for (const language of ['en', 'fr', 'ar'] as const) {
      for (const name of findCities('', language)) {
        const [row] = await db.query<{ name_en: string }>(
          `select name_en from public.delivery_cities where key = private.find_city($1)`,
          [name],
        )
        expect(row?.name_en, name).toBe(quotedCity('morocco', name))
      }
    }
  })
})

describe('the delivery of a quote', () => {
  test('is the country’s until a courier has a price', () =>
    asOwner(async (session) => {
      expect(await quote(session, 'Fez')).toMatchObject({ delivery_fee: 15, min_days: 3, max_days: 7 })
      expect(await fee(session, null)).toBe(15)
    }))

  test('is that of the city, else of its zone, else of everywhere', () =>
    asOwner(async (session) => {
      await addPrice(session, 'everywhere', 40)
      await addPrice(session, 'zone:centre', 30)
      await addPrice(session, 'city:fez', 20)
      expect(await quote(session, 'فاس')).toMatchObject({ delivery_fee: 20, min_days: 1, max_days: 2 })
      expect(await fee(session, 'Meknès')).toBe(30)
      expect(await fee(session, 'Agadir')).toBe(40)
      expect(await fee(session, 'Tafraout')).toBe(40)
      expect(await fee(session, null)).toBe(40)
    }))

  test('abroad is the country’s', () =>
    asOwner(async (session) => {
      await addPrice(session, 'everywhere', 40)
      expect((await quote(session, 'Fez', [glass(1)], 'france')).delivery_fee).toBe(150)
    }))

  test('is that of the first active courier with a price for the place', () =>
    asOwner(async (session) => {
      await addPrice(session, 'city:rabat', 20)
      await addPrice(session, 'everywhere', 50, { courier: 2 })
      await addPrice(session, 'city:fez', 10, { courier: 3 })
      expect(await fee(session, 'Rabat')).toBe(20)
      expect(await fee(session, 'Fez')).toBe(50)
      await session.query(`update public.couriers set is_active = false where position = 2`)
      expect(await fee(session, 'Fez')).toBe(10)
      await session.query(`update public.couriers set is_active = false where position = 1`)
      expect(await fee(session, 'Rabat')).toBe(15)
    }))

  test('leaves out inactive prices', () =>
    asOwner(async (session) => {
      await addPrice(session, 'zone:centre', 30)
      await addPrice(session, 'city:fez', 20, { isActive: false })
      expect(await fee(session, 'Fez')).toBe(30)
    }))

  test('is of the smallest weight that carries the parcel; unknown weights count 500 g', () =>
    asOwner(async (session) => {
      await session.query(`update public.delivery_rates set free_from = null where country = 'morocco'`)
      await addPrice(session, 'city:fez', 20, { upToKg: 1 })
      await addPrice(session, 'city:fez', 25, { upToKg: 2 })
      await addPrice(session, 'city:fez', 60, { upToKg: 5 })
      await addPrice(session, 'everywhere', 90)
      await session.query(`update public.stock_units set quantity = 1 where product_id = '${ids.pouf}'`)
      expect(await fee(session, 'Fez', [glass(2)])).toBe(20)
      expect(await fee(session, 'Fez', [glass(3)])).toBe(25)
      const pouf = (size: string) => [{ product_id: ids.pouf, variation_ids: [ids.red, size], quantity: 1 }]
      // The small one weighs 1.8 kg, the large one as the product, 2.5 kg.
      expect(await fee(session, 'Fez', pouf(ids.small))).toBe(25)
      expect(await fee(session, 'Fez', pouf(ids.large))).toBe(60)
      expect(await fee(session, 'Fez', [glass(11)])).toBe(90)
    }))

  test('is free from the country’s threshold on', () =>
    asOwner(async (session) => {
      await addPrice(session, 'everywhere', 40)
      expect(await fee(session, 'Fez', [glass(4)])).toBe(40)
      expect(await fee(session, 'Fez', [glass(5)])).toBe(0)
    }))
})

describe('the bounds of the delivery', () => {
  type Bounds = { from_g: number; min_fee: number; fee: number; min_days: number; max_days: number }
  const bounds = (session: Session) =>
    session.query<Bounds>(
      `select from_g, min_fee::float8 as min_fee, fee::float8 as fee, min_days, max_days
       from public.delivery_bounds where country = 'morocco' order by from_g`,
    )
  const fees = async (session: Session) => (await bounds(session)).map((row) => [row.min_fee, row.fee])

  test('are none until a courier has a price, and none again without one', () =>
    asOwner(async (session) => {
      expect(await bounds(session)).toEqual([])
      await addPrice(session, 'everywhere', 40)
      expect(await bounds(session)).toEqual([{ from_g: 0, min_fee: 40, fee: 40, min_days: 1, max_days: 2 }])
      await session.query(`update public.couriers set is_active = false where position = 1`)
      expect(await bounds(session)).toEqual([])
    }))

  test('have the country’s rate where no courier has a price, as it is now', () =>
    asOwner(async (session) => {
      await addPrice(session, 'city:fez', 10)
      expect(await bounds(session)).toEqual([{ from_g: 0, min_fee: 10, fee: 15, min_days: 1, max_days: 7 }])
      await session.query(`update public.delivery_rates set fee = 5, max_days = 9 where country = 'morocco'`)
      expect(await bounds(session)).toEqual([{ from_g: 0, min_fee: 5, fee: 10, min_days: 1, max_days: 9 }])
    }))

  test('leave out prices that no buyer is charged', () =>
    asOwner(async (session) => {
      await addPrice(session, 'everywhere', 40)
      await addPrice(session, 'everywhere', 90, { courier: 2 })
      await addPrice(session, 'city:fez', 95, { isActive: false })
      expect(await fees(session)).toEqual([[40, 40]])
      await session.query(`update public.couriers set position = 0 where position = 2`)
      expect(await fees(session)).toEqual([[90, 90]])
    }))

  test('are those of every quote, for every city and weight', () =>
    asOwner(async (session) => {
      await session.query(`update public.delivery_rates set free_from = null where country = 'morocco'`)
      await session.query(`update public.stock_units set quantity = 99 where product_id = '${ids.glass}'`)
      await addPrice(session, 'zone:centre', 30, { upToKg: 1.5 })
      await addPrice(session, 'city:fez', 55, { upToKg: 1 })
      await addPrice(session, 'zone:south', 70, { courier: 2, upToKg: 5 })
      await addPrice(session, 'everywhere', 35, { courier: 3, upToKg: 2 })
      const rows = await bounds(session)
      expect(rows.map(({ from_g: from }) => from)).toEqual([0, 1001, 1501, 2001, 5001])
      const cities = await session.query<{ name: string }>(
        'select name_fr as name from public.delivery_cities',
      )
      // A glass counts 500 g.
      for (const [index, pieces] of [2, 3, 4, 10, 11].entries()) {
        const quoted = []
        for (const city of [...cities.map(({ name }) => name), 'Tafraout', null])
          quoted.push(await quote(session, city, [glass(pieces)]))
        expect(rows[index], `${pieces} glasses`).toMatchObject({
          min_fee: Math.min(...quoted.map((row) => row.delivery_fee)),
          fee: Math.max(...quoted.map((row) => row.delivery_fee)),
          min_days: Math.min(...quoted.map((row) => row.min_days)),
          max_days: Math.max(...quoted.map((row) => row.max_days)),
        })
      }
    }))
})

describe('an order', () => {
  const place = (session: Session, total: number) =>
    attempt<{ order: { id: string } }>(
      session,
      `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2::text::numeric, 'cash_on_delivery', 'en', $3::text::jsonb) as "order"`,
      [JSON.stringify([glass(1)]), String(total), JSON.stringify({ ...contact, city: 'Fès' })],
    )
  const asCustomer = <T>(session: Session, work: (inside: Session) => Promise<T>) =>
    actAs(session, { role: 'authenticated', userId: people.customer }, work)

  test('costs what its city costs, and promises its days', () =>
    asOwner(async (session) => {
      await addPrice(session, 'city:fez', 30, { cost: 22 })
      const order = await asCustomer(session, async (inside) => {
        const placed = await place(inside, 50)
        expect(placed.message).toBeUndefined()
        await inside.query('reset role')
        const [row] = await inside.query(
          `select delivery_fee::int, min_days, max_days,
           private.courier_cost(id, (select k.id from public.couriers k where k.position = 1))::int as cost,
           private.courier_cost(id, (select k.id from public.couriers k where k.position = 2)) as unknown
         from public.orders where id = $1`,
          [placed.rows[0]!.order.id],
        )
        return row
      })
      expect(order).toEqual({
        delivery_fee: 30,
        min_days: 1,
        max_days: 2,
        cost: 22,
        unknown: null,
      })
    }))

  test('is refused when the price of its city has changed', () =>
    asOwner(async (session) => {
      await addPrice(session, 'city:fez', 30)
      const { code, message, detail } = await asCustomer(session, (inside) => place(inside, 35))
      expect({ code, message }).toEqual({ code: 'PT409', message: 'price_changed' })
      expect(JSON.parse(detail ?? '{}')).toMatchObject({ quote: { total_amount: 50, delivery_fee: 30 } })
    }))

  test('that was prepared without a city is quoted for the city of its customer, and refused with the whole quote for it, at which it is placed', () =>
    asOwner(async (session) => {
      await addPrice(session, 'city:fez', 30)
      const token = 't'.repeat(43)
      await session.query(
        `insert into public.order_drafts (token, source, language, items, payment_method)
         values ($1, 'phone', 'fr', $2::text::jsonb, 'cash_on_delivery')`,
        [token, JSON.stringify([glass(1)])],
      )
      await session.query('set local role anon')
      const complete = (total: number) =>
        attempt(session, `select public.complete_draft($1, $2::text::jsonb, 'cash_on_delivery', $3)`, [
          token,
          JSON.stringify({ ...contact, city: 'Fès' }),
          total,
        ])
      const [read] = await session.query<{ quote: Record<string, unknown> }>(
        `select public.draft_page($1) -> 'quote' as quote`,
        [token],
      )
      expect(read?.quote).toMatchObject({ total_amount: 35 })
      const quotedFor = async (city: string) =>
        (
          await session.query<{ total: number }>(
            `select (public.draft_page($1, $2) -> 'quote' ->> 'total_amount')::float8 as total`,
            [token, city],
          )
        )[0]?.total
      expect([await quotedFor('فاس'), await quotedFor('Rabat'), await quotedFor('')]).toEqual([50, 35, 35])
      const { message, detail } = await complete(35)
      expect(message).toBe('price_changed')
      const { quote: asked } = JSON.parse(detail ?? '{}') as { quote: Record<string, unknown> }
      expect(asked).toMatchObject({ total_amount: 50, delivery_fee: 30 })
      expect(Object.keys(asked).sort()).toEqual(Object.keys(read?.quote ?? {}).sort())
      expect((await complete(50)).message).toBeUndefined()
    }))
})

test('visitors and customers read neither prices nor costs', () =>
  asOwner(async (session) => {
    await addPrice(session, 'everywhere', 40, { cost: 33 })
    const read = (role: 'anon' | 'authenticated', sql: string) =>
      actAs(session, role === 'anon' ? { role } : { role, userId: people.customer }, (inside) =>
        attempt(inside, sql),
      )
    expect((await read('anon', `select cost from public.courier_prices`)).code).toBe('42501')
    expect((await read('authenticated', `select cost from public.courier_prices`)).rows).toEqual([])
    for (const role of ['anon', 'authenticated'] as const) {
      expect(
        (await read(role, `select private.courier_cost(gen_random_uuid(), gen_random_uuid())`)).code,
      ).toBe('42501')
      expect((await read(role, `select * from private.courier_price('Fez', 1)`)).code).toBe('42501')
    }
    const answer = await actAs(session, { role: 'anon' }, (inside) => quote(inside, 'Fez'))
    expect(JSON.stringify(answer)).not.toMatch(/cost|33/)
  }))

describe('the tracking link', () => {
  test.each([
    ['AB123', 'https://suivi.amana.example/colis/AB123'],
    ['a/../b?c=1&d#e', 'https://suivi.amana.example/colis/a%2F..%2Fb%3Fc%3D1%26d%23e'],
    ['"><script>', 'https://suivi.amana.example/colis/%22%3E%3Cscript%3E'],
    [' طرد 1 ', 'https://suivi.amana.example/colis/%D8%B7%D8%B1%D8%AF%201'],
    ['{number}\\1', 'https://suivi.amana.example/colis/%7Bnumber%7D%5C1'],
    ['', ''],
  ])('of %s is %s', (number, link) =>
    asOwner(async (session) => {
      const [row] = await session.query(
        `update public.orders set tracking_number = $1,
           courier_id = (select id from public.couriers where position = 1)
         where id = '${ids.customerOrder}' returning tracking_link`,
        [number],
      )
      expect(row).toEqual({ tracking_link: link })
    }),
  )

  test('follows a carrier that an admin entered by name, and is empty for another one', () =>
    asOwner(async (session) => {
      const enter = (carrier: string) =>
        actAs(session, { role: 'authenticated', userId: people.admin }, async (inside) => {
          const [row] = await inside.query<{ tracking_link: string }>(
            `update public.orders set tracking_number = 'X1', carrier = $1 where id = '${ids.customerOrder}' returning tracking_link`,
            [carrier],
          )
          return row?.tracking_link
        })
      expect(await enter('Rapide Démo')).toBe('https://rapide.example/t?code=X1')
      expect(await enter('Coursier de la boutique')).toBe('')
      expect(await enter('Another carrier')).toBe('')
    }))

  test('is tracked once the order is shipped', () =>
    asOwner(async (session) => {
      const tracked = async () => {
        const [row] = await session.query<{ order: object }>(
          `select public.track_order(tracking_token) as "order" from public.orders where id = '${ids.customerOrder}'`,
        )
        return row?.order
      }
      await session.query(
        `update public.orders set tracking_number = 'X1', carrier = 'Rapide Démo' where id = '${ids.customerOrder}'`,
      )
      expect(await tracked()).toMatchObject({ carrier: '', tracking_number: '', tracking_link: '' })
      await session.query(`update public.orders set status = 'shipped' where id = '${ids.customerOrder}'`)
      expect(await tracked()).toMatchObject({
        carrier: 'Rapide Démo',
        tracking_number: 'X1',
        tracking_link: 'https://rapide.example/t?code=X1',
      })
    }))
})
