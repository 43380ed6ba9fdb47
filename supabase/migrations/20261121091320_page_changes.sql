-- Changes of what the built pages show. The host builds the pages with the data of the day, and a job (scheduled_jobs) requests the next
-- build when something of it has changed, and otherwise once a night: an order that leaves pieces of a product changes nothing that a
-- crawler reads.

create table private.page_changes (
  transaction xid8 primary key default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  request_id bigint
);
comment on table private.page_changes is
  'Transactions that changed what built pages show, since a build was last requested with success. A row for each, not one row for all: '
  'transactions then neither wait for each other, nor is one lost that ends while a build is requested. Row-level security without '
  'policies: only definer functions and the jobs read it.';
comment on column private.page_changes.request_id is
  'The last request for a build with the change (net._http_response.id); null before the first. The row is deleted once the host has '
  'accepted one.';
alter table private.page_changes enable row level security;

create function private.record_page_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row_values jsonb;
begin
  -- An import changes many rows in one transaction.
  if exists (select from private.page_changes c where c.transaction = pg_current_xact_id()) then
    return null;
  end if;
  row_values := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  if (case tg_table_name
    when 'products' then true
    when 'shop_settings' then true
    when 'delivery_rates' then true
    when 'delivery_bounds' then true
    when 'categories' then exists (
      select from public.products p where p.category_id = (row_values ->> 'id')::uuid and p.is_active)
    when 'facts' then exists (
      select from public.product_facts f join public.products p on p.id = f.product_id
      where f.kind = row_values ->> 'kind' and f.key = row_values ->> 'key' and p.is_active)
    else exists (
      select from public.products p where p.id = (row_values ->> 'product_id')::uuid and p.is_active)
    end)
  then
    insert into private.page_changes default values on conflict on constraint page_changes_pkey do nothing;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.record_page_change is
  'Trigger: notes that the transaction changes what built pages show. The conditions of the triggers leave out columns that no page '
  'shows; here rows of products that are not published are left out. Definer because no API role may write the table.';

create trigger products_record_page_change_on_insert after insert on public.products
  for each row when (new.is_active) execute function private.record_page_change();
create trigger products_record_page_change_on_delete after delete on public.products
  for each row when (old.is_active) execute function private.record_page_change();
create trigger products_record_page_change_on_update after update on public.products
  for each row when ((old.is_active or new.is_active) and (
    old.name_en, old.name_fr, old.name_ar, old.description_en, old.description_fr, old.description_ar, old.price,
    old.compare_at_price, old.image_url, old.image_color, old.category_id, old.is_active, old.lead_time_days)
  is distinct from (
    new.name_en, new.name_fr, new.name_ar, new.description_en, new.description_fr, new.description_ar, new.price,
    new.compare_at_price, new.image_url, new.image_color, new.category_id, new.is_active, new.lead_time_days))
  execute function private.record_page_change();
-- Whether there are pieces, which the pages state for search engines, but not how many: that changes with every order, and the app reads it.
create trigger stock_units_record_page_change after update of quantity on public.stock_units
  for each row when ((old.quantity > 0) <> (new.quantity > 0)) execute function private.record_page_change();

create trigger product_images_record_page_change after insert or delete on public.product_images
  for each row execute function private.record_page_change();
create trigger product_images_record_page_change_on_update after update on public.product_images
  for each row when (old.* is distinct from new.*) execute function private.record_page_change();
create trigger product_variations_record_page_change after insert or delete on public.product_variations
  for each row execute function private.record_page_change();
create trigger product_variations_record_page_change_on_update after update on public.product_variations
  for each row when ((old.variation_type, old.variation_value, old.price_adjustment, old.image_url)
    is distinct from (new.variation_type, new.variation_value, new.price_adjustment, new.image_url))
  execute function private.record_page_change();
create trigger product_facts_record_page_change after insert or delete on public.product_facts
  for each row execute function private.record_page_change();
create trigger product_measures_record_page_change after insert or delete on public.product_measures
  for each row execute function private.record_page_change();
create trigger product_measures_record_page_change_on_update after update on public.product_measures
  for each row when (old.* is distinct from new.*) execute function private.record_page_change();
create trigger facts_record_page_change after update on public.facts
  for each row when (old.* is distinct from new.*) execute function private.record_page_change();
create trigger categories_record_page_change after update on public.categories
  for each row when (old.* is distinct from new.*) execute function private.record_page_change();

create trigger review_stats_record_page_change after insert or delete on public.review_stats
  for each row execute function private.record_page_change();
create trigger review_stats_record_page_change_on_update after update on public.review_stats
  for each row when (old.stars <> new.stars) execute function private.record_page_change();
-- A review that is published or withdrawn changes the figures above.
create trigger reviews_record_page_change after update on public.reviews
  for each row when (old.state = 'published' and new.state = 'published'
    and (old.body, old.display_name) is distinct from (new.body, new.display_name))
  execute function private.record_page_change();

create trigger shop_settings_record_page_change after update on public.shop_settings
  for each row when ((
    old.site_name, old.site_description_en, old.site_description_fr, old.site_description_ar, old.contact_email, old.contact_phone,
    old.whatsapp_number, old.address_en, old.address_fr, old.address_ar, old.instagram_url, old.facebook_url)
  is distinct from (
    new.site_name, new.site_description_en, new.site_description_fr, new.site_description_ar, new.contact_email, new.contact_phone,
    new.whatsapp_number, new.address_en, new.address_fr, new.address_ar, new.instagram_url, new.facebook_url))
  execute function private.record_page_change();
create trigger delivery_rates_record_page_change_on_insert after insert on public.delivery_rates
  for each row when (new.is_active) execute function private.record_page_change();
create trigger delivery_rates_record_page_change_on_delete after delete on public.delivery_rates
  for each row when (old.is_active) execute function private.record_page_change();
create trigger delivery_rates_record_page_change_on_update after update on public.delivery_rates
  for each row when ((old.is_active or new.is_active)
    and (old.fee, old.free_from, old.min_days, old.max_days, old.position, old.is_active)
    is distinct from (new.fee, new.free_from, new.min_days, new.max_days, new.position, new.is_active))
  execute function private.record_page_change();
-- The bounds change with couriers and their prices.
create trigger delivery_bounds_record_page_change after insert or delete on public.delivery_bounds
  for each row execute function private.record_page_change();
create trigger delivery_bounds_record_page_change_on_update after update on public.delivery_bounds
  for each row when (old.* is distinct from new.*) execute function private.record_page_change();
