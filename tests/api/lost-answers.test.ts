import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import ws from 'ws'
import {
  addAddressMutation,
  addOwnMutation,
  addPicture,
  altTextsMutation,
} from '../../src/admin/products/gallery/mutations.ts'
import { enteredStock, type GalleryImage } from '../../src/admin/products/queries.ts'
import { promotionMutations } from '../../src/admin/promotions/queries.ts'
import { promotionInput, promotionSchema } from '../../src/admin/promotions/schema.ts'
import { restoreImageMutation } from '../../src/admin/settings/audit/restore-image.ts'
import { courierMutations } from '../../src/admin/settings/couriers/courier-mutations.ts'
import { adminSettingsMutations } from '../../src/admin/settings/mutations.ts'
import { paymentSettingsMutations } from '../../src/admin/settings/payment-settings.ts'
import { templateMutations } from '../../src/admin/templates/templates.ts'
import { supabase } from '../../src/lib/supabase.ts'
import { FAULTS_PATH, type Fault } from '../../supabase/local/faults.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { startNewStack } from '../new-stack.ts'

// The answer of an operator's request is lost after it was done, and the button is pressed again. tests/db/admin-acts.test.ts sends
// every request twice; here the admin's own code does, where it decides what it sends.

const ORIGIN = 'http://stack.test'
let stack: Stack
/** A product whose picture is not in its gallery, which is empty. */
let product: string
let people = 0

beforeAll(async () => {
  stack = await startNewStack({ faults: true })
  await stack.database.query(
    `insert into categories (key, name_en, name_fr, name_ar, city) values ('pottery', 'Pottery', 'Poterie', 'فخار', 'Fez')`,
  )
})
afterAll(() => stack.close())

beforeEach(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', ORIGIN)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.keys.publishable)
  vi.stubGlobal('WebSocket', ws)
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit) =>
    stack.fetch(new Request(String(input), init)),
  )
  const client = await supabase()
  people += 1
  const { data } = await client.auth.signUp({
    email: `admin${people}@shop.example`,
    password: 'zellige-and-cedar',
  })
  await client.auth.stopAutoRefresh()
  await stack.database.query(`update profiles set role = 'admin' where user_id = '${data.user?.id}'`)
  const [row] = await stack.database.query<{ id: string }>(
    `insert into products (name_en, name_fr, name_ar, price, category_id, image_url)
     select 'Tray', 'Plateau', 'صينية', 90, id, 'catalog/tray.avif' from categories limit 1 returning id`,
  )
  product = row?.id ?? ''
})

async function loseAnswers(...faults: Pick<Fault, 'path' | 'method'>[]): Promise<void> {
  const plan = faults.map((fault): Fault => ({ ...fault, answer: 503, times: 1, isDone: true }))
  await stack.fetch(
    new Request(`${ORIGIN}${FAULTS_PATH}`, {
      method: 'POST',
      headers: { apikey: stack.keys.secret },
      body: JSON.stringify(plan),
    }),
  )
}

const gallery = () =>
  stack.database.query<{ image_url: string }>(
    `select image_url from product_images where product_id = '${product}' order by position`,
  )
const storedFiles = async () =>
  (
    await stack.database.query<{ name: string }>(
      `select name from storage.objects where name like '${product}/%' order by name`,
    )
  ).map(({ name }) => name)

/** Runs the mutation until it succeeds, resolves to how often that was. */
async function press(act: () => Promise<unknown> | undefined): Promise<number> {
  for (let presses = 1; presses <= 4; presses += 1) {
    try {
      await act()
      return presses
    } catch {
      // The next press.
    }
  }
  throw new Error('Not done after four presses')
}

const INSERT_IMAGE = { path: '/rest/v1/product_images', method: 'POST' }

test('an uploaded picture is added once, and its files are there', async () => {
  const blob = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })
  const picture = { files: [{ width: 1000 as const, blob }], extension: 'jpg' as const, color: '#aabbcc' }
  const key = crypto.randomUUID()
  // The picture that the product has becomes the first of its gallery, then the new one is added.
  await loseAnswers({ path: '/storage/v1/object' }, INSERT_IMAGE, INSERT_IMAGE)
  const add = () => addPicture({ productId: product, key, fileName: 'tray.jpg' }, picture, () => undefined)
  expect(await press(add)).toBe(4)
  const [own, added, ...more] = await gallery()
  expect([own?.image_url, more]).toEqual(['catalog/tray.avif', []])
  expect(await storedFiles()).toContain(added?.image_url)
})

