import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { people, setOrderStatus } from './fixtures.ts'
import { asAdminOf, asOwner, byTransfer, openUnpaidShop, order, receive } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) => asAdminOf(db, work)

/** The order waits for its payment for so many minutes more, and online payments prolong that for so many. */
const waits = (session: Session, method: string, minutes: number, prolonged = minutes + 60) =>
  asOwner(
    session,
    `update public.orders set payment_method = $2::text::public.payment_method, created_at = now() - interval '30 days',
       payment_due_at = now() + make_interval(mins => $3), hold_prolonged_until = now() + make_interval(mins => $4) where id = $1`,
    [order, method, minutes, prolonged],
  )

const expire = (session: Session) => asOwner(session, 'select private.expire_unpaid_orders() as expired')

/** For how many minutes the order is held from now on. */
const held = async (session: Session) =>
  (
    await session.query<{ minutes: number }>(
      `select round(extract(epoch from payment_due_at - now()) / 60)::int as minutes from public.orders where id = $1`,
      [order],
    )
  )[0]?.minutes

const DAY = 24 * 60

describe('an expired order that is reopened', () => {
  test.each([
    ['bank_transfer', 5 * DAY],
    ['card', 30],
  ])('and is paid by %s holds its pieces anew', (method, minutes) =>
    asAdmin(async (session) => {
      await waits(session, method, 0)
      expect(await expire(session)).toEqual([{ expired: 1 }])
      await setOrderStatus(session, order, 'pending')
      expect(await held(session)).toBe(minutes)
      expect(await expire(session)).toEqual([{ expired: 0 }])
    }),
  )

  test('is still held while its buyer fills in the card', () =>
    asAdmin(async (session) => {
      await asOwner(session, 'update public.payment_methods set is_ready = true')
      await waits(session, 'card', 0)
      await expire(session)
      await setOrderStatus(session, order, 'pending')
      await asOwner(
        session,
        `select private.start_payment('cmi', o.payment_token, 'card', null) from public.orders o where o.id = $1`,
        [order],
      )
      expect(await held(session)).toBe(30)
    }))
})

test('a card begun on the last day of a transfer prolongs the hold', () =>
  asAdmin(async (session) => {
    await asOwner(session, 'update public.payment_methods set is_ready = true')
    await waits(session, 'bank_transfer', 2)
    await asOwner(
      session,
      `select private.start_payment('cmi', o.payment_token, 'card', null) from public.orders o where o.id = $1`,
      [order],
    )
    expect(await held(session)).toBe(30)
  }))

describe('an admin', () => {
  const extend = (session: Session, days: number) =>
    attempt<{ result: { payment_due_at: string } }>(
      session,
      `select public.extend_hold($1, (now() at time zone 'UTC')::date + $2::int) as result`,
      [order, days],
    )
  const decisions = (session: Session) =>
    session.query(
      `select held_until = private.start_of_day((now() at time zone 'UTC')::date + 8) as ends, actor
       from public.payment_decisions where order_id = $1`,
      [order],
    )

  test('extends a hold to the end of a day, once, and the history keeps who did', () =>
    asAdmin(async (session) => {
      await waits(session, 'bank_transfer', 10)
      expect((await extend(session, 7)).code).toBeUndefined()
      expect((await extend(session, 7)).code).toBeUndefined()
      await session.query('reset role')
      expect(await decisions(session)).toEqual([{ ends: true, actor: people.admin }])
      await session.query('set local role authenticated')
      expect(await extend(session, 6)).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    }))

  test.each([-1, 61])('cannot extend a hold by %i days', (days) =>
    asAdmin(async (session) => {
      await waits(session, 'bank_transfer', -2 * DAY)
      expect(await extend(session, days)).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    }),
  )

  test.each(['infinity', '-infinity'])('cannot extend a hold to %s', (day) =>
    asAdmin(async (session) => {
      await waits(session, 'bank_transfer', 10)
      expect(
        await attempt(session, 'select public.extend_hold($1, $2::text::date)', [order, day]),
      ).toMatchObject({ code: 'PT422', message: 'invalid_request' })
    }),
  )

  test('cannot extend the hold of an order that does not expire', () =>
    asAdmin(async (session) => {
      const refused = { code: 'PT409', message: 'no_hold' }
      expect(await extend(session, 7), 'paid at the door').toMatchObject(refused)
      await waits(session, 'bank_transfer', 10)
      await setOrderStatus(session, order, 'processing')
      expect(await extend(session, 7), 'in preparation').toMatchObject(refused)
      await setOrderStatus(session, order, 'cancelled')
      expect(await extend(session, 7), 'cancelled').toMatchObject(refused)
      await setOrderStatus(session, order, 'pending')
      await byTransfer(session)
      await receive(session, 1)
      expect(await extend(session, 7), 'paid in part').toMatchObject(refused)
    }))
})

