import postgres from 'postgres'
import { startStack } from '../../supabase/local/stack.ts'

// Nothing random: two runs load the same catalogue.
const shuffled = (n: string, salt: string) => `abs(hashint8(${n}::bigint * 7919 + ${salt}))`

/** One of 8,000 family names of workshops: words that few products contain. */
const workshop = `initcap(
  (array['ben','ait','el','oul','chra','tah','maz','idr','fas','bou','zer','lah','ham','ras','tou','naj','kab','sla','wah','yaq'])[1 + ${shuffled('n', '3')} % 20]
  || (array['ali','ouch','assi','oudi','imi','arou','bani','couti','doui','ella','fari','ghali','hadi','jebli','kiri','louh','mani','nasri','rami','zouh'])[1 + ${shuffled('n', '4')} % 20]
  || (array['','ne','ri','ba','ta','mo','ssa','di','ka','la','ya','zi','fo','gue','houn','jou','nou','pa','que','va'])[1 + ${shuffled('n', '5')} % 20])`

/**
 * Adds products to a seeded database up to `size`, with the seed's words, prices, stock, categories, pictures and variations.
 * Takes seconds per 10,000.
 */
export async function enlargeCatalogue(sql: postgres.Sql, size: number): Promise<void> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from public.products`
  await sql.unsafe(`
    create temporary table pattern as
      select row_number() over (order by id) - 1 as place, count(*) over () as patterns, p.* from public.products p;
    create unique index on pattern (place);
    create temporary table made as
      select gen_random_uuid() as id, n, a.place as named, ${shuffled('n', '1')} % a.patterns as described
      from generate_series(1, ${size - (row?.count ?? 0)}) n join pattern a on a.place = ${shuffled('n', '2')} % (select count(*) from pattern);
    analyze made, pattern`)
  await sql.unsafe(`
    alter table public.products disable trigger products_apply_stock_on_insert;
    insert into public.products (id, name_en, name_fr, name_ar, description_en, description_fr, description_ar, price,
      image_url, image_color, stock_quantity, category_id, is_active, created_at)
    select m.id, a.name_en || ', ' || ${workshop} || ' Workshop', a.name_fr || ', atelier ' || ${workshop}, a.name_ar,
      b.description_en, b.description_fr, b.description_ar, round(a.price * (0.6 + (${shuffled('n', '6')} % 900) / 1000.0), 0) + 0.5,
      a.image_url, a.image_color, a.stock_quantity, a.category_id, ${shuffled('n', '8')} % 100 < 97,
      now() - (${shuffled('n', '9')} % 1500000) * interval '1 minute'
    from made m join pattern a on a.place = m.named join pattern b on b.place = m.described`)
  // The trigger of the lowest price takes a lock per product until the transaction ends: more than a server allows. The
  // combinations and their sums are copied, which the triggers of stock would do product by product.
  await sql.unsafe(`
    alter table public.product_variations disable trigger user;
    alter table public.stock_units disable trigger user;
    insert into public.product_images (product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar)
      select m.id, i.image_url, i.image_color, i.position, i.alt_en, i.alt_fr, i.alt_ar
      from made m join pattern a on a.place = m.named join public.product_images i on i.product_id = a.id;
    alter table public.product_measures disable trigger user;
    insert into public.product_facts (product_id, kind, key)
      select m.id, f.kind, f.key from made m join pattern a on a.place = m.named join public.product_facts f on f.product_id = a.id;
    insert into public.product_measures (product_id, length_cm, width_cm, height_cm, diameter_cm, weight_g)
      select m.id, o.length_cm, o.width_cm, o.height_cm, o.diameter_cm, o.weight_g
      from made m join pattern a on a.place = m.named
      join public.product_measures o on o.product_id = a.id and o.variation_id is null;
    alter table public.product_measures enable trigger user;
    insert into public.product_variations (product_id, variation_type, variation_value, price_adjustment, stock_quantity)
      select m.id, v.variation_type, v.variation_value, greatest(v.price_adjustment, -5), v.stock_quantity
      from made m join pattern a on a.place = m.named join public.product_variations v on v.product_id = a.id;
    insert into public.product_from_prices (product_id, from_price)
      select p.id, p.price + sum(t.least) from made m join public.products p on p.id = m.id
      join (select v.product_id, min(v.price_adjustment) as least from public.product_variations v
        group by v.product_id, v.variation_type) t on t.product_id = p.id
      group by p.id having sum(t.least) <> 0;
    insert into public.stock_units (product_id, quantity)
      select p.id, p.stock_quantity from made m join public.products p on p.id = m.id
      where not exists (select 1 from public.product_variations v where v.product_id = p.id);
    insert into public.stock_units (product_id, variation_ids, quantity)
      select m.id, array(
          select v.id from public.product_variations o
          join public.product_variations v on v.product_id = m.id and v.variation_type = o.variation_type
            and v.variation_value = o.variation_value
          where o.id = any (u.variation_ids) order by 1), u.quantity
      from made m join pattern a on a.place = m.named
      join public.stock_units u on u.product_id = a.id and u.variation_ids <> '{}';
    alter table public.stock_units enable trigger user;
    alter table public.products enable trigger products_apply_stock_on_insert;
    alter table public.product_variations enable trigger user;
    drop table made, pattern`)
  // Autovacuum does this within a minute on an idle server.
  await sql.unsafe('vacuum analyze')
}

/** Creates a database with `size` products unless it exists, and returns its URL. */
export async function openCatalogue(server: string, name: string, size: number | null): Promise<string> {
  const url = String(Object.assign(new URL(server), { pathname: `/${name}` }))
  const maintenance = postgres(server, { max: 1, onnotice: () => undefined })
  const [known] = await maintenance`select 1 from pg_database where datname = ${name}`
  if (known === undefined) {
    await maintenance.unsafe(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
    await (await startStack({ databaseUrl: url, seed: true })).close()
    if (size !== null) {
      const sql = postgres(url, { max: 1, onnotice: () => undefined })
      await enlargeCatalogue(sql, size)
      await sql.end()
    }
  }
  await maintenance.end()
  return url
}
