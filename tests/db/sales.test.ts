import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query('delete from public.sales')
})
afterAll(() => db.close())

const admin: Actor = { role: 'authenticated', userId: people.admin }
const asOwner = (work: (session: Session) => Promise<void>) => actAs(db, { role: 'owner' }, work)

/** Acts as an account inside the owner's transaction and keeps what was done. */
async function commitAs<T>(
  session: Session,
  actor: Actor,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const result = await actAs(session, actor, work, 'commit')
  await session.query(
    `select set_config('role', 'none', true), set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)`,
  )
  return result
}

type Plan = {
  id?: string
  name?: string
  percent?: number | null
  /** In hours from now. */
  starts?: number
  ends?: number
  keys?: string[] | null
  products?: string[] | null
  baseline?: string | null
}

/** Plans a sale; returns its id, or why it was refused. */
async function plan(session: Session, given: Plan = {}, actor = admin): Promise<string> {
  const id = given.id ?? randomUUID()
  const { percent = 20, starts = -1, ends = 24, keys = null, products = null, baseline = null } = given
  return commitAs(session, actor, async (inside) => {
    const { message, detail } = await attempt(
      inside,
      `select public.save_sale($1, $2, $3::text::integer, now() + make_interval(hours => $4::text::integer),
           now() + make_interval(hours => $5::text::integer), $6::text[], $7::text[]::uuid[], $8::text::timestamptz)`,
      [
        id,
        given.name ?? 'Summer sale',
        percent === null ? null : String(percent),
        String(starts),
        String(ends),
        keys,
        products,
        baseline,
      ],
    )
    return message === undefined ? id : [message, detail].filter(Boolean).join(' ')
  })
}

const call = (session: Session, name: 'end_sale' | 'delete_sale', id: string, actor: Actor = admin) =>
  commitAs(
    session,
    actor,
    async (inside) => (await attempt(inside, `select public.${name}($1)`, [id])).message,
  )

const apply = async (session: Session, max = 500) =>
  (await session.query<{ count: number }>('select private.apply_sales($1) as count', [max]))[0]?.count

/** Lets the period of a sale be over. */
const pass = (session: Session, id: string) =>
  session.query(
    `update public.sales set starts_at = now() - interval '2 days', ends_at = now() - interval '1 minute' where id = $1`,
    [id],
  )

const prices = async (session: Session) =>
  Object.fromEntries(
    (
      await session.query<{ name: string; price: number; before: number | null }>(
        `select name_en as name, price::float as price, compare_at_price::float as before from public.products`,
      )
    ).map(({ name, price, before }) => [name, [price, before]]),
  )
const outcomes = async (session: Session, id: string) =>
  Object.fromEntries(
    (
      await session.query<{ name: string; outcome: string }>(
        `select p.name_en as name, s.outcome from public.sale_products s join public.products p on p.id = s.product_id
         where s.sale_id = $1`,
        [id],
      )
    ).map(({ name, outcome }) => [name, outcome]),
  )
const sale = async (session: Session, id: string) =>
  (
    await session.query<{ begun: boolean; ended: boolean; updated_at: string }>(
      `select begun_at is not null as begun, ended_at is not null as ended, updated_at::text from public.sales where id = $1`,
      [id],
    )
  )[0]
const listed = (session: Session, id: string) =>
  actAs(session, admin, async (inside) => {
    const [row] = await inside.query<{ sales: Record<string, unknown>[] }>(
      'select public.admin_sales() as sales',
    )
    return row?.sales.find((each) => each.id === id)
  })

const FULL = {
  'Painted bowl': [100, null],
  'Leather pouf': [400, null],
  'Secret vase': [300, null],
  'Tea glass': [20, null],
}

