import { attempt, openFilled, type Session } from './database.ts'

/** The accounts that `addFixtures` creates, by id. */
export const people = {
  customer: '00000000-0000-4000-8000-000000000001',
  neighbour: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-00000000000a',
  otherAdmin: '00000000-0000-4000-8000-00000000000b',
} as const

export const ids = {
  fezPottery: '10000000-0000-4000-8000-000000000001',
  emptyCategory: '10000000-0000-4000-8000-000000000002',
  marrakechPoufs: '10000000-0000-4000-8000-000000000003',
  /** 100 DH, stock 10, no variations. */
  bowl: '20000000-0000-4000-8000-000000000001',
  /** 400 DH, stock 8, color Red (+0, stock 4) or Blue (+50, stock 3), size Small (-20, stock 5) or Large (0, stock 0). */
  pouf: '20000000-0000-4000-8000-000000000002',
  /** Inactive. */
  hidden: '20000000-0000-4000-8000-000000000003',
  /** 20 DH, stock 5: below the free-delivery threshold. Never ordered. */
  glass: '20000000-0000-4000-8000-000000000004',
  red: '30000000-0000-4000-8000-000000000001',
  blue: '30000000-0000-4000-8000-000000000002',
  small: '30000000-0000-4000-8000-000000000003',
  large: '30000000-0000-4000-8000-000000000004',
  hiddenValue: '30000000-0000-4000-8000-000000000005',
  customerOrder: '40000000-0000-4000-8000-000000000001',
  neighbourOrder: '40000000-0000-4000-8000-000000000002',
  endedSale: '70000000-0000-4000-8000-000000000001',
  neighbourReturn: '60000000-0000-4000-8000-000000000002',
  /** Published, of the bowl. */
  neighbourReview: '80000000-0000-4000-8000-000000000002',
} as const

const order = (id: string, number: string, user: string) =>
  `('${id}', '${number}', '${user}', 100, 0, 100, 'cash_on_delivery', 'en', 'A Person', 'person@mcg.example',
    '0612345678', '1 rue', 'Fez', 'morocco', '1 rue, Fez, morocco', '${id}', 'hash')`

/** Changes an order's status as an admin who sees its present one; a delivery that is cancelled comes back whole. The session acts as an admin. */
export const setOrderStatus = (session: Session, id: string, status: string) =>
  attempt<{ report: { code: string | null }[] }>(
    session,
    `select public.set_order_statuses(array[o.id], array[o.status::text], $2::text::public.order_status,
       case $2 when 'cancelled' then 'other'::public.cancellation_reason end,
       returned => (select jsonb_agg(jsonb_build_object('item_id', i.id,
           'quantity', i.quantity - i.restocked_quantity - i.written_off_quantity - i.discarded_quantity))
         from public.order_items i where i.order_id = o.id)) as report
     from public.orders o where o.id = $1`,
    [id, status],
  )

