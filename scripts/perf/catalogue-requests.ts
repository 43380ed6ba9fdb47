import type postgres from 'postgres'

// The statements that PostgREST builds for the requests of src/catalog/queries.ts: one call, its rows as one JSON text, at
// most 1,000 rows (`max_rows`).

const call = (name: string, given: string) => `
  with pgrst_source as (select pgrst_call.* from public.${name}(${given}) pgrst_call)
  select count(t) as page_total, coalesce(json_agg(t), '[]') as body
  from (select * from pgrst_source limit 1000 offset 0) t`

const list = (given = '') => call('list_products', given)
const facets = (given = '') => call('catalog_facets', given)
const factFacets = (given = '') => call('catalog_fact_facets', given)

const product = (id: string) => `
  with pgrst_source as (
    select p.id, p.name_en, p.name_fr, p.name_ar, p.description_en, p.description_fr, p.description_ar, p.price,
      p.compare_at_price, p.image_url, p.image_color, p.stock_quantity, p.lead_time_days, p.city, p.category_id,
      row_to_json(c.*) as categories, coalesce(i.rows, '[]') as product_images, coalesce(v.rows, '[]') as product_variations,
      coalesce(f.rows, '[]') as product_facts, coalesce(m.rows, '[]') as product_measures,
      row_to_json(rs.*) as review_stats, coalesce(r.rows, '[]') as reviews
    from public.products p
    left join lateral (select key, name_en, name_fr, name_ar, city from public.categories where id = p.category_id) c on true
    left join lateral (select json_agg(t) as rows from (
      select id, image_url, image_color, alt_en, alt_fr, alt_ar from public.product_images
      where product_id = p.id order by position, created_at) t) i on true
    left join lateral (select json_agg(t) as rows from (
      select id, variation_type, variation_value, price_adjustment, stock_quantity, image_url from public.product_variations
      where product_id = p.id order by variation_type, variation_value) t) v on true
    left join lateral (select json_agg(t) as rows from (
      select row_to_json(o.*) as facts from public.product_facts k
      left join lateral (select kind, key, label_en, label_fr, label_ar, position from public.facts
        where kind = k.kind and key = k.key) o on true
      where k.product_id = p.id) t) f on true
    left join lateral (select json_agg(t) as rows from (
      select variation_id, length_cm, width_cm, height_cm, diameter_cm, weight_g from public.product_measures
      where product_id = p.id) t) m on true
    left join lateral (select average, review_count, stars from public.review_stats where product_id = p.id) rs on true
    left join lateral (select json_agg(t) as rows from (
      select id, rating, body, display_name, language, photos, reply, replied_at, helpful_count, published_at from public.reviews
      where product_id = p.id order by published_at desc limit 3) t) r on true
    where p.id = '${id}' and p.is_active limit 1000 offset 0
  )
  select count(t) as page_total, coalesce(json_agg(t), '[]') as body from pgrst_source t`

const cards = (ids: readonly string[]) => `
  with pgrst_source as (
    select p.id, p.name_en, p.price, p.image_url, p.stock_quantity, row_to_json(c.*) as categories, row_to_json(f.*) as product_from_prices,
      row_to_json(r.*) as review_stats
    from public.products p
    left join lateral (select key, name_en, name_fr, name_ar, city from public.categories where id = p.category_id) c on true
    left join lateral (select from_price from public.product_from_prices where product_id = p.id) f on true
    left join lateral (select average, review_count from public.review_stats where product_id = p.id) r on true
    where p.id = any ('{${ids.join(',')}}'::uuid[]) and p.is_active limit 1000 offset 0
  )
  select count(t) as page_total, coalesce(json_agg(t), '[]') as body from pgrst_source t`

export type Measured = {
  readonly name: string
  readonly sql: string
  /** Whether page 1 must not get slower with a larger catalogue. */
  readonly firstPage?: true
  /** Which budget of catalogue-judge.ts applies. */
  readonly kind: 'listing' | 'search' | 'other'
}

