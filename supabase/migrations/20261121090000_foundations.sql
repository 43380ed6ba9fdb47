-- Schema private, default privileges, enumerated types, and the functions that every other file uses.
--
-- Hosted projects created before 30 October 2026 grant new tables in public to the API roles by default; newer projects
-- do not. Revoking first, also from service_role, makes both behave the same: nothing is reachable until it is granted by name.
--
-- Refusals: functions raise SQLSTATE PTxyz, which the Data API returns as HTTP status xyz, with a stable error code as the
-- message and JSON as the detail. Raising rolls back the whole request.
--
-- PostgreSQL's own refusal of a row quotes it in its detail, except to a role that row-level security restricts. Definer functions
-- run as the owner, so those that write end with a handler that raises the same error without the detail.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
revoke all on all tables in schema public from anon, authenticated, service_role;

-- Security definer functions live here, outside the schemas that the Data API exposes. The functions in public with the same
-- names are invoker functions and the only way in.
create schema private;
comment on schema private is 'Functions and tables that the Data API does not expose.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

-- Nothing else bounds a request that embeds tables in each other. These are the platform's defaults, stated because the shop
-- relies on them.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

create type public.language as enum ('en', 'fr', 'ar');

create type public.user_role as enum ('customer', 'admin');

create type public.order_status as enum ('pending', 'processing', 'shipped', 'delivered', 'cancelled');

create type public.cancellation_reason as enum ('customer_request', 'out_of_stock', 'unreachable', 'refused', 'payment', 'other');

create type public.delivery_outcome as enum ('refused', 'unreachable', 'returned');

create type public.call_outcome as enum ('confirmed', 'no_answer', 'postponed', 'wrong_number', 'cancelled');

-- Where an order came from: the shop's own checkout, or taken down by an admin.
create type public.order_source as enum ('web', 'phone', 'whatsapp', 'instagram', 'facebook', 'showroom');

create type public.payment_method as enum ('cash_on_delivery', 'bank_transfer', 'card', 'paypal');

