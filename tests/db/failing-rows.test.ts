import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from './table-rules.ts'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, contact, ids, people } from './fixtures.ts'

// PostgreSQL quotes the row that fails a constraint, except to a role that row-level security restricts. Functions that run as
// the owner would quote rows that the caller may not read.

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(`update public.email_outbox set failed_at = now()`)
  // One constraint on every table that fails on the chosen one only: adding and removing it would discard every prepared plan.
  await db.query(`do $$
    declare planted text;
    begin
      for planted in select oid::regclass from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      loop
        execute format('alter table %s add constraint planted check (current_setting(''test.refused'', true) is distinct from %L) not valid',
          planted, planted);
      end loop;
    end $$`)
  await actAs(
    db,
    { role: 'authenticated', userId: people.admin },
    (session) => session.query(`delete from public.product_images where product_id = '${ids.bowl}'`),
    'commit',
  )
  await db.query(`insert into storage.objects (bucket_id, name) values ('return-photos', $1)`, [returnPhoto])
})
afterAll(() => db.close())

const returnPhoto = `${ids.neighbourReturn}/50000000-0000-4000-8000-000000000009.webp`

const items = JSON.stringify([{ product_id: ids.bowl, quantity: 1 }])
const DRAFT = '60000000-0000-4000-8000-000000000001'
const draft = JSON.stringify({
  ...{ source: 'phone', language: 'fr', payment_method: 'cash_on_delivery', contact },
  items: [{ product_id: ids.bowl, quantity: 1 }],
})
const units = JSON.stringify([{ variation_ids: [], delta: 3 }])
const visit = JSON.stringify({
  ...{ language: 'ar', device: 'phone', connection: '4g', release: 'AbC12345' },
  vitals: [{ metric: 'LCP', value: 1234.5, page: '/product/:id' }],
  errors: [{ message: 'TypeError: x is undefined', place: 'index-AbC12345.js:1:20', page: '/cart' }],
})
const message = `'Amina', 'amina@mcg.example', 'Hello', 'A question'`

