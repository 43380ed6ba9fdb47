-- Shop settings and delivery rates. Every visitor can read both: do not store secrets here.

create function private.is_rib(text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  -- The check digits are 97 less the remainder of the other 22 digits, followed by 00, divided by 97.
  select case when $1 ~ '^[0-9]{24}$'
    then right($1, 2)::integer = 97 - mod(left($1, 22)::numeric * 100, 97) else false end
$$;
comment on function private.is_rib is 'Whether a text is a Moroccan account number: 24 digits, the last two of which check the others.';
grant execute on function private.is_rib to authenticated, service_role;

create function private.is_iban(text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select case when $1 ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' then mod((
    -- Letters count 10 to 35, and the country with its check digits comes last.
    select string_agg(case when c ~ '[A-Z]' then (ascii(c) - 55)::text else c end, '' order by place)
    from string_to_table(substr($1, 5) || left($1, 4), null) with ordinality as t (c, place))::numeric, 97) = 1
  else false end
$$;
comment on function private.is_iban is 'Whether a text is an IBAN without spaces whose check digits are right (ISO 13616).';
grant execute on function private.is_iban to authenticated, service_role;

create table public.shop_settings (
  id boolean primary key default true check (id),
  site_name text not null default 'Moroccan Craft Gallery' check (char_length(site_name) between 1 and 80),
  site_description_en text not null default 'Handmade Moroccan crafts, from the workshops of Fez, Marrakech and beyond to your home.',
  site_description_fr text not null default 'Artisanat marocain fait main, des ateliers de Fès, de Marrakech et d’ailleurs jusqu’à chez vous.',
  site_description_ar text not null default 'منتجات الصناعة التقليدية المغربية، من ورشات فاس ومراكش وغيرهما إلى بيتك.',
  -- Fictional defaults: a phone number reserved for fiction, a reserved domain.
  contact_email text not null default 'salam@mcg.example',
  contact_phone text not null default '+212 5 00 00 00 00',
  -- With the country code, as chat links need it: not as a Moroccan number is dialled.
  whatsapp_number text not null default '212600000000' check (
    whatsapp_number ~ '^[1-9][0-9]{7,14}$' and whatsapp_number !~ '^(2120)?[5-8][0-9]{8}$'),
  address_en text not null default 'Fes el-Bali, Fez, Morocco',
  address_fr text not null default 'Fès el-Bali, Fès, Maroc',
  address_ar text not null default 'فاس البالي، فاس، المغرب',
  instagram_url text not null default 'https://instagram.example/moroccancraftgallery' check (instagram_url ~ '^(https://.+)?$'),
  facebook_url text not null default 'https://facebook.example/moroccancraftgallery' check (facebook_url ~ '^(https://.+)?$'),
  -- A fictional account with valid check digits.
  bank_holder text not null default 'Moroccan Craft Gallery' check (char_length(bank_holder) <= 80),
  bank_name text not null default 'Banque de démonstration, Fès' check (char_length(bank_name) <= 80),
  bank_rib text not null default '000270000000000000000026' check (bank_rib = '' or private.is_rib(bank_rib)),
  bank_iban text not null default 'MA64000270000000000000000026' check (bank_iban = '' or private.is_iban(bank_iban)),
  bank_bic text not null default 'DEMOMAMC' check (bank_bic ~ '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$'),
  bank_details text not null generated always as (
    btrim(bank_holder || E'\n' || bank_name || case when bank_rib = '' then '' else E'\nRIB ' || bank_rib end
    || case when bank_iban = '' then '' else E'\nIBAN ' || bank_iban end
    || case when bank_bic = '' then '' else E'\nBIC ' || bank_bic end, E'\n')) stored,
  -- The seller, as invoices must name it.
  legal_name text not null default 'Moroccan Craft Gallery SARL' check (char_length(legal_name) between 1 and 120),
  legal_address text not null default '12, Talaa Kebira, Fès el-Bali, 30110 Fès, Maroc' check (char_length(legal_address) between 1 and 300),
  legal_ice text not null default '000000000000000' check (legal_ice ~ '^([0-9]{15})?$'),
  legal_if text not null default '00000000' check (legal_if ~ '^[0-9]{0,12}$'),
  legal_rc text not null default 'Fès 00000' check (char_length(legal_rc) <= 60),
  legal_patente text not null default '00000000' check (legal_patente ~ '^[0-9]{0,12}$'),
  enable_registration boolean not null default true,
  enable_google_auth boolean not null default false,
  allow_guest_checkout boolean not null default true,
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  maintenance_mode boolean not null default false,
  tax_rate numeric(5, 4) check (tax_rate between 0 and 1),
  new_customer_max_pieces integer default 40 check (new_customer_max_pieces between 1 and 100000),
  new_customer_max_subtotal numeric(10, 2) default 20000 check (new_customer_max_subtotal between 1 and 10000000),
  transfer_hold_days integer not null default 5 check (transfer_hold_days between 1 and 60),
  prepay_after_refusals integer check (prepay_after_refusals between 1 and 20),
  return_days integer not null default 14 check (return_days between 0 and 365),
  online_hold_minutes integer not null default 30 check (online_hold_minutes between 10 and 240),
  gift_wrap_price numeric(10, 2) default 25 check (gift_wrap_price between 0 and 10000),
  pickup_days integer default 1 check (pickup_days between 1 and 30),
  review_request_days integer default 7 check (review_request_days between 1 and 45),
  updated_at timestamptz not null default now(),
  constraint shop_settings_site_name_text check (private.is_plain_name(site_name) and site_name ~ '^\S(.*\S)?$'),
  constraint shop_settings_site_description_en_text check (
    char_length(site_description_en) between 1 and 300 and private.is_printable(site_description_en)
    and site_description_en !~ '[\n\r\t]'),
  -- An empty translation falls back to English.
  constraint shop_settings_site_description_fr_text check (
    char_length(site_description_fr) <= 300 and private.is_printable(site_description_fr)
    and site_description_fr !~ '[\n\r\t]'),
  constraint shop_settings_site_description_ar_text check (
    char_length(site_description_ar) <= 300 and private.is_printable(site_description_ar)
    and site_description_ar !~ '[\n\r\t]'),
  constraint shop_settings_contact_email_text check (
    private.is_email(contact_email)),
  constraint shop_settings_contact_phone_text check (contact_phone ~ '^\+?[0-9 ().-]{6,30}$'),
  constraint shop_settings_address_en_text check (
    char_length(address_en) between 1 and 200 and private.is_line(address_en)),
  constraint shop_settings_address_fr_text check (
    char_length(address_fr) <= 200 and private.is_line(address_fr)),
  constraint shop_settings_address_ar_text check (
    char_length(address_ar) <= 200 and private.is_line(address_ar)),
  constraint shop_settings_instagram_url_text check (
    char_length(instagram_url) <= 200 and private.is_line(instagram_url) and instagram_url !~ '\s'),
  constraint shop_settings_facebook_url_text check (
    char_length(facebook_url) <= 200 and private.is_line(facebook_url) and facebook_url !~ '\s'),
  constraint shop_settings_bank_text check (private.is_line(bank_holder || bank_name)),
  constraint shop_settings_legal_text check (
    private.is_line(legal_name || legal_address || legal_rc))
);
comment on table public.shop_settings is
  'A single row with the shop''s public settings. Every visitor can read all columns.';
