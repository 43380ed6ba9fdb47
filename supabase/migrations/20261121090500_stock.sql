-- Stock: quantities by stock unit, the ledger of movements and the functions that lock and change quantities.
--
-- Lock order, to avoid deadlocks: orders by id, then their payments and returns, then products by id, then variations by id, each in one
-- statement, then promotions, then stock units. Everything that changes a quantity locks the unit's product first.

create table public.stock_units (
  product_id uuid not null references public.products (id) on delete cascade,
  variation_ids uuid[] not null default '{}',
  quantity integer not null default 0 check (quantity between 0 and 1000000),
  movement_id bigint,
  primary key (product_id, variation_ids)
) with (fillfactor = 80);
comment on table public.stock_units is
  'What can be sold, and how many pieces of it there are. variation_ids, sorted, is one value of every type of the '
  'product; empty for a product without variations. Triggers keep one row for each combination, and '
  'products.stock_quantity and product_variations.stock_quantity as sums of these rows. A narrow table, because every '
  'order updates it. Written by private.change_stock; movement_id is the row of stock_movements that led to the quantity, and a '
  'quantity that is written without one is recorded as an adjustment.';
-- Few units are low, so this index stays small.
create index stock_units_low_idx on public.stock_units (product_id) where quantity <= 5;
alter table public.stock_units enable row level security;
grant select (product_id, variation_ids, quantity) on public.stock_units to anon, authenticated, service_role;
grant update (quantity) on public.stock_units to service_role;
create policy "Visitors see stock of visible products" on public.stock_units for select to anon
  using (exists (select 1 from public.products p where p.id = stock_units.product_id));
create policy "Signed-in users see stock of visible products" on public.stock_units for select to authenticated
  using (exists (select 1 from public.products p where p.id = stock_units.product_id));

create table public.stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  -- No foreign keys: deleting a variation must not change the ledger.
  variation_ids uuid[] not null default '{}',
  order_id uuid references public.orders (id) on delete restrict,
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('opening', 'order', 'cancellation', 'adjustment', 'options', 'refund', 'correction')),
  actor uuid,
  created_at timestamptz not null default now(),
  note text not null default '' check (char_length(note) <= 200)
);
comment on table public.stock_movements is
  'Append-only ledger. For every stock unit the quantities add up to its stock. note is the '
  'admin''s reason; empty for orders. reason options: variations were added or deleted, so that the combinations changed; correction: an '
  'admin changed the pieces of an order.';
create index stock_movements_product_idx on public.stock_movements (product_id, id desc);
create index stock_movements_order_idx on public.stock_movements (order_id);
alter table public.stock_movements enable row level security;
grant select on public.stock_movements to authenticated;
grant select on public.stock_movements to service_role;

create policy "Admins see stock movements" on public.stock_movements for select to authenticated
  using ((select private.is_admin()));
create trigger stock_movements_append_only before update or delete on public.stock_movements
  for each row execute function private.prevent_mutation();

create type private.stock_change as (product_id uuid, variation_ids uuid[], quantity integer);
comment on type private.stock_change is 'Pieces to add to a stock unit; negative ones are taken.';

create function private.change_stock(changes private.stock_change[], reason text, for_order uuid default null, note text default '')
returns integer
language plpgsql set search_path = ''
as $$
declare
  changed integer;
begin
  with moved as (
    insert into public.stock_movements (product_id, variation_ids, order_id, quantity, reason, actor, note)
    select u.product_id, u.variation_ids, for_order, sum(c.quantity), change_stock.reason, (select auth.uid()), change_stock.note
    from unnest(changes) c join public.stock_units u on u.product_id = c.product_id and u.variation_ids = c.variation_ids
    group by u.product_id, u.variation_ids having sum(c.quantity) <> 0
    returning id, product_id, variation_ids, quantity
  )
  update public.stock_units u set quantity = u.quantity + m.quantity, movement_id = m.id
  from moved m where u.product_id = m.product_id and u.variation_ids = m.variation_ids;
  get diagnostics changed = row_count;
  return changed;
end
$$;
comment on function private.change_stock is
  'Changes quantities and writes the movements that explain them, in one statement, so that triggers see the whole change. Pieces of units '
  'that no longer exist are left out. Returns how many units changed. A quantity below zero violates the table''s check. Called by definer '
  'functions that hold the locks of the products.';

create function private.record_stock_edit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.stock_movements (product_id, variation_ids, quantity, reason, actor)
  values (new.product_id, new.variation_ids, new.quantity - case when tg_op = 'UPDATE' then old.quantity else 0 end,
    case tg_op when 'INSERT' then 'opening' else 'adjustment' end, (select auth.uid()))
  returning id into new.movement_id;
  return new;
