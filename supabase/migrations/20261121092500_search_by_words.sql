-- Search by words rather than by text. A substring was looked for in every candidate's text, and reading 40,000 texts to
-- count what "copper" finds took seconds. Now a search's words are first looked up among all words of the catalogue, and
-- the rest is a lookup of whole words, which their index answers alone.

create function private.search_lexemes(input text) returns tsvector
language sql immutable strict parallel safe set search_path = ''
as $$
  -- A lexeme may have 2,046 bytes; nobody's word has 60 letters.
  select array_to_tsvector(array(
    select distinct left(w, 60) from regexp_split_to_table(private.search_norm(input), ' ') w where w <> ''))
$$;
-- A generated column is computed with the rights of whoever writes the row.
grant execute on function private.search_lexemes(text) to authenticated, service_role;

-- Long texts go to the side table early: the listing, the counts and every change of stock then handle short rows.
alter table public.products set (toast_tuple_target = 256);
drop index public.products_search_idx;
alter table public.products drop column search;
alter table public.products add column words tsvector not null generated always as (
  private.search_lexemes(
    name_en || ' ' || name_fr || ' ' || name_ar || ' ' || description_en || ' ' || description_fr || ' ' || description_ar)
) stored;
comment on column public.products.words is 'Folded words of all names and descriptions, for the search.';
create index products_words_idx on public.products using gin (words);

create table private.search_terms (
  term text primary key
);
comment on table private.search_terms is 'Every word in products.words, so that a part of a word finds the word. Only grows; kept by triggers.';
create index search_terms_parts_idx on private.search_terms using gin (term extensions.gin_trgm_ops);
alter table private.search_terms enable row level security;

-- Definer: nobody holds rights on search_terms. "do nothing" takes no lock on words that are known.
create function private.learn_product_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'ROW' then
    insert into private.search_terms (term) select unnest(tsvector_to_array(new.words)) order by 1 on conflict do nothing;
  else
    insert into private.search_terms (term)
    select distinct unnest(tsvector_to_array(p.words)) from added p order by 1 on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger products_learn_added_terms after insert on public.products
  referencing new table as added for each statement execute function private.learn_product_terms();
create trigger products_learn_terms after update of name_en, name_fr, name_ar, description_en, description_fr, description_ar
  on public.products for each row when (old.words is distinct from new.words)
  execute function private.learn_product_terms();
insert into private.search_terms (term) select distinct unnest(tsvector_to_array(p.words)) from public.products p;

create index search_terms_beginnings_idx on private.search_terms (term text_pattern_ops);

-- The condition that a search text puts on products.words, as SQL. Every word must be found, itself or one of its
-- synonyms; the Arabic article is optional. A part of a word will do; of one or two letters, the beginning. Words are
-- given in full, since the planner guesses badly how many products hold a beginning. Folded text holds neither quotes
-- nor wildcards, so nothing needs escaping.
create or replace function private.search_condition(search text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- A part that more words hold says next to nothing: then what begins with it is found, and the shortest that hold it.
  most_terms constant integer := 300;
  condition text := '';
  alternatives text;
  word text;
begin
  foreach word in array regexp_split_to_array(left(private.search_norm(coalesce(search, '')), 200), ' ') loop
    continue when word = '';
    word := left(regexp_replace(word, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1'), 60);
    select string_agg(distinct meant.lexemes, ' | ') into alternatives
    from (
      select word as said
      union
      select u from public.search_synonyms s, unnest(s.terms) u where word = any (s.terms)
    ) t
    cross join lateral (
      select '(''' || replace(t.said, ' ', ''' & ''') || ''')' as lexemes where t.said ~ ' '
      union all
      select case when k.place > most_terms then '''' || t.said || ''':*' else '''' || k.term || '''' end
      from (
        select h.term, row_number() over (order by char_length(h.term), h.term) as place from (
          (select b.term from private.search_terms b
            where char_length(t.said) < 3 and b.term like t.said || '%' limit most_terms + 1)
          union all
          (select w.term from private.search_terms w
            where char_length(t.said) > 2 and w.term like '%' || t.said || '%' limit 4 * most_terms)
        ) h
      ) k
      where t.said !~ ' ' and k.place <= most_terms + 1
    ) meant;
    if alternatives is null then
      return 'false';
    end if;
    condition := concat_ws(' & ', nullif(condition, ''), '(' || alternatives || ')');
  end loop;
  return case condition when '' then 'true' else format('p.words @@ %L::tsquery', condition) end;
end
$$;

-- A craft in a city is one category, which has indexes of its own.
create or replace function private.filter_condition(search text, city text, category text, min_price numeric, max_price numeric)
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
create index products_by_category_id_price_idx on public.products (category_id, price, id) where is_active;

-- Definer: see the first listing. Finds the page's ids, then reads the cards. A search has two ways: what many products
-- hold is soon met in the order of the page, and what few hold is looked up and sorted. The planner's guess between the
-- two can be wrong by everything (words exclude each other, or a craft is all in one city), so the first way is tried
-- for a few rows only, and the second cannot be mistaken for it. Sequential scans look cheap to the planner, which does
-- not count that each row's words must be fetched; what small tables then seem to cost would start the JIT compiler.
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
  in_order text;
  ids uuid[];
begin
  if sort_key is null or coalesce(page_size, 0) not between 1 and 48 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if similar_to is not null then
    condition := condition || format(' and p.category_id = %L::uuid and p.id <> %L::uuid',
      (select s.category_id from public.products s where s.id = similar_to and s.is_active), similar_to);
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

  if matching = 'true' and (sort <> 'offers' or coalesce(city, '') = '' or coalesce(category, '') = '') then
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
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  -- Only the cursor can hold such a value.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;

-- One pass for all counts: a category has one city and one craft, so counts by category give every facet.
create or replace function private.catalog_facets(search text, city text, category text, min_price numeric, max_price numeric)
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
    -- Index entries only, and of the price bounds the two ends only.
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

-- Definer and planner settings: as for the listing.
create or replace function private.finds_something(search text) returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  found_something boolean;
begin
  execute 'select exists (select 1 from public.products p where p.is_active and ' || private.search_condition(search) || ')'
    into found_something;
  return found_something;
end
$$;
