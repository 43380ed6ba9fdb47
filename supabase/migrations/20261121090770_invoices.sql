-- Invoices and credit notes. An order is invoiced when it is paid in full; what is given back of it afterwards gets a credit
-- note. Numbers have no gaps: they are counted in a row under a lock of the issuing transaction, not by a sequence.

create table private.invoice_counters (
  kind public.invoice_kind not null,
  year smallint not null,
  last_number integer not null,
  primary key (kind, year)
);
comment on table private.invoice_counters is
  'The last number of each kind in each year. A transaction that rolls back takes its number back with it.';

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  kind public.invoice_kind not null,
  year smallint not null,
  sequence integer not null check (sequence > 0),
  number text not null unique generated always as (
    case kind when 'invoice' then 'F' else 'A' end || lpad(year::text, 4, '0') || '-' || lpad(sequence::text, greatest(5, length(sequence::text)), '0')) stored,
  -- The refund that a credit note is for, and the invoice that it corrects.
  payment_id uuid references public.payments (id) on delete restrict,
  corrects uuid references public.invoices (id) on delete restrict,
  language public.language not null,
  -- Amounts in MAD, tax included, of which tax_amount.
  total_amount numeric(10, 2) not null check (total_amount between 0.01 and 30000000),
  tax_rate numeric(5, 4) check (tax_rate between 0 and 1),
  tax_amount numeric(10, 2) not null check (tax_amount between 0 and 15000000),
  exemption text check (exemption = 'export'),
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  -- The order as it stood: {subtotal, delivery_fee, gift_fee, discount_amount, order_total, lines,
  -- payments, kept_amount, kept_reason, cause}.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  issued_at timestamptz not null default clock_timestamp(),
  unique (kind, year, sequence),
  check ((kind = 'credit_note') = (corrects is not null)),
  check (tax_rate > 0 or tax_amount = 0),
  check (exemption is null or coalesce(tax_rate, 1) = 0)
);
comment on table public.invoices is
  'Append-only. Seller, buyer and content stand as they were on the day, whatever is corrected later: the law asks for ten '
  'years, also after the account is gone.';
comment on column public.invoices.tax_rate is
  'Null when the shop had not set its rate: the document then names no VAT, which is not the same as a rate of 0.';
comment on column public.invoices.exemption is
  'Why there is no VAT, which the document has to state: export (CGI, article 92-I-1) for orders that are sent abroad.';
comment on column public.invoices.number is 'F2026-00001 for invoices (factures), A2026-00001 for credit notes (avoirs).';
create index invoices_order_idx on public.invoices (order_id, issued_at);
create index invoices_payment_idx on public.invoices (payment_id);
create index invoices_corrects_idx on public.invoices (corrects);
create index invoices_newest_idx on public.invoices (issued_at desc, id desc);
alter table public.invoices enable row level security;
alter table private.invoice_counters enable row level security;
grant select on public.invoices to authenticated, service_role;
create policy "Invoices are seen with their order" on public.invoices for select to authenticated
  using (exists (select 1 from public.orders o where o.id = invoices.order_id));
create trigger invoices_append_only before update or delete on public.invoices
  for each row execute function private.prevent_mutation();

create function private.invoice_seller() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('name', s.legal_name, 'address', s.legal_address, 'ice', s.legal_ice, 'if', s.legal_if, 'rc', s.legal_rc,
    'patente', s.legal_patente, 'email', s.contact_email, 'phone', s.contact_phone)
  from public.shop_settings s
$$;
comment on function private.invoice_seller is 'The seller as invoices name it today.';

create function private.invoice_payments(target_order uuid, refund uuid, kind public.invoice_kind) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id,
      'way', case when p.provider_reference like 'delivery:%' and not o.is_pickup then 'cash_on_delivery' else p.provider::text end,
      'amount', p.amount - taken.amount, 'day', p.received_on,
      -- References of the shop's own forms say nothing to anyone.
      'reference', case when p.provider_charge_id is not null then p.provider_charge_id
        when p.bank_text <> '' then p.bank_text
        when p.provider_reference !~ '^(delivery:|form |taken |refund |[0-9a-f]{8}-[0-9a-f]{4}-|[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9.]+ [0-9a-f]{8})' then p.provider_reference end,
      'charged_amount', p.charged_amount, 'charged_currency', p.charged_currency, 'rate', p.rate) order by p.received_on, p.settled_at, p.id), '[]'::jsonb)
  from public.payments p
  join public.orders o on o.id = p.order_id
  cross join lateral (
    select coalesce(sum(r.amount), 0) as amount from public.payments r where r.refund_of = p.id and r.kind = 'reversal') taken
  where p.order_id = target_order and p.state = 'succeeded' and case invoice_payments.kind
    when 'credit_note' then p.id = refund
    else p.kind = 'charge' and p.amount > taken.amount end
