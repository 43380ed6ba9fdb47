-- Realtime tells a subscriber of rows that they may see, so a product that is withdrawn falls silent: open pages would go
-- on offering it. This row says that something was withdrawn, and not what. Orders never touch it.

create table public.catalog_changes (
  id smallint primary key default 1 check (id = 1),
  withdrawn_at timestamptz not null default now()
);
comment on table public.catalog_changes is 'One row: when a product was last withdrawn. Pages listen to it.';
insert into public.catalog_changes default values;

alter table public.catalog_changes enable row level security;
grant select on public.catalog_changes to anon, authenticated, service_role;
create policy "Everybody sees when the catalogue changed" on public.catalog_changes for select to anon, authenticated
  using (true);

-- Definer: nobody may write the table.
create function private.announce_withdrawal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.catalog_changes set withdrawn_at = clock_timestamp();
  return null;
end
$$;
create trigger products_announce_withdrawal after update of is_active on public.products
  for each row when (old.is_active and not new.is_active) execute function private.announce_withdrawal();

alter publication supabase_realtime add table public.catalog_changes;
