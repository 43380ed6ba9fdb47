import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RETURN_DAYS } from '../../src/content/returns.ts'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

const order = ids.customerOrder
let db: TestDatabase
let token: string
let item: string
beforeAll(async () => {
  db = await openShop()
  // The fixtures' order is for three bowls of 100 DH, and nothing was paid.
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.invoices, public.payment_differences, public.payment_disputes, public.payments, public.returns, public.return_lines, public.return_events, public.return_photos',
  )
  await db.query(
    `update public.orders set paid_amount = 0, payment_status = 'unpaid', subtotal = 300, total_amount = 300`,
  )
  await db.query('update public.order_items set quantity = 3 where order_id = $1', [order])
  const [row] = await db.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
    [order],
  )
  token = row!.token
  item = row!.item
})
afterAll(() => db.close())

/** The result of a function, or the error's message. */
async function call(session: Session, sql: string, parameters: readonly unknown[]) {
  const { rows, message } = await attempt<{ result: Record<string, unknown> }>(
    session,
    `select ${sql} as result`,
    parameters,
  )
  return message ?? rows[0]!.result
}

const request = (
  session: Session,
  quantity: number,
  options: { key?: string; token?: string; item?: string } = {},
) =>
  call(session, `public.request_return($1, $2, $3::text::jsonb, 'damaged', 'refund', 'A chip')`, [
    options.token ?? token,
    options.key ?? randomUUID(),
    JSON.stringify([{ item_id: options.item ?? item, quantity }]),
  ])
const decide = (
  session: Session,
  id: unknown,
  seen: string,
  decision: string,
  note = '',
  key: string = randomUUID(),
) =>
  call(
    session,
    `public.decide_return($1, $2, $3::text::public.return_state, $4::text::public.return_state, $5)`,
    [id, key, seen, decision, note],
  )
const receive = (
  session: Session,
  id: unknown,
  restocked: number,
  damaged: number,
  key: string = randomUUID(),
) =>
  call(session, `public.receive_return($1, $2, $3::text::jsonb)`, [
    id,
    key,
    JSON.stringify([{ item_id: item, restocked, damaged }]),
  ])
const refund = (session: Session, id: unknown, amount: number, key: string = randomUUID()) =>
  call(session, `public.refund_return($1, $2, 'cash', $3::text::numeric)`, [id, key, String(amount)])
const exchange = (
  session: Session,
  id: unknown,
  product: string,
  quantity: number,
  key: string = randomUUID(),
) =>
  call(session, `public.send_exchange($1, $2, $3::text::jsonb)`, [
    id,
    key,
    JSON.stringify([{ product_id: product, quantity }]),
  ])

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** The order is delivered, so that its 300 DH are paid; the session acts as an admin. */
const delivered = (work: (session: Session) => Promise<void>) =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'delivered')
    await work(session)
  })
/** A return of so many pieces, in the state received. */
async function received(session: Session, restocked: number, damaged: number) {
  const { id } = (await request(session, restocked + damaged)) as { id: string }
  await decide(session, id, 'requested', 'approved')
  expect(await receive(session, id, restocked, damaged)).toEqual({ state: 'received' })
  return id
}
const one = async <T>(session: Session, sql: string, parameters: unknown[] = []) =>
  (await session.query<T>(sql, parameters))[0]!
const stock = async (session: Session, product: string = ids.bowl) =>
  (
    await one<{ quantity: number }>(
      session,
      'select stock_quantity as quantity from public.products where id = $1',
      [product],
    )
  ).quantity
const asOwner = async (session: Session, sql: string, parameters: unknown[] = []) => {
  await session.query('reset role')
  await session.query(sql, parameters)
  await session.query('set local role authenticated')
}

/** The session goes on as another account. */
const become = (session: Session, userId: string) =>
  session.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
    [JSON.stringify({ sub: userId, role: 'authenticated' }), userId],
  )

