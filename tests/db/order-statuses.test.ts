import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** The report of a change of orders that were seen with these statuses, or the error. */
async function set(
  session: Session,
  seen: Readonly<Record<string, string>>,
  status: string,
  reason: string | null = null,
) {
  const { rows, code, message } = await attempt<{ report: object[] }>(
    session,
    `select public.set_order_statuses($1::uuid[], $2::text[], $3::text::public.order_status,
       $4::text::public.cancellation_reason) as report`,
    [Object.keys(seen), Object.values(seen), status, reason],
  )
  return code === undefined ? rows[0]!.report : `${code} ${message}`
}

const one = ids.customerOrder
const other = ids.neighbourOrder
const statuses = (session: Session) =>
  session.query(`select status from public.orders where id in ($1, $2) order by id`, [one, other])
const mails = (session: Session) =>
  session.query<{ status: string; waits: number }>(
    `select payload ->> 'status' as status, extract(epoch from next_attempt_at - now())::int as waits
     from public.email_outbox where order_id = $1 and kind = 'order_status' order by id`,
    [one],
  )
/** Sends what is due, as the Edge Function does, a number of seconds from now. */
async function send(session: Session, seconds: number): Promise<void> {
  await session.query('reset role')
  await session.query(
    `update public.email_outbox set next_attempt_at = next_attempt_at - make_interval(secs => $1)`,
    [seconds],
  )
  await session.query(`select public.record_email_result(m.id) from public.claim_emails(100) m`)
  await session.query('set local role authenticated')
}

describe('a status that changed after it was seen', () => {
  test('is not overwritten, and the other orders are changed', () =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'customer_request')
      expect(await set(session, { [one]: 'pending', [other]: 'pending' }, 'shipped')).toMatchObject([
        { id: one, from_status: 'cancelled', code: 'status_changed' },
        { id: other, from_status: 'pending', code: null },
      ])
      expect(await statuses(session)).toEqual([{ status: 'cancelled' }, { status: 'shipped' }])
    }))

  test('cannot be overwritten by a direct update either', () =>
    asAdmin(async (session) => {
      expect(
        await attempt(session, `update public.orders set status = 'shipped' where id = $1`, [one]),
      ).toMatchObject({ code: '42501' })
    }))

  test('must be named for each order', () =>
    asAdmin(async (session) => {
      const { message } = await attempt(
        session,
        `select public.set_order_statuses(array[$1, $2]::uuid[], '{pending}', 'shipped')`,
        [one, other],
      )
      expect(message).toBe('invalid_request')
    }))
})

describe('cancelling', () => {
  test('needs a reason, and no other status takes one', () =>
    asAdmin(async (session) => {
      expect(await set(session, { [one]: 'pending' }, 'cancelled')).toBe('PT422 invalid_request')
      expect(await set(session, { [one]: 'pending' }, 'shipped', 'other')).toBe('PT422 invalid_request')
    }))

  test('stores the reason in the history, for the customer too', () =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'unreachable')
      const reasons = (reader: Session) =>
        reader.query(
          `select to_status, reason from public.order_status_history where order_id = $1 order by id`,
          [one],
        )
      const expected = [
        { to_status: 'pending', reason: null },
        { to_status: 'cancelled', reason: 'unreachable' },
      ]
      expect(await reasons(session)).toEqual(expected)
      await session.query('reset role')
      await actAs(session, { role: 'authenticated', userId: people.customer }, async (customer) => {
        expect(await reasons(customer)).toEqual(expected)
      })
    }))

  test('by the customer has the customer’s reason', () =>
    actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
      await session.query(`select public.cancel_order($1::uuid)`, [one])
      expect(
        await session.query(
          `select reason from public.order_status_history where order_id = $1 and to_status = 'cancelled'`,
          [one],
        ),
      ).toEqual([{ reason: 'customer_request' }])
    }))
})

describe('the mail about a cancellation', () => {
  test('is not due before the time to undo is over', () =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'processing')
      await set(session, { [one]: 'processing' }, 'cancelled', 'other')
      expect(await mails(session)).toEqual([
        { status: 'processing', waits: 0 },
        { status: 'cancelled', waits: 15 },
      ])
      await send(session, 0)
      await session.query('reset role')
      expect(
        await session.query(
          `select payload ->> 'status' as status from public.email_outbox where order_id = $1 and sent_at is null`,
          [one],
        ),
      ).toEqual([{ status: 'cancelled' }])
    }))

  test('is withdrawn when the cancellation is undone, and nothing else is mailed', () =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'other')
      expect(await set(session, { [one]: 'cancelled' }, 'pending')).toMatchObject([{ code: null }])
      expect(await mails(session)).toEqual([])
    }))

  test('is replaced by the mail about another status', () =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'other')
      await set(session, { [one]: 'cancelled' }, 'shipped')
      expect(await mails(session)).toEqual([{ status: 'shipped', waits: 0 }])
    }))

  test.each([
    ['whose attempt failed does not arrive after the reopening', 'null', ['pending']],
    ['that is just being sent stays', `now() + interval '15 minutes'`, ['cancelled', 'pending']],
  ])('%s', (_it, until, said) =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'other')
      await session.query('reset role')
      await session.query(
        `update public.email_outbox set attempts = 1, claimed_until = ${until} where order_id = $1`,
        [one],
      )
      await session.query('set local role authenticated')
      await set(session, { [one]: 'cancelled' }, 'pending')
      expect((await mails(session)).map(({ status }) => status)).toEqual(said)
    }),
  )

  test.each([
    [
      'was given up',
      `attempts = 16, failed_at = now(), last_error = 'mailbox full'`,
      'retry_failed_emails()',
    ],
    ['got no answer', 'attempts = 1', 'retry_email(m.id)'],
  ])('that %s and is sent again may have arrived: the reopening is mailed', (_it, tried, retry) =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'other')
      await session.query('reset role')
      await session.query(`update public.email_outbox set ${tried} where order_id = $1`, [one])
      await session.query('set local role authenticated')
      await session.query(`select public.${retry} from public.email_outbox m where m.order_id = $1`, [one])
      await set(session, { [one]: 'cancelled' }, 'pending')
      expect((await mails(session)).map(({ status }) => status)).toEqual(['pending'])
    }),
  )

  test('is followed by one about the reopening once it was sent', () =>
    asAdmin(async (session) => {
      await set(session, { [one]: 'pending' }, 'cancelled', 'other')
      await send(session, 15)
      await set(session, { [one]: 'cancelled' }, 'pending')
      expect((await mails(session)).map(({ status }) => status)).toEqual(['cancelled', 'pending'])
    }))
})
