import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const admin = { role: 'authenticated', userId: people.admin } as const
const asAdmin = <T>(work: (session: Session) => Promise<T>) => actAs(db, admin, work)

/** The single value that a call returns. */
async function answer(session: Session, call: string): Promise<unknown> {
  const [row] = await session.query<{ answer: unknown }>(`select ${call} as answer`)
  return row?.answer
}

const refusal = async (session: Session, sql: string, parameters: readonly unknown[] = []) => {
  const { code, message } = await attempt(session, sql, parameters)
  return `${code} ${message}`
}

describe('the list of orders', () => {
  const numbers = async (session: Session, filters: string) =>
    (
      await session.query<{ order_number: string }>(
        `select order_number from public.admin_orders(${filters}) order by 1`,
      )
    ).map((row) => row.order_number)

  test('is found by the parcel and by the district', async () => {
    await actAs(db, { role: 'owner' }, async (owner) => {
      await owner.query(
        `update public.orders set tracking_number = 'LB 123-456 MA', district = 'Derb Omar' where id = $1`,
        [ids.customerOrder],
      )
      await actAs(owner, admin, async (session) => {
        for (const search of ['LB 123-456 MA', 'lb 123', 'derb omar'])
          expect(await numbers(session, `search => '${search}'`), search).toEqual(['MCG-AAAAAAAA'])
      })
    })
  })

  test('is filtered by courier and by what became of the delivery', async () => {
    await actAs(db, { role: 'owner' }, async (owner) => {
      await owner.query(
        `update public.orders set courier_id = (select id from public.couriers where position = 1), delivery_failure = 'refused',
           status = 'shipped' where id = $1`,
        [ids.customerOrder],
      )
      await owner.query(`update public.orders set delivery_failure = 'unreachable' where id = $1`, [
        ids.neighbourOrder,
      ])
      await actAs(owner, admin, async (session) => {
        const [one, two] = await session.query<{ id: string }>(
          `select id from public.couriers order by position`,
        )
        expect(await numbers(session, `courier => '${String(one?.id)}'`)).toEqual(['MCG-AAAAAAAA'])
        expect(await numbers(session, `courier => '${String(two?.id)}'`)).toEqual([])
        expect(await numbers(session, `delivery => 'refused'`)).toEqual(['MCG-AAAAAAAA'])
        expect(await numbers(session, `delivery => 'unreachable'`)).toEqual(['MCG-BBBBBBBB'])
        // Only a parcel that is still on its way comes back.
        expect(await numbers(session, `delivery => 'coming_back'`)).toEqual(['MCG-AAAAAAAA'])
        expect(await numbers(session, `delivery => 'on_the_way'`)).toEqual([])
        expect(await answer(session, 'public.admin_order_counts()')).toEqual({
          pending: 1,
          shipped: 1,
          coming_back: 1,
        })
        expect(await refusal(session, `select * from public.admin_orders(delivery => 'lost')`)).toBe(
          'PT422 invalid_request',
        )
      })
    })
  })

  test('says what has come in and gone back, until when the order is held, and how many proofs there are', async () => {
    await asAdmin(async (session) => {
      const [row] = await session.query(
        `select a.paid_amount = o.paid_amount and a.refunded_amount = o.refunded_amount as sums,
           a.payment_due_at is not distinct from o.payment_due_at as held, a.proof_count::integer
         from public.admin_orders(search => 'mcg-aaaaaaaa') a join public.orders o using (id)`,
      )
      expect(row).toEqual({ sums: true, held: true, proof_count: 1 })
    })
  })

  test('says since when an order has its status', async () => {
    await asAdmin(async (session) => {
      expect(
        await session.query(`select status_at = (select max(h.created_at) from public.order_status_history h where h.order_id = o.id) as right
          from public.admin_orders(search => 'mcg-aaaaaaaa') o`),
      ).toEqual([{ right: true }])
    })
  })
})

describe('views of lists', () => {
  const save = (session: Session, name: string) =>
    refusal(session, `insert into public.admin_views (list, name, query) values ('orders', $1, 'q=x')`, [
      name,
    ])

  test('each admin sees, saves and deletes their own', async () => {
    const saved = (session: Session) => session.query(`select name from public.admin_views order by name`)
    await asAdmin(async (session) => {
      expect(await saved(session)).toEqual([{ name: 'Fez' }])
      await session.query(
        `insert into public.admin_views (list, name, query) values ('orders', 'Late', 'sort=oldest')`,
      )
      expect(await saved(session)).toEqual([{ name: 'Fez' }, { name: 'Late' }])
      expect(
        await refusal(
          session,
          `insert into public.admin_views (user_id, list, name, query) values ('${people.otherAdmin}', 'orders', 'Theirs', 'q=x')`,
        ),
      ).toMatch(/^42501/)
      expect((await session.run(`delete from public.admin_views where name <> 'Fez'`)).count).toBe(1)
      expect(await saved(session)).toEqual([{ name: 'Fez' }])
    })
  })

  test.each([
    ['a name twice', 'Fez', '23505'],
    ['no name', '', '23514'],
    ['spaces around it', ' Fez', '23514'],
    ['a long name', 'x'.repeat(41), '23514'],
    ['a control character', 'a\u0007b', '23514'],
  ])('%s is refused', async (_, name, code) => {
    await asAdmin(async (session) => {
      expect(await save(session, name)).toMatch(new RegExp(`^${code}`))
    })
  })

  test('there are at most twenty of a list', async () => {
    await asAdmin(async (session) => {
      await session.query(
        `insert into public.admin_views (list, name, query) select 'orders', 'View ' || n, 'q=x' from generate_series(1, 19) n`,
      )
      expect(await save(session, 'One more')).toBe('PT422 too_many_views')
    })
  })
})

test('badges count what waits now', async () => {
  await actAs(db, { role: 'owner' }, async (owner) => {
    const badges = () =>
      actAs(owner, admin, (session) => answer(session, `public.admin_badges() - 'newest_order'`))
    expect(
      await actAs(owner, admin, (session) =>
        session.query(
          `select (public.admin_badges() ->> 'newest_order')::timestamptz = max(created_at) as right from public.orders`,
        ),
      ),
    ).toEqual([{ right: true }])
    expect(await badges()).toEqual({ to_confirm: 2, to_pack: 0, returns: 1, reviews: 0, messages: 1 })
    // A call that is due later is not counted, nor is an order that is paid before it is prepared.
    await owner.query(`update public.orders set next_call_at = now() + interval '2 hours' where id = $1`, [
      ids.customerOrder,
    ])
    await owner.query(`update public.orders set payment_method = 'card' where id = $1`, [ids.neighbourOrder])
    await owner.query(`update public.contact_messages set read_at = now()`)
    expect(await badges()).toEqual({ to_confirm: 0, to_pack: 0, returns: 1, reviews: 0, messages: 0 })
    await owner.query(`update public.orders set status = 'processing' where id = $1`, [ids.customerOrder])
    await owner.query(`update public.returns set state = 'approved'`)
    expect(await badges()).toEqual({ to_confirm: 0, to_pack: 1, returns: 0, reviews: 0, messages: 0 })
  })
})
