-- The admin's view of money: the ledger, orders that owe or are owed, and transfers found on a bank statement.

create type private.admin_payment_row as (
  id uuid, order_id uuid, order_number text, tracking_token text, contact_name text, kind public.payment_kind, provider public.payment_provider,
  state public.payment_state, amount numeric, charged_amount numeric, charged_currency text, rate numeric, provider_reference text,
  provider_charge_id text, bank_text text, reason text, last_error text, created_at timestamptz, received_on date, documents text,
  next_cursor jsonb
);

create function private.admin_payments(kind public.payment_kind, provider public.payment_provider, state public.payment_state,
  search text, from_day date, to_day date, cursor jsonb, page_size integer) returns setof private.admin_payment_row
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.validate_date_range(from_day, to_day);
  if coalesce(page_size, 0) not between 1 and 200 or (cursor is not null and not (cursor ? 'value' and cursor ? 'id')) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return query
    select p.id, o.id, o.order_number, o.tracking_token, o.contact_name, p.kind, p.provider, p.state, p.amount, p.charged_amount,
      p.charged_currency, p.rate, p.provider_reference, p.provider_charge_id, p.bank_text,
      (select e.detail ->> 'reason' from public.payment_events e where e.payment_id = p.id order by e.id desc limit 1),
      p.last_error, p.created_at, p.received_on,
      (select string_agg(i.number, ', ' order by i.issued_at, i.number) from public.invoices i
        where i.order_id = o.id and case p.kind when 'refund' then i.payment_id = p.id else i.kind = 'invoice' end),
      jsonb_build_object('value', p.created_at, 'id', p.id)
    from public.payments p join public.orders o on o.id = p.order_id
    where (admin_payments.kind is null or p.kind = admin_payments.kind)
      and (admin_payments.provider is null or p.provider = admin_payments.provider)
      and (admin_payments.state is null or p.state = admin_payments.state)
      and (coalesce(private.fold_line(admin_payments.search), '') = ''
        or strpos(o.search, nullif(private.normalize_search_text(left(admin_payments.search, 200)), '')) > 0
        or strpos(lower(p.provider_reference), lower(private.fold_code(left(admin_payments.search, 200)))) > 0
        or strpos(lower(p.bank_text), lower(private.fold_line(left(admin_payments.search, 200)))) > 0)
      and (from_day is null or coalesce(p.received_on, (p.created_at at time zone private.shop_time_zone())::date) >= from_day)
      and (to_day is null or coalesce(p.received_on, (p.created_at at time zone private.shop_time_zone())::date) <= to_day)
      and (cursor is null or (p.created_at, p.id) < ((cursor ->> 'value')::timestamptz, (cursor ->> 'id')::uuid))
    order by p.created_at desc, p.id desc limit page_size;
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_payments is
  'Implementation of public.admin_payments; checks for an admin. Definer so that the admin check happens once.';
grant execute on function private.admin_payments to authenticated;

create function public.admin_payments(kind public.payment_kind default null, provider public.payment_provider default null,
  state public.payment_state default null, search text default '', from_day date default null, to_day date default null,
  cursor jsonb default null, page_size integer default 30)
