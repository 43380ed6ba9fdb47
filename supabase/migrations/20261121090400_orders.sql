-- Orders, their items, status history and notes; order tracking; the admin's order list. Only functions write orders: no
-- API role, admins included, may insert or delete one or change its amounts.

create function private.generate_tracking_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;
comment on function private.generate_tracking_token is
  'A random token of 244 bits, 43 characters that need no escaping in a URL.';

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null unique check (order_number ~ '^MCG-[2-9A-HJKMNP-TV-Z]{8}$'),
  -- Null after the account is deleted.
  user_id uuid references public.profiles (user_id) on delete set null,
  status public.order_status not null default 'pending',
  subtotal numeric(10, 2) not null check (subtotal between 0 and 10000000),
  delivery_fee numeric(10, 2) not null check (delivery_fee between 0 and 100000),
  gift_fee numeric(10, 2) not null default 0 check (gift_fee between 0 and 10000),
  discount_amount numeric(10, 2) not null default 0 check (discount_amount between 0 and 10000000),
  discount_reason text not null default '' check (char_length(discount_reason) <= 200 and private.is_line(discount_reason)),
  -- The tax within the total, at the rate of the day of the order; null when the shop had set none.
  tax_amount numeric(10, 2) not null default 0 check (tax_amount between 0 and 10000000),
  tax_rate numeric(5, 4) default 0 check (tax_rate between 0 and 1),
  total_amount numeric(10, 2) not null check (total_amount between 0 and 30000000),
  currency text not null default 'MAD' check (currency = 'MAD'),
  payment_method public.payment_method not null,
  source public.order_source not null default 'web',
  language public.language not null,
  contact_name text not null,
  contact_email text not null,
  phone text not null,
  address text not null,
  district text not null default '',
  landmark text not null default '',
  city text not null,
  region text not null default '',
  postal_code text not null default '',
  country text not null,
  shipping_address text not null,
  notes text not null default '',
  is_pickup boolean not null default false,
  is_gift boolean not null default false,
  gift_wrap boolean not null default false,
  gift_message text not null default '' check (char_length(gift_message) <= 300 and private.is_printable(gift_message)),
  -- Of a buyer that is a company: its name and identifier (ICE), as its invoice needs them.
  company text not null default '' check (char_length(company) <= 120 and private.is_line(company)),
  company_ice text not null default '' check (company_ice ~ '^([0-9]{15})?$'),
  idempotency_key uuid not null,
  request_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  tracking_token text not null default private.generate_tracking_token() unique
    check (tracking_token ~ '^[A-Za-z0-9_-]{43}$'),
  payment_token text not null default private.generate_tracking_token() unique
    check (payment_token ~ '^[A-Za-z0-9_-]{43}$'),
  -- Of the delivery, at most 90 and 120, after a lead time of at most 180.
  min_days integer check (min_days between 1 and 270),
  max_days integer check (max_days between 1 and 300),
  promised_from timestamptz,
  contact_redaction_due boolean not null default false,
  -- The calls that confirm an order which is paid at the door, written by private.record_call.
  call_attempts smallint not null default 0,
  next_call_at timestamptz default now(),
  tracking_number text not null default ''
    check (char_length(tracking_number) <= 80 and private.is_line(tracking_number)),
  carrier text not null default '' check (char_length(carrier) <= 60 and private.is_line(carrier)),
  courier_id uuid references public.couriers (id) on delete restrict,
  manifest_id uuid references public.manifests (id) on delete restrict,
  -- When the courier brought the cash, written by private.record_remittance.
  remitted_at timestamptz,
  tracking_link text not null default '' check (char_length(tracking_link) <= 2000),
  -- Sums of the ledger, written by private.sum_payments.
  paid_amount numeric(10, 2) not null default 0 check (paid_amount between 0 and 99999999),
  refunded_amount numeric(10, 2) not null default 0 check (refunded_amount between 0 and paid_amount),
  -- Refunds that were ordered from a provider and are not done yet.
  refunding_amount numeric(10, 2) not null default 0 check (refunding_amount between 0 and 99999999),
  -- Money that was paid and that a provider holds back because of a dispute, written by private.sum_disputes.
  disputed_amount numeric(10, 2) not null default 0 check (disputed_amount between 0 and 99999999),
  -- By how much refunds have lowered the price; what is given back of an excess, or of a cancelled order, does not.
  credited_amount numeric(10, 2) not null default 0 check (credited_amount between 0 and total_amount),
  payment_status public.order_payment_status not null default 'unpaid',
  payment_due_at timestamptz,
  -- Until when an online payment that is begun prolongs the hold.
  hold_prolonged_until timestamptz,
  -- What the shop keeps of a cancelled order's money, written by private.keep_payment.
  kept_amount numeric(10, 2) not null default 0 check (kept_amount between 0 and 99999999),
  amount_due numeric(10, 2) not null generated always as (
    greatest(case when status = 'cancelled' then 0 else total_amount - credited_amount end - paid_amount + refunded_amount, 0)) stored,
  amount_to_refund numeric(10, 2) not null generated always as (
    greatest(paid_amount - refunded_amount - case when status = 'cancelled' then kept_amount else total_amount - credited_amount end, 0)) stored,
  -- Written by private.record_delivery: why the parcel comes back, when it could not be handed over. Null again when it is to be sent anew.
  delivery_failure public.delivery_outcome check (delivery_failure <> 'returned'),
  -- Written with the status by every function that cancels; its trigger copies it to the history.
  cancellation_reason public.cancellation_reason check (cancellation_reason is null or status = 'cancelled'),
  revenue numeric(10, 2) not null generated always as (
    case when status = 'cancelled' then least(kept_amount, paid_amount - refunded_amount)
      when status = 'shipped' and delivery_failure is not null then 0
      else total_amount - credited_amount end) stored,
  -- Counts the corrections of lines and amounts, so that an admin who saw an earlier state is refused.
  revision integer not null default 0,
  -- Whether the latest change of the status may ship the order before it is paid; the history keeps where it did.
  unpaid_override boolean not null default false,
  -- The promotion that lowered the price when the order was placed.
  promotion_id uuid references public.promotions (id) on delete restrict,
  -- The order whose returned pieces this one replaces.
  exchange_of uuid references public.orders (id) on delete restrict,
  phone_key text not null generated always as (private.normalize_phone(phone)) stored,
  -- Starts with a space, so that '% word%' also finds the first word.
  search text not null generated always as (
    ' ' || replace(private.normalize_search_text(contact_name), ' ', '')
    || ' ' || private.normalize_search_text(order_number || ' ' || contact_name || ' ' || contact_email || ' ' || city || ' '
      || tracking_number || ' ' || address || ' ' || district)
    || ' ' || private.normalize_phone(phone)) stored,
  unique (idempotency_key, user_id),
  check ((discount_amount = 0) = (discount_reason = '')),
  check (is_gift or (not gift_wrap and gift_message = '')),
  check (gift_wrap or gift_fee = 0),
  check (company <> '' or company_ice = ''),
  check (total_amount = subtotal + delivery_fee + gift_fee - discount_amount and tax_amount <= total_amount)
);
comment on table public.orders is
  'Orders with their amounts (MAD) and the contact as given. user_id becomes null when the account is deleted.';
