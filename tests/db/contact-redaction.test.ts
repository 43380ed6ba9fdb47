import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RETURN_DAYS } from '../../src/content/returns.ts'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { ids, openShop, people } from './fixtures.ts'

const order = ids.customerOrder
let db: TestDatabase
let token: string
let item: string
beforeAll(async () => {
  db = await openShop()
  const [row] = await db.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
    [order],
  )
  token = row!.token
  item = row!.item
})
afterAll(() => db.close())

const contactOf = async (session: Session, id: string = order) => {
  const [row] = await session.query<{ name: string; email: string; address: string; due: boolean }>(
    `select contact_name as name, contact_email as email, address, contact_redaction_due as due
     from public.orders where id = $1`,
    [id],
  )
  return row!
}
const kept = { name: 'A Person', email: 'customer@shop.example', address: '1 rue', due: true }
const removed = { name: '', email: '', address: '', due: false }

/** The order has this status, and then its account is deleted. */
const left = (status: string, work: (owner: Session) => Promise<void>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await setStatus(owner, status)
    await owner.query('delete from auth.users where id = $1', [people.customer])
    await work(owner)
  })
const setStatus = (owner: Session, status: string) =>
  owner.query(
    `update public.orders set status = $2::text::public.order_status,
       cancellation_reason = case $2 when 'cancelled' then 'other'::public.cancellation_reason end where id = $1`,
    [order, status],
  )
/** What the history says happened so many days earlier, and then the daily job runs. */
async function afterDays(owner: Session, days: number) {
  await owner.query(
    'alter table public.order_status_history disable trigger order_status_history_append_only',
  )
  await owner.query(
    'update public.order_status_history set created_at = created_at - make_interval(days => $1::int)',
    [String(days)],
  )
  await owner.query('select private.delete_expired_data()')
}
const asAdmin = async (owner: Session, sql: string, parameters: unknown[] = []) => {
  const rows = await actAs(
    owner,
    { role: 'authenticated', userId: people.admin },
    async (admin) => (await admin.query<{ answer: unknown }>(`select ${sql} as answer`, parameters))[0],
    'commit',
  )
  await owner.query(`select set_config('role', 'none', true)`)
  return rows?.answer
}
const request = (session: Session) =>
  attempt<{ answer: { id: string } }>(
    session,
    `select public.request_return($1, $2, $3::text::jsonb, 'damaged', 'exchange', 'My neighbour has a key') as answer`,
    [token, randomUUID(), JSON.stringify([{ item_id: item, quantity: 1 }])],
  )
const toReturn = async (owner: Session) => (await request(owner)).rows[0]!.answer.id
const decide = (owner: Session, id: string, seen: string, next: string) =>
  asAdmin(
    owner,
    `public.decide_return($1, $2, $3::text::public.return_state, $4::text::public.return_state, 'Worn')`,
    [id, randomUUID(), seen, next],
  )
const receive = (owner: Session, id: string) =>
  asAdmin(owner, 'public.receive_return($1, $2, $3::text::jsonb)', [
    id,
    randomUUID(),
    JSON.stringify([{ item_id: item, restocked: 1, damaged: 0 }]),
  ])

