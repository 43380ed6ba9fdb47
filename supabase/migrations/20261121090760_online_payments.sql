-- Payments through a provider's own pages. The Edge Functions of the providers call start_payment when a buyer sets out and
-- report_payment with what became of it; the buyer's page shows what payment_page says and nothing else.

create table public.payment_differences (
  id bigint generated always as identity primary key,
  provider public.payment_provider not null,
  reason text not null check (reason in ('unknown_reference', 'other_amount', 'other_currency', 'reversed', 'second_charge', 'chargeback',
    'refund_failed', 'dispute', 'dispute_won')),
  reference text not null,
  payment_id uuid references public.payments (id) on delete restrict,
  amount numeric(12, 2) not null check (amount between 0 and 9999999999),
  currency text not null,
  detail jsonb not null default '{}'::jsonb check (jsonb_typeof(detail) = 'object'),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  note text not null default '' check (char_length(note) <= 500 and private.is_printable(note))
);
comment on table public.payment_differences is
  'What providers reported and the ledger does not know: another amount or currency than was asked for, an unknown '
  'reference, a payment that the provider took back, a second authorisation or capture of one payment; refunds that it did not do, and disputes. '
  'An admin looks at each. detail holds the provider''s charge_id, by which it can be booked.';
-- A report that comes again stays one line until an admin has resolved it; after that it is news.
create unique index payment_differences_open_idx on public.payment_differences (provider, reason, reference, amount, currency)
  where resolved_at is null;
create index payment_differences_payment_idx on public.payment_differences (payment_id);
alter table public.payment_differences enable row level security;
grant select on public.payment_differences to authenticated, service_role;
create policy "Admins see differences" on public.payment_differences for select to authenticated
  using ((select private.is_admin()));