test('a picture of another site is added once', async () => {
  await loseAnswers(INSERT_IMAGE, INSERT_IMAGE)
  const variables = { address: 'https://pictures.example/tray.jpg', key: crypto.randomUUID() }
  expect(await press(() => addAddressMutation(product).mutationFn?.(variables, {} as never))).toBe(3)
  expect((await gallery()).map(({ image_url: address }) => address)).toEqual([
    'catalog/tray.avif',
    'https://pictures.example/tray.jpg',
  ])
})

test('the picture of the form is added to the gallery once', async () => {
  await loseAnswers(INSERT_IMAGE)
  expect(await press(() => addOwnMutation(product).mutationFn?.(undefined, {} as never))).toBe(2)
  expect(await gallery()).toHaveLength(1)
})

test('the alternative text of a picture is saved in place of the one that was read, and in one language only', async () => {
  const [image] = await stack.database.query<GalleryImage>(
    `insert into product_images (product_id, image_url, alt_en) values ('${product}', 'catalog/tray.avif', 'A tray, 100%')
     returning id, image_url, image_color, position, alt_en, alt_fr, alt_ar`,
  )
  const save = (texts: Partial<GalleryImage>) =>
    altTextsMutation(product).mutationFn?.({ image: image!, texts: { ...image!, ...texts } }, {} as never)
  await loseAnswers({ path: '/rest/v1/product_images', method: 'PATCH' })
  expect(await press(() => save({ alt_fr: 'Un plateau' }))).toBe(2)
  await expect(save({ alt_fr: 'Un plateau rond' })).rejects.toMatchObject({ code: 'edit_conflict' })
  await save({ alt_en: 'A round tray' })
  await expect(save({ alt_en: 'A tray', alt_ar: 'صينية' })).rejects.toMatchObject({ code: 'edit_conflict' })
  expect(
    await stack.database.query(`select alt_en, alt_fr, alt_ar from product_images where id = '${image?.id}'`),
  ).toEqual([{ alt_en: 'A round tray', alt_fr: 'Un plateau', alt_ar: '' }])
})

test('a promotion is added once, with the values of the last press', async () => {
  const id = crypto.randomUUID()
  const values = promotionSchema.parse({
    ...promotionInput(null, [], new Date()),
    ...{ name_en: 'Spring', name_fr: 'Printemps', name_ar: 'الربيع', value: '10' },
  })
  await loseAnswers({ path: '/rest/v1/promotions', method: 'POST' })
  let value = 10
  const save = () =>
    promotionMutations
      .save()
      .mutationFn?.({ id, edited: null, values: { ...values, value: value++ } }, {} as never)
  expect(await press(save)).toBe(2)
  expect(
    await stack.database.query(`select id, value::float as value from promotions where name_en = 'Spring'`),
  ).toEqual([{ id, value: 11 }])
})

test.each([
  [
    'courier',
    'couriers',
    (id: string, other: boolean) => {
      const values = { name: 'Lost Express', phone: other ? '0522 333333' : '' }
      return courierMutations
        .saveCourier()
        .mutationFn?.({ id, edited: null, values: values as never }, {} as never)
    },
  ],
  [
    'price of a courier',
    'courier_prices',
    async (id: string, other: boolean) => {
      const [courier] = await stack.database.query<{ id: string }>(
        `select id from couriers where position = 2`,
      )
      const values = {
        ...{ courier_id: courier?.id, zone: null, city: 'fez', up_to_kg: null, cost: null },
        ...{ fee: other ? 45 : 40, min_days: 1, max_days: 3, is_active: true },
      }
      return courierMutations
        .savePrice()
        .mutationFn?.({ id, edited: null, values: values as never }, {} as never)
    },
  ],
] as const)('a %s is added once, and with other values it is a conflict', async (_name, table, add) => {
  const id = crypto.randomUUID()
  await loseAnswers({ path: `/rest/v1/${table}`, method: 'POST' })
  expect(await press(() => add(id, false))).toBe(2)
  await expect(add(id, true)).rejects.toMatchObject({ code: 'edit_conflict' })
  await expect(add(crypto.randomUUID(), false)).rejects.toMatchObject({ code: 'conflict' })
  expect(await stack.database.query(`select id from ${table} where id = '${id}'`)).toHaveLength(1)
})

test('a word of the facts is added once, and with other labels it is a conflict', async () => {
  const add = (label_fr: string) =>
    adminSettingsMutations.saveFact().mutationFn?.(
      {
        ...{ edited: null, kind: 'material', key: 'lost-brass', position: 90 },
        labels: { label_en: 'Brass', label_fr, label_ar: 'نحاس' },
      },
      {} as never,
    )
  await loseAnswers({ path: '/rest/v1/facts', method: 'POST' })
  expect(await press(() => add('Laiton'))).toBe(2)
  await expect(add('Laiton doré')).rejects.toMatchObject({ code: 'edit_conflict' })
})

