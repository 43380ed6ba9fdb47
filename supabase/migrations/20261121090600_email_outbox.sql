-- Transactional outbox for emails: a row is written in the transaction that causes the email, and the Edge Function
-- send-emails delivers it. An order without its email, or an email without its order, cannot exist.

create table public.email_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('welcome', 'order_confirmation', 'order_status', 'order_corrected', 'shop_order', 'shop_message', 'message_reply',
    'payment', 'return', 'shop_return', 'shop_payment', 'stock_alert', 'review_request')),
  recipient text not null,
  language public.language not null,
  payload jsonb not null,
  order_id uuid references public.orders (id) on delete restrict,
  message_id uuid references public.contact_messages (id) on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  user_id uuid references public.profiles (user_id) on delete cascade,
  failed_at timestamptz,
  reply_id bigint references public.message_replies (id) on delete cascade,
  stock_alert_id bigint references public.stock_alerts (id) on delete cascade
);
comment on table public.email_outbox is
  'Emails to send and sent. After 16 attempts over about 18 hours an email is marked as failed: a night without a mail server loses none.';
comment on column public.email_outbox.kind is
  'welcome, order_confirmation, order_status, order_corrected, payment (received or given back), return (a step of one) and review_request go to a customer, '
  'message_reply to the author of a contact message, stock_alert to a person who waited for stock; shop_order, shop_message, shop_return and shop_payment tell the shop about a new order, message, return or difference of a payment.';
create index email_outbox_order_idx on public.email_outbox (order_id);
create index email_outbox_message_idx on public.email_outbox (message_id);
create index email_outbox_reply_idx on public.email_outbox (reply_id);
-- One email for an alert.
create unique index email_outbox_stock_alert_idx on public.email_outbox (stock_alert_id);
alter table public.email_outbox enable row level security;
grant select on public.email_outbox to authenticated;
grant select on public.email_outbox to service_role;

create policy "Admins read emails" on public.email_outbox for select to authenticated
  using ((select private.is_admin()));

create function private.shop_language() returns public.language
language sql stable set search_path = ''
as $$
  select coalesce(
    (select p.language from public.profiles p where p.role = 'admin' order by p.created_at, p.user_id limit 1), 'en')
$$;
comment on function private.shop_language is 'The language of emails to the shop: that of its oldest admin account.';

create function private.order_recipient(target_order public.orders) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not s.email_notifications then null
    when target_order.user_id is null
      or exists (select 1 from public.profiles p where p.user_id = target_order.user_id and p.is_guest)
    then nullif(target_order.contact_email, '')
    else (select u.email from auth.users u where u.id = target_order.user_id and u.email_confirmed_at is not null)
  end
  from public.shop_settings s
$$;
comment on function private.order_recipient is
  'The address of mails to the customer about an order: the confirmed one of the account, else the one that was typed. Null when '
  'none is sent: emails are turned off in shop_settings, or there is no such address. Definer because customers have no rights on '
  'auth.users.';

create function private.enqueue_order_email(email_kind text, target_order public.orders, more jsonb default '{}'::jsonb)
  returns void
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.shop_settings;
  to_shop constant boolean := email_kind in ('shop_order', 'shop_return');
  confirmed_address text;
  is_guest boolean := false;
  waiting_changes jsonb;