returns table (id uuid, order_id uuid, order_number text, tracking_token text, contact_name text, kind public.payment_kind,
  provider public.payment_provider, state public.payment_state, amount numeric, charged_amount numeric, charged_currency text,
  rate numeric, provider_reference text, provider_charge_id text, bank_text text, reason text, last_error text,
  created_at timestamptz, received_on date, documents text, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_payments($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.admin_payments is
  'Admins only. One page of the ledger, the newest entries first; days, both included, are those on which money moved, and '
  'of what was begun only, the shop''s day of that; amounts in MAD. documents are the invoices of the order, or the credit note of a refund. Pass the '
  'last row''s next_cursor for the next page. Raises invalid_request (422).';
grant execute on function public.admin_payments to authenticated;

create function private.admin_payment_details(number text) returns table (payment_id uuid, provider_charge_id text, last_error text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select p.id, p.provider_charge_id, p.last_error from public.payments p join public.orders o on o.id = p.order_id
    where o.order_number = number order by p.created_at desc, p.id;
end
$$;
comment on function private.admin_payment_details is
  'Implementation of public.admin_payment_details; checks for an admin. Definer because customers, who share the admins'' role, '
  'may not read these columns.';
grant execute on function private.admin_payment_details to authenticated;

create function public.admin_payment_details(order_number text) returns table (payment_id uuid, provider_charge_id text, last_error text)
language sql stable set search_path = ''
as $$ select * from private.admin_payment_details($1) $$;
comment on function public.admin_payment_details is
  'Admins only. What the payments of an order are at their providers: the provider''s own id, and why the last attempt to ask it failed.';
grant execute on function public.admin_payment_details to authenticated;

create function private.admin_payment_summary(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.validate_date_range(from_day, to_day);
  if from_day is null or to_day is null or to_day - from_day not between 0 and 365 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return jsonb_build_object(
    'open', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(o.amount_due), 0))
      from public.orders o where o.amount_due > 0),
    'to_refund', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(o.amount_to_refund - o.refunding_amount), 0))
      from public.orders o where o.amount_to_refund > 0 and o.amount_to_refund > o.refunding_amount),
    'differences', (select count(*) from public.payment_differences d where d.resolved_at is null),
    'proofs', (select count(distinct f.order_id) from public.payment_proofs f join public.orders o on o.id = f.order_id where o.amount_due > 0),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'provider', d.provider, 'received', d.received,
        'refunded', d.refunded) order by d.day desc, d.provider), '[]'::jsonb)
      from (
        select p.received_on as day, p.provider,
          coalesce(sum(case p.kind when 'charge' then p.amount else -p.amount end) filter (where p.kind <> 'refund'), 0) as received,
          coalesce(sum(p.amount) filter (where p.kind = 'refund'), 0) as refunded
        from public.payments p
        where p.received_on between from_day and to_day
        group by 1, 2) d));
end
$$;
comment on function private.admin_payment_summary is
  'Implementation of public.admin_payment_summary; checks for an admin. Definer because it reads many tables after checking once.';
grant execute on function private.admin_payment_summary to authenticated;

create function public.admin_payment_summary(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_payment_summary($1, $2) $$;
comment on function public.admin_payment_summary is
  'Admins only. What is owed to the shop and by it (without refunds under way), open differences, orders with proofs to look at, and what was received '
  'and given back by day (received_on) and provider (at most 366 days). Amounts in MAD. Raises invalid_request (422).';
grant execute on function public.admin_payment_summary to authenticated;
create index orders_amount_due_idx on public.orders (created_at desc, id desc) where amount_due > 0;
create index orders_amount_to_refund_idx on public.orders (created_at desc, id desc) where amount_to_refund > 0;

create function private.resolve_payment_difference(difference_id bigint, note text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if char_length(coalesce(note, '')) > 500 or not private.is_printable(coalesce(note, '')) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "note"}';
  end if;
  update public.payment_differences d set resolved_at = now(), resolved_by = (select auth.uid()), note = btrim(coalesce(resolve_payment_difference.note, ''))
  where d.id = difference_id and d.resolved_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.resolve_payment_difference is
  'Implementation of public.resolve_payment_difference; checks for an admin. Definer because no role may change differences.';
grant execute on function private.resolve_payment_difference to authenticated;

create function public.resolve_payment_difference(difference_id bigint, note text default '') returns void
language sql set search_path = ''
as $$ select private.resolve_payment_difference($1, $2) $$;
comment on function public.resolve_payment_difference is
  'Admins only. An admin has looked at a difference and writes what was done. Raises invalid_request (422), not_found (404).';
grant execute on function public.resolve_payment_difference to authenticated;

create function private.require_booking(amount numeric, reference text, received_on date, note text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if amount is null or amount <> round(amount, 2) or amount not between 0.01 and 30000000 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  elsif char_length(btrim(coalesce(reference, ''))) not between 1 and 120 or not private.is_line(reference) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "reference"}';
  elsif char_length(coalesce(note, '')) > 500 or not private.is_printable(coalesce(note, '')) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "note"}';
  elsif received_on is null or received_on < '2000-01-01' then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "received_on"}';
  elsif received_on > (now() at time zone private.shop_time_zone())::date then
    raise sqlstate 'PT422' using message = 'future_day', detail = '{"field": "received_on"}';
  end if;
