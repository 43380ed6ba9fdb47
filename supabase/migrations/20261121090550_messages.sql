-- Contact messages and newsletter subscribers. Visitors write through functions only, which limit rate and size.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (user_id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language public.language not null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  is_spam boolean not null default false
);
comment on table public.contact_messages is 'Messages that visitors sent to the shop.';
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_unread_idx on public.contact_messages (created_at) where read_at is null and not is_spam;

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  language public.language not null,
  created_at timestamptz not null default now()
);
comment on table public.newsletter_subscribers is 'Addresses subscribed to the newsletter, lower case.';
alter table public.contact_messages enable row level security;
alter table public.newsletter_subscribers enable row level security;
grant select, delete on public.contact_messages, public.newsletter_subscribers to authenticated;
grant update (answered_at, read_at, is_spam) on public.contact_messages to authenticated;
grant select, delete on public.contact_messages, public.newsletter_subscribers to service_role;

create policy "Admins read messages" on public.contact_messages for select to authenticated
  using ((select private.is_admin()));
create policy "Admins mark messages" on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete messages" on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));
create policy "Admins read subscribers" on public.newsletter_subscribers for select to authenticated
  using ((select private.is_admin()));
create policy "Admins delete subscribers" on public.newsletter_subscribers for delete to authenticated
  using ((select private.is_admin()));

create function private.validate_text(field text, given text, longest integer, pattern text default '.') returns text
language plpgsql immutable set search_path = ''
as $$
declare
  clean text := private.fold_text(coalesce(given, ''));
begin
  if char_length(clean) not between 1 and longest or not private.is_printable(clean) or clean !~ pattern then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = jsonb_build_object('field', field)::text;
  end if;
  return clean;
end
$$;
comment on function private.validate_text is
  'Folds a text and returns it. Raises invalid_request (422) with the field''s name when it is empty, too long, not '
  'printable or does not match the pattern.';

create function private.validate_email(given text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if private.is_email(private.fold_code(given)) is not true then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "email"}';
  end if;
  return private.fold_code(given);
end
$$;
comment on function private.validate_email is
  'Folds an email address and returns it. Raises invalid_request (422) when it is none.';

create function private.send_contact_message(name text, email text, subject text, message text,
  language public.language, website text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(website, '') <> '' then
    return;
  end if;
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  name := private.validate_text('name', private.fold_name(name), 120);
  if private.contains_link(name) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "name"}';
  end if;
  email := private.validate_email(email);
  subject := private.validate_text('subject', private.fold_line(subject), 200);
  message := private.validate_text('message', message, 5000);
  perform private.require_open();
  -- Its row is locked, so that of two copies at once the second is compared with the first.
  perform private.check_rate_limit('contact', 'everyone', 3600, 200);
  -- Sent again after an answer that was lost: it was stored, and takes nothing of what the visitor may send.
  if exists (
    select 1 from public.contact_messages m
    where (m.name, m.email, m.subject, m.message) = ($1, $2, $3, $4) and m.created_at > now() - interval '1 hour')
  then
    perform private.check_rate_limit('contact_copy', private.rate_limit_subject(), 3600, 20);
    return;
  end if;
  perform private.check_rate_limit('contact', private.rate_limit_subject(), 3600, 5);
  insert into public.contact_messages (user_id, name, email, subject, message, language)
  values ((select p.user_id from public.profiles p where p.user_id = (select auth.uid())), $1, $2, $3, $4, $5);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.send_contact_message is
  'Implementation of public.send_contact_message. Definer because no role holds INSERT on contact_messages.';
grant execute on function private.send_contact_message  to anon, authenticated;

create function public.send_contact_message(name text, email text, subject text, message text,
  language public.language default 'en', website text default '') returns void
language sql set search_path = ''
as $$ select private.send_contact_message($1, $2, $3, $4, $5, $6) $$;
comment on function public.send_contact_message is
  'Stores a message to the shop, once when it is sent again within an hour. website is a honeypot: hidden from people, filled in by bots, whose message is '
  'dropped silently. Raises invalid_request with the field (422), too_many_requests (429), maintenance (503).';
grant execute on function public.send_contact_message  to anon, authenticated;

create function private.subscribe_newsletter(email text, language public.language) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  email := lower(private.validate_email(email));
  perform private.require_open();
  perform private.check_rate_limit('newsletter', 'everyone', 3600, 500);
  perform private.check_rate_limit('newsletter', private.rate_limit_subject(), 3600, 5);
  insert into public.newsletter_subscribers (email, language) values ($1, $2)
  on conflict on constraint newsletter_subscribers_email_key do update set language = excluded.language;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.subscribe_newsletter is
  'Implementation of public.subscribe_newsletter. Definer because no role holds INSERT on newsletter_subscribers.';
grant execute on function private.subscribe_newsletter to anon, authenticated;

create function public.subscribe_newsletter(email text, language public.language default 'en') returns void
language sql set search_path = ''
as $$ select private.subscribe_newsletter($1, $2) $$;
comment on function public.subscribe_newsletter is
  'Subscribes an address, or changes the language of one. The response is the same for new and known addresses. Raises invalid_request (422), '
  'too_many_requests (429), maintenance (503).';
grant execute on function public.subscribe_newsletter to anon, authenticated;
create index contact_messages_open_idx on public.contact_messages (created_at desc) where answered_at is null;
create trigger contact_messages_limit_bulk_update after update on public.contact_messages
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger contact_messages_limit_bulk_delete after delete on public.contact_messages
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger newsletter_subscribers_limit_bulk_delete after delete on public.newsletter_subscribers
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
