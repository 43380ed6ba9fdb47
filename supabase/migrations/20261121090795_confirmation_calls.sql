-- Confirmation by phone: an order that is paid at the door is prepared after the customer has confirmed it. Every call is logged.

create table public.order_calls (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  -- Chosen by the caller: a call that is sent again is recorded once.
  key uuid not null unique,
  outcome public.call_outcome not null,
  note text not null default '' check (char_length(note) <= 500 and private.is_printable(note)),
  -- When the customer is called next, as it was decided with this call.
  next_call_at timestamptz,
  actor uuid default auth.uid(),
  created_at timestamptz not null default now(),
  check ((outcome in ('no_answer', 'postponed')) = (next_call_at is not null))
);
comment on table public.order_calls is
  'Append-only: calls to customers to confirm an order, by whom, and what they led to. For admins.';
create index order_calls_order_idx on public.order_calls (order_id, id);
alter table public.order_calls enable row level security;
grant select on public.order_calls to authenticated;
create policy "Admins see calls" on public.order_calls for select to authenticated
  using ((select private.is_admin()));
create trigger order_calls_append_only before update or delete on public.order_calls
  for each row execute function private.prevent_mutation();

-- The queue, oldest first, and the history of a number.
create index orders_to_confirm_idx on public.orders (created_at, id) include (next_call_at)
  where status = 'pending' and payment_method = 'cash_on_delivery';
create index orders_phone_key_idx on public.orders (phone_key);