$$;
comment on function private.invoice_payments is
  'How the money of a document came (the charges of the order, less what was taken back of each) or went back (the refund of a credit note), with the currency '
  'that was charged. Stored with the document, which must not change when a charge is taken back later.';

create function private.kept_reason(target_order uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select d.reason from public.payment_decisions d where d.order_id = target_order and d.kept_amount > 0 order by d.id desc limit 1);
end
$$;
comment on function private.kept_reason is 'Why the shop keeps money of a cancelled order, as an admin last wrote it.';

create function private.kept_at_refund(for_order public.orders, kind public.invoice_kind, amount numeric, refund uuid) returns numeric
language sql stable set search_path = ''
as $$
  select greatest(case
    when kept_at_refund.kind = 'invoice' then case when for_order.status = 'cancelled' then kept_at_refund.amount end
    -- Less than the pieces cost, or than was left of the money. A centime is rounding.
    when p.cost is not null then nullif(least(p.cost - p.given_before, for_order.paid_amount - for_order.refunded_amount + r.amount) - r.amount, 0.01)
    when for_order.status = 'cancelled' and r.id is not null and for_order.amount_to_refund = 0
      -- A part of it may be given back after all.
      then least(for_order.kept_amount, for_order.paid_amount - for_order.refunded_amount) end, 0)
  from (select) one
  left join public.payments r on r.id = refund
  left join lateral (
    select round(sum(private.paid_for(i, l.quantity)), 2) as cost,
      coalesce((select (e.detail ->> 'given_before')::numeric from public.payment_events e where e.payment_id = refund order by e.id limit 1), 0)
        as given_before
    from public.refund_lines l join public.order_items i on i.id = l.order_item_id where l.payment_id = refund) p on true
$$;
comment on function private.kept_at_refund is
  'What the shop keeps (MAD), which a document names in a line of its own: of a cancelled order, or of pieces that were given back '
  'for less than they cost; 0 for other documents. The last refund of a cancelled order names it, or the invoice of an order that was not '
  'invoiced before.';

create function private.invoice_content(for_order public.orders, kind public.invoice_kind, amount numeric, refund uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('subtotal', for_order.subtotal, 'delivery_fee', for_order.delivery_fee,
    'payments', private.invoice_payments(for_order.id, refund, kind),
    'kept_amount', private.kept_at_refund(for_order, kind, amount, refund),
    'kept_reason', case when for_order.status = 'cancelled' then private.kept_reason(for_order.id) end,
    'cause', null,
    'gift_fee', for_order.gift_fee, 'discount_amount', for_order.discount_amount, 'order_total', for_order.total_amount,
    'lines', coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name_en', l.name_en, 'name_fr', l.name_fr, 'name_ar', l.name_ar,
      'selected_variations', l.selected_variations, 'unit_price', l.unit_price,
      'quantity', case kind when 'invoice' then l.quantity else r.quantity end) order by l.id), '[]'::jsonb))
  from public.order_items l
  left join public.refund_lines r on r.order_item_id = l.id and r.payment_id = refund
  where l.order_id = for_order.id and (r.quantity is not null or (kind = 'invoice' and amount = for_order.total_amount))
$$;
comment on function private.invoice_content is
  'The amounts of the order and the lines of a document: all of an invoice for the whole order, the pieces that were returned '
  'of a credit note, none for an amount alone.';

create function private.issue_invoice(for_order public.orders, kind public.invoice_kind, amount numeric, refund uuid,
  because jsonb default '{}'::jsonb) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  this_year smallint;
  next_number integer;
  corrected public.invoices;
  rate numeric;
  tax numeric;
  issued public.invoices;
