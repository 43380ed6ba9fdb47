import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { people, setOrderStatus } from './fixtures.ts'
import { openUnpaidShop } from './order-money.ts'
import { asOwner, asPerson, money, order, report, started, toFrance } from './provider-requests.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
  await db.query(`update public.payment_methods set is_ready = true`)
  await db.query(`update public.currency_rates set rate = 10 where currency = 'EUR'`)
})
afterAll(() => db.close())

const asFunction = (work: (session: Session) => Promise<void>) => actAs(db, { role: 'service_role' }, work)

/** The order is paid by PayPal: 10 EUR for 100 DH. */
async function pay(session: Session) {
  await toFrance(session)
  const { reference } = await started(session, 'paypal', 'EUR')
  return () =>
    report(session, { provider: 'paypal', reference, amount: 10, currency: 'EUR', charge: 'CAPTURE' })
}
const paid = async (session: Session) => {
  await (
    await pay(session)
  )()
}

/** The provider's time: minutes after the dispute was opened, an hour ago. */
const OPENED = Date.now() - 3_600_000
const after = (minutes: number) => new Date(OPENED + minutes * 60_000).toISOString()

type Dispute = {
  minutes?: number
  amount?: number
  currency?: string
  reference?: string
  by?: string | null
}
async function dispute(session: Session, outcome: 'open' | 'won' | 'lost', given: Dispute = {}) {
  const { rows, message } = await attempt<{ result: string }>(
    session,
    `select public.report_dispute('paypal', 'CAPTURE', $1, $2, $3::numeric, $4, $5::timestamptz, $6::timestamptz,
       $7::timestamptz) ->> 'result' as result`,
    [
      given.reference ?? 'PP-D-7',
      outcome,
      given.amount ?? 10,
      given.currency ?? 'EUR',
      after(0),
      after(given.minutes ?? 0),
      given.by === undefined ? '2026-12-01T00:00:00Z' : given.by,
    ],
  )
  return rows[0]?.result ?? message
}

async function capture(session: Session, reference: string, amount: number, isChargeback: boolean) {
  const { rows, message } = await attempt<{ result: string }>(
    session,
    `select public.report_refund('paypal', 'CAPTURE', $1, 'succeeded', $2::numeric, 'EUR', '{"by": "webhook"}', $3) ->> 'result' as result`,
    [reference, amount, isChargeback],
  )
  return rows[0]?.result ?? message
}

const held = async (session: Session) =>
  (
    await asOwner<{ held: number }>(
      session,
      'select disputed_amount::float as held from public.orders where id = $1',
      [order],
    )
  )[0]?.held
const ship = async (session: Session) => {
  const { rows } = await asPerson(session, people.admin, () => setOrderStatus(session, order, 'shipped'))
  const [change] = (rows[0]?.report ?? []) as { code: string | null }[]
  return change?.code
}
const entries = (session: Session) =>
  asOwner(
    session,
    `select kind, provider_reference as reference, amount::float, charged_amount::float as charged from public.payments
     where state = 'succeeded' order by created_at, kind, provider_reference`,
  )
const notes = (session: Session) =>
  asOwner<{ reason: string; open: boolean }>(
    session,
    'select reason, resolved_at is null as open from public.payment_differences order by id',
  )

