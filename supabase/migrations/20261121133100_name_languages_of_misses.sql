-- The languages as text: not every driver knows what an array of a type of our own holds.

drop function public.admin_search_misses(integer);
create function public.admin_search_misses(page_size integer default 20)
returns table (query text, hits bigint, languages text[], last_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return query
    select m.query, sum(m.hits), array_agg(m.language::text order by m.language), max(m.last_at)
    from public.search_misses m group by m.query order by 2 desc, 4 desc, 1 limit page_size;
end
$$;
comment on function public.admin_search_misses(integer) is
  'Admins only. Searches that found nothing, folded, the most frequent first, over all languages. Refuses with invalid_request (422).';
grant execute on function public.admin_search_misses(integer) to authenticated;
