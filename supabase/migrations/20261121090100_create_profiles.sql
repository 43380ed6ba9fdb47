-- One row per account, made when the account is. The role decides who may enter /admin, and only this table says it:
-- no policy reads a token's metadata, so a demotion works at once.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default ''
    check (char_length(display_name) <= 120 and private.is_plain(display_name)),
  email text not null default '',
  phone text not null default '' check (char_length(phone) <= 32 and private.is_plain(phone)),
  address text not null default '' check (char_length(address) <= 200 and private.is_plain(address)),
  city text not null default '' check (char_length(city) <= 100 and private.is_plain(city)),
  postal_code text not null default '' check (char_length(postal_code) <= 16 and private.is_plain(postal_code)),
  country text not null default '' check (char_length(country) <= 40 and private.is_plain(country)),
  language public.language not null default 'en',
  role public.user_role not null default 'customer',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'Accounts as the shop sees them: contact details, language, role.';
create index profiles_created_at_idx on public.profiles (created_at desc);
create index profiles_admins_idx on public.profiles (user_id) where role = 'admin';

-- Definer: policies ask this for callers who may not read other rows of profiles. One indexed read per statement.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where user_id = (select auth.uid()) and role = 'admin')
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise insufficient_privilege using message = 'admin_required';
  end if;
end
$$;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
-- By column: a table-wide grant would include the role, and revoking one column of it afterwards has no effect.
grant update (display_name, phone, address, city, postal_code, country, language) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "People see their own profile, admins see all" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "People edit their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Definer: the account's own token does not exist yet. Sign-up metadata may suggest a name and a language, never a role.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}'::jsonb);
  wanted_name text := regexp_replace(
    coalesce(nullif(btrim(meta ->> 'display_name'), ''), nullif(btrim(meta ->> 'full_name'), ''), split_part(new.email, '@', 1), ''),
    '[\u0001-\u001F\u007F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]', '', 'g');
begin
  insert into public.profiles (user_id, display_name, email, language)
  values (
    new.id,
    left(coalesce(nullif(wanted_name, ''), split_part(new.email, '@', 1), ''), 120),
    coalesce(new.email, ''),
    case when meta ->> 'language' in ('en', 'fr', 'ar') then (meta ->> 'language')::public.language else 'en' end
  );
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Definer: the account owner may not write profiles.email. It follows the confirmed address of the account.
create function private.follow_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where user_id = new.id;
  return new;
end
$$;
create trigger follow_account_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_account_email();

-- There is always one admin. Statement-level, so that one update of several rows counts as one change; the lock makes
-- two admins who demote each other at the same moment take turns, and the second one is refused.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from removed where role = 'admin') then
    perform pg_advisory_xact_lock(hashtextextended('keep_an_admin', 0));
    if not exists (select 1 from public.profiles where role = 'admin') then
      raise sqlstate 'PT409' using message = 'last_admin';
    end if;
  end if;
  return null;
end
$$;
create trigger keep_an_admin_on_update after update on public.profiles
  referencing old table as removed for each statement execute function private.keep_an_admin();
create trigger keep_an_admin_on_delete after delete on public.profiles
  referencing old table as removed for each statement execute function private.keep_an_admin();

-- Definer: nobody holds UPDATE on profiles.role. Own role excepted, so that a slip does not lock an admin out.
create function private.set_role(target uuid, wanted public.user_role) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if target = (select auth.uid()) then
    raise sqlstate 'PT409' using message = 'own_role';
  end if;
  update public.profiles set role = wanted where user_id = target;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
end
$$;
grant execute on function private.set_role(uuid, public.user_role) to authenticated;

create function public.set_role(user_id uuid, role public.user_role) returns void
language sql set search_path = ''
as $$ select private.set_role($1, $2) $$;
comment on function public.set_role(uuid, public.user_role) is
  'Admins only. Gives another account a role. Refuses with own_role, last_admin (409), not_found (404).';
grant execute on function public.set_role(uuid, public.user_role) to authenticated;
