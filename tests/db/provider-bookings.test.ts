import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { ids, people, setOrderStatus } from './fixtures.ts'
import { openUnpaidShop } from './order-money.ts'
import { asOwner, asPerson, money, order, report, started, toFrance } from './provider-requests.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
  await db.query(`update public.orders set payment_method = 'card'`)
  await db.query(`update public.payment_methods set is_ready = true`)
  await db.query(`update public.currency_rates set rate = 10 where currency = 'EUR'`)
})
afterAll(() => db.close())

/** The providers' functions, which hold the secret key. */
const asFunction = (work: (session: Session) => Promise<void>) => actAs(db, { role: 'service_role' }, work)
const asAdmin = <T>(session: Session, work: () => Promise<T>) => asPerson(session, people.admin, work)

type Fields = Readonly<Record<string, unknown>>
/** The code of a refusal, or undefined when an admin's booking was done. */
async function call(session: Session, name: string, fields: Fields): Promise<string | undefined> {
  const { message } = await asAdmin(session, () => attempt(session, ...rpc(name, fields)))
  return message
}
const rpc = (name: string, fields: Fields): [string, unknown[]] => [
  `select public.${name}(${Object.keys(fields)
    .map((field, index) => `${field} => $${index + 1}`)
    .join(', ')})`,
  Object.values(fields),
]
const day = '2026-10-20'
const receive = (
  session: Session,
  reference: string,
  amount = 100,
  provider = 'cmi',
  target: string = order,
) => call(session, 'record_payment', { order_id: target, provider, reference, amount, received_on: day })

const ledger = (session: Session) =>
  asOwner(
    session,
    `select kind, state, amount::float, charged_amount::float as charged, provider_charge_id as charge, received_on::text as day
     from public.payments where order_id = $1 and state <> 'failed' order by settled_at, kind`,
    [order],
  )
const chargeId = async (session: Session) =>
  (
    await asOwner<{ id: string }>(
      session,
      `select id from public.payments where kind = 'charge' and state = 'succeeded' order by created_at desc limit 1`,
    )
  )[0]?.id
const differences = (session: Session) =>
  asOwner<{ id: string; reason: string }>(
    session,
    `select id, reason from public.payment_differences where resolved_at is null order by id`,
  )
const reasons = async (session: Session) => (await differences(session)).map(({ reason }) => reason)

type Refund = { reference: string; amount?: number; currency?: string; charge?: string; outcome?: string }
async function refunded(session: Session, given: Refund, isChargeback = false) {
  const { rows, message } = await attempt<{ result: string }>(
    session,
    `select public.report_refund($1::text::public.payment_provider, $2, $3, $4::text::public.payment_state, $5::numeric, $6,
       $7::text::jsonb, $8) ->> 'result' as result`,
    [
      given.currency === 'MAD' ? 'cmi' : 'paypal',
      given.charge ?? 'CAPTURE',
      given.reference,
      given.outcome ?? 'succeeded',
      given.amount ?? 10,
      given.currency ?? 'EUR',
      JSON.stringify({ by: 'webhook', refund_id: given.reference }),
      isChargeback,
    ],
  )
  return rows[0]?.result ?? message
}
const chargedBack = (session: Session, given: Refund) => refunded(session, given, true)

/** The order is paid by PayPal: 10 EUR for 100 DH. */
async function paidByPayPal(session: Session) {
  await toFrance(session)
  const { reference } = await started(session, 'paypal', 'EUR')
  await report(session, { provider: 'paypal', reference, amount: 10, currency: 'EUR', charge: 'CAPTURE' })
  return reference
}

