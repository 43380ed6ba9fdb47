import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DENIED, type Account, type Shop, contact, ids, openShop, refusal } from './attack-shop.ts'

// Orders, history and stock movements cannot be altered by any role.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Order = { id: string; total_amount: number }

async function order(as: Account, quantity = 2): Promise<Order> {
  const answer = await shop.rpc(
    'place_order',
    {
      idempotency_key: crypto.randomUUID(),
      items: [{ product_id: ids.bowl, quantity }],
      expected_total: quantity * 100,
      payment_method: 'cash_on_delivery',
      language: 'en',
      contact,
    },
    as,
  )
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Order
}

const value = async <T>(sql: string, parameters: readonly unknown[] = []) =>
  (await shop.query<{ value: T }>(`select (${sql}) as value`, parameters))[0]?.value
const stock = () => value<number>('select stock_quantity from public.products where id = $1', [ids.bowl])
const sold = () => value<string>('select sum(total_amount)::text from public.orders')
/** Changes an order that the admin saw as pending. */
const setStatus = (id: string, status: string, as: Account) =>
  shop.rpc(
    'set_order_statuses',
    { order_ids: [id], seen: ['pending'], status, ...(status === 'cancelled' && { reason: 'other' }) },
    as,
  )

describe('35 a product that was sold is deleted', () => {
  test('and is refused, by the trigger and by the foreign key', async () => {
    const path = `/rest/v1/products?id=eq.${ids.bowl}`
    for (const as of [shop.customer, shop.admin]) await shop.send('DELETE', path, { as })
    expect(refusal(await shop.send('DELETE', path, { as: shop.admin }))).toBe('409 product_ordered')
    await shop.query('alter table public.products disable trigger products_prevent_ordered_deletion')
    expect(refusal(await shop.send('DELETE', path, { as: shop.admin }))).toBe('409 23503')
    await shop.query('alter table public.products enable trigger products_prevent_ordered_deletion')
    expect(await stock()).toBe(10)
  })

  test('or renamed and withdrawn: the old order is unchanged', async () => {
    const path = `/rest/v1/products?id=eq.${ids.bowl}`
    const body = { name_en: 'Other bowl', price: 900, is_active: false }
    expect((await shop.send('PATCH', path, { as: shop.admin, body })).status).toBe(204)
    const lines = await shop.send('GET', '/rest/v1/order_items?select=name_en,unit_price', {
      as: shop.customer,
    })
    expect(lines.body).toEqual([{ name_en: 'Painted bowl', unit_price: 100 }])
    await shop.send('PATCH', path, {
      as: shop.admin,
      body: { name_en: 'Painted bowl', price: 100, is_active: true },
    })
  })
})

describe('36 an account is deleted to erase its sales', () => {
  test('by its owner', async () => {
    const leaver = await shop.addPerson('leaver')
    const { id } = await order(leaver)
    await setStatus(id, 'delivered', shop.admin)
    const before = await sold()
    expect((await shop.rpc('delete_account', { confirmation: leaver.email }, leaver)).status).toBe(204)
    expect(await sold()).toBe(before)
    // The days for returns pass.
    const appendOnly = 'trigger order_status_history_append_only'
    await shop.query(`alter table public.order_status_history disable ${appendOnly}`)
    await shop.query(
      `update public.order_status_history set created_at = created_at - interval '15 days' where order_id = $1`,
      [id],
    )
    await shop.query(`alter table public.order_status_history enable ${appendOnly}`)
    await shop.query('select private.delete_expired_data()')
    expect(await sold()).toBe(before)
    const rows = await shop.query(
      'select user_id, contact_name, contact_email, total_amount::float8 as total from public.orders where id = $1',
      [id],
    )
    expect(rows).toEqual([{ user_id: null, contact_name: '', contact_email: '', total: 200 }])
  })

  test('by an admin who may delete accounts', async () => {
    const leaver = await shop.addPerson('removed')
    await order(leaver)
    const before = await sold()
    await shop.query('delete from auth.users where id = $1', [leaver.id])
    expect(await sold()).toBe(before)
  })
})

describe('37 an order is cancelled twice', () => {
  const movements = (id: string) =>
    value<number>(
      `select count(*)::int from public.stock_movements where order_id = $1 and reason = 'cancellation'`,
      [id],
    )

  test('by two admins and its owner: it is restocked once', async () => {
    const buyer = await shop.addPerson('canceller')
    const before = await stock()
    const { id } = await order(buyer)
    await Promise.all([
      setStatus(id, 'cancelled', shop.admin),
      setStatus(id, 'cancelled', shop.otherAdmin),
      shop.rpc('cancel_order', { order_id: id }, buyer),
      shop.rpc(
        'set_order_statuses',
        { order_ids: [id, id], seen: ['pending', 'pending'], status: 'cancelled', reason: 'other' },
        shop.admin,
      ),
    ])
    expect(await stock()).toBe(before)
    expect(await movements(id)).toBe(1)
  })

  test('after shipping: it remains shipped', async () => {
    const buyer = await shop.addPerson('late-canceller')
    const { id } = await order(buyer)
    const [shipped, cancelled] = await Promise.all([
      setStatus(id, 'shipped', shop.admin),
      shop.rpc('cancel_order', { order_id: id }, buyer),
    ])
    expect(shipped.body).toMatchObject([{ code: null }])
    expect(refusal(cancelled)).toBe('409 illegal_transition')
    expect(await movements(id)).toBe(0)
  })
})

