import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stack } from '../../supabase/local/stack.ts'
import { startStockedStack } from '../new-stack.ts'
import { type Client, connect, refusal } from './client.ts'

// The seeded shop through supabase-js: visitor, customer, order, admin.

type Contact = Record<string, string>

let stack: Stack
let visitor: Client
beforeAll(async () => {
  stack = await startStockedStack()
  visitor = connect(stack)
})
afterAll(() => stack.close())

let people = 0
async function signUp(): Promise<{ client: Client; id: string; email: string }> {
  people += 1
  const email = `person${people}@shop.example`
  const client = connect(stack)
  const { data, error } = await client.auth.signUp({
    email,
    password: 'zellige-and-cedar',
    options: { data: { display_name: 'Test Person', role: 'admin' } },
  })
  expect(error).toBeNull()
  return { client, id: data.user!.id, email }
}

async function signInDemo(email: string): Promise<Client> {
  const client = connect(stack)
  const { error } = await client.auth.signInWithPassword({ email, password: 'medina-1995' })
  expect(error).toBeNull()
  return client
}

describe('a visitor', () => {
  test('finds the shop stocked as its texts say', async () => {
    const { data } = await visitor.rpc('catalog_facets', {}, { get: true })
    expect(data).toMatchObject({
      total: 525,
      cities: [
        { city: 'Casablanca', count: 24 },
        { city: 'Essaouira', count: 56 },
        { city: 'Fez', count: 120 },
        { city: 'Marrakech', count: 85 },
        { city: 'Meknes', count: 78 },
        { city: 'Rabat', count: 95 },
        { city: 'Tetouan', count: 67 },
      ],
      price: { min: 25, max: 4800 },
    })
  })

  test('filters, sorts and pages', async () => {
    const filter = { city: 'Fez', min_price: 100, max_price: 400, sort: 'price_asc' }
    const first = await visitor.rpc('list_products', filter, { get: true })
    expect(first.error).toBeNull()
    expect(first.data).toHaveLength(24)
    const next = await visitor.rpc(
      'list_products',
      { ...filter, cursor: JSON.stringify(first.data!.at(-1)!.next_cursor) },
      { get: true },
    )
    const prices = [...first.data!, ...next.data!].map((product) => product.price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(new Set([...first.data!, ...next.data!].map(({ id }) => id)).size).toBe(prices.length)
    expect(prices.every((price) => price >= 100 && price <= 400)).toBe(true)
  })

  test.each(['tagine', 'طاجين', 'TAJINE', 'zellij', 'الزليج', 'théière'])(
    'finds results for %s',
    async (search) => {
      const { data } = await visitor.rpc('list_products', { search }, { get: true })
      expect(data!.length).toBeGreaterThan(0)
    },
  )

  test('reads a product with all data of its page in one request, with numeric types', async () => {
    const { data: listed } = await visitor.rpc(
      'list_products',
      { category: 'poufs', page_size: 48 },
      { get: true },
    )
    const withChoices = listed!.find((product) => product.has_variations)!
    const { data } = await visitor
      .from('products')
      .select(
        'id, price, created_at, categories(key, city), product_images(image_url, position), product_variations(variation_type, price_adjustment), product_facts(facts(kind, key, label_ar)), product_measures(variation_id, diameter_cm, weight_g)',
      )
      .eq('id', withChoices.id)
      .single()
    expect(data).toMatchObject({ id: withChoices.id, price: withChoices.price, categories: { key: 'poufs' } })
    expect(data!.price).toEqual(expect.any(Number))
    expect(data!.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
    expect(data!.product_images.length).toBeGreaterThan(0)
    expect(data!.product_variations.length).toBeGreaterThan(1)
    const facts = data!.product_facts.map((fact) => fact.facts)
    expect(facts.filter(({ kind }) => kind === 'place')).toHaveLength(1)
    expect(facts.filter(({ label_ar }) => label_ar === '')).toEqual([])
    const [own] = data!.product_measures.filter(({ variation_id }) => variation_id === null)
    expect(own?.weight_g).toBeGreaterThan(0)
  })

  test('filters by facts, and counts what each would leave', async () => {
    const { data: counts } = await visitor.rpc('catalog_fact_facets', { category: 'poufs' }, { get: true })
    const { materials } = counts as { materials: { key: string; count: number }[] }
    expect(materials.length).toBeGreaterThan(1)
    const [{ key, count }] = materials as [{ key: string; count: number }]
    const filter = { category: 'poufs', materials: [key], page_size: 48 }
    const { data: listed } = await visitor.rpc('list_products', filter, { get: true })
    expect(listed).toHaveLength(count)
  })

  test('lists reductions only as offers, and gets the lowest price with each card', async () => {
    const { data: offers } = await visitor.rpc(
      'list_products',
      { sort: 'offers', page_size: 48 },
      { get: true },
    )
    expect(offers!.length).toBeGreaterThan(20)
    for (const { name_en, price, compare_at_price } of offers!)
      expect(compare_at_price, name_en).toBeGreaterThan(price)
    const { data: poufs } = await visitor.rpc(
      'list_products',
      { category: 'poufs', page_size: 48 },
      { get: true },
    )
    const cheaper = poufs!.find(({ from_price, price }) => from_price < price && from_price > 0)!
    const { data: card } = await visitor
      .from('products')
      .select('product_from_prices (from_price)')
      .eq('id', cheaper.id)
      .single()
    expect(card).toEqual({ product_from_prices: { from_price: cheaper.from_price } })
  })

  test('sees no inactive products', async () => {
    const { count } = await visitor.from('products').select('id', { count: 'exact', head: true })
    expect(count).toBe(525)
  })

  test.each([
    'orders',
    'order_items',
    'profiles',
    'email_outbox',
    'audit_log',
    'stock_movements',
    'contact_messages',
  ] as const)('may not read %s', async (table) => {
    const answer = await visitor.from(table).select('*')
    expect(answer).toMatchObject({ status: 401, data: null, error: { code: '42501' } })
  })

  // tests/unit/seed.test.ts proves that each picture has a file of each width.
  test('reads the bounds of delivery with the rates', async () => {
    await stack.database.query(`insert into public.courier_prices (courier_id, fee, min_days, max_days)
      select id, 40, 1, 2 from public.couriers where position = 1`)
    const { data } = await visitor
      .from('delivery_rates')
      .select('country, delivery_bounds (fee)')
      .limit(2)
      .order('position')
    expect(data).toEqual([
      { country: 'morocco', delivery_bounds: [{ fee: 40 }] },
      { country: 'france', delivery_bounds: [] },
    ])
    await stack.database.query('delete from public.courier_prices')
  })

  test('can load every seeded picture', async () => {
    const { data } = await visitor.from('product_images').select('image_url')
    const paths = [...new Set(data!.map((image) => image.image_url))]
    const widths = ['1000', '640', '480', '320']
    for (const [n, original] of paths.entries()) {
      const path = original.replace('-1000.', `-${widths[n % widths.length]}.`)
      const { data: address } = visitor.storage.from('product-images').getPublicUrl(path)
      const response = await stack.fetch(new Request(address.publicUrl))
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/avif')
      await response.arrayBuffer()
    }
  })
})

describe('an account', () => {
  test('has the customer role, whatever the sign-up requested', async () => {
    const { client, id, email } = await signUp()
    const { data } = await client.from('profiles').select('user_id, display_name, email, role')
    expect(data).toEqual([{ user_id: id, display_name: 'Test Person', email, role: 'customer' }])
    const promotion = await client.from('profiles').update({ role: 'admin' }).eq('user_id', id)
    expect(promotion).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  test('requires its password', async () => {
    const { email } = await signUp()
    const { error } = await connect(stack).auth.signInWithPassword({ email, password: 'wrong-password' })
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 400 })
    expect(
      (await connect(stack).auth.signInWithPassword({ email, password: 'zellige-and-cedar' })).error,
    ).toBeNull()
  })

  test('is refused while registration is closed', async () => {
    await stack.database.query('update public.shop_settings set enable_registration = false')
    const { error } = await connect(stack).auth.signUp({
      email: 'late@shop.example',
      password: 'zellige-and-cedar',
    })
    await stack.database.query('update public.shop_settings set enable_registration = true')
    expect(error).not.toBeNull()
    expect(
      (
        await connect(stack).auth.signInWithPassword({
          email: 'late@shop.example',
          password: 'zellige-and-cedar',
        })
      ).error,
    ).not.toBeNull()
  })
})

describe('an order', () => {
  const contact: Contact = {
    first_name: 'Amina',
    last_name: 'El Fassi',
    email: 'amina@shop.example',
    phone: '+212612345678',
    address: '12 derb Sidi Ahmed',
    city: 'Fez',
    country: 'morocco',
  }
  type Item = {
    product_id: string
    variation_ids?: string[]
    quantity: number
  }
  let buyer: Client
  let buyerEmail: string
  let plain: { id: string; price: number }
  let choosy: { id: string; variations: { id: string; variation_type: string; stock_quantity: number }[] }

  beforeEach(async () => {
    ;({ client: buyer, email: buyerEmail } = await signUp())
  })
  beforeAll(async () => {
    const { data } = await visitor
      .from('products')
      .select('id, price, product_variations(id, variation_type, stock_quantity)')
      .gte('stock_quantity', 6)
      .limit(200)
    const simple = data!.find((product) => product.product_variations.length === 0 && product.price > 100)!
    plain = { id: simple.id, price: simple.price }
    await stack.database.query('update public.products set stock_quantity = 500 where id = $1', [plain.id])
    const chosen = data!.find(
      (product) => product.product_variations.filter(({ stock_quantity }) => stock_quantity > 1).length > 1,
    )!
    choosy = { id: chosen.id, variations: chosen.product_variations }
  })

  const key = () => crypto.randomUUID()
  const place = (
    client: Client,
    items: unknown,
    total: number,
    more: { key?: string; contact?: Contact; payment?: 'cash_on_delivery' | 'bank_transfer' } = {},
  ) =>
    client.rpc('place_order', {
      idempotency_key: more.key ?? key(),
      items: items as Item[],
      expected_total: total,
      payment_method: more.payment ?? 'cash_on_delivery',
      language: 'fr',
      contact: more.contact ?? contact,
    })

  test('is placed, replayed, mailed, listed for its owner only, and cancelled', async () => {
    const idempotencyKey = key()
    const items = [{ product_id: plain.id, quantity: 2 }]
    const first = await place(buyer, items, plain.price * 2, { key: idempotencyKey })
    expect(first.error).toBeNull()
    expect(first.data).toMatchObject({ replayed: false, total_amount: plain.price * 2, status: 'pending' })
    const second = await place(buyer, items, plain.price * 2, { key: idempotencyKey })
    expect(second.data).toEqual({ ...(first.data as object), replayed: true })

    const { id, order_number } = first.data as { id: string; order_number: string }
    await stack.sendMails()
    const mails = stack.mailbox.mails.filter(
      (mail) => mail.to === buyerEmail && mail.html.includes(order_number),
    )
    expect(mails).toHaveLength(1)

    const mine = await buyer.from('orders').select('id, total_amount, order_items(quantity, line_total)')
    expect(mine.data).toEqual([
      { id, total_amount: plain.price * 2, order_items: [{ quantity: 2, line_total: plain.price * 2 }] },
    ])
    const { client: stranger } = await signUp()
    expect((await stranger.from('orders').select('id')).data).toEqual([])
    expect((await stranger.from('order_items').select('id')).data).toEqual([])
    expect(refusal(await stranger.rpc('cancel_order', { order_id: id }))).toMatchObject({
      status: 404,
      message: 'not_found',
    })

    expect((await buyer.rpc('cancel_order', { order_id: id })).error).toBeNull()
    expect(refusal(await buyer.rpc('cancel_order', { order_id: id }))).toMatchObject({
      status: 409,
      message: 'illegal_transition',
    })
    const { data: history } = await buyer
      .from('order_status_history')
      .select('from_status, to_status')
      .order('id')
    expect(history).toEqual([
      { from_status: null, to_status: 'pending' },
      { from_status: 'pending', to_status: 'cancelled' },
    ])
  })

  test('cannot be written directly, nor changed', async () => {
    const order = { order_number: 'MCG-ZZZZZZZZ', total_amount: 0 } as never
    expect(await buyer.from('orders').insert(order)).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await buyer.from('order_items').insert({ quantity: 1 } as never)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect(await buyer.from('orders').update({ total_amount: 1 }).neq('id', key())).toMatchObject({
      status: 403,
    })
    expect(await buyer.from('orders').delete().neq('id', key())).toMatchObject({ status: 403 })
  })

  test('needs an account', async () => {
    expect(refusal(await place(visitor, [{ product_id: plain.id, quantity: 1 }], plain.price))).toMatchObject(
      { status: 401, code: '42501' },
    )
  })

  const choices = () => {
    const byType = new Map(
      choosy.variations
        .filter(({ stock_quantity }) => stock_quantity > 1)
        .map((variation) => [variation.variation_type, variation.id]),
    )
    return [...byType.values()]
  }

  test('is refused with reason, field and allowed values', async () => {
    const line = { product_id: plain.id, quantity: 1 }
    const total = plain.price
    const cases: [string, unknown, number, object][] = [
      [
        'another total',
        [line],
        total - 1,
        { status: 409, message: 'price_changed', details: { quote: { total_amount: total } } },
      ],
      [
        'an unknown product',
        [{ ...line, product_id: key() }],
        total,
        { status: 409, message: 'unavailable', details: { lines: [{ index: 0, code: 'unavailable' }] } },
      ],
      [
        'no choice',
        [{ product_id: choosy.id, quantity: 1 }],
        total,
        { status: 422, message: 'variation_missing' },
      ],
      [
        'a foreign choice',
        [{ ...line, variation_ids: choices() }],
        total,
        { status: 422, message: 'variation_foreign' },
      ],
      ['too many', [{ ...line, quantity: 100 }], total, { status: 422, message: 'too_many' }],
      ['a price of its own', [{ ...line, unit_price: 1 }], 1, { status: 422, message: 'invalid_items' }],
    ]
    for (const [what, items, expected, answer] of cases) {
      expect(refusal(await place(buyer, items, expected)), what).toMatchObject(answer)
    }
    expect(
      refusal(
        await place(buyer, [line], total, { contact: { ...contact, country: 'atlantis', postal_code: '1' } }),
      ),
    ).toMatchObject({
      status: 422,
      message: 'invalid_contact',
      details: { field: 'country' },
    })
    const idempotencyKey = key()
    expect((await place(buyer, [line], total, { key: idempotencyKey })).error).toBeNull()
    expect(
      refusal(await place(buyer, [{ ...line, quantity: 2 }], total * 2, { key: idempotencyKey })),
    ).toMatchObject({ status: 409, message: 'key_reused' })
  })

  test('is refused above the stock, with the available quantity', async () => {
    const { data } = await visitor
      .from('products')
      .select('id, price, stock_quantity, product_variations(id)')
      .lt('stock_quantity', 6)
      .gt('stock_quantity', 0)
    const scarce = data!.find((product) => product.product_variations.length === 0)!
    const answer = refusal(
      await place(buyer, [{ product_id: scarce.id, quantity: scarce.stock_quantity + 1 }], 1),
    )
    expect(answer).toEqual({
      status: 409,
      code: 'PT409',
      message: 'out_of_stock',
      details: {
        lines: [{ index: 0, product_id: scarce.id, code: 'out_of_stock', available: scarce.stock_quantity }],
      },
    })
  })

  test('is refused after ten in an hour', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await place(buyer, [{ product_id: plain.id, quantity: 1 }], plain.price)).error).toBeNull()
    }
    const answer = refusal(await place(buyer, [{ product_id: plain.id, quantity: 1 }], plain.price))
    expect(answer).toMatchObject({
      status: 429,
      message: 'too_many_orders',
      details: { retry_after: expect.any(Number) as number },
    })
  })
})

