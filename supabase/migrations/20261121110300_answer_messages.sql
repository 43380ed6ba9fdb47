-- Messages are read, answered or put aside as spam.

alter table public.contact_messages
  add column read_at timestamptz,
  add column is_spam boolean not null default false;
grant update (read_at, is_spam) on public.contact_messages to authenticated;
