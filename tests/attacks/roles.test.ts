import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '../db/function-rules.ts'
import { tables } from '../db/table-rules.ts'
import {
  DENIED,
  DENIED_TO_VISITORS,
  type Account,
  type Shop,
  ids,
  openShop,
  refusal,
  signToken,
} from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const roleOf = async ({ id }: Account) =>
  (await shop.query<{ role: string }>('select role from public.profiles where user_id = $1', [id]))[0]?.role

/** A checksum of all tables: when it is unchanged, nothing was written. */
async function everything(): Promise<string> {
  const parts: string[] = []
  for (const table of Object.keys(tables).filter((name) => name !== 'private.rate_limits')) {
    const [row] = await shop.query<{ sum: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    )
    parts.push(`${table} ${row?.sum}`)
  }
  return parts.join('\n')
}

const isAdmin = async (person: Account) => (await shop.rpc('admin_overview', {}, person)).status === 200

describe('3 a customer makes themselves an admin', () => {
  test.each<[string, string, string, object, Record<string, string>]>([
    ['by a change', 'PATCH', '?user_id=eq.', { role: 'admin' }, {}],
    ['beside what may be changed', 'PATCH', '?user_id=eq.', { display_name: 'A', role: 'admin' }, {}],
    ['by an upsert', 'POST', '', { role: 'admin' }, { prefer: 'resolution=merge-duplicates' }],
    ['by an upsert of allowed columns', 'POST', '', {}, { prefer: 'resolution=merge-duplicates' }],
    ['by replacing the row', 'PUT', '?user_id=eq.', { role: 'admin' }, {}],
    ['by leaving and coming back', 'DELETE', '?user_id=eq.', {}, {}],
  ])('%s', async (_how, method, filter, body, headers) => {
    const { id } = shop.customer
    const path = `/rest/v1/profiles${filter === '' ? '' : filter + id}`
    const answer = await shop.send(method, path, {
      as: shop.customer,
      headers,
      // Includes the id for inserts only: updating it would be refused for that reason alone.
      body: method === 'DELETE' ? undefined : method === 'PATCH' ? body : { user_id: id, ...body },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).toContain('42501')
    expect(await roleOf(shop.customer)).toBe('customer')
  })

  test('by the admin function', async () => {
    for (const target of [shop.customer, shop.neighbour]) {
      const answer = await shop.rpc('set_role', { user_id: target.id, role: 'admin' }, shop.customer)
      expect(refusal(answer)).toBe(DENIED)
      expect(await roleOf(target)).toBe('customer')
    }
  })

  test('while their own columns can be changed, which proves that the role is the reason', async () => {
    const answer = await shop.send('PATCH', `/rest/v1/profiles?user_id=eq.${shop.customer.id}`, {
      as: shop.customer,
      body: { display_name: 'Amina' },
    })
    expect(answer.status).toBe(204)
  })
})

test('4 a sign-up requests the admin role', async () => {
  const person = await shop.signUp('climber@shop.example', {
    role: 'admin',
    is_admin: true,
    app_metadata: { role: 'admin' },
    user_role: 'admin',
  })
  expect(await roleOf(person)).toBe('customer')
  expect(await isAdmin(person)).toBe(false)
})

test('5 an account writes a role into its metadata', async () => {
  const answer = await shop.send('PUT', '/auth/v1/user', {
    as: await shop.signIn(shop.customer.email),
    body: { data: { is_admin: true, role: 'admin' }, app_metadata: { role: 'admin' }, role: 'service_role' },
  })
  expect(answer.status).toBe(200)
  expect(answer.text).not.toMatch(/"app_metadata":\{[^}]*admin/)
  expect(await isAdmin(await shop.signIn(shop.customer.email))).toBe(false)
  // Not even with the role in a signed token: no policy and no function reads it.
  const claims = { role: 'admin', is_admin: true }
  const forged = signToken({
    sub: shop.customer.id,
    role: 'authenticated',
    user_role: 'admin',
    app_metadata: claims,
    user_metadata: claims,
  })
  expect(await isAdmin({ ...shop.customer, token: forged })).toBe(false)
  expect(await isAdmin(shop.admin)).toBe(true)
})

/** Values that triggers require before the row policy is evaluated. */
const VALID: Readonly<Record<string, object>> = {
  products: { category_id: ids.fezPottery },
  search_synonyms: { terms: ['a', 'b'] },
}

describe('6 a customer uses the admin area', () => {
  // A mail that is sent meanwhile would change the outbox.
  beforeAll(() => shop.stack.sendMails())

  test('by writing to every table', async () => {
    const before = await everything()
    for (const [name, rules] of Object.entries(tables)) {
      const [schema, table] = name.split('.')
      // Customers write their own addresses.
      if (schema !== 'public' || table === undefined || table === 'customer_addresses') continue
      // Prefers a column that accounts may write, so that only the row policy can refuse.
      const columns = await shop.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and attgenerated = '' and attidentity = ''
         order by has_column_privilege('authenticated', attrelid, attnum, 'insert') desc, attnum`,
        [name],
      )
      const [column] = columns
      const filter = `${column?.name}=not.is.null`
      const insert = await shop.send('POST', `/rest/v1/${table}`, {
        as: shop.customer,
        body: { [column?.name ?? '']: null, ...VALID[table] },
      })
      expect(refusal(insert), `insert into ${name}`).toBe(DENIED)
      const remove = await shop.send('DELETE', `/rest/v1/${table}?${filter}`, { as: shop.customer })
      expect([DENIED, '204 undefined'], `delete from ${name}`).toContain(refusal(remove))
      for (const column of rules.update?.columns ?? []) {
        if (table === 'profiles') continue
        const value = /active|maintenance|enable|allow|notifications|spam/.test(column) ? false : null
        const update = await shop.send('PATCH', `/rest/v1/${table}?${filter}`, {
          as: shop.customer,
          body: { [column]: value },
        })
        expect([DENIED, '204 undefined'], `update ${name}.${column}`).toContain(refusal(update))
      }
    }
    expect(await everything()).toBe(before)
  })

  test('by every function that writes, also with valid arguments', async () => {
    const before = await everything()
    const calls: [string, object][] = [
      ['set_order_statuses', { order_ids: [ids.customerOrder], seen: ['pending'], status: 'delivered' }],
      ['update_product', { product_id: ids.bowl, changes: { price: 1 }, baseline: { price: 100 } }],
      [
        'update_product',
        {
          product_id: ids.bowl,
          changes: { facts: [] },
          baseline: { facts: [{ kind: 'place', key: 'fez' }] },
        },
      ],
      ['create_product', { product_id: ids.customerOrder, columns: { name_en: 'X' } }],
      ['adjust_stock', { product_id: ids.bowl, changes: [{ variation_ids: [], delta: 5 }] }],
      ['save_variation', { product_id: ids.bowl, variation_id: ids.bowl, changes: {}, stock: 1 }],
      ['bulk_update_products', { product_ids: [ids.bowl], changes: { is_active: false }, preview: false }],
      ['import_products', { rows: [{ id: ids.bowl, price: '1' }], preview: false }],
      ['retry_email', { id: 1 }],
      ['retry_failed_emails', {}],
      ['claim_emails', { batch: 10 }],
    ]
    for (const [name, body] of calls) {
      const answer = await shop.rpc(name, body, shop.customer)
      expect(answer.status, `${name} ${answer.text}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, name).toBeLessThan(500)
    }
    expect(await everything()).toBe(before)
  })
})

