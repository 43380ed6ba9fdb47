-- What admins do with returns.

create function private.begin_return_step(target_return uuid, key uuid, seen_state public.return_state,
  next_state public.return_state, note text, request jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  target public.returns;
  full_request constant jsonb := request || jsonb_build_object('return', target_return, 'state', next_state, 'note', note);
begin
  perform private.require_admin();
  if key is null or seen_state is null or next_state is null then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform 1 from public.orders o
    where o.id = (select r.order_id from public.returns r where r.id = target_return) for no key update;
  select * into target from public.returns r where r.id = target_return for no key update;
  if target.id is null then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if private.finished_act(key, 'return_step', full_request) is not null then
    return true;
  end if;
  if target.state <> seen_state or (seen_state, next_state) not in (
    ('requested', 'approved'), ('requested', 'refused'), ('approved', 'cancelled'), ('approved', 'received'), ('received', 'closed'),
    -- Of what its exchange left, see private.close_return.
    ('closed', 'closed'))
  then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  insert into public.return_events (return_id, key, state, note) values (target_return, key, next_state, btrim(coalesce(note, '')));
  perform private.finish_act(key, 'return_step', full_request, 'true');
  return false;
end
$$;
comment on function private.begin_return_step is
  'Checks for an admin, locks the order and the return, and records the step; request is what it asks for beside state and note. True '
  'when this key recorded it before. Raises edit_conflict (409) when it recorded another step or other values, or when the state is not the one that was seen or does not lead to the next one. Definer '
  'because no role may write returns; called by definer functions only.';

create function private.decide_return(target_return uuid, key uuid, seen_state public.return_state,
  decision public.return_state, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  replayed boolean;
  target public.returns;
begin
  if decision not in ('approved', 'refused', 'cancelled') or (decision = 'refused' and btrim(coalesce(note, '')) = '') then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "note"}';
  end if;
  replayed := private.begin_return_step(target_return, key, seen_state, decision, note, '{}');
  select * into target from public.returns r where r.id = target_return;
  if replayed then
    return jsonb_build_object('state', target.state);
  end if;
  update public.returns r set state = decision,
    refusal_reason = case when decision = 'refused' then btrim(decide_return.note) else '' end
  where r.id = target_return;
  return jsonb_build_object('state', decision);
exception when integrity_constraint_violation then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.decide_return is
  'Implementation of public.decide_return. Definer because no role may write returns.';
grant execute on function private.decide_return to authenticated;

create function public.decide_return(return_id uuid, key uuid, seen_state public.return_state,
  decision public.return_state, note text default '') returns jsonb
language sql set search_path = ''
as $$ select private.decide_return($1, $2, $3, $4, $5) $$;
comment on function public.decide_return is
  'Admins only. Approves or refuses (with a note, which the customer reads) a requested return, or cancels an approved '
  'one whose pieces did not come. A key that recorded this step with these values before changes nothing. Returns {state}. Raises '
  'edit_conflict (409), invalid_request (422), not_found (404).';
grant execute on function public.decide_return to authenticated;

create function private.receive_return(target_return uuid, key uuid, lines jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  replayed boolean;
  target public.returns;
  for_order uuid;
begin
  replayed := private.begin_return_step(target_return, key, 'approved', 'received', '', jsonb_build_object('lines', lines));
  select * into target from public.returns r where r.id = target_return;
  if replayed then
    return jsonb_build_object('state', target.state);
  end if;
  for_order := target.order_id;
  if not exists (select 1 from public.orders o where o.id = for_order and o.status = 'delivered') then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  update public.return_lines l set restocked = g.restocked, damaged = g.damaged
  from jsonb_to_recordset(lines) as g (item_id uuid, restocked integer, damaged integer)
  where l.return_id = target_return and l.order_item_id = g.item_id;
  -- Every line once, no other, and at least one piece.
  if (select count(*) <> count(distinct g.item_id) or count(*) <> (
      select count(*) from public.return_lines l where l.return_id = target_return)
      from jsonb_to_recordset(lines) as g (item_id uuid))
    or exists (select 1 from jsonb_to_recordset(lines) as g (item_id uuid)
      where not exists (select 1 from public.return_lines l where l.return_id = target_return and l.order_item_id = g.item_id))
    or not exists (select 1 from public.return_lines l where l.return_id = target_return and l.restocked + l.damaged > 0)
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end if;
  perform private.lock_stock(
    (select array_agg(distinct i.product_id) from public.order_items i where i.order_id = for_order),
    (select array_agg(distinct u) from public.order_items i, unnest(i.variation_ids) u where i.order_id = for_order));
  perform private.change_stock(
    (select array_agg((i.product_id, private.stock_unit_of(i.product_id, i.variation_ids, i.selected_variations), l.restocked)::private.stock_change)
      from public.return_lines l join public.order_items i on i.id = l.order_item_id where l.return_id = target_return),
    'refund', for_order);
  update public.order_items i set restocked_quantity = i.restocked_quantity + l.restocked,
    discarded_quantity = i.discarded_quantity + l.damaged
  from public.return_lines l where l.return_id = target_return and i.id = l.order_item_id;
  update public.returns r set state = 'received' where r.id = target_return;
  return jsonb_build_object('state', 'received');
exception
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
end
$$;
comment on function private.receive_return is
  'Implementation of public.receive_return; checks for an admin. Pieces that came back are counted on the order''s items, '
  'so that cancelling the order returns the others only. Definer because no role may write returns and stock.';
grant execute on function private.receive_return to authenticated;

create function public.receive_return(return_id uuid, key uuid, lines jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.receive_return($1, $2, $3) $$;
comment on function public.receive_return is
  'Admins only. Records that the parcel of an approved return came: lines [{item_id, restocked, damaged}] say for each of '
  'its lines how many pieces go back into stock and how many are damaged; what is missing did not come. A key that '
  'recorded this step with these values before changes nothing. Returns {state}. Raises edit_conflict (409), invalid_request (422), not_found (404).';
grant execute on function public.receive_return to authenticated;

create function private.value_of_return(target public.returns) returns numeric
language sql stable set search_path = ''
as $$
  select round(sum(private.paid_for(i, l.restocked + l.damaged)), 2)
  from public.return_lines l join public.order_items i on i.id = l.order_item_id where l.return_id = target.id
$$;
comment on function private.value_of_return is 'What the customer paid (MAD) for the pieces of a return that came back.';

create function private.credit_refunded(target public.returns) returns numeric
language sql stable set search_path = ''
as $$
  select coalesce(sum(p.amount), 0) from public.payments p
  join public.orders x on x.id = coalesce(target.exchange_order_id, target.cancelled_exchange_id)
  -- Those before are what an earlier exchange had left.
  where p.credit_of = target.id and p.state <> 'failed' and p.created_at >= x.created_at
$$;
comment on function private.credit_refunded is
  'What was given back (MAD) of what the exchange of a return left, also one that was cancelled since: refunds that name the return.';

create function private.credit_owed(target public.returns) returns numeric
language sql stable set search_path = ''
as $$
  select case when target.exchange_order_id is null or target.credit_left = 0 then 0
    else greatest(target.credit_left - private.credit_refunded(target), 0) end
$$;
comment on function private.credit_owed is
  'What is still to be given back (MAD) of what the exchange of a return left. src/admin/returns/return-amounts.ts shows the same.';

create function private.value_left(target public.returns, value numeric) returns numeric
language sql stable set search_path = ''
as $$
  select case when target.cancelled_exchange_id is null then value
    else target.credit - least(target.credit_left, private.credit_refunded(target)) end
$$;
comment on function private.value_left is
  'What of the value of a return (MAD) is still to be given back or exchanged: all of it, or what it was when the exchange was sent that '
  'was cancelled since, less what was given back meanwhile of what that exchange had left. Called '
  'under the lock of the order. src/admin/returns/return-amounts.ts shows the same.';

create function private.refund_return(target_return uuid, key uuid, provider public.payment_provider, amount numeric,
  seen_paid numeric, seen_refunded numeric, received_on date, other_amount boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  replayed boolean;
  target public.returns;
  recorded jsonb;
  value numeric;
begin
  replayed := private.begin_return_step(target_return, key, 'received', 'closed', '',
    jsonb_build_object('provider', provider, 'amount', amount, 'received_on', received_on));
  select * into target from public.returns r where r.id = target_return;
  if replayed then
    return jsonb_build_object('state', target.state);
  end if;
  value := private.value_of_return(target);
  recorded := private.refund_order(target.order_id, provider, key::text, amount, target.number, (
    select jsonb_agg(jsonb_build_object('item_id', l.order_item_id, 'quantity', l.restocked + l.damaged, 'restock', false))
    from public.return_lines l where l.return_id = target_return and l.restocked + l.damaged > 0), seen_paid, seen_refunded, received_on,
    -- The customer gets the email about the return.
    other_amount, with_email => false, given_before => value - private.value_left(target, value));
  update public.returns r set state = 'closed', payment_id = (recorded ->> 'id')::uuid where r.id = target_return;
  return jsonb_build_object('state', 'closed');
exception when integrity_constraint_violation then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.refund_return is
  'Implementation of public.refund_return; checks for an admin. Definer because no role may write returns and the ledger.';
grant execute on function private.refund_return to authenticated;

create function public.refund_return(return_id uuid, key uuid, provider public.payment_provider, amount numeric,
  seen_paid numeric default null, seen_refunded numeric default null, received_on date default null, other_amount boolean default false)
  returns jsonb
language sql set search_path = ''
as $$ select private.refund_return($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.refund_return is
  'Admins only. Closes a received return with a refund of the order (as refund_order: amount in MAD, key is its reference, '
  'the return''s number its reason, and the sums that were seen, the day and another amount as there) for the pieces that came '
  'back, which are not restocked again. A key that recorded this step with these values before changes nothing. Returns {state}. Raises '
  'edit_conflict, refund_too_large (409), invalid_request, future_day, amount_mismatch (422), not_found (404).';
grant execute on function public.refund_return to authenticated;

create function private.close_return(target_return uuid, key uuid, note text, seen_paid numeric, seen_refunded numeric,
  seen_state public.return_state) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  replayed boolean;
  target public.returns;
begin
  perform private.require_admin();
  if btrim(coalesce(note, '')) = '' then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "note"}';
  end if;
  replayed := private.begin_return_step(target_return, key, seen_state, 'closed', note, '{}');
  select * into target from public.returns r where r.id = target_return;
  if replayed then
    return jsonb_build_object('state', target.state);
  end if;
  perform private.require_seen_sums(target.order_id, seen_paid, seen_refunded);
  if seen_state = 'received' then
    update public.returns r set state = 'closed', closing_reason = btrim(close_return.note) where r.id = target_return;
  elsif private.credit_owed(target) > 0 then
    update public.returns r set credit_left = private.credit_refunded(target) where r.id = target_return;
  else
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  return jsonb_build_object('state', 'closed');
exception when integrity_constraint_violation then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.close_return is
  'Implementation of public.close_return. Definer because no role may write returns.';
grant execute on function private.close_return to authenticated;

create function public.close_return(return_id uuid, key uuid, note text, seen_paid numeric default null,
  seen_refunded numeric default null, seen_state public.return_state default 'received') returns jsonb
language sql set search_path = ''
as $$ select private.close_return($1, $2, $3, $4, $5, $6) $$;
comment on function public.close_return is
  'Admins only. Closes a received return without a refund or an exchange, with a note that the customer reads: the money was given '
  'back otherwise, or there is none to give back. The sums that were seen are those of refund_order: what changed meanwhile raises '
  'edit_conflict, so that no money is kept unseen. With the seen state closed, nothing more is given back of what the exchange left; that note is for the shop. '
  'A key that recorded this step with these values before changes nothing. Returns '
  '{state}. Raises edit_conflict (409), invalid_request (422), not_found (404).';
grant execute on function public.close_return to authenticated;

create function private.return_of_refund(refund public.payments) returns uuid
language sql stable set search_path = ''
as $$
  select r.id from public.returns r join public.return_events e on e.return_id = r.id
  where r.order_id = refund.order_id and e.state = 'closed' and e.key::text = refund.provider_reference limit 1
$$;
comment on function private.return_of_refund is
  'The return that a refund was to close, also when it failed: the key of the step is the refund''s reference.';

create function private.follow_return_refund() returns trigger
language plpgsql set search_path = ''
as $$
declare
  followed uuid;
begin
  if new.state = 'failed' then
    update public.returns r set state = 'received', payment_id = null where r.payment_id = new.id returning r.id into followed;
  else
    update public.returns r set state = 'closed', payment_id = new.id, closing_reason = ''
    where r.id = private.return_of_refund(new) and (r.state = 'received' or r.closing_reason <> '') returning r.id into followed;
  end if;
  if followed is not null then
    insert into public.return_events (return_id, key, state)
    values (followed, gen_random_uuid(), case when new.state = 'failed' then 'received' else 'closed' end::public.return_state);
  end if;
  return null;
end
$$;
comment on function private.follow_return_refund is
  'Trigger: a return whose refund failed waits for another one, and is closed by that refund when it succeeded after all, also '
  'when it was closed without money meanwhile.';
create trigger payments_follow_return after update of state on public.payments
  for each row when (new.kind = 'refund' and old.state <> new.state and 'failed' in (old.state, new.state) and new.state <> 'pending')
  execute function private.follow_return_refund();

create function private.send_exchange(target_return uuid, key uuid, items jsonb, seen_paid numeric, seen_refunded numeric) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  replayed boolean;
  target public.returns;
  original public.orders;
  placed public.orders;
  lines private.order_line[];
  refused jsonb;
  worth numeric;
  goods numeric;
  more_lead integer;
  total numeric;
  tax_rate numeric;
begin
  replayed := private.begin_return_step(target_return, key, 'received', 'closed', '', jsonb_build_object('items', items));
  select * into target from public.returns r where r.id = target_return;
  if replayed then
    return jsonb_build_object('state', target.state, 'order_id', target.exchange_order_id,
      'credit_left', target.credit_left);
  end if;
  lines := private.require_order_items(items);
  perform private.require_seen_sums(target.order_id, seen_paid, seen_refunded);
  select * into original from public.orders o where o.id = target.order_id;
  tax_rate := private.tax_rate_for(original.country);
  perform private.lock_order_lines(lines);
  select jsonb_agg(jsonb_build_object('index', l.index, 'product_id', l.product_id, 'code', l.code, 'available', l.available)
      order by l.index) filter (where l.code is not null), sum(l.line_total),
      coalesce(max(l.lead_time_days), 0) - private.longest_lead_time(original.id)
    into refused, goods, more_lead from private.price_order_items(items) l;
  if refused is not null then
    raise sqlstate 'PT409' using message = refused -> 0 ->> 'code', detail = jsonb_build_object('lines', refused)::text;
  end if;
  worth := private.value_left(target, private.value_of_return(target));
  -- Money that went back goes with no pieces once more. That of an exchange was paid with other pieces.
  if original.exchange_of is null then
    worth := least(worth, case original.status when 'cancelled' then 0
      else original.total_amount - original.credited_amount - private.pending_credit(original.id) end);
  elsif original.status = 'cancelled' and not exists (select 1 from public.returns r where r.exchange_order_id = original.id) then
    -- The return that it replaced has all of its credit again.
    worth := 0;
  end if;
  total := greatest(goods - worth, 0);
  insert into public.orders (order_number, user_id, status, subtotal, delivery_fee, discount_amount, discount_reason, tax_amount,
    tax_rate, total_amount, payment_method, source, language, contact_name, contact_email, phone, address, district,
    landmark, city, region, postal_code, country, shipping_address, company, company_ice, is_pickup, min_days, max_days, notes,
    idempotency_key, request_hash, exchange_of)
  values (private.generate_order_number(), original.user_id,
    -- Nothing is to be confirmed by phone; an order that is paid before it is sent waits for its payment.
    case when total > 0 and (private.provider_of(original.payment_method)).flow <> 'at_delivery' then 'pending' else 'processing' end::public.order_status,
    -- What cost nothing is worth nothing: no discount, and so no reason of one.
    goods, 0, goods - total, case when goods > total then target.number else '' end, private.tax_within(total, tax_rate), tax_rate, total,
    original.payment_method, original.source, original.language,
    original.contact_name, original.contact_email, original.phone, original.address, original.district, original.landmark,
    original.city, original.region, original.postal_code, original.country, original.shipping_address, original.company,
    original.company_ice, original.is_pickup,
    -- As long a way as that of the first order.
    original.min_days + more_lead, original.max_days + more_lead, '', key, 'exchange', original.id)
  returning * into placed;
  insert into public.order_items (order_id, product_id, quantity, unit_price, selected_variations, variation_ids,
    name_en, name_fr, name_ar, image_url, lead_time_days)
  select placed.id, l.product_id, l.quantity, l.unit_price, l.selected_variations, l.variation_ids,
    l.name_en, l.name_fr, l.name_ar, l.image_url, l.lead_time_days
  from private.price_order_items(items) l;
  perform private.adjust_order_stock(placed.id, -1);
  update public.returns r set state = 'closed', exchange_order_id = placed.id, cancelled_exchange_id = null,
    credit = worth, credit_left = greatest(worth - goods, 0)
  where r.id = target_return;
  return jsonb_build_object('state', 'closed', 'order_id', placed.id, 'credit_left', greatest(worth - goods, 0));
exception when integrity_constraint_violation or numeric_value_out_of_range then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.send_exchange is
  'Implementation of public.send_exchange; checks for an admin. Definer because no role may write orders and returns.';
grant execute on function private.send_exchange to authenticated;

create function public.send_exchange(return_id uuid, key uuid, items jsonb, seen_paid numeric default null,
  seen_refunded numeric default null) returns jsonb
language sql set search_path = ''
as $$ select private.send_exchange($1, $2, $3, $4, $5) $$;
comment on function public.send_exchange is
  'Admins only. Closes a received return with a new order to the same address, without a delivery fee: items '
  '[{product_id, variation_ids, quantity}] at today''s prices, less what was paid for the pieces that came back, at most what refunds have '
  'left of the order''s price (nothing once it is cancelled) and at most the total. The sums that were seen are those of refund_order. The first order keeps its revenue; credit_left is what the exchange did not use, to be given back with '
  'refund_order. When the new order is cancelled, the return is received again. A key that recorded this step with these values before changes nothing. Returns {state, order_id, credit_left}. Raises '
  'edit_conflict, out_of_stock, unavailable, variation_missing (409), invalid_items, invalid_request (422), not_found (404).';
grant execute on function public.send_exchange to authenticated;

create function private.lock_exchanged_returns(orders uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select 1 from public.returns r
  where r.exchange_order_id = any (orders) or r.cancelled_exchange_id = any (orders) or r.order_id = any (orders)
  order by r.id for no key update
$$;
comment on function private.lock_exchanged_returns is
  'Locks the returns of these orders, and those that follow them when they are cancelled, reopened or corrected, in lock order: after the orders, before stock. '
  'Definer, and called by definer functions only, because locking requires UPDATE.';

create function private.follow_exchange() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  followed uuid;
begin
  if new.status = 'cancelled' then
    -- Pieces that all came back by a return of their own are settled by that return.
    update public.returns r set state = 'received', exchange_order_id = null, cancelled_exchange_id = new.id
    where r.exchange_order_id = new.id and exists (
      select 1 from public.order_items i where i.order_id = new.id and i.quantity > i.restocked_quantity + i.discarded_quantity)
    returning r.id into followed;
  else
    update public.returns r set state = 'closed', exchange_order_id = new.id, cancelled_exchange_id = null
    where r.cancelled_exchange_id = new.id and r.state = 'received'
      -- The money of an order that was cancelled meanwhile is to be given back itself.
      and exists (select 1 from public.orders o where o.id = r.order_id and o.status <> 'cancelled') returning r.id into followed;
    if followed is null and not exists (select 1 from public.returns r where r.exchange_order_id = new.id) then
      raise sqlstate 'PT409' using message = 'return_settled';
    end if;
  end if;
  if followed is not null then
    insert into public.return_events (return_id, key, state, exchange_id)
    values (followed, gen_random_uuid(), case when new.status = 'cancelled' then 'received' else 'closed' end::public.return_state, new.id);
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.follow_exchange is
  'Trigger: a return whose exchange is cancelled waits again to be refunded or exchanged, and is closed again when the exchange is '
  'reopened; raises return_settled (409) when it was settled otherwise meanwhile, or its order cancelled. Comes by its name before the trigger that moves '
  'stock, as the lock order asks. Definer because customers cancel orders and have no rights on returns.';
create trigger orders_follow_exchange after update of status on public.orders
  for each row when (new.exchange_of is not null and (old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function private.follow_exchange();

create function private.admin_returns(state public.return_state, cursor jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_returns constant integer := 100;
  is_open constant boolean := state in ('requested', 'approved', 'received');
  after_id uuid;
  after_time timestamptz;
begin
  -- Not as defaults of the declarations, whose errors the handler below does not catch.
  after_id := (cursor ->> 'id')::uuid;
  after_time := (cursor ->> 'created_at')::timestamptz;
  perform private.require_admin();
  if cursor is not null and (after_id is null or after_time is null) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return jsonb_build_object(
    'counts', (select coalesce(jsonb_object_agg(c.state, c.count), '{}'::jsonb) from (
      select s.state, count(*) from (
        select r.state from public.returns r
        union all select 'received' from public.returns r where private.credit_owed(r) > 0) s
      group by s.state) c),
    'returns', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state, 'wish', r.wish,
        'reason', r.reason, 'created_at', r.created_at, 'order_id', o.id, 'order_number', o.order_number,
        'contact_name', o.contact_name, 'credit_owed', r.credit_owed,
        'pieces', (select sum(l.quantity) from public.return_lines l where l.return_id = r.id)) order by r.place), '[]'::jsonb)
      from (
        select r.*, private.credit_owed(r) as credit_owed, row_number() over (
          order by case when is_open then r.created_at end, case when not is_open then r.created_at end desc, r.id) as place
        from public.returns r where (r.state = admin_returns.state or (admin_returns.state = 'received' and private.credit_owed(r) > 0))
          and (cursor is null or r.created_at = after_time and r.id > after_id
            or case when is_open then r.created_at > after_time else r.created_at < after_time end)
        order by place limit max_returns) r
      join public.orders o on o.id = r.order_id));
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_returns is
  'Implementation of public.admin_returns; checks for an admin. Definer because under row-level security every row would '
  'be checked anew.';
grant execute on function private.admin_returns to authenticated;

create function public.admin_returns(state public.return_state default 'requested', cursor jsonb default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_returns($1, $2) $$;
comment on function public.admin_returns is
  'Admins only. {counts: {state: number}, returns}: one page of 100 returns of a state with their orders, open ones oldest '
  'first, the others newest first. What still has to be settled is received: also closed ones of which credit_owed (MAD), what the exchange '
  'left, is to be given back. Pass the last return as the cursor of the next page. Raises invalid_request (422).';
grant execute on function public.admin_returns to authenticated;
