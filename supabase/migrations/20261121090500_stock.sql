-- Stock: the ledger of movements and the functions that lock and change quantities.
--
-- Lock order, to avoid deadlocks: orders by id, then products by id, then variations by id, each in one statement.

create table public.stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  -- No foreign key: deleting a variation must not change the ledger.
  variation_id uuid,
  order_id uuid references public.orders (id) on delete restrict,
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('opening', 'order', 'cancellation', 'adjustment')),
  actor uuid,
  created_at timestamptz not null default now(),
  note text not null default '' check (char_length(note) <= 200)
);
comment on table public.stock_movements is
  'Append-only ledger, written by trigger. For every product and variation the quantities add up to its stock. note '
  'is the admin''s reason; empty for orders.';
create index stock_movements_product_idx on public.stock_movements (product_id, created_at desc);
create index stock_movements_order_idx on public.stock_movements (order_id);
alter table public.stock_movements enable row level security;
grant select on public.stock_movements to authenticated;
grant select on public.stock_movements to service_role;

create policy "Admins see stock movements" on public.stock_movements for select to authenticated
  using ((select private.is_admin()));
create trigger stock_movements_append_only before update or delete on public.stock_movements
  for each row execute function private.prevent_mutation();

create function private.record_stock_movement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before integer := case when tg_op = 'UPDATE' then old.stock_quantity else 0 end;
begin
  if new.stock_quantity = before then
    return null;
  end if;
  insert into public.stock_movements (product_id, variation_id, order_id, quantity, reason, actor, note)
  values (
    case when tg_table_name = 'products' then new.id else (to_jsonb(new) ->> 'product_id')::uuid end,
    case when tg_table_name = 'products' then null else new.id end,
    nullif(current_setting('shop.stock_order', true), '')::uuid,
    new.stock_quantity - before,
    case when tg_op = 'INSERT' then 'opening'
      else coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'adjustment') end,
    (select auth.uid()),
    coalesce(current_setting('shop.stock_note', true), '')
  );
  return null;
end
$$;
comment on function private.record_stock_movement() is
  'Trigger: writes a row to stock_movements for every change of stock_quantity. Orders and cancellations name their '
  'reason in transaction settings (shop.stock_reason, shop.stock_order, shop.stock_note), which API callers cannot '
  'set. Definer because admins may change stock but not write movements.';
create trigger products_record_stock after insert or update of stock_quantity on public.products
  for each row execute function private.record_stock_movement();
create trigger product_variations_record_stock after insert or update of stock_quantity on public.product_variations
  for each row execute function private.record_stock_movement();

