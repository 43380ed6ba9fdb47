-- The cart of somebody who is signed in, so that it is there on their other devices too. Ids and quantities only: prices and
-- stock are asked for when a cart is opened.

create table public.saved_carts (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  items jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table public.saved_carts is 'One cart per account, as [{product_id, variation_ids, quantity}]; an empty one has no row.';

alter table public.saved_carts enable row level security;
grant select on public.saved_carts to authenticated;
create policy "People see their own saved cart" on public.saved_carts
  for select to authenticated using (user_id = (select auth.uid()));

-- Definer: nobody holds INSERT, UPDATE or DELETE, so that no cart is stored that read_items did not understand.
create function private.save_cart(items jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := (select auth.uid());
  clean jsonb;
begin
  if owner is null or coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
  select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variation_ids', to_jsonb(l.variation_ids),
      'quantity', l.quantity) order by l.index)
    into clean from private.read_items(items) l;
  if clean is null then
    delete from public.saved_carts where user_id = owner;
    return;
  end if;
  insert into public.saved_carts as kept (user_id, items) values (owner, clean)
  on conflict (user_id) do update set items = excluded.items, updated_at = now()
    where kept.items is distinct from excluded.items;
end
$$;
grant execute on function private.save_cart(jsonb) to authenticated;

create function public.save_cart(items jsonb) returns void
language sql set search_path = ''
as $$ select private.save_cart($1) $$;
comment on function public.save_cart(jsonb) is
  'Replaces the caller''s saved cart; an empty list removes it. Refuses with invalid_items, too_many (422).';
grant execute on function public.save_cart(jsonb) to authenticated;

-- What has been ordered must not come back into the cart, even when the tab that ordered it never heard the answer.
create function private.forget_saved_cart() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.saved_carts where user_id = new.user_id;
  return null;
end
$$;
create trigger forget_saved_cart after insert on public.orders
  for each row execute function private.forget_saved_cart();
