-- Concepts: what a search for a term of a synonym group finds.
--
-- A concept ("lamp") is found by some sixty queries of product_search.words: the terms of its group, facts, categories and the
-- concepts that its group links to. Which products those find is noted in their words as one lexeme (^12/1) when a product is
-- written, so that a search reads one entry of the index instead of sixty. A changed group or category changes the queries only; a job writes
-- the words of the products, and until it has, searches use the queries.

create function private.kind_rank(kind text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select array_position(array['object', 'material', 'colour', 'size', 'room', 'place', 'occasion', 'word', 'noise'], kind)
$$;
comment on function private.kind_rank is 'The order in which kinds of synonyms say what a product is.';

create function private.phrase_queries(phrases text[], mark text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return array(
    select case
      when p !~ ' ' then '''' || mark || p || ''''
      when mark = '<' then '((''<' || replace(p, ' ', ''' | ''<') || ''') & ''+' || replace(p, ' ', ''' & ''+') || ''')'
      else '(''' || mark || replace(p, ' ', ''' & ''' || mark) || ''')'
    end
    from unnest(phrases) p where p <> '');
end
$$;
comment on function private.phrase_queries is
  'For each phrase the query for all its words with a mark of product_search.words. With <, one of them says what the object is and '
  'all are in its name: "tea set", "service à thé". Normalized text holds neither quotes nor wildcards.';

create table private.concepts (
  number integer primary key generated always as identity,
  -- Of public.search_synonyms, without a foreign key: a concept outlives its group until no product has its words.
  group_id uuid not null unique,
  is_indexed boolean not null default false,
  checked_in xid8
);
comment on table private.concepts is
  'The concept of each synonym group but noise. is_indexed: the words of all products hold it; checked_in: the first transaction of '
  'index_concepts after a change. Row-level security without policies: only definer functions read it.';
alter table private.concepts enable row level security;

create table private.concept_queries (
  number integer not null references private.concepts (number) on delete cascade,
  query text not null,
  level smallint not null check (level between 1 and 4),
  parsed tsquery not null generated always as (query::tsquery) stored,
  -- A product that the query finds has this word.
  word text not null generated always as (substring(query from '''([^'']+)''\)?$')) stored,
  primary key (number, query)
);
comment on table private.concept_queries is
  'The queries of product_search.words that find a concept, each at its first level: 1 in the name, 2 in the category or a fact, 3 in a linked '
  'concept or any text, 4 in any text, of a kind of object, which no mention makes. Written by sync_concepts only. Row-level '
  'security without policies: only definer functions read it.';
create index concept_queries_word_idx on private.concept_queries (word);
alter table private.concept_queries enable row level security;

create function private.concept_meanings() returns table (number integer, query text, level smallint)
language sql stable set search_path = ''
as $$
  with groups as materialized (
    select c.number, g.kind, g.phrases, g.finds, g.links
    from private.concepts c join public.search_synonyms g on g.id = c.group_id and g.kind <> 'noise'
  ), headings as materialized (
    select g.number, 1 as level, q as query
    from groups g, unnest(private.phrase_queries(g.phrases, case when g.kind = 'object' then '<' else '+' end)) q
    union all
    select g.number, 2, case when f ~ '^(?:material|colour|size)/' then '''~' else '''@' end || f || ''''
    from groups g, unnest(g.finds) f where f ~ '^(?:material|colour|size|technique|place|safety|included|care)/[a-z0-9-]+$'
    union all
    select g.number, 2, '''#' || c.id || ''''
    from groups g join public.categories c on array['category/' || c.key, 'city/' || c.city] && g.finds
    union all
    select g.number, 2, '''#' || w.category_id || '''' from groups g join private.category_words w on w.word = any (g.phrases)
  )
  select m.number, m.query, min(m.level)::smallint as level from (
    select number, level, query from headings
    union all
    select g.number, 3, h.query from groups g join groups l on l.phrases && g.links join headings h on h.number = l.number
    union all
    -- A black rug with a red thread in its description is no red rug.
    select g.number, case when g.kind = 'object' then 4 else 3 end, q from groups g, unnest(private.phrase_queries(g.phrases, '')) q
    where g.kind not in ('material', 'colour') or array_to_string(g.finds, ' ') !~ '/'
  ) m group by m.number, m.query
$$;
comment on function private.concept_meanings is 'What concept_queries has to hold.';

create function private.sync_concepts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer[];
  added integer[];
begin
  -- The queries of a concept come from several groups, of which another transaction may change one.
  perform pg_advisory_xact_lock(hashtextextended('sync_concepts', 0));
  insert into private.concepts (group_id) select g.id from public.search_synonyms g where g.kind <> 'noise' on conflict do nothing;
  with gone as (
    delete from private.concept_queries q
    where (q.number, q.query, q.level) not in (select m.number, m.query, m.level from private.concept_meanings() m) returning q.number)
  select array_agg(g.number) into removed from gone g;
  with new as (
    insert into private.concept_queries (number, query, level)
    select m.number, m.query, m.level from private.concept_meanings() m on conflict do nothing returning number)
  select array_agg(n.number) into added from new n;
  update private.concepts c set is_indexed = false, checked_in = null where c.number = any (removed || added);
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.sync_concepts is
  'Trigger: keeps concept_queries. Searches use them from the same moment on; the words of products follow (index_concepts). Definer '
  'because API roles have no rights on the tables.';
