import postgres from 'postgres'
import { startStack } from '../../supabase/local/stack.ts'

// Nothing random: two runs load the same catalogue.
const shuffled = (n: string, salt: string) => `abs(hashint8(${n}::bigint * 7919 + ${salt}))`

/** One of 8,000 family names of workshops: words that few products contain. */
const workshop = `initcap(
  (array['ben','ait','el','oul','chra','tah','maz','idr','fas','bou','zer','lah','ham','ras','tou','naj','kab','sla','wah','yaq'])[1 + ${shuffled('n', '3')} % 20]
  || (array['ali','ouch','assi','oudi','imi','arou','bani','couti','doui','ella','fari','ghali','hadi','jebli','kiri','louh','mani','nasri','rami','zouh'])[1 + ${shuffled('n', '4')} % 20]
  || (array['','ne','ri','ba','ta','mo','ssa','di','ka','la','ya','zi','fo','gue','houn','jou','nou','pa','que','va'])[1 + ${shuffled('n', '5')} % 20])`

const TABLES = [
  'public.products',
  'public.product_images',
  'public.product_facts',
  'public.product_measures',
  'public.product_variations',
  'public.product_from_prices',
  'public.stock_units',
  'private.product_search',
]

/**
 * Adds products to a seeded database up to `size`, with the seed's words, prices, stock, categories, pictures and variations.
 * Triggers are off: the rows contain what they would have written, in a fraction of the time. The words of a sample are
 * compared with those that the trigger writes; its sizes are those of the pattern.
 */
