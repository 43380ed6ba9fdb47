-- Synonyms change what shoppers find, so who changed them is kept as for the catalogue.

create trigger search_synonyms_audit after insert or update or delete on public.search_synonyms
  for each row execute function private.audit('id');

-- As before; a search looks for its words without the article, so a word kept with it would never be met.
create or replace function private.fold_synonyms() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.terms := array(
    select distinct case
      when folded ~ ' ' then folded
      else regexp_replace(folded, '^(?:وال|بال|كال|فال|لل|ال)(.{3,})$', '\1')
    end
    from (select private.search_norm(t) as folded from unnest(new.terms) t) f
    where folded <> '' order by 1);
  if cardinality(new.terms) < 2 then
    raise sqlstate 'PT422' using message = 'invalid_request', detail = '{"field": "terms"}';
  end if;
  return new;
end
$$;
