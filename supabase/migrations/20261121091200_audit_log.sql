-- Audit log: which admin changed what in the catalog, prices, stock, roles, settings and synonyms;
-- a changed or deleted image can be restored from it.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  diff jsonb not null,
  created_at timestamptz not null default now()
);
comment on table public.audit_log is
  'Append-only. diff holds {column: [before, after]} of the changed columns. actor is the admin.';
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_created_at_idx on public.audit_log (created_at desc);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

create policy "Admins read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.prevent_mutation();

create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key_column text := tg_argv[0];
  ignored text[] := array['updated_at', 'search', 'sort_en', 'sort_fr', 'sort_ar'];
  before jsonb;
  after jsonb;
  diff jsonb;
begin
  -- Nothing is computed of the many rows that jobs and orders write.
  if (select auth.uid()) is null or not (select private.is_admin()) then
    return null;
  end if;
  before := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) - ignored end;
  after := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) - ignored end;
  select coalesce(jsonb_object_agg(k, jsonb_build_array(before -> k, after -> k)), '{}'::jsonb) into diff
  from (select jsonb_object_keys(before || after) as k) keys
  where before -> k is distinct from after -> k;
  -- Pieces that orders moved, or that other combinations took over, are in the ledger of the stock.
  if tg_op = 'UPDATE' and diff ? 'stock_quantity' and 'adjustment' <> (
    select m.reason from public.stock_movements m
    where m.product_id = coalesce(after ->> 'product_id', after ->> 'id')::uuid order by m.id desc limit 1)
  then
    return null;
  end if;
  if diff <> '{}'::jsonb then
    insert into public.audit_log (actor, action, table_name, row_id, diff)
    values ((select auth.uid()), lower(tg_op), tg_table_name, coalesce(after ->> key_column, before ->> key_column), diff);
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.audit is
  'Trigger: writes what an admin inserted, updated or deleted to audit_log; the argument names the key column. '
  'Changes without an admin (orders moving stock, migrations, the seed) are not logged, nor are columns '
  'generated for search and sorting. Definer because admins may not write audit_log.';
create trigger categories_audit after insert or update or delete on public.categories
  for each row execute function private.audit('id');
create trigger products_audit after insert or update or delete on public.products
  for each row execute function private.audit('id');
create trigger product_variations_audit after insert or update or delete on public.product_variations
  for each row execute function private.audit('id');
create trigger product_images_audit after insert or update or delete on public.product_images
  for each row execute function private.audit('id');
create trigger product_measures_audit after insert or update or delete on public.product_measures
  for each row execute function private.audit('product_id');
create trigger facts_audit after insert or update or delete on public.facts
  for each row execute function private.audit('key');

-- Not the size, which follows from the measures.
create trigger product_facts_audit_insert after insert on public.product_facts
  for each row when (new.kind <> 'size') execute function private.audit('product_id');
create trigger product_facts_audit_delete after delete on public.product_facts
  for each row when (old.kind <> 'size') execute function private.audit('product_id');
create trigger shop_settings_audit after update on public.shop_settings
  for each row execute function private.audit('id');
create trigger delivery_rates_audit after insert or update on public.delivery_rates
  for each row execute function private.audit('country');
create trigger couriers_audit after insert or update on public.couriers
  for each row execute function private.audit('id');
create trigger promotions_audit after insert or update or delete on public.promotions
  for each row execute function private.audit('id');
create trigger text_templates_audit after update on public.text_templates
  for each row execute function private.audit('key');
create trigger courier_prices_audit after insert or update on public.courier_prices
  for each row execute function private.audit('id');
create trigger reviews_audit after update of state, refusal_reason, reply, is_flagged on public.reviews
  for each row execute function private.audit('id');
create trigger payment_methods_audit after update of is_enabled on public.payment_methods
  for each row execute function private.audit('method');
create trigger currency_rates_audit after update on public.currency_rates
  for each row execute function private.audit('currency');

-- Only the role: the rest of a profile belongs to its owner.
create trigger profiles_audit after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.audit('user_id');
create trigger search_synonyms_audit after insert or update or delete on public.search_synonyms
  for each row execute function private.audit('id');

create function public.restore_image(entry_id bigint) returns uuid
language plpgsql set search_path = ''
as $$
declare
  entry public.audit_log;
  before jsonb;
  product uuid;
begin
  perform private.require_admin();
  select * into entry from public.audit_log l where l.id = entry_id and l.action in ('update', 'delete');
  select jsonb_object_agg(d.key, d.value -> 0) into before from jsonb_each(entry.diff) d;
  if entry.table_name = 'product_images' and entry.action = 'delete' then
    insert into public.product_images as i (id, product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar)
    select b.id, b.product_id, b.image_url, b.image_color, b.position, b.alt_en, b.alt_fr, b.alt_ar
    from jsonb_populate_record(null::public.product_images, before) b
    where exists (select 1 from public.products p where p.id = b.product_id)
    returning i.product_id into product;
  elsif entry.table_name = 'product_images' then
    update public.product_images i set image_url = b.image_url, image_color = b.image_color, position = b.position,
      alt_en = b.alt_en, alt_fr = b.alt_fr, alt_ar = b.alt_ar
    from public.product_images c cross join jsonb_populate_record(c, before) b
    where c.id = entry.row_id::uuid and i.id = c.id
    returning i.product_id into product;
  elsif entry.table_name = 'products' and entry.action = 'update' and before ? 'image_url' then
    update public.products p set image_url = before ->> 'image_url',
      image_color = case when before ? 'image_color' then before ->> 'image_color' else p.image_color end
    where p.id = entry.row_id::uuid returning p.id into product;
    -- The main picture is the first of its gallery: another one would replace it with the gallery's next change.
    update public.product_images i
    set position = (select min(f.position) - 1 from public.product_images f where f.product_id = product)
    where i.product_id = product and i.image_url = before ->> 'image_url';
  elsif entry.table_name = 'product_variations' and entry.action = 'update' and before ? 'image_url' then
    update public.product_variations v set image_url = before ->> 'image_url'
    where v.id = entry.row_id::uuid returning v.product_id into product;
  else
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if product is null then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return product;
end
$$;
comment on function public.restore_image is
  'Admins only. Undoes an entry of the audit log that changed or deleted an image: of a gallery with its texts and '
  'place, of a product, which becomes the first of its gallery, or of a variation. Returns the id of the product. Raises not_found when the product or the '
  'row no longer exists (404), invalid_request for any other entry (422); an image that was restored already is a '
  'conflict (23505). Invoker: the caller''s rights to the columns apply.';
grant execute on function public.restore_image to authenticated;
