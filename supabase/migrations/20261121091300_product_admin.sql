-- The admin's products: list, edit with conflict detection, bulk update, CSV import.

create type private.admin_product_row as (
  id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric, image_url text, image_color text,
  stock_quantity integer, is_active boolean, city text, category_id uuid, categories jsonb, variation_count bigint,
  image_count bigint, created_at timestamptz, updated_at timestamptz, next_cursor jsonb
);

create function private.admin_products(search text, category text, city text, state text, stock text, sort text, cursor jsonb,
  page_size integer) returns setof private.admin_product_row
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
  set random_page_cost = 1.1
as $$
declare
  understood private.search_query := private.search_query(search, with_hidden => true);
  query tsquery := understood.exact;
  is_descending boolean := sort in ('newest', 'price_desc');
  in_city text := nullif(city, '');
  in_category text := nullif(category, '');
  with_state boolean := case state when 'active' then true when 'inactive' then false end;
  in_stock text := coalesce(stock, '');
  after_id uuid;
  after_time timestamptz;
  after_number numeric;
  after_text text;
begin
  perform private.require_admin();
  if coalesce(sort, '') not in ('newest', 'price_asc', 'price_desc', 'stock_asc', 'name_en', 'name_fr', 'name_ar')
    or coalesce(page_size, 0) not between 1 and 100
    or coalesce(state, '') not in ('', 'active', 'inactive') or in_stock not in ('', 'low', 'out')
    or cursor is not null and (cursor ->> 'value' is null or cursor ->> 'id' is null) then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  after_id := (cursor ->> 'id')::uuid;
  after_time := (case sort when 'newest' then cursor ->> 'value' end)::timestamptz;
  after_number := (case when sort in ('price_asc', 'price_desc', 'stock_asc') then cursor ->> 'value' end)::numeric;
  after_text := case when sort in ('name_en', 'name_fr', 'name_ar') then cursor ->> 'value' end;
  return query
    select p.id, p.name_en, p.name_fr, p.name_ar, p.price, p.compare_at_price, p.image_url,
      p.image_color, p.stock_quantity, p.is_active, p.city, p.category_id,
      (select jsonb_build_object('key', c.key, 'name_en', c.name_en, 'name_fr', c.name_fr, 'name_ar', c.name_ar, 'city', c.city)
        from public.categories c where c.id = p.category_id),
      (select count(*) from public.product_variations v where v.product_id = p.id),
      (select count(*) from public.product_images i where i.product_id = p.id),
      p.created_at, p.updated_at,
      jsonb_build_object('id', p.id, 'value', case sort
        when 'newest' then to_jsonb(p.created_at)
        when 'stock_asc' then to_jsonb(p.stock_quantity)
        when 'name_en' then to_jsonb(p.sort_en)
        when 'name_fr' then to_jsonb(p.sort_fr)
        when 'name_ar' then to_jsonb(p.sort_ar)
        else to_jsonb(p.price)
      end)
    from public.products p
    where (query is null or p.id in (
        select s.product_id from private.product_search s where s.words @@ query
        union all select n.id from public.products n where upper(n.sku) = upper(private.fold_code(search))))
      and (understood.max_price is null or p.price <= understood.max_price)
      and (in_city is null or p.city = in_city)
      and (in_category is null or p.category_key = in_category)
      and (with_state is null or p.is_active = with_state)
      and (in_stock <> 'out' or p.id in (select u.product_id from public.stock_units u where u.quantity = 0))
      and (in_stock <> 'low' or p.is_active and p.id in (select u.product_id from public.stock_units u where u.quantity <= 5))
      and case
        when cursor is null then true
        when sort = 'newest' then (p.created_at, p.id) < (after_time, after_id)
        when sort = 'price_asc' then (p.price, p.id) > (after_number, after_id)
        when sort = 'price_desc' then (p.price, p.id) < (after_number, after_id)
        when sort = 'stock_asc' then (p.stock_quantity, p.id) > (after_number::integer, after_id)
        when sort = 'name_en' then (p.sort_en, p.id) > (after_text, after_id)
        when sort = 'name_fr' then (p.sort_fr, p.id) > (after_text, after_id)
        else (p.sort_ar, p.id) > (after_text, after_id)
      end
    order by
      case when sort = 'newest' then p.created_at end desc,
      case when sort = 'price_asc' then p.price end,
      case when sort = 'price_desc' then p.price end desc,
      case when sort = 'stock_asc' then p.stock_quantity end,
      case when sort = 'name_en' then p.sort_en end,
      case when sort = 'name_fr' then p.sort_fr end,
      case when sort = 'name_ar' then p.sort_ar end,
      case when is_descending then p.id end desc,
      case when not is_descending then p.id end
    limit page_size;
