import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { money, openUnpaidShop, order } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

/** The owner of the tables, whom no grant and no policy stops. */
const asOwner = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)

const STATES = ['pending', 'succeeded', 'failed'] as const
type State = (typeof STATES)[number]

/** Records a payment of the order in this state, and returns its id. */
async function recorded(session: Session, state: State): Promise<string> {
  const record = async (outcome: State) => {
    const [row] = await session.query<{ id: string }>(
      `select (private.record_payment($1, 'charge', 'cmi', 'card-1', $2::text::public.payment_state, 100, '{}')).id as id`,
      [order, outcome],
    )
    return row?.id ?? ''
  }
  const id = await record(state === 'failed' ? 'pending' : state)
  return state === 'failed' ? record('failed') : id
}

const update = (session: Session, id: string, to: State) =>
  attempt(
    session,
    `update public.payments set state = $2::text::public.payment_state,
       settled_at = case when $2 = 'succeeded' then now() end, received_on = case when $2 = 'succeeded' then current_date end
     where id = $1`,
    [id, to],
  )

const insert = (session: Session, state: State) =>
  attempt(
    session,
    `insert into public.payments (order_id, provider, amount, provider_reference, state, settled_at, received_on)
     values ($1, 'cash', 100, 'by hand', $2::text::public.payment_state,
       case when $2 = 'succeeded' then now() end, case when $2 = 'succeeded' then current_date end)`,
    [order, state],
  )

const enter = (session: Session, id: string, to: State) =>
  attempt(
    session,
    `select private.enter_payment(p, $2::text::public.payment_state, '{}') from public.payments p where p.id = $1`,
    [id, to],
  )

const events = (session: Session, id: string) =>
  session.query('select from_state, to_state from public.payment_events where payment_id = $1 order by id', [
    id,
  ])

describe('the owner of the tables', () => {
  test.each(STATES)('does not add a payment that is %s without its event', (state) =>
    asOwner(async (session) => {
      expect(await insert(session, state)).toMatchObject({ code: 'P0001' })
    }),
  )

  test.each(STATES.flatMap((from) => STATES.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'does not move a payment from %s to %s without its event',
    (from, to) =>
      asOwner(async (session) => {
        const id = await recorded(session, from)
        expect(await update(session, id, to)).toMatchObject({ code: 'P0001' })
      }),
  )

  test('does not use the event of another step', () =>
    asOwner(async (session) => {
      const id = await recorded(session, 'pending')
      await session.query(
        `insert into public.payment_events (payment_id, from_state, to_state) values ($1, 'failed', 'succeeded')`,
        [id],
      )
      expect(await update(session, id, 'succeeded')).toMatchObject({ code: 'P0001' })
    }))

  test.each([
    ['of a state that its payment does not have', `select id from public.payments`],
    ['of a payment that does not exist', `select gen_random_uuid() as id`],
  ])('does not keep an event %s', (_, payment) =>
    asOwner(async (session) => {
      await recorded(session, 'pending')
      await session.query('set constraints all immediate')
      const added = await attempt(
        session,
        `insert into public.payment_events (payment_id, from_state, to_state)
         select p.id, 'pending', 'succeeded' from (${payment}) p`,
      )
      expect(added.code).toMatch(/^(P0001|23503)$/)
    }),
  )
})

describe('the way into the ledger', () => {
  test.each([
    ['pending', 'succeeded'],
    ['pending', 'failed'],
    ['failed', 'succeeded'],
  ] as const)('moves a payment from %s to %s with its event', (from, to) =>
    asOwner(async (session) => {
      const id = await recorded(session, from)
      expect((await enter(session, id, to)).code).toBeUndefined()
      expect((await events(session, id)).at(-1)).toEqual({ from_state: from, to_state: to })
      expect(await money(session)).toMatchObject({ paid: to === 'succeeded' ? 100 : 0 })
      await session.query('set constraints all immediate')
    }),
  )

  test.each([
    ['pending', 'pending'],
    ['failed', 'pending'],
    ['failed', 'failed'],
    ['succeeded', 'pending'],
    ['succeeded', 'failed'],
    ['succeeded', 'succeeded'],
  ] as const)('refuses to move a payment from %s to %s', (from, to) =>
    asOwner(async (session) => {
      const id = await recorded(session, from)
      const before = await events(session, id)
      expect((await enter(session, id, to)).code).toMatch(/^(P0001|23505)$/)
      expect(await events(session, id)).toEqual(before)
    }),
  )

  test('refuses a payment that begins as failed', () =>
    asOwner(async (session) => {
      expect(
        await attempt(
          session,
          `select private.record_payment($1, 'charge', 'cmi', 'card-1', 'failed', 100, '{}')`,
          [order],
        ),
      ).toMatchObject({ code: 'P0001' })
    }))
})
