-- An order can be followed without signing in, by whoever holds its link: the link is in the customer's mails. What the
-- link shows names no person and no address.

-- Two random uuids: 244 random bits, 43 characters that need no escaping in an address. Not the order's id, which other
-- functions take.
create function private.new_tracking_token() returns text
language sql volatile set search_path = ''
as $$
  select translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;

alter table public.orders
  add column tracking_token text not null default private.new_tracking_token() unique
    check (tracking_token ~ '^[A-Za-z0-9_-]{43}$'),
  add column min_days integer check (min_days between 1 and 90),
  add column max_days integer check (max_days between 1 and 120);
comment on column public.orders.tracking_token is 'Opens track_order to whoever holds it. In the customer''s mails and account.';
comment on column public.orders.min_days is
  'The delivery time that was promised with the order, in business days: rates change, a promise does not.';

create function private.promise_delivery() returns trigger
language plpgsql set search_path = ''
as $$
begin
  select r.min_days, r.max_days into new.min_days, new.max_days
  from public.delivery_rates r where r.country = new.country;
  return new;
end
$$;
create trigger orders_promise_delivery before insert on public.orders
  for each row execute function private.promise_delivery();

-- Orders of before: their time is not known any more, so today's is the best guess. When they changed last stays true.
alter table public.orders disable trigger orders_touch;
update public.orders o set min_days = r.min_days, max_days = r.max_days
from public.delivery_rates r where r.country = o.country;
alter table public.orders enable trigger orders_touch;

-- Definer: visitors hold no rights on orders. The token is compared by the unique index, one lookup whatever is asked,
-- and what no order has is answered with null. There is no rate limit: guessing is hopeless, and counting the calls
-- would cost more than answering them.
create function private.track_order(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.order_number,
    'status', o.status,
    'created_at', o.created_at,
    'min_days', o.min_days,
    'max_days', o.max_days,
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
grant execute on function private.track_order(text) to anon, authenticated;

create function public.track_order(token text) returns jsonb
language sql stable set search_path = ''
as $$ select private.track_order($1) $$;
comment on function public.track_order(text) is
  'Status, history and lines of the order with this tracking token, without persons, addresses or amounts; null when there is none.';
grant execute on function public.track_order(text) to anon, authenticated;
