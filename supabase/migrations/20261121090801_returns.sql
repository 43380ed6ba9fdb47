-- Returns and exchanges: a customer asks with the order's tracking token, an admin approves or refuses, records what came
-- back, and gives the money back or sends other pieces. Only functions write. Lock order: the order, then its return.

create function private.generate_return_number() returns text
language sql volatile set search_path = ''
as $$ select 'R-' || substr(private.generate_order_number(), 5) $$;
comment on function private.generate_return_number is 'A random return number, in the characters of order numbers.';

create table public.returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  -- Chosen by the customer's browser: a request that is sent again is recorded once.
  key uuid not null unique,
  number text not null unique default private.generate_return_number() check (number ~ '^R-[2-9A-HJKMNP-TV-Z]{8}$'),
  state public.return_state not null default 'requested',
  wish public.return_wish not null,
  reason public.return_reason not null,
  note text not null default '' check (char_length(note) <= 1000 and private.is_printable(note)),
  refusal_reason text not null default '' check (char_length(refusal_reason) <= 500 and private.is_printable(refusal_reason)),
  -- How it was closed: by this refund or by this order, or without either for this reason.
  payment_id uuid references public.payments (id) on delete restrict,
  exchange_order_id uuid references public.orders (id) on delete restrict,
  -- The exchange that was cancelled last, of which the return waits again or which it was settled without.
  cancelled_exchange_id uuid references public.orders (id) on delete restrict,
  closing_reason text not null default '' check (char_length(closing_reason) <= 500 and private.is_printable(closing_reason)),
  -- What the returned pieces were worth when the exchange was sent, and what it left of that, to give back as a refund of the order.
  credit numeric(10, 2) not null default 0 check (credit between 0 and 10000000),
  credit_left numeric(10, 2) not null default 0 check (credit_left between 0 and credit),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'refused') = (refusal_reason <> '')),
  check (num_nonnulls(payment_id, exchange_order_id, nullif(closing_reason, '')) = case when state = 'closed' then 1 else 0 end),
  check (credit = 0 or num_nonnulls(exchange_order_id, cancelled_exchange_id) > 0),
  check (num_nonnulls(exchange_order_id, cancelled_exchange_id) < 2)
);
comment on table public.returns is
  'Requests of customers to return pieces of a delivered order. For admins; customers see theirs through return_page.';
create index returns_order_idx on public.returns (order_id);
create index returns_payment_idx on public.returns (payment_id);
create index returns_exchange_order_idx on public.returns (exchange_order_id);
create index returns_cancelled_exchange_idx on public.returns (cancelled_exchange_id);
create index returns_state_idx on public.returns (state, created_at, id);
alter table public.payments add foreign key (credit_of) references public.returns (id) on delete restrict;
create index payments_credit_of_idx on public.payments (credit_of);
create trigger returns_set_updated_at before update on public.returns
  for each row execute function private.set_updated_at();

