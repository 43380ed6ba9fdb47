import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from './access-rules.ts'
import { type Session, type TestDatabase, actAs, attempt, openDatabase } from './database.ts'
import { addFixtures, contact, ids, people } from './fixtures.ts'

// PostgreSQL quotes the row that fails a constraint, except to a role that row-level security restricts. Functions that run as
// the owner would quote rows that the caller may not read.

let db: TestDatabase
let names: string[]
beforeAll(async () => {
  db = await openDatabase()
  await addFixtures(db)
  await db.query(`update public.email_outbox set failed_at = now()`)
  await actAs(
    db,
    { role: 'authenticated', userId: people.admin },
    (session) => session.query(`delete from public.product_images where product_id = '${ids.bowl}'`),
    'commit',
  )
  names = (
    await db.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    )
  ).map(({ name }) => name)
})
afterAll(() => db.close())

const items = JSON.stringify([{ product_id: ids.bowl, quantity: 1 }])
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
  record_payment: [
    people.admin,
    `select public.record_payment('${ids.customerOrder}', 'transfer', 'bank-1', 60, current_date)`,
  ],
  refund_order: [
    people.admin,
    `select public.refund_order('${ids.neighbourOrder}', 'transfer', 'back-1', 1, 'A chip')`,
  ],
  adjust_stock: [people.admin, `select public.adjust_stock('${ids.bowl}', '${units}', 'Delivered')`],
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
      people.admin,
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

describe('no answer quotes a row, whichever table refuses a write', () => {
  test.each(Object.entries(calls))('%s', async (_call, given) => {
    await actAs(db, { role: 'owner' }, async (session) => {
      expect((await call(session, given)).code, 'without a planted constraint').toBeUndefined()
      const quoted: string[] = []
      for (const name of names) {
        await session.query('savepoint planted')
        await session.query(`alter table ${name} add constraint planted check (false) not valid`)
        const { code, detail, message } = await call(session, given)
        if (/Failing row|already exists/.test(`${detail} ${message}`))
          quoted.push(`${name}: ${code} ${detail}`)
        await session.query('rollback to planted')
      }
      expect(quoted).toEqual([])
    })
  })
})
