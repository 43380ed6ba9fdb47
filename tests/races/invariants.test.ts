import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, type TestDatabase } from '../db/database.ts'
import { ids } from '../db/fixtures.ts'
import { type Invariant, invariants } from './invariants.ts'
import { scriptedOrders } from './payment-storm.ts'
import { buyer, openShop } from './race-shop.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query('update public.payment_methods set is_ready = true')
  await scriptedOrders(db)
})
afterAll(() => db.close())

const anOrder = (condition: string) =>
  `(select o.id from public.orders o where ${condition} order by o.id limit 1)`
const ONE_OF = (table: string, condition = 'true') =>
  `(select t.id from public.${table} t where ${condition} order by t.id limit 1)`
const SENT_UNPAID = `update public.orders set status = 'shipped' where id = ${anOrder(
  `o.payment_method = 'bank_transfer' and o.paid_amount = 0 and o.status = 'pending' and o.revision = 0
    and not exists (select 1 from public.payments p where p.order_id = o.id and p.kind = 'reversal')`,
)}`

/** For each invariant, what a faulty function would leave behind. */
const FAULTS: Readonly<
  Record<Exclude<Invariant, 'no session is left in a transaction or waits for a lock'>, string>
> = {
  'stock is never negative': `alter table public.stock_units drop constraint stock_units_quantity_check;
    update public.stock_units set quantity = -1 where product_id = '${ids.glass}'`,
  'stock is the sum of its movements': `update public.stock_units set quantity = quantity + 1 where product_id = '${ids.glass}'`,
  'a product and a value have the stock of their combinations': `update public.products set stock_quantity = stock_quantity + 1 where id = '${ids.pouf}'`,
  'every combination is one stock unit': `delete from public.stock_units where product_id = '${ids.pouf}' and '${ids.blue}' = any (variation_ids)`,
  'the counts of filters are those of the active products': `update public.products set is_active = false where id = '${ids.bowl}'`,
  'an order has lines': `delete from public.order_items where order_id = ${anOrder('true')}`,
  'an order costs what its lines cost and delivery, tax included': `update public.orders set subtotal = subtotal + 1, total_amount = total_amount + 1 where id = ${anOrder('true')}`,
  'a promotion is used as often as it may be': `insert into public.promotions (code, name_en, name_fr, name_ar, kind, value, is_active, max_uses)
      values ('ONCE', 'A', 'A', 'A', 'percent', 5, true, 1);
    update public.orders set promotion_id = (select p.id from public.promotions p where p.code = 'ONCE') where status <> 'cancelled'`,
  'a line costs its price times its quantity': `alter table public.order_items alter column line_total drop expression;
    update public.order_items set line_total = 1 where id = ${ONE_OF('order_items')}`,
  'a key places one order': `alter table public.orders drop constraint orders_idempotency_key_user_id_key;
    update public.orders set user_id = '${buyer(1)}', idempotency_key = '${buyer(1)}'`,
  'what is sold and what is there is what came in': `update public.order_items set quantity = quantity + 1
    where id = ${ONE_OF('order_items', `t.order_id in (select o.id from public.orders o where o.status <> 'cancelled')`)}`,
  'a chosen value belongs to its product': `update public.order_items set variation_ids = array['${ids.red}']::uuid[] where product_id = '${ids.glass}'`,
  'history is one chain that ends at the status': `delete from public.order_status_history where id = ${ONE_OF('order_status_history')}`,
  'an order has moved what it holds, and a cancelled one what was lost': `delete from public.stock_movements where id = ${ONE_OF('stock_movements', `t.reason = 'order'`)}`,
  'stock is given back once for each time that an order is cancelled': `insert into public.stock_movements (product_id, variation_ids, order_id, quantity, reason)
    select m.product_id, m.variation_ids, m.order_id, m.quantity, m.reason from public.stock_movements m
    where m.order_id = (select order_id from public.stock_movements where id = ${ONE_OF('stock_movements', `t.reason = 'cancellation'`)}) and m.reason = 'cancellation'`,
  'an order was paid and given back what its ledger says': `update public.orders set paid_amount = paid_amount + 1 where id = ${anOrder('o.paid_amount > 0')}`,
  'what an order cost, what it owes and what it is owed add up': `alter table public.orders alter column amount_due drop expression;
    update public.orders set amount_due = amount_due + 1 where id = ${anOrder('true')}`,
  'a payment is in the state of its last event': `delete from public.payment_events where id = (select max(id) from public.payment_events)`,
  'what is due before the delivery was paid, or sent unpaid on purpose': SENT_UNPAID,
  'what is due before the delivery was once paid in full, whatever was given back': SENT_UNPAID,
  'what succeeded stays, and one reversal takes back what was booked by mistake': `update public.payments set is_reversed = true where id = ${ONE_OF(
    'payments',
    `t.kind = 'charge' and t.state = 'succeeded' and not exists (select 1 from public.payments r where r.refund_of = t.id)`,
  )}`,
  'what a provider holds back is disputed, and no more than is left of the charge': `update public.orders set disputed_amount = 1 where id = ${anOrder('o.disputed_amount = 0')}`,
  'numbers of invoices have no gaps': `delete from public.invoices where kind = 'invoice' and sequence = 1`,
  'what is invoiced of an order is what is kept of its money': 'delete from public.invoices',
  'no more of a line came back than was sold': 'update public.refund_lines set quantity = 99',
  'a return is closed by a refund of its order, by an exchange of it or for a reason': `insert into public.returns (order_id, key, wish, reason) values
      (${anOrder('true')}, gen_random_uuid(), 'refund', 'damaged');
    update public.returns set state = 'closed', payment_id = ${ONE_OF('payments', `t.order_id <> ${anOrder('true')}`)}`,
  'there is an admin': `update public.profiles set role = 'customer'`,
  'an order is confirmed by one mail, and each change of its status by one': `delete from public.email_outbox where kind = 'order_confirmation'`,
  'the lowest price of a product is that of the cheapest combination in stock':
    'update public.product_from_prices set from_price = from_price + 1',
  'the figures of reviews are those of the published ones':
    'update public.shop_rating set review_count = review_count + 1',
  'a review is found helpful as often as visitors said so': `insert into public.reviews (order_item_id, product_id, key, state, rating, body, display_name, language,
      published_at, helpful_count)
    select i.id, i.product_id, gen_random_uuid(), 'published', 4, 'A good glass', 'Amina', 'en', now(), 1
    from public.order_items i where i.id = ${ONE_OF('order_items')}`,
  'no choice costs nothing': `update public.product_variations set price_adjustment = -1000 where id = '${ids.small}'`,
}

const count = async (session: Pick<TestDatabase, 'query'>, name: Invariant) =>
  (await session.query<{ n: number }>(`select count(*)::int as n from (${invariants[name]}) broken`))[0]?.n ??
  0

test.each(Object.entries(FAULTS) as [Invariant, string][])('%s: its fault is found', (name, fault) =>
  actAs(db, { role: 'owner' }, async (session) => {
    const before = await count(session, name)
    // Neither triggers nor foreign keys hold the fault back.
    await session.query('set local session_replication_role = replica')
    for (const statement of fault.split(';\n')) await session.query(statement)
    expect(await count(session, name)).toBeGreaterThan(before)
  }),
)

test('a session that is left in a transaction is found', async () => {
  const left = await db.connect()
  try {
    await left.query('begin')
    await left.query('select 1')
    expect(await count(db, 'no session is left in a transaction or waits for a lock')).toBeGreaterThan(0)
  } finally {
    await left.close()
  }
})
