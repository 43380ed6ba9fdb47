-- What shoppers look for in vain, and how the shop learns their words. And one customer with their figures.

create function public.admin_search_misses(page_size integer default 20)
returns table (query text, hits bigint, languages public.language[], last_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return query
    select m.query, sum(m.hits), array_agg(m.language order by m.language), max(m.last_at)
    from public.search_misses m group by m.query order by 2 desc, 4 desc, 1 limit page_size;
end
$$;
comment on function public.admin_search_misses(integer) is
  'Admins only. Searches that found nothing, folded, the most frequent first, over all languages. Refuses with invalid_request (422).';
grant execute on function public.admin_search_misses(integer) to authenticated;

-- Definer: asks whether the misses that hold the word find something now, which callers may not. The word joins the group
-- that has what it means, since synonyms reach no further than their group. A search leaves the Arabic article out of a
-- word before it looks for synonyms, so it is left out here as well.
create function private.teach_search(word text, meaning text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taught text := regexp_replace(private.search_norm(coalesce(word, '')), '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})$', '\1');
  meant text := regexp_replace(private.search_norm(coalesce(meaning, '')), '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})$', '\1');
  known uuid;
  forgotten integer;
begin
  perform private.require_admin();
  -- A search is looked up word by word.
  if taught !~ '^[^ ]{2,60}$' or char_length(meant) not between 2 and 60 or taught = meant then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- Two operators who teach at the same moment must not make two groups.
  perform pg_advisory_xact_lock(hashtextextended('teach_search', 0));
  if not exists (select 1 from public.search_synonyms s where s.terms @> array[taught, meant]) then
    select s.id into known from public.search_synonyms s
    where meant = any (s.terms) and cardinality(s.terms) < 30 order by s.created_at, s.id limit 1;
    if known is null then
      insert into public.search_synonyms (terms) values (array[taught, meant]);
    else
      update public.search_synonyms s set terms = s.terms || taught where s.id = known;
    end if;
  end if;
  delete from public.search_misses m where m.query like '%' || taught || '%' and private.finds_something(m.query);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('finds', (private.catalog_facets(taught, '', '', null, null) -> 'total')::bigint, 'forgotten', forgotten);
end
$$;
grant execute on function private.teach_search(text, text) to authenticated;

create function public.teach_search(word text, meaning text) returns jsonb
language sql set search_path = ''
as $$ select private.teach_search($1, $2) $$;
comment on function public.teach_search(text, text) is
  'Admins only. From now on a search for the word also finds its meaning: {finds: products that the word finds now, forgotten: misses that are none any more}. Refuses with invalid_request (422).';
grant execute on function public.teach_search(text, text) to authenticated;

create function public.admin_customer(user_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('user_id', p.user_id, 'display_name', p.display_name, 'email', p.email, 'phone', p.phone,
      'address', p.address, 'district', p.district, 'landmark', p.landmark, 'city', p.city, 'postal_code', p.postal_code,
      'country', p.country, 'language', p.language, 'role', p.role, 'created_at', p.created_at,
      'orders', s.orders, 'cancelled', s.cancelled, 'total_spent', s.total_spent, 'average', s.average,
      'first_order_at', s.first_order_at, 'last_order_at', s.last_order_at)
    from public.profiles p
    cross join lateral (
      select count(*) as orders, count(*) filter (where o.status = 'cancelled') as cancelled,
        coalesce(sum(o.total_amount) filter (where o.status <> 'cancelled'), 0) as total_spent,
        coalesce(round(avg(o.total_amount) filter (where o.status <> 'cancelled'), 2), 0) as average,
        min(o.created_at) as first_order_at, max(o.created_at) as last_order_at
      from public.orders o where o.user_id = p.user_id) s
    where p.user_id = admin_customer.user_id);
end
$$;
comment on function public.admin_customer(uuid) is
  'Admins only. One profile with its figures, as admin_customers counts them; null when there is none.';
grant execute on function public.admin_customer(uuid) to authenticated;