describe('the contact of an order whose account was deleted stays', () => {
  test('while its cancellation may be a mistake: undone, the order can be delivered', () =>
    left('processing', async (owner) => {
      await owner.query('update public.orders set paid_amount = 0')
      await setStatus(owner, 'cancelled')
      await afterDays(owner, 0)
      await setStatus(owner, 'processing')
      await afterDays(owner, 2)
      expect(await contactOf(owner)).toEqual(kept)
      await setStatus(owner, 'cancelled')
      await afterDays(owner, 0)
      expect(await contactOf(owner)).toEqual(kept)
      await afterDays(owner, 1)
      expect(await contactOf(owner)).toEqual(removed)
    }))

  test('while money is to be given back', () =>
    left('cancelled', async (owner) => {
      await afterDays(owner, 2)
      expect(await contactOf(owner)).toEqual(kept)
      await owner.query('update public.orders set refunded_amount = paid_amount, refunding_amount = 0')
      await afterDays(owner, 0)
      expect(await contactOf(owner)).toEqual(removed)
    }))

  test.each([
    ['due', 'update public.orders set paid_amount = 60', 'update public.orders set paid_amount = 100'],
    [
      'disputed',
      'update public.orders set disputed_amount = 40',
      'update public.orders set disputed_amount = 0',
    ],
  ])('while the price is %s', (_what, begin, end) =>
    left('delivered', async (owner) => {
      await owner.query(begin)
      await afterDays(owner, RETURN_DAYS + 1)
      expect(await contactOf(owner)).toEqual(kept)
      await owner.query(end)
      await afterDays(owner, 0)
      expect(await contactOf(owner)).toEqual(removed)
    }),
  )

  test('while a return is open, whose mails reach the buyer', () =>
    left('delivered', async (owner) => {
      const id = await toReturn(owner)
      await afterDays(owner, RETURN_DAYS + 1)
      expect(await contactOf(owner)).toEqual(kept)
      await decide(owner, id, 'requested', 'refused')
      const mails = await owner.query(
        `select recipient, payload -> 'return' ->> 'state' as state from public.email_outbox where kind = 'return' order by id`,
      )
      expect(mails).toEqual([
        { recipient: 'customer@shop.example', state: 'requested' },
        { recipient: 'customer@shop.example', state: 'refused' },
      ])
      await afterDays(owner, 0)
      expect(await contactOf(owner)).toEqual(removed)
    }))

  test('while an exchange that cost less leaves money to give back', () =>
    left('delivered', async (owner) => {
      const id = await toReturn(owner)
      await decide(owner, id, 'requested', 'approved')
      await receive(owner, id)
      const items = JSON.stringify([{ product_id: ids.glass, quantity: 1 }])
      expect(
        await asAdmin(owner, 'public.send_exchange($1, $2, $3::text::jsonb)', [id, randomUUID(), items]),
      ).toMatchObject({ credit_left: 80 })
      await afterDays(owner, RETURN_DAYS + 1)
      expect(await contactOf(owner)).toEqual(kept)
      await asAdmin(owner, `public.close_return($1, $2, 'As agreed', null, null, 'closed')`, [
        id,
        randomUUID(),
      ])
      await afterDays(owner, 0)
      expect(await contactOf(owner)).toEqual(removed)
      const notes = `select 1 from public.return_events where return_id = $1 and note <> ''`
      expect(await owner.query(notes, [id])).toEqual([])
    }))

  test('for an exchange, which has it until its own end', () =>
    left('delivered', async (owner) => {
      const id = await toReturn(owner)
      await decide(owner, id, 'requested', 'approved')
      await receive(owner, id)
      await afterDays(owner, RETURN_DAYS + 1)
      const sent = (await asAdmin(owner, 'public.send_exchange($1, $2, $3::text::jsonb)', [
        id,
        randomUUID(),
        JSON.stringify([{ product_id: ids.bowl, quantity: 1 }]),
      ])) as { order_id: string }
      expect(await contactOf(owner, sent.order_id)).toEqual(kept)
      await afterDays(owner, 0)
      expect(await contactOf(owner)).toEqual(removed)
      expect(await contactOf(owner, sent.order_id)).toEqual(kept)
      await owner.query(`update public.orders set status = 'delivered' where id = $1`, [sent.order_id])
      await afterDays(owner, RETURN_DAYS + 1)
      expect(await contactOf(owner, sent.order_id)).toEqual(removed)
    }))
})

test('the tracking link admits returns until the contact is removed, and none afterwards', () =>
  left('delivered', async (owner) => {
    const page = async () =>
      (
        await owner.query<{ page: Record<string, unknown> }>(
          `select public.return_page($1) || jsonb_build_object('is_past', (public.return_page($1) ->> 'until')::date < now()::date) as page`,
          [token],
        )
      )[0]!.page
    expect(await page()).toMatchObject({ is_open: true, is_past: false })
    await afterDays(owner, RETURN_DAYS + 1)
    // The days for returns are more now, or the delivery is recorded anew.
    await owner.query('update public.shop_settings set return_days = 60')
    expect(await page()).toMatchObject({ is_open: false, is_past: true })
    expect(await request(owner)).toMatchObject({ message: 'return_closed' })
  }))

