-- "Did you mean": the words of the catalogue's names, so that a search that finds nothing can be corrected. A table of
-- words, since comparing a misspelling with every product's text would cost more with every product.

-- The word, and the word without each of its letters: two spellings one slip apart share one of these.
create function private.near_spellings(word text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select array(select overlay(word placing '' from n for 1) from generate_series(1, char_length(word)) n) || word
$$;

create table private.search_words (
  word text not null check (char_length(word) between 3 and 40),
  -- Null for what belongs to no language in particular: cities, synonyms.
  language public.language,
  shown text not null,
  spellings text[] not null generated always as (private.near_spellings(word)) stored,
  unique nulls not distinct (word, language)
);
comment on table private.search_words is
  'Words of products'', categories'' and cities'' names and of synonyms, folded and as they are written. Only grows: what is suggested is checked against active products.';
create index search_words_spellings_idx on private.search_words using gin (spellings);
create index search_words_similar_idx on private.search_words using gin (word extensions.gin_trgm_ops);
alter table private.search_words enable row level security;

-- A text's words in their order, lower case but otherwise as written, and folded. Without the Arabic article, as a search
-- compares them. Letters by code point: character classes would follow the database's locale.
create function private.split_words(input text) returns table (place bigint, shown text, word text)
language sql immutable strict set search_path = ''
as $$
  select s.place, s.shown, private.search_norm(s.shown)
  from (
    select t.place, regexp_replace(t.part, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1') as shown
    from regexp_split_to_table(lower(input),
      '[^0-9a-z\u00C0-\u024F\u0300-\u036F\u0610-\u061A\u0620-\u065F\u0660-\u0669\u066E-\u06D3\u06D5-\u06FC\uFB50-\uFDFF\uFE70-\uFEFC]+')
      with ordinality t (part, place)
    where t.part <> ''
  ) s
$$;

-- "do nothing" takes no lock on words that are known, which nearly all are: two imports do not wait for each other.
create function private.learn_words(names text, language public.language) returns void
language sql set search_path = ''
as $$
  insert into private.search_words (word, language, shown)
  select distinct on (f.word) f.word, learn_words.language, f.shown
  from (
    select distinct private.search_norm(w.shown) as word, w.shown
    from (select distinct s.shown from private.split_words(names) s) w
  ) f
  where char_length(f.word) between 3 and 40 and f.word !~ '[ 0-9]'
  order by f.word, f.shown
  on conflict do nothing
$$;

-- Definer: nobody holds rights on search_words.
create function private.learn_product_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_level = 'ROW' then
    perform private.learn_words(new.name_en, 'en');
    perform private.learn_words(new.name_fr, 'fr');
    perform private.learn_words(new.name_ar, 'ar');
  else
    perform private.learn_words((select string_agg(distinct p.name_en, ' ') from added p), 'en');
    perform private.learn_words((select string_agg(distinct p.name_fr, ' ') from added p), 'fr');
    perform private.learn_words((select string_agg(distinct p.name_ar, ' ') from added p), 'ar');
  end if;
  return null;
end
$$;
create trigger products_learn_added_words after insert on public.products
  referencing new table as added for each statement execute function private.learn_product_words();
-- By row, since a trigger with a transition table cannot name columns, and orders update the stock of products.
create trigger products_learn_words after update of name_en, name_fr, name_ar on public.products
  for each row when ((old.name_en, old.name_fr, old.name_ar) is distinct from (new.name_en, new.name_fr, new.name_ar))
  execute function private.learn_product_words();

-- Definer: as above.
create function private.learn_other_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'search_synonyms' then
    perform private.learn_words(array_to_string(new.terms, ' '), null);
  else
    perform private.learn_words(new.name_en, 'en');
    perform private.learn_words(new.name_fr, 'fr');
    perform private.learn_words(new.name_ar, 'ar');
    perform private.learn_words(new.city, null);
  end if;
  return null;
end
$$;
create trigger categories_learn_words after insert or update of name_en, name_fr, name_ar, city on public.categories
  for each row execute function private.learn_other_words();
create trigger search_synonyms_learn_words after insert or update of terms on public.search_synonyms
  for each row execute function private.learn_other_words();

do $$
begin
  perform private.learn_words((select string_agg(distinct p.name_en, ' ') from public.products p), 'en');
  perform private.learn_words((select string_agg(distinct p.name_fr, ' ') from public.products p), 'fr');
  perform private.learn_words((select string_agg(distinct p.name_ar, ' ') from public.products p), 'ar');
  perform private.learn_words((select string_agg(distinct c.name_en, ' ') from public.categories c), 'en');
  perform private.learn_words((select string_agg(distinct c.name_fr, ' ') from public.categories c), 'fr');
  perform private.learn_words((select string_agg(distinct c.name_ar, ' ') from public.categories c), 'ar');
  perform private.learn_words((select string_agg(distinct c.city, ' ') from public.categories c), null);
  perform private.learn_words((select string_agg(array_to_string(s.terms, ' '), ' ') from public.search_synonyms s), null);
end
$$;

-- Slips of the hand between two words: a letter too many, missing, another one, or two that changed places.
create function private.edit_distance(one text, other text) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  a text[] := string_to_array(one, null);
  b text[] := string_to_array(other, null);
  above_last integer[];
  last integer[] := array(select generate_series(0, cardinality(b)));
  line integer[];
begin
  for i in 1..cardinality(a) loop
    line := array[i];
    for j in 1..cardinality(b) loop
      line := line || least(last[j + 1] + 1, line[j] + 1, last[j] + (a[i] <> b[j])::integer);
      if i > 1 and j > 1 and a[i] = b[j - 1] and a[i - 1] = b[j] then
        line[j + 1] := least(line[j + 1], above_last[j - 1] + 1);
      end if;
    end loop;
    above_last := last;
    last := line;
  end loop;
  return last[cardinality(b) + 1];
end
$$;

-- Known words that a misspelt one may have meant, best first. Distance goes before language: "lanterne" typed with a
-- slip is French whatever the interface speaks.
create function private.nearest_words(misspelt text, language public.language) returns setof text
language sql stable set search_path = ''
as $$
  select n.shown from (
    select distinct on (c.word) c.word, c.shown, private.edit_distance(c.word, misspelt) as distance,
      (c.language is null)::integer as unnamed, coalesce(c.language = nearest_words.language, false) as own,
      extensions.similarity(c.word, misspelt) as similarity
    from (
      (select w.* from private.search_words w where w.spellings && private.near_spellings(misspelt) limit 60)
      union all
      (select w.* from private.search_words w
        where w.word operator(extensions.%) misspelt and abs(char_length(w.word) - char_length(misspelt)) <= 2
        order by extensions.similarity(w.word, misspelt) desc limit 30)
    ) c
    order by c.word, own desc, c.language nulls last
  ) n
  where n.distance <= case when char_length(misspelt) < 6 then 1 when char_length(misspelt) < 9 then 2 else 3 end
  -- A synonym is folded and may itself be a usual misspelling, so a word of a name goes before one as near.
  order by n.distance + n.unnamed, n.own desc, n.similarity desc, n.word
  limit 3
$$;

-- Definer: as for the listing.
create function private.finds_something(search text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_something boolean;
begin
  execute 'select exists (select 1 from public.products p where p.is_active and ' || private.search_condition(search) || ')'
    into found_something;
  return found_something;
end
$$;

-- Definer: nobody holds rights on search_words. Suggests only what finds an active product, so a withdrawn product's
-- name is not told.
create function private.suggest_search(search text, language public.language) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- More words than anybody means, or a pasted text: nothing to correct.
  most_words constant integer := 6;
  said record;
  near text;
  words text[] := '{}';
begin
  if char_length(search) > 200 or (select count(*) from private.split_words(search)) > most_words
    or private.finds_something(search) then
    return null;
  end if;
  for said in select s.shown, s.word from private.split_words(search) s where s.word <> '' order by s.place loop
    if private.finds_something(said.word) then
      words := words || said.shown;
      continue;
    end if;
    -- A word that is like none is left out, if the others say enough.
    for near in select n from private.nearest_words(left(said.word, 40), suggest_search.language) n loop
      if private.finds_something(near) then
        words := words || near;
        exit;
      end if;
    end loop;
  end loop;
  if words = '{}' or not private.finds_something(array_to_string(words, ' ')) then
    return null;
  end if;
  return array_to_string(words, ' ');
end
$$;
grant execute on function private.suggest_search(text, public.language) to anon, authenticated;

create function public.suggest_search(search text, language public.language) returns text
language sql stable set search_path = ''
as $$ select private.suggest_search($1, $2) $$;
comment on function public.suggest_search(text, public.language) is
  'The search as it was probably meant, when it finds nothing but that would; otherwise null.';
grant execute on function public.suggest_search(text, public.language) to anon, authenticated;
