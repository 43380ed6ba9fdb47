import fc from 'fast-check'
import { contact, ids, people } from '../db/fixtures.ts'

/** Printed with every failure; set FUZZ_SEED to use another one. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

// Values are JSON source, not objects: a request body can contain more than JSON.stringify produces (1.0, 1e400, duplicate
// keys).
export type Source = fc.Arbitrary<string>

const quoted = (text: Source): Source => text.map((value) => JSON.stringify(value))
export const raw = (...sources: readonly string[]): Source => fc.constantFrom(...sources)

const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil',
  '\u2066\u2069\u200b\ufeff',
  '\u200d\u200c',
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(90),
  'Z\u0335\u0321\u0345'.repeat(60),
  '🏺'.repeat(50),
  "'; drop table public.orders; --",
  '$$ || $1 %s %L %I',
  `' & ! | ( ) : * <-> "`,
  '%_\\%',
  '\\',
  '=HYPERLINK("http://evil.example")',
  '<img src=x onerror=alert(1)>',
  'ال'.repeat(80),
  'زليج فاس',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4),
  'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي '.repeat(4),
  '1 2 3 4 5 6 7 8 9 0 '.repeat(10),
  'a b '.repeat(60),
  'null',
  'infinity',
  'NaN',
  '__proto__',
  ' ',
  '',
  '\n\r\t',
)
/** Rare, because each takes milliseconds. */
const huge = fc
  .tuple(fc.constantFrom('x', 'é ', 'ﷺ', '☃', 'ab cd '), fc.constantFrom(5_001, 70_000, 300_000))
  .map(([part, length]) => part.repeat(Math.ceil(length / part.length)))

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: nasty },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  // Any UTF-16, including unpaired surrogates.
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 2, arbitrary: fc.tuple(nasty, nasty).map((parts) => parts.join(' ')) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('bowl', 'pouf en cuir', 'زلافة', 'glas', 'Leather', 'bolw', 'Fez', 'pottery'),
  },
)

/** Nested more deeply than some parsers support. */
const deep: Source = fc
  .tuple(
    fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}']),
    fc.constantFrom(60, 900, 4_000, 20_000),
  )
  .map(([[open, close], depth]) => open.repeat(depth) + '1' + close.repeat(depth))

const numbers = raw(
  ...[
    '0',
    '1',
    '-1',
    '2',
    '1.0',
    '2.50',
    '0.5',
    '99',
    '100',
    '1e2',
    '-0',
    '2147483647',
    '2147483648',
    '-2147483648',
  ],
  ...[
    '9223372036854775808',
    '1e308',
    '1e400',
    '1e-400',
    '0.001',
    '1000000',
    '1000000.01',
    '99999999.99',
    '100000000',
  ],
)
const numericWords = raw(
  '"NaN"',
  '"Infinity"',
  '"-Infinity"',
  '"1"',
  '"1,5"',
  '" 7 "',
  '"1e3"',
  '"0x10"',
  '""',
  '"١٢"',
)

export const anyJson: Source = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: quoted(anyText) },
  { weight: 2, arbitrary: numbers },
  {
    weight: 3,
    arbitrary: raw('null', '[]', '{}', '[null]', '[[]]', '[{}]', 'true', '""', '{"a":1,"a":2}', '{"":""}'),
  },
  { weight: 1, arbitrary: deep },
)

const mostly = (likely: Source, unlikely: Source = anyJson): Source =>
  fc.oneof({ weight: 6, arbitrary: likely }, { weight: 1, arbitrary: unlikely })

export const text = (...likely: readonly string[]): Source =>
  likely.length === 0
    ? fc.oneof(
        { weight: 12, arbitrary: quoted(anyText) },
        { weight: 1, arbitrary: quoted(huge) },
        { weight: 1, arbitrary: anyJson },
      )
    : mostly(
        quoted(fc.constantFrom(...likely)),
        fc.oneof({ weight: 3, arbitrary: quoted(anyText) }, { weight: 1, arbitrary: raw('null') }),
      )

const knownIds = Object.values({ ...ids, ...people })
export const id = (...likely: readonly string[]): Source =>
  fc.oneof(
    { weight: 8, arbitrary: quoted(fc.constantFrom(...(likely.length > 0 ? likely : knownIds))) },
    { weight: 2, arbitrary: quoted(fc.uuid()) },
    {
      weight: 1,
      arbitrary: quoted(
        fc.constantFrom(ids.bowl.toUpperCase(), `{${ids.bowl}}`, ids.bowl.replaceAll('-', '')),
      ),
    },
    { weight: 1, arbitrary: anyJson },
  )