test('an order that was redacted after ten years gets no address when its account is deleted', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await owner.query(
      `update public.orders set status = 'delivered', created_at = now() - interval '11 years'`,
    )
    await owner.query('select private.delete_expired_data()')
    await owner.query('delete from auth.users where id = $1', [people.customer])
    expect(await contactOf(owner)).toEqual(removed)
  }))

describe('with the contact go', () => {
  const count = async (owner: Session, table: string, condition: string) => {
    const [row] = await owner.query<{ rows: number }>(
      `select count(*)::int as rows from public.${table} t where ${condition}`,
    )
    return row!.rows
  }

  test.each([
    ['when the account was deleted', 'select private.redact_due_contacts()'],
    ['after ten years', 'select private.delete_expired_data()'],
  ])('what people wrote, photographed and noted, %s; the history stays', (_when, job) =>
    left('delivered', async (owner) => {
      const id = await toReturn(owner)
      const files = [`${id}/${randomUUID()}.webp`, `${order}/${randomUUID()}.pdf`]
      const folders = `t.path like '${id}/%' or t.path like '${order}/%'`
      for (const statement of [
        `insert into storage.objects (bucket_id, name, created_at) values
          ('return-photos', '${files[0]}', now() - interval '2 days'), ('payment-proofs', '${files[1]}', now() - interval '2 days')`,
        `insert into public.return_photos (path, return_id) values ('${files[0]}', '${id}')`,
        `insert into public.payment_proofs (path, order_id) values ('${files[1]}', '${order}')`,
        `insert into public.order_calls (order_id, key, outcome, note) values ('${order}', gen_random_uuid(), 'confirmed', 'Ask for Amina')`,
        `insert into public.delivery_outcomes (order_id, key, outcome, note) values ('${order}', gen_random_uuid(), 'refused', 'Her brother came')`,
        `update public.returns set state = 'cancelled' where id = '${id}'`,
        'alter table public.order_status_history disable trigger order_status_history_append_only',
        `update public.order_status_history set created_at = created_at - interval '${RETURN_DAYS + 1} days'`,
        `update public.orders set created_at = now() - interval '11 years' where id = '${order}'`,
      ])
        await owner.query(statement)
      const others = await owner.query('select * from public.payment_proofs where order_id <> $1', [order])

      await owner.query(job)
      expect(await contactOf(owner)).toEqual(removed)
      expect(await count(owner, 'order_notes', `t.order_id = '${order}'`)).toBe(0)
      expect(await count(owner, 'payment_proofs', folders)).toBe(0)
      expect(await count(owner, 'return_photos', folders)).toBe(0)
      expect(
        await owner.query('select note, outcome from public.order_calls where order_id = $1', [order]),
      ).toEqual([{ note: '', outcome: 'confirmed' }])
      expect(
        await owner.query('select note, outcome from public.delivery_outcomes where order_id = $1', [order]),
      ).toEqual([{ note: '', outcome: 'refused' }])
      expect(
        await owner.query('select note, state from public.returns where order_id = $1', [order]),
      ).toEqual([{ note: '', state: 'cancelled' }])
      const swept = await owner.query<{ path: string }>(
        'select unnest(paths) as path from public.unclaimed_files(100)',
      )
      expect(swept.map(({ path }) => path)).toEqual(expect.arrayContaining(files))
      expect(await owner.query('select * from public.payment_proofs where order_id <> $1', [order])).toEqual(
        others,
      )
    }),
  )

  test('nothing but the note of a call or a delivery, and only then', () =>
    actAs(db, { role: 'owner' }, async (owner) => {
      const change = (table: string, set: string) => attempt(owner, `update public.${table} set ${set}`)
      for (const table of ['order_calls', 'delivery_outcomes']) {
        expect(await change(table, `note = ''`)).toMatchObject({ message: 'append_only' })
        await owner.query(`update public.orders set contact_name = ''`)
        expect(await change(table, `note = 'Another'`)).toMatchObject({ message: 'append_only' })
        expect(await change(table, `note = '', created_at = now() - interval '1 day'`)).toMatchObject({
          message: 'append_only',
        })
        expect((await change(table, `note = ''`)).message).toBeUndefined()
        await owner.query(`update public.orders set contact_name = 'A Person'`)
      }
    }))
})
