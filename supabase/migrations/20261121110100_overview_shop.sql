-- Figures for the operators, counted where the data is. Revenue is what was ordered and not cancelled.

create index products_low_stock_idx on public.products (stock_quantity, id) where is_active and stock_quantity <= 5;
create index product_variations_low_stock_idx on public.product_variations (product_id) where stock_quantity <= 5;
create index contact_messages_open_idx on public.contact_messages (created_at desc) where answered_at is null;

-- Products with few pieces left, themselves or a value of theirs. 5 is also where the shop starts to say so.
-- Definer, and called by definer functions that ask for an admin.
create function private.low_stock_products() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from public.products p where p.is_active and p.stock_quantity <= 5
  union
  select v.product_id from public.product_variations v
  join public.products p on p.id = v.product_id and p.is_active
  where v.stock_quantity <= 5
$$;

-- Definer: counts rows of several tables at once, after asking for an admin.
create function private.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'products', (select count(*) from public.products),
    'orders', (select count(*) from public.orders),
    'profiles', (select count(*) from public.profiles),
    'latest', (select jsonb_build_object('orders', count(*), 'revenue', coalesce(sum(l.total_amount), 0),
        'average', coalesce(round(avg(l.total_amount), 2), 0))
      from (select o.total_amount from public.orders o order by o.created_at desc, o.id desc limit 30) l),
    'to_confirm', (select count(*) from public.orders o where o.status = 'pending'),
    'to_ship', (select count(*) from public.orders o where o.status = 'processing'),
    'low_stock', (select count(*) from private.low_stock_products()),
    'open_messages', (select count(*) from public.contact_messages m where m.answered_at is null),
    'failed_mails', (select count(*) from public.email_outbox e where e.gave_up_at is not null));
end
$$;
grant execute on function private.admin_overview() to authenticated;

create function public.admin_overview() returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_overview() $$;
comment on function public.admin_overview() is
  'Admins only. Counts of products, orders and profiles; revenue and average of the latest 30 orders; what waits: to_confirm, to_ship, low_stock, open_messages, failed_mails.';
grant execute on function public.admin_overview() to authenticated;

-- Definer: as above.
create function private.admin_analytics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  month_start timestamptz := private.day_start(date_trunc('month', now() at time zone 'Africa/Casablanca')::date);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'customers', (select count(*) from public.profiles p where p.role = 'customer'),
    'products', (select count(*) from public.products),
    'orders', (select count(*) from public.orders),
    'revenue', (select coalesce(sum(o.total_amount), 0) from public.orders o where o.status <> 'cancelled'),
    'orders_this_month', (select count(*) from public.orders o where o.created_at >= month_start),
    'last_orders', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'order_number', l.order_number,
          'total_amount', l.total_amount, 'status', l.status, 'created_at', l.created_at,
          'display_name', coalesce(p.display_name, l.contact_name)) order by l.created_at desc, l.id desc), '[]'::jsonb)
      from (select * from public.orders o order by o.created_at desc, o.id desc limit 5) l
      left join public.profiles p on p.user_id = l.user_id),
    'top_seller', (select jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_fr', p.name_fr, 'name_ar', p.name_ar,
        'quantity', s.quantity)
      from (select i.product_id, sum(i.quantity) as quantity from public.order_items i
        join public.orders o on o.id = i.order_id and o.status <> 'cancelled'
        group by i.product_id order by 2 desc, 1 limit 1) s
      join public.products p on p.id = s.product_id));
end
$$;
grant execute on function private.admin_analytics() to authenticated;

create function public.admin_analytics() returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_analytics() $$;
comment on function public.admin_analytics() is
  'Admins only. customers, products, orders, revenue (without cancelled orders), orders_this_month, last_orders (5), top_seller (null before the first sale).';
grant execute on function public.admin_analytics() to authenticated;

