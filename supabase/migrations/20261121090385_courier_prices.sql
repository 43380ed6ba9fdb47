-- What couriers charge within Morocco: by city, by zone or everywhere, and by weight. Where no courier has a price, the
-- country's row of delivery_rates applies.

create type public.delivery_zone as enum ('casablanca-rabat', 'north', 'centre', 'south', 'far-south');

create table public.delivery_cities (
  key text primary key check (key ~ '^[a-z]+(-[a-z]+)*$'),
  name_en text not null check (private.is_plain_name(name_en) and char_length(name_en) between 1 and 60),
  name_fr text not null check (private.is_plain_name(name_fr) and char_length(name_fr) between 1 and 60),
  name_ar text not null check (private.is_plain_name(name_ar) and char_length(name_ar) between 1 and 60),
  zone public.delivery_zone not null,
  search_names text[] not null generated always as (array[private.normalize_search_text(name_en),
    private.normalize_search_text(name_fr), private.normalize_search_text(name_ar)]) stored
);
comment on table public.delivery_cities is
  'The larger cities of Morocco in three languages with their delivery zone. The checkout suggests them '
  '(src/checkout/cities.ts), couriers'' prices refer to them, and the statistics merge spellings by them.';
comment on column public.delivery_cities.search_names is 'The three names as private.find_city compares them.';
alter table public.delivery_cities enable row level security;
grant select on public.delivery_cities to anon, authenticated, service_role;
create policy "Everyone reads cities" on public.delivery_cities for select to anon, authenticated using (true);
insert into public.delivery_cities (key, name_en, name_fr, name_ar, zone) values
  ('casablanca', 'Casablanca', 'Casablanca', 'الدار البيضاء', 'casablanca-rabat'),
  ('rabat', 'Rabat', 'Rabat', 'الرباط', 'casablanca-rabat'),
  ('fez', 'Fez', 'Fès', 'فاس', 'centre'),
  ('marrakech', 'Marrakech', 'Marrakech', 'مراكش', 'south'),
  ('tangier', 'Tangier', 'Tanger', 'طنجة', 'north'),
  ('sale', 'Salé', 'Salé', 'سلا', 'casablanca-rabat'),
  ('meknes', 'Meknes', 'Meknès', 'مكناس', 'centre'),
  ('agadir', 'Agadir', 'Agadir', 'أكادير', 'south'),
  ('oujda', 'Oujda', 'Oujda', 'وجدة', 'north'),
  ('kenitra', 'Kenitra', 'Kénitra', 'القنيطرة', 'casablanca-rabat'),
  ('tetouan', 'Tetouan', 'Tétouan', 'تطوان', 'north'),
  ('temara', 'Temara', 'Témara', 'تمارة', 'casablanca-rabat'),
  ('safi', 'Safi', 'Safi', 'آسفي', 'south'),
  ('mohammedia', 'Mohammedia', 'Mohammédia', 'المحمدية', 'casablanca-rabat'),
  ('khouribga', 'Khouribga', 'Khouribga', 'خريبكة', 'centre'),
  ('el-jadida', 'El Jadida', 'El Jadida', 'الجديدة', 'casablanca-rabat'),
  ('beni-mellal', 'Beni Mellal', 'Béni Mellal', 'بني ملال', 'centre'),
  ('ait-melloul', 'Ait Melloul', 'Aït Melloul', 'أيت ملول', 'south'),
  ('nador', 'Nador', 'Nador', 'الناظور', 'north'),
  ('dar-bouazza', 'Dar Bouazza', 'Dar Bouazza', 'دار بوعزة', 'casablanca-rabat'),
  ('taza', 'Taza', 'Taza', 'تازة', 'centre'),
  ('settat', 'Settat', 'Settat', 'سطات', 'casablanca-rabat'),
  ('berrechid', 'Berrechid', 'Berrechid', 'برشيد', 'casablanca-rabat'),
  ('khemisset', 'Khemisset', 'Khémisset', 'الخميسات', 'centre'),
  ('inezgane', 'Inezgane', 'Inezgane', 'إنزكان', 'south'),
  ('ksar-el-kebir', 'Ksar El Kebir', 'Ksar El Kébir', 'القصر الكبير', 'north'),
  ('larache', 'Larache', 'Larache', 'العرائش', 'north'),
  ('guelmim', 'Guelmim', 'Guelmim', 'كلميم', 'far-south'),
  ('khenifra', 'Khenifra', 'Khénifra', 'خنيفرة', 'centre'),
  ('berkane', 'Berkane', 'Berkane', 'بركان', 'north'),
  ('taourirt', 'Taourirt', 'Taourirt', 'تاوريرت', 'north'),
  ('fquih-ben-salah', 'Fquih Ben Salah', 'Fquih Ben Salah', 'الفقيه بن صالح', 'centre'),
  ('oued-zem', 'Oued Zem', 'Oued Zem', 'وادي زم', 'centre'),
  ('sidi-slimane', 'Sidi Slimane', 'Sidi Slimane', 'سيدي سليمان', 'centre'),
  ('sidi-kacem', 'Sidi Kacem', 'Sidi Kacem', 'سيدي قاسم', 'centre'),
  ('errachidia', 'Errachidia', 'Errachidia', 'الرشيدية', 'south'),
  ('essaouira', 'Essaouira', 'Essaouira', 'الصويرة', 'south'),
  ('ouarzazate', 'Ouarzazate', 'Ouarzazate', 'ورزازات', 'south'),
  ('taroudant', 'Taroudant', 'Taroudant', 'تارودانت', 'south'),
  ('tiznit', 'Tiznit', 'Tiznit', 'تيزنيت', 'south'),
  ('al-hoceima', 'Al Hoceima', 'Al Hoceïma', 'الحسيمة', 'north'),
  ('chefchaouen', 'Chefchaouen', 'Chefchaouen', 'شفشاون', 'north'),
  ('ifrane', 'Ifrane', 'Ifrane', 'إفران', 'centre'),
  ('azrou', 'Azrou', 'Azrou', 'أزرو', 'centre'),
  ('sefrou', 'Sefrou', 'Sefrou', 'صفرو', 'centre'),
  ('midelt', 'Midelt', 'Midelt', 'ميدلت', 'centre'),
  ('zagora', 'Zagora', 'Zagora', 'زاكورة', 'south'),
  ('tinghir', 'Tinghir', 'Tinghir', 'تنغير', 'south'),
  ('laayoune', 'Laayoune', 'Laâyoune', 'العيون', 'far-south'),
  ('dakhla', 'Dakhla', 'Dakhla', 'الداخلة', 'far-south');