comment on column public.shop_settings.tax_rate is
  'The share of VAT (TVA), 0 to 1, that prices of sales within Morocco include: it splits totals on invoices and adds nothing to them. Null '
  'until an admin has set it, which is not 0: documents then name no VAT.';
comment on column public.shop_settings.new_customer_max_pieces is
  'How many pieces the open orders of a customer may hold together before a first one was delivered; null: any number. '
  'Orders reserve stock before they are paid, so that without a limit one new account could empty the shop.';
comment on column public.shop_settings.new_customer_max_subtotal is
  'The same limit for the subtotals of the open orders, in MAD; null: any amount.';
comment on column public.shop_settings.transfer_hold_days is
  'For how many days an order holds its stock while its bank transfer is awaited.';
comment on column public.shop_settings.prepay_after_refusals is
  'Phone numbers with this many refused parcels cannot pay at the door; null: all can.';
comment on column public.shop_settings.return_days is
  'Until how many days after the day of the delivery a return may be requested; the policy pages state the same number.';
comment on column public.shop_settings.online_hold_minutes is
  'For how many minutes an order holds its stock while its buyer pays by card or PayPal.';
comment on column public.shop_settings.gift_wrap_price is
  'What wrapping an order as a gift costs, in MAD; null: it is not offered.';
comment on column public.shop_settings.pickup_days is
  'After how many business days an order can be picked up at the shop''s address; null: it is not offered.';
comment on column public.shop_settings.review_request_days is
  'How many days after the delivery an email asks for reviews; null: none does.';
comment on column public.shop_settings.bank_details is 'The account in lines, as letters and print show it.';
insert into public.shop_settings default values;