begin
  select * into settings from public.shop_settings;
  if not settings.email_notifications then
    return;
  end if;
  if to_shop then
    confirmed_address := settings.contact_email;
  else
    confirmed_address := private.order_recipient(target_order);
    is_guest := exists (select 1 from public.profiles p where p.user_id = target_order.user_id and p.is_guest);
    if is_guest and (select count(*) from public.email_outbox m
      where m.recipient = confirmed_address and m.created_at > now() - interval '1 day') >= 6
    then
      return;
    end if;
  end if;
  if confirmed_address is null then
    return;
  end if;
  if email_kind = 'order_corrected' then
    -- An email about earlier corrections that still waits is replaced by one about all of them.
    with replaced as (
      delete from public.email_outbox m
      where m.order_id = target_order.id and m.kind = 'order_corrected' and m.sent_at is null and coalesce(m.claimed_until <= now(), true)
      returning m.payload -> 'changes' as changes
    )
    select jsonb_agg(distinct c.field) into waiting_changes
    from (
      select jsonb_array_elements(r.changes) as field from replaced r
      union all select jsonb_array_elements(coalesce(more -> 'changes', '[]'::jsonb))) c;
    more := more || jsonb_build_object('changes', coalesce(waiting_changes, '[]'::jsonb));
  end if;
  insert into public.email_outbox (kind, recipient, language, order_id, next_attempt_at, payload)
  select email_kind, confirmed_address, case when to_shop then private.shop_language() else target_order.language end,
    target_order.id, now() + case email_kind when 'order_corrected' then interval '2 minutes' else interval '0' end,
    jsonb_build_object(
    'shop', private.email_shop_details(),
    'order_number', target_order.order_number,
    'tracking_token', target_order.tracking_token,
    'payment_token', target_order.payment_token,
    'status', target_order.status,
    'carrier', target_order.carrier,
    'tracking_number', target_order.tracking_number,
    'tracking_link', target_order.tracking_link,
    'created_at', target_order.created_at,
    'min_days', target_order.min_days,
    'max_days', target_order.max_days,
    'promised_from', target_order.promised_from,
    'contact_name', target_order.contact_name,
    'subtotal', target_order.subtotal,
    'delivery_fee', target_order.delivery_fee,
    'gift_fee', target_order.gift_fee,
    'is_pickup', target_order.is_pickup,
    'has_account', target_order.user_id is not null and not is_guest and not to_shop,
    'discount_amount', target_order.discount_amount,
    'tax_amount', target_order.tax_amount,
    'total_amount', target_order.total_amount,
    'currency', target_order.currency,
    'payment_method', target_order.payment_method,
    'payment_due_at', target_order.payment_due_at,
    'amount_due', target_order.amount_due,
    'cancellation_reason', target_order.cancellation_reason,
    'bank_details', case when target_order.payment_method = 'bank_transfer' then settings.bank_details end,
    'address', jsonb_build_array(target_order.address, target_order.district, target_order.landmark,
      case when target_order.region = '' and target_order.country = 'uk'
          then btrim(target_order.city || ' ' || target_order.postal_code)
        when target_order.region = '' then btrim(target_order.postal_code || ' ' || target_order.city)
        else target_order.city || ', ' || target_order.region || ' ' || target_order.postal_code end),
    'country', target_order.country,
    'shipping_address', target_order.shipping_address,
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name_en', i.name_en, 'name_fr', i.name_fr, 'name_ar', i.name_ar, 'quantity', i.quantity,
        'line_total', i.line_total, 'selected_variations', i.selected_variations, 'image_url', i.image_url) order by i.id)
      from public.order_items i where i.order_id = target_order.id), '[]'::jsonb))
    || case
      when to_shop then jsonb_build_object('contact_email', target_order.contact_email, 'phone', target_order.phone,
        'notes', target_order.notes, 'gift_message', target_order.gift_message)
      when email_kind = 'order_corrected' then jsonb_build_object('phone', target_order.phone)
      -- It was an exchange: the return waits again.
      when target_order.status = 'cancelled' and target_order.exchange_of is not null then jsonb_build_object('waiting_return', (
        select r.number from public.returns r where r.cancelled_exchange_id = target_order.id and r.state = 'received'))
      else '{}'::jsonb
    end || more
    || case when is_guest then '{"contact_name": "", "address": [], "shipping_address": "", "phone": ""}'::jsonb else '{}'::jsonb end
  on conflict do nothing;
end
$$;
comment on function private.enqueue_order_email is
  'Queues an email about an order, unless emails are turned off in shop_settings. shop_order and shop_return go to the shop''s own '
  'address; other kinds go to the confirmed address of the account, never to the address that was typed with the order, which may belong to another person. A '
  'guest has no other address: such a mail repeats nothing that was typed, and at most six a day go to one address. After the '
  'account is deleted, contact_email is the confirmed address (private.redact_account_orders). The payload is a '
  'snapshot: the email says what was true when it was caused. order_corrected, whose more is {changes: [names of fields]}, is due after two '
  'minutes, and takes the place of one that waits. Definer because the callers (triggers, place_order) run '
  'for customers, who have no rights on the outbox and on auth.users.';