-- Definer: as above. Both days are included; the period before it, as long, is there to compare with.
create function private.admin_statistics(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  length integer := to_day - from_day + 1;
  starts timestamptz := private.day_start(from_day);
  ends timestamptz := private.day_start(to_day + 1);
  before timestamptz := private.day_start(from_day - length);
begin
  perform private.require_admin();
  if from_day is null or to_day is null or length not between 1 and 732 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    with period as materialized (
      select o.id, o.status, o.city, o.total_amount, o.user_id, o.created_at,
        (o.created_at at time zone 'Africa/Casablanca')::date as day
      from public.orders o where o.created_at >= starts and o.created_at < ends
    ),
    kept as (select * from period p where p.status <> 'cancelled'),
    lines as (
      select i.product_id, sum(i.quantity) as quantity, sum(i.line_total) as revenue
      from public.order_items i join kept k on k.id = i.order_id group by i.product_id
    )
    select jsonb_build_object(
      'orders', (select count(*) from period),
      'revenue', (select coalesce(sum(k.total_amount), 0) from kept k),
      'average', (select coalesce(round(avg(k.total_amount), 2), 0) from kept k),
      'customers', (select count(distinct k.user_id) from kept k),
      'previous', (select jsonb_build_object(
          'orders', count(*),
          'revenue', coalesce(sum(o.total_amount) filter (where o.status <> 'cancelled'), 0),
          'average', coalesce(round(avg(o.total_amount) filter (where o.status <> 'cancelled'), 2), 0),
          'customers', count(distinct o.user_id) filter (where o.status <> 'cancelled'))
        from public.orders o where o.created_at >= before and o.created_at < starts),
      'days', (select jsonb_agg(jsonb_build_object('day', d.day, 'orders', coalesce(c.orders, 0), 'revenue', coalesce(c.revenue, 0))
          order by d.day)
        from (select from_day + n as day from generate_series(0, length - 1) n) d
        left join (
          select p.day, count(*) as orders, sum(p.total_amount) filter (where p.status <> 'cancelled') as revenue
          from period p group by p.day
        ) c on c.day = d.day),
      'statuses', (select coalesce(jsonb_object_agg(s.status, s.count), '{}'::jsonb)
        from (select p.status, count(*) from period p group by p.status) s),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', c.city, 'orders', c.orders, 'revenue', c.revenue)
            order by c.revenue desc, c.city), '[]'::jsonb)
        from (select k.city, count(*) as orders, sum(k.total_amount) as revenue from kept k
          group by k.city order by 3 desc, 1 limit 12) c),
      'crafts', (select coalesce(jsonb_agg(jsonb_build_object('key', c.category_key, 'quantity', c.quantity, 'revenue', c.revenue)
            order by c.revenue desc, c.category_key), '[]'::jsonb)
        from (select p.category_key, sum(l.quantity) as quantity, sum(l.revenue) as revenue
          from lines l join public.products p on p.id = l.product_id group by p.category_key) c),
      'best_sellers', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_fr', p.name_fr,
            'name_ar', p.name_ar, 'image_url', p.image_url, 'image_color', p.image_color, 'quantity', b.quantity,
            'revenue', b.revenue) order by b.quantity desc, b.revenue desc, p.id), '[]'::jsonb)
        from (select * from lines l order by l.quantity desc, l.revenue desc, l.product_id limit 10) b
        join public.products p on p.id = b.product_id)));
end
$$;
grant execute on function private.admin_statistics(date, date) to authenticated;

create function public.admin_statistics(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_statistics($1, $2) $$;
comment on function public.admin_statistics(date, date) is
  'Admins only. Orders and revenue of the shop''s days from_day to_day, both included (at most two years), by day, status, city, craft and product, and of the period before. Revenue is without cancelled orders. Refuses with invalid_request (422).';
grant execute on function public.admin_statistics(date, date) to authenticated;

-- Customers are found as orders are.
alter table public.profiles add column search text not null generated always as (
  ' ' || private.search_norm(display_name || ' ' || email || ' ' || city) || ' ' || private.phone_digits(phone)) stored;
create index profiles_search_idx on public.profiles using gin (search extensions.gin_trgm_ops);
create index profiles_newest_idx on public.profiles (created_at desc, user_id desc);
drop index public.profiles_created_at_idx;

create type private.customer_card as (
  user_id uuid, display_name text, email text, phone text, city text, country text, language public.language,
  role public.user_role, created_at timestamptz, orders bigint, total_spent numeric, last_order_at timestamptz, next_cursor jsonb
);

-- Definer: as for orders. The figures are counted for the rows of the page only.
create function private.admin_customers(search text, role public.user_role, cursor jsonb, page_size integer)
returns setof private.customer_card
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- The profile stands in for the order in the condition's words.
  condition text := private.order_condition(search, null, null);
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if role is not null then
    condition := condition || format(' and o.role = %L', role);
  end if;
  if cursor is not null then
    if not (cursor ? 'value' and cursor ? 'id') then
      raise sqlstate 'PT422' using message = 'invalid_request';
    end if;
    condition := condition || format(' and (o.created_at, o.user_id) < (%L::timestamptz, %L::uuid)',
      cursor ->> 'value', cursor ->> 'id');
  end if;
  return query execute format($query$
    select c.user_id, c.display_name, c.email, c.phone, c.city, c.country, c.language, c.role, c.created_at,
      s.orders, coalesce(s.total_spent, 0), s.last_order_at, jsonb_build_object('value', c.created_at, 'id', c.user_id)
    from (select * from public.profiles o where %s order by o.created_at desc, o.user_id desc limit %s) c
    cross join lateral (
      select count(*) as orders, sum(b.total_amount) filter (where b.status <> 'cancelled') as total_spent,
        max(b.created_at) as last_order_at
      from public.orders b where b.user_id = c.user_id) s
    order by c.created_at desc, c.user_id desc
  $query$, condition, page_size);
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
grant execute on function private.admin_customers(text, public.user_role, jsonb, integer) to authenticated;

create function public.admin_customers(search text default '', role public.user_role default null, cursor jsonb default null,
  page_size integer default 30)
returns table (user_id uuid, display_name text, email text, phone text, city text, country text, language public.language,
  role public.user_role, created_at timestamptz, orders bigint, total_spent numeric, last_order_at timestamptz, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_customers($1, $2, $3, $4) $$;
comment on function public.admin_customers(text, public.user_role, jsonb, integer) is
  'Admins only. One page of profiles, newest first, with number of orders, what was spent (without cancelled orders) and the last order. Refuses with invalid_request (422).';
grant execute on function public.admin_customers(text, public.user_role, jsonb, integer) to authenticated;
