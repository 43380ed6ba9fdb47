-- What property-based tests found: requests that were refused, rightly, but in words of PostgreSQL's own. Nobody's browser
-- sends such things; whoever does gets a refusal with a name, and no row's contents in its detail.

-- 1.0 is a whole number, too.
create or replace function private.read_items(items jsonb)
returns table (index integer, product_id uuid, variation_ids uuid[], quantity integer)
language plpgsql immutable set search_path = ''
as $$
declare
  uuid_pattern constant text := '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
  item jsonb;
begin
  if items is null or jsonb_typeof(items) <> 'array' then
    raise sqlstate 'PT422' using message = 'invalid_items';
  end if;
  if jsonb_array_length(items) > 50 then
    raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_lines": 50}';
  end if;
  for item in select value from jsonb_array_elements(items) loop
    if jsonb_typeof(item) <> 'object'
      or exists (select 1 from jsonb_object_keys(item) k where k not in ('product_id', 'variation_ids', 'quantity'))
      or coalesce(item ->> 'product_id', '') !~ uuid_pattern
      or jsonb_typeof(coalesce(item -> 'variation_ids', '[]'::jsonb)) <> 'array'
      or jsonb_array_length(coalesce(item -> 'variation_ids', '[]'::jsonb)) > 20
      or exists (
        select 1 from jsonb_array_elements(coalesce(item -> 'variation_ids', '[]'::jsonb)) v
        where jsonb_typeof(v) <> 'string' or v #>> '{}' !~ uuid_pattern)
      or coalesce(jsonb_typeof(item -> 'quantity'), '') <> 'number'
      or (item ->> 'quantity')::numeric <> trunc((item ->> 'quantity')::numeric)
      or (item ->> 'quantity')::numeric < 1
    then
      raise sqlstate 'PT422' using message = 'invalid_items';
    end if;
    if (item ->> 'quantity')::numeric > 99 then
      raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_quantity": 99}';
    end if;
  end loop;

  for index, product_id, variation_ids, quantity in
    select min(l.index)::integer, l.product_id, l.variation_ids, sum(l.quantity)::integer
    from (
      select (e.ordinality - 1) as index, (e.value ->> 'product_id')::uuid as product_id,
        coalesce((select array_agg(distinct (v #>> '{}')::uuid order by (v #>> '{}')::uuid)
          from jsonb_array_elements(coalesce(e.value -> 'variation_ids', '[]'::jsonb)) v), '{}'::uuid[]) as variation_ids,
        (e.value ->> 'quantity')::numeric::integer as quantity
      from jsonb_array_elements(items) with ordinality e
    ) l
    group by l.product_id, l.variation_ids
  loop
    if quantity > 99 then
      raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_quantity": 99}';
    end if;
    return next;
  end loop;
end
$$;

-- A token outlives its account by up to an hour. Definer functions call it, so it needs no rights of its own.
create function private.require_account() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles p where p.user_id = (select auth.uid())) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
end
$$;

-- Definer: as before, and only for accounts that are there.
create or replace function private.place_order(idempotency_key uuid, items jsonb, expected_total numeric,
  payment_method public.payment_method, language public.language, contact jsonb, notes text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := (select auth.uid());
  clean jsonb := private.read_contact(contact);
  clean_notes text := btrim(coalesce(notes, ''));
  request text;
  placed public.orders;
  quote jsonb;
  refused jsonb;
begin
  if buyer is null or coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
  perform private.require_account();
  if idempotency_key is null or expected_total is null or payment_method is null or language is null then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if char_length(clean_notes) > 1000 or not private.is_plain(clean_notes) then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "notes"}';
  end if;
  if not exists (select 1 from private.read_items(items)) then
    raise sqlstate 'PT422' using message = 'invalid_items';
  end if;

  select encode(sha256(convert_to(jsonb_build_object(
      'items', jsonb_agg(jsonb_build_array(l.product_id, l.variation_ids, l.quantity) order by l.product_id, l.variation_ids),
      'contact', clean, 'notes', clean_notes, 'payment_method', payment_method)::text, 'UTF8')), 'hex')
    into request from private.read_items(items) l;

  -- One order at a time for each buyer: a second tab or a retry waits here, then finds the first one's order. The
  -- unique constraint stands behind it. It also makes the hourly count below exact.
  perform pg_advisory_xact_lock(hashtextextended('place_order:' || buyer::text, 0));

  select * into placed from public.orders o
    where o.user_id = buyer and o.idempotency_key = place_order.idempotency_key;
  if found then
    if placed.request_hash <> request then
      raise sqlstate 'PT409' using message = 'key_reused';
    end if;
    return private.order_answer(placed, true);
  end if;

  if (select count(*) from public.orders o where o.user_id = buyer and o.created_at > now() - interval '1 hour') >= 10 then
    raise sqlstate 'PT429' using message = 'too_many_orders', detail = jsonb_build_object('retry_after', (
      select ceil(extract(epoch from min(o.created_at) + interval '1 hour' - now())) from public.orders o
      where o.user_id = buyer and o.created_at > now() - interval '1 hour'))::text;
  end if;
  if (select count(*) from public.orders o where o.user_id = buyer and o.status = 'pending') >= 30 then
    raise sqlstate 'PT429' using message = 'too_many_orders', detail = '{"max_pending": 30}';
  end if;

  -- Lock, then look: the price, the stock and the refusal below all come from one reading of rows that cannot change.
  perform private.lock_stock(
    (select array_agg(l.product_id) from private.read_items(items) l),
    (select array_agg(u) from private.read_items(items) l, unnest(l.variation_ids) u));
  quote := private.quote_items(items, clean ->> 'country');
  -- Cash is collected by couriers in Morocco; there is nobody to collect it elsewhere.
  if payment_method = 'cash_on_delivery' and clean ->> 'country' <> 'morocco' then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "payment_method"}';
  end if;

  select jsonb_agg(jsonb_build_object('index', l -> 'index', 'product_id', l -> 'product_id', 'code', l -> 'code',
      'available', l -> 'available') order by l -> 'index')
    into refused from jsonb_array_elements(quote -> 'lines') l where l ->> 'code' is not null;
  if refused is not null then
    if refused -> 0 ->> 'code' in ('variation_missing', 'variation_foreign') then
      raise sqlstate 'PT422' using message = refused -> 0 ->> 'code', detail = jsonb_build_object('lines', refused)::text;
    end if;
    raise sqlstate 'PT409' using message = refused -> 0 ->> 'code', detail = jsonb_build_object('lines', refused)::text;
  end if;
  if (quote ->> 'total_amount')::numeric <> expected_total then
    raise sqlstate 'PT409' using message = 'price_changed', detail = jsonb_build_object('quote', quote)::text;
  end if;

  insert into public.orders (order_number, user_id, subtotal, delivery_fee, tax_amount, total_amount, payment_method,
    language, contact_name, contact_email, phone, address, district, landmark, city, postal_code, country,
    shipping_address, notes, idempotency_key, request_hash)
  values (private.new_order_number(), buyer, (quote ->> 'subtotal')::numeric, (quote ->> 'delivery_fee')::numeric,
    (quote ->> 'tax_amount')::numeric, (quote ->> 'total_amount')::numeric, payment_method, language,
    (clean ->> 'first_name') || ' ' || (clean ->> 'last_name'), clean ->> 'email', clean ->> 'phone',
    clean ->> 'address', clean ->> 'district', clean ->> 'landmark', clean ->> 'city', clean ->> 'postal_code',
    clean ->> 'country',
    concat_ws(', ', nullif(clean ->> 'address', ''), nullif(clean ->> 'city', ''), nullif(clean ->> 'postal_code', ''),
      clean ->> 'country'),
    clean_notes, place_order.idempotency_key, request)
  returning * into placed;

  insert into public.order_items (order_id, product_id, quantity, unit_price, selected_variations, variation_ids,
    name_en, name_fr, name_ar, image_url)
  select placed.id, l.product_id, l.quantity, l.unit_price, l.selected_variations, l.variation_ids,
    l.name_en, l.name_fr, l.name_ar, l.image_url
  from jsonb_to_recordset(quote -> 'lines') as l (product_id uuid, quantity integer, unit_price numeric,
    selected_variations jsonb, variation_ids uuid[], name_en text, name_fr text, name_ar text, image_url text);

  perform private.take_stock(placed.id);
  perform private.queue_order_email('order_confirmation', placed);
  return private.order_answer(placed, false);
end
$$;

-- Definer: as before.
create or replace function private.save_cart(items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := (select auth.uid());
  clean jsonb;
begin
  if owner is null or coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
  perform private.require_account();
  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variation_ids', to_jsonb(l.variation_ids),
      'quantity', l.quantity) order by l.index)
    into clean from private.read_items(items) l;
  if clean is null then
    delete from public.saved_carts where user_id = owner;
    return;
  end if;
  insert into public.saved_carts as kept (user_id, items) values (owner, clean)
  on conflict (user_id) do update set items = excluded.items, updated_at = now()
    where kept.items is distinct from excluded.items;
