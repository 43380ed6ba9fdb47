-- The listing. One function answers for every filter, sort and page: under a row policy the planner may not use the
-- trigram index (LIKE is not leakproof) and reads every row, so this one runs as its owner and filters is_active itself.

create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) between 2 and 30),
  created_at timestamptz not null default now()
);
comment on table public.search_synonyms is 'Words that mean the same for a search, in any language and spelling. Stored folded.';

create table public.search_misses (
  query text not null check (char_length(query) between 2 and 80),
  language public.language not null,
  hits integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (query, language)
);
comment on table public.search_misses is 'Searches that found nothing, folded: what shoppers miss, or a synonym to add.';

alter table public.search_synonyms enable row level security;
alter table public.search_misses enable row level security;
grant select, delete on public.search_synonyms, public.search_misses to authenticated;
grant insert (terms), update (terms) on public.search_synonyms to authenticated;
grant select, insert, update, delete on public.search_synonyms, public.search_misses to service_role;
create policy "Admins see synonyms" on public.search_synonyms for select to authenticated
  using ((select private.is_admin()));
create policy "Admins add synonyms" on public.search_synonyms for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change synonyms" on public.search_synonyms for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete synonyms" on public.search_synonyms for delete to authenticated
  using ((select private.is_admin()));
create policy "Admins see misses" on public.search_misses for select to authenticated
  using ((select private.is_admin()));
create policy "Admins clear misses" on public.search_misses for delete to authenticated
  using ((select private.is_admin()));

create function private.fold_synonyms() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.terms := array(
    select distinct private.search_norm(t) from unnest(new.terms) t where private.search_norm(t) <> '' order by 1);
  if cardinality(new.terms) < 2 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "terms"}';
  end if;
  return new;
end
$$;
create trigger search_synonyms_fold before insert or update on public.search_synonyms
  for each row execute function private.fold_synonyms();

