-- Categories, products, images, variations and the image bucket. Visitors see active products only; images and variations
-- are visible when their product is.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  key text not null check (key ~ '^[a-z][a-z0-9-]{1,40}$'),
  name_en text not null check (char_length(name_en) between 1 and 80 and private.is_plain_name(name_en)),
  name_fr text not null check (char_length(name_fr) between 1 and 80 and private.is_plain_name(name_fr)),
  name_ar text not null check (char_length(name_ar) between 1 and 80 and private.is_plain_name(name_ar)),
  city text not null check (char_length(city) between 1 and 60 and private.is_plain_name(city)),
  created_at timestamptz not null default now(),
  unique (key, city)
);
comment on table public.categories is
  'A craft in a city. The same craft in two cities is two rows with the same key.';
comment on column public.categories.key is 'Language-neutral name of the craft, used in URLs, for example copperware.';

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name_en text not null check (char_length(name_en) between 1 and 160 and private.is_plain_name(name_en)),
  name_fr text not null check (char_length(name_fr) between 1 and 160 and private.is_plain_name(name_fr)),
  name_ar text not null check (char_length(name_ar) between 1 and 160 and private.is_plain_name(name_ar)),
  description_en text not null default '' check (char_length(description_en) <= 5000),
  description_fr text not null default '' check (char_length(description_fr) <= 5000),
  description_ar text not null default '' check (char_length(description_ar) <= 5000),
  sort_en text collate "C" not null generated always as (private.sort_key(name_en)) stored,
  sort_fr text collate "C" not null generated always as (private.sort_key(name_fr)) stored,
  sort_ar text collate "C" not null generated always as (private.sort_key(name_ar)) stored,
  -- Two-sided checks on every amount: NaN passes a one-sided one.
  price numeric(10, 2) not null check (price between 0.01 and 1000000),
  compare_at_price numeric(10, 2) check (compare_at_price between 0.01 and 1000000),
  image_url text check (private.is_picture_address(image_url)),
  image_color text check (image_color ~ '^#[0-9a-f]{6}$'),
  stock_quantity integer not null default 0 check (stock_quantity between 0 and 1000000),
  category_id uuid not null references public.categories (id) on delete restrict,
  is_active boolean not null default false,
  lead_time_days smallint check (lead_time_days between 1 and 180),
  sku text check (sku ~ '^\S(.{0,38}\S)?$' and private.is_line(sku)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Denormalized from the category by triggers, so that one index serves both a filter and a sort order.
  city text not null default '',
  category_key text not null default '',
  constraint products_compare_at_price_above_price check (compare_at_price > price)
) with (toast_tuple_target = 256, fillfactor = 75);
comment on table public.products is 'The catalog. price is in MAD; a chosen variation adds its price_adjustment.';
comment on column public.products.stock_quantity is
  'Pieces of all combinations together; a sum kept by triggers for a product with variations. Has no index and the '
  'table has free space in its pages, so that selling a piece writes to no index of this table (HOT updates).';
comment on column public.products.compare_at_price is
  'The price before a reduction, shown struck through; null when there is none. It alone makes an offer.';
comment on column public.products.is_active is
  'Published: visitors see the product. A new product is a draft. A published product has a picture (check_picture).';
comment on column public.products.lead_time_days is
  'Working days until a product that is made to order is ready; null for one that is in stock.';
comment on column public.products.sku is
  'The shop''s own number of the article, or its barcode, by which operators find it; null when there is none.';
create unique index products_sku_unique on public.products (upper(sku));
comment on column public.products.image_url is
  'An https address, or a path in the bucket product-images. Names ending in -1000.<ext> have siblings '
  'ending in -640, -480 and -320.';

create table public.product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  image_url text not null check (private.is_picture_address(image_url)),
  image_color text check (image_color ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0,
  alt_en text not null default '' check (char_length(alt_en) <= 300),
  alt_fr text not null default '' check (char_length(alt_fr) <= 300),
  alt_ar text not null default '' check (char_length(alt_ar) <= 300),
  created_at timestamptz not null default now()
);
comment on table public.product_images is
  'Gallery images of a product, in order of position; the main image is products.image_url.';