describe('money that the provider shows and did not report', () => {
  test.each([
    ['the provider’s reference', 'T-77', 'T-77'],
    ['the shop’s reference', 'MCG-AAAAAAAA-1', null],
  ])('is booked by %s, and a report that comes late is the same payment', (_, reference, charge) =>
    asFunction(async (session) => {
      await started(session)
      expect(await receive(session, reference)).toBeUndefined()
      const booked = [{ kind: 'charge', state: 'succeeded', amount: 100, charged: null, charge, day }]
      expect(await ledger(session)).toEqual(booked)
      expect(await receive(session, reference)).toBeUndefined()
      expect(await report(session, { reference: 'MCG-AAAAAAAA-1', charge: 'T-77' })).toBe('unchanged')
      expect(await ledger(session)).toEqual([{ ...booked[0], charge: 'T-77' }])
      expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
      expect(await report(session, { reference: 'MCG-AAAAAAAA-1', charge: 'T-78' })).toBe('second_charge')
      expect(await reasons(session)).toEqual(['second_charge'])
    }),
  )

  test('is one payment also when it was of an earlier attempt, which is reported later', () =>
    asFunction(async (session) => {
      await started(session)
      await started(session)
      await receive(session, 'T-1')
      expect(await report(session, { reference: 'MCG-AAAAAAAA-1', charge: 'T-1' })).toBe('unchanged')
      expect(await report(session, { reference: 'MCG-AAAAAAAA-2', charge: 'T-1' })).toBe('unchanged')
      expect(await money(session)).toMatchObject({ paid: 100 })
    }))

  test('of PayPal keeps the currency that was charged, so that PayPal can give it back', () =>
    asFunction(async (session) => {
      await toFrance(session)
      await started(session, 'paypal', 'EUR')
      expect(await receive(session, 'CAPTURE', 50, 'paypal')).toBeUndefined()
      expect(await ledger(session)).toEqual([
        { kind: 'charge', state: 'succeeded', amount: 50, charged: 5, charge: 'CAPTURE', day },
      ])
      expect(
        await call(session, 'refund_order', {
          order_id: order,
          provider: 'paypal',
          reference: 'back',
          amount: 50,
          reason: 'a chip',
        }),
      ).toBeUndefined()
    }))

  test('is refused without a payment that was begun, for another order, and beside what is booked', () =>
    asFunction(async (session) => {
      expect(await receive(session, 'T-1')).toBe('invalid_request')
      await started(session)
      expect(await receive(session, 'MCG-AAAAAAAA-1', 100, 'cmi', ids.neighbourOrder)).toBe(
        'payment_mismatch',
      )
      await receive(session, 'T-1')
      expect(await receive(session, 'T-1', 99)).toBe('payment_mismatch')
      expect(await receive(session, 'T-2')).toBe('invalid_request')
    }))
})

