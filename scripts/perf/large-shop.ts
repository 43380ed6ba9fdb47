import type postgres from 'postgres'

// Nothing random: two runs load the same shop.
const shuffled = (n: string, salt: string) => `abs(hashint8(${n}::bigint * 7919 + ${salt}))`

const firstName = `(array['Salma','Youssef','Amina','Omar','Hiba','Karim','Nadia','Rachid','Zineb','Hamza','Leïla','Mehdi','سلمى','ياسين','فاطمة','Claire','Antoine','Sofia','James','Maria'])[1 + ${shuffled('n', '21')} % 20]`
const lastName = `(array['Idrissi','Alaoui','Bennani','El Fassi','Tazi','Berrada','Chraibi','Amrani','Ouazzani','Lahlou','Sqalli','Kettani','بنجلون','العلمي','Martin','Dubois','Garcia','Smith','Lopez','Durand'])[1 + ${shuffled('n', '22')} % 20] || ' ' || n`
const city = `(array['Casablanca','Rabat','Fez','Marrakech','Tangier','Agadir','Meknes','Oujda','Kenitra','Tetouan','Safi','Paris','Madrid','London'])[1 + ${shuffled('n', '23')} % 14]`

/**
 * Adds two years of history to a seeded shop: customers and orders of one to three lines, with status history, emails, notes,
 * messages and the audit log. Triggers are off: the rows contain what they would have written.
 */
export async function enlargeShop(
  sql: postgres.Sql,
  size: { customers: number; orders: number },
): Promise<void> {
  await sql.begin(async (session) => {
    await session.unsafe(`
      set local session_replication_role = replica;
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
      create temporary table bought as
        select p.id as order_id, 1 + ${shuffled('p.n', '29')} % 3 as quantity, s.*
        from placed p cross join generate_series(1, 1 + ${shuffled('p.n', '30')} % 3) line
        join shelf s on s.place = abs(hashint8(p.n * 31 + line)) % (select count(*) from shelf);
      insert into public.orders (id, order_number, user_id, status, subtotal, delivery_fee, total_amount, payment_method, language,
        contact_name, contact_email, phone, address, city, country, shipping_address, idempotency_key, request_hash, created_at)
        select n.id, 'MCG-' || translate(upper(lpad(to_hex(n.n + 268435456), 8, '0')), '01', 'XY'), u.user_id, n.status, sums.sum, 0, sums.sum,
          'cash_on_delivery', (array['en','fr','ar'])[1 + n.n % 3]::public.language, u.display_name, u.email, u.phone,
          '12, derb Lamté', u.city, 'morocco', '12, derb Lamté, ' || u.city || ', morocco', gen_random_uuid(), md5(n.n::text), n.at
        from placed n join buyers b on b.n = n.buyer join public.profiles u on u.user_id = b.id
        join (select order_id, sum(price * quantity) as sum from bought group by order_id) sums on sums.order_id = n.id;
      insert into public.order_items (order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar, image_url)
        select b.order_id, b.id, b.quantity, b.price, b.name_en, b.name_fr, b.name_ar, b.image_url from bought b;
      insert into public.order_status_history (order_id, from_status, to_status, created_at)
        select id, null::public.order_status, 'pending'::public.order_status, at from placed
        union all select id, 'pending', status, at + interval '1 day' from placed where status <> 'pending';
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
        select b.id, -b.quantity, 'order', now() from bought b`)
  })
  await sql.unsafe('vacuum analyze')
}