end
$$;
comment on function private.record_stock_edit is
  'Trigger: writes the movement of a quantity that was written without one, by an editor of the table or as the stock of a product. '
  'Definer because no role may write movements.';
create trigger stock_units_record_opening before insert on public.stock_units
  for each row when (new.quantity <> 0 and new.movement_id is null) execute function private.record_stock_edit();
create trigger stock_units_record_edit before update of quantity on public.stock_units
  for each row when (old.quantity <> new.quantity and old.movement_id is not distinct from new.movement_id)
  execute function private.record_stock_edit();

create function private.sync_stock_sums() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  products uuid[] := array(select distinct c.product_id from changed c);
begin
  perform 1 from public.products p where p.id = any (products) order by p.id for no key update;
  update public.products p set stock_quantity = s.total
  from (select u.product_id, sum(u.quantity)::integer as total from public.stock_units u
    where u.product_id = any (products) group by u.product_id) s
  where p.id = s.product_id and p.stock_quantity <> s.total;
  update public.product_variations v set stock_quantity = s.total
  from (select u.product_id, i as variation_id, sum(u.quantity)::integer as total
    from public.stock_units u, unnest(u.variation_ids) i where u.product_id = any (products) group by 1, 2) s
  where v.id = s.variation_id and v.stock_quantity <> s.total;
  perform private.refresh_from_prices(products);
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.sync_stock_sums is
  'Trigger: sets stock_quantity of the products and variations to the sums of their changed stock units, and their lowest prices '
  'that can be bought. Locks the products first, in a statement of its own, so that the sums see what other transactions committed. Definer because '
  'customers'' orders change stock.';
create trigger stock_units_sync_on_insert after insert on public.stock_units
  referencing new table as changed for each statement execute function private.sync_stock_sums();
create trigger stock_units_sync_on_update after update on public.stock_units
  referencing new table as changed for each statement execute function private.sync_stock_sums();
create trigger stock_units_sync_on_delete after delete on public.stock_units
  referencing old table as changed for each statement execute function private.sync_stock_sums();

create function private.apply_product_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.stock_units (product_id, quantity) select a.id, a.stock_quantity from added a order by a.id;
  elsif new.stock_quantity <> (select sum(u.quantity) from public.stock_units u where u.product_id = new.id) then
    if exists (select 1 from public.product_variations v where v.product_id = new.id) then
      raise sqlstate 'PT409' using message = 'stock_by_combination';
    end if;
    update public.stock_units u set quantity = new.stock_quantity where u.product_id = new.id;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.apply_product_stock is
  'Trigger: a product''s stock_quantity, written directly, is the stock of its only unit. Raises stock_by_combination '
  '(409) for a product with variations, whose stock_quantity is a sum. Definer because API roles may not write stock units.';
create trigger products_apply_stock_on_insert after insert on public.products
  referencing new table as added for each statement execute function private.apply_product_stock();
create trigger products_apply_stock_on_update after update of stock_quantity on public.products
  for each row when (old.stock_quantity <> new.stock_quantity) execute function private.apply_product_stock();

create function private.refuse_variation_stock() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.stock_quantity <> (select coalesce(sum(u.quantity), 0) from public.stock_units u
      where u.product_id = new.product_id and new.id = any (u.variation_ids)) then
    raise sqlstate 'PT409' using message = 'stock_by_combination';
  end if;
  return new;
end
$$;
comment on function private.refuse_variation_stock is
  'Trigger: raises stock_by_combination (409) when a variation''s stock_quantity is written with anything but the sum '
  'of its units. Invoker: who may write a variation may read its units.';
create trigger product_variations_refuse_stock before insert or update of stock_quantity on public.product_variations
  for each row execute function private.refuse_variation_stock();

create function private.combine_variations(target_product uuid) returns table (variation_ids uuid[], rank bigint)
language plpgsql stable set search_path = ''
as $$
declare
  max_combinations constant integer := 500;
  kind text;
  combined jsonb := '[[]]'::jsonb;
