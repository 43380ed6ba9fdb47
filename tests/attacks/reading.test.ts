import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DENIED, DENIED_TO_VISITORS, type Shop, ids, openShop, refusal } from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Personal data that no response to another user may contain. */
const PERSONAL = /person@mcg\.example|0612345678|A Person|neighbour@shop\.example|MCG-BBBBBBBB/

describe('1 a visitor reads personal data', () => {
  const addresses = [
    '/rest/v1/orders?select=*,order_items(*)',
    '/rest/v1/profiles?select=*',
    '/rest/v1/order_items?select=*',
    '/rest/v1/order_status_history',
    '/rest/v1/order_notes',
    '/rest/v1/saved_carts',
    '/rest/v1/email_outbox',
    '/rest/v1/contact_messages',
    '/rest/v1/newsletter_subscribers',
    '/rest/v1/customer_addresses',
    '/rest/v1/stock_alerts?select=email,phone',
    '/rest/v1/stock_alerts?select=token',
    '/rest/v1/promotions?select=code',
    '/rest/v1/stock_movements',
    '/rest/v1/search_choices',
    '/rest/v1/search_misses',
    '/rest/v1/audit_log',
    '/rest/v1/products?select=id,order_items(quantity,orders(contact_email))',
    '/rest/v1/products?select=id,order_items!inner(id)&order_items.quantity=gt.0',
  ]
  test.each(addresses)('%s', async (address) => {
    const answer = await shop.send('GET', address)
    expect(refusal(answer)).toBe(DENIED_TO_VISITORS)
    expect(answer.text).not.toMatch(PERSONAL)
    const head = await shop.send('HEAD', address, { headers: { prefer: 'count=exact' } })
    expect(head.headers.get('content-range') ?? '').not.toMatch(/\/[1-9]/)
  })

  test('other schemas', async () => {
    for (const schema of ['private', 'auth', 'storage', 'extensions', 'pg_catalog']) {
      const answer = await shop.send('GET', '/rest/v1/users', { headers: { 'accept-profile': schema } })
      expect(refusal(answer), schema).toBe('406 PGRST106')
    }
  })
})

describe('2 a customer reads another’s order', () => {
  const order = ids.neighbourOrder
  test.each([
    `/rest/v1/orders?id=eq.${order}`,
    '/rest/v1/orders?order_number=eq.MCG-BBBBBBBB',
    `/rest/v1/order_items?order_id=eq.${order}&select=*,orders(*)`,
    `/rest/v1/order_items?select=id,orders!inner(contact_email)&orders.id=eq.${order}`,
    `/rest/v1/order_status_history?order_id=eq.${order}`,
    `/rest/v1/profiles?select=*,orders(*)&email=eq.neighbour@shop.example`,
    `/rest/v1/saved_carts?user_id=neq.00000000-0000-4000-8000-000000000001`,
    `/rest/v1/customer_addresses?user_id=neq.00000000-0000-4000-8000-000000000001`,
    `/rest/v1/order_notes`,
    `/rest/v1/email_outbox?order_id=eq.${order}`,
  ])('%s', async (address) => {
    const answer = await shop.send('GET', address, { as: shop.customer, headers: { prefer: 'count=exact' } })
    expect(answer.body).toEqual([])
    expect(answer.headers.get('content-range')).toMatch(/\/0$/)
  })

  test('nor changes, deletes or adds to another’s addresses', async () => {
    const path = `/rest/v1/customer_addresses?user_id=eq.${shop.neighbour.id}`
    const headers = { prefer: 'return=representation' }
    for (const [method, body] of [
      ['PATCH', { address: '12 thief street' }],
      ['PATCH', { is_default: true }],
      ['DELETE', undefined],
    ] as const) {
      expect((await shop.send(method, path, { as: shop.customer, headers, body })).body, method).toEqual([])
    }
    const row = { name: 'Home', address: '12 thief street', city: 'Fez', country: 'morocco' }
    for (const [method, body] of [
      ['POST', { ...row, user_id: shop.neighbour.id }],
      ['PATCH', { user_id: shop.neighbour.id }],
    ] as const) {
      const own = `/rest/v1/customer_addresses?user_id=eq.${shop.customer.id}`
      expect(refusal(await shop.send(method, own, { as: shop.customer, body })), method).toBe(DENIED)
    }
    const left = await shop.query(`select address from public.customer_addresses where user_id = $1`, [
      shop.neighbour.id,
    ])
    expect(left).toEqual([{ address: '9 rue' }])
  })

  test('but reads their own, which proves that the rows exist', async () => {
    const own = await shop.send('GET', '/rest/v1/orders?select=id,order_items(quantity)', {
      as: shop.customer,
    })
    expect(own.body).toEqual([{ id: ids.customerOrder, order_items: [{ quantity: 1 }] }])
    const addresses = await shop.send('GET', '/rest/v1/customer_addresses?select=city', { as: shop.customer })
    expect(addresses.body).toEqual([{ city: 'Fez' }])
    const all = await shop.send('GET', '/rest/v1/orders?select=id', { as: shop.admin })
    expect(all.body).toHaveLength(2)
  })
})