export const list = (of: Source, maxLength = 6): Source =>
  fc.oneof(
    { weight: 20, arbitrary: fc.array(of, { maxLength }).map((items) => `[${items.join(',')}]`) },
    // One more than the limit, and many more.
    {
      weight: 1,
      arbitrary: fc
        .tuple(raw('null', '{}', '"x"', `"${ids.bowl}"`), fc.constantFrom(51, 101, 201, 501))
        .map(([item, count]) => `[${Array.from({ length: count }, () => item).join(',')}]`),
    },
    { weight: 2, arbitrary: anyJson },
  )

/** An object with most of its fields, sometimes with an unexpected one. */
export function object(fields: Readonly<Record<string, Source>>, presence = 8): Source {
  const field = ([name, value]: [string, Source]) =>
    fc
      .tuple(fc.integer({ min: 1, max: 10 }), value)
      .map(([roll, source]) => (roll > presence ? [] : [`${JSON.stringify(name)}:${source}`]))
  const stranger = fc.tuple(fc.integer({ min: 1, max: 12 }), quoted(anyText), anyJson)
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .tuple(fc.tuple(...Object.entries(fields).map(field)), stranger)
        .map(
          ([parts, [roll, name, value]]) =>
            `{${[...parts.flat(), ...(roll === 1 ? [`${name}:${value}`] : [])].join(',')}}`,
        ),
    },
    { weight: 1, arbitrary: anyJson },
  )
}

export const amount: Source = fc.oneof(
  numbers,
  numericWords,
  fc.double({ min: 0, max: 2000, noNaN: true }).map((value) => value.toFixed(2)),
)
const timestamps = raw(
  ...[
    '"2026-11-21T09:00:00+00:00"',
    '"infinity"',
    '"-infinity"',
    '"epoch"',
    '"2026-13-45"',
    '"2020-01-01 00:00:00+99:99"',
  ],
  ...[
    '"2020-01-01 00:00 Fez/Medina"',
    '"294277-01-01"',
    '"4714-11-23 BC"',
    '"now"',
    '"12:00"',
    '"20260101T250000"',
  ],
)
export const items = list(
  object(
    {
      product_id: id(ids.bowl, ids.pouf, ids.glass),
      variation_ids: list(id(ids.red, ids.blue, ids.small), 3),
      quantity: fc.oneof({ weight: 3, arbitrary: raw('1', '2', '3') }, { weight: 2, arbitrary: amount }),
    },
    9,
  ),
  4,
)
export const goodItems = raw(
  `[{"product_id":"${ids.glass}","quantity":1}]`,
  `[{"product_id":"${ids.glass}","quantity":1.0}]`,
  `[{"product_id":"${ids.pouf}","variation_ids":["${ids.red}","${ids.small}"],"quantity":2}]`,
)
export const cursor = fc.oneof(
  raw('null'),
  object({ value: fc.oneof(timestamps, amount, quoted(anyText)), id: id() }, 9),
  raw('["value","id"]', '"value"', '{"value":null,"id":null}', '{"value":{},"id":[]}'),
)
export const language = text('en', 'fr', 'ar')
export const search = text()
export const page = mostly(raw('1', '24', '48', '100', '0', '-1', '101', 'null'), amount)
export const days = fc.oneof(
  raw(
    '"2026-11-01"',
    '"2026-11-21"',
    '"2024-11-21"',
    '"infinity"',
    '"-infinity"',
    '"5874897-12-31"',
    '"4713-01-01 BC"',
    'null',
  ),
  raw('"294276-12-31"', '"300000-01-01"', '"0001-01-01"', '"2026-02-30"', '"today"', '""', '"١٢"'),
)
const status = text('pending', 'processing', 'shipped', 'delivered', 'cancelled')
export const flag = mostly(raw('true', 'false', '"yes"', '"off"', 'null'))