describe('a dispute that was opened', () => {
  test('holds the money back, so that the order is not sent, and the shop is told once', () =>
    asFunction(async (session) => {
      await paid(session)
      expect(await dispute(session, 'open')).toBe('recorded')
      expect(await dispute(session, 'open')).toBe('unchanged')
      expect(await dispute(session, 'open', { minutes: 5 })).toBe('recorded')
      expect(await held(session)).toBe(100)
      expect(await ship(session)).toBe('unpaid')
      expect(await money(session)).toMatchObject({ payment_status: 'paid', due: 0, toRefund: 0 })
      expect(await notes(session)).toEqual([{ reason: 'dispute', open: true }])
    }))

  test.each([
    ['a part', { amount: 4 }, 40],
    ['more than was paid', { amount: 12 }, 100],
    ['another currency', { amount: 4, currency: 'USD' }, 100],
  ])('of %s holds back what is left of the charge at most', (_, given, amount) =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open', given)
      expect(await held(session)).toBe(amount)
      await capture(session, 'R-1', 8, false)
      expect(await held(session)).toBe(20)
    }),
  )

  test('holds back less when a part is to go back by the provider', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open')
      await asPerson(session, people.admin, () =>
        session.query(
          `select public.refund_order($1, 'paypal', 'back-1', 40, 'a chip', other_amount => true)`,
          [order],
        ),
      )
      expect(await held(session)).toBe(60)
    }))

  test('before the shop knew the provider’s name of the charge holds it back when that is reported', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const { reference } = await started(session, 'paypal', 'EUR')
      // The admin has seen it at PayPal and booked it.
      await asPerson(session, people.admin, () =>
        session.query(`select public.record_payment($1, 'paypal', $2, 100, current_date)`, [
          order,
          reference,
        ]),
      )
      await dispute(session, 'open')
      expect(await held(session)).toBe(0)
      expect(
        await report(session, {
          provider: 'paypal',
          reference,
          amount: 10,
          currency: 'EUR',
          charge: 'CAPTURE',
        }),
      ).toBe('unchanged')
      expect(await entries(session)).toHaveLength(1)
      expect(await held(session)).toBe(100)
    }))

  test('before its payment is reported holds that back when it is', () =>
    asFunction(async (session) => {
      const reportPayment = await pay(session)
      await dispute(session, 'open')
      expect(await held(session)).toBe(0)
      await reportPayment()
      expect(await held(session)).toBe(100)
      await dispute(session, 'won', { minutes: 1 })
      expect(await notes(session)).toMatchObject([{ reason: 'dispute' }, { reason: 'dispute_won' }])
    }))

  test.each([
    { outcome: 'later' },
    { amount: 0 },
    { currency: 'eur' },
    { reference: '' },
    { opened_at: null },
  ])('is refused with %o', (wrong) =>
    asFunction(async (session) => {
      const given = {
        ...{ provider: 'paypal', charge_id: 'CAPTURE', reference: 'PP-D-7', outcome: 'open', amount: 1 },
        ...{ currency: 'EUR', opened_at: after(0), changed_at: after(0), ...wrong },
      }
      const { message } = await attempt(
        session,
        `select public.report_dispute(${Object.keys(given)
          .map((name, index) => `${name} => $${index + 1}`)
          .join(', ')})`,
        Object.values(given),
      )
      expect(message).toBe('invalid_request')
    }),
  )
})

