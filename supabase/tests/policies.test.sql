-- The headline case of each policy, for `supabase test db`. tests/db/table-rules.ts is complete: every table, verb and role.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
-- The API roles run the assertions; the migrations revoke the default EXECUTE on new functions.
grant execute on all functions in schema extensions to anon, authenticated;

select plan(40);

-- Fixtures: two customers with an order each, an admin, an active and an inactive product. Ids that the seed does not use.
insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'customer@policies.example'),
  ('a0000000-0000-4000-8000-000000000002', 'other@policies.example'),
  ('a0000000-0000-4000-8000-000000000003', 'admin@policies.example');
update public.profiles set role = 'admin' where user_id = 'a0000000-0000-4000-8000-000000000003';
insert into public.categories (id, key, name_en, name_fr, name_ar, city) values
  ('b0000000-0000-4000-8000-000000000001', 'policy-tests', 'Pottery', 'Poterie', 'فخار', 'Fez');
insert into public.products (id, name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active) values
  ('c0000000-0000-4000-8000-000000000001', 'Bowl', 'Bol', 'زلافة', 100, 10, 'b0000000-0000-4000-8000-000000000001', 'catalog/bowl.avif', true),
  ('c0000000-0000-4000-8000-000000000002', 'Vase', 'Vase', 'مزهرية', 300, 5, 'b0000000-0000-4000-8000-000000000001', null, false);
insert into public.product_images (product_id, image_url) values
  ('c0000000-0000-4000-8000-000000000002', 'catalog/vase-1000.avif');
insert into public.facts (kind, key, label_en, label_fr, label_ar) values
  ('material', 'policy-clay', 'Clay', 'Argile', 'طين'), ('place', 'policy-town', 'Town', 'Ville', 'مدينة');
insert into public.product_facts (product_id, kind, key) values
  ('c0000000-0000-4000-8000-000000000001', 'material', 'policy-clay'),
  ('c0000000-0000-4000-8000-000000000002', 'material', 'policy-clay');
insert into public.product_measures (product_id, height_cm) values
  ('c0000000-0000-4000-8000-000000000001', 12), ('c0000000-0000-4000-8000-000000000002', 30);
insert into public.orders (id, order_number, user_id, subtotal, delivery_fee, total_amount, payment_method, language,
  contact_name, contact_email, phone, address, city, country, shipping_address, idempotency_key, request_hash)
select ('d0000000-0000-4000-8000-00000000000' || n)::uuid, 'MCG-22222PT' || (n + 1),
  ('a0000000-0000-4000-8000-00000000000' || n)::uuid, 100, 0, 100, 'cash_on_delivery', 'en', 'A Person',
  'person@policies.example', '0612345678', '1 rue', 'Fez', 'morocco', '1 rue, Fez, morocco', gen_random_uuid(), 'hash'
from generate_series(1, 2) n;
insert into public.order_notes (order_id, author, body) values
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000003', 'Call before delivery');
select private.record_payment(id, 'charge', 'transfer', 'policy-' || order_number, 'succeeded', 100, '{}')
from public.orders where order_number like 'MCG-22222PT%';
-- Runs what waits for the end of a transaction, the numbering of invoices among it; what follows waits again.
set constraints all immediate;
set constraints all deferred;
insert into public.saved_carts (user_id, items) values ('a0000000-0000-4000-8000-000000000002', '[]');

-- Visitors
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select results_eq(
  $$select id from public.products where category_id = 'b0000000-0000-4000-8000-000000000001'$$,
  $$values ('c0000000-0000-4000-8000-000000000001'::uuid)$$, 'visitors see active products only');
select is_empty(
  $$select id from public.product_images where product_id = 'c0000000-0000-4000-8000-000000000002'$$,
  'visitors do not see images of inactive products');
select results_eq(
  $$select product_id from public.product_facts where key = 'policy-clay'$$,
  $$values ('c0000000-0000-4000-8000-000000000001'::uuid)$$, 'visitors see facts of active products only');
select is_empty(
  $$select id from public.product_measures where product_id = 'c0000000-0000-4000-8000-000000000002'$$,
  'visitors do not see measures of inactive products');
select results_eq(
  $$select id from public.list_products(materials => '{policy-clay}', sizes => '{up-to-20}')$$,
  $$values ('c0000000-0000-4000-8000-000000000001'::uuid)$$, 'visitors filter by material and size');
select throws_ok($$delete from public.facts$$, '42501', null, 'visitors cannot change the vocabulary');
select isnt_empty('select 1 from public.shop_settings', 'visitors read the shop settings');
select throws_ok($$update public.products set price = 1$$, '42501', null, 'visitors cannot update products');
select throws_ok('select 1 from public.orders', '42501', null, 'visitors cannot read orders');
select throws_ok('select 1 from public.profiles', '42501', null, 'visitors cannot read profiles');
select throws_ok(
  $$insert into public.contact_messages (name, email, subject, message, language) values ('A', 'a@b.example', 'S', 'M', 'en')$$,
  '42501', null, 'visitors cannot insert contact messages directly');