end
$$;
comment on function private.require_booking is
  'Refuses what an admin cannot book: amount in MAD, the provider''s reference, the day on which the money moved, a note. Raises '
  'invalid_request, future_day (422).';

create function private.record_provider_refund(payment uuid, reference text, amount numeric, received_on date, reason text,
  is_chargeback boolean, seen_paid numeric, seen_refunded numeric) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  charge public.payments;
  recorded public.payments;
  rest record;
  charged numeric;
  given constant text := btrim(coalesce(reference, ''));
  request constant jsonb := jsonb_build_object('received_on', received_on, 'reason', reason);
begin
  perform private.require_admin();
  perform private.require_booking(amount, reference, received_on, reason);
  if is_chargeback is null or (not is_chargeback and btrim(coalesce(reason, '')) = '') then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "reason"}';
  end if;
  perform 1 from public.orders o where o.id = (select p.order_id from public.payments p where p.id = payment) for no key update;
  select * into charge from public.payments p where p.id = payment;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  elsif charge.kind <> 'charge' or charge.state <> 'succeeded' or not private.is_hosted(charge.provider) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- Sent again, or reported by the provider meanwhile.
  select * into recorded from public.payments p
  where p.provider = charge.provider and p.kind = case when is_chargeback then 'reversal' else 'refund' end::public.payment_kind
    and given in (p.provider_reference, coalesce(p.provider_charge_id, '')) and p.state = 'succeeded';
  if found then
    if recorded.refund_of is distinct from charge.id or recorded.amount <> record_provider_refund.amount then
      raise sqlstate 'PT409' using message = 'payment_mismatch';
    end if;
    -- Only what was recorded here has the form's day and reason.
    if exists (select 1 from private.finished_acts f where f.key = recorded.id and f.act = 'record_provider_refund') then
      perform private.finished_act(recorded.id, 'record_provider_refund', request);
    end if;
    return to_jsonb(recorded);
  end if;
  perform private.require_seen_sums(charge.order_id, seen_paid, seen_refunded);
  rest := private.charge_rest(charge);
  if amount > rest.amount then
    raise sqlstate 'PT409' using message = 'refund_too_large';
  end if;
  charged := case when amount = rest.amount then rest.charged_amount else least(round(amount / charge.rate, 2), rest.charged_amount) end;
  if charged < 0.01 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  end if;
  if is_chargeback then
    recorded := private.record_chargeback(charge.id, given, amount, case when charge.rate is not null then charged end, received_on,
      jsonb_build_object('note', btrim(coalesce(reason, ''))));
  else
    recorded := private.record_payment(charge.order_id, 'refund', charge.provider, given, 'succeeded', amount,
      jsonb_build_object('reason', btrim(reason)), received_on,
      further => private.part_of_charge(charge, case when charge.rate is not null then charged end, given));
  end if;
  perform private.finish_act(recorded.id, 'record_provider_refund', request, 'true');
  return to_jsonb(recorded);
exception when integrity_constraint_violation then
  -- The database's own message would quote the row.
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.record_provider_refund is
  'Implementation of public.record_provider_refund; checks for an admin. Definer because no role may write the ledger.';
grant execute on function private.record_provider_refund to authenticated;

create function public.record_provider_refund(payment_id uuid, reference text, amount numeric, received_on date, reason text default '',
  is_chargeback boolean default false, seen_paid numeric default null, seen_refunded numeric default null) returns jsonb