create function private.refresh_order_emails(target_order public.orders, kinds text[]) returns void
language sql set search_path = ''
as $$
  update public.email_outbox m set payload = m.payload || jsonb_build_object('status', target_order.status,
    'amount_due', target_order.amount_due, 'promised_from', target_order.promised_from, 'payment_due_at', target_order.payment_due_at)
  where m.order_id = target_order.id and m.kind = any (kinds) and m.sent_at is null and coalesce(m.claimed_until <= now(), true)
$$;
comment on function private.refresh_order_emails is
  'What is due of an order, as emails that still wait say it: for those that were queued before the money of the same act, or are '
  'held back on purpose. Others say what was true when they were caused.';

create function private.enqueue_status_email(from_status public.order_status, target_order public.orders) returns void
language plpgsql set search_path = ''
as $$
declare
  cancellation public.order_status_history;
  withdrawn boolean := false;
  -- What an email about corrections that a cancellation withdrew would have named; null when there was none.
  untold_changes jsonb;
begin
  if target_order.status = 'cancelled' then
    -- Corrections of an order that is no more are no news, and ask for its money.
    with waiting as (
      delete from public.email_outbox m
      where m.order_id = target_order.id and m.kind = 'order_corrected' and m.sent_at is null and coalesce(m.claimed_until <= now(), true)
      returning m.payload -> 'changes' as changes
    )
    select jsonb_agg(distinct c.field) into untold_changes from waiting w, jsonb_array_elements(w.changes) as c (field);
  else
    perform private.refresh_order_emails(target_order, array['order_corrected']);
  end if;
  if from_status = 'cancelled' then
    select * into cancellation from public.order_status_history h
    where h.order_id = target_order.id and h.to_status = 'cancelled' order by h.id desc limit 1;
    -- Not those of an earlier cancellation: they were queued again when it was undone.
    select m.payload -> 'withdrawn_changes' into untold_changes from public.email_outbox m
    where m.order_id = target_order.id and m.kind = 'order_status' and m.payload ->> 'status' = 'cancelled'
      and m.created_at >= cancellation.created_at
    order by m.id desc limit 1;
    with waiting as (
      delete from public.email_outbox m
      where m.order_id = target_order.id and m.kind = 'order_status' and m.payload ->> 'status' = 'cancelled'
        and m.sent_at is null and coalesce(m.claimed_until <= now(), true)
      returning m.attempts = 0 and m.last_error is null as is_untried
    )
    -- An attempt without an answer may have arrived, also one before an admin had it sent again, which begins to count anew.
    select coalesce(bool_and(w.is_untried), false) into withdrawn from waiting w;
    if untold_changes is not null then
      perform private.enqueue_order_email('order_corrected', target_order, jsonb_build_object('changes', untold_changes));
    end if;
  end if;
  -- The customer was not told of the cancellation: with the status of before, there is nothing else to tell.
  if withdrawn and target_order.status = cancellation.from_status then
    return;
  end if;
  perform private.enqueue_order_email('order_status', target_order,
    case when target_order.status = 'cancelled' and untold_changes is not null
      then jsonb_build_object('withdrawn_changes', untold_changes) else '{}'::jsonb end);
  if target_order.status = 'cancelled' then
    update public.email_outbox m set next_attempt_at = now() + interval '15 seconds'
    where m.order_id = target_order.id and m.kind = 'order_status' and m.payload ->> 'status' = 'cancelled'
      and m.sent_at is null and m.attempts = 0;
  end if;
end
$$;
comment on function private.enqueue_status_email is
  'Queues the email about a changed status. A cancellation''s is due after 15 seconds, longer than the admin area '
  'offers to undo it; reopening the order before it was sent withdraws it. A mail about corrections that waits is withdrawn with the '
  'order, and queued again when the order is reopened: the cancellation''s mail keeps what it named as withdrawn_changes. Else it follows its status. '
  'Called by the status trigger.';

