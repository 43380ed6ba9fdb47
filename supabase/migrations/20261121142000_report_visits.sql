-- How fast the shop was where it was visited, and what failed there: reported by browsers, of one visit in ten, and of every
-- error. No row says who it was about: no account, no address of a browser, no time of a visit, and of pages the route only.

create table private.visit_vitals (
  id bigint generated always as identity primary key,
  day date not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  value numeric(10, 4) not null check (value >= 0 and value <= 600000),
  page text not null,
  device text not null check (device in ('phone', 'desktop')),
  connection text not null check (connection in ('4g', '3g', '2g', 'unknown')),
  language public.language not null,
  release text not null
);
comment on table private.visit_vitals is
  'Web vitals of visits, each with the day in Morocco: milliseconds, and for CLS its score. Kept for 90 days.';
create index visit_vitals_day_idx on private.visit_vitals (day);

create table private.visit_errors (
  day date not null,
  message text not null,
  place text not null,
  page text not null,
  release text not null,
  hits integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (day, message, place, page, release)
);
comment on table private.visit_errors is
  'Errors in browsers, counted by day: what was said, where in the code, on which route and build. Kept for 90 days.';

alter table private.visit_vitals enable row level security;
alter table private.visit_errors enable row level security;

-- What a browser reported, or a refusal. Everything has a bound, and a message that still holds what could be a person's is
-- not taken, whatever the page should have done.
create function private.read_visit(report text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  given jsonb;
  valid boolean := false;
  route constant text := '^/[A-Za-z/:*-]{0,80}$';
begin
  -- Deep JSON exhausts the reader's stack; a report is three levels deep.
  if char_length(report) <= 8000 and char_length(translate(report, '[{', '')) >= char_length(report) - 200 then
    begin
      given := report::jsonb;
      valid := given - array['language', 'device', 'connection', 'release', 'vitals', 'errors'] = '{}'
        and given ->> 'language' in ('en', 'fr', 'ar') and given ->> 'device' in ('phone', 'desktop')
        and given ->> 'connection' in ('4g', '3g', '2g', 'unknown') and given ->> 'release' ~ '^[A-Za-z0-9_-]{1,40}$'
        and jsonb_array_length(given -> 'vitals') <= 5 and jsonb_array_length(given -> 'errors') <= 5
        and jsonb_array_length(given -> 'vitals') + jsonb_array_length(given -> 'errors') > 0
        and (select count(distinct v ->> 'metric') = count(*) and coalesce(bool_and(coalesce(
            v - array['metric', 'value', 'page'] = '{}' and v ->> 'metric' in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')
            and jsonb_typeof(v -> 'value') = 'number'
            and (v ->> 'value')::numeric between 0 and case v ->> 'metric' when 'CLS' then 100 else 600000 end
            and v ->> 'page' ~ route, false)), true)
          from jsonb_array_elements(given -> 'vitals') v)
        and (select coalesce(bool_and(coalesce(
            e - array['message', 'place', 'page'] = '{}' and jsonb_typeof(e -> 'message') = 'string'
            and e ->> 'message' ~ '^\S([^\n\r\t]{0,198}\S)?$' and private.is_plain(e ->> 'message')
            -- An address of mail or of a page, or a number as long as a telephone's.
            and e ->> 'message' !~ '\S@\S|://|[0-9]([ ().-]*[0-9]){6}'
            and e ->> 'place' ~ '^([A-Za-z0-9_.-]{1,80}:[0-9]{1,7}(:[0-9]{1,7})?)?$'
            and e ->> 'page' ~ route, false)), true)
          from jsonb_array_elements(given -> 'errors') e);
    exception when data_exception or program_limit_exceeded then
      valid := false;
    end;
  end if;
  if valid is not true then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return given;
end
$$;

-- Definer: nobody holds rights on the tables. Limited for all together, so that they cannot be filled, and what is older than
-- 90 days goes with every report that comes.
create function private.report_visit(report text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Africa/Casablanca')::date;
  given constant jsonb := private.read_visit(report);
  some_errors boolean;
begin
  perform private.limit_rate('visit', 'everyone', 3600, 240);
  perform private.limit_rate('visit', private.caller_subject(), 3600, 60);
  delete from private.visit_vitals v where v.day < today - 90;
  delete from private.visit_errors e where e.day < today - 90;

  insert into private.visit_vitals (day, metric, value, page, device, connection, language, release)
  select today, v.metric, v.value, v.page, given ->> 'device', given ->> 'connection',
    (given ->> 'language')::public.language, given ->> 'release'
  from jsonb_to_recordset(given -> 'vitals') v (metric text, value numeric, page text);

  -- A day has room for so many different errors; of those that it knows it goes on counting.
  some_errors := (select count(*) from private.visit_errors e where e.day = today) < 1000;
  insert into private.visit_errors as e (day, message, place, page, release)
  select distinct today, x.message, x.place, x.page, given ->> 'release'
  from jsonb_to_recordset(given -> 'errors') x (message text, place text, page text)
  where some_errors or exists (select 1 from private.visit_errors k
    where (k.day, k.message, k.place, k.page, k.release) = (today, x.message, x.place, x.page, given ->> 'release'))
  on conflict on constraint visit_errors_pkey do update set hits = e.hits + 1, last_at = now();
end
$$;
grant execute on function private.report_visit(text) to anon, authenticated;

-- The report is JSON as text: it comes as a form's field, which a browser may send anywhere without asking first.
create function public.report_visit(report text) returns void
language sql set search_path = ''
as $$ select private.report_visit($1) $$;
comment on function public.report_visit(text) is
  'Remembers how fast a visit was and what failed in it, without saying whose it was. Refuses with invalid_request (422), too_many_requests (429).';
grant execute on function public.report_visit(text) to anon, authenticated;

-- Definer: nobody holds rights on the tables; asks for an admin first.
create function private.admin_visits(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.check_days(from_day, to_day);
  if from_day is null or to_day is null or to_day - from_day not between 0 and 365 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    with period as materialized (
      select v.metric, v.value, v.page, v.device from private.visit_vitals v where v.day between from_day and to_day
    ),
    pages as (
      select p.page from period p group by p.page order by count(*) desc, p.page limit 30
    )
    select jsonb_build_object(
      'vitals', (select coalesce(jsonb_agg(jsonb_build_object('metric', g.metric, 'page', g.page, 'device', g.device,
            'p75', g.p75, 'count', g.reports) order by g.page nulls first, g.device desc, g.metric), '[]'::jsonb)
        from (select p.metric, p.page, p.device, percentile_disc(0.75) within group (order by p.value) as p75, count(*) as reports
          from period p group by grouping sets ((p.metric, p.device), (p.metric, p.page, p.device))) g
        where g.page is null or g.page in (select pages.page from pages)),
      'errors', (select coalesce(jsonb_agg(jsonb_build_object('message', g.message, 'count', g.hits, 'last_at', g.last_at,
            'pages', g.pages, 'release', g.release, 'place', g.place) order by g.hits desc, g.last_at desc, g.message), '[]'::jsonb)
        from (select e.message, sum(e.hits) as hits, max(e.last_at) as last_at,
            array_agg(distinct e.page order by e.page) as pages,
            (array_agg(e.release order by e.last_at desc))[1] as release,
            (array_agg(e.place order by e.last_at desc))[1] as place
          from private.visit_errors e where e.day between from_day and to_day
          group by e.message order by 2 desc, 3 desc, 1 limit 50) g)));
end
$$;
grant execute on function private.admin_visits(date, date) to authenticated;

create function public.admin_visits(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_visits($1, $2) $$;
comment on function public.admin_visits(date, date) is
  'Admins only. Of the shop''s days from_day to_day, both included (at most 366): the 75th percentile of each web vital by device, for all pages (page null) and for each of the 30 most reported, and the 50 most frequent errors, each with its last release and place. Refuses with invalid_request (422).';
grant execute on function public.admin_visits(date, date) to authenticated;
