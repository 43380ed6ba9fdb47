import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

const order = ids.customerOrder
let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

/** The customer's order was delivered so many days ago; the session acts as the owner, like the scheduled job. */
const deliveredAgo = (days: number, work: (owner: Session) => Promise<void>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await actAs(
      owner,
      { role: 'authenticated', userId: people.admin },
      (admin) => setOrderStatus(admin, order, 'delivered'),
      'commit',
    )
    await owner.query(`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`)
    await owner.query(
      'alter table public.order_status_history disable trigger order_status_history_append_only',
    )
    await owner.query(
      `update public.order_status_history set created_at = now() - make_interval(days => $2::int) where order_id = $1 and to_status = 'delivered'`,
      [order, String(days)],
    )
    await work(owner)
  })
const run = async (owner: Session) =>
  (await owner.query<{ asked: number }>('select private.request_reviews() as asked'))[0]!.asked
const mails = (owner: Session) =>
  owner.query<{ recipient: string; language: string; payload: Record<string, unknown> }>(
    `select recipient, language, payload from public.email_outbox where kind = 'review_request'`,
  )

test('one email a week after the delivery, in the language of the order', () =>
  deliveredAgo(7, async (owner) => {
    await owner.query(`update public.orders set language = 'ar' where id = $1`, [order])
    expect(await run(owner)).toBe(1)
    expect(await run(owner)).toBe(0)
    const [mail, ...others] = await mails(owner)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'customer@shop.example',
      language: 'ar',
      payload: { order_number: 'MCG-AAAAAAAA', lines: [{ name_en: 'Painted bowl' }] },
    })
    expect(mail!.payload.tracking_token).toMatch(/^[\w-]{43}$/)
  }))

test.each([
  [6, 7, 0],
  [7, null, 0],
  [3, 3, 1],
  // Months later, for example after the emails were off.
  [38, 7, 0],
])('%i days after the delivery, with the setting %s: %i', (days, setting, expected) =>
  deliveredAgo(days, async (owner) => {
    await owner.query('update public.shop_settings set review_request_days = $1::int', [
      setting === null ? null : String(setting),
    ])
    expect(await run(owner)).toBe(expected)
  }),
)

test.each<[string, string]>([
  [
    'a cancelled order',
    `update public.orders set status = 'cancelled', cancellation_reason = 'other' where id = '${order}'`,
  ],
  [
    'an order that is in a return as a whole',
    `with r as (insert into public.returns (order_id, key, wish, reason) values ('${order}', gen_random_uuid(), 'refund', 'damaged') returning id)
     insert into public.return_lines (return_id, order_item_id, quantity)
     select r.id, i.id, i.quantity from r, public.order_items i where i.order_id = '${order}'`,
  ],
  [
    'an order that was reviewed',
    `insert into public.reviews (order_item_id, product_id, key, rating, body, display_name, language)
     select i.id, i.product_id, gen_random_uuid(), 5, 'Lovely', 'A', 'en' from public.order_items i where i.order_id = '${order}'`,
  ],
])('none for %s', (_kind, change) =>
  deliveredAgo(8, async (owner) => {
    for (const statement of change.split(';\n')) await owner.query(statement)
    expect(await run(owner)).toBe(0)
    expect(await mails(owner)).toEqual([])
  }),
)

test('orders without an address, or of deleted accounts, do not keep the others waiting', () =>
  deliveredAgo(8, async (owner) => {
    await owner.query(
      `insert into public.orders (order_number, status, subtotal, delivery_fee, total_amount, payment_method, language, contact_name,
         contact_email, phone, address, city, country, shipping_address, idempotency_key, request_hash, contact_redaction_due)
       select 'MCG-' || translate(lpad(n::text, 8, '0'), '01', 'XY'), 'delivered', 100, 0, 100, 'cash_on_delivery', 'en', 'A Person',
         case when n > 250 then 'left@mcg.example' else '' end, '0612345678', '1 rue', 'Fez', 'morocco', '1 rue', gen_random_uuid(), 'hash', n > 250
       from generate_series(1, 500) n`,
    )
    await owner.query(
      `insert into public.order_items (order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar)
       select id, '${ids.bowl}', 1, 100, 'A', 'A', 'A' from public.orders where request_hash = 'hash' and user_id is null`,
    )
    await owner.query(
      `update public.order_status_history h set created_at = now() - interval '20 days' from public.orders o
       where o.id = h.order_id and o.user_id is null`,
    )
    expect(await run(owner)).toBe(1)
    expect((await mails(owner)).map(({ recipient }) => recipient)).toEqual(['customer@shop.example'])
  }))

test('a part that came back does not prevent it', () =>
  deliveredAgo(8, async (owner) => {
    await owner.query('update public.order_items set quantity = 2 where order_id = $1', [order])
    await owner.query(
      `with r as (insert into public.returns (order_id, key, wish, reason) values ('${order}', gen_random_uuid(), 'refund', 'damaged') returning id)
       insert into public.return_lines (return_id, order_item_id, quantity)
       select r.id, i.id, 1 from r, public.order_items i where i.order_id = '${order}'`,
    )
    expect(await run(owner)).toBe(1)
  }))

test('to a guest it repeats nothing that was typed, and waits while their address had six mails that day', () =>
  deliveredAgo(8, async (owner) => {
    await owner.query('update public.profiles set is_guest = true where user_id = $1', [people.customer])
    await owner.query(
      `insert into public.email_outbox (kind, recipient, language, payload)
       select 'order_status', 'person@mcg.example', 'en', '{}' from generate_series(1, 6)`,
    )
    await run(owner)
    expect(await mails(owner)).toEqual([])
    await owner.query(`delete from public.email_outbox where recipient = 'person@mcg.example'`)
    await run(owner)
    expect(await mails(owner)).toEqual([
      expect.objectContaining({
        recipient: 'person@mcg.example',
        payload: expect.objectContaining({ contact_name: '', address: [] }) as unknown,
      }),
    ])
  }))

test('with the shop’s automatic emails off there is none', () =>
  deliveredAgo(8, async (owner) => {
    await owner.query('update public.shop_settings set email_notifications = false')
    await run(owner)
    expect(await mails(owner)).toEqual([])
  }))