comment on column public.orders.shipping_address is 'Street, city, region with postal code, and country joined by commas.';
comment on column public.orders.region is
  'The postal abbreviation of the state or province, for the USA and Canada; empty for other countries.';
comment on column public.orders.payment_due_at is
  'When an order that nothing was paid for expires, while it is pending; null for cash on delivery, which is due at the door, and '
  'for an order that costs nothing. A maintenance of the shop is added.';
comment on column public.orders.amount_due is
  'What is still to be paid, in MAD: the total less what refunds lowered it by, or nothing once the order is cancelled, '
  'less what was paid and not given back. A refund of an order that was paid in full or delivered lowers the price; any other '
  'makes its amount due again.';
comment on column public.orders.revenue is
  'What the order brings the shop, in MAD, tax included: the total less the refunds that lowered the price, nothing for an order '
  'whose parcel comes back, and of a cancelled one what the shop keeps of its money. The only source of every figure of revenue; what was received and what was '
  'invoiced are other figures.';
comment on column public.orders.amount_to_refund is
  'What the shop has to give back, in MAD: paid beyond the price, or for an order that was cancelled and not kept.';
comment on column public.orders.discount_amount is
  'What a promotion or an admin took off the price, in MAD; discount_reason says why.';
comment on column public.orders.discount_reason is
  'Why there is a discount: a code, the number of a return, or what an admin typed, who is told that the customer can read it. Every '
  'column of an order can be read by its buyer: what only admins may know is in order_notes, order_calls and delivery_outcomes.';
comment on column public.orders.is_pickup is
  'The customer picks the order up at the shop''s address, which is then the address of the order.';
comment on column public.orders.is_gift is
  'The parcel holds no prices; gift_message is put into it on a card, and gift_fee (MAD) is the price of the wrapping.';
comment on column public.orders.next_call_at is
  'When the customer is called next to confirm the order; null while its phone number is known to be wrong.';
comment on column public.orders.phone_key is
  'The phone number in the one form by which orders of the same number are counted together.';