describe('a sale', () => {
  test('lowers prices when its time has come, and restores them when it is over', () =>
    asOwner(async (session) => {
      await session.query(`update public.products set price = 99.50 where id = $1`, [ids.bowl])
      const id = await plan(session, { percent: 15 })
      expect(await listed(session, id)).toMatchObject({ products: 3, skipped: 0, changed: 0, begun_at: null })
      expect(await apply(session)).toBe(3)
      const reduced = {
        'Painted bowl': [85, 99.5],
        'Leather pouf': [340, 400],
        // A draft was never sold at its price.
        'Secret vase': [300, null],
        'Tea glass': [17, 20],
      }
      expect(await prices(session)).toEqual(reduced)
      expect(await listed(session, id)).toMatchObject({ products: 3, skipped: 0, ended_at: null })

      // Again changes nothing.
      expect(await apply(session)).toBe(0)
      expect(await prices(session)).toEqual(reduced)

      await pass(session, id)
      expect(await apply(session)).toBe(3)
      expect(await prices(session)).toEqual({ ...FULL, 'Painted bowl': [99.5, null] })
      expect(await sale(session, id)).toMatchObject({ begun: true, ended: true })
      expect(await apply(session)).toBe(0)
    }))

  test('is of some categories, or of some products', () =>
    asOwner(async (session) => {
      await plan(session, { percent: 50, keys: ['poufs'] })
      const chosen = await plan(session, { percent: 10, products: [ids.bowl, ids.hidden] })
      await apply(session)
      expect(await prices(session)).toEqual({
        ...FULL,
        'Leather pouf': [200, 400],
        'Painted bowl': [90, 100],
      })
      expect(await outcomes(session, chosen)).toEqual({
        'Painted bowl': 'reduced',
        'Secret vase': 'unpublished',
      })
      expect(await listed(session, chosen)).toMatchObject({ products: 1, skipped: 1 })
    }))

  test('does not begin before its time, and not at all when the time is over', () =>
    asOwner(async (session) => {
      const later = await plan(session, { starts: 1 })
      const missed = await plan(session)
      await pass(session, missed)
      expect(await apply(session)).toBe(0)
      expect(await prices(session)).toEqual(FULL)
      expect(await sale(session, later)).toMatchObject({ begun: false, ended: false })
      expect(await sale(session, missed)).toMatchObject({ begun: false, ended: true })
      expect(await call(session, 'delete_sale', missed)).toBeUndefined()
    }))

  test('leaves a price alone that was changed meanwhile, and says so', () =>
    asOwner(async (session) => {
      const id = await plan(session, { keys: ['pottery'] })
      await apply(session)
      await session.query('update public.products set price = 70 where id = $1', [ids.bowl])
      // Kept at the price of the sale, without what it cost before.
      await session.query('update public.products set compare_at_price = null where id = $1', [ids.glass])
      await pass(session, id)
      await apply(session)
      expect(await prices(session)).toEqual({
        ...FULL,
        'Painted bowl': [70, 100],
        'Tea glass': [16, null],
      })
      expect(await outcomes(session, id)).toEqual({ 'Painted bowl': 'changed', 'Tea glass': 'changed' })
      expect(await listed(session, id)).toMatchObject({ products: 2, changed: 2 })
    }))

  test('skips what is reduced already, and what would cost too little', () =>
    asOwner(async (session) => {
      await session.query('update public.products set price = 80, compare_at_price = 100 where id = $1', [
        ids.bowl,
      ])
      await session.query('update public.products set price = 1 where id = $1', [ids.glass])
      // The blue pouf would cost 40 - 100 DH.
      await session.query('update public.product_variations set price_adjustment = -100 where id = $1', [
        ids.blue,
      ])
      const id = await plan(session, { percent: 90 })
      const before = await prices(session)
      expect(await apply(session)).toBe(3)
      expect(await prices(session)).toEqual(before)
      expect(await outcomes(session, id)).toEqual({
        'Painted bowl': 'on_offer',
        'Tea glass': 'too_cheap',
        'Leather pouf': 'too_cheap',
      })
      expect(await listed(session, id)).toMatchObject({ products: 0, skipped: 3 })
      await pass(session, id)
      await apply(session)
      expect(await prices(session)).toEqual(before)
    }))

  test('keeps the adjustments of variations, and moves the price of the cheapest combination', () =>
    asOwner(async (session) => {
      await plan(session, { percent: 50, keys: ['poufs'] })
      await apply(session)
      expect(
        await session.query(
          `select from_price::float as lowest, (select array_agg(v.price_adjustment::float order by 1)
             from public.product_variations v where v.product_id = f.product_id) as adjustments
           from public.product_from_prices f where f.product_id = $1`,
          [ids.pouf],
        ),
      ).toEqual([{ lowest: 180, adjustments: expect.arrayContaining([-20, 0, 50]) as number[] }])
    }))

  test('does not take a product from a sale that began first', () =>
    asOwner(async (session) => {
      const second = await plan(session, { percent: 50, starts: -1, keys: ['pottery'] })
      const first = await plan(session, { percent: 10, starts: -2, products: [ids.bowl] })
      await apply(session)
      expect(await prices(session)).toMatchObject({ 'Painted bowl': [90, 100], 'Tea glass': [10, 20] })
      expect(await outcomes(session, second)).toEqual({
        'Painted bowl': 'other_sale',
        'Tea glass': 'reduced',
      })
      await pass(session, first)
      await apply(session)
      await pass(session, second)
      await apply(session)
      expect(await prices(session)).toEqual(FULL)
    }))

  test('begins on a product in the minute in which another sale ends', () =>
    asOwner(async (session) => {
      const first = await plan(session, { percent: 10, keys: ['pottery'] })
      await apply(session)
      await pass(session, first)
      await plan(session, { percent: 50, keys: ['pottery'] })
      // One product in each run.
      expect([await apply(session, 1), await apply(session, 1)]).toEqual([1, 1])
      expect(await apply(session, 1)).toBe(0)
      expect(await prices(session)).toMatchObject({ 'Painted bowl': [50, 100], 'Tea glass': [10, 20] })
    }))

  test('of many products is applied in several runs, and ends after the last', () =>
    asOwner(async (session) => {
      const id = await plan(session)
      expect(await apply(session, 2)).toBe(2)
      expect(Object.values(await outcomes(session, id)).sort()).toEqual(['reduced', 'reduced', 'waiting'])
      // Ended before the third.
      expect(await call(session, 'end_sale', id)).toBeUndefined()
      expect(await apply(session, 1)).toBe(1)
      expect(await sale(session, id)).toMatchObject({ ended: false })
      expect(await apply(session, 1)).toBe(1)
      expect(await sale(session, id)).toMatchObject({ ended: true })
      expect(await prices(session)).toEqual(FULL)
      expect(Object.values(await outcomes(session, id))).toEqual(['restored', 'restored'])
    }))

  test('goes on without a product that is deleted', () =>
    asOwner(async (session) => {
      const id = await plan(session, { products: [ids.glass, ids.pouf] })
      await apply(session)
      await session.query('delete from public.products where id = $1', [ids.glass])
      await pass(session, id)
      await apply(session)
      expect(await outcomes(session, id)).toEqual({ 'Leather pouf': 'restored' })
    }))
})

