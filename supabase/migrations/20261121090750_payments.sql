-- The ledger: what was paid for each order and given back. An order's paid_amount, refunded_amount and payment_status follow
-- from it and from nothing else. Only functions write it, and each outcome is recorded once, however often it is reported.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  kind public.payment_kind not null default 'charge',
  provider public.payment_provider not null,
  state public.payment_state not null default 'pending',
  amount numeric(10, 2) not null check (amount between 0.01 and 30000000),
  -- What the buyer's account was charged, where that is not MAD.
  charged_amount numeric(10, 2) check (charged_amount between 0.01 and 30000000),
  charged_currency text check (charged_currency ~ '^[A-Z]{3}$' and charged_currency <> 'MAD'),
  rate numeric(14, 6) check (rate between 0.000001 and 10000),
  provider_reference text not null
    check (char_length(provider_reference) between 1 and 120 and private.is_line(provider_reference)),
  -- The provider's own names for it: the order that the buyer approves, and the capture that a refund is of.
  provider_order_id text check (char_length(provider_order_id) between 1 and 120 and private.is_line(provider_order_id)),
  provider_charge_id text check (char_length(provider_charge_id) between 1 and 120 and private.is_line(provider_charge_id)),
  has_charge_id boolean not null generated always as (provider_charge_id is not null) stored,
  -- The charge that a refund gives back, where the provider does it, or that a reversal takes back.
  refund_of uuid references public.payments (id) on delete restrict,
  -- The return of which a refund gives back what its exchange left of the credit.
  credit_of uuid,
  -- When the next inquiry is sent to the provider, for a payment that waits for it.
  attempts smallint not null default 0,
  next_attempt_at timestamptz,
  claimed_until timestamptz,
  -- When the provider last said that the buyer has not paid.
  answered_at timestamptz,
  -- Since when the provider has the buyer's money and holds it back (a review, or a cheque), or has accepted a refund.
  held_since timestamptz,
  last_error text,
  -- A charge that a reversal takes back: its reference is free for the order that the money was for.
  is_reversed boolean not null default false,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- The day of the books: the bank's for a transfer, the receipt's for cash, else the shop's day of settling.
  received_on date check (received_on >= '2000-01-01'),
  -- What the bank or the receipt says; empty where neither said anything.
  bank_text text not null default '' check (char_length(bank_text) <= 500 and private.is_printable(bank_text)),
  check (refund_of is null or kind <> 'charge'),
  check (credit_of is null or kind = 'refund'),
  check (kind <> 'reversal' or (refund_of is not null and state = 'succeeded')),
  check (not is_reversed or (kind = 'charge' and state = 'succeeded')),
  check ((charged_amount is null) = (charged_currency is null) and (charged_amount is null) = (rate is null)),
  check ((state = 'succeeded') = (settled_at is not null) and (state = 'succeeded') = (received_on is not null))
);
comment on table public.payments is
  'Charges and refunds of orders, and reversals of charges; amounts in MAD. provider_reference is the shop''s (card, PayPal) or the bank''s or the '
  'admin''s (cash, transfers): the same reference is the same payment.';
comment on column public.payments.received_on is
  'The day on which the money moved, which lists, sums and exports count by; null until it has. settled_at is when the shop recorded it.';
comment on column public.payments.has_charge_id is
  'Whether the provider can be asked to give the charge back; the id itself is for admins only.';
comment on column public.payments.rate is 'MAD for one unit of charged_currency, as it was agreed with the buyer.';
create unique index payments_reference_idx on public.payments (provider, kind, provider_reference)
  where kind <> 'reversal' and not is_reversed;
create unique index payments_reversal_idx on public.payments (refund_of) where kind = 'reversal';
create index payments_order_idx on public.payments (order_id, created_at);
create index payments_newest_idx on public.payments (created_at desc, id desc);
create index payments_received_idx on public.payments (received_on) where received_on is not null;
create index payments_refund_of_idx on public.payments (refund_of);
create index payments_waiting_idx on public.payments (next_attempt_at) where state = 'pending' and next_attempt_at is not null;
create unique index payments_provider_order_idx on public.payments (provider, provider_order_id);
-- What an admin books and what the provider reports later is one charge.
create unique index payments_charge_idx on public.payments (provider, provider_charge_id) where kind = 'charge';