create table public.return_lines (
  return_id uuid not null references public.returns (id) on delete restrict,
  order_item_id uuid not null references public.order_items (id) on delete restrict,
  quantity integer not null check (quantity between 1 and 99),
  restocked integer not null default 0 check (restocked >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  primary key (return_id, order_item_id),
  check (restocked + damaged <= quantity)
);
comment on table public.return_lines is
  'The pieces of a return: how many the customer announced, and how many came back, into stock or damaged.';
create index return_lines_item_idx on public.return_lines (order_item_id);

create table public.return_events (
  id bigint generated always as identity primary key,
  return_id uuid not null references public.returns (id) on delete restrict,
  -- Chosen by the caller: a step that is sent again is recorded once.
  key uuid not null unique,
  state public.return_state not null,
  note text not null default '' check (char_length(note) <= 500 and private.is_printable(note)),
  -- The exchange that was cancelled or reopened, where the return followed it.
  exchange_id uuid references public.orders (id) on delete restrict,
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.return_events is 'Append-only: the steps of returns, by whom and when. For admins.';
create index return_events_return_idx on public.return_events (return_id, id);
create index return_events_exchange_idx on public.return_events (exchange_id);
create trigger return_events_append_only before update or delete on public.return_events
  for each row execute function private.prevent_mutation();

create table public.return_photos (
  path text primary key check (path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'),
  return_id uuid not null references public.returns (id) on delete restrict,
  created_at timestamptz not null default now(),
  check (left(path, 36) = return_id::text)
);
comment on table public.return_photos is
  'Photos that customers added to a return, in the bucket return-photos. The folder is the return''s id.';
create index return_photos_return_idx on public.return_photos (return_id);

alter table public.returns enable row level security;
alter table public.return_lines enable row level security;
alter table public.return_events enable row level security;
alter table public.return_photos enable row level security;
grant select on public.returns, public.return_lines, public.return_events, public.return_photos to authenticated;
create policy "Admins see returns" on public.returns for select to authenticated using ((select private.is_admin()));
create policy "Admins see lines of returns" on public.return_lines for select to authenticated using ((select private.is_admin()));
create policy "Admins see steps of returns" on public.return_events for select to authenticated using ((select private.is_admin()));
create policy "Admins see photos of returns" on public.return_photos for select to authenticated using ((select private.is_admin()));

create function private.returnable_quantity(target_item uuid, except_return uuid default null) returns integer
language sql stable set search_path = ''
as $$
  select i.quantity
    - coalesce((
      select sum(case when r.state in ('received', 'closed') then l.restocked + l.damaged else l.quantity end)
      from public.return_lines l join public.returns r on r.id = l.return_id
      where l.order_item_id = i.id and r.state not in ('refused', 'cancelled') and r.id is distinct from except_return), 0)::integer
    -- What a return gave back is counted above.
    - coalesce((
      select sum(l.quantity) from public.refund_lines l join public.payments p on p.id = l.payment_id
      where l.order_item_id = i.id and p.state <> 'failed'
        and not exists (select 1 from public.returns r where r.payment_id = p.id)), 0)::integer
  from public.order_items i where i.id = target_item
$$;
comment on function private.returnable_quantity is
  'How many pieces of an item are in no other return and were not refunded. Called by definer functions that hold the '
  'lock of the order.';

create function private.check_refund_line() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a return, refund_order itself refuses more pieces than were bought.
  if private.returnable_quantity(new.order_item_id, (
      select private.return_of_refund(p) from public.payments p where p.id = new.payment_id)) < 0
    and exists (select 1 from public.return_lines l join public.returns r on r.id = l.return_id
      where l.order_item_id = new.order_item_id and r.state not in ('refused', 'cancelled'))
  then
    raise sqlstate 'PT409' using message = 'in_return';
  end if;
  return null;
end
$$;
comment on function private.check_refund_line is
  'Trigger: raises in_return (409) when pieces are refunded that are in a return, unless this return is refunded. The refund holds the '
  'lock of the order. '
  'Definer because the result must not depend on what the caller sees.';
create trigger refund_lines_check_returns after insert on public.refund_lines
  for each row execute function private.check_refund_line();

create function private.return_deadline(target_order public.orders) returns date
language sql stable set search_path = ''
as $$
  select case when target_order.status = 'delivered' then (
    select least((h.created_at at time zone private.shop_time_zone())::date + s.return_days,
      -- Without a contact, a new return could be neither answered nor exchanged.
      case when target_order.contact_name = '' then (now() at time zone private.shop_time_zone())::date - 1 end)
    from public.order_status_history h, public.shop_settings s
    where h.order_id = target_order.id and h.to_status = 'delivered' order by h.id desc limit 1) end
$$;
comment on function private.return_deadline is
  'The last day, in the shop''s time zone, on which a return of the order may be requested; null before its delivery, past '
  'once its contact was removed.';

create function private.request_return(token text, key uuid, lines jsonb, reason public.return_reason,
  wish public.return_wish, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  for_order public.orders;
  existing public.returns;
  requested public.returns;
  given constant jsonb := coalesce(lines, '[]'::jsonb);
  given_note constant text := private.fold_text(coalesce(note, ''));
  -- Also withdrawn ones: each sends emails and takes photos.
  max_returns constant integer := 10;
begin
  if key is null or reason is null or wish is null or char_length(given_note) > 1000 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) not between 1 and 50 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end if;
  select * into for_order from public.orders o where o.tracking_token = token for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  select * into existing from public.returns r where r.key = request_return.key;
  if (existing.order_id, existing.wish, existing.reason, existing.note) = (for_order.id, wish, reason, given_note) and (
    select jsonb_object_agg(l.order_item_id, l.quantity) from public.return_lines l where l.return_id = existing.id
  ) = (select jsonb_object_agg(l.item_id, l.quantity) from jsonb_to_recordset(given) as l (item_id uuid, quantity integer)) then
    return jsonb_build_object('id', existing.id, 'number', existing.number, 'state', existing.state);
  elsif existing.id is not null then
    -- Of this order: the request whose answer was lost has taken the pieces.
    raise sqlstate 'PT409' using message = case when existing.order_id = for_order.id then 'in_return' else 'key_reused' end;
  end if;
  -- Only what is not a repetition counts.
  perform private.check_rate_limit('returns', 'everyone', 3600, 1000);
  perform private.check_rate_limit('returns', private.rate_limit_subject(), 3600, 20);
  perform private.require_open();
  if coalesce(private.return_deadline(for_order) < (now() at time zone private.shop_time_zone())::date, true) then
    raise sqlstate 'PT409' using message = 'return_closed';
  end if;
  if (select count(*) from public.returns r where r.order_id = for_order.id) >= max_returns then
    raise sqlstate 'PT409' using message = 'too_many_returns';
  end if;
  insert into public.returns (order_id, key, wish, reason, note)
  values (for_order.id, key, wish, reason, given_note) returning * into requested;
  insert into public.return_lines (return_id, order_item_id, quantity)
  select requested.id, l.item_id, l.quantity from jsonb_to_recordset(given) as l (item_id uuid, quantity integer);
  insert into public.return_events (return_id, key, state) values (requested.id, key, 'requested');
  if exists (select 1 from public.return_lines l join public.order_items i on i.id = l.order_item_id
    where l.return_id = requested.id and i.order_id <> for_order.id)
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end if;
  if exists (select 1 from public.return_lines l
    where l.return_id = requested.id and private.returnable_quantity(l.order_item_id) < 0)
  then
    raise sqlstate 'PT409' using message = 'in_return';
  end if;
  return jsonb_build_object('id', requested.id, 'number', requested.number, 'state', requested.state);
exception
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
end
$$;
comment on function private.request_return is
  'Implementation of public.request_return. The lock of the order makes requests and refunds of the same pieces one '
  'after the other. Definer because visitors have no rights on orders and returns.';
grant execute on function private.request_return to anon, authenticated;

create function public.request_return(token text, key uuid, lines jsonb, reason public.return_reason,
  wish public.return_wish, note text default '') returns jsonb
language sql set search_path = ''
as $$ select private.request_return($1, $2, $3, $4, $5, $6) $$;
comment on function public.request_return is
  'Asks to return pieces of the delivered order with this tracking token: lines [{item_id, quantity}]. A key that was used '
  'before with these values changes nothing, with others it raises in_return. Returns {id, number, state}. Raises return_closed (409) before the delivery '
  'and after the last day, too_many_returns (409) after ten of one order, in_return (409) for pieces that were refunded or are in another return, key_reused (409), '
  'invalid_request (422), not_found (404), too_many_requests (429), maintenance (503).';
grant execute on function public.request_return to anon, authenticated;

create function private.return_page(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.order_number,
    'until', d.day,
    'gets_email', private.order_recipient(o) is not null,
    'is_open', coalesce(d.day >= (now() at time zone private.shop_time_zone())::date, false),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar,
        'image_url', i.image_url, 'selected_variations', i.selected_variations, 'quantity', i.quantity,
        'returnable', greatest(private.returnable_quantity(i.id), 0)) order by i.id), '[]'::jsonb)
      from public.order_items i where i.order_id = o.id),
    'returns', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state, 'wish', r.wish,
        'reason', r.reason, 'note', r.note, 'refusal_reason', r.refusal_reason, 'closing_reason', r.closing_reason,
        'created_at', r.created_at,
        'exchange_order_number', x.order_number, 'exchange_tracking_token', x.tracking_token,
        'cancelled_exchange_number', (select c.order_number from public.orders c where c.id = r.cancelled_exchange_id),
        'photos', (select count(*) from public.return_photos f where f.return_id = r.id),
        'lines', (select jsonb_agg(jsonb_build_object('item_id', l.order_item_id, 'quantity', l.quantity) order by l.order_item_id)
          from public.return_lines l where l.return_id = r.id),
        'events', (select jsonb_agg(jsonb_build_object('state', e.state, 'created_at', e.created_at) order by e.id)
          from public.return_events e where e.return_id = r.id)) order by r.created_at desc, r.id), '[]'::jsonb)
      from public.returns r left join public.orders x on x.id = r.exchange_order_id where r.order_id = o.id))
  from public.orders o, private.return_deadline(o) as d (day) where o.tracking_token = $1