exception when data_exception then
  -- Only a malformed cursor can raise this.
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_products is
  'Implementation of public.admin_products; checks for an admin. Planned with the values of its '
  'call, like private.list_products; with the default random_page_cost a word of many products is looked up in every row, which '
  'takes twenty times as long as its index. Definer because under row-level security the planner may not use the search index.';
grant execute on function private.admin_products to authenticated;

create function public.admin_products(search text default '', category text default '', city text default '', state text default '',
  stock text default '', sort text default 'newest', cursor jsonb default null, page_size integer default 30)
returns table (id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric, image_url text,
  image_color text, stock_quantity integer, is_active boolean, city text, category_id uuid, categories jsonb,
  variation_count bigint, image_count bigint, created_at timestamptz, updated_at timestamptz, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_products($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.admin_products is
  'Admins only. One page of products. state: active, inactive or empty for all; stock: low (5 or fewer of a '
  'combination), out (none of a combination) or empty; sort: newest, price_asc, price_desc, stock_asc, name_en, name_fr, name_ar. '
  'Pass the last row''s next_cursor for the next page. Refuses with invalid_request (422).';
grant execute on function public.admin_products to authenticated;

create function private.product_by_number(number text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select p.id from public.products p where upper(p.sku) = upper(private.fold_code(number)) and p.is_active);
end
$$;
comment on function private.product_by_number is
  'Implementation of public.product_by_number; checks for an admin. Definer because under row-level security the planner may not '
  'use the index of the numbers.';
grant execute on function private.product_by_number to authenticated;

create function public.product_by_number(number text) returns uuid
language sql stable set search_path = ''
as $$ select private.product_by_number($1) $$;
comment on function public.product_by_number is
  'Admins only. The published product with this article number or barcode, in any case; null when there is none.';
grant execute on function public.product_by_number to authenticated;

create function private.normalize_facts(facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.key) order by f.kind, f.key), '[]'::jsonb)
  from (select distinct kind, key from jsonb_to_recordset(facts) f (kind text, key text)) f
  where f.kind is distinct from 'size'
$$;
comment on function private.normalize_facts is
  'Facts of a product as [{kind, key}] in one order, without the size, which follows from the measures.';
grant execute on function private.normalize_facts to authenticated;

create function private.normalize_measures(measures jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(m) order by m.variation nulls first), '[]'::jsonb)
  from jsonb_to_recordset(measures) m (variation text, length_cm numeric(5, 1), width_cm numeric(5, 1),
    height_cm numeric(5, 1), diameter_cm numeric(5, 1), weight_g integer)
$$;
comment on function private.normalize_measures is
  'Measures of a product as [{variation, length_cm, width_cm, height_cm, diameter_cm, weight_g}] in one order. variation is a '
  'size value of the product, or null for the product itself.';
grant execute on function private.normalize_measures to authenticated;

create function private.editable_product(product_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(p) || jsonb_build_object(
    'facts', private.normalize_facts((
      select coalesce(jsonb_agg(to_jsonb(f)), '[]'::jsonb) from public.product_facts f where f.product_id = p.id)),
    'measures', private.normalize_measures((
      select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('variation', v.variation_value)), '[]'::jsonb)
      from public.product_measures m left join public.product_variations v on v.id = m.variation_id
      where m.product_id = p.id)))
  from public.products p where p.id = editable_product.product_id
$$;
comment on function private.editable_product is
  'A product with its facts and measures as the admin edits them; null when it does not exist.';
grant execute on function private.editable_product to authenticated;

create function private.save_product_facts(product_id uuid, changes jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if changes ? 'facts' then
    delete from public.product_facts f where f.product_id = save_product_facts.product_id and f.kind <> 'size'
      and not changes -> 'facts' @> jsonb_build_array(jsonb_build_object('kind', f.kind, 'key', f.key));
    insert into public.product_facts (product_id, kind, key)
    select save_product_facts.product_id, f.kind, f.key
    from jsonb_to_recordset(changes -> 'facts') f (kind text, key text)
    where not exists (select 1 from public.product_facts o
      where o.product_id = save_product_facts.product_id and o.kind = f.kind and o.key = f.key);
  end if;
  if changes ? 'measures' then
    if exists (
      select 1 from jsonb_to_recordset(changes -> 'measures') n (variation text)
        left join public.product_variations v on v.product_id = save_product_facts.product_id
          and v.variation_type = 'size' and v.variation_value = n.variation
      group by n.variation
      having count(*) > 1 or n.variation is not null and count(v.id) = 0)
    then
      raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "measures"}';
    end if;
    with requested as materialized (
      select v.id as variation_id, n.* from jsonb_to_recordset(changes -> 'measures') n (variation text,
          length_cm numeric(5, 1), width_cm numeric(5, 1), height_cm numeric(5, 1), diameter_cm numeric(5, 1), weight_g integer)
        left join public.product_variations v on v.product_id = save_product_facts.product_id
          and v.variation_type = 'size' and v.variation_value = n.variation
    ), removed as (
      delete from public.product_measures m where m.product_id = save_product_facts.product_id
        and not exists (select 1 from requested w where w.variation_id is not distinct from m.variation_id)
    )
    insert into public.product_measures as m
      (product_id, variation_id, length_cm, width_cm, height_cm, diameter_cm, weight_g)
    select save_product_facts.product_id, w.variation_id, w.length_cm, w.width_cm, w.height_cm, w.diameter_cm, w.weight_g
    from requested w
    on conflict on constraint product_measures_product_id_variation_id_key do update set length_cm = excluded.length_cm,
      width_cm = excluded.width_cm, height_cm = excluded.height_cm, diameter_cm = excluded.diameter_cm,
      weight_g = excluded.weight_g;
  end if;
