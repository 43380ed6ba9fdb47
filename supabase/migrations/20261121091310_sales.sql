-- Sales: from one time to another, products cost some percent less. A job lowers their prices and restores them.

create table public.sales (
  -- Chosen by the caller: a sale that is sent again is planned once.
  id uuid primary key,
  name text not null check (private.is_plain_name(name) and name ~ '^\S(.*\S)?$' and char_length(name) <= 80),
  percent smallint not null check (percent between 1 and 90),
  category_keys text[] check (cardinality(category_keys) between 1 and 100),
  product_ids uuid[] check (cardinality(product_ids) between 1 and 500),
  starts_at timestamptz not null check (starts_at between '2020-01-01T00:00:00Z' and '2199-12-31T00:00:00Z'),
  ends_at timestamptz not null check (ends_at <= '2200-12-31T00:00:00Z'),
  begun_at timestamptz,
  stopped_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sales_product_ids_scope check (category_keys is null or product_ids is null),
  constraint sales_ends_at_period check (ends_at > starts_at and ends_at - starts_at <= interval '366 days')
);
comment on table public.sales is
  'Planned, running and ended sales, for admins. Without categories and products a sale is of every product.';
comment on column public.sales.begun_at is 'When the job began to lower prices; null while the sale is planned.';
comment on column public.sales.stopped_at is 'When an admin ended the sale early.';
comment on column public.sales.ended_at is
  'When the last price was restored. Without begun_at: the period was over before the job ran.';
create index sales_starts_at_idx on public.sales (starts_at desc, id);
create index sales_open_idx on public.sales (starts_at) where ended_at is null;
alter table public.sales enable row level security;
grant select on public.sales to authenticated;
create policy "Admins see sales" on public.sales for select to authenticated using ((select private.is_admin()));
create trigger sales_set_updated_at before update on public.sales
  for each row execute function private.set_updated_at();
create trigger sales_audit after insert or update or delete on public.sales
  for each row execute function private.audit('id');