describe('a request', () => {
  test('is refused before the delivery', () =>
    asAdmin(async (session) => expect(await request(session, 1)).toBe('return_closed')))

  test('is made with the tracking token alone, and appears on the page', () =>
    delivered(async (session) => {
      await session.query('set local role anon')
      const made = (await request(session, 2)) as { number: string }
      expect(made).toMatchObject({ state: 'requested' })
      expect(made.number).toMatch(/^R-[2-9A-HJKMNP-TV-Z]{8}$/)
      expect(await call(session, 'public.return_page($1)', [token])).toMatchObject({
        is_open: true,
        items: [{ id: item, quantity: 3, returnable: 1 }],
        returns: [{ number: made.number, state: 'requested', lines: [{ item_id: item, quantity: 2 }] }],
      })
    }))

  test('that is sent again is recorded once; its key serves no other order', () =>
    delivered(async (session) => {
      const key = randomUUID()
      const first = await request(session, 2, { key })
      expect(await request(session, 2, { key })).toEqual(first)
      const { token: other } = await one<{ token: string }>(
        session,
        'select tracking_token as token from public.orders where id = $1',
        [ids.neighbourOrder],
      )
      expect(await request(session, 1, { key, token: other })).toBe('key_reused')
    }))

  test('names pieces of its own order, no more than were bought, none twice', () =>
    delivered(async (session) => {
      const { id: foreign } = await one<{ id: string }>(
        session,
        'select id from public.order_items where order_id = $1',
        [ids.neighbourOrder],
      )
      expect(await request(session, 1, { item: foreign })).toBe('invalid_request')
      expect(await request(session, 0)).toBe('invalid_request')
      expect(await request(session, 4)).toBe('in_return')
      await request(session, 2)
      expect(await request(session, 2)).toBe('in_return')
      expect(await request(session, 1)).toMatchObject({ state: 'requested' })
    }))

  test('with a token that does not exist finds nothing', () =>
    delivered(async (session) => {
      expect(await request(session, 1, { token: 'x'.repeat(43) })).toBe('not_found')
      expect(await call(session, 'public.return_page($1)', ['x'.repeat(43)])).toBe(null)
    }))

  test.each([
    [14, true],
    [15, false],
  ])('%i days after the day of the delivery: possible %s', (days, possible) =>
    delivered(async (session) => {
      // The first minute of that day in the shop's time zone.
      await asOwner(
        session,
        'alter table public.order_status_history disable trigger order_status_history_append_only',
      )
      await asOwner(
        session,
        `update public.order_status_history set created_at = private.start_of_day((now() at time zone private.shop_time_zone())::date - $2::int) + interval '1 minute'
         where order_id = $1 and to_status = 'delivered'`,
        [order, days],
      )
      const answer = await request(session, 1)
      if (possible) expect(answer).toMatchObject({ state: 'requested' })
      else expect(answer).toBe('return_closed')
    }),
  )

  test('is withdrawn by the customer until the pieces came back', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 3)) as { id: string }
      const cancel = (by: string) =>
        call(session, 'public.cancel_return($1, $2, gen_random_uuid())', [by, id])
      expect(await cancel('x'.repeat(43))).toBe('not_found')
      expect(await cancel(token)).toMatchObject({ state: 'cancelled' })
      expect(await cancel(token)).toMatchObject({ state: 'cancelled' })
      const again = await received(session, 3, 0)
      expect(await call(session, 'public.cancel_return($1, $2, gen_random_uuid())', [token, again])).toBe(
        'edit_conflict',
      )
    }))
})

