-- Stock moves with orders, always in one lock order: products by id, then variations by id. Anything else deadlocks
-- when two baskets hold the same pieces in opposite order.

-- Definer, and called by definer functions only.
create function private.lock_stock(product_ids uuid[], variation_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.products p where p.id = any (product_ids) order by p.id for no key update;
  perform 1 from public.product_variations v where v.id = any (variation_ids) order by v.id for no key update;
end
$$;

-- Moves the stock of an order's lines: direction -1 takes, +1 gives back. The rows are locked by then, or are here.
-- Refuses with out_of_stock and what is left of each line.
create function private.move_stock(moved_order uuid, direction integer, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  refused jsonb;
begin
  perform private.lock_stock(
    (select array_agg(distinct i.product_id) from public.order_items i where i.order_id = moved_order),
    (select array_agg(distinct u) from public.order_items i, unnest(i.variation_ids) u where i.order_id = moved_order));

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
            where o.order_id = moved_order and v.id = any (o.variation_ids))) as value_short
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = moved_order
    ) l
    where l.product_quantity > l.stock_quantity or l.value_short;
    if refused is not null then
      raise sqlstate 'PT409' using message = 'out_of_stock', detail = jsonb_build_object('lines', refused)::text;
    end if;
  end if;

  perform set_config('shop.stock_reason', reason, true), set_config('shop.stock_order', moved_order::text, true);
  update public.products p set stock_quantity = p.stock_quantity + direction * t.quantity
  from (select i.product_id, sum(i.quantity)::integer as quantity from public.order_items i
        where i.order_id = moved_order group by i.product_id) t
  where p.id = t.product_id;
  update public.product_variations v set stock_quantity = v.stock_quantity + direction * t.quantity
  from (select u as variation_id, sum(i.quantity)::integer as quantity
        from public.order_items i, unnest(i.variation_ids) u
        where i.order_id = moved_order group by u) t
  where v.id = t.variation_id;
  perform set_config('shop.stock_reason', '', true), set_config('shop.stock_order', '', true);
end
$$;

create function private.take_stock(order_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.move_stock(order_id, -1, 'order') $$;

create function private.return_stock(order_id uuid) returns void
language sql security definer set search_path = ''
as $$ select private.move_stock(order_id, 1, 'cancellation') $$;

-- A change of status is recorded, told to the customer, and moves stock when it cancels or revives the order. The row
-- lock of the update makes it happen once, however many ask for it.
create function private.follow_order_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.order_status_history (order_id, from_status, to_status, actor, created_at)
  values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, (select auth.uid()),
    case when tg_op = 'UPDATE' then new.updated_at else new.created_at end);
  if tg_op = 'UPDATE' then
    if new.status = 'cancelled' then
      perform private.return_stock(new.id);
    elsif old.status = 'cancelled' then
      perform private.take_stock(new.id);
    end if;
    perform private.queue_order_email('order_status', new);
  end if;
  return null;
end
$$;
create trigger orders_follow_insert after insert on public.orders
  for each row execute function private.follow_order_status();
create trigger orders_follow_status after update of status on public.orders
  for each row when (old.status is distinct from new.status) execute function private.follow_order_status();