test('7 a demoted admin continues with an open session', async () => {
  const rename = (as: Account, name: string) =>
    shop.send('PATCH', `/rest/v1/products?id=eq.${ids.glass}&select=name_en`, {
      as,
      body: { name_en: name },
      headers: { prefer: 'return=representation' },
    })
  const hidden = (as: Account) => shop.send('GET', `/rest/v1/products?id=eq.${ids.hidden}&select=id`, { as })
  expect((await rename(shop.otherAdmin, 'Tea glass, blue')).body).toHaveLength(1)
  expect((await hidden(shop.otherAdmin)).body).toHaveLength(1)
  const demotion = await shop.rpc('set_role', { user_id: shop.otherAdmin.id, role: 'customer' }, shop.admin)
  expect(demotion.status).toBe(204)
  expect((await rename(shop.otherAdmin, 'Tea glass, mine')).body).toEqual([])
  expect((await hidden(shop.otherAdmin)).body).toEqual([])
  expect(refusal(await shop.rpc('admin_orders', {}, shop.otherAdmin))).toBe(DENIED)
  expect((await shop.send('GET', '/rest/v1/orders?select=id', { as: shop.otherAdmin })).body).toEqual([])
  const picture = new Blob([new Uint8Array(8)], { type: 'image/webp' })
  const upload = await shop.send(
    'POST',
    '/storage/v1/object/product-images/product-images/1732180000000.webp',
    {
      as: shop.otherAdmin,
      body: picture,
    },
  )
  expect(upload.body).toMatchObject({ statusCode: '403' })
  await shop.rpc('set_role', { user_id: shop.otherAdmin.id, role: 'admin' }, shop.admin)
})

