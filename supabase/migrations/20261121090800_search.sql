-- Catalog search: synonyms, searches without results, the word lists behind search and "did you mean".
--
-- A search text is split into words; each is looked up among all words of the catalog (search_terms, by trigram or prefix),
-- and product_search.words (GIN) is then searched for whole words. Searching the texts themselves for substrings took seconds
-- at 40,000 matching products.

create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) between 2 and 30),
  created_at timestamptz not null default now()
);
comment on table public.search_synonyms is
  'Groups of terms that mean the same in a search, in any language and spelling. Stored normalized.';

create table public.search_misses (
  query text not null check (char_length(query) between 2 and 80),
  language public.language not null,
  hits integer not null default 1,
  last_seen_at timestamptz not null default now(),
  primary key (query, language)
);
comment on table public.search_misses is
  'Searches without results, normalized, with how often and when they were last made.';
alter table public.search_synonyms enable row level security;
alter table public.search_misses enable row level security;
grant select, delete on public.search_synonyms, public.search_misses to authenticated;
grant insert (terms), update (terms) on public.search_synonyms to authenticated;
grant select, insert, update, delete on public.search_synonyms, public.search_misses to service_role;

create policy "Admins see synonyms" on public.search_synonyms for select to authenticated
  using ((select private.is_admin()));
create policy "Admins add synonyms" on public.search_synonyms for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins change synonyms" on public.search_synonyms for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete synonyms" on public.search_synonyms for delete to authenticated
  using ((select private.is_admin()));
create policy "Admins see misses" on public.search_misses for select to authenticated
  using ((select private.is_admin()));
create policy "Admins clear misses" on public.search_misses for delete to authenticated
  using ((select private.is_admin()));

create trigger search_synonyms_limit_bulk_update after update on public.search_synonyms
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger search_synonyms_limit_bulk_delete after delete on public.search_synonyms
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger search_misses_limit_bulk_delete after delete on public.search_misses
  referencing old table as changed for each statement execute function private.limit_bulk_changes();

create function private.normalize_synonyms() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.terms := array(
    select distinct case
      when folded ~ ' ' then folded
      else regexp_replace(folded, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1')
    end
    from (select private.normalize_search_text(t) as folded from unnest(new.terms) t) f
    where folded <> '' order by 1);
  if cardinality(new.terms) < 2 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "terms"}';
  end if;
  return new;
end
$$;
comment on function private.normalize_synonyms() is
  'Trigger: normalizes the terms of a synonym group and removes the Arabic article from single words, as searches '
  'do. Raises invalid_request (422) when fewer than two terms remain.';
create trigger search_synonyms_normalize before insert or update on public.search_synonyms
  for each row execute function private.normalize_synonyms();

create function private.price_bucket_bounds() returns numeric[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 225, 250, 275, 300, 325, 350, 375, 400, 450, 500,
    550, 600, 650, 700, 750, 800, 850, 900, 950, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000,
    4500, 5000, 6000, 7000, 8000, 10000, 12500, 15000, 20000, 30000, 50000, 100000]::numeric[]
$$;
comment on function private.price_bucket_bounds() is
  'The lowest price of each bucket from 1 on; bucket 0 is below the first. Stored buckets depend on it: after a change, every '
  'row of product_search and facet_counts must be written again.';

create function private.price_bucket(price numeric) returns smallint
language sql immutable strict parallel safe set search_path = ''
as $$ select width_bucket(price, private.price_bucket_bounds())::smallint $$;
comment on function private.price_bucket(numeric) is 'The bucket of a price, see price_bucket_bounds.';

