import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, ids, openShop, refusal } from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('47 a name imitates another', () => {
  // Bidirectional overrides and isolates, invisible characters, control characters.
  const deceiving = ['a\u202eb', 'a\u2066b\u2069', 'a\u200bb', 'a\u2060b', 'a\ufeffb', 'a\u0007b', 'a\u007fb']

  test.each(deceiving)('%j is refused in the catalogue and folded in names of people', async (text) => {
    const refused = [
      await shop.send('PATCH', `/rest/v1/products?id=eq.${ids.bowl}`, {
        as: shop.admin,
        body: { name_en: text },
      }),
      await shop.send('PATCH', `/rest/v1/categories?id=eq.${ids.fezPottery}`, {
        as: shop.admin,
        body: { name_ar: text },
      }),
      await shop.send('PATCH', `/rest/v1/product_variations?id=eq.${ids.red}`, {
        as: shop.admin,
        body: { variation_value: text },
      }),
    ]
    expect(refused.map(refusal)).toEqual(['400 23514', '400 23514', '400 23514'])
    const saved = await shop.send('PATCH', `/rest/v1/profiles?user_id=eq.${shop.customer.id}`, {
      as: shop.customer,
      body: { display_name: text },
    })
    expect(saved.status).toBe(204)
    const rows = await shop.query('select display_name from public.profiles where user_id = $1', [
      shop.customer.id,
    ])
    expect(rows).toEqual([{ display_name: 'ab' }])
  })

  test('nor comes in by signing up', async () => {
    const person = await shop.signUp('mirror@shop.example', { display_name: 'Admin\u202e\u200b' })
    const rows = await shop.query('select display_name from public.profiles where user_id = $1', [person.id])
    expect(rows).toEqual([{ display_name: 'Admin' }])
  })

  test.each(['Théière émaillée', 'زليج فاسي', 'می\u200cخواهم', 'Tajine 🫖', 'Amlou “doux”'])(
    'while %j is accepted',
    async (name) => {
      const answer = await shop.send('PATCH', `/rest/v1/products?id=eq.${ids.glass}`, {
        as: shop.admin,
        body: { name_en: name },
      })
      expect(answer.status).toBe(204)
    },
  )
})

describe('50 a search contains a filter condition', () => {
  const injections = [
    'a,is_active.eq.false)',
    'vase*,is_active.is.false',
    `' or true --`,
    `x' or 'x' = 'x`,
    `') or is_active = false --`,
    `%' ; select pg_sleep(5) --`,
    `$$ || (select email from auth.users limit 1) || $$`,
    '\\',
    `%1$s %2$L %I`,
    'secret',
    'vase & !x',
  ]
  test.each(injections)('%s', async (search) => {
    for (const name of ['list_products', 'catalog_facets']) {
      const answer = await shop.rpc(name, { search })
      expect(answer.status, `${name} ${answer.text}`).toBeLessThan(500)
      expect(answer.text, name).not.toMatch(/secret vase|@shop\.example/i)
    }
    for (const name of ['list_products', 'catalog_facets', 'catalog_fact_facets']) {
      for (const parameter of ['materials', 'colours', 'sizes']) {
        const answer = await shop.rpc(name, { [parameter]: [search] })
        expect(answer.status, `${parameter} ${answer.text}`).toBeLessThan(500)
        expect(answer.text, parameter).not.toMatch(/secret vase/i)
      }
    }
    for (const parameter of ['city', 'category', 'sort']) {
      const answer = await shop.rpc('list_products', { [parameter]: search })
      expect(answer.status, `${parameter} ${answer.text}`).toBeLessThan(500)
      expect(answer.text, parameter).not.toMatch(/secret vase/i)
    }
    const cursor = await shop.rpc('list_products', { cursor: { value: search, id: search } })
    expect(cursor.status, cursor.text).toBeLessThan(500)
    expect(cursor.text).not.toMatch(/secret vase/i)
  })

  test('in the filters of the API itself', async () => {
    for (const filter of [
      'or=(name_en.ilike.*vase*,is_active.eq.false)',
      'is_active=eq.false',
      'is_active=not.is.true',
      `id=eq.${ids.hidden}`,
      `select=*,product_variations(*)&product_variations.product_id=eq.${ids.hidden}&id=eq.${ids.hidden}`,
    ]) {
      expect((await shop.send('GET', `/rest/v1/products?${filter}`)).body, filter).toEqual([])
    }
    for (const table of ['product_variations', 'product_images']) {
      const answer = await shop.send('GET', `/rest/v1/${table}?product_id=eq.${ids.hidden}`)
      expect(answer.body, table).toEqual([])
    }
  })

  test('in the admin area’s searches, which run with the owner’s rights', async () => {
    for (const search of injections.filter((text) => /[a-z]/.test(text))) {
      for (const name of ['admin_products', 'admin_orders', 'admin_customers']) {
        const answer = await shop.rpc(name, { search }, shop.admin)
        expect(answer.status, `${name} ${answer.text}`).toBe(200)
        // An injected condition would match everything; as words it matches at most one product.
        expect((answer.body as unknown[]).length, `${name} ${search}`).toBeLessThan(2)
      }
    }
  })
})
