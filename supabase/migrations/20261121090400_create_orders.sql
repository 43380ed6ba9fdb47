-- Orders are written by functions only. Nobody, admins included, may insert or delete one, or change its amounts.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null unique check (order_number ~ '^MCG-[2-9A-HJKMNP-TV-Z]{8}$'),
  -- Kept when the account goes: sales stay sales.
  user_id uuid references public.profiles (user_id) on delete set null,
  status public.order_status not null default 'pending',
  subtotal numeric(10, 2) not null check (subtotal between 0 and 10000000),
  delivery_fee numeric(10, 2) not null check (delivery_fee between 0 and 100000),
  tax_amount numeric(10, 2) not null default 0 check (tax_amount between 0 and 10000000),
  total_amount numeric(10, 2) not null check (total_amount between 0.01 and 30000000),
  currency text not null default 'MAD' check (currency = 'MAD'),
  payment_method public.payment_method not null,
  language public.language not null,
  contact_name text not null,
  contact_email text not null,
  phone text not null,
  address text not null,
  district text not null default '',
  landmark text not null default '',
  city text not null,
  postal_code text not null default '',
  country text not null,
  shipping_address text not null,
  notes text not null default '',
  idempotency_key uuid not null,
  request_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check (total_amount = subtotal + delivery_fee + tax_amount)
);
comment on column public.orders.shipping_address is 'Street, city, postal code and country joined by commas.';
comment on column public.orders.request_hash is 'What the key was used for: the same key with another order is refused.';

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  product_id uuid not null references public.products (id) on delete restrict,
  quantity integer not null check (quantity between 1 and 99),
  unit_price numeric(10, 2) not null check (unit_price between 0.01 and 10000000),
  line_total numeric(12, 2) not null generated always as (unit_price * quantity) stored,
  selected_variations jsonb not null default '{}'::jsonb check (jsonb_typeof(selected_variations) = 'object'),
  -- What was chosen, for stock. No foreign key: a variation may be deleted later, the order keeps its words.
  variation_ids uuid[] not null default '{}',
  -- What was bought keeps its name and picture when the product changes.
  name_en text not null,
  name_fr text not null,
  name_ar text not null,
  image_url text
);
comment on column public.order_items.selected_variations is 'Type to value: {"color": "Cognac"}.';

create table public.order_status_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  from_status public.order_status,
  to_status public.order_status not null,
  actor uuid,
  created_at timestamptz not null default now()
);
comment on table public.order_status_history is 'Append-only, written by trigger. actor is the account that made the change.';

create table public.stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  -- No foreign key: deleting a variation must not rewrite what happened.
  variation_id uuid,
  order_id uuid references public.orders (id) on delete restrict,
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('opening', 'order', 'cancellation', 'adjustment')),
  actor uuid,
  created_at timestamptz not null default now()
);
comment on table public.stock_movements is
  'Append-only, written by trigger. For every product and variation the quantities add up to the stock.';

create index orders_user_idx on public.orders (user_id, created_at desc);
create index orders_status_idx on public.orders (status, created_at desc);
create index orders_created_at_idx on public.orders (created_at desc);
create index order_items_order_idx on public.order_items (order_id);
create index order_items_product_idx on public.order_items (product_id);
create index order_status_history_order_idx on public.order_status_history (order_id, created_at);
create index stock_movements_product_idx on public.stock_movements (product_id, created_at desc);
create index stock_movements_order_idx on public.stock_movements (order_id);

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_status_history enable row level security;
alter table public.stock_movements enable row level security;

grant select on public.orders, public.order_items, public.order_status_history, public.stock_movements to authenticated;
-- Row-level security leaves this to admins; what a change of status brings about is done by the trigger below.
grant update (status) on public.orders to authenticated;
grant select on public.orders, public.order_items, public.order_status_history, public.stock_movements to service_role;

create policy "People see their own orders, admins all" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins change the status" on public.orders for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Lines are seen with their order" on public.order_items for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_items.order_id));
create policy "History is seen with its order" on public.order_status_history for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_status_history.order_id));
create policy "Admins see stock movements" on public.stock_movements for select to authenticated
  using ((select private.is_admin()));

create trigger orders_touch before update on public.orders
  for each row execute function private.touch_updated_at();

-- Even the owner of the table does not rewrite history. Rows go only with the product they tell of.
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'stock_movements' then
    -- A cascade arrives here after the product is gone.
    if not exists (select 1 from public.products p where p.id = (to_jsonb(old) ->> 'product_id')::uuid) then
      return old;
    end if;
  end if;
  raise insufficient_privilege using message = 'append_only';
end
$$;
create trigger order_status_history_append_only before update or delete on public.order_status_history
  for each row execute function private.refuse_rewriting();
create trigger stock_movements_append_only before update or delete on public.stock_movements
  for each row execute function private.refuse_rewriting();

-- Definer: admins may change stock but not write movements. Ordering and cancelling name their reason in settings of
-- the transaction, which no API caller can set.
create function private.record_stock_movement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before integer := case when tg_op = 'UPDATE' then old.stock_quantity else 0 end;
begin
  if new.stock_quantity = before then
    return null;
  end if;
  insert into public.stock_movements (product_id, variation_id, order_id, quantity, reason, actor)
  values (
    case when tg_table_name = 'products' then new.id else (to_jsonb(new) ->> 'product_id')::uuid end,
    case when tg_table_name = 'products' then null else new.id end,
    nullif(current_setting('shop.stock_order', true), '')::uuid,
    new.stock_quantity - before,
    case when tg_op = 'INSERT' then 'opening'
      else coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'adjustment') end,
    (select auth.uid())
  );
  return null;
end
$$;
create trigger products_record_stock after insert or update of stock_quantity on public.products
  for each row execute function private.record_stock_movement();
create trigger product_variations_record_stock after insert or update of stock_quantity on public.product_variations
  for each row execute function private.record_stock_movement();

-- Definer: an admin's own rights would do today, but the answer must not depend on who may read order lines.
create function private.refuse_deleting_ordered_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from public.order_items i where i.product_id = old.id) then
    raise sqlstate 'PT409' using message = 'product_ordered', detail = jsonb_build_object('product_id', old.id)::text;
  end if;
  return old;
end
$$;
create trigger products_keep_ordered before delete on public.products
  for each row execute function private.refuse_deleting_ordered_product();
