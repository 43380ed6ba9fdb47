-- What touches many rows locks all of them first, by id: products in one statement, variations in one, orders in one.
-- Row by row, as a file or a list happens to be sorted, two of these and a basket could wait for each other in a circle.

-- The stock that a change to `wanted` will move. Orders by id, then products, then variations.
-- Definer: nobody may lock by hand. Asks for an admin itself.
create function private.lock_order_stock(order_ids uuid[], wanted public.order_status) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moving uuid[];
begin
  perform private.require_admin();
  perform 1 from public.orders o where o.id = any (order_ids) order by o.id for no key update;
  moving := array(
    select o.id from public.orders o
    where o.id = any (order_ids) and (o.status = 'cancelled') <> (wanted = 'cancelled'));
  perform private.lock_stock(
    array(select distinct i.product_id from public.order_items i where i.order_id = any (moving)),
    array(select distinct u from public.order_items i, unnest(i.variation_ids) u where i.order_id = any (moving)));
end
$$;
grant execute on function private.lock_order_stock(uuid[], public.order_status) to authenticated;

create or replace function public.set_order_statuses(order_ids uuid[], status public.order_status) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  report jsonb := '[]'::jsonb;
  each_order record;
  failure text;
begin
  perform private.require_admin();
  if status is null or coalesce(cardinality(order_ids), 0) not between 1 and 200 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform private.lock_order_stock(order_ids, status);
  for each_order in
    select o.id, o.order_number, o.status as from_status from public.orders o where o.id = any (order_ids) order by o.id
  loop
    failure := null;
    begin
      update public.orders o set status = set_order_statuses.status where o.id = each_order.id;
    exception when sqlstate 'PT409' then
      failure := sqlerrm;
    end;
    report := report || jsonb_build_object('id', each_order.id, 'order_number', each_order.order_number,
      'from_status', each_order.from_status, 'code', failure);
  end loop;
  return report;
end
$$;

-- Of an account's orders, too: those that are finished are not the first ones by id.
create or replace function private.delete_account(confirmation text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  leaver uuid := (select auth.uid());
  address text;
begin
  if leaver is null or coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
  -- An order that is being placed at this moment is finished first, and then found below.
  perform pg_advisory_xact_lock(hashtextextended('place_order:' || leaver::text, 0));
  select p.email into address from public.profiles p where p.user_id = leaver;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if address = '' or lower(btrim(coalesce(confirmation, ''))) <> lower(address) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "confirmation"}';
  end if;

  perform 1 from public.orders o where o.user_id = leaver order by o.id for no key update;
  perform private.erase_contact(array(
    select o.id from public.orders o where o.user_id = leaver and o.status in ('delivered', 'cancelled')));
  update public.orders o set contact_erasure_due = true
  where o.user_id = leaver and o.status not in ('delivered', 'cancelled');
  -- The profile and all that hangs on it follow; the last admin's is refused there.
  delete from auth.users u where u.id = leaver;
end
$$;

-- Definer: admins may not write products.city and products.category_key themselves.
create or replace function private.spread_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.products p where p.category_id = new.id order by p.id for no key update;
  update public.products set category_id = category_id where category_id = new.id;
  return null;
end
$$;

create or replace function public.import_products(rows jsonb, preview boolean default true) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known constant text[] := array['id', 'name_en', 'name_fr', 'name_ar', 'description_en', 'description_fr', 'description_ar',
    'price', 'compare_at_price', 'stock_quantity', 'category', 'city', 'is_active', 'image_url'];
  report jsonb := '[]'::jsonb;
  given record;
  present jsonb;
  wanted public.products;
  category uuid;
  action text;
  failure text;
  field text;