end
$$;

-- A cursor's value can be wrong in more ways than were named: numbers without bounds, time zones that are none. Definer:
-- as before, all of these.
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
exception when data_exception then
  -- Only the cursor can hold such a value.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;

create or replace function private.admin_orders(search text, status public.order_status, from_day date, to_day date, sort text,
  cursor jsonb, page_size integer) returns setof private.order_card
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction text := case sort when 'newest' then 'desc' when 'oldest' then 'asc' end;
  condition text := private.order_condition(search, from_day, to_day);
begin
  perform private.require_admin();
  if direction is null or coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if status is not null then
    condition := condition || format(' and o.status = %L', status);
  end if;
  if cursor is not null then
    if not (cursor ? 'value' and cursor ? 'id') then
      raise sqlstate 'PT422' using message = 'invalid_request';
    end if;
    condition := condition || format(' and (o.created_at, o.id) %s (%L::timestamptz, %L::uuid)',
      case direction when 'desc' then '<' else '>' end, cursor ->> 'value', cursor ->> 'id');
  end if;
  return query execute format($query$
    select o.id, o.order_number, o.status, o.total_amount, o.currency, o.payment_method, o.language, o.contact_name,
      o.contact_email, o.phone, o.city, o.country, o.tracking_number, o.created_at,
      (select count(*) from public.order_notes n where n.order_id = o.id),
      (select jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'quantity', i.quantity,
          'unit_price', i.unit_price, 'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar,
          'image_url', i.image_url, 'selected_variations', i.selected_variations) order by i.id)
        from public.order_items i where i.order_id = o.id),
      jsonb_build_object('value', o.created_at, 'id', o.id)
    from (select * from public.orders o where %1$s order by o.created_at %2$s, o.id %2$s limit %3$s) o
    order by o.created_at %2$s, o.id %2$s
  $query$, condition, direction, page_size);
