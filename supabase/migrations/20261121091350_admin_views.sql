-- Lists of the admin as each account wants to see them again, and the numbers beside the entries of its menu.

create table public.admin_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  list text not null check (list in ('orders')),
  name text not null check (char_length(name) between 1 and 40 and name = btrim(name) and private.is_line(name)),
  -- The query of the list's address: its filters and their order.
  query text not null check (char_length(query) between 1 and 600 and private.is_line(query)),
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
comment on table public.admin_views is
  'Views of lists that admins saved, each for its own account. No audit: they change nothing but what their owner sees.';
alter table public.admin_views enable row level security;
grant select, insert (list, name, query), delete on public.admin_views to authenticated;
create policy "Admins see their own views" on public.admin_views for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_admin()));
create policy "Admins save views for themselves" on public.admin_views for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_admin()));
create policy "Admins delete their own views" on public.admin_views for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_admin()));

create function private.limit_admin_views() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from public.admin_views v where v.user_id = new.user_id and v.list = new.list) >= 20 then
    raise sqlstate 'PT422' using message = 'too_many_views';
  end if;
  return new;
end
$$;
comment on function private.limit_admin_views is
  'Trigger: raises too_many_views (422) beyond 20 views of a list, so that their row of buttons stays one that is read. Two '
  'requests at once may exceed it by one, which harms nothing.';
create trigger admin_views_limit before insert on public.admin_views
  for each row execute function private.limit_admin_views();

create function private.admin_badges() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'to_confirm', (select count(*) from public.orders o
      where o.status = 'pending' and o.payment_method = 'cash_on_delivery' and o.next_call_at <= now()),
    'to_pack', (select count(*) from public.orders o where o.status = 'processing'),
    'returns', (select count(*) from public.returns r where r.state = 'requested'),
    'reviews', (select count(*) from public.reviews r where r.state = 'pending'),
    'messages', (select count(*) from public.contact_messages m where m.read_at is null and not m.is_spam),
    'newest_order', (select max(o.created_at) from public.orders o));
end
$$;
comment on function private.admin_badges is
  'Implementation of public.admin_badges; checks for an admin. Definer because under row-level security every row would be '
  'checked anew.';
grant execute on function private.admin_badges to authenticated;

create function public.admin_badges() returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_badges() $$;
comment on function public.admin_badges is
  'Admins only. What waits, as the menu shows it: to_confirm (orders to call now), to_pack (orders in preparation), returns '
  '(requests to decide), reviews (to publish or refuse), messages '
  '(unread ones that are not spam); newest_order: when the last order came in, by which the browser notices new ones.';
grant execute on function public.admin_badges to authenticated;