end
$$;
comment on function private.save_product_facts is
  'Replaces the facts and the measures of a product by those among its changes, both as normalize_facts and '
  'normalize_measures return them. Raises invalid_request (422) for measures of an unknown size value. Invoker: the '
  'caller''s rights to the tables apply.';
grant execute on function private.save_product_facts to authenticated;

create function private.invalid_product_field(state text, table_name text, column_name text, constraint_name text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when table_name = 'product_facts' then 'facts'
    when table_name = 'product_measures' then 'measures'
    when state = '23503' then 'category_id'
    when column_name <> '' then column_name
    -- The constraint's name holds the column: products_<column>_check.
    else regexp_replace(constraint_name, '^products_(.*?)(_above_price|_unique|_check\d*)$', '\1') end
$$;
comment on function private.invalid_product_field is
  'The field of the product form that a violated constraint is about, from the diagnostics of the violation.';
grant execute on function private.invalid_product_field to authenticated;

create function public.create_product(product_id uuid, columns jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  requested jsonb := columns;
  state text;
  failed_table text;
  failed_column text;
  failed_constraint text;
begin
  if private.finished_act(product_id, 'create_product', columns) is not null then
    return private.editable_product(product_id);
  end if;
  perform private.require_admin();
  if product_id is null or columns is null or jsonb_typeof(columns) <> 'object' or exists (
    select 1 from jsonb_object_keys(columns) k
    where k not in ('name_en', 'name_fr', 'name_ar', 'description_en', 'description_fr', 'description_ar', 'price',
      'compare_at_price', 'image_url', 'image_color', 'stock_quantity', 'category_id', 'is_active', 'lead_time_days', 'sku', 'facts',
      'measures', 'variations'))
    or jsonb_typeof(coalesce(columns -> 'variations', '[]'::jsonb)) <> 'array'
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if requested ? 'facts' then
    requested := requested || jsonb_build_object('facts', private.normalize_facts(requested -> 'facts'));
  end if;
  if requested ? 'measures' then
    requested := requested || jsonb_build_object('measures', private.normalize_measures(requested -> 'measures'));
  end if;
  insert into public.products (id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price,
    compare_at_price, image_url, image_color, stock_quantity, category_id, is_active, lead_time_days, sku)
  select create_product.product_id, n.name_en, n.name_fr, n.name_ar, coalesce(n.description_en, ''),
    coalesce(n.description_fr, ''), coalesce(n.description_ar, ''), n.price, n.compare_at_price, n.image_url, n.image_color,
    coalesce(n.stock_quantity, 0), n.category_id, coalesce(n.is_active, false), n.lead_time_days, n.sku
  from jsonb_populate_record(null::public.products, requested) n
  on conflict on constraint products_pkey do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  insert into public.product_variations (product_id, variation_type, variation_value, price_adjustment)
  select create_product.product_id, v.variation_type, v.variation_value, coalesce(v.price_adjustment, 0)
  from jsonb_to_recordset(coalesce(requested -> 'variations', '[]'::jsonb))
    v (variation_type text, variation_value text, price_adjustment numeric);
  perform private.save_product_facts(product_id, requested);
  perform private.finish_act(product_id, 'create_product', columns, 'true');
  return private.editable_product(product_id);
exception
  when not_null_violation or check_violation or foreign_key_violation or unique_violation then
    get stacked diagnostics state = returned_sqlstate, failed_table = table_name, failed_column = column_name,
      failed_constraint = constraint_name;
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field',
      private.invalid_product_field(state, failed_table, failed_column, failed_constraint))::text;
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function public.create_product is
  'Admins only. Adds a product with its facts, its measures and the values of its variations, all or nothing. product_id is made by '
  'the form: a request that is sent again returns the product and changes nothing, and raises edit_conflict (409) with other values. columns are those of update_product, '
  'stock_quantity and variations ([{variation_type, variation_value, price_adjustment}]). Returns the product '
  'and raises invalid_request as update_product does. Invoker: the caller''s rights to the columns apply.';
grant execute on function public.create_product to authenticated;

create function public.update_product(product_id uuid, changes jsonb, baseline jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  requested jsonb := changes;
  started jsonb := baseline;
  current jsonb;
  conflict jsonb;
  state text;
  failed_table text;
  failed_column text;
  failed_constraint text;
begin
  perform private.require_admin();
  if changes is null or jsonb_typeof(changes) <> 'object' or baseline is null or jsonb_typeof(baseline) <> 'object'
    or changes = '{}'::jsonb
    or exists (
      select 1 from jsonb_object_keys(changes) k
      where k not in ('name_en', 'name_fr', 'name_ar', 'description_en', 'description_fr', 'description_ar', 'price',
        'compare_at_price', 'image_url', 'image_color', 'category_id', 'is_active', 'lead_time_days', 'sku', 'facts', 'measures')
        or not baseline ? k)
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if changes ? 'facts' then
    requested := requested || jsonb_build_object('facts', private.normalize_facts(changes -> 'facts'));
    started := started || jsonb_build_object('facts', private.normalize_facts(baseline -> 'facts'));
  end if;
  if changes ? 'measures' then
    requested := requested || jsonb_build_object('measures', private.normalize_measures(changes -> 'measures'));
    started := started || jsonb_build_object('measures', private.normalize_measures(baseline -> 'measures'));
  end if;
  perform 1 from public.products p where p.id = product_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  current := private.editable_product(product_id);
  select jsonb_object_agg(k, current -> k) into conflict from jsonb_object_keys(requested) k
    where current -> k is distinct from started -> k and current -> k is distinct from requested -> k;
  if conflict is not null then
    raise sqlstate 'PT409' using message = 'edit_conflict', detail = jsonb_build_object('current', conflict)::text;
  end if;
  update public.products p set
    name_en = n.name_en, name_fr = n.name_fr, name_ar = n.name_ar, description_en = n.description_en,
    description_fr = n.description_fr, description_ar = n.description_ar, price = n.price,
    compare_at_price = n.compare_at_price, image_url = n.image_url, image_color = n.image_color,
    category_id = n.category_id, is_active = n.is_active, lead_time_days = n.lead_time_days,
    sku = n.sku
  from jsonb_populate_record(null::public.products, current || requested) n
  where p.id = product_id;
  perform private.save_product_facts(product_id, requested);
  return private.editable_product(product_id);
exception
  when not_null_violation or check_violation or foreign_key_violation or unique_violation then
    get stacked diagnostics state = returned_sqlstate, failed_table = table_name, failed_column = column_name,
      failed_constraint = constraint_name;
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field',
      private.invalid_product_field(state, failed_table, failed_column, failed_constraint))::text;
  when data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function public.update_product is
  'Admins only. Changes columns of a product, its facts ([{kind, key}]) and its measures ([{variation, length_cm, width_cm, '
  'height_cm, diameter_cm, weight_g}], variation being a size value or null); baseline holds the values the editor started '
  'from. Returns the product with facts and measures. Raises edit_conflict with the current values when one was changed '
  'since (409), not_found (404), '
  'invalid_request with the field (422). Stock is not among the columns: see adjust_stock. Invoker: the caller''s '
  'rights to the columns apply.';
grant execute on function public.update_product to authenticated;

create function public.bulk_update_products(product_ids uuid[], changes jsonb, preview boolean default true, key uuid default null,
  seen jsonb default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  request constant jsonb := jsonb_build_object('products', product_ids, 'changes', changes);
  report jsonb := '[]'::jsonb;
  p record;
  basis jsonb;
  next_price numeric;
  next_before numeric;
  next_stock integer;
  next_active boolean;
  failure text;
begin
  perform private.require_admin();
  if not preview then
    report := coalesce(private.finished_act(key, 'bulk_update_products', request), report);
    if report <> '[]'::jsonb then
      return report;
    end if;
  end if;
  if coalesce(cardinality(product_ids), 0) not between 1 and 500 or changes is null or jsonb_typeof(changes) <> 'object'
    or not (changes ?| array['is_active', 'price', 'stock'])
    or (changes - array['is_active', 'price', 'stock', 'note']) <> '{}'::jsonb
    -- One way to calculate each figure: which of two keys was meant is not known.
    or (changes ? 'price' and (jsonb_typeof(changes -> 'price') <> 'object'
      or (changes -> 'price' ? 'percent') = (changes -> 'price' ? 'add')
      or (changes -> 'price') - array['percent', 'add', 'offers'] <> '{}'::jsonb
      or coalesce(changes -> 'price' ->> 'offers', 'keep') not in ('keep', 'scale', 'end')))
    or (changes ? 'stock' and (jsonb_typeof(changes -> 'stock') <> 'object'
      or (changes -> 'stock' ? 'set') = (changes -> 'stock' ? 'add')
      or (changes -> 'stock') - array['set', 'add'] <> '{}'::jsonb))
    -- Texts are not read as numbers.
    or jsonb_typeof(coalesce(changes -> 'is_active', 'true'::jsonb)) <> 'boolean'
    or jsonb_typeof(coalesce(changes #> '{price,percent}', changes #> '{price,add}', '0'::jsonb)) <> 'number'
    or jsonb_typeof(coalesce(changes #> '{stock,set}', changes #> '{stock,add}', '0'::jsonb)) <> 'number'
    or jsonb_typeof(seen) <> 'object'
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- All of them before the first is changed, which also locks the row of catalog_changes: a loop locks its rows as it comes to them.
  perform 1 from public.products r where r.id = any (product_ids) order by r.id for no key update;
  for p in
    select r.id, r.name_en, r.name_fr, r.name_ar, r.price, r.compare_at_price, r.stock_quantity, r.is_active from public.products r
    where r.id = any (product_ids) order by r.id
  loop
    failure := null;
    begin
      next_active := coalesce((changes ->> 'is_active')::boolean, p.is_active);
      next_price := case
        when changes -> 'price' ? 'percent' then round(p.price * (1 + (changes -> 'price' ->> 'percent')::numeric / 100), 0)
        when changes -> 'price' ? 'add' then round(p.price + (changes -> 'price' ->> 'add')::numeric, 2)
        else p.price end;
      next_before := case
        when next_price = p.price or p.compare_at_price is null then p.compare_at_price
        when changes -> 'price' ->> 'offers' = 'end' then null
        when changes -> 'price' ->> 'offers' = 'scale' then round(
          p.compare_at_price * next_price / p.price, case when changes -> 'price' ? 'percent' then 0 else 2 end)
        else p.compare_at_price end;
      next_stock := case
        when changes -> 'stock' ? 'set' then (changes -> 'stock' ->> 'set')::integer
        when changes -> 'stock' ? 'add' then p.stock_quantity + (changes -> 'stock' ->> 'add')::integer
        else p.stock_quantity end;
      -- What the new price is calculated from. A stock that is added to stays right when pieces are sold meanwhile.
      basis := case when changes ? 'price'
        then jsonb_build_object('price', p.price, 'compare_at_price', p.compare_at_price) else '{}'::jsonb end;
      if seen is not null and not coalesce(seen -> p.id::text @> basis, false) then
        failure := 'edit_conflict';
      elsif next_price is null or next_price not between 0.01 and 1000000 or next_before > 1000000 then
        failure := 'price_out_of_range';
      elsif next_before <= next_price then
        failure := 'offer_would_end';
      elsif next_stock is null or next_stock not between 0 and 1000000 then
        failure := 'negative_stock';
      elsif next_stock <> p.stock_quantity and exists (select 1 from public.product_variations v where v.product_id = p.id) then
        failure := 'stock_by_combination';
      else
        update public.products r set price = next_price, compare_at_price = next_before, is_active = next_active where r.id = p.id;
        if next_stock <> p.stock_quantity then
          perform private.adjust_stock(p.id,
            jsonb_build_array(jsonb_build_object('variation_ids', '[]'::jsonb, 'delta', next_stock - p.stock_quantity)),
            left(btrim(coalesce(changes ->> 'note', '')), 200), null);
        end if;
        if preview then
          -- All rules were checked; raising rolls the product back.
          raise sqlstate 'PVIEW' using message = 'preview';
        end if;
      end if;
    exception
      when sqlstate 'PVIEW' then null;
      when sqlstate 'PT409' then failure := sqlerrm;
      when invalid_text_representation or numeric_value_out_of_range then
        raise sqlstate 'PT422' using message = 'invalid_request';
    end;
    report := report || jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_fr', p.name_fr, 'name_ar', p.name_ar,
      'before', jsonb_build_object('price', p.price, 'compare_at_price', p.compare_at_price, 'stock_quantity', p.stock_quantity, 'is_active', p.is_active),
      'after', jsonb_build_object('price', next_price, 'compare_at_price', next_before, 'stock_quantity', next_stock, 'is_active', next_active),
      'code', failure);
  end loop;
  if not preview then
    perform private.finish_act(key, 'bulk_update_products', request, report);
  end if;
  return report;
end
$$;
comment on function public.bulk_update_products is
  'Admins only. Applies changes to up to 500 products, each independently, or previews them: {"is_active": true}, '
  '{"price": {"percent": -10}} (rounded to whole dirhams), {"price": {"add": 5}}, {"stock": {"add": 3}}, {"stock": '
  '{"set": 0}}, {"note": "..."}. seen holds what a preview has shown, {id: before}: a change of prices leaves out a product whose price or '
  'compare_at_price is another by now. The same key changes them once; with other values it raises edit_conflict (409). With a price, "offers" says what becomes of compare_at_price: keep (the default), '
  'scale (in proportion to the price) or end. Returns [{id, name_*, before, after, code}], where code is null or the '
  'reason why a product is not changed (edit_conflict, price_out_of_range, offer_would_end: the price would reach '
  'compare_at_price, negative_stock, variation_price, stock_by_combination, picture_missing). Raises invalid_request (422). Invoker: '
  'the caller''s rights to the columns apply.';
grant execute on function public.bulk_update_products to authenticated;

create function public.save_variation(product_id uuid, variation_id uuid, changes jsonb, baseline jsonb default null,
  stock integer default null, key uuid default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  current jsonb;
  conflict jsonb;
  pieces integer;
  request constant jsonb := jsonb_build_object('product', product_id, 'variation', variation_id, 'changes', changes, 'stock', stock);
  result jsonb;
begin
  perform private.require_admin();
  if changes is null or jsonb_typeof(changes) <> 'object' or variation_id is null or coalesce(stock, 0) not between 0 and 1000000
    or changes - array['variation_type', 'variation_value', 'price_adjustment', 'image_url'] <> '{}'::jsonb
    or baseline is not null and jsonb_typeof(baseline) <> 'object' or baseline is null and stock is null
    or jsonb_typeof(coalesce(changes -> 'price_adjustment', '0'::jsonb)) <> 'number'
  then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  result := private.finished_act(key, 'save_variation', request);
  if result is not null then
    return result;
  end if;
  perform 1 from public.products p where p.id = save_variation.product_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if baseline is null then
    insert into public.product_variations (id, product_id, variation_type, variation_value, price_adjustment, image_url)
    select variation_id, save_variation.product_id, n.variation_type, n.variation_value, coalesce(n.price_adjustment, 0), n.image_url
    from jsonb_populate_record(null::public.product_variations, changes) n;
  else
    select to_jsonb(v) into current from public.product_variations v
    where v.id = variation_id and v.product_id = save_variation.product_id;
    if current is null then
      raise sqlstate 'PT404' using message = 'not_found';
    end if;
    select jsonb_object_agg(k, current -> k) into conflict from jsonb_object_keys(changes) k
    where current -> k is distinct from baseline -> k and current -> k is distinct from changes -> k;
    if conflict is not null then
      raise sqlstate 'PT409' using message = 'edit_conflict', detail = jsonb_build_object('current', conflict)::text;
    end if;
    if changes <> '{}'::jsonb then
      update public.product_variations v set variation_type = n.variation_type, variation_value = n.variation_value,
        price_adjustment = n.price_adjustment, image_url = n.image_url
      from jsonb_populate_record(null::public.product_variations, current || changes) n
      where v.id = variation_id;
    end if;
  end if;
  -- A new value takes over what the product had; of an edited one, orders take pieces meanwhile, and the difference counts.
  if stock is not null and (baseline is not null or stock > 0) then
    pieces := stock - case when baseline is null then
        (select u.quantity from public.stock_units u
          where u.product_id = save_variation.product_id and u.variation_ids = array[variation_id])
      else (baseline ->> 'stock_quantity')::integer end;
    if pieces <> 0 or pieces is null then
      perform private.adjust_stock(save_variation.product_id,
        jsonb_build_array(jsonb_build_object('variation_ids', jsonb_build_array(variation_id), 'delta', pieces)), '', null);
    end if;
  end if;
  result := jsonb_build_object('id', variation_id);
  perform private.finish_act(key, 'save_variation', request, result);
  return result;
exception when data_exception or not_null_violation then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function public.save_variation is
  'Admins only. Adds a value to a product, or changes one, and sets its stock, all or nothing. Without baseline the value is added '
  'under variation_id; baseline holds the values from which the changes were made, with stock_quantity where the stock changes: what '
  'orders took meanwhile stays taken. stock is for a product with one type of values only. The same key does it once. Raises '
  'edit_conflict (also for a key that was used with other values), negative_stock, variation_price (409), not_found (404), invalid_request (422), and the errors of the table. Invoker: '
  'the caller''s rights to the columns apply.';
grant execute on function public.save_variation to authenticated;

create function public.import_products(rows jsonb, preview boolean default true) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  file_columns constant text[] := array['id', 'name_en', 'name_fr', 'name_ar', 'description_en', 'description_fr', 'description_ar',
    'price', 'compare_at_price', 'stock_quantity', 'category', 'city', 'is_active', 'image_url', 'variation', 'price_adjustment'];
  uuid_pattern constant text := '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
  amount_pattern constant text := '^[0-9]{1,7}([.][0-9]{1,2})?$';
  compared constant text[] := file_columns[2:14];
  seen jsonb;
  outcome jsonb;
  changes jsonb;
  twin text;
  report jsonb := '[]'::jsonb;
  given record;
  present jsonb;
  requested public.products;
  category uuid;
  action text;
  failure text;
  field text;
begin
  perform private.require_admin();
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- One import at a time: two that insert the same new words in a different order could deadlock.
  perform pg_advisory_xact_lock(hashtextextended('import_products', 0));
  perform 1 from public.products p
    where p.id in (
      select (e.value ->> 'id')::uuid from jsonb_array_elements(rows) e
      where e.value ->> 'id' ~ uuid_pattern)
    order by p.id for no key update;
  for given in select e.value as row, e.ordinality - 1 as index from jsonb_array_elements(rows) with ordinality e loop
    action := null;
    failure := null;
    field := null;
    changes := '{}'::jsonb;
    twin := null;
    present := null;
    <<given_row>> begin
      if jsonb_typeof(given.row) <> 'object' then
        raise sqlstate 'PT422' using message = 'invalid_row';
      end if;
      select k into field from jsonb_object_keys(given.row) k where k <> all (file_columns || array['key', 'baseline']) limit 1;
      if field is not null then
        raise sqlstate 'PT422' using message = 'unknown_column';
      end if;
      -- A cast reads more than people write (1e3, 0x1F4, 1_000, yes) and rounds 0.015.
      field := (
        select k.key from jsonb_each_text(given.row) k join (values ('id', uuid_pattern), ('key', uuid_pattern), ('price', amount_pattern),
          ('compare_at_price', amount_pattern), ('price_adjustment', '^-?' || substr(amount_pattern, 2)),
          ('stock_quantity', '^[0-9]{1,7}$'), ('is_active', '^(true|false)$'))
          p (key, pattern) using (key)
        where k.value <> '' and k.value !~ p.pattern order by array_position(file_columns, k.key) limit 1);
      if field is not null then
        raise sqlstate 'PT422' using message = 'invalid_value';
      end if;
      -- A variation is one of a product of the shop, and only a variation has a difference in price.
      field := case
        when coalesce(btrim(given.row ->> 'variation'), '') = '' then
          case when coalesce(given.row ->> 'price_adjustment', '') <> '' then 'variation' end
        when coalesce(given.row ->> 'id', '') = '' then 'id' end;
      if field is not null then
        raise sqlstate 'PT422' using message = 'missing';
      end if;
      if coalesce(given.row ->> 'id', '') <> '' then
        field := 'id';
        select to_jsonb(p) into present from public.products p where p.id = (given.row ->> 'id')::uuid for no key update;
        if present is null then
          raise sqlstate 'PT422' using message = 'not_found';
        end if;
        present := present || jsonb_build_object('category', present -> 'category_key');
      elsif exists (select 1 from public.products p where p.id = (given.row ->> 'key')::uuid) then
        -- An import whose answer was lost has added this row already.
        action := 'unchanged';
        raise sqlstate 'PVIEW' using message = 'imported before';
      end if;
      if coalesce(btrim(given.row ->> 'variation'), '') <> '' then
        field := 'price_adjustment';
        outcome := private.import_variation(given.row, (present ->> 'id')::uuid);
        changes := coalesce(outcome -> 'changes', changes);
        if outcome ->> 'code' is not null then
          field := outcome ->> 'field';
          raise sqlstate 'PT422' using message = outcome ->> 'code';
        end if;
        action := case when changes = '{}'::jsonb then 'unchanged' else 'update' end;
        if preview then
          raise sqlstate 'PVIEW' using message = 'preview';
        end if;
        exit given_row;
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
      requested.price := coalesce(given.row ->> 'price', present ->> 'price')::numeric(10, 2);
      field := 'compare_at_price';
      requested.compare_at_price := nullif(case when given.row ? 'compare_at_price' then given.row ->> 'compare_at_price'
        else present ->> 'compare_at_price' end, '')::numeric(10, 2);
      field := 'stock_quantity';
      requested.stock_quantity := coalesce(given.row ->> 'stock_quantity', present ->> 'stock_quantity')::integer;
      field := 'is_active';
      requested.is_active := coalesce(nullif(given.row ->> 'is_active', ''), present ->> 'is_active', 'false')::boolean;
      field := null;
      requested.name_en := coalesce(btrim(given.row ->> 'name_en'), present ->> 'name_en');
      requested.name_fr := coalesce(btrim(given.row ->> 'name_fr'), present ->> 'name_fr');
      requested.name_ar := coalesce(btrim(given.row ->> 'name_ar'), present ->> 'name_ar');
      requested.description_en := coalesce(given.row ->> 'description_en', present ->> 'description_en', '');
      requested.description_fr := coalesce(given.row ->> 'description_fr', present ->> 'description_fr', '');
      requested.description_ar := coalesce(given.row ->> 'description_ar', present ->> 'description_ar', '');
      requested.image_url := nullif(case when given.row ? 'image_url' then given.row ->> 'image_url'
        else present ->> 'image_url' end, '');
      seen := jsonb_build_object('name_en', requested.name_en, 'name_fr', requested.name_fr, 'name_ar', requested.name_ar,
        'description_en', requested.description_en, 'description_fr', requested.description_fr, 'description_ar', requested.description_ar,
        'price', requested.price, 'compare_at_price', requested.compare_at_price, 'stock_quantity', requested.stock_quantity,
        'category', (select c.key from public.categories c where c.id = category),
        'city', (select c.city from public.categories c where c.id = category), 'is_active', requested.is_active,
        'image_url', requested.image_url);
      if present is null then
        action := 'insert';
        select p.name_en into twin from public.products p
        -- Equal names have equal keys, which have an index.
        where p.sort_en = private.sort_key(requested.name_en) and lower(p.name_en) = lower(requested.name_en)
          or p.sort_fr = private.sort_key(requested.name_fr) and lower(p.name_fr) = lower(requested.name_fr)
          or p.sort_ar = private.sort_key(requested.name_ar) and p.name_ar = requested.name_ar
        limit 1;
        insert into public.products (id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price,
          compare_at_price, stock_quantity, category_id, is_active, image_url)
        values (coalesce((given.row ->> 'key')::uuid, gen_random_uuid()), requested.name_en, requested.name_fr, requested.name_ar,
          requested.description_en, requested.description_fr, requested.description_ar, requested.price, requested.compare_at_price,
          requested.stock_quantity, category, requested.is_active, requested.image_url);
      elsif exists (select 1 from unnest(compared) k where seen -> k is distinct from present -> k) then
        action := 'update';
        select jsonb_object_agg(k, jsonb_build_object('before', present -> k, 'after', seen -> k)) into changes
        from unnest(compared) k where seen -> k is distinct from present -> k;
        field := (
          select k from jsonb_object_keys(changes) k
          where given.row -> 'baseline' ? k and given.row -> 'baseline' -> k is distinct from present -> k
          order by array_position(file_columns, k) limit 1);
        if field is not null then
          raise sqlstate 'PT409' using message = 'edit_conflict';
        end if;
        update public.products p set name_en = requested.name_en, name_fr = requested.name_fr, name_ar = requested.name_ar,
          description_en = requested.description_en, description_fr = requested.description_fr,
          description_ar = requested.description_ar, price = requested.price, compare_at_price = requested.compare_at_price,
          stock_quantity = requested.stock_quantity, category_id = category, is_active = requested.is_active,
          image_url = requested.image_url
        where p.id = (present ->> 'id')::uuid;
      else
        action := 'unchanged';
      end if;
      if preview then
        -- All constraints were checked; raising rolls the row back.
        raise sqlstate 'PVIEW' using message = 'preview';
      end if;
    exception
      when sqlstate 'PVIEW' then null;
      when sqlstate 'PT422' or sqlstate 'PT409' then
        failure := sqlerrm;
        field := case failure when 'picture_missing' then 'image_url' when 'stock_by_combination' then 'stock_quantity'
          when 'variation_price' then case when field = 'price_adjustment' then field else 'price' end else field end;
      when invalid_text_representation or numeric_value_out_of_range then failure := 'invalid_value';
      when check_violation then
        -- The constraint's name holds the column: products_<column>_check.
        get stacked diagnostics field = constraint_name;
        field := regexp_replace(field, '^products_(.*?)(_above_price|_unique|_check\d*)$', '\1');
        failure := 'invalid_value';
    end;
    report := report || jsonb_build_object('index', given.index, 'action', case when failure is null then action end,
      'code', failure, 'field', case when failure is not null then field end, 'changes', changes, 'same_name', twin,
      'name', present -> 'name_en');
  end loop;
  return report;
end
$$;
comment on function public.import_products is
  'Admins only. Inserts or updates up to 500 products from rows of text, or validates them (preview): an empty id '
  'inserts, under the id key where there is one, so that a row is added once. A missing column keeps its value. baseline holds values '
  'from which the cells were changed: where the shop has another by now, the row is refused (edit_conflict). Returns [{index, action: '
  'insert|update|unchanged, code, field, changes: {column: {before, after}}, same_name, name}], same_name being a product with a name of a '
  'new one, and name that of a changed one. A row with a variation changes one of the product''s variations, see '
  'private.import_variation. Codes: missing, unknown_column, unknown_category, not_found, invalid_row, invalid_value, '
  'variation_price, picture_missing, stock_by_combination, edit_conflict, variation_row, unknown_variation, '
  'ambiguous_variation, price_by_value. Raises '
  'invalid_request (422). Invoker: the caller''s rights to the columns apply.';
grant execute on function public.import_products to authenticated;