describe('a decision', () => {
  test('is taken once; a second admin is refused', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 1)) as { id: string }
      const key = randomUUID()
      expect(await decide(session, id, 'requested', 'refused')).toBe('invalid_request')
      expect(await decide(session, id, 'requested', 'approved', '', key)).toEqual({ state: 'approved' })
      expect(await decide(session, id, 'requested', 'approved', '', key)).toEqual({ state: 'approved' })
      expect(await decide(session, id, 'requested', 'refused', 'Worn')).toBe('edit_conflict')
      expect(await decide(session, id, 'approved', 'refused', 'Worn')).toBe('edit_conflict')
      expect(await decide(session, id, 'approved', 'cancelled')).toEqual({ state: 'cancelled' })
      expect(await receive(session, id, 1, 0)).toBe('edit_conflict')
    }))

  test('to refuse frees the pieces and tells the reason', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 3)) as { id: string }
      expect(await decide(session, id, 'requested', 'refused', 'Worn')).toEqual({ state: 'refused' })
      expect(await call(session, 'public.return_page($1)', [token])).toMatchObject({
        items: [{ returnable: 3 }],
        returns: [{ refusal_reason: 'Worn' }],
      })
    }))

  test('is for admins', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 1)) as { id: string }
      await become(session, people.customer)
      for (const answer of [
        await decide(session, id, 'requested', 'approved'),
        await receive(session, id, 1, 0),
        await refund(session, id, 100),
        await exchange(session, id, ids.glass, 1),
        await call(session, 'public.admin_returns()', []),
      ])
        expect(answer).toBe('admin_required')
    }))
})

describe('pieces that came back', () => {
  test('go into stock or are written off, once', () =>
    delivered(async (session) => {
      const before = await stock(session)
      const { id } = (await request(session, 3)) as { id: string }
      const key = randomUUID()
      expect(await receive(session, id, 1, 1)).toBe('edit_conflict')
      await decide(session, id, 'requested', 'approved')
      for (const [restocked, damaged] of [
        [0, 0],
        [3, 1],
        [4, -1],
      ] as const)
        expect(await receive(session, id, restocked, damaged)).toBe('invalid_request')
      expect(await receive(session, id, 1, 1, key)).toEqual({ state: 'received' })
      expect(await receive(session, id, 1, 1, key)).toEqual({ state: 'received' })
      expect(await stock(session)).toBe(before + 1)
      // The third piece did not come and may be returned later.
      expect(await call(session, 'public.return_page($1)', [token])).toMatchObject({
        items: [{ returnable: 1 }],
      })
      // Cancelling returns what is neither in stock again nor damaged.
      await setOrderStatus(session, order, 'cancelled')
      expect(await stock(session)).toBe(before + 2)
    }))

  test('are refunded once, with the return or with the order', () =>
    delivered(async (session) => {
      const id = await received(session, 2, 0)
      const before = await stock(session)
      const ofOrder = (quantity: number) =>
        call(
          session,
          `public.refund_order($1, 'cash', gen_random_uuid()::text, 100, 'A chip', $2::text::jsonb, other_amount => true)`,
          [order, JSON.stringify([{ item_id: item, quantity, restock: false }])],
        )
      expect(await ofOrder(2)).toBe('in_return')
      expect(await ofOrder(1)).toMatchObject({ state: 'succeeded' })
      const key = randomUUID()
      expect(await refund(session, id, 500)).toBe('refund_too_large')
      expect(await refund(session, id, 200, key)).toEqual({ state: 'closed' })
      expect(await refund(session, id, 200, key)).toEqual({ state: 'closed' })
      expect(await refund(session, id, 200)).toBe('edit_conflict')
      expect(await stock(session)).toBe(before)
      expect(
        await one(session, 'select refunded_amount::int, amount_due::int from public.orders where id = $1', [
          order,
        ]),
      ).toEqual({ refunded_amount: 300, amount_due: 0 })
      expect(await request(session, 1)).toBe('in_return')
    }))

  test('are refunded against the sums that were seen, for what they cost, on their day', () =>
    delivered(async (session) => {
      const id = await received(session, 2, 0)
      const closed = (rest: string) =>
        call(session, `public.refund_return($1, gen_random_uuid(), 'cash', ${rest})`, [id])
      expect(await closed('200, seen_paid => 200, seen_refunded => 0')).toBe('edit_conflict')
      expect(await closed('150, seen_paid => 300, seen_refunded => 0')).toBe('amount_mismatch')
      expect(await closed(`150, 300, 0, '2026-10-31', true`)).toEqual({ state: 'closed' })
      expect(
        await one(session, `select received_on::text as day from public.payments where kind = 'refund'`),
      ).toEqual({ day: '2026-10-31' })
    }))
})

