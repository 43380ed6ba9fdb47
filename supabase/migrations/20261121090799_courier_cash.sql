-- The cash that couriers collect at the door and bring to the shop. That a customer paid stands in payments; here stands what
-- became of the money on its way: remittances, each with the orders that it settles.

create table public.remittances (
  id uuid primary key default gen_random_uuid(),
  -- Chosen by the caller: a remittance that is sent again is recorded once.
  key uuid not null unique,
  courier_id uuid not null references public.couriers (id) on delete restrict,
  reference text not null default '' check (char_length(reference) <= 120 and private.is_line(reference)),
  received_on date not null,
  note text not null default '' check (char_length(note) <= 500 and private.is_printable(note)),
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.remittances is 'Append-only: what a courier paid to the shop, line by line in remittance_lines. For admins.';
create index remittances_courier_idx on public.remittances (courier_id, received_on desc);

create table public.remittance_lines (
  id bigint generated always as identity primary key,
  remittance_id uuid not null references public.remittances (id) on delete restrict,
  -- As the courier's statement names the parcel; the order, when it is known and the line settles it.
  reference text not null check (char_length(reference) between 1 and 120 and private.is_line(reference)),
  order_id uuid unique references public.orders (id) on delete restrict,
  -- In MAD: what the customer paid at the door, what the courier brought of it, and kept as its fee. Where less was to be collected
  -- than the fee, the courier keeps the rest of its fee from the other parcels' cash: then received is below zero.
  expected numeric(10, 2) not null check (expected between 0 and 30000000),
  received numeric(10, 2) not null check (received between -30000000 and 30000000),
  fee numeric(10, 2) not null check (fee between 0 and 30000000),
  -- In MAD: the fee of the courier's price list for this parcel, when it has one.
  agreed_fee numeric(10, 2) check (agreed_fee between 0 and 30000000),
  problem text check (problem in ('other_amount', 'other_fee', 'not_delivered', 'delivery_refused', 'unknown_order')),
  resolved_at timestamptz,
  resolution text not null default '' check (char_length(resolution) <= 500 and private.is_printable(resolution)),
  resolved_by uuid,
  check (received + fee >= 0),
  check ((resolution = '') = (resolved_at is null) and (resolved_at is null or problem is not null))
);
comment on table public.remittance_lines is
  'Lines of remittances. problem says how a line differs from what was expected; it stays open until an admin resolves it with a note. For admins.';
create index remittance_lines_remittance_idx on public.remittance_lines (remittance_id);
create index remittance_lines_open_idx on public.remittance_lines (remittance_id) where problem is not null and resolved_at is null;
alter table public.remittances enable row level security;
alter table public.remittance_lines enable row level security;
grant select on public.remittances, public.remittance_lines to authenticated;
create policy "Admins see remittances" on public.remittances for select to authenticated using ((select private.is_admin()));
create policy "Admins see lines of remittances" on public.remittance_lines for select to authenticated using ((select private.is_admin()));
create trigger remittances_append_only before update or delete on public.remittances
  for each row execute function private.prevent_mutation();

create function private.cash_collected(for_order public.orders) returns public.payments
language sql stable set search_path = ''
as $$
  select p from public.payments p where p.order_id = for_order.id and p.provider = 'cash' and p.kind = 'charge' and p.state = 'succeeded'
    and not p.is_reversed and p.provider_reference = 'delivery:' || for_order.order_number
$$;
comment on function private.cash_collected is 'The cash that was collected with the delivery of an order; null when there was none.';

create function private.held_cash() returns table (order_id uuid, courier_id uuid, amount numeric, settled_at timestamptz)
language sql stable set search_path = ''
as $$
  -- As private.cash_collected, for all orders at once.
  select o.id, o.courier_id, p.amount, p.settled_at
  from public.orders o join public.payments p on p.order_id = o.id and p.provider = 'cash' and p.kind = 'charge' and p.state = 'succeeded'
    and not p.is_reversed and p.provider_reference = 'delivery:' || o.order_number
  where o.courier_id is not null and o.remitted_at is null
$$;
comment on function private.held_cash is
  'The cash that couriers collected and have not brought, in MAD, whatever became of its orders since: cancelling an order that was '
  'delivered moves no money. Called by functions that check for an admin.';

create function private.cash_to_collect(for_order public.orders) returns numeric
language sql stable set search_path = ''
as $$
  select case when (private.provider_of(for_order.payment_method)).flow = 'at_delivery' then for_order.amount_due else 0 end
$$;
comment on function private.cash_to_collect is
  'What is to be collected with the delivery of an order, in MAD. What comes to be due of one that was paid by card or transfer, because '
  'a bank took the money back, is not asked for at the door.';

create function private.keep_remitted_delivery() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT409' using message = 'already_remitted';
end
$$;
comment on function private.keep_remitted_delivery is
  'Trigger: raises already_remitted (409) when a delivery is taken back whose cash the courier has brought. What the customer '
  'gets back is a return or a refund.';
create trigger orders_keep_remitted_delivery before update of status on public.orders
  for each row when (old.status = 'delivered' and new.status <> 'delivered' and old.remitted_at is not null)
  execute function private.keep_remitted_delivery();

create function private.record_remittance(courier uuid, key uuid, reference text, received_on date, lines jsonb, note text, preview boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  remittance public.remittances;
  request constant jsonb := jsonb_build_object('courier', courier, 'reference', reference, 'received_on', received_on, 'lines', lines, 'note', note);
  answer jsonb;
  report jsonb := '[]'::jsonb;
  given record;
  named text[];
  locked uuid[];
  parcel public.orders;
  collected public.payments;
  agreed numeric;
  code text;
  settled uuid;
begin
  perform private.require_admin();
  if key is null or received_on is null or received_on > (now() at time zone private.shop_time_zone())::date or jsonb_typeof(lines) is distinct from 'array'
    or jsonb_array_length(lines) not between 1 and 500
    or exists (
      select 1 from jsonb_array_elements(lines) l
      where jsonb_typeof(l -> 'amount') is distinct from 'number' or coalesce(jsonb_typeof(l -> 'fee'), 'number') <> 'number'
        or jsonb_typeof(l -> 'reference') is distinct from 'string' or coalesce(jsonb_typeof(l -> 'deliver'), 'boolean') <> 'boolean')
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- One remittance of a courier at a time: the second finds what the first has settled.
  perform 1 from public.couriers c where c.id = courier for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if not preview then
    answer := private.finished_act(key, 'record_remittance', request);
    if answer is not null then
      return answer;
    end if;
  end if;
  named := array(select nullif(upper(private.fold_code(l ->> 'reference')), '') from jsonb_array_elements(lines) l);
  locked := array(
    select o.id from public.orders o
    where o.courier_id = courier and (o.order_number = any (named) or upper(o.tracking_number) = any (named))
    order by o.id for no key update);
  begin
    insert into public.remittances (key, courier_id, reference, received_on, note)
    -- What a preview takes back needs no key, and the key may be used already.
    values (case when preview then gen_random_uuid() else record_remittance.key end, courier, btrim(coalesce(reference, '')), record_remittance.received_on, btrim(coalesce(note, '')))
    returning * into remittance;
    for given in
      select l.place, upper(private.fold_code(l.value ->> 'reference')) as reference, (l.value ->> 'amount')::numeric as amount,
        coalesce((l.value ->> 'fee')::numeric, 0) as fee, coalesce((l.value ->> 'deliver')::boolean, false) as deliver
      from jsonb_array_elements(lines) with ordinality as l (value, place) order by l.place
    loop
      if coalesce(given.reference, '') = '' or given.amount is null or given.amount <> round(given.amount, 2) or given.fee <> round(given.fee, 2)
        or given.fee < 0 or given.amount + given.fee < 0
      then
        raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('line', given.place - 1)::text;
      end if;
      parcel := null;
      collected := null;
      agreed := null;
      select * into parcel from public.orders o
        where o.id = any (locked) and (o.order_number = given.reference or upper(o.tracking_number) = given.reference)
        order by o.order_number = given.reference desc, o.created_at desc limit 1;
      code := null;
      if parcel.id is null then
        code := 'unknown_order';
      elsif parcel.remitted_at is not null then
        code := 'already_remitted';
      else
        if parcel.status = 'shipped' and given.deliver then
          begin
            update public.orders o set status = 'delivered' where o.id = parcel.id returning * into parcel;
          exception when sqlstate 'PT409' then
            -- One parcel does not keep the others of the statement from being settled.
            code := 'delivery_refused';
          end;
        end if;
        collected := private.cash_collected(parcel);
        agreed := private.courier_cost(parcel.id, courier);
        if code is not null then
          null;
        elsif parcel.status <> 'delivered' and collected.id is null then
          code := case when given.amount = 0 and given.fee = 0 then 'nothing_brought' else 'not_delivered' end;
        -- Where nothing was collected, the fee may also be missing elsewhere in the statement: the line is then 0 and the fee.
        elsif coalesce(collected.amount, 0) <> given.amount + given.fee and not (collected.id is null and given.amount = 0) then
          code := 'other_amount';
        -- A courier that keeps no fee sends an invoice.
        elsif given.fee <> 0 and given.fee <> agreed then
          code := 'other_fee';
        end if;
      end if;
      if coalesce(code, '') not in ('already_remitted', 'nothing_brought') then
        -- A fee alone settles nothing: the cash of the parcel may still be collected.
        settled := case when code in ('not_delivered', 'delivery_refused') and given.amount <= 0 then null else parcel.id end;
        insert into public.remittance_lines (remittance_id, reference, order_id, expected, received, fee, agreed_fee, problem)
        values (remittance.id, given.reference, settled, coalesce(collected.amount, 0), given.amount, given.fee, agreed, code);
        update public.orders o set remitted_at = now() where o.id = settled;
      end if;
      report := report || jsonb_build_object('reference', given.reference, 'order_number', parcel.order_number, 'contact_name', parcel.contact_name,
        'status', parcel.status, 'expected', coalesce(collected.amount, private.cash_to_collect(parcel), 0), 'received', given.amount, 'fee', given.fee,
        'agreed_fee', agreed, 'code', code);
    end loop;
    if preview then
      raise sqlstate 'PT999' using message = 'preview';
    end if;
  exception when sqlstate 'PT999' then
    remittance := null;
  end;
  if not preview then
    -- Without the report, which has the names of customers.
    perform private.finish_act(key, 'record_remittance', request, jsonb_build_object('remittance_id', remittance.id, 'report', '[]'::jsonb));
  end if;
  return jsonb_build_object('remittance_id', remittance.id, 'report', report);
exception
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.record_remittance is
  'Implementation of public.record_remittance; checks for an admin. A preview does everything and takes it back. Definer because no role may '
  'write remittances or the status of an order.';
grant execute on function private.record_remittance to authenticated;

create function public.record_remittance(courier uuid, key uuid, reference text, received_on date, lines jsonb, note text default '', preview boolean default false)
  returns jsonb
language sql set search_path = ''
as $$ select private.record_remittance($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.record_remittance is
  'Admins only. Records the cash that a courier brought: lines is [{reference, amount, fee, deliver}], reference an order number or a tracking number, '
  'amounts in MAD, amount what was received after the fee that the courier kept, below zero where it '
  'kept more than it collected, never by more than the fee; deliver marks an order that is on its way as delivered. '
  'Returns {remittance_id, report: [{reference, order_number, contact_name, status, expected, received, fee, agreed_fee, code}]}, where code is null for a line '
  'that settles its order, otherwise other_amount, other_fee (than the courier''s price list has), not_delivered, delivery_refused (marked '
  'as delivered, which the order does not allow) or unknown_order, which stay open until they are resolved, or already_remitted or nothing_brought '
  '(for a parcel that was not delivered), which are left out. preview changes nothing. A key that was used before changes nothing, and with other values raises edit_conflict (409). Raises invalid_request (422) with the line, not_found (404).';
grant execute on function public.record_remittance to authenticated;

create function private.resolve_remittance_line(line_id bigint, resolution text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if char_length(btrim(coalesce(resolution, ''))) not between 1 and 500 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "resolution"}';
  end if;
  update public.remittance_lines l set resolution = btrim(resolve_remittance_line.resolution), resolved_at = now(), resolved_by = (select auth.uid())
  where l.id = line_id and l.problem is not null and l.resolved_at is null;
  if not found then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.resolve_remittance_line is
  'Implementation of public.resolve_remittance_line; checks for an admin. Definer because no role may write lines of remittances.';
grant execute on function private.resolve_remittance_line to authenticated;

create function public.resolve_remittance_line(line_id bigint, resolution text) returns void
language sql set search_path = ''
as $$ select private.resolve_remittance_line($1, $2) $$;
comment on function public.resolve_remittance_line is
  'Admins only. Closes a difference of a remittance with a note. Raises edit_conflict (409) when it is closed already, invalid_request (422).';
grant execute on function public.resolve_remittance_line to authenticated;

create function private.courier_balances() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    with carried as (
      select o.courier_id, o.delivery_failure, private.cash_to_collect(o) as cash from public.orders o
      where o.courier_id is not null and o.status = 'shipped'
    ),
    held as (select h.courier_id, h.amount, now() - h.settled_at as age from private.held_cash() h)
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'phone', c.phone, 'is_active', c.is_active, 'remittance_days', c.remittance_days,
      'out_count', s.out_count, 'out_cash', s.out_cash, 'back_count', s.back_count, 'held_count', h.held_count, 'held_cash', h.held_cash,
      'held_week', h.held_week, 'held_fortnight', h.held_fortnight, 'held_longer', h.held_longer, 'overdue_cash', h.overdue_cash,
      'differences', d.count, 'difference_cash', d.cash, 'last_remittance', (select max(r.received_on) from public.remittances r where r.courier_id = c.id))
      order by c.position, c.name), '[]'::jsonb)
    from public.couriers c
    cross join lateral (
      select count(*) filter (where k.delivery_failure is null) as out_count,
        coalesce(sum(k.cash) filter (where k.delivery_failure is null), 0) as out_cash,
        count(*) filter (where k.delivery_failure is not null) as back_count
      from carried k where k.courier_id = c.id) s
    cross join lateral (
      select count(*) as held_count, coalesce(sum(k.amount), 0) as held_cash,
        coalesce(sum(k.amount) filter (where k.age <= interval '7 days'), 0) as held_week,
        coalesce(sum(k.amount) filter (where k.age > interval '7 days' and k.age <= interval '14 days'), 0) as held_fortnight,
        coalesce(sum(k.amount) filter (where k.age > interval '14 days'), 0) as held_longer,
        coalesce(sum(k.amount) filter (where k.age > make_interval(days => c.remittance_days)), 0) as overdue_cash
      from held k where k.courier_id = c.id) h
    cross join lateral (
      select count(*) as count, coalesce(sum(case when l.problem = 'other_fee' then l.fee - l.agreed_fee else l.expected - l.received - l.fee end), 0) as cash
      from public.remittance_lines l join public.remittances r on r.id = l.remittance_id
      where r.courier_id = c.id and l.problem is not null and l.resolved_at is null) d);