exception when data_exception then
  -- Only the cursor can hold such a value.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;

create or replace function private.admin_customers(search text, role public.user_role, cursor jsonb, page_size integer)
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
exception when data_exception then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;

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
    || case coalesce(stock, '') when 'low' then ' and p.id in (select private.low_stock_products())'
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

-- Days are counted with, and a calendar ends somewhere. A day that is not given is none.
create function private.check_days(from_day date, to_day date) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not (coalesce(from_day, '2000-01-01') between '2000-01-01' and '2199-12-31'
    and coalesce(to_day, '2000-01-01') between '2000-01-01' and '2199-12-31') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
end
$$;

create or replace function private.order_condition(search text, from_day date, to_day date) returns text
language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
  given text := left(coalesce(search, ''), 400);
  folded text := left(private.search_norm(given), 100);
  digits text := private.phone_digits(given);
  word text;
  words text := '';
begin
  perform private.check_days(from_day, to_day);
  if folded <> '' then
    foreach word in array string_to_array(folded, ' ') loop
      words := words || format(' and o.search like %L',
        case when char_length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end);
    end loop;
    condition := condition || ' and (true' || words || case
      when given ~ '^[0-9٠-٩۰-۹ ()+./-]+$' and char_length(digits) >= 3 then format(' or o.search like %L', '%' || digits || '%')
      else '' end || ')';
  end if;
  if from_day is not null then
    condition := condition || format(' and o.created_at >= %L::timestamptz', private.day_start(from_day));
  end if;
  if to_day is not null then
    condition := condition || format(' and o.created_at < %L::timestamptz', private.day_start(to_day + 1));
  end if;
  return condition;
end
$$;

-- Definer: as before.
create or replace function private.admin_statistics(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  length integer;
  starts timestamptz;
  ends timestamptz;
  before timestamptz;
begin
  perform private.require_admin();
  perform private.check_days(from_day, to_day);
  length := to_day - from_day + 1;
  starts := private.day_start(from_day);
  ends := private.day_start(to_day + 1);
  before := private.day_start(from_day - length);
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

-- A value that a column refuses is named by its column; the detail of PostgreSQL's own refusal would show the whole row.
create or replace function public.update_product(product_id uuid, changes jsonb, seen jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  current jsonb;
  conflict jsonb;
  field text;
begin
  perform private.require_admin();
  if changes is null or jsonb_typeof(changes) <> 'object' or seen is null or jsonb_typeof(seen) <> 'object'
    or changes = '{}'::jsonb
    or exists (
      select 1 from jsonb_object_keys(changes) k
      where k not in ('name_en', 'name_fr', 'name_ar', 'description_en', 'description_fr', 'description_ar', 'price',
        'compare_at_price', 'image_url', 'image_color', 'category_id', 'is_active') or not seen ? k)
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select to_jsonb(p) into current from public.products p where p.id = product_id for no key update;
  if current is null then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  select jsonb_object_agg(k, current -> k) into conflict from jsonb_object_keys(changes) k
    where current -> k is distinct from seen -> k and current -> k is distinct from changes -> k;
  if conflict is not null then
    raise sqlstate 'PT409' using message = 'edit_conflict', detail = jsonb_build_object('current', conflict)::text;
  end if;
  update public.products p set
    name_en = n.name_en, name_fr = n.name_fr, name_ar = n.name_ar, description_en = n.description_en,
    description_fr = n.description_fr, description_ar = n.description_ar, price = n.price,
    compare_at_price = n.compare_at_price, image_url = n.image_url, image_color = n.image_color,
    category_id = n.category_id, is_active = n.is_active
  from jsonb_populate_record(null::public.products, (current - 'words') || changes) n
  where p.id = product_id;
  return (select to_jsonb(p) - 'words' from public.products p where p.id = product_id);
exception
  when not_null_violation then
    get stacked diagnostics field = column_name;
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field', field)::text;
  when check_violation then
    -- The constraint's name tells the column: products_<column>_check.
    get stacked diagnostics field = constraint_name;
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field',
      regexp_replace(field, '^products_(.*?)(_above_price|_check\d*)$', '\1'))::text;
  when foreign_key_violation then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "category_id"}';
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;