begin
  -- Both kinds, always in this order: a transaction may issue documents of both. The time is read under the locks, so that numbers,
  -- times and years have one order.
  perform pg_advisory_xact_lock(hashtextextended('invoice_number:' || k.kind, 0)) from unnest(array['invoice', 'credit_note']) as k (kind);
  moment := clock_timestamp();
  this_year := extract(year from moment at time zone private.shop_time_zone());
  insert into private.invoice_counters as c (kind, year, last_number) values (issue_invoice.kind, this_year, 1)
    on conflict on constraint invoice_counters_pkey do update set last_number = c.last_number + 1
    returning c.last_number into next_number;
  select * into corrected from public.invoices i
  where i.order_id = for_order.id and i.kind = 'invoice' order by i.year desc, i.sequence desc limit 1;
  -- All documents of an order have one rate. A rate that was set since the order is better than none.
  rate := case when for_order.country <> 'morocco' then 0 when corrected.id is not null then corrected.tax_rate
    else coalesce(for_order.tax_rate, private.tax_rate_for(for_order.country)) end;
  -- The tax of all documents together is rounded, not each: what credit notes leave of an invoice has its tax, and nothing has none.
  select private.tax_within(coalesce(sum(s.total), 0) + case issue_invoice.kind when 'invoice' then amount else -amount end, rate)
      - coalesce(sum(s.tax), 0) into tax
  from public.invoices i
  cross join lateral (select case i.kind when 'invoice' then 1 else -1 end as sign) k
  cross join lateral (select k.sign * i.total_amount as total, k.sign * i.tax_amount as tax) s
  where i.order_id = for_order.id;
  insert into public.invoices (order_id, kind, year, sequence, payment_id, corrects, language, total_amount, tax_rate, tax_amount, exemption,
    seller, buyer, content, issued_at)
  values (for_order.id, issue_invoice.kind, this_year, next_number, refund,
    case when issue_invoice.kind = 'credit_note' then corrected.id end, for_order.language, amount, rate, abs(tax),
    case when for_order.country <> 'morocco' then 'export' end, private.invoice_seller(),
    -- The contact of an order may be redacted since: the first invoice was issued before that.
    case when for_order.contact_name = '' and corrected.id is not null then corrected.buyer
      -- The address of an order that is picked up is the shop's.
      else jsonb_build_object('name', for_order.contact_name, 'address', case when for_order.is_pickup then '' else for_order.shipping_address end,
        'company', for_order.company, 'ice', for_order.company_ice) end,
    private.invoice_content(for_order, issue_invoice.kind, amount, refund) || because,
    moment)
  returning * into issued;
  return issued;
end
$$;
comment on function private.issue_invoice is
  'Issues a document with the next number of its kind and year; because has the cause of a credit note that is for no refund: chargeback, '
  'reversal, delivery_undone, correction or reopened. Documents are locked until the transaction '
  'ends, so that numbers follow each other and none is lost. Definer because no role may write invoices; called by '
  'definer functions only.';

