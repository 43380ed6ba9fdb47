import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DENIED, type Account, type Shop, contact, ids, openShop, refusal } from './attack-shop.ts'

let shop: Shop
let buyer: Account
let buyers = 0
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyers += 1
  buyer = await shop.addPerson(`buyer${buyers}`)
  await shop.query(
    `update public.products set stock_quantity = 10, price = 100, is_active = true where id = $1`,
    [ids.bowl],
  )
})

type Order = { id: string; total_amount: number; replayed: boolean }
const key = () => crypto.randomUUID()
const bowls = (quantity: unknown) => [{ product_id: ids.bowl, quantity }]
const pouf = (quantity = 1, variation_ids: unknown = [ids.red, ids.small]) => ({
  product_id: ids.pouf,
  variation_ids,
  quantity,
})

/** Two bowls cost 200, with free delivery. */
const place = (items: unknown, expected_total: unknown, more: object = {}, as: Account = buyer) =>
  shop.rpc(
    'place_order',
    {
      idempotency_key: key(),
      items,
      expected_total,
      payment_method: 'cash_on_delivery',
      language: 'en',
      contact,
      ...more,
    },
    as,
  )

const ordersOf = async (person: Account) =>
  (
    await shop.query<{ count: number }>('select count(*)::int from public.orders where user_id = $1', [
      person.id,
    ])
  )[0]?.count
const stockOf = async (id: string) =>
  (
    await shop.query<{ stock: number }>('select stock_quantity as stock from public.products where id = $1', [
      id,
    ])
  )[0]?.stock

/** Expects a refusal that changed neither orders nor stock. */
async function expectRefused(items: unknown, total: unknown, expected: string | RegExp) {
  const before = await stockOf(ids.bowl)
  const answer = await place(items, total)
  if (typeof expected === 'string') expect(refusal(answer)).toBe(expected)
  else expect(refusal(answer)).toMatch(expected)
  expect(await ordersOf(buyer)).toBe(0)
  expect(await stockOf(ids.bowl)).toBe(before)
  return answer
}

async function refuse(...attempt: Parameters<typeof expectRefused>): Promise<void> {
  await expectRefused(...attempt)
}

describe('10 an order is written directly', () => {
  const order = {
    total_amount: 0,
    subtotal: 0,
    delivery_fee: 0,
    order_number: 'MCG-ZZZZZZZZ',
    status: 'delivered',
  }
  test.each([
    ['with a total of nothing', order, {}],
    ['as an upsert', order, { prefer: 'resolution=merge-duplicates' }],
    ['in bulk', [order, order], {}],
  ])('%s', async (_how, body, headers) => {
    for (const as of [buyer, shop.admin]) {
      expect(refusal(await shop.send('POST', '/rest/v1/orders', { as, body, headers }))).toBe(DENIED)
    }
    expect(await ordersOf(buyer)).toBe(0)
  })
})

test('11 lines are added to another’s order', async () => {
  for (const order_id of [ids.neighbourOrder, ids.customerOrder]) {
    const body = { order_id, product_id: ids.bowl, quantity: 1, unit_price: 0.01, name_en: 'x' }
    expect(refusal(await shop.send('POST', '/rest/v1/order_items', { as: shop.customer, body }))).toBe(DENIED)
  }
  const [lines] = await shop.query('select count(*)::int from public.order_items')
  expect(lines).toEqual({ count: 2 })
})

