-- How buyers may pay, and what other currencies are worth. Secrets of the providers are function secrets; here stands only
-- whether they are there.

create table public.payment_methods (
  method public.payment_method primary key,
  provider public.payment_provider not null unique,
  countries text not null check (countries in ('morocco', 'abroad', 'all')),
  position smallint not null,
  is_enabled boolean not null default true,
  is_ready boolean not null,
  checked_at timestamptz
);
comment on table public.payment_methods is
  'The ways to pay. One is offered to buyers when an admin has enabled it, its provider is ready, and the order goes to '
  'one of its countries.';
comment on column public.payment_methods.is_ready is
  'Whether the provider''s function has its secrets, as it last reported (report_payment_provider); cash and transfers need none.';
insert into public.payment_methods (method, provider, countries, position, is_ready) values
  -- Couriers collect cash in Morocco only.
  ('cash_on_delivery', 'cash', 'morocco', 1, true),
  ('card', 'cmi', 'all', 2, false),
  ('paypal', 'paypal', 'abroad', 3, false),
  ('bank_transfer', 'transfer', 'all', 4, true);
alter table public.payment_methods enable row level security;
grant select on public.payment_methods to anon, authenticated, service_role;
grant update (is_enabled) on public.payment_methods to authenticated;
create policy "Visitors read the ways to pay" on public.payment_methods for select to anon using (true);
create policy "Signed-in users read the ways to pay" on public.payment_methods for select to authenticated using (true);
create policy "Admins enable ways to pay" on public.payment_methods for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.is_payment_offered(payment_method public.payment_method, country text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.payment_methods m
    where m.method = payment_method and m.is_enabled and m.is_ready
      and m.countries in ('all', case when $2 = 'morocco' then 'morocco' else 'abroad' end))
$$;
comment on function private.is_payment_offered(public.payment_method, text) is
  'Whether buyers of a country may choose this way to pay. Definer so that the result does not depend on the caller.';

create function private.report_payment_provider(provider public.payment_provider, ready boolean) returns void
language sql security definer set search_path = ''
as $$
  update public.payment_methods m set is_ready = coalesce(ready, false), checked_at = now()
  where m.provider = report_payment_provider.provider and m.provider in ('cmi', 'paypal')
$$;
comment on function private.report_payment_provider(public.payment_provider, boolean) is
  'Implementation of public.report_payment_provider. Definer because service_role may not change the ways to pay.';
grant execute on function private.report_payment_provider(public.payment_provider, boolean) to service_role;

create function public.report_payment_provider(provider public.payment_provider, ready boolean) returns void
language sql set search_path = ''
as $$ select private.report_payment_provider($1, $2) $$;
comment on function public.report_payment_provider(public.payment_provider, boolean) is
  'For the Edge Functions of the providers only: whether one has all its secrets. A provider without is not offered.';
grant execute on function public.report_payment_provider(public.payment_provider, boolean) to service_role;

create table public.currency_rates (
  currency text primary key check (currency in ('EUR', 'USD', 'GBP', 'CAD')),
  rate numeric(14, 6) not null check (rate between 0.01 and 10000),
  rate_date date not null default (now() at time zone private.shop_time_zone())::date
    check (rate_date between '2000-01-01' and '2199-12-31'),
  position smallint not null,
  updated_at timestamptz not null default now()
);
comment on table public.currency_rates is
  'What other currencies are worth, in MAD for one unit, as the shop sets it: for approximate prices, and for what PayPal charges.';
comment on column public.currency_rates.rate_date is 'The day of the rate, which the shop shows with it.';
insert into public.currency_rates (currency, rate, position, rate_date) values
  ('EUR', 10.75, 1, '2026-11-20'), ('USD', 9.25, 2, '2026-11-20'), ('GBP', 12.3, 3, '2026-11-20'), ('CAD', 6.6, 4, '2026-11-20');
alter table public.currency_rates enable row level security;
grant select on public.currency_rates to anon, authenticated, service_role;
grant update (rate, rate_date) on public.currency_rates to authenticated;
create policy "Visitors read the rates" on public.currency_rates for select to anon using (true);
create policy "Signed-in users read the rates" on public.currency_rates for select to authenticated using (true);
create policy "Admins change the rates" on public.currency_rates for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create trigger currency_rates_set_updated_at before update on public.currency_rates
  for each row execute function private.set_updated_at();
