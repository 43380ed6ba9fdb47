-- How a search text is understood.
--
-- A text becomes slots: sizes, phrases of synonym groups, and other words. Each slot has queries of product_search.words, from
-- "in the name" to "mentioned anywhere". The slots are combined into the conditions by which results are ordered: products
-- that match all of them are exact results; when those are few, products that match some follow, as close ones.

create type private.search_slot as (
  kind text,
  -- Alternatives of which a product matches one, each list finding what those before it find: in the name; or in the category or a fact; or
  -- in a linked group or any text. Of a kind of object, which no mention makes, mentioned holds the other texts.
  in_name text[], in_heading text[], anywhere text[], mentioned text[]
);

create type private.search_query as (
  -- By relevance; no product matches two of them. The first exact_count find the exact results.
  conditions tsquery[], exact_count integer, exact tsquery, anywhere tsquery,
  -- For a search of one slot: the queries of which a product matches one, when it matches anywhere.
  alternatives tsquery[],
  -- The highest price that the text names, in dirhams; null when it names none, or when no product costs that little: then all results are close.
  max_price numeric, is_dearer boolean,
  -- The text with misspelled words replaced; null when none is.
  corrected text
);

create function private.search_price(search text, out rest text, out max_price numeric)
language plpgsql immutable strict set search_path = ''
as $$
declare
  number constant text := '(\d{1,3}(?:[ .,]?\d{3})+|\d{2,5})(?![\d.,]*\d)';
  below constant text := '(?<![a-z\u0620-\u06D3])(?:under|below|less than|up to|at most|max(?:imum)?|moins de|jusqu.?[aà]|pas plus de|a9al men|أقل من|اقل من|تحت|حتى)\s*';
  currency constant text := '\s*(?:dhs?|mad|dirhams?|درهما?|دراهم)(?![a-z\u0620-\u06D3])';
  other_unit constant text := '(?!\s*(?:cm|m|mm|centim|m[eè]tre|€|eur|\$|usd|x|×|\*|kg|%|pers|people|guest|pi[eè]ce|سم|متر|يورو|شخص|أشخاص|قطع))';
  found text[];
begin
  rest := lower(private.fold_digits(search));
  found := regexp_match(rest, '(?:' || below || ')?' || number || currency);
  if found is not null then
    rest := regexp_replace(rest, '(?:' || below || ')?' || number || currency, ' ');
  else
    found := regexp_match(rest, below || number || other_unit);
    rest := regexp_replace(rest, below || number || other_unit, ' ');
  end if;
  max_price := nullif(regexp_replace(found[1], '[ .,]', '', 'g')::numeric, 0);
end
$$;
comment on function private.search_price is
  'The highest price that a search text names ("under 200", "moins de 1 000 dh", "500 dh"), in whole dirhams, and the rest of the text.';

create function private.search_sizes(search text, out rest text, out sizes text[])
language plpgsql immutable strict set search_path = ''
as $$
declare
  number constant text := '(\d{1,4}(?:[.,]\d{1,2})?)';
  unit constant text := '(cms?|centim[eè]tres?|m|m[eè]tres?|meters?|سم|سنتيم|سنتمتر|متر|م)';
  pair constant text := '(?<![a-z0-9.,])' || number || '\s*' || unit || '?\s*(?:x|×|\*|sur|par|by|على|في)\s*' || number || '\s*' || unit || '?(?![a-z0-9])';
  single constant text := '(?<![a-z0-9.,])' || number || '\s*' || unit || '(?![a-z0-9\u0620-\u06D3])';
  is_diameter boolean;
  is_choice boolean;
  m text[];
  factor numeric;
  side numeric;
