import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people, setOrderStatus } from './fixtures.ts'

const guest = '70000000-0000-4000-8000-000000000001'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(`insert into auth.users (id, is_anonymous) values ($1, true)`, [guest])
  await db.query('update public.shop_settings set gift_wrap_price = 25, pickup_days = 2')
})
afterAll(() => db.close())

const asCustomer = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.customer }, work)
const asGuest = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: guest, claims: { is_anonymous: true } }, work)
/** Continues in the transaction of a customer, without whose rights the answer could not be read. */
const asAdmin = <T>(session: Session, work: (session: Session) => Promise<T>) =>
  actAs(session, { role: 'authenticated', userId: people.admin }, work, 'commit')

const glass = JSON.stringify([{ product_id: ids.glass, quantity: 1 }])
const person = {
  first_name: 'Amina',
  last_name: 'El Fassi',
  email: 'amina@mcg.example',
  phone: contact.phone,
}

const quote = (session: Session, { country = 'morocco', isPickup = false, giftWrap = false }) =>
  attempt<{ quote: Record<string, number> }>(
    session,
    'select public.quote_order($1::text::jsonb, $2, null, null, $3, $4) as quote',
    [glass, country, isPickup, giftWrap],
  )

type Order = {
  key?: string
  to?: object
  total?: number
  payment?: string
  language?: string
  isPickup?: boolean
  gift?: unknown
}

