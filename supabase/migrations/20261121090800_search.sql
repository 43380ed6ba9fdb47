-- Catalog search: what searches read of each product, groups of words that mean the same, and the words of the catalogue.
--
-- A search is a list of meanings (search_query.sql), each a query of the index of product_search.words (GIN).

create function private.strip_arabic_article(word text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select regexp_replace(word, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1') $$;
comment on function private.strip_arabic_article is
  'A normalized Arabic word without its article, also joined with a preposition. Stored words depend on it, as on search_stem.';

create function private.search_stem(word text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when word ~ '^[a-z].{3}' then regexp_replace(word, '(?:(?<=x|ch|sh|ss|z)es|(?<=[^s])[sx])$', '')
    when word ~ '^[\u0620-\u06D3]' then regexp_replace(private.strip_arabic_article(word), '^(.{3,}?)(?:ات|ه)$', '\1')
    else word
  end
$$;
comment on function private.search_stem is
  'A normalized word without what singular and plural, masculine and feminine differ by: the final s or x of English and French, '
  'the Arabic article and the endings -a and -at. Products and searches go through it alike, so it need not be grammatical. Stored '
  'words depend on it: after a change, rewrite search_synonyms and product_search.';

create function private.function_words() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'it', 'of', 'on', 'or', 'our', 'to', 'with', 'without', 'i', 'im', 'am', 'me', 'my',
    'we', 'you', 'your', 'some', 'any', 'that', 'this', 'looking', 'look', 'want', 'need', 'buy', 'find', 'show', 'please', 'where', 'what', 'how',
    'au', 'aux', 'avec', 'ce', 'ces', 'cet', 'cette', 'd', 'dans', 'de', 'des', 'du', 'en', 'et', 'est', 'j', 'je', 'l', 'la', 'le', 'les', 'ma', 'mes',
    'mon', 'notre', 'nos', 'ou', 'par', 'pour', 'qu', 'que', 'qui', 'sa', 'sans', 'se', 'ses', 'son', 'sur', 'un', 'une', 'votre', 'vos', 'y',
    'chez', 'cherche', 'chercher', 'recherche', 'veux', 'voudrais', 'acheter', 'trouver', 'besoin', 'quel', 'quelle', 'avez',
    'dyal', 'diyal', 'dyali', 'dial', 'bghit', 'nbghi', 'bgha', 'chi', 'wahed', 'wahd', 'wa7ed', 'f', 'fi', 'b', 'w', 'o', 'li', 'lli', 'bla', 'm3a', 'kayn', '3ndkom',
    'من', 'في', 'على', 'علي', 'الى', 'الي', 'مع', 'عن', 'او', 'و', 'ف', 'ب', 'ل', 'يا', 'هل', 'انا', 'اريد', 'ابحث', 'بحث', 'بغيت', 'نبغي', 'بغا',
    'عندكم', 'شي', 'واحد', 'ديال', 'ديالي', 'دي', 'لي', 'اللي', 'باش', 'هذا', 'هذه', 'ذو', 'ذات', 'بدون', 'بلا', 'كاين', 'شراء', 'عندي']
$$;
comment on function private.function_words is
  'Words of questions rather than of things, in English, French, Arabic and Moroccan Arabic, normalized. Searches leave them out.';

create function private.search_phrase(input text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return (
    with words as materialized (
      select w.word, w.n, lag(w.word) over (order by w.n) as previous, lead(w.word) over (order by w.n) as next
      from string_to_table(private.normalize_search_text(left(input, 400)), ' ') with ordinality w (word, n) where w.word <> ''
    ), marked as (
      select left(private.search_stem(w.word), 60) as stem, w.n,
        -- French "thé" is written like "the", which comes before another word.
        w.word = any (private.function_words())
          or w.word = 'the' and w.next is not null and w.previous is distinct from 'a' as is_function_word
      from words w
    )
    select coalesce(string_agg(m.stem, ' ' order by m.n) filter (where not m.is_function_word or m.all_are), '')
    from (select *, bool_and(is_function_word) over () as all_are from marked) m);
end
$$;
comment on function private.search_phrase is
  'The stems of a text without function words (articles, prepositions, "looking for"), unless it has no others. Terms of synonyms '
  'and searches are compared in this form.';

create function private.search_phrases(terms text[]) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$ select array(select distinct private.search_phrase(t) from unnest(terms) t order by 1) $$;
comment on function private.search_phrases is 'The terms as searches are compared with them, see search_phrase.';

create function private.linked_phrases(finds text[]) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$ select private.search_phrases(array(select f from unnest(finds) f where f not like '%/%')) $$;
comment on function private.linked_phrases is 'The names of other groups among what a group finds, as searches are compared with them.';
-- For the generated columns, which are computed with the rights of the admin who writes a group.
grant execute on function private.strip_arabic_article, private.search_stem, private.function_words, private.search_phrase, private.search_phrases, private.linked_phrases to authenticated, service_role;

create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) between 1 and 100),
  kind text not null default 'word' check (
    kind in ('object', 'material', 'colour', 'size', 'room', 'place', 'occasion', 'word', 'noise')),
  finds text[] not null default '{}' check (cardinality(finds) <= 30 and array_position(finds, null) is null),
  phrases text[] not null generated always as (private.search_phrases(terms)) stored,
  links text[] not null generated always as (private.linked_phrases(finds)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.search_synonyms is
  'Groups of terms that mean the same in a search, in any language and spelling. Stored normalized.';
comment on column public.search_synonyms.kind is
  'What the terms mean. A search for a kind of object shows such objects only; the other kinds order what it shows, in the order of '
  'the check. The words of noise ("moroccan", "handmade") are true of nearly everything and are left out of searches.';
comment on column public.search_synonyms.finds is
  'What the terms find besides themselves: facts (material/thuya, colour/blue), a category (category/lamps), or terms of other '
  'groups (a gift: teapot, box).';
comment on column public.search_synonyms.phrases is 'The terms as searches are compared with them, see search_phrase.';
comment on column public.search_synonyms.links is 'The terms of other groups among finds, as searches are compared with them.';
create index search_synonyms_phrases_idx on public.search_synonyms using gin (phrases) with (gin_pending_list_limit = 64);

create table public.search_misses (
  query text not null check (char_length(query) between 2 and 80),
  language public.language not null,
  hits integer not null default 1,
  last_seen_at timestamptz not null default now(),
  primary key (query, language)
);
comment on table public.search_misses is
  'Searches without results, normalized, with how often and when they were last made.';

create table public.search_choices (
  query text not null,
  language public.language not null,
  product_id uuid not null references public.products on delete cascade,
  hits integer not null default 1,
  primary key (query, language, product_id),
  foreign key (query, language) references public.search_misses on delete cascade
);
comment on table public.search_choices is
  'The products that shoppers opened after a search without results, with how often.';
create index search_choices_product_id_idx on public.search_choices (product_id);
alter table public.search_synonyms enable row level security;
alter table public.search_misses enable row level security;
alter table public.search_choices enable row level security;
grant select, delete on public.search_synonyms, public.search_misses to authenticated;
-- id: made by the dialog, so that a group is added once.
grant insert (id, terms, kind, finds), update (terms, kind, finds) on public.search_synonyms to authenticated;
grant select on public.search_choices to authenticated;
grant select, insert, update, delete on public.search_synonyms, public.search_misses, public.search_choices to service_role;

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
create policy "Admins see choices" on public.search_choices for select to authenticated
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
    select distinct case when folded ~ ' ' then folded else private.strip_arabic_article(folded) end
    from (select private.normalize_search_text(t) as folded from unnest(new.terms) t) f
    where folded <> '' order by 1);
  if cardinality(new.terms) = 0 or cardinality(new.terms) = 1 and cardinality(new.finds) = 0 and new.kind <> 'noise' then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "terms"}';
  end if;
  return new;