-- The condition that a search text puts on products.search, as SQL. Every word must be found, itself or one of its
-- synonyms; the Arabic article is optional. Folded text holds no % or _, so the patterns need no escaping; words of
-- one or two letters only match beginnings of words, which the trigram index can serve.
create function private.search_condition(search text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := 'true';
  word text;
begin
  foreach word in array regexp_split_to_array(left(private.search_norm(coalesce(search, '')), 200), ' ') loop
    continue when word = '';
    word := regexp_replace(word, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1');
    condition := condition || ' and (' || (
      select string_agg(format('p.search like %L',
        case when char_length(t.term) < 3 then '% ' || t.term || '%' else '%' || t.term || '%' end), ' or ')
      from (
        select word as term
        union
        select u from public.search_synonyms s, unnest(s.terms) u where word = any (s.terms)
      ) t
    ) || ')';
  end loop;
  return condition;
end
$$;

create function private.filter_condition(search text, city text, category text, min_price numeric, max_price numeric)
returns text
language sql stable set search_path = ''
as $$
  select 'p.is_active and ' || private.search_condition(search)
    || case when coalesce(city, '') <> '' then format(' and p.city = %L', city) else '' end
    || case when coalesce(category, '') <> '' then format(' and p.category_key = %L', category) else '' end
    || case when min_price is not null then format(' and p.price >= %L::numeric', min_price) else '' end
    || case when max_price is not null then format(' and p.price <= %L::numeric', max_price) else '' end
$$;

create type private.product_card as (
  id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric,
  image_url text, image_color text, hover_image_url text, stock_quantity integer, has_variations boolean, city text, category_id uuid, categories jsonb,
  created_at timestamptz, next_cursor jsonb
);

-- Definer: see the top. Everything that reaches the statement is a quoted literal or chosen from the lists here.
create function private.list_products(search text, city text, category text, min_price numeric, max_price numeric,
  sort text, cursor jsonb, page_size integer, similar_to uuid) returns setof private.product_card
language plpgsql stable security definer set search_path = ''
as $$
declare
  sort_key text := case sort when 'newest' then 'p.created_at' when 'price_asc' then 'p.price' when 'price_desc' then 'p.price'
    when 'name_en' then 'p.name_en' when 'name_fr' then 'p.name_fr' when 'name_ar' then 'p.name_ar'
    when 'offers' then 'o.discount' end;
  sort_type text := case sort when 'newest' then 'timestamptz' when 'name_en' then 'text' when 'name_fr' then 'text'
    when 'name_ar' then 'text' else 'numeric' end;
  direction text := case when sort in ('newest', 'price_desc', 'offers') then 'desc' else 'asc' end;
  -- Sorting by offer also leaves only products that are on offer.
  offers text := case sort when 'offers' then 'join private.product_offers o on o.product_id = p.id' else '' end;
  condition text := private.filter_condition(search, city, category, min_price, max_price);
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

  return query execute format($query$
    select page.id, page.name_en, page.name_fr, page.name_ar, page.price, page.compare_at_price,
      page.image_url, page.image_color,
      (select i.image_url from public.product_images i
        where i.product_id = page.id and i.image_url is distinct from page.image_url
        order by i.position, i.created_at limit 1),
      page.stock_quantity,
      exists (select 1 from public.product_variations v where v.product_id = page.id),
      page.city, page.category_id,
      jsonb_build_object('key', c.key, 'name_en', c.name_en, 'name_fr', c.name_fr, 'name_ar', c.name_ar, 'city', c.city),
      page.created_at,
      jsonb_build_object('value', page.sort_value, 'id', page.id)
    from (
      select p.*, %1$s as sort_value from public.products p %2$s
      where %3$s order by %1$s %4$s, p.id %4$s limit %5$s
    ) page
    join public.categories c on c.id = page.category_id
    order by page.sort_value %4$s, page.id %4$s
  $query$, sort_key, offers, condition, direction, page_size);
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  -- Only the cursor can hold such a value.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
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
  'One page of active products. sort: newest, price_asc, price_desc, name_en, name_fr, name_ar, offers (products on offer only, best first). Pass the last row''s next_cursor for the next page. similar_to: other products of that product''s category. Refuses with invalid_request (422).';
grant execute on function
  public.list_products(text, text, text, numeric, numeric, text, jsonb, integer, uuid) to anon, authenticated;

-- Counts for the filters. Each facet honours the other filters but not itself, so that it shows what a click would give.
-- Definer: as for the listing.
create function private.catalog_facets(search text, city text, category text, min_price numeric, max_price numeric)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  facets jsonb;
begin
  execute format($query$
    select jsonb_build_object(
      'total', (select count(*) from public.products p where %s),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', f.city, 'count', f.count) order by f.city), '[]'::jsonb)
        from (select p.city, count(*) from public.products p where %s group by p.city) f),
      'categories', (select coalesce(jsonb_agg(jsonb_build_object(
          'key', f.key, 'name_en', f.name_en, 'name_fr', f.name_fr, 'name_ar', f.name_ar, 'count', f.count)
          order by f.name_en), '[]'::jsonb)
        from (
          select c.key, min(c.name_en) as name_en, min(c.name_fr) as name_fr, min(c.name_ar) as name_ar,
            sum(n.count)::bigint as count
          from (select p.category_id, count(*) from public.products p where %s group by p.category_id) n
          join public.categories c on c.id = n.category_id group by c.key
        ) f),
      'price', (select jsonb_build_object('min', coalesce(min(p.price), 0), 'max', coalesce(max(p.price), 0))
        from public.products p where %s))
  $query$,
    private.filter_condition(search, city, category, min_price, max_price),
    private.filter_condition(search, '', category, min_price, max_price),
    private.filter_condition(search, city, '', min_price, max_price),
    private.filter_condition(search, city, category, null, null)) into facets;
  return facets;
end
$$;
grant execute on function private.catalog_facets(text, text, text, numeric, numeric) to anon, authenticated;

create function public.catalog_facets(search text default '', city text default '', category text default '',
  min_price numeric default null, max_price numeric default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.catalog_facets($1, $2, $3, $4, $5) $$;
comment on function public.catalog_facets(text, text, text, numeric, numeric) is
  'Counts by city and by category, and the price bounds, of active products. Each facet honours the other filters.';
grant execute on function public.catalog_facets(text, text, text, numeric, numeric) to anon, authenticated;

-- Definer: visitors hold no rights on search_misses. What does find something is not a miss, whatever the caller says.
create function private.log_search_miss(query text, language public.language) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  folded text := left(private.search_norm(coalesce(query, '')), 80);
begin
  if char_length(folded) < 2 or exists (
    select 1 from private.list_products(folded, '', '', null, null, 'newest', null, 1, null)
  ) then
    return;
  end if;
  perform private.limit_rate('search_miss', 'everyone', 3600, 600);
  perform private.limit_rate('search_miss', private.caller_subject(), 3600, 60);
  insert into public.search_misses as m (query, language) values (folded, log_search_miss.language)
  on conflict on constraint search_misses_pkey do update set hits = m.hits + 1, last_at = now();
end
$$;
grant execute on function private.log_search_miss(text, public.language) to anon, authenticated;

create function public.log_search_miss(query text, language public.language) returns void
language sql set search_path = ''
as $$ select private.log_search_miss($1, $2) $$;
comment on function public.log_search_miss(text, public.language) is 'Remembers a search that found nothing. Refuses with too_many_requests (429).';
grant execute on function public.log_search_miss(text, public.language) to anon, authenticated;