create table private.product_search (
  product_id uuid primary key references public.products (id) on delete cascade,
  -- Columns of fixed size first: counts of common words read these of many rows.
  category_id uuid not null,
  created_at timestamptz not null,
  facet_group_id integer not null,
  price_bucket smallint not null generated always as (private.price_bucket(price)) stored,
  is_active boolean not null,
  -- PostgreSQL compares integers several times faster than numeric.
  price_cents integer not null generated always as ((price * 100)::integer) stored,
  price numeric(10, 2) not null,
  discount numeric,
  words tsvector not null,
  -- PostgreSQL stores long values outside a row only when the row is longer than 2 KB, and words rarely is.
  filler text not null default repeat(' ', 2048)
) with (toast_tuple_target = 200, fillfactor = 90);
alter table private.product_search alter column words set storage external;
comment on table private.product_search is
  'What searches read of each product, apart from products so that the rows are short and no API can read the words. '
  'words holds every word of names and descriptions, the words of names again with the mark +, whole names with =, '
  'the category''s id with #, and what filters lists with ~ (~material/wool, ~stock/yes): one index then answers in which part '
  'a word is. Maintained by triggers. Row-level security '
  'without policies: only definer functions read it.';
comment on column private.product_search.filler is
  'Makes every row long enough for words to be stored outside it; compressed to 40 bytes. Searches that match many products '
  'read a tenth of the blocks.';
comment on column private.product_search.discount is 'The reduced share of the price; null without an offer.';
comment on column private.product_search.facet_group_id is
  'The row of facet_groups with the category and filter words, set by a trigger. It changes with words only, so its index costs '
  'nothing else. Price has no index: a changed price would write to the index of words too.';
create index product_search_facet_group_idx on private.product_search (facet_group_id);
create index product_search_words_idx on private.product_search using gin (words);
alter table private.product_search enable row level security;

create function private.product_words(names text[], descriptions text[], category_id uuid) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  with normalized_names as materialized (
    select private.normalize_search_text(n) as name from unnest(names) n
  ), name_words as (
    select distinct left(w, 60) as word from normalized_names n, string_to_table(n.name, ' ') w where w <> ''
  )
  select array_to_tsvector(array(
    select word from name_words
    union select left(w, 60) from string_to_table(private.normalize_search_text(array_to_string(descriptions, ' ')), ' ') w where w <> ''
    union select '+' || word from name_words
    union select '=' || left(n.name, 200) from normalized_names n
    union select '#' || category_id))
$$;
comment on function private.product_words(text[], text[], uuid) is
  'The value of product_search.words for a product. Words and names are cut, since a lexeme may have 2,046 bytes.';

create function private.fact_words(product_id uuid) returns tsvector
language sql stable set search_path = ''
as $$
  select array_to_tsvector(array(
    select '~' || f.kind || '/' || f.key from public.product_facts f
    where f.product_id = fact_words.product_id and f.kind in ('material', 'colour', 'size')
    union all
    select '~stock/yes' from public.products p where p.id = fact_words.product_id and p.stock_quantity > 0))
$$;
comment on function private.fact_words(uuid) is
  'What lists can be filtered by, as product_search.words holds it: facts of a product, and whether it is in stock.';

create function private.filter_words(words tsvector) returns tsvector
language sql immutable strict parallel safe set search_path = ''
as $$ select array_to_tsvector(array(select w from unnest(tsvector_to_array(words)) w where w like '~%')) $$;
comment on function private.filter_words(tsvector) is 'What lists can be filtered by, of the words of a product.';

create function private.index_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    insert into private.product_search (product_id, category_id, price, discount, created_at, is_active, words)
    select p.id, p.category_id, p.price, round(1 - p.price / p.compare_at_price, 4), p.created_at, p.is_active,
      private.product_words(array[p.name_en, p.name_fr, p.name_ar],
        array[p.description_en, p.description_fr, p.description_ar], p.category_id) || private.fact_words(p.id)
    from added p;
  else
    update private.product_search s set price = new.price, discount = round(1 - new.price / new.compare_at_price, 4),
      created_at = new.created_at, is_active = new.is_active
    where s.product_id = new.id;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_product() is
  'Trigger: keeps the row of a product in product_search. Definer because API roles have no rights on the table.';
create trigger products_index_on_insert after insert on public.products
  referencing new table as added for each statement execute function private.index_product();
-- By row: a trigger with a transition table cannot name columns, and every order updates products.stock_quantity.
create trigger products_index_on_update
  after update of price, compare_at_price, created_at, is_active on public.products
  for each row when ((old.price, old.compare_at_price, old.created_at, old.is_active)
    is distinct from (new.price, new.compare_at_price, new.created_at, new.is_active))
  execute function private.index_product();