end
$$;
comment on function private.normalize_synonyms is
  'Trigger: normalizes the terms of a synonym group and removes the Arabic article from single words, as searches '
  'do. Raises invalid_request (422) when too few remain to mean anything: two terms, or one that finds something else.';
create trigger search_synonyms_normalize before insert or update on public.search_synonyms
  for each row execute function private.normalize_synonyms();
create trigger search_synonyms_set_updated_at before update on public.search_synonyms
  for each row execute function private.set_updated_at();

create function private.price_bucket_bounds() returns numeric[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 225, 250, 275, 300, 325, 350, 375, 400, 450, 500,
    550, 600, 650, 700, 750, 800, 850, 900, 950, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000,
    4500, 5000, 6000, 7000, 8000, 10000, 12500, 15000, 20000, 30000, 50000, 100000]::numeric[]
$$;
comment on function private.price_bucket_bounds is
  'The lowest price of each bucket from 1 on; bucket 0 is below the first. Stored buckets depend on it: after a change, every '
  'row of product_search and facet_counts must be written again.';

create function private.price_bucket(price numeric) returns smallint
language sql immutable strict parallel safe set search_path = ''
as $$ select width_bucket(price, private.price_bucket_bounds())::smallint $$;
comment on function private.price_bucket is 'The bucket of a price, see price_bucket_bounds.';

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
  'words holds the stem of every word of names and descriptions, those of names again with the mark +, the word of a name that '
  'says what the object is with <, whole names with =, the category''s id with #, what filters lists with ~ (~material/wool, '
  '~stock/yes), other facts with @ (@technique/inlaid), sizes with * (see size_words) and concepts with ^ (see concept_words): one index then answers in which part '
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
-- What a GIN index has only noted down is read by each condition of a search, up to 4 MB by default, until the table is vacuumed.
create index product_search_words_idx on private.product_search using gin (words) with (gin_pending_list_limit = 64);
alter table private.product_search enable row level security;