/** A small shop: four accounts, four products, two orders, and a row in every other table. */
export async function addFixtures(session: Session) {
  for (const statement of [
    `insert into auth.users (id, email, email_confirmed_at) values
      ('${people.customer}', 'customer@shop.example', now()), ('${people.neighbour}', 'neighbour@shop.example', now()),
      ('${people.admin}', 'admin@shop.example', now()), ('${people.otherAdmin}', 'other-admin@shop.example', now())`,
    `delete from public.email_outbox`,
    `update public.profiles set role = 'admin' where user_id in ('${people.admin}', '${people.otherAdmin}')`,
    `insert into public.categories (id, key, name_en, name_fr, name_ar, city) values
      ('${ids.fezPottery}', 'pottery', 'Pottery', 'Poterie', 'فخار', 'Fez'),
      ('${ids.emptyCategory}', 'lamps', 'Lamps', 'Lampes', 'مصابيح', 'Rabat'),
      ('${ids.marrakechPoufs}', 'poufs', 'Poufs', 'Poufs', 'بوفات', 'Marrakech')`,
    `insert into public.products (id, name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active,
        created_at) values
      ('${ids.bowl}', 'Painted bowl', 'Bol peint', 'زلافة مرسومة', 100, 10, '${ids.fezPottery}', 'catalog/bowl.avif', true, now() - interval '4 days'),
      ('${ids.pouf}', 'Leather pouf', 'Pouf en cuir', 'بوف من الجلد', 400, 0, '${ids.marrakechPoufs}', 'catalog/pouf.avif', true, now() - interval '3 days'),
      ('${ids.hidden}', 'Secret vase', 'Vase secret', 'مزهرية سرية', 300, 0, '${ids.fezPottery}', null, false, now() - interval '2 days'),
      ('${ids.glass}', 'Tea glass', 'Verre à thé', 'كأس شاي', 20, 5, '${ids.fezPottery}', 'catalog/glass.avif', true, now() - interval '1 day')`,
    `insert into public.product_variations (id, product_id, variation_type, variation_value, price_adjustment) values
      ('${ids.red}', '${ids.pouf}', 'color', 'Red', 0), ('${ids.blue}', '${ids.pouf}', 'color', 'Blue', 50),
      ('${ids.small}', '${ids.pouf}', 'size', 'Small', -20), ('${ids.large}', '${ids.pouf}', 'size', 'Large', 0),
      ('${ids.hiddenValue}', '${ids.hidden}', 'color', 'White', 0)`,
    // Red and small: 4, blue and small: 3, none of the large ones.
    `update public.stock_units set quantity = case
        when variation_ids @> array['${ids.red}', '${ids.small}']::uuid[] then 4
        when variation_ids @> array['${ids.blue}', '${ids.small}']::uuid[] then 3
        when product_id = '${ids.hidden}' then 5 else 0 end
      where product_id in ('${ids.pouf}', '${ids.hidden}')`,
    `insert into public.product_images (product_id, image_url) values
      ('${ids.bowl}', 'catalog/bowl-1000.avif'), ('${ids.hidden}', 'catalog/secret-1000.avif')`,
    `insert into public.facts (kind, key, label_en, label_fr, label_ar) values
      ('material', 'goat-leather', 'Goat leather', 'Cuir de chèvre', 'جلد الماعز'),
      ('material', 'wool', 'Wool', 'Laine', 'صوف'), ('place', 'fez', 'Fez', 'Fès', 'فاس')`,
    `insert into public.product_facts (product_id, kind, key) values
      ('${ids.bowl}', 'place', 'fez'), ('${ids.pouf}', 'material', 'goat-leather'), ('${ids.hidden}', 'place', 'fez')`,
    `insert into public.product_measures (product_id, variation_id, height_cm, diameter_cm, weight_g) values
      ('${ids.pouf}', null, 32, 55, 2500), ('${ids.pouf}', '${ids.small}', 25, 40, 1800), ('${ids.hidden}', null, null, null, 900)`,
    `insert into public.orders (id, order_number, user_id, subtotal, delivery_fee, total_amount, payment_method, language,
        contact_name, contact_email, phone, address, city, country, shipping_address, idempotency_key, request_hash) values
      ${order(ids.customerOrder, 'MCG-AAAAAAAA', people.customer)}, ${order(ids.neighbourOrder, 'MCG-BBBBBBBB', people.neighbour)}`,
    `insert into public.order_items (order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar)
      select o.id, '${ids.bowl}', 1, 100, 'Painted bowl', 'Bol peint', 'زلافة مرسومة' from public.orders o`,
    `select private.record_payment(o.id, 'charge', 'transfer', 'advance-' || o.order_number, 'succeeded', 1, '{}') from public.orders o`,
    `insert into public.payment_proofs (order_id, path) select o.id, o.id || '/50000000-0000-4000-8000-000000000001.pdf' from public.orders o`,
    `insert into public.payment_differences (provider, reason, reference, amount, currency) values ('cmi', 'unknown_reference', 'MCG-ZZZZZZZZ-1', 10, 'MAD')`,
    `insert into public.payment_disputes (provider, reference, charge_id, state, amount, currency, opened_at, changed_at) values ('paypal', 'PP-D-1', 'UNKNOWN-1', 'open', 10, 'EUR', now(), now())`,
    `delete from public.email_outbox where kind in ('payment', 'shop_payment')`,
    `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = '${ids.customerOrder}'`,
    `insert into public.saved_carts (user_id, items)
      select id, '[{"product_id": "${ids.bowl}", "variation_ids": [], "quantity": 2}]' from unnest(array['${people.customer}', '${people.neighbour}']::uuid[]) id`,
    `insert into public.order_notes (order_id, author, body) values ('${ids.customerOrder}', '${people.admin}', 'Rings twice')`,
    `insert into public.order_calls (order_id, key, outcome, actor) values ('${ids.neighbourOrder}', gen_random_uuid(), 'confirmed', '${people.admin}')`,
    `insert into public.order_corrections (order_id, fields, actor) values ('${ids.neighbourOrder}', '{city}', '${people.admin}')`,
    `insert into public.payment_decisions (order_id, held_until, actor) values ('${ids.neighbourOrder}', now(), '${people.admin}')`,
    `insert into public.order_drafts (source, language, items, payment_method) values ('phone', 'fr', '[{"product_id": "${ids.bowl}", "quantity": 1}]', 'cash_on_delivery')`,
    `insert into public.delivery_outcomes (order_id, key, outcome, actor) values ('${ids.neighbourOrder}', gen_random_uuid(), 'refused', '${people.admin}')`,
    `insert into public.manifests (key, courier_id) select gen_random_uuid(), c.id from public.couriers c order by c.position desc limit 1`,
    `with r as (insert into public.remittances (key, courier_id, received_on)
        select gen_random_uuid(), c.id, current_date from public.couriers c order by c.position desc limit 1 returning id)
      insert into public.remittance_lines (remittance_id, reference, expected, received, fee, problem)
      select r.id, 'X-1', 0, 50, 0, 'unknown_order' from r`,
    `insert into public.admin_views (user_id, list, name, query) values
      ('${people.admin}', 'orders', 'Fez', 'q=fez'), ('${people.otherAdmin}', 'orders', 'Rabat', 'q=rabat')`,
    `insert into public.returns (id, order_id, key, wish, reason) values ('${ids.neighbourReturn}', '${ids.neighbourOrder}', gen_random_uuid(), 'refund', 'damaged')`,
    `insert into public.return_lines (return_id, order_item_id, quantity) select '${ids.neighbourReturn}', id, 1 from public.order_items where order_id = '${ids.neighbourOrder}'`,
    `insert into public.return_events (return_id, key, state) values ('${ids.neighbourReturn}', gen_random_uuid(), 'requested')`,
    `delete from public.email_outbox where kind in ('return', 'shop_return')`,
    `insert into public.return_photos (path, return_id) values ('${ids.neighbourReturn}/50000000-0000-4000-8000-000000000001.webp', '${ids.neighbourReturn}')`,
    `insert into public.reviews (id, order_item_id, product_id, key, state, rating, body, display_name, language, published_at)
      select '${ids.neighbourReview}', i.id, i.product_id, gen_random_uuid(), 'published', 4, 'A good bowl', 'Amina', 'en', now()
      from public.order_items i where i.order_id = '${ids.neighbourOrder}'`,
    `insert into public.contact_messages (name, email, subject, message, language) values ('A', 'a@mcg.example', 'Hello', 'A question', 'en')`,
    `delete from public.email_outbox where kind = 'shop_message'`,
    `insert into public.message_replies (message_id, key, body, actor)
      select m.id, gen_random_uuid(), 'An answer', '${people.admin}' from public.contact_messages m`,
    `insert into public.newsletter_subscribers (email, language) values ('reader@mcg.example', 'fr')`,
    `insert into public.stock_alerts (product_id, phone, language) values ('${ids.hidden}', '+212612345678', 'ar')`,
    `insert into public.customer_addresses (user_id, name, address, city, country) values
      ('${people.customer}', 'Home', '1 rue', 'Fez', 'morocco'), ('${people.neighbour}', 'Home', '9 rue', 'Rabat', 'morocco')`,
    `insert into public.promotions (code, name_en, name_fr, name_ar, kind, value, is_active) values ('SECRET5', 'A', 'A', 'A', 'percent', 5, false)`,
    `insert into public.search_synonyms (terms) values (array['Pouf', 'Ottoman', 'بوف'])`,
    `insert into public.search_misses (query, language) values ('hamac', 'fr')`,
    `insert into public.search_choices (query, language, product_id) values ('hamac', 'fr', '${ids.pouf}')`,
    `insert into public.courier_prices (courier_id, zone, fee, cost, min_days, max_days, is_active)
      select id, 'far-south', 70, 45, 4, 8, false from public.couriers where position = 1`,
    `insert into public.audit_log (action, table_name, row_id, diff) values ('update', 'products', 'x', '{}')`,
    `insert into public.sales (id, name, percent, starts_at, ends_at, begun_at, ended_at) values
      ('${ids.endedSale}', 'Spring sale', 10, '2026-03-01', '2026-03-08', '2026-03-01', '2026-03-08')`,
    `insert into public.sale_products (sale_id, product_id, outcome) values ('${ids.endedSale}', '${ids.glass}', 'on_offer')`,
  ]) {
    await session.query(statement)
  }
}

export const contact = {
  first_name: 'Amina',
  last_name: 'El Fassi',
  email: 'amina@mcg.example',
  phone: '+212 6 12 34 56 78',
  address: '12 derb Sidi Ahmed',
  city: 'Fez',
  country: 'morocco',
}

/** A new database with `addFixtures`. */
export const openShop = () => openFilled('fixtures', addFixtures)
