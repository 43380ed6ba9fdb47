import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { ids, openShop, people } from './fixtures.ts'

const order = ids.customerOrder
let db: TestDatabase
let token: string
let item: string
beforeAll(async () => {
  db = await openShop()
  await db.query(`update public.orders set status = 'delivered' where id = $1`, [order])
  const [row] = await db.query<{ token: string; item: string }>(
    `select o.tracking_token as token, i.id as item from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
    [order],
  )
  token = row!.token
  item = row!.item
})
afterAll(() => db.close())

/** The error's message, or what the function returned. */
async function call(session: Session, sql: string, parameters: readonly unknown[]) {
  const { rows, message } = await attempt<{ result: unknown }>(session, `select ${sql} as result`, parameters)
  return message ?? rows[0]?.result
}
const request = (session: Session, key: string = randomUUID()) =>
  call(session, `public.request_return($1, $2, $3::text::jsonb, 'damaged', 'refund', 'A chip')`, [
    token,
    key,
    JSON.stringify([{ item_id: item, quantity: 1 }]),
  ])
const cancel = (session: Session, id: string) =>
  call(session, 'public.cancel_return($1, $2, gen_random_uuid())', [token, id])
const forgetCalls = (owner: Session) => owner.query('delete from private.rate_limits')
/** Others have called so many times in this hour. */
const calledByOthers = (owner: Session, hits: number, bucket = 'returns') =>
  owner.query(
    `insert into private.rate_limits (bucket, subject, window_start, hits)
     values ($2, 'everyone', to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), $1::int)`,
    [String(hits), bucket],
  )

test('ten returns of one order are taken, withdrawn ones included, and their requests are answered again', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    const keys = Array.from({ length: 10 }, () => randomUUID())
    for (const key of keys) {
      await forgetCalls(owner)
      const made = (await request(owner, key)) as { id: string }
      expect(await cancel(owner, made.id)).toMatchObject({ state: 'cancelled' })
    }
    await forgetCalls(owner)
    expect(await request(owner)).toBe('too_many_returns')
    expect(await request(owner, keys[9])).toMatchObject({ state: 'cancelled' })
  }))

test('requests and withdrawals of returns have a limit for all callers together', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await calledByOthers(owner, 997)
    const withdrawn = (await request(owner)) as { id: string }
    expect(await cancel(owner, withdrawn.id)).toMatchObject({ state: 'cancelled' })
    const made = (await request(owner)) as { id: string }
    expect(await request(owner)).toBe('too_many_requests')
    expect(await cancel(owner, made.id)).toBe('too_many_requests')
  }))

test('repeated requests and withdrawals of returns are answered beyond the limit and count for nothing', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await calledByOthers(owner, 998)
    const key = randomUUID()
    const made = (await request(owner, key)) as { id: string }
    expect(await request(owner, key)).toEqual(made)
    const withdrawn = await cancel(owner, made.id)
    expect(withdrawn).toMatchObject({ id: made.id, state: 'cancelled' })
    expect(await cancel(owner, made.id)).toEqual(withdrawn)
    expect(await request(owner, key)).toEqual(withdrawn)
    expect(await request(owner)).toBe('too_many_requests')
  }))

test('a repeated review is answered beyond the limit and counts for nothing; a corrected one counts', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    await calledByOthers(owner, 998, 'reviews')
    const key = randomUUID()
    const write = (body: string) =>
      call(owner, `public.write_review($1, $2, $3, 5, $4, 'Salma')`, [token, key, item, body])
    const made = await write('Lovely')
    expect(made).toMatchObject({ state: 'pending' })
    expect(await write('Lovely')).toEqual(made)
    expect(await write('It broke')).toEqual(made)
    expect(await write('It broke')).toEqual(made)
    expect(await write('Lovely')).toBe('too_many_requests')
    expect(await call(owner, `public.change_review($1, $2, 5, 'Lovely', 'Salma')`, [token, item])).toBe(
      'too_many_requests',
    )
  }))

test('sessions of guests, which cost nothing, count as the address that they come from', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    const comeFrom = (address: string) =>
      owner.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify({ 'cf-connecting-ip': address }),
      ])
    const find = async (actor: Actor) => {
      const found = await actAs(
        owner,
        actor,
        (session) => call(session, `public.find_order('MCG-AAAAAAAA', '0600000000')`, []),
        'commit',
      )
      await owner.query(`select set_config('role', 'none', true)`)
      return found
    }
    const guests = Array.from({ length: 11 }, () => randomUUID())
    await owner.query('insert into auth.users (id, is_anonymous) select u, true from unnest($1::uuid[]) u', [
      guests,
    ])
    const callers = guests.map((userId, n) => ({
      ...{ role: 'authenticated' as const, userId },
      // The token of a hosted session says so, and the profile of any.
      claims: n % 2 === 0 ? { is_anonymous: true } : {},
    }))
    await comeFrom('203.0.113.9')
    for (const caller of callers.slice(1)) expect(await find(caller)).toBeNull()
    for (const caller of [...callers, { role: 'anon' as const }])
      expect(await find(caller)).toBe('too_many_requests')
    expect(await find({ role: 'authenticated', userId: people.customer })).toBeNull()
    await comeFrom('203.0.113.10')
    expect(await find(callers[0]!)).toBeNull()
  }))

test('a line is reviewed anew five times a day, since each review has a folder for photos', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    const write = () =>
      call(owner, `public.write_review($1, gen_random_uuid(), $2, 5, 'Lovely', 'Salma')`, [token, item])
    for (let n = 0; n < 5; n += 1) {
      expect(await write()).toMatchObject({ state: 'pending' })
      await call(owner, 'public.delete_review($1, $2)', [token, item])
    }
    expect(await write()).toBe('too_many_requests')
  }))