comment on column public.orders.request_hash is
  'Hash of the request that the idempotency key was used for: the same key with another request is refused.';

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  product_id uuid not null references public.products (id) on delete restrict,
  quantity integer not null check (quantity between 1 and 99),
  -- Pieces that came back into stock by a refund; cancelling the order returns the others only.
  restocked_quantity integer not null default 0 check (restocked_quantity between 0 and quantity),
  -- Pieces that the courier brought back damaged, or lost: cancelling the order returns the others only.
  written_off_quantity integer not null default 0 check (written_off_quantity between 0 and quantity - restocked_quantity),
  -- Pieces that left the order without coming back into stock: refunded only, or returned damaged. Reopening does not replace them.
  discarded_quantity integer not null default 0
    check (discarded_quantity between 0 and quantity - restocked_quantity - written_off_quantity),
  -- Pieces that were written off before the order was reopened and then taken from stock once more.
  replaced_quantity integer not null default 0 check (replaced_quantity >= 0),
  unit_price numeric(10, 2) not null check (unit_price between 0.01 and 10000000),
  line_total numeric(12, 2) not null generated always as (unit_price * quantity) stored,
  -- What of the order's discount is for this line, written by private.spread_discount.
  discount numeric(10, 2) not null default 0 check (discount between 0 and unit_price * quantity),
  selected_variations jsonb not null default '{}'::jsonb check (jsonb_typeof(selected_variations) = 'object'),
  -- The chosen variations, for stock. No foreign key: a variation may be deleted later.
  variation_ids uuid[] not null default '{}',
  -- A snapshot: the item keeps its name and image when the product changes.
  name_en text not null,
  name_fr text not null,
  name_ar text not null,
  image_url text,
  lead_time_days smallint check (lead_time_days between 1 and 180),
  search text not null generated always as (
    ' ' || private.normalize_search_text(name_en || ' ' || name_fr || ' ' || name_ar)) stored
);
comment on table public.order_items is
  'Items of an order: product, chosen variations and unit price (MAD) as they were when the order was placed.';
comment on column public.order_items.lead_time_days is
  'Business days until the piece was ready to be sent, as the product said when it was ordered; null for pieces in stock.';
comment on column public.order_items.selected_variations is 'Variation type to value: {"color": "Cognac"}.';

create table public.order_status_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  from_status public.order_status,
  to_status public.order_status not null,
  actor uuid,
  created_at timestamptz not null default now(),
  reason public.cancellation_reason check (reason is null or to_status = 'cancelled'),
  -- An admin sent an order that was not paid, on purpose.
  unpaid_override boolean not null default false
);
comment on table public.order_status_history is
  'Append-only, written by trigger. actor is the account that made the change.';
comment on column public.order_status_history.reason is
  'Why the order was cancelled. The customer sees it in the order''s history.';
create index orders_user_idx on public.orders (user_id, created_at desc);
create index orders_exchange_of_idx on public.orders (exchange_of);
create index orders_promotion_idx on public.orders (promotion_id);
create index orders_courier_idx on public.orders (courier_id);
-- The parcels and the cash that are with couriers.
create index orders_with_courier_idx on public.orders (courier_id, status)
  where courier_id is not null and (remitted_at is null or status = 'shipped');
create index orders_manifest_idx on public.orders (manifest_id);
create index order_items_order_idx on public.order_items (order_id);
create index order_items_product_idx on public.order_items (product_id);
create index order_status_history_order_idx on public.order_status_history (order_id, created_at);
-- Sales: when orders were delivered, and when that was taken back.
create index order_status_history_sales_idx on public.order_status_history (created_at)
  where to_status = 'delivered' or from_status = 'delivered';
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_status_history enable row level security;
-- Whole tables: buyers and admins have one role, and what the shop counts and decides in them (call_attempts, next_call_at,
-- unpaid_override) may be known to the buyer. A text that is for admins only has no place here.
grant select on public.orders, public.order_items, public.order_status_history to authenticated;

-- The policy below limits updates to admins. The status changes through functions only, one for each act.
grant update (tracking_number, carrier) on public.orders to authenticated;
grant select on public.orders, public.order_items, public.order_status_history to service_role;

create policy "People see their own orders, admins all" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins enter tracking numbers" on public.orders for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Lines are seen with their order" on public.order_items for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_items.order_id));
create policy "History is seen with its order" on public.order_status_history for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_status_history.order_id));
create trigger orders_set_updated_at before update on public.orders
  for each row execute function private.set_updated_at();
create trigger order_status_history_append_only before update or delete on public.order_status_history
  for each row execute function private.prevent_mutation();

create function private.prevent_ordered_product_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.order_items i where i.product_id = old.id) then
    raise sqlstate 'PT409' using message = 'product_ordered', detail = jsonb_build_object('product_id', old.id)::text;
  end if;
  return old;
end
$$;
comment on function private.prevent_ordered_product_deletion is
  'Trigger: raises product_ordered (409) when a product that was ordered is deleted. Definer so that the result '
  'does not depend on which order items the caller may read.';
create trigger products_prevent_ordered_deletion before delete on public.products
  for each row execute function private.prevent_ordered_product_deletion();

