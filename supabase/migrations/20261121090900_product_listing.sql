-- The storefront's product list and its filter counts.
--
-- Both functions are security definer: under row-level security the planner may not push a condition that is not leakproof
-- (a text search) into an index, and would read every row. They filter is_active themselves.

create function private.filter_condition(search text, city text, category text, min_price numeric, max_price numeric)
returns text
language sql stable set search_path = ''
as $$
  select 'p.is_active and ' || private.search_condition(search)
    || case
      when coalesce(filter_condition.city, '') <> '' and coalesce(filter_condition.category, '') <> '' then coalesce((
        select format(' and p.category_id = %L::uuid', c.id) from public.categories c
        where c.key = filter_condition.category and c.city = filter_condition.city), ' and false')
      when coalesce(filter_condition.city, '') <> '' then format(' and p.city = %L', filter_condition.city)
      when coalesce(filter_condition.category, '') <> '' then format(' and p.category_key = %L', filter_condition.category)
      else ''
    end
    || case when min_price is not null then format(' and p.price >= %L::numeric', min_price) else '' end
    || case when max_price is not null then format(' and p.price <= %L::numeric', max_price) else '' end
$$;
comment on function private.filter_condition(text, text, text, numeric, numeric) is
  'The storefront''s filters on products p, as SQL text of quoted literals. City and category together are one '
  'category, which has its own indexes.';

create type private.product_list_row as (
  id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric,
  image_url text, image_color text, hover_image_url text, stock_quantity integer, has_variations boolean, city text, category_id uuid, categories jsonb,
  created_at timestamptz, next_cursor jsonb
);

create function private.list_products(search text, city text, category text, min_price numeric, max_price numeric,
  sort text, cursor jsonb, page_size integer, similar_to uuid) returns setof private.product_list_row
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  probe_rows constant integer := 200;
  sort_key text := case sort when 'newest' then 'p.created_at' when 'price_asc' then 'p.price' when 'price_desc' then 'p.price'
    when 'name_en' then 'p.name_en' when 'name_fr' then 'p.name_fr' when 'name_ar' then 'p.name_ar'
    when 'offers' then 'o.discount' end;
  sort_type text := case sort when 'newest' then 'timestamptz' when 'name_en' then 'text' when 'name_fr' then 'text'
    when 'name_ar' then 'text' else 'numeric' end;
  direction text := case when sort in ('newest', 'price_desc', 'offers') then 'desc' else 'asc' end;
  -- Sorting by offer also limits the list to products on offer.
  offers text := case sort when 'offers' then 'join private.product_offers o on o.product_id = p.id' else '' end;
  matching text := private.search_condition(search);
  condition text := private.filter_condition('', city, category, min_price, max_price);
  -- Sorting up to this many products is faster than walking the sort order for them.
  max_sorted_rows constant integer := 1000;
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
    execute format('select count(*) <= %2$s from (select from public.products p where %1$s limit %2$s + 1) p', condition, max_sorted_rows)
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
    execute format('select array(select p.id from (%s limit %s) p where %s limit %s)', in_order, probe_rows, matching, page_size) into ids;
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
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.list_products(text, text, text, numeric, numeric, text, jsonb, integer, uuid) is
  'Implementation of public.list_products: finds the ids of the page, then reads its rows. A search first scans '
  'probe_rows rows in the order of the page, which suffices for common words, and otherwise collects and sorts all '
  'matches, because the planner''s estimates for combined words can be far off. Definer because the caller may not use '
  'the search tables.';
grant execute on function
  private.list_products(text, text, text, numeric, numeric, text, jsonb, integer, uuid) to anon, authenticated;

create function public.list_products(search text default '', city text default '', category text default '',
  min_price numeric default null, max_price numeric default null, sort text default 'newest', cursor jsonb default null,
  page_size integer default 24, similar_to uuid default null)
