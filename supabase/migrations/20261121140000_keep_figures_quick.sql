-- The operators' lists and figures at 100,000 products and 50,000 orders: scripts/measure-admin.ts.

-- Operators sort by name whatever the state; shoppers leave out the few that are not active.
drop index public.products_by_name_en_idx, public.products_by_name_fr_idx, public.products_by_name_ar_idx;
create index products_by_name_en_idx on public.products (name_en, id);
create index products_by_name_fr_idx on public.products (name_fr, id);
create index products_by_name_ar_idx on public.products (name_ar, id);
-- What was sold is counted by craft without reading the products' texts.
create index products_crafts_idx on public.products (id) include (category_key);

-- As before; few pieces are a condition of the row, so that a page is read and not sorted out of all. Definer: as before.
create or replace function private.admin_products(search text, category text, city text, state text, stock text, sort text, cursor jsonb,
  page_size integer) returns setof private.stocked_product
language plpgsql stable security definer set search_path = ''
as $$
declare
  sort_key text := case sort when 'newest' then 'p.created_at' when 'price_asc' then 'p.price' when 'price_desc' then 'p.price'
    when 'stock_asc' then 'p.stock_quantity' when 'name_en' then 'p.name_en' when 'name_fr' then 'p.name_fr'
    when 'name_ar' then 'p.name_ar' end;
  sort_type text := case sort when 'newest' then 'timestamptz' when 'stock_asc' then 'integer' when 'price_asc' then 'numeric'
    when 'price_desc' then 'numeric' else 'text' end;
  direction text := case when sort in ('newest', 'price_desc') then 'desc' else 'asc' end;
  condition text := private.search_condition(search);
begin
  perform private.require_admin();
  if sort_key is null or coalesce(page_size, 0) not between 1 and 100
    or coalesce(state, '') not in ('', 'active', 'inactive') or coalesce(stock, '') not in ('', 'low', 'out') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  condition := condition
    || case when coalesce(city, '') <> '' then format(' and p.city = %L', city) else '' end
    || case when coalesce(category, '') <> '' then format(' and p.category_key = %L', category) else '' end
    || case coalesce(state, '') when 'active' then ' and p.is_active' when 'inactive' then ' and not p.is_active' else '' end
    || case coalesce(stock, '') when 'low' then ' and p.is_active and (p.stock_quantity <= 5
          or p.id in (select v.product_id from public.product_variations v where v.stock_quantity <= 5))'
        when 'out' then ' and p.stock_quantity = 0' else '' end;
  if cursor is not null then
    if not (cursor ? 'value' and cursor ? 'id') then
      raise sqlstate 'PT422' using message = 'invalid_request';
    end if;
    condition := condition || format(' and (%s, p.id) %s (%L::%s, %L::uuid)',
      sort_key, case direction when 'desc' then '<' else '>' end, cursor ->> 'value', sort_type, cursor ->> 'id');
  end if;
  return query execute format($query$
    select page.id, page.name_en, page.name_fr, page.name_ar, page.price, page.compare_at_price, page.image_url,
      page.image_color, page.stock_quantity, page.is_active, page.city, page.category_id,
      jsonb_build_object('key', c.key, 'name_en', c.name_en, 'name_fr', c.name_fr, 'name_ar', c.name_ar, 'city', c.city),
      (select count(*) from public.product_variations v where v.product_id = page.id),
      (select count(*) from public.product_images i where i.product_id = page.id),
      page.created_at, page.updated_at, jsonb_build_object('value', page.sort_value, 'id', page.id)
    from (select p.*, %1$s as sort_value from public.products p where %2$s order by %1$s %3$s, p.id %3$s limit %4$s) page
    join public.categories c on c.id = page.category_id
    order by page.sort_value %3$s, page.id %3$s
  $query$, sort_key, condition, direction, page_size);
exception when data_exception then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;

