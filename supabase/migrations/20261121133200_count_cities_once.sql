-- A city is ordered to in every language and spelling: Fez, Fès and فاس are one place, and count as one.

create table private.cities (
  name_en text primary key,
  name_fr text not null,
  name_ar text not null
);
comment on table private.cities is 'Names that the checkout suggests: the larger cities of Morocco.';
alter table private.cities enable row level security;
insert into private.cities (name_en, name_fr, name_ar) values
  ('Casablanca', 'Casablanca', 'الدار البيضاء'),
  ('Rabat', 'Rabat', 'الرباط'),
  ('Fez', 'Fès', 'فاس'),
  ('Marrakech', 'Marrakech', 'مراكش'),
  ('Tangier', 'Tanger', 'طنجة'),
  ('Salé', 'Salé', 'سلا'),
  ('Meknes', 'Meknès', 'مكناس'),
  ('Agadir', 'Agadir', 'أكادير'),
  ('Oujda', 'Oujda', 'وجدة'),
  ('Kenitra', 'Kénitra', 'القنيطرة'),
  ('Tetouan', 'Tétouan', 'تطوان'),
  ('Temara', 'Témara', 'تمارة'),
  ('Safi', 'Safi', 'آسفي'),
  ('Mohammedia', 'Mohammédia', 'المحمدية'),
  ('Khouribga', 'Khouribga', 'خريبكة'),
  ('El Jadida', 'El Jadida', 'الجديدة'),
  ('Beni Mellal', 'Béni Mellal', 'بني ملال'),
  ('Ait Melloul', 'Aït Melloul', 'أيت ملول'),
  ('Nador', 'Nador', 'الناظور'),
  ('Dar Bouazza', 'Dar Bouazza', 'دار بوعزة'),
  ('Taza', 'Taza', 'تازة'),
  ('Settat', 'Settat', 'سطات'),
  ('Berrechid', 'Berrechid', 'برشيد'),
  ('Khemisset', 'Khémisset', 'الخميسات'),
  ('Inezgane', 'Inezgane', 'إنزكان'),
  ('Ksar El Kebir', 'Ksar El Kébir', 'القصر الكبير'),
  ('Larache', 'Larache', 'العرائش'),
  ('Guelmim', 'Guelmim', 'كلميم'),
  ('Khenifra', 'Khénifra', 'خنيفرة'),
  ('Berkane', 'Berkane', 'بركان'),
  ('Taourirt', 'Taourirt', 'تاوريرت'),
  ('Fquih Ben Salah', 'Fquih Ben Salah', 'الفقيه بن صالح'),
  ('Oued Zem', 'Oued Zem', 'وادي زم'),
  ('Sidi Slimane', 'Sidi Slimane', 'سيدي سليمان'),
  ('Sidi Kacem', 'Sidi Kacem', 'سيدي قاسم'),
  ('Errachidia', 'Errachidia', 'الرشيدية'),
  ('Essaouira', 'Essaouira', 'الصويرة'),
  ('Ouarzazate', 'Ouarzazate', 'ورزازات'),
  ('Taroudant', 'Taroudant', 'تارودانت'),
  ('Tiznit', 'Tiznit', 'تيزنيت'),
  ('Al Hoceima', 'Al Hoceïma', 'الحسيمة'),
  ('Chefchaouen', 'Chefchaouen', 'شفشاون'),
  ('Ifrane', 'Ifrane', 'إفران'),
  ('Azrou', 'Azrou', 'أزرو'),
  ('Sefrou', 'Sefrou', 'صفرو'),
  ('Midelt', 'Midelt', 'ميدلت'),
  ('Zagora', 'Zagora', 'زاكورة'),
  ('Tinghir', 'Tinghir', 'تنغير'),
  ('Laayoune', 'Laâyoune', 'العيون'),
  ('Dakhla', 'Dakhla', 'الداخلة');

-- Definer: counts orders after asking for an admin, as the figures that it belongs to.
create function private.admin_statistics_cities(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    with names as materialized (
      select distinct on (folded) private.search_norm(n.name) as folded, c.name_en, c.name_fr, c.name_ar
      from private.cities c cross join lateral (values (c.name_en), (c.name_fr), (c.name_ar)) n (name)
      order by folded, c.name_en
    ),
    places as (
      select private.search_norm(o.city) as folded, o.city, count(*) as orders, sum(o.total_amount) as revenue
      from public.orders o
      where o.created_at >= private.day_start(from_day) and o.created_at < private.day_start(to_day + 1)
        and o.status <> 'cancelled'
      group by o.city
    )
    select coalesce(jsonb_agg(jsonb_build_object('city', f.city, 'name_en', coalesce(f.name_en, f.city),
        'name_fr', coalesce(f.name_fr, f.city), 'name_ar', coalesce(f.name_ar, f.city),
        'orders', f.orders, 'revenue', f.revenue) order by f.revenue desc, f.city), '[]'::jsonb)
    from (
      -- A place that the list does not know is written as most of its orders write it.
      select coalesce(n.name_en, (array_agg(p.city order by p.orders desc, p.city))[1]) as city,
        n.name_en, n.name_fr, n.name_ar, sum(p.orders) as orders, sum(p.revenue) as revenue
      from places p left join names n on n.folded = p.folded
      group by coalesce(n.name_en, p.folded), n.name_en, n.name_fr, n.name_ar
      order by 6 desc, 1 limit 12) f);
end
$$;
grant execute on function private.admin_statistics_cities(date, date) to authenticated;

create or replace function public.admin_statistics(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_statistics($1, $2) || jsonb_build_object('cities', private.admin_statistics_cities($1, $2)) $$;
comment on function public.admin_statistics(date, date) is
  'Admins only. Orders and revenue of the shop''s days from_day to_day, both included (at most two years), by day, status, city in whatever spelling, craft and product, and of the period before. Revenue is without cancelled orders. Refuses with invalid_request (422).';