test('the pieces of a product that its own admin entered are known, whatever orders took and others added', async () => {
  const id = crypto.randomUUID()
  const client = await supabase()
  const columns = { name_en: 'Jar', name_fr: 'Jarre', name_ar: 'جرة', price: 90, stock_quantity: 10 }
  const [category] = await stack.database.query<{ id: string }>('select id from categories limit 1')
  const created = await client.rpc('create_product', {
    product_id: id,
    columns: { ...columns, category_id: category?.id ?? '' },
  })
  expect(created.error).toBeNull()
  await stack.database.query(`update products set stock_quantity = 13 where id = '${id}'`)
  expect(await enteredStock(id)).toBe(10)
  await client.rpc('adjust_stock', { product_id: id, changes: [{ variation_ids: [], delta: -4 }] })
  expect(await enteredStock(id)).toBe(6)
})

test('a restored main picture stays the main one, although another of its gallery was', async () => {
  const other = 'https://pictures.example/tray.jpg'
  await addAddressMutation(product).mutationFn?.({ address: other, key: crypto.randomUUID() }, {} as never)
  const client = await supabase()
  await client.from('product_images').update({ position: -1 }).eq('image_url', other)
  await client.from('products').update({ image_url: other }).eq('id', product)
  const [entry] = await stack.database.query<{ id: number }>(
    `select max(id)::int as id from audit_log where table_name = 'products' and row_id = '${product}'`,
  )
  await loseAnswers({ path: '/rest/v1/rpc/restore_image', method: 'POST' })
  expect(await press(() => restoreImageMutation.mutationFn?.(entry?.id ?? 0, {} as never))).toBe(2)
  expect((await gallery()).map(({ image_url: address }) => address)).toEqual(['catalog/tray.avif', other])
  expect(await stack.database.query(`select image_url from products where id = '${product}'`)).toEqual([
    { image_url: 'catalog/tray.avif' },
  ])
})

test('a group of synonyms is added once', async () => {
  const id = crypto.randomUUID()
  await loseAnswers({ path: '/rest/v1/search_synonyms', method: 'POST' })
  const values = { terms: ['hamac', 'balancelle'], kind: 'word' as const, finds: [] }
  const add = () =>
    adminSettingsMutations.saveSynonyms().mutationFn?.({ id, edited: null, values }, {} as never)
  expect(await press(add)).toBe(2)
  expect(await stack.database.query(`select id from search_synonyms where terms @> array['hamac']`)).toEqual([
    { id },
  ])
})

type Row = Record<string, unknown> & { id: string; key: string; updated_at: string }
/** Saves a row of a table, as it was read, with these values. */
const SAVED: Readonly<
  Record<string, [where: string, save: (row: Row, other: boolean) => Promise<unknown> | undefined]>
> = {
  shop_settings: [
    'id',
    (row, other) =>
      adminSettingsMutations.saveShop().mutationFn?.(
        {
          values: { contact_phone: other ? '+212 5 22 22 22 22' : '+212 5 11 11 11 11' } as never,
          baseline: row.updated_at,
        },
        {} as never,
      ),
  ],
  delivery_rates: [
    `country = 'france'`,
    (row, other) =>
      adminSettingsMutations
        .saveRate()
        .mutationFn?.({ rate: row as never, values: { fee: other ? 170 : 160 } as never }, {} as never),
  ],
  currency_rates: [
    `currency = 'EUR'`,
    (row, other) =>
      paymentSettingsMutations
        .saveCurrencyRate()
        .mutationFn?.({ rate: row as never, values: { rate: other ? 12 : 11 } as never }, {} as never),
  ],
  couriers: [
    `position = 1`,
    (row, other) =>
      courierMutations.saveCourier().mutationFn?.(
        {
          ...{ id: row.id, edited: row as never },
          values: { phone: other ? '0522 222222' : '0511 111111' } as never,
        },
        {} as never,
      ),
  ],
  courier_prices: [
    `id = (select id from courier_prices order by id limit 1)`,
    (row, other) =>
      courierMutations
        .savePrice()
        .mutationFn?.(
          { id: row.id, edited: row as never, values: { fee: other ? 72 : 71 } as never },
          {} as never,
        ),
  ],
  promotions: [
    `code = 'LOST5'`,
    (row, other) =>
      promotionMutations.save().mutationFn?.(
        {
          ...{ id: row.id, edited: row as never },
          values: promotionSchema.parse({
            ...promotionInput(row as never, [], new Date()),
            ...{ value: other ? '7' : '6', starts_at: '2027-01-01T00:00', ends_at: '2027-02-01T12:30' },
          }),
        },
        {} as never,
      ),
  ],
  search_synonyms: [
    `terms @> array['mosaique']`,
    (row, other) =>
      adminSettingsMutations.saveSynonyms().mutationFn?.(
        {
          ...{ id: row.id, edited: row as never },
          // As typed, not as it is stored: without accents, articles and order.
          values: {
            terms: ['Zellige', 'Mosaïque', 'الزليج', other ? 'tile' : 'tiles'],
            kind: 'word',
            finds: [],
          },
        },
        {} as never,
      ),
  ],
  facts: [
    `kind = 'material' and key = 'lost-wool'`,
    (row, other) =>
      adminSettingsMutations.saveFact().mutationFn?.(
        {
          edited: row as never,
          labels: { label_en: other ? 'Soft wool' : 'Fine wool', label_fr: 'Laine', label_ar: 'صوف' },
        },
        {} as never,
      ),
  ],
  text_templates: [
    `key = 'reply_greeting'`,
    (row, other) =>
      templateMutations
        .save()
        .mutationFn?.(
          { template: row as never, texts: { en: other ? 'Dear {name}' : 'Hello {name}', fr: '', ar: '' } },
          {} as never,
        ),
  ],
}