describe('an exchange', () => {
  const exchanged = (session: Session, id: unknown) =>
    one(
      session,
      `select status, subtotal::int, delivery_fee::int, discount_amount::int, total_amount::int, amount_due::int, payment_status, exchange_of, source,
         company, company_ice
       from public.orders where id = $1`,
      [id],
    )

  test('of the same value costs nothing and takes stock', () =>
    delivered(async (session) => {
      const id = await received(session, 0, 1)
      const before = await stock(session)
      const company = { company: 'Dar Atlas', company_ice: '001234567000089' }
      await asOwner(
        session,
        `update public.orders set source = 'phone', company = '${company.company}', company_ice = '${company.company_ice}' where id = $1`,
        [order],
      )
      const key = randomUUID()
      const sent = (await exchange(session, id, ids.bowl, 1, key)) as { order_id: string }
      expect(sent).toMatchObject({ state: 'closed', credit_left: 0 })
      expect(await exchange(session, id, ids.bowl, 1, key)).toEqual(sent)
      expect(await stock(session)).toBe(before - 1)
      expect(await exchanged(session, sent.order_id)).toEqual({
        ...{ status: 'processing', subtotal: 100, delivery_fee: 0, discount_amount: 100, total_amount: 0 },
        ...{ amount_due: 0, payment_status: 'paid', exchange_of: order, source: 'phone' },
        // As its invoice needs them.
        ...company,
      })
      expect((await setOrderStatus(session, sent.order_id, 'delivered')).rows[0]!.report).toMatchObject([
        { code: null },
      ])
      expect(await refund(session, id, 100)).toBe('edit_conflict')
    }))

  test('for more pays the difference at the door, for less leaves a credit', () =>
    delivered(async (session) => {
      const dearer = (await exchange(session, await received(session, 1, 0), ids.bowl, 2)) as {
        order_id: string
      }
      expect(await exchanged(session, dearer.order_id)).toMatchObject({
        discount_amount: 100,
        total_amount: 100,
        amount_due: 100,
      })
      const cheaper = (await exchange(session, await received(session, 1, 0), ids.glass, 1)) as {
        order_id: string
      }
      expect(cheaper).toMatchObject({ credit_left: 80 })
      expect(await exchanged(session, cheaper.order_id)).toMatchObject({
        discount_amount: 20,
        total_amount: 0,
      })
      // The original order keeps its revenue.
      expect(
        await one(session, 'select paid_amount::int, refunded_amount::int from public.orders where id = $1', [
          order,
        ]),
      ).toEqual({ paid_amount: 300, refunded_amount: 0 })
    }))

  test('is worth what was paid for the pieces: less by the share of a discount', () =>
    delivered(async (session) => {
      await asOwner(
        session,
        `update public.orders set discount_amount = 60, discount_reason = 'A gift', total_amount = total_amount - 60 where id = $1`,
        [order],
      )
      await asOwner(session, 'select private.spread_discount($1)', [order])
      const sent = (await exchange(session, await received(session, 1, 0), ids.bowl, 1)) as {
        order_id: string
      }
      expect(await exchanged(session, sent.order_id)).toMatchObject({ discount_amount: 80, amount_due: 20 })
    }))

  test('of pieces that are not in stock is refused and leaves the return as it is', () =>
    delivered(async (session) => {
      const id = await received(session, 1, 0)
      expect(await exchange(session, id, ids.glass, 6)).toBe('out_of_stock')
      expect(await exchange(session, id, ids.hidden, 1)).toBe('unavailable')
      expect(await one(session, 'select state from public.returns where id = $1', [id])).toEqual({
        state: 'received',
      })
    }))
})