create function private.handle_order_status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.order_status_history (order_id, from_status, to_status, actor, created_at, reason, unpaid_override)
  values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, (select auth.uid()),
    case when tg_op = 'UPDATE' then new.updated_at else new.created_at end,
    new.cancellation_reason,
    new.status in ('shipped', 'delivered') and private.must_be_paid_first(new)
      and new.unpaid_override);
  if tg_op = 'UPDATE' then
    if new.status = 'cancelled' then
      perform private.adjust_order_stock(new.id, 1);
    elsif old.status = 'cancelled' then
      if new.status in ('shipped', 'delivered') then
        -- The cancellation was a mistake: lost pieces are where they were.
        perform private.adjust_order_stock(new.id, -1);
        update public.order_items i set written_off_quantity = 0
        where i.order_id = new.id and i.written_off_quantity > 0;
      else
        -- Lost pieces are replaced by others.
        update public.order_items i set written_off_quantity = 0, replaced_quantity = i.replaced_quantity + i.written_off_quantity
        where i.order_id = new.id and i.written_off_quantity > 0;
        perform private.adjust_order_stock(new.id, -1);
      end if;
    end if;
    perform private.enqueue_status_email(old.status, new);
  end if;
  return null;
end
$$;
comment on function private.handle_order_status_change is
  'Trigger on insert and on a status change: writes the status history, queues the email to the customer, '
  'and restocks when an order is cancelled or takes stock again when a cancelled order is reopened. The row lock of '
  'the update makes each change happen once. Definer because no role holds INSERT on the history, and customers have '
  'no rights on stock.';

create function private.must_be_paid_first(target_order public.orders) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  -- As if the refunds under way were done.
  given_back constant numeric := target_order.refunded_amount + target_order.refunding_amount;
begin
  return (private.provider_of(target_order.payment_method)).flow <> 'at_delivery' and target_order.total_amount > 0 and (target_order.paid_amount <= given_back
    or target_order.paid_amount - given_back - target_order.disputed_amount
      < target_order.total_amount - target_order.credited_amount - private.pending_credit(target_order.id));
end
$$;
comment on function private.must_be_paid_first is
  'Whether the order may not leave the shop: it is not paid at the door, and was not paid in full, was or is being refunded in full, or its '
  'money is held back because of a dispute. In plpgsql, because the ledger comes later.';

create function private.require_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.must_be_paid_first(new) and not new.unpaid_override then
    raise sqlstate 'PT409' using message = 'unpaid';
  end if;
  return new;
end
$$;
comment on function private.require_payment is
  'Trigger: raises unpaid (409) when an order that is not paid at the door is shipped or delivered before it is paid, '
  'unless set_order_statuses was called with ship_unpaid.';
create trigger orders_require_payment before update of status on public.orders
  for each row when (old.status not in ('shipped', 'delivered') and new.status in ('shipped', 'delivered'))
  execute function private.require_payment();

create function private.clear_delivery_failure() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.delivery_failure := null;
  return new;
end
$$;
comment on function private.clear_delivery_failure is
  'Trigger: an order that is prepared again is sent like a new one. delivery_outcomes keeps that it was refused; a cancellation '
  'keeps it too, so that undoing it leaves the parcel on its way back.';
create trigger orders_clear_delivery_failure before update of status on public.orders
  for each row when (new.status in ('pending', 'processing') and old.delivery_failure is not null)
  execute function private.clear_delivery_failure();
create trigger orders_handle_insert after insert on public.orders
  for each row execute function private.handle_order_status_change();
create trigger orders_handle_status_change after update of status on public.orders
  for each row when (old.status is distinct from new.status) execute function private.handle_order_status_change();
comment on column public.orders.tracking_token is
  'Grants access to track_order: progress without names, addresses or amounts, so that its link can be passed on.';
comment on column public.orders.payment_token is
  'Grants access to what the order costs, how it is paid, and its invoices. Sent in the customer''s emails and shown in their account; '
  'nothing that is reached by the tracking token discloses it.';
comment on column public.orders.min_days is
  'When the order arrives, as its buyer was told: min_days to max_days business days after promised_from, those of the delivery after '
  'the longest lead time of its items. Later changes of rates and products do not affect it; a correction of the items does.';

comment on column public.orders.promised_from is
  'From when the days of the delivery count: when the order was placed, or when it was paid where it is paid before it is sent. Null '
  'until then.';

create function private.set_delivery_estimate() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.min_days is null then
    select r.min_days, r.max_days into new.min_days, new.max_days
    from public.delivery_rates r where r.country = new.country;
  end if;
  if new.total_amount = 0 or (private.provider_of(new.payment_method)).flow = 'at_delivery' then
    new.promised_from := new.created_at;
  end if;
  return new;
end
$$;
comment on function private.set_delivery_estimate is
  'Trigger: copies the delivery time of the country''s rate to a new order that has none; place_order sets that of the quote. The '
  'days of an order that is paid first count from its payment, see private.sum_order_payments.';
create function private.longest_lead_time(target_order uuid) returns integer
language sql stable set search_path = ''
as $$ select coalesce(max(i.lead_time_days), 0) from public.order_items i where i.order_id = $1 $$;
comment on function private.longest_lead_time is
  'Business days until all items of an order are ready to be sent; 0 when all were in stock. It is part of the order''s min_days and max_days.';
