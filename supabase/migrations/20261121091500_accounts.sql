-- Customers in the admin, and account deletion. Deleting an account keeps its orders with amounts, items, city and country,
-- and removes the contact once it can no longer be needed: the courier, a return and a refund need it until they are finished, and a
-- cancellation may be undone.

create function private.redact_order_contact(order_ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.orders o set
    contact_name = '', contact_email = '', phone = '', address = '', district = '', landmark = '', postal_code = '',
    notes = '', gift_message = '', company = '', company_ice = '', shipping_address = concat_ws(', ', nullif(o.city, ''), o.country), request_hash = '',
    contact_redaction_due = false
  where o.id = any (order_ids);
  -- What people wrote or photographed, and what was noted about them; of calls, deliveries and returns the history keeps the rest.
  delete from public.order_notes n where n.order_id = any (order_ids);
  update public.order_calls c set note = '' where c.order_id = any (order_ids) and c.note <> '';
  update public.delivery_outcomes d set note = '' where d.order_id = any (order_ids) and d.note <> '';
  update public.returns r set note = '' where r.order_id = any (order_ids) and r.note <> '';
  -- Reasons that the customer reads stay with the return itself.
  update public.return_events e set note = '' from public.returns r where r.id = e.return_id and r.order_id = any (order_ids) and e.note <> '';
  -- The files go too: unclaimed_files lists those that no row names.
  delete from public.payment_proofs f where f.order_id = any (order_ids);
  delete from public.return_photos f where f.return_id in (select r.id from public.returns r where r.order_id = any (order_ids));
  -- Unsent emails are sent first, then deleted by delete_redacted_email.
  delete from public.email_outbox m
  where m.order_id = any (order_ids) and (m.sent_at is not null or m.failed_at is not null);
$$;
comment on function private.redact_order_contact is
  'Removes names, addresses, notes, proofs of payment and photos of returns from orders, keeps city and country, and deletes their emails '
  'that were sent or given up; emails still in the queue are deleted after sending. request_hash is cleared too, since its input could be guessed and '
  'compared. Definer because no role holds UPDATE on these columns; called by definer functions and the daily job only.';

create function private.redact_due_contacts() returns void
language plpgsql set search_path = ''
as $$
declare
  -- An order that is being changed is looked at by the next run.
  finished constant uuid[] := array(
    select o.id from public.orders o where o.contact_redaction_due and o.status in ('delivered', 'cancelled')
    order by o.id for no key update skip locked);
  due uuid[];
begin
  due := array(
    select o.id from public.orders o
    where o.id = any (finished)
      -- Money that goes back is told in an email, and a transfer needs a name.
      and o.amount_to_refund = 0 and o.refunding_amount = 0
      -- A debt needs a debtor, and the invoice of money that comes late a buyer.
      and o.amount_due = 0 and o.disputed_amount = 0
      and case o.status
        when 'cancelled' then not exists (
          select 1 from public.order_status_history h
          where h.order_id = o.id and h.to_status = 'cancelled' and h.created_at > now() - interval '1 day')
        else private.return_deadline(o) < (now() at time zone private.shop_time_zone())::date
          and not exists (
            select 1 from public.returns r where r.order_id = o.id
              and (r.state in ('requested', 'approved', 'received') or private.credit_owed(r) > 0)) end
    order by o.id);
  -- The law asks for the buyer's name on the invoice.
  perform private.settle_invoices(d.id, null) from unnest(due) as d (id);
  perform private.redact_order_contact(due);
end
$$;
comment on function private.redact_due_contacts is
  'Redacts the contact of orders whose account was deleted when it can no longer be needed: a day after the cancellation, which may have '
  'been a mistake, or when the days for returns are over; never while a return, a refund or a dispute is open, an exchange cost less or the '
  'price is due. Invoices are settled before. The '
  'orders are locked, so that no return or status comes in between. Called by the daily job.';

create function private.inherit_contact_redaction() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.contact_redaction_due := (select o.contact_redaction_due from public.orders o where o.id = new.exchange_of);
  return new;
end
$$;
comment on function private.inherit_contact_redaction is
  'Trigger: an exchange has the contact of the order whose pieces it replaces, and is redacted too when that order''s account was deleted.';
create trigger orders_inherit_redaction before insert on public.orders
  for each row when (new.exchange_of is not null) execute function private.inherit_contact_redaction();

create function private.delete_redacted_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.orders o where o.id = new.order_id and o.user_id is null and o.contact_email = ''
      and not o.contact_redaction_due)
  then
    delete from public.email_outbox m where m.id = new.id;
  end if;
  return null;