create table public.payment_events (
  id bigint generated always as identity primary key,
  -- Deferred, because an event is written before the state that it is of.
  payment_id uuid not null references public.payments (id) on delete restrict deferrable initially deferred,
  from_state public.payment_state,
  to_state public.payment_state not null,
  detail jsonb not null default '{}'::jsonb check (jsonb_typeof(detail) = 'object'),
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.payment_events is
  'Append-only: what became of a payment, who or what reported it, and why. For admins.';
create index payment_events_payment_idx on public.payment_events (payment_id, id);
-- A payment takes each state once.
create unique index payment_events_state_idx on public.payment_events (payment_id, to_state);

create table public.refund_lines (
  payment_id uuid not null references public.payments (id) on delete restrict,
  order_item_id uuid not null references public.order_items (id) on delete restrict,
  quantity integer not null check (quantity between 1 and 99),
  restocked boolean not null,
  primary key (payment_id, order_item_id)
);
comment on table public.refund_lines is
  'The pieces of an order that a refund is for, and whether they come back into stock once it has succeeded.';
create index refund_lines_item_idx on public.refund_lines (order_item_id);

alter table public.payments enable row level security;
alter table public.payment_events enable row level security;
alter table public.refund_lines enable row level security;
grant select on public.payment_events, public.refund_lines to authenticated;
-- The provider's ids and errors and the shop's attempts are not for customers; admins read them by admin_payment_details.
grant select (id, order_id, kind, provider, state, amount, charged_amount, charged_currency, rate, provider_reference, refund_of,
  credit_of, has_charge_id, is_reversed, created_at, settled_at, received_on, bank_text) on public.payments to authenticated;
grant select on public.payments, public.payment_events, public.refund_lines to service_role;
create policy "Payments are seen with their order" on public.payments for select to authenticated
  using (exists (select 1 from public.orders o where o.id = payments.order_id));
create policy "Admins see what became of payments" on public.payment_events for select to authenticated
  using ((select private.is_admin()));
create policy "Refunded pieces are seen with their payment" on public.refund_lines for select to authenticated
  using (exists (select 1 from public.payments p where p.id = refund_lines.payment_id));
create trigger payment_events_append_only before update or delete on public.payment_events
  for each row execute function private.prevent_mutation();
create trigger refund_lines_append_only before update or delete on public.refund_lines
  for each row execute function private.prevent_mutation();

create function private.sum_order_payments(target_order uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.orders o set
    paid_amount = s.paid,
    refunded_amount = s.refunded,
    refunding_amount = s.refunding,
    promised_from = case when s.paid - s.refunded >= o.total_amount then coalesce(o.promised_from, now()) else o.promised_from end,
    payment_status = (case
      when s.refunded > 0 and s.refunded >= s.paid then 'refunded'
      when (s.paid > 0 or o.total_amount = 0) and s.paid - s.refunded >= o.total_amount then 'paid'
      when s.refunded > 0 then 'partially_refunded'
      when s.paid > 0 or s.is_pending then 'pending'
      when s.has_failed then 'failed'
      else 'unpaid' end)::public.order_payment_status
  from (
    select coalesce(sum(p.amount) filter (where p.kind = 'charge' and p.state = 'succeeded'), 0)
        - coalesce(sum(p.amount) filter (where p.kind = 'reversal'), 0) as paid,
      coalesce(sum(p.amount) filter (where p.kind = 'refund' and p.state = 'succeeded'), 0) as refunded,
      coalesce(sum(p.amount) filter (where p.kind = 'refund' and p.state = 'pending'), 0) as refunding,
      coalesce(bool_or(p.kind = 'charge' and p.state = 'pending'), false) as is_pending,
      coalesce(bool_or(p.kind = 'charge' and p.state = 'failed'), false) as has_failed
    from public.payments p where p.order_id = target_order
  ) s
  where o.id = target_order;
$$;
comment on function private.sum_order_payments is
  'Sets the sums and the payment status of an order, and from when the days of its delivery count. An order that is paid in part is '
  'pending: amount_due says how much is missing. One that costs nothing is paid. Definer because no API role may change these columns; called by definer functions only.';

create function private.keep_succeeded_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A payment that succeeded is corrected by an entry of its own.';
end
$$;
comment on function private.keep_succeeded_payment is
  'Trigger: what succeeded keeps its state, amount and day, so that the days that are over keep their sums.';
create trigger payments_keep_succeeded before update of state, amount, order_id, kind, provider, received_on on public.payments
  for each row when (old.state = 'succeeded'
    and (old.state, old.amount, old.order_id, old.kind, old.provider, old.received_on)
      is distinct from (new.state, new.amount, new.order_id, new.kind, new.provider, new.received_on))
  execute function private.keep_succeeded_payment();

create function private.require_payment_event() returns trigger
language plpgsql set search_path = ''
as $$
declare
  before public.payment_state;
begin
  if tg_op = 'UPDATE' then
    before := old.state;
    if old.state = new.state then
      return new;
    end if;
  end if;
  if not (case coalesce(before::text, 'none')
    when 'none' then new.state in ('pending', 'succeeded')
    when 'pending' then new.state in ('succeeded', 'failed')
    -- A report can come late.
    when 'failed' then new.state = 'succeeded'
    else false end)
  then
    raise exception 'A payment does not go from % to %.', coalesce(before::text, 'nothing'), new.state;
  elsif not exists (select from public.payment_events e
    where e.payment_id = new.id and e.from_state is not distinct from before and e.to_state = new.state)
  then
    raise exception 'A payment takes a state by private.enter_payment, which writes the event.';
  end if;
  return new;
end
$$;
comment on function private.require_payment_event is
  'Trigger: a payment begins and goes on as the ledger allows, and each state has its event.';
create trigger payments_require_event before insert or update of state on public.payments
  for each row execute function private.require_payment_event();

create function private.require_payment_state() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.to_state is distinct from (select p.state from public.payments p where p.id = new.payment_id) and not exists (
    select from public.payment_events e where e.payment_id = new.payment_id and e.id > new.id)
  then
    raise exception 'A payment is in the state of its last event.';
  end if;
  return null;
end
$$;
comment on function private.require_payment_state is
  'Trigger, at the end of the transaction: no event tells of a state that its payment does not have.';
create constraint trigger payment_events_require_state after insert on public.payment_events
  deferrable initially deferred for each row execute function private.require_payment_state();

create function private.enter_payment(entry public.payments, outcome public.payment_state, detail jsonb) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  entered public.payments;
  entry_id constant uuid := coalesce(entry.id, gen_random_uuid());
begin
  -- The event first: the ledger takes no state without it.
  insert into public.payment_events (payment_id, from_state, to_state, detail)
  values (entry_id, case when entry.id is not null then entry.state end, outcome, coalesce(enter_payment.detail, '{}'::jsonb));
  if outcome = 'succeeded' then
    entry.settled_at := now();
    entry.received_on := coalesce(entry.received_on, (now() at time zone private.shop_time_zone())::date);
  end if;
  if entry.id is null then
    insert into public.payments (id, order_id, kind, provider, state, amount, charged_amount, charged_currency, rate, provider_reference,
      provider_charge_id, refund_of, next_attempt_at, settled_at, received_on, bank_text)
    values (entry_id, entry.order_id, entry.kind, entry.provider, outcome, entry.amount, entry.charged_amount, entry.charged_currency,
      entry.rate, entry.provider_reference, entry.provider_charge_id, entry.refund_of, entry.next_attempt_at, entry.settled_at,
      entry.received_on, coalesce(entry.bank_text, ''))
    returning * into entered;
  else
    update public.payments p set state = outcome, amount = entry.amount, charged_amount = entry.charged_amount,
      charged_currency = entry.charged_currency, rate = entry.rate,
      provider_charge_id = entry.provider_charge_id, settled_at = entry.settled_at, received_on = entry.received_on,
      next_attempt_at = null, claimed_until = null, last_error = case when outcome = 'failed' then p.last_error end
    where p.id = entry.id returning * into entered;
  end if;
  return entered;
end
$$;
comment on function private.enter_payment is
  'The only way into the ledger: writes a new payment (entry without id), or what became of a known one (entry as it was read '
  'under the lock of its order), with the event. A payment that succeeds moves its money on received_on, or today. Definer '
  'because no role may write the ledger; called by definer functions only.';

create function private.sum_payments() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.sum_order_payments(new.order_id);
  return null;
end
$$;
comment on function private.sum_payments is
  'Trigger: the sums of an order follow its payments.';
create trigger payments_sum after insert or update of state on public.payments
  for each row execute function private.sum_payments();

create function private.pending_credit(target_order uuid, refund uuid default null) returns numeric
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum((e.detail ->> 'lowers_price')::numeric), 0)
  from public.payments p join public.payment_events e on e.payment_id = p.id and e.from_state is null
  where p.order_id = target_order and p.kind = 'refund' and case when refund is null then p.state = 'pending' else p.id = refund end
$$;
comment on function private.pending_credit is
  'By how much the refunds of an order that are under way, or this one, lower its price when they are done, as their first events say. Definer '
  'because only admins read events; called by functions only.';

create function private.record_payment(target_order uuid, kind public.payment_kind, provider public.payment_provider,
  reference text, outcome public.payment_state, amount numeric, detail jsonb, received_on date default null,
  bank_text text default '', further public.payments default null, with_email boolean default true) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  for_order public.orders;
  entry public.payments;
  recorded public.payments;
  noted jsonb := coalesce(detail, '{}'::jsonb);
  excess numeric;
  credit numeric;
begin
  select * into for_order from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  select * into entry from public.payments p
    where p.provider = record_payment.provider and p.kind = record_payment.kind and p.provider_reference = reference
      and not p.is_reversed;
  if entry.id is not null and (entry.order_id <> target_order
    or (entry.amount <> record_payment.amount and (entry.state = 'succeeded' or further.id is distinct from entry.id)))
  then
    raise sqlstate 'PT409' using message = 'payment_mismatch';
  end if;
  -- Reported again, or out of order: what has succeeded stays so.
  if entry.state = outcome or entry.state = 'succeeded' then
    return entry;
  end if;
  if kind = 'refund' and outcome <> 'failed' and amount > (
    select for_order.paid_amount - coalesce(sum(p.amount), 0) from public.payments p
    where p.order_id = target_order and p.kind = 'refund' and p.state <> 'failed' and p.id is distinct from entry.id)
  then
    raise sqlstate 'PT409' using message = 'refund_too_large';
  end if;
  if kind = 'refund' and entry.id is not null then
    credit := private.pending_credit(target_order, entry.id);
  elsif kind = 'refund' then
    -- Decided once, when it is ordered, as if the refunds under way were done: an excess is given back first; the rest lowers the
    -- price, unless the money is not earned (yet), which is due again.
    excess := for_order.paid_amount - for_order.refunded_amount - for_order.refunding_amount
      - (for_order.total_amount - for_order.credited_amount - private.pending_credit(target_order));
    credit := case when for_order.status = 'delivered' or (excess >= 0 and for_order.status <> 'cancelled')
      then greatest(amount - greatest(excess, 0), 0) else 0 end;
    noted := noted || jsonb_build_object('lowers_price', credit);
  end if;
  if entry.id is null then
    entry := further;
    entry.id := null;
    entry.order_id := target_order;
    entry.kind := record_payment.kind;
    entry.provider := record_payment.provider;
    entry.provider_reference := reference;
    entry.bank_text := record_payment.bank_text;
  else
    entry.charged_amount := coalesce(further.charged_amount, entry.charged_amount);
    entry.charged_currency := coalesce(further.charged_currency, entry.charged_currency);
    entry.rate := coalesce(further.rate, entry.rate);
    entry.provider_charge_id := coalesce(further.provider_charge_id, entry.provider_charge_id);
  end if;
  entry.amount := record_payment.amount;
  entry.received_on := record_payment.received_on;
  recorded := private.enter_payment(entry, outcome, noted);
  if kind = 'refund' and outcome = 'succeeded' and credit > 0 then
    update public.orders o set credited_amount = least(o.credited_amount + credit, o.total_amount) where o.id = target_order;
  end if;
  if kind = 'charge' and outcome = 'succeeded' then
    perform private.revive_order(target_order);
  end if;
  select * into for_order from public.orders o where o.id = target_order;
  perform private.refresh_order_emails(for_order, array['order_corrected']);
  -- Who pays cash is there; cash that goes back may be sent.
  if with_email and outcome = 'succeeded' and (kind = 'refund' or exists (
      select from public.payment_providers v where v.provider = record_payment.provider and v.flow <> 'at_delivery')) then
    perform private.enqueue_order_email('payment', for_order, jsonb_build_object('payment', jsonb_build_object(
      'kind', kind, 'provider', provider, 'amount', amount, 'charged_amount', recorded.charged_amount,
      'charged_currency', recorded.charged_currency, 'amount_to_refund', for_order.amount_to_refund)));
  end if;
  return recorded;
end
$$;
comment on function private.record_payment is
  'Records what became of a payment (amount in MAD; received_on is today unless the bank says another day), for callbacks, webhooks, returning buyers and admins alike. '
  'further gives the other columns: the currency that was charged, the provider''s id, the charge that a refund is of; with the id of a '
  'payment that has not succeeded, that it moved another amount than was asked for. The lock '
  'of the order makes reports that arrive together one after the other. A report that was recorded already changes '
  'nothing. Raises payment_mismatch (409) when the reference belongs to another order or amount, refund_too_large (409) '
  'for more than was paid and not given back, not_found (404). Definer because no role may write the ledger; called by '
  'definer functions only.';

create function private.reverse_charge(charge uuid, detail jsonb) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  for_order public.orders;
  reversed public.payments;
  recorded public.payments;
begin
  select o.* into for_order from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = charge) for no key update;
  select * into reversed from public.payments p where p.id = charge;
  if reversed.is_reversed then
    select * into recorded from public.payments p where p.refund_of = charge and p.kind = 'reversal';
    return recorded;
  end if;
  if for_order.paid_amount - reversed.amount < (
    select coalesce(sum(p.amount), 0) from public.payments p
    where p.order_id = for_order.id and p.kind = 'refund' and p.state <> 'failed')
  then
    raise sqlstate 'PT409' using message = 'already_refunded';
  end if;
  update public.payments p set is_reversed = true where p.id = charge;
  recorded.order_id := for_order.id;
  recorded.kind := 'reversal';
  recorded.provider := reversed.provider;
  recorded.amount := reversed.amount;
  recorded.provider_reference := reversed.provider_reference;
  recorded.bank_text := reversed.bank_text;
  recorded.refund_of := charge;
  recorded := private.enter_payment(recorded, 'succeeded', detail);
  -- What refunds took off the price was not earned when the order was not paid without this charge.
  update public.orders o set credited_amount = 0
  where o.id = for_order.id and o.credited_amount > 0 and o.status <> 'delivered' and o.paid_amount < o.total_amount;
  return recorded;