create function private.claim_emails(batch integer) returns setof public.email_outbox
language sql security definer set search_path = ''
as $$
  update public.email_outbox set failed_at = now(), last_error = coalesce(last_error, 'no answer from the sender')
  where sent_at is null and failed_at is null and attempts >= 16 and next_attempt_at <= now()
    and coalesce(claimed_until <= now(), true);
  update public.email_outbox e set attempts = attempts + 1, claimed_until = now() + interval '15 minutes',
    language = coalesce((select p.language from public.profiles p where p.user_id = e.user_id), e.language)
  where id in (
    select id from public.email_outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now() and attempts < 16
      and coalesce(claimed_until <= now(), true)
    order by next_attempt_at, id
    limit least(greatest(batch, 1), 5)
    for update skip locked
  )
  returning id, kind, recipient, language, payload || private.mail_texts(kind, language), order_id, message_id, attempts,
    next_attempt_at, claimed_until, sent_at, last_error, created_at, user_id, failed_at, reply_id,
    stock_alert_id
$$;
comment on function private.claim_emails is
  'Implementation of public.claim_emails. The lease is longer than the platform lets a function run (400 seconds), and '
  'five emails with the longest timeouts of the sender take less than that. A welcome is in the language that its account has by then. '
  'The payload comes with the texts that the shop rewrote '
  '(private.mail_texts). Definer because service_role may not '
  'update the outbox.';

create function private.record_email_result(email_id bigint, error_text text) returns void
language sql security definer set search_path = ''
as $$
  update public.email_outbox set
    sent_at = case when error_text is null then now() end,
    claimed_until = null,
    next_attempt_at = now() + least(interval '1 minute' * power(2, least(greatest(attempts, 1) - 1, 7)), interval '2 hours'),
    failed_at = case when error_text is not null and attempts >= 16 then now() end,
    last_error = left(error_text, 500)
  where id = email_id and sent_at is null
$$;
comment on function private.record_email_result is
  'Implementation of public.record_email_result. Definer because service_role may not update the outbox.';
grant execute on function private.claim_emails, private.record_email_result to service_role;

create function public.claim_emails(batch integer default 5) returns setof public.email_outbox
language sql set search_path = ''
as $$ select * from private.claim_emails($1) $$;
comment on function public.claim_emails is
  'For the Edge Function send-emails only. Claims up to batch due emails, at most 5, for 15 minutes; concurrent senders '
  'get different ones. An email without a reported result is due again after the 15 minutes; after 16 attempts it '
  'is marked as failed.';

create function public.record_email_result(id bigint, error text default null) returns void
language sql set search_path = ''
as $$ select private.record_email_result($1, $2) $$;
comment on function public.record_email_result is
  'For the Edge Function send-emails only. Marks an email as sent (error null), or records the error and makes the '
  'email due again after 1, 2, 4 ... minutes, at most two hours; the sixteenth failure marks it as failed.';
grant execute on function public.claim_emails, public.record_email_result to service_role;
comment on column public.email_outbox.claimed_until is
  'A sender has claimed the email and may be sending it until then; no other sender gets it.';
comment on column public.email_outbox.failed_at is
  'Set when every attempt has failed; retry_email and retry_failed_emails clear it.';

-- At most one confirmation and one request for reviews per order, and one welcome per account, however often the cause is repeated.
create unique index email_outbox_one_confirmation on public.email_outbox (order_id, kind)
  where kind in ('order_confirmation', 'shop_order', 'review_request');
create unique index email_outbox_one_welcome on public.email_outbox (user_id) where kind = 'welcome';
create index email_outbox_recipient_idx on public.email_outbox (recipient, created_at);
create index email_outbox_user_idx on public.email_outbox (user_id);
create index email_outbox_failed_idx on public.email_outbox (failed_at desc) where failed_at is not null;
create index email_outbox_due_idx on public.email_outbox (next_attempt_at, id)
  where sent_at is null and failed_at is null;

create function private.email_shop_details() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('name', s.site_name, 'email', s.contact_email, 'phone', s.contact_phone,
    'whatsapp', s.whatsapp_number)
  from public.shop_settings s
