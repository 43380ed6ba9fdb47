-- How buyers may pay, and what other currencies are worth. Secrets of the providers are function secrets; here stands only
-- whether they are there.

create table public.payment_providers (
  provider public.payment_provider primary key,
  flow text not null check (flow in ('at_delivery', 'manual', 'hosted')),
  charges_dirhams boolean not null default true,
  captures_itself boolean not null default true,
  refunds_by_api boolean not null default false,
  needs_email boolean not null default false,
  gives_up_after interval check (gives_up_after > interval '0'),
  -- What only a provider with pages of its own can do.
  check (flow = 'hosted' or (charges_dirhams and captures_itself and not refunds_by_api and not needs_email and gives_up_after is null))
);
comment on table public.payment_providers is
  'Through whom money moves, and what the shop may expect of them. The ledger branches on these columns and not on names, so that '
  'a further provider is a name of the type, a row here, its ways to pay, and the folder of its function.';
comment on column public.payment_providers.flow is
  'Who says that money has moved: the delivery (at_delivery), an admin (manual), or the provider''s function, on whose pages buyers pay (hosted).';
comment on column public.payment_providers.charges_dirhams is
  'Whether buyers are charged in MAD; otherwise in one of currency_rates, which they choose.';
comment on column public.payment_providers.captures_itself is
  'Whether reported money has moved. Otherwise it is authorised, and the answer to the report decides whether it is captured.';
comment on column public.payment_providers.refunds_by_api is
  'Whether the provider''s function gives money back; otherwise an admin does, and records it.';
comment on column public.payment_providers.needs_email is
  'Whether it requires the buyer''s email address, which a guest in Morocco otherwise need not give.';
comment on column public.payment_providers.gives_up_after is
  'When a hosted payment that was begun and not reported has failed; null for a provider that can be asked what became of it.';
insert into public.payment_providers (provider, flow, charges_dirhams, captures_itself, refunds_by_api, needs_email, gives_up_after) values
  ('cash', 'at_delivery', true, true, false, false, null),
  ('transfer', 'manual', true, true, false, false, null),
  ('cmi', 'hosted', true, false, false, true, '3 hours'),
  ('paypal', 'hosted', false, true, true, false, null);
alter table public.payment_providers enable row level security;
grant select on public.payment_providers to authenticated, service_role;
create policy "Signed-in users read what providers can do" on public.payment_providers for select to authenticated using (true);

create table public.payment_methods (
  method public.payment_method primary key,
  provider public.payment_provider not null references public.payment_providers (provider),
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
create index payment_methods_provider_idx on public.payment_methods (provider);
alter table public.payment_methods enable row level security;
grant select on public.payment_methods to anon, authenticated, service_role;
grant update (is_enabled) on public.payment_methods to authenticated;
create policy "Visitors read the ways to pay" on public.payment_methods for select to anon using (true);
create policy "Signed-in users read the ways to pay" on public.payment_methods for select to authenticated using (true);
create policy "Admins enable ways to pay" on public.payment_methods for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.is_hosted(provider public.payment_provider) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.payment_providers v where v.provider = $1 and v.flow = 'hosted') $$;
comment on function private.is_hosted is
  'Whether buyers pay on the provider''s own pages: it reports payments, and has ids of its own for them. Definer so that the '
  'result does not depend on the caller.';

create function private.provider_of(payment_method public.payment_method) returns public.payment_providers
language sql stable security definer set search_path = ''
as $$
  select v from public.payment_methods m join public.payment_providers v on v.provider = m.provider where m.method = payment_method
$$;
comment on function private.provider_of is
  'Through whom this way to pay goes. Definer so that the result does not depend on the caller.';

create function private.is_payment_offered(payment_method public.payment_method, country text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.payment_methods m
    where m.method = payment_method and m.is_enabled and m.is_ready
      and m.countries in ('all', case when $2 = 'morocco' then 'morocco' else 'abroad' end))
$$;
comment on function private.is_payment_offered is
  'Whether buyers of a country may choose this way to pay. Definer so that the result does not depend on the caller.';

create function private.report_payment_provider(provider public.payment_provider, ready boolean) returns void
language sql security definer set search_path = ''
as $$
  update public.payment_methods m set is_ready = coalesce(ready, false), checked_at = now()
  where m.provider = report_payment_provider.provider and private.is_hosted(m.provider)
$$;
comment on function private.report_payment_provider is
  'Implementation of public.report_payment_provider. Definer because service_role may not change the ways to pay.';
grant execute on function private.report_payment_provider to service_role;

create function public.report_payment_provider(provider public.payment_provider, ready boolean) returns void
language sql set search_path = ''
as $$ select private.report_payment_provider($1, $2) $$;
comment on function public.report_payment_provider is
  'For the Edge Functions of the providers only: whether one has all its secrets. A provider without is not offered.';
grant execute on function public.report_payment_provider to service_role;

create table public.currency_rates (
  currency text primary key check (currency in ('EUR', 'USD', 'GBP', 'CAD')),
  rate numeric(14, 6) not null check (rate between 0.01 and 10000),
  rate_date date not null default (now() at time zone private.shop_time_zone())::date
    check (rate_date between '2000-01-01' and '2199-12-31'),
  position smallint not null,
  updated_at timestamptz not null default now()
);
comment on table public.currency_rates is
  'What other currencies are worth, in MAD for one unit, as the shop sets it: for approximate prices, and for what providers charge that do not take MAD.';
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