create table public.sale_products (
  sale_id uuid not null references public.sales (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  outcome public.sale_outcome not null default 'waiting',
  price_before numeric(10, 2) check (price_before between 0.01 and 1000000),
  sale_price numeric(10, 2) check (sale_price between 1 and 1000000),
  primary key (sale_id, product_id),
  check (sale_price < price_before),
  check ((outcome in ('reduced', 'restored', 'changed')) = (sale_price is not null and price_before is not null))
);
comment on table public.sale_products is
  'The products of a sale that has begun, with what it wrote and what became of them. For admins.';
create index sale_products_product_idx on public.sale_products (product_id);
alter table public.sale_products enable row level security;
grant select on public.sale_products to authenticated;
create policy "Admins see products of sales" on public.sale_products for select to authenticated
  using ((select private.is_admin()));

create function private.apply_sales(max_products integer default 1000) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due uuid[];
  ending uuid[];
  touched uuid[];
  step record;
  product public.products;
  lowered numeric;
  result public.sale_outcome;
begin
  -- Another run that is under way keeps its sales.
  select array_agg(s.id) into due from (
    select s.id from public.sales s where s.ended_at is null and s.starts_at <= now() order by s.id
    for update skip locked) s;
  if due is null then
    return 0;
  end if;

  with begun as (
    update public.sales s set begun_at = now()
    where s.id = any (due) and s.begun_at is null and s.ends_at > now()
    returning s.id, s.category_keys, s.product_ids
  )
  insert into public.sale_products (sale_id, product_id)
  select b.id, p.id from begun b join public.products p
    on (b.category_keys is null or p.category_key = any (b.category_keys))
    and (b.product_ids is null or p.id = any (b.product_ids))
    -- A draft was never sold at its price. One that was chosen by name is reported.
    and (p.is_active or b.product_ids is not null)
  order by p.id;

  ending := array(select s.id from public.sales s where s.id = any (due) and (s.stopped_at is not null or s.ends_at <= now()));
  delete from public.sale_products w where w.sale_id = any (ending) and w.outcome = 'waiting';

  -- Products are locked by id, like orders lock them, and not too many at once: the next run goes on.
  touched := array(
    select distinct w.product_id from public.sale_products w
    where w.sale_id = any (due) and (w.outcome = 'waiting' or w.outcome = 'reduced' and w.sale_id = any (ending))
    order by w.product_id limit max_products);
  perform 1 from public.products p where p.id = any (touched) order by p.id for no key update;

  for step in
    select w.*, s.percent from public.sale_products w join public.sales s on s.id = w.sale_id
    where w.product_id = any (touched)
      and w.sale_id = any (due) and (w.outcome = 'waiting' or w.outcome = 'reduced' and w.sale_id = any (ending))
    -- A sale that ends makes room for one that begins; of those that begin, the first keeps a product.
    order by w.outcome = 'waiting', s.starts_at, s.created_at, s.id, w.product_id
  loop
    select * into product from public.products p where p.id = step.product_id;
    if step.outcome = 'reduced' then
      if product.price = step.sale_price and product.compare_at_price = step.price_before then
        update public.products p set price = step.price_before, compare_at_price = null where p.id = product.id;
        result := 'restored';
      else
        result := 'changed';
      end if;
    else
      lowered := round(product.price * (100 - step.percent) / 100);
      if not product.is_active then
        result := 'unpublished';
      elsif product.compare_at_price is not null then
        result := (case when exists (
          select from public.sale_products o where o.product_id = product.id and o.outcome = 'reduced'
        ) then 'other_sale' else 'on_offer' end)::public.sale_outcome;
      elsif lowered < 1 or lowered >= product.price then
        result := 'too_cheap';
      else
        begin
          update public.products p set price = lowered, compare_at_price = product.price where p.id = product.id;
          result := 'reduced';
        exception when sqlstate 'PT409' then
          -- variation_price: the cheapest combination would cost nothing or less.
          result := 'too_cheap';
        end;
      end if;
    end if;
    update public.sale_products w set outcome = result,
      price_before = case when result = 'reduced' then product.price else w.price_before end,
      sale_price = case when result = 'reduced' then lowered else w.sale_price end
    where w.sale_id = step.sale_id and w.product_id = step.product_id;
  end loop;

  update public.sales s set ended_at = now()
  where s.id = any (ending)
    and not exists (select from public.sale_products w where w.sale_id = s.id and w.outcome = 'reduced');
  return cardinality(touched);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.apply_sales is
  'Begins the sales whose time has come and ends those whose time is over or that an admin ended: lowers the prices of their '
  'products, or restores those that still are what the sale wrote. One run changes at most this many products, so that no '
  'order waits long for its products, and runs at the same time leave each other''s sales alone. Returns how many products it '
  'looked at. Definer because the scheduler may run as a role without rights on sales; no API role may call it.';

create function private.save_sale(target uuid, new_name text, new_percent integer, new_start timestamptz, new_end timestamptz,
  new_keys text[], new_products uuid[], baseline timestamptz) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  requested public.sales;
  saved public.sales;
  failed_column text;
  failed_constraint text;
begin
  perform private.require_admin();
  if new_end <= now() then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "ends_at"}';
  end if;
  requested.name := btrim(new_name);
  requested.percent := new_percent;
  -- An empty list is refused by the table: it must not mean every product.
  requested.category_keys := case when new_keys is not null then array(select distinct k from unnest(new_keys) k order by k) end;
  requested.product_ids := case when new_products is not null then array(select distinct i from unnest(new_products) i order by i) end;
  if exists (select from unnest(requested.category_keys) k where not exists (select from public.categories c where c.key = k)) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "category_keys"}';
  end if;
  if exists (select from unnest(requested.product_ids) i where not exists (select from public.products p where p.id = i)) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "product_ids"}';
  end if;
  if baseline is null then
    insert into public.sales as s (id, name, percent, starts_at, ends_at, category_keys, product_ids)
    values (target, requested.name, requested.percent, new_start, new_end, requested.category_keys, requested.product_ids)
    on conflict on constraint sales_pkey do nothing
    returning * into saved;
  else
    update public.sales s set name = requested.name, percent = requested.percent, starts_at = new_start, ends_at = new_end,
      category_keys = requested.category_keys, product_ids = requested.product_ids
    where s.id = target and s.begun_at is null and s.ended_at is null and s.updated_at = baseline
    returning * into saved;
  end if;
  if saved.id is null then
    select * into saved from public.sales s where s.id = target;
    if not found then
      raise sqlstate 'PT404' using message = 'not_found';
    end if;
    -- The same sale, sent again, is saved already.
    if (saved.name, saved.percent, saved.starts_at, saved.ends_at, saved.category_keys, saved.product_ids)
      is distinct from (requested.name, requested.percent, new_start, new_end, requested.category_keys, requested.product_ids) then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
  end if;
  return saved.updated_at;