describe('an admin', () => {
  let admin: Client
  let customer: Client
  beforeAll(async () => {
    admin = await signInDemo('admin@mcg.example')
    customer = await signInDemo('customer@mcg.example')
  })
  const picture = new Blob([new Uint8Array([0, 0, 0, 32])], { type: 'image/webp' })

  test('stores a picture that is public but cannot be listed, replaced or removed', async () => {
    const path = `product-images/${Date.now()}.webp`
    const bucket = (client: Client) => client.storage.from('product-images')
    expect((await bucket(customer).upload(path, picture)).error).toMatchObject({
      message: expect.stringMatching(/row-level security/i) as string,
    })
    expect((await bucket(visitor).upload(path, picture)).error).not.toBeNull()
    expect((await bucket(admin).upload(path, picture)).error).toBeNull()
    const { publicUrl } = bucket(visitor).getPublicUrl(path).data
    expect((await stack.fetch(new Request(publicUrl))).status).toBe(200)
    expect((await bucket(visitor).list('product-images')).data ?? []).toEqual([])
    await bucket(customer).remove([path])
    expect((await stack.fetch(new Request(publicUrl))).status).toBe(200)
    expect((await bucket(admin).upload(path, picture, { upsert: true })).error).not.toBeNull()
    expect((await bucket(admin).remove([path])).error).toBeNull()
    expect((await stack.fetch(new Request(publicUrl))).status).not.toBe(200)
  })

  test.each([
    ['an SVG', 'product-images/1732180000000.svg', new Blob(['<svg/>'], { type: 'image/svg+xml' })],
    ['HTML', 'product-images/1732180000000.webp', new Blob(['<p>'], { type: 'text/html' })],
    ['a path that climbs', 'product-images/../../1732180000000.webp', picture],
    ['another name', 'notes.webp', picture],
    [
      '6 MB',
      'product-images/1732180000001.webp',
      new Blob([new Uint8Array(6_000_000)], { type: 'image/webp' }),
    ],
  ])('cannot store %s', async (_what, path, body) => {
    expect((await admin.storage.from('product-images').upload(path, body)).error).not.toBeNull()
  })

  test('deletes a product that was never ordered, and gets an error otherwise', async () => {
    const { data: ordered } = await admin.from('order_items').select('product_id').limit(1).single()
    const answer = await admin.from('products').delete().eq('id', ordered!.product_id)
    expect(refusal(answer)).toMatchObject({
      status: 409,
      message: 'product_ordered',
      details: { product_id: ordered!.product_id },
    })
    expect((await customer.from('products').delete().eq('id', ordered!.product_id).select()).data).toEqual([])
  })

  test('sees plausible statistics', async () => {
    const { count: orders } = await admin.from('orders').select('id', { count: 'exact', head: true })
    const { count: customers } = await admin
      .from('profiles')
      .select('user_id', { count: 'exact', head: true })
      .eq('role', 'customer')
    expect(orders).toBeGreaterThanOrEqual(390)
    expect(customers).toBeGreaterThanOrEqual(120)
    const { data: statuses } = await admin.from('orders').select('status')
    expect(new Set(statuses!.map(({ status }) => status)).size).toBe(5)
  })
})
