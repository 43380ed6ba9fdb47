-- Disputes: a buyer, or their bank, contests a charge at its provider, which holds the money back until it has decided. Money that
-- is lost so is a chargeback of the ledger; here stands what the ledger cannot know before.

create table public.payment_disputes (
  id bigint generated always as identity primary key,
  provider public.payment_provider not null,
  -- The provider's names of the dispute, and of the charge that it is about, which may be reported later than the dispute.
  reference text not null check (char_length(reference) between 1 and 120 and private.is_line(reference)),
  charge_id text not null check (char_length(charge_id) between 1 and 120 and private.is_line(charge_id)),
  state text not null check (state in ('open', 'won', 'lost')),
  -- As the provider charged it.
  amount numeric(12, 2) not null check (amount between 0.01 and 9999999999),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  opened_at timestamptz not null,
  -- The provider's time of the last change; what it reports of an earlier one is out of order.
  changed_at timestamptz not null,
  respond_by timestamptz,
  -- The entry of the ledger for the money that was taken, and the provider's own report of that beside the dispute.
  entry_id uuid references public.payments (id) on delete restrict,
  report_reference text check (char_length(report_reference) between 1 and 120 and private.is_line(report_reference)),
  created_at timestamptz not null default now(),
  unique (provider, reference, charge_id)
);
comment on table public.payment_disputes is
  'Charges that buyers or their banks contest at the provider: open while it holds the money back, then won or lost by the shop. The '
  'shop is told by payment_differences.';
create index payment_disputes_charge_idx on public.payment_disputes (provider, charge_id);
create index payment_disputes_entry_idx on public.payment_disputes (entry_id);
alter table public.payment_disputes enable row level security;
grant select on public.payment_disputes to authenticated, service_role;
create policy "Admins see disputes" on public.payment_disputes for select to authenticated
  using ((select private.is_admin()));

create function private.sum_disputes(target_order uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- In a statement of its own: the next one then sees what another transaction has changed until it let go of the order.
  perform 1 from public.orders o where o.id = target_order for no key update;
  update public.orders o set disputed_amount = s.held
  from (
    select coalesce(sum(least(c.rest, c.contested)), 0) as held
    from (
      -- A charge may be contested more than once.
      select r.amount as rest, sum(case
        when d.currency <> coalesce(p.charged_currency, 'MAD') or d.amount >= coalesce(p.charged_amount, p.amount) then r.amount
        else round(d.amount * coalesce(p.rate, 1), 2) end) as contested
      from public.payment_disputes d
      join public.payments p on p.provider = d.provider and p.provider_charge_id = d.charge_id and p.kind = 'charge' and p.state = 'succeeded'
      cross join lateral private.charge_rest(p) r
      where p.order_id = target_order and d.state = 'open'
      group by p.id, r.amount) c) s
  where o.id = target_order and o.disputed_amount <> s.held;
end
$$;
comment on function private.sum_disputes is
  'Sets how much money of an order its providers hold back because of disputes (MAD): at most what is left of each charge. Definer '
  'because no role may change the sums of an order; called by definer functions only.';

create function private.lock_charge(provider public.payment_provider, charge_id text) returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('charge:' || provider || ':' || charge_id, 0)) $$;
comment on function private.lock_charge is
  'Makes the report of a charge and that of a dispute about a charge which is not known yet wait for each other. Taken after the lock of '
  'the order, or without one by a transaction that then never waits for an order.';

create function private.sum_disputed_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.kind = 'charge' and new.provider_charge_id is not null then
    perform private.lock_charge(new.provider, new.provider_charge_id);
  end if;
  perform private.sum_disputes(new.order_id);
  return null;
end
$$;
comment on function private.sum_disputed_payment is
  'Trigger: what is held back follows the charge that is disputed, also when that is reported later, refunded or taken back. A refund '
  'by the provider gets its charge, and a charge that an admin booked its provider''s id, in a later statement.';
create trigger payments_sum_disputes after insert or update of state, refund_of, provider_charge_id on public.payments
  for each row execute function private.sum_disputed_payment();