describe('a transfer that is chosen instead of a card', () => {
  /** The minutes of the hold, and until when beginning an online payment prolongs it; null where it does not end. */
  const chosen = async (session: Session, minutes: number | null) => {
    await waits(session, 'card', minutes ?? 10)
    if (minutes === null)
      await asOwner(session, 'update public.orders set payment_due_at = null where id = $1', [order])
    const [given] = await asOwner<{ token: string }>(
      session,
      'select payment_token as token from public.orders where id = $1',
      [order],
    )
    expect((await attempt(session, 'select public.choose_transfer($1)', [given?.token])).code).toBeUndefined()
    return asOwner(
      session,
      `select payment_method, round(extract(epoch from payment_due_at - now()) / 60)::int as held,
         round(extract(epoch from hold_prolonged_until - now()) / 60)::int as prolonged from public.orders where id = $1`,
      [order],
    )
  }

  test.each([
    ['gets the time of a transfer', 10, 5 * DAY],
    ['keeps the longer hold that an admin gave', 12 * DAY, 12 * DAY],
  ])('%s', (_, minutes, held) =>
    asAdmin(async (session) => {
      await asOwner(session, 'update public.payment_methods set is_ready = true')
      expect(await chosen(session, minutes)).toEqual([
        { payment_method: 'bank_transfer', held, prolonged: held + 60 },
      ])
    }),
  )

  test('does not begin a hold that a chargeback has ended', () =>
    asAdmin(async (session) => {
      await asOwner(session, 'update public.payment_methods set is_ready = true')
      expect(await chosen(session, null)).toEqual([
        { payment_method: 'bank_transfer', held: null, prolonged: null },
      ])
      expect(await expire(session)).toEqual([{ expired: 0 }])
    }))
})

describe('maintenance', () => {
  const maintain = (session: Session, on: boolean) =>
    session.query('update public.shop_settings set maintenance_mode = $1', [on])

  test('pauses holds, and its time is added to them', () =>
    asAdmin(async (session) => {
      await waits(session, 'card', 20)
      await maintain(session, true)
      await asOwner(
        session,
        `update private.maintenance_pauses set started_at = now() - interval '45 minutes'`,
      )
      await asOwner(
        session,
        `update public.orders set payment_due_at = now() - interval '5 minutes' where id = $1`,
        [order],
      )
      expect(await expire(session)).toEqual([{ expired: 0 }])
      await maintain(session, false)
      expect(await held(session)).toBe(40)
      expect(await expire(session)).toEqual([{ expired: 0 }])
    }))

  test('does not revive what was overdue before', () =>
    asAdmin(async (session) => {
      await waits(session, 'card', -60)
      await maintain(session, true)
      await asOwner(
        session,
        `update private.maintenance_pauses set started_at = now() - interval '45 minutes'`,
      )
      await maintain(session, false)
      expect(await held(session)).toBe(-60)
      expect(await expire(session)).toEqual([{ expired: 1 }])
    }))
})