end
$$;
comment on function private.reverse_charge is
  'Takes back a charge that succeeded by an entry of now; the charge itself stays, and is taken back once. Raises '
  'already_refunded (409) when money of it was given back. Definer because no role may write the ledger; called by '
  'definer functions only.';

create function private.charge_rest(charge public.payments, out amount numeric, out charged_amount numeric)
language sql stable set search_path = ''
as $$
  select charge.amount - coalesce(sum(p.amount), 0), charge.charged_amount - coalesce(sum(p.charged_amount), 0)
  from public.payments p where p.refund_of = charge.id and p.state <> 'failed'
$$;
comment on function private.charge_rest is
  'What is left of a charge after its refunds, also those under way, and its reversal: in MAD, and in the currency that was '
  'charged where that is another.';

create function private.record_chargeback(charge uuid, reference text, amount numeric, charged_amount numeric, received_on date, detail jsonb)
  returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  for_order public.orders;
  reversed public.payments;
  recorded public.payments;
begin
  select o.* into for_order from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = charge) for no key update;
  select * into reversed from public.payments p where p.id = charge;
  select * into recorded from public.payments p where p.refund_of = charge and p.kind = 'reversal';
  if recorded.id is not null then
    if recorded.provider_reference <> reference then
      raise sqlstate 'PT409' using message = 'payment_mismatch';
    end if;
    return recorded;
  end if;
  if amount > (private.charge_rest(reversed)).amount or for_order.paid_amount - amount < for_order.refunded_amount then
    raise sqlstate 'PT409' using message = 'refund_too_large';
  end if;
  recorded.order_id := for_order.id;
  recorded.kind := 'reversal';
  recorded.provider := reversed.provider;
  recorded.amount := record_chargeback.amount;
  recorded.charged_amount := record_chargeback.charged_amount;
  recorded.charged_currency := reversed.charged_currency;
  recorded.rate := reversed.rate;
  recorded.provider_reference := reference;
  recorded.refund_of := charge;
  recorded.received_on := record_chargeback.received_on;
  recorded := private.enter_payment(recorded, 'succeeded', coalesce(detail, '{}'::jsonb) || '{"reason": "chargeback"}');
  -- An admin decides what becomes of the order: it does not expire like one that was never paid.
  update public.orders o set payment_due_at = null where o.id = for_order.id and o.payment_due_at is not null;
  return recorded;
