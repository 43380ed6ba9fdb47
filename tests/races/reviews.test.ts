import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase } from '../db/database.ts'
import { people } from '../db/fixtures.ts'
import { mutate, race } from './barrier.ts'
import { brokenInvariants } from './invariants.ts'
import { bowl, buyer, openShop, placed, request, unexpectedErrors } from './race-shop.ts'

const REVIEWS = 40
const RULE = 'the figures of reviews are those of the published ones'

type Line = { token: string; item: string; review: string; revision: number }
let db: TestDatabase
let lines: Line[]

/** Forty delivered bowls, each with a review: half of them are published, half wait. */
async function addReviews(shop: Session) {
  const orders: string[] = []
  for (let n = 0; n < REVIEWS; n += 1) orders.push(await placed(shop, buyer(n + 1), [bowl(1)], 100))
  await request(
    shop,
    people.admin,
    `select public.set_order_statuses($1::uuid[], array_fill('pending'::text, array[${REVIEWS}]), 'delivered') as answer`,
    [orders],
  )
  await shop.query(
    `insert into public.reviews (order_item_id, product_id, key, state, rating, body, display_name, language, published_at)
     select i.id, i.product_id, gen_random_uuid(), (case when n.n % 2 = 0 then 'published' else 'pending' end)::public.review_state,
       1 + n.n % 5, 'A bowl', 'A', 'en', case when n.n % 2 = 0 then now() end
     from unnest($1::uuid[]) with ordinality n (id, n) join public.order_items i on i.order_id = n.id`,
    [orders],
  )
}

beforeEach(async () => {
  db = await openShop('reviews', addReviews)
  lines = await db.query<Line>(
    `select o.tracking_token as token, i.id as item, r.id as review, r.revision from public.reviews r
     join public.order_items i on i.id = r.order_item_id join public.orders o on o.id = i.order_id order by r.state desc, r.id`,
  )
})
afterEach(() => db.close())

const publish = (line: Line) => (session: Session) =>
  request(session, people.admin, `select public.moderate_review($1, $2, 'published') as answer`, [
    line.review,
    line.revision,
  ])
const refuse = (line: Line) => (session: Session) =>
  request(session, people.otherAdmin, `select public.moderate_review($1, $2, 'refused', 'No') as answer`, [
    line.review,
    line.revision,
  ])
const change = (line: Line, user: string) => (session: Session) =>
  request(session, user, `select public.change_review($1, $2::uuid, 1, 'It broke', 'A') as answer`, [
    line.token,
    line.item,
  ])
const remove = (line: Line, user: string) => (session: Session) =>
  request(session, user, `select public.delete_review($1, $2::uuid) as answer`, [line.token, line.item])

/** Each review is published, refused, changed or deleted at the same moment. */
const storm = () =>
  race(
    db,
    // Every change of a review waits for this lock, after its checks.
    'lock table public.reviews in share mode',
    lines.map((line, n) => {
      const user = buyer(n + 1)
      return [publish(line), refuse(line), change(line, user), remove(line, user)][n % 4]!
    }),
  )

describe('forty reviews of one product change at once', () => {
  test('and average, histogram and total are right', async () => {
    const outcomes = await storm()
    expect(unexpectedErrors(outcomes)).toEqual([])
    const [figures] = await db.query<{ published: number }>(
      `select count(*)::int as published from public.reviews where state = 'published'`,
    )
    expect(figures!.published).toBeGreaterThan(5)
    expect(await brokenInvariants(db)).toEqual({})
  })

  test('mutant: without the lock of the product they are wrong', async () => {
    await mutate(db, 'private.refresh_review_stats', (sql) =>
      sql.replace(/perform pg_advisory_xact_lock\(hashtextextended\('review_stats:'[^;]*;/, ''),
    )
    await storm()
    expect(Object.keys(await brokenInvariants(db))).toContain(RULE)
  })
})

test('two admins decide about a review: one of them sees that it has changed', async () => {
  const line = lines[0]!
  const outcomes = await race(db, `select 1 from public.reviews where id = '${line.review}' for update`, [
    publish(line),
    refuse(line),
  ])
  expect(outcomes.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'edit_conflict'])
})

test('a line that is reviewed in two tabs has one review', async () => {
  const line = lines[0]!
  await remove(line, buyer(1))(db)
  const write = (session: Session) =>
    request(
      session,
      buyer(1),
      `select public.write_review($1, $2::uuid, $3::uuid, 5, 'Fine', 'A') as answer`,
      [line.token, randomUUID(), line.item],
    )
  const outcomes = await race(
    db,
    `select 1 from public.orders where tracking_token = '${line.token}' for update`,
    [write, write],
  )
  expect(outcomes.map(({ message }) => message ?? 'done').sort()).toEqual(['already_reviewed', 'done'])
})

test('twenty votes at once are counted once for each visitor', async () => {
  const review = lines.at(-1)!.review
  await db.query(`update public.reviews set state = 'published', published_at = now() where id = $1`, [
    review,
  ])
  const visitors = Array.from({ length: 10 }, () => randomUUID())
  const outcomes = await race(
    db,
    `select 1 from public.reviews where id = '${review}' for update`,
    [...visitors, ...visitors].map(
      (visitor) => (session: Session) =>
        request(session, buyer(1), `select public.vote_review($1, $2::uuid, true) as answer`, [
          review,
          visitor,
        ]),
    ),
  )
  expect(unexpectedErrors(outcomes)).toEqual([])
  const [counted] = await db.query(
    `select r.helpful_count, (select count(*)::int from private.review_votes v where v.review_id = r.id) as votes
     from public.reviews r where r.id = $1`,
    [review],
  )
  expect(counted).toEqual({ helpful_count: 10, votes: 10 })
})
