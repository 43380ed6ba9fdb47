-- Stock alerts: people who asked to be told when a product, or a combination of its variations, is in stock again. They are told
-- in the order in which they asked, at most one for each piece that arrived: by an email of the outbox, or by an admin where
-- only a phone number was left.

create table public.stock_alerts (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  -- Sorted. No foreign key to stock units, which change when a type of variation is added; empty: any piece of the product.
  variation_ids uuid[] not null default '{}' check (cardinality(variation_ids) <= 10),
  email text check (email = lower(email) and private.is_email(email)),
  phone text check (phone ~ '^\+212[5-8][0-9]{8}$'),
  language public.language not null,
  user_id uuid references public.profiles (user_id) on delete cascade,
  token text not null default private.generate_tracking_token() unique,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  notified_at timestamptz,
  stopped_at timestamptz,
  constraint stock_alerts_one_contact check (num_nonnulls(email, phone) = 1)
);
comment on table public.stock_alerts is
  'Who wants to be told when pieces are in stock again. Personal data: read by admins only, deleted by delete_expired_data and with '
  'the account. A contact has one open alert for a piece.';
comment on column public.stock_alerts.ready_at is
  'When a piece arrived for this person. Null while waiting.';
comment on column public.stock_alerts.notified_at is
  'When the email was queued, or when an admin ticked that the person was told.';
comment on column public.stock_alerts.stopped_at is 'When the person followed the stop link of an email.';
comment on column public.stock_alerts.token is 'The secret of the stop link.';
create unique index stock_alerts_open_idx on public.stock_alerts (product_id, variation_ids, (coalesce(email, phone)))
  where notified_at is null and stopped_at is null;
create index stock_alerts_waiting_idx on public.stock_alerts (product_id, id)
  where ready_at is null and notified_at is null and stopped_at is null;
create index stock_alerts_contact_idx on public.stock_alerts ((coalesce(email, phone)));
create index stock_alerts_product_idx on public.stock_alerts (product_id);
create index stock_alerts_user_idx on public.stock_alerts (user_id);
alter table public.stock_alerts enable row level security;
grant select, delete on public.stock_alerts to authenticated;
grant update (notified_at) on public.stock_alerts to authenticated;
create policy "Admins see stock alerts" on public.stock_alerts for select to authenticated
  using ((select private.is_admin()));
create policy "Admins mark stock alerts" on public.stock_alerts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete stock alerts" on public.stock_alerts for delete to authenticated
  using ((select private.is_admin()));
create trigger stock_alerts_limit_bulk_update after update on public.stock_alerts
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger stock_alerts_limit_bulk_delete after delete on public.stock_alerts
  referencing old table as changed for each statement execute function private.limit_bulk_changes();

create function private.request_stock_alert(target_product uuid, chosen uuid[], contact text, language public.language) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  max_open constant integer := 30;
  unit uuid[] := array(select distinct i from unnest(chosen) i where i is not null order by i);
  typed constant text := private.fold_code(coalesce(contact, ''));
  is_email constant boolean := typed ~ '@';
  address text;
begin
  if is_email then
    address := lower(typed);
  else
    address := private.fold_phone(typed, 'morocco');
  end if;
  if char_length(contact) > 254 or not coalesce(
    case when is_email then private.is_email(address)
      else address ~ '^\+212[5-8][0-9]{8}$' end, false)
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "contact"}';
  end if;
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  perform private.require_open();
  perform private.check_rate_limit('stock_alert', 'everyone', 3600, 500);
  perform private.check_rate_limit('stock_alert', private.rate_limit_subject(), 3600, 10);
  perform private.check_rate_limit('stock_alert_contact',
    encode(sha256(convert_to(address || (now() at time zone private.shop_time_zone())::date::text, 'UTF8')), 'hex'), 3600, 10);

  -- Waits for a change of this product's stock, which then either finds the new alert or is seen here.
  perform 1 from public.products p where p.id = target_product and p.is_active for share;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  if cardinality(unit) <> (
    select count(distinct v.variation_type) from public.product_variations v
    where v.product_id = target_product and v.id = any (unit))
  then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "variation_ids"}';
  end if;
  if exists (
    select 1 from public.stock_units u
    where u.product_id = target_product and u.variation_ids @> unit and u.quantity > 0)
  then
    raise sqlstate 'PT409' using message = 'in_stock';
  end if;
  if max_open <= (
    select count(*) from public.stock_alerts a
    where coalesce(a.email, a.phone) = address and a.notified_at is null and a.stopped_at is null)
  then
    return;
  end if;
  insert into public.stock_alerts as a (product_id, variation_ids, email, phone, language, user_id)
  select target_product, unit, case when is_email then address end, case when not is_email then address end, $4,
    (select p.user_id from public.profiles p where p.user_id = (select auth.uid()))
  -- A person for whom a piece arrived, who was not told and asks again, waits in the old place; the language is the last one.
  on conflict (product_id, variation_ids, (coalesce(email, phone))) where notified_at is null and stopped_at is null
    do update set ready_at = null, language = excluded.language
    where a.ready_at is not null or a.language <> excluded.language;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.request_stock_alert is
  'Implementation of public.request_stock_alert. A contact has at most 30 open alerts; more are dropped without an error, since '
  'a refusal would tell what the contact waits for. Definer because no role holds INSERT on stock_alerts.';
grant execute on function private.request_stock_alert to anon, authenticated;

create function public.request_stock_alert(product_id uuid, variation_ids uuid[], contact text,
  language public.language default 'en') returns void
