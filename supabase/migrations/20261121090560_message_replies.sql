-- Replies to contact messages: written in the admin area, sent by email, kept with the message.

create table public.message_replies (
  id bigint generated always as identity primary key,
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  -- Chosen by the caller: a reply that is sent again is stored once.
  key uuid not null unique,
  body text not null check (char_length(body) between 1 and 5000 and private.is_printable(body)),
  actor uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.message_replies is
  'Append-only: what admins replied to a contact message. Deleted with the message. For admins.';
create index message_replies_message_idx on public.message_replies (message_id, id);
alter table public.message_replies enable row level security;
grant select on public.message_replies to authenticated;
create policy "Admins see replies" on public.message_replies for select to authenticated
  using ((select private.is_admin()));
create trigger message_replies_append_only before update or delete on public.message_replies
  for each row execute function private.prevent_mutation();

create function private.reply_to_message(target_message uuid, key uuid, seen_replies integer, body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  answered public.contact_messages;
  existing public.message_replies;
  written text;
  reply bigint;
begin
  perform private.require_admin();
  if key is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "key"}';
  end if;
  written := private.validate_text('body', replace(body, e'\r\n', e'\n'), 5000, '\S');
  select * into answered from public.contact_messages m where m.id = target_message for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  select * into existing from public.message_replies r where r.key = reply_to_message.key;
  if existing.id is not null and (existing.message_id, existing.body) = (target_message, written) then
    return;
  end if;
  -- Spam is replied to only after it was marked as a message: a reply tells a spammer that the address is read.
  if existing.id is not null or answered.is_spam
    or (select count(*) from public.message_replies r where r.message_id = target_message) <> coalesce(seen_replies, -1) then
    raise sqlstate 'PT409' using message = 'edit_conflict';
  end if;
  insert into public.message_replies (message_id, key, body) values (target_message, key, written) returning id into reply;
  update public.contact_messages m set answered_at = now(), read_at = coalesce(m.read_at, now()) where m.id = target_message;
  perform private.enqueue_reply_email(answered, reply, written);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.reply_to_message is
  'Implementation of public.reply_to_message; checks for an admin. The lock of the message makes two admins one after the '
  'other. Definer because no role may write replies or the outbox.';
grant execute on function private.reply_to_message to authenticated;

create function public.reply_to_message(message_id uuid, key uuid, seen_replies integer, body text) returns void
language sql set search_path = ''
as $$ select private.reply_to_message($1, $2, $3, $4) $$;
comment on function public.reply_to_message is
  'Admins only. Sends a reply to the author of a contact message by email, in the language of the message, and marks the message as '
  'answered. seen_replies is the number of replies that the caller saw, so that of two admins the second is refused with '
  'edit_conflict (409), as for a message that is marked as spam. A key that was used before with this text changes nothing. '
  'Raises invalid_request with the field (422), not_found (404).';
grant execute on function public.reply_to_message to authenticated;
