import type postgres from 'postgres'
import { loadQuickly } from './large-catalogue.ts'

// Nothing random: two runs load the same shop.
const shuffled = (n: string, salt: string) => `abs(hashint8(${n}::bigint * 7919 + ${salt}))`

const firstName = `(array['Salma','Youssef','Amina','Omar','Hiba','Karim','Nadia','Rachid','Zineb','Hamza','Leïla','Mehdi','سلمى','ياسين','فاطمة','Claire','Antoine','Sofia','James','Maria'])[1 + ${shuffled('n', '21')} % 20]`
const lastName = `(array['Idrissi','Alaoui','Bennani','El Fassi','Tazi','Berrada','Chraibi','Amrani','Ouazzani','Lahlou','Sqalli','Kettani','بنجلون','العلمي','Martin','Dubois','Garcia','Smith','Lopez','Durand'])[1 + ${shuffled('n', '22')} % 20] || ' ' || n`
const street = `(1 + ${shuffled('n.n', '32')} % 300) || ', derb ' || (array['Lamté','Sidi Bouloukat','el Miter','Moulay Idriss','Jdid','Tazi','el Hammam','Chtouka'])[1 + ${shuffled('n.n', '33')} % 8]`
const city = `(array['Casablanca','Rabat','Fez','Marrakech','Tangier','Agadir','Meknes','Oujda','Kenitra','Tetouan','Safi','Paris','Madrid','London'])[1 + ${shuffled('n', '23')} % 14]`

const TABLES = [
  'auth.users',
  'public.profiles',
  'public.orders',
  'public.order_items',
  'public.order_status_history',
  'public.payments',
  'public.returns',
  'public.return_lines',
  'public.delivery_outcomes',
  'public.order_notes',
  'public.email_outbox',
  'public.contact_messages',
  'public.audit_log',
  'public.stock_movements',
]

/**
 * Adds two years of history to a seeded shop: customers and orders of one to three lines, with status history, emails, notes,
 * messages and the audit log. Triggers are off: the rows contain what they would have written.
 */