test('16 a view would show what the row policies hide', async () => {
  // A view without `security_invoker`, which the lint of views rejects.
  await shop.query(`create view public.v_products as select name_en from public.products`)
  await shop.query(`grant select on public.v_products to anon`)
  const exposed = await shop.query<{ leaks: boolean }>(
    `select not coalesce(reloptions @> array['security_invoker=on'], false) as leaks from pg_class where relname = 'v_products'`,
  )
  await shop.query(`drop view public.v_products`)
  expect(exposed).toEqual([{ leaks: true }])
  const views = await shop.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce(reloptions @> array['security_invoker=on'], false)`,
  )
  expect(views).toEqual([])
  const answer = await shop.send('GET', '/rest/v1/products?name_en=eq.Secret%20vase')
  expect(answer.body).toEqual([])
})

test('18 the schema is queried by GraphQL', async () => {
  const body = { query: '{ __schema { types { name fields { name } } } }' }
  for (const path of ['/graphql/v1', '/rest/v1/rpc/graphql']) {
    const answer = await shop.send('POST', path, { body, as: shop.customer })
    expect(answer.status, path).toBe(404)
    expect(answer.text, path).not.toContain('profiles')
  }
  expect(await shop.query(`select extname from pg_extension where extname = 'pg_graphql'`)).toEqual([])
})

test('19 the schema is listed by the root of the API', async () => {
  for (const as of [undefined, shop.customer, shop.admin]) {
    for (const accept of ['application/json', 'application/openapi+json']) {
      const answer = await shop.send('GET', '/rest/v1/', { as, headers: { accept } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.text).not.toMatch(/profiles|place_order/)
    }
  }
  // If a project enables the root, it lists what visitors may use. This is the complete list.
  const names = await shop.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
       and has_any_column_privilege('anon', oid, 'select, insert, update')
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
     order by 1`,
  )
  expect(names.map(({ name }) => name)).toEqual([
    'add_return_photo',
    'add_review_photo',
    'cancel_return',
    'catalog_changes',
    'catalog_facets',
    'catalog_fact_facets',
    'categories',
    'change_review',
    'choose_transfer',
    'complete_draft',
    'currency_rates',
    'delete_review',
    'delivery_bounds',
    'delivery_cities',
    'delivery_rates',
    'draft_page',
    'facts',
    'find_order',
    'invoice',
    'list_products',
    'list_reviews',
    'log_search_miss',
    'payment_methods',
    'payment_page',
    'product_facts',
    'product_from_prices',
    'product_images',
    'product_measures',
    'product_variations',
    'products',
    'quote_order',
    'report_telemetry',
    'request_return',
    'request_stock_alert',
    'return_page',
    'review_page',
    'review_stats',
    'reviews',
    'send_contact_message',
    'shop_rating',
    'shop_settings',
    'stock_units',
    'stop_stock_alerts',
    'subscribe_newsletter',
    'track_order',
    'vote_review',
    'write_review',
  ])
})

