import { facts } from './catalogue/facts.ts'
import type { City, Measures } from './catalogue/shape.ts'
import { t } from './catalogue/text.ts'
import type { Kind, Texts } from './pictures.ts'
import { cities, kindNames } from './plan.ts'
import { unitKey } from './orders.ts'
import type { Product, SoldAs } from './products.ts'
import { idOf } from './random.ts'
import { ago, insert, literal } from './sql.ts'
import { synonyms } from './synonyms.ts'
import { typeset } from './typography.ts'

export type Picture = {
  name: string
  kind: string
  color: string
  colours: string[]
  alt: Texts
}

export const pathOf = (picture: string) => `catalog/${picture}-1000.avif`

const categoryId = (kind: Kind, city: City) => idOf(`category/${kind}/${city}`)

function categories(products: Product[]): string {
  const rows = cities.flatMap((city) => {
    const kinds = new Set(products.filter((product) => product.city === city).map(({ kind }) => kind))
    return [...kinds].sort().map((kind) => {
      const { en, fr, ar } = kindNames[kind]
      return [categoryId(kind, city), kind, en, fr, ar, city]
    })
  })
  return insert('public.categories', ['id', 'key', 'name_en', 'name_fr', 'name_ar', 'city'], rows)
}

function productRows(products: Product[], sold: Map<string, number>, colours: Map<string, string>): string {
  return insert(
    'public.products',
    [
      'id',
      'name_en',
      'name_fr',
      'name_ar',
      'description_en',
      'description_fr',
      'description_ar',
      'price',
      'compare_at_price',
      'image_url',
      'image_color',
      'stock_quantity',
      'category_id',
      'is_active',
      'lead_time_days',
      'created_at',
      'updated_at',
    ],
    products.map((product) => {
      const { names, descriptions } = product
      const first = product.pictures[0] ?? ''
      const made = ago(product.ageDays, product.ageMinutes)
      return [
        product.id,
        names.en,
        names.fr,
        names.ar,
        descriptions.en,
        descriptions.fr,
        descriptions.ar,
        product.price,
        product.compareAt,
        pathOf(first),
        colours.get(first) ?? null,
        // Of a product with variations, the sum of its units, which are filled below.
        product.variations.length > 0 ? 0 : product.stock + (sold.get(unitKey(product.id, [])) ?? 0),
        categoryId(product.kind, product.city),
        product.active,
        product.leadTimeDays,
        made,
        made,
      ]
    }),
  )
}

const soldAs: Readonly<Record<SoldAs, Texts>> = {
  pair: t('Sold as a pair.', 'Vente par paire.', 'يُباع زوجًا.'),
  'set-of-2': t('Sold as a set of 2.', 'Vente par lot de 2.', 'يُباع طقمًا من قطعتين.'),
  'set-of-3': t('Sold as a set of 3.', 'Vente par lot de 3.', 'يُباع طقمًا من 3 قطع.'),
  'set-of-4': t('Sold as a set of 4.', 'Vente par lot de 4.', 'يُباع طقمًا من 4 قطع.'),
  'set-of-6': t('Sold as a set of 6.', 'Vente par lot de 6.', 'يُباع طقمًا من 6 قطع.'),
}

/**
 * The captions are written once for each picture, not once for each product that shows it. That of a product's first picture
 * says how many are sold where it shows one.
 */
function images(products: Product[], pictures: Picture[]): string {
  const used = new Set(products.flatMap((product) => product.pictures))
  const captions = pictures
    .filter(({ name }) => used.has(name))
    .map(
      ({ name, color, alt }) =>
        `    (${[name, color, alt.en, alt.fr, alt.ar].map((value) => literal(value)).join(', ')})`,
    )
  const shown = products.flatMap((product) =>
    product.pictures.map((picture, position) => {
      const id = idOf(`image/${product.key}/${picture}`)
      return `    (${[id, product.id, picture].map((value) => literal(value)).join(', ')}, ${position})`
    }),
  )
  const sets = products.flatMap(({ id, soldAs: key }) => {
    if (key === null) return []
    const { en, fr, ar } = soldAs[key]
    return [`    (${[id, en, fr, ar].map((value) => literal(value)).join(', ')})`]
  })
  return `insert into public.product_images (id, product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar)
select shown.id::uuid, shown.product_id::uuid, 'catalog/' || picture.name || '-1000.avif', picture.color, shown.position,
  concat_ws('. ', picture.alt_en, sold.en), concat_ws('. ', picture.alt_fr, sold.fr), concat_ws('. ', picture.alt_ar, sold.ar)
from (
  values
${shown.join(',\n')}
) as shown (id, product_id, picture, position)
join (
  values
${captions.join(',\n')}
) as picture (name, color, alt_en, alt_fr, alt_ar) on picture.name = shown.picture
left join (
  values
${sets.join(',\n')}
) as sold (product_id, en, fr, ar) on sold.product_id = shown.product_id and shown.position = 0
on conflict do nothing;
`
}

function variations(products: Product[]): string {
  return insert(
    'public.product_variations',
    ['id', 'product_id', 'variation_type', 'variation_value', 'price_adjustment', 'image_url'],
    products.flatMap((product) =>
      product.variations.map(({ id, type, value, adjustment, picture }) => [
        id,
        product.id,
        type,
        value,
        adjustment,
        picture ? pathOf(picture) : null,
      ]),
    ),
  )
}

