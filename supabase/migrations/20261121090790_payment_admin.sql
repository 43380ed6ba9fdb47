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
      and (coalesce(btrim(admin_payments.search), '') = ''
        or strpos(o.search, private.normalize_search_text(left(admin_payments.search, 200))) > 0
        or strpos(lower(p.provider_reference), lower(btrim(left(admin_payments.search, 200)))) > 0
        or strpos(lower(p.bank_text), lower(btrim(left(admin_payments.search, 200)))) > 0)
      and (from_day is null or coalesce(p.received_on, (p.created_at at time zone private.shop_time_zone())::date) >= from_day)
      and (to_day is null or coalesce(p.received_on, (p.created_at at time zone private.shop_time_zone())::date) <= to_day)
      and (cursor is null or (p.created_at, p.id) < ((cursor ->> 'value')::timestamptz, (cursor ->> 'id')::uuid))
    order by p.created_at desc, p.id desc limit page_size;
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_payments(public.payment_kind, public.payment_provider, public.payment_state, text, date, date, jsonb, integer) is
  'Implementation of public.admin_payments; checks for an admin. Definer so that the admin check happens once.';
grant execute on function
  private.admin_payments(public.payment_kind, public.payment_provider, public.payment_state, text, date, date, jsonb, integer) to authenticated;

create function public.admin_payments(kind public.payment_kind default null, provider public.payment_provider default null,
  state public.payment_state default null, search text default '', from_day date default null, to_day date default null,
  cursor jsonb default null, page_size integer default 30)
returns table (id uuid, order_id uuid, order_number text, tracking_token text, contact_name text, kind public.payment_kind,
  provider public.payment_provider, state public.payment_state, amount numeric, charged_amount numeric, charged_currency text,
  rate numeric, provider_reference text, provider_charge_id text, bank_text text, reason text, last_error text,
  created_at timestamptz, received_on date, documents text, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_payments($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.admin_payments(public.payment_kind, public.payment_provider, public.payment_state, text, date, date, jsonb, integer) is
  'Admins only. One page of the ledger, the newest entries first; days, both included, are those on which money moved, and '
  'of what was begun only, the shop''s day of that; amounts in MAD. documents are the invoices of the order, or the credit note of a refund. Pass the '
  'last row''s next_cursor for the next page. Raises invalid_request (422).';
grant execute on function
  public.admin_payments(public.payment_kind, public.payment_provider, public.payment_state, text, date, date, jsonb, integer) to authenticated;

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
      from public.orders o where o.amount_to_refund > o.refunding_amount),
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
comment on function private.admin_payment_summary(date, date) is
  'Implementation of public.admin_payment_summary; checks for an admin. Definer because it reads many tables after checking once.';
grant execute on function private.admin_payment_summary(date, date) to authenticated;

create function public.admin_payment_summary(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_payment_summary($1, $2) $$;
comment on function public.admin_payment_summary(date, date) is
  'Admins only. What is owed to the shop and by it (without refunds under way), open differences, orders with proofs to look at, and what was received '
  'and given back by day (received_on) and provider (at most 366 days). Amounts in MAD. Raises invalid_request (422).';
grant execute on function public.admin_payment_summary(date, date) to authenticated;
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
comment on function private.resolve_payment_difference(bigint, text) is
  'Implementation of public.resolve_payment_difference; checks for an admin. Definer because no role may change differences.';
grant execute on function private.resolve_payment_difference(bigint, text) to authenticated;

create function public.resolve_payment_difference(difference_id bigint, note text default '') returns void
language sql set search_path = ''
as $$ select private.resolve_payment_difference($1, $2) $$;
comment on function public.resolve_payment_difference(bigint, text) is
  'Admins only. An admin has looked at a difference and writes what was done. Raises invalid_request (422), not_found (404).';
grant execute on function public.resolve_payment_difference(bigint, text) to authenticated;