create table public.product_variations (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  variation_type text not null check (char_length(variation_type) between 1 and 40 and private.is_plain_name(variation_type)),
  variation_value text not null check (char_length(variation_value) between 1 and 80 and private.is_plain_name(variation_value)),
  price_adjustment numeric(10, 2) not null default 0 check (price_adjustment between -1000000 and 1000000),
  stock_quantity integer not null default 0 check (stock_quantity between 0 and 1000000),
  image_url text check (private.is_picture_address(image_url)),
  created_at timestamptz not null default now(),
  unique (product_id, variation_type, variation_value)
) with (fillfactor = 90);
comment on table public.product_variations is
  'One value of one type (color: Cognac). A customer chooses one value of every type the product has. '
  'price_adjustment is in MAD.';
comment on column public.product_variations.stock_quantity is
  'Pieces of all combinations with this value; a sum kept by triggers.';
-- The cost of a list must not grow with the catalog: every filter and sort order has an index to walk.
create index products_newest_idx on public.products (created_at desc, id desc) include (price) where is_active;
create index products_by_category_id_idx on public.products (category_id, created_at desc, id desc) where is_active;
create index products_by_category_key_idx on public.products (category_key, created_at desc, id desc) where is_active;
create index products_by_city_idx on public.products (city, created_at desc, id desc) where is_active;
create index products_by_category_price_idx on public.products (category_key, price, id) where is_active;
create index products_by_city_price_idx on public.products (city, price, id) where is_active;
create index products_by_price_idx on public.products (price, id) include (category_id) where is_active;
create index products_category_id_idx on public.products (category_id);
create index products_created_at_idx on public.products (created_at desc, id desc);

-- product_variations needs no index on product_id: its unique constraint starts with it.
create index product_images_product_id_idx on public.product_images (product_id, position, created_at);

create function private.denormalize_category() returns trigger
language plpgsql set search_path = ''
as $$
begin
  select c.city, c.key into new.city, new.category_key from public.categories c where c.id = new.category_id;
  if not found then
    raise foreign_key_violation using message = 'unknown_category';
  end if;
  return new;
end
$$;
comment on function private.denormalize_category is
  'Trigger: copies city and key of the category to products.city and products.category_key, also when a statement '
  'sets those columns itself. Raises unknown_category (23503). Invoker: callers who write a product may read its '
  'category.';

-- city and category_key are listed so that no statement can set them to anything else.
create trigger products_denormalize_category before insert or update of category_id, city, category_key on public.products
  for each row execute function private.denormalize_category();

create function private.sync_product_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.products p where p.category_id = new.id order by p.id for no key update;
  update public.products set category_id = category_id where category_id = new.id;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.sync_product_category is
  'Trigger: after a category''s city or key changed, updates the copies in its products, locked by id. Definer '
  'because admins may not write products.city and products.category_key.';
create trigger categories_sync_products after update of city, key on public.categories
  for each row when (old.city is distinct from new.city or old.key is distinct from new.key)
  execute function private.sync_product_category();
create function private.strip_descriptions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_table_name = 'products' then
    new.description_en := private.strip_invisible(new.description_en);
    new.description_fr := private.strip_invisible(new.description_fr);
    new.description_ar := private.strip_invisible(new.description_ar);
  else
    new.alt_en := private.strip_invisible(new.alt_en);
    new.alt_fr := private.strip_invisible(new.alt_fr);
    new.alt_ar := private.strip_invisible(new.alt_ar);
  end if;
  return new;
end
$$;
comment on function private.strip_descriptions is
  'Trigger: removes invisible characters from descriptions and alternative texts. Names that contain some are '
  'refused instead; texts are often pasted from documents that hold them.';
create trigger products_strip_descriptions
  before insert or update of description_en, description_fr, description_ar on public.products
  for each row execute function private.strip_descriptions();
create trigger product_images_strip_descriptions before insert or update of alt_en, alt_fr, alt_ar on public.product_images
  for each row execute function private.strip_descriptions();
