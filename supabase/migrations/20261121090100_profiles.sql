-- Profiles: one row per account, created by a trigger on auth.users. profiles.role alone decides who is an admin; no policy
-- reads token metadata, so a demotion takes effect at once.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default ''
    check (char_length(display_name) <= 120 and private.is_plain_name(display_name)
      and not private.contains_link(display_name)),
  email text not null default '' check (email = '' or private.is_email(email)),
  phone text not null default '' check (char_length(phone) <= 32 and private.is_line(phone)),
  address text not null default '' check (char_length(address) <= 200 and private.is_line(address)),
  city text not null default '' check (char_length(city) <= 100 and private.is_line(city)),
  region text not null default '' check (region ~ '^([A-Z]{2})?$'),
  postal_code text not null default '' check (char_length(postal_code) <= 16 and private.is_line(postal_code)),
  country text not null default '' check (char_length(country) <= 40 and private.is_line(country)),
  language public.language not null default 'en',
  role public.user_role not null default 'customer',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  district text not null default '' check (char_length(district) <= 120 and private.is_line(district)),
  landmark text not null default '' check (char_length(landmark) <= 120 and private.is_line(landmark)),
  -- An anonymous session: a shopper who orders without an account.
  is_guest boolean not null default false,
  -- Starts with a space, so that '% word%' also finds the first word. The name in one word too: obrien finds O'Brien.
  search text not null generated always as (
    ' ' || replace(private.normalize_search_text(display_name), ' ', '') || ' ' || private.normalize_search_text(display_name || ' ' || email || ' ' || city) || ' ' || private.normalize_phone(phone)) stored
);
comment on table public.profiles is 'Accounts as the shop sees them: contact details, language, role.';
comment on column public.profiles.region is
  'The postal abbreviation of the state or province, for the USA and Canada; empty for other countries.';
create index profiles_admins_idx on public.profiles (user_id) where role = 'admin';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where user_id = (select auth.uid()) and role = 'admin')
$$;
comment on function private.is_admin is
  'True when the caller''s profile has the role admin. Policies call it as (select private.is_admin()), once per '
  'statement. Definer because callers may not read other profiles.';
grant execute on function private.is_admin to anon, authenticated, service_role;

create function private.is_guest() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false)
    or exists (select 1 from public.profiles where user_id = (select auth.uid()) and is_guest)
$$;
comment on function private.is_guest is
  'True when the caller has a session without an account: a guest, who may order and see the own orders, and nothing else. '
  'Policies call it as (select private.is_guest()), once per statement. Definer because a guest may not read profiles.';
grant execute on function private.is_guest to anon, authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise insufficient_privilege using message = 'admin_required';
  end if;
end
$$;
comment on function private.require_admin is 'Raises admin_required (42501) unless the caller is an admin.';
grant execute on function private.require_admin to authenticated;
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;

-- By column: a table-wide grant would include the role, and revoking a column afterwards has no effect.
grant update (display_name, phone, address, city, postal_code, country, language, district, landmark, region) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "People see their own profile, admins see all" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "People edit their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

create function private.fold_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.display_name := private.fold_name(new.display_name);
  new.phone := coalesce(private.fold_phone(new.phone, new.country), private.fold_code(new.phone));
  new.address := private.fold_line(new.address);
  new.district := private.fold_line(new.district);
  new.landmark := private.fold_line(new.landmark);
  new.city := private.fold_line(new.city);
  new.region := private.fold_code(new.region);
  new.postal_code := coalesce(private.fold_postal_code(new.postal_code, new.country), private.fold_code(new.postal_code));
  return new;
end
$$;
comment on function private.fold_profile is
  'Trigger: folds what was typed, as the forms do. A phone number or postal code that is none stays as it is: the checkout asks for '
  'another one.';
create trigger profiles_fold before insert or update of display_name, phone, address, district, landmark, city, region, postal_code
  on public.profiles for each row execute function private.fold_profile();

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}'::jsonb);
  suggested_name text := coalesce(nullif(private.fold_name(meta ->> 'display_name'), ''),
    nullif(private.fold_name(meta ->> 'full_name'), ''), split_part(new.email, '@', 1), '');
