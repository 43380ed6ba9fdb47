import { createHash } from 'node:crypto'
import { accountOf, adminId, demoAccounts, identities, profiles, users } from './accounts-sql.ts'
import { pathOf } from './catalogue-sql.ts'
import { demoCustomer, type Customer } from './customers.ts'
import type { Order } from './orders.ts'
import { idOf } from './random.ts'
import type { Review } from './reviews.ts'
import type { Value } from './sql.ts'
import { insert, literal, Raw } from './sql.ts'

function orderRows(orders: Order[]): string {
  const rows = orders.map((order): Value[] => {
    const { customer, subtotal, deliveryFee } = order
    const isExport = customer.country !== 'morocco'
    const placed = new Raw(order.placedAt)
    const key = idOf(`key/${order.id}`)
    const place = `${customer.region} ${customer.postalCode}`.trim()
    // As place_order promises it: the delivery, after the longest lead time.
    const lead = Math.max(0, ...order.lines.map(({ product }) => product.leadTimeDays ?? 0))
    const promised = (column: string) =>
      new Raw(
        `(select ${column} + ${lead} from public.delivery_rates where country = ${literal(customer.country)})`,
      )
    const joined = [customer.address, customer.city, place, customer.country].filter(Boolean).join(', ')
    return [
      order.id,
      order.number,
      customer.id,
      subtotal,
      deliveryFee,
      // Of amounts in whole dirhams that include 20 %; exports are exempt.
      isExport ? 0 : Math.round(((subtotal + deliveryFee) * 100) / 6) / 100,
      isExport ? 0 : 0.2,
      subtotal + deliveryFee,
      order.payment,
      order.language,
      `${customer.firstName} ${customer.lastName}`,
      customer.email,
      customer.phone,
      customer.address,
      customer.district,
      customer.landmark,
      customer.city,
      customer.region,
      customer.postalCode,
      customer.country,
      joined,
      order.notes,
      key,
      createHash('sha256').update(order.id).digest('hex'),
      placed,
      placed,
      promised('min_days'),
      promised('max_days'),
    ]
  })
  return insert(
    'public.orders',
    [
      'id',
      'order_number',
      'user_id',
      'subtotal',
      'delivery_fee',
      'tax_amount',
      'tax_rate',
      'total_amount',
      'payment_method',
      'language',
      'contact_name',
      'contact_email',
      'phone',
      'address',
      'district',
      'landmark',
      'city',
      'region',
      'postal_code',
      'country',
      'shipping_address',
      'notes',
      'idempotency_key',
      'request_hash',
      'created_at',
      'updated_at',
      'min_days',
      'max_days',
    ],
    rows,
  )
}

/** Names and pictures come from the catalogue, as they do when an order is placed. */
function lineRows(orders: Order[]): string {
  const rows = orders.flatMap((order) =>
    order.lines.map(({ id, product, chosen, quantity, unitPrice }) => {
      const selected = Object.fromEntries(chosen.map(({ type, value }) => [type, value]))
      const ids = chosen.map((variation) => variation.id).sort()
      const picture = chosen.find((variation) => variation.picture)?.picture ?? product.pictures[0] ?? ''
      const values: Value[] = [id, order.id, product.id, quantity, unitPrice, JSON.stringify(selected)]
      const array = ids.length > 0 ? `array[${ids.map((each) => literal(each)).join(', ')}]` : "'{}'::text[]"
      return `  (${values.map(literal).join(', ')}, ${array}, ${literal(pathOf(picture))})`
    }),
  )
  return `insert into public.order_items (id, order_id, product_id, quantity, unit_price, selected_variations, variation_ids,
  name_en, name_fr, name_ar, image_url, lead_time_days)
select l.id::uuid, l.order_id::uuid, p.id, l.quantity, l.unit_price, l.selected::jsonb, l.variations::uuid[],
  p.name_en, p.name_fr, p.name_ar, l.image_url, p.lead_time_days
from (values
${rows.join(',\n')}
) as l (id, order_id, product_id, quantity, unit_price, selected, variations, image_url)
join public.products p on p.id = l.product_id::uuid
on conflict do nothing;
`
}