describe('a refund that was made at the provider', () => {
  const record = async (session: Session, fields: Fields) =>
    call(session, 'record_provider_refund', {
      payment_id: await chargeId(session),
      received_on: day,
      reason: 'a chip on the rim',
      ...fields,
    })

  test('is recorded without asking the provider, and its webhook is the same refund', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      expect(await record(session, { reference: 'R-1', amount: 40 })).toBeUndefined()
      expect(await record(session, { reference: 'R-1', amount: 40 })).toBeUndefined()
      expect(await record(session, { reference: 'R-1', amount: 41 })).toBe('payment_mismatch')
      expect(await refunded(session, { reference: 'R-1', amount: 4 })).toBe('unchanged')
      expect(await ledger(session)).toMatchObject([
        { kind: 'charge', amount: 100, charged: 10 },
        { kind: 'refund', amount: 40, charged: 4, charge: 'R-1', day },
      ])
      expect(await session.query(`select public.claim_payments('paypal', 10) as work`)).toEqual([
        { work: [] },
      ])
      expect(await record(session, { reference: 'R-2', amount: 61 })).toBe('refund_too_large')
      expect(await record(session, { reference: 'R-2', amount: 60 })).toBeUndefined()
      expect(await money(session)).toMatchObject({ payment_status: 'refunded', underWay: 0 })
    }))

  test('ends one that the shop ordered and PayPal reports by the same id', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      await call(session, 'refund_order', {
        order_id: order,
        provider: 'paypal',
        reference: 'own',
        amount: 40,
        reason: 'a chip',
      })
      await record(session, { reference: 'R-1', amount: 40 })
      const own = await attempt<{ result: string }>(
        session,
        `select public.report_refund('paypal', 'CAPTURE', 'own', 'succeeded', 4, 'EUR', '{"refund_id": "R-1"}') ->> 'result' as result`,
      )
      expect(own.rows).toEqual([{ result: 'unchanged' }])
      expect(await money(session)).toMatchObject({ payment_status: 'partially_refunded', underWay: 0 })
    }))

  test('of a card is a part of its charge in whichever form it is recorded, and not recorded in both', () =>
    asFunction(async (session) => {
      await started(session)
      await report(session, { reference: 'MCG-AAAAAAAA-1', charge: 'T-1' })
      const byHand = { order_id: order, provider: 'cmi', reference: 'back', amount: 40, reason: 'a chip' }
      await call(session, 'refund_order', byHand)
      expect(
        await asOwner(session, `select refund_of from public.payments where kind = 'refund' and amount = 40`),
      ).toEqual([{ refund_of: await chargeId(session) }])
      const seen = { seen_paid: 100, seen_refunded: 0 }
      expect(await record(session, { reference: 'CMI-9', amount: 40, ...seen })).toBe('edit_conflict')
      expect(await money(session)).toMatchObject({ payment_status: 'partially_refunded' })
      // Sent again after its answer was lost.
      const rest = { reference: 'CMI-10', amount: 60, ...seen, seen_refunded: 40 }
      expect(await record(session, rest)).toBeUndefined()
      expect(await record(session, rest)).toBeUndefined()
      expect(await money(session)).toMatchObject({ payment_status: 'refunded' })
    }))

  test('is refused for cash, without a reason, and to customers', () =>
    asFunction(async (session) => {
      await receive(session, 'counter', 50, 'cash')
      expect(await record(session, { reference: 'R-1', amount: 40 })).toBe('invalid_request')
      await paidByPayPal(session)
      expect(await record(session, { reference: 'R-1', amount: 40, reason: ' ' })).toBe('invalid_request')
      const [statement, values] = rpc('record_provider_refund', {
        payment_id: await chargeId(session),
        reference: 'R-1',
        amount: 40,
        received_on: day,
      })
      expect(
        await asPerson(session, people.customer, () => attempt(session, statement, values)),
      ).toMatchObject({ code: '42501' })
    }))

  test('is recorded when PayPal reports it, each of two equal ones, to the last cent', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      for (const reference of ['R-1', 'R-2', 'R-1'])
        expect(await refunded(session, { reference, amount: 3.33 })).toMatch(/^(recorded|unchanged)$/)
      expect(await refunded(session, { reference: 'R-3', amount: 3.34 })).toBe('recorded')
      expect(
        await asOwner(
          session,
          `select sum(amount)::float as amount, sum(charged_amount)::float as charged, count(*)::int, count(refund_of)::int as of
           from public.payments where kind = 'refund'`,
        ),
      ).toEqual([{ amount: 100, charged: 10, count: 3, of: 3 }])
      expect(await reasons(session)).toEqual([])
    }))

  test.each([
    ['more than is left', { amount: 10.01 }],
    ['another currency', { currency: 'USD' }],
    ['no amount', { amount: 0 }],
  ])('is kept for an admin with %s', (_, other) =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      expect(await refunded(session, { reference: 'R-1', ...other })).toBe('reversed')
      expect(await reasons(session)).toEqual(['reversed'])
      expect(await money(session)).toMatchObject({ payment_status: 'paid' })
    }),
  )
})

