import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import ws from 'ws'
import { addAddressMutation, addOwnMutation, addPicture } from '../../src/admin/products/gallery/mutations.ts'
import { promotionMutations } from '../../src/admin/promotions/queries.ts'
import { promotionInput, promotionSchema } from '../../src/admin/promotions/schema.ts'
import { adminSettingsMutations } from '../../src/admin/settings/mutations.ts'
import { supabase } from '../../src/lib/supabase.ts'
import { FAULTS_PATH, type Fault } from '../../supabase/local/faults.ts'
import { startStack, type Stack } from '../../supabase/local/stack.ts'

// The answer of an operator's request is lost after it was done, and the button is pressed again. tests/db/admin-acts.test.ts sends
// every request twice; here the admin's own code does, where it decides what it sends.

const ORIGIN = 'http://stack.test'
let stack: Stack
/** A product whose picture is not in its gallery, which is empty. */
let product: string
let people = 0

beforeAll(async () => {
  stack = await startStack({ data: 'memory', faults: true, seed: false })
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

test('a group of synonyms is added once', async () => {
  const id = crypto.randomUUID()
  await loseAnswers({ path: '/rest/v1/search_synonyms', method: 'POST' })
  const group = { id, isNew: true, terms: ['hamac', 'balancelle'], kind: 'word' as const, finds: [] }
  expect(await press(() => adminSettingsMutations.saveSynonyms().mutationFn?.(group, {} as never))).toBe(2)
  expect(await stack.database.query(`select id from search_synonyms where terms @> array['hamac']`)).toEqual([
    { id },
  ])
})
