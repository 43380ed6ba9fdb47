-- Guests: shoppers with an anonymous session of Auth and no account. They may place orders and see their own; what they may
-- not is in *_guest_policies.sql. Sessions cost nothing, so their limits count orders by phone number and address.

create function private.require_guest() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not (select s.allow_guest_checkout from public.shop_settings s)
    or not exists (select 1 from public.profiles p where p.user_id = (select auth.uid()))
  then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
end
$$;
comment on function private.require_guest is
  'Raises sign_in_required (42501) while the shop takes no orders of guests, and when the caller''s session was swept. For '
  'definer functions only.';

create function private.check_guest_orders(phone text, quote jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number constant text := private.normalize_phone(phone);
  settings public.shop_settings;
  recent bigint;
  oldest timestamptz;
  pieces bigint;
  subtotal numeric;
begin
  -- The orders of a number one after another, so that the counts below are exact.
  perform pg_advisory_xact_lock(hashtextextended('guest_order:' || number, 0));
  perform private.check_rate_limit('guest_order', private.address_subject(), 3600, 20);
  select * into settings from public.shop_settings;
  select count(*), min(o.created_at) into recent, oldest from public.orders o
    where o.phone_key = number and o.created_at > now() - interval '1 day';
  if recent >= 5 then
    raise sqlstate 'PT429' using message = 'too_many_orders',
      detail = jsonb_build_object('retry_after', ceil(extract(epoch from oldest + interval '1 day' - now())))::text;
  end if;
  if (select count(*) from public.orders o join public.profiles p on p.user_id = o.user_id
    where p.is_guest and o.created_at > now() - interval '1 hour') >= 300
  then
    raise sqlstate 'PT429' using message = 'too_many_orders', detail = '{"retry_after": 3600}';
  end if;
  select coalesce(sum(i.quantity), 0), coalesce(sum(i.quantity * i.unit_price), 0) into pieces, subtotal
    from public.orders o join public.order_items i on i.order_id = o.id
    where o.phone_key = number and o.status not in ('delivered', 'cancelled');
  if pieces + (select sum((l ->> 'quantity')::bigint) from jsonb_array_elements(quote -> 'lines') l) > settings.new_customer_max_pieces then
    raise sqlstate 'PT422' using message = 'new_customer_limit',
      detail = jsonb_build_object('max_pieces', settings.new_customer_max_pieces, 'open', pieces)::text;
  end if;
  if subtotal + (quote ->> 'subtotal')::numeric > settings.new_customer_max_subtotal then
    raise sqlstate 'PT422' using message = 'new_customer_limit',
      detail = jsonb_build_object('max_subtotal', settings.new_customer_max_subtotal, 'open', subtotal)::text;
  end if;
end
$$;
comment on function private.check_guest_orders is
  'The limits of a guest''s order, by phone number: 5 orders a day (too_many_orders, 429), and together with its open orders the pieces '
  'and subtotal of a new customer (new_customer_limit, 422). 20 an hour from one address, and 300 an hour in all. Definer because '
  'guests do not see the orders of others.';

create function private.find_order(order_number text, phone text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  characters constant text := regexp_replace(upper(private.fold_code(left(coalesce(order_number, ''), 80))), '[^A-Z0-9]|^[^A-Z0-9]*MCG', '', 'g');
  given constant text := left(coalesce(phone, ''), 80);
  number constant text := private.normalize_phone(given);
begin
  perform private.check_rate_limit('find_order', private.rate_limit_subject(), 600, 10);
  perform private.check_rate_limit('find_order', 'all', 60, 120);
  return (select o.tracking_token from public.orders o
    where o.order_number = 'MCG-' || characters and number <> ''
      and (o.phone_key = number or o.phone = private.fold_phone(given, o.country)));
end
$$;
comment on function private.find_order is
  'Implementation of public.find_order. Definer because visitors have no rights on orders. Both limits count every call, found '
  'or not, so that numbers cannot be tried out.';
grant execute on function private.find_order to anon, authenticated;

create function public.find_order(order_number text, phone text) returns text
language sql set search_path = ''
as $$ select private.find_order($1, $2) $$;
comment on function public.find_order is
  'The tracking token of the order with this number and phone number, both as a person types them; null when there is none. '
  'Raises too_many_requests (429) after 10 calls in 10 minutes.';
grant execute on function public.find_order to anon, authenticated;

create table private.order_transfers (
  token_hash text primary key,
  guest_id uuid not null unique references public.profiles (user_id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  account_id uuid references public.profiles (user_id) on delete cascade,
  created_at timestamptz not null default now()
);
create index order_transfers_account_id_idx on private.order_transfers (account_id);
create index order_transfers_order_id_idx on private.order_transfers (order_id);
comment on table private.order_transfers is
  'Offers of guests to move an order, and others with its phone number, into an account, for a day; one per guest. account_id is the '
  'account that took it. '
  'Row-level security without policies: only definer functions read it.';
alter table private.order_transfers enable row level security;

create function private.offer_orders(order_number text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := private.generate_tracking_token();
  offered uuid;
begin
  if (select auth.uid()) is null or not (select private.is_guest()) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select o.id into offered from public.orders o
  where o.user_id = (select auth.uid()) and (offer_orders.order_number is null or o.order_number = offer_orders.order_number)
  order by o.created_at desc, o.id limit 1;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  insert into private.order_transfers as t (token_hash, guest_id, order_id)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), (select auth.uid()), offered)
  on conflict (guest_id) do update
    set token_hash = excluded.token_hash, order_id = excluded.order_id, account_id = null, created_at = now();
  return token;
end
$$;
comment on function private.offer_orders is
  'Implementation of public.offer_orders. Definer because no role may write the offers.';
grant execute on function private.offer_orders to authenticated;

create function public.offer_orders(order_number text default null) returns text
language sql set search_path = ''
as $$ select private.offer_orders($1) $$;
comment on function public.offer_orders is
  'For guests: a token with which an account can take over this order, or without a number the latest one, and the guest''s other orders '
  'with its phone number within a day (keep_orders). It replaces an earlier one. Raises invalid_request (422) for accounts, which have '
  'none to offer, not_found (404) for an order that is not the guest''s.';
grant execute on function public.offer_orders to authenticated;

create function private.keep_orders(token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (select auth.uid());
  guest uuid;
  offered uuid;
begin
  perform private.require_account();
  update private.order_transfers t set account_id = account
  where t.token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex') and t.created_at > now() - interval '1 day'
    and coalesce(t.account_id, account) = account
  returning t.guest_id, t.order_id into guest, offered;
  if guest is null then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  -- The lock of place_order: an order being placed is finished first, and then moved.
  perform pg_advisory_xact_lock(hashtextextended('place_order:' || guest::text, 0));
  -- Others of a browser that people share have other phone numbers, and stay with the guest.
  update public.orders o set user_id = account
  where o.user_id = guest and o.phone_key = (select k.phone_key from public.orders k where k.id = offered);
  if not exists (select 1 from public.orders o where o.user_id = guest) then
    return guest;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.keep_orders is
  'Implementation of public.keep_orders. Definer because no role holds UPDATE on orders.user_id. The row of the offer names the '
  'account that took it, so that of two accounts with the same token one has the orders, and a lost answer can be repeated.';
grant execute on function private.keep_orders to authenticated;

create function public.keep_orders(token text) returns uuid
language sql set search_path = ''
as $$ select private.keep_orders($1) $$;
comment on function public.keep_orders is
  'Moves the order of this offer (offer_orders), and the guest''s others with its phone number, to the caller''s account; returns the '
  'guest''s id when the guest has no order left. A repeated call of the same account does no harm. Raises sign_in_required (42501) for guests, not_found (404) for a token that is unknown, '
  'replaced, taken by another account or older than a day.';
grant execute on function public.keep_orders to authenticated;