language sql set search_path = ''
as $$ select private.record_provider_refund($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.record_provider_refund is
  'Admins only. Records that money of a card or PayPal charge went back at the provider, without asking the provider for it: a refund that was made '
  'on the provider''s own site, with the reason for the credit note, or a chargeback, after which the amount is due again. Amount in MAD; reference '
  'is the provider''s, by which a report that comes later is the same. seen_paid and seen_refunded are the sums of the order as the caller saw them, refunds under way '
  'included. Returns the entry. Raises refund_too_large, payment_mismatch, edit_conflict '
  '(recorded here with another day or reason, or other money was recorded meanwhile) (409), '
  'invalid_request, future_day (422), not_found (404).';
grant execute on function public.record_provider_refund to authenticated;

create function private.book_payment_difference(difference_id bigint, kind public.payment_kind, amount numeric, received_on date,
  order_number text, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  difference public.payment_differences;
  existing public.payments;
  recorded public.payments;
  further public.payments;
  target_order uuid;
  charge_id text;
  booked_as text;
  is_foreign boolean;
  charged numeric;
begin
  perform private.require_admin();
  select * into difference from public.payment_differences d where d.id = difference_id and d.resolved_at is null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  perform private.require_booking(amount, difference.reference, received_on, note);
  select p.order_id into target_order from public.payments p where p.id = difference.payment_id;
  if target_order is null then
    select o.id into target_order from public.orders o where o.order_number = upper(private.fold_code(book_payment_difference.order_number));
  end if;
  perform 1 from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "order_number"}';
  end if;
  select * into existing from public.payments p where p.id = difference.payment_id;
  charge_id := coalesce(difference.detail ->> 'charge_id', case difference.reason when 'second_charge' then difference.reference end);
  is_foreign := difference.currency <> 'MAD' and difference.amount > 0;
  charged := case when existing.rate is not null then least(round(amount / existing.rate, 2), (private.charge_rest(existing)).charged_amount) end;
  if kind = 'charge' and (difference.reason in ('unknown_reference', 'other_currency', 'second_charge')
    or (difference.reason = 'other_amount' and existing.state <> 'succeeded'))
  then
    -- The payment that was begun has succeeded so; what it has already is another.
    booked_as := case when difference.reason <> 'second_charge' and existing.state <> 'succeeded' then existing.provider_reference
      else coalesce(charge_id, difference.reference) end;
    further.id := existing.id;
    further.provider_charge_id := charge_id;
    further.charged_amount := case when is_foreign then difference.amount end;
    further.charged_currency := case when is_foreign then difference.currency end;
    further.rate := case when is_foreign then round(amount / difference.amount, 6) end;
  elsif kind = 'refund' and existing.kind = 'refund' and difference.reason = 'reversed' then
    booked_as := existing.provider_reference;
    further.provider_charge_id := difference.detail ->> 'refund_id';
  elsif kind = 'refund' and difference.reason in ('reversed', 'unknown_reference') then
    booked_as := difference.reference;
    if existing.id is not null then
      further := private.part_of_charge(existing,
        case when is_foreign and difference.currency = existing.charged_currency then difference.amount else charged end,
        difference.reference);
    end if;
  elsif kind = 'reversal' and difference.reason = 'reversed' and existing.kind = 'charge' then
    recorded := private.record_chargeback(existing.id, difference.reference, amount,
      charged, received_on,
      jsonb_build_object('note', btrim(coalesce(note, ''))));
  else
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "kind"}';
  end if;
  if recorded.id is null then
    recorded := private.record_payment(target_order, kind, difference.provider, booked_as, 'succeeded', amount,
      jsonb_build_object('note', btrim(coalesce(note, ''))), received_on, further => further);
  end if;
  update public.payment_differences d set resolved_at = now(), resolved_by = (select auth.uid()), note = btrim(coalesce(book_payment_difference.note, ''))
  where d.id = difference.id;
  return to_jsonb(recorded);
exception
  when numeric_value_out_of_range or check_violation then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "amount"}';
  when unique_violation then
    raise sqlstate 'PT409' using message = 'payment_mismatch';
  when integrity_constraint_violation then
    raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.book_payment_difference is
  'Implementation of public.book_payment_difference; checks for an admin. Definer because no role may write the ledger.';
grant execute on function private.book_payment_difference to authenticated;

create function public.book_payment_difference(difference_id bigint, kind public.payment_kind, amount numeric, received_on date,
  order_number text default '', note text default '') returns jsonb
language sql set search_path = ''
as $$ select private.book_payment_difference($1, $2, $3, $4, $5, $6) $$;
comment on function public.book_payment_difference is
  'Admins only. Books what a provider reported as what it is, and resolves the difference: a charge, a refund, or a reversal (chargeback) of the charge that it names. '
  'Amount in MAD; the currency that was charged is the report''s. order_number says of which order it is when the report names none that the shop knows. Returns the entry. '
  'Raises payment_mismatch, refund_too_large (409), invalid_request, future_day (422), not_found (404).';
grant execute on function public.book_payment_difference to authenticated;