create function private.head_words(name_en text, name_fr text, name_ar text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select distinct left(private.search_stem(h.word), 60) from (
    select regexp_substr(private.normalize_search_text(regexp_replace(
      regexp_replace(lower(name_en), '^(?:an? |the )?(?:pair|set|trio|lot|pack) of (?:[a-z]+ )??', ''),
      '(?:[,;:(–—]| (?:with|for|in|from|of|on|by|at|to|without|edged|made) ).*$', '')), '[^ ]+$') as word
    union all
    select regexp_substr(regexp_replace(private.normalize_search_text(name_fr),
      '^(?:(?:(?:paire|trio|duo|lot|ensemble) (?:de |d )|(?:le|la|les|une?|deux|trois|quatre|cinq|six|huit|dix|douze|\d+|tres|mini|vrai|'
      || 'grande?s?|petite?s?|hauts?|hautes?|longs?|longues?|large|larges|beaux?|belles?|vieux|anciens?|anciennes?) ))+', ''), '^[^ ]+')
    union all
    select regexp_substr(regexp_replace(private.normalize_search_text(name_ar),
      '^(?:(?:زوج|ازواج|طقم|ثلاثه?|اربعه?|خمسه?|سته?|مجموعه|من|\d+) )+', ''), '^[^ ]+')
  ) h where h.word is not null)
$$;
comment on function private.head_words is
  'The word of each name that says what the object is, by where it stands: in English the last one before a preposition or comma '
  '("Wide Thuya Tray for a Pouf": tray), in French and Arabic the first one after numbers and size. A language that a shop names '
  'in another way yields another word; the other two still say it.';