export async function enlargeCatalogue(sql: postgres.Sql, size: number): Promise<void> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from public.products`
  await sql.unsafe(`
    create temporary table pattern as
      select row_number() over (order by id) - 1 as place, count(*) over () as patterns, p.*,
        private.normalize_search_text(name_en) as normalized_en, private.normalize_search_text(name_fr) as normalized_fr,
        private.product_words(array[name_en, name_fr, name_ar], '{}', p.category_id) || private.fact_words(id) || private.detail_words(id) as name_words,
        ts_delete(private.product_words('{}', array[description_en, description_fr, description_ar], p.category_id),
          '#' || p.category_id) as description_words, s.facet_group_id
      from public.products p join private.product_search s on s.product_id = p.id;
    update pattern set name_words = ts_delete(name_words, array['=' || left(normalized_en, 200), '=' || left(normalized_fr, 200)]);
    create unique index on pattern (place);
    create temporary table made as
      select gen_random_uuid() as id, n, a.place as named, ${shuffled('n', '1')} % a.patterns as described, ${workshop} as workshop
      from generate_series(1, ${size - (row?.count ?? 0)}) n join pattern a on a.place = ${shuffled('n', '2')} % (select count(*) from pattern);
    analyze made, pattern`)
  await loadQuickly(sql, TABLES, (session) =>
    session.unsafe(`
      insert into public.products (id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price,
        image_url, image_color, stock_quantity, category_id, city, category_key, is_active, created_at)
      select m.id, a.name_en || ', ' || m.workshop || ' Workshop', a.name_fr || ', atelier ' || m.workshop, a.name_ar,
        b.description_en, b.description_fr, b.description_ar, round(a.price * (0.6 + (${shuffled('n', '6')} % 900) / 1000.0), 0) + 0.5,
        a.image_url, a.image_color, a.stock_quantity, a.category_id, a.city, a.category_key, ${shuffled('n', '8')} % 100 < 97,
        now() - (${shuffled('n', '9')} % 1500000) * interval '1 minute'
      from made m join pattern a on a.place = m.named join pattern b on b.place = m.described;
      insert into private.product_search (product_id, category_id, facet_group_id, price, created_at, is_active, words)
      select p.id, p.category_id, a.facet_group_id, p.price, p.created_at, p.is_active,
        w.words || private.concept_words(tsvector_to_array(w.words))
      from made m join public.products p on p.id = m.id join pattern a on a.place = m.named join pattern b on b.place = m.described
        cross join lateral (select a.name_words || b.description_words
          || array_to_tsvector(array['workshop', '+workshop', 'atelier', '+atelier', lower(m.workshop), '+' || lower(m.workshop),
            '=' || left(a.normalized_en || ' ' || lower(m.workshop) || ' workshop', 200),
            '=' || left(a.normalized_fr || ' atelier ' || lower(m.workshop), 200)]) as words) w;
      insert into private.facet_count_changes (facet_group_id, price_bucket, products)
        select s.facet_group_id, s.price_bucket, count(*) from made m join private.product_search s on s.product_id = m.id
        where s.is_active group by 1, 2;
      select private.merge_facet_counts();
      update private.concepts set is_indexed = true;
      insert into private.search_terms (term)
        select distinct lower(workshop) from made union values ('workshop'), ('atelier') on conflict do nothing;
      select private.add_search_words('Workshop ' || string_agg(distinct workshop, ' '), 'en'),
        private.add_search_words('atelier ' || string_agg(distinct workshop, ' '), 'fr') from made;
      insert into public.product_images (product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar)
        select m.id, i.image_url, i.image_color, i.position, i.alt_en, i.alt_fr, i.alt_ar
        from made m join pattern a on a.place = m.named join public.product_images i on i.product_id = a.id;
      insert into public.product_facts (product_id, kind, key)
        select m.id, f.kind, f.key from made m join pattern a on a.place = m.named join public.product_facts f on f.product_id = a.id;
      insert into public.product_measures (product_id, length_cm, width_cm, height_cm, diameter_cm, weight_g)
        select m.id, o.length_cm, o.width_cm, o.height_cm, o.diameter_cm, o.weight_g
        from made m join pattern a on a.place = m.named
        join public.product_measures o on o.product_id = a.id and o.variation_id is null;
      insert into public.product_variations (product_id, variation_type, variation_value, price_adjustment, stock_quantity)
        select m.id, v.variation_type, v.variation_value, greatest(v.price_adjustment, -5), v.stock_quantity
        from made m join pattern a on a.place = m.named join public.product_variations v on v.product_id = a.id;
      analyze public.product_variations;
      insert into public.product_from_prices (product_id, from_price)
        select p.id, p.price + sum(t.least) from made m join public.products p on p.id = m.id
        join (select v.product_id, min(v.price_adjustment) as least from public.product_variations v
          group by v.product_id, v.variation_type) t on t.product_id = p.id
        group by p.id having sum(t.least) <> 0;
      insert into public.stock_units (product_id, quantity)
        select m.id, a.stock_quantity from made m join pattern a on a.place = m.named
        where not exists (select 1 from public.product_variations v where v.product_id = a.id);
      insert into public.stock_units (product_id, variation_ids, quantity)
        select m.id, array_agg(v.id order by v.id), u.quantity
        from made m join pattern a on a.place = m.named
        join public.stock_units u on u.product_id = a.id cross join unnest(u.variation_ids) i
        join public.product_variations o on o.id = i
        join public.product_variations v on v.product_id = m.id and v.variation_type = o.variation_type
          and v.variation_value = o.variation_value
        group by m.id, u.variation_ids, u.quantity`),
  )
  const [different] = await sql<{ id: string }[]>`
    select p.id from (select id from made limit 300) m join public.products p using (id)
    join private.product_search s on s.product_id = p.id
    where array_to_tsvector(array(select w from unnest(tsvector_to_array(s.words)) w where w !~ '^[*^]'))
      <> private.product_words(array[p.name_en, p.name_fr, p.name_ar],
      array[p.description_en, p.description_fr, p.description_ar], p.category_id) || private.fact_words(p.id)
        || array_to_tsvector(array(select w from unnest(tsvector_to_array(private.detail_words(p.id))) w where w !~ '^[*]')) limit 1`
  if (different !== undefined)
    throw new Error(`Product ${different.id} has other words than its trigger writes.`)
  await sql.unsafe('drop table made, pattern')
}

/**
 * Runs inserts without triggers and without the secondary indexes of the tables, which are created again from the complete
 * tables. Then collects statistics, as autovacuum does within a minute on an idle server.
 */
export async function loadQuickly(
  sql: postgres.Sql,
  tables: readonly string[],
  insert: (session: postgres.TransactionSql) => PromiseLike<unknown>,
): Promise<void> {
  await sql.begin(async (session) => {
    await session.unsafe(`set local session_replication_role = replica; set local maintenance_work_mem = '1GB';
      set local work_mem = '256MB'; set local jit = off`)
    const indexes = await session<{ name: string; definition: string }[]>`
      select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_catalog.pg_index i
      where i.indrelid = any (${tables as string[]}::text[]::regclass[])
        and not exists (select from pg_catalog.pg_constraint c where c.conindid = i.indexrelid)`
    if (indexes.length > 0) await session.unsafe(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
    await insert(session)
    for (const { definition } of indexes) await session.unsafe(definition)
  })
  await sql.unsafe('vacuum analyze')
}

/**
 * Adds published reviews of the active products, three for each on average and 3,000 of one product, each with an order line of
 * one order. The triggers, which lock every product, are left out, and their sums computed once.
 */
async function addReviews(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create temporary table reviewed as
      select gen_random_uuid() as item, p.id as product_id, n from (
        select id, row_number() over (order by id) as place from public.products where is_active) p
      cross join lateral generate_series(1, case when p.place = 1 then 3000 else ${shuffled('p.place', '11')} % 7 end) n;
    insert into public.orders (order_number, subtotal, delivery_fee, total_amount, payment_method, language, contact_name, contact_email,
        phone, address, city, country, shipping_address, idempotency_key, request_hash)
      values ('MCG-22222222', 1, 0, 1, 'cash_on_delivery', 'en', 'A', 'a@mcg.example', '0612345678', '1', 'Fez', 'morocco', '1', gen_random_uuid(), '');
    insert into public.order_items (id, order_id, product_id, quantity, unit_price, name_en, name_fr, name_ar)
      select r.item, o.id, r.product_id, 1, 1, 'A', 'A', 'A' from reviewed r
      cross join (select id from public.orders where order_number = 'MCG-22222222') o;
    alter table public.reviews disable trigger reviews_refresh_stats;
    insert into public.reviews (order_item_id, product_id, key, state, rating, body, display_name, language, helpful_count, photos, published_at)
      select r.item, r.product_id, gen_random_uuid(), 'published', 1 + ${shuffled('r.n', '12')} % 5, repeat('A fine piece. ', 12), 'Salma',
        (array['en', 'fr', 'ar'])[1 + r.n % 3]::public.language, ${shuffled('r.n', '13')} % 20,
        case when r.n % 10 = 0 then array['a/b.jpg'] else '{}' end, now() - r.n * interval '7 minutes'
      from reviewed r;
    alter table public.reviews enable trigger reviews_refresh_stats;
    insert into public.review_stats (product_id, stars)
      select r.product_id, array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
        count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)]::integer[]
      from public.reviews r where r.state = 'published' group by r.product_id
      on conflict (product_id) do update set stars = excluded.stars;
    update public.shop_rating set review_count = (select count(*) from public.reviews where state = 'published'),
      rating_sum = (select sum(rating) from public.reviews where state = 'published');
    drop table reviewed`)
}

/** Creates a database with `size` products unless it exists, and returns its URL. */
export async function openCatalogue(server: string, name: string, size: number | null): Promise<string> {
  const url = String(Object.assign(new URL(server), { pathname: `/${name}` }))
  const maintenance = postgres(server, { max: 1, onnotice: () => undefined })
  const [existing] = await maintenance`select 1 from pg_database where datname = ${name}`
  if (existing === undefined) {
    await maintenance.unsafe(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
    await (await startStack({ databaseUrl: url, seed: true })).close()
    if (size !== null) {
      const sql = postgres(url, { max: 1, onnotice: () => undefined })
      await enlargeCatalogue(sql, size)
      await addReviews(sql)
      await sql.end()
    }
  }
  await maintenance.end()
  return url
}