exception
  when check_violation or not_null_violation then
    get stacked diagnostics failed_column = column_name, failed_constraint = constraint_name;
    -- The constraint's name holds the column: sales_<column>_check.
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field', coalesce(nullif(failed_column, ''),
      regexp_replace(failed_constraint, '^sales_(.*?)(_check\d*|_scope|_period)$', '\1')))::text;
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.save_sale is
  'Implementation of public.save_sale; checks for an admin. Definer because no API role may write sales.';
grant execute on function private.save_sale to authenticated;

create function public.save_sale(sale_id uuid, name text, percent integer, starts_at timestamptz, ends_at timestamptz,
  category_keys text[] default null, product_ids uuid[] default null, baseline timestamptz default null) returns timestamptz
language sql set search_path = ''
as $$ select private.save_sale($1, $2, $3, $4, $5, $6, $7, $8) $$;
comment on function public.save_sale is
  'Admins only. Plans a sale of some categories, of some products or, with neither, of every product; or changes one that has '
  'not begun, whose updated_at the caller saw (baseline). Returns its updated_at; a sale that is sent again changes nothing. '
  'Raises edit_conflict when it has begun or was changed (409), not_found (404), invalid_request with the field (422).';
grant execute on function public.save_sale to authenticated;

create function private.end_sale(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.sales s set stopped_at = case when s.ended_at is null then coalesce(s.stopped_at, now()) else s.stopped_at end
  where s.id = target and s.begun_at is not null;
  if not found then
    if exists (select from public.sales s where s.id = target) then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.end_sale is
  'Implementation of public.end_sale; checks for an admin. Definer because no API role may write sales.';
grant execute on function private.end_sale to authenticated;

create function public.end_sale(sale_id uuid) returns void
language sql set search_path = ''
as $$ select private.end_sale($1) $$;
comment on function public.end_sale is
  'Admins only. Ends a running sale early: the next run of apply_sales restores the prices. Again changes nothing. '
  'Raises edit_conflict for a sale that has not begun (409), not_found (404).';
grant execute on function public.end_sale to authenticated;

create function private.delete_sale(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.sales s where s.id = target and s.begun_at is null;
  if not found then
    if exists (select from public.sales s where s.id = target) then
      raise sqlstate 'PT409' using message = 'edit_conflict';
    end if;
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.delete_sale is
  'Implementation of public.delete_sale; checks for an admin. Definer because no API role may write sales.';
grant execute on function private.delete_sale to authenticated;

create function public.delete_sale(sale_id uuid) returns void
language sql set search_path = ''
as $$ select private.delete_sale($1) $$;
comment on function public.delete_sale is
  'Admins only. Deletes a sale that has not begun. Raises edit_conflict for one that has (409), not_found (404).';
grant execute on function public.delete_sale to authenticated;

create function public.admin_sales() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('products', n.products, 'changed', n.changed, 'skipped', n.skipped)
      order by s.starts_at desc, s.id), '[]'::jsonb)
    from (select * from public.sales order by starts_at desc, id limit 200) s
    cross join lateral (
      -- A planned sale: the products that it would begin with now.
      select count(*) as products, 0::bigint as changed, 0::bigint as skipped from public.products p
      where s.begun_at is null and s.ended_at is null and p.is_active
        and (s.category_keys is null or p.category_key = any (s.category_keys))
        and (s.product_ids is null or p.id = any (s.product_ids))
      having s.begun_at is null
      union all
      select count(*) filter (where w.outcome in ('waiting', 'reduced', 'restored', 'changed')),
        count(*) filter (where w.outcome = 'changed'),
        count(*) filter (where w.outcome not in ('waiting', 'reduced', 'restored', 'changed'))
      from public.sale_products w where w.sale_id = s.id
      having s.begun_at is not null
    ) n
  );
end
$$;
comment on function public.admin_sales is
  'Admins only. The 200 newest sales as [{id, name, percent, category_keys, product_ids, starts_at, ends_at, begun_at, '
  'stopped_at, ended_at, updated_at, products, changed, skipped}], the last to begin first: how many products have, had or will have the '
  'price of the sale, of how many the price was changed meanwhile, and how many were left out.';
grant execute on function public.admin_sales to authenticated;