test.each(Object.entries(SAVED))(
  'what was saved is not a conflict with itself: %s',
  async (table, [where, save]) => {
    await stack.database.query(
      `insert into promotions (code, name_en, name_fr, name_ar, kind, value) values ('LOST5', 'A', 'A', 'A', 'percent', 5)
     on conflict do nothing`,
    )
    await stack.database.query(
      `insert into search_synonyms (terms) select array['mosaique', 'zellige']
       where not exists (select from search_synonyms where terms @> array['mosaique'])`,
    )
    await stack.database.query(
      `insert into facts (kind, key, label_en, label_fr, label_ar) values ('material', 'lost-wool', 'Wool', 'Laine', 'صوف')
       on conflict do nothing`,
    )
    await stack.database.query(
      `insert into courier_prices (courier_id, zone, fee, min_days, max_days)
       select id, 'far-south', 70, 4, 8 from couriers where position = 1 on conflict do nothing`,
    )
    const read = async () => {
      const [found] = await stack.database.query<{ row: Row }>(
        `select to_jsonb(t) as row from ${table} t where ${where}`,
      )
      return found!.row
    }
    const seen = await read()
    await loseAnswers({ path: `/rest/v1/${table}`, method: 'PATCH' })
    expect(await press(() => save(seen, false))).toBe(2)
    const saved = await read()
    expect(saved).not.toEqual(seen)
    // Other values over the same version are one.
    await expect(save(seen, true)).rejects.toMatchObject({ code: 'edit_conflict' })
    expect(await read()).toEqual(saved)
  },
)

test('a word that search was taught while its group was edited is not lost: the edit is refused', async () => {
  const [group] = await stack.database.query<Row>(
    `insert into search_synonyms (terms) values (array['pouf', 'ottoman']) returning id, updated_at::text`,
  )
  const client = await supabase()
  const { error } = await client.rpc('add_search_synonym', { term: 'hassock', synonym: 'ottoman' })
  expect(error).toBeNull()
  await expect(
    adminSettingsMutations.saveSynonyms().mutationFn?.(
      {
        ...{ id: group!.id, edited: group as never },
        values: { terms: ['pouf', 'ottoman', 'footstool'], kind: 'word', finds: [] },
      },
      {} as never,
    ),
  ).rejects.toMatchObject({ code: 'edit_conflict' })
  expect(await stack.database.query(`select terms from search_synonyms where id = '${group!.id}'`)).toEqual([
    { terms: ['hassock', 'ottoman', 'pouf'] },
  ])
})

test('the labels of a word that two people translate at once are all kept', async () => {
  const labels = { label_en: 'Thuya', label_fr: 'Thuya', label_ar: 'عرعار' }
  const seen = { kind: 'material' as const, key: 'two-people', position: 1, ...labels }
  await stack.database.query(
    `insert into facts (kind, key, label_en, label_fr, label_ar, position) values ('material', 'two-people', 'Thuya', 'Thuya', 'عرعار', 1)`,
  )
  const save = (change: Partial<typeof labels>) =>
    adminSettingsMutations
      .saveFact()
      .mutationFn?.({ edited: seen, labels: { ...labels, ...change } }, {} as never)
  await save({ label_fr: 'Bois de thuya, "massif"' })
  await save({ label_ar: 'خشب العرعار' })
  // The same label is another matter.
  await expect(save({ label_fr: 'Thuya massif' })).rejects.toMatchObject({ code: 'edit_conflict' })
  expect(
    await stack.database.query(`select label_en, label_fr, label_ar from facts where key = 'two-people'`),
  ).toEqual([{ label_en: 'Thuya', label_fr: 'Bois de thuya, "massif"', label_ar: 'خشب العرعار' }])
})