describe('12 a customer changes their own order directly', () => {
  const path = `/rest/v1/orders?id=eq.${ids.customerOrder}`
  const row = async () =>
    (await shop.query('select to_jsonb(o) as row from public.orders o where id = $1', [ids.customerOrder]))[0]

  test('by a change, a deletion or an upsert', async () => {
    const before = await row()
    for (const body of [
      { total_amount: 1 },
      { user_id: shop.neighbour.id },
      { contact_email: 'x@y.example' },
      { status: 'delivered' },
    ]) {
      expect(refusal(await shop.send('PATCH', path, { as: shop.customer, body }))).toBe(DENIED)
    }
    // The column is granted because admins update it; the row policy denies customers.
    const answer = await shop.send('PATCH', path, {
      as: shop.customer,
      body: { tracking_number: 'X' },
      headers: { prefer: 'return=representation' },
    })
    expect(answer.body).toEqual([])
    // Admins change a status through set_order_statuses, which compares it with the one that was seen.
    expect(refusal(await shop.send('PATCH', path, { as: shop.admin, body: { status: 'delivered' } }))).toBe(
      DENIED,
    )
    expect(refusal(await shop.send('DELETE', path, { as: shop.customer }))).toBe(DENIED)
    expect(refusal(await shop.send('DELETE', path, { as: shop.admin }))).toBe(DENIED)
    const lines = `/rest/v1/order_items?order_id=eq.${ids.customerOrder}`
    expect(refusal(await shop.send('PATCH', lines, { as: shop.customer, body: { quantity: 9 } }))).toBe(
      DENIED,
    )
    expect(refusal(await shop.send('DELETE', lines, { as: shop.customer }))).toBe(DENIED)
    expect(await row()).toEqual(before)
  })

  test('by cancelling what is on its way', async () => {
    const { id } = (await place(bowls(2), 200)).body as Order
    await shop.query(`update public.orders set status = 'shipped' where id = $1`, [id])
    const answer = await shop.rpc('cancel_order', { order_id: id }, buyer)
    expect(refusal(answer)).toBe('409 illegal_transition')
    expect(await stockOf(ids.bowl)).toBe(8)
  })
})

describe('21 a customer sends a price', () => {
  test.each([
    { unit_price: 1 },
    { price_adjustment: -99 },
    { line_total: 1 },
    { price: 1 },
    { discount: 100 },
    { selected_variations: {} },
  ])('%j', (extra) => refuse([{ ...bowls(1)[0], ...extra }], 1, '422 invalid_items'))

  test('next to the items', async () => {
    const answer = await place(bowls(2), 200, { unit_price: 1 })
    expect(refusal(answer)).toBe('404 PGRST202')
    expect(await ordersOf(buyer)).toBe(0)
  })

  test('and pays the database’s price', async () => {
    expect((await place(bowls(2), 200)).body).toMatchObject({ total_amount: 200, subtotal: 200 })
    const [line] = await shop.query(
      `select unit_price::float8 as price from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = $1`,
      [buyer.id],
    )
    expect(line).toEqual({ price: 100 })
  })
})

describe('22 a variation costs less than nothing', () => {
  const change = (table: string, id: string, body: object) =>
    shop.send('PATCH', `/rest/v1/${table}?id=eq.${id}`, { as: shop.admin, body })

  test('after its difference is lowered, or the price beneath it', async () => {
    expect(refusal(await change('product_variations', ids.small, { price_adjustment: -400 }))).toBe(
      '409 variation_price',
    )
    expect(refusal(await change('products', ids.pouf, { price: 20 }))).toBe('409 variation_price')
    const added = await shop.send('POST', '/rest/v1/product_variations', {
      as: shop.admin,
      body: { product_id: ids.pouf, variation_type: 'fringe', variation_value: 'No', price_adjustment: -380 },
    })
    expect(refusal(added)).toBe('409 variation_price')
  })

  test('and is not sold if one gets in all the same', async () => {
    await shop.query(`alter table public.product_variations disable trigger user`)
    await shop.query(`update public.product_variations set price_adjustment = -400 where id = $1`, [
      ids.small,
    ])
    const refused = await expectRefused([pouf()], 0, '409 unavailable')
    expect(refused.text).toContain(ids.pouf)
    await shop.query(`update public.product_variations set price_adjustment = -20 where id = $1`, [ids.small])
    await shop.query(`alter table public.product_variations enable trigger user`)
  })
})

describe('23 a quantity out of bounds', () => {
  test.each([
    [-1, '422 invalid_items'],
    [0, '422 invalid_items'],
    [100, '422 too_many'],
    [99_999_999_999, '422 too_many'],
    [Number.MAX_SAFE_INTEGER, '422 too_many'],
  ])('%d', (quantity, answer) => refuse(bowls(quantity), 0, answer))
})

