-- Saved addresses: up to ten for an account, each with a name, one of them the default. The default one and the address of the
-- profile are the same: triggers copy each to the other, so that everything that reads a profile, such as the checkout and the
-- admin area, needs to know one address only.

create table public.customer_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40 and name = btrim(name) and private.is_plain_name(name)),
  address text not null check (char_length(address) between 1 and 200 and private.is_line(address)),
  district text not null default '' check (char_length(district) <= 120 and private.is_line(district)),
  landmark text not null default '' check (char_length(landmark) <= 120 and private.is_line(landmark)),
  city text not null check (char_length(city) between 1 and 100 and private.is_line(city)),
  region text not null default '' check (region ~ '^([A-Z]{2})?$'),
  postal_code text not null default '' check (char_length(postal_code) <= 16 and private.is_line(postal_code)),
  country text not null check (char_length(country) between 1 and 40 and private.is_line(country)),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.customer_addresses is
  'Addresses that customers keep for later orders. An account with addresses has exactly one default address.';
create unique index customer_addresses_default_idx on public.customer_addresses (user_id) where is_default;
create index customer_addresses_user_idx on public.customer_addresses (user_id, created_at);
alter table public.customer_addresses enable row level security;
grant select, delete on public.customer_addresses to authenticated;
-- Of an address whose answer was lost the browser knows the id, and adds no second one.
grant insert (id, name, address, district, landmark, city, region, postal_code, country, is_default)
  on public.customer_addresses to authenticated;
grant update (name, address, district, landmark, city, region, postal_code, country, is_default)
  on public.customer_addresses to authenticated;
create policy "People see their own addresses" on public.customer_addresses for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People add their own addresses" on public.customer_addresses for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own addresses" on public.customer_addresses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own addresses" on public.customer_addresses for delete to authenticated
  using (user_id = (select auth.uid()));
create trigger customer_addresses_set_updated_at before update on public.customer_addresses
  for each row execute function private.set_updated_at();

create function private.lock_own_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.profiles p where p.user_id = (select auth.uid()) for no key update;
  return null;
end
$$;
comment on function private.lock_own_profile is
  'Statement trigger: makes changes of one customer''s addresses wait for each other, before they lock rows, so that the limit is exact '
  'and two changes of the default do not deadlock. Definer because locking requires UPDATE.';
create trigger customer_addresses_lock before insert or update or delete on public.customer_addresses
  for each statement execute function private.lock_own_profile();

create function private.keep_one_default_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if 10 <= (select count(*) from public.customer_addresses a where a.user_id = new.user_id) then
      raise sqlstate 'PT409' using message = 'too_many_addresses';
    end if;
    new.is_default := new.is_default
      or not exists (select 1 from public.customer_addresses a where a.user_id = new.user_id);
  -- A default address stops being it only when another one takes its place: below, one trigger deeper.
  elsif old.is_default and not new.is_default and pg_trigger_depth() = 1 then
    new.is_default := true;
  end if;
  if new.is_default then
    update public.customer_addresses a set is_default = false
    where a.user_id = new.user_id and a.id <> new.id and a.is_default;
  end if;
  return new;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.keep_one_default_address is
  'Trigger: the first address of an account is its default one, and a new default address takes the place of the last one. Raises '
  'too_many_addresses (409) above ten. Definer because it runs for service_role too, which may not write addresses.';
create trigger customer_addresses_keep_one_default before insert or update on public.customer_addresses
  for each row execute function private.keep_one_default_address();

create function private.fold_address() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.fold_plain_name(new.name);
  new.address := private.fold_line(new.address);
  new.district := private.fold_line(new.district);
  new.landmark := private.fold_line(new.landmark);
  new.city := private.fold_line(new.city);
  new.region := private.fold_code(new.region);
  new.postal_code := coalesce(private.fold_postal_code(new.postal_code, new.country), private.fold_code(new.postal_code));
  return new;
end
$$;
comment on function private.fold_address is
  'Trigger: folds what was typed, as the form does. A postal code that is none stays as it is: the checkout asks for another one.';
create trigger customer_addresses_fold before insert or update on public.customer_addresses
  for each row execute function private.fold_address();

create function private.copy_address_to_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  source public.customer_addresses;
begin
  if tg_op = 'DELETE' then
    if not old.is_default then
      return null;
    end if;
    update public.customer_addresses a set is_default = true
    where a.id = (
      select b.id from public.customer_addresses b where b.user_id = old.user_id order by b.created_at, b.id limit 1);
    if not found then
      update public.profiles p set address = '', district = '', landmark = '', city = '', region = '', postal_code = '', country = ''
      where p.user_id = old.user_id;
    end if;
    return null;
  end if;
  source := new;
  if source.is_default then
    update public.profiles p set address = source.address, district = source.district, landmark = source.landmark,
      city = source.city, region = source.region, postal_code = source.postal_code, country = source.country
    where p.user_id = source.user_id
      and (p.address, p.district, p.landmark, p.city, p.region, p.postal_code, p.country) is distinct from
        (source.address, source.district, source.landmark, source.city, source.region, source.postal_code, source.country);
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.copy_address_to_profile is
  'Trigger: the address of the profile is the default address. When that one is deleted, the oldest of the others becomes the default; '
  'without another one the profile has no address. Definer because it runs for service_role too, which may not write addresses.';
create trigger customer_addresses_copy_to_profile after insert or update or delete on public.customer_addresses
  for each row execute function private.copy_address_to_profile();

create function private.copy_profile_to_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  existing public.customer_addresses;
  place constant text := btrim(left(new.city, 40));
  saved integer;
begin
  -- An address that lacks a part stays in the profile only.
  if new.address = '' or new.city = '' or new.country = '' then
    return null;
  end if;
  select count(*) into saved from public.customer_addresses a where a.user_id = new.user_id;
  select * into existing from public.customer_addresses a
  where a.user_id = new.user_id
    and (a.address, a.district, a.landmark, a.city, a.region, a.postal_code, a.country) =
      (new.address, new.district, new.landmark, new.city, new.region, new.postal_code, new.country)
  order by a.is_default desc, a.created_at limit 1;
  if found then
    update public.customer_addresses a set is_default = true where a.id = existing.id and not a.is_default;
  elsif saved < 10 then
    insert into public.customer_addresses (user_id, name, address, district, landmark, city, region, postal_code, country, is_default)
    values (new.user_id,
      case when saved > 0 and place <> '' and private.is_plain_name(place) then place
        else case new.language when 'fr' then 'Domicile' when 'ar' then 'المنزل' else 'Home' end end,
      new.address, new.district, new.landmark, new.city, new.region, new.postal_code, new.country, true);
  else
    update public.customer_addresses a set address = new.address, district = new.district, landmark = new.landmark,
      city = new.city, region = new.region, postal_code = new.postal_code, country = new.country
    where a.user_id = new.user_id and a.is_default;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.copy_profile_to_address is
  'Trigger: an address that is saved in the profile, as the checkout does, becomes the default address: the same one of the saved '
  'addresses, or a new one, named "Home" in the account''s language or after its city; of ten addresses it replaces the default one. '
  'Definer because profiles are also written by service_role, which may not write addresses.';
create trigger profiles_copy_to_address after update of address, district, landmark, city, region, postal_code, country on public.profiles
  for each row when ((old.address, old.district, old.landmark, old.city, old.region, old.postal_code, old.country) is distinct from
    (new.address, new.district, new.landmark, new.city, new.region, new.postal_code, new.country))
  execute function private.copy_profile_to_address();