/** What shows reviews: the product with the most of them, cards, and the shop's rating. */
async function reviewRequests(sql: postgres.Sql): Promise<Measured[]> {
  // The product with the most reviews, and its review in the middle.
  const [reviewed] = await sql<{ id: string; cursor: string }[]>`
    select r.product_id as id, jsonb_build_object('id', r.id, 'published_at', r.published_at, 'helpful_count', r.helpful_count)::text as cursor
    from public.reviews r join (select product_id, review_count from public.review_stats order by review_count desc, product_id limit 1) s
      on s.product_id = r.product_id
    order by r.published_at desc offset (select max(review_count) / 2 from public.review_stats) limit 1`
  const some = await sql<
    { id: string }[]
  >`select id from public.products where is_active order by md5(id::text) limit 60`
  const kind = 'listing'
  const shown: Measured[] = [
    { name: '60 cards', sql: cards(some.map((row) => row.id)), kind },
    {
      name: 'settings with the rating',
      sql: `
      select s.*, row_to_json(r.*) as shop_rating from public.shop_settings s
      left join lateral (select average, review_count from public.shop_rating where id = s.id) r on true`,
      kind,
    },
  ]
  if (reviewed === undefined) return shown
  const list = (name: string, given = ''): Measured => ({
    name: `reviews: ${name}`,
    sql: call('list_reviews', `product_id => '${reviewed.id}'${given}`),
    kind,
  })
  const middle = `, cursor => '${reviewed.cursor}'::jsonb`
  return [
    ...shown,
    { name: 'product page, most reviews', sql: product(reviewed.id), kind },
    list('newest'),
    list('most helpful', `, sort => 'helpful'`),
    list('newest, middle page', middle),
    list('most helpful, middle page', `, sort => 'helpful'${middle}`),
    list('one star, Arabic, with photos', `, stars => 1, language => 'ar', with_photos => true`),
  ]
}