create function private.lock_stock(product_ids uuid[], variation_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.products p where p.id = any (product_ids) order by p.id for no key update;
  perform 1 from public.product_variations v where v.id = any (variation_ids) order by v.id for no key update;
end
$$;
comment on function private.lock_stock(uuid[], uuid[]) is
  'Locks products, then variations, each by id. Definer, and called by definer functions only, because locking '
  'requires UPDATE.';

create function private.adjust_order_stock(target_order uuid, direction integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  refused jsonb;
begin
  perform private.lock_stock(
    (select array_agg(distinct i.product_id) from public.order_items i where i.order_id = target_order),
    (select array_agg(distinct u) from public.order_items i, unnest(i.variation_ids) u where i.order_id = target_order));

  if direction < 0 then
    select jsonb_agg(jsonb_build_object(
        'index', l.position, 'product_id', l.product_id, 'code', 'out_of_stock', 'available', l.available) order by l.position)
      into refused
    from (
      select row_number() over (order by i.id) - 1 as position, i.product_id,
        sum(i.quantity) over (partition by i.product_id) as product_quantity, p.stock_quantity,
        least(p.stock_quantity, (
          select min(v.stock_quantity) from public.product_variations v where v.id = any (i.variation_ids))) as available,
        exists (
          select 1 from public.product_variations v
          where v.id = any (i.variation_ids) and v.stock_quantity < (
            select sum(o.quantity) from public.order_items o
            where o.order_id = target_order and v.id = any (o.variation_ids))) as value_short
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = target_order
    ) l
    where l.product_quantity > l.stock_quantity or l.value_short;
    if refused is not null then
      raise sqlstate 'PT409' using message = 'out_of_stock', detail = jsonb_build_object('lines', refused)::text;
    end if;
  end if;

  perform set_config('shop.stock_reason', case direction when -1 then 'order' else 'cancellation' end, true), set_config('shop.stock_order', target_order::text, true);
  update public.products p set stock_quantity = p.stock_quantity + direction * t.quantity
  from (select i.product_id, sum(i.quantity)::integer as quantity from public.order_items i
        where i.order_id = target_order group by i.product_id) t
  where p.id = t.product_id;
  update public.product_variations v set stock_quantity = v.stock_quantity + direction * t.quantity
  from (select u as variation_id, sum(i.quantity)::integer as quantity
        from public.order_items i, unnest(i.variation_ids) u
        where i.order_id = target_order group by u) t
  where v.id = t.variation_id;
  perform set_config('shop.stock_reason', '', true), set_config('shop.stock_order', '', true);
end
$$;
comment on function private.adjust_order_stock(uuid, integer) is
  'Changes the stock by the quantities of an order''s items: direction -1 takes stock, 1 returns it. Locks the rows '
  'first. Raises out_of_stock (409) with what is available for each item. Definer because customers have no rights '
  'on stock; called by definer functions only.';

create index products_low_stock_idx on public.products (stock_quantity, id) where is_active and stock_quantity <= 5;
create index product_variations_low_stock_idx on public.product_variations (product_id) where stock_quantity <= 5;

create function private.low_stock_products() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from public.products p where p.is_active and p.stock_quantity <= 5
  union
  select v.product_id from public.product_variations v
  join public.products p on p.id = v.product_id and p.is_active
  where v.stock_quantity <= 5
$$;
comment on function private.low_stock_products() is
  'Ids of active products with 5 pieces or fewer, of the product or of one of its variations. The storefront shows '
  '"few left" from the same number. Definer, and called by definer functions that check for an admin.';

create function public.adjust_stock(product_id uuid, variation_id uuid, delta integer, note text default '') returns integer
language plpgsql set search_path = ''
as $$
declare
  result integer;
begin
  perform private.require_admin();
  if delta is null or delta = 0 or char_length(coalesce(note, '')) > 200 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform set_config('shop.stock_note', btrim(coalesce(note, '')), true);
  if variation_id is null then
    update public.products p set stock_quantity = p.stock_quantity + delta
    where p.id = adjust_stock.product_id returning p.stock_quantity into result;
  else
    update public.product_variations v set stock_quantity = v.stock_quantity + delta
    where v.id = variation_id and v.product_id = adjust_stock.product_id returning v.stock_quantity into result;
  end if;
  perform set_config('shop.stock_note', '', true);
  if result is null then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return result;
exception when check_violation or numeric_value_out_of_range then
  raise sqlstate 'PT409' using message = 'negative_stock';
end
$$;
comment on function public.adjust_stock(uuid, uuid, integer, text) is
  'Admins only. Adds delta to the stock of a product, or of one of its variations, with a note. A difference rather '
  'than a value, since orders change stock at the same time. Returns the new stock. Raises negative_stock (409), '
  'not_found (404), invalid_request (422). Invoker: the caller''s right to update stock_quantity applies.';
grant execute on function public.adjust_stock(uuid, uuid, integer, text) to authenticated;

create function private.lock_order_stock(order_ids uuid[], new_status public.order_status) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moving_orders uuid[];
begin
  perform private.require_admin();
  perform 1 from public.orders o where o.id = any (order_ids) order by o.id for no key update;
  moving_orders := array(
    select o.id from public.orders o
    where o.id = any (order_ids) and (o.status = 'cancelled') <> (new_status = 'cancelled'));
  perform private.lock_stock(
    array(select distinct i.product_id from public.order_items i where i.order_id = any (moving_orders)),
    array(select distinct u from public.order_items i, unnest(i.variation_ids) u where i.order_id = any (moving_orders)));
end
$$;
comment on function private.lock_order_stock(uuid[], public.order_status) is
  'Locks the orders and the stock that changing them to new_status will move, in lock order; checks for an admin. '
  'Definer, and called by definer functions only, because locking requires UPDATE.';