begin
  if private.contains_link(suggested_name) then
    suggested_name := replace(split_part(new.email, '@', 1), '.', ' ');
  end if;
  insert into public.profiles (user_id, display_name, email, language, is_guest)
  values (
    new.id,
    left(coalesce(nullif(suggested_name, ''), replace(split_part(new.email, '@', 1), '.', ' '), ''), 120),
    coalesce(new.email, ''),
    case when meta ->> 'language' in ('en', 'fr', 'ar') then (meta ->> 'language')::public.language else 'en' end,
    coalesce(new.is_anonymous, false)
  );
  return new;
end
$$;
comment on function private.create_profile is
  'Trigger on auth.users: creates the profile of a new account. Sign-up metadata may suggest a display name and a '
  'language, never a role; a name with a link in it is replaced by the first part of the email address. Definer because the Auth service has no rights on profiles.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.sync_profile_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, ''), is_guest = coalesce(new.is_anonymous, false)
  where user_id = new.id;
  return new;
end
$$;
comment on function private.sync_profile_email is
  'Trigger on auth.users: copies the confirmed email address to the profile, and that a guest has become an account. Definer because the account owner may '
  'not update profiles.email.';
create trigger sync_profile_email after update of email, is_anonymous on auth.users
  for each row when (old.email is distinct from new.email or old.is_anonymous is distinct from new.is_anonymous) execute function private.sync_profile_email();

create function private.require_recent_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from auth.sessions s where s.user_id = new.id and s.created_at > now() - interval '10 minutes')
  then
    raise sqlstate 'PT403' using message = 'reauthentication_needed';
  end if;
  return new;
end
$$;
comment on function private.require_recent_sign_in is
  'Trigger on auth.users: raises reauthentication_needed (403) when a change of the email address is requested without a '
  'sign-in during the last ten minutes, so that a session that is stolen or left open cannot take the account over. '
  'Definer because it reads sessions.';
create trigger require_recent_sign_in before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.require_recent_sign_in();

create function private.prevent_last_admin_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from removed where role = 'admin') then
    perform pg_advisory_xact_lock(hashtextextended('prevent_last_admin_removal', 0));
    if not exists (select 1 from public.profiles where role = 'admin') then
      raise sqlstate 'PT409' using message = 'last_admin';
    end if;
  end if;
  return null;
end
$$;
comment on function private.prevent_last_admin_removal is
  'Statement trigger: raises last_admin (409) when a change would leave no admin. An advisory lock serializes two '
  'admins who demote each other at the same time. Definer because it counts profiles that the caller may not read.';
create trigger profiles_prevent_last_admin_removal_on_update after update on public.profiles
  referencing old table as removed for each statement execute function private.prevent_last_admin_removal();
create trigger profiles_prevent_last_admin_removal_on_delete after delete on public.profiles
  referencing old table as removed for each statement execute function private.prevent_last_admin_removal();

create function private.set_role(target_user uuid, new_role public.user_role) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if new_role is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "role"}';
  end if;
  if target_user = (select auth.uid()) then
    raise sqlstate 'PT409' using message = 'own_role';
  end if;
  update public.profiles set role = new_role where user_id = target_user and not is_guest;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.set_role is
  'Implementation of public.set_role. Definer because no role holds UPDATE on profiles.role. Admins cannot change '
  'their own role, so that they cannot lock themselves out.';
grant execute on function private.set_role to authenticated;

create function public.set_role(user_id uuid, role public.user_role) returns void
language sql set search_path = ''
as $$ select private.set_role($1, $2) $$;
comment on function public.set_role is
  'Admins only. Sets the role of another account. Raises own_role, last_admin (409), not_found (404), '
  'invalid_request (422).';
grant execute on function public.set_role to authenticated;
create index profiles_search_idx on public.profiles using gin (search extensions.gin_trgm_ops) with (gin_pending_list_limit = 64);
create index profiles_newest_idx on public.profiles (created_at desc, user_id desc);

create function private.require_account() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (select private.is_guest()) or not exists (select 1 from public.profiles p where p.user_id = (select auth.uid())) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
end
$$;
comment on function private.require_account is
  'Raises sign_in_required (42501) for guests, and when the caller''s account no longer exists: a token outlives its account '
  'by up to an hour. For definer functions only.';