create function private.tax_rate_for(country text) returns numeric
language sql stable set search_path = ''
as $$ select case when country = 'morocco' then (select s.tax_rate from public.shop_settings s) else 0 end $$;
comment on function private.tax_rate_for is
  'The share of VAT that prices include today: null until it was set, and 0 abroad, because exports are exempt (CGI, article 92).';

create function private.tax_within(total numeric, tax_rate numeric) returns numeric
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(round(total * tax_rate / (1 + tax_rate), 2), 0) $$;
comment on function private.tax_within is 'The VAT within a total; 0 while the rate is not set.';

create table public.delivery_rates (
  country text primary key check (country ~ '^[a-z]{2,20}$'),
  fee numeric(10, 2) not null check (fee between 0 and 100000),
  free_from numeric(10, 2) check (free_from between 0 and 1000000),
  min_days integer not null check (min_days between 1 and 90),
  max_days integer not null check (max_days between 1 and 120),
  position integer not null default 0,
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  check (min_days <= max_days)
);
comment on table public.delivery_rates is
  'Delivery fee (MAD) and time (business days) by country: the only source for pages and orders.';
comment on column public.delivery_rates.free_from is
  'Delivery is free from this subtotal on; null: never.';
insert into public.delivery_rates (country, fee, free_from, min_days, max_days, position) values
  ('morocco', 15, 100, 3, 7, 1),
  ('france', 150, null, 7, 14, 2),
  ('spain', 150, null, 7, 14, 3),
  ('usa', 250, null, 7, 14, 4),
  ('canada', 250, null, 7, 14, 5),
  ('uk', 180, null, 7, 14, 6);
alter table public.shop_settings enable row level security;
alter table public.delivery_rates enable row level security;
grant select on public.shop_settings, public.delivery_rates to anon, authenticated;
grant select, insert, update, delete on public.shop_settings, public.delivery_rates to service_role;
grant update (site_name, site_description_en, site_description_fr, site_description_ar, contact_email, contact_phone,
  whatsapp_number, address_en, address_fr, address_ar, instagram_url, facebook_url, bank_holder, bank_name,
  bank_rib, bank_iban, bank_bic, legal_name, legal_address, legal_ice, legal_if, legal_rc, legal_patente, enable_registration,
  enable_google_auth, allow_guest_checkout, email_notifications, sms_notifications, maintenance_mode, tax_rate,
  new_customer_max_pieces, new_customer_max_subtotal, prepay_after_refusals, transfer_hold_days, online_hold_minutes,
  gift_wrap_price, pickup_days, review_request_days)
  on public.shop_settings to authenticated;
grant insert (country, fee, free_from, min_days, max_days, position, is_active),
  update (fee, free_from, min_days, max_days, position, is_active)
  on public.delivery_rates to authenticated;

create policy "Visitors read the settings" on public.shop_settings for select to anon using (true);
create policy "Signed-in users read the settings" on public.shop_settings for select to authenticated using (true);
create policy "Admins change the settings" on public.shop_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Visitors read active delivery rates" on public.delivery_rates for select to anon using (is_active);
create policy "Signed-in users read active delivery rates, admins all" on public.delivery_rates
  for select to authenticated using (is_active or (select private.is_admin()));
create policy "Admins add delivery rates" on public.delivery_rates for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change delivery rates" on public.delivery_rates for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create trigger shop_settings_set_updated_at before update on public.shop_settings
  for each row execute function private.set_updated_at();
create trigger delivery_rates_set_updated_at before update on public.delivery_rates
  for each row execute function private.set_updated_at();

create function private.check_registration_open() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not (select case when coalesce(new.is_anonymous, false) then s.allow_guest_checkout else s.enable_registration end
    from public.shop_settings s)
  then
    raise sqlstate 'PT403' using message = 'registration_closed';
  end if;
  return new;
end
$$;
comment on function private.check_registration_open is
  'Trigger on auth.users: raises registration_closed (403) while shop_settings.enable_registration is off, or for a guest '
  'while allow_guest_checkout is. Definer '
  'because the Auth service has no rights on shop_settings.';
create trigger check_registration_open before insert on auth.users
  for each row execute function private.check_registration_open();

create function private.require_open() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if (select s.maintenance_mode from public.shop_settings s) and not (select private.is_admin()) then
    raise sqlstate 'PT503' using message = 'maintenance';
  end if;
end
$$;
comment on function private.require_open is
  'Raises maintenance (503) while shop_settings.maintenance_mode is on, except for admins. For definer functions that '
  'write what visitors and customers send.';
