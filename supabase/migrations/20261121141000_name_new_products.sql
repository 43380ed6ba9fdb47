-- A form gives its product an id before it sends it: sent again after a lost answer, it makes no second one.
grant insert (id) on public.products to authenticated;

-- A type's last value that goes can leave a cheaper combination of the others, too. Definer: as before.
create or replace function private.check_lowest_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  checked uuid := (changed ->> case when tg_table_name = 'products' then 'id' else 'product_id' end)::uuid;
  lowest numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('lowest_price:' || checked::text, 0));
  select p.price + coalesce(
      (select sum(t.least) from (
        select min(v.price_adjustment) as least from public.product_variations v
        where v.product_id = p.id group by v.variation_type) t), 0)
    into lowest from public.products p where p.id = checked;
  if lowest <= 0 then
    raise sqlstate 'PT409' using
      message = 'variation_price', detail = jsonb_build_object('product_id', checked, 'lowest_price', lowest)::text;
  end if;
  return null;
end
$$;
create trigger product_variations_check_lowest_price_after_delete after delete on public.product_variations
  for each row execute function private.check_lowest_price();

-- A value may take off more than the price where another type adds it again: that is all of the price, and not more.
-- Definer: as before.
create or replace function private.refresh_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  product uuid := (changed ->> case when tg_table_name = 'products' then 'id' else 'product_id' end)::uuid;
  best numeric;
begin
  select round(least(1, greatest(
      coalesce(1 - p.price / p.compare_at_price, 0),
      coalesce((select -min(v.price_adjustment) from public.product_variations v where v.product_id = p.id) / p.price, 0))), 4)
    into best from public.products p where p.id = product;
  if best > 0 then
    insert into private.product_offers as o (product_id, discount) values (product, best)
    on conflict (product_id) do update set discount = excluded.discount where o.discount <> excluded.discount;
  else
    delete from private.product_offers o where o.product_id = product;
  end if;
  return null;
end
$$;