describe('24 a quantity that is not a whole number', () => {
  test.each(['NaN', 'Infinity', 1.5, null, '1', '1e9', true, [], {}, undefined])('%j', (quantity) =>
    refuse(bowls(quantity), 100, '422 invalid_items'),
  )
  test.each(['NaN', 'Infinity', null, -1, '', '1e400'])('or a total: %j', (total) =>
    refuse(bowls(1), total, /^(409 price_changed|422 invalid_request|400 22)/),
  )
})

describe('25 a variation or product that does not exist', () => {
  test.each([
    ['a product', [{ product_id: crypto.randomUUID(), quantity: 1 }], '409 unavailable'],
    ['a variation', [pouf(1, [ids.red, crypto.randomUUID()])], '422 variation_foreign'],
    ['no uuid', [{ product_id: "' or 1=1 --", quantity: 1 }], '422 invalid_items'],
    ['no uuid of a variation', [pouf(1, ['x'])], '422 invalid_items'],
    ['nothing', [{}], '422 invalid_items'],
    ['no list', { product_id: ids.bowl, quantity: 1 }, '422 invalid_items'],
    ['an empty list', [], '422 invalid_items'],
    ['a number', 7, '422 invalid_items'],
  ])('%s', (_what, items, answer) => refuse(items, 100, answer))
})

describe('26 a variation of another product', () => {
  test.each([
    ['under a product that has none', [{ product_id: ids.bowl, variation_ids: [ids.red], quantity: 1 }]],
    ['of a hidden product', [pouf(1, [ids.red, ids.hiddenValue])]],
  ])('%s', (_what, items) => refuse(items, 100, '422 variation_foreign'))

  test.each([
    ['two values of one type', [pouf(1, [ids.red, ids.blue])]],
    ['one type left out', [pouf(1, [ids.small])]],
    ['none', [pouf(1, [])]],
  ])('%s', (_what, items) => refuse(items, 100, /^422 variation_(missing|foreign)$/))
})

test('27 an old cart buys what was withdrawn', async () => {
  await shop.query(`update public.products set is_active = false where id = $1`, [ids.bowl])
  const answer = await expectRefused(bowls(1), 100, '409 unavailable')
  expect(answer.text).toContain(ids.bowl)
  await expectRefused(
    [{ product_id: ids.hidden, variation_ids: [ids.hiddenValue], quantity: 1 }],
    300,
    '409 unavailable',
  )
})

describe('28 more than the stock', () => {
  test('is refused with the available quantity', async () => {
    const answer = await expectRefused(bowls(11), 1100, '409 out_of_stock')
    expect(JSON.parse((answer.body as { details: string }).details)).toEqual({
      lines: [{ index: 0, product_id: ids.bowl, code: 'out_of_stock', available: 10 }],
    })
    await expectRefused([pouf(1, [ids.red, ids.large])], 400, '409 out_of_stock')
  })

  test('admins cannot set a negative stock either', async () => {
    const answer = await shop.send('PATCH', `/rest/v1/products?id=eq.${ids.bowl}`, {
      as: shop.admin,
      body: { stock_quantity: -1 },
    })
    expect(refusal(answer)).toBe('400 23514')
  })
})

test('29 one product is split over several lines', async () => {
  const lines = [...bowls(6), ...bowls(6)]
  await expectRefused(lines, 1200, /^(409 out_of_stock|422 invalid_items)$/)
  await expectRefused(
    [pouf(2, [ids.blue, ids.small]), pouf(2, [ids.small, ids.blue])],
    1720,
    '409 out_of_stock',
  )
  await expectRefused([...bowls(60), ...bowls(60)], 12_000, /^(422 too_many|409 out_of_stock)$/)
  await expectRefused(
    Array.from({ length: 51 }, () => bowls(1)).flat(),
    5100,
    /^422 (too_many|invalid_items)$/,
  )
})

