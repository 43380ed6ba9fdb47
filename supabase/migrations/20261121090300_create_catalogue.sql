-- Products and what belongs to them. Shoppers see active products only; images and variations follow their product.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  key text not null check (key ~ '^[a-z][a-z0-9-]{1,40}$'),
  name_en text not null check (char_length(name_en) between 1 and 80 and private.is_plain(name_en)),
  name_fr text not null check (char_length(name_fr) between 1 and 80 and private.is_plain(name_fr)),
  name_ar text not null check (char_length(name_ar) between 1 and 80 and private.is_plain(name_ar)),
  city text not null check (char_length(city) between 1 and 60 and private.is_plain(city)),
  created_at timestamptz not null default now(),
  unique (key, city)
);
comment on table public.categories is 'A craft in a city. The same craft in two cities is two rows with one key.';
comment on column public.categories.key is 'Language-neutral name of the craft, used in URLs: copperware.';

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name_en text not null check (char_length(name_en) between 1 and 160 and private.is_plain(name_en)),
  name_fr text not null check (char_length(name_fr) between 1 and 160 and private.is_plain(name_fr)),
  name_ar text not null check (char_length(name_ar) between 1 and 160 and private.is_plain(name_ar)),
  description_en text not null default '' check (char_length(description_en) <= 5000),
  description_fr text not null default '' check (char_length(description_fr) <= 5000),
  description_ar text not null default '' check (char_length(description_ar) <= 5000),
  -- Two-sided: a one-sided check lets NaN in.
  price numeric(10, 2) not null check (price between 0.01 and 1000000),
  compare_at_price numeric(10, 2) check (compare_at_price between 0.01 and 1000000),
  image_url text check (image_url ~ '^(https?://.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$' and char_length(image_url) <= 500),
  image_color text check (image_color ~ '^#[0-9a-f]{6}$'),
  stock_quantity integer not null default 0 check (stock_quantity between 0 and 1000000),
  category_id uuid not null references public.categories (id) on delete restrict,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Copies from the category, kept by triggers, so that one index serves a filter and the sort at once.
  city text not null default '',
  category_key text not null default '',
  -- Starts with a space, so that '% word%' also finds the first word.
  search text not null generated always as (
    ' ' || private.search_norm(
      name_en || ' ' || name_fr || ' ' || name_ar || ' ' || description_en || ' ' || description_fr || ' ' || description_ar)
  ) stored,
  constraint products_compare_at_price_above_price check (compare_at_price > price)
);
comment on table public.products is 'The catalogue. price is in dirhams; a chosen variation adds its adjustment.';
comment on column public.products.compare_at_price is 'The price before a reduction, shown struck through; null when there is none.';
comment on column public.products.image_url is
  'An http(s) address, or a path in the bucket product-images. Names ending in -1000.<ext> have -640 and -320 siblings.';

create table public.product_images (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  image_url text not null check (image_url ~ '^(https?://.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$' and char_length(image_url) <= 500),
  image_color text check (image_color ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0,
  alt_en text not null default '' check (char_length(alt_en) <= 300),
  alt_fr text not null default '' check (char_length(alt_fr) <= 300),
  alt_ar text not null default '' check (char_length(alt_ar) <= 300),
  created_at timestamptz not null default now()
);

create table public.product_variations (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  variation_type text not null check (char_length(variation_type) between 1 and 40 and private.is_plain(variation_type)),
  variation_value text not null check (char_length(variation_value) between 1 and 80 and private.is_plain(variation_value)),
  price_adjustment numeric(10, 2) not null default 0 check (price_adjustment between -1000000 and 1000000),
  stock_quantity integer not null default 0 check (stock_quantity between 0 and 1000000),
  image_url text check (image_url ~ '^(https?://.+|[A-Za-z0-9][A-Za-z0-9._/-]*)$' and char_length(image_url) <= 500),
  created_at timestamptz not null default now(),
  unique (product_id, variation_type, variation_value)
);
comment on table public.product_variations is
  'One value of one type (color: Cognac). A shopper chooses one value of every type that the product has.';

-- The listing's cost must not grow with the catalogue: every filter and sort it offers walks one of these.
create index products_newest_idx on public.products (created_at desc, id desc) where is_active;
create index products_by_category_id_idx on public.products (category_id, created_at desc, id desc) where is_active;
create index products_by_category_key_idx on public.products (category_key, created_at desc, id desc) where is_active;
create index products_by_city_idx on public.products (city, created_at desc, id desc) where is_active;
create index products_by_category_price_idx on public.products (category_key, price, id) where is_active;
create index products_by_city_price_idx on public.products (city, price, id) where is_active;
create index products_by_price_idx on public.products (price, id) where is_active;
create index products_by_name_en_idx on public.products (name_en, id) where is_active;
create index products_by_name_fr_idx on public.products (name_fr, id) where is_active;
create index products_by_name_ar_idx on public.products (name_ar, id) where is_active;
create index products_search_idx on public.products using gin (search extensions.gin_trgm_ops);
create index products_category_id_idx on public.products (category_id);
create index products_created_at_idx on public.products (created_at desc, id desc);
create index product_images_product_id_idx on public.product_images (product_id, position, created_at);
-- product_variations is indexed by its unique constraint, which starts with product_id.

-- Invoker: whoever writes a product may read its category.
create function private.copy_category() returns trigger
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
-- city and category_key are listed so that nobody can set them to anything else.
create trigger products_copy_category before insert or update of category_id, city, category_key on public.products
  for each row execute function private.copy_category();

-- Definer: admins may not write products.city and products.category_key themselves.
create function private.spread_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.products set category_id = category_id where category_id = new.id;
  return null;
end
$$;
create trigger categories_spread after update of city, key on public.categories
  for each row when (old.city is distinct from new.city or old.key is distinct from new.key)
  execute function private.spread_category();

create trigger products_touch before update on public.products
  for each row execute function private.touch_updated_at();

-- No combination of choices may cost nothing or less: the cheapest value of every type together is the worst case.
-- The price and the adjustments are rows of two tables, so both sides take one lock per product before they look.
-- An advisory one: row locks taken from here could deadlock with an order, which locks products before variations.
create function private.check_lowest_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  checked uuid := case when tg_table_name = 'products' then new.id else (to_jsonb(new) ->> 'product_id')::uuid end;
  lowest numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('lowest_price:' || checked::text, 0));
  select p.price + coalesce(
      (select sum(t.least) from (
        select min(v.price_adjustment) as least from public.product_variations v
        where v.product_id = p.id group by v.variation_type) t), 0)
    into lowest from public.products p where p.id = checked;
  if lowest <= 0 then
    raise sqlstate 'PT409' using
      message = 'variation_price', detail = jsonb_build_object('product_id', checked, 'lowest_price', lowest)::text;
  end if;
  return null;