language sql set search_path = ''
as $$ select private.request_stock_alert($1, $2, $3, $4) $$;
comment on function public.request_stock_alert is
  'Notes that an email address or a Moroccan phone number is to be told when the product has a piece with these variations again. '
  'The response is the same whether or not an alert exists. Raises invalid_request with the field (422), in_stock (409), '
  'not_found (404), too_many_requests (429), maintenance (503).';
grant execute on function public.request_stock_alert to anon, authenticated;

create function private.stop_stock_alerts(token text) returns void
language sql security definer set search_path = ''
as $$
  update public.stock_alerts a set stopped_at = now()
  from public.stock_alerts addressed
  where addressed.token = $1 and coalesce(a.email, a.phone) = coalesce(addressed.email, addressed.phone)
    and a.notified_at is null and a.stopped_at is null
$$;
comment on function private.stop_stock_alerts is
  'Implementation of public.stop_stock_alerts. Definer because visitors have no rights on alerts.';
grant execute on function private.stop_stock_alerts to anon, authenticated;

create function public.stop_stock_alerts(token text) returns void
language sql set search_path = ''
as $$ select private.stop_stock_alerts($1) $$;
comment on function public.stop_stock_alerts is
  'Stops all open alerts of the contact that received the token in an email. The response is the same for an unknown token. '
  'Not rate-limited: a token has 244 random bits, so that guessing it is hopeless.';
grant execute on function public.stop_stock_alerts to anon, authenticated;

create function private.notify_waiting(target_product uuid, unit uuid[], pieces integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mails constant boolean := (select s.email_notifications from public.shop_settings s);
begin
  with turn as (
    select a.id from public.stock_alerts a
    where a.product_id = target_product and a.variation_ids <@ unit
      and a.ready_at is null and a.notified_at is null and a.stopped_at is null
      and exists (select 1 from public.products p where p.id = target_product and p.is_active)
    order by a.id limit pieces
    -- An alert that is being stopped or deleted is passed over instead of waited for.
    for update skip locked
  ), ready as (
    update public.stock_alerts a set ready_at = now(), notified_at = case when a.email is not null and mails then now() end
    from turn where a.id = turn.id
    returning a.id, a.email, a.language, a.token, a.variation_ids, a.notified_at
  )
  insert into public.email_outbox (kind, recipient, language, stock_alert_id, payload)
  select 'stock_alert', r.email, r.language, r.id, jsonb_build_object(
    'shop', private.email_shop_details(),
    'product_id', p.id, 'name_en', p.name_en, 'name_fr', p.name_fr, 'name_ar', p.name_ar,
    'selected_variations', coalesce((
      select jsonb_object_agg(v.variation_type, v.variation_value) from public.product_variations v
      where v.product_id = p.id and v.id = any (r.variation_ids)), '{}'::jsonb),
    'token', r.token)
  from ready r cross join public.products p
  where r.notified_at is not null and p.id = target_product
  order by r.id;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.notify_waiting is
  'Notifies the next people who wait for a stock unit, oldest first, as many as there are pieces. Who left an email address is '
  'notified by the outbox; who left a phone number, and everyone while the shop''s automatic emails are off, is listed for an '
  'admin. Called by triggers, which hold the lock of the product. Definer because admins may not write these tables.';

create function private.notify_on_restock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_waiting(new.product_id, new.variation_ids, new.quantity - old.quantity);
  return null;
end
$$;
comment on function private.notify_on_restock is
  'Trigger: notifies as many people as pieces were added. Definer because customers'' cancellations change stock.';
create trigger stock_units_notify_waiting after update of quantity on public.stock_units
  for each row when (new.quantity > old.quantity) execute function private.notify_on_restock();

create function private.notify_on_republish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_waiting(u.product_id, u.variation_ids, u.quantity)
  from public.stock_units u where u.product_id = new.id and u.quantity > 0;
  return null;
end
$$;
comment on function private.notify_on_republish is
  'Trigger: a product that is shown again counts as all its pieces arriving, since no one was notified while it was hidden. Definer '
  'because admins may not write the outbox.';
create trigger products_notify_waiting after update of is_active on public.products
  for each row when (new.is_active and not old.is_active) execute function private.notify_on_republish();

create function private.drop_variation_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.stock_alerts a where a.product_id = old.product_id and old.id = any (a.variation_ids);
  return null;
end
$$;
comment on function private.drop_variation_alerts is
  'Trigger: deletes the alerts for a variation that is deleted and can never be in stock again. Definer because the admin''s delete '
  'would count as a bulk change.';
create trigger product_variations_drop_alerts after delete on public.product_variations
  for each row execute function private.drop_variation_alerts();

create function public.stock_alert_counts() returns table (product_id uuid, name_en text, name_fr text, name_ar text,
  stock_quantity integer, waiting bigint, to_notify bigint)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select p.id, p.name_en, p.name_fr, p.name_ar, p.stock_quantity,
      count(*) filter (where a.ready_at is null), count(*) filter (where a.ready_at is not null)
    from public.stock_alerts a join public.products p on p.id = a.product_id
    where a.notified_at is null and a.stopped_at is null
    group by p.id order by count(*) desc, p.id limit 200;
end
$$;
comment on function public.stock_alert_counts is
  'Admins only. The products that people wait for: how many wait, and how many an admin has to tell that a piece arrived. Most first, '
  'at most 200.';
grant execute on function public.stock_alert_counts to authenticated;