export async function enlargeShop(
  sql: postgres.Sql,
  size: { customers: number; orders: number },
): Promise<void> {
  await loadQuickly(sql, TABLES, (session) =>
    session.unsafe(`
      create temporary table buyers as select gen_random_uuid() as id, n from generate_series(1, ${size.customers}) n;
      insert into auth.users (id, email) select id, 'buyer-' || n || '@mcg.example' from buyers;
      insert into public.profiles (user_id, display_name, email, phone, city, created_at)
        select id, ${firstName} || ' ' || ${lastName}, 'buyer-' || n || '@mcg.example',
          '+2126' || lpad((${shuffled('n', '24')} % 100000000)::text, 8, '0'), ${city},
          now() - (${shuffled('n', '25')} % 1000000) * interval '1 minute'
        from buyers on conflict do nothing;
      create unique index on buyers (n);
      create temporary table shelf as select row_number() over (order by id) - 1 as place, * from public.products where is_active;
      create unique index on shelf (place);
      create temporary table placed as
        select gen_random_uuid() as id, n, now() - (${shuffled('n', '26')} % 1050000) * interval '1 minute' as at,
          (array['pending','processing','shipped','delivered','delivered','delivered','delivered','delivered','delivered','cancelled'])
            [1 + ${shuffled('n', '27')} % 10]::public.order_status as status,
          1 + ${shuffled('n', '28')} % ${size.customers} as buyer
        from generate_series(1, ${size.orders}) n;
      analyze shelf, buyers, placed;
      create temporary table bought as
        select p.id as order_id, 1 + ${shuffled('p.n', '29')} % 3 as quantity, s.*
        from placed p cross join generate_series(1, 1 + ${shuffled('p.n', '30')} % 3) line
        join shelf s on s.place = abs(hashint8(p.n * 31 + line)) % (select count(*) from shelf);
      analyze bought;
      insert into public.orders (id, order_number, user_id, status, subtotal, delivery_fee, total_amount, payment_method, language,
        contact_name, contact_email, phone, address, district, city, country, shipping_address, idempotency_key, request_hash, created_at,
        tracking_number, courier_id, paid_amount, payment_status, delivery_failure,
        remitted_at)
        select n.id, 'MCG-' || translate(upper(lpad(to_hex(n.n + 268435456), 8, '0')), '01', 'XY'), u.user_id, n.status, sums.sum, 0, sums.sum,
          'cash_on_delivery', (array['en','fr','ar'])[1 + n.n % 3]::public.language, u.display_name, u.email, u.phone,
          ${street}, 'Quartier ' || ${shuffled('n.n', '31')} % 40, u.city, 'morocco', ${street} || ', ' || u.city || ', morocco',
          gen_random_uuid(), md5(n.n::text), n.at,
          case when n.status in ('shipped', 'delivered') then 'LB' || lpad(n.n::text, 9, '0') || 'MA' else '' end,
          case when n.status in ('shipped', 'delivered') then (select k.id from public.couriers k order by k.position offset n.n % 3 limit 1) end,
          case when n.status = 'delivered' then sums.sum else 0 end,
          case when n.status = 'delivered' then 'paid' else 'unpaid' end::public.order_payment_status,
          case when n.status = 'shipped' and n.n % 8 = 0 then 'refused' end::public.delivery_outcome,
          case when n.status = 'delivered' and n.at < now() - interval '15 days' then n.at + interval '12 days' end
        from placed n join buyers b on b.n = n.buyer join public.profiles u on u.user_id = b.id
        join (select order_id, sum(price * quantity) as sum from bought group by order_id) sums on sums.order_id = n.id;
      insert into public.order_items (order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar, image_url)
        select b.order_id, b.id, b.quantity, b.price, b.name_en, b.name_fr, b.name_ar, b.image_url from bought b;
      insert into public.order_status_history (order_id, from_status, to_status, created_at)
        select id, null::public.order_status, 'pending'::public.order_status, at from placed
        union all select id, 'pending', status, at + interval '1 day' from placed where status <> 'pending';
      insert into public.payments (order_id, provider, state, amount, provider_reference, created_at, settled_at, received_on)
        select o.id, 'cash', 'succeeded', o.total_amount, 'delivery:' || o.order_number, p.at + interval '3 days', p.at + interval '3 days',
          ((p.at + interval '3 days') at time zone private.shop_time_zone())::date
        from placed p join public.orders o on o.id = p.id where p.status = 'delivered';
      insert into public.returns (order_id, key, state, wish, reason, payment_id, created_at)
        select o.id, gen_random_uuid(), case when p.n % 400 = 0 then 'requested' else 'closed' end::public.return_state, 'refund', 'damaged',
          case when p.n % 400 <> 0 then c.id end, p.at + interval '6 days'
        from placed p join public.orders o on o.id = p.id join public.payments c on c.order_id = o.id where p.n % 40 = 0;
      insert into public.return_lines (return_id, order_item_id, quantity)
        select distinct on (r.id) r.id, i.id, 1 from public.returns r join public.order_items i on i.order_id = r.order_id
        where not exists (select 1 from public.return_lines l where l.return_id = r.id) order by r.id, i.id;
      insert into public.delivery_outcomes (order_id, key, outcome, created_at)
        select id, gen_random_uuid(), 'refused', at + interval '4 days' from placed where status = 'shipped' and n % 8 = 0;
      insert into public.order_notes (order_id, body, created_at)
        select id, 'Called, will be at home after five.', at from placed where n % 5 = 0;
      insert into public.email_outbox (kind, recipient, language, payload, order_id, created_at, sent_at, failed_at)
        select 'order_confirmation', 'buyer-' || buyer || '@mcg.example', 'en', '{}', id, at,
          case when n % 500 <> 0 then at + interval '1 minute' end, case when n % 500 = 0 then at end
        from placed;
      insert into public.contact_messages (name, email, subject, message, language, created_at, answered_at)
        select ${firstName}, 'buyer-' || n || '@mcg.example', 'A question', 'Is it still there?', 'en',
          now() - n * interval '1 hour', case when n % 20 <> 0 then now() end
        from generate_series(1, ${Math.round(size.orders / 10)}) n;
      insert into public.audit_log (action, table_name, row_id, diff, created_at)
        select 'update', 'products', s.id::text, '{"price": [1, 2]}', now() - s.place * interval '1 minute'
        from shelf s where s.place < ${size.orders};
      insert into public.stock_movements (product_id, quantity, reason, created_at)
        select b.id, -b.quantity, 'order', now() from bought b`),
  )
}