create function private.find_city(typed text) returns text
language sql stable set search_path = ''
as $$
  select c.key from public.delivery_cities c
  where private.normalize_search_text(left(typed, 200)) = any (c.search_names)
  order by c.key limit 1
$$;
comment on function private.find_city is
  'The key of the city with this name in any of the three languages, whatever its case, accents and Arabic letter '
  'forms; null for any other place.';

create table public.courier_prices (
  id uuid primary key default gen_random_uuid(),
  courier_id uuid not null references public.couriers (id) on delete restrict,
  zone public.delivery_zone,
  city text references public.delivery_cities (key) on delete restrict,
  up_to_kg numeric(6, 2) check (up_to_kg between 0.01 and 1000),
  fee numeric(10, 2) not null check (fee between 0 and 100000),
  cost numeric(10, 2) check (cost between 0 and 100000),
  min_days integer not null check (min_days between 1 and 90),
  max_days integer not null check (max_days between 1 and 120),
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint courier_prices_days_check check (min_days <= max_days),
  constraint courier_prices_place_check check (num_nonnulls(zone, city) <= 1),
  constraint courier_prices_place_key unique nulls not distinct (courier_id, zone, city, up_to_kg)
);
comment on table public.courier_prices is
  'Couriers'' prices (MAD) and times (business days) within Morocco, for admins; shoppers learn the fee from quote_order, its bounds from delivery_bounds. '
  'A row without zone and city applies everywhere, one without up_to_kg to any weight.';