/** One pass for each step, so that the history trigger writes a row for each change, dated when it happened. */
function passes(orders: Order[]): string {
  const longest = Math.max(...orders.map(({ steps }) => steps.length))
  return Array.from({ length: longest }, (_, pass) => {
    const rows = orders.flatMap(({ id, steps }) => {
      const step = steps[pass]
      return step ? [`    (${literal(id)}, ${literal(step.status)}, ${step.hours.toFixed(1)})`] : []
    })
    return `  update public.orders o set status = s.status::public.order_status,
    updated_at = least(now(), o.created_at + make_interval(secs => s.hours * 3600))
  from (values
${rows.join(',\n')}
  ) as s (id, status, hours) where o.id = s.id::uuid;
`
  }).join('\n')
}

/** They need the orders, and a hosted shop must not show reviews of invented purchases: demo data, not catalogue. */
function reviewRows(reviews: readonly Review[]): string {
  const rows = reviews.map(
    ({ id, lineId, state, rating, body, displayName, language, reply, writtenAt, helpful }) => {
      const values: Value[] = [
        id,
        lineId,
        idOf(`key/${id}`),
        state,
        rating,
        body,
        displayName,
        language,
        reply,
        helpful,
      ]
      return `  (${values.map(literal).join(', ')}, ${writtenAt})`
    },
  )
  return `insert into public.reviews (id, order_item_id, product_id, key, state, rating, body, display_name, language, reply,
  helpful_count, refusal_reason, created_at, published_at, replied_at)
select r.id::uuid, i.id, i.product_id, r.key::uuid, r.state::public.review_state, r.rating, r.body, r.display_name,
  r.language::public.language, r.reply, r.helpful, case r.state when 'refused' then 'The review is about another order.' else '' end,
  r.written_at, case r.state when 'published' then least(r.written_at + interval '9 hours', now()) end,
  case when r.reply <> '' then least(r.written_at + interval '2 days', now()) end
from (values
${rows.join(',\n')}
) as r (id, line_id, key, state, rating, body, display_name, language, reply, helpful, written_at)
join public.order_items i on i.id = r.line_id::uuid
on conflict do nothing;
insert into private.review_votes (review_id, visitor)
select r.id, md5(r.id::text || n)::uuid from public.reviews r cross join lateral generate_series(1, r.helpful_count) n
on conflict do nothing;
`
}