create function private.note_difference(provider public.payment_provider, reason text, reference text, payment uuid, amount numeric,
  currency text, detail jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.payment_differences (provider, reason, reference, payment_id, amount, currency, detail)
  values (provider, reason, reference, payment, least(greatest(round(coalesce(amount, 0), 2), 0), 9999999999), left(coalesce(currency, ''), 8),
    coalesce(detail, '{}'::jsonb))
  on conflict do nothing
$$;
comment on function private.note_difference is
  'Notes a difference for an admin, once while it is open. Called by definer functions only.';

create function private.enqueue_difference_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.email_outbox (kind, recipient, language, order_id, payload)
  select 'shop_payment', s.contact_email, private.shop_language(), o.id, jsonb_build_object('shop', private.email_shop_details(),
    'notice', jsonb_build_object('reason', new.reason, 'provider', new.provider, 'reference', new.reference, 'amount', new.amount,
      'currency', new.currency, 'order_number', o.order_number, 'respond_by', new.detail ->> 'respond_by'))
  from public.shop_settings s
  left join public.payments p on p.id = new.payment_id
  left join public.orders o on o.id = p.order_id
  where s.email_notifications;
  return null;
end
$$;
comment on function private.enqueue_difference_email is
  'Trigger: queues an email to the shop about a difference, a chargeback or a dispute, once while it is open. Definer because the '
  'providers'' functions may not write the outbox.';
create trigger payment_differences_enqueue_email after insert on public.payment_differences
  for each row execute function private.enqueue_difference_email();

create function private.start_payment(provider public.payment_provider, token text, payment_method public.payment_method, currency text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  for_order public.orders;
  charge public.payments;
  held_until timestamptz;
  exchange numeric;
  through constant public.payment_providers := private.provider_of(payment_method);
begin
  select * into for_order from public.orders o where o.payment_token = token for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  perform private.require_open();
  if for_order.status = 'cancelled' then
    raise sqlstate 'PT409' using message = 'payment_expired';
  elsif for_order.amount_due = 0 then
    raise sqlstate 'PT409' using message = 'already_paid';
  elsif through.flow is distinct from 'hosted' or through.provider is distinct from start_payment.provider
    or not private.is_payment_offered(payment_method, for_order.country)
  then
    raise sqlstate 'PT409' using message = 'method_unavailable';
  end if;
  -- A buyer who pays at the last minute keeps the pieces, but cannot hold them for long without paying.
  held_until := greatest(for_order.payment_due_at,
    case when now() <= for_order.hold_prolonged_until then private.hold_end(payment_method, now()) end);
  -- Too late to fill in a card: the order would expire meanwhile.
  if for_order.status = 'pending' and for_order.paid_amount = 0 and held_until < now() + interval '10 minutes' then
    raise sqlstate 'PT409' using message = 'hold_ends_soon';
  end if;
  if not through.charges_dirhams then
    select r.rate into exchange from public.currency_rates r where r.currency = start_payment.currency;
    if not found then
      raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "currency"}';
    end if;
  end if;
  if through.gives_up_after is null then
    -- Two tabs, or a buyer who came back, go on with the same order at the provider.
    select * into charge from public.payments p
    where p.order_id = for_order.id and p.kind = 'charge' and p.provider = through.provider and p.state = 'pending'
      and p.amount = for_order.amount_due and (p.charged_currency, p.rate) is not distinct from (case when exchange is not null then start_payment.currency end, exchange)
      and p.created_at > now() - interval '3 hours'
    order by p.created_at desc limit 1;
    update public.payments p set next_attempt_at = now() + interval '2 minutes'
    where p.id = charge.id and p.next_attempt_at > now() + interval '2 minutes';
  end if;
  if charge.id is null then
    if (select count(*) from public.payments p
      where p.order_id = for_order.id and p.kind = 'charge' and p.created_at > now() - interval '1 hour') >= 20
    then
      raise sqlstate 'PT429' using message = 'too_many_requests';
    end if;
    charge.order_id := for_order.id;
    charge.kind := 'charge';
    charge.provider := through.provider;
    charge.amount := for_order.amount_due;
    charge.provider_reference := for_order.order_number || '-' || (
      select 1 + count(*) from public.payments p where p.order_id = for_order.id and p.kind = 'charge' and p.provider = through.provider);
    if exchange is not null then
      charge.charged_amount := greatest(round(for_order.amount_due / exchange, 2), 0.01);
      charge.charged_currency := start_payment.currency;
      charge.rate := exchange;
    end if;
    if through.gives_up_after is null then
      charge.next_attempt_at := now() + interval '2 minutes';
    end if;
    charge := private.enter_payment(charge, 'pending', '{"by": "buyer"}');
  end if;
  update public.orders o set payment_due_at = held_until where o.id = for_order.id and o.payment_due_at < held_until;
  return jsonb_build_object(
    'payment_id', charge.id, 'reference', charge.provider_reference, 'amount', charge.amount, 'charged_amount', charge.charged_amount,
    'charged_currency', charge.charged_currency, 'provider_order_id', charge.provider_order_id,
    'method', payment_method, 'order_number', for_order.order_number, 'payment_token', for_order.payment_token,
    -- An order that an admin took, or that was to be paid otherwise, may have none.
    'email', case when through.needs_email and for_order.contact_email = '' then (select s.contact_email from public.shop_settings s)
      else for_order.contact_email end,
    'name', for_order.contact_name,
    'phone', for_order.phone, 'address', for_order.address, 'city', for_order.city, 'region', for_order.region,
    'postal_code', for_order.postal_code, 'country', for_order.country);
end
$$;
comment on function private.start_payment is
  'Implementation of public.start_payment. The lock of the order makes tabs that start together one after the other. '
  'Definer because service_role may not write the ledger.';
grant execute on function private.start_payment to service_role;

create function public.start_payment(provider public.payment_provider, token text, payment_method public.payment_method, currency text default null) returns jsonb
language sql set search_path = ''
as $$ select private.start_payment($1, $2, $3, $4) $$;
comment on function public.start_payment is
  'For the Edge Functions of the providers only. Begins to pay what is due of the order with this payment token: amount in '
  'MAD, and charged_amount in the currency at the shop''s rate where the provider does not charge MAD. A payment goes on that was begun '
  'with a provider that can be asked about it; others get a new reference for each attempt. The way to pay is one of this provider''s. The order then holds its pieces for online_hold_minutes at least, until it has been '
  'prolonged for long: then hold_ends_soon is raised. Raises already_paid, payment_expired, hold_ends_soon, method_unavailable (409), '
  'invalid_request (422), too_many_requests (429), not_found (404).';
grant execute on function public.start_payment to service_role;

create function private.set_provider_order(payment_id uuid, provider_order_id text) returns text
language sql security definer set search_path = ''
as $$
  update public.payments p set provider_order_id = coalesce(p.provider_order_id, set_provider_order.provider_order_id)
  where p.id = payment_id and p.kind = 'charge' returning p.provider_order_id
$$;
comment on function private.set_provider_order is
  'Implementation of public.set_provider_order. Definer because service_role may not write the ledger.';
grant execute on function private.set_provider_order to service_role;

create function public.set_provider_order(payment_id uuid, provider_order_id text) returns text
language sql set search_path = ''
as $$ select private.set_provider_order($1, $2) $$;
comment on function public.set_provider_order is
  'For the Edge Functions of the providers only. Keeps the provider''s own name of a payment and returns the one that '
  'counts: the first, when two tabs created one each.';
grant execute on function public.set_provider_order to service_role;

create function private.report_payment(provider public.payment_provider, reference text, outcome public.payment_state,
  amount numeric, currency text, charge_id text, detail jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  existing public.payments;
  for_order public.orders;
  recorded public.payments;
  further public.payments;
  difference text;
  excess numeric;
  is_due boolean;
  refusal text;
  through constant public.payment_providers := (select v from public.payment_providers v where v.provider = report_payment.provider);
  noted constant jsonb := coalesce(detail, '{}'::jsonb) || jsonb_strip_nulls(jsonb_build_object('charge_id', charge_id));
begin
  if provider is null or not private.is_hosted(provider) or jsonb_typeof(coalesce(detail, '{}'::jsonb)) <> 'object'
    or reference is null or char_length(reference) not between 1 and 120 or not private.is_line(reference)
    -- NaN and Infinity are greater than every number.
    or outcome is null or not coalesce(amount, 0) between 0 and 9999999999
    or (outcome = 'succeeded' and (amount is null or currency is null)) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select * into existing from public.payments p
    where p.provider = report_payment.provider and p.kind = 'charge' and (p.provider_reference = reference or p.provider_charge_id = charge_id)
    -- What an admin has booked by the provider's id is not paid again under another reference.
    order by coalesce(p.provider_charge_id = charge_id, false) desc limit 1;
  -- The order before its payments, like everything that records a payment. What was booked while this waited for it counts.
  select * into for_order from public.orders o where o.id = existing.order_id for no key update;
  select * into existing from public.payments p
    where p.order_id = for_order.id and p.provider = report_payment.provider and p.kind = 'charge'
      and (p.provider_reference = reference or p.provider_charge_id = charge_id)
    order by coalesce(p.provider_charge_id = charge_id, false) desc limit 1;
  if existing.id is null then
    difference := 'unknown_reference';
  elsif outcome = 'succeeded' then
    difference := case
      when currency <> coalesce(existing.charged_currency, 'MAD') then 'other_currency'
      when amount <> coalesce(existing.charged_amount, existing.amount) then 'other_amount' end;
  end if;
  if difference is not null then
    -- An admin looks at it: the provider would say the same again.
    update public.payments p set next_attempt_at = null where p.id = existing.id and p.state = 'pending';
    perform private.note_difference(provider, difference, reference, existing.id, amount, currency, noted);
    -- What was captured is here, however much it is; a card that was authorised for another amount is not captured.
    if difference = 'other_amount' and through.captures_itself and amount > 0
      and existing.state <> 'succeeded' and round(amount * coalesce(existing.rate, 1), 2) between 0.01 and 30000000
    then
      further.id := existing.id;
      further.charged_amount := case when existing.rate is not null then amount end;
      further.provider_charge_id := charge_id;
      perform private.record_payment(existing.order_id, 'charge', provider, existing.provider_reference, outcome,
        round(amount * coalesce(existing.rate, 1), 2),
        coalesce(detail, '{}'::jsonb) || jsonb_build_object('asked', coalesce(existing.charged_amount, existing.amount)), further => further);
    end if;
    return jsonb_build_object('result', difference);
  end if;
  if outcome = 'succeeded' and existing.state = 'succeeded' and charge_id is not null then
    if existing.provider_charge_id is null then
      -- Booked by an admin under the shop's reference.
      update public.payments p set provider_charge_id = charge_id where p.id = existing.id;
    elsif charge_id <> existing.provider_charge_id then
      perform private.note_difference(provider, 'second_charge', charge_id, existing.id, amount, currency, noted);
      return jsonb_build_object('result', 'second_charge', 'payment_token', for_order.payment_token);
    end if;
  end if;
  -- What is authorised is captured by the answer to this report: what is not due is left to lapse.
  is_due := outcome <> 'succeeded' or through.captures_itself or existing.state = 'succeeded'
    or for_order.status = 'cancelled' or existing.amount <= for_order.amount_due;
  if is_due then
    begin
      if outcome = 'succeeded' then
        further.provider_charge_id := charge_id;
      end if;
      recorded := private.record_payment(for_order.id, 'charge', provider, existing.provider_reference, outcome, existing.amount,
        coalesce(detail, '{}'::jsonb), further => further);
      if outcome = 'succeeded' and not through.captures_itself and existing.state <> 'succeeded' and (
        select o.status = 'cancelled' from public.orders o where o.id = existing.order_id)
      then
        -- The order was not revived: undoes the record.
        raise sqlstate 'PT409' using message = 'not_due';
      end if;
    exception when sqlstate 'PT409' then
      if sqlerrm <> 'not_due' then
        raise;
      end if;
      is_due := false;
    end;
  end if;
  if not is_due then
    refusal := case
      when for_order.paid_amount - for_order.refunded_amount >= for_order.total_amount - for_order.credited_amount then 'already_paid'
      else 'not_due' end;
    perform private.record_payment(for_order.id, 'charge', provider, existing.provider_reference, 'failed', existing.amount,
      coalesce(detail, '{}'::jsonb) || jsonb_build_object('reason', refusal));
    return jsonb_build_object('result', refusal, 'payment_token', for_order.payment_token);
  end if;
  if outcome = 'succeeded' and existing.state <> 'succeeded' then
    select o.* into for_order from public.orders o where o.id = existing.order_id;
    excess := for_order.amount_to_refund - for_order.refunding_amount;
    -- Paid twice: the second payment goes back by itself.
    if through.refunds_by_api and for_order.status <> 'cancelled' and excess >= existing.amount and charge_id is not null then
      recorded := private.record_payment(for_order.id, 'refund', provider, 'twice:' || reference, 'pending', existing.amount,
        '{"reason": "paid twice"}');
      perform private.order_provider_refund(recorded.id, existing.id);
    end if;
  end if;
  return jsonb_build_object('result', case when existing.state = outcome or existing.state = 'succeeded' then 'unchanged' else 'recorded' end,
    'payment_token', for_order.payment_token);
exception when integrity_constraint_violation then
  -- The database's own message would quote the row.
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.report_payment is
  'Implementation of public.report_payment. Definer because service_role may not write the ledger.';
grant execute on function private.report_payment to service_role;

create function public.report_payment(provider public.payment_provider, reference text, outcome public.payment_state,
  amount numeric default null, currency text default null, charge_id text default null, detail jsonb default '{}'::jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.report_payment($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.report_payment is
  'For the Edge Functions of the providers only, after they have verified a callback, a webhook or an answer. amount and '
  'currency are what was charged, charge_id what a refund would be of. Returns {result, payment_token}: recorded, unchanged '
  '(reported before, changes nothing), already_paid and not_due (do not capture), or the difference that was noted for an '
  'admin (unknown_reference, other_currency, second_charge) while the order stays as it is, and other_amount, which is recorded as it is '
  'where the provider has captured it. Raises '
  'invalid_request (422).';
grant execute on function public.report_payment to service_role;

create function private.part_of_charge(charge public.payments, charged_amount numeric, charge_id text) returns public.payments
language plpgsql stable set search_path = ''
as $$
declare
  part public.payments;
begin
  part.refund_of := charge.id;
  part.charged_amount := part_of_charge.charged_amount;
  part.charged_currency := charge.charged_currency;
  part.rate := charge.rate;
  part.provider_charge_id := charge_id;
  return part;
end
$$;
comment on function private.part_of_charge is
  'The columns by which a refund says of which charge it is, for record_payment.';

create function private.note_failed_refund(refund public.payments, detail jsonb) returns void
language sql set search_path = ''
as $$
  select private.note_difference(refund.provider, 'refund_failed', refund.provider_reference, refund.id,
    coalesce(refund.charged_amount, refund.amount), coalesce(refund.charged_currency, 'MAD'), detail)
$$;
comment on function private.note_failed_refund is
  'Tells the shop that its provider did not give back what the shop ordered. Called by definer functions only.';

create function private.reported_refund(provider public.payment_provider, reference text, refund_id text, is_chargeback boolean)
  returns public.payments
language sql stable set search_path = ''
as $$
  select p from public.payments p
  where p.provider = $1 and p.kind = case when is_chargeback then 'reversal' else 'refund' end::public.payment_kind
    and (p.provider_reference = $2 or (p.provider_charge_id = $3 and p.state = 'succeeded'))
  -- One that an admin has booked by the provider's id comes first.
  order by p.provider_reference <> $2 desc limit 1
$$;
comment on function private.reported_refund is
  'The refund or chargeback of the ledger that a provider reports, by the reference or by the provider''s own id of it.';

create function private.report_refund(provider public.payment_provider, charge_id text, reference text, outcome public.payment_state,
  amount numeric, currency text, detail jsonb, is_chargeback boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  charge public.payments;
  existing public.payments;
  recorded public.payments;
  further public.payments;
  rest record;
  in_dirhams numeric;
  refused text;
  difference text;
begin
  if provider is null or not private.is_hosted(provider) or jsonb_typeof(coalesce(detail, '{}'::jsonb)) <> 'object'
    or outcome is null or char_length(coalesce(reference, '')) not between 1 and 120 or not private.is_line(reference)
    or not coalesce(amount, 0) between 0 and 9999999999 or is_chargeback is null
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select p.* into charge from public.payments p
    where p.provider = report_refund.provider and p.kind = 'charge' and p.provider_charge_id = charge_id;
  existing := private.reported_refund(provider, reference, detail ->> 'refund_id', is_chargeback);
  -- The order before its payments. What was booked while this waited for it counts.
  perform 1 from public.orders o where o.id = coalesce(existing.order_id, charge.order_id) for no key update;
  select * into charge from public.payments p where p.id = charge.id;
  existing := private.reported_refund(provider, reference, detail ->> 'refund_id', is_chargeback);
  if existing.provider_reference <> reference then
    perform private.enter_payment(p, 'failed', '{"reason": "booked_by_hand"}') from public.payments p
    where p.order_id = existing.order_id and p.provider = existing.provider and p.kind = 'refund' and p.provider_reference = reference
      and p.state = 'pending';
    return '{"result": "unchanged"}'::jsonb;
  elsif existing.kind = 'reversal' then
    return '{"result": "unchanged"}'::jsonb;
  elsif existing.id is not null then
    begin
      further.provider_charge_id := detail ->> 'refund_id';
      recorded := private.record_payment(existing.order_id, 'refund', provider, reference, outcome, existing.amount, coalesce(detail, '{}'::jsonb),
        further => further);
    exception when sqlstate 'PT409' then
      -- It has happened: an exception would make the provider report it for days, and the ledger would not know of it.
      perform private.note_difference(provider, 'reversed', reference, existing.id, coalesce(existing.charged_amount, existing.amount),
        coalesce(existing.charged_currency, 'MAD'), coalesce(detail, '{}'::jsonb) || jsonb_build_object('refused', sqlerrm));
      return jsonb_build_object('result', 'reversed');
    end;
    if existing.state <> recorded.state and outcome = 'failed' then
      perform private.note_failed_refund(existing, detail);
    end if;
    return jsonb_build_object('result', case when existing.state = recorded.state then 'unchanged' else 'recorded' end);
  end if;
  -- Given back at the provider, not by the shop.
  if outcome = 'succeeded' and private.is_disputed_money(charge.id, reference, amount) then
    return '{"result": "unchanged"}'::jsonb;
  end if;
  if charge.state = 'succeeded' and outcome = 'succeeded' and amount > 0 and currency = coalesce(charge.charged_currency, 'MAD') then
    rest := private.charge_rest(charge);
    in_dirhams := case when amount = coalesce(rest.charged_amount, rest.amount) then rest.amount
      else least(round(amount * coalesce(charge.rate, 1), 2), rest.amount) end;
    begin
      if amount > coalesce(rest.charged_amount, rest.amount) then
        raise sqlstate 'PT409' using message = 'refund_too_large';
      elsif is_chargeback then
        recorded := private.record_chargeback(charge.id, reference, in_dirhams, case when charge.rate is not null then amount end, null, detail);
        difference := 'chargeback';
      else
        further := private.part_of_charge(charge, case when charge.rate is not null then amount end, reference);
        recorded := private.record_payment(charge.order_id, 'refund', provider, reference, 'succeeded', in_dirhams,
          coalesce(detail, '{}'::jsonb) || '{"by": "at_provider"}', further => further);
        return jsonb_build_object('result', 'recorded');
      end if;
    exception when sqlstate 'PT409' then
      refused := sqlerrm;
    end;
  end if;
  perform private.note_difference(provider, coalesce(difference, case when charge.id is null then 'unknown_reference' else 'reversed' end),
    reference, charge.id, amount, currency, coalesce(detail, '{}'::jsonb) || jsonb_strip_nulls(jsonb_build_object('refused', refused)));
  return jsonb_build_object('result', coalesce(difference, case when charge.id is null then 'unknown_reference' else 'reversed' end));
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.report_refund is
  'Implementation of public.report_refund. Definer because service_role may not write the ledger.';
grant execute on function private.report_refund to service_role;

create function public.report_refund(provider public.payment_provider, charge_id text, reference text, outcome public.payment_state,
  amount numeric default null, currency text default null, detail jsonb default '{}'::jsonb, is_chargeback boolean default false) returns jsonb
language sql set search_path = ''
as $$ select private.report_refund($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.report_refund is
  'For the Edge Functions of the providers only. What became of a refund: reference is the shop''s for one that it ordered, '
  'else the provider''s; is_chargeback says that the buyer''s bank or the provider took the money back. Returns {result}: recorded, unchanged, '
  'chargeback (recorded, and noted for an admin), reversed (does not fit the ledger: noted for an admin), '
  'unknown_reference. Raises invalid_request (422).';
grant execute on function public.report_refund to service_role;

create function private.claim_payments(provider public.payment_provider, batch integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  with due as (
    update public.payments p set attempts = p.attempts + 1, claimed_until = now() + interval '5 minutes'
    where p.id in (
      select w.id from public.payments w
      where w.provider = claim_payments.provider and w.state = 'pending' and w.next_attempt_at <= now() and coalesce(w.claimed_until <= now(), true)
      order by w.next_attempt_at, w.id limit least(greatest(coalesce(batch, 1), 1), 10)
      for update skip locked)
    returning p.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('payment_id', d.id, 'kind', d.kind, 'provider', d.provider, 'reference', d.provider_reference,
      'amount', d.amount, 'charged_amount', d.charged_amount, 'charged_currency', d.charged_currency,
      'provider_order_id', d.provider_order_id, 'charge_id', c.provider_charge_id)), '[]'::jsonb)
    into claimed from due d left join public.payments c on c.id = d.refund_of;
  return claimed;
end
$$;
comment on function private.claim_payments is
  'Implementation of public.claim_payments. Definer because service_role may not write the ledger.';
grant execute on function private.claim_payments to service_role;

create function public.claim_payments(provider public.payment_provider, batch integer default 10) returns jsonb
language sql set search_path = ''
as $$ select private.claim_payments($1, $2) $$;
comment on function public.claim_payments is
  'For the Edge Functions of the providers only. Claims payments and refunds that this provider has to be asked about now, at '
  'most 10, for five minutes; concurrent callers get different ones.';
grant execute on function public.claim_payments to service_role;

create function private.postpone_payment(payment_id uuid, error text, answered boolean, held boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- Until when the order waits for the payment; null when it no longer does.
  due timestamptz;
  given_up public.payments;
begin
  -- The order before its payments, like everything that records a payment.
  select case when o.status = 'pending' and o.payment_due_at > now() - interval '3 hours' then o.payment_due_at end
    into due from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = postpone_payment.payment_id) for no key update;
  update public.payments p set
    claimed_until = null,
    last_error = left(error, 500),
    answered_at = case when answered then now() else p.answered_at end,
    held_since = case when held then coalesce(p.held_since, now()) else p.held_since end,
    next_attempt_at = least(
      -- The power is limited too: from the 39th attempt on, its minutes are more than an interval holds.
      now() + least(interval '1 minute' * power(2, least(greatest(p.attempts, 1) - 1, 9)), interval '6 hours'),
      -- An order that waits for the payment: soon, and when its hold ends.
      case when p.kind = 'charge' and due is not null and held is not true then now() + interval '8 minutes' end,
      case when p.kind = 'charge' and due > now() then due end)
  where p.id = postpone_payment.payment_id and p.state = 'pending';
  -- Given up after about two days; the webhook of a payment that succeeds after all is recorded nevertheless.
  select * into given_up from public.payments p
  where p.id = postpone_payment.payment_id and p.state = 'pending' and p.attempts >= 16 and (p.kind = 'refund' or due is null)
    and coalesce(p.held_since < now() - private.longest_review(), true);
  if given_up.id is not null then
    perform private.enter_payment(given_up, 'failed', '{"by": "provider", "reason": "no_answer"}');
    if given_up.kind = 'refund' then
      perform private.note_failed_refund(given_up, '{"reason": "no_answer"}');
    end if;
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.postpone_payment is
  'Implementation of public.postpone_payment. Definer because service_role may not write the ledger.';
grant execute on function private.postpone_payment to service_role;

create function public.postpone_payment(payment_id uuid, error text, answered boolean default false, held boolean default false)
  returns void
language sql set search_path = ''
as $$ select private.postpone_payment($1, $2, $3, $4) $$;
comment on function public.postpone_payment is
  'For the Edge Functions of the providers only. A claimed payment is asked about again after 1, 2, 4 ... minutes, at most '
  '6 hours; after 16 attempts it has failed. While its order waits for a charge, the provider is asked every 8 minutes at '
  'least and when the hold ends; answered says that it did answer, after which the order may expire; held that it '
  'has the buyer''s money, or has accepted a refund, and holds it back, for which the ledger waits ten days at most.';
grant execute on function public.postpone_payment to service_role;