const productChanges: Readonly<Record<string, Source>> = {
  name_en: text('New name'),
  name_fr: text('Nouveau nom'),
  name_ar: text('اسم جديد'),
  description_en: text(),
  price: amount,
  compare_at_price: fc.oneof(amount, raw('null')),
  image_url: text('catalog/bowl-1000.avif', 'https://example.com/x.png', 'javascript:alert(1)'),
  image_color: text('#aabbcc', 'red'),
  category_id: id(ids.fezPottery, ids.marrakechPoufs),
  is_active: flag,
  lead_time_days: fc.oneof(amount, raw('null')),
  facts: fc.oneof(
    list(object({ kind: text('place', 'material', 'size'), key: text('fez', 'wool') }, 9), 3),
    anyJson,
  ),
  measures: fc.oneof(
    list(
      object({ variation: fc.oneof(raw('null'), text('Small')), height_cm: amount, weight_g: amount }, 9),
      3,
    ),
    anyJson,
  ),
}
const importRow = object(
  {
    id: fc.oneof(raw('""'), id(ids.bowl, ids.glass, ids.pouf)),
    name_en: text('Imported'),
    name_fr: text('Importé'),
    name_ar: text('مستورد'),
    description_en: text(),
    price: mostly(quoted(fc.constantFrom('10', '12.50', '0', '-1', '1e3', 'NaN', '10 DH', '١٠')), amount),
    compare_at_price: mostly(quoted(fc.constantFrom('', '100', '5', 'NaN')), amount),
    stock_quantity: mostly(quoted(fc.constantFrom('0', '5', '1000001', '-1', '1.5', '99999999999')), amount),
    category: text('pottery', 'poufs', 'nothing'),
    city: text('Fez', 'Marrakech'),
    is_active: mostly(quoted(fc.constantFrom('true', 'no', 'TRUE', 'maybe'))),
    image_url: text('catalog/x-1000.avif'),
    variation: text('', 'color: Red', 'size: small', 'color: Red / size: Small', 'Large'),
    price_adjustment: mostly(quoted(fc.constantFrom('', '0', '-20', '50.5', '1e3', '-9999999')), amount),
  },
  9,
)

const route = text('/', '/product/:id', '/*', '/account/orders/4')
/** JSON inside a string. */
const visit = fc.oneof(
  {
    weight: 8,
    arbitrary: quoted(
      object(
        {
          language,
          device: text('phone', 'desktop'),
          connection: text('4g', '3g', '2g', 'unknown'),
          release: text('AbC12345'),
          vitals: list(
            object({ metric: text('LCP', 'INP', 'CLS', 'FCP', 'TTFB'), value: amount, page: route }, 10),
            2,
          ),
          errors: list(
            object(
              { message: text('TypeError: x'), place: text('', 'index-AbC12345.js:1:20'), page: route },
              10,
            ),
            2,
          ),
        },
        10,
      ),
    ),
  },
  { weight: 1, arbitrary: text() },
)

export const contactFields = Object.fromEntries(
  Object.entries(contact).map(([name, value]) => [
    name,
    fc.oneof({ weight: 12, arbitrary: quoted(fc.constant(value)) }, { weight: 1, arbitrary: text() }),
  ]),
)
export const goodContact = fc.constant(JSON.stringify(contact))

const payment = fc.oneof(text('due', 'to_refund', 'paid', 'refunded'), raw('null'))
const seen = list(text('pending', 'cancelled', 'lost'))
const figures = object({ price: amount, compare_at_price: amount, stock_quantity: amount }, 9)
/** What a preview of many products has shown. */
const shown = fc.oneof(raw('null'), object({ [ids.bowl]: figures }, 9), anyJson)
export const reason = fc.oneof(text('other', 'bored'), raw('null'))

const facetFilters = {
  search,
  city: text('', 'Fez'),
  category: text('', 'pottery'),
  min_price: amount,
  max_price: amount,
}
const keys = fc.oneof(raw('null'), list(text('wool', 'blue', '20-to-50', 'a | b'), 3))
const factKeys = { materials: keys, colours: keys, sizes: keys, in_stock: flag }

const orderFilters = {
  search,
  payment,
  from_day: days,
  to_day: days,
  courier: fc.oneof(id(), raw('null')),
  delivery: text('on_the_way', 'coming_back', 'refused', 'unreachable', ''),
}

const variationChanges = {
  variation_type: text('color'),
  variation_value: text('Green'),
  price_adjustment: amount,
}