create function private.product_words(names text[], descriptions text[], category_id uuid) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  with normalized_names as materialized (
    select private.normalize_search_text(n) as name from unnest(names) n
  ), name_words as (
    select distinct left(private.search_stem(w), 60) as word from normalized_names n, string_to_table(n.name, ' ') w where w <> ''
  )
  select array_to_tsvector(array(
    select word from name_words
    union select left(private.search_stem(w), 60) from (
      select distinct w from string_to_table(private.normalize_search_text(array_to_string(descriptions, ' ')), ' ') w where w <> '') d
    union select '+' || word from name_words
    union select '<' || word from unnest(private.head_words(names[1], names[2], names[3])) word
    union select '=' || left(n.name, 200) from normalized_names n
    union select '#' || category_id))
$$;
comment on function private.product_words is
  'The words of product_search.words that come from the texts of a product; names in the order English, French, Arabic. Words and '
  'names are cut, since a lexeme may have 2,046 bytes.';

create function private.fact_words(product_id uuid) returns tsvector
language sql stable set search_path = ''
as $$
  select array_to_tsvector(array(
    select '~' || f.kind || '/' || f.key from public.product_facts f
    where f.product_id = fact_words.product_id and f.kind in ('material', 'colour', 'size')
    union all
    select '~stock/yes' from public.products p where p.id = fact_words.product_id and p.stock_quantity > 0))
$$;
comment on function private.fact_words is
  'What lists can be filtered by, as product_search.words holds it: facts of a product, and whether it is in stock.';

create function private.number_text(number numeric) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select trim_scale(round(number, 1))::text $$;
comment on function private.number_text is 'A measure in centimetres as a word: 55, 12.5.';

create function private.size_words(product_id uuid) returns tsvector
language sql stable set search_path = ''
as $$
  select array_to_tsvector(array(
    select '*' || w from (
      select m.length_cm, m.width_cm, m.height_cm, m.diameter_cm from public.product_measures m
      where m.product_id = size_words.product_id
      union all
      select v.size[1]::numeric, v.size[2]::numeric, null, null
      from (select regexp_match(v.variation_value, '^(\d{1,4}(?:\.\d)?)(?: ?x ?(\d{1,4}(?:\.\d)?))? cm$') as size
        from public.product_variations v where v.product_id = size_words.product_id) v
      where v.size is not null
    ) m cross join lateral (values
      (private.number_text(least(m.length_cm, m.width_cm)) || 'x' || private.number_text(greatest(m.length_cm, m.width_cm))),
      (private.number_text(m.length_cm)), (private.number_text(m.width_cm)), (private.number_text(m.height_cm)),
      (private.number_text(m.diameter_cm)), ('d' || private.number_text(m.diameter_cm))) u (w)
    where w is not null and (w not like '%x%' or num_nonnulls(m.length_cm, m.width_cm) = 2)
    union
    select '*v' || v.variation_value from public.product_variations v
    where v.product_id = size_words.product_id and v.variation_value ~ '^\d{1,3}$'))
$$;
comment on function private.size_words is
  'The sizes of a product and of its variations as product_search.words holds them: *200x300 (cm, the shorter side first), *55 (any '
  'one side or diameter), *d55 (a diameter), *v42 (a number that can be chosen).';

create function private.detail_words(product_id uuid) returns tsvector
language sql stable set search_path = ''
as $$
  select array_to_tsvector(array(
    select '@' || f.kind || '/' || f.key from public.product_facts f
    where f.product_id = detail_words.product_id and f.kind not in ('material', 'colour', 'size'))) || private.size_words(product_id)
$$;
comment on function private.detail_words is
  'The facts of a product that only searches look at, and its sizes, as product_search.words holds them.';

create function private.filter_words(words tsvector) returns tsvector
language sql immutable strict parallel safe set search_path = ''
as $$ select array_to_tsvector(array(select w from unnest(tsvector_to_array(words)) w where w like '~%')) $$;
comment on function private.filter_words is 'What lists can be filtered by, of the words of a product.';

