import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../../src/i18n/messages/admin/drafts/en.ts'
import { actAs, type TestDatabase } from './database.ts'
import { ids, openShop, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

test('the reason of a discount is read by the buyer, and the form says so', async () => {
  await db.query(
    `update public.orders set discount_amount = 10, discount_reason = 'Third order', total_amount = total_amount - 10 where id = $1`,
    [ids.customerOrder],
  )
  const seen = await actAs(db, { role: 'authenticated', userId: people.customer }, (session) =>
    session.query('select discount_reason from public.orders'),
  )
  expect(seen).toEqual([{ discount_reason: 'Third order' }])
  expect(en['adminDrafts.discountReasonHint']).toContain('The customer can read it')
})

test('of what admins type about an order, its buyer reads these texts only', async () => {
  const readable = await db.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
       and has_column_privilege('authenticated', format('%I.%I', c.table_schema, c.table_name), c.column_name, 'select')
       and c.table_name in ('orders', 'order_items', 'order_status_history', 'payments', 'payment_proofs', 'refund_lines')
     order by 1`,
  )
  const ofTheBuyer =
    /^orders\.(address|city|company|company_ice|contact_\w+|country|district|gift_message|landmark|notes|phone|postal_code|region|shipping_address)$/
  const ofTheShop =
    /^(order_items\.(image_url|name_\w\w)|orders\.(currency|order_number|payment_token|request_hash|tracking_link|tracking_token)|payment_proofs\.path|payments\.(charged_currency))$/
  expect(
    readable.map(({ name }) => name).filter((name) => !ofTheBuyer.test(name) && !ofTheShop.test(name)),
  ).toEqual([
    'orders.carrier',
    'orders.discount_reason',
    'orders.tracking_number',
    'payments.bank_text',
    'payments.provider_reference',
  ])
  for (const table of [
    'order_notes',
    'order_calls',
    'delivery_outcomes',
    'return_events',
    'payment_events',
    'order_drafts',
  ])
    for (const userId of [people.customer, people.neighbour])
      expect(
        await actAs(db, { role: 'authenticated', userId }, (session) =>
          session.query(`select 1 from public.${table}`),
        ),
        table,
      ).toEqual([])
})