comment on column public.courier_prices.fee is 'What the shopper pays.';
comment on column public.courier_prices.cost is 'What the courier takes; null when unknown. Never shown to shoppers.';
create index courier_prices_city_idx on public.courier_prices (city);
alter table public.courier_prices enable row level security;
grant select on public.courier_prices to authenticated;
grant insert (id, courier_id, zone, city, up_to_kg, fee, cost, min_days, max_days, is_active),
  update (courier_id, zone, city, up_to_kg, fee, cost, min_days, max_days, is_active) on public.courier_prices to authenticated;
grant select, insert, update on public.courier_prices to service_role;
create policy "Admins see prices of couriers" on public.courier_prices for select to authenticated
  using ((select private.is_admin()));
create policy "Admins add prices of couriers" on public.courier_prices for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change prices of couriers" on public.courier_prices for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create trigger courier_prices_set_updated_at before update on public.courier_prices
  for each row execute function private.set_updated_at();

create function private.courier_price(city text, weight_g bigint, courier uuid default null)
returns setof public.courier_prices
language sql stable set search_path = ''
as $$
  select p.* from public.courier_prices p
  join public.couriers k on k.id = p.courier_id
  left join public.delivery_cities c on c.key = private.find_city($1)
  where p.is_active
    and (k.id = $3 or ($3 is null and k.is_active))
    and (p.city is null or p.city = c.key)
    and (p.zone is null or p.zone = c.zone)
    and (p.up_to_kg is null or p.up_to_kg * 1000 >= $2)
  order by k.position, k.name, p.city is null, p.zone is null, p.up_to_kg nulls last
  limit 1
$$;
comment on function private.courier_price is
  'The price of a parcel of this weight to a city in Morocco as typed: of the given courier, otherwise of the first active '
  'courier that has one. A price of the city comes before one of its zone, that before one for everywhere; then the '
  'smallest weight limit that carries the parcel. No row when there is none.';

create table public.delivery_bounds (
  country text not null references public.delivery_rates (country) on update cascade on delete cascade,
  from_g integer not null check (from_g >= 0),
  min_fee numeric(10, 2) not null check (min_fee between 0 and 100000),
  fee numeric(10, 2) not null check (fee between 0 and 100000),
  min_days integer not null check (min_days between 1 and 90),
  max_days integer not null check (max_days between 1 and 120),
  primary key (country, from_g)
);
comment on table public.delivery_bounds is
  'What delivery costs at least (min_fee) and at most (fee, MAD), and how many business days it takes, over all places of a country whose '
  'couriers have prices of their own. The key refers to delivery_rates, so that one request reads both. Maintained by trigger.';
comment on column public.delivery_bounds.from_g is 'The row is for parcels from this weight on, up to the next row.';
alter table public.delivery_bounds enable row level security;
grant select on public.delivery_bounds to anon, authenticated, service_role;
create policy "Everyone reads the bounds of deliveries" on public.delivery_bounds for select to anon, authenticated using (true);