create trigger search_synonyms_sync_concepts after insert or delete or update of terms, kind, finds on public.search_synonyms
  for each statement execute function private.sync_concepts();
-- Fires after the row triggers that write category_words.
create trigger categories_sync_concepts after insert or delete or update of key, name_en, name_fr, name_ar, city on public.categories
  for each statement execute function private.sync_concepts();

create function private.concept_words(words text[]) returns tsvector
language plpgsql stable set search_path = ''
as $$
declare
  vector constant tsvector := array_to_tsvector(words);
begin
  return array_to_tsvector(array(
    select '^' || m.number || '/' || l
    from (select q.number, min(q.level) as level from private.concept_queries q
      where q.word = any (words) and vector @@ q.parsed group by 1) m
    cross join generate_series(m.level, greatest(m.level, 3)) l));
end
$$;
comment on function private.concept_words is
  'The concepts of a product with these other words, as product_search.words holds them: with each level from the first to 3, or with 4.';

create function private.add_concepts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  others constant text[] := array(select w from unnest(tsvector_to_array(new.words)) w where w not like '^%');
begin
  new.words := array_to_tsvector(others) || private.concept_words(others);
  return new;
end
$$;
comment on function private.add_concepts is
  'Trigger: keeps the concepts of a product among its words. Before each row, where the row is the latest version also when the update '
  'waited for another. Definer because API roles have no rights on the tables.';
create trigger product_search_add_concepts before insert or update of words on private.product_search
  for each row execute function private.add_concepts();

create function private.concept_marks(concept integer, level integer) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array(select '''^' || concept || '/' || l || '''' from generate_series(least(level, 3), level) l) $$;
comment on function private.concept_marks is 'The queries for the words of product_search that note a concept up to a level.';

create function private.concept_queries(concept integer, level integer) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  if (select c.is_indexed from private.concepts c where c.number = concept) then
    return private.concept_marks(concept, level);
  end if;
  return array(select q.query from private.concept_queries q where q.number = concept and q.level <= concept_queries.level);
end
$$;
comment on function private.concept_queries is
  'The queries of product_search.words of which a product with a concept matches one, up to a level.';

create function private.index_concepts(max_products integer default 500, max_concepts integer default 20) returns integer
language plpgsql set search_path = '' set enable_seqscan = off
as $$
declare
  ended_before constant xid8 := pg_snapshot_xmin(pg_current_snapshot());
  concept private.concepts;
  differing uuid[];
  product_ids uuid[] := '{}'::uuid[];
begin
  -- No concept changes meanwhile, so that this transaction's id, which it gets with its first row lock, is later than those of
  -- all transactions that may have read the queries of before.
  if not pg_try_advisory_xact_lock(hashtextextended('sync_concepts', 0)) then
    return 0;
  end if;
  for concept in
    select * from private.concepts c where not c.is_indexed order by c.checked_in nulls first, c.number limit max_concepts for update skip locked
  loop
    differing := '{}';
    for depth in 1 .. 4 loop
      with noted as materialized (
        select s.product_id from private.product_search s
        where s.words @@ any (array(select q::tsquery from unnest(private.concept_marks(concept.number, depth)) q))
      ), found as materialized (
        select s.product_id from private.product_search s
        where s.words @@ any (array(select q.parsed from private.concept_queries q where q.number = concept.number and q.level <= depth))
      )
      select differing || array(
        (select product_id from noted except select product_id from found)
        union (select product_id from found except select product_id from noted)) into differing;
    end loop;
    if differing = '{}' and concept.checked_in < ended_before then
      update private.concepts c set is_indexed = true where c.number = concept.number;
      delete from private.concepts c where c.number = concept.number
        and not exists (select from public.search_synonyms g where g.id = c.group_id);
    -- After a restore into a new cluster, ids begin anew.
    elsif concept.checked_in is null or concept.checked_in > pg_current_xact_id() then
      update private.concepts c set checked_in = pg_current_xact_id() where c.number = concept.number;
    end if;
    product_ids := array(select unnest(product_ids) union select unnest(differing) order by 1);
    exit when cardinality(product_ids) >= max_products;
  end loop;
  -- A product that is being written is left to the next run: its transaction may wait for one that this run has locked.
  product_ids := array(
    select s.product_id from private.product_search s where s.product_id = any (product_ids[1 : max_products])
    order by s.product_id for no key update skip locked);
  update private.product_search s set words = s.words where s.product_id = any (product_ids);
  return cardinality(product_ids);
end
$$;
comment on function private.index_concepts is
  'Writes the words of products whose concepts changed, as many in a run, and returns how many those are. A job calls it every minute, '
  'in a transaction of its own. It waits for no other: what is locked, and all while a group or category is being changed, is left to the next run. '
  'A concept is indexed when no product differs and every transaction has ended that may have read its queries before they changed.';