select throws_ok('select 1 from private.search_words', '42501', null, 'visitors cannot read private tables');

-- A customer
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated", "sub": "a0000000-0000-4000-8000-000000000001"}';
select results_eq('select id from public.orders', $$values ('d0000000-0000-4000-8000-000000000001'::uuid)$$,
  'a customer sees only their own orders');
select results_eq('select user_id from public.profiles', $$values ('a0000000-0000-4000-8000-000000000001'::uuid)$$,
  'a customer sees only their own profile');
select is_empty('select user_id from public.saved_carts', 'a customer does not see the saved carts of others');
select is_empty('select 1 from public.order_notes', 'a customer does not see internal notes');
select is_empty('select 1 from public.audit_log', 'a customer does not see the audit log');
select throws_ok(
  $$insert into public.orders (order_number, subtotal, delivery_fee, total_amount) values ('MCG-22222222', 1, 0, 1)$$,
  '42501', null, 'a customer cannot insert orders');
select throws_ok($$update public.orders set total_amount = 1$$, '42501', null, 'a customer cannot change amounts');
select throws_ok(
  $$update public.orders set status = 'delivered'$$, '42501', null, 'a customer cannot change the status of an order');
select results_eq(
  $$with changed as (update public.products set price = 1 returning 1) select count(*)::int from changed$$,
  'values (0)', 'a customer cannot change a price');
select throws_ok($$update public.profiles set role = 'admin'$$, '42501', null, 'a customer cannot change their role');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('product-images', 'product-images/1234567890123.webp')$$,
  '42501', null, 'a customer cannot add product images');

select throws_ok(
  $$insert into public.product_facts (product_id, kind, key) values ('c0000000-0000-4000-8000-000000000001', 'place', 'policy-town')$$,
  '42501', null, 'a customer cannot add facts');
select results_eq(
  'select order_id from public.payments', $$values ('d0000000-0000-4000-8000-000000000001'::uuid)$$,
  'a customer sees the payments of their own orders only');
select results_eq(
  'select order_id from public.invoices', $$values ('d0000000-0000-4000-8000-000000000001'::uuid)$$,
  'a customer sees their own invoices only');
select throws_ok($$update public.payments set state = 'failed'$$, '42501', null, 'a customer cannot change the ledger');
select throws_ok(
  $$select public.refund_order('d0000000-0000-4000-8000-000000000001', 'cash', 'x', 1, 'x')$$, '42501', 'admin_required',
  'a customer cannot give money back');
select throws_ok(
  $$select public.report_payment('cmi', 'x', 'succeeded', 1, 'MAD')$$, '42501', null,
  'a customer cannot report a payment of a provider');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('payment-proofs',
    'd0000000-0000-4000-8000-000000000002/e0000000-0000-4000-8000-000000000001.pdf')$$,
  '42501', null, 'a customer cannot add proofs to orders of others');

-- An admin
set local request.jwt.claims = '{"role": "authenticated", "sub": "a0000000-0000-4000-8000-000000000003"}';
select results_eq(
  $$select count(*)::int from public.products where category_id = 'b0000000-0000-4000-8000-000000000001'$$,
  'values (2)', 'an admin sees inactive products');
select results_eq(
  $$with changed as (update public.products set price = 120 where id = 'c0000000-0000-4000-8000-000000000001' returning price)
    select price from changed$$, 'values (120.00)', 'an admin changes a price');
select results_eq(
  $$select r ->> 'code' from jsonb_array_elements(public.set_order_statuses(
    array['d0000000-0000-4000-8000-000000000002']::uuid[], array['pending'], 'processing')) r$$,
  'values (null::text)', 'an admin changes the status of an order');
select results_eq(
  $$select public.update_product('c0000000-0000-4000-8000-000000000001',
    '{"facts": [{"kind": "place", "key": "policy-town"}]}', '{"facts": [{"kind": "material", "key": "policy-clay"}]}') -> 'facts'$$,
  $$values ('[{"key": "policy-town", "kind": "place"}]'::jsonb)$$, 'an admin saves facts with a product');
select throws_ok(
  $$delete from public.facts where key = 'policy-town'$$, '23503', null, 'an admin cannot delete a fact in use');
select throws_ok('delete from public.orders', '42501', null, 'an admin cannot delete orders');
select throws_ok('delete from public.invoices', '42501', null, 'an admin cannot delete invoices');
select throws_ok(
  $$select public.refund_order('d0000000-0000-4000-8000-000000000002', 'cash', 'too much', 100.01, 'a reason')$$,
  'PT409', 'refund_too_large', 'an admin cannot give back more than was paid');
select results_eq(
  $$select public.refund_order('d0000000-0000-4000-8000-000000000002', 'cash', 'a part', 40, 'a reason') ->> 'state'$$,
  $$values ('succeeded')$$, 'an admin records a refund');
select throws_ok('delete from public.audit_log', '42501', null, 'an admin cannot delete the audit log');

select * from finish();
rollback;
