-- What everything else stands on: nothing is reachable unless a later migration grants it by name.
-- Hosted projects created before 30 October 2026 still grant new tables in `public` to the API roles by default,
-- newer ones do not; revoking first, from the secret key's role too, makes both behave alike.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
revoke all on all tables in schema public from anon, authenticated, service_role;

-- Functions that run with their owner's rights live here, where the Data API does not look. `public` holds thin
-- wrappers that run with the caller's rights.
create schema private;
comment on schema private is 'Functions and tables that the Data API does not expose.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;

create type public.language as enum ('en', 'fr', 'ar');
create type public.user_role as enum ('customer', 'admin');
create type public.order_status as enum ('pending', 'processing', 'shipped', 'delivered', 'cancelled');
create type public.payment_method as enum ('cash_on_delivery', 'bank_transfer');

-- Folds text for search: case, accents, Arabic diacritics, letter variants, presentation forms and digits.
-- `unaccent` does nothing for Arabic and is only STABLE, so a generated column could not use it.
create function private.search_norm(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(translate(replace(replace(replace(
    lower(regexp_replace(normalize(input, NFKD),
      '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u061C\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u0621]',
      '', 'g')),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    'ٱةىیېکگڭݣپڤڥچھہە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اهيييككككبففجههه01234567890123456789'),
    '[^a-z0-9\u0620-\u064A\u0671-\u06D3]+', ' ', 'g'))
$$;
comment on function private.search_norm(text) is
  'Folded form of a text in any of the three languages, for searching. Tables'' generated columns depend on it: a change needs a rewrite of them.';
grant execute on function private.search_norm(text) to anon, authenticated, service_role;

-- Control characters and bidirectional overrides can make one text look like another (U+202E turns a name around).
create function private.is_plain(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select input !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]'
$$;
comment on function private.is_plain(text) is 'True when a text holds no invisible control or bidirectional override characters.';
grant execute on function private.is_plain(text) to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A statement that sets the column itself (the seed does, to date past events) keeps its value.
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Counts calls per subject in a fixed window, in one statement. Used by the public RPCs that write.
create table private.rate_limits (
  bucket text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (bucket, subject, window_start)
);
alter table private.rate_limits enable row level security;
comment on table private.rate_limits is 'Hits per bucket, subject (a hash, never an address) and window. Old windows are removed as new ones are written.';

-- Refuses with 429 when the caller has used the bucket more than `allowed` times in the window. The refusal rolls the
-- increment back, which keeps the counter at its limit: the window still ends when it would have ended.
-- Definer: nobody may read or write the counters directly.
create function private.limit_rate(bucket text, subject text, window_seconds integer, allowed integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  start timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
  used integer;
begin
  insert into private.rate_limits as r (bucket, subject, window_start)
  values (limit_rate.bucket, limit_rate.subject, start)
  on conflict on constraint rate_limits_pkey do update set hits = r.hits + 1
  returning r.hits into used;

  if used = 1 then
    delete from private.rate_limits r where r.window_start < now() - interval '1 day';
  end if;

  if used > allowed then
    raise sqlstate 'PT429' using
      message = 'too_many_requests',
      detail = jsonb_build_object('retry_after',
        ceil(extract(epoch from start + make_interval(secs => window_seconds) - now())))::text;
  end if;
end
$$;

-- Who is calling, as a hash that changes daily. Only the header that the platform's gateway sets is trusted:
-- X-Forwarded-For can be written by anyone. Buckets that use this also have a global limit.
create function private.caller_subject() returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(
    coalesce(
      (select auth.uid())::text,
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip',
      'unknown')
    || current_date::text, 'UTF8')), 'hex')
$$;