create function private.index_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    insert into private.product_search (product_id, category_id, price, discount, created_at, is_active, words)
    select p.id, p.category_id, p.price, round(1 - p.price / p.compare_at_price, 4), p.created_at, p.is_active,
      private.product_words(array[p.name_en, p.name_fr, p.name_ar],
        array[p.description_en, p.description_fr, p.description_ar], p.category_id) || private.fact_words(p.id)
        || private.detail_words(p.id)
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
comment on function private.index_product is
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
    -- The facts of the row, not those that this transaction sees: another may just have added one.
    words = private.product_words(array[new.name_en, new.name_fr, new.name_ar],
      array[new.description_en, new.description_fr, new.description_ar], new.category_id) || private.filter_words(s.words)
      || array_to_tsvector(array(select w from unnest(tsvector_to_array(s.words)) w where w ~ '^[@*]'))
  where s.product_id = new.id;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_product_words is
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
comment on function private.index_stock is
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
    select f.product_id, array_agg(case when f.kind in ('material', 'colour', 'size') then '~' else '@' end || f.kind || '/' || f.key) as lexemes
    from changed f group by f.product_id) c
  where s.product_id = c.product_id;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_facts is
  'Trigger: adds and removes the facts of products in product_search. Definer because API roles have no rights on the table.';
create trigger product_facts_index_on_insert after insert on public.product_facts
  referencing new table as changed for each statement execute function private.index_facts();
create trigger product_facts_index_on_delete after delete on public.product_facts
  referencing old table as changed for each statement execute function private.index_facts();

create function private.index_sizes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed_ids uuid[];
begin
  if tg_level = 'ROW' then
    changed_ids := array[old.product_id, new.product_id];
  else
    changed_ids := array(select distinct c.product_id from changed c);
  end if;
  -- Locked first: the next statement then sees the sizes that another transaction added before it let go of the row.
  perform from private.product_search s where s.product_id = any (changed_ids) order by s.product_id for no key update;
  update private.product_search s
  set words = array_to_tsvector(array(select w from unnest(tsvector_to_array(s.words)) w where w not like '*%')) || n.words
  from (select i as product_id, private.size_words(i) as words from unnest(changed_ids) i) n
  where s.product_id = n.product_id
    and array_to_tsvector(array(select w from unnest(tsvector_to_array(s.words)) w where w like '*%')) <> n.words;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_sizes is
  'Trigger: keeps the sizes of products in product_search. Definer because API roles have no rights on the table.';
create trigger product_measures_index_on_insert after insert on public.product_measures
  referencing new table as changed for each statement execute function private.index_sizes();
create trigger product_measures_index_on_delete after delete on public.product_measures
  referencing old table as changed for each statement execute function private.index_sizes();
create trigger product_measures_index_on_update after update on public.product_measures
  for each row execute function private.index_sizes();
create trigger product_variations_index_on_insert after insert on public.product_variations
  referencing new table as changed for each statement execute function private.index_sizes();
create trigger product_variations_index_on_delete after delete on public.product_variations
  referencing old table as changed for each statement execute function private.index_sizes();
-- By row: a trigger with a transition table cannot name columns, and every order updates the stock of variations.
create trigger product_variations_index_on_update after update of variation_value, product_id on public.product_variations
  for each row when ((old.variation_value, old.product_id) is distinct from (new.variation_value, new.product_id))
  execute function private.index_sizes();

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
comment on function private.facts_query is
  'The query for product_search.words that products with one of the keys of each kind match, of those in stock if wanted; '
  'null when nothing is wanted. Raises '
  'invalid_request (422) for a malformed key and for more than 60 keys.';

create table private.category_words (
  category_id uuid not null references public.categories (id) on delete cascade,
  word text not null,
  primary key (category_id, word)
);
comment on table private.category_words is
  'The stems of the words of a category''s names and city. A search for one of them finds the category''s products. '
  'Maintained by a trigger. Row-level security without policies: only definer functions read it.';