-- As before, of at most a year: each order is read once, and its day is found among the days' beginnings instead of being
-- worked out. The cities are counted apart. Definer: as before.
create or replace function private.admin_statistics(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '32MB'
as $$
declare
  length integer;
  day_starts timestamptz[];
  before timestamptz;
begin
  perform private.require_admin();
  perform private.check_days(from_day, to_day);
  length := to_day - from_day + 1;
  if from_day is null or to_day is null or length not between 1 and 366 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  day_starts := array(select private.day_start(from_day + n) from generate_series(0, length) n order by n);
  before := private.day_start(from_day - length);
  return (
    with period as materialized (
      select o.id, o.status, o.total_amount, o.user_id, width_bucket(o.created_at, day_starts) - 1 as day
      from public.orders o where o.created_at >= day_starts[1] and o.created_at < day_starts[length + 1]
    ),
    sums as materialized (
      select p.day, p.status, count(*) as orders, sum(p.total_amount) as amount from period p group by p.day, p.status
    ),
    lines as materialized (
      select i.product_id, sum(i.quantity) as quantity, sum(i.line_total) as revenue
      from public.order_items i join period p on p.id = i.order_id where p.status <> 'cancelled' group by i.product_id
    ),
    totals as (
      select coalesce(sum(s.orders), 0) as orders, coalesce(sum(s.amount) filter (where s.status <> 'cancelled'), 0) as revenue,
        sum(s.orders) filter (where s.status <> 'cancelled') as kept
      from sums s
    )
    select jsonb_build_object(
      'orders', t.orders, 'revenue', t.revenue, 'average', coalesce(round(t.revenue / nullif(t.kept, 0), 2), 0),
      'customers', (select count(distinct p.user_id) from period p where p.status <> 'cancelled'),
      'previous', (select jsonb_build_object(
          'orders', count(*),
          'revenue', coalesce(sum(o.total_amount) filter (where o.status <> 'cancelled'), 0),
          'average', coalesce(round(avg(o.total_amount) filter (where o.status <> 'cancelled'), 2), 0),
          'customers', count(distinct o.user_id) filter (where o.status <> 'cancelled'))
        from public.orders o where o.created_at >= before and o.created_at < day_starts[1]),
      'days', (select jsonb_agg(jsonb_build_object('day', from_day + n, 'orders', coalesce(d.orders, 0),
          'revenue', coalesce(d.revenue, 0)) order by n)
        from generate_series(0, length - 1) n
        left join (
          select s.day, sum(s.orders) as orders, sum(s.amount) filter (where s.status <> 'cancelled') as revenue
          from sums s group by s.day
        ) d on d.day = n),
      'statuses', (select coalesce(jsonb_object_agg(s.status, s.orders), '{}'::jsonb)
        from (select s.status, sum(s.orders) as orders from sums s group by s.status) s),
      'crafts', (select coalesce(jsonb_agg(jsonb_build_object('key', c.category_key, 'quantity', c.quantity, 'revenue', c.revenue)
            order by c.revenue desc, c.category_key), '[]'::jsonb)
        from (select p.category_key, sum(l.quantity) as quantity, sum(l.revenue) as revenue
          from lines l join public.products p on p.id = l.product_id group by p.category_key) c),
      'best_sellers', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_fr', p.name_fr,
            'name_ar', p.name_ar, 'image_url', p.image_url, 'image_color', p.image_color, 'quantity', b.quantity,
            'revenue', b.revenue) order by b.quantity desc, b.revenue desc, p.id), '[]'::jsonb)
        from (select * from lines l order by l.quantity desc, l.revenue desc, l.product_id limit 10) b
        join public.products p on p.id = b.product_id))
    from totals t);
end
$$;
alter function private.admin_statistics_cities(date, date) set work_mem = '32MB';
alter function private.admin_analytics() set work_mem = '32MB';
comment on function public.admin_statistics(date, date) is
  'Admins only. Orders and revenue of the shop''s days from_day to_day, both included (at most 366), by day, status, city in whatever spelling, craft and product, and of the period before. Revenue is without cancelled orders. Refuses with invalid_request (422).';
