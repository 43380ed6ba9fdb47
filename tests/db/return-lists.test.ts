import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

type Listed = { id: string; created_at: string }

test.each(['approved', 'cancelled'])('each of more returns than a page has is on one page: %s', (state) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    // Two at each moment.
    await owner.query(
      `insert into public.returns (order_id, key, wish, reason, state, created_at)
       select $1, gen_random_uuid(), 'refund', 'other', $2::text::public.return_state, now() - make_interval(hours => n / 2)
       from generate_series(1, 205) n`,
      [ids.customerOrder, state],
    )
    await actAs(owner, { role: 'authenticated', userId: people.admin }, async (session) => {
      const list = async (cursor: string | null) => {
        const { rows, message } = await attempt<{ list: { returns: Listed[] } }>(
          session,
          'select public.admin_returns($1::text::public.return_state, $2::text::jsonb) as list',
          [state, cursor],
        )
        return rows[0]?.list.returns ?? message
      }
      const pages: Listed[][] = []
      let last: Listed | undefined
      do {
        pages.push((await list(last === undefined ? null : JSON.stringify(last))) as Listed[])
        last = pages.at(-1)?.at(-1)
      } while (last !== undefined)
      expect(pages.map(({ length }) => length)).toEqual([100, 100, 5, 0])
      const listed = pages.flat()
      expect(new Set(listed.map(({ id }) => id)).size).toBe(205)
      const times = listed.map(({ created_at: at }) => Date.parse(at))
      const isOpen = state === 'approved'
      expect(times).toEqual(times.toSorted((one, other) => (isOpen ? one - other : other - one)))
      for (const cursor of ['{}', '[]', '{"id": "x", "created_at": "2026-01-01"}'])
        expect(await list(cursor)).toBe('invalid_request')
    })
  }),
)