returns table (id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric,
  image_url text, image_color text, hover_image_url text, stock_quantity integer, has_variations boolean, city text, category_id uuid, categories jsonb,
  created_at timestamptz, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.list_products($1, $2, $3, $4, $5, $6, $7, $8, $9) $$;
comment on function public.list_products(text, text, text, numeric, numeric, text, jsonb, integer, uuid) is
  'One page of active products. sort: newest, price_asc, price_desc, name_en, name_fr, name_ar, offers (products on '
  'offer only, best first). Pass the last row''s next_cursor for the next page. similar_to: other products of that '
  'product''s category. Refuses with invalid_request (422).';
grant execute on function
  public.list_products(text, text, text, numeric, numeric, text, jsonb, integer, uuid) to anon, authenticated;

create function private.catalog_facets(search text, city text, category text, min_price numeric, max_price numeric)
returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  within text := 'true'
    || case when min_price is not null then format(' and p.price >= %L::numeric', min_price) else '' end
    || case when max_price is not null then format(' and p.price <= %L::numeric', max_price) else '' end;
  matching text := private.search_condition(search);
  counts text;
  facets jsonb;
begin
  if matching = 'true' then
    -- Reads index entries only, and for the price bounds only the two ends of an index.
    counts := format($query$
      select c.id as category_id, n.count, n.lowest, n.highest from public.categories c cross join lateral (
        select (select count(*) from public.products p where p.category_id = c.id and p.is_active and %s) as count,
          (select min(p.price) from public.products p where p.category_id = c.id and p.is_active) as lowest,
          (select max(p.price) from public.products p where p.category_id = c.id and p.is_active) as highest
      ) n
    $query$, within);
  else
    counts := format($query$
      select p.category_id, count(*) filter (where %s) as count, min(p.price) as lowest, max(p.price) as highest
      from public.products p where p.is_active and %s group by p.category_id
    $query$, within, matching);
  end if;
  execute format($query$
    with counted as (
      select c.key, c.name_en, c.name_fr, c.name_ar, c.city, n.count, n.lowest, n.highest,
        coalesce($1, '') in ('', c.city) as in_city, coalesce($2, '') in ('', c.key) as in_category
      from (%s) n join public.categories c on c.id = n.category_id
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n.count), 0)::bigint from counted n where n.in_city and n.in_category),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', f.city, 'count', f.count) order by f.city), '[]'::jsonb)
        from (select n.city, sum(n.count)::bigint as count from counted n
          where n.in_category group by n.city having sum(n.count) > 0) f),
      'categories', (select coalesce(jsonb_agg(jsonb_build_object(
          'key', f.key, 'name_en', f.name_en, 'name_fr', f.name_fr, 'name_ar', f.name_ar, 'count', f.count)
          order by f.name_en), '[]'::jsonb)
        from (select n.key, min(n.name_en) as name_en, min(n.name_fr) as name_fr, min(n.name_ar) as name_ar,
            sum(n.count)::bigint as count
          from counted n where n.in_city group by n.key having sum(n.count) > 0) f),
      'price', (select jsonb_build_object('min', coalesce(min(n.lowest), 0), 'max', coalesce(max(n.highest), 0))
        from counted n where n.in_city and n.in_category))
  $query$, counts) into facets using city, category;
  return facets;
end
$$;
comment on function private.catalog_facets(text, text, text, numeric, numeric) is
  'Implementation of public.catalog_facets. A category has one city and one craft, so one pass of counts by '
  'category yields every facet. Definer because the caller may not use the search tables.';
grant execute on function private.catalog_facets(text, text, text, numeric, numeric) to anon, authenticated;

create function public.catalog_facets(search text default '', city text default '', category text default '',
  min_price numeric default null, max_price numeric default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.catalog_facets($1, $2, $3, $4, $5) $$;
comment on function public.catalog_facets(text, text, text, numeric, numeric) is
  'Counts by city and by category, and the lowest and highest price, of active products. Each facet applies the '
  'other filters but not its own.';
grant execute on function public.catalog_facets(text, text, text, numeric, numeric) to anon, authenticated;
