-- Mails: a welcome to every new account, what an order's mails need to show, and a state for mails that were given up.

alter table public.email_outbox
  drop constraint email_outbox_kind_check,
  add constraint email_outbox_kind_check check (kind in ('welcome', 'order_confirmation', 'order_status')),
  -- A welcome goes with its account; it says nothing that the shop must keep.
  add column user_id uuid references public.profiles (user_id) on delete cascade,
  add column gave_up_at timestamptz;
comment on column public.email_outbox.gave_up_at is
  'Set when every attempt has failed: nobody sends it until an admin asks for it with retry_email.';
comment on table public.email_outbox is
  'Mails to send and sent. After eight attempts over some four hours a mail is given up, for an admin to see.';

-- However often something is repeated, it is told once.
create unique index email_outbox_one_confirmation on public.email_outbox (order_id) where kind = 'order_confirmation';
create unique index email_outbox_one_welcome on public.email_outbox (user_id) where kind = 'welcome';
create index email_outbox_user_idx on public.email_outbox (user_id);
create index email_outbox_given_up_idx on public.email_outbox (gave_up_at desc) where gave_up_at is not null;
drop index public.email_outbox_due_idx;
create index email_outbox_due_idx on public.email_outbox (next_attempt_at, id)
  where sent_at is null and gave_up_at is null;

-- What every mail says about the shop: a setting, so it is as it was when the mail was caused.
create function private.mail_shop() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('name', s.site_name, 'email', s.contact_email, 'phone', s.contact_phone,
    'whatsapp', s.whatsapp_number)
  from public.shop_settings s
$$;

create or replace function private.queue_order_email(mail_kind text, about public.orders) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.shop_settings;
begin
  select * into settings from public.shop_settings;
  if not settings.email_notifications then
    return;
  end if;
  insert into public.email_outbox (kind, recipient, language, order_id, payload)
  select mail_kind, about.contact_email, about.language, about.id, jsonb_build_object(
    'shop', private.mail_shop(),
    'order_number', about.order_number,
    'tracking_token', about.tracking_token,
    'status', about.status,
    'created_at', about.created_at,
    'min_days', about.min_days,
    'max_days', about.max_days,
    'contact_name', about.contact_name,
    'subtotal', about.subtotal,
    'delivery_fee', about.delivery_fee,
    'tax_amount', about.tax_amount,
    'total_amount', about.total_amount,
    'currency', about.currency,
    'payment_method', about.payment_method,
    'bank_details', case when about.payment_method = 'bank_transfer' then settings.bank_details end,
    'address', jsonb_build_array(about.address, about.district, about.landmark,
      btrim(about.postal_code || ' ' || about.city)),
    'country', about.country,
    'shipping_address', about.shipping_address,
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar, 'quantity', i.quantity,
        'line_total', i.line_total, 'selected_variations', i.selected_variations, 'image_url', i.image_url) order by i.id)
      from public.order_items i where i.order_id = about.id), '[]'::jsonb))
  on conflict do nothing;
end
$$;

-- Definer: accounts are made and confirmed by the Auth service, which has no rights here. An account whose address is
-- not confirmed is not written to: the address may be somebody else's.
create function private.queue_welcome_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.email_outbox (kind, recipient, language, user_id, payload)
  select 'welcome', p.email, p.language, p.user_id,
    jsonb_build_object('shop', private.mail_shop(), 'display_name', p.display_name)
  from public.profiles p
  where p.user_id = new.id and p.email <> '' and (select s.email_notifications from public.shop_settings s)
  on conflict do nothing;
  return null;
end
$$;
-- Named to come after create_profile: triggers of one event run in the order of their names.
create trigger welcome_new_account after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.queue_welcome_email();
create trigger welcome_confirmed_account after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.queue_welcome_email();

-- As before, and a mail whose last attempt never reported back is given up rather than left in between.
create or replace function private.claim_emails(batch integer) returns setof public.email_outbox
language sql security definer set search_path = ''
as $$
  update public.email_outbox set gave_up_at = now(), last_error = coalesce(last_error, 'no answer from the sender')
  where sent_at is null and gave_up_at is null and attempts >= 8 and next_attempt_at <= now();
  update public.email_outbox set
    attempts = attempts + 1,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts), interval '6 hours')
  where id in (
    select id from public.email_outbox
    where sent_at is null and gave_up_at is null and next_attempt_at <= now() and attempts < 8
    order by next_attempt_at, id
    limit least(greatest(batch, 1), 100)
    for update skip locked
  )
  returning *
$$;
create or replace function private.finish_email(mail_id bigint, failure text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    sent_at = case when failure is null then now() end,
    gave_up_at = case when failure is not null and attempts >= 8 then now() end,
    last_error = left(failure, 500)
  where id = mail_id and sent_at is null
$$;

-- Definer: nobody holds UPDATE on the outbox.
create function private.retry_email(mail_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.email_outbox set attempts = 0, next_attempt_at = now(), gave_up_at = null
  where id = mail_id and sent_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
end
$$;
grant execute on function private.retry_email(bigint) to authenticated;

create function public.retry_email(id bigint) returns void
language sql set search_path = ''
as $$ select private.retry_email($1) $$;
comment on function public.retry_email(bigint) is
  'Admins only. Sends a mail that was given up, or waits, again at the next run. Refuses with not_found (404) when it is sent or unknown.';
grant execute on function public.retry_email(bigint) to authenticated;