create trigger orders_set_delivery_estimate before insert on public.orders
  for each row execute function private.set_delivery_estimate();

create function private.track_order(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.order_number,
    'status', o.status,
    'created_at', o.created_at,
    'is_pickup', o.is_pickup,
    'min_days', o.min_days,
    'max_days', o.max_days,
    'promised_from', o.promised_from,
    'carrier', case when o.status in ('shipped', 'delivered') then o.carrier else '' end,
    'tracking_number', case when o.status in ('shipped', 'delivered') then o.tracking_number else '' end,
    'tracking_link', case when o.status in ('shipped', 'delivered') then o.tracking_link else '' end,
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('to_status', h.to_status, 'created_at', h.created_at) order by h.id),
        '[]'::jsonb)
      from public.order_status_history h where h.order_id = o.id),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name_en', i.name_en, 'name_fr', i.name_fr,
        'name_ar', i.name_ar, 'image_url', i.image_url, 'quantity', i.quantity,
        'selected_variations', i.selected_variations) order by i.id), '[]'::jsonb)
      from public.order_items i where i.order_id = o.id))
  from public.orders o where o.tracking_token = $1
$$;
comment on function private.track_order is
  'Implementation of public.track_order. Definer because visitors have no rights on orders. No rate limit: a token '
  'cannot be guessed, and counting calls would cost more than the lookup by the unique index.';
grant execute on function private.track_order to anon, authenticated;

create function public.track_order(token text) returns jsonb
language sql stable set search_path = ''
as $$ select private.track_order($1) $$;
comment on function public.track_order is
  'Status, history, items and, once shipped, parcel of the order with this tracking token, without names, addresses or amounts; null when '
  'there is none.';
grant execute on function public.track_order to anon, authenticated;
comment on column public.orders.contact_redaction_due is
  'The account was deleted: the contact is redacted when it can no longer be needed (private.redact_due_contacts).';
comment on column public.orders.tracking_number is 'The carrier''s parcel number, entered by an admin.';
comment on column public.orders.carrier is 'The company that delivers the parcel, as the customer reads it: the courier''s name, or entered by an admin.';
comment on column public.orders.courier_id is 'The courier that the parcel was handed to; null before, and for parcels that were sent otherwise.';

comment on column public.orders.tracking_link is
  'Where the customer can follow the parcel, of the courier''s template; empty when unknown. Written by trigger.';
create trigger orders_set_tracking_link before insert or update of courier_id, carrier, tracking_number on public.orders
  for each row execute function private.set_tracking_link();

create function private.enqueue_tracking_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.email_outbox m
  where m.order_id = new.id and m.kind = 'order_status' and m.payload ->> 'status' = 'shipped' and m.sent_at is null
    and coalesce(m.claimed_until <= now(), true);
  perform private.enqueue_order_email('order_status', new);
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.enqueue_tracking_email is
  'Trigger: sends the tracking number of an order that was shipped before the number was known or corrected; replaces '
  'the email about the shipment when that is still waiting. Definer because admins may not write the outbox.';
create trigger orders_enqueue_tracking_email after update of tracking_number, carrier on public.orders
  for each row when (old.status = 'shipped' and new.status = 'shipped' and new.tracking_number <> ''
    and (old.tracking_number, old.carrier) is distinct from (new.tracking_number, new.carrier))
  execute function private.enqueue_tracking_email();
create index orders_search_idx on public.orders using gin (search extensions.gin_trgm_ops) with (gin_pending_list_limit = 64);
create index order_items_search_idx on public.order_items using gin (search extensions.gin_trgm_ops) with (gin_pending_list_limit = 64);

-- Keyset pagination by (created_at, id).
create index orders_newest_idx on public.orders (created_at desc, id desc);
create index orders_status_newest_idx on public.orders (status, created_at desc, id desc);
create index orders_coming_back_idx on public.orders (created_at desc, id desc)
  where status = 'shipped' and delivery_failure is not null;

create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  author uuid default auth.uid() references public.profiles (user_id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 2000 and private.is_printable(body)),
  created_at timestamptz not null default now(),
  -- Made by the form, so that a note whose answer was lost is written once.
  key uuid not null default gen_random_uuid() unique
);
comment on table public.order_notes is 'Internal notes of admins about an order. Customers never see them.';
create index order_notes_order_idx on public.order_notes (order_id, created_at);
create index order_notes_author_idx on public.order_notes (author);
alter table public.order_notes enable row level security;
grant select, insert (order_id, body, key), delete on public.order_notes to authenticated;

create policy "Admins read notes" on public.order_notes for select to authenticated
  using ((select private.is_admin()));
create policy "Admins write notes in their own name" on public.order_notes for insert to authenticated
  with check ((select private.is_admin()) and author = (select auth.uid()));
create policy "Admins delete their own notes" on public.order_notes for delete to authenticated
  using ((select private.is_admin()) and author = (select auth.uid()));