const calls: Record<string, readonly [caller: string | null, sql: string]> = {
  send_contact_message: [null, `select public.send_contact_message(${message})`],
  subscribe_newsletter: [null, `select public.subscribe_newsletter('new@mcg.example')`],
  request_stock_alert: [
    null,
    `select public.request_stock_alert('${ids.pouf}', array['${ids.red}', '${ids.large}']::uuid[], 'new@mcg.example')`,
  ],
  log_search_miss: [null, `select public.log_search_miss('xylophone', 'en')`],
  report_telemetry: [null, `select public.report_telemetry('${visit}')`],
  place_order: [
    people.customer,
    `select public.place_order(gen_random_uuid(), '${items}',
      (public.quote_order('${items}') ->> 'total_amount')::numeric, 'cash_on_delivery', 'en', '${JSON.stringify(contact)}')`,
  ],
  cancel_order: [people.customer, `select public.cancel_order('${ids.customerOrder}')`],
  save_cart: [people.customer, `select public.save_cart('${items}')`],
  delete_account: [people.customer, `select public.delete_account('customer@shop.example')`],
  set_role: [people.admin, `select public.set_role('${people.customer}', 'admin')`],
  set_order_statuses: [
    people.admin,
    `select public.set_order_statuses(array['${ids.customerOrder}']::uuid[], array['pending'], 'processing', null)`,
  ],
  correct_order_contact: [
    people.admin,
    `select public.correct_order_contact('${ids.customerOrder}', '{"city": "Fez"}', '{"city": "Meknes"}')`,
  ],
  set_order_company: [
    people.admin,
    `select public.set_order_company('${ids.customerOrder}', '', '', 'Dar Lamté SARL', '001234567000089')`,
  ],
  save_order_draft: [people.admin, `select public.save_order_draft('${DRAFT}', 0, '${draft}')`],
  place_order_draft: [
    people.admin,
    `select public.place_order_draft((public.save_order_draft('${DRAFT}', 0, '${draft}') ->> 'id')::uuid, 0, 100)`,
  ],
  correct_order_lines: [
    people.admin,
    `select public.correct_order_lines('${ids.customerOrder}', 0, '${items}', 20, 5, 'Second visit')`,
  ],
  hand_over_orders: [
    people.admin,
    `select public.set_order_statuses(array['${ids.customerOrder}']::uuid[], array['pending'], 'processing', null),
      public.hand_over_orders((select id from public.couriers limit 1), gen_random_uuid(), '[{"order_id": "${ids.customerOrder}"}]')`,
  ],
  record_remittance: [
    people.admin,
    `select public.record_remittance((select id from public.couriers limit 1), gen_random_uuid(), 'R', current_date, '[{"reference": "X", "amount": 5}]')`,
  ],
  resolve_remittance_line: [
    people.admin,
    `select public.resolve_remittance_line((select max(id) from public.remittance_lines), 'Written off')`,
  ],
  record_delivery: [
    people.admin,
    `with sent as materialized (select public.set_order_statuses(array['${ids.neighbourOrder}']::uuid[], array['pending'], 'shipped'))
      select public.record_delivery('${ids.neighbourOrder}', gen_random_uuid(), 'refused') from sent`,
  ],
  request_return: [
    people.admin,
    `with sent as materialized (select public.set_order_statuses(array['${ids.customerOrder}']::uuid[], array['pending'], 'delivered', null, true)),
        bought as materialized (select i.order_id, jsonb_build_array(jsonb_build_object('item_id', i.id, 'quantity', 1)) as lines
          from public.order_items i, sent where i.order_id = '${ids.customerOrder}')
      select public.request_return(o.tracking_token, gen_random_uuid(), b.lines, 'damaged', 'refund', 'A chip')
      from bought b join public.orders o on o.id = b.order_id`,
  ],
  add_return_photo: [people.neighbour, `select public.add_return_photo('${returnPhoto}')`],
  write_review: [
    people.admin,
    `with sent as materialized (select public.set_order_statuses(array['${ids.customerOrder}']::uuid[], array['pending'], 'delivered', null, true)),
        bought as materialized (select i.id, i.order_id from public.order_items i, sent where i.order_id = '${ids.customerOrder}')
      select public.write_review(o.tracking_token, gen_random_uuid(), b.id, 5, 'A fine bowl', 'Amina')
      from bought b join public.orders o on o.id = b.order_id`,
  ],
  vote_review: [null, `select public.vote_review('${ids.neighbourReview}', gen_random_uuid(), true)`],
  moderate_review: [
    people.admin,
    `select public.moderate_review('${ids.neighbourReview}', 0, 'refused', 'No names, please')`,
  ],
  reply_to_review: [people.admin, `select public.reply_to_review('${ids.neighbourReview}', 'Thank you', '')`],
  decide_return: [
    people.admin,
    `select public.decide_return('${ids.neighbourReturn}', gen_random_uuid(), 'requested', 'approved')`,
  ],
  record_call: [
    people.admin,
    `select public.record_call('${ids.customerOrder}', gen_random_uuid(), 0, 'confirmed')`,
  ],
  record_payment: [
    people.admin,
    `select public.record_payment('${ids.customerOrder}', 'transfer', 'bank-1', 60, current_date)`,
  ],
  refund_order: [
    people.admin,
    `select public.refund_order('${ids.neighbourOrder}', 'transfer', 'back-1', 1, 'A chip')`,
  ],
  adjust_stock: [people.admin, `select public.adjust_stock('${ids.bowl}', '${units}', 'Delivered')`],
  save_variation: [
    people.admin,
    `select public.save_variation('${ids.glass}', gen_random_uuid(), '{"variation_type": "color", "variation_value": "Green"}', null, 3)`,
  ],
  update_product: [
    people.admin,
    `select public.update_product('${ids.bowl}', '{"name_en": "Bowl", "price": 90, "facts": [{"kind": "place", "key": "fez"}]}',
      '{"name_en": "Painted bowl", "price": 100, "facts": [{"kind": "place", "key": "fez"}]}')`,
  ],
  create_product: [
    people.admin,
    `select public.create_product(gen_random_uuid(), '{"name_en": "A", "name_fr": "A", "name_ar": "A", "price": 9,
      "category_id": "${ids.fezPottery}", "facts": [{"kind": "place", "key": "fez"}],
      "measures": [{"variation": null, "height_cm": 9}]}')`,
  ],
  bulk_update_products: [
    people.admin,
    `select public.bulk_update_products(array['${ids.bowl}']::uuid[], '{"price": {"add": 5}, "stock": {"add": 3}}', false)`,
  ],
  restore_image: [
    people.admin,
    `select public.restore_image((select max(id) from public.audit_log where table_name = 'product_images')::integer)`,
  ],
  retry_email: [
    people.admin,
    `select public.retry_email((select min(id) from public.email_outbox)::integer)`,
  ],
  retry_failed_emails: [people.admin, `select public.retry_failed_emails()`],
  reply_to_message: [
    people.admin,
    `select public.reply_to_message(m.id, gen_random_uuid(), 1, 'A second answer') from public.contact_messages m`,
  ],
  save_sale: [
    people.admin,
    `select public.save_sale(gen_random_uuid(), 'Summer sale', 20, now(), now() + interval '1 day', array['pottery'])`,
  ],
  end_sale: [people.admin, `select public.end_sale('${ids.endedSale}')`],
  add_search_synonym: [people.admin, `select public.add_search_synonym('hamac', 'pouf')`],
  import_products: [
    people.admin,
    `select public.import_products('[{"id": "${ids.bowl}", "name_en": "Bowl", "price": "90"}]', false)`,
  ],
  'a customer’s profile': [people.customer, `update public.profiles set phone = '0612345679'`],
}
for (const [name, { insert, update, delete: removal }] of Object.entries(tables)) {
  if (insert !== undefined) calls[`insert into ${name}`] = [people.admin, insert.statement]
  if (update !== undefined)
    calls[`update ${name}`] = [
      // Who sees rows to update: of some tables only their owners.
      update.rows[2] === 0 ? people.customer : people.admin,
      `update ${name} set ${update.columns.map((column) => `"${column}" = "${column}"`).join(', ')}
       where ctid = (select min(ctid) from ${name})`,
    ]
  if (removal !== undefined)
    calls[`delete from ${name}`] = [people.admin, `delete from ${name} where ${removal.where ?? 'true'}`]
}