/** The vocabulary. Positions count on from one kind to the next. */
function vocabulary(): string {
  const rows = Object.entries(facts).flatMap(([kind, keys]) =>
    Object.entries(keys).map(([key, label]) => {
      const { en, fr, ar } = typeset(label)
      return [kind, key, en, fr, ar]
    }),
  )
  return insert(
    'public.facts',
    ['kind', 'key', 'label_en', 'label_fr', 'label_ar', 'position'],
    rows.map((row, index) => [...row, index + 1]),
  )
}

/** The class of the longest side, as sync_product_size writes it; null without measures. */
function sizeOf(measures: Measures): string | null {
  const longest = Math.max(0, ...Object.values(measures))
  if (longest === 0) return null
  if (longest <= 20) return 'up-to-20'
  if (longest <= 50) return '20-to-50'
  return longest <= 100 ? '50-to-100' : 'over-100'
}

/**
 * Facts are numbered in this statement, since 8,000 rows of ids and keys would be a third of the file. The size is among them,
 * so that the trigger that writes it has nothing to do for each product.
 */
function productFacts(products: Product[]): string {
  const numbers = new Map<string, number>()
  const numberOf = (kind: string, key: string) => {
    const name = `${kind} ${key}`
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number
  }
  const rows = products.map((product) => {
    const size = sizeOf(product.measures)
    const facts = [...product.facts, ...(size === null ? [] : [{ kind: 'size', key: size }])]
    return `    (${literal(product.id)}, '{${facts.map(({ kind, key }) => numberOf(kind, key)).join()}}')`
  })
  const names = [...numbers].map(([name, number]) => {
    const [kind = '', key = ''] = name.split(' ')
    return `    (${number}, ${literal(kind)}, ${literal(key)})`
  })
  return `insert into public.product_facts (product_id, kind, key)
select product.id::uuid, fact.kind, fact.key
from (
  values
${rows.join(',\n')}
) as product (id, facts)
join (
  values
${names.join(',\n')}
) as fact (number, kind, key) on fact.number = any (product.facts::integer[])
on conflict do nothing;
`
}

function measures(products: Product[]): string {
  const row = (
    product: string,
    variation: string | null,
    { length, width, height, diameter }: Measures,
    grams: number | null,
  ) => [product, variation, length ?? null, width ?? null, height ?? null, diameter ?? null, grams]
  return insert(
    'public.product_measures',
    ['product_id', 'variation_id', 'length_cm', 'width_cm', 'height_cm', 'diameter_cm', 'weight_g'],
    products.flatMap((product) => [
      row(product.id, null, product.measures, product.grams),
      ...product.variations.flatMap((variation) =>
        variation.measures === null
          ? []
          : [row(product.id, variation.id, variation.measures, variation.grams)],
      ),
    ]),
  )
}

/** The opening stock of every combination, once: running the file again must not undo what was sold. */
function stockUnits(products: Product[], sold: Map<string, number>): string {
  const rows = products
    .filter(({ variations: values }) => values.length > 0)
    .flatMap(({ id, units }) =>
      units.map(
        ({ variationIds, stock }) =>
          `    (${literal(id)}, ${literal(`{${variationIds.join()}}`)}, ${stock + (sold.get(unitKey(id, variationIds)) ?? 0)})`,
      ),
    )
  return `select private.change_stock(
  array_agg((opening.product_id, opening.variation_ids::uuid[], opening.quantity)::private.stock_change), 'opening')
from (
  values
${rows.join(',\n')}
) as opening (product_id, variation_ids, quantity)
where not exists (select 1 from public.stock_movements m where m.product_id = opening.product_id::uuid);
`
}

export function catalogueSql(products: Product[], pictures: Picture[], sold: Map<string, number>): string {
  const active = products.filter((product) => product.active).length
  const colours = new Map(pictures.map(({ name, color }) => [name, color]))
  return `-- The first catalogue. Written by \`npm run seed\` from supabase/seed/; change the data there, not here.
-- ${products.length} products: ${active} active ones, whose counts per city are the ones that the shop's pages state, and
-- ${products.length - active} withdrawn ones on top, for the admin pages. Dates are relative to the day of seeding.
-- Running it again changes nothing.
begin;

${categories(products)}
${productRows(products, sold, colours)}
${images(products, pictures)}
${variations(products)}
${vocabulary()}
${productFacts(products)}
${measures(products)}
${stockUnits(products, sold)}
${insert(
  'public.search_synonyms',
  ['id', 'kind', 'terms', 'finds'],
  synonyms.map(({ kind, terms, finds }) => [idOf(`synonyms/${terms[0]}`), kind, terms, finds]),
)}
-- The planner guesses badly about tables that were filled a moment ago.
analyze public.categories, public.products, public.product_images, public.product_variations, public.stock_units,
  public.product_facts, public.product_measures;

commit;

-- What a job does every minute: the first run writes what searches find, the second sees that nothing is left.
begin; select private.index_concepts(10000, 1000); commit;
begin; select private.index_concepts(10000, 1000); commit;
`
}
