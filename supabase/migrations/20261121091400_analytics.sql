-- Figures for the admin: dashboard, sales statistics, and the telemetry (web vitals and errors) that browsers report.
-- Revenue (orders.revenue) counts on the day of the order, as it stands now: without orders that were cancelled or refused since, and
-- less what refunds took off the price. What was sold counts on the day of
-- the delivery, and what becomes of it later on the day when that happens: figures of past days do not change.

create function private.sales(from_time timestamptz, to_time timestamptz)
returns table (order_id uuid, at timestamptz, deliveries integer, amount numeric)
language sql stable set search_path = ''
as $$
  -- An order that becomes delivered is sold, less what was given back before; one that no longer is takes that back.
  select h.order_id, h.created_at, d.sign, d.sign * (o.total_amount - coalesce((
      select sum(i.total_amount) from public.invoices i
      where i.order_id = h.order_id and i.kind = 'credit_note' and i.payment_id is not null and i.issued_at < h.created_at), 0))
  from public.order_status_history h
  join public.orders o on o.id = h.order_id
  cross join lateral (select case when h.to_status = 'delivered' then 1 else -1 end as sign) d
  where h.created_at >= from_time and h.created_at < to_time
    and (h.to_status = 'delivered' or h.from_status = 'delivered') and h.to_status is distinct from h.from_status
  union all
  select i.order_id, i.issued_at, 0, -i.total_amount
  from public.invoices i
  where i.kind = 'credit_note' and i.payment_id is not null and i.issued_at >= from_time and i.issued_at < to_time
    and 'delivered' = (
      select h.to_status from public.order_status_history h
      where h.order_id = i.order_id and h.created_at <= i.issued_at order by h.id desc limit 1)
$$;
comment on function private.sales is
  'What was sold in a period, as it happened: each delivery with the price of the order, each delivery that was taken back, '
  'and each refund of a delivered order (its credit note) with a negative amount, on the day of its own. deliveries is 1, -1 '
  'or 0. A later event adds a row and changes none. Called by functions that check for an admin.';

create function private.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone private.shop_time_zone())::date;
  day_start constant timestamptz := private.start_of_day(today);
  yesterday constant timestamptz := private.start_of_day(today - 1);
  -- As long after midnight as it is now.
  same_time constant timestamptz := least(yesterday + (now() - day_start), day_start);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'products', (select count(*) from public.products),
    'orders', (select count(*) from public.orders),
    'profiles', (select count(*) from public.profiles p where not p.is_guest),
    'today', private.overview_of_period(day_start, now()),
    'yesterday', private.overview_of_period(yesterday, same_time),
    'cash', jsonb_build_object(
      'held', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(h.amount), 0)) from private.held_cash() h),
      'shipped', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(o.amount_due), 0))
        from public.orders o where o.status = 'shipped' and o.payment_method = 'cash_on_delivery' and o.delivery_failure is null)),
    'waiting', private.waiting_orders(),
    'refusals', (
      select jsonb_build_object('refused', count(*) filter (where e.failed), 'delivered', count(*) filter (where not e.failed))
      from (
        select e.order_id, bool_or(e.failed) as failed from (
          select d.order_id, true as failed from public.delivery_outcomes d
          where d.outcome <> 'returned' and d.created_at >= private.start_of_day(today - 29)
          union all
          select h.order_id, false from public.order_status_history h
          where h.to_status = 'delivered' and h.created_at >= private.start_of_day(today - 29)) e
        group by e.order_id) e),
    'latest', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'order_number', l.order_number, 'contact_name', l.contact_name,
        'total_amount', l.total_amount, 'status', l.status, 'created_at', l.created_at) order by l.created_at desc, l.id desc), '[]'::jsonb)
      from (select * from public.orders o order by o.created_at desc, o.id desc limit 6) l),
    -- The first condition is that of the index.
    'to_refund', (select count(*) from public.orders o where o.amount_to_refund > 0 and o.amount_to_refund > o.refunding_amount),
    'differences', (select count(*) from public.payment_differences d where d.resolved_at is null),
    'proofs', (select count(distinct f.order_id) from public.payment_proofs f join public.orders o on o.id = f.order_id where o.amount_due > 0),
    'returns', (select count(*) from public.returns r
      where r.state in ('requested', 'approved', 'received') or private.credit_owed(r) > 0),
    'low_stock', (select count(*) from private.low_stock_products()),
    'to_notify', (select count(*) from public.stock_alerts a
      where a.ready_at is not null and a.notified_at is null and a.stopped_at is null),
    'open_messages', (select count(*) from public.contact_messages m where m.answered_at is null and not m.is_spam),
    'failed_emails', (select count(*) from public.email_outbox e where e.failed_at is not null));
