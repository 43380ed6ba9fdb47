import type { Session } from '../db/database.ts'

/** Invariants that hold between transactions. Each query returns the rows that violate it. */
export const invariants = {
  'stock is never negative': `
    select u.product_id, u.variation_ids, u.quantity from public.stock_units u where u.quantity < 0`,

  'stock is the sum of its movements': `
    select u.product_id, u.variation_ids, u.quantity, sum(m.quantity) as moved from public.stock_units u
    left join public.stock_movements m on m.product_id = u.product_id and m.variation_ids = u.variation_ids
    group by 1, 2, 3 having u.quantity <> coalesce(sum(m.quantity), 0)`,

  'a product and a value have the stock of their combinations': `
    select p.id, p.stock_quantity from public.products p
    where p.stock_quantity <> (select sum(u.quantity) from public.stock_units u where u.product_id = p.id)
    union all
    select v.id, v.stock_quantity from public.product_variations v where v.stock_quantity <> (
      select sum(u.quantity) from public.stock_units u where u.product_id = v.product_id and v.id = any (u.variation_ids))`,

  'every combination is one stock unit': `
    select p.id from public.products p where (
      select array_agg(u.variation_ids::text order by u.variation_ids::text) from public.stock_units u where u.product_id = p.id)
      is distinct from (select array_agg(c.variation_ids::text order by c.variation_ids::text) from private.combine_variations(p.id) c)`,

  'the counts of filters are those of the active products': `
    with counted as (
      select g.category_id, g.words, c.price_bucket, sum(c.products) as products from (
        select facet_group_id, price_bucket, products from private.facet_counts
        union all select facet_group_id, price_bucket, products from private.facet_count_changes) c
      join private.facet_groups g on g.id = c.facet_group_id
      group by 1, 2, 3 having sum(c.products) <> 0
    ), actual as (
      select p.category_id, private.fact_words(p.id) as words, private.price_bucket(p.price) as price_bucket, count(*) as products
      from public.products p where p.is_active group by 1, 2, 3
    )
    (select * from counted except select * from actual) union all (select * from actual except select * from counted)`,

  'an order has lines': `
    select o.id from public.orders o where not exists (select 1 from public.order_items i where i.order_id = o.id)`,

  'an order costs what its lines cost and delivery, tax included': `
    select o.id, o.subtotal, o.total_amount, sum(i.line_total) as lines from public.orders o
    join public.order_items i on i.order_id = o.id
    group by o.id having o.subtotal <> sum(i.line_total)
      or o.total_amount <> sum(i.line_total) + o.delivery_fee + o.gift_fee - o.discount_amount or o.total_amount < 0 or o.tax_amount > o.total_amount
      or sum(i.discount) <> case when o.exchange_of is null then least(o.discount_amount, o.subtotal) else 0 end`,

  'a promotion is used as often as it may be': `
    select p.id, count(*) from public.promotions p join public.orders o on o.promotion_id = p.id and o.status <> 'cancelled'
    group by p.id having count(*) > p.max_uses`,

  'a line costs its price times its quantity': `
    select i.id from public.order_items i where i.line_total <> i.unit_price * i.quantity or i.unit_price <= 0`,

  'a key places one order': `
    select o.user_id, o.idempotency_key, count(*) from public.orders o
    where o.user_id is not null group by 1, 2 having count(*) > 1`,

  // Computed from orders, to detect wrong movements: stock equals stock received less stock sold.
  'what is sold and what is there is what came in': `
    with sold as (
      select i.product_id, i.variation_ids, sum(i.replaced_quantity + case when o.status = 'cancelled' then i.written_off_quantity + i.discarded_quantity else i.quantity - i.restocked_quantity end) as quantity
      from public.order_items i join public.orders o on o.id = i.order_id group by 1, 2
    ), came as (
      select m.product_id, m.variation_ids, sum(m.quantity) as quantity from public.stock_movements m
      where m.reason in ('opening', 'adjustment', 'options') group by 1, 2
    )
    select u.product_id, u.variation_ids, u.quantity, c.quantity as came from public.stock_units u
    left join came c on c.product_id = u.product_id and c.variation_ids = u.variation_ids
    left join sold s on s.product_id = u.product_id and s.variation_ids = u.variation_ids
    where u.quantity <> coalesce(c.quantity, 0) - coalesce(s.quantity, 0)`,

  'a chosen value belongs to its product': `
    select i.id, v.id as variation_id from public.order_items i
    join public.product_variations v on v.id = any (i.variation_ids) where v.product_id <> i.product_id`,

  'history is one chain that ends at the status': `
    with steps as (
      select h.order_id, h.from_status, h.to_status,
        lag(h.to_status) over chain as came_from, lead(h.id) over chain is null as last
      from public.order_status_history h window chain as (partition by h.order_id order by h.id)
    )
    select o.id, o.status, s.from_status, s.came_from, s.to_status from public.orders o
    left join steps s on s.order_id = o.id
    where s.order_id is null or s.from_status is distinct from s.came_from or s.from_status = s.to_status
      or (s.last and s.to_status <> o.status)`,

  'an order has moved what it holds, and a cancelled one what was lost': `
    with due as (
      select o.id as order_id, i.product_id, i.variation_ids,
        -sum(i.replaced_quantity + case when o.status = 'cancelled' then i.written_off_quantity + i.discarded_quantity else i.quantity - i.restocked_quantity end) as quantity
      from public.orders o join public.order_items i on i.order_id = o.id group by 1, 2, 3
    )
    select d.order_id, d.product_id, d.variation_ids, d.quantity, coalesce(m.quantity, 0) as moved from due d
    left join lateral (
      select sum(s.quantity) as quantity from public.stock_movements s
      where s.order_id = d.order_id and s.product_id = d.product_id and s.variation_ids = d.variation_ids
    ) m on true
    where d.quantity <> coalesce(m.quantity, 0)`,

  'stock is given back once for each time that an order is cancelled': `
    select o.id from public.orders o
    cross join lateral (
      -- Of a parcel that has left the shop, every piece may be lost, or kept by the customer.
      select count(*) as cancelled, count(*) filter (where h.from_status not in ('shipped', 'delivered')) as at_shop
      from public.order_status_history h where h.order_id = o.id and h.to_status = 'cancelled') h
    cross join lateral (
      select coalesce(max(c.count), 0) as returned from (
        select count(*) from public.stock_movements m where m.order_id = o.id and m.reason = 'cancellation'
        group by m.product_id, m.variation_ids) c) m
    -- A cancellation gives back nothing when refunds have returned every piece before.
    where m.returned > h.cancelled or (m.returned < h.at_shop
      and exists (select 1 from public.order_items i where i.order_id = o.id and i.restocked_quantity + i.written_off_quantity + i.discarded_quantity = 0))`,

  'an order was paid and given back what its ledger says': `
    select o.id, o.paid_amount, o.refunded_amount, p.paid, p.refunded from public.orders o
    cross join lateral (
      select coalesce(sum(p.amount) filter (where p.kind = 'charge' and p.state = 'succeeded' and not p.is_reversed), 0)
          -- What was booked by mistake is not counted above; a chargeback takes a part or the whole of what is.
          - coalesce(sum(p.amount) filter (where p.kind = 'reversal' and exists (
            select 1 from public.payments c where c.id = p.refund_of and not c.is_reversed)), 0) as paid,
        coalesce(sum(p.amount) filter (where p.kind = 'refund' and p.state = 'succeeded'), 0) as refunded,
        coalesce(sum(p.amount) filter (where p.kind = 'refund' and p.state = 'pending'), 0) as refunding,
        coalesce(sum(p.amount) filter (where p.kind = 'refund' and p.state <> 'failed'), 0) as promised
      from public.payments p where p.order_id = o.id) p
    where o.paid_amount <> p.paid or o.refunded_amount <> p.refunded or o.refunding_amount <> p.refunding or p.promised > p.paid`,

  'what an order cost, what it owes and what it is owed add up': `
    select o.id from public.orders o
    where o.paid_amount - o.refunded_amount + o.amount_due - o.amount_to_refund
      <> case when o.status = 'cancelled' then least(o.kept_amount, o.paid_amount - o.refunded_amount) else o.total_amount - o.credited_amount end`,

  'a payment is in the state of its last event': `
    select p.id, p.state from public.payments p
    where p.state is distinct from (
      select e.to_state from public.payment_events e where e.payment_id = p.id order by e.id desc limit 1)`,

  'what is due before the delivery was paid, or sent unpaid on purpose': `
    select o.id, o.status, o.paid_amount from public.orders o
    where o.status in ('shipped', 'delivered') and o.payment_method <> 'cash_on_delivery' and o.paid_amount < o.total_amount - o.credited_amount
      and not exists (select 1 from public.order_status_history h where h.order_id = o.id and h.unpaid_override)
      -- A receipt may be reversed after the delivery: shipments.ts looks at what happened first.
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.kind = 'reversal')`,

  // Computed from the lines and the ledger, not from what refunds took off the total. An order whose lines were corrected
  // has no price of one moment.
  'what is due before the delivery was once paid in full, whatever was given back': `
    with entries as (
      select p.order_id, e.id, case p.kind when 'charge' then p.amount else -p.amount end as amount
      from public.payments p join lateral (
        select max(e.id) as id from public.payment_events e where e.payment_id = p.id and e.to_state = 'succeeded') e on true
      where p.state = 'succeeded' and p.kind <> 'reversal' and not p.is_reversed
    ), held as (
      select e.order_id, sum(e.amount) over (partition by e.order_id order by e.id) as amount from entries e
    )
    select o.id, o.status, l.price, h.most from public.orders o
    cross join lateral (
      select sum(i.unit_price * i.quantity) + o.delivery_fee + o.gift_fee - o.discount_amount as price
      from public.order_items i where i.order_id = o.id) l
    cross join lateral (select coalesce(max(h.amount), 0) as most from held h where h.order_id = o.id) h
    where o.status in ('shipped', 'delivered') and o.payment_method <> 'cash_on_delivery' and o.revision = 0 and h.most < l.price
      and not exists (select 1 from public.order_status_history h where h.order_id = o.id and h.unpaid_override)
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.kind = 'reversal')`,

  'what succeeded stays, and one reversal takes back what was booked by mistake': `
    select p.id, p.state from public.payments p
    left join public.payments r on r.refund_of = p.id and r.kind = 'reversal'
    left join lateral (
      select e.detail ->> 'reason' = 'chargeback' as is_chargeback from public.payment_events e
      where e.payment_id = r.id order by e.id limit 1) e on true
    where p.kind = 'charge' and case
      when e.is_chargeback then p.is_reversed or r.amount > p.amount
      else p.is_reversed <> (r.id is not null) or r.amount <> p.amount end
    union all
    select e.payment_id, e.to_state from public.payment_events e where e.from_state = 'succeeded'`,

  'what a provider holds back is disputed, and no more than is left of the charge': `
    select o.id, o.disputed_amount, d.held from public.orders o
    cross join lateral (
      select coalesce(sum(p.amount - coalesce((select sum(r.amount) from public.payments r
        where r.refund_of = p.id and r.state <> 'failed'), 0)), 0) as held
      from public.payments p
      where p.order_id = o.id and p.kind = 'charge' and p.state = 'succeeded' and exists (
        select 1 from public.payment_disputes d where d.provider = p.provider and d.charge_id = p.provider_charge_id and d.state = 'open')) d
    where o.disputed_amount > d.held or (o.disputed_amount = 0 and d.held > 0)`,

  'numbers of invoices have no gaps': `
    select i.kind, i.year, max(i.sequence) as last, count(*) from public.invoices i group by 1, 2
    having max(i.sequence) <> count(*)`,

  'what is invoiced of an order is what is kept of its money': `
    with sums as (
      select o.id, o.status, o.total_amount - o.credited_amount as price, o.paid_amount - o.refunded_amount as kept,
        coalesce((select sum(case i.kind when 'invoice' then i.total_amount else -i.total_amount end)
          from public.invoices i where i.order_id = o.id), 0) as invoiced
      from public.orders o
    )
    select * from sums where invoiced > least(kept, price) or (status <> 'cancelled' and kept >= price and invoiced <> price)`,

  'no more of a line came back than was sold': `
    select i.id from public.order_items i
    cross join lateral (
      select coalesce(sum(l.quantity) filter (where l.restocked and p.state = 'succeeded'), 0) as restocked,
        coalesce(sum(l.quantity) filter (where p.state <> 'failed'), 0) as refunded,
        coalesce(bool_or(exists (select 1 from public.payment_events e where e.payment_id = p.id and e.to_state = 'failed')), false) as has_failed
      from public.refund_lines l join public.payments p on p.id = l.payment_id where l.order_item_id = i.id) r
    cross join lateral (
      select coalesce(sum(l.restocked), 0) as restocked from public.return_lines l where l.order_item_id = i.id) b
    where (i.quantity < r.refunded and not r.has_failed) or i.restocked_quantity > r.restocked + b.restocked
      -- A cancelled order has given back every piece before its refund is done; one that failed first may have been repeated.
      or (i.restocked_quantity < r.restocked + b.restocked and not r.has_failed
        and not exists (select 1 from public.order_status_history h where h.order_id = i.order_id and h.to_status = 'cancelled'))`,

  'a return is closed by a refund of its order, by an exchange of it or for a reason': `
    select r.id from public.returns r left join public.payments p on p.id = r.payment_id
    left join public.orders x on x.id = r.exchange_order_id
    where r.state = 'closed' and r.closing_reason = '' and r.order_id is distinct from coalesce(p.order_id, x.exchange_of)`,

  'there is an admin': `
    select 'none' as admins where not exists (select 1 from public.profiles p where p.role = 'admin')`,

  // An order whose contact was erased has no sent mail.
  // The mail about the return mentions an exchange.
  'an order is confirmed by one mail, and each change of its status by one': `
    select o.id, h.steps, m.confirmations, m.changes from public.orders o
    cross join lateral (select count(*) as steps from public.order_status_history h where h.order_id = o.id) h
    cross join lateral (
      select count(*) filter (where m.kind = 'order_confirmation') as confirmations,
        count(*) filter (where m.kind = 'order_status') as changes
      from public.email_outbox m where m.order_id = o.id) m
    where o.user_id is not null and o.exchange_of is null and (m.confirmations <> 1 or m.changes <> h.steps - 1)`,

  'the lowest price of a product is that of the cheapest combination in stock': `
    select coalesce(f.product_id, b.id) as id, f.from_price, b.price, b.lowest from public.product_from_prices f
    full join (
      select p.id, p.price, p.price + coalesce(
        (select min(c.adjustment) from (select (select coalesce(sum(v.price_adjustment), 0) from public.product_variations v
            where v.id = any (u.variation_ids)) as adjustment
          from public.stock_units u where u.product_id = p.id and u.quantity > 0) c),
        (select sum(t.least) from (select min(v.price_adjustment) as least from public.product_variations v
          where v.product_id = p.id group by v.variation_type) t), 0) as lowest
      from public.products p
    ) b on b.id = f.product_id
    where coalesce(f.from_price, b.price) <> b.lowest or f.from_price = b.price or b.id is null`,

  'the figures of reviews are those of the published ones': `
    select coalesce(s.product_id, r.product_id)::text as id, s.stars, r.stars as published from public.review_stats s
    full join (
      select r.product_id, array(select count(*) filter (where o.rating = n)::integer from generate_series(1, 5) n
        left join public.reviews o on o.product_id = r.product_id and o.state = 'published' group by n order by n) as stars
      from public.reviews r where r.state = 'published' group by r.product_id) r on r.product_id = s.product_id
    where s.stars is distinct from r.stars
    union all
    select 'shop', array[s.review_count, s.rating_sum], array[r.n, r.stars] from public.shop_rating s
    cross join (select count(*)::integer as n, coalesce(sum(r.rating), 0)::integer as stars from public.reviews r where r.state = 'published') r
    where s.review_count <> r.n or s.rating_sum <> r.stars`,

  'a review is found helpful as often as visitors said so': `
    select r.id, r.helpful_count from public.reviews r
    where r.helpful_count <> (select count(*) from private.review_votes v where v.review_id = r.id)`,

  'no choice costs nothing': `
    select p.id from public.products p
    where p.price + coalesce((select sum(t.least) from (
      select min(v.price_adjustment) as least from public.product_variations v
      where v.product_id = p.id group by v.variation_type) t), 0) <= 0`,

  'no session is left in a transaction or waits for a lock': `
    select a.pid, a.state, left(a.query, 80) as query from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid()
      and (a.state like 'idle in transaction%' or a.wait_event_type = 'Lock')
    union all
    select l.pid, l.mode, l.locktype from pg_locks l
    where l.database = (select d.oid from pg_database d where d.datname = current_database())
      and l.locktype = 'advisory' and l.pid <> pg_backend_pid()`,
} as const

export type Invariant = keyof typeof invariants

/** The violated invariants, each with some of the violating rows. */
export async function brokenInvariants(
  session: Pick<Session, 'query'>,
): Promise<Partial<Record<Invariant, unknown[]>>> {
  const broken: Partial<Record<Invariant, unknown[]>> = {}
  for (const [name, sql] of Object.entries(invariants) as [Invariant, string][]) {
    const rows = await session.query(`select * from (${sql}) broken limit 5`)
    if (rows.length > 0) broken[name] = rows
  }
  return broken
}
