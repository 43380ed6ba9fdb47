-- The operators' orders: found by number, name, e-mail, city or phone in any spelling; with notes and a parcel's number.

-- A phone number's own digits, without what callers put before them: 06 12 34 56 78, +212 612-345678 and
-- 00212612345678 are one number. Foreign numbers keep their country code.
create function private.phone_digits(phone text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(
    regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'),
    '^00', ''), '^(?:2120?|0)', '')
$$;

-- Generated columns are computed with the rights of whoever writes the row.
grant execute on function private.phone_digits(text) to anon, authenticated, service_role;
-- Functions for operators that run with the caller's rights ask for an admin, too.
grant execute on function private.require_admin() to authenticated;

alter table public.orders
  add column tracking_number text not null default ''
    check (char_length(tracking_number) <= 80 and private.is_plain(tracking_number)),
  -- Starts with a space, so that '% word%' also finds the first word.
  add column search text not null generated always as (
    ' ' || private.search_norm(order_number || ' ' || contact_name || ' ' || contact_email || ' ' || city)
    || ' ' || private.phone_digits(phone)) stored;
comment on column public.orders.tracking_number is 'The carrier''s number of the parcel, as the operators enter it.';
create index orders_search_idx on public.orders using gin (search extensions.gin_trgm_ops);
-- The lists are paged by (created_at, id).
create index orders_newest_idx on public.orders (created_at desc, id desc);
create index orders_status_newest_idx on public.orders (status, created_at desc, id desc);
drop index public.orders_created_at_idx;
drop index public.orders_status_idx;
grant update (tracking_number) on public.orders to authenticated;

create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  author uuid default auth.uid() references public.profiles (user_id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 2000 and private.is_plain(body)),
  created_at timestamptz not null default now()
);
comment on table public.order_notes is 'What operators tell each other about an order. Customers never see it.';
create index order_notes_order_idx on public.order_notes (order_id, created_at);
create index order_notes_author_idx on public.order_notes (author);
alter table public.order_notes enable row level security;
grant select, insert (order_id, body), delete on public.order_notes to authenticated;
create policy "Admins read notes" on public.order_notes for select to authenticated
  using ((select private.is_admin()));
create policy "Admins write notes in their own name" on public.order_notes for insert to authenticated
  with check ((select private.is_admin()) and author = (select auth.uid()));
create policy "Admins delete their own notes" on public.order_notes for delete to authenticated
  using ((select private.is_admin()) and author = (select auth.uid()));

-- A day of the shop, from midnight to midnight where it stands.
create function private.day_start(day date) returns timestamptz
language sql stable strict set search_path = ''
as $$ select day::timestamp at time zone 'Africa/Casablanca' $$;

-- What the lists of orders and their counts are limited to, as SQL. Every value is a quoted literal; folded text holds no
-- % or _. Digits are looked for as a phone number, too.
create function private.order_condition(search text, from_day date, to_day date) returns text
language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
  folded text := left(private.search_norm(coalesce(search, '')), 100);
  digits text := private.phone_digits(coalesce(search, ''));
  word text;
  words text := '';
begin
  if folded <> '' then
    foreach word in array string_to_array(folded, ' ') loop
      words := words || format(' and o.search like %L',
        case when char_length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end);
    end loop;
    condition := condition || ' and (true' || words || case
      when search ~ '^[0-9٠-٩۰-۹ ()+./-]+$' and char_length(digits) >= 3 then format(' or o.search like %L', '%' || digits || '%')
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

create type private.order_card as (
  id uuid, order_number text, status public.order_status, total_amount numeric, currency text,
  payment_method public.payment_method, language public.language, contact_name text, contact_email text, phone text,
  city text, country text, tracking_number text, created_at timestamptz, note_count bigint, items jsonb, next_cursor jsonb
);

-- Definer: under a row policy the planner may not use the trigram index. Asks for an admin itself.
create function private.admin_orders(search text, status public.order_status, from_day date, to_day date, sort text,
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
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  -- Only the cursor can hold such a value.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
grant execute on function private.admin_orders(text, public.order_status, date, date, text, jsonb, integer) to authenticated;

create function public.admin_orders(search text default '', status public.order_status default null, from_day date default null,
  to_day date default null, sort text default 'newest', cursor jsonb default null, page_size integer default 30)
returns table (id uuid, order_number text, status public.order_status, total_amount numeric, currency text,
  payment_method public.payment_method, language public.language, contact_name text, contact_email text, phone text,
  city text, country text, tracking_number text, created_at timestamptz, note_count bigint, items jsonb, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_orders($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.admin_orders(text, public.order_status, date, date, text, jsonb, integer) is
  'Admins only. One page of orders with their lines; days are those of the shop, both included. sort: newest, oldest. Pass the last row''s next_cursor for the next page. Refuses with invalid_request (422).';
grant execute on function public.admin_orders(text, public.order_status, date, date, text, jsonb, integer) to authenticated;

-- Definer: as above.
create function private.admin_order_counts(search text, from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb;
begin
  perform private.require_admin();
  execute 'select coalesce(jsonb_object_agg(c.status, c.count), ''{}''::jsonb) from (select o.status, count(*) from public.orders o where '
    || private.order_condition(search, from_day, to_day) || ' group by o.status) c' into counts;
  return counts;
end
$$;
grant execute on function private.admin_order_counts(text, date, date) to authenticated;

create function public.admin_order_counts(search text default '', from_day date default null, to_day date default null)
returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_order_counts($1, $2, $3) $$;
comment on function public.admin_order_counts(text, date, date) is
  'Admins only. {status: number of orders}; a status without orders is missing.';
grant execute on function public.admin_order_counts(text, date, date) to authenticated;

-- Many orders at once: each either changes or says why not, and none undoes another. Locked by id, as everywhere.
-- Invoker: the caller's right to update the status decides, as it does for a single order.
create function public.set_order_statuses(order_ids uuid[], status public.order_status) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  report jsonb := '[]'::jsonb;
  each_order record;
  failure text;
begin
  perform private.require_admin();
  if status is null or coalesce(cardinality(order_ids), 0) not between 1 and 200 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  for each_order in
    select o.id, o.order_number, o.status as from_status from public.orders o where o.id = any (order_ids) order by o.id
  loop
    failure := null;
    begin
      update public.orders o set status = set_order_statuses.status where o.id = each_order.id;
    exception when sqlstate 'PT409' then
      failure := sqlerrm;
    end;
    report := report || jsonb_build_object('id', each_order.id, 'order_number', each_order.order_number,
      'from_status', each_order.from_status, 'code', failure);
  end loop;
  return report;
end
$$;
comment on function public.set_order_statuses(uuid[], public.order_status) is
  'Admins only. Gives up to 200 orders a status: [{id, order_number, from_status, code}], code null or why that order stayed as it was (out_of_stock when a cancelled order is revived).';
grant execute on function public.set_order_statuses(uuid[], public.order_status) to authenticated;