end
$$;
comment on function private.admin_overview is
  'Implementation of public.admin_overview. Definer because it counts rows of many tables after checking for an '
  'admin once.';
grant execute on function private.admin_overview to authenticated;

create function private.overview_of_period(from_time timestamptz, to_time timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('orders', p.orders, 'ordered', p.ordered, 'deliveries', s.deliveries, 'sold', s.sold)
  from (
    select count(*) as orders, coalesce(sum(o.total_amount), 0) as ordered from public.orders o
    where o.created_at >= from_time and o.created_at <= to_time) p,
  (
    select coalesce(sum(e.deliveries), 0) as deliveries, coalesce(sum(e.amount), 0) as sold
    from private.sales(from_time, to_time + interval '1 microsecond') e) s
$$;
comment on function private.overview_of_period is
  'What was ordered, cancelled orders included, and what was sold between two moments, both included. Called by admin_overview.';

create function private.waiting_orders() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(k.key, jsonb_build_array(
    coalesce(w.fresh, 0), coalesce(w.waiting, 0), coalesce(w.late, 0)))
  from unnest(array['to_confirm', 'to_pack', 'on_the_way', 'coming_back']) k (key)
  left join (
    select a.key, count(*) filter (where a.days <= 1) as fresh, count(*) filter (where a.days in (2, 3)) as waiting,
      count(*) filter (where a.days > 3) as late
    from (
      select case when o.status = 'pending' then 'to_confirm' when o.status = 'processing' then 'to_pack'
          when o.delivery_failure is null then 'on_the_way' else 'coming_back' end as key,
        (now() at time zone private.shop_time_zone())::date - (greatest(h.at, d.at) at time zone private.shop_time_zone())::date as days
      from public.orders o
      cross join lateral (
        select coalesce(max(h.created_at), o.created_at) as at from public.order_status_history h where h.order_id = o.id) h
      left join lateral (
        select max(d.created_at) as at from public.delivery_outcomes d where d.order_id = o.id and o.delivery_failure is not null) d on true
      where o.status in ('pending', 'processing', 'shipped')) a
    group by a.key) w on w.key = k.key
$$;
comment on function private.waiting_orders is
  'How many orders wait to be confirmed, packed, delivered or taken back, each as [up to 1 day, 2 and 3 days, longer] of the '
  'shop''s days since their status, or the outcome of their delivery, was recorded. Called by admin_overview.';

create function public.admin_overview() returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_overview() $$;
comment on function public.admin_overview is
  'Admins only. Counts of products, orders and profiles (guests are none); today and yesterday until the same time of day: {orders, ordered, '
  'deliveries, sold}; cash: {held, shipped}, what couriers collected and have not brought, and what they are to collect; waiting: orders by '
  'age, see private.waiting_orders; refusals of the last 30 days: {refused, delivered}; the latest orders; other open work: '
  'to_refund, proofs, returns, low_stock, to_notify (people whom an admin has to tell that a piece arrived), open_messages, '
  'failed_emails. Amounts in MAD.';
grant execute on function public.admin_overview to authenticated;

create function private.admin_analytics() returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '32MB'
as $$
declare
  month_start timestamptz := private.start_of_day(date_trunc('month', now() at time zone private.shop_time_zone())::date);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'customers', (select count(*) from public.profiles p where p.role = 'customer' and not p.is_guest),
    'products', (select count(*) from public.products),
    'orders', (select count(*) from public.orders),
    'revenue', (select coalesce(sum(o.revenue), 0) from public.orders o),
    'orders_this_month', (select count(*) from public.orders o where o.created_at >= month_start),
    'last_orders', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'order_number', l.order_number,
          'total_amount', l.total_amount, 'status', l.status, 'created_at', l.created_at,
          'display_name', coalesce(p.display_name, l.contact_name)) order by l.created_at desc, l.id desc), '[]'::jsonb)
      from (select * from public.orders o order by o.created_at desc, o.id desc limit 5) l
      left join public.profiles p on p.user_id = l.user_id),
    'top_seller', (select jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_fr', p.name_fr, 'name_ar', p.name_ar,
        'quantity', s.quantity)
      from (
        -- By the rule of best_sellers in admin_statistics: the pieces that were kept of orders that bring something.
        select i.product_id, sum(i.quantity - coalesce(r.quantity, 0)) as quantity
        from public.orders o
        join public.order_items i on i.order_id = o.id
        left join (
          select l.order_item_id, sum(l.quantity) as quantity
          from public.refund_lines l join public.payments f on f.id = l.payment_id and f.state = 'succeeded'
          group by l.order_item_id) r on r.order_item_id = i.id
        where o.revenue > 0 and o.status <> 'cancelled' and i.quantity > coalesce(r.quantity, 0)
        group by i.product_id order by 2 desc, 1 limit 1) s
      join public.products p on p.id = s.product_id));