create function private.check_picture() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT409' using message = 'picture_missing', detail = jsonb_build_object('product_id', new.id)::text;
end
$$;
comment on function private.check_picture is
  'Trigger: raises picture_missing (409) for a published product without a picture, when it is published and when its '
  'picture is removed. A trigger, because a check constraint''s error has no code of its own; an after trigger, so that '
  'errors of other columns come first.';
create trigger products_check_picture after insert or update of is_active, image_url on public.products
  for each row when (new.is_active and new.image_url is null) execute function private.check_picture();
create trigger products_set_updated_at before update on public.products
  for each row execute function private.set_updated_at();

-- A table of its own rather than a column of products: editing a variation would otherwise lock the product's row after the
-- variation's, the reverse of the lock order.
create table public.product_from_prices (
  product_id uuid primary key references public.products (id) on delete cascade,
  from_price numeric(12, 2) not null check (from_price between 0.01 and 9999999999)
);
comment on table public.product_from_prices is
  'The price in MAD of the cheapest combination of a product''s variations that can be bought, or of the cheapest when none is in '
  'stock, where it differs from the product''s price; cards show it as "From 80 DH". It is no offer: only compare_at_price makes '
  'one. Maintained by triggers.';
alter table public.product_from_prices enable row level security;
grant select on public.product_from_prices to anon, authenticated, service_role;
create policy "Visitors see the lowest prices of visible products" on public.product_from_prices for select to anon
  using (exists (select 1 from public.products p where p.id = product_from_prices.product_id));
create policy "Signed-in users see the lowest prices of visible products" on public.product_from_prices
  for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_from_prices.product_id));

