import type { City } from './catalogue/shape.ts'
import type { Kind, Texts } from './pictures.ts'
import { kindNames, plan } from './plan.ts'
import { unitKey } from './orders.ts'
import type { Product } from './products.ts'
import { idOf } from './random.ts'
import { ago, insert, literal } from './sql.ts'
import { synonyms } from './synonyms.ts'

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
  const rows = Object.keys(plan).flatMap((city) => {
    const kinds = new Set(products.filter((product) => product.city === city).map(({ kind }) => kind))
    return [...kinds].sort().map((kind) => {
      const { en, fr, ar } = kindNames[kind]
      return [categoryId(kind, city as City), kind, en, fr, ar, city]
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
        made,
        made,
      ]
    }),
  )
}

/** The captions are written once for each picture, not once for each product that shows it. */
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
  return `insert into public.product_images (id, product_id, image_url, image_color, position, alt_en, alt_fr, alt_ar)
select shown.id::uuid, shown.product_id::uuid, 'catalog/' || picture.name || '-1000.avif', picture.color, shown.position,
  picture.alt_en, picture.alt_fr, picture.alt_ar
from (
  values
${shown.join(',\n')}
) as shown (id, product_id, picture, position)
join (
  values
${captions.join(',\n')}
) as picture (name, color, alt_en, alt_fr, alt_ar) on picture.name = shown.picture
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
  return `select set_config('shop.stock_reason', 'opening', true);
update public.stock_units u set quantity = opening.quantity
from (
  values
${rows.join(',\n')}
) as opening (product_id, variation_ids, quantity)
where u.product_id = opening.product_id::uuid and u.variation_ids = opening.variation_ids::uuid[]
  and not exists (select 1 from public.stock_movements m where m.product_id = u.product_id);
select set_config('shop.stock_reason', '', true);
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
${stockUnits(products, sold)}
${insert(
  'public.search_synonyms',
  ['id', 'terms'],
  synonyms.map((terms) => [idOf(`synonyms/${terms[0]}`), terms]),
)}
-- The planner guesses badly about tables that were filled a moment ago.
analyze public.categories, public.products, public.product_images, public.product_variations, public.stock_units;

commit;
`
}