begin
  perform private.require_admin();
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- One import at a time: two with the same new words, in another order, would each wait for the other's.
  perform pg_advisory_xact_lock(hashtextextended('import_products', 0));
  perform 1 from public.products p
    where p.id in (
      select (e.value ->> 'id')::uuid from jsonb_array_elements(rows) e
      where e.value ->> 'id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$')
    order by p.id for no key update;
  for given in select e.value as row, e.ordinality - 1 as index from jsonb_array_elements(rows) with ordinality e loop
    action := null;
    failure := null;
    field := null;
    begin
      if jsonb_typeof(given.row) <> 'object' then
        raise sqlstate 'PT422' using message = 'invalid_row';
      end if;
      select k into field from jsonb_object_keys(given.row) k where k <> all (known) limit 1;
      if field is not null then
        raise sqlstate 'PT422' using message = 'unknown_column';
      end if;
      present := null;
      if coalesce(given.row ->> 'id', '') <> '' then
        field := 'id';
        select to_jsonb(p) into present from public.products p where p.id = (given.row ->> 'id')::uuid for no key update;
        if present is null then
          raise sqlstate 'PT422' using message = 'not_found';
        end if;
      end if;
      foreach field in array array['name_en', 'name_fr', 'name_ar', 'price', 'stock_quantity', 'category', 'city'] loop
        if (present is null or given.row ? field) and coalesce(btrim(given.row ->> field), '') = '' then
          raise sqlstate 'PT422' using message = 'missing';
        end if;
      end loop;
      field := 'category';
      category := (present ->> 'category_id')::uuid;
      if given.row ? 'category' or given.row ? 'city' then
        select c.id into category from public.categories c
          where c.key = coalesce(given.row ->> 'category', present ->> 'category_key')
            and c.city = coalesce(given.row ->> 'city', present ->> 'city');
        if category is null then
          raise sqlstate 'PT422' using message = 'unknown_category';
        end if;
      end if;
      field := 'price';
      wanted.price := coalesce(given.row ->> 'price', present ->> 'price')::numeric(10, 2);
      field := 'compare_at_price';
      wanted.compare_at_price := nullif(case when given.row ? 'compare_at_price' then given.row ->> 'compare_at_price'
        else present ->> 'compare_at_price' end, '')::numeric(10, 2);
      field := 'stock_quantity';
      wanted.stock_quantity := coalesce(given.row ->> 'stock_quantity', present ->> 'stock_quantity')::integer;
      field := 'is_active';
      wanted.is_active := coalesce(nullif(given.row ->> 'is_active', ''), present ->> 'is_active', 'false')::boolean;
      field := null;
      wanted.name_en := coalesce(btrim(given.row ->> 'name_en'), present ->> 'name_en');
      wanted.name_fr := coalesce(btrim(given.row ->> 'name_fr'), present ->> 'name_fr');
      wanted.name_ar := coalesce(btrim(given.row ->> 'name_ar'), present ->> 'name_ar');
      wanted.description_en := coalesce(given.row ->> 'description_en', present ->> 'description_en', '');
      wanted.description_fr := coalesce(given.row ->> 'description_fr', present ->> 'description_fr', '');
      wanted.description_ar := coalesce(given.row ->> 'description_ar', present ->> 'description_ar', '');
      wanted.image_url := nullif(case when given.row ? 'image_url' then given.row ->> 'image_url'
        else present ->> 'image_url' end, '');
      if present is null then
        action := 'insert';
        insert into public.products (name_en, name_fr, name_ar, description_en, description_fr, description_ar, price,
          compare_at_price, stock_quantity, category_id, is_active, image_url)
        values (wanted.name_en, wanted.name_fr, wanted.name_ar, wanted.description_en, wanted.description_fr,
          wanted.description_ar, wanted.price, wanted.compare_at_price, wanted.stock_quantity, category, wanted.is_active,
          wanted.image_url);
      elsif (wanted.name_en, wanted.name_fr, wanted.name_ar, wanted.description_en, wanted.description_fr,
          wanted.description_ar, wanted.price, wanted.stock_quantity, category, wanted.is_active)
          is distinct from (present ->> 'name_en', present ->> 'name_fr', present ->> 'name_ar', present ->> 'description_en',
          present ->> 'description_fr', present ->> 'description_ar', (present ->> 'price')::numeric,
          (present ->> 'stock_quantity')::integer, (present ->> 'category_id')::uuid, (present ->> 'is_active')::boolean)
        or wanted.compare_at_price is distinct from (present ->> 'compare_at_price')::numeric
        or wanted.image_url is distinct from present ->> 'image_url'
      then
        action := 'update';
        update public.products p set name_en = wanted.name_en, name_fr = wanted.name_fr, name_ar = wanted.name_ar,
          description_en = wanted.description_en, description_fr = wanted.description_fr,
          description_ar = wanted.description_ar, price = wanted.price, compare_at_price = wanted.compare_at_price,
          stock_quantity = wanted.stock_quantity, category_id = category, is_active = wanted.is_active,
          image_url = wanted.image_url
        where p.id = (present ->> 'id')::uuid;
      else
        action := 'unchanged';
      end if;
      if preview then
        -- Everything was tried, constraints included; nothing stays.
        raise sqlstate 'PVIEW' using message = 'preview';
      end if;
    exception
      when sqlstate 'PVIEW' then null;
      when sqlstate 'PT422' or sqlstate 'PT409' then failure := sqlerrm;
      when invalid_text_representation or numeric_value_out_of_range then failure := 'invalid_value';
      when check_violation then
        -- The constraint's name tells the column: products_<column>_check.
        get stacked diagnostics field = constraint_name;
        field := regexp_replace(field, '^products_(.*?)(_above_price|_check\d*)$', '\1');
        failure := 'invalid_value';
    end;
    report := report || jsonb_build_object('index', given.index, 'action', case when failure is null then action end,
      'code', failure, 'field', case when failure is not null then field end);
  end loop;
  return report;
end
$$;
