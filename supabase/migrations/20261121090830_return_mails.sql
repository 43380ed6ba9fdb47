-- Emails about returns: each step is queued in the transaction that records it.

create function private.enqueue_return_email(target_return uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  target public.returns;
  for_order public.orders;
  details jsonb;
begin
  select * into target from public.returns r where r.id = target_return;
  select * into for_order from public.orders o where o.id = target.order_id;
  details := jsonb_build_object('return', jsonb_build_object(
    'number', target.number,
    'state', target.state,
    'wish', target.wish,
    'reason', target.reason,
    'note', target.note,
    'refusal_reason', target.refusal_reason,
    'closing_reason', target.closing_reason,
    -- Where the pieces are sent back to.
    'address', (select jsonb_build_object('en', s.address_en, 'fr', s.address_fr, 'ar', s.address_ar) from public.shop_settings s),
    'pieces', (
      select coalesce(jsonb_agg(jsonb_build_object('name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar,
        'selected_variations', i.selected_variations, 'quantity', l.quantity,
        'came_back', l.restocked + l.damaged) order by i.id), '[]'::jsonb)
      from public.return_lines l join public.order_items i on i.id = l.order_item_id where l.return_id = target.id),
    'refund', (select jsonb_build_object('amount', p.amount, 'provider', p.provider)
      from public.payments p where p.id = target.payment_id),
    'exchange', (
      select jsonb_build_object('order_number', x.order_number, 'tracking_token', x.tracking_token, 'payment_token', x.payment_token,
        'amount_due', x.amount_due, 'payment_method', x.payment_method, 'payment_due_at', x.payment_due_at, 'credit_left', target.credit_left)
      from public.orders x where x.id = target.exchange_order_id)));
  perform private.enqueue_order_email('return', for_order, details);
  if target.state = 'requested' then
    perform private.enqueue_order_email('shop_return', for_order, details);
  end if;
end
$$;
comment on function private.enqueue_return_email is
  'Queues the email about the state of a return to its customer, and about a new one also to the shop. Called by the '
  'triggers below, which run with the rights of the functions that write returns.';

create function private.enqueue_request_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue_return_email(new.return_id);
  return null;
end
$$;
comment on function private.enqueue_request_email is
  'Trigger: queues the emails about a new return. On its first step and not on the return, whose lines come after it.';
create trigger return_events_enqueue_request after insert on public.return_events
  for each row when (new.state = 'requested') execute function private.enqueue_request_email();

create function private.enqueue_return_step_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue_return_email(new.id);
  return null;
end
$$;
comment on function private.enqueue_return_step_email is
  'Trigger: queues the email about a step of a return. On the return and not on its steps, which are recorded before their '
  'effects. A cancellation is not mailed: the customer made it, or sent nothing back; nor that a refund failed and has to be repeated. That an exchange was cancelled or reopened stands in the mail about that order. A refund that succeeded after the return was '
  'closed without money is mailed: the customer read that there is none.';
create trigger returns_enqueue_step after update of state on public.returns
  for each row when ((old.state is distinct from new.state and new.state <> 'cancelled' and old.state <> 'closed'
      and (new.exchange_order_id is null or old.cancelled_exchange_id is distinct from new.exchange_order_id))
    or (old.closing_reason <> '' and new.payment_id is not null))
  execute function private.enqueue_return_step_email();