describe('admins', () => {
  test('end a running sale early, once', () =>
    asOwner(async (session) => {
      const id = await plan(session)
      expect(await call(session, 'end_sale', id)).toBe('edit_conflict')
      await apply(session)
      expect(await call(session, 'delete_sale', id)).toBe('edit_conflict')
      expect(await call(session, 'end_sale', id)).toBeUndefined()
      expect(await call(session, 'end_sale', id), 'pressed twice').toBeUndefined()
      await apply(session)
      expect(await prices(session)).toEqual(FULL)
      expect(await sale(session, id)).toMatchObject({ ended: true })
      expect(await call(session, 'end_sale', id)).toBeUndefined()
      expect(await call(session, 'end_sale', randomUUID())).toBe('not_found')
    }))

  test('change and delete a sale that has not begun', () =>
    asOwner(async (session) => {
      const id = await plan(session, { starts: 2 })
      const baseline = (await sale(session, id))?.updated_at ?? ''
      expect(await plan(session, { id, starts: 2 }), 'sent again').toBe(id)
      expect(await plan(session, { id, percent: 30 }), 'the id of another sale').toBe('edit_conflict')
      expect(await plan(session, { id, percent: 30, starts: 2, baseline })).toBe(id)
      expect(await plan(session, { id, percent: 40, baseline: '2026-01-01T00:00:00Z' })).toBe('edit_conflict')
      expect(await plan(session, { baseline })).toBe('not_found')
      expect(await listed(session, id)).toMatchObject({ percent: 30 })
      await session.query(`update public.sales set starts_at = now() - interval '1 hour' where id = $1`, [id])
      await apply(session)
      const current = (await sale(session, id))?.updated_at ?? ''
      expect(await plan(session, { id, percent: 50, baseline: current })).toBe('edit_conflict')

      const other = await plan(session, { starts: 2 })
      expect(await call(session, 'delete_sale', other)).toBeUndefined()
      expect(await call(session, 'delete_sale', other)).toBe('not_found')
    }))

  test.each<[Plan, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'a\u202eb' }, 'name'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 91 }, 'percent'],
    [{ percent: null }, 'percent'],
    [{ ends: 0 }, 'ends_at'],
    [{ starts: 3, ends: 2 }, 'ends_at'],
    [{ ends: 24 * 400 }, 'ends_at'],
    [{ keys: [] }, 'category_keys'],
    [{ keys: ['nothing'] }, 'category_keys'],
    [{ products: [] }, 'product_ids'],
    [{ products: [randomUUID()] }, 'product_ids'],
    [{ keys: ['pottery'], products: [ids.bowl] }, 'product_ids'],
  ])('are told what is wrong with %j: %s', (given, field) =>
    asOwner(async (session) => {
      expect(await plan(session, given)).toBe(`invalid_request {"field": "${field}"}`)
    }),
  )

  test('leave a trace in the audit log; the job leaves its own in the sale', () =>
    asOwner(async (session) => {
      await session.query('alter table public.audit_log disable trigger audit_log_append_only')
      await session.query('delete from public.audit_log')
      const id = await plan(session)
      await apply(session)
      await call(session, 'end_sale', id)
      const deleted = await plan(session, { starts: 1 })
      await call(session, 'delete_sale', deleted)
      expect(
        await session.query(
          `select action, actor, row_id from public.audit_log where table_name in ('sales', 'products') order by id`,
        ),
      ).toEqual([
        { action: 'insert', actor: people.admin, row_id: id },
        { action: 'update', actor: people.admin, row_id: id },
        { action: 'insert', actor: people.admin, row_id: deleted },
        { action: 'delete', actor: people.admin, row_id: deleted },
      ])
    }))
})

test.each<[string, Actor, string]>([
  ['a customer', { role: 'authenticated', userId: people.customer }, 'admin_required'],
  [
    'a guest',
    { role: 'authenticated', userId: people.neighbour, claims: { is_anonymous: true } },
    'admin_required',
  ],
  ['a visitor', { role: 'anon' }, 'permission denied'],
])('%s neither plans, ends, deletes nor sees sales', (_who, actor, refusal) =>
  asOwner(async (session) => {
    const planned = await plan(session)
    const running = await plan(session)
    await session.query('update public.sales set begun_at = now() where id = $1', [running])
    expect(await plan(session, {}, actor)).toContain(refusal)
    expect(await call(session, 'end_sale', running, actor)).toContain(refusal)
    expect(await call(session, 'delete_sale', planned, actor)).toContain(refusal)
    await actAs(session, actor, async (inside) => {
      expect((await attempt(inside, 'select public.admin_sales()')).message).toContain(refusal)
      expect((await attempt(inside, 'select private.apply_sales()')).message).toContain('permission denied')
      for (const table of ['sales', 'sale_products'])
        expect((await attempt(inside, `select * from public.${table}`)).count).toBe(0)
    })
  }),
)