test('32 one order is sent repeatedly', async () => {
  const idempotency_key = key()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => place(bowls(2), 200, { idempotency_key })),
  )
  const orders = answers.map((answer) => answer.body as Order)
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(orders.map(({ replayed }) => replayed).sort()).toEqual([false, true, true, true, true])
  expect(await ordersOf(buyer)).toBe(1)
  expect(await stockOf(ids.bowl)).toBe(8)
  await shop.query(`update public.products set stock_quantity = 0 where id = $1`, [ids.bowl])
  expect((await place(bowls(2), 200, { idempotency_key })).body).toMatchObject({ replayed: true })
})

test('33 an idempotency key is reused for another cart', async () => {
  const idempotency_key = key()
  expect((await place(bowls(2), 200, { idempotency_key })).status).toBe(200)
  expect(refusal(await place(bowls(3), 300, { idempotency_key }))).toBe('409 key_reused')
  const elsewhere = { ...contact, address: '1 rue d’ailleurs' }
  expect(refusal(await place(bowls(2), 200, { idempotency_key, contact: elsewhere }))).toBe('409 key_reused')
  expect(await ordersOf(buyer)).toBe(1)
})

test('34 a price changes between quote and order', async () => {
  await shop.query(`update public.products set price = 150 where id = $1`, [ids.bowl])
  const answer = await expectRefused(bowls(2), 200, '409 price_changed')
  const { quote } = JSON.parse((answer.body as { details: string }).details) as {
    quote: { total_amount: number }
  }
  expect(quote.total_amount).toBe(300)
  expect((await place(bowls(2), quote.total_amount)).body).toMatchObject({ total_amount: 300 })
})

test('39 a bot hoards stock with orders', async () => {
  await shop.query(`update public.shop_settings set new_customer_max_pieces = 20`)
  await shop.query(`update public.products set stock_quantity = 100 where id = $1`, [ids.bowl])
  for (let n = 0; n < 10; n += 1) expect((await place(bowls(2), 200)).status).toBe(200)
  const refused = await place(bowls(2), 200)
  expect(refusal(refused)).toBe('429 too_many_orders')
  // A new account holds no more than the shop allows, whatever the number of its orders.
  await shop.query(`update public.orders set created_at = now() - interval '2 hours' where user_id = $1`, [
    buyer.id,
  ])
  expect(refusal(await place(bowls(2), 200))).toBe('422 new_customer_limit')
  await shop.query(`update public.shop_settings set new_customer_max_pieces = null`)
  expect(await ordersOf(buyer)).toBe(10)
  // Independent of time, the number of pending orders is limited.
  await shop.query(
    `insert into public.orders (order_number, user_id, subtotal, delivery_fee, total_amount, payment_method, language,
       contact_name, contact_email, phone, address, city, country, shipping_address, idempotency_key, request_hash)
     select private.generate_order_number(), user_id, subtotal, delivery_fee, total_amount, payment_method, language, contact_name,
       contact_email, phone, address, city, country, shipping_address, gen_random_uuid(), ''
     from public.orders, generate_series(1, 2) where user_id = $1`,
    [buyer.id],
  )
  await shop.query(`update public.orders set created_at = now() - interval '2 days' where user_id = $1`, [
    buyer.id,
  ])
  expect(refusal(await place(bowls(2), 200))).toBe('429 too_many_orders')
  expect(await ordersOf(buyer)).toBe(30)
})

test('65 another customer’s idempotency key is used', async () => {
  const idempotency_key = key()
  const first = (await place(bowls(2), 200, { idempotency_key })).body as Order
  const other = await shop.addPerson(`thief${buyers}`)
  const second = (await place(bowls(2), 200, { idempotency_key }, other)).body as Order
  expect(second).toMatchObject({ replayed: false })
  expect(second.id).not.toBe(first.id)
  const seen = await shop.send('GET', '/rest/v1/orders?select=id', { as: other })
  expect(seen.body).toEqual([{ id: second.id }])
})