end
$$;
comment on function private.delete_redacted_email is
  'Trigger: deletes an email after it was sent or given up when its order has been redacted. Definer because the '
  'sender may not read orders.';
create trigger email_outbox_delete_redacted after update of sent_at, failed_at on public.email_outbox
  for each row when ((new.sent_at is not null or new.failed_at is not null) and new.order_id is not null)
  execute function private.delete_redacted_email();

create function private.redact_account_orders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An order that is being placed holds a lock on the profile: it is finished first, and then found below.
  perform 1 from public.profiles p where p.user_id = old.id for update;
  perform 1 from public.orders o where o.user_id = old.id order by o.id for no key update;
  delete from public.email_outbox m
  where m.order_id in (select o.id from public.orders o where o.user_id = old.id);
  -- Those that were asked for without signing in have only the address in common with the account.
  if old.email_confirmed_at is not null then
    delete from public.stock_alerts a where a.email = lower(old.email);
  end if;
  update public.orders o set contact_redaction_due = true,
    contact_email = case when old.email_confirmed_at is null then '' else coalesce(old.email, '') end
  -- Not those that were redacted after ten years.
  where o.user_id = old.id and o.contact_name <> '';
  return old;
end
$$;
comment on function private.redact_account_orders is
  'Trigger on auth.users: before an account is deleted, by its owner or by the Auth service, deletes all its emails, and marks '
  'its orders for redact_due_contacts; their later emails go to the account''s '
  'confirmed address. Definer because the Auth service has no rights on orders.';
create trigger redact_account_orders before delete on auth.users
  for each row execute function private.redact_account_orders();

create function private.delete_account(confirmation text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account_id uuid := (select auth.uid());
  address text;
begin
  if account_id is null or (select private.is_guest()) then
    raise insufficient_privilege using message = 'sign_in_required';
  end if;
  -- The lock of place_order: an order being placed is finished first, and then found below.
  perform pg_advisory_xact_lock(hashtextextended('place_order:' || account_id::text, 0));
  select p.email into address from public.profiles p where p.user_id = account_id;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if address = '' or lower(private.fold_code(coalesce(confirmation, ''))) <> lower(private.fold_code(address)) then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "confirmation"}';
  end if;

  -- private.redact_account_orders marks the orders. Cascades to the profile, where deleting the last admin is
  -- refused.
  delete from auth.users u where u.id = account_id;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.delete_account is
  'Implementation of public.delete_account. Takes the lock of place_order first, so that an order being placed is '
  'finished and then found. Definer because API roles do not hold DELETE on auth.users.';
grant execute on function private.delete_account to authenticated;

create function public.delete_account(confirmation text) returns void
language sql set search_path = ''
as $$ select private.delete_account($1) $$;
comment on function public.delete_account is
  'Deletes the caller''s account; confirmation is its email address, so that a stray call deletes nothing. Orders '
  'are kept, without the contact once it is not needed any more. Raises last_admin (409), invalid_request (422), not_found (404).';
grant execute on function public.delete_account to authenticated;

create function private.delete_expired_data() returns void
language sql set search_path = ''
as $$
  delete from public.email_outbox m where m.created_at < now() - interval '90 days';
  delete from public.contact_messages c
  where c.created_at < now() - interval '1 year' or (c.is_spam and c.created_at < now() - interval '30 days');
  delete from public.stock_alerts a
  where coalesce(a.notified_at, a.stopped_at) < now() - interval '90 days' or a.created_at < now() - interval '1 year';
  delete from public.order_drafts d where d.order_id is null and d.expires_at < now() - interval '90 days';
  delete from public.search_misses s where s.last_seen_at < now() - interval '1 year';
  delete from private.rate_limits r where r.window_start < now() - interval '1 day';
  delete from private.page_changes c where c.changed_at < now() - interval '30 days';
  delete from private.order_transfers t where t.created_at < now() - interval '1 day';
  delete from auth.users u using public.profiles p
  where p.user_id = u.id and p.is_guest and p.created_at < now() - interval '1 day'
    and not exists (select 1 from public.orders o where o.user_id = u.id);
  delete from private.web_vitals v where v.day < (now() at time zone private.shop_time_zone())::date - 90;
  delete from private.client_errors e where e.day < (now() at time zone private.shop_time_zone())::date - 90;
  select private.redact_due_contacts();
  select private.redact_order_contact(array(
    select o.id from public.orders o
    where o.status in ('delivered', 'cancelled') and o.contact_name <> '' and o.created_at < now() - interval '10 years'));