describe('a dispute that was won', () => {
  test('releases the money; what is reported of an earlier time changes nothing', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open')
      expect(await dispute(session, 'won', { minutes: 9 })).toBe('recorded')
      expect(await dispute(session, 'won', { minutes: 9 })).toBe('unchanged')
      expect(await dispute(session, 'open', { minutes: 4 })).toBe('unchanged')
      expect(await held(session)).toBe(0)
      expect(await notes(session)).toEqual([
        { reason: 'dispute', open: false },
        { reason: 'dispute_won', open: true },
      ])
      expect(await ship(session)).toBeNull()
    }))

  test('and reopened holds it back again', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'won', { minutes: 9 })
      expect(await notes(session)).toEqual([])
      await dispute(session, 'open', { minutes: 12 })
      expect(await held(session)).toBe(100)
      expect(await notes(session)).toEqual([{ reason: 'dispute', open: true }])
    }))

  test('brings back what was taken meanwhile, once and without a mail to the customer', () =>
    asFunction(async (session) => {
      await paid(session)
      await asOwner(session, 'delete from public.email_outbox')
      await dispute(session, 'open')
      await capture(session, 'REVERSAL', 10, true)
      expect(await money(session)).toMatchObject({ paid: 0, due: 100 })
      expect(await held(session)).toBe(0)
      for (const result of ['recorded', 'unchanged'])
        expect(await dispute(session, 'won', { minutes: 9 })).toBe(result)
      expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
      expect(await entries(session)).toContainEqual({
        ...{ kind: 'charge', reference: 'PP-D-7', amount: 100, charged: 10 },
      })
      expect(
        await asOwner(
          session,
          `select kind from public.email_outbox where kind in ('payment', 'order_status')`,
        ),
      ).toEqual([])
      expect(await ship(session)).toBeNull()
    }))

  test('brings back money that the shop cannot ask PayPal to refund, and can record when it was refunded there', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open')
      await capture(session, 'REVERSAL', 10, true)
      await dispute(session, 'won', { minutes: 9 })
      await asPerson(session, people.admin, async () => {
        const charges = await session.query<{ id: string; asked: boolean }>(
          `select id, has_charge_id as asked from public.payments where kind = 'charge' order by created_at, has_charge_id desc`,
        )
        expect(charges.map(({ asked }) => asked)).toEqual([true, false])
        expect(
          await attempt(session, `select public.refund_order($1, 'paypal', 'back-1', 40, 'a chip')`, [order]),
        ).toMatchObject({ message: 'refund_too_large' })
        await session.query(
          `select public.record_provider_refund($1, 'R-9', 40, current_date - 1, 'a chip')`,
          [charges[1]?.id],
        )
      })
      // PayPal reports it of the capture.
      expect(await capture(session, 'R-9', 4, false)).toBe('unchanged')
      expect(await money(session)).toMatchObject({ payment_status: 'partially_refunded', paid: 100 })
    }))
})

describe('a dispute that was lost', () => {
  const TAKEN = { kind: 'reversal', reference: 'PP-D-7', amount: 100, charged: 10 }

  test('is a chargeback, once, also when its opening comes afterwards', () =>
    asFunction(async (session) => {
      await paid(session)
      expect(await dispute(session, 'lost', { minutes: 9 })).toBe('chargeback')
      expect(await dispute(session, 'lost', { minutes: 9 })).toBe('unchanged')
      expect(await dispute(session, 'open')).toBe('unchanged')
      expect(await dispute(session, 'lost', { minutes: 10 })).toBe('recorded')
      expect(await entries(session)).toMatchObject([{ kind: 'charge' }, TAKEN])
      expect(await money(session)).toMatchObject({ paid: 0, due: 100 })
      expect(await held(session)).toBe(0)
      expect(await ship(session)).toBe('unpaid')
      expect(await notes(session)).toEqual([{ reason: 'chargeback', open: true }])
    }))

  test.each([
    ['a reversal of the charge', true],
    ['a refund of the charge', false],
  ])('is the same money as %s that is reported before or after it', (_, isChargeback) =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open', { amount: 4 })
      await capture(session, 'R-1', 4, isChargeback)
      expect(await dispute(session, 'lost', { amount: 4, minutes: 9 })).toBe('recorded')
      expect(await capture(session, 'R-1', 4, isChargeback)).toBe('unchanged')
      expect((await entries(session)).length).toBe(2)
      const other = { reference: 'PP-D-8', amount: 3 }
      await dispute(session, 'lost', other)
      const before = await entries(session)
      expect(await capture(session, 'R-2', 3, isChargeback)).toBe(isChargeback ? 'reversed' : 'unchanged')
      expect(await entries(session)).toEqual(before)
    }),
  )

  test('is told of the charge too, once: what goes back beside it is noted', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open')
      expect(await dispute(session, 'lost', { minutes: 9 })).toBe('chargeback')
      for (const result of ['unchanged', 'unchanged'])
        expect(await capture(session, 'R-1', 10, true)).toBe(result)
      expect(await notes(session)).toEqual([
        { reason: 'dispute', open: false },
        { reason: 'chargeback', open: true },
      ])
      expect(await capture(session, 'R-2', 10, true)).toBe('reversed')
    }))

  test('after an appeal was won brings the money back', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'lost', { minutes: 9 })
      await dispute(session, 'open', { minutes: 20 })
      expect(await held(session)).toBe(0)
      await dispute(session, 'won', { minutes: 30 })
      expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
    }))

  test('of money that went back by transfer is noted for an admin', () =>
    asFunction(async (session) => {
      await paid(session)
      await asPerson(session, people.admin, () =>
        attempt(session, `select public.refund_order($1, 'transfer', 'back', 100, 'a chip')`, [order]),
      )
      expect(await dispute(session, 'lost', { minutes: 9 })).toBe('reversed')
      expect(await notes(session)).toEqual([{ reason: 'reversed', open: true }])
    }))

  test('of a charge that is not in the ledger is noted for an admin', () =>
    asFunction(async (session) => {
      expect(await dispute(session, 'open')).toBe('recorded')
      expect(await dispute(session, 'lost', { minutes: 9 })).toBe('unknown_reference')
      expect(await notes(session)).toEqual([
        { reason: 'dispute', open: false },
        { reason: 'unknown_reference', open: true },
      ])
    }))
})