describe('photos', () => {
  const add = (session: Session, path: string) => call(session, 'public.add_return_photo($1)', [path])

  test('are at most four, added with the id of the return and without an account', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 1)) as { id: string }
      const path = () => `${id}/${randomUUID()}.webp`
      const uploaded = Array.from({ length: 8 }, path)
      await session.query('set local role anon')
      for (const photo of uploaded)
        await session.query(`insert into storage.objects (bucket_id, name) values ('return-photos', $1)`, [
          photo,
        ])
      expect(await add(session, `${randomUUID()}/${randomUUID()}.webp`)).toBe('photo_refused')
      expect(await add(session, `${id}/../x.webp`)).toBe('photo_refused')
      expect(await add(session, path()), 'a file that is not there').toBe('photo_refused')
      // The last one too, with which the folder is full.
      for (const photo of [uploaded[7]!, uploaded[7]!, ...uploaded.slice(0, 3)])
        expect(await add(session, photo)).not.toBe('photo_refused')
      expect(await add(session, uploaded[3]!)).toBe('photo_refused')
      expect(await call(session, 'public.return_page($1)', [token])).toMatchObject({
        returns: [{ photos: 4 }],
      })
    }))

  test('are not added after the decision', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 1)) as { id: string }
      const path = `${id}/${randomUUID()}.webp`
      await session.query(`insert into storage.objects (bucket_id, name) values ('return-photos', $1)`, [
        path,
      ])
      await decide(session, id, 'requested', 'approved')
      await session.query('set local role anon')
      expect(await add(session, path)).toBe('photo_refused')
    }))

  test('fill the bucket with at most eight files of a return, which visitors cannot read', () =>
    delivered(async (session) => {
      const { id } = (await request(session, 1)) as { id: string }
      const upload = (returned: string) =>
        attempt(
          session,
          `insert into storage.objects (bucket_id, name) values ('return-photos', $1 || '/' || gen_random_uuid() || '.webp')`,
          [returned],
        )
      await session.query('set local role anon')
      expect((await upload(randomUUID())).code).toBe('42501')
      for (let file = 1; file <= 8; file += 1) expect((await upload(id)).code).toBeUndefined()
      expect((await upload(id)).code).toBe('42501')
      expect(
        (await attempt(session, `select 1 from storage.objects where bucket_id = 'return-photos'`)).count,
      ).toBe(0)
    }))
})

test('the policy pages state the number of days of the setting', async () => {
  expect(await db.query('select return_days as days from public.shop_settings')).toEqual([
    { days: RETURN_DAYS },
  ])
})

test('open returns are listed oldest first, the others newest first', () =>
  delivered(async (session) => {
    const [first, second] = [await request(session, 1), await request(session, 1)] as { id: string }[]
    await asOwner(session, `update public.returns set created_at = now() - interval '1 day' where id = $1`, [
      first!.id,
    ])
    const listed = async (state: string) => {
      const list = await call(session, `public.admin_returns('${state}')`, [])
      return (list as { returns: { id: string }[] }).returns.map(({ id }) => id)
    }
    expect(await listed('requested')).toEqual([first!.id, second!.id])
    for (const { id } of [first!, second!]) await decide(session, id, 'requested', 'refused', 'Worn')
    expect(await listed('refused')).toEqual([second!.id, first!.id])
  }))

test('the list counts every state', () =>
  delivered(async (session) => {
    const { id } = (await request(session, 1)) as { id: string }
    await request(session, 1)
    await decide(session, id, 'requested', 'approved')
    expect(await call(session, `public.admin_returns('approved')`, [])).toMatchObject({
      counts: { requested: 1, approved: 1 },
      returns: [{ id, pieces: 1, order_id: order }],
    })
  }))