create function private.refresh_from_prices(product_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  figures record;
begin
  perform pg_advisory_xact_lock(hashtextextended('lowest_price:' || i::text, 0)) from (select unnest(product_ids) as i order by 1) p;
  for figures in
    select p.id, p.price, p.price + coalesce(b.adjustment, t.adjustment, 0) as from_price, p.price + coalesce(t.adjustment, 0) as lowest
    from public.products p
    cross join lateral (
      select sum(v.least) as adjustment from (
        select min(v.price_adjustment) as least from public.product_variations v
        where v.product_id = p.id group by v.variation_type) v) t
    cross join lateral (
      select min(u.adjustment) as adjustment from (
        select (select coalesce(sum(v.price_adjustment), 0) from public.product_variations v where v.id = any (u.variation_ids))
          as adjustment
        from public.stock_units u where u.product_id = p.id and u.quantity > 0) u) b
    where p.id = any (product_ids)
  loop
    if figures.lowest <= 0 then
      raise sqlstate 'PT409' using message = 'variation_price',
        detail = jsonb_build_object('product_id', figures.id, 'lowest_price', figures.lowest)::text;
    elsif figures.from_price <> figures.price then
      insert into public.product_from_prices as f (product_id, from_price) values (figures.id, figures.from_price)
      on conflict on constraint product_from_prices_pkey do update set from_price = excluded.from_price
      where f.from_price <> excluded.from_price;
    else
      delete from public.product_from_prices f where f.product_id = figures.id;
    end if;
  end loop;
end
$$;
comment on function private.refresh_from_prices is
  'Recalculates the lowest prices of products in product_from_prices, and raises variation_price (409) when a combination, in '
  'stock or not, would cost nothing or less. Price, adjustments and stock are in three tables, so all sides take one advisory lock '
  'per product first, after the row locks of an order (products, then variations). Definer because API roles may not write '
  'product_from_prices, and so that the result does not depend on which variations the caller may read.';

create function private.refresh_from_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(new);
begin
  perform private.refresh_from_prices(array[(changed ->> case when tg_table_name = 'products' then 'id' else 'product_id' end)::uuid]);
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.refresh_from_price is
  'Trigger: the lowest price of a product whose price or adjustments have changed. Added and deleted variations change the stock '
  'units, see private.sync_stock_sums. Definer because API roles may not call private.refresh_from_prices.';
create trigger products_refresh_from_price after update of price on public.products
  for each row when (old.price is distinct from new.price) execute function private.refresh_from_price();
create trigger product_variations_refresh_from_price after update of price_adjustment on public.product_variations
  for each row when (old.price_adjustment is distinct from new.price_adjustment) execute function private.refresh_from_price();

-- The products on offer, by the share of the price that is reduced. private.browse_products repeats the expression.
create index products_offers_idx on public.products (round(1 - price / compare_at_price, 4) desc, id desc)
  where is_active and compare_at_price is not null;
create index products_by_category_id_offers_idx on public.products (category_id, round(1 - price / compare_at_price, 4) desc, id desc)
  where is_active and compare_at_price is not null;
create index products_by_category_key_offers_idx on public.products (category_key, round(1 - price / compare_at_price, 4) desc, id desc)
  where is_active and compare_at_price is not null;
create index products_by_city_offers_idx on public.products (city, round(1 - price / compare_at_price, 4) desc, id desc)
  where is_active and compare_at_price is not null;
alter table public.categories enable row level security;
alter table public.products enable row level security;
alter table public.product_images enable row level security;
alter table public.product_variations enable row level security;
grant select on public.categories, public.products, public.product_images, public.product_variations to anon, authenticated;
grant select, insert, update, delete on public.categories, public.products, public.product_images, public.product_variations
  to service_role;
grant insert (key, name_en, name_fr, name_ar, city), update (key, name_en, name_fr, name_ar, city), delete
  on public.categories to authenticated;
grant
  insert (id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price, image_url, image_color,
    stock_quantity, category_id, is_active, lead_time_days, sku),
  update (name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price, image_url, image_color,
    stock_quantity, category_id, is_active, lead_time_days, sku),
  delete
  on public.products to authenticated;
grant
  -- id: restore_image inserts a deleted image under its own.
  insert (id, product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar),
  update (image_url, image_color, position, alt_en, alt_fr, alt_ar),
  delete
  on public.product_images to authenticated;
grant
  -- id: made by the dialog, so that a value is added once.
  insert (id, product_id, variation_type, variation_value, price_adjustment, image_url),
  update (variation_type, variation_value, price_adjustment, image_url),
  delete
  on public.product_variations to authenticated;

create policy "Visitors read active products" on public.products for select to anon using (is_active);
create policy "Signed-in users read active products, admins all" on public.products
  for select to authenticated using (is_active or (select private.is_admin()));
create policy "Admins add products" on public.products for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change products" on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete products" on public.products for delete to authenticated
  using ((select private.is_admin()));

-- A category is visible while it has visible products, as the policies on products decide.
create policy "Visitors read categories of active products" on public.categories for select to anon
  using (exists (select 1 from public.products p where p.category_id = categories.id));
create policy "Signed-in users read categories of active products, admins all" on public.categories
  for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.products p where p.category_id = categories.id));
create policy "Admins add categories" on public.categories for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change categories" on public.categories for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete categories" on public.categories for delete to authenticated
  using ((select private.is_admin()));

-- Correlated subqueries: `product_id in (select id ...)` would read all products to check one.
create policy "Visitors see images of visible products" on public.product_images for select to anon
  using (exists (select 1 from public.products p where p.id = product_images.product_id));
create policy "Signed-in users see images of visible products" on public.product_images for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_images.product_id));
create policy "Admins add images" on public.product_images for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change images" on public.product_images for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete images" on public.product_images for delete to authenticated
  using ((select private.is_admin()));
create policy "Visitors see variations of visible products" on public.product_variations for select to anon
  using (exists (select 1 from public.products p where p.id = product_variations.product_id));
create policy "Signed-in users see variations of visible products" on public.product_variations
  for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_variations.product_id));
create policy "Admins add variations" on public.product_variations for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change variations" on public.product_variations for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete variations" on public.product_variations for delete to authenticated
  using ((select private.is_admin()));

-- Open pages refetch on any change; Realtime respects the policies above.
alter publication supabase_realtime add table public.products, public.product_variations;