const call = (session: Session, [caller, sql]: readonly [string | null, string]) =>
  actAs(session, caller === null ? { role: 'anon' } : { role: 'authenticated', userId: caller }, (inside) =>
    attempt(inside, sql),
  )

/** How many rows the session has written to each of the shop's tables, those of savepoints that were rolled back included. */
async function writtenRows(session: Session): Promise<Map<string, number>> {
  const rows = await session.query<{ name: string; written: number }>(
    `select relid::regclass::text as name, (n_tup_ins + n_tup_upd)::integer as written from pg_stat_xact_user_tables
     where schemaname in ('public', 'private')`,
  )
  return new Map(rows.map(({ name, written }) => [name, written]))
}

describe('no answer quotes a row, whichever table refuses a write', () => {
  test.each(Object.entries(calls))('%s', async (name, given) => {
    await actAs(db, { role: 'owner' }, async (session) => {
      // The server adds up what a session has written at its own pace: earlier tests may still be in the sums.
      const before = await writtenRows(session)
      const writtenTables = async () =>
        [...(await writtenRows(session))]
          .filter(([table, rows]) => rows > (before.get(table) ?? 0))
          .map(([table]) => table)
      expect((await call(session, given)).code, 'without a planted constraint').toBeUndefined()
      const quoted: string[] = []
      // A set that grows while it is walked: a refused write can lead to another one.
      const written = new Set(await writtenTables())
      if (!name.startsWith('delete from')) expect(written.size, 'tables it writes to').toBeGreaterThan(0)
      for (const table of written) {
        await session.query(`select set_config('test.refused', $1, true)`, [table])
        const { code, detail, message } = await call(session, given)
        if (/Failing row|already exists/.test(`${detail} ${message}`))
          quoted.push(`${table}: ${code} ${detail}`)
        await session.query(`select set_config('test.refused', '', true)`)
        for (const other of await writtenTables()) written.add(other)
      }
      expect(quoted).toEqual([])
    })
  })
})