test('8 the last admin is removed', async () => {
  const { id } = shop.admin
  const own = await shop.rpc('set_role', { user_id: id, role: 'customer' }, shop.admin)
  expect(refusal(own)).toBe('409 own_role')
  const direct = await shop.send('PATCH', `/rest/v1/profiles?user_id=eq.${id}`, {
    as: shop.admin,
    body: { role: 'customer' },
  })
  expect(refusal(direct)).toBe(DENIED)
  await shop.rpc('set_role', { user_id: shop.otherAdmin.id, role: 'customer' }, shop.admin)
  const leave = await shop.rpc('delete_account', { confirmation: shop.admin.email }, shop.admin)
  expect(refusal(leave)).toBe('409 last_admin')
  await expect(shop.query('delete from auth.users where id = $1', [id])).rejects.toThrow('last_admin')
  expect(await roleOf(shop.admin)).toBe('admin')
  await shop.rpc('set_role', { user_id: shop.otherAdmin.id, role: 'admin' }, shop.admin)
})

test('9 an anonymous session is treated as an account', async () => {
  const signUp = await shop.send('POST', '/auth/v1/signup', {
    body: { data: { display_name: 'Owner', role: 'admin' } },
  })
  const { access_token: token, user } = signUp.body as { access_token: string; user: { id: string } }
  const guest = { id: user.id, email: '', token }
  const contact = { first_name: 'A', phone: '0612399999', address: '1 rue', city: 'Fez', country: 'morocco' }
  const order = () => ({
    idempotency_key: crypto.randomUUID(),
    items: [{ product_id: ids.bowl, quantity: 1 }],
    expected_total: 100,
    payment_method: 'cash_on_delivery',
    language: 'en',
    contact,
  })
  const placed = await shop.rpc('place_order', order(), guest)
  expect(placed.status, placed.text).toBe(200)

  // Also an account's own token is one of a guest while it has this claim.
  const claimed = {
    ...shop.customer,
    token: signToken({ sub: shop.customer.id, role: 'authenticated', is_anonymous: true }),
  }
  for (const caller of [guest, claimed]) {
    for (const [name, body] of [
      ['delete_account', { confirmation: shop.customer.email }],
      ['save_cart', { items: [] }],
      ['keep_orders', { token: 'x' }],
    ] as const) {
      const answer = await shop.rpc(name, body, caller)
      expect(refusal(answer), name).toBe(DENIED)
      expect(answer.text, name).toContain('sign_in_required')
    }
    for (const table of ['profiles', 'saved_carts', 'products', 'shop_settings', 'order_notes', 'invoices']) {
      const answer = await shop.send('GET', `/rest/v1/${table}?select=*`, { as: caller })
      expect(answer.body, table).toEqual([])
    }
    // Not all columns of a payment are for customers.
    const payments = await shop.send('GET', '/rest/v1/payments?select=id,amount', { as: caller })
    expect(payments.body).toEqual([])
    const renamed = await shop.send('PATCH', `/rest/v1/profiles?user_id=eq.${caller.id}`, {
      as: caller,
      body: { display_name: 'Owner' },
      headers: { prefer: 'return=representation' },
    })
    expect(renamed.body).toEqual([])
  }
  const own = await shop.send('GET', '/rest/v1/orders?select=order_number,user_id', { as: guest })
  expect(own.body).toEqual([
    { order_number: (placed.body as { order_number: string }).order_number, user_id: guest.id },
  ])
  await shop.query('update public.shop_settings set allow_guest_checkout = false')
  const closed = await shop.rpc('place_order', order(), guest)
  expect(refusal(closed)).toBe(DENIED)
  expect((await shop.send('POST', '/auth/v1/signup', { body: { data: {} } })).status).not.toBe(200)
  await shop.query('update public.shop_settings set allow_guest_checkout = true')
})

