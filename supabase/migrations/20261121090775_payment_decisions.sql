-- What admins decide about the money of an order beside the ledger: to wait longer for it, or to keep a part of it.

create table public.payment_decisions (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  -- One of them: until when the order holds its pieces, or what is kept of its money (MAD).
  held_until timestamptz,
  kept_amount numeric(10, 2) check (kept_amount between 0 and 99999999),
  reason text not null default '' check (char_length(reason) <= 500 and private.is_printable(reason)),
  actor uuid default auth.uid(),
  created_at timestamptz not null default now(),
  check (num_nonnulls(held_until, kept_amount) = 1)
);
comment on table public.payment_decisions is
  'Append-only: holds that admins extended by hand, and money of cancelled orders that the shop keeps, with the reason. For admins.';
create index payment_decisions_order_idx on public.payment_decisions (order_id, id);
alter table public.payment_decisions enable row level security;
grant select on public.payment_decisions to authenticated;
create policy "Admins see decisions about money" on public.payment_decisions for select to authenticated
  using ((select private.is_admin()));
create trigger payment_decisions_append_only before update or delete on public.payment_decisions
  for each row execute function private.prevent_mutation();

create function private.extend_hold(target_order uuid, last_day date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  max_days constant integer := 60;
  today constant date := (now() at time zone private.shop_time_zone())::date;
  held public.orders;
  due timestamptz;
begin
  perform private.require_admin();
  if last_day is null or last_day not between today and today + max_days then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "last_day"}';
  end if;
  select * into held from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if held.status <> 'pending' or held.payment_due_at is null or held.paid_amount > 0 or held.amount_due = 0 then
    raise sqlstate 'PT409' using message = 'no_hold';
  end if;
  due := private.start_of_day(last_day + 1);
  if due < held.payment_due_at then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "last_day"}';
  elsif due > held.payment_due_at then
    update public.orders o set payment_due_at = due, hold_prolonged_until = private.last_prolonging(due) where o.id = target_order;
    insert into public.payment_decisions (order_id, held_until) values (target_order, due);
  end if;
  return jsonb_build_object('payment_due_at', due);
end
$$;
comment on function private.extend_hold is
  'Implementation of public.extend_hold; checks for an admin. Definer because no role may change when orders are due.';
grant execute on function private.extend_hold to authenticated;

create function public.extend_hold(order_id uuid, last_day date) returns jsonb
language sql set search_path = ''
as $$ select private.extend_hold($1, $2) $$;
comment on function public.extend_hold is
  'Admins only. The unpaid order holds its pieces until the end of this day of the shop, at most 60 days from today and not '
  'shorter than before; the history keeps by whom. The same day again changes nothing. Returns {payment_due_at}. Raises no_hold '
  '(409) for an order that does not expire, invalid_request (422), not_found (404).';
grant execute on function public.extend_hold to authenticated;

create function private.keep_payment(target_order uuid, amount numeric, reason text, seen_paid numeric, seen_refunded numeric) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  cancelled public.orders;
  invoiced numeric;
begin
  perform private.require_admin();
  if amount is null or amount <> round(amount, 2) or amount not between 0 and 30000000 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  end if;
  if char_length(btrim(coalesce(reason, ''))) not between 1 and 500 or not private.is_printable(reason) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "reason"}';
  end if;
  select * into cancelled from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if cancelled.status <> 'cancelled' then
    raise sqlstate 'PT409' using message = 'illegal_transition';
  end if;
  -- Sent again: it is kept already.
  if cancelled.kept_amount = amount then
    if (select d.reason from public.payment_decisions d where d.order_id = target_order and d.kept_amount = amount
      order by d.id desc limit 1) <> btrim(reason)
    then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    return jsonb_build_object('kept_amount', cancelled.kept_amount, 'amount_to_refund', cancelled.amount_to_refund);
  end if;
  perform private.require_seen_sums(target_order, seen_paid, seen_refunded);
  if amount > cancelled.paid_amount - cancelled.refunded_amount - cancelled.refunding_amount then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  end if;
  update public.orders o set kept_amount = amount where o.id = target_order returning * into cancelled;
  insert into public.payment_decisions (order_id, kept_amount, reason) values (target_order, amount, btrim(reason));
  -- An order that was paid in full is invoiced already, and what is refunded gets its credit note with the refund.
  select coalesce(sum(case i.kind when 'invoice' then i.total_amount else -i.total_amount end), 0) into invoiced
  from public.invoices i where i.order_id = target_order;
  if invoiced < amount then
    perform private.issue_invoice(cancelled, 'invoice', amount - invoiced, null);
  end if;
  return jsonb_build_object('kept_amount', cancelled.kept_amount, 'amount_to_refund', cancelled.amount_to_refund);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.keep_payment is
  'Implementation of public.keep_payment; checks for an admin. Definer because no role may write orders and invoices.';
grant execute on function private.keep_payment to authenticated;

create function public.keep_payment(order_id uuid, amount numeric, reason text, seen_paid numeric default null,
  seen_refunded numeric default null) returns jsonb
language sql set search_path = ''
as $$ select private.keep_payment($1, $2, $3, $4, $5) $$;
comment on function public.keep_payment is
  'Admins only. The shop keeps so much (MAD, in all) of the money of a cancelled order, for a reason: it is revenue, is invoiced where '
  'it was not yet, and is not to be given back. 0 takes that back, and reopening the order does. seen_paid and seen_refunded as for '
  'refund_order. Returns {kept_amount, amount_to_refund}. Raises illegal_transition, edit_conflict (409), invalid_request with '
  'the field (422), not_found (404).';
grant execute on function public.keep_payment to authenticated;

create function private.credit_reopened_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reopened constant public.orders := (select o from public.orders o where o.id = new.id);
  invoiced numeric;
begin
  select coalesce(sum(case i.kind when 'invoice' then i.total_amount else -i.total_amount end), 0) into invoiced
  from public.invoices i where i.order_id = new.id;
  if reopened.status <> 'cancelled' and invoiced > 0
    and reopened.paid_amount - reopened.refunded_amount < reopened.total_amount - reopened.credited_amount
  then
    perform private.issue_invoice(reopened, 'credit_note', invoiced, null, '{"cause": "reopened"}');
  end if;
  return null;
end
$$;
comment on function private.credit_reopened_order is
  'Trigger: an order that was cancelled and partly given back is invoiced anew when it is paid after all, with all its lines and its '
  'delivery once; what is left of the invoice before is credited. At the end of the transaction, like every document. Definer '
  'because no role may write invoices.';
create constraint trigger orders_credit_reopened after update of status on public.orders
  deferrable initially deferred for each row when (old.status = 'cancelled' and new.status <> 'cancelled')
  execute function private.credit_reopened_order();
