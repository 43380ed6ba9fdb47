-- The roles, schemas, extensions and grants of a new Supabase project. Runs before the auth and storage schemas are created,
-- and again when this file changes, so every statement is idempotent.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then create role authenticator nologin noinherit; end if;
end
$$;
grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists supabase_migrations;

-- Extensions are installed here, not by the migrations: on the platform another role owns their functions, so the default
-- privileges that a migration revokes do not affect them.
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
revoke create on schema public from public;
grant execute on all functions in schema extensions to anon, authenticated, service_role;

-- Since 30 October 2026 new projects grant new objects in `public` to service_role only.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
-- From here on the database is this stack's (isOwnDatabase), also when its first start is interrupted.
insert into supabase_migrations.seed_files (path, hash) values ('platform', '') on conflict do nothing;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