create type public.order_payment_status as enum ('unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'failed');

create type public.payment_provider as enum ('cash', 'transfer', 'cmi', 'paypal');

-- A reversal takes back a charge that was booked by mistake.
create type public.payment_kind as enum ('charge', 'refund', 'reversal');

create type public.payment_state as enum ('pending', 'succeeded', 'failed');

create type public.return_state as enum ('requested', 'approved', 'refused', 'received', 'closed', 'cancelled');
comment on type public.return_state is 'requested, then approved or refused; approved, then received; received, then closed by a refund or an exchange, or without either for a reason.';
create type public.return_wish as enum ('refund', 'exchange');
comment on type public.return_wish is 'What the customer wants for returned pieces.';
create type public.return_reason as enum ('damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other');
comment on type public.return_reason is 'Why a customer returns pieces.';
create type public.review_state as enum ('pending', 'published', 'refused');
comment on type public.review_state is 'pending until an admin publishes or refuses the review; a change by its author makes it pending again.';
create type public.sale_outcome as enum
  ('waiting', 'reduced', 'restored', 'changed', 'on_offer', 'other_sale', 'too_cheap', 'unpublished');
comment on type public.sale_outcome is
  'What a sale did to a product. waiting: not reduced yet; reduced, then restored; changed: its price was changed meanwhile and stays. '
  'Skipped: on_offer, reduced already; other_sale, by a sale that began first; too_cheap, the price would not go down by a dirham or a '
  'combination would cost nothing; unpublished.';
create type public.invoice_kind as enum ('invoice', 'credit_note');

create function private.fold_digits(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select translate(input, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') $$;
comment on function private.fold_digits is 'A text with Arabic and Persian digits as 0 to 9.';
grant execute on function private.fold_digits to anon, authenticated, service_role;

create function private.normalize_search_text(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(private.fold_digits(translate(replace(replace(replace(
    lower(regexp_replace(normalize(left(input, 20000), NFKD),
      '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u061C\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u0621]',
      '', 'g')),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    'ٱةىیېکگڭݣپڤڥچھہە',
    'اهيييككككبففجههه')),
    '[^a-z0-9\u0620-\u064A\u0671-\u06D3]+', ' ', 'g'))
$$;
comment on function private.normalize_search_text is
  'Normalizes text for search in all three languages: lower case, no accents or Arabic diacritics, Arabic letter '
  'variants and digits unified, punctuation as single spaces. Input beyond 20,000 characters is cut off: '
  'normalizing a very long search text took seconds, and a product''s names and descriptions have at most 15,485. '
  'unaccent is not used: it ignores Arabic and is only stable, so generated columns cannot call it. Generated '
  'columns depend on this function; after a change, rewrite their tables.';
grant execute on function private.normalize_search_text to anon, authenticated, service_role;

create function private.sort_key(name text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select translate(replace(replace(replace(lower(regexp_replace(
    normalize(translate(replace(private.fold_digits(name), 'آ', 'ءء'), 'أإؤئاٱةى', 'ءءءءءاتي'), NFKD),
    '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u061C\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]',
    '', 'g')), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '_-‐‑–—,،;؛:!?؟.''’‘"“”«»()[]@*/\&#%°+×<=>|',
    '!!!!""##%%&''(()***+++++,,,,----....//////')
$$;
comment on function private.sort_key is
  'A key by which names sort in all three languages as an ICU collation sorts them, compared byte by byte (collation "C"): case and '
  'accents do not count, the forms of alef and hamza are one letter, punctuation is before digits and letters and in the order of '
  'Unicode''s table. Not a collation, because the embedded database has none but "C". Generated columns depend on it; after a '
  'change, rewrite their tables.';
grant execute on function private.sort_key to anon, authenticated, service_role;

create function private.is_printable(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select input !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]'
$$;
comment on function private.is_printable is
  'True when a text holds no control characters (except tab and line breaks), zero-width characters or '
  'bidirectional overrides, which can make one text look like another.';
grant execute on function private.is_printable to anon, authenticated, service_role;

create function private.is_line(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select private.is_printable(input) and input !~ '[\t\n\r\u0085\u2028\u2029]'
$$;
comment on function private.is_line is
  'True for a printable text on one line: without line breaks and tabs, which lists, labels, subjects and CSV do not expect.';
grant execute on function private.is_line to anon, authenticated, service_role;

create function private.is_picture_address(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select char_length(input) <= 500 and input !~ '[.][.]' and (
    input ~ '^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)+[.](webp|png|jpe?g|avif)$'
    or input ~* '^https://[^\s/?#@]+[.][^\s/?#@]+/\S+$' and input !~* '^https://((drive|docs|photos)[.]google[.]com|(?!(i[.]imgur|dl[.]dropbox|[a-z0-9]+[.]static[.]flickr)[.]com/)([^/:]+[.])?(dropbox|instagram|facebook|icloud|imgur|flickr|pinterest|wetransfer)([.][a-z]{2,3}){1,2}|photos[.]app[.]goo[.]gl|1drv[.]ms|onedrive[.]live[.]com|(www[.])?(pin[.]it|ibb[.]co|we[.]tl))([:/]|$)'
    and input !~* '^https://[^/]+[.]wikipedia[.]org/|^https://commons[.]wikimedia[.]org/wiki/'
    and input !~* '^[^?]*[.](html?|pdf|hei[cf]|tiff?)(#|$)')
$$;
comment on function private.is_picture_address is
  'True for the path of a stored picture in its folder, and for a secure address that can be a picture: not the page on which a '
  'service shows it, which pages cannot show in turn, nor a file that browsers do not show as one. The same rule as isPictureAddress of the forms.';
grant execute on function private.is_picture_address to anon, authenticated, service_role;

create function private.is_email(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select char_length(input) <= 254 and input ~
    '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$'
$$;
comment on function private.is_email is
  'True for one email address, by the rule of the HTML standard with a dot in the domain. A comma, which would make two '
  'recipients of it, is not allowed.';
grant execute on function private.is_email to anon, authenticated, service_role;

create function private.contains_link(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select input ~* '://|@|www\.|[^\s.,;:@/()]{2,}[.。．｡][^\s.,;:@/()0-9]{2,}|\.[^\s.,;:@/()0-9]{2,}/|[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+'
$$;
comment on function private.contains_link is
  'True when mail programs may turn a part of a text into a link: a URL, a domain, an email or IP address. Names must not '
  'contain one, since emails greet people by name. "J. R. El-Alami" and "St. John" are names, "st.john" is a domain.';
grant execute on function private.contains_link to anon, authenticated, service_role;

create function private.strip_invisible(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(input,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F'
    || '\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFC\U000E0000-\U000E0FFF]', '', 'g')
$$;
comment on function private.strip_invisible is
  'A text without invisible characters: control characters (except tab and line breaks), direction marks, soft '
  'hyphens, fillers, tags. Joiners stay, since emoji and some scripts need them.';
grant execute on function private.strip_invisible to anon, authenticated, service_role;

create function private.is_plain_name(input text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select private.is_line(input) and input = private.strip_invisible(input)
    and input !~ '\u200D|(^|[^\u0620-\u06FF])\u200C|\u200C($|[^\u0620-\u06FF])'
$$;
comment on function private.is_plain_name is
  'True when a name is one line without invisible characters, joiners included: two names that look alike must be equal. Between '
  'letters of the Arabic script the non-joiner is visible and allowed.';
grant execute on function private.is_plain_name to anon, authenticated, service_role;

create function private.fold_text(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case when f.folded ~ '^[ \n\u200C\u200D\uFE00-\uFE0F]*$' then '' else f.folded end
  from (select btrim(normalize(private.strip_invisible(regexp_replace(
    regexp_replace(left(input, 20000), '\r\n|[\r\u000B\u000C\u0085\u2028\u2029]', e'\n', 'g'),
    '[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g')), NFC), e' \n') as folded) f
$$;
comment on function private.fold_text is
  'What was typed or pasted, without invisible characters and with plain spaces and line breaks; empty when nothing in it can be seen. '
  'The same as foldText of the forms. Input beyond 20,000 characters is cut off: no field takes as many.';
grant execute on function private.fold_text to anon, authenticated, service_role;

create function private.fold_line(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select regexp_replace(private.fold_text(input), '[ \n]+', ' ', 'g') $$;
comment on function private.fold_line is 'As fold_text, on one line with single spaces.';
grant execute on function private.fold_line to anon, authenticated, service_role;

create function private.fold_plain_name(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select private.fold_line(regexp_replace(regexp_replace(replace(private.fold_line(input), e'\u200D', ''), '\u200C+', e'\u200C', 'g'),
    '(?<![\u0620-\u06FF])\u200C|\u200C(?![\u0620-\u06FF])', '', 'g'))
$$;
comment on function private.fold_plain_name is 'As fold_line, and a plain name: see is_plain_name.';
grant execute on function private.fold_plain_name to anon, authenticated, service_role;

create function private.fold_name(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(private.fold_plain_name(input),
    '([A-Za-z\u00AA\u00BA\u00C0-\u024F]{2}\.)(?=[A-Z\u00C0-\u00D6\u00D8-\u00DEĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚ][A-Za-z\u00C0-\u024F])',
    '\1 ', 'g'), '([\u0620-\u065F\u066E-\u06D3\u06FA-\u06FF]{2}\.)(?=[\u0620-\u065F\u066E-\u06D3\u06FA-\u06FF]{2})', '\1 ', 'g')
$$;
comment on function private.fold_name is
  'As fold_plain_name, for people and companies: after an abbreviation, as in "Dr.Ahmed", comes a space: before a capital of the Latin '
  'alphabets, and before a word in Arabic letters. Otherwise mail programs read a domain. Initials stay as they are.';
grant execute on function private.fold_name to anon, authenticated, service_role;

create function private.fold_code(input text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select private.fold_line(regexp_replace(regexp_replace(private.fold_digits(normalize(left(input, 1000), NFKC)),
    '[\u2010-\u2015\u2043\u2212]', '-', 'g'), '[\u200C\u200D]', '', 'g'))
$$;
comment on function private.fold_code is
  'As fold_line, for what has a format of its own (phone number, postal code, email address, number of an order): wide letters, digits '
  'of other scripts and dashes become their ASCII form too.';
grant execute on function private.fold_code to anon, authenticated, service_role;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;
comment on function private.set_updated_at is
  'Trigger: sets updated_at to now(). A statement that sets updated_at itself keeps its value; the seed does, to '
  'date past events.';

create table private.rate_limits (
  bucket text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (bucket, subject, window_start)
);
comment on table private.rate_limits is
  'Hits per bucket, subject (a hash, never an address) and time window. Rows older than a day are deleted as new '
  'windows start. Row-level security without policies: only definer functions read it.';
create index rate_limits_window_idx on private.rate_limits (window_start);
alter table private.rate_limits enable row level security;

create table private.finished_acts (
  key uuid primary key,
  act text not null,
  -- A hash of the request: notes and amounts are nowhere else than in their own rows.
  request text not null,
  result jsonb not null,
  finished_at timestamptz not null default now()
);
comment on table private.finished_acts is
  'Acts of admins by the key of the dialog that asked for them, so that a request whose answer was lost is answered again and not '
  'done again, and one with other values is refused. Rows older than a month are deleted as new ones come. Row-level security without policies: '
  'only definer functions read it.';
create index finished_acts_time_idx on private.finished_acts (finished_at);
alter table private.finished_acts enable row level security;

create function private.request_hash(request jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(request::text, 'UTF8')), 'hex') $$;
comment on function private.request_hash is 'A hash of what a request asked for.';

create function private.finished_act(key uuid, act text, request jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_act private.finished_acts;
begin
  perform private.require_admin();
  -- The same key at the same time waits for the first one.
  perform pg_advisory_xact_lock(hashtextextended('finished_act' || finished_act.key::text, 0));
  select * into found_act from private.finished_acts f where f.key = finished_act.key;
  if found_act.act <> finished_act.act then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "key"}';
  elsif found_act.request <> private.request_hash(finished_act.request) then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  return found_act.result;
end
$$;
comment on function private.finished_act is
  'What the act with this key answered, or null when it is not done yet; a null key is none. request is what the caller asks for, '
  'without what it only saw. Raises edit_conflict (409) when the act was done with other values, invalid_request (422) for a key of '
  'another act. A preview does not call it. Definer because no role reads the table; checks for an admin.';
grant execute on function private.finished_act to authenticated;

create function private.finish_act(key uuid, act text, request jsonb, result jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if key is null then
    return;
  end if;
  delete from private.finished_acts f where f.finished_at < now() - interval '30 days';
  insert into private.finished_acts (key, act, request, result)
  values (finish_act.key, finish_act.act, private.request_hash(finish_act.request), finish_act.result)
  -- A payment that was ordered, and whose end is recorded by hand, has the key of its first act.
  on conflict on constraint finished_acts_pkey do nothing;
end
$$;
comment on function private.finish_act is
  'Notes what the act with this key was asked for and answered; a null key is not noted. Definer because no role writes the table; checks for an admin.';
grant execute on function private.finish_act to authenticated;

create function private.refuse_until(moment timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using message = 'too_many_requests',
    detail = jsonb_build_object('retry_after', ceil(extract(epoch from moment - now())))::text;
end
$$;
comment on function private.refuse_until is 'Raises too_many_requests (429) with the seconds until a moment as detail retry_after.';

create function private.check_rate_limit(bucket text, subject text, window_seconds integer, max_hits integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  start timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
  hit_count integer;
begin
  if subject is null then
    return;
  end if;
  insert into private.rate_limits as r (bucket, subject, window_start)
  values (check_rate_limit.bucket, check_rate_limit.subject, start)
  on conflict on constraint rate_limits_pkey do update set hits = r.hits + 1
  returning r.hits into hit_count;

  if hit_count = 1 then
    delete from private.rate_limits r where r.window_start < now() - interval '1 day';
  end if;

  if hit_count > max_hits then
    perform private.refuse_until(start + make_interval(secs => window_seconds));
  end if;
end
$$;
comment on function private.check_rate_limit is
  'Counts a call of subject in bucket within a fixed window of window_seconds. Raises too_many_requests (429, '
  'detail retry_after in seconds) after max_hits calls; raising rolls the increment back, so the counter stays at '
  'its limit until the window ends. A subject of null is not counted: it is no one in particular. Definer because API '
  'roles have no rights on the counters.';

create function private.check_hits_left(bucket text, subject text, window_seconds integer, max_hits integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  start constant timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
begin
  if exists (select 1 from private.rate_limits r
    where (r.bucket, r.subject, r.window_start) = (check_hits_left.bucket, check_hits_left.subject, start) and r.hits >= max_hits)
  then
    perform private.refuse_until(start + make_interval(secs => window_seconds));
  end if;
end
$$;
comment on function private.check_hits_left is
  'Raises what check_rate_limit would raise for another call, and counts none: for acts of which only failures are counted, so that a '
  'success is not told from a failure once there were too many. Definer because API roles have no rights on the counters.';

create function private.shop_time_zone() returns text
language sql immutable parallel safe set search_path = ''
as $$ select 'UTC' $$;
comment on function private.shop_time_zone is
  'The time zone of the shop''s clock, which turns instants into days of the books; supabase/functions/_shared/shop-clock.ts is '
  'the same for the site and the mails. Morocco is on UTC+0 for good since 20 September 2026 (tz database 2026c). Servers and '
  'browsers learn of it at different times, and an older one puts an order of 23:30 on the next day under Morocco''s own name: '
  'UTC is the same in all of them. Never current_date: a request chooses the time zone of its session.';
grant execute on function private.shop_time_zone to anon, authenticated, service_role;

create function private.address_subject() returns text
language plpgsql stable set search_path = ''
as $$
declare
  address inet;
begin
  begin
    address := (nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip')::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  return encode(sha256(convert_to(case
    when family(address) = 4 or address << '::ffff:0:0/96' then host(address)
    else host(network(set_masklen(address, 64)))
  end || (now() at time zone private.shop_time_zone())::date::text, 'UTF8')), 'hex');
end
$$;
comment on function private.address_subject is
  'The client address that the gateway writes into cf-connecting-ip, as a hash that changes daily; see rate_limit_subject.';

create function private.rate_limit_subject() returns text
language plpgsql stable set search_path = ''
as $$
begin
  if (select auth.uid()) is null or (select private.is_guest()) then
    return private.address_subject();
  end if;
  return encode(sha256(convert_to((select auth.uid())::text || (now() at time zone private.shop_time_zone())::date::text, 'UTF8')), 'hex');
end
$$;
comment on function private.rate_limit_subject is
  'The caller as a hash that changes daily: the user id of an account, else, also for a guest, who begins another session at no cost, the '
  'client address that the gateway writes into cf-connecting-ip. In plpgsql, because profiles come later. IPv6 addresses count by /64, the network of one subscriber, who can use any address in it. Null '
  'without that header: only the global limit of the bucket applies then, since one limit for all visitors would let '
  'one of them lock out the others. X-Forwarded-For is not trusted, since clients can set it. Buckets that use this '
  'subject also have a global limit.';

create function private.prevent_mutation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'stock_movements' then
    -- The cascade of a deleted product arrives here after the product is gone.
    if not exists (select 1 from public.products p where p.id = (to_jsonb(old) ->> 'product_id')::uuid) then
      return old;
    end if;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'message_replies' then
    -- Likewise the cascade of a deleted message.
    if not exists (select 1 from public.contact_messages m where m.id = (to_jsonb(old) ->> 'message_id')::uuid) then
      return old;
    end if;
  end if;
  if tg_op = 'UPDATE' and tg_table_name in ('order_calls', 'delivery_outcomes', 'return_events') then
    -- The note, and nothing else, goes with the contact of the order: private.redact_order_contact.
    if to_jsonb(new) = to_jsonb(old) || '{"note": ""}'::jsonb
      and exists (select 1 from public.orders o where o.contact_name = '' and o.id = coalesce((to_jsonb(old) ->> 'order_id')::uuid,
        (select r.order_id from public.returns r where r.id = (to_jsonb(old) ->> 'return_id')::uuid)))
    then
      return new;
    end if;
  end if;
  raise insufficient_privilege using message = 'append_only';
end
$$;
comment on function private.prevent_mutation is
  'Trigger: makes a table append-only, also for its owner, by raising append_only (42501). Stock movements may be '
  'deleted together with their product, replies together with their message; notes of calls, deliveries and steps of returns are emptied when the contact '
  'of their order is removed.';

create function private.normalize_phone(phone text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(
    regexp_replace(private.fold_code(phone), '[^0-9]', '', 'g'),
    '^00', ''), '^(?:2120?|0)', '')
$$;
comment on function private.normalize_phone is
  'The digits of a phone number without trunk or international prefix of Morocco: 06 12 34 56 78, +212 612-345678 '
  'and 00212612345678 become the same. Foreign numbers keep their country code.';
grant execute on function private.normalize_phone to anon, authenticated, service_role;

create function private.fold_phone(input text, country text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  -- Calling code, trunk prefix and national numbers of the countries that the shop delivers to.
  plans constant jsonb := '{"morocco": ["212", "0", "[5-8][0-9]{8}"], "france": ["33", "0", "[1-9][0-9]{8}"],
    "spain": ["34", "", "[5-9][0-9]{8}"], "usa": ["1", "1", "[2-9][0-9]{9}"], "canada": ["1", "1", "[2-9][0-9]{9}"],
    "uk": ["44", "0", "(?:[1-357-9][0-9]{9}|[18][0-9]{8}|8[0-9]{6})"]}'::jsonb;
  -- Of a link, and how cards print numbers: (+212) 6 12 34 56 78.
  typed constant text := regexp_replace(regexp_replace(
    replace(regexp_replace(private.fold_code(input), '^tel: ?', '', 'i'), ',', ' '),
    '^\((?:\+|\+? ?00) ?([0-9]{1,3})\)', '+\1'), '^\+? ?00', '+');
  compact constant text := regexp_replace(typed, '[^0-9+]', '', 'g');
  plan jsonb;
  matched text;
begin
  if typed !~ '^[0-9 +()./-]+$' or compact !~ '^\+?[0-9]{6,17}$' then
    return null;
  end if;
  if compact like '+%' then
    for plan in select p.value from jsonb_each(plans) p loop
      if compact like '+' || (plan ->> 0) || '%' then
        matched := substring(compact from '^\+' || (plan ->> 0) || case plan ->> 1 when '' then '' else '(?:' || (plan ->> 1) || ')?' end
          || '(' || (plan ->> 2) || ')$');
        return '+' || (plan ->> 0) || matched;
      end if;
    end loop;
    -- In parentheses a trunk zero is only for calls within the country; Italian numbers keep theirs.
    return substring(regexp_replace(regexp_replace(typed, '^(\+[0-9]{1,3} ?)\(0\)', '\1'), '[^0-9+]', '', 'g') from '^\+[1-9][0-9]{7,14}$');
  end if;
  -- Of a country without delivery the country itself is refused.
  plan := coalesce(plans -> country, plans -> 'morocco');
  matched := substring(compact from '^(?:' || (plan ->> 0) || ')?' || case plan ->> 1 when '' then '' else '(?:' || (plan ->> 1) || ')?' end
    || '(' || (plan ->> 2) || ')$');
  return '+' || (plan ->> 0) || matched;
end
$$;
comment on function private.fold_phone is
  'A phone number as +<calling code><number>; null when it is none. Without a calling code it belongs to the country of delivery; with '
  'one it may be from any country, and a trunk zero goes by that country. The same numbers as normalizePhone of the forms gives; '
  'of countries without delivery the form knows more rules.';
grant execute on function private.fold_phone to anon, authenticated, service_role;

create function private.fold_postal_code(input text, country text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  patterns constant jsonb := '{"morocco": "[0-9]{5}", "france": "(?:0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}",
    "spain": "(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}", "usa": "[0-9]{5}(?:-[0-9]{4})?",
    "canada": "[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]",
    "uk": "(?:GIR 0AA|(?:[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY])) [0-9][ABD-HJLNP-UW-Z]{2})"}'::jsonb;
  typed constant text := upper(private.fold_code(input));
  code text := regexp_replace(typed, '[ .-]', '', 'g');
begin
  if typed = '' or not patterns ? country then
    return typed;
  end if;
  code := case country
    when 'morocco' then regexp_replace(code, '^MAR?(?=[0-9])', '')
    when 'france' then regexp_replace(regexp_replace(code, '^FR?A?(?=[0-9])', ''), 'C[EÉé]DEX[0-9]{0,2}$', '')
    when 'spain' then regexp_replace(code, '^ES?P?(?=[0-9])', '')
    when 'usa' then regexp_replace(regexp_replace(code, '^USA?(?=[0-9])', ''), '^([0-9]{5})([0-9]{4})$', '\1-\2')
    else regexp_replace(code, '^(.{2,4})(.{3})$', '\1 \2') end;
  return case when code ~ ('^' || (patterns ->> country) || '$') then code end;
end
$$;
comment on function private.fold_postal_code is
  'A postal code as its country writes it, from however it was typed; null when it is none, empty when it is empty. The same as '
  'normalizePostalCode of the forms.';
grant execute on function private.fold_postal_code to anon, authenticated, service_role;

create function private.start_of_day(day date) returns timestamptz
language sql stable strict set search_path = ''
as $$ select day::timestamp at time zone private.shop_time_zone() $$;
comment on function private.start_of_day is
  'Midnight at the start of a day by the shop''s clock; see shop_time_zone.';

-- The shop uses the Data API only. GraphQL, which older projects enable by default, exposes the schema to introspection.
drop extension if exists pg_graphql;

create function private.limit_bulk_changes() returns trigger
language plpgsql set search_path = ''
as $$
declare
  allowed constant integer := coalesce(tg_argv[0]::integer, 100);
begin
  if current_user in ('anon', 'authenticated')
    and (select count(*) from (select 1 from changed limit allowed + 1) c) > allowed then
    raise sqlstate 'PT409' using message = 'too_many_rows', detail = jsonb_build_object('allowed', allowed)::text;
  end if;
  return null;
end
$$;
comment on function private.limit_bulk_changes is
  'Statement trigger: raises too_many_rows (409) when an API role changes more rows in one statement than its '
  'argument allows (100 without one), so that a filter that is too wide cannot change or delete a whole table. Products '
  'and variations are updated one row at a time: a statement locks its rows in any order, orders lock theirs by id. '
  'Bulk changes go through bulk_update_products, '
  'import_products and set_order_statuses. Invoker, because the check depends on current_user: the shop''s own '
  'definer functions and service_role are not limited.';

create function private.validate_date_range(from_day date, to_day date) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not (coalesce(from_day, '2000-01-01') between '2000-01-01' and '2199-12-31'
    and coalesce(to_day, '2000-01-01') between '2000-01-01' and '2199-12-31') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
end
$$;
comment on function private.validate_date_range is
  'Raises invalid_request (422) unless both days lie between 2000 and 2199; null is allowed. Keeps date arithmetic '
  'within range.';