$$;
comment on function private.email_shop_details is 'Name and contact of the shop, for the payload of every email.';

create function private.enqueue_welcome_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.email_outbox (kind, recipient, language, user_id, next_attempt_at, payload)
  select 'welcome', p.email, p.language, p.user_id,
    -- Google names no language: the page to which the person comes back saves its own.
    now() + case when new.raw_user_meta_data::jsonb ->> 'language' is null then interval '2 minutes' else interval '0' end,
    jsonb_build_object('shop', private.email_shop_details(), 'display_name', p.display_name)
  from public.profiles p
  where p.user_id = new.id and p.email <> '' and (select s.email_notifications from public.shop_settings s)
  on conflict do nothing;
  return null;
end
$$;
comment on function private.enqueue_welcome_email is
  'Trigger on auth.users: queues the welcome email once the address is confirmed; an unconfirmed address may belong '
  'to another person. That of an account which names no language is due after two minutes. Definer because the Auth service has no rights on the outbox.';

-- Triggers of one event run in the order of their names: after create_profile and sync_profile_email.
create trigger welcome_email_on_insert after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.enqueue_welcome_email();
create trigger welcome_email_on_confirmation after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.enqueue_welcome_email();

create function private.enqueue_message_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.email_outbox (kind, recipient, language, message_id, payload)
  select 'shop_message', s.contact_email, private.shop_language(), new.id, jsonb_build_object(
    'shop', private.email_shop_details(), 'contact_name', new.name, 'contact_email', new.email, 'subject', new.subject,
    'message', new.message)
  from public.shop_settings s where s.email_notifications;
  return null;
end
$$;
comment on function private.enqueue_message_email is
  'Trigger: queues an email to the shop about a new contact message. Definer because visitors have no rights on the '
  'outbox.';
create trigger contact_messages_enqueue_email after insert on public.contact_messages
  for each row when (not new.is_spam) execute function private.enqueue_message_email();

create function private.enqueue_reply_email(answered public.contact_messages, reply bigint, body text) returns void
language sql set search_path = ''
as $$
  insert into public.email_outbox (kind, recipient, language, message_id, reply_id, payload)
  values ('message_reply', answered.email, answered.language, answered.id, reply, jsonb_build_object(
    'shop', private.email_shop_details(), 'contact_name', answered.name, 'subject', answered.subject, 'body', body,
    'message', answered.message, 'written_at', answered.created_at))
$$;
comment on function private.enqueue_reply_email is
  'Queues a reply to a contact message with the message that it quotes; called by private.reply_to_message. Also where the shop turned '
  'its automatic emails off: an admin wrote this one.';

create function private.retry_email(email_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.email_outbox set attempts = 0, next_attempt_at = now(), failed_at = null,
    -- Still shows that it was tried.
    last_error = case when attempts > 0 then coalesce(last_error, 'no answer from the sender') else last_error end
  where id = email_id and sent_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.retry_email is
  'Implementation of public.retry_email. Definer because no role holds UPDATE on the outbox.';
grant execute on function private.retry_email to authenticated;

create function public.retry_email(id bigint) returns void
language sql set search_path = ''
as $$ select private.retry_email($1) $$;
comment on function public.retry_email is
  'Admins only. Makes an email that failed or waits due now. Raises not_found (404) when it was sent or does not '
  'exist.';
grant execute on function public.retry_email to authenticated;

create function private.retry_failed_emails() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.email_outbox set attempts = 0, next_attempt_at = now(), failed_at = null
  where failed_at is not null and sent_at is null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.retry_failed_emails is
  'Implementation of public.retry_failed_emails. Definer because no role holds UPDATE on the outbox.';
grant execute on function private.retry_failed_emails to authenticated;

create function public.retry_failed_emails() returns void
language sql set search_path = ''
as $$ select private.retry_failed_emails() $$;
comment on function public.retry_failed_emails is
  'Admins only. Makes every email that failed due now, as after a mail server or its password was repaired.';
grant execute on function public.retry_failed_emails to authenticated;
