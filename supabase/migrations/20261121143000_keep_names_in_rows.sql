-- Rows are short, so that many fit into a block (see "search by words"). Names and addresses of pictures went out of line with
-- the descriptions, though, and every row of a list and every comparison of two names fetched them one by one.
alter table public.products
  alter column name_en set storage main, alter column name_fr set storage main, alter column name_ar set storage main,
  alter column image_url set storage main;
-- Only what is written from now on is stored so: what is there already is written once more.
alter table public.products disable trigger user;
update public.products set name_en = name_en || '', name_fr = name_fr || '', name_ar = name_ar || '', image_url = image_url || '';
alter table public.products enable trigger user;

-- Names of a craft begin alike: whoever walks all names for those of one craft meets none for long.
create index products_by_category_name_en_idx on public.products (category_key, name_en, id) where is_active;
create index products_by_category_name_fr_idx on public.products (category_key, name_fr, id) where is_active;
create index products_by_category_name_ar_idx on public.products (category_key, name_ar, id) where is_active;

-- Definer: see the first listing. In the order of a name, of a date or of an offer nothing leads to a band of prices: where
-- few products are within it, they are looked up by their price and sorted.
create or replace function private.list_products(search text, city text, category text, min_price numeric, max_price numeric,
  sort text, cursor jsonb, page_size integer, similar_to uuid) returns setof private.product_card
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  soon constant integer := 200;
  sort_key text := case sort when 'newest' then 'p.created_at' when 'price_asc' then 'p.price' when 'price_desc' then 'p.price'
    when 'name_en' then 'p.name_en' when 'name_fr' then 'p.name_fr' when 'name_ar' then 'p.name_ar'
    when 'offers' then 'o.discount' end;
  sort_type text := case sort when 'newest' then 'timestamptz' when 'name_en' then 'text' when 'name_fr' then 'text'
    when 'name_ar' then 'text' else 'numeric' end;
  direction text := case when sort in ('newest', 'price_desc', 'offers') then 'desc' else 'asc' end;
  -- Sorting by offer also leaves only products that are on offer.
  offers text := case sort when 'offers' then 'join private.product_offers o on o.product_id = p.id' else '' end;
  matching text := private.search_condition(search);
  condition text := private.filter_condition('', city, category, min_price, max_price);
  -- Up to so many products are sorted sooner than the order of all is walked for them.
  few constant integer := 1000;
  in_order text;
  ids uuid[];
  is_narrow boolean := sort = 'offers' and coalesce(city, '') <> '' and coalesce(category, '') <> '';
begin
  if sort_key is null or coalesce(page_size, 0) not between 1 and 48 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if similar_to is not null then
    condition := condition || format(' and p.category_id = %L::uuid and p.id <> %L::uuid',
      (select s.category_id from public.products s where s.id = similar_to and s.is_active), similar_to);
  end if;
  if matching = 'true' and sort not in ('price_asc', 'price_desc') and (min_price is not null or max_price is not null) then
    execute format('select count(*) <= %2$s from (select from public.products p where %1$s limit %2$s + 1) p', condition, few)
      into is_narrow;
  end if;
  if cursor is not null then
    if not (cursor ? 'value' and cursor ? 'id') then
      raise sqlstate 'PT422' using message = 'invalid_request';
    end if;
    condition := condition || format(' and (%s, p.id) %s (%L::%s, %L::uuid)',
      sort_key, case direction when 'desc' then '<' else '>' end, cursor ->> 'value', sort_type, cursor ->> 'id');
  end if;
  in_order := format('select p.id, p.words, %1$s as sort_value from public.products p %2$s where %3$s order by %1$s %4$s, p.id %4$s',
    sort_key, offers, condition, direction);

  if matching = 'true' and not is_narrow then
    execute format('select array(select p.id from (%s limit %s) p)', in_order, page_size) into ids;
  elsif matching not in ('true', 'false') then
    execute format('select array(select p.id from (%s limit %s) p where %s limit %s)', in_order, soon, matching, page_size) into ids;
  end if;
  if matching <> 'false' and (ids is null or matching <> 'true' and cardinality(ids) < page_size) then
    execute format($query$
      with found as materialized (select p.id, %1$s as sort_value from public.products p %2$s where %3$s and %4$s)
      select array(select f.id from found f order by f.sort_value %5$s, f.id %5$s limit %6$s)
    $query$, sort_key, offers, condition, matching, direction, page_size) into ids;
  end if;

  return query execute format($query$
    select p.id, p.name_en, p.name_fr, p.name_ar, p.price, p.compare_at_price, p.image_url, p.image_color,
      (select i.image_url from public.product_images i
        where i.product_id = p.id and i.image_url is distinct from p.image_url
        order by i.position, i.created_at limit 1),
      p.stock_quantity,
      exists (select 1 from public.product_variations v where v.product_id = p.id),
      p.city, p.category_id,
      jsonb_build_object('key', c.key, 'name_en', c.name_en, 'name_fr', c.name_fr, 'name_ar', c.name_ar, 'city', c.city),
      p.created_at,
      jsonb_build_object('value', %1$s, 'id', p.id)
    from public.products p %2$s join public.categories c on c.id = p.category_id
    where p.id = any ($1) order by %1$s %3$s, p.id %3$s
  $query$, sort_key, offers, direction) using ids;
exception when data_exception then
  -- Only the cursor can hold such a value.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
