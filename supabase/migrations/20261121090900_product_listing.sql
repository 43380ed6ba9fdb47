-- The storefront's product list and its filter counts.
--
-- Both functions are security definer: under row-level security the planner may not push a condition that is not leakproof
-- (a text search) into an index, and would read every row. They filter is_active themselves.

create type private.product_list_row as (
  id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric,
  image_url text, image_color text, hover_image_url text, stock_quantity integer, has_variations boolean, city text, category_id uuid, categories jsonb,
  created_at timestamptz, next_cursor jsonb, from_price numeric, review_stats jsonb, is_close boolean
);

create function private.search_products(query private.search_query, category_ids uuid[], except_id uuid, min_price numeric,
  max_price numeric, sort text, cursor jsonb, page_size integer, out ids uuid[], out ranks integer[])
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set enable_seqscan = off
as $$
declare
  -- In another order too, close results follow the exact ones.
  conditions tsquery[] := case when sort = 'relevance' then query.conditions
    when query.exact is not distinct from query.anywhere then array[query.anywhere] else array[query.exact, query.anywhere && !!query.exact] end;
  first_rank integer := coalesce((cursor ->> 'rank')::integer, 1);
  is_descending boolean := sort in ('relevance', 'newest', 'price_desc', 'offers');
  after_id uuid := (cursor ->> 'id')::uuid;
  after_time timestamptz := (case when sort in ('relevance', 'newest') then cursor ->> 'value' end)::timestamptz;
  after_number numeric := (case when sort in ('price_asc', 'price_desc', 'offers') then cursor ->> 'value' end)::numeric;
  after_text text := case when sort in ('name_en', 'name_fr', 'name_ar') then cursor ->> 'value' end;
  scope tsquery := (select string_agg('''#' || c || '''', ' | ') from unnest(category_ids) c)::tsquery;
  condition tsquery;
  found uuid[];
begin
  ids := '{}';
  ranks := '{}';
  for rank in first_rank .. coalesce(cardinality(conditions), 0) loop
    condition := conditions[rank];
    found := array(
      select s.product_id from private.product_search s
      where s.is_active
        -- Apart from the other condition, and before it: the index then skips to the products of the scope. The other way round
        -- it reads every product of the condition that an earlier query found.
        and (scope is null or s.words @@ scope)
        and s.words @@ condition
        and (sort <> 'offers' or s.discount is not null)
        and (except_id is null or s.product_id <> except_id)
        and (min_price is null or s.price >= min_price)
        and (max_price is null or s.price <= max_price)
        and case
          when cursor is null or rank > first_rank then true
          when sort in ('relevance', 'newest') then (s.created_at, s.product_id) < (after_time, after_id)
          when sort = 'price_asc' then (s.price, s.product_id) > (after_number, after_id)
          when sort = 'price_desc' then (s.price, s.product_id) < (after_number, after_id)
          when sort = 'offers' then (s.discount, s.product_id) < (after_number, after_id)
          else (select (case sort when 'name_en' then p.sort_en when 'name_fr' then p.sort_fr else p.sort_ar end, p.id)
            > (after_text, after_id) from public.products p where p.id = s.product_id)
        end
      order by
        case when sort in ('relevance', 'newest') then s.created_at end desc,
        case when sort = 'price_asc' then s.price end,
        case when sort = 'price_desc' then s.price end desc,
        case when sort = 'offers' then s.discount end desc,
        case when sort in ('name_en', 'name_fr', 'name_ar') then (
          select case sort when 'name_en' then p.sort_en when 'name_fr' then p.sort_fr else p.sort_ar end
          from public.products p where p.id = s.product_id) end,
        case when is_descending then s.product_id end desc,
        case when not is_descending then s.product_id end
      limit page_size - cardinality(ids)
    );
    ids := ids || found;
    ranks := ranks || array_fill(rank, array[cardinality(found)]);
    exit when cardinality(ids) = page_size;
  end loop;
end
$$;
comment on function private.search_products is
  'The ids of a page of a search, with the rank of each: the products of each condition of the search follow those of the '
  'conditions before it. Without sequential scans: the planner does not know that words is read from outside the row.';

create function private.browse_products(in_category_id uuid, in_city text, in_category text, min_price numeric,
  max_price numeric, sort text, cursor jsonb, page_size integer, similar_to uuid, is_probe boolean, among tsquery) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set enable_seqscan = off
as $$
declare
  -- Sorting up to this many products is faster than walking the sort order for them.
  max_sorted_rows constant integer := 1000;
  -- With more products than that and up to this many, walking takes longer than the search that a probe may spare.
  max_unprobed_rows constant integer := 5000;
  is_descending boolean := sort in ('newest', 'price_desc', 'offers');
  is_narrow boolean := false;
  band_rows integer;
  after_id uuid := (cursor ->> 'id')::uuid;
  after_time timestamptz := (case sort when 'newest' then cursor ->> 'value' end)::timestamptz;
  after_number numeric := (case when sort in ('price_asc', 'price_desc', 'offers') then cursor ->> 'value' end)::numeric;
  after_text text := case when sort in ('name_en', 'name_fr', 'name_ar') then cursor ->> 'value' end;
  similar_image text := (select p.image_url from public.products p where p.id = similar_to);
begin
  if among is null and sort not in ('price_asc', 'price_desc') and (min_price is not null or max_price is not null) then
    select count(*) into band_rows from (
      select from public.products p
      where p.is_active
        and (in_category_id is null or p.category_id = in_category_id)
        and (in_city is null or p.city = in_city)
        and (in_category is null or p.category_key = in_category)
        and (min_price is null or p.price >= min_price)
        and (max_price is null or p.price <= max_price)
      limit case when is_probe then max_unprobed_rows else max_sorted_rows end + 1
    ) p;
    is_narrow := band_rows <= max_sorted_rows;
    if is_probe and not is_narrow and band_rows <= max_unprobed_rows then
      return null;
    end if;
  end if;

  return array(
    select p.id from public.products p
    -- Nothing else of a product is read than its place in the index of the order.
    where case when among is null then p.is_active
      else p.id in (select s.product_id from private.product_search s where s.is_active and s.words @@ among) end
      and (sort <> 'offers' or p.compare_at_price is not null)
      and (similar_to is null or p.id <> similar_to and p.image_url is distinct from similar_image)
      and (in_category_id is null or p.category_id = in_category_id)
      and (in_city is null or p.city = in_city)
      and (in_category is null or p.category_key = in_category)
      and (min_price is null or p.price >= min_price)
      and (max_price is null or p.price <= max_price)
      and case
        when cursor is null then true
        when sort = 'newest' then (p.created_at, p.id) < (after_time, after_id)
        when sort = 'price_asc' then (p.price, p.id) > (after_number, after_id)
        when sort = 'price_desc' then (p.price, p.id) < (after_number, after_id)
        when sort = 'name_en' then (p.sort_en, p.id) > (after_text, after_id)
        when sort = 'name_fr' then (p.sort_fr, p.id) > (after_text, after_id)
        when sort = 'name_ar' then (p.sort_ar, p.id) > (after_text, after_id)
        else (round(1 - p.price / p.compare_at_price, 4), p.id) < (after_number, after_id)
      end
    order by
      -- The same for every row. No index begins with it, so few products are collected and sorted.
      case when is_narrow then p.price * 0 end,
      case when sort = 'newest' then p.created_at end desc,
      case when sort = 'price_asc' then p.price end,
      case when sort = 'price_desc' then p.price end desc,
      case when sort = 'name_en' then p.sort_en end,
      case when sort = 'name_fr' then p.sort_fr end,
      case when sort = 'name_ar' then p.sort_ar end,
      case when sort = 'offers' then round(1 - p.price / p.compare_at_price, 4) end desc,
      case when is_descending then p.id end desc,
      case when not is_descending then p.id end
    limit page_size
  );
end
$$;
comment on function private.browse_products is
  'The ids of a page of products without a search. The statement is planned with the values of its call '
  '(force_custom_plan): a filter that is not given and the branches of other sort orders are constants then, which the '
  'planner removes, so that every sort order uses its own index. Products within few prices are collected and sorted. Null for a probe '
  'that would walk many products. among: of the many products that a query of product_search.words finds. Similar products '
  'do not show the picture of the product that they are similar to.';

create function private.list_products(search text, city text, category text, min_price numeric, max_price numeric,
  sort text, cursor jsonb, page_size integer, similar_to uuid, materials text[], colours text[], sizes text[],
  in_stock boolean)
  returns setof private.product_list_row
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  -- A filter by facts first reads this many products in the order of the list: enough for common ones.
  probe_rows constant integer := 200;
  few_rows constant integer := 1000;
  query private.search_query := private.search_query(search);
  facts tsquery := private.facts_query(materials, colours, sizes, in_stock);
  is_text_search boolean := query.anywhere is not null;
  facet_group_ids integer[];
  is_search boolean;
  in_city text := nullif(city, '');
  in_category text := nullif(category, '');
  in_category_id uuid;
  is_walked boolean;
  is_complete boolean;
  ids uuid[];
  ranks integer[];
begin
  max_price := least(max_price, query.max_price);
  -- A filter by facts is a search in the index of words.
  query := private.add_facts(query, facts);
  is_search := query.anywhere is not null;
  sort := coalesce(nullif(sort, ''), 'relevance');
  -- Above the price that the search names, the cheapest come nearest. A further page keeps the order of the first, whatever prices have become.
  if sort = 'relevance' and (case when cursor is null then query.is_dearer else jsonb_typeof(cursor -> 'value') = 'number' end) then
    sort := 'price_asc';
  end if;
  -- A page that was loaded before searches were ordered by relevance continues with its own cursor.
  if sort = 'relevance' and (not is_text_search or not coalesce(cursor ? 'rank', true)) then
    sort := 'newest';
  end if;
  if sort not in ('relevance', 'newest', 'price_asc', 'price_desc', 'name_en', 'name_fr', 'name_ar', 'offers')
    or coalesce(page_size, 0) not between 1 and 48
    or cursor is not null and (cursor ->> 'value' is null or cursor ->> 'id' is null)
    or sort = 'relevance' and cursor is not null and coalesce((cursor ->> 'rank')::integer, 0) not between 1 and 40 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;

  -- A category of a city has its own indexes. All products of the category of similar_to are of that city.
  if similar_to is not null then
    select p.category_id into in_category_id from public.products p
    where p.id = similar_to and p.is_active and p.city = coalesce(in_city, p.city)
      and p.category_key = coalesce(in_category, p.category_key);
  elsif in_city is not null and in_category is not null then
    select c.id into in_category_id from public.categories c where c.key = in_category and c.city = in_city;
  end if;
  if similar_to is not null or in_city is not null and in_category is not null then
    if in_category_id is null then
      return;
    end if;
    in_city := null;
    in_category := null;
  end if;

  -- Close results come after the exact ones in every order, so the order of all products does not help.
  -- The names of many products are walked for those that a search finds, instead of looking up the name of each of these.
  is_walked := is_text_search and sort in ('name_en', 'name_fr', 'name_ar') and query.exact = query.anywhere
    and private.count_active(query.anywhere, few_rows + 1) > few_rows;
  is_complete := not is_search or is_walked;
  if is_complete or not is_text_search and sort <> 'relevance' then
    ids := private.browse_products(in_category_id, in_city, in_category, min_price, max_price, sort, cursor,
      case when is_complete then page_size else probe_rows end, similar_to, not is_complete, case when is_walked then query.anywhere end);
  end if;
  if not is_complete and not is_text_search then
    is_complete := coalesce(cardinality(ids) < probe_rows, false);
    facet_group_ids := array(select g.id from private.facet_groups g where g.words @@ facts);
    ids := array(
      select s.product_id from unnest(ids) with ordinality i (id, n) join private.product_search s on s.product_id = i.id
      where s.facet_group_id = any (facet_group_ids) order by i.n limit page_size);
  end if;
  if is_search and not is_complete and coalesce(cardinality(ids), 0) < page_size then
    select f.ids, f.ranks into ids, ranks from private.search_products(query,
      case
        when in_category_id is not null then array[in_category_id]
        when coalesce(in_city, in_category) is not null then array(
          select c.id from public.categories c
          where c.city = coalesce(in_city, c.city) and c.key = coalesce(in_category, c.key))
      end, similar_to, min_price, max_price, sort, cursor, page_size) f;
  end if;

  return query
    select p.id, p.name_en, p.name_fr, p.name_ar, p.price, p.compare_at_price, p.image_url, p.image_color,
      (select i.image_url from public.product_images i
        where i.product_id = p.id and i.image_url is distinct from p.image_url
        order by i.position, i.created_at limit 1),
      p.stock_quantity,
      exists (select 1 from public.product_variations v where v.product_id = p.id),
      p.city, p.category_id,
      jsonb_build_object('key', c.key, 'name_en', c.name_en, 'name_fr', c.name_fr, 'name_ar', c.name_ar, 'city', c.city),
      p.created_at,
      jsonb_build_object('id', p.id, 'value', case sort
        when 'relevance' then to_jsonb(p.created_at)
        when 'newest' then to_jsonb(p.created_at)
        when 'name_en' then to_jsonb(p.sort_en)
        when 'name_fr' then to_jsonb(p.sort_fr)
        when 'name_ar' then to_jsonb(p.sort_ar)
        when 'offers' then to_jsonb(round(1 - p.price / p.compare_at_price, 4))
        else to_jsonb(p.price)
      end) || case when ranks is null then '{}' else jsonb_build_object('rank', ranks[array_position(ids, p.id)]) end,
      -- Sorted or limited by price, the list shows the price that it goes by.
      case when sort not in ('price_asc', 'price_desc') and min_price is null and max_price is null then
        (select f.from_price from public.product_from_prices f where f.product_id = p.id)
      end,
      (select jsonb_build_object('average', r.average, 'review_count', r.review_count)
        from public.review_stats r where r.product_id = p.id),
      coalesce(ranks[array_position(ids, p.id)] > case when sort = 'relevance' then query.exact_count else 1 end, false)
    from public.products p join public.categories c on c.id = p.category_id
    where p.id = any (ids) order by array_position(ids, p.id);
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.list_products is
  'Implementation of public.list_products: finds the ids of the page, then reads its rows. Definer because the caller may '
  'not use the search tables, and because under row-level security the planner could not use every index.';
grant execute on function private.list_products to anon, authenticated;

create function public.list_products(search text default '', city text default '', category text default '',
  min_price numeric default null, max_price numeric default null, sort text default null, cursor jsonb default null,
  page_size integer default 24, similar_to uuid default null, materials text[] default null, colours text[] default null,
  sizes text[] default null, in_stock boolean default false)
returns table (id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric,
  image_url text, image_color text, hover_image_url text, stock_quantity integer, has_variations boolean, city text, category_id uuid, categories jsonb,
  created_at timestamptz, next_cursor jsonb, from_price numeric, review_stats jsonb, is_close boolean)
language sql stable set search_path = ''
as $$ select * from private.list_products($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) $$;
comment on function public.list_products is
  'One page of active products. sort: relevance (without a search: newest), newest, price_asc, price_desc, name_en, name_fr, '
  'name_ar, offers (products on offer only, best first); relevance by default. from_price: of the cheapest combination of variations, null when it costs the price, and in '
  'lists sorted or limited by price, which go by the price itself. review_stats: {average, review_count}, null without reviews. '
  'is_close: the product matches a part of the search; such products follow those that match all of it, when those are few. '
  'Pass the last row''s next_cursor for the next page. similar_to: other products of that product''s category, with other '
  'pictures. materials, colours, sizes: keys of facts, of which a product has at least one of each kind that is given. in_stock: products '
  'of which there is a piece. '
  'Refuses with invalid_request (422).';
grant execute on function public.list_products to anon, authenticated;

create function private.catalog_facets(search text, city text, category text, min_price numeric, max_price numeric,
  materials text[], colours text[], sizes text[], in_stock boolean)
returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  query private.search_query := private.search_query(search);
  facts tsquery := private.facts_query(materials, colours, sizes, in_stock);
  is_search boolean := query.anywhere is not null;
  result jsonb;
  lowest numeric;
  highest numeric;
  browsed integer[];
  first_buckets smallint[];
  last_buckets smallint[];
  first_bucket smallint;
  last_bucket smallint;
begin
  max_price := least(max_price, query.max_price);
  with counted as materialized (
    select b.facet_group_id, b.category_id, b.products, null::numeric as lowest, null::numeric as highest, b.first_bucket, b.last_bucket
    from private.browsed_groups(facts, min_price, max_price, by_category => facts is null) b where not is_search
    union all
    select s.facet_group_id, s.category_id, s.products, s.lowest, s.highest, null, null
    from private.searched_groups(private.add_facts(query, facts), min_price, max_price) s where is_search
  ), facets as materialized (
    select c.key, c.name_en, c.name_fr, c.name_ar, c.city, n.*,
      coalesce(catalog_facets.city, '') in ('', c.city) as in_city,
      coalesce(catalog_facets.category, '') in ('', c.key) as in_category
    from counted n join public.categories c on c.id = n.category_id
  )
  select jsonb_build_object(
      'total', (select coalesce(sum(n.products), 0)::bigint from facets n where n.in_city and n.in_category),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', f.city, 'count', f.count) order by f.city), '[]'::jsonb)
        from (select n.city, sum(n.products)::bigint as count from facets n
          where n.in_category group by n.city having sum(n.products) > 0) f),
      'categories', (select coalesce(jsonb_agg(jsonb_build_object(
          'key', f.key, 'name_en', f.name_en, 'name_fr', f.name_fr, 'name_ar', f.name_ar, 'count', f.count)
          order by private.sort_key(f.name_en) collate "C"), '[]'::jsonb)
        from (select n.key, min(n.name_en) as name_en, min(n.name_fr) as name_fr, min(n.name_ar) as name_ar,
            sum(n.products)::bigint as count
          from facets n where n.in_city group by n.key having sum(n.products) > 0) f)),
    min(f.lowest), max(f.highest), min(f.first_bucket), max(f.last_bucket),
    array_agg(f.facet_group_id), array_agg(f.first_bucket), array_agg(f.last_bucket)
    into result, lowest, highest, first_bucket, last_bucket, browsed, first_buckets, last_buckets
  from facets f where f.in_city and f.in_category;

  -- Without a search text the lowest and highest price are at the ends of an index, or in the first and last bucket.
  if first_bucket is not null and facts is null then
    select min(n.lowest), max(n.highest) into lowest, highest from public.categories c cross join lateral (
      select (select min(p.price) from public.products p where p.category_id = c.id and p.is_active) as lowest,
        (select max(p.price) from public.products p where p.category_id = c.id and p.is_active) as highest) n
    where coalesce(catalog_facets.city, '') in ('', c.city) and coalesce(catalog_facets.category, '') in ('', c.key);
  elsif first_bucket is not null then
    lowest := (select min(s.price) from private.product_search s where s.is_active and s.price_bucket = first_bucket
      and s.facet_group_id = any (array(select g from unnest(browsed, first_buckets) u (g, b) where b = first_bucket)));
    highest := (select max(s.price) from private.product_search s where s.is_active and s.price_bucket = last_bucket
      and s.facet_group_id = any (array(select g from unnest(browsed, last_buckets) u (g, b) where b = last_bucket)));
  end if;
  -- A list without products keeps the prices of the shop, so that its filters can be changed.
  if lowest is null then
    select min(p.price), max(p.price) into lowest, highest from public.products p where p.is_active;
  end if;
  return result || jsonb_build_object('price', jsonb_build_object(
      'min', least(coalesce(lowest, 0), query.max_price), 'max', least(coalesce(highest, 0), query.max_price)),
    'corrected', query.corrected);
end
$$;
comment on function private.catalog_facets is
  'Implementation of public.catalog_facets. A category has one city and one craft, so one pass of counts by facet group yields '
  'every facet. Definer because the caller may not use the search tables.';
grant execute on function private.catalog_facets to anon, authenticated;

create function public.catalog_facets(search text default '', city text default '', category text default '',
  min_price numeric default null, max_price numeric default null, materials text[] default null, colours text[] default null,
  sizes text[] default null, in_stock boolean default false) returns jsonb
language sql stable set search_path = ''
as $$ select private.catalog_facets($1, $2, $3, $4, $5, $6, $7, $8, $9) $$;
comment on function public.catalog_facets is
  'Counts by city and by category, and the lowest and highest price, of active products (of all when none is found), up to a '
  'price that the search names. Each facet '
  'applies the other filters but not its own. corrected: the search with misspelled words replaced, or null. Counts by fact: see catalog_fact_facets.';
grant execute on function public.catalog_facets to anon, authenticated;

create function private.catalog_fact_facets(search text, city text, category text, min_price numeric, max_price numeric,
  materials text[], colours text[], sizes text[], in_stock boolean) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  query private.search_query := private.search_query(search);
  is_search boolean := query.anywhere is not null;
  -- Each kind is counted without its own choice.
  without_materials tsquery := private.facts_query(null, colours, sizes, in_stock);
  without_colours tsquery := private.facts_query(materials, null, sizes, in_stock);
  without_sizes tsquery := private.facts_query(materials, colours, null, in_stock);
begin
  max_price := least(max_price, query.max_price);
  return (
    with counted as (
      select b.facet_group_id, b.category_id, b.products
      from private.browsed_groups(null, min_price, max_price) b where not is_search
      union all
      select s.facet_group_id, s.category_id, s.products
      from private.searched_groups(query, min_price, max_price) s where is_search
    ), words as (
      select w.word, n.products, g.words
      from counted n
      join public.categories c on c.id = n.category_id
        and coalesce(catalog_fact_facets.city, '') in ('', c.city) and coalesce(catalog_fact_facets.category, '') in ('', c.key)
      join private.facet_groups g on g.id = n.facet_group_id
      cross join unnest(tsvector_to_array(g.words)) w (word)
      where n.products > 0
    ), facts as (
      select f.kind, f.key, f.label_en, f.label_fr, f.label_ar, f.position, sum(w.products)::bigint as count
      from words w join public.facts f on f.kind in ('material', 'colour', 'size') and w.word = '~' || f.kind || '/' || f.key
      where case f.kind when 'material' then without_materials is null or w.words @@ without_materials
        when 'colour' then without_colours is null or w.words @@ without_colours
        else without_sizes is null or w.words @@ without_sizes end
      group by f.kind, f.key
    )
    select jsonb_build_object('materials', '[]'::jsonb, 'colours', '[]'::jsonb, 'sizes', '[]'::jsonb)
      || coalesce(jsonb_object_agg(k.kind || 's', k.rows), '{}'::jsonb)
    from (
      select f.kind, jsonb_agg(jsonb_build_object('key', f.key, 'label_en', f.label_en, 'label_fr', f.label_fr,
        'label_ar', f.label_ar, 'count', f.count) order by f.position, f.key) as rows
      from facts f group by f.kind
    ) k
  );
end
$$;
comment on function private.catalog_fact_facets is
  'Implementation of public.catalog_fact_facets. Definer because the caller may not use the search tables.';
grant execute on function private.catalog_fact_facets  to anon, authenticated;

create function public.catalog_fact_facets(search text default '', city text default '', category text default '',
  min_price numeric default null, max_price numeric default null, materials text[] default null, colours text[] default null,
  sizes text[] default null, in_stock boolean default false) returns jsonb
language sql stable set search_path = ''
as $$ select private.catalog_fact_facets($1, $2, $3, $4, $5, $6, $7, $8, $9) $$;
comment on function public.catalog_fact_facets is
  'Counts of active products by material, colour and size: {materials: [{key, label_en, label_fr, label_ar, count}], '
  'colours, sizes}. Each kind applies the other filters but not its own. Apart from catalog_facets, which every list '
  'fetches, since they are needed only when the filters are opened.';
grant execute on function public.catalog_fact_facets  to anon, authenticated;