end
$$;
create trigger products_check_lowest_price after update of price on public.products
  for each row when (old.price is distinct from new.price) execute function private.check_lowest_price();
-- Not "when it lowers the price": a new value can only be judged with its siblings, and inserts are rare.
create trigger product_variations_check_lowest_price
  after insert or update of price_adjustment, variation_type, product_id on public.product_variations
  for each row execute function private.check_lowest_price();

-- Products on offer, best first: a reduced price, or a value below the base price. A table of its own, because it follows
-- products and variations: a column of products would make an edited variation wait for its product's row, which an
-- order locks before the variation.
create table private.product_offers (
  product_id uuid primary key references public.products (id) on delete cascade,
  discount numeric(5, 4) not null check (discount between 0.0001 and 1)
);
comment on table private.product_offers is 'Largest share off a product''s price, 0 to 1. No row: no offer. Kept by triggers.';
create index product_offers_best_idx on private.product_offers (discount desc, product_id desc);
alter table private.product_offers enable row level security;

-- Definer: nobody holds rights on product_offers.
create function private.refresh_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  product uuid := (changed ->> case when tg_table_name = 'products' then 'id' else 'product_id' end)::uuid;
  best numeric;
begin
  select round(greatest(
      coalesce(1 - p.price / p.compare_at_price, 0),
      coalesce((select -min(v.price_adjustment) from public.product_variations v where v.product_id = p.id) / p.price, 0)), 4)
    into best from public.products p where p.id = product;
  if best > 0 then
    insert into private.product_offers as o (product_id, discount) values (product, best)
    on conflict (product_id) do update set discount = excluded.discount where o.discount <> excluded.discount;
  else
    delete from private.product_offers o where o.product_id = product;
  end if;
  return null;
end
$$;
create trigger products_refresh_offer after insert or update of price, compare_at_price on public.products
  for each row execute function private.refresh_offer();
create trigger product_variations_refresh_offer
  after insert or delete or update of price_adjustment, product_id on public.product_variations
  for each row execute function private.refresh_offer();

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
  insert (name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price, image_url, image_color,
    stock_quantity, category_id, is_active),
  update (name_en, name_fr, name_ar, description_en, description_fr, description_ar, price, compare_at_price, image_url, image_color,
    stock_quantity, category_id, is_active),
  delete
  on public.products to authenticated;
grant
  insert (product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar),
  update (image_url, image_color, position, alt_en, alt_fr, alt_ar),
  delete
  on public.product_images to authenticated;
grant
  insert (product_id, variation_type, variation_value, price_adjustment, stock_quantity, image_url),
  update (variation_type, variation_value, price_adjustment, stock_quantity, image_url),
  delete
  on public.product_variations to authenticated;

create policy "Visitors read active products" on public.products for select to anon using (is_active);
create policy "Signed-in people read active products, admins all" on public.products
  for select to authenticated using (is_active or (select private.is_admin()));
create policy "Admins add products" on public.products for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change products" on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete products" on public.products for delete to authenticated
  using ((select private.is_admin()));

-- A category is worth showing while it has something to show. The products policy decides what counts.
create policy "Visitors read categories of active products" on public.categories for select to anon
  using (exists (select 1 from public.products p where p.category_id = categories.id));
create policy "Signed-in people read categories of active products, admins all" on public.categories
  for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.products p where p.category_id = categories.id));
create policy "Admins add categories" on public.categories for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change categories" on public.categories for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete categories" on public.categories for delete to authenticated
  using ((select private.is_admin()));

-- Correlated on purpose: `product_id in (select id …)` would read every product to answer for one.
create policy "Visitors see images of visible products" on public.product_images for select to anon
  using (exists (select 1 from public.products p where p.id = product_images.product_id));
create policy "Signed-in people see images of visible products" on public.product_images for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_images.product_id));
create policy "Admins add images" on public.product_images for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change images" on public.product_images for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete images" on public.product_images for delete to authenticated
  using ((select private.is_admin()));

create policy "Visitors see variations of visible products" on public.product_variations for select to anon
  using (exists (select 1 from public.products p where p.id = product_variations.product_id));
create policy "Signed-in people see variations of visible products" on public.product_variations
  for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_variations.product_id));
create policy "Admins add variations" on public.product_variations for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change variations" on public.product_variations for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete variations" on public.product_variations for delete to authenticated
  using ((select private.is_admin()));

-- Open pages refetch on any change; the publication respects the policies above.
alter publication supabase_realtime add table public.products, public.product_variations;