begin
  for kind in
    select v.variation_type from public.product_variations v where v.product_id = target_product group by 1 order by 1
  loop
    select jsonb_agg(c.value || to_jsonb(v.id) order by c.ordinality, v.variation_value) into combined
    from jsonb_array_elements(combined) with ordinality c, public.product_variations v
    where v.product_id = target_product and v.variation_type = kind;
    if jsonb_array_length(combined) > max_combinations then
      raise sqlstate 'PT422' using
        message = 'too_many_combinations', detail = jsonb_build_object('max', max_combinations)::text;
    end if;
  end loop;
  return query
    select array(select (i #>> '{}')::uuid from jsonb_array_elements(c.value) i order by 1), c.ordinality
    from jsonb_array_elements(combined) with ordinality c;
end
$$;
comment on function private.combine_variations is
  'Every combination of one value of each type of a product, in the order of types and values: the sorted ids, and the '
  'rank. One empty combination for a product without variations. Raises too_many_combinations (422) above 500.';

create function private.rebuild_stock_units(target_product uuid, retyped uuid default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from public.products p where p.id = target_product for no key update;
  if not found then
    return;
  end if;
  with combinations as materialized (
    select c.variation_ids, c.rank from private.combine_variations(target_product) c
  ), obsolete as (
    delete from public.stock_units u
    where u.product_id = target_product and not exists (select 1 from combinations c where c.variation_ids = u.variation_ids)
    returning u.variation_ids, u.quantity
  ), remaining as (
    select o.variation_ids, o.quantity, array(
      select v.id from public.product_variations v where v.id = any (o.variation_ids) order by v.id) as kept from obsolete o
  ), moved as (
    select t.variation_ids, sum(r.quantity)::integer as quantity
    from remaining r cross join lateral (
      select c.variation_ids from combinations c
      where r.kept = r.variation_ids or c.variation_ids = r.kept
      order by (select count(*) from unnest(r.kept) k where k = any (c.variation_ids)) desc, retyped = any (c.variation_ids) desc, c.rank limit 1
    ) t
    group by t.variation_ids
  ), movements as (
    insert into public.stock_movements (product_id, variation_ids, quantity, reason, actor)
    select target_product, c.variation_ids, c.quantity, 'options', (select auth.uid())
    from (select o.variation_ids, -o.quantity as quantity from obsolete o union all select m.variation_ids, m.quantity from moved m) c
    where c.quantity <> 0
    returning id, variation_ids, quantity
  )
  insert into public.stock_units as u (product_id, variation_ids, quantity, movement_id)
  select target_product, c.variation_ids, coalesce(m.quantity, 0), m.id
  from combinations c left join movements m on m.variation_ids = c.variation_ids
  on conflict (product_id, variation_ids) do update set quantity = u.quantity + excluded.quantity, movement_id = excluded.movement_id
  where excluded.quantity <> 0;
end
$$;
comment on function private.rebuild_stock_units is
  'Gives a product one stock unit for each combination of its variations. Pieces of combinations that no longer exist '
  'move to the first combination that continues them, when a type was added; when a value got another type (retyped), to one that '
  'shares most values with theirs, of these to one with that value; or to the one without the type that was deleted; '
  'pieces of a deleted value are written off. Locks the product.';

create function private.change_combinations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.rebuild_stock_units(new.product_id, new.id);
  else
    perform private.rebuild_stock_units(c.product_id) from (select distinct product_id from changed order by 1) c;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.change_combinations is
  'Trigger: rebuilds the stock units of products whose variations were added, deleted or got another type. Definer '
  'because API roles may not write stock units.';
create trigger product_variations_combine_on_insert after insert on public.product_variations
  referencing new table as changed for each statement execute function private.change_combinations();
create trigger product_variations_combine_on_delete after delete on public.product_variations
  referencing old table as changed for each statement execute function private.change_combinations();
create trigger product_variations_combine_on_update after update of variation_type on public.product_variations
  for each row when (old.variation_type <> new.variation_type) execute function private.change_combinations();

create function private.lock_stock(product_ids uuid[], variation_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.products p where p.id = any (product_ids) order by p.id for no key update;
  perform 1 from public.product_variations v where v.id = any (variation_ids) order by v.id for no key update;
end
$$;
comment on function private.lock_stock is
  'Locks products, then variations, each by id. Definer, and called by definer functions only, because locking '
  'requires UPDATE.';

create function private.stock_unit_of(target_product uuid, chosen uuid[], selected jsonb default '{}'::jsonb) returns uuid[]
language sql stable set search_path = ''
as $$
  select u.variation_ids
  from (
    select array(
      select distinct on (v.variation_type) v.id from public.product_variations v
      where v.product_id = target_product
        and (v.id = any (chosen) or v.variation_value = selected ->> v.variation_type)
      order by v.variation_type, v.id = any (chosen) desc) as ids
  ) c
  join public.stock_units u on u.product_id = target_product and u.variation_ids @> c.ids
  where cardinality(c.ids) = cardinality(chosen)
  order by cardinality(u.variation_ids), u.variation_ids limit 1
$$;
comment on function private.stock_unit_of is
  'The variation_ids of the stock unit of chosen variations; of the first one that continues them when the product has '
  'got another type since. selected is the choice by its words, {type: value}: a value that was deleted and made again is found by them. '
  'Null when a chosen value no longer exists.';

create function private.pieces_of_order(target_order uuid, direction integer) returns private.stock_change[]
language sql stable set search_path = ''
as $$
  select array_agg((i.product_id, private.stock_unit_of(i.product_id, i.variation_ids, i.selected_variations),
    direction * (i.quantity - i.restocked_quantity - i.written_off_quantity - i.discarded_quantity))::private.stock_change)
  from public.order_items i where i.order_id = target_order
$$;
comment on function private.pieces_of_order is
  'The pieces that an order holds, as a change of stock: direction -1 takes them, 1 returns them. The unit is null when a chosen value was deleted.';

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
        sum(i.quantity) over (partition by i.product_id, i.unit) as requested, coalesce(u.quantity, 0) as available
      from (
        select o.id, o.product_id, o.quantity - o.restocked_quantity - o.written_off_quantity - o.discarded_quantity as quantity,
          private.stock_unit_of(o.product_id, o.variation_ids, o.selected_variations) as unit
        from public.order_items o where o.order_id = target_order
      ) i
      left join public.stock_units u on u.product_id = i.product_id and u.variation_ids = i.unit
    ) l
    where l.requested > l.available;
    if refused is not null then
      raise sqlstate 'PT409' using message = 'out_of_stock', detail = jsonb_build_object('lines', refused)::text;
    end if;
  end if;

  perform private.change_stock(private.pieces_of_order(target_order, direction),
    case direction when -1 then 'order' else 'cancellation' end, target_order);
end
$$;
comment on function private.adjust_order_stock is
  'Changes the stock by the quantities of an order''s items, less what a refund returned, what was written off and what was discarded: direction -1 takes stock, 1 '
  'returns it, except pieces of values that were deleted since. Locks the rows '
  'first. Raises out_of_stock (409) with what is available for each item. Definer because customers have no rights on '
  'stock; called by definer functions only.';

create function private.low_stock_products() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select distinct u.product_id from public.stock_units u
  join public.products p on p.id = u.product_id and p.is_active
  where u.quantity <= 5
$$;
comment on function private.low_stock_products is
  'Ids of active products with 5 pieces or fewer of one of their combinations. The storefront shows "few left" from '
  'the same number. Definer, and called by definer functions that check for an admin.';

create function private.adjust_stock(target_product uuid, changes jsonb, note text, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
  request constant jsonb := jsonb_build_object('product', target_product, 'changes', changes, 'note', note);
  result jsonb := private.finished_act(key, 'adjust_stock', request);
begin
  perform private.require_admin();
  if result is not null then
    return result;
  end if;
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) not between 1 and 500
    or char_length(coalesce(note, '')) > 200
    or exists (select 1 from jsonb_array_elements(changes) e where jsonb_typeof(e -> 'delta') is distinct from 'number') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform 1 from public.products p where p.id = target_product for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  changed := private.change_stock(
    (select array_agg((target_product,
        array(select i::uuid from jsonb_array_elements_text(e.value -> 'variation_ids') i order by i::uuid),
        (e.value ->> 'delta')::integer)::private.stock_change)
      from jsonb_array_elements(changes) e),
    'adjustment', note => btrim(coalesce(note, '')));
  -- Every change must have met its own unit.
  if changed <> jsonb_array_length(changes) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select jsonb_agg(jsonb_build_object('variation_ids', u.variation_ids, 'quantity', u.quantity) order by u.variation_ids) into result
  from public.stock_units u where u.product_id = target_product;
  perform private.finish_act(key, 'adjust_stock', request, result);
  return result;
exception
  when check_violation or numeric_value_out_of_range then
    raise sqlstate 'PT409' using message = 'negative_stock';
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
  when integrity_constraint_violation then
    raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.adjust_stock is
  'Implementation of public.adjust_stock. Definer because API roles may not write stock units; checks for an admin.';
grant execute on function private.adjust_stock to authenticated;

create function public.adjust_stock(product_id uuid, changes jsonb, note text default '', key uuid default null) returns jsonb
language sql set search_path = ''
as $$ select private.adjust_stock($1, $2, $3, $4) $$;
comment on function public.adjust_stock is
  'Admins only. Changes the stock of a product, all or nothing: changes is [{variation_ids, delta}], a difference '
  'rather than a value, since orders change stock at the same time. The same key changes it once. Returns the units [{variation_ids, quantity}]. '
  'Raises negative_stock (409), not_found (404), invalid_request (422).';
grant execute on function public.adjust_stock to authenticated;

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
  perform private.lock_exchanged_returns(moving_orders);
  perform private.lock_stock(
    array(select distinct i.product_id from public.order_items i where i.order_id = any (moving_orders)),
    array(select distinct u from public.order_items i, unnest(i.variation_ids) u where i.order_id = any (moving_orders)));
end
$$;
comment on function private.lock_order_stock is
  'Locks the orders, and the returns and the stock that changing them to new_status will move, in lock order; checks for an admin. '
  'Definer, and called by definer functions only, because locking requires UPDATE.';