describe('the shop', () => {
  const mails = (session: Session) =>
    asOwner(
      session,
      `select recipient, language, payload #>> '{notice,reason}' as reason, payload #>> '{notice,order_number}' as "order",
         (payload #>> '{notice,amount}')::float as amount, payload #>> '{notice,respond_by}' is not null as deadline
       from public.email_outbox where kind = 'shop_payment' order by id`,
    )
  const deadlines = (session: Session) =>
    asOwner(
      session,
      `select resolved_at is null as open, resolved_by is null as "by itself", (detail ->> 'respond_by')::timestamptz = $1::timestamptz as "by then"
       from public.payment_differences where reason = 'dispute' order by id`,
      ['2027-01-09T00:00:00Z'],
    )

  test.each([
    ['none', null],
    ['a far one', '2027-03-01T00:00:00Z'],
  ])('is told of a deadline where there was %s, also when it has looked at the dispute', (_, before) =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open', { by: before })
      await asPerson(session, people.admin, () =>
        session.query(
          `select public.resolve_payment_difference((select id from public.payment_differences where reason = 'dispute'))`,
        ),
      )
      // The same again, and without a date, is no news.
      for (const [minutes, by] of [
        [5, before],
        [6, null],
      ] as const)
        await dispute(session, 'open', { minutes, by })
      expect(await waiting(session)).toBe(0)
      for (const minutes of [7, 7, 9]) await dispute(session, 'open', { minutes, by: '2027-01-09T00:00:00Z' })
      expect(await waiting(session)).toBe(1)
      expect(await deadlines(session)).toMatchObject([{ open: false }, { open: true, 'by then': true }])
      expect(await mails(session)).toHaveLength(2)
    }),
  )

  test('is told of a new deadline while it has not looked: the earlier note is done with', () =>
    asFunction(async (session) => {
      await paid(session)
      await dispute(session, 'open')
      await dispute(session, 'open', { minutes: 5, by: '2027-01-09T00:00:00Z' })
      expect(await deadlines(session)).toMatchObject([
        { open: false, 'by itself': true },
        { open: true, 'by then': true },
      ])
      expect(await mails(session)).toHaveLength(2)
      // Late reports of an earlier state change nothing.
      await dispute(session, 'open', { minutes: 3, by: '2027-02-01T00:00:00Z' })
      expect(await waiting(session)).toBe(1)
      expect(await mails(session)).toHaveLength(2)
    }))

  const waiting = async (session: Session) =>
    asPerson(session, people.admin, async () => {
      const [row] = await session.query<{ n: number }>(
        `select (public.admin_overview() ->> 'differences')::int as n`,
      )
      return row?.n
    })

  test('gets a mail in its own language for each step of a dispute, and a count of what is open', () =>
    asFunction(async (session) => {
      await asOwner(session, `update public.profiles set language = 'ar' where role = 'admin'`)
      await paid(session)
      for (const minutes of [0, 0, 5]) await dispute(session, 'open', { minutes })
      expect(await waiting(session)).toBe(1)
      for (const minutes of [9, 9]) await dispute(session, 'lost', { minutes })
      const to = { recipient: 'salam@mcg.example', language: 'ar', order: 'MCG-AAAAAAAA', amount: 10 }
      expect(await mails(session)).toEqual([
        { ...to, reason: 'dispute', deadline: true },
        { ...to, reason: 'chargeback', deadline: true },
      ])
      expect(await waiting(session)).toBe(1)
    }))

  test('gets a mail about another amount, and about money of which it knows no order', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const { reference } = await started(session, 'paypal', 'EUR')
      const given = { provider: 'paypal', amount: 7, currency: 'EUR', charge: 'CAPTURE' }
      await report(session, { ...given, reference })
      await report(session, { ...given, reference })
      const unknown = { ...given, charge: 'OTHER', reference: 'MCG-ZZZZZZZZ-1' }
      await report(session, unknown)
      await report(session, unknown)
      expect(await mails(session)).toMatchObject([
        { reason: 'other_amount', order: 'MCG-AAAAAAAA', amount: 7, deadline: false },
        { reason: 'unknown_reference', order: null },
      ])
    }))

  test('gets none when it has turned its mails off', () =>
    asFunction(async (session) => {
      await asOwner(session, 'update public.shop_settings set email_notifications = false')
      await paid(session)
      await dispute(session, 'open')
      expect(await mails(session)).toEqual([])
      expect(await waiting(session)).toBe(1)
    }))
})

