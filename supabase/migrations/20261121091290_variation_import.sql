-- The variations of products in the files that admins export and import.

create function private.named_combinations(product_ids uuid[])
returns table (product_id uuid, variation text, variation_ids uuid[], price_adjustment numeric, quantity integer)
language sql stable set search_path = ''
as $$
  select u.product_id, string_agg(v.variation_type || ': ' || v.variation_value, ' / ' order by v.variation_type), u.variation_ids,
    case when cardinality(u.variation_ids) = 1 then min(v.price_adjustment) end, u.quantity
  from public.stock_units u
    join public.product_variations v on v.product_id = u.product_id and v.id = any (u.variation_ids)
  where u.product_id = any (product_ids)
  group by u.product_id, u.variation_ids
  union all
  select v.product_id, v.variation_type || ': ' || v.variation_value, array[v.id], v.price_adjustment, null
  from public.product_variations v
  where v.product_id = any (product_ids)
    and exists (select 1 from public.product_variations o where o.product_id = v.product_id and o.variation_type <> v.variation_type)
$$;
comment on function private.named_combinations is
  'What a file names of the products'' variations: each combination with its pieces ("color: Red / size: Small"), and each value '
  'with its price ("size: Small"). Of a product with one type of values both are one row; otherwise the combination has no price '
  '(null), and the value no pieces.';
grant execute on function private.named_combinations to authenticated;

create function public.export_variations(product_ids uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  if coalesce(cardinality(product_ids), 0) not between 1 and 200 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.product_id, 'variation', c.variation,
        'price_adjustment', c.price_adjustment, 'stock_quantity', c.quantity)
      order by c.product_id, c.quantity is not null, c.variation), '[]'::jsonb)
    from private.named_combinations(product_ids) c);
end
$$;
comment on function public.export_variations is
  'Admins only. The variations of up to 200 products as import_products reads them: [{id, variation, price_adjustment, '
  'stock_quantity}]. One value, because the Data API returns no more than max_rows rows. Raises invalid_request (422).';
grant execute on function public.export_variations to authenticated;

create function private.import_variation(given jsonb, target_product uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  named constant text := regexp_replace(lower(btrim(given ->> 'variation')), '\s+', ' ', 'g');
  changes jsonb := '{}'::jsonb;
  field text;
  unit record;
  present jsonb;
  requested jsonb;
begin
  field := (
    select k.key from jsonb_each_text(given - array['id', 'variation', 'price_adjustment', 'stock_quantity', 'key', 'baseline']) k
    where btrim(k.value) <> '' order by k.key limit 1);
  if field is not null then
    return jsonb_build_object('code', 'variation_row', 'field', field);
  end if;
  -- People leave out the types (Red / Small) and write small letters; the whole name takes precedence.
  with candidates as (
    select c.*, case when c.variation = btrim(given ->> 'variation') then 1 when lower(c.variation) = named then 2 else 3 end as rank
    from private.named_combinations(array[target_product]) c
    where named in (lower(c.variation), (
      select string_agg(lower(v.variation_value), ' / ' order by v.variation_type)
      from public.product_variations v where v.id = any (c.variation_ids)))
  )
  select c.*, count(*) over () as matches into unit
  from candidates c where c.rank = (select min(rank) from candidates) limit 1;
  if not found or unit.matches > 1 then
    return jsonb_build_object('field', 'variation',
      'code', case when unit.matches > 1 then 'ambiguous_variation' else 'unknown_variation' end);
  end if;
  present := jsonb_build_object('price_adjustment', unit.price_adjustment, 'stock_quantity', unit.quantity);
  requested := jsonb_build_object('price_adjustment', (nullif(given ->> 'price_adjustment', ''))::numeric(10, 2),
    'stock_quantity', (nullif(given ->> 'stock_quantity', ''))::integer);
  foreach field in array array['price_adjustment', 'stock_quantity'] loop
    if not given ? field or given ->> field = '' and present -> field = 'null'::jsonb then
      continue;
    elsif given ->> field = '' then
      return jsonb_build_object('code', 'missing', 'field', field);
    elsif present -> field = 'null'::jsonb then
      return jsonb_build_object('field', field,
        'code', case field when 'stock_quantity' then 'stock_by_combination' else 'price_by_value' end);
    elsif abs((requested ->> field)::numeric) > 1000000 then
      return jsonb_build_object('code', 'invalid_value', 'field', field);
    elsif requested -> field <> present -> field then
      changes := changes || jsonb_build_object(field, jsonb_build_object('before', present -> field, 'after', requested -> field));
    end if;
  end loop;
  field := (
    select k from jsonb_object_keys(changes) k
    where given -> 'baseline' ? k and given -> 'baseline' -> k is distinct from present -> k order by k limit 1);
  if field is not null then
    return jsonb_build_object('code', 'edit_conflict', 'field', field, 'changes', changes);
  end if;
  if changes ? 'price_adjustment' then
    update public.product_variations v set price_adjustment = (requested ->> 'price_adjustment')::numeric where v.id = unit.variation_ids[1];
  end if;
  if changes ? 'stock_quantity' then
    perform private.adjust_stock(target_product, jsonb_build_array(jsonb_build_object('variation_ids', unit.variation_ids,
      'delta', (requested ->> 'stock_quantity')::integer - unit.quantity)), '', null);
  end if;
  return jsonb_build_object('code', null, 'changes', changes);
end
$$;
comment on function private.import_variation is
  'Changes price and stock of one of a product''s variations as a row of import_products says, and returns {code, field, changes} of '
  'its report. The caller has checked the values'' forms, locked the product, and checks for an admin. Codes: variation_row, '
  'unknown_variation, ambiguous_variation, missing, stock_by_combination, price_by_value, invalid_value, edit_conflict. Invoker: the '
  'caller''s rights to the columns apply.';
grant execute on function private.import_variation to authenticated;