$$;
comment on function private.return_page is
  'Implementation of public.return_page. Definer because visitors have no rights on orders and returns.';
grant execute on function private.return_page to anon, authenticated;

create function public.return_page(token text) returns jsonb
language sql stable set search_path = ''
as $$ select private.return_page($1) $$;
comment on function public.return_page is
  'What may be returned of the order with this tracking token (items with returnable pieces), until which day, whether emails about it are sent, and its '
  'returns with their steps, the tracking token of an exchange and the number of one that was cancelled; no names, addresses or amounts. Null when there is none.';
grant execute on function public.return_page to anon, authenticated;

create function private.cancel_return(token text, target_return uuid, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.returns;
begin
  perform 1 from public.orders o where o.tracking_token = token for no key update;
  select r.* into changed from public.returns r join public.orders o on o.id = r.order_id
    where r.id = target_return and o.tracking_token = token for no key update of r;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if changed.state <> 'cancelled' then
    -- After the order, as in request_return: the other way round the two could wait for each other.
    perform private.check_rate_limit('returns', 'everyone', 3600, 1000);
    perform private.check_rate_limit('returns', private.rate_limit_subject(), 3600, 20);
    if changed.state not in ('requested', 'approved') then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    update public.returns r set state = 'cancelled' where r.id = target_return returning * into changed;
    insert into public.return_events (return_id, key, state) values (target_return, key, 'cancelled');
  end if;
  return jsonb_build_object('id', changed.id, 'number', changed.number, 'state', changed.state);
exception when integrity_constraint_violation then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.cancel_return is
  'Implementation of public.cancel_return. Definer because visitors have no rights on orders and returns.';
grant execute on function private.cancel_return to anon, authenticated;

create function public.cancel_return(token text, return_id uuid, key uuid) returns jsonb
language sql set search_path = ''
as $$ select private.cancel_return($1, $2, $3) $$;
comment on function public.cancel_return is
  'Withdraws a return of the order with this tracking token before its pieces came back. Returns {id, number, state}. '
  'Raises edit_conflict (409), invalid_request (422), not_found (404), too_many_requests (429).';
grant execute on function public.cancel_return to anon, authenticated;