create function private.index_product_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.product_search s
  set category_id = new.category_id,
    -- The filter words of the row, not those that this transaction sees: another may just have added one.
    words = private.product_words(array[new.name_en, new.name_fr, new.name_ar],
      array[new.description_en, new.description_fr, new.description_ar], new.category_id) || private.filter_words(s.words)
  where s.product_id = new.id;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_product_words() is
  'Trigger: keeps the words of a product in product_search. Apart from index_product, so that a changed price neither compares '
  'nor writes words. Definer because API roles have no rights on the table.';
create trigger products_index_words_on_update
  after update of name_en, name_fr, name_ar, description_en, description_fr, description_ar, category_id on public.products
  for each row when (
    (old.name_en, old.name_fr, old.name_ar, old.description_en, old.description_fr, old.description_ar, old.category_id)
      is distinct from
      (new.name_en, new.name_fr, new.name_ar, new.description_en, new.description_fr, new.description_ar, new.category_id))
  execute function private.index_product_words();

create function private.index_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.product_search s
  set words = case when new.stock_quantity > 0 then s.words || array_to_tsvector(array['~stock/yes'])
    else ts_delete(s.words, '~stock/yes') end
  where s.product_id = new.id;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_stock() is
  'Trigger: notes in product_search that a product is sold out or in stock again. Definer because API roles have no rights on '
  'the table.';
-- Only when the first piece comes or the last one goes: other orders leave the row alone.
create trigger products_index_stock after update of stock_quantity on public.products
  for each row when ((old.stock_quantity > 0) <> (new.stock_quantity > 0)) execute function private.index_stock();

create function private.index_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.product_search s
  set words = case tg_op when 'INSERT' then s.words || array_to_tsvector(c.lexemes) else ts_delete(s.words, c.lexemes) end
  from (
    select f.product_id, array_agg('~' || f.kind || '/' || f.key) as lexemes from changed f
    where f.kind in ('material', 'colour', 'size') group by f.product_id) c
  where s.product_id = c.product_id;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_facts() is
  'Trigger: adds and removes the facts of products in product_search. Definer because API roles have no rights on the table.';
create trigger product_facts_index_on_insert after insert on public.product_facts
  referencing new table as changed for each statement execute function private.index_facts();
create trigger product_facts_index_on_delete after delete on public.product_facts
  referencing old table as changed for each statement execute function private.index_facts();