create or replace function public.adjust_stock(product_id uuid, variation_id uuid, difference integer, note text default '') returns integer
language plpgsql set search_path = ''
as $$
declare
  result integer;
begin
  perform private.require_admin();
  if difference is null or difference = 0 or char_length(coalesce(note, '')) > 200 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform set_config('shop.stock_note', btrim(coalesce(note, '')), true);
  if variation_id is null then
    update public.products p set stock_quantity = p.stock_quantity + difference
    where p.id = adjust_stock.product_id returning p.stock_quantity into result;
  else
    update public.product_variations v set stock_quantity = v.stock_quantity + difference
    where v.id = variation_id and v.product_id = adjust_stock.product_id returning v.stock_quantity into result;
  end if;
  perform set_config('shop.stock_note', '', true);
  if result is null then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return result;
exception when check_violation or numeric_value_out_of_range then
  raise sqlstate 'PT409' using message = 'negative_stock';
end
$$;

-- A visitor's search of some hundred thousand characters, or of a hundred words that begin many others, took seconds.
-- Texts are cut before they are folded. No text that is kept is as long: a product's names and descriptions have 15,485
-- characters at most, so what tables keep folded is as it was.
create or replace function private.search_norm(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(translate(replace(replace(replace(
    lower(regexp_replace(normalize(left(input, 20000), NFKD),
      '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u061C\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u0621]',
      '', 'g')),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    'ٱةىیېکگڭݣپڤڥچھہە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اهيييككككبففجههه01234567890123456789'),
    '[^a-z0-9\u0620-\u064A\u0671-\u06D3]+', ' ', 'g'))
$$;

-- Nobody types more than twelve words to find a lamp. Definer: as before.
create or replace function private.search_condition(search text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- A part that more words hold says next to nothing: then what begins with it is found, and the shortest that hold it.
  most_terms constant integer := 300;
  most_words constant integer := 12;
  condition text := '';
  alternatives text;
  word text;
begin
  for word in
    select s.word from regexp_split_to_table(left(private.search_norm(left(search, 400)), 200), ' ') with ordinality s (word, place)
    where s.word <> '' group by s.word order by min(s.place) limit most_words
  loop
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

-- Definer: as before.
create or replace function private.log_search_miss(query text, language public.language) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  folded text := left(private.search_norm(left(query, 400)), 80);
begin
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  if coalesce(char_length(folded), 0) < 2 or exists (
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

-- Nothing is no language and no role. Definer: as before.
create or replace function private.send_contact_message(name text, email text, subject text, message text,
  language public.language, website text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(website, '') <> '' then
    return;
  end if;
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  name := private.read_text('name', name, 120, '^[^\n\r\t]+$');
  email := private.read_text('email', email, 254, '^[^\s@]+@[^\s@]+\.[^\s@]+$');
  subject := private.read_text('subject', subject, 200, '^[^\n\r\t]+$');
  message := private.read_text('message', message, 5000);
  perform private.limit_rate('contact', 'everyone', 3600, 200);
  perform private.limit_rate('contact', private.caller_subject(), 3600, 5);
  insert into public.contact_messages (user_id, name, email, subject, message, language)
  select (select p.user_id from public.profiles p where p.user_id = (select auth.uid())), $1, $2, $3, $4, $5;
end
$$;
create or replace function private.subscribe_newsletter(email text, language public.language) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  email := lower(private.read_text('email', email, 254, '^[^\s@]+@[^\s@]+\.[^\s@]+$'));
  perform private.limit_rate('newsletter', 'everyone', 3600, 500);
  perform private.limit_rate('newsletter', private.caller_subject(), 3600, 5);
  insert into public.newsletter_subscribers (email, language) values ($1, $2) on conflict do nothing;
end
$$;
create or replace function private.set_role(target uuid, wanted public.user_role) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if wanted is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "role"}';
  end if;
  if target = (select auth.uid()) then
    raise sqlstate 'PT409' using message = 'own_role';
  end if;
  update public.profiles set role = wanted where user_id = target;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
end
$$;
