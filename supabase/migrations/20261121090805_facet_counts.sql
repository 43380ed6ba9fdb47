-- Counts for the filters of the catalogue, kept up to date instead of counted.
--
-- Products of one category with the same filter words (material, colour, size, in stock) are one facet group. How many active
-- products of each group cost how much (in buckets of prices) is a table, so a count without a search text reads that table,
-- and a search counts products by a number instead of reading the facts of each.
--
-- Changes are appended to a ledger, which a job merges into the counts: transactions that change products neither wait for
-- each other's counts nor deadlock over them, and every snapshot sees the changes of exactly the products that it sees.

create table private.facet_groups (
  id integer primary key generated always as identity,
  category_id uuid not null references public.categories (id) on delete cascade,
  words tsvector not null
);
comment on table private.facet_groups is
  'The distinct combinations of a category and the filter words of product_search.words. Two rows may be equal: transactions that '
  'add the same combination do not wait for each other. Rows are only removed with their category. Row-level security without '
  'policies: only definer functions read it.';
create index facet_groups_category_words_idx on private.facet_groups (category_id, md5(words::text));
alter table private.facet_groups enable row level security;

create table private.facet_counts (
  facet_group_id integer not null,
  price_bucket smallint not null,
  products integer not null,
  primary key (facet_group_id, price_bucket)
);
comment on table private.facet_counts is
  'How many active products of a facet group have a price of a bucket, together with facet_count_changes. Written by '
  'merge_facet_counts only. Row-level security without policies: only definer functions read it.';
alter table private.facet_counts enable row level security;

create table private.facet_count_changes (
  id bigint primary key generated always as identity,
  facet_group_id integer not null,
  price_bucket smallint not null,
  products integer not null
);
comment on table private.facet_count_changes is
  'Changes of facet_counts that are not merged yet, appended by triggers in the transaction that changes a product. Row-level '
  'security without policies: only definer functions read it.';
alter table private.facet_count_changes enable row level security;

create function private.merge_facet_counts() returns integer
language plpgsql set search_path = ''
as $$
declare
  merged integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('merge_facet_counts', 0)) then
    return 0;
  end if;
  -- One statement: what is deleted is exactly what is added, whatever is appended meanwhile.
  with changes as (
    delete from private.facet_count_changes returning facet_group_id, price_bucket, products
  ), sums as (
    insert into private.facet_counts as c (facet_group_id, price_bucket, products)
    select facet_group_id, price_bucket, sum(products) from changes group by 1, 2
    on conflict (facet_group_id, price_bucket) do update set products = c.products + excluded.products
  )
  select count(*) into merged from changes;
  delete from private.facet_counts where products = 0;
  return merged;
end
$$;
comment on function private.merge_facet_counts is
  'Merges the ledger of changes into facet_counts and returns how many changes that were. A job calls it every minute; counts are '
  'right without it, only slower. Does nothing while another session merges.';

create function private.assign_facet_group() returns trigger
language plpgsql set search_path = ''
as $$
declare
  filter_words tsvector := private.filter_words(new.words);
begin
  select g.id into new.facet_group_id from private.facet_groups g
  where g.category_id = new.category_id and md5(g.words::text) = md5(filter_words::text) and g.words = filter_words
  order by g.id limit 1;
  if not found then
    insert into private.facet_groups (category_id, words) values (new.category_id, filter_words)
    returning id into new.facet_group_id;
  end if;
  return new;
end
$$;
comment on function private.assign_facet_group is
  'Trigger: sets the facet group of a row of product_search from its category and words. Before each row, where the row is the '
  'latest version also when the update waited for another.';
create trigger product_search_assign_facet_group before insert or update of words, category_id on private.product_search
  for each row execute function private.assign_facet_group();

create function private.record_facet_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.facet_count_changes (facet_group_id, price_bucket, products)
    select a.facet_group_id, a.price_bucket, count(*) from added a where a.is_active group by 1, 2;
    return null;
  end if;
  if old.is_active then
    insert into private.facet_count_changes (facet_group_id, price_bucket, products)
    values (old.facet_group_id, old.price_bucket, -1);
  end if;
  if tg_op = 'UPDATE' and new.is_active then
    insert into private.facet_count_changes (facet_group_id, price_bucket, products)
    values (new.facet_group_id, new.price_bucket, 1);
  end if;
  return null;
exception when integrity_constraint_violation then
  raise exception using errcode = sqlstate, message = sqlerrm;
end
$$;
comment on function private.record_facet_counts is
  'Trigger: appends to facet_count_changes what a change of product_search changes in the counts. Definer because the row of a '
  'deleted product is deleted with the rights of the admin.';
create trigger product_search_record_counts_on_insert after insert on private.product_search
  referencing new table as added for each statement execute function private.record_facet_counts();
