-- Saved carts: the cart of a signed-in customer, shared by their devices. Ids and quantities only; prices and stock are
-- read again whenever a cart is opened.

create table public.saved_carts (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  items jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table public.saved_carts is
  'One cart per account, as [{product_id, variation_ids, quantity}]; an empty cart has no row.';
alter table public.saved_carts enable row level security;
grant select on public.saved_carts to authenticated;

create policy "People see their own saved cart" on public.saved_carts
  for select to authenticated using (user_id = (select auth.uid()));

create function private.save_cart(items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := (select auth.uid());
  clean jsonb;
begin
  perform private.require_account();
  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variation_ids', to_jsonb(l.variation_ids),
      'quantity', l.quantity) order by l.index)
    into clean from private.parse_order_items(items) l;
  if clean is null then
    delete from public.saved_carts where user_id = owner;
    return;
  end if;
  insert into public.saved_carts as kept (user_id, items) values (owner, clean)
  on conflict (user_id) do update set items = excluded.items, updated_at = now()
    where kept.items is distinct from excluded.items;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.save_cart(jsonb) is
  'Implementation of public.save_cart. Definer because no role holds INSERT, UPDATE or DELETE: only carts that '
  'parse_order_items accepts are stored.';
grant execute on function private.save_cart(jsonb) to authenticated;

create function public.save_cart(items jsonb) returns void
language sql set search_path = ''
as $$ select private.save_cart($1) $$;
comment on function public.save_cart(jsonb) is
  'Replaces the caller''s saved cart; an empty list removes it. Raises invalid_items, too_many (422).';
grant execute on function public.save_cart(jsonb) to authenticated;

create function private.clear_saved_cart() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.saved_carts where user_id = new.user_id;
  return null;
end
$$;
comment on function private.clear_saved_cart() is
  'Trigger: removes the saved cart of a customer who placed an order, also when the tab that placed it lost the '
  'response.';
create trigger clear_saved_cart after insert on public.orders
  for each row execute function private.clear_saved_cart();