end
$$;
comment on function private.admin_analytics is
  'Implementation of public.admin_analytics. Definer because it counts rows of many tables after checking for an '
  'admin once.';
grant execute on function private.admin_analytics to authenticated;

create function public.admin_analytics() returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_analytics() $$;
comment on function public.admin_analytics is
  'Admins only. customers, products, orders, revenue, orders_this_month, last_orders (5), top_seller (by the pieces '
  'that were kept; null before the first sale). Amounts in MAD.';
grant execute on function public.admin_analytics to authenticated;

create function private.admin_statistics(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '32MB'
as $$
declare
  length integer;
  day_starts timestamptz[];
  before timestamptz;
begin
  perform private.require_admin();
  perform private.validate_date_range(from_day, to_day);
  length := to_day - from_day + 1;
  if from_day is null or to_day is null or length not between 1 and 366 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  day_starts := array(select private.start_of_day(from_day + n) from generate_series(0, length) n order by n);
  before := private.start_of_day(from_day - length);
  return (
    with period as materialized (
      select o.id, o.status, o.revenue, o.delivery_fee + o.gift_fee as fees,
        -- Orders that the shop took have no account, and a guest has one for each session: the number is the customer.
        coalesce(nullif(o.phone_key, ''), o.user_id::text) as customer, width_bucket(o.created_at, day_starts) - 1 as day
      from public.orders o where o.created_at >= day_starts[1] and o.created_at < day_starts[length + 1]
    ),
    sums as materialized (
      select p.day, p.status, count(*) as orders, sum(p.revenue) as amount from period p group by p.day, p.status
    ),
    lines as materialized (
      -- What an order brings beyond its fees, shared by the price of the pieces that were kept: a refund of pieces falls on their
      -- line, a discount or an amount given back on all of them. So the lines and the fees together are the revenue.
      select k.product_id, sum(k.quantity) as quantity, round(sum(k.goods * k.value / nullif(k.order_value, 0)), 2) as revenue
      from (
        select i.product_id, greatest(p.revenue - p.fees, 0) as goods, i.quantity - coalesce(r.quantity, 0) as quantity,
          v.value, sum(v.value) over (partition by i.order_id) as order_value
        from period p
        join public.order_items i on i.order_id = p.id
        left join (
          select l.order_item_id, sum(l.quantity) as quantity
          from public.refund_lines l join public.payments f on f.id = l.payment_id and f.state = 'succeeded'
          group by l.order_item_id) r on r.order_item_id = i.id
        cross join lateral (select i.unit_price * (i.quantity - coalesce(r.quantity, 0)) as value) v
        where p.revenue > 0 and p.status <> 'cancelled') k
      where k.quantity > 0
      group by k.product_id
    ),
    totals as (
      -- A cancelled order is none, but what was kept of its money is revenue.
      select coalesce(sum(s.orders) filter (where s.status <> 'cancelled'), 0) as orders, coalesce(sum(s.amount), 0) as revenue
      from sums s
    ),
    sold as materialized (
      select width_bucket(e.at, day_starts) - 1 as day, sum(e.deliveries) as deliveries, sum(e.amount) as amount
      from private.sales(before, day_starts[length + 1]) e group by 1
    )
    select jsonb_build_object(
      'deliveries', (select coalesce(sum(s.deliveries), 0) from sold s where s.day >= 0),
      'sold', (select coalesce(sum(s.amount), 0) from sold s where s.day >= 0),
      'received', (
        select coalesce(sum(case p.kind when 'charge' then p.amount else -p.amount end), 0)
        from public.payments p
        where p.state = 'succeeded' and p.received_on between from_day and to_day),
      'invoiced', (
        select coalesce(sum(case i.kind when 'invoice' then i.total_amount else -i.total_amount end), 0)
        from public.invoices i where i.issued_at >= day_starts[1] and i.issued_at < day_starts[length + 1]),
      'orders', t.orders, 'revenue', t.revenue, 'average', coalesce(round(t.revenue / nullif(t.orders, 0), 2), 0),
      'customers', (select count(distinct p.customer) from period p where p.status <> 'cancelled'),
      'previous', (select jsonb_build_object(
          'orders', count(*) filter (where o.status <> 'cancelled'), 'revenue', coalesce(sum(o.revenue), 0),
          'average', coalesce(round(sum(o.revenue) / nullif(count(*) filter (where o.status <> 'cancelled'), 0), 2), 0),
          'customers', count(distinct coalesce(nullif(o.phone_key, ''), o.user_id::text)) filter (where o.status <> 'cancelled'),
          'deliveries', (select coalesce(sum(s.deliveries), 0) from sold s where s.day < 0),
          'sold', (select coalesce(sum(s.amount), 0) from sold s where s.day < 0))
        from public.orders o
        where o.created_at >= before and o.created_at < day_starts[1]),
      'days', (select jsonb_agg(jsonb_build_object('day', from_day + n, 'orders', coalesce(d.orders, 0),
          'revenue', coalesce(d.revenue, 0), 'sold', coalesce(s.amount, 0)) order by n)
        from generate_series(0, length - 1) n
        left join sold s on s.day = n
        left join (
          select s.day, sum(s.orders) filter (where s.status <> 'cancelled') as orders, sum(s.amount) as revenue
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
comment on function private.admin_statistics is
  'Implementation of public.admin_statistics, without cities. Reads each order once and finds its day among the '
  'starts of the days. Definer because it reads many tables after checking for an admin once.';
grant execute on function private.admin_statistics to authenticated;

create function private.admin_statistics_cities(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '32MB'
as $$
begin
  perform private.require_admin();
  return (
    with names as materialized (
      select distinct on (folded) private.normalize_search_text(n.name) as folded, c.name_en, c.name_fr, c.name_ar
      from public.delivery_cities c cross join lateral (values (c.name_en), (c.name_fr), (c.name_ar)) n (name)
      order by folded, c.name_en
    ),
    places as (
      select private.normalize_search_text(o.city) as folded, o.city, count(*) filter (where o.status <> 'cancelled') as orders, sum(o.revenue) as revenue
      from public.orders o
      where o.created_at >= private.start_of_day(from_day) and o.created_at < private.start_of_day(to_day + 1)
        and (o.status <> 'cancelled' or o.revenue > 0)
      group by o.city
    )
    select coalesce(jsonb_agg(jsonb_build_object('city', f.city, 'name_en', coalesce(f.name_en, f.city),
        'name_fr', coalesce(f.name_fr, f.city), 'name_ar', coalesce(f.name_ar, f.city),
        'orders', f.orders, 'revenue', f.revenue) order by f.revenue desc, f.city), '[]'::jsonb)
    from (
      -- A place that is not in public.delivery_cities appears in its most frequent spelling.
      select coalesce(n.name_en, (array_agg(p.city order by p.orders desc, p.city))[1]) as city,
        n.name_en, n.name_fr, n.name_ar, sum(p.orders) as orders, sum(p.revenue) as revenue
      from places p left join names n on n.folded = p.folded
      group by coalesce(n.name_en, p.folded), n.name_en, n.name_fr, n.name_ar
      order by 6 desc, 1 limit 12) f);
end
$$;
comment on function private.admin_statistics_cities is
  'Orders and revenue of the 12 cities with the highest revenue, for public.admin_statistics. Spellings of one city '
  'in different languages are merged through public.delivery_cities; other places appear in their most frequent spelling. '
  'Definer because it reads orders after checking for an admin.';
grant execute on function private.admin_statistics_cities to authenticated;

create table private.web_vitals (
  id bigint generated always as identity primary key,
  day date not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  value numeric(10, 4) not null check (value >= 0 and value <= 600000),
  page text not null,
  device text not null check (device in ('phone', 'desktop')),
  connection text not null check (connection in ('4g', '3g', '2g', 'unknown')),
  language public.language not null,
  release text not null
);
comment on table private.web_vitals is
  'Web vitals of visits, each with the day in Morocco; value is in milliseconds (CLS: its score). No row identifies '
  'a visitor. Kept for 90 days. Row-level security without policies: only definer functions read it.';
create index web_vitals_day_idx on private.web_vitals (day);

create table private.client_errors (
  day date not null,
  message text not null,
  place text not null,
  page text not null,
  release text not null,
  hits integer not null default 1,
  last_seen_at timestamptz not null default now(),
  primary key (day, message, place, page, release)
);
comment on table private.client_errors is
  'Errors in browsers, counted by day, message, location in the code, route and build. No row identifies a visitor. '
  'Kept for 90 days. Row-level security without policies: only definer functions read it.';
alter table private.web_vitals enable row level security;
alter table private.client_errors enable row level security;

create function private.parse_telemetry_report(report text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  given jsonb;
  valid boolean := false;
  route constant text := '^/[A-Za-z/:*-]{0,80}$';
begin
  -- Deeply nested JSON exhausts the parser's stack; a report has three levels.
  if char_length(report) <= 8000 and char_length(translate(report, '[{', '')) >= char_length(report) - 200 then
    begin
      given := report::jsonb;
      valid := given - array['language', 'device', 'connection', 'release', 'vitals', 'errors'] = '{}'
        and given ->> 'language' in ('en', 'fr', 'ar') and given ->> 'device' in ('phone', 'desktop')
        and given ->> 'connection' in ('4g', '3g', '2g', 'unknown') and given ->> 'release' ~ '^[A-Za-z0-9_-]{1,40}$'
        and jsonb_array_length(given -> 'vitals') <= 5 and jsonb_array_length(given -> 'errors') <= 5
        and jsonb_array_length(given -> 'vitals') + jsonb_array_length(given -> 'errors') > 0
        and (select count(distinct v ->> 'metric') = count(*) and coalesce(bool_and(coalesce(
            v - array['metric', 'value', 'page'] = '{}' and v ->> 'metric' in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')
            and jsonb_typeof(v -> 'value') = 'number'
            and (v ->> 'value')::numeric between 0 and case v ->> 'metric' when 'CLS' then 100 else 600000 end
            and v ->> 'page' ~ route, false)), true)
          from jsonb_array_elements(given -> 'vitals') v)
        and (select coalesce(bool_and(coalesce(
            e - array['message', 'place', 'page'] = '{}' and jsonb_typeof(e -> 'message') = 'string'
            and e ->> 'message' ~ '^\S([^\n\r\t]{0,198}\S)?$' and private.is_printable(e ->> 'message')
            -- No email address, URL or phone number.
            and e ->> 'message' !~ '\S@\S|://|[0-9]([ ().-]*[0-9]){6}'
            and e ->> 'place' ~ '^([A-Za-z0-9_.-]{1,80}:[0-9]{1,7}(:[0-9]{1,7})?)?$'
            and e ->> 'page' ~ route, false)), true)
          from jsonb_array_elements(given -> 'errors') e);
    exception when data_exception or program_limit_exceeded then
      valid := false;
    end;
  end if;
  if valid is not true then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return given;
end
$$;
comment on function private.parse_telemetry_report is
  'Parses and validates a telemetry report. Raises invalid_request (422) for anything out of bounds and for error '
  'messages that may hold personal data (email addresses, URLs, phone numbers).';

create function private.report_telemetry(report text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone private.shop_time_zone())::date;
  given constant jsonb := private.parse_telemetry_report(report);
  some_errors boolean;
begin
  perform private.check_rate_limit('visit', 'everyone', 3600, 240);
  perform private.check_rate_limit('visit', private.rate_limit_subject(), 3600, 60);
  delete from private.web_vitals v where v.day < today - 90;
  delete from private.client_errors e where e.day < today - 90;

  insert into private.web_vitals (day, metric, value, page, device, connection, language, release)
  select today, v.metric, v.value, v.page, given ->> 'device', given ->> 'connection',
    (given ->> 'language')::public.language, given ->> 'release'
  from jsonb_to_recordset(given -> 'vitals') v (metric text, value numeric, page text);

  -- At most 1,000 different errors a day; those already recorded are still counted.
  some_errors := (select count(*) from private.client_errors e where e.day = today) < 1000;
  insert into private.client_errors as e (day, message, place, page, release)
  select distinct today, x.message, x.place, x.page, given ->> 'release'
  from jsonb_to_recordset(given -> 'errors') x (message text, place text, page text)
  where some_errors or exists (select 1 from private.client_errors k
    where (k.day, k.message, k.place, k.page, k.release) = (today, x.message, x.place, x.page, given ->> 'release'))
  on conflict on constraint client_errors_pkey do update set hits = e.hits + 1, last_seen_at = now();
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.report_telemetry is
  'Implementation of public.report_telemetry. Limited per caller and globally, so that the tables cannot be filled; '
  'each report deletes rows older than 90 days. Definer because API roles have no rights on the tables.';
grant execute on function private.report_telemetry to anon, authenticated;

create function public.report_telemetry(report text) returns void
language sql set search_path = ''
as $$ select private.report_telemetry($1) $$;
comment on function public.report_telemetry is
  'Records web vitals and errors of a visit, without anything that identifies a person. report is JSON as text, so '
  'that it can be sent as a form field, which needs no CORS preflight. Raises invalid_request (422), '
  'too_many_requests (429).';
grant execute on function public.report_telemetry to anon, authenticated;

create function private.admin_telemetry(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.validate_date_range(from_day, to_day);
  if from_day is null or to_day is null or to_day - from_day not between 0 and 365 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    with period as materialized (
      select v.metric, v.value, v.page, v.device from private.web_vitals v where v.day between from_day and to_day
    ),
    pages as (
      select p.page from period p group by p.page order by count(*) desc, p.page limit 30
    )
    select jsonb_build_object(
      'vitals', (select coalesce(jsonb_agg(jsonb_build_object('metric', g.metric, 'page', g.page, 'device', g.device,
            'p75', g.p75, 'count', g.reports) order by g.page nulls first, g.device desc, g.metric), '[]'::jsonb)
        from (select p.metric, p.page, p.device, percentile_disc(0.75) within group (order by p.value) as p75, count(*) as reports
          from period p group by grouping sets ((p.metric, p.device), (p.metric, p.page, p.device))) g
        where g.page is null or g.page in (select pages.page from pages)),
      'errors', (select coalesce(jsonb_agg(jsonb_build_object('message', g.message, 'count', g.hits, 'last_seen_at', g.last_seen_at,
            'pages', g.pages, 'release', g.release, 'place', g.place) order by g.hits desc, g.last_seen_at desc, g.message), '[]'::jsonb)
        from (select e.message, sum(e.hits) as hits, max(e.last_seen_at) as last_seen_at,
            array_agg(distinct e.page order by e.page) as pages,
            (array_agg(e.release order by e.last_seen_at desc))[1] as release,
            (array_agg(e.place order by e.last_seen_at desc))[1] as place
          from private.client_errors e where e.day between from_day and to_day
          group by e.message order by 2 desc, 3 desc, 1 limit 50) g)));
end
$$;
comment on function private.admin_telemetry is
  'Implementation of public.admin_telemetry; checks for an admin. Definer because API roles have no rights on the '
  'tables.';
grant execute on function private.admin_telemetry to authenticated;

create function public.admin_telemetry(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_telemetry($1, $2) $$;
comment on function public.admin_telemetry is
  'Admins only. For the days from_day to to_day, both included (at most 366): the 75th percentile of each web vital '
  'by device, for all pages (page null) and for each of the 30 most reported pages, and the 50 most frequent errors '
  'with their latest release and location. Raises invalid_request (422).';
grant execute on function public.admin_telemetry to authenticated;

create function public.admin_statistics(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_statistics($1, $2) || jsonb_build_object('cities', private.admin_statistics_cities($1, $2)) $$;
comment on function public.admin_statistics is
  'Admins only. Orders and revenue of the days from_day to to_day, both included (at most 366), by day, status, '
  'city, category and product, and of the preceding period of the same length: what was ordered on these days. received (charges less '
  'refunds and reversals) and invoiced (invoices less credit notes) are of these days, whenever it was ordered. deliveries and '
  'sold are what was delivered on them less what was given back, whenever it was ordered. Cancelled orders are counted by status '
  'only, so that orders times average is the revenue. customers are counted by phone number, of an order without one by account. '
  'Amounts in MAD. Raises invalid_request (422).';
grant execute on function public.admin_statistics to authenticated;
