-- Corrections of an order before it is shipped, and which fields each of them changed.

create table public.order_corrections (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  -- Names only: what stood there before is personal data that is of no use any more.
  fields text[] not null check (cardinality(fields) > 0),
  -- The totals (MAD) when lines or amounts were corrected.
  total_before numeric(10, 2) check (total_before between 0 and 30000000),
  total_after numeric(10, 2) check (total_after between 0 and 30000000),
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.order_corrections is 'Append-only: which fields of an order an admin corrected. For admins.';
create index order_corrections_order_idx on public.order_corrections (order_id, id);
alter table public.order_corrections enable row level security;
grant select on public.order_corrections to authenticated;
create policy "Admins see corrections" on public.order_corrections for select to authenticated
  using ((select private.is_admin()));
create trigger order_corrections_append_only before update or delete on public.order_corrections
  for each row execute function private.prevent_mutation();

create function private.correct_order_contact(target_order uuid, baseline jsonb, changes jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  corrected public.orders;
  given text;
  field record;
  changed text[] := array[]::text[];
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'object' or jsonb_typeof(baseline) is distinct from 'object' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select * into corrected from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if corrected.status not in ('pending', 'processing') then
    raise sqlstate 'PT409' using message = 'illegal_transition';
  end if;
  for field in
    select f.name, f.shortest, f.longest, to_jsonb(corrected) ->> f.name as current from (values
      ('contact_name', 1, 161), ('phone', 6, 32), ('address', 1, 200), ('district', 0, 120), ('landmark', 0, 120), ('city', case when corrected.is_pickup then 0 else 1 end, 100),
      ('postal_code', case corrected.country when 'morocco' then 0 else 1 end, 16)) as f (name, shortest, longest)
    where changes ? f.name
  loop
    -- Untouched, however it was written.
    continue when btrim(coalesce(changes ->> field.name, '')) = field.current;
    given := private.fold_contact_field(field.name, coalesce(changes ->> field.name, ''), corrected.country);
    continue when given = field.current;
    if baseline ->> field.name is distinct from field.current then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    if given is null or char_length(given) not between field.shortest and field.longest or not private.is_line(given)
      or (field.name = 'contact_name' and private.contains_link(given))
      -- As for a new order: the courier reaches buyers who pay at the door on a Moroccan mobile only.
      or (field.name = 'phone' and (private.provider_of(corrected.payment_method)).flow = 'at_delivery' and not corrected.is_pickup
        and private.normalize_phone(given) !~ '^[67][0-9]{8}$')
    then
      raise sqlstate 'PT422' using message = 'invalid_contact', detail = jsonb_build_object('field', field.name)::text;
    end if;
    changed := changed || field.name;
    corrected := jsonb_populate_record(corrected, jsonb_build_object(field.name, given));
  end loop;
  if changed = '{}' then
    return;
  end if;
  update public.orders o set contact_name = corrected.contact_name, phone = corrected.phone, address = corrected.address,
    district = corrected.district, landmark = corrected.landmark, city = corrected.city, postal_code = corrected.postal_code,
    shipping_address = concat_ws(', ', nullif(corrected.address, ''), nullif(corrected.city, ''),
      nullif(btrim(o.region || ' ' || corrected.postal_code), ''), o.country),
    next_call_at = case when 'phone' = any (changed) then now() else o.next_call_at end
  where o.id = target_order returning * into corrected;
  insert into public.order_corrections (order_id, fields) values (target_order, changed);
  perform private.enqueue_order_email('order_corrected', corrected, jsonb_build_object('changes', changed));
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.correct_order_contact is
  'Implementation of public.correct_order_contact; checks for an admin. Definer because no role may change an order''s contact.';
grant execute on function private.correct_order_contact to authenticated;

create function public.correct_order_contact(order_id uuid, baseline jsonb, changes jsonb) returns void
language sql set search_path = ''
as $$ select private.correct_order_contact($1, $2, $3) $$;
comment on function public.correct_order_contact is
  'Admins only. Corrects contact_name, phone, address, district, landmark, city or postal_code of an order that is not shipped; baseline '
  'holds the values that the admin saw, so that two admins do not overwrite each other. A corrected number is called '
  'again, and the customer gets an email about the corrections. Raises edit_conflict, illegal_transition (409), invalid_contact with the field, invalid_request (422), not_found (404).';
grant execute on function public.correct_order_contact to authenticated;

create function private.set_order_company(target_order uuid, seen_company text, seen_ice text, company text, ice text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  given_company constant text := private.fold_name(coalesce(company, ''));
  given_ice constant text := private.fold_contact_field('ice', coalesce(ice, ''), '');
  changed public.orders;
begin
  perform private.require_admin();
  select * into changed from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if exists (select 1 from public.invoices i where i.order_id = target_order) then
    raise sqlstate 'PT409' using message = 'already_invoiced';
  end if;
  -- Of an account that was deleted nothing personal is added.
  if changed.contact_name = '' then
    raise sqlstate 'PT409' using message = 'illegal_transition';
  end if;
  if char_length(given_company) > 120 or not private.is_line(given_company)
    or private.contains_link(given_company) or (given_ice <> '' and given_company = '')
  then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "company"}';
  end if;
  if given_ice !~ '^([0-9]{15})?$' or (given_ice <> '' and changed.country <> 'morocco') then
    raise sqlstate 'PT422' using message = 'invalid_contact', detail = '{"field": "ice"}';
  end if;
  if (changed.company, changed.company_ice) = (given_company, given_ice) then
    return;
  end if;
  if (changed.company, changed.company_ice) is distinct from (seen_company, seen_ice) then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  update public.orders o set company = given_company, company_ice = given_ice where o.id = target_order;
  insert into public.order_corrections (order_id, fields) values (target_order, array['company']);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.set_order_company is
  'Implementation of public.set_order_company; checks for an admin. Definer because no role may change an order''s contact.';
grant execute on function private.set_order_company to authenticated;

create function public.set_order_company(order_id uuid, seen_company text, seen_ice text, company text, ice text) returns void
language sql set search_path = ''
as $$ select private.set_order_company($1, $2, $3, $4, $5) $$;
comment on function public.set_order_company is
  'Admins only. The company that an order is invoiced to, with its ICE of 15 digits within Morocco; both empty for a person; seen_company and '
  'seen_ice are what the admin saw, so that two admins do not overwrite each other. Possible until '
  'the invoice is issued, which never changes. Raises edit_conflict, already_invoiced, illegal_transition (409), invalid_contact with the field (422), not_found (404).';
grant execute on function public.set_order_company to authenticated;

create function private.correct_order_lines(target_order uuid, seen_revision integer, items jsonb, delivery_fee numeric,
  discount numeric, discount_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given_reason constant text := btrim(coalesce(discount_reason, ''));
  corrected public.orders;
  lines private.order_line[];
  before_items jsonb;
  moved private.stock_change[];
  lead_before integer;
  refused jsonb;
  changed text[] := array[]::text[];
  new_subtotal numeric;
  new_total numeric;
begin
  perform private.require_admin();
  if seen_revision is null or delivery_fee is null or discount is null or delivery_fee <> round(delivery_fee, 2)
    or discount <> round(discount, 2) or delivery_fee not between 0 and 100000 or discount < 0
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  lines := private.require_order_items(items);
  if (discount > 0) <> (given_reason <> '') or char_length(given_reason) > 200 or not private.is_printable(given_reason) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "discount_reason"}';
  end if;
  select * into corrected from public.orders o where o.id = target_order for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if corrected.status not in ('pending', 'processing') then
    raise sqlstate 'PT409' using message = 'illegal_transition';
  end if;
  if corrected.revision <> seen_revision then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;

  perform private.lock_exchanged_returns(array[target_order]);
  perform private.lock_stock_retrying(
    array(select i.product_id from public.order_items i where i.order_id = target_order
      union select l.product_id from unnest(lines) l),
    array(select v from public.order_items i, unnest(i.variation_ids) v where i.order_id = target_order
      union select v from unnest(lines) l, unnest(l.variation_ids) v));
  select jsonb_agg(jsonb_build_array(i.product_id, i.variation_ids, i.quantity) order by i.product_id, i.variation_ids)
    into before_items from public.order_items i where i.order_id = target_order;
  moved := private.pieces_of_order(target_order, 1);
  lead_before := private.longest_lead_time(target_order);

  -- Pieces that were given back to the customer's account stay in the order: the refund names them.
  if exists (
    select 1 from public.order_items i
    join (select r.order_item_id, sum(r.quantity) as refunded from public.refund_lines r
      join public.payments p on p.id = r.payment_id where p.state <> 'failed' group by 1) r on r.order_item_id = i.id
    left join unnest(lines) l on l.product_id = i.product_id and l.variation_ids = i.variation_ids
    where i.order_id = target_order and coalesce(l.quantity, 0) < r.refunded)
  then
    raise sqlstate 'PT409' using message = 'already_refunded';
  end if;

  -- What stays keeps the price of the day of the order; what is new has today's.
  with priced as (
    select l.* from private.price_order_items(items) l
    where not exists (select 1 from public.order_items i
      where i.order_id = target_order and i.product_id = l.product_id and i.variation_ids = l.variation_ids)
  ), added as (
    insert into public.order_items (order_id, product_id, quantity, unit_price, selected_variations, variation_ids, name_en, name_fr, name_ar, image_url, lead_time_days)
    select target_order, l.product_id, l.quantity, l.unit_price, l.selected_variations, l.variation_ids, l.name_en, l.name_fr, l.name_ar, l.image_url,
      l.lead_time_days
    from priced l where l.code is null or l.code = 'out_of_stock'
  )
  select jsonb_agg(jsonb_build_object('index', l.index, 'product_id', l.product_id, 'code', l.code, 'available', l.available) order by l.index)
    into refused from priced l where l.code <> 'out_of_stock';
  if refused is not null then
    raise sqlstate 'PT422' using message = refused -> 0 ->> 'code', detail = jsonb_build_object('lines', refused)::text;
  end if;
  delete from public.order_items i where i.order_id = target_order and not exists (
    select 1 from unnest(lines) l where l.product_id = i.product_id and l.variation_ids = i.variation_ids);
  -- Its share of the discount is reckoned anew below.
  update public.order_items i set quantity = l.quantity, discount = 0 from unnest(lines) l
  where i.order_id = target_order and i.product_id = l.product_id and i.variation_ids = l.variation_ids and i.quantity <> l.quantity;

  moved := moved || private.pieces_of_order(target_order, -1);
  select jsonb_agg(jsonb_build_object('index', l.index, 'product_id', l.product_id, 'code', 'out_of_stock',
      'available', u.quantity + l.quantity + m.quantity) order by l.index)
    into refused
  from (select c.product_id, c.variation_ids, sum(c.quantity)::integer as quantity from unnest(moved) c group by 1, 2) m
  join unnest(lines) l
    on l.product_id = m.product_id and private.stock_unit_of(l.product_id, l.variation_ids) = m.variation_ids
  join public.stock_units u on u.product_id = m.product_id and u.variation_ids = m.variation_ids
  where u.quantity + m.quantity < 0;
  if refused is not null then
    raise sqlstate 'PT409' using message = 'out_of_stock', detail = jsonb_build_object('lines', refused)::text;
  end if;
  perform private.change_stock(moved, 'correction', target_order);

  select sum(i.line_total) into new_subtotal from public.order_items i where i.order_id = target_order;
  if new_subtotal > 10000000 then
    raise sqlstate 'PT422' using message = 'too_many', detail = '{"max_subtotal": 10000000}';
  end if;
  new_total := new_subtotal + delivery_fee + corrected.gift_fee - discount;
  if new_total < 0 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "discount"}';
  end if;
  -- What refunds took off the price, or will, cannot be more than the price.
  if new_total < corrected.credited_amount + private.pending_credit(target_order) then
    raise sqlstate 'PT409' using message = 'already_refunded';
  end if;
  if before_items is distinct from (
    select jsonb_agg(jsonb_build_array(i.product_id, i.variation_ids, i.quantity) order by i.product_id, i.variation_ids)
    from public.order_items i where i.order_id = target_order)
  then
    changed := changed || 'lines'::text;
  end if;
  if corrected.delivery_fee <> correct_order_lines.delivery_fee then
    changed := changed || 'delivery_fee'::text;
  end if;
  if (corrected.discount_amount, corrected.discount_reason) <> (discount, given_reason) then
    changed := changed || 'discount'::text;
  end if;
  if changed <> '{}' then
    update public.orders o set subtotal = new_subtotal, delivery_fee = correct_order_lines.delivery_fee, discount_amount = discount,
      discount_reason = given_reason, total_amount = new_total, tax_amount = private.tax_within(new_total, o.tax_rate),
      min_days = o.min_days + private.longest_lead_time(o.id) - lead_before, max_days = o.max_days + private.longest_lead_time(o.id) - lead_before,
      revision = o.revision + 1
    where o.id = target_order;
    if changed && array['lines', 'discount'] then
      perform private.spread_discount(target_order);
    end if;
    -- What the discount of an exchange leaves of the credit is to be given back; what was given back or given up already stays so.
    update public.returns r set credit_left = greatest(
      least(r.credit - discount, r.credit_left + corrected.discount_amount - discount), least(r.credit_left, private.credit_refunded(r)))
    where r.exchange_order_id = target_order and corrected.discount_amount <> discount;
    perform private.sum_order_payments(target_order);
    perform private.require_no_cash_collected(target_order);
    insert into public.order_corrections (order_id, fields, total_before, total_after)
    values (target_order, changed, corrected.total_amount, new_total);
    select * into corrected from public.orders o where o.id = target_order;
    perform private.enqueue_order_email('order_corrected', corrected, jsonb_build_object('changes', changed));
  end if;
  return (select jsonb_build_object('revision', o.revision, 'total_amount', o.total_amount, 'amount_due', o.amount_due,
    'amount_to_refund', o.amount_to_refund) from public.orders o where o.id = target_order);
exception when integrity_constraint_violation or numeric_value_out_of_range then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.correct_order_lines is
  'Implementation of public.correct_order_lines; checks for an admin. Definer because no role may write orders, their items or stock.';
grant execute on function private.correct_order_lines to authenticated;

create function public.correct_order_lines(order_id uuid, seen_revision integer, items jsonb, delivery_fee numeric,
  discount numeric default 0, discount_reason text default '') returns jsonb
language sql set search_path = ''
as $$ select private.correct_order_lines($1, $2, $3, $4, $5, $6) $$;
comment on function public.correct_order_lines is
  'Admins only. Replaces the items [{product_id, variation_ids, quantity}], the delivery fee and the discount (MAD, with a '
  'reason) of an order that is not shipped. An item that stays keeps its price and lead time, another has today''s; stock and the dates of arrival follow in the '
  'same transaction, and the customer gets an email. A paid order then owes the difference or is owed it; what the discount of an exchange '
  'leaves of its return''s credit is to be given back. seen_revision is that of the order as the '
  'caller saw it. Returns {revision, total_amount, amount_due, amount_to_refund}. Raises edit_conflict, '
  'illegal_transition, out_of_stock with the lines, already_refunded, cash_collected (the order would owe more after a delivery whose cash was '
  'collected) (409), unavailable, variation_missing, '
  'variation_foreign, too_many, invalid_items, invalid_request with the field (422), not_found (404).';
grant execute on function public.correct_order_lines to authenticated;