create function private.is_disputed_money(charge uuid, reference text, amount numeric) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.payment_disputes d set report_reference = is_disputed_money.reference
  where d.id = (
    select c.id from public.payment_disputes c join public.payments e on e.id = c.entry_id
    where e.refund_of = charge and coalesce(e.charged_amount, e.amount) = is_disputed_money.amount
      and coalesce(c.report_reference, is_disputed_money.reference) = is_disputed_money.reference
    order by c.report_reference nulls last, c.id limit 1);
  return found;
end
$$;
comment on function private.is_disputed_money is
  'Whether a report that this much of a charge went back is of the money that a dispute took, which is in the ledger already: the first '
  'such report, and the same again. The caller has locked the order. Definer, and called by definer functions only.';

create function private.lose_dispute(dispute public.payment_disputes, charge public.payments, detail jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.payments;
  result text := 'recorded';
begin
  -- What went back since the dispute was opened, by the provider's report of the charge or by the shop, is the same money.
  select p.* into taken from public.payments p
  where p.refund_of = charge.id and p.kind in ('refund', 'reversal') and p.state = 'succeeded' and p.created_at >= dispute.opened_at
    and (p.kind = 'reversal' or coalesce(p.charged_amount, p.amount) = dispute.amount)
    and not exists (select from public.payment_disputes o where o.entry_id = p.id)
  order by p.kind = 'reversal' desc, p.created_at limit 1;
  if taken.id is null then
    result := private.report_refund(dispute.provider, dispute.charge_id, dispute.reference, 'succeeded', dispute.amount, dispute.currency,
      detail, true) ->> 'result';
    select p.* into taken from public.payments p
    where p.refund_of = charge.id and p.kind = 'reversal' and p.provider_reference = dispute.reference;
  else
    update public.payment_disputes d set report_reference = taken.provider_reference where d.id = dispute.id;
  end if;
  update public.payment_disputes d set entry_id = taken.id where d.id = dispute.id;
  return result;
end
$$;
comment on function private.lose_dispute is
  'A dispute that the shop has lost takes its money out of the ledger, once, as a chargeback. Returns the result for the caller of '
  'report_dispute. Definer because no role may write the ledger; called by report_dispute.';

create function private.win_dispute(dispute public.payment_disputes, charge public.payments) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.payments;
  returned public.payments;
begin
  select p.* into taken from public.payments p
  where p.refund_of = charge.id and p.kind = 'reversal' and not charge.is_reversed and p.created_at >= dispute.opened_at
    and not exists (select from public.payment_disputes o where o.entry_id = p.id and o.id <> dispute.id);
  if taken.id is null or exists (select from public.payments p
    where p.provider = dispute.provider and p.kind = 'charge' and p.provider_reference = dispute.reference)
  then
    return false;
  end if;
  returned.order_id := charge.order_id;
  returned.kind := 'charge';
  returned.provider := charge.provider;
  returned.amount := taken.amount;
  returned.charged_amount := taken.charged_amount;
  returned.charged_currency := taken.charged_currency;
  returned.rate := taken.rate;
  returned.provider_reference := dispute.reference;
  perform private.enter_payment(returned, 'succeeded', '{"reason": "dispute_won"}');
  update public.payment_disputes d set entry_id = taken.id where d.id = dispute.id;
  return true;
end
$$;
comment on function private.win_dispute is
  'A dispute that the shop has won brings back the money that was taken meanwhile, as a charge with the dispute''s reference and '
  'without a mail to the customer, who has paid nothing. Returns whether it did. Definer because no role may write the ledger; called by report_dispute.';

create function private.report_dispute(provider public.payment_provider, charge_id text, reference text, outcome text, amount numeric,
  currency text, opened_at timestamptz, changed_at timestamptz, respond_by timestamptz, detail jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  charge public.payments;
  existing public.payment_disputes;
  changed public.payment_disputes;
  result text := 'recorded';
  has_returned boolean;
  is_news boolean;
  noted constant jsonb := coalesce(detail, '{}'::jsonb)
    || jsonb_strip_nulls(jsonb_build_object('charge_id', charge_id, 'respond_by', respond_by));
begin
  if provider is null or not private.is_hosted(provider) or jsonb_typeof(coalesce(detail, '{}'::jsonb)) <> 'object'
    or not coalesce(outcome in ('open', 'won', 'lost'), false) or not coalesce(amount between 0.01 and 9999999999, false)
    or not coalesce(currency ~ '^[A-Z]{3}$', false) or opened_at is null or changed_at is null
    or char_length(coalesce(reference, '')) not between 1 and 120 or not private.is_line(reference)
    or char_length(coalesce(charge_id, '')) not between 1 and 120 or not private.is_line(charge_id)
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  loop
    select * into charge from public.payments p
      where p.provider = report_dispute.provider and p.kind = 'charge' and p.provider_charge_id = report_dispute.charge_id;
    if charge.id is not null then
      -- The order before its payments, like everything that records a payment; then the charge as it is by now.
      perform 1 from public.orders o where o.id = charge.order_id for no key update;
      select * into charge from public.payments p where p.id = charge.id;
      exit;
    end if;
    begin
      perform private.lock_charge(provider, charge_id);
      perform 1 from public.payments p
        where p.provider = report_dispute.provider and p.kind = 'charge' and p.provider_charge_id = report_dispute.charge_id;
      exit when not found;
      -- It was recorded while this waited. The lock goes with the block, because its order comes first.
      raise sqlstate 'MCG01';
    exception when sqlstate 'MCG01' then
      null;
    end;
  end loop;
  insert into public.payment_disputes as d (provider, reference, charge_id, state, amount, currency, opened_at, changed_at)
  values (provider, reference, charge_id, 'open', amount, currency, report_dispute.opened_at, '-infinity')
  on conflict on constraint payment_disputes_provider_reference_charge_id_key do nothing;
  select * into existing from public.payment_disputes d
  where d.provider = report_dispute.provider and d.reference = report_dispute.reference and d.charge_id = report_dispute.charge_id for update;
  if changed_at < existing.changed_at or (changed_at = existing.changed_at and (existing.state <> 'open' or outcome = 'open')) then
    return '{"result": "unchanged"}'::jsonb;
  end if;
  update public.payment_disputes d set state = outcome, amount = report_dispute.amount, currency = report_dispute.currency,
    changed_at = report_dispute.changed_at, respond_by = coalesce(report_dispute.respond_by, d.respond_by)
  where d.id = existing.id returning * into changed;
  is_news := existing.state <> 'open' or existing.changed_at = '-infinity'
    -- Perhaps the shop has looked at it, when there was no deadline or a later one.
    or changed.respond_by is distinct from existing.respond_by;
  if outcome <> 'open' or is_news then
    update public.payment_differences d set resolved_at = now()
    where d.provider = report_dispute.provider and d.reason = 'dispute' and d.reference = report_dispute.reference and d.resolved_at is null
      and d.payment_id is not distinct from charge.id;
  end if;
  if outcome = 'open' then
    if is_news then
      perform private.note_difference(provider, 'dispute', reference, charge.id, amount, currency, noted);
    end if;
  else
    if outcome = 'lost' and existing.state <> 'lost' then
      result := private.lose_dispute(changed, charge, noted);
    elsif outcome = 'won' and existing.state <> 'won' then
      has_returned := private.win_dispute(changed, charge);
      -- A dispute of which the shop knew nothing, and that cost it nothing, is no news.
      if has_returned or existing.changed_at <> '-infinity' then
        perform private.note_difference(provider, 'dispute_won', reference, charge.id, amount, currency, noted);
      end if;
    end if;
  end if;
  perform private.sum_disputes(charge.order_id);
  return jsonb_build_object('result', result);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.report_dispute is
  'Implementation of public.report_dispute. Definer because service_role may not write disputes and the ledger.';
grant execute on function private.report_dispute to service_role;

create function public.report_dispute(provider public.payment_provider, charge_id text, reference text, outcome text, amount numeric,
  currency text, opened_at timestamptz, changed_at timestamptz, respond_by timestamptz default null, detail jsonb default '{}'::jsonb)
  returns jsonb
language sql set search_path = ''
as $$ select private.report_dispute($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.report_dispute is
  'For the Edge Functions of the providers only. What became of a dispute about a charge: open (the provider holds amount back, so that '
  'the order is not shipped), won or lost by the shop. changed_at is the provider''s time, by which reports that repeat or come out of order change nothing; '
  'respond_by is until when the shop has to answer: a new date of an open dispute is told to the shop again. Returns {result}: recorded, unchanged, or what report_refund says of the money that was lost. '
  'Raises invalid_request (422).';
grant execute on function public.report_dispute to service_role;
