-- The companies and people who deliver parcels and bring the shop the cash of those that are paid at the door; and the manifests that
-- both sign when parcels are handed over.

create table public.couriers (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (private.is_plain_name(name) and name ~ '^\S(.*\S)?$' and char_length(name) <= 60),
  phone text not null default '' check (phone ~ '^(\+?[0-9 ().-]{6,30})?$'),
  tracking_url text not null default '' check (tracking_url ~ '^(https://[^\s{}"<>]+\{number\}[^\s{}"<>]*)?$' and char_length(tracking_url) <= 200),
  remittance_days integer not null default 7 check (remittance_days between 1 and 60),
  position integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.couriers is 'Couriers, for admins. One that orders were given to is deactivated, never deleted.';
comment on column public.couriers.tracking_url is
  'Where a parcel can be followed, with {number} in place of its tracking number; empty when it cannot.';
comment on column public.couriers.remittance_days is
  'Within how many days of a delivery the courier brings its cash; after that it is overdue.';
alter table public.couriers enable row level security;
grant select on public.couriers to authenticated;
grant insert (id, name, phone, tracking_url, remittance_days, position, is_active),
  update (name, phone, tracking_url, remittance_days, position, is_active) on public.couriers to authenticated;
grant select, insert, update on public.couriers to service_role;
create policy "Admins see couriers" on public.couriers for select to authenticated using ((select private.is_admin()));
create policy "Admins add couriers" on public.couriers for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change couriers" on public.couriers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create trigger couriers_set_updated_at before update on public.couriers
  for each row execute function private.set_updated_at();
insert into public.couriers (name, phone, tracking_url, position) values
  -- Fictional companies on a reserved domain.
  ('Amana Démo', '+212 5 00 00 00 01', 'https://suivi.amana.example/colis/{number}', 1),
  ('Rapide Démo', '+212 5 00 00 00 02', 'https://rapide.example/t?code={number}', 2),
  ('Coursier de la boutique', '', '', 3);

create table public.manifests (
  id uuid primary key default gen_random_uuid(),
  -- Chosen by the caller: a hand-over that is sent again is recorded once.
  key uuid not null unique,
  number bigint generated always as identity unique,
  courier_id uuid not null references public.couriers (id) on delete restrict,
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.manifests is 'Append-only: parcels that were handed to a courier together (orders.manifest_id). For admins.';
create index manifests_courier_idx on public.manifests (courier_id, created_at desc);
create index manifests_newest_idx on public.manifests (created_at desc);
alter table public.manifests enable row level security;
grant select on public.manifests to authenticated;
create policy "Admins see manifests" on public.manifests for select to authenticated using ((select private.is_admin()));
create trigger manifests_append_only before update or delete on public.manifests
  for each row execute function private.prevent_mutation();