end
$$;
comment on function private.record_chargeback is
  'Records that a provider took a charge back from the shop, by a reversal with the provider''s reference: its amount is due again. '
  'The charge keeps its reference, because what the provider reports of it later is not another payment. Raises refund_too_large '
  '(409) for more than is left of it or of the order, payment_mismatch (409) when it was taken back before. Definer because no role '
  'may write the ledger; called by definer functions only.';

create function private.reverse_payment(payment uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  charge public.payments;
  reversal public.payments;
begin
  perform private.require_admin();
  select * into charge from public.payments p where p.id = payment;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  -- The cash of a delivery is taken back with the delivery, and what a provider reports has happened.
  if charge.kind <> 'charge' or charge.state <> 'succeeded' or private.is_hosted(charge.provider)
    or charge.provider_reference like 'delivery:%'
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  reversal := private.reverse_charge(payment, '{"by": "mistake"}');
  if exists (select 1 from public.orders o where o.id = charge.order_id and o.status <> 'delivered') then
    perform private.require_no_cash_collected(charge.order_id);
  end if;
  return to_jsonb(reversal);
end
$$;
comment on function private.reverse_payment is
  'Implementation of public.reverse_payment; checks for an admin. Definer because no role may write the ledger.';
grant execute on function private.reverse_payment to authenticated;

create function public.reverse_payment(payment_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.reverse_payment($1) $$;
comment on function public.reverse_payment is
  'Admins only. Takes back cash or a transfer that was recorded by mistake, by an entry of today and without a mail: its '
  'amount is due again, and its reference is free. Returns the reversal. Raises already_refunded, cash_collected (the order would owe '
  'something once more after a delivery whose cash was collected) (409), invalid_request (422), not_found (404).';
grant execute on function public.reverse_payment to authenticated;

create function private.revive_order(target_order uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.orders o set status = 'pending', cancellation_reason = null
  where o.id = target_order and o.cancellation_reason = 'payment' and o.paid_amount - o.refunded_amount >= o.total_amount and (
    select h.actor is null from public.order_status_history h where h.order_id = target_order order by h.id desc limit 1);
exception when sqlstate 'PT409' then
  -- The pieces are gone: the money stands in amount_to_refund.
  null;
end
$$;
comment on function private.revive_order is
  'Reopens an order that expired before its money arrived, when its pieces are still there. An order that the buyer or '
  'an admin cancelled stays cancelled. Definer because customers may not change orders; called by record_payment.';

create function private.hold_end(payment_method public.payment_method, since timestamptz, by_shop boolean default false) returns timestamptz
language sql stable set search_path = ''
as $$
  select since + case
    when f.flow = 'at_delivery' then null
    when f.flow = 'manual' or by_shop then make_interval(days => s.transfer_hold_days)
    else make_interval(mins => s.online_hold_minutes) end
  from public.shop_settings s cross join lateral (select (private.provider_of(payment_method)).flow) f
$$;
comment on function private.hold_end is
  'Until when an order holds its stock without being paid, counted from a moment; null when it is paid at the door. by_shop: the shop made it '
  'cost something, so that its customer is not at the checkout but reads it in an email, and has the days of a transfer.';

create function private.last_prolonging(due timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select due + make_interval(mins => 2 * s.online_hold_minutes) from public.shop_settings s $$;
comment on function private.last_prolonging is
  'Until when beginning an online payment prolongs a hold that ends by itself at this moment, so that pieces are not held '
  'without end by beginning again and again.';

create function private.set_payment_due() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.payment_due_at := private.hold_end(new.payment_method, new.created_at, new.exchange_of is not null);
    new.payment_status := case when new.total_amount = 0 then 'paid' else new.payment_status end;
  else
    new.payment_due_at := greatest(new.payment_due_at,
      private.hold_end(new.payment_method, now(), old.total_amount = 0 or new.exchange_of is not null));
    new.kept_amount := 0;
  end if;
  if new.total_amount = 0 then
    new.payment_due_at := null;
  end if;
  new.hold_prolonged_until := private.last_prolonging(new.payment_due_at);
  return new;
end
$$;
comment on function private.set_payment_due is
  'Trigger: until when a new order holds its stock without being paid, and one that is reopened, whose price counts again. An '
  'order that costs nothing is paid and never expires; when a correction gives it a price, its time to pay begins then. That one and an exchange '
  'have the days of a transfer, whatever the way to pay.';
create trigger orders_set_payment_due before insert on public.orders
  for each row execute function private.set_payment_due();
create trigger orders_renew_payment_due before update of status on public.orders
  for each row when (old.status = 'cancelled' and new.status <> 'cancelled') execute function private.set_payment_due();
create trigger orders_price_payment_due before update of total_amount on public.orders
  for each row when ((old.total_amount = 0) <> (new.total_amount = 0)) execute function private.set_payment_due();

create table private.maintenance_pauses (
  started_at timestamptz primary key default now(),
  ended_at timestamptz,
  check (ended_at >= started_at)
);
comment on table private.maintenance_pauses is
  'When the shop was in maintenance, during which buyers cannot pay and no hold ends. Written by trigger.';
create unique index maintenance_pauses_open_idx on private.maintenance_pauses ((true)) where ended_at is null;
alter table private.maintenance_pauses enable row level security;

create function private.pause_holds() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  began timestamptz;
begin
  if new.maintenance_mode then
    insert into private.maintenance_pauses default values on conflict do nothing;
    return null;
  end if;
  update private.maintenance_pauses p set ended_at = now() where p.ended_at is null returning p.started_at into began;
  -- In one order, like every other function that locks orders.
  perform 1 from public.orders o where o.status = 'pending' and o.payment_due_at > began order by o.id for no key update;
  update public.orders o set payment_due_at = o.payment_due_at + (now() - greatest(began, o.created_at)),
    hold_prolonged_until = o.hold_prolonged_until + (now() - greatest(began, o.created_at))
  where o.status = 'pending' and o.payment_due_at > began;
  return null;
end
$$;
comment on function private.pause_holds is
  'Trigger: the holds of orders that were running when the shop went into maintenance are prolonged by its duration. Definer '
  'because admins may not change when orders are due.';
create trigger shop_settings_pause_holds after update of maintenance_mode on public.shop_settings
  for each row when (old.maintenance_mode <> new.maintenance_mode) execute function private.pause_holds();

create function private.require_no_cash_collected(target_order uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if exists (
    select from public.orders o
    cross join lateral (select (private.provider_of(o.payment_method)).*) through
    join public.payments p on p.order_id = o.id and p.provider = through.provider and p.kind = 'charge' and p.state = 'succeeded'
      and not p.is_reversed and p.provider_reference = 'delivery:' || o.order_number
    where o.id = target_order and o.amount_due > 0 and through.flow = 'at_delivery')
  then
    raise sqlstate 'PT409' using message = 'cash_collected';
  end if;
end
$$;
comment on function private.require_no_cash_collected is
  'Raises cash_collected (409) when an order that is paid at the door is to be delivered once more and owes something: the cash of its first '
  'delivery has the one entry that its deliveries have. Called where an order that is not delivered comes to owe more, and by its delivery.';

create function private.collect_cash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reference constant text := 'delivery:' || new.order_number;
  through constant public.payment_providers := private.provider_of(new.payment_method);
begin
  if through.flow <> 'at_delivery' then
    return null;
  elsif old.status = 'cancelled' and new.amount_due > 0 and exists (
    select from public.payments p where p.order_id = new.id and p.provider = through.provider and p.kind = 'charge'
      and p.provider_reference = reference and p.state = 'succeeded' and not p.is_reversed)
  then
    -- The cash of a second delivery would have no entry of its own.
    raise sqlstate 'PT409' using message = 'already_refunded';
  elsif new.status = 'delivered' and new.amount_due > 0 then
    perform private.require_no_cash_collected(new.id);
    perform private.record_payment(new.id, 'charge', through.provider, reference, 'succeeded', new.amount_due, '{"by": "delivery"}');
  elsif old.status = 'delivered' and new.status <> 'cancelled' then
    -- The delivery was entered by mistake, and with it the cash.
    perform private.reverse_charge(p.id, '{"by": "delivery undone"}') from public.payments p
    where p.order_id = new.id and p.provider = through.provider and p.kind = 'charge' and p.provider_reference = reference
      and p.state = 'succeeded' and not p.is_reversed;
  end if;
  return null;
end
$$;
comment on function private.collect_cash is
  'Trigger: a delivered order that is paid at the door is paid with its delivery; taking the delivery back reverses the cash '
  'by an entry of now, and raises already_refunded (409) when it was given back to the customer. An order that is cancelled '
  'after its delivery was paid: its cash is to be given back, and once it was, the order stays cancelled: what is sent then is a new order. '
  'Raises cash_collected (409) for a second delivery that owes something. Definer because no role may write the ledger.';
create trigger orders_collect_cash after update of status on public.orders
  for each row when (old.status <> new.status and ('delivered' in (old.status, new.status) or old.status = 'cancelled'))
  execute function private.collect_cash();

create function private.fail_open_charges() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enter_payment(p, 'failed', '{"by": "cancellation"}') from public.payments p
  where p.order_id = new.id and p.kind = 'charge' and p.state = 'pending';
  return null;
end
$$;
comment on function private.fail_open_charges is
  'Trigger: what was begun and not paid for an order that is cancelled has failed. Money that arrives for it after all is '
  'recorded nevertheless. Definer because no role may write the ledger.';
create trigger orders_fail_open_charges after update of status on public.orders
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function private.fail_open_charges();

create function private.longest_review() returns interval
language sql immutable set search_path = ''
as $$ select interval '10 days' $$;
comment on function private.longest_review is
  'For how long an order waits for money that its provider holds back, and a refund for a provider that has accepted it: PayPal''s cheques take up to six working days.';

create function private.expire_unpaid_orders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  overdue uuid[];
begin
  -- Buyers cannot pay.
  if (select s.maintenance_mode from public.shop_settings s) then
    return 0;
  end if;
  select array_agg(o.id) into overdue from (
    select o.id from public.orders o
    where o.status = 'pending' and o.payment_due_at <= now() and o.paid_amount = 0 and o.amount_due > 0
      -- Perhaps approved at the provider: an inquiry comes first, for as long as an outage may last.
      and (o.payment_due_at <= now() - interval '3 hours' or not exists (
        select from public.payments p
        where p.order_id = o.id and p.kind = 'charge' and p.state = 'pending' and p.provider_order_id is not null
          and p.next_attempt_at is not null and coalesce(p.answered_at < o.payment_due_at, true)))
      and not exists (
        select from public.payments p
        where p.order_id = o.id and p.kind = 'charge' and p.state = 'pending' and p.held_since > now() - private.longest_review())
    order by o.id limit 200
    for no key update skip locked) o;
  if overdue is null then
    return 0;
  end if;
  perform private.lock_exchanged_returns(overdue);
  -- The stock of all of them in one order, like every other function that locks stock.
  perform private.lock_stock(
    array(select distinct i.product_id from public.order_items i where i.order_id = any (overdue)),
    array(select distinct u from public.order_items i, unnest(i.variation_ids) u where i.order_id = any (overdue)));
  update public.orders o set status = 'cancelled', cancellation_reason = 'payment' where o.id = any (overdue);
  return cardinality(overdue);
end
$$;
comment on function private.expire_unpaid_orders is
  'Cancels the pending orders whose payment is overdue, with the reason payment: their stock returns and their customers '
  'are told. An order that is paid in part waits for an admin, one with an open PayPal payment for PayPal''s answer, at '
  'most three hours, one whose money the provider holds back for days, and during maintenance none expires. An order in preparation does not expire: the admin sees that it '
  'is overdue. Returns how many. Definer because the scheduler may run as '
  'a role without rights on orders; no API role may call it.';
create function private.fail_abandoned_charges() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  left_orders uuid[];
begin
  select array_agg(o.id) into left_orders from (
    select o.id from public.orders o
    where o.id in (select p.order_id from public.payments p
      join public.payment_providers v on v.provider = p.provider
      where p.state = 'pending' and p.kind = 'charge' and p.created_at < now() - v.gives_up_after limit 200)
    order by o.id
    for no key update skip locked) o;
  perform private.enter_payment(p, 'failed', '{"reason": "abandoned"}')
  from public.payments p join public.payment_providers v on v.provider = p.provider
  where p.order_id = any (left_orders) and p.state = 'pending' and p.kind = 'charge' and p.created_at < now() - v.gives_up_after;
end
$$;
comment on function private.fail_abandoned_charges is
  'Gives up payments that were begun and never reported, where the provider cannot be asked: the buyer left. A report that comes later is '
  'recorded nevertheless. Definer because the scheduler may run as a role without rights on the ledger; no API role may call it.';
create index payments_pending_charges_idx on public.payments (created_at) where state = 'pending' and kind = 'charge';
create index orders_refunding_idx on public.orders (created_at desc, id desc) where refunding_amount > 0;
create index orders_payment_due_idx on public.orders (payment_due_at) where status = 'pending' and paid_amount = 0;

create function private.require_seen_sums(target_order uuid, seen_paid numeric, seen_refunded numeric) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sums record;
begin
  select o.paid_amount as paid, o.refunded_amount + o.refunding_amount as refunded into sums
  from public.orders o where o.id = target_order;
  if sums.paid <> seen_paid or sums.refunded <> seen_refunded then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
end
$$;
comment on function private.require_seen_sums is
  'Raises edit_conflict (409) when other money was received for an order, or given back or about to be, than the caller saw; null '
  'is not compared. The caller has locked the order. Definer, and called by definer functions only.';

create function private.charge_named(target_order uuid, provider public.payment_provider, name text, amount numeric) returns public.payments
language plpgsql stable set search_path = ''
as $$
declare
  found public.payments;
begin
  select * into found from public.payments p
  where p.provider = charge_named.provider and p.kind = 'charge' and not p.is_reversed
    and name in (p.provider_reference, coalesce(p.provider_order_id, ''), coalesce(p.provider_charge_id, ''))
  order by p.order_id = target_order desc, p.created_at desc limit 1;
  if found.order_id <> target_order then
    raise sqlstate 'PT409' using message = 'payment_mismatch';
  elsif found.id is null and private.is_hosted(provider) then
    select * into found from public.payments p
    where p.order_id = target_order and p.provider = charge_named.provider and p.kind = 'charge' and p.state <> 'succeeded'
    order by p.amount = charge_named.amount desc, p.created_at desc limit 1;
  end if;
  return found;
end
$$;
comment on function private.charge_named is
  'The charge of an order that an admin names as the bank or the provider does; of a provider''s charge that was begun and not reported the '
  'shop does not have the provider''s id yet, so that it is the newest, if possible of this amount. Null when there is none. Raises '
  'payment_mismatch (409) for a charge of another order.';

create function private.record_received_payment(target_order uuid, provider public.payment_provider, reference text,
  amount numeric, received_on date, note text, bank_text text, seen_paid numeric, seen_refunded numeric) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  recorded public.payments;
  begun public.payments;
  further public.payments;
  given constant text := btrim(coalesce(reference, ''));
  request constant jsonb := jsonb_build_object('received_on', received_on, 'note', note, 'bank_text', bank_text);
begin
  perform private.require_admin();
  if provider is null or amount is null or amount <> round(amount, 2)
    or amount not between 0.01 and 30000000 or char_length(coalesce(reference, '')) not between 1 and 120
    or not private.is_line(reference) or received_on is null or received_on < '2000-01-01'
    or char_length(coalesce(note, '')) > 500 or not private.is_printable(coalesce(note, ''))
    or char_length(coalesce(bank_text, '')) > 500 or not private.is_printable(coalesce(bank_text, ''))
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  elsif received_on > (now() at time zone private.shop_time_zone())::date then
    raise sqlstate 'PT422' using message = 'future_day', detail = '{"field": "received_on"}';
  end if;
  perform 1 from public.orders o where o.id = target_order for no key update;
  begun := private.charge_named(target_order, provider, given, amount);
  if private.is_hosted(provider) then
    if begun.id is null then
      raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "reference"}';
    end if;
    further.id := begun.id;
    further.charged_amount := case when begun.rate is not null and amount <> begun.amount then greatest(round(amount / begun.rate, 2), 0.01) end;
    further.provider_charge_id := case when given not in (begun.provider_reference, coalesce(begun.provider_order_id, '')) then given end;
  end if;
  if begun.state is distinct from 'succeeded' then
    perform private.require_seen_sums(target_order, seen_paid, seen_refunded);
  else
    -- A form that is sent again has changed the sums itself, and says what it said. What a provider reported has no form.
    perform private.finished_act(begun.id, 'record_payment', request);
  end if;
  recorded := private.record_payment(target_order, 'charge', provider, coalesce(begun.provider_reference, given), 'succeeded', amount,
    jsonb_build_object('note', btrim(coalesce(note, ''))), received_on, btrim(coalesce(bank_text, '')), further);
  if begun.state is distinct from 'succeeded' then
    perform private.finish_act(recorded.id, 'record_payment', request, 'true');
  end if;
  return to_jsonb(recorded);
exception
  -- More than the sums of an order hold.
  when numeric_value_out_of_range or check_violation then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  when integrity_constraint_violation then
    -- The database's own message would quote the row.
    raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.record_received_payment is
  'Implementation of public.record_payment; checks for an admin. Definer because no role may write the ledger.';
grant execute on function private.record_received_payment to authenticated;

create function public.record_payment(order_id uuid, provider public.payment_provider, reference text, amount numeric,
  received_on date, note text default '', bank_text text default '', seen_paid numeric default null, seen_refunded numeric default null)
  returns jsonb
language sql set search_path = ''
as $$ select private.record_received_payment($1, $2, $3, $4, $5, $6, $7, $8, $9) $$;
comment on function public.record_payment is
  'Admins only. Records money that was received for an order, amount in MAD, also less or more than is due: cash, a transfer, or a '
  'card or PayPal payment that the buyer began and the provider shows, but did not report. '
  'received_on is the day of the bank or of the receipt; reference is the bank''s, the provider''s or the shop''s as the provider shows it, or a new one of the form, and the same '
  'reference is recorded once, and with another day or text raises edit_conflict; bank_text is what the bank or the receipt says, for people. seen_paid and '
  'seen_refunded are the sums of the order as the caller saw them, refunds under way included: what was recorded meanwhile raises '
  'edit_conflict. Returns the payment. Raises payment_mismatch, edit_conflict (409), invalid_request, future_day (422), not_found (404).';
grant execute on function public.record_payment to authenticated;

create function private.refund_range(target_order uuid, lines jsonb, given_before numeric, out lowest numeric, out highest numeric)
language sql stable set search_path = ''
as $$
  -- A centime is rounding.
  select least(p.cost, o.paid_amount - o.refunded_amount - o.refunding_amount) - 0.01,
    p.cost + o.delivery_fee + o.gift_fee + greatest(o.amount_to_refund - o.refunding_amount, 0) + 0.01
  from public.orders o
  cross join lateral (
    select round(sum(private.paid_for(i, l.quantity)), 2) - given_before as cost
    from jsonb_to_recordset(lines) as l (item_id uuid, quantity integer)
    join public.order_items i on i.id = l.item_id and i.order_id = o.id) p
  where o.id = target_order and p.cost is not null
$$;
comment on function private.refund_range is
  'Between which amounts (MAD) a refund of these pieces lies: what the customer paid for them, less what was given back for them before, at most what is left of the money, and '
  'with the delivery, the wrapping and what was paid too much. Null for an amount without pieces, which may be any.';

create function private.refund_order(target_order uuid, provider public.payment_provider, reference text, amount numeric,
  reason text, lines jsonb, seen_paid numeric default null, seen_refunded numeric default null, received_on date default null,
  other_amount boolean default false, with_email boolean default true, given_before numeric default 0, credit_of uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  recorded public.payments;
  is_cancelled boolean;
  is_earned boolean;
  lowest numeric;
  highest numeric;
  further public.payments;
  given constant jsonb := coalesce(lines, '[]'::jsonb);
  request constant jsonb := jsonb_build_object('reason', reason, 'lines', given, 'received_on', received_on, 'credit_of', credit_of);
  by_api constant boolean := (select v.refunds_by_api from public.payment_providers v where v.provider = refund_order.provider);
begin
  perform private.require_admin();
  if provider is null or amount is null or amount <> round(amount, 2)
    or amount not between 0.01 and 30000000 or char_length(btrim(coalesce(reference, ''))) not between 1 and 120
    or not private.is_line(reference) or char_length(btrim(coalesce(reason, ''))) not between 1 and 500
    or not private.is_printable(reason) or jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 50
    or received_on < '2000-01-01'
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  elsif received_on > (now() at time zone private.shop_time_zone())::date then
    raise sqlstate 'PT422' using message = 'future_day', detail = '{"field": "received_on"}';
  end if;
  select o.status = 'cancelled', o.amount_due = 0 or o.status = 'delivered' into is_cancelled, is_earned
  from public.orders o where o.id = target_order for no key update;
  -- Sent again: what it did is done.
  if exists (select 1 from public.payments p where p.provider = refund_order.provider and p.kind = 'refund'
    and p.provider_reference = btrim(reference) and p.order_id = target_order and p.amount = refund_order.amount)
  then
    select * into recorded from public.payments p where p.provider = refund_order.provider and p.kind = 'refund'
      and p.provider_reference = btrim(reference);
    perform private.finished_act(recorded.id, 'refund_order', request);
    return to_jsonb(recorded);
  end if;
  perform private.require_seen_sums(target_order, seen_paid, seen_refunded);
  -- A provider gives back what it received for this order. Cash and transfers may give back any money.
  if private.is_hosted(provider) and amount > (
    select coalesce(sum(case p.kind when 'charge' then p.amount else -p.amount end), 0) from public.payments p
    where p.order_id = target_order and p.provider = refund_order.provider
      and case p.kind when 'refund' then p.state <> 'failed' else p.state = 'succeeded' end)
  then
    raise sqlstate 'PT409' using message = 'refund_too_large';
  end if;
  -- Pieces that are not paid leave the order by a correction, which lowers what is due. A credit is an amount.
  if (not is_earned or credit_of is not null) and jsonb_array_length(given) > 0 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end if;
  if credit_of is not null then
    perform 1 from public.returns r
      where r.id = credit_of and r.order_id = target_order and r.exchange_order_id is not null for no key update;
    if not found then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
  end if;
  select r.lowest, r.highest into lowest, highest from private.refund_range(target_order, given, given_before) r;
  -- Of which charge it is, so that a refund that is recorded of that charge later counts this one. Null when no single charge holds so much.
  if private.is_hosted(provider) and not by_api then
    select p.id into further.refund_of from public.payments p
    where p.order_id = target_order and p.kind = 'charge' and p.provider = refund_order.provider and p.state = 'succeeded'
      and not p.is_reversed and (private.charge_rest(p)).amount >= refund_order.amount
    order by p.settled_at desc, p.id limit 1;
  end if;
  recorded := private.record_payment(target_order, 'refund', provider, btrim(reference),
    -- A provider that gives back by itself gets the request from its function; everything else has been done by hand.
    case when by_api then 'pending' else 'succeeded' end::public.payment_state, amount,
    jsonb_build_object('reason', btrim(reason)) || case when given_before > 0 then jsonb_build_object('given_before', given_before) else '{}' end,
    case when not by_api then refund_order.received_on end, further => further, with_email => with_email);
  if credit_of is not null then
    update public.payments p set credit_of = refund_order.credit_of where p.id = recorded.id returning * into recorded;
  end if;
  if not coalesce(other_amount, false) and amount not between lowest and highest then
    raise sqlstate 'PT422' using message = 'amount_mismatch',
      detail = jsonb_build_object('field', 'amount', 'lowest', lowest, 'highest', highest)::text;
  end if;
  if by_api then
    perform private.order_provider_refund(recorded.id);
    select * into recorded from public.payments p where p.id = recorded.id;
  end if;
  begin
    insert into public.refund_lines (payment_id, order_item_id, quantity, restocked)
    -- A cancelled order has given back every piece already.
    select recorded.id, l.item_id, l.quantity, coalesce(l.restock, false) and not is_cancelled
    from jsonb_to_recordset(given) as l (item_id uuid, quantity integer, restock boolean);
  exception when integrity_constraint_violation then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end;
  if exists (
    select 1 from public.refund_lines l join public.order_items i on i.id = l.order_item_id
    where l.payment_id = recorded.id and (i.order_id <> target_order or i.quantity < (
      select sum(r.quantity) from public.refund_lines r join public.payments p on p.id = r.payment_id
      where r.order_item_id = i.id and p.state <> 'failed')))
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end if;
  if recorded.state = 'succeeded' then
    perform private.restock_refund(recorded.id);
  end if;
  perform private.finish_act(recorded.id, 'refund_order', request, 'true');
  return to_jsonb(recorded);
exception
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  when integrity_constraint_violation then
    raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.refund_order is
  'Implementation of public.refund_order; checks for an admin. with_email: whether the customer gets an email about money that was given back by hand; given_before: '
  'what was given back for these pieces by refunds that name none (MAD). Locks the return whose credit is given back after the order. Definer because no role may write the ledger.';
grant execute on function private.refund_order to authenticated;

create function private.order_provider_refund(refund uuid, of_charge uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  requested constant public.payments := (select p from public.payments p where p.id = refund);
  charge public.payments;
  given_back numeric;
  charged_back numeric;
  to_give numeric;
begin
  select p.* into charge from public.payments p
  where p.order_id = requested.order_id and p.kind = 'charge' and p.provider = requested.provider and p.state = 'succeeded'
    and p.provider_charge_id is not null and (of_charge is null or p.id = of_charge) and p.amount >= requested.amount + coalesce((
      select sum(r.amount) from public.payments r where r.refund_of = p.id and r.state <> 'failed'), 0)
  order by p.settled_at desc, p.id limit 1;
  if not found then
    raise sqlstate 'PT409' using message = 'refund_too_large';
  end if;
  select coalesce(sum(r.amount), 0), coalesce(sum(r.charged_amount), 0) into given_back, charged_back
    from public.payments r where r.refund_of = charge.id and r.state <> 'failed';
  -- All parts together are rounded, not each: many small ones give back no more than was captured, and the last the rest.
  to_give := case when charge.rate is null then null when given_back + requested.amount = charge.amount then charge.charged_amount
    else least(round((given_back + requested.amount) / charge.rate, 2), charge.charged_amount) end - charged_back;
  if to_give < 0.01 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  end if;
  update public.payments p set refund_of = charge.id, next_attempt_at = now(),
    rate = charge.rate, charged_currency = charge.charged_currency,
    charged_amount = to_give
  where p.id = refund;
end
$$;
comment on function private.order_provider_refund is
  'Says of which capture a pending refund is (of_charge, or the newest that holds enough), and how much of the charged currency it gives back; the provider''s function '
  'then does it. Raises refund_too_large (409) when no single capture holds so much, invalid_request (422) for less than a '
  'cent of the charged currency. Definer because no role may write the '
  'ledger; called by definer functions only.';

create function private.restock_refund(refund uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  refunded constant public.payments := (select p from public.payments p where p.id = refund);
  -- The last time that the refund failed, if ever: pieces that were refunded otherwise since may be the same.
  failed_at constant bigint := (
    select max(e.id) from public.payment_events e where e.payment_id = refund and e.to_state = 'failed');
  restocked private.stock_change[];
begin
  -- A cancelled order has given back every piece, and a return counted its own when its parcel came.
  if private.return_of_refund(refunded) is not null
    or exists (select 1 from public.orders o where o.id = refunded.order_id and o.status = 'cancelled')
  then
    return;
  end if;
  perform private.lock_stock(
    (select array_agg(distinct i.product_id) from public.order_items i where i.order_id = refunded.order_id),
    (select array_agg(distinct u) from public.order_items i, unnest(i.variation_ids) u where i.order_id = refunded.order_id));
  with settled as (
    update public.order_items i set
      restocked_quantity = i.restocked_quantity + case when l.restocked then l.pieces else 0 end,
      discarded_quantity = i.discarded_quantity + case when l.restocked then 0 else l.pieces end
    from (
      select r.order_item_id, r.restocked, greatest(least(
        r.quantity - coalesce((
          select sum(s.quantity) from public.refund_lines s join public.payments p on p.id = s.payment_id
          where s.order_item_id = r.order_item_id and s.payment_id <> refund and p.state <> 'failed'
            and failed_at < (select min(e.id) from public.payment_events e where e.payment_id = p.id)), 0),
        o.quantity - o.restocked_quantity - o.written_off_quantity - o.discarded_quantity), 0)::integer as pieces
      from public.refund_lines r join public.order_items o on o.id = r.order_item_id
      where r.payment_id = refund) l
    where i.id = l.order_item_id
    returning (i.product_id, private.stock_unit_of(i.product_id, i.variation_ids, i.selected_variations),
      case when l.restocked then l.pieces else 0 end)::private.stock_change as change
  )
  select array_agg(s.change) into restocked from settled s;
  perform private.change_stock(restocked, 'refund', refunded.order_id);
end
$$;
comment on function private.restock_refund is
  'Takes the pieces of a refund that has succeeded out of the order: into stock where the refund restocks them, else they are '
  'discarded. A refund that succeeded after it had failed counts only pieces that were not refunded otherwise since. Definer because no role may '
  'change stock; called once for each refund, by refund_order or by the trigger.';

create function private.restock_succeeded_refund() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.restock_refund(new.id);
  return null;
end
$$;
comment on function private.restock_succeeded_refund is
  'Trigger: the pieces of a refund that a provider does come back when it is done, and stay where they are when it fails.';
create trigger payments_restock after update of state on public.payments
  for each row when (new.kind = 'refund' and new.state = 'succeeded' and old.state <> 'succeeded')
  execute function private.restock_succeeded_refund();

create function public.refund_order(order_id uuid, provider public.payment_provider, reference text, amount numeric,
  reason text, lines jsonb default '[]'::jsonb, seen_paid numeric default null, seen_refunded numeric default null,
  received_on date default null, other_amount boolean default false, credit_of uuid default null) returns jsonb
language sql set search_path = ''
as $$ select private.refund_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, credit_of => $11) $$;
comment on function public.refund_order is
  'Admins only. Records money given back by transfer, in cash or in the card provider''s back office, or orders it from '
  'PayPal (pending until it is done): amount in MAD, never more than was paid, by card or PayPal never more than was paid so. Of an order that is paid in full or delivered, and not cancelled, '
  'it lowers the price beyond an excess; otherwise its amount is due again. What the order is when the refund is ordered decides. reason is kept for the credit note; lines [{item_id, quantity, restock}] name the pieces it is for, which come back into stock when the refund has succeeded. The same reference is recorded '
  'once, and with other pieces or texts raises edit_conflict. seen_paid and seen_refunded are the sums of the order as the caller saw them, refunds under way included: what was recorded '
  'meanwhile raises edit_conflict. received_on is the day on which the money was given back by hand, today if left out. An amount '
  'with pieces is what they cost, perhaps with delivery and an excess (a centime more or less): another one raises amount_mismatch '
  'with {lowest, highest} unless other_amount says that it is meant. credit_of is the return of this order whose exchange left what is given '
  'back, without pieces; when that exchange was cancelled meanwhile, it raises edit_conflict. Returns the refund. Raises refund_too_large, payment_mismatch, '
  'edit_conflict (409), invalid_request, future_day, amount_mismatch (422), not_found (404).';
grant execute on function public.refund_order to authenticated;
