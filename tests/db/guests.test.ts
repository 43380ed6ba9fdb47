import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

const guest = '70000000-0000-4000-8000-000000000001'
const otherGuest = '70000000-0000-4000-8000-000000000002'
const short = {
  first_name: 'Amina',
  phone: '0699887766',
  address: '12 derb Sidi Ahmed',
  city: 'Fez',
  country: 'morocco',
}

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  // As the Auth service does for an anonymous sign-in.
  await db.query(`insert into auth.users (id, is_anonymous) select u, true from unnest($1::uuid[]) u`, [
    [guest, otherGuest],
  ])
})
afterAll(() => db.close())

type Placed = { id: string; order_number: string; tracking_token: string; replayed: boolean }

const place = (
  session: Session,
  {
    to = {},
    quantity = 1,
    key = randomUUID(),
    product = ids.bowl,
    total = 100,
    method = 'cash_on_delivery',
  }: Partial<{
    to: object
    quantity: number
    key: string
    product: string
    total: number
    method: string
  }> = {},
) =>
  attempt<{ order: Placed }>(
    session,
    `select public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, $5::text::public.payment_method, 'en', $4::text::jsonb) as "order"`,
    [
      key,
      JSON.stringify([{ product_id: product, quantity }]),
      String(total * quantity),
      JSON.stringify({ ...short, ...to }),
      method,
    ],
  )

const as = <T>(userId: string, work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId }, work)
const asGuest = <T>(work: (session: Session) => Promise<T>) => as(guest, work)

/** Goes on as another user in the same transaction. */
async function become(session: Session, userId: string | null): Promise<void> {
  await session.query('reset role')
  if (userId === null) return
  await session.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('role', 'authenticated', true)`,
    [JSON.stringify({ sub: userId, role: 'authenticated' }), userId],
  )
}

async function refused(result: Promise<{ code?: string | undefined; message?: string | undefined }>) {
  const { code, message } = await result
  return `${String(code)} ${String(message)}`
}

describe('a guest', () => {
  test('orders with a name, a phone number, a street and a city', () =>
    asGuest(async (session) => {
      const { rows, message } = await place(session)
      expect(message).toBeUndefined()
      const orders = await session.query(
        'select id, contact_name, contact_email from public.orders order by created_at',
      )
      expect(orders).toEqual([{ id: rows[0]!.order.id, contact_name: 'Amina', contact_email: '' }])
      expect((await session.query('select 1 from public.order_items')).length).toBe(1)
      expect((await session.query('select 1 from public.order_status_history')).length).toBe(1)
    }))

  test('who repeats a request has one order', () =>
    asGuest(async (session) => {
      const key = randomUUID()
      const first = await place(session, { key })
      const second = await place(session, { key })
      expect(second.rows[0]!.order).toMatchObject({ id: first.rows[0]!.order.id, replayed: true })
    }))

  test('whose key an account uses keeps the order: the account is told nothing of it, and finds it once it has it', () =>
    asGuest(async (session) => {
      const key = randomUUID()
      const to = { last_name: 'Idrissi', email: 'amina@mcg.example' }
      const first = (await place(session, { key, to })).rows[0]!.order
      const token = (await session.query<{ token: string }>('select public.offer_orders() as token'))[0]!
        .token
      await become(session, people.customer)
      const refusal = await place(session, { key, to })
      expect(refusal).toMatchObject({ rows: [], code: 'PT409', message: 'key_reused' })
      expect(refusal.detail ?? '').toBe('')
      expect(await session.query('select 1 from public.orders where id = $1', [first.id])).toEqual([])
      await session.query('select public.keep_orders($1)', [token])
      expect((await place(session, { key, to })).rows[0]!.order).toMatchObject({
        id: first.id,
        replayed: true,
      })
    }))

  test('abroad needs both names and an email address', () =>
    asGuest(async (session) => {
      const abroad = { country: 'france', postal_code: '75001' }
      expect(JSON.parse((await place(session, { to: abroad })).detail!)).toEqual({ field: 'email' })
      expect((await place(session, { to: { ...abroad, email: 'not one' } })).message).toBe('invalid_contact')
    }))

  test('who pays by card gives the email address that the bank asks for', () =>
    asGuest(async (session) => {
      await become(session, null)
      await session.query('update public.payment_methods set is_enabled = true, is_ready = true')
      await become(session, guest)
      const { message, detail } = await place(session, { method: 'card' })
      expect([message, detail]).toEqual(['invalid_contact', '{"field": "email"}'])
      const given = { to: { email: 'amina@mcg.example' } }
      expect((await place(session, { method: 'card', ...given })).message).toBeUndefined()
      expect((await place(session, { method: 'bank_transfer' })).message).toBeUndefined()
    }))

  test('sees nothing but the own orders', () =>
    asGuest(async (session) => {
      const tables = await session.query<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and has_table_privilege(c.oid, 'select')`,
      )
      expect(tables.length).toBeGreaterThan(20)
      const seen: string[] = []
      for (const { name } of tables) {
        const { rows } = await attempt<{ n: number }>(session, `select count(*)::int as n from ${name}`)
        if (rows[0]!.n > 0) seen.push(name)
      }
      expect(seen).toEqual([])
    }))

  test.each([
    [`select public.save_cart('[]')`, '42501 sign_in_required'],
    [`select public.delete_account('')`, '42501 sign_in_required'],
    [`select public.keep_orders('x')`, '42501 sign_in_required'],
    [`select public.admin_overview()`, '42501 admin_required'],
    [`insert into public.admin_views (list, name, query) values ('orders', 'x', '')`, '42501'],
  ])('cannot call %s', (sql, expected) =>
    asGuest(async (session) => {
      expect(await refused(attempt(session, sql))).toContain(expected)
    }),
  )

  test('changes no profile, and is made no admin', () =>
    asGuest(async (session) => {
      expect((await session.run(`update public.profiles set display_name = 'Owner'`)).count).toBe(0)
      await become(session, people.admin)
      expect(await refused(attempt(session, `select public.set_role($1, 'admin')`, [guest]))).toBe(
        'PT404 not_found',
      )
    }))

  test('with a forged total or price is refused', () =>
    asGuest(async (session) => {
      expect((await place(session, { total: 1 })).message).toBe('price_changed')
    }))

  test('cancels the own order while it is pending, and no other', () =>
    asGuest(async (session) => {
      const { rows } = await place(session)
      const cancel = (id: string) => attempt(session, 'select public.cancel_order($1)', [id])
      expect((await cancel(ids.customerOrder)).message).toBe('not_found')
      expect((await cancel(rows[0]!.order.id)).message).toBeUndefined()
    }))

  test('is not in the list of customers, and counts as none', () =>
    as(people.admin, async (session) => {
      const listed = await session.query<{ user_id: string }>(
        'select user_id from public.admin_customers(page_size => 100)',
      )
      expect(listed.map((row) => row.user_id)).not.toContain(guest)
      const [overview] = await session.query<{ customers: number }>(
        `select (public.admin_analytics() ->> 'customers')::int as customers`,
      )
      expect(overview!.customers).toBe(2)
    }))
})