describe('a chargeback', () => {
  test('takes the charge back by an entry of now; the order is due again and is not shipped', () =>
    asFunction(async (session) => {
      const reference = await paidByPayPal(session)
      await asOwner(session, `update public.orders set payment_due_at = now() where id = $1`, [order])
      expect(await chargedBack(session, { reference: 'D-1' })).toBe('chargeback')
      expect(await chargedBack(session, { reference: 'D-1' })).toBe('unchanged')
      expect(await reasons(session)).toEqual(['chargeback'])
      expect(
        await asOwner(
          session,
          `select p.amount::float, p.charged_amount::float as charged, p.settled_at = now() as today, e.detail ->> 'reason' as reason
           from public.payments p join public.payment_events e on e.payment_id = p.id where p.kind = 'reversal'`,
        ),
      ).toEqual([{ amount: 100, charged: 10, today: true, reason: 'chargeback' }])
      expect(await money(session)).toMatchObject({ paid: 0, due: 100 })
      // What PayPal repeats of the capture is not another payment.
      expect(
        await report(session, {
          provider: 'paypal',
          reference,
          amount: 10,
          currency: 'EUR',
          charge: 'CAPTURE',
        }),
      ).toBe('unchanged')
      await asOwner(session, 'select private.expire_unpaid_orders()')
      expect(await money(session)).toMatchObject({ status: 'pending', paid: 0 })
      const shipped = await asAdmin(session, () => setOrderStatus(session, order, 'shipped'))
      expect(shipped.rows[0]?.report).toMatchObject([{ code: 'unpaid' }])
    }))

  test('takes what refunds have left of the charge, and no more', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      await refunded(session, { reference: 'R-1', amount: 4 })
      expect(await chargedBack(session, { reference: 'D-1', amount: 10 })).toBe('reversed')
      expect(await chargedBack(session, { reference: 'D-1', amount: 6 })).toBe('chargeback')
      expect(await money(session)).toMatchObject({ paid: 40, due: 60 })
    }))

  test('after a refund by transfer is kept for an admin: the ledger gives back no more than it has', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      await call(session, 'refund_order', {
        order_id: order,
        provider: 'transfer',
        reference: 'back',
        amount: 100,
        reason: 'a chip',
      })
      expect(await chargedBack(session, { reference: 'D-1' })).toBe('reversed')
      expect(await money(session)).toMatchObject({ payment_status: 'refunded' })
    }))

  test('of a card is recorded by an admin, once', () =>
    asFunction(async (session) => {
      await started(session)
      await report(session, { reference: 'MCG-AAAAAAAA-1', charge: 'T-1' })
      const payment = await chargeId(session)
      const record = (reference: string) =>
        call(session, 'record_provider_refund', {
          payment_id: payment,
          reference,
          amount: 100,
          received_on: day,
          is_chargeback: true,
        })
      expect(await record('letter 7')).toBeUndefined()
      expect(await record('letter 7')).toBeUndefined()
      expect(await record('letter 8')).toMatch(/^(refund_too_large|payment_mismatch)$/)
      expect(await money(session)).toMatchObject({ paid: 0, due: 100 })
      expect(await reasons(session)).toEqual([])
    }))
})

