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
    into clean from unnest(private.parse_order_items(items)) l;
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
comment on function private.save_cart is
  'Implementation of public.save_cart. Definer because no role holds INSERT, UPDATE or DELETE: only carts that '
  'parse_order_items accepts are stored.';
grant execute on function private.save_cart to authenticated;

create function public.save_cart(items jsonb) returns void
language sql set search_path = ''
as $$ select private.save_cart($1) $$;
comment on function public.save_cart is
  'Replaces the caller''s saved cart; an empty list removes it. Raises invalid_items, too_many (422).';
grant execute on function public.save_cart to authenticated;

create function private.take_from_saved_cart(buyer uuid, ordered private.order_line[]) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.saved_carts k set items = rest.items, updated_at = now()
  from (
    select coalesce(jsonb_agg(jsonb_set(e.item, '{quantity}', to_jsonb((e.item ->> 'quantity')::integer - coalesce(o.quantity, 0)))
      order by e.n) filter (where (e.item ->> 'quantity')::integer > coalesce(o.quantity, 0)), '[]'::jsonb) as items
    from public.saved_carts s
    cross join jsonb_array_elements(s.items) with ordinality e (item, n)
    -- Both as parse_order_items returns them: a line once, with its variations sorted.
    left join unnest(ordered) o on o.product_id = (e.item ->> 'product_id')::uuid
      and to_jsonb(o.variation_ids) = e.item -> 'variation_ids'
    where s.user_id = buyer
  ) rest
  where k.user_id = buyer and k.items is distinct from rest.items;
  delete from public.saved_carts k where k.user_id = buyer and k.items = '[]'::jsonb;
end
$$;
comment on function private.take_from_saved_cart is
  'Exactly what a customer orders leaves their saved cart, in the transaction of place_order: also when the tab that placed the order '
  'lost the response. What another device put there stays.';