describe('without guests', () => {
  test('their orders and sessions are refused', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set allow_guest_checkout = false')
      expect(
        await refused(
          attempt(session, `insert into auth.users (id, is_anonymous) values (gen_random_uuid(), true)`),
        ),
      ).toBe('PT403 registration_closed')
      await become(session, guest)
      expect(await refused(place(session))).toBe('42501 sign_in_required')
    }))

  test('closed registration does not concern them', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set enable_registration = false')
      const { message } = await attempt(
        session,
        `insert into auth.users (id, is_anonymous) values (gen_random_uuid(), true)`,
      )
      expect(message).toBeUndefined()
    }))

  test('a guest who has become an account is one', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query(
        `update auth.users set is_anonymous = false, email = 'guest@shop.example', email_confirmed_at = now() where id = $1`,
        [guest],
      )
      await become(session, guest)
      expect(await session.query('select email, is_guest from public.profiles')).toEqual([
        { email: 'guest@shop.example', is_guest: false },
      ])
    }))
})

describe('limits of guests', () => {
  test('five orders a day with one number, however it is written and from any session', () =>
    asGuest(async (session) => {
      for (const phone of ['0699887766', '+212 699 88 77 66', '00212699887766']) {
        expect((await place(session, { to: { phone } })).message).toBeUndefined()
      }
      await become(session, otherGuest)
      for (const phone of ['+212699887766', '06.99.88.77.66']) {
        expect((await place(session, { to: { phone } })).message).toBeUndefined()
      }
      const again = await place(session, { to: { phone: '٠٦٩٩٨٨٧٧٦٦' } })
      expect(again).toMatchObject({ code: 'PT429', message: 'too_many_orders' })
      expect(JSON.parse(again.detail!)).toMatchObject({ retry_after: expect.any(Number) as number })
      expect((await place(session, { to: { phone: '0611223344' } })).message).toBeUndefined()
    }))

  test('the pieces of a new customer, together with the open orders of the number', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set new_customer_max_pieces = 3')
      await become(session, guest)
      expect((await place(session, { quantity: 2 })).message).toBeUndefined()
      await become(session, otherGuest)
      const second = await place(session, { quantity: 2 })
      expect(second).toMatchObject({ code: 'PT422', message: 'new_customer_limit' })
      expect(JSON.parse(second.detail!)).toEqual({ max_pieces: 3, open: 2 })
    }))

  test('the subtotal of a new customer', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set new_customer_max_subtotal = 250')
      await become(session, guest)
      expect((await place(session, { quantity: 2 })).message).toBeUndefined()
      await become(session, otherGuest)
      expect((await place(session)).message).toBe('new_customer_limit')
    }))

  test('twenty orders an hour from one address', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query(`select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.9"}', true)`)
      await session.query(
        `insert into private.rate_limits (bucket, subject, window_start, hits)
         select 'guest_order', private.address_subject(), to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 20`,
      )
      await become(session, guest)
      expect(await refused(place(session))).toBe('PT429 too_many_requests')
      await session.query(
        `select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.10"}', true)`,
      )
      expect((await place(session)).message).toBeUndefined()
    }))

  test('no cash at the door for a number that refused too often', () =>
    actAs(db, { role: 'owner' }, async (session) => {
      await session.query('update public.shop_settings set prepay_after_refusals = 1')
      await session.query(
        `update public.orders set phone = '+212699887766', delivery_failure = 'refused' where id = $1`,
        [ids.neighbourOrder],
      )
      await become(session, guest)
      expect(JSON.parse((await place(session)).detail!)).toEqual({ field: 'payment_method' })
    }))
})