$$;
comment on function private.delete_expired_data is
  'Deletes what is kept for a limited time: guests without an order after a day, emails, answered stock alerts and visit '
  'measurements after 90 days, drafts of orders 90 days after their link has expired, messages, waiting stock alerts and searches after a year, spam and changes of pages that no build took after 30 days, rate limits after a '
  'day; the contact of orders of deleted accounts when it is not needed any more (redact_due_contacts), of others after ten years, for which the law '
  'requires accounts to be kept. Scheduled daily; no API role may call it.';

create type private.admin_customer_row as (
  user_id uuid, display_name text, email text, phone text, city text, country text, language public.language,
  role public.user_role, created_at timestamptz, orders bigint, total_spent numeric, last_order_at timestamptz, next_cursor jsonb
);

create function private.admin_customers(search text, role public.user_role, cursor jsonb, page_size integer)
returns setof private.admin_customer_row
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := 'not o.is_guest' || coalesce(' and ' || nullif(private.search_condition(search, 'o'), ''), '');
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if role is not null then
    condition := condition || format(' and o.role = %L', role);
  end if;
  if cursor is not null then
    if not (cursor ? 'value' and cursor ? 'id') then
      raise sqlstate 'PT422' using message = 'invalid_request';
    end if;
    condition := condition || format(' and (o.created_at, o.user_id) < (%L::timestamptz, %L::uuid)',
      cursor ->> 'value', cursor ->> 'id');
  end if;
  return query execute format($query$
    select c.user_id, c.display_name, c.email, c.phone, c.city, c.country, c.language, c.role, c.created_at,
      s.orders, coalesce(s.total_spent, 0), s.last_order_at, jsonb_build_object('value', c.created_at, 'id', c.user_id)
    from (select * from public.profiles o where %s order by o.created_at desc, o.user_id desc limit %s) c
    cross join lateral (
      select count(*) as orders, sum(b.revenue) as total_spent,
        max(b.created_at) as last_order_at
      from public.orders b where b.user_id = c.user_id) s
    order by c.created_at desc, c.user_id desc
  $query$, condition, page_size);
exception when data_exception then
  raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.admin_customers is
  'Implementation of public.admin_customers; checks for an admin. Figures are computed for the rows of the page '
  'only. Definer because under row-level security the planner may not use the trigram index.';
grant execute on function private.admin_customers to authenticated;

create function public.admin_customers(search text default '', role public.user_role default null, cursor jsonb default null,
  page_size integer default 30)
returns table (user_id uuid, display_name text, email text, phone text, city text, country text, language public.language,
  role public.user_role, created_at timestamptz, orders bigint, total_spent numeric, last_order_at timestamptz, next_cursor jsonb)
language sql stable set search_path = ''
as $$ select * from private.admin_customers($1, $2, $3, $4) $$;
comment on function public.admin_customers is
  'Admins only. One page of profiles, newest first, with their number of orders, total spent (the revenue of '
  'their orders, MAD) and last order. Pass the last row''s next_cursor for the next page. Raises invalid_request '
  '(422).';
grant execute on function public.admin_customers to authenticated;

create function public.admin_customer(user_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('user_id', p.user_id, 'display_name', p.display_name, 'email', p.email, 'phone', p.phone,
      'address', p.address, 'district', p.district, 'landmark', p.landmark, 'city', p.city, 'region', p.region,
      'postal_code', p.postal_code,
      'country', p.country, 'language', p.language, 'role', p.role, 'created_at', p.created_at,
      'orders', s.orders, 'cancelled', s.cancelled, 'total_spent', s.total_spent, 'average', s.average,
      'first_order_at', s.first_order_at, 'last_order_at', s.last_order_at)
    from public.profiles p
    cross join lateral (
      select count(*) as orders, count(*) filter (where o.status = 'cancelled') as cancelled,
        coalesce(sum(o.revenue), 0) as total_spent,
        coalesce(round(avg(o.revenue) filter (where o.status <> 'cancelled'), 2), 0) as average,
        min(o.created_at) as first_order_at, max(o.created_at) as last_order_at
      from public.orders o where o.user_id = p.user_id) s
    where p.user_id = admin_customer.user_id);
end
$$;
comment on function public.admin_customer is
  'Admins only. One profile with the figures of admin_customers; null when there is none.';
grant execute on function public.admin_customer to authenticated;