describe('14 an unlisted function is called', () => {
  test('each is executable by exactly the listed roles', async () => {
    const rows = await shop.query<{ schema: string; name: string; parameters: string[] }>(
      `select n.nspname as schema, p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as parameters
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
         and p.prorettype <> 'trigger'::regtype`,
    )
    expect(rows.length).toBeGreaterThan(60)
    for (const { schema, name, parameters } of rows) {
      const roles = functions[`${schema}.${name}`] ?? []
      const body = Object.fromEntries(parameters.map((parameter) => [parameter, null]))
      const visitor = await shop.rpc(name, body)
      const customer = await shop.rpc(name, body, shop.customer)
      if (schema === 'private') {
        // Functions with a wrapper of the same name are tested through the wrapper.
        if (!(`public.${name}` in functions))
          expect([visitor.status, customer.status], name).toEqual([404, 404])
        continue
      }
      const denied = [visitor, customer].map((answer) =>
        answer.text.includes('permission denied for function'),
      )
      expect(denied, name).toEqual([!roles.includes('anon'), !roles.includes('authenticated')])
    }
  })

  test('in another schema', async () => {
    for (const [schema, name] of [
      ['private', 'is_admin'],
      ['auth', 'uid'],
      ['storage', 'foldername'],
      ['pg_catalog', 'pg_sleep'],
    ] as const) {
      const answer = await shop.send('POST', `/rest/v1/rpc/${name}`, {
        as: shop.customer,
        body: {},
        headers: { 'content-profile': schema },
      })
      expect(refusal(answer), name).toBe('406 PGRST106')
    }
    expect(refusal(await shop.rpc('pg_sleep', { seconds: 10 }))).toBe('404 PGRST202')
  })

  test('with an invalid key or an unsigned token', async () => {
    const headers = (value: Record<string, string>) => shop.send('GET', '/rest/v1/orders', { headers: value })
    expect((await headers({ apikey: 'sb_secret_guessed' })).status).toBe(401)
    const [head, payload] = signToken({ sub: shop.admin.id, role: 'service_role' }).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const token of [`${head}.${payload}.x`, `${none}.${payload}.`, `${head}.${payload}`]) {
      expect((await headers({ authorization: `Bearer ${token}` })).status, token).toBe(401)
    }
    const expired = signToken({ sub: shop.admin.id, role: 'authenticated', exp: 1 })
    expect((await headers({ authorization: `Bearer ${expired}` })).status).toBe(401)
    expect(refusal(await headers({}))).toBe(DENIED_TO_VISITORS)
  })
})