describe('mails to guests', () => {
  const mails = async (session: Session) => {
    await become(session, null)
    return session.query<{ kind: string; payload: Record<string, unknown> }>(
      `select kind, payload from public.email_outbox where recipient = 'amina@mcg.example' order by id`,
    )
  }

  test('repeat nothing that was typed', () =>
    asGuest(async (session) => {
      const typed = { first_name: 'Buy pills', address: 'at my place', email: 'amina@mcg.example' }
      await place(session, { to: typed })
      const [mail, ...others] = await mails(session)
      expect(others).toEqual([])
      expect(mail!.kind).toBe('order_confirmation')
      expect(mail!.payload).toMatchObject({ contact_name: '', address: [], shipping_address: '' })
      expect(JSON.stringify(mail!.payload)).not.toMatch(/pills|at my place|99887766/)
    }))

  test('are at most six a day to one address', () =>
    asGuest(async (session) => {
      for (let n = 0; n < 7; n += 1) {
        await place(session, {
          to: { email: 'amina@mcg.example', phone: `061122334${n}` },
          product: ids.glass,
          total: 35,
        })
        await session.query('reset role')
        await session.query('update public.stock_units set quantity = 9 where product_id = $1', [ids.glass])
        await become(session, guest)
      }
      expect((await session.query('select 1 from public.orders')).length).toBe(7)
      expect((await mails(session)).length).toBe(6)
    }))

  test('the shop’s own mail has the whole contact', () =>
    asGuest(async (session) => {
      await place(session)
      await become(session, null)
      const [mail] = await session.query<{ payload: Record<string, unknown> }>(
        `select payload from public.email_outbox where kind = 'shop_order' order by id desc limit 1`,
      )
      expect(mail!.payload).toMatchObject({ contact_name: 'Amina', phone: '+212699887766' })
    }))
})

describe('an order is found', () => {
  const find = (session: Session, number: string, phone: string) =>
    attempt<{ token: string | null }>(session, 'select public.find_order($1, $2) as token', [number, phone])

  test.each(['MCG-AAAAAAAA', ' mcg-aaaaaaaa', 'mcg aaaa aaaa', 'AAAAAAAA'])(
    'by its number written as "%s" and the phone number in any form',
    (number) =>
      actAs(db, { role: 'anon' }, async (session) => {
        for (const phone of ['0612345678', '+212 6 12 34 56 78', '٠٦١٢٣٤٥٦٧٨']) {
          const { rows } = await find(session, number, phone)
          expect(rows[0]!.token).toMatch(/^[\w-]{43}$/)
        }
      }),
  )

  test.each([
    ['MCG-AAAAAAAA', '0612345679'],
    ['MCG-AAAAAAAA', ''],
    ['MCG-CCCCCCCC', '0612345678'],
    ['%', '%'],
    ['', '0612345678'],
  ])('by both only: not with %s and %s', (number, phone) =>
    actAs(db, { role: 'anon' }, async (session) => {
      expect((await find(session, number, phone)).rows[0]!.token).toBeNull()
    }),
  )

  test('not by trying out numbers', () =>
    actAs(db, { role: 'anon' }, async (session) => {
      await session.query(`select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.9"}', true)`)
      for (let n = 0; n < 10; n += 1)
        expect((await find(session, `MCG-AAAAAAA${n}`, '0612345678')).code).toBeUndefined()
      expect((await find(session, 'MCG-AAAAAAAA', '0612345678')).message).toBe('too_many_requests')
    }))
})