describe('66 an error reveals the content of a row', () => {
  const SECRET = 'canary-9f3'
  beforeAll(async () => {
    await shop.query(`update public.profiles set landmark = $1`, [SECRET])
  })

  test('by a failed check on one’s own profile', async () => {
    const answer = await shop.send('PATCH', `/rest/v1/profiles?user_id=eq.${shop.customer.id}`, {
      as: shop.customer,
      body: { phone: '9'.repeat(40) },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: '23514', details: null })
    expect(answer.text).not.toContain(SECRET)
  })

  test('by checks, keys and references that an admin violates', async () => {
    const attempts: [string, string, object][] = [
      ['PATCH', `/rest/v1/products?id=eq.${ids.bowl}`, { name_en: '' }],
      ['PATCH', `/rest/v1/products?id=eq.${ids.bowl}`, { category_id: ids.bowl }],
      ['POST', '/rest/v1/delivery_rates', { country: 'morocco', fee: 1, min_days: 1, max_days: 2 }],
      ['PATCH', '/rest/v1/shop_settings?id=is.true', { tax_rate: 7 }],
      ['PATCH', `/rest/v1/orders?id=eq.${ids.customerOrder}`, { tracking_number: 'x'.repeat(99) }],
    ]
    for (const [method, path, body] of attempts) {
      const answer = await shop.send(method, path, { as: shop.admin, body })
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(answer.status, path).toBeLessThan(500)
      expect(answer.text, path).not.toMatch(/Failing row|person@mcg|Painted bowl/)
    }
  })

  test('by refusals of functions', async () => {
    const answers = await Promise.all([
      shop.rpc('place_order', { idempotency_key: 'x' }, shop.customer),
      shop.rpc('track_order', { token: "' or 1=1" }),
      shop.rpc('set_role', { user_id: 'x', role: 'admin' }, shop.customer),
      shop.rpc('save_cart', { items: [{ product_id: 'x' }] }, shop.customer),
      shop.rpc('list_products', { cursor: { value: 'x', id: 'y' } }),
    ])
    for (const answer of answers) {
      expect(answer.text).not.toMatch(/Failing row|canary|plpgsql|SQL statement|at character/)
      expect(answer.status).toBeLessThan(500)
    }
  })
})

describe('67 an order is guessed', () => {
  test('by number or id, as another customer', async () => {
    for (const id of ['124', ids.neighbourOrder]) {
      const answer = await shop.send(
        'GET',
        `/rest/v1/orders?or=(order_number.eq.${id},tracking_token.eq.${id})`,
        {
          as: shop.customer,
        },
      )
      expect(answer.body).toEqual([])
    }
    const cancelled = await shop.rpc('cancel_order', { order_id: ids.neighbourOrder }, shop.customer)
    const unknown = await shop.rpc('cancel_order', { order_id: ids.bowl }, shop.customer)
    expect(refusal(cancelled)).toBe('404 not_found')
    expect(cancelled.text).toBe(unknown.text)
  })

  test('by the token of a tracking link', async () => {
    for (const token of ['MCG-BBBBBBBB', ids.neighbourOrder, '', '%', '_'.repeat(43)]) {
      expect((await shop.rpc('track_order', { token })).body).toBeNull()
    }
  })

  test('by counting: numbers and tokens follow no order', async () => {
    const rows = await shop.query<{ number: string; token: string }>(
      `select private.generate_order_number() as number, private.generate_tracking_token() as token from generate_series(1, 500)`,
    )
    expect(new Set(rows.map(({ token }) => token)).size).toBe(500)
    // With 30^8 numbers, a duplicate among 500 has a probability of one in five million.
    expect(new Set(rows.map(({ number }) => number)).size).toBe(500)
    for (let position = 4; position < 12; position += 1) {
      expect(new Set(rows.map(({ number }) => number[position])).size).toBeGreaterThan(25)
    }
  })
})