test('38 history is rewritten', async () => {
  const first = await order(await shop.addPerson('historian'))
  await setStatus(first.id, 'processing', shop.admin)
  // A change by an admin creates a row in the audit log.
  await shop.send('PATCH', `/rest/v1/products?id=eq.${ids.glass}`, { as: shop.admin, body: { price: 21 } })
  for (const [table, column] of [
    ['order_status_history', 'to_status'],
    ['stock_movements', 'quantity'],
    ['audit_log', 'action'],
  ] as const) {
    const rows = () =>
      value<string>(`select md5(string_agg(t::text, '|' order by id)) from public.${table} t`)
    const before = await rows()
    const path = `/rest/v1/${table}?id=gt.0`
    for (const as of [shop.customer, shop.admin]) {
      expect(refusal(await shop.send('PATCH', path, { as, body: { [column]: null } })), table).toBe(DENIED)
      expect(refusal(await shop.send('DELETE', path, { as })), table).toBe(DENIED)
      expect(
        refusal(await shop.send('POST', `/rest/v1/${table}`, { as, body: { [column]: null } })),
        table,
      ).toBe(DENIED)
    }
    // Not even by the tables' owner.
    await expect(shop.query(`delete from public.${table}`), table).rejects.toThrow('append_only')
    await expect(shop.query(`update public.${table} set ${column} = ${column}`), table).rejects.toThrow(
      'append_only',
    )
    expect(await rows(), table).toBe(before)
  }
})

describe('40 an admin changes everything by mistake', () => {
  beforeAll(async () => {
    await shop.query(
      `insert into public.products (name_en, name_fr, name_ar, price, stock_quantity, category_id, image_url, is_active)
       select 'P' || n, 'P' || n, 'P' || n, 10, 5, $1::uuid, 'catalog/bead.avif', true from generate_series(1, 120) n`,
      [ids.fezPottery],
    )
  })
  const active = () => value<number>('select count(*)::int from public.products where is_active')

  test('with a filter that matches everything', async () => {
    const before = await active()
    for (const filter of ['id=not.is.null', 'price=gt.0', 'is_active=is.true']) {
      const change = await shop.send('PATCH', `/rest/v1/products?${filter}`, {
        as: shop.admin,
        body: { is_active: false },
      })
      expect(refusal(change), filter).toBe('409 too_many_rows')
      const removal = await shop.send('DELETE', `/rest/v1/products?price=eq.10&${filter}`, {
        as: shop.admin,
      })
      expect(refusal(removal), filter).toBe('409 too_many_rows')
    }
    expect(await active()).toBe(before)
  })

  test.each([
    [
      'product_variations',
      `product_id, variation_type, variation_value) select '${ids.bowl}', 'size', 'S' || n`,
    ],
    ['product_images', `product_id, image_url) select '${ids.bowl}', 'catalog/x-' || n || '-1000.avif'`],
    ['newsletter_subscribers', `email, language) select 'reader' || n || '@mcg.example', 'en'`],
    [
      'contact_messages',
      `name, email, subject, message, language) select 'A', 'a@mcg.example', 'S', 'Message ' || n, 'en'`,
    ],
    [
      'stock_alerts',
      `product_id, email, language) select '${ids.bowl}', 'reader' || n || '@mcg.example', 'en'`,
    ],
    ['search_synonyms', `terms) select array['word' || n, 'other' || n]`],
    ['search_misses', `query, language) select 'missing ' || n, 'en'`],
  ])('or deletes all rows of %s', async (table, rows) => {
    await shop.query(`insert into public.${table} (${rows} from generate_series(1, 120) n`)
    const count = () => value<number>(`select count(*)::int from public.${table}`)
    const before = await count()
    const filter = table === 'search_misses' ? 'query=not.is.null' : 'id=not.is.null'
    const removal = await shop.send('DELETE', `/rest/v1/${table}?${filter}`, { as: shop.admin })
    expect(refusal(removal)).toBe('409 too_many_rows')
    expect(await count()).toBe(before)
  })

  test('with two rows in one statement: products are updated one at a time', async () => {
    const change = await shop.send('PATCH', `/rest/v1/products?id=in.(${ids.bowl},${ids.glass})`, {
      as: shop.admin,
      body: { is_active: true },
    })
    expect(refusal(change)).toBe('409 too_many_rows')
  })

  test('where the client stated the number of rows', async () => {
    const before = await active()
    const answer = await shop.send('PATCH', '/rest/v1/products?category_id=not.is.null', {
      as: shop.admin,
      body: { is_active: false },
      headers: { prefer: 'handling=strict, max-affected=1' },
    })
    expect(refusal(answer)).toBe('400 PGRST124')
    expect(await active()).toBe(before)
  })

  test('while changes by id are applied row by row', async () => {
    const rows = await shop.query<{ id: string }>(
      `select id from public.products where name_en like 'P%' and price = 10`,
    )
    const product_ids = rows.map(({ id }) => id)
    const call = (preview: boolean) =>
      shop.rpc('bulk_update_products', { product_ids, changes: { is_active: false }, preview }, shop.admin)
    const before = await active()
    expect((await call(true)).body).toHaveLength(120)
    expect(await active()).toBe(before)
    expect((await call(false)).body).toHaveLength(120)
    expect(await active()).toBe((before ?? 0) - 120)
    // Renaming a category, which updates its products, is not limited.
    const rename = await shop.send('PATCH', `/rest/v1/categories?id=eq.${ids.fezPottery}`, {
      as: shop.admin,
      body: { city: 'Sefrou' },
    })
    expect(rename.status).toBe(204)
  })
})
