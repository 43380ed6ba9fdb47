-- The lines of a bank statement, and the orders that they may pay.

create function private.match_transfers(lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if jsonb_typeof(coalesce(lines, 'null'::jsonb)) <> 'array' or jsonb_array_length(lines) not between 1 and 500 or exists (
    select 1 from jsonb_array_elements(lines) e
    where jsonb_typeof(e) <> 'object' or jsonb_typeof(coalesce(e -> 'amount', 'null'::jsonb)) <> 'number'
      or coalesce(jsonb_typeof(e -> 'text'), '') <> 'string' or char_length(e ->> 'text') > 500
      or coalesce(jsonb_typeof(e -> 'reference'), '') <> 'string' or char_length(e ->> 'reference') not between 1 and 110
      or coalesce(e ->> 'received_on', '') !~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$')
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
  end if;
  return (
    with given as (
      select e.ordinality - 1 as index, (e.value ->> 'amount')::numeric as amount, e.value ->> 'reference' as reference,
        (e.value ->> 'received_on')::date as received_on,
        -- Banks drop hyphens, and add spaces.
        regexp_replace(upper(e.value ->> 'text'), '[^A-Z0-9]', '', 'g') as folded,
        string_to_array(private.normalize_search_text(e.value ->> 'text'), ' ') as words
      from jsonb_array_elements(lines) with ordinality e
    ),
    -- A number that no order has was mistyped; the first MCG of "MCG MCG-7K2M9QXT" belongs to none.
    named as (
      select distinct g.index, o.id, o.order_number
      from given g
      cross join lateral regexp_matches(g.folded, 'MCG(?!MCG[2-9A-HJKMNP-TV-Z]{8})([2-9A-HJKMNP-TV-Z]{8})', 'g') as m (found)
      join public.orders o on o.order_number = 'MCG-' || m.found[1]
    ),
    waiting as (
      select o.id, o.amount_due, string_to_array(private.normalize_search_text(o.contact_name), ' ') as name
      from public.orders o where o.amount_due > 0 and o.payment_method = 'bank_transfer'
    ),
    -- First names alone are too common.
    payers as (
      select g.index, w.id from waiting w join given g on w.name <@ g.words where cardinality(w.name) > 1
    ),
    found as (
      select n.index, n.id, 'reference' as by, 1 as rank from named n
      union all
      select coalesce(a.index, p.index), coalesce(a.id, p.id),
        case when a.id is null then 'name' when p.id is null then 'amount' else 'amount_and_name' end,
        case when a.id is null then 4 when p.id is null then 3 else 2 end
      from (select g.index, w.id from given g join waiting w on w.amount_due = g.amount) a
      full join payers p on p.index = a.index and p.id = a.id
      where coalesce(a.index, p.index) not in (select n.index from named n)
    ),
    recorded as (
      select g.index, p.provider_reference as reference, o.order_number, p.amount
      from given g
      -- The parts of a line that paid several orders.
      cross join lateral (select g.reference union all select g.reference || '/' || n from generate_series(2, 9) n) part (reference)
      join public.payments p on p.provider = 'transfer' and p.kind = 'charge' and not p.is_reversed and p.provider_reference = part.reference
      join public.orders o on o.id = p.order_id
    )
    select jsonb_agg(jsonb_build_object('index', g.index,
        'recorded', coalesce((
          select jsonb_agg(jsonb_build_object('reference', r.reference, 'order_number', r.order_number, 'amount', r.amount) order by r.reference)
          from recorded r where r.index = g.index), '[]'::jsonb),
        'similar', (
          select jsonb_build_object('order_number', o.order_number, 'received_on', p.received_on)
          from public.payments p join public.orders o on o.id = p.order_id
          where p.provider = 'transfer' and p.kind = 'charge' and p.state = 'succeeded' and not p.is_reversed and p.amount = g.amount
            and p.received_on between g.received_on - 5 and g.received_on + 5
            and p.provider_reference not in (select r.reference from recorded r)
            and (o.order_number in (select n.order_number from named n where n.index = g.index)
              or g.index not in (select n.index from named n))
          order by abs(p.received_on - g.received_on), p.id limit 1),
        'orders', coalesce((
          select jsonb_agg(jsonb_build_object('id', o.id, 'order_number', o.order_number, 'contact_name', o.contact_name,
            'status', o.status, 'amount_due', o.amount_due, 'paid_amount', o.paid_amount,
            'refunded_amount', o.refunded_amount + o.refunding_amount, 'by', f.by) order by f.rank, o.order_number)
          from (select * from found where found.index = g.index order by found.rank, found.id limit 5) f
          join public.orders o on o.id = f.id), '[]'::jsonb))
      order by g.index)
    from given g);
exception when datetime_field_overflow then
  raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "lines"}';
end
$$;
comment on function private.match_transfers is
  'Implementation of public.match_transfers; checks for an admin. Definer so that the admin check happens once.';
grant execute on function private.match_transfers to authenticated;

create function public.match_transfers(lines jsonb) returns jsonb
language sql stable set search_path = ''
as $$ select private.match_transfers($1) $$;
comment on function public.match_transfers is
  'Admins only. For lines of a bank statement [{amount (MAD), text, reference, received_on}], at most 500: the orders that each may '
  'pay, at most five, with their sums, by the numbers of orders in its text, or else by an amount that is exactly due by transfer, by the '
  'full name of the customer, or by both; what of the line is recorded already, under its reference or its parts (reference/2 to '
  'reference/9); and a transfer of the same amount within five days that may be this line under another reference. Records '
  'nothing. Raises invalid_request (422).';
grant execute on function public.match_transfers to authenticated;