end
$$;
comment on function private.courier_balances is
  'Implementation of public.courier_balances; checks for an admin. Definer because under row-level security every row would be checked anew.';
grant execute on function private.courier_balances to authenticated;

create function public.courier_balances() returns jsonb
language sql stable set search_path = ''
as $$ select private.courier_balances() $$;
comment on function public.courier_balances is
  'Admins only. For each courier, in MAD: out (parcels on their way and the cash to collect), back (parcels that come back), held (cash that was '
  'collected and not brought, by its age: up to 7 days, up to 14, longer), overdue_cash (held beyond remittance_days), and open differences.';
grant execute on function public.courier_balances to authenticated;

create function private.courier_parcels(courier uuid, state text, page_size integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if coalesce(state, '') not in ('out', 'back', 'held') or coalesce(page_size, 0) not between 1 and 500 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.since, p.order_number), '[]'::jsonb) from (
      select o.order_number, o.contact_name, o.phone, o.city, o.tracking_number, o.delivery_failure, o.status,
        coalesce(k.amount, private.cash_to_collect(o)) as cash, coalesce(k.settled_at, (select max(h.created_at) from public.order_status_history h where h.order_id = o.id and h.to_status = 'shipped')) as since
      from public.orders o
      left join private.held_cash() k on courier_parcels.state = 'held' and k.order_id = o.id
      -- A parcel may be on its way although its cash was brought: its order was reopened, or the courier paid before the delivery was entered.
      where o.courier_id = courier and (o.remitted_at is null or o.status = 'shipped') and case courier_parcels.state
        when 'held' then k.order_id is not null
        when 'back' then o.status = 'shipped' and o.delivery_failure is not null
        else o.status = 'shipped' and o.delivery_failure is null end
      order by since, o.order_number limit page_size) p);
end
$$;
comment on function private.courier_parcels is
  'Implementation of public.courier_parcels; checks for an admin. Definer because under row-level security every row would be checked anew.';
grant execute on function private.courier_parcels to authenticated;

create function public.courier_parcels(courier uuid, state text, page_size integer default 200) returns jsonb
language sql stable set search_path = ''
as $$ select private.courier_parcels($1, $2, $3) $$;
comment on function public.courier_parcels is
  'Admins only. The orders of a courier that are out, come back, or whose cash is held, longest first: [{order_number, contact_name, phone, city, '
  'tracking_number, delivery_failure, status, cash (MAD), since}]. Raises invalid_request (422).';
grant execute on function public.courier_parcels to authenticated;