create function private.next_call_time(attempts integer, called_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when attempts < 3 and t.at::time between '09:00' and '20:00' and t.at::date = (called_at at time zone private.shop_time_zone())::date
      then t.at at time zone private.shop_time_zone()
    else ((called_at at time zone private.shop_time_zone())::date + 1 + time '10:00') at time zone private.shop_time_zone() end
  from (select (called_at + make_interval(hours => 2 * attempts)) at time zone private.shop_time_zone() as at) t
$$;
comment on function private.next_call_time is
  'When to call again after this many calls without an answer: after 2 hours, after 4, then the next day at 10; never '
  'before 9 or after 20 o''clock in the shop''s time zone.';

create function private.record_call(target_order uuid, key uuid, seen_calls integer, outcome public.call_outcome,
  next_day date, reason public.cancellation_reason, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  called public.orders;
  request constant jsonb := jsonb_build_object('order', target_order, 'outcome', outcome, 'next_day', next_day, 'reason', reason, 'note', note);
  next_call timestamptz;
begin
  perform private.require_admin();
  if outcome is null or key is null or (outcome = 'postponed') <> (next_day is not null)
    or (outcome = 'cancelled') <> (reason is not null)
    or next_day not between (now() at time zone private.shop_time_zone())::date + 1 and (now() at time zone private.shop_time_zone())::date + 60 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select * into called from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if private.finished_act(key, 'record_call', request) is null then
    if called.status <> 'pending' or called.call_attempts <> coalesce(seen_calls, -1) then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    next_call := case outcome
      when 'no_answer' then private.next_call_time(called.call_attempts + 1, now())
      when 'postponed' then private.start_of_day(next_day) + interval '9 hours' end;
    insert into public.order_calls (order_id, key, outcome, note, next_call_at)
    values (target_order, key, outcome, coalesce(btrim(note), ''), next_call);
    update public.orders o set call_attempts = o.call_attempts + 1,
      next_call_at = case when outcome <> 'wrong_number' then coalesce(next_call, now()) end,
      status = case outcome when 'confirmed' then 'processing' when 'cancelled' then 'cancelled' else o.status end,
      cancellation_reason = case when outcome = 'cancelled' then reason end
    where o.id = target_order returning * into called;
    perform private.finish_act(key, 'record_call', request, 'true');
  end if;
  return jsonb_build_object('status', called.status, 'next_call_at', called.next_call_at);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.record_call is
  'Implementation of public.record_call; checks for an admin. The lock of the order makes two admins one after the '
  'other. Definer because no role may write calls or the status of an order.';
grant execute on function private.record_call to authenticated;

create function public.record_call(order_id uuid, key uuid, seen_calls integer, outcome public.call_outcome,
  next_day date default null, reason public.cancellation_reason default null, note text default '') returns jsonb
language sql set search_path = ''
as $$ select private.record_call($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.record_call is
  'Admins only. Records what a call to confirm a pending order led to: confirmed begins its preparation, cancelled (with a '
  'reason) cancels it, postponed (with a day of the next 60) and no_answer say when to call again, wrong_number takes it '
  'out of the queue until the number is corrected. seen_calls is the number of calls that the caller saw, so that of two '
  'admins the second is refused with edit_conflict (409), as for an order that is no longer pending. A key that was '
  'recorded before with these values changes nothing, with others it raises edit_conflict. Returns {status, next_call_at}. Raises invalid_request (422), not_found (404).';
grant execute on function public.record_call to authenticated;

create function private.confirmation_queue(state text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_orders constant integer := 60;
begin
  perform private.require_admin();
  if coalesce(state, '') not in ('due', 'later', 'wrong_number') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    with waiting as (
      select o.*, case when o.next_call_at is null then 'wrong_number' when o.next_call_at <= now() then 'due' else 'later' end as call_state
      from public.orders o where o.status = 'pending' and o.payment_method = 'cash_on_delivery'
    ), listed as (
      select w.* from waiting w where w.call_state = state
      order by case when state = 'later' then w.next_call_at end, w.created_at, w.id limit max_orders
    )
    select jsonb_build_object(
      'due', count(*) filter (where w.call_state = 'due'),
      'later', count(*) filter (where w.call_state = 'later'),
      'wrong_number', count(*) filter (where w.call_state = 'wrong_number'),
      'orders', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', o.id, 'order_number', o.order_number, 'created_at', o.created_at, 'contact_name', o.contact_name, 'phone', o.phone,
          'city', o.city, 'district', o.district, 'address', o.address, 'landmark', o.landmark, 'country', o.country, 'notes', o.notes,
          'total_amount', o.total_amount, 'language', o.language, 'tracking_token', o.tracking_token,
          'tracking_number', o.tracking_number, 'call_attempts', o.call_attempts, 'next_call_at', o.next_call_at,
          'items', (
            select jsonb_agg(jsonb_build_object('id', i.id, 'quantity', i.quantity, 'name_en', i.name_en, 'name_fr', i.name_fr,
              'name_ar', i.name_ar, 'image_url', i.image_url, 'selected_variations', i.selected_variations) order by i.id)
            from public.order_items i where i.order_id = o.id),
          'calls', (
            select coalesce(jsonb_agg(jsonb_build_object('outcome', c.outcome, 'note', c.note, 'created_at', c.created_at,
              'actor', p.display_name) order by c.id desc), '[]'::jsonb)
            from public.order_calls c left join public.profiles p on p.user_id = c.actor where c.order_id = o.id),
          'history', private.phone_history(o.phone_key, o.id))
          order by case when state = 'later' then o.next_call_at end, o.created_at, o.id)
        from listed o), '[]'::jsonb))
    from waiting w);
end
$$;
comment on function private.confirmation_queue is
  'Implementation of public.confirmation_queue; checks for an admin. Definer because under row-level security every row '
  'would be checked anew.';
grant execute on function private.confirmation_queue to authenticated;

create function public.confirmation_queue(state text default 'due') returns jsonb
language sql stable set search_path = ''
as $$ select private.confirmation_queue($1) $$;
comment on function public.confirmation_queue is
  'Admins only. The pending orders that are paid at the door and wait for a call: {due, later, wrong_number} are numbers '
  'of orders, and orders the first 60 of the given state (due, later, wrong_number), oldest first, or by the time of the next call, each '
  'with its items, its calls and what became of other orders with the same phone number. Raises invalid_request (422).';
grant execute on function public.confirmation_queue to authenticated;