describe('orders are kept in an account', () => {
  const offer = async (session: Session, { order_number }: Placed) =>
    (await session.query<{ token: string }>('select public.offer_orders($1) as token', [order_number]))[0]!
      .token
  const keep = (session: Session, token: string) =>
    attempt<{ guest: string | null }>(session, 'select public.keep_orders($1) as guest', [token])

  test('by the account that has the token, and by no other after it', () =>
    asGuest(async (session) => {
      const placed = (await place(session)).rows[0]!.order
      const token = await offer(session, placed)
      await become(session, people.customer)
      // Once more, because the first answer may be lost.
      for (const answer of ['lost', 'received']) {
        expect((await keep(session, token)).rows[0]!.guest, answer).toBe(guest)
        expect(await session.query('select 1 from public.orders where id = $1', [placed.id])).toHaveLength(1)
      }
      await become(session, people.neighbour)
      expect(await refused(keep(session, token))).toBe('PT404 not_found')
      await become(session, guest)
      expect(await session.query('select 1 from public.orders')).toEqual([])
    }))

  test('not by a token that is unknown, replaced or older than a day', () =>
    asGuest(async (session) => {
      const placed = (await place(session)).rows[0]!.order
      const replaced = await offer(session, placed)
      const old = await offer(session, placed)
      await become(session, null)
      await session.query(`update private.order_transfers set created_at = now() - interval '25 hours'`)
      await become(session, people.customer)
      for (const token of ['', 'x', replaced, old])
        expect(await refused(keep(session, token))).toBe('PT404 not_found')
    }))

  test('accounts offer nothing', () =>
    as(people.customer, async (session) => {
      expect(await refused(attempt(session, 'select public.offer_orders()'))).toBe('PT422 invalid_request')
    }))

  test('those of another person who ordered in the same browser stay', () =>
    asGuest(async (session) => {
      const earlier = (await place(session, { to: { phone: '0611223344' } })).rows[0]!.order
      const own = (await place(session)).rows[0]!.order
      const again = (await place(session, { to: { phone: '+212 699 88 77 66' } })).rows[0]!.order
      const token = await offer(session, own)
      await become(session, people.customer)
      // The guest has an order left, so that the browser keeps its session.
      for (const answer of ['lost', 'received']) {
        expect((await keep(session, token)).rows[0]!.guest, answer).toBeNull()
        const kept = await session.query<{ id: string }>(
          'select id from public.orders where id = any ($1::uuid[]) order by created_at',
          [[earlier.id, own.id, again.id]],
        )
        expect(kept.map(({ id }) => id).sort()).toEqual([own.id, again.id].sort())
      }
      await become(session, guest)
      expect(await session.query('select id from public.orders')).toEqual([{ id: earlier.id }])
      const last = await offer(session, earlier)
      await become(session, people.neighbour)
      expect((await keep(session, last)).rows[0]!.guest).toBe(guest)
    }))

  test('no order of another guest is offered; a tab of an earlier build offers the latest one', () =>
    asGuest(async (session) => {
      const offering = (sql: string, parameters: string[] = []) =>
        refused(attempt(session, `select public.offer_orders(${sql})`, parameters))
      expect(await offering('')).toBe('PT404 not_found')
      const placed = (await place(session)).rows[0]!.order
      await become(session, otherGuest)
      expect(await offering('$1', [placed.order_number])).toBe('PT404 not_found')
      await become(session, guest)
      expect(await offering('')).toBe('undefined undefined')
    }))

  test('and their mails then go to the account’s address', () =>
    asGuest(async (session) => {
      const placed = (await place(session)).rows[0]!.order
      const token = await offer(session, placed)
      await become(session, people.customer)
      await keep(session, token)
      await become(session, people.admin)
      expect((await setOrderStatus(session, placed.id, 'processing')).message).toBeUndefined()
      await become(session, null)
      expect(
        await session.query('select recipient from public.email_outbox where order_id = $1 and kind = $2', [
          placed.id,
          'order_status',
        ]),
      ).toEqual([{ recipient: 'customer@shop.example' }])
    }))
})

test('guests without an order are deleted after a day, others and accounts are not', () =>
  asGuest(async (session) => {
    await place(session)
    await become(session, null)
    await session.query(`update public.profiles set created_at = now() - interval '2 days'`)
    await session.query('select private.delete_expired_data()')
    const left = await session.query<{ id: string }>('select id from auth.users')
    expect(left.map(({ id }) => id).sort()).toEqual([...Object.values(people), guest].sort())
  }))