/** Arbitrary arguments for each function; `orders` are ids that exist in the test's shop. */
export const argumentsOf = (
  orders: readonly string[],
): Readonly<Record<string, Readonly<Record<string, Source>>>> => ({
  list_products: {
    search,
    city: text('', 'Fez'),
    category: text('', 'pottery'),
    min_price: amount,
    max_price: amount,
    sort: text('relevance', 'newest', 'price_asc', 'price_desc', 'name_en', 'name_fr', 'name_ar', 'offers'),
    cursor,
    page_size: page,
    similar_to: fc.oneof(raw('null'), id(ids.bowl)),
    ...factKeys,
  },
  catalog_facets: { ...facetFilters, ...factKeys },
  catalog_fact_facets: { ...facetFilters, ...factKeys },
  log_search_miss: { query: search, language, opened: fc.oneof(raw('null'), id(ids.bowl)) },
  report_telemetry: { report: visit },
  send_contact_message: {
    name: text('Amina'),
    email: text('amina@mcg.example'),
    subject: text('Hello'),
    message: text(),
    language,
    website: text('', 'http://bot.example'),
  },
  subscribe_newsletter: { email: text('reader@mcg.example', 'İ@İ.İ'), language },
  cancel_order: { order_id: id(...orders) },
  save_cart: { items: fc.oneof(items, goodItems) },
  delete_account: { confirmation: text('customer@shop.example', 'admin@shop.example') },
  set_role: { user_id: id(...Object.values(people)), role: text('admin', 'customer', 'owner') },
  admin_orders: {
    ...orderFilters,
    status: fc.oneof(status, raw('null')),
    sort: text('newest', 'oldest'),
    cursor,
    page_size: page,
  },
  admin_order_counts: orderFilters,
  admin_badges: {},
  admin_customer: { user_id: id(...Object.values(people)) },
  admin_search_misses: { page_size: page },
  add_search_synonym: { term: search, synonym: text('pouf', 'زلافة') },
  admin_overview: {},
  admin_analytics: {},
  admin_statistics: { from_day: days, to_day: days },
  admin_telemetry: { from_day: days, to_day: days },
  admin_customers: {
    search,
    role: fc.oneof(text('admin', 'customer'), raw('null')),
    cursor,
    page_size: page,
  },
  admin_products: {
    search,
    category: text('', 'pottery'),
    city: text('', 'Fez'),
    state: text('', 'active', 'inactive'),
    stock: text('', 'low', 'out'),
    sort: text('newest', 'price_asc', 'stock_asc', 'name_en', 'name_ar'),
    cursor,
    page_size: page,
  },
  product_by_number: { number: text('BOL-07') },
  set_order_statuses: {
    order_ids: list(id(...orders)),
    seen,
    status,
    reason,
    returned: list(object({ item_id: id(), quantity: amount }, 9), 2),
  },
  create_product: { product_id: id(), columns: object(productChanges, 3) },
  update_product: {
    product_id: id(ids.bowl, ids.glass, ids.pouf),
    changes: object(productChanges, 3),
    baseline: fc.constant('SEEN'),
  },
  adjust_stock: {
    product_id: id(ids.bowl, ids.pouf),
    changes: list(object({ variation_ids: list(id(ids.red, ids.small), 2), delta: amount }, 9), 3),
    note: text('Delivered'),
    key: id(),
  },
  save_variation: {
    product_id: id(ids.bowl, ids.pouf),
    variation_id: id(ids.red, ids.small),
    changes: object(variationChanges, 9),
    baseline: fc.oneof(fc.constant('null'), object({ stock_quantity: amount, price_adjustment: amount }, 9)),
    stock: amount,
    key: id(),
  },
  bulk_update_products: {
    product_ids: list(id(ids.bowl, ids.glass, ids.pouf), 4),
    changes: object(
      {
        is_active: flag,
        price: fc.oneof(
          object({ percent: amount, offers: quoted(fc.constantFrom('keep', 'scale', 'end', 'x')) }, 9),
          object({ add: amount }, 9),
          anyJson,
        ),
        stock: fc.oneof(object({ set: amount }, 9), object({ add: amount }, 9), anyJson),
        note: text('Sale'),
      },
      6,
    ),
    preview: flag,
    key: id(),
    seen: shown,
  },
  import_products: { rows: list(importRow, 3), preview: flag },
  export_variations: { product_ids: list(id(ids.bowl, ids.pouf), 3) },
  restore_image: { entry_id: amount },
  retry_email: { id: amount },
  retry_failed_emails: {},
  claim_emails: { batch: amount },
  record_email_result: { id: amount, error: text('no such host') },
})