create function private.refresh_delivery_bounds() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('delivery_bounds', 0));
  with active as (
    select p.up_to_kg from public.courier_prices p join public.couriers k on k.id = p.courier_id where p.is_active and k.is_active
  ), weights as (
    select 0 as from_g from active
    union select (a.up_to_kg * 1000)::integer + 1 from active a where a.up_to_kg is not null
  ), places as (
    -- Every other place is like one without a name.
    select c.name_en as city from public.delivery_cities c union all select ''
  ), bounds as (
    select r.country, w.from_g, min(coalesce(p.fee, r.fee)) as min_fee, max(coalesce(p.fee, r.fee)) as fee,
      min(coalesce(p.min_days, r.min_days)) as min_days, max(coalesce(p.max_days, r.max_days)) as max_days
    from public.delivery_rates r cross join weights w cross join places c
    left join lateral private.courier_price(c.city, w.from_g) p on true
    where r.country = 'morocco'
    group by r.country, w.from_g
  ), removed as (
    delete from public.delivery_bounds d
    where not exists (select from bounds b where b.country = d.country and b.from_g = d.from_g)
  )
  insert into public.delivery_bounds as d (country, from_g, min_fee, fee, min_days, max_days)
  select b.country, b.from_g, b.min_fee, b.fee, b.min_days, b.max_days from bounds b
  on conflict on constraint delivery_bounds_pkey do update
  set min_fee = excluded.min_fee, fee = excluded.fee, min_days = excluded.min_days, max_days = excluded.max_days
  where (d.min_fee, d.fee, d.min_days, d.max_days) is distinct from (excluded.min_fee, excluded.fee, excluded.min_days, excluded.max_days);
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.refresh_delivery_bounds is
  'Trigger: calculates delivery_bounds anew, by private.courier_price as the quote does, for every city and for any other place. A lock '
  'first: of two prices that are saved at once, the second calculation then sees both. Definer because API roles may not write the bounds.';
create trigger courier_prices_refresh_delivery_bounds after insert or update or delete on public.courier_prices
  for each statement execute function private.refresh_delivery_bounds();
create trigger couriers_refresh_delivery_bounds after update of name, position, is_active on public.couriers
  for each statement execute function private.refresh_delivery_bounds();
create trigger delivery_rates_refresh_delivery_bounds after insert or update of fee, min_days, max_days on public.delivery_rates
  for each statement execute function private.refresh_delivery_bounds();

create function private.piece_weight(product uuid, variation_ids uuid[]) returns integer
language sql stable set search_path = ''
as $$
  select coalesce((
    select m.weight_g from public.product_measures m
    where m.product_id = $1 and (m.variation_id is null or m.variation_id = any ($2)) and m.weight_g is not null
    order by m.variation_id nulls last limit 1), 500)
$$;
comment on function private.piece_weight is
  'What one piece weighs in grams: its size, otherwise its product, otherwise 500 g.';

create function private.courier_cost(order_id uuid, courier_id uuid) returns numeric
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select p.cost from public.orders o cross join lateral private.courier_price(o.city, (
      select coalesce(sum(private.piece_weight(i.product_id, i.variation_ids) * i.quantity::bigint), 0)
      from public.order_items i where i.order_id = o.id)::bigint, $2) p
    where o.id = $1 and o.country = 'morocco' and $2 is not null);
end
$$;
comment on function private.courier_cost is
  'What the courier is expected to take for the order (MAD), by its prices of today; null when unknown. For definer '
  'functions. In PL/pgSQL because the table of orders is created later.';

create function private.tracking_link(template text, number text) returns text
language sql immutable set search_path = ''
as $$
  select case when $1 = '' or btrim($2) = '' then '' else replace($1, '{number}', (
    select string_agg(case when c.letter ~ '^[A-Za-z0-9._~-]$' then c.letter
      else regexp_replace(upper(encode(convert_to(c.letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end, '' order by c.n)
    from regexp_split_to_table(btrim($2), '') with ordinality c (letter, n))) end
$$;
comment on function private.tracking_link is
  'The courier''s template with the percent-encoded number, so that the number can change nothing else in the link; empty '
  'without template or number.';

create function private.set_tracking_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.tracking_link := coalesce((
    select private.tracking_link(c.tracking_url, new.tracking_number) from public.couriers c
    where c.id = new.courier_id or (new.courier_id is null and c.name = new.carrier)), '');
  return new;
end
$$;
comment on function private.set_tracking_link is
  'Trigger on orders: keeps tracking_link, by the courier that has the parcel or, for a number that was entered by hand, '
  'the one with the carrier''s name. Stored, since customers do not see '
  'couriers. Definer because no API role may call tracking_link.';