/** Orders a glass for 20 DH; delivery within Morocco costs 15. */
const place = (session: Session, order: Order) =>
  attempt<{ order: { id: string; replayed: boolean } }>(
    session,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, $4::text::public.payment_method,
       $5::text::public.language, $6::text::jsonb, '', null, $7, $8::text::jsonb) as "order"`,
    [
      order.key ?? randomUUID(),
      glass,
      String(order.total ?? 35),
      order.payment ?? 'cash_on_delivery',
      order.language ?? 'en',
      JSON.stringify(order.to ?? contact),
      order.isPickup ?? false,
      JSON.stringify(order.gift ?? null),
    ],
  )

async function placed(session: Session, order: Order): Promise<string> {
  const answer = await place(session, order)
  expect(answer.message).toBeUndefined()
  return answer.rows[0]!.order.id
}

const refusal = async (session: Session, order: Order) => {
  const { code, message, detail } = await place(session, order)
  return [code, message, (JSON.parse(detail ?? '{}') as { field?: string }).field]
}

const read = async (session: Session, id: string, columns: string) => {
  await session.query('reset role')
  return (await session.query(`select ${columns} from public.orders where id = $1`, [id]))[0]
}

describe('a gift', () => {
  test('costs its wrapping, which the tax of the total includes', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set tax_rate = 0.2')
      expect((await quote(session, { giftWrap: true })).rows[0]!.quote).toMatchObject({
        subtotal: 20,
        delivery_fee: 15,
        gift_fee: 25,
        total_amount: 60,
        tax_amount: 10,
      })
      expect((await quote(session, {})).rows[0]!.quote).toMatchObject({ gift_fee: 0, total_amount: 35 })
    }))

  test('keeps message and wrapping, and an order that is none has neither', () =>
    asCustomer(async (session) => {
      const id = await placed(session, { total: 60, gift: { message: '  Bonne fête,\nLina!  ', wrap: true } })
      const other = await placed(session, {})
      const columns = 'is_gift, gift_wrap, gift_fee::float8, gift_message, total_amount::float8'
      expect(await read(session, id, columns)).toEqual({
        is_gift: true,
        gift_wrap: true,
        gift_fee: 25,
        gift_message: 'Bonne fête,\nLina!',
        total_amount: 60,
      })
      expect(await read(session, other, columns)).toMatchObject({
        is_gift: false,
        gift_wrap: false,
        gift_fee: 0,
        gift_message: '',
      })
    }))

  test.each([
    ['longer than 300 characters', { message: 'a'.repeat(301) }, 'invalid_contact', 'gift_message'],
    ['with another key', { message: '', price: 0 }, 'invalid_request', undefined],
    ['with a price of its own', { wrap: 0 }, 'invalid_request', undefined],
    ['that is a list', [], 'invalid_request', undefined],
  ])('%s is refused', (_name, gift, message, field) =>
    asCustomer(async (session) =>
      expect(await refusal(session, { gift })).toEqual(['PT422', message, field]),
    ),
  )

  test('is not wrapped for the price of one that is not', () =>
    asCustomer(async (session) =>
      expect(await refusal(session, { total: 35, gift: { wrap: true } })).toEqual([
        'PT409',
        'price_changed',
        undefined,
      ]),
    ))

  test('is not wrapped where the shop does not offer it', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set gift_wrap_price = null')
      const { message, detail } = await quote(session, { giftWrap: true })
      expect([message, detail]).toEqual(['invalid_contact', '{"field": "gift_wrap"}'])
    }))

  test('is part of what an idempotency key stands for', () =>
    asCustomer(async (session) => {
      const key = randomUUID()
      await placed(session, { key, gift: { message: 'Lina' } })
      expect((await place(session, { key, gift: { message: 'Lina' } })).rows[0]!.order.replayed).toBe(true)
      expect(await refusal(session, { key, gift: { message: 'Omar' } })).toEqual([
        'PT409',
        'key_reused',
        undefined,
      ])
    }))

  test('keeps its wrapping when lines are corrected, and is on the invoice', () =>
    asCustomer(async (session) => {
      const id = await placed(session, { total: 60, gift: { message: 'Lina', wrap: true } })
      await asAdmin(session, async (admin) => {
        const corrected = await attempt<{ result: { total_amount: number } }>(
          admin,
          `select public.correct_order_lines($1, 0, $2::text::jsonb, 15, 0, '') as result`,
          [id, JSON.stringify([{ product_id: ids.glass, quantity: 2 }])],
        )
        expect(corrected.rows[0]!.result.total_amount).toBe(80)
      })
      expect(
        await read(
          session,
          id,
          `(private.invoice_content(orders, 'invoice', 80, null)) ->> 'gift_fee' as fee`,
        ),
      ).toEqual({
        fee: '25.00',
      })
    }))

  test('has a message that reaches no mail to the buyer and goes with the contact', () =>
    asCustomer(async (session) => {
      const id = await placed(session, { gift: { message: 'For Lina alone' } })
      await session.query('reset role')
      const mails = await session.query<{ kind: string; payload: object }>(
        'select kind, payload from public.email_outbox where order_id = $1',
        [id],
      )
      const withMessage = mails.filter(({ payload }) => JSON.stringify(payload).includes('For Lina alone'))
      expect(withMessage.map(({ kind }) => kind)).toEqual(['shop_order'])
      await session.query('select private.redact_order_contact(array[$1]::uuid[])', [id])
      expect(await read(session, id, 'gift_message')).toEqual({ gift_message: '' })
    }))
})

describe('an order that is picked up', () => {
  test('costs no delivery and is ready after so many days', () =>
    actAs(db, { role: 'anon' }, async (session) => {
      expect((await quote(session, { isPickup: true })).rows[0]!.quote).toMatchObject({
        delivery_fee: 0,
        total_amount: 20,
        min_days: 2,
        max_days: 2,
      })
    }))

  test.each([
    ['in French', 'fr', 'Fès el-Bali, Fès, Maroc'],
    ['in Arabic', 'ar', 'فاس البالي، فاس، المغرب'],
  ])('has the address of the shop, %s', (_name, language, address) =>
    asCustomer(async (session) => {
      const id = await placed(session, {
        to: { ...person, country: 'morocco' },
        total: 20,
        isPickup: true,
        language,
      })
      expect(await read(session, id, 'is_pickup, address, city, delivery_fee::float8, min_days')).toEqual({
        is_pickup: true,
        address,
        city: '',
        delivery_fee: 0,
        min_days: 2,
      })
    }),
  )

  test('ignores an address that was typed before', () =>
    asGuest(async (session) => {
      const id = await placed(session, { to: contact, total: 20, isPickup: true })
      expect(await read(session, id, 'address, shipping_address')).toEqual({
        address: 'Fes el-Bali, Fez, Morocco',
        shipping_address: 'Fes el-Bali, Fez, Morocco, morocco',
      })
    }))

  test('is paid in cash with any phone number, which the courier does not call', () =>
    asCustomer(async (session) => {
      const to = { ...person, phone: '+33 6 12 34 56 78', country: 'morocco' }
      await placed(session, { to, total: 20, isPickup: true })
      expect(await refusal(session, { to: { ...contact, phone: to.phone } })).toEqual([
        'PT422',
        'invalid_contact',
        'phone',
      ])
    }))

  test('needs an address when it is not picked up', () =>
    asCustomer(async (session) =>
      expect(await refusal(session, { to: { ...person, country: 'morocco' } })).toEqual([
        'PT422',
        'invalid_contact',
        'address',
      ]),
    ))

  test('is possible within Morocco only, and where the shop offers it', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      const abroad = await quote(session, { isPickup: true, country: 'france' })
      expect([abroad.message, abroad.detail]).toEqual(['invalid_contact', '{"field": "pickup"}'])
      await session.query('update public.shop_settings set pickup_days = null')
      const closed = await quote(session, { isPickup: true })
      expect([closed.message, closed.detail]).toEqual(['invalid_contact', '{"field": "pickup"}'])
    }))

  test('is not handed to a courier', () =>
    asCustomer(async (session) => {
      const id = await placed(session, { to: { ...person, country: 'morocco' }, total: 20, isPickup: true })
      await session.query('reset role')
      const [courier] = await session.query<{ id: string }>(
        'select id from public.couriers where is_active limit 1',
      )
      await asAdmin(session, async (admin) => {
        expect((await setOrderStatus(admin, id, 'processing')).message).toBeUndefined()
        const { rows } = await attempt<{ answer: { report: { code: string }[] } }>(
          admin,
          'select public.hand_over_orders($1, $2, $3::text::jsonb) as answer',
          [courier!.id, randomUUID(), JSON.stringify([{ order_id: id, tracking_number: '' }])],
        )
        expect(rows[0]!.answer.report.map(({ code }) => code)).toEqual(['picked_up'])
      })
    }))

  test('is marked as such on its tracking page', () =>
    asCustomer(async (session) => {
      const id = await placed(session, { to: { ...person, country: 'morocco' }, total: 20, isPickup: true })
      expect(await read(session, id, `public.track_order(tracking_token) -> 'is_pickup' as pickup`)).toEqual({
        pickup: true,
      })
    }))
})