test('63 one request reads everything', async () => {
  await shop.query(
    `insert into public.products (name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active)
     select 'P' || n, 'P' || n, 'P' || n, 10, 5, $1::uuid, 'catalog/bead.avif', true from generate_series(1, 1100) n`,
    [ids.fezPottery],
  )
  const everything = await shop.send('GET', '/rest/v1/products?select=id&limit=100000')
  // max_rows of config.toml.
  expect(everything.body).toHaveLength(1000)
  const ranged = await shop.send('GET', '/rest/v1/products?select=id', { headers: { range: '0-99999' } })
  expect(ranged.body).toHaveLength(1000)
  for (const aggregate of ['price.sum()', 'count()', 'price.avg(),category_id']) {
    const answer = await shop.send('GET', `/rest/v1/products?select=${aggregate}`)
    expect(refusal(answer), aggregate).toBe('400 PGRST123')
  }
  for (const page_size of [0, -1, 49, 100_000]) {
    expect(refusal(await shop.rpc('list_products', { page_size })), String(page_size)).toBe(
      '422 invalid_request',
    )
  }
  for (const page_size of [0, 101, 100_000]) {
    const answer = await shop.rpc('admin_products', { page_size }, shop.admin)
    expect(refusal(answer), String(page_size)).toBe('422 invalid_request')
  }
  const long = { search: 'x'.repeat(20_000) }
  const searched = await shop.rpc('list_products', long)
  expect(searched.status).toBeLessThan(500)
  const items = Array.from({ length: 51 }, () => ({ product_id: ids.bowl, quantity: 1 }))
  expect((await shop.rpc('quote_order', { items })).status).toBe(422)
})

describe('63 one request embeds tables in each other', () => {
  const nested = (table: string, other: string, levels: number): string =>
    levels === 0 ? 'id' : `id,${other}(${nested(other, table, levels - 1)})`

  test('deeper than the shop does: it is refused like a statement whose time is over', async () => {
    for (const [table, other] of [
      ['products', 'product_variations'],
      ['categories', 'products'],
      ['product_images', 'products'],
    ] as const) {
      const select = nested(table, other, 20)
      for (const method of ['GET', 'HEAD']) {
        const answer = await shop.send(method, `/rest/v1/${table}?select=${select}`)
        expect(answer.status, select).toBe(500)
        if (method === 'GET') expect(refusal(answer), select).toBe('500 57014')
      }
      const asCustomer = await shop.send('GET', `/rest/v1/${table}?limit=1&select=${select}`, {
        as: shop.customer,
      })
      expect(refusal(asCustomer), select).toBe('500 57014')
      expect((await shop.send('GET', `/rest/v1/${table}?select=${nested(table, other, 2)}`)).status).toBe(200)
    }
  })

  test('and on the platform, statements of API roles end after seconds', async () => {
    const roles = await shop.query(
      `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1`,
    )
    expect(roles).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
    ])
  })

  test('what searches read is not in the API', async () => {
    for (const as of [undefined, shop.customer, shop.admin]) {
      const column = await shop.send('GET', '/rest/v1/products?select=id,words', { as })
      expect(refusal(column)).toBe('400 42703')
      for (const table of [
        'product_search',
        'facet_groups',
        'facet_counts',
        'facet_count_changes',
        'category_words',
        'search_terms',
        'search_heads',
        'search_words',
      ]) {
        expect(refusal(await shop.send('GET', `/rest/v1/${table}`, { as })), table).toBe('404 PGRST205')
        const embedded = await shop.send('GET', `/rest/v1/products?select=id,${table}(*)`, { as })
        expect(refusal(embedded), table).toMatch(/^40[04] PGRST20[05]$/)
      }
      const every = await shop.send('GET', '/rest/v1/products?limit=1', { as })
      expect(Object.keys((every.body as object[])[0] ?? {})).not.toContain('words')
    }
  })
})

test('13 a customer calls admin functions', async () => {
  const names = await shop.query<{ name: string; arguments: string[] }>(
    `select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as arguments from pg_proc p
     where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') like 'Admins only.%'`,
  )
  expect(names.length).toBeGreaterThan(10)
  for (const { name, arguments: parameters } of names) {
    const body = Object.fromEntries(parameters.map((parameter) => [parameter, null]))
    expect(refusal(await shop.rpc(name, body, shop.customer)), name).toBe(DENIED)
    expect(refusal(await shop.rpc(name, body)), name).toBe(DENIED_TO_VISITORS)
  }
  const answer = await shop.rpc('admin_overview', {}, shop.admin)
  expect(answer.status).toBe(200)
})