describe('a difference', () => {
  const book = async (session: Session, kind: string, fields: Fields = {}) => {
    const [difference] = await differences(session)
    return call(session, 'book_payment_difference', {
      difference_id: difference?.id,
      kind,
      amount: 100,
      received_on: day,
      ...fields,
    })
  }

  test('of the amount that PayPal captured stands in the ledger, and is not queried again', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const { reference } = await started(session, 'paypal', 'EUR')
      const paid = () =>
        report(session, { provider: 'paypal', reference, amount: 7.5, currency: 'EUR', charge: 'CAPTURE' })
      expect(await paid()).toBe('other_amount')
      expect(await paid()).toBe('unchanged')
      expect(await ledger(session)).toMatchObject([
        { kind: 'charge', state: 'succeeded', amount: 75, charged: 7.5, charge: 'CAPTURE' },
      ])
      expect(await money(session)).toMatchObject({ paid: 75, due: 25 })
      expect(await asOwner(session, 'select next_attempt_at as next from public.payments')).toEqual([
        { next: null },
      ])
      expect(await reasons(session)).toEqual(['other_amount'])
      expect(await book(session, 'charge')).toBe('invalid_request')
    }))

  test('of another amount by card is booked when the bank captured it', () =>
    asFunction(async (session) => {
      await started(session)
      await report(session, { reference: 'MCG-AAAAAAAA-1', amount: 80, charge: 'T-1' })
      expect(await money(session)).toMatchObject({ paid: 0 })
      expect(await book(session, 'charge', { amount: 80, note: 'captured by hand' })).toBeUndefined()
      expect(await ledger(session)).toMatchObject([{ state: 'succeeded', amount: 80, charge: 'T-1', day }])
      expect(await reasons(session)).toEqual([])
    }))

  test('of another currency is booked in it, at the rate that the dirhams make', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const { reference } = await started(session, 'paypal', 'EUR')
      const paid = { provider: 'paypal', reference, amount: 10, currency: 'USD', charge: 'CAPTURE' }
      expect(await report(session, paid)).toBe('other_currency')
      expect(await book(session, 'charge', { amount: 92.5 })).toBeUndefined()
      expect(
        await asOwner(
          session,
          `select amount::float, charged_currency as currency, rate::float from public.payments where state = 'succeeded'`,
        ),
      ).toEqual([{ amount: 92.5, currency: 'USD', rate: 9.25 }])
      expect(await report(session, paid)).toBe('unchanged')
    }))

  test('of an unknown reference is booked for the order that the admin names, once', () =>
    asFunction(async (session) => {
      const paid = {
        provider: 'paypal',
        reference: 'CAPTURE',
        amount: 10,
        currency: 'EUR',
        charge: 'CAPTURE',
      }
      expect(await report(session, paid)).toBe('unknown_reference')
      expect(await book(session, 'charge')).toBe('invalid_request')
      expect(await book(session, 'charge', { order_number: 'MCG-ZZZZZZZZ' })).toBe('invalid_request')
      expect(await book(session, 'reversal', { order_number: 'mcg-aaaaaaaa ' })).toBe('invalid_request')
      const [difference] = await differences(session)
      expect(
        await book(session, 'charge', { order_number: '\u2068mcg\u2011aaaaaaaa\u2069 ' }),
      ).toBeUndefined()
      expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
      expect(await report(session, paid)).toBe('unchanged')
      expect(await book(session, 'charge', { difference_id: difference?.id })).toBe('not_found')
    }))

  test('of a second card is booked beside the first', () =>
    asFunction(async (session) => {
      await started(session)
      for (const charge of ['T-1', 'T-2']) await report(session, { reference: 'MCG-AAAAAAAA-1', charge })
      expect(await book(session, 'charge')).toBeUndefined()
      expect(await money(session)).toMatchObject({ paid: 200, toRefund: 100 })
    }))

  test('of money that went back is booked as a refund or as a chargeback', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      await refunded(session, { reference: 'R-1', currency: 'USD' })
      expect(await book(session, 'refund', { amount: 101 })).toBe('refund_too_large')
      expect(await book(session, 'refund', { amount: 30 })).toBeUndefined()
      await refunded(session, { reference: 'D-1', currency: 'USD' }, true)
      expect(await book(session, 'reversal', { amount: 70 })).toBeUndefined()
      expect(await money(session)).toMatchObject({ paid: 30, due: 70 })
      expect(await reasons(session)).toEqual([])
    }))

  test('tells the shop that PayPal did not give back what it was asked for', () =>
    asFunction(async (session) => {
      await paidByPayPal(session)
      const order_refund = (reference: string) =>
        call(session, 'refund_order', {
          order_id: order,
          provider: 'paypal',
          reference,
          amount: 40,
          reason: 'a chip',
        })
      await order_refund('refused')
      expect(await refunded(session, { reference: 'refused', outcome: 'failed' })).toBe('recorded')
      expect(await reasons(session)).toEqual(['refund_failed'])
      await order_refund('never answered')
      await asOwner(session, `update public.payments set attempts = 16 where state = 'pending'`)
      await session.query(
        `select public.postpone_payment((select id from public.payments where state = 'pending'), 'HTTP 503')`,
      )
      expect(await reasons(session)).toEqual(['refund_failed', 'refund_failed'])
      expect(await money(session)).toMatchObject({ payment_status: 'paid', underWay: 0 })
    }))
})

test.each([
  'last_error',
  'attempts',
  'next_attempt_at',
  'claimed_until',
  'answered_at',
  'provider_order_id',
  'provider_charge_id',
])('customers do not read %s of their payments', (column) =>
  asFunction(async (session) => {
    await started(session)
    await asPerson(session, people.customer, async () => {
      expect(await attempt(session, `select ${column} from public.payments`)).toMatchObject({ code: '42501' })
      expect((await attempt(session, 'select state from public.payments')).rows).toEqual([
        { state: 'pending' },
      ])
      expect(
        await attempt(session, `select * from public.admin_payment_details('MCG-AAAAAAAA')`),
      ).toMatchObject({
        code: '42501',
      })
    })
  }),
)

test('admins read what the payments of an order are at their provider', () =>
  asFunction(async (session) => {
    await paidByPayPal(session)
    await asAdmin(session, async () => {
      expect(
        await session.query(
          `select provider_charge_id as charge, last_error as error from public.admin_payment_details('MCG-AAAAAAAA')`,
        ),
      ).toEqual([{ charge: 'CAPTURE', error: null }])
    })
  }))