test('the credit note of a chargeback states its cause, and how the money went back', () =>
  asFunction(async (session) => {
    await paid(session)
    // At the end of each request.
    await asOwner(session, 'set constraints all immediate')
    await asOwner(session, 'set constraints all deferred')
    await dispute(session, 'lost', { minutes: 9 })
    await asOwner(session, 'set constraints all immediate')
    expect(
      await asOwner(
        session,
        `select content ->> 'cause' as cause, content #>> '{payments,0,way}' as way, (content #>> '{payments,0,amount}')::float as amount,
           payment_id from public.invoices where kind = 'credit_note'`,
      ),
    ).toEqual([{ cause: 'chargeback', way: 'paypal', amount: 100, payment_id: null }])
  }))

test('a document names the money that stayed, not a charge that was taken back', () =>
  asFunction(async (session) => {
    await paid(session)
    await dispute(session, 'open')
    await dispute(session, 'lost', { minutes: 9 })
    await dispute(session, 'open', { minutes: 20 })
    await dispute(session, 'won', { minutes: 30 })
    await asOwner(session, 'set constraints all immediate')
    const [row] = await asOwner<{ payments: unknown[] }>(
      session,
      `select content -> 'payments' as payments from public.invoices where kind = 'invoice' order by issued_at desc limit 1`,
    )
    expect(row?.payments).toMatchObject([{ way: 'paypal', amount: 100, reference: 'PP-D-7' }])
  }))

test('a charge that is contested twice holds back no more than is left of it', () =>
  asFunction(async (session) => {
    await paid(session)
    await dispute(session, 'open', { reference: 'PP-D-1', amount: 10 })
    await dispute(session, 'open', { reference: 'PP-D-2', amount: 4 })
    const [row] = await session.query<{ disputed_amount: string; paid_amount: string }>(
      `select disputed_amount, paid_amount from public.orders where disputed_amount > 0`,
    )
    expect(row?.disputed_amount).toBe(row?.paid_amount)
  }))