create function private.settle_invoices(target_order uuid, refund uuid, because jsonb default '{}'::jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  for_order constant public.orders := (select o from public.orders o where o.id = target_order);
  price constant numeric := for_order.total_amount - for_order.credited_amount;
  kept constant numeric := least(for_order.paid_amount - for_order.refunded_amount, price);
  invoiced numeric := coalesce((
    select sum(case i.kind when 'invoice' then i.total_amount else -i.total_amount end)
    from public.invoices i where i.order_id = target_order), 0);
  missing numeric;
  given record;
begin
  if for_order.status <> 'cancelled' and kept >= price and kept > invoiced then
    -- The first invoice is for the whole order, also when something was given back before it was paid in full.
    missing := case when invoiced = 0 then for_order.total_amount else kept - invoiced end;
    perform private.issue_invoice(for_order, 'invoice', missing, null);
    invoiced := invoiced + missing;
    -- That has its credit notes now, the newest first: what was given back before the delivery may have been paid again.
    for given in
      select p.id, p.amount from public.payments p
      where p.order_id = target_order and p.kind = 'refund' and p.state = 'succeeded'
        and not exists (select 1 from public.invoices i where i.payment_id = p.id)
      order by p.settled_at desc, p.id
    loop
      exit when invoiced <= kept;
      missing := least(given.amount, invoiced - kept);
      perform private.issue_invoice(for_order, 'credit_note', missing, given.id);
      invoiced := invoiced - missing;
    end loop;
  end if;
  if invoiced > kept then
    perform private.issue_invoice(for_order, 'credit_note', invoiced - kept, refund, because);
  end if;
end
$$;
comment on function private.settle_invoices is
  'Keeps what is invoiced of an order equal to what the shop keeps of its money. An order that is paid in full is '
  'invoiced, whatever is given back of it later gets a credit note, and so does each refund that lowered its price before; money that never was invoiced gets neither. Definer '
  'because no role may write invoices; called by triggers only.';

create function private.cause_of_reversal(reversal public.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when e.detail ->> 'reason' = 'chargeback' then jsonb_build_object('cause', 'chargeback',
      'payments', private.invoice_payments(reversal.order_id, reversal.id, 'credit_note'))
    when e.detail ->> 'by' = 'delivery undone' then '{"cause": "delivery_undone"}'
    else '{"cause": "reversal"}' end
  from public.payment_events e where e.payment_id = reversal.id order by e.id limit 1
$$;
comment on function private.cause_of_reversal is
  'What a credit note says of the reversal that causes it: its cause, and of a chargeback, by which money really went back, how.';

create function private.invoice_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'orders' then
    perform private.settle_invoices(new.id, null, '{"cause": "correction"}');
  elsif new.kind = 'reversal' then
    perform private.settle_invoices(new.order_id, null, private.cause_of_reversal(new));
  else
    perform private.settle_invoices(new.order_id, case when new.kind = 'refund' then new.id end);
  end if;
  return null;
end
$$;
comment on function private.invoice_order is
  'Trigger on payments, and on orders that are reopened or get another total. Runs at the end of the transaction: the order may be revived by '
  'its payment, and the row of the counter is the last lock to be taken and held the shortest. Definer because no role may '
  'write invoices.';
create constraint trigger payments_invoice after insert or update of state on public.payments
  deferrable initially deferred for each row execute function private.invoice_order();
create constraint trigger orders_invoice after update of status, total_amount on public.orders
  deferrable initially deferred for each row
  when ((old.status = 'cancelled' and new.status <> 'cancelled') or old.total_amount <> new.total_amount)
  execute function private.invoice_order();

create function private.invoice(token text, number text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', i.number, 'kind', i.kind, 'issued_at', i.issued_at, 'language', i.language, 'seller', i.seller, 'buyer', i.buyer,
    'total_amount', i.total_amount, 'tax_rate', i.tax_rate, 'tax_amount', i.tax_amount, 'exemption', i.exemption,
    'corrects', (select c.number from public.invoices c where c.id = i.corrects),
    'reason', (select e.detail ->> 'reason' from public.payment_events e where e.payment_id = i.payment_id order by e.id limit 1),
    'order_number', o.order_number, 'ordered_at', o.created_at, 'country', o.country)
    || i.content
  from public.invoices i join public.orders o on o.id = i.order_id
  where i.number = $2 and o.payment_token = $1
$$;
comment on function private.invoice is
  'Implementation of public.invoice. Definer because visitors have no rights on orders and invoices.';
grant execute on function private.invoice to anon, authenticated;

create function public.invoice(token text, number text) returns jsonb
language sql stable set search_path = ''
as $$ select private.invoice($1, $2) $$;
comment on function public.invoice is
  'An invoice or credit note of the order with this payment token, with its lines; amounts in MAD, tax included. Null when '
  'there is none. The lines of a credit note are the pieces that were returned, none for an amount alone; an invoice for '
  'what was missing after a credit note has none either.';
grant execute on function public.invoice to anon, authenticated;

create type private.admin_invoice_row as (
  number text, kind public.invoice_kind, day date, order_id uuid, order_number text, payment_token text, buyer text, ice text,
  tax_rate numeric, exemption text, net_amount numeric, tax_amount numeric, total_amount numeric, next_cursor jsonb
);

create function private.invoice_amounts(month date) returns setof private.admin_invoice_row
language sql stable set search_path = ''
as $$
  select i.number, i.kind, (i.issued_at at time zone private.shop_time_zone())::date, o.id, o.order_number, o.payment_token,
    coalesce(nullif(i.buyer ->> 'company', ''), i.buyer ->> 'name'), coalesce(i.buyer ->> 'ice', ''), i.tax_rate, i.exemption,
    s.sign * (i.total_amount - i.tax_amount), s.sign * i.tax_amount, s.sign * i.total_amount, jsonb_build_object('value', i.issued_at, 'id', i.id)
  from public.invoices i
  join public.orders o on o.id = i.order_id
  cross join lateral (select case i.kind when 'invoice' then 1 else -1 end as sign) s
  where i.issued_at >= date_trunc('month', month::timestamp) at time zone private.shop_time_zone()
    and i.issued_at < (date_trunc('month', month::timestamp) + interval '1 month') at time zone private.shop_time_zone()
$$;
comment on function private.invoice_amounts is
  'The documents of the month of a day, by the shop''s days; amounts in MAD, those of credit notes below zero, so that columns can be summed.';

create function private.check_month(month date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  if month is null or month not between '2000-01-01' and '2199-12-31' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
end
$$;
comment on function private.check_month is 'Raises forbidden for callers who are no admin, and invalid_request (422) for no month.';

create function private.admin_invoices(month date, cursor jsonb, page_size integer) returns setof private.admin_invoice_row
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_month(month);
  if coalesce(page_size, 0) not between 1 and 200 or (cursor is not null and not (cursor ? 'value' and cursor ? 'id')) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return query
    select a.* from private.invoice_amounts(month) a
    where cursor is null or ((a.next_cursor ->> 'value')::timestamptz, (a.next_cursor ->> 'id')::uuid)
      > ((cursor ->> 'value')::timestamptz, (cursor ->> 'id')::uuid)
    order by (a.next_cursor ->> 'value')::timestamptz, (a.next_cursor ->> 'id')::uuid limit page_size;
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_invoices is
  'Implementation of public.admin_invoices; checks for an admin. Definer so that the admin check happens once.';
grant execute on function private.admin_invoices to authenticated;

create function public.admin_invoices(month date, cursor jsonb default null, page_size integer default 30)
returns table (number text, kind public.invoice_kind, day date, order_id uuid, order_number text, payment_token text, buyer text, ice text,
  tax_rate numeric, exemption text, net_amount numeric, tax_amount numeric, total_amount numeric, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_invoices($1, $2, $3) $$;
comment on function public.admin_invoices is
  'Admins only. One page of the journal of invoices and credit notes of the month of a day, by the shop''s days, in the order of issue; '
  'amounts in MAD, those of credit notes below zero: net_amount without VAT, tax_amount, and total_amount, which is their sum. Pass the '
  'last row''s next_cursor for the next page. Raises invalid_request (422).';
grant execute on function public.admin_invoices to authenticated;

create function private.admin_invoice_totals(month date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_month(month);
  return (
    with documents as materialized (select a.* from private.invoice_amounts(month) a)
    select jsonb_build_object(
      'first_day', (select (min(i.issued_at) at time zone private.shop_time_zone())::date from public.invoices i),
      'invoices', count(*) filter (where d.kind = 'invoice'), 'credit_notes', count(*) filter (where d.kind = 'credit_note'),
      'net_amount', coalesce(sum(d.net_amount), 0), 'tax_amount', coalesce(sum(d.tax_amount), 0),
      'total_amount', coalesce(sum(d.total_amount), 0),
      'rates', coalesce((
        select jsonb_agg(to_jsonb(r) order by r.tax_rate desc nulls last, r.exemption) from (
          select e.tax_rate, e.exemption, count(*) filter (where e.kind = 'invoice') as invoices,
            count(*) filter (where e.kind = 'credit_note') as credit_notes, sum(e.net_amount) as net_amount,
            sum(e.tax_amount) as tax_amount, sum(e.total_amount) as total_amount
          from documents e group by e.tax_rate, e.exemption) r), '[]'::jsonb))
    from documents d);
end
$$;
comment on function private.admin_invoice_totals is
  'Implementation of public.admin_invoice_totals; checks for an admin. Definer so that the admin check happens once.';
grant execute on function private.admin_invoice_totals to authenticated;

create function public.admin_invoice_totals(month date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_invoice_totals($1) $$;
comment on function public.admin_invoice_totals is
  'Admins only. What the documents of the month of a day add up to, credit notes below zero (MAD), in all and for each rate and reason of '
  'exemption: {invoices, credit_notes, net_amount, tax_amount, total_amount, rates}, and first_day, on which the first document ever was issued. '
  'A rate of null is that of documents issued before the shop had set one. Raises invalid_request (422).';
grant execute on function public.admin_invoice_totals to authenticated;
