-- Facts of products: what each is made of, how, where, its colours, care, safety and measures. The vocabulary is a table, so
-- that every label exists once in each language and filters compare keys, not texts.

create table public.facts (
  kind text not null check (kind in ('material', 'technique', 'care', 'included', 'safety', 'place', 'colour', 'size')),
  key text not null check (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  label_en text not null check (char_length(label_en) between 1 and 120 and private.is_plain_name(label_en)),
  label_fr text not null check (char_length(label_fr) between 1 and 120 and private.is_plain_name(label_fr)),
  label_ar text not null check (char_length(label_ar) between 1 and 120 and private.is_plain_name(label_ar)),
  position integer not null default 0,
  primary key (kind, key)
);
comment on table public.facts is
  'The vocabulary of product facts. The kind size is the class of a product''s longest side, which follows from its '
  'measures; its four keys are fixed.';

insert into public.facts (kind, key, label_en, label_fr, label_ar, position) values
  ('size', 'up-to-20', 'Up to 20 cm', 'Jusqu’à 20 cm', 'حتى 20 سم', 1),
  ('size', '20-to-50', '20 to 50 cm', 'De 20 à 50 cm', 'من 20 إلى 50 سم', 2),
  ('size', '50-to-100', '50 cm to 1 m', 'De 50 cm à 1 m', 'من 50 سم إلى متر', 3),
  ('size', 'over-100', 'Over 1 m', 'Plus de 1 m', 'أكثر من متر', 4);

create table public.product_facts (
  product_id uuid not null references public.products (id) on delete cascade,
  kind text not null,
  key text not null,
  primary key (product_id, kind, key),
  foreign key (kind, key) references public.facts (kind, key) on delete restrict
);
comment on table public.product_facts is
  'The facts of a product. The kind size is written by sync_product_size, all others by admins.';
-- An expression: the embedded stack takes a partial unique index on product_id for a product with one fact.
create unique index product_facts_place_idx on public.product_facts ((case when kind = 'place' then product_id end));
create index product_facts_kind_key_idx on public.product_facts (kind, key, product_id);

create table public.product_measures (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  variation_id uuid references public.product_variations (id) on delete cascade,
  length_cm numeric(5, 1) check (length_cm between 0.1 and 2000),
  width_cm numeric(5, 1) check (width_cm between 0.1 and 2000),
  height_cm numeric(5, 1) check (height_cm between 0.1 and 2000),
  diameter_cm numeric(5, 1) check (diameter_cm between 0.1 and 2000),
  weight_g integer check (weight_g between 1 and 1000000),
  unique nulls not distinct (product_id, variation_id),
  constraint product_measures_not_empty check (num_nonnulls(length_cm, width_cm, height_cm, diameter_cm, weight_g) > 0)
);
comment on table public.product_measures is
  'Outer measures and weight: one row for the product itself (variation_id is null) and one for each size value that differs.';
create index product_measures_variation_id_idx on public.product_measures (variation_id);

alter table public.facts enable row level security;
alter table public.product_facts enable row level security;
alter table public.product_measures enable row level security;
grant select on public.facts, public.product_facts, public.product_measures to anon, authenticated;
grant insert (kind, key, label_en, label_fr, label_ar, position), update (label_en, label_fr, label_ar, position), delete
  on public.facts to authenticated;
grant insert (product_id, kind, key), delete on public.product_facts to authenticated;
grant
  insert (product_id, variation_id, length_cm, width_cm, height_cm, diameter_cm, weight_g),
  update (length_cm, width_cm, height_cm, diameter_cm, weight_g),
  delete
  on public.product_measures to authenticated;
grant select, insert, update, delete on public.facts, public.product_measures to service_role;
grant select, insert, delete on public.product_facts to service_role;

create policy "Everyone reads the vocabulary of facts" on public.facts for select to anon, authenticated using (true);
create policy "Admins add facts" on public.facts for insert to authenticated
  with check (kind <> 'size' and (select private.is_admin()));
create policy "Admins change facts" on public.facts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete facts" on public.facts for delete to authenticated
  using (kind <> 'size' and (select private.is_admin()));
create policy "Visitors see facts of visible products" on public.product_facts for select to anon
  using (exists (select 1 from public.products p where p.id = product_facts.product_id));
create policy "Signed-in users see facts of visible products" on public.product_facts for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_facts.product_id));
create policy "Admins add facts to products" on public.product_facts for insert to authenticated
  with check (kind <> 'size' and (select private.is_admin()));
create policy "Admins remove facts from products" on public.product_facts for delete to authenticated
  using (kind <> 'size' and (select private.is_admin()));
create policy "Visitors see measures of visible products" on public.product_measures for select to anon
  using (exists (select 1 from public.products p where p.id = product_measures.product_id));
create policy "Signed-in users see measures of visible products" on public.product_measures for select to authenticated
  using (exists (select 1 from public.products p where p.id = product_measures.product_id));
create policy "Admins add measures" on public.product_measures for insert to authenticated
  with check ((select private.is_admin()) and (variation_id is null or exists (
    select 1 from public.product_variations v
    where v.id = product_measures.variation_id and v.product_id = product_measures.product_id)));
create policy "Admins change measures" on public.product_measures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete measures" on public.product_measures for delete to authenticated
  using ((select private.is_admin()));

create trigger facts_limit_bulk_update after update on public.facts
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger facts_limit_bulk_delete after delete on public.facts
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_facts_limit_bulk_delete after delete on public.product_facts
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_measures_limit_bulk_update after update on public.product_measures
  referencing old table as changed for each statement execute function private.limit_bulk_changes();
create trigger product_measures_limit_bulk_delete after delete on public.product_measures
  referencing old table as changed for each statement execute function private.limit_bulk_changes();

create function private.sync_product_size() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  product uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  longest numeric;
  size text;
begin
  select greatest(m.length_cm, m.width_cm, m.height_cm, m.diameter_cm) into longest
    from public.product_measures m where m.product_id = product and m.variation_id is null;
  size := case when longest <= 20 then 'up-to-20' when longest <= 50 then '20-to-50' when longest <= 100 then '50-to-100'
    when longest > 100 then 'over-100' end;
  delete from public.product_facts f where f.product_id = product and f.kind = 'size' and f.key is distinct from size;
  if size is not null then
    insert into public.product_facts (product_id, kind, key) values (product, 'size', size) on conflict do nothing;
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.sync_product_size is
  'Trigger: keeps the size of a product, the class of the longest side of its own measures. Definer because no API role may '
  'write a fact of that kind.';
create trigger product_measures_sync_size_on_insert after insert or update on public.product_measures
  for each row when (new.variation_id is null) execute function private.sync_product_size();
create trigger product_measures_sync_size_on_delete after delete on public.product_measures
  for each row when (old.variation_id is null) execute function private.sync_product_size();