-- Anyone may fetch an image by its URL, no visitor may list them, admins add and delete them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/png', 'image/jpeg', 'image/avif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.is_product_image_path(path text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select path !~ '\.\.' and path ~ (
    '^(product-images/[0-9]{10,17}'
    || '|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{10,17}-[A-Za-z0-9][A-Za-z0-9._-]{0,119}'
    || '|product_variations/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{10,17}_[A-Za-z0-9][A-Za-z0-9._-]{0,119})'
    || '\.(webp|png|jpe?g|avif)$')
$$;
comment on function private.is_product_image_path is
  'True for the three path shapes that the shop writes to the bucket: of a product, of its gallery, of a variation. '
  'Plain ASCII names only, so that no path can traverse folders or hide its extension.';
grant execute on function private.is_product_image_path to authenticated;

-- No SELECT for visitors: a public bucket serves URLs without it, and with it the bucket could be listed.
-- No UPDATE: an image is replaced under a new name, so caches never serve an old one.
create policy "Admins add product images" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and (select private.is_admin()) and private.is_product_image_path(name));
create policy "Admins see product images" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()));
create policy "Admins delete product images" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()));
create index products_by_category_id_price_idx on public.products (category_id, price, id) where is_active;

-- Realtime sends a row only to subscribers who may read it, so visitors receive nothing when a product becomes inactive.
-- Open pages learn from this row that some product did.
create table public.catalog_changes (
  id smallint primary key default 1 check (id = 1),
  last_deactivated_at timestamptz not null default now()
);
comment on table public.catalog_changes is
  'A single row: when a product last became inactive. Open pages subscribe to it.';

insert into public.catalog_changes default values;
alter table public.catalog_changes enable row level security;
grant select on public.catalog_changes to anon, authenticated, service_role;

create policy "Everyone reads catalog changes" on public.catalog_changes for select to anon, authenticated
  using (true);

create function private.record_product_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.catalog_changes set last_deactivated_at = clock_timestamp();
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.record_product_deactivation is
  'Trigger: records in catalog_changes that some product was deactivated. Definer because API roles may not write '
  'the table.';
create trigger products_record_deactivation after update of is_active on public.products
  for each row when (old.is_active and not new.is_active) execute function private.record_product_deactivation();

alter publication supabase_realtime add table public.catalog_changes;

-- The admin also lists inactive products, which the partial indexes leave out.
create index products_all_price_idx on public.products (price, id);
create trigger products_limit_bulk_update after update on public.products
  referencing old table as changed for each statement execute function private.limit_bulk_changes('1');
create trigger products_limit_bulk_delete after delete on public.products
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_variations_limit_bulk_delete after delete on public.product_variations
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_images_limit_bulk_update after update on public.product_images
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_images_limit_bulk_delete after delete on public.product_images
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_variations_limit_bulk_update after update on public.product_variations
  referencing old table as changed for each statement execute function private.limit_bulk_changes('1');
create trigger categories_limit_bulk_update after update on public.categories
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger categories_limit_bulk_delete after delete on public.categories
  referencing old table as changed for each statement execute function private.limit_bulk_changes();

-- By name for the storefront and the admin: not partial, since few products are inactive.
create index products_by_name_en_idx on public.products (sort_en, id);
create index products_by_name_fr_idx on public.products (sort_fr, id);
create index products_by_name_ar_idx on public.products (sort_ar, id);

-- Sales are counted by category from this index alone.
create index products_category_key_idx on public.products (id) include (category_key);

-- Long descriptions are stored outside the row (toast_tuple_target). Names and image URLs stay in it: they are read
-- and compared for every row of a list.
alter table public.products
  alter column name_en set storage main, alter column name_fr set storage main, alter column name_ar set storage main,
  alter column image_url set storage main;

-- Names of one category often begin alike, so walking all names for one category would skip many rows.
create index products_by_category_name_en_idx on public.products (category_key, sort_en, id) where is_active;
create index products_by_category_name_fr_idx on public.products (category_key, sort_fr, id) where is_active;
create index products_by_category_name_ar_idx on public.products (category_key, sort_ar, id) where is_active;