export function demoSql(customers: Customer[], orders: Order[], reviews: readonly Review[]): string {
  const accounts = [...demoAccounts, ...customers.map(accountOf)]
  const cancelled = orders.filter(({ status }) => status === 'cancelled')
  const kept = orders.filter(({ status }) => status !== 'cancelled')
  const transferred = kept.filter(
    ({ payment, status }) => payment === 'bank_transfer' && status !== 'pending',
  )
  const ids = (some: Order[]) => some.map(({ id }) => literal(id)).join(', ')
  return `-- LOCAL ONLY. Demonstration data for a development stack: never run this on a hosted project, its accounts have a
-- published password. Written by \`npm run seed\` from supabase/seed/; change the data there, not here.
-- Two accounts to sign in with (admin@mcg.example and customer@mcg.example, password medina-1995), ${customers.length} invented
-- customers who cannot sign in, ${orders.length} orders of the last 14 months, and ${reviews.length} reviews of them. Needs seed.sql. Running it again changes nothing.
begin;

create temporary table seeded_before on commit drop as
  select exists (select 1 from public.orders where id = ${literal(orders[0]?.id ?? '')}) as yes, email_notifications
  from public.shop_settings;

-- No mails about invented orders, whose prices include the usual VAT.
update public.shop_settings set email_notifications = false, tax_rate = coalesce(tax_rate, 0.2);
-- The invented payments are of days that are over.
alter table public.payments disable trigger payments_keep_succeeded;

${users(accounts)}
${identities(accounts)}
-- GoTrue looks for accounts under this instance; the embedded Auth has no such column.
do $$
begin
  if exists (select 1 from information_schema.columns
      where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where instance_id is null';
  end if;
end
$$;

update public.profiles set role = 'admin' where user_id = ${literal(adminId)} and role <> 'admin';
${profiles([...customers, demoCustomer])}
${orderRows(orders)}
${lineRows(orders)}
-- The loops below run some hundred statements on tables that were filled a moment ago.
analyze public.orders, public.order_items;

do $$
begin
  if (select yes from seeded_before) then
    return;
  end if;

  -- Cancelled orders give back what they took, before the others need it.
  perform private.adjust_order_stock(id, -1) from public.orders where id in (${ids(cancelled)});
${passes(cancelled)}
  perform private.adjust_order_stock(id, -1) from public.orders where id in (${ids(kept)});
  -- Transfers arrive before the parcel leaves; cash is recorded by the delivery.
  perform private.record_payment(o.id, 'charge', 'transfer', 'demo ' || o.order_number, 'succeeded', o.total_amount, '{}')
  from public.orders o where o.id in (${ids(transferred)});
${passes(kept)}
  update public.payments p set created_at = d.at, settled_at = d.at, received_on = (d.at at time zone private.shop_time_zone())::date
  from (
    select o.id, case o.payment_method when 'bank_transfer' then least(now(), o.created_at + interval '1 day')
      else (select max(h.created_at) from public.order_status_history h where h.order_id = o.id and h.to_status = 'delivered') end as at
    from public.orders o
  ) d
  where d.id = p.order_id;
  -- Two couriers carry the parcels of Morocco; the cash of the last ten days is still with them.
  update public.orders o set courier_id = c.id, remitted_at = (
    select max(h.created_at) + interval '7 days' from public.order_status_history h where h.order_id = o.id and h.to_status = 'delivered'
    having max(h.created_at) < now() - interval '10 days')
  from (select k.id, row_number() over (order by k.position) - 1 as place from public.couriers k order by k.position limit 2) c
  where o.country = 'morocco' and o.payment_method = 'cash_on_delivery' and o.status in ('shipped', 'delivered')
    and c.place = ascii(right(o.order_number, 1)) % 2;
  -- Transfers that are awaited are awaited still, whenever the demonstration is loaded.
  update public.orders o set payment_due_at = now() + interval '3 days' where o.status = 'pending' and o.payment_due_at < now();
  -- Invoices of the days of the payments; the trigger at the end of the transaction finds nothing left to invoice.
  insert into public.invoices (order_id, kind, year, sequence, language, total_amount, tax_rate, tax_amount, exemption, seller, buyer, content, issued_at)
  select o.id, 'invoice', d.year, row_number() over (partition by d.year order by d.at, o.id), o.language, o.total_amount, o.tax_rate,
    o.tax_amount, case when o.country <> 'morocco' then 'export' end, private.invoice_seller(),
    jsonb_build_object('name', o.contact_name, 'address', o.shipping_address, 'company', o.company,
      'ice', o.company_ice),
    private.invoice_content(o, 'invoice', o.total_amount, null), d.at
  from public.orders o
  cross join lateral (
    select max(p.settled_at) as at, extract(year from max(p.settled_at) at time zone private.shop_time_zone())::smallint as year
    from public.payments p where p.order_id = o.id and p.state = 'succeeded') d
  where o.status <> 'cancelled' and o.paid_amount >= o.total_amount;
  insert into private.invoice_counters (kind, year, last_number)
  select i.kind, i.year, max(i.sequence) from public.invoices i group by i.kind, i.year;
  -- Customers were asked for reviews when it was time.
  insert into public.email_outbox (kind, recipient, language, order_id, payload, attempts, created_at, sent_at)
  select 'review_request', o.contact_email, o.language, o.id, jsonb_build_object('order_number', o.order_number), 1, d.at, d.at
  from public.orders o
  cross join lateral (select max(h.created_at) + interval '7 days' as at from public.order_status_history h
    where h.order_id = o.id and h.to_status = 'delivered') d
  where o.status = 'delivered' and d.at between now() - interval '31 days' and now();
end
$$;

${reviewRows(reviews)}
update public.shop_settings s set email_notifications = b.email_notifications from seeded_before b;
set constraints all immediate;
alter table public.payments enable trigger payments_keep_succeeded;

commit;
`
}