/** All requests of the catalogue pages, with cursors and ids of this database. */
export async function catalogueRequests(sql: postgres.Sql): Promise<Measured[]> {
  const middle = async (column: string, direction: string) => {
    const [row] = await sql.unsafe<{ cursor: string }[]>(
      `select jsonb_build_object('value', p.${column}, 'id', p.id)::text as cursor from public.products p where p.is_active
       order by p.${column} ${direction}, p.id ${direction} offset (select count(*) / 2 from public.products where is_active) limit 1`,
    )
    return `cursor => '${(row?.cursor ?? '').replaceAll("'", "''")}'::jsonb`
  }
  const second = async (search: string) => {
    const [row] = await sql<{ cursor: string }[]>`
      select l.next_cursor::text as cursor from public.list_products(search => ${search}) with ordinality l order by ordinality desc limit 1`
    return `cursor => '${row?.cursor ?? ''}'::jsonb`
  }
  const [one] = await sql<{ id: string }[]>`
    select p.id from public.products p where p.is_active
      and exists (select 1 from public.product_variations v where v.product_id = p.id) order by p.id limit 1`
  const id = one?.id ?? ''
  const sorts = ['newest', 'price_asc', 'price_desc', 'name_en', 'name_fr', 'name_ar', 'offers']
  const listings: [string, string][] = [
    ['middle page, newest', await middle('created_at', 'desc')],
    ['middle page, price', `sort => 'price_asc', ${await middle('price', 'asc')}`],
    ['middle page, Arabic name', `sort => 'name_ar', ${await middle('sort_ar', 'asc')}`],
    ['city', `city => 'Fez'`],
    ['category', `category => 'poufs'`],
    ['category, French name', `category => 'poufs', sort => 'name_fr'`],
    ['category, offers', `category => 'poufs', sort => 'offers'`],
    ['city and category', `city => 'Casablanca', category => 'poufs'`],
    ['city and category, price', `city => 'Casablanca', category => 'poufs', sort => 'price_desc'`],
    ['city and category, offers', `city => 'Casablanca', category => 'poufs', sort => 'offers'`],
    ['price band', `min_price => 300, max_price => 320`],
    ['category and price band', `category => 'poufs', min_price => 300, max_price => 320`],
    ['city, price band, name', `city => 'Fez', min_price => 300, max_price => 320, sort => 'name_en'`],
  ]
  const searches: [string, string][] = [
    ['material', `materials => '{wool}'`],
    ['material, price', `materials => '{wool}', sort => 'price_asc'`],
    ['rare material in a city', `materials => '{marble}', city => 'Meknes'`],
    [
      'two colours, material, size',
      `colours => '{blue,green}', materials => '{zellige-tile}', sizes => '{50-to-100}'`,
    ],
    ['material, price band', `materials => '{wool}', min_price => 300, max_price => 320`],
    ['common word and colour', `search => 'copper', colours => '{silver}'`],
    ['common word', `search => 'copper'`],
    ['common word, newest', `search => 'copper', sort => 'newest'`],
    ['common word, price', `search => 'copper', sort => 'price_asc'`],
    ['common word, French name', `search => 'copper', sort => 'name_fr'`],
    ['common word, page 2', `search => 'copper', ${await second('copper')}`],
    ['word of some products', `search => 'chess'`],
    ['rare word', `search => 'benaline'`],
    ['two words', `search => 'red babouches'`],
    ['two words that exclude each other', `search => 'chess babouches'`],
    ['two letters', `search => 'gl'`],
    ['kind of object', `search => 'tapis'`],
    ['kind, colour, room', `search => 'tapis rouge salon'`],
    ['kind and size', `search => 'tapis 200x300'`],
    ['close results only', `search => 'black leather xylophone'`],
    ['gift', `search => 'cadeau'`],
    ['nothing', `search => 'xylophone'`],
    ['common word in a city', `search => 'copper', city => 'Essaouira'`],
  ]
  return [
    ...sorts.map((sort) => ({
      name: `page 1, ${sort}`,
      sql: list(`sort => '${sort}'`),
      firstPage: true as const,
      kind: 'listing' as const,
    })),
    ...listings.map(([name, given]) => ({ name, sql: list(given), kind: 'listing' as const })),
    ...searches.map(([name, given]) => ({
      name: `search: ${name}`,
      sql: list(given),
      kind: 'search' as const,
    })),
    { name: 'counts: all', sql: facets(), kind: 'search' },
    { name: 'counts: city', sql: facets(`city => 'Fez'`), kind: 'search' },
    {
      name: 'counts: city, category, band',
      sql: facets(`city => 'Fez', category => 'pottery', min_price => 100`),
      kind: 'search',
    },
    {
      name: 'counts: band',
      sql: facets(`min_price => 215, max_price => 1234`),
      kind: 'search',
    },
    { name: 'counts: common word', sql: facets(`search => 'copper'`), kind: 'search' },
    { name: 'counts: kind, colour, room', sql: facets(`search => 'tapis rouge salon'`), kind: 'search' },
    { name: 'counts: rare word', sql: facets(`search => 'benaline'`), kind: 'search' },
    { name: 'counts: material', sql: facets(`materials => '{wool}'`), kind: 'search' },
    { name: 'counts: common colour', sql: facets(`colours => '{blue}'`), kind: 'search' },
    { name: 'facts: all', sql: factFacets(), kind: 'search' },
    { name: 'facts: category', sql: factFacets(`category => 'carpets'`), kind: 'search' },
    { name: 'facts: common word', sql: factFacets(`search => 'copper'`), kind: 'search' },
    {
      name: 'facts: colour and material',
      sql: factFacets(`colours => '{blue}', materials => '{wool}'`),
      kind: 'search',
    },
    { name: 'product page', sql: product(id), kind: 'listing' },
    ...(await reviewRequests(sql)),
    { name: 'similar products', sql: list(`similar_to => '${id}', page_size => 4`), kind: 'other' },
    { name: 'corrected: one word', sql: list(`search => 'lantren'`), kind: 'search' },
    { name: 'corrected: three words', sql: list(`search => 'coper lantren babuche'`), kind: 'search' },
    { name: 'corrected: nothing near', sql: list(`search => 'qwxzkvjq'`), kind: 'search' },
  ]
}