create trigger product_search_record_counts_on_update after update on private.product_search
  for each row when ((old.facet_group_id, old.price_bucket, old.is_active) is distinct from
    (new.facet_group_id, new.price_bucket, new.is_active))
  execute function private.record_facet_counts();
create trigger product_search_record_counts_on_delete after delete on private.product_search
  for each row when (old.is_active) execute function private.record_facet_counts();

create function private.browsed_groups(facts tsquery, min_price numeric, max_price numeric, by_category boolean default false)
  returns table (facet_group_id integer, category_id uuid, products bigint, first_bucket smallint, last_bucket smallint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  bounds constant numeric[] := private.price_bucket_bounds();
  min_bucket smallint := private.price_bucket(min_price);
  max_bucket smallint := private.price_bucket(max_price);
  -- The buckets that the price band contains whole; one that it cuts at either end is counted by product. The bucket of the
  -- highest price always is.
  is_min_cut boolean := min_price > coalesce(bounds[min_bucket], 0);
  first_whole integer := coalesce(min_bucket + is_min_cut::integer, 0);
  last_whole integer := coalesce(max_bucket - 1, cardinality(bounds));
  low_end numeric := case when is_min_cut and (max_bucket is null or min_bucket < max_bucket)
    then coalesce(bounds[min_bucket + 1], 'Infinity') end;
  high_start numeric := greatest(min_price, coalesce(bounds[max_bucket], 0));
begin
  return query
    with sums as (
      select g.id, g.category_id, t.price_bucket, sum(t.products) as products
      from private.facet_groups g join (
        select c.facet_group_id, c.price_bucket, c.products from private.facet_counts c
        union all
        select c.facet_group_id, c.price_bucket, c.products from private.facet_count_changes c) t on t.facet_group_id = g.id
      where facts is null or g.words @@ facts
      group by g.id, t.price_bucket
    ), groups as (
      select s.id, s.category_id, min(s.price_bucket) as first_bucket, max(s.price_bucket) as last_bucket,
        coalesce(sum(s.products) filter (where s.price_bucket between first_whole and last_whole), 0)::bigint as products
      from sums s where s.products > 0 group by 1, 2
    ), cut as (
      select p.id, p.category_id from public.products p
      where low_end is not null and p.is_active and p.price >= min_price and p.price < low_end
      union all
      select p.id, p.category_id from public.products p
      where max_price is not null and p.is_active and p.price >= high_start and p.price <= max_price
    ), cut_groups as (
      -- A subquery, since a join would read all of product_search when many products are cut.
      select case when not by_category then (select s.facet_group_id from private.product_search s where s.product_id = p.id) end as id,
        p.category_id, count(*) as products
      from cut p group by 1, 2
    )
    select g.id, g.category_id, g.products, g.first_bucket, g.last_bucket from groups g
    union all
    select c.id, c.category_id, c.products, null, null from cut_groups c where facts is null or c.id in (select g.id from groups g);
end
$$;
comment on function private.browsed_groups is
  'The facet groups with active products, with filter words if given: how many products cost a price of the band, and the '
  'buckets of the lowest and highest price of all. Reads counts, and products only of the two buckets that the band cuts: those are '
  'in rows of their own, without their group if only their categories are needed.';

create function private.searched_groups(query private.search_query, min_price numeric, max_price numeric)
  returns table (facet_group_id integer, category_id uuid, products bigint, lowest numeric, highest numeric)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set enable_seqscan = off
  set enable_indexscan = off set max_parallel_workers_per_gather = 0
as $$
begin
  return query
    with matches as (
      select s.facet_group_id as id,
        count(*) filter (where (min_price is null or s.price >= min_price) and (max_price is null or s.price <= max_price)) as products,
        min(s.price_cents) as lowest, max(s.price_cents) as highest
      from private.product_search s
      where s.is_active
        -- One scan of the index for each alternative is faster than one for a query of all, which is evaluated for every row.
        and (query.alternatives is null or s.words @@ any (query.alternatives))
        and (query.alternatives is not null or s.words @@ query.anywhere)
      group by 1
    )
    select m.id, g.category_id, m.products, (m.lowest / 100.0)::numeric(10, 2), (m.highest / 100.0)::numeric(10, 2) from matches m join private.facet_groups g on g.id = m.id;
end
$$;
comment on function private.searched_groups is
  'The facet groups of the active products that a search finds: how many products cost a price of the band, and the lowest and '
  'highest price of all. With bitmap scans only: the planner does not know that words is read from outside the row. A scan of '
  'the table for a common word read 391,000 blocks at 100,000 products instead of 5,200, and at a million products it walked '
  'the index of facet groups, reading all words. Without parallel workers, so that one visitor does not use several cores.';
