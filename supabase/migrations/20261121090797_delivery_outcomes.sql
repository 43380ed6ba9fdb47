-- What becomes of a parcel that was not delivered: the customer refused it or could not be reached, and it comes back.

create table public.delivery_outcomes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  -- Chosen by the caller: an outcome that is sent again is recorded once.
  key uuid not null unique,
  outcome public.delivery_outcome not null,
  note text not null default '' check (char_length(note) <= 500 and private.is_printable(note)),
  -- A parcel that came back: [{item_id, restocked, damaged, lost}], numbers of pieces.
  lines jsonb not null default '[]'::jsonb check (jsonb_typeof(lines) = 'array'),
  actor uuid default auth.uid(),
  created_at timestamptz not null default now(),
  check ((outcome = 'returned') = (lines <> '[]'::jsonb))
);
comment on table public.delivery_outcomes is
  'Append-only: attempts to deliver that failed, and parcels that came back, with what became of each piece. For admins.';
create index delivery_outcomes_order_idx on public.delivery_outcomes (order_id, id);
alter table public.delivery_outcomes enable row level security;
grant select on public.delivery_outcomes to authenticated;
create policy "Admins see outcomes of deliveries" on public.delivery_outcomes for select to authenticated
  using ((select private.is_admin()));
create trigger delivery_outcomes_append_only before update or delete on public.delivery_outcomes
  for each row execute function private.prevent_mutation();

create function private.was_refused(target_order uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select 1 from public.delivery_outcomes d where d.order_id = $1 and d.outcome <> 'returned') $$;
comment on function private.was_refused is
  'Whether a parcel of this order was ever refused or its customer unreachable, also when it is being sent again. Called by definer '
  'functions only.';

create function private.must_prepay(phone text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select count(*) from public.orders o where o.phone_key = private.normalize_phone($1)
      and o.status <> 'delivered' and private.was_refused(o.id)) >= s.prepay_after_refusals, false)
  from public.shop_settings s
$$;
comment on function private.must_prepay is
  'Whether orders with this phone number may not be paid at the door, because its parcels were refused too often '
  '(shop_settings.prepay_after_refusals). Definer because buyers do not see the orders of others.';

create function private.phone_history(phone_key text, except_order uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'orders', count(*),
    'delivered', count(*) filter (where o.status = 'delivered'),
    'refused', count(*) filter (where o.status <> 'delivered' and private.was_refused(o.id)),
    'cancelled', count(*) filter (where o.status = 'cancelled' and not private.was_refused(o.id)),
    'open', count(*) filter (where o.status in ('pending', 'processing', 'shipped')))
  from public.orders o where o.phone_key = $1 and $1 <> '' and o.id <> $2
$$;
comment on function private.phone_history is
  'How many other orders were placed with this phone number, and what became of them. Definer because it counts the orders '
  'of every customer; called by functions that check for an admin.';

create function private.record_delivery(target_order uuid, key uuid, outcome public.delivery_outcome, lines jsonb, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sent public.orders;
  given constant jsonb := coalesce(lines, '[]'::jsonb);
  request constant jsonb := jsonb_build_object('order', target_order, 'outcome', outcome, 'lines', given, 'note', note);
begin
  perform private.require_admin();
  if outcome is null or key is null or jsonb_typeof(given) <> 'array' or (outcome = 'returned') <> (given <> '[]'::jsonb) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select * into sent from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if private.finished_act(key, 'record_delivery', request) is not null then
    return jsonb_build_object('status', sent.status, 'delivery_failure', sent.delivery_failure);
  end if;
  if sent.status <> 'shipped' or (outcome = 'returned') <> (sent.delivery_failure is not null) then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  insert into public.delivery_outcomes (order_id, key, outcome, note, lines)
  values (target_order, key, outcome, coalesce(btrim(note), ''), given);
  if outcome <> 'returned' then
    update public.orders o set delivery_failure = outcome where o.id = target_order returning * into sent;
  else
    -- Every piece that is not in stock again is accounted for.
    if exists (
      select 1 from public.order_items i
      left join (
        select l.item_id, sum(l.restocked) as restocked, sum(l.damaged) as damaged, sum(l.lost) as lost, min(least(l.restocked, l.damaged, l.lost)) as smallest
        from jsonb_to_recordset(given) as l (item_id uuid, restocked integer, damaged integer, lost integer) group by 1) l on l.item_id = i.id
      where i.order_id = target_order and (coalesce(l.smallest, 0) < 0
        or coalesce(l.restocked + l.damaged + l.lost, 0) <> i.quantity - i.restocked_quantity - i.discarded_quantity)
    ) or exists (
      select 1 from jsonb_to_recordset(given) as l (item_id uuid)
      where not exists (select 1 from public.order_items i where i.id = l.item_id and i.order_id = target_order))
    then
      raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
    end if;
    update public.order_items i set written_off_quantity = l.damaged + l.lost
    from jsonb_to_recordset(given) as l (item_id uuid, damaged integer, lost integer) where i.id = l.item_id;
    update public.orders o set status = 'cancelled', cancellation_reason = sent.delivery_failure::text::public.cancellation_reason
    where o.id = target_order returning * into sent;
  end if;
  perform private.finish_act(key, 'record_delivery', request, 'true');
  return jsonb_build_object('status', sent.status, 'delivery_failure', sent.delivery_failure);
exception
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.record_delivery is
  'Implementation of public.record_delivery; checks for an admin. The lock of the order makes two admins one after the '
  'other. Definer because no role may write outcomes or the status of an order.';
grant execute on function private.record_delivery to authenticated;

create function public.record_delivery(order_id uuid, key uuid, outcome public.delivery_outcome, lines jsonb default null,
  note text default '') returns jsonb
language sql set search_path = ''
as $$ select private.record_delivery($1, $2, $3, $4, $5) $$;
comment on function public.record_delivery is
  'Admins only. Records that a shipped order was refused or its customer unreachable, and then that its parcel is back '
  '(returned): lines say for each item how many pieces go back into stock and how many are damaged or lost, all of them, '
  'and the order is cancelled for the reason that was recorded first. A key that was recorded before with these values '
  'changes nothing, with others it raises edit_conflict. Returns {status, delivery_failure}. Raises edit_conflict (409) for an order that is not on its way, '
  'or whose parcel is recorded otherwise; invalid_request (422), not_found (404).';
grant execute on function public.record_delivery to authenticated;