create function private.facts_query(materials text[], colours text[], sizes text[], in_stock boolean) returns tsquery
language plpgsql immutable set search_path = ''
as $$
begin
  if exists (select 1 from unnest(materials || colours || sizes) key where key is null or key !~ '^[a-z0-9][a-z0-9-]{0,39}$')
    or cardinality(materials || colours || sizes) > 60 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return (
    select string_agg('(' || k.alternatives || ')', ' & ')::tsquery from (
      select string_agg('''~' || w.kind || '/' || key || '''', ' | ') as alternatives
      from (values ('material', materials), ('colour', colours), ('size', sizes),
        ('stock', case when in_stock then array['yes'] end)) w (kind, keys), unnest(w.keys) key
      group by w.kind) k);
end
$$;
comment on function private.facts_query(text[], text[], text[], boolean) is
  'The query for product_search.words that products with one of the keys of each kind match, of those in stock if wanted; '
  'null when nothing is wanted. Raises '
  'invalid_request (422) for a malformed key and for more than 60 keys.';

create table private.category_words (
  category_id uuid not null references public.categories (id) on delete cascade,
  word text not null,
  primary key (category_id, word)
);
comment on table private.category_words is
  'The normalized words of a category''s names and city. A search for one of them finds the category''s products. '
  'Maintained by a trigger. Row-level security without policies: only definer functions read it.';
alter table private.category_words enable row level security;

create function private.index_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.category_words w where w.category_id = new.id;
  insert into private.category_words (category_id, word)
  select distinct new.id, left(w, 60) from regexp_split_to_table(
    private.normalize_search_text(concat_ws(' ', new.name_en, new.name_fr, new.name_ar, new.city)), ' ') w
  where w <> '';
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_category() is
  'Trigger: keeps the words of a category in category_words. Definer because API roles have no rights on the table.';
create trigger categories_index after insert or update of name_en, name_fr, name_ar, city on public.categories
  for each row execute function private.index_category();

create type private.search_query as (
  is_name tsquery, begins_name tsquery, in_name tsquery, in_heading tsquery, anywhere tsquery,
  -- For a single word: the queries of which a product matches one, when it matches anywhere.
  alternatives tsquery[]
);

create function private.search_query(search text) returns private.search_query
language plpgsql stable security definer set search_path = '' set client_min_messages = warning
as $$
declare
  -- A part that more words contain is not selective: only the shortest of them, and words that begin with it, are used.
  max_terms constant integer := 300;
  max_words constant integer := 12;
  article constant text := '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})';
  normalized text := left(private.normalize_search_text(left(search, 400)), 200);
  name text := nullif(concat_ws(' | ', '''=' || normalized || '''',
    case when normalized ~ article then '''=' || regexp_replace(normalized, article, '\1') || '''' end), '''=''');
  result private.search_query;
  in_name text := '';
  in_heading text := '';
  anywhere text := '';
  alternatives text[];
  word text;
begin
  for word in
    select s.word from regexp_split_to_table(normalized, ' ') with ordinality s (word, rank)
    where s.word <> '' group by s.word order by min(s.rank) limit max_words
  loop
    word := left(regexp_replace(word, article || '$', '\1'), 60);
    -- ^ stands for the mark of the lexemes: + for words of the name, none for any word.
    select array[
        string_agg(distinct replace(m.lexemes, '^', '+'), ' | ') filter (where m.is_typed),
        string_agg(distinct replace(m.lexemes, '^', '+'), ' | '),
        string_agg(distinct replace(m.lexemes, '^', ''), ' | ')],
        case when anywhere = '' then array_agg(distinct replace(m.lexemes, '^', ''))::tsquery[] end
      into alternatives, result.alternatives
    from (
      select word as term
      union
      select u from public.search_synonyms s, unnest(s.terms) u where word = any (s.terms)
    ) t
    cross join lateral (
      select false as is_typed, '(''^' || replace(t.term, ' ', ''' & ''^') || ''')' as lexemes where t.term ~ ' '
      union all
      select false, '''#' || c.category_id || '''' from private.category_words c
      where t.term !~ ' ' and c.word like case when char_length(t.term) > 2 then '%' else '' end || t.term || '%'
      union all
      select t.term = word, '''^' || case when k.rank > max_terms then t.term || ''':*' else k.term || '''' end
      from (
        select h.term, row_number() over (order by char_length(h.term), h.term) as rank from (
          (select b.term from private.search_terms b
            where char_length(t.term) < 3 and b.term like t.term || '%' limit max_terms + 1)
          union all
          (select w.term from private.search_terms w
            where char_length(t.term) > 2 and w.term like '%' || t.term || '%' limit 4 * max_terms)
        ) h
      ) k
      where t.term !~ ' ' and k.rank <= max_terms + 1
    ) m;
    if alternatives[3] is null then
      -- PostgreSQL raises a notice for an empty query.
      result.anywhere := ''::tsquery;
      result.alternatives := null;
      return result;
    end if;
    -- Null when one word is in no name.
    in_name := in_name || ' & (' || alternatives[1] || ')';
    in_heading := in_heading || ' & (' || alternatives[2] || ')';
    anywhere := anywhere || ' & (' || alternatives[3] || ')';
  end loop;
  if anywhere = '' and private.fold_line(search) <> '' then
    result.anywhere := ''::tsquery;
    return result;
  end if;
  result.is_name := name::tsquery;
  result.begins_name := replace(name || ' ', ''' ', ''':* ')::tsquery;
  result.in_name := nullif(substr(in_name, 4), '')::tsquery;
  result.in_heading := nullif(substr(in_heading, 4), '')::tsquery;
  result.anywhere := nullif(substr(anywhere, 4), '')::tsquery;
  return result;
end
$$;
comment on function private.search_query(text) is
  'The queries of a search text for product_search.words, each a subset of the next: the name, a name that begins with the '
  'text, all words in the name; in the name or as category, city or synonym; anywhere. All are null for an empty text, '
  'and anywhere is an empty query when nothing can match, as for words of a script that the catalog does not have. The Arabic article is optional. A word matches the '
  'catalog''s words that contain it (one or two letters: that begin with it), which are listed in full because the planner '
  'misjudges how many products match a prefix. At most 12 words, 300 catalog words each. Normalized text holds '
  'neither quotes nor wildcards. Definer because API roles have no rights on search_terms; called by definer '
  'functions only.';

create function private.add_facts(search private.search_query, facts tsquery) returns private.search_query
language plpgsql immutable set search_path = ''
as $$
begin
  if facts is not null then
    search.alternatives := null;
  end if;
  if facts is not null and search.anywhere is null then
    search.anywhere := facts;
  elsif facts is not null and numnode(search.anywhere) > 0 then
    search.is_name := search.is_name && facts;
    search.begins_name := search.begins_name && facts;
    search.in_name := search.in_name && facts;
    search.in_heading := search.in_heading && facts;
    search.anywhere := search.anywhere && facts;
  end if;
  return search;
end
$$;
comment on function private.add_facts(private.search_query, tsquery) is
  'Narrows the queries of a search to products with facts (see facts_query). A search that nothing can match stays as it is: '
  'the conjunction of an empty query and another is the other.';

create function private.log_search_miss(query text, language public.language) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  folded text := left(private.normalize_search_text(left(query, 400)), 80);
begin
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  if coalesce(char_length(folded), 0) < 2 or exists (
    select 1 from private.list_products(folded, '', '', null, null, 'newest', null, 1, null, null, null, null, false)
  ) then
    return;
  end if;
  perform private.check_rate_limit('search_miss', 'everyone', 3600, 600);
  perform private.check_rate_limit('search_miss', private.rate_limit_subject(), 3600, 60);
  insert into public.search_misses as m (query, language) values (folded, log_search_miss.language)
  on conflict on constraint search_misses_pkey do update set hits = m.hits + 1, last_seen_at = now();
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.log_search_miss(text, public.language) is
  'Implementation of public.log_search_miss. A search that has results is not recorded. Definer because visitors '
  'have no rights on search_misses.';
grant execute on function private.log_search_miss(text, public.language) to anon, authenticated;

create function public.log_search_miss(query text, language public.language) returns void
language sql set search_path = ''
as $$ select private.log_search_miss($1, $2) $$;
comment on function public.log_search_miss(text, public.language) is
  'Records a search without results. Raises invalid_request (422), too_many_requests (429).';
grant execute on function public.log_search_miss(text, public.language) to anon, authenticated;

create function private.deletion_variants(word text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select array(select overlay(word placing '' from n for 1) from generate_series(1, char_length(word)) n) || word
$$;
comment on function private.deletion_variants(text) is
  'A word and every variant of it with one letter deleted. Two words within one edit of each other share a variant.';

create table private.search_words (
  word text not null check (char_length(word) between 3 and 40),
  -- Null for cities and synonyms, which belong to no language.
  language public.language,
  display text not null,
  deletion_variants text[] not null generated always as (private.deletion_variants(word)) stored,
  unique nulls not distinct (word, language)
);
comment on table private.search_words is
  'Words of the names of products, categories and cities and of synonyms, normalized and as written, for "did you '
  'mean". Rows are never removed: suggestions are checked against active products. No primary key: language is null '
  'for words that belong to no language, so (word, language) is a unique constraint with nulls not distinct. '
  'Row-level security without policies: only definer functions read it.';
create index search_words_deletion_variants_idx on private.search_words using gin (deletion_variants);
create index search_words_trigram_idx on private.search_words using gin (word extensions.gin_trgm_ops);
alter table private.search_words enable row level security;

create function private.tokenize_text(input text) returns table (ordinal bigint, display text, word text)
language sql immutable strict set search_path = ''
as $$
  select s.ordinal, s.display, private.normalize_search_text(s.display)
  from (
    select t.ordinal, regexp_replace(t.part, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1') as display
    from regexp_split_to_table(lower(input),
      '[^0-9a-z\u00C0-\u024F\u0300-\u036F\u0610-\u061A\u0620-\u065F\u0660-\u0669\u066E-\u06D3\u06D5-\u06FC\uFB50-\uFDFF\uFE70-\uFEFC]+')
      with ordinality t (part, ordinal)
    where t.part <> ''
  ) s
$$;
comment on function private.tokenize_text(text) is
  'The words of a text in order: as written in lower case, and normalized. The Arabic article is removed, as '
  'searches do. Letters are listed by code point, since character classes depend on the database''s locale.';

create function private.add_search_words(names text, language public.language) returns void
language sql set search_path = ''
as $$
  insert into private.search_words (word, language, display)
  select distinct on (f.word) f.word, add_search_words.language, f.display
  from (
    select distinct private.normalize_search_text(w.display) as word, w.display
    from (select distinct s.display from private.tokenize_text(names) s) w
  ) f
  where char_length(f.word) between 3 and 40 and f.word !~ '[ 0-9]'
  order by f.word, f.display
  on conflict do nothing
$$;
comment on function private.add_search_words(text, public.language) is
  'Adds the words of a text to search_words. on conflict do nothing takes no lock on existing words, so concurrent '
  'imports do not wait for each other.';

create function private.collect_product_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'ROW' then
    perform private.add_search_words(new.name_en, 'en');
    perform private.add_search_words(new.name_fr, 'fr');
    perform private.add_search_words(new.name_ar, 'ar');
  else
    perform private.add_search_words((select string_agg(distinct p.name_en, ' ') from added p), 'en');
    perform private.add_search_words((select string_agg(distinct p.name_fr, ' ') from added p), 'fr');
    perform private.add_search_words((select string_agg(distinct p.name_ar, ' ') from added p), 'ar');
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.collect_product_words() is
  'Trigger: adds the words of product names to search_words. Definer because API roles have no rights on the table.';
create trigger products_collect_words_on_insert after insert on public.products
  referencing new table as added for each statement execute function private.collect_product_words();

-- By row: a trigger with a transition table cannot name columns, and every order updates products.stock_quantity.
create trigger products_collect_words_on_update after update of name_en, name_fr, name_ar on public.products
  for each row when ((old.name_en, old.name_fr, old.name_ar) is distinct from (new.name_en, new.name_fr, new.name_ar))
  execute function private.collect_product_words();

create function private.collect_other_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'search_synonyms' then
    perform private.add_search_words(array_to_string(new.terms, ' '), null);
  else
    perform private.add_search_words(new.name_en, 'en');
    perform private.add_search_words(new.name_fr, 'fr');
    perform private.add_search_words(new.name_ar, 'ar');
    perform private.add_search_words(new.city, null);
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.collect_other_words() is
  'Trigger: adds the words of category names, cities and synonyms to search_words. Definer because API roles have '
  'no rights on the table.';
create trigger categories_collect_words after insert or update of name_en, name_fr, name_ar, city on public.categories
  for each row execute function private.collect_other_words();
create trigger search_synonyms_collect_words after insert or update of terms on public.search_synonyms
  for each row execute function private.collect_other_words();

create function private.edit_distance(source text, target text) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  a text[] := string_to_array(source, null);
  b text[] := string_to_array(target, null);
  row_before_previous integer[];
  previous_row integer[] := array(select generate_series(0, cardinality(b)));
  current_row integer[];
begin
  for i in 1..cardinality(a) loop
    current_row := array[i];
    for j in 1..cardinality(b) loop
      current_row := current_row || least(previous_row[j + 1] + 1, current_row[j] + 1, previous_row[j] + (a[i] <> b[j])::integer);
      if i > 1 and j > 1 and a[i] = b[j - 1] and a[i - 1] = b[j] then
        current_row[j + 1] := least(current_row[j + 1], row_before_previous[j - 1] + 1);
      end if;
    end loop;
    row_before_previous := previous_row;
    previous_row := current_row;
  end loop;
  return previous_row[cardinality(b) + 1];
end
$$;
comment on function private.edit_distance(text, text) is
  'Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and transpositions '
  'of adjacent letters.';

create function private.nearest_words(misspelled text, language public.language) returns setof text
language sql stable set search_path = ''
as $$
  select n.display from (
    select distinct on (c.word) c.word, c.display, private.edit_distance(c.word, misspelled) as distance,
      (c.language is null)::integer as without_language, coalesce(c.language = nearest_words.language, false) as same_language,
      extensions.similarity(c.word, misspelled) as similarity
    from (
      (select w.* from private.search_words w where w.deletion_variants && private.deletion_variants(misspelled) limit 60)
      union all
      (select w.* from private.search_words w
        where w.word operator(extensions.%) misspelled and abs(char_length(w.word) - char_length(misspelled)) <= 2
        order by extensions.similarity(w.word, misspelled) desc limit 30)
    ) c
    order by c.word, same_language desc, c.language nulls last
  ) n
  where n.distance <= case when char_length(misspelled) < 6 then 1 when char_length(misspelled) < 9 then 2 else 3 end
  order by n.distance + n.without_language, n.same_language desc, n.similarity desc, n.word
  limit 3
$$;
comment on function private.nearest_words(text, public.language) is
  'Up to three known words that a misspelled word may stand for, best first. Distance ranks before language: a '
  'misspelled French word is French whatever the interface language. A synonym ranks below a word of a name at the '
  'same distance, since it may itself be a common misspelling.';

create function private.search_has_results(search text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
  set enable_seqscan = off
as $$
declare
  query tsquery := (private.search_query(search)).anywhere;
begin
  return exists (
    -- Enough for common words.
    select from (select p.id from public.products p where p.is_active order by p.created_at desc, p.id desc limit 200) p
    join private.product_search s on s.product_id = p.id where query is null or s.words @@ query
  ) or exists (select from private.product_search s where s.is_active and s.words @@ query);
end
$$;
comment on function private.search_has_results(text) is
  'True when a search finds at least one active product. Definer because the caller may not use the search tables.';

create function private.suggest_search(search text, language public.language) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Longer texts were probably pasted: nothing to correct.
  max_words constant integer := 6;
  token record;
  candidate text;
  corrected text[] := array[]::text[];
begin
  if char_length(search) > 200 or (select count(*) from private.tokenize_text(search)) > max_words
    or private.search_has_results(search) then
    return null;
  end if;
  for token in select s.display, s.word from private.tokenize_text(search) s where s.word <> '' order by s.ordinal loop
    if private.search_has_results(token.word) then
      corrected := corrected || token.display;
      continue;
    end if;
    -- A word without a near match is left out if the others have results.
    for candidate in select n from private.nearest_words(left(token.word, 40), suggest_search.language) n loop
      if private.search_has_results(candidate) then
        corrected := corrected || candidate;
        exit;
      end if;
    end loop;
  end loop;
  if cardinality(corrected) = 0 or not private.search_has_results(array_to_string(corrected, ' ')) then
    return null;
  end if;
  return array_to_string(corrected, ' ');
end
$$;
comment on function private.suggest_search(text, public.language) is
  'Implementation of public.suggest_search. Suggests only what finds an active product, so that names of inactive '
  'products are not revealed. Definer because API roles have no rights on search_words.';
grant execute on function private.suggest_search(text, public.language) to anon, authenticated;

create function public.suggest_search(search text, language public.language) returns text
language sql stable set search_path = ''
as $$ select private.suggest_search($1, $2) $$;
comment on function public.suggest_search(text, public.language) is
  'The search text as it was probably meant, when it has no results and the suggestion has some; otherwise null.';
grant execute on function public.suggest_search(text, public.language) to anon, authenticated;

create table private.search_terms (
  term text primary key
);
comment on table private.search_terms is
  'Every word of product_search.words without a mark, so that a part of a word finds the word. Rows are never removed. '
  'Maintained by triggers. Row-level security without policies: only definer functions read it.';
create index search_terms_trigram_idx on private.search_terms using gin (term extensions.gin_trgm_ops);
alter table private.search_terms enable row level security;

create function private.collect_product_terms() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_level = 'ROW' then
    insert into private.search_terms (term)
    select t from unnest(tsvector_to_array(new.words)) t where t !~ '^[+=#~]'
    except select o from unnest(tsvector_to_array(old.words)) o order by 1 on conflict do nothing;
  else
    insert into private.search_terms (term)
    select distinct t from added p, unnest(tsvector_to_array(p.words)) t where t !~ '^[+=#~]' order by 1 on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.collect_product_terms() is
  'Trigger: adds the words of new or changed products to search_terms. on conflict do nothing takes no lock on '
  'existing words.';
create trigger product_search_collect_terms_on_insert after insert on private.product_search
  referencing new table as added for each statement execute function private.collect_product_terms();
create trigger product_search_collect_terms_on_update after update of words on private.product_search
  for each row when (old.words is distinct from new.words) execute function private.collect_product_terms();

create index search_terms_prefix_idx on private.search_terms (term text_pattern_ops);

create function public.admin_search_misses(page_size integer default 20)
returns table (query text, hits bigint, languages text[], last_seen_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return query
    select m.query, sum(m.hits), array_agg(m.language::text order by m.language), max(m.last_seen_at)
    from public.search_misses m group by m.query order by 2 desc, 4 desc, 1 limit page_size;
end
$$;
comment on function public.admin_search_misses(integer) is
  'Admins only. Searches without results, normalized, over all languages, the most frequent first. languages is '
  'text[], since drivers do not decode arrays of enumerated types. Raises invalid_request (422).';
grant execute on function public.admin_search_misses(integer) to authenticated;

create function private.add_search_synonym(term text, synonym text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_term text := regexp_replace(private.normalize_search_text(coalesce(term, '')), '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})$', '\1');
  known_term text := regexp_replace(private.normalize_search_text(coalesce(synonym, '')), '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})$', '\1');
  target uuid;
  resolved integer;
begin
  perform private.require_admin();
  -- Searches look up single words, so the term must be one word; its synonym may be several.
  if new_term !~ '^[^ ]{2,60}$' or char_length(known_term) not between 2 and 60 or new_term = known_term then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- Concurrent calls must not create two groups.
  perform pg_advisory_xact_lock(hashtextextended('add_search_synonym', 0));
  if not exists (select 1 from public.search_synonyms s where s.terms @> array[new_term, known_term]) then
    select s.id into target from public.search_synonyms s
    where known_term = any (s.terms) and cardinality(s.terms) < 30 order by s.created_at, s.id limit 1;
    if target is null then
      insert into public.search_synonyms (terms) values (array[new_term, known_term]);
    else
      update public.search_synonyms s set terms = s.terms || new_term where s.id = target;
    end if;
  end if;
  delete from public.search_misses m where m.query like '%' || new_term || '%' and private.search_has_results(m.query);
  get diagnostics resolved = row_count;
  return jsonb_build_object('product_count', (private.catalog_facets(new_term, '', '', null, null, null, null, null, false) -> 'total')::bigint, 'resolved_misses', resolved);
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.add_search_synonym(text, text) is
  'Implementation of public.add_search_synonym. The term joins the group that holds its synonym, since synonyms '
  'apply within one group only. Definer because it checks which recorded searches have results now, which callers '
  'may not.';
grant execute on function private.add_search_synonym(text, text) to authenticated;

create function public.add_search_synonym(term text, synonym text) returns jsonb
language sql set search_path = ''
as $$ select private.add_search_synonym($1, $2) $$;
comment on function public.add_search_synonym(text, text) is
  'Admins only. Makes a search for term also find synonym: {product_count: products that the term finds now, '
  'resolved_misses: recorded searches that now have results and were removed}. Raises invalid_request (422).';
grant execute on function public.add_search_synonym(text, text) to authenticated;