create function private.search_condition(search text, alias text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  given text := left(coalesce(search, ''), 400);
  digits text := private.normalize_phone(coalesce(private.fold_phone(given, 'morocco'), given));
  word text;
  words text := '';
begin
  foreach word in array string_to_array(left(private.normalize_search_text(given), 100), ' ') loop
    words := words || case when words = '' then '' else ' and ' end || format('%I.search like %L', alias,
      case when char_length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end);
  end loop;
  if words = '' then
    -- Of a script that is not folded, or punctuation: that is in no row. Everything would look as if it matched.
    return case when private.fold_line(given) = '' then '' else 'false' end;
  end if;
  return '(' || words || case
    when private.fold_code(given) ~ '^[0-9 ()+./-]+$' and char_length(digits) >= 3 then format(' or %I.search like %L', alias, '%' || digits || '%')
    else '' end || ')';
end
$$;
comment on function private.search_condition is
  'The WHERE condition that a row with this alias and a column search contains every word, as SQL text; empty for an empty '
  'search, false for one without words that are known here. Every value is a quoted literal, and normalized text holds no % or _. A search of digits also matches phone numbers.';

create function private.order_condition(search text, from_day date, to_day date, courier uuid, delivery text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
begin
  perform private.validate_date_range(from_day, to_day);
  if private.search_condition(search, 's') <> '' then
    condition := condition || format(' and o.id in (select s.id from public.orders s where %s union all '
      'select i.order_id from public.order_items i where %s)', private.search_condition(search, 's'), private.search_condition(search, 'i'));
  end if;
  if from_day is not null then
    condition := condition || format(' and o.created_at >= %L::timestamptz', private.start_of_day(from_day));
  end if;
  if to_day is not null then
    condition := condition || format(' and o.created_at < %L::timestamptz', private.start_of_day(to_day + 1));
  end if;
  if courier is not null then
    condition := condition || format(' and o.courier_id = %L::uuid', courier);
  end if;
  if delivery = 'on_the_way' then
    condition := condition || ' and o.status = ''shipped'' and o.delivery_failure is null';
  elsif delivery = 'coming_back' then
    condition := condition || ' and o.status = ''shipped'' and o.delivery_failure is not null';
  elsif delivery in ('refused', 'unreachable') then
    condition := condition || format(' and o.delivery_failure = %L', delivery);
  elsif coalesce(delivery, '') <> '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return condition;
end
$$;
comment on function private.order_condition is
  'The WHERE condition of the admin''s order list as SQL text, for public.orders aliased o. All words of a search are in the '
  'order, or all are in the names of one of its items. delivery: on_the_way, coming_back (a parcel on its way back), refused '
  'or unreachable (what became of a delivery). Raises invalid_request (422) for anything else.';

create function private.order_payment_condition(payment text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(payment, '') = '' then
    return '';
  elsif payment = 'due' then
    return ' and o.amount_due > 0';
  elsif payment = 'to_refund' then
    return ' and o.amount_to_refund > 0 and o.amount_to_refund > o.refunding_amount';
  elsif payment = 'refunding' then
    return ' and o.refunding_amount > 0';
  elsif payment = any (enum_range(null::public.order_payment_status)::text[]) then
    return format(' and o.payment_status = %L', payment);
  end if;
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.order_payment_condition is
  'The filter of the admin''s order list by money, as SQL text to append: a payment status, due, to_refund (without '
  'orders whose whole refund is under way), or refunding (a refund is under way). Raises '
  'invalid_request (422) for anything else.';

create type private.admin_order_row as (
  id uuid, order_number text, status public.order_status, total_amount numeric, currency text,
  payment_method public.payment_method, language public.language, contact_name text, contact_email text, phone text,
  city text, country text, tracking_number text, created_at timestamptz, payment_status public.order_payment_status,
  amount_due numeric, amount_to_refund numeric, paid_amount numeric, refunded_amount numeric, refunding_amount numeric,
  payment_due_at timestamptz, delivery_failure public.delivery_outcome, status_at timestamptz,
  note_count bigint, proof_count bigint, items jsonb, next_cursor jsonb
);

create function private.admin_orders(search text, status public.order_status, payment text, from_day date, to_day date,
  sort text, cursor jsonb, page_size integer, courier uuid, delivery text) returns setof private.admin_order_row
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction text := case sort when 'newest' then 'desc' when 'oldest' then 'asc' end;
  condition text := private.order_condition(search, from_day, to_day, courier, delivery)
    || private.order_payment_condition(payment);
begin
  perform private.require_admin();
  if direction is null or coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if status is not null then
    condition := condition || format(' and o.status = %L', status);
  end if;
  if cursor is not null then
    if not (cursor ? 'value' and cursor ? 'id') then
      raise sqlstate 'PT422' using message = 'invalid_request';
    end if;
    condition := condition || format(' and (o.created_at, o.id) %s (%L::timestamptz, %L::uuid)',
      case direction when 'desc' then '<' else '>' end, cursor ->> 'value', cursor ->> 'id');
  end if;
  return query execute format($query$
    select o.id, o.order_number, o.status, o.total_amount, o.currency, o.payment_method, o.language, o.contact_name,
      o.contact_email, o.phone, o.city, o.country, o.tracking_number, o.created_at, o.payment_status, o.amount_due,
      o.amount_to_refund, o.paid_amount, o.refunded_amount, o.refunding_amount, o.payment_due_at, o.delivery_failure,
      (select max(h.created_at) from public.order_status_history h where h.order_id = o.id),
      (select count(*) from public.order_notes n where n.order_id = o.id),
      (select count(*) from public.payment_proofs f where f.order_id = o.id),
      (select jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'quantity', i.quantity,
          'unit_price', i.unit_price, 'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar,
          'image_url', i.image_url, 'selected_variations', i.selected_variations, 'restocked_quantity', i.restocked_quantity,
          'written_off_quantity', i.written_off_quantity, 'discarded_quantity', i.discarded_quantity) order by i.id)
        from public.order_items i where i.order_id = o.id),
      jsonb_build_object('value', o.created_at, 'id', o.id)
    from (select * from public.orders o where %1$s order by o.created_at %2$s, o.id %2$s limit %3$s) o
    order by o.created_at %2$s, o.id %2$s
  $query$, condition, direction, page_size);
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_orders is
  'Implementation of public.admin_orders; checks for an admin. Definer because under row-level security the planner '
  'may not use the trigram index.';
grant execute on function private.admin_orders to authenticated;

create function public.admin_orders(search text default '', status public.order_status default null, payment text default null,
  from_day date default null, to_day date default null, sort text default 'newest', cursor jsonb default null, page_size integer default 30,
  courier uuid default null, delivery text default null)
returns table (id uuid, order_number text, status public.order_status, total_amount numeric, currency text,
  payment_method public.payment_method, language public.language, contact_name text, contact_email text, phone text,
  city text, country text, tracking_number text, created_at timestamptz, payment_status public.order_payment_status,
  amount_due numeric, amount_to_refund numeric, paid_amount numeric, refunded_amount numeric, refunding_amount numeric,
  payment_due_at timestamptz, delivery_failure public.delivery_outcome, status_at timestamptz,
  note_count bigint, proof_count bigint, items jsonb, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_orders($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) $$;
comment on function public.admin_orders is
  'Admins only. One page of orders with their lines; days are those of the shop, both included. payment: a payment status, '
  'due, to_refund or refunding. delivery: on_the_way, coming_back, refused, unreachable. status_at is when the status was set. '
  'sort: newest, oldest. Pass the last row''s next_cursor for the next page. Refuses with invalid_request (422).';
grant execute on function public.admin_orders to authenticated;

create function private.admin_order_counts(search text, payment text, from_day date, to_day date, courier uuid, delivery text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb;
  condition text := private.order_condition(search, from_day, to_day, courier, delivery) || private.order_payment_condition(payment);
begin
  perform private.require_admin();
  -- Counted apart, so that each reads an index of its own.
  execute format($query$
    select coalesce((select jsonb_object_agg(c.status, c.count) from (
        select o.status, count(*) from public.orders o where %1$s group by o.status) c), '{}'::jsonb)
      || coalesce((select jsonb_build_object('to_refund', count(*)) from public.orders o
        where %1$s and o.amount_to_refund > 0 and o.amount_to_refund > o.refunding_amount having count(*) > 0), '{}'::jsonb)
      || coalesce((select jsonb_build_object('coming_back', count(*)) from public.orders o
        where %1$s and o.status = 'shipped' and o.delivery_failure is not null having count(*) > 0), '{}'::jsonb)
  $query$, condition) into counts;
  return counts;
end
$$;
comment on function private.admin_order_counts is
  'Implementation of public.admin_order_counts; checks for an admin. Definer because under row-level security the '
  'planner may not use the trigram index.';
grant execute on function private.admin_order_counts to authenticated;

create function public.admin_order_counts(search text default '', payment text default null, from_day date default null,
  to_day date default null, courier uuid default null, delivery text default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_order_counts($1, $2, $3, $4, $5, $6) $$;
comment on function public.admin_order_counts is
  'Admins only. {status: number of orders}, and of these to_refund and coming_back (parcels that were refused or not '
  'handed over); what there is none of is missing.';
grant execute on function public.admin_order_counts to authenticated;

create function private.write_off_missing_pieces(target_order uuid, returned jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.order_items i
    where i.order_id = target_order and i.quantity > i.restocked_quantity + i.written_off_quantity + i.discarded_quantity
      and 1 <> (select count(*) from jsonb_to_recordset(returned) as g (item_id uuid) where g.item_id = i.id))
  then
    raise sqlstate 'PT409' using message = 'pieces_unknown';
  end if;
  if exists (
    select 1 from public.order_items i join jsonb_to_recordset(returned) as g (item_id uuid, quantity integer) on g.item_id = i.id
    where i.order_id = target_order and g.quantity > i.quantity - i.restocked_quantity - i.written_off_quantity - i.discarded_quantity)
  then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  update public.order_items i set written_off_quantity = i.quantity - i.restocked_quantity - i.discarded_quantity - g.quantity
  from jsonb_to_recordset(returned) as g (item_id uuid, quantity integer)
  where i.order_id = target_order and g.item_id = i.id;
end
$$;
comment on function private.write_off_missing_pieces is
  'Writes off the pieces of an order that left the shop and that are not back when it is cancelled: returned [{item_id, quantity}] are the '
  'others. Raises pieces_unknown, edit_conflict (409). Definer because no role may write items; called by set_order_statuses.';

create function private.set_order_statuses(order_ids uuid[], seen text[], status public.order_status,
  reason public.cancellation_reason, ship_unpaid boolean, returned jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  report jsonb := '[]'::jsonb;
  each_order record;
  failure text;
begin
  perform private.require_admin();
  if status is null or coalesce(cardinality(order_ids), 0) not between 1 and 200
    or cardinality(seen) is distinct from cardinality(order_ids) or (status = 'cancelled') <> (reason is not null) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if jsonb_typeof(coalesce(returned, '[]'::jsonb)) <> 'array' or exists (
    select 1 from jsonb_to_recordset(coalesce(returned, '[]'::jsonb)) as g (item_id uuid, quantity integer)
    where g.quantity is null or g.quantity < 0)
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "returned"}';
  end if;
  perform private.lock_order_stock(order_ids, status);
  for each_order in
    select distinct on (o.id) o.id, o.order_number, o.status as from_status, g.seen
    from unnest(order_ids, seen) as g (id, seen) join public.orders o on o.id = g.id order by o.id, g.seen
  loop
    failure := null;
    if each_order.from_status::text is distinct from each_order.seen then
      failure := 'status_changed';
    elsif status = 'cancelled' and each_order.from_status <> 'cancelled' and exists (
      -- An exchange that was cancelled is no longer named, unless all of it came back: then its own return has the credit.
      select 1 from public.returns r
      where r.order_id = each_order.id and (r.state in ('requested', 'approved') or r.exchange_order_id is not null))
    then
      failure := 'has_return';
    else
      begin
        if each_order.from_status in ('shipped', 'delivered') and status = 'cancelled' then
          perform private.write_off_missing_pieces(each_order.id, coalesce(returned, '[]'::jsonb));
        end if;
        update public.orders o set status = set_order_statuses.status, cancellation_reason = reason,
          unpaid_override = coalesce(ship_unpaid, false)
        where o.id = each_order.id;
      exception when sqlstate 'PT409' then
        failure := sqlerrm;
      end;
    end if;
    report := report || jsonb_build_object('id', each_order.id, 'order_number', each_order.order_number,
      'from_status', each_order.from_status, 'code', failure);
  end loop;
  return report;
exception
  when integrity_constraint_violation then
    raise exception using errcode = sqlstate, message = sqlerrm;
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "returned"}';
end
$$;
comment on function private.set_order_statuses is
  'Implementation of public.set_order_statuses; checks for an admin. Definer because no role holds UPDATE on the '
  'status: a status is changed only by a caller who names the one that was seen.';
grant execute on function private.set_order_statuses to authenticated;

create function public.set_order_statuses(order_ids uuid[], seen text[], status public.order_status,
  reason public.cancellation_reason default null, ship_unpaid boolean default false, returned jsonb default null) returns jsonb
language sql set search_path = ''
as $$ select private.set_order_statuses($1, $2, $3, $4, $5, $6) $$;
comment on function public.set_order_statuses is
  'Admins only. Sets the status of up to 200 orders, each independently; seen holds the status that the caller saw, '
  'order by order, and reason is required for cancelled and refused otherwise. Returns [{id, order_number, '
  'from_status, code}], where code is null or why the order was left unchanged: status_changed when it is not the '
  'one that was seen, so that a list that is out of date undoes nothing; out_of_stock when a cancelled order is '
  'reopened and its pieces are gone; already_refunded when a delivery would be undone, or a cancelled order reopened, '
  'whose cash was given back; cash_collected when an order would be delivered once more that owes something beside the cash of its first delivery; already_remitted when a delivery would be undone whose cash the courier has brought; '
  'return_settled when an exchange would be reopened whose return was settled otherwise, or whose first order was cancelled; has_return when an order would be cancelled of '
  'which pieces are still to come back, or were exchanged: its money is with them; unpaid when an order that is not paid at the door would be shipped before it is '
  'paid, unless ship_unpaid is true, which the history keeps; pieces_unknown when an order that was shipped or delivered would be cancelled '
  'and returned [{item_id, quantity}] does not say of each item how many pieces are back in stock (0 for none), edit_conflict '
  'when it says more than left the shop. Raises invalid_request (422).';
grant execute on function public.set_order_statuses to authenticated;
create trigger orders_limit_bulk_update after update on public.orders
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