begin
  -- 1m50 is 1.50 m.
  rest := regexp_replace(lower(private.fold_digits(search)), '(?<!\d)(\d)\s?m\s?(\d\d)(?!\d)', '\1.\2 m', 'g');
  sizes := '{}';
  if rest !~ '\d' then
    return;
  end if;
  is_diameter := rest ~ 'diam|ø|قطر';
  is_choice := rest ~ 'pointure|نمر';
  for i in 1..3 loop
    m := regexp_match(rest, pair);
    exit when m is null;
    rest := regexp_replace(rest, pair, ' ');
    factor := case
      when coalesce(m[2], '') ~ '^(m|متر|م$)' or coalesce(m[4], '') ~ '^(m|متر|م$)' then 100
      when coalesce(m[2], m[4]) is null and replace(m[1], ',', '.')::numeric < 10 and replace(m[3], ',', '.')::numeric < 10 then 100
      else 1 end;
    sizes := sizes || ('''*' || private.number_text(least(replace(m[1], ',', '.')::numeric, replace(m[3], ',', '.')::numeric) * factor)
      || 'x' || private.number_text(greatest(replace(m[1], ',', '.')::numeric, replace(m[3], ',', '.')::numeric) * factor) || '''');
  end loop;
  for i in 1..3 loop
    m := regexp_match(rest, single);
    exit when m is null;
    rest := regexp_replace(rest, single, ' ');
    side := replace(m[1], ',', '.')::numeric * case when m[2] ~ '^(m|متر|م$)' then 100 else 1 end;
    sizes := sizes || ('''*' || case when is_diameter then 'd' else '' end || private.number_text(side) || '''');
  end loop;
  for i in 1..3 loop
    m := regexp_match(rest, '(?<![\w.,])(\d{2,3})(?![\w.,]*\w)');
    exit when m is null;
    rest := regexp_replace(rest, '(?<![\w.,])(\d{2,3})(?![\w.,]*\w)', ' ');
    sizes := sizes || case
      when is_choice then '''*v' || m[1] || ''''
      when is_diameter then '''*d' || m[1] || ''''
      else '(''*v' || m[1] || ''' | ''*' || m[1] || ''' | ''' || m[1] || ''')' end;
  end loop;
  if sizes <> '{}' then
    rest := regexp_replace(rest,
      '(?:diam[eè]tre|diameter|diam|ø|pointure|taille|size|hauteur|height|largeur|width|longueur|length|format|dimensions?|مقاس|قياس|قطر|نمرة|نمره)\.?', ' ', 'g');
  end if;
end
$$;
comment on function private.search_sizes is
  'The sizes in a search text as people write them (200x300, 2 m sur 3, 120*180, 1m50, pointure 42, diamètre 30), each as a query of '
  'product_search.words (see size_words), and the rest of the text. Two numbers below 10 without a unit are metres.';

create function private.phrase_slot(phrase text) returns private.search_slot
language plpgsql stable set search_path = ''
as $$
declare
  slot private.search_slot;
  concept record;
begin
  for concept in
    select c.number, g.kind from public.search_synonyms g left join private.concepts c on c.group_id = g.id
    where g.phrases @> array[phrase] order by private.kind_rank(g.kind)
  loop
    slot.kind := coalesce(slot.kind, concept.kind);
    slot.in_name := slot.in_name || private.concept_queries(concept.number, 1);
    slot.in_heading := slot.in_heading || private.concept_queries(concept.number, 2);
    slot.anywhere := slot.anywhere || private.concept_queries(concept.number, case when slot.kind = concept.kind then 3 else 2 end);
    slot.mentioned := slot.mentioned || private.concept_queries(concept.number, 4);
  end loop;
  return slot;
end
$$;
comment on function private.phrase_slot is 'What a phrase of synonym groups finds: the concepts of these groups.';

create function private.word_slot(word text) returns private.search_slot
language plpgsql stable set search_path = ''
as $$
declare
  max_terms constant integer := 300;
  is_short constant boolean := char_length(word) < 3;
  terms text[];
  -- Of too many words only the shortest, and all that begin with it.
  others text := '';
  heads text[] := '{}'::text[];
  names text[];
  words text[];
  categories text[];
begin
  if is_short then
    terms := array(select t.term from private.search_terms t where t.term like word || '%' order by char_length(t.term), t.term limit max_terms + 1);
    categories := array(select c.category_id from private.category_words c where c.word like word_slot.word || '%');
  else
    terms := array(
      select h.term from (select t.term from private.search_terms t where t.term like '%' || word || '%' limit 1200) h
      order by char_length(h.term), h.term limit max_terms + 1);
    categories := array(select c.category_id from private.category_words c where c.word like '%' || word_slot.word || '%');
    -- The beginning of a kind of object, as it is typed.
    heads := array(
      select q from (
        select distinct c.number from public.search_synonyms g join private.concepts c on c.group_id = g.id, unnest(g.phrases) p
        where g.kind = 'object' and p like word || '%' limit 20) k, unnest(private.concept_queries(k.number, 1)) q);
  end if;
  if cardinality(terms) > max_terms then
    terms[max_terms + 1] := word;
    others := ':*';
  end if;
  select array_agg('''+' || t || '''' || case when n > max_terms then others else '' end order by n),
    array_agg('''' || t || '''' || case when n > max_terms then others else '' end order by n)
    into names, words from unnest(terms) with ordinality u (t, n);
  names := coalesce(names, '{}');
  words := coalesce(words, '{}');
  categories := array(select '''#' || c || '''' from unnest(categories) c);
  return row('word', coalesce(nullif(heads, '{}'), names), heads || names || categories, categories || words, categories || words)::private.search_slot;
end
$$;
comment on function private.word_slot is
  'What a word finds that no synonym group holds: words of the catalogue that contain it (one or two letters: that begin with it), '
  'which are listed in full because the planner misjudges how many products match a prefix, at most 300; and kinds of objects '
  'that begin with it.';

create function private.count_active(query tsquery, at_most integer, max_price numeric default null, with_hidden boolean default false)
  returns integer
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set enable_seqscan = off
as $$
begin
  return (
    select count(*) from (
      select from private.product_search s
      where (s.is_active or with_hidden) and s.words @@ query and (max_price is null or s.price <= max_price) limit at_most) found);
end
$$;
comment on function private.count_active is
  'How many active products (with_hidden: or all) a query of product_search.words finds, up to a price, counted up to a number; none for null.';

create function private.finds_any(alternatives text[], with_hidden boolean default false) returns boolean
language plpgsql stable strict set search_path = ''
as $$
declare
  alternative text;
begin
  foreach alternative in array alternatives loop
    if private.count_active(alternative::tsquery, 1, with_hidden => with_hidden) > 0 then
      return true;
    end if;
  end loop;
  return false;
end
$$;
comment on function private.finds_any is
  'Whether an active product matches one of the queries. One after the other: a query of all of them would read every product of each.';

create function private.any_of(alternatives text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$ select '(' || nullif(array_to_string(alternatives, ' | '), '') || ')' $$;
comment on function private.any_of is 'The text of a query of which one alternative is matched; null for none.';

create function private.nearest_words(misspelled text) returns setof private.search_words
-- One plan for all words, since planning takes longer than looking a word up. Left to itself it would read all known words: it does
-- not know that a pattern is selective.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  variants constant text[] := private.deletion_variants(misspelled);
  length constant integer := char_length(misspelled);
  max_distance constant integer := case when length < 4 then 0 when length < 6 then 7 when length < 9 then 14 else 21 end;
begin
  return query
    select (n.nearest).* from (
      select c.*, ((c.nearest).language is null)::integer as without_language,
        least(private.edit_distance(c.word, misspelled, max_distance),
          case when c.display <> c.word then private.edit_distance(c.display, misspelled, max_distance) end) as distance
      from (
        select * from (
          select distinct on (w.word) w as nearest, w.word, w.display, extensions.similarity(w.word, misspelled) as similarity
          from private.search_words w
          where w.deletion_variants && variants
            or w.word operator(extensions.%) misspelled and abs(char_length(w.word) - length) <= 2
          order by w.word, w.language nulls last
        ) known order by known.similarity desc, known.word limit 20
      ) c
    ) n
    where n.distance <= max_distance
    order by n.distance + 10 * n.without_language, left(n.word, 1) <> left(misspelled, 1), n.without_language, n.similarity desc, n.word
    limit 3;
end
$$;
comment on function private.nearest_words is
  'Up to three known words that a misspelled word (a stem) may stand for, best first: the nearest to the stem or to the word as written '
  '(see edit_distance), where a word of no name counts an edit more, since a synonym may itself be a common misspelling; then the same '
  'first letter.';

create function private.correct_words(words text[]) returns jsonb
-- One plan for all words, see nearest_words.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  result jsonb := '{}'::jsonb;
  nearest private.search_words;
  token text;
begin
  foreach token in array words loop
    continue when char_length(token) not between 3 and 40 or token ~ '\d';
    continue when exists (select from private.search_words w where w.word = token);
    -- A word of a description counts from its beginning only: "bleau" is no "tableau".
    continue when (select t.term from private.search_terms t where t.term ~>=~ token order by t.term using ~<~ limit 1) like token || '%';
    -- Counted: for the first alone the plan would walk an index of all words.
    continue when (select count(*) from private.search_words w where w.language is not null and w.word like '%' || token || '%') > 0;
    for nearest in select * from private.nearest_words(token) loop
      if exists (select from public.search_synonyms g where g.phrases @> array[nearest.word])
        or private.count_active(private.any_of((private.word_slot(nearest.word)).anywhere)::tsquery, 1) > 0 then
        result := result || jsonb_build_object(token, jsonb_build_array(nearest.word, nearest.display));
        exit;
      end if;
    end loop;
  end loop;
  return result;
end
$$;
comment on function private.correct_words is
  'Corrections of words that find nothing: {misspelled stem: [stem, word as written]}. A word that finds something is never corrected. '
  'Only words that active products have are used, so that names of inactive products are not revealed.';

create function private.search_slots(search text, out slots private.search_slot[], out corrected text, out max_price numeric)
language plpgsql stable set search_path = ''
as $$
declare
  max_words constant integer := 12;
  max_phrase constant integer := 4;
  -- In quotation marks a search is taken as it is written.
  is_verbatim constant boolean := search ~ '^\s*["“”«].*["“”»]\s*$';
  parts record;
  words text[];
  corrections jsonb := '{}'::jsonb;
  phrases text[];
  phrase text;
  slot private.search_slot;
  is_noise boolean;
  i integer := 1;
  taken integer;
begin
  parts := private.search_price(left(search, 400));
  max_price := parts.max_price;
  parts := private.search_sizes(parts.rest);
  words := array(
    select w from string_to_table(private.search_phrase(left(parts.rest, 200)), ' ') with ordinality u (w, n)
    where w <> '' group by w order by min(n) limit max_words);
  -- A single letter means something only alone.
  if exists (select from unnest(words) w where char_length(w) > 1) then
    words := array(select w from unnest(words) with ordinality u (w, n) where char_length(w) > 1 order by n);
  end if;
  is_noise := cardinality(words) > 0 or max_price is not null;
  if not is_verbatim then
    corrections := private.correct_words(words);
  end if;
  slots := '{}';
  if corrections <> '{}' then
    words := array(select coalesce(corrections #>> array[w, '0'], w) from unnest(words) with ordinality u (w, n) order by n);
    corrected := (
      select string_agg(coalesce(corrections #>> array[private.search_stem(private.normalize_search_text(w)), '1'], w), ' ' order by n)
      from regexp_split_to_table(lower(btrim(search)), '\s+') with ordinality u (w, n));
  end if;
  for size in 1 .. cardinality(parts.sizes) loop
    slots := slots || row('size', array[parts.sizes[size]], array[parts.sizes[size]], array[parts.sizes[size]], array[parts.sizes[size]])::private.search_slot;
    is_noise := false;
  end loop;
  -- The phrases of synonym groups that the search holds, of which the longest is taken at each place.
  phrases := array(
    select p from public.search_synonyms g, unnest(g.phrases) p
    where p <> '' and g.phrases && (
      select array_agg(array_to_string(words[a : b], ' ')) || array_agg(words[a] || words[a + 1]) filter (where b = a + 1)
      from generate_series(1, cardinality(words)) a, generate_series(a, least(a + max_phrase - 1, cardinality(words))) b));
  while i <= cardinality(words) loop
    phrase := null;
    for length in reverse least(max_phrase, cardinality(words) - i + 1) .. 1 loop
      taken := length;
      phrase := array_to_string(words[i : i + length - 1], ' ');
      exit when phrase = any (phrases);
      -- "tea pot" is a teapot.
      phrase := replace(phrase, ' ', '');
      exit when length = 2 and phrase = any (phrases);
      phrase := null;
    end loop;
    slot := case when phrase is null then private.word_slot(words[i]) else private.phrase_slot(phrase) end;
    i := i + taken;
    continue when slot.kind = 'noise';
    is_noise := false;
    slots := slots || slot;
  end loop;
  if is_noise then
    slots := null;
  end if;
end
$$;
comment on function private.search_slots is
  'The slots of a search text, the text with misspelled words corrected, and the highest '
  'price that it names. slots is null when all words are noise: the search is then as if only the price had been typed.';

create function private.close_conditions(base text, mods text[], with_all boolean) returns text[]
language sql immutable set search_path = ''
as $$
  -- Each number is a set of mods, a bit for each. The first mod, which means most, is the highest bit.
  select array(
    select c.condition
    from generate_series(0, (1 << cardinality(mods)) - case when with_all then 1 else 2 end) chosen
    cross join lateral (
      select concat_ws(' & ', base, string_agg(case when is_chosen then mods[n] else '!' || mods[n] end, ' & ' order by n)) as condition,
        count(*) filter (where is_chosen) as matched
      from generate_series(1, cardinality(mods)) n cross join lateral (select chosen >> (cardinality(mods) - n) & 1 = 1 as is_chosen) bits
    ) c
    where base is not null or c.matched > 0 order by c.matched desc, chosen desc)
$$;
comment on function private.close_conditions is
  'The conditions for products that match a part of a search: the base and some of the mods but not the others (with_all: or all), '
  'more of them before fewer, and the more meaningful before the others; at last the base alone.';

create function private.combine_slots(slots private.search_slot[], level text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  slot private.search_slot;
  alternatives text[];
  parts text[] := '{}'::text[];
  kinds text[] := '{}'::text[];
begin
  for i in 1 .. cardinality(slots) loop
    slot := slots[i];
    alternatives := case level when 'in_name' then slot.in_name when 'in_heading' then slot.in_heading else slot.anywhere end;
    if slot.kind = 'object' then
      continue when alternatives = '{}';
      -- Of several kinds of object, one says what the product is and the others are mentioned.
      kinds := kinds || array_to_string(private.any_of(alternatives) || array(
        select private.any_of((slots[k]).mentioned) from generate_subscripts(slots, 1) k where k <> i and (slots[k]).kind = 'object'), ' & ');
    elsif alternatives = '{}' then
      return null;
    else
      parts := parts || private.any_of(alternatives);
    end if;
  end loop;
  if kinds <> '{}' then
    parts := parts || ('((' || array_to_string(kinds, ') | (') || '))');
  elsif cardinality(parts) < cardinality(slots) then
    return null;
  end if;
  return array_to_string(parts, ' & ')::tsquery;
end
$$;
comment on function private.combine_slots is
  'The query for products that match all slots at a level (in_name, in_heading, anywhere); null when no name can match one.';

create function private.search_query(search text, with_hidden boolean default false) returns private.search_query
language plpgsql stable security definer set search_path = '' set client_min_messages = warning
as $$
declare
  -- With that many exact results, a whole page, close ones are not added.
  enough constant integer := 24;
  max_mods constant integer := 3;
  article constant text := '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})';
  normalized text := left(private.normalize_search_text(left(search, 400)), 200);
  name tsquery;
  result private.search_query;
  parts record;
  slots private.search_slot[];
  unmatched integer := 0;
  is_common boolean;
  objects private.search_slot[];
  mods private.search_slot[];
  alternatives text[];
  gate text;
  has_kind boolean;
  is_complete boolean;
  begins_name tsquery;
  in_name tsquery;
  in_heading tsquery;
  anywhere tsquery;
  mod_texts text[];
  with_all boolean;
  closes text[];
begin
  -- An empty query matches nothing: for a text without anything that the catalogue can hold.
  if coalesce(normalized, '') = '' then
    result.anywhere := case when private.fold_line(search) <> '' then ''::tsquery end;
    result.exact := result.anywhere;
    return result;
  end if;
  parts := private.search_slots(search);
  result.corrected := parts.corrected;
  result.max_price := parts.max_price;
  if parts.slots is null then
    return result;
  end if;
  slots := parts.slots;
  -- That each of several finds something need not be looked up when enough products match all.
  is_common := cardinality(slots) > 1 and private.count_active(private.combine_slots(slots, 'anywhere'), enough) = enough;
  if not is_common then
    slots := array(select slots[n] from generate_subscripts(slots, 1) n 
      where (slots[n]).kind = 'size' or private.finds_any((slots[n]).anywhere, with_hidden => true));
    unmatched := cardinality(parts.slots) - cardinality(slots);
  end if;
  objects := array(select slots[n] from generate_subscripts(slots, 1) n where (slots[n]).kind = 'object');
  if slots = '{}' or objects = '{}' and unmatched > cardinality(slots) then
    result.anywhere := ''::tsquery;
    result.exact := result.anywhere;
    return result;
  end if;
  mods := array(select slots[n] from generate_subscripts(slots, 1) n where (slots[n]).kind <> 'object'
    order by private.kind_rank((slots[n]).kind), n);
  alternatives := array(select distinct a from generate_subscripts(objects, 1) n, unnest((objects[n]).anywhere) a);
  gate := private.any_of(alternatives);
  has_kind := gate is not null and private.finds_any(
    array(select a from generate_subscripts(objects, 1) n, unnest((objects[n]).in_heading) a));
  -- When the shop has nothing of the kind, nor what is linked to it, its words are words like others.
  if gate is not null and not has_kind and not private.finds_any(alternatives) then
    mods := array(select row('word', (objects[n]).mentioned, (objects[n]).mentioned, (objects[n]).mentioned, (objects[n]).mentioned)::private.search_slot
      from generate_subscripts(objects, 1) n) || mods;
    objects := '{}';
    gate := null;
  end if;

  name := ('''=' || normalized || '''' || case when normalized ~ article
    then ' | ''=' || regexp_replace(normalized, article, '\1') || '''' else '' end)::tsquery;
  -- What the shop has none of by name, category or fact is answered with what is linked to it, as close results.
  is_complete := unmatched = 0 and (gate is null or has_kind);
  result.exact := name;
  result.conditions := array[name];
  if is_complete then
    anywhere := private.combine_slots(objects || mods, 'anywhere');
    in_heading := private.combine_slots(objects || mods, 'in_heading');
    in_name := private.combine_slots(objects || mods, 'in_name');
    begins_name := replace(name::text || ' ', ''' ', ''':* ')::tsquery;
    result.exact := name || anywhere;
    result.conditions := result.conditions || (begins_name && anywhere && !!name)
      || array_remove(array[in_name && !!begins_name, in_heading && coalesce(!!in_name && !!begins_name, !!begins_name),
        anywhere && coalesce(!!in_heading && !!begins_name, !!begins_name)], null);
  end if;
  result.exact_count := cardinality(result.conditions);
  result.anywhere := result.exact;
  if is_complete and cardinality(objects) + cardinality(mods) = 1 then
    result.alternatives := array(select a::tsquery from unnest((objects || mods)[1].anywhere) a) || name;
  elsif not is_complete or not is_common and private.count_active(result.exact, enough) < enough then
    mod_texts := array(select private.any_of((mods[n]).anywhere) from generate_subscripts(mods, 1) n where n <= max_mods);
    -- Whether a product can match all of these and be no exact result.
    with_all := not is_complete or cardinality(objects) > 1 or cardinality(mods) > max_mods;
    closes := private.close_conditions(gate, mod_texts, with_all);
    for i in 1 .. cardinality(closes) loop
      -- With one kind of object at most, a condition that leaves a mod out finds no exact result but by its name.
      result.conditions := result.conditions
        || (closes[i]::tsquery && !!case when cardinality(objects) > 1 or with_all and i = 1 then result.exact else name end);
    end loop;
    result.anywhere := result.exact || coalesce(gate, private.any_of(mod_texts))::tsquery;
  end if;
  if result.max_price is not null and not with_hidden and private.count_active(result.anywhere, 1, result.max_price) = 0 then
    result.max_price := null;
    result.is_dearer := true;
    result.exact_count := 0;
    result.exact := ''::tsquery;
  end if;
  return result;
end
$$;
comment on function private.search_query is
  'How a search text is understood. All but max_price is null for a text without anything to look for, and anywhere is an empty query when nothing can match. Exact '
  'results match every word: the name is the text, begins with it, has all words; or has them, or is of such a category, has such '
  'facts or linked groups; or mentions them. A kind of object must be what the product is, if the shop has any. When all products cost more than '
  'the text names, all of them are close results; not with_hidden, for a list that shows hidden products too. At most 12 words. '
  'Definer because API roles have no rights on the tables of words; called by definer functions only.';

create function private.add_facts(search private.search_query, facts tsquery) returns private.search_query
language plpgsql immutable set search_path = ''
as $$
begin
  if facts is not null then
    search.alternatives := null;
  end if;
  if facts is not null and search.anywhere is null then
    search.anywhere := facts;
    search.exact := facts;
    search.conditions := array[facts];
    search.exact_count := 1;
  elsif facts is not null and numnode(search.anywhere) > 0 then
    search.exact := case when numnode(search.exact) > 0 then search.exact && facts else search.exact end;
    search.anywhere := search.anywhere && facts;
    search.conditions := array(select c && facts from unnest(search.conditions) with ordinality u (c, n) order by n);
  end if;
  return search;
end
$$;
comment on function private.add_facts is
  'Narrows the queries of a search to products with facts (see facts_query). A search that nothing can match stays as it is: '
  'the conjunction of an empty query and another is the other.';

create function private.search_has_results(search text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  query private.search_query := private.search_query(search);
begin
  return query.anywhere is null or private.count_active(query.exact, 1) > 0;
end
$$;
comment on function private.search_has_results is
  'True when a search finds an active product that matches all of it. Definer because the caller may not use the search tables.';

create function private.log_search_miss(query text, language public.language, opened uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  max_choices constant integer := 20;
  folded text := left(private.normalize_search_text(left(query, 400)), 80);
begin
  if language is null then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "language"}';
  end if;
  if coalesce(char_length(folded), 0) < 2 or private.search_has_results(folded) then
    return;
  end if;
  perform private.check_rate_limit('search_miss', 'everyone', 3600, 600);
  perform private.check_rate_limit('search_miss', private.rate_limit_subject(), 3600, 60);
  if opened is null then
    insert into public.search_misses as m (query, language) values (folded, log_search_miss.language)
    on conflict on constraint search_misses_pkey do update set hits = m.hits + 1, last_seen_at = now();
  else
    insert into public.search_choices as c (query, language, product_id)
    select m.query, m.language, p.id
    from public.search_misses m join public.products p on p.id = opened and p.is_active
    where m.query = folded and m.language = log_search_miss.language
      and (select count(*) from public.search_choices o
        where o.query = m.query and o.language = m.language and o.product_id <> p.id) < max_choices
    on conflict on constraint search_choices_pkey do update set hits = c.hits + 1;
  end if;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.log_search_miss is
  'Implementation of public.log_search_miss. A search that has results is not recorded. Definer because visitors '
  'have no rights on search_misses and search_choices.';
grant execute on function private.log_search_miss to anon, authenticated;

create function public.log_search_miss(query text, language public.language, opened uuid default null) returns void
language sql set search_path = ''
as $$ select private.log_search_miss($1, $2, $3) $$;
comment on function public.log_search_miss is
  'Records a search without results; with opened, the product that was opened after a recorded one. Raises invalid_request '
  '(422), too_many_requests (429).';
grant execute on function public.log_search_miss to anon, authenticated;

create function public.admin_search_misses(page_size integer default 20)
returns table (query text, hits bigint, languages text[], last_seen_at timestamptz, opened jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  max_opened constant integer := 3;
begin
  perform private.require_admin();
  if coalesce(page_size, 0) not between 1 and 100 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  return query
    select m.query, sum(m.hits), array_agg(m.language::text order by m.language), max(m.last_seen_at),
      (select coalesce(jsonb_agg(jsonb_build_object(
            'product_id', o.product_id, 'hits', o.hits, 'name_en', p.name_en, 'name_fr', p.name_fr, 'name_ar', p.name_ar,
            'category', jsonb_build_object('name_en', g.name_en, 'name_fr', g.name_fr, 'name_ar', g.name_ar))
          order by o.hits desc, o.product_id), '[]')
        from (select c.product_id, sum(c.hits) as hits from public.search_choices c where c.query = m.query
          group by c.product_id order by 2 desc, 1 limit max_opened) o
        join public.products p on p.id = o.product_id join public.categories g on g.id = p.category_id)
    from public.search_misses m group by m.query order by 2 desc, 4 desc, 1 limit page_size;
end
$$;
comment on function public.admin_search_misses is
  'Admins only. Searches without results, normalized, over all languages, the most frequent first, with the products that were '
  'opened most often after them. languages is text[], since drivers do not decode arrays of enumerated types. Raises '
  'invalid_request (422).';
grant execute on function public.admin_search_misses to authenticated;

create function private.add_search_synonym(term text, synonym text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  new_term text := regexp_replace(private.normalize_search_text(coalesce(term, '')), '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})$', '\1');
  known_term text := regexp_replace(private.normalize_search_text(coalesce(synonym, '')), '^(?:وال|بال|كال|فال|لل|ال)([^ ]{3,})$', '\1');
  category text;
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
    where known_term = any (s.terms) and cardinality(s.terms) < 100 order by s.created_at, s.id limit 1;
    if target is null then
      select 'category/' || c.key into category from public.categories c
      where known_term in (private.normalize_search_text(c.name_en), private.normalize_search_text(c.name_fr),
        private.normalize_search_text(c.name_ar)) order by c.key limit 1;
      select s.id into target from public.search_synonyms s
      where s.kind = 'object' and s.finds = array[category] and cardinality(s.terms) < 100 order by s.created_at, s.id limit 1;
    end if;
    if target is null and category is not null then
      insert into public.search_synonyms (terms, kind, finds) values (array[new_term], 'object', array[category]);
    elsif target is null then
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
comment on function private.add_search_synonym is
  'Implementation of public.add_search_synonym. The term joins the group that holds its synonym, since synonyms '
  'apply within one group only; the name of a category means its products. Definer because it checks which recorded searches have results now, which callers '
  'may not.';
grant execute on function private.add_search_synonym to authenticated;

create function public.add_search_synonym(term text, synonym text) returns jsonb
language sql set search_path = ''
as $$ select private.add_search_synonym($1, $2) $$;
comment on function public.add_search_synonym is
  'Admins only. Makes a search for term also find synonym: {product_count: products that the term finds now, '
  'resolved_misses: recorded searches that now have results and were removed}. Raises invalid_request (422).';
grant execute on function public.add_search_synonym to authenticated;