alter table private.category_words enable row level security;

create function private.index_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.category_words w where w.category_id = new.id;
  insert into private.category_words (category_id, word)
  select distinct new.id, left(private.search_stem(w), 60) from string_to_table(
    private.normalize_search_text(concat_ws(' ', new.name_en, new.name_fr, new.name_ar, new.city)), ' ') w
  where w <> '' and w <> all (private.function_words());
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.index_category is
  'Trigger: keeps the words of a category in category_words. Definer because API roles have no rights on the table.';
create trigger categories_index after insert or update of name_en, name_fr, name_ar, city on public.categories
  for each row execute function private.index_category();

create function private.deletion_variants(word text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select array(select overlay(word placing '' from n for 1) from generate_series(1, char_length(word)) n) || word
$$;
comment on function private.deletion_variants is
  'A word and every variant of it with one letter deleted. Two words within one edit of each other share a variant.';

create table private.search_words (
  word text not null check (char_length(word) between 3 and 40),
  -- Null for words of categories, which are plurals, and of cities and synonyms.
  language public.language,
  display text not null,
  deletion_variants text[] not null generated always as (private.deletion_variants(word)) stored,
  unique nulls not distinct (word, language)
);
comment on table private.search_words is
  'Words of the names of products, categories and cities and of synonyms, as stems and as written, for corrections of '
  'misspelled searches. Rows are never removed: corrections are checked against active products. No primary key: language is null '
  'for words that belong to no language, so (word, language) is a unique constraint with nulls not distinct. '
  'Row-level security without policies: only definer functions read it.';
create index search_words_deletion_variants_idx on private.search_words using gin (deletion_variants) with (gin_pending_list_limit = 64);
create index search_words_trigram_idx on private.search_words using gin (word extensions.gin_trgm_ops) with (gin_pending_list_limit = 64);
alter table private.search_words enable row level security;

create function private.add_search_words(names text, language public.language) returns void
language sql set search_path = ''
as $$
  insert into private.search_words (word, language, display)
  with parts as (
    -- Letters are listed by code point, since character classes depend on the database's locale.
    select distinct t.part from regexp_split_to_table(lower(names),
      '[^0-9a-z\u00C0-\u024F\u0300-\u036F\u0610-\u061A\u0620-\u065F\u0660-\u0669\u066E-\u06D3\u06D5-\u06FC\uFB50-\uFDFF\uFE70-\uFEFC]+') t (part)
  ), found as materialized (
    select private.search_stem(private.normalize_search_text(p.part)) as word,
      regexp_replace(p.part, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1') as display
    from parts p
  )
  select distinct on (f.word) f.word, add_search_words.language, f.display from found f
  where char_length(f.word) between 3 and 40 and f.word !~ '[ 0-9]' and f.word <> all (private.function_words())
  order by f.word, char_length(f.display), f.display
  on conflict do nothing
$$;
comment on function private.add_search_words is
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
comment on function private.collect_product_words is
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
    perform private.add_search_words(concat_ws(' ', new.name_en, new.name_fr, new.name_ar, new.city), null);
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.collect_other_words is
  'Trigger: adds the words of category names, cities and synonyms to search_words. Definer because API roles have '
  'no rights on the table.';
create trigger categories_collect_words after insert or update of name_en, name_fr, name_ar, city on public.categories
  for each row execute function private.collect_other_words();
create trigger search_synonyms_collect_words after insert or update of terms on public.search_synonyms
  for each row execute function private.collect_other_words();

create function private.edit_distance(source text, target text, at_most integer) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  vowels constant text := 'aeiouyhاويه';
  -- Rows of English, French and Arabic keyboards, and letters that sound alike.
  alike constant text := 'qwertyuiop asdfghjklm zxcvbnm azer qsd wxc ضصثقفغعهخحجد شسيبلاتنمكط ءورلاىةوزظ ckqc cszs gj iy fv bp تط سص دض ذزظ كق هح';
  a text[] := string_to_array(source, null);
  b text[] := string_to_array(target, null);
  row_before_previous integer[];
  previous_row integer[] := array[0];
  current_row integer[];
  removal integer;
  insertions integer[];
  nearest integer;
begin
  for j in 1..cardinality(b) loop
    insertions[j] := case when b[j] in (b[j - 1], b[j + 1]) then 4 when strpos(vowels, b[j]) > 0 then 7 else 10 end;
    previous_row := previous_row || previous_row[j] + insertions[j];
  end loop;
  for i in 1..cardinality(a) loop
    removal := case when a[i] in (a[i - 1], a[i + 1]) then 4 when strpos(vowels, a[i]) > 0 then 7 else 10 end;
    current_row := array[previous_row[1] + removal];
    nearest := current_row[1];
    for j in 1..cardinality(b) loop
      current_row := current_row || least(previous_row[j + 1] + removal, current_row[j] + insertions[j], previous_row[j] + case
        when a[i] = b[j] then 0
        when strpos(alike, a[i] || b[j]) > 0 or strpos(alike, b[j] || a[i]) > 0 then 7
        when strpos(vowels, a[i]) > 0 and strpos(vowels, b[j]) > 0 then 8
        else 10 end);
      if i > 1 and j > 1 and a[i] = b[j - 1] and a[i - 1] = b[j] then
        current_row[j + 1] := least(current_row[j + 1], row_before_previous[j - 1] + 7);
      end if;
      nearest := least(nearest, current_row[j + 1]);
    end loop;
    -- Letters that changed places cost 7, of which this row may count an edit of 10.
    if nearest > at_most + 3 then
      return nearest;
    end if;
    row_before_previous := previous_row;
    previous_row := current_row;
  end loop;
  return previous_row[cardinality(b) + 1];
end
$$;
comment on function private.edit_distance is
  'How far a typed word is from a known one, in tenths of an edit: Damerau-Levenshtein distance (optimal string alignment) in which '
  'slips cost less than other edits: a doubled letter 4; neighbours that changed places, a vowel too many or too few, a letter '
  'beside the meant one on the keyboard or one that sounds like it 7; another vowel 8. Of words that are further apart than at_most '
  'only that is told: a number above it.';

create table private.search_terms (
  term text primary key
);
comment on table private.search_terms is
  'Every word of product_search.words without a mark, so that a part of a word finds the word. Rows are never removed. '
  'Maintained by triggers. Row-level security without policies: only definer functions read it.';
create index search_terms_trigram_idx on private.search_terms using gin (term extensions.gin_trgm_ops) with (gin_pending_list_limit = 64);
alter table private.search_terms enable row level security;

create function private.collect_product_terms() returns trigger
language plpgsql set search_path = ''
as $$
declare
  terms text[];
begin
  if tg_level = 'ROW' then
    terms := array(select t from unnest(tsvector_to_array(new.words)) t except select o from unnest(tsvector_to_array(old.words)) o order by 1);
  else
    terms := array(select distinct t from added p, unnest(tsvector_to_array(p.words)) t order by 1);
  end if;
  insert into private.search_terms (term) select t from unnest(terms) t where t !~ '^[+=#~<@*^]' on conflict do nothing;
  return null;
end
$$;
comment on function private.collect_product_terms is
  'Trigger: adds the words of new or changed products to search_terms. on conflict do nothing takes no lock on '
  'existing words.';
create trigger product_search_collect_terms_on_insert after insert on private.product_search
  referencing new table as added for each statement execute function private.collect_product_terms();
create trigger product_search_collect_terms_on_update after update of words on private.product_search
  for each row when (old.words is distinct from new.words) execute function private.collect_product_terms();

create index search_terms_prefix_idx on private.search_terms (term text_pattern_ops);
