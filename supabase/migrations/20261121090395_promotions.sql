-- Promotions: what the shop takes off the price of an order, by a code that the shopper enters or by itself. Their rules are in
-- *_promotion_rules.sql.

create type public.promotion_kind as enum ('percent', 'amount', 'free_delivery', 'buy_n');

create table public.promotions (
  id uuid primary key default gen_random_uuid(),
  -- Null: it applies by itself.
  code text unique check (code ~ '^[A-Z0-9][A-Z0-9-]{1,28}[A-Z0-9]$'),
  name_en text not null check (char_length(name_en) between 1 and 80 and private.is_plain_name(name_en)),
  name_fr text not null check (char_length(name_fr) between 1 and 80 and private.is_plain_name(name_fr)),
  name_ar text not null check (char_length(name_ar) between 1 and 80 and private.is_plain_name(name_ar)),
  kind public.promotion_kind not null,
  -- Percent, or MAD for an amount; 0 for the other kinds.
  value numeric(8, 2) not null default 0,
  -- Of so many pieces the cheapest ones are free.
  buy_quantity integer check (buy_quantity between 2 and 99),
  free_quantity integer check (free_quantity between 1 and buy_quantity - 1),
  -- What the products that it applies to must come to, in MAD and in pieces.
  min_subtotal numeric(10, 2) not null default 0 check (min_subtotal between 0 and 10000000),
  min_pieces integer not null default 1 check (min_pieces between 1 and 999),
  -- Both empty: it applies to every product. Otherwise to those of either list.
  category_keys text[] not null default '{}' check (cardinality(category_keys) <= 100),
  product_ids uuid[] not null default '{}' check (cardinality(product_ids) <= 500),
  is_first_order boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  max_uses integer check (max_uses between 1 and 1000000),
  max_uses_per_customer integer check (max_uses_per_customer between 1 and 1000),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case kind when 'percent' then value between 1 and 100 when 'amount' then value between 1 and 100000 else value = 0 end),
  check (case kind when 'buy_n' then buy_quantity is not null and free_quantity is not null
    else buy_quantity is null and free_quantity is null end)
);
comment on table public.promotions is
  'Discounts on orders, for admins. One that was used (orders.promotion_id) is deactivated, never deleted.';
comment on column public.promotions.is_first_order is 'Only for customers without an earlier order, by account and by phone number.';
alter table public.promotions enable row level security;
grant select, delete on public.promotions to authenticated;
-- id: made by the dialog, so that a promotion is added once.
grant insert (id, code, name_en, name_fr, name_ar, kind, value, buy_quantity, free_quantity, min_subtotal, min_pieces, category_keys,
    product_ids, is_first_order, starts_at, ends_at, max_uses, max_uses_per_customer, is_active),
  update (code, name_en, name_fr, name_ar, kind, value, buy_quantity, free_quantity, min_subtotal, min_pieces, category_keys, product_ids,
    is_first_order, starts_at, ends_at, max_uses, max_uses_per_customer, is_active) on public.promotions to authenticated;
grant select, insert, update on public.promotions to service_role;
create policy "Admins see promotions" on public.promotions for select to authenticated using ((select private.is_admin()));
create policy "Admins add promotions" on public.promotions for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change promotions" on public.promotions for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete promotions" on public.promotions for delete to authenticated using ((select private.is_admin()));
create trigger promotions_set_updated_at before update on public.promotions
  for each row execute function private.set_updated_at();

-- The offer of the help page: more than three pieces. Off until the owner wants it to apply by itself.
insert into public.promotions (code, name_en, name_fr, name_ar, kind, value, min_pieces, is_active)
values (null, 'More than 3 pieces', 'Plus de 3 pièces', 'أكثر من 3 قطع', 'percent', 5, 4, false);
