-- People may delete their account. What was sold stays: amounts, lines, city and country. Who it was sold to goes, at once
-- for orders that are finished and, for those under way, when they are: a courier needs the address until then.

alter table public.orders add column contact_erasure_due boolean not null default false;
comment on column public.orders.contact_erasure_due is
  'The account is deleted and the order was under way: its contact is erased when it is delivered or cancelled.';

-- Definer, and called by definer functions only: nobody holds UPDATE on these columns. The hash goes too, since what it
-- was made of could be guessed and compared.
create function private.erase_contact(erased uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.orders o set
    contact_name = '', contact_email = '', phone = '', address = '', district = '', landmark = '', postal_code = '',
    notes = '', shipping_address = concat_ws(', ', nullif(o.city, ''), o.country), request_hash = '',
    contact_erasure_due = false
  where o.id = any (erased);
  -- Mails that are still to go out go out first: see forget_sent_mail.
  delete from public.email_outbox m where m.order_id = any (erased) and m.sent_at is not null;
$$;

-- Definer: the status is changed by an admin, who may not write the contact. It runs after orders_follow_status (triggers
-- of an event run by name), which queues the last mail with the address as it was.
create function private.finish_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.erase_contact(array[new.id]);
  return null;
end
$$;
create trigger orders_forget_contact after update of status on public.orders
  for each row when (new.contact_erasure_due and new.status in ('delivered', 'cancelled'))
  execute function private.finish_erasure();

-- Definer: the sender of mails may not read orders. A mail about an order whose contact is erased is kept no longer than
-- it takes to send it.
create function private.forget_sent_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.orders o where o.id = new.order_id and o.user_id is null and o.contact_email = ''
      and not o.contact_erasure_due)
  then
    delete from public.email_outbox m where m.id = new.id;
  end if;
  return null;
end
$$;
create trigger email_outbox_forget_sent after update of sent_at on public.email_outbox
  for each row when (new.sent_at is not null and new.order_id is not null)
  execute function private.forget_sent_mail();

-- Definer: nobody holds DELETE on accounts. `confirmation` is the account's address as its owner typed it, so that no
-- stray call deletes anything.
create function private.delete_account(confirmation text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  leaver uuid := (select auth.uid());
  address text;
begin
  if leaver is null or coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
  -- An order that is being placed at this moment is finished first, and then found below.
  perform pg_advisory_xact_lock(hashtextextended('place_order:' || leaver::text, 0));
  select p.email into address from public.profiles p where p.user_id = leaver;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if address = '' or lower(btrim(coalesce(confirmation, ''))) <> lower(address) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "confirmation"}';
  end if;

  perform private.erase_contact(array(
    select o.id from public.orders o where o.user_id = leaver and o.status in ('delivered', 'cancelled')));
  update public.orders o set contact_erasure_due = true
  where o.user_id = leaver and o.status not in ('delivered', 'cancelled');
  -- The profile and all that hangs on it follow; the last admin's is refused there.
  delete from auth.users u where u.id = leaver;
end
$$;
grant execute on function private.delete_account(text) to authenticated;

create function public.delete_account(confirmation text) returns void
language sql set search_path = ''
as $$ select private.delete_account($1) $$;
comment on function public.delete_account(text) is
  'Deletes the caller''s account; confirmation is its e-mail address. Orders stay without a name. Refuses with last_admin (409), invalid_request (422).';
grant execute on function public.delete_account(text) to authenticated;
