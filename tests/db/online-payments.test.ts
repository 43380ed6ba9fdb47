import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'
import {
  asOwner,
  asPerson,
  money,
  order,
  report,
  start,
  started,
  toFrance,
  token,
  type Started,
} from './provider-requests.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.returns, public.return_lines, public.return_events, public.return_photos, public.payments, public.invoices, public.payment_differences, public.payment_disputes',
  )
  await db.query(
    `update public.orders set paid_amount = 0, payment_status = 'unpaid', payment_method = 'card'`,
  )
  await db.query(`update public.payment_methods set is_ready = true`)
})
afterAll(() => db.close())

/** The work of the providers' functions, which hold the secret key. */
const asFunction = <T>(work: (session: Session) => Promise<T>) => actAs(db, { role: 'service_role' }, work)

describe('setting out to pay', () => {
  test('asks for what is due, under a new reference for each attempt with a card', () =>
    asFunction(async (session) => {
      expect(await started(session)).toMatchObject({
        reference: 'MCG-AAAAAAAA-1',
        amount: 100,
        charged_amount: null,
      })
      expect(await started(session)).toMatchObject({ reference: 'MCG-AAAAAAAA-2' })
      expect(await money(session)).toMatchObject({ payment_status: 'pending', paid: 0, due: 100 })
    }))

  test('with PayPal is in the chosen currency at the shop’s rate, and goes on with the same payment', () =>
    asFunction(async (session) => {
      await toFrance(session)
      await asOwner(session, `update public.currency_rates set rate = 10.75 where currency = 'EUR'`)
      const first = await started(session, 'paypal', 'EUR')
      expect(first).toMatchObject({ amount: 100, charged_amount: 9.3 })
      expect(await started(session, 'paypal', 'EUR')).toMatchObject({ payment_id: first.payment_id })
      expect((await started(session, 'paypal', 'USD')).payment_id).not.toBe(first.payment_id)
      expect(await start(session, 'paypal', 'MAD')).toMatchObject({ code: 'PT422' })
      const names = await Promise.all(
        ['A', 'B'].map((name) =>
          session.query<{ name: string }>('select public.set_provider_order($1, $2) as name', [
            first.payment_id,
            name,
          ]),
        ),
      )
      expect(names).toEqual([[{ name: 'A' }], [{ name: 'A' }]])
    }))

  test.each([
    ['already_paid', `update public.orders set paid_amount = 100 where id = $1`],
    ['payment_expired', `update public.orders set status = 'cancelled' where id = $1`],
    ['method_unavailable', `update public.payment_methods set is_enabled = false where $1::uuid is not null`],
    ['method_unavailable', `update public.payment_methods set is_ready = false where $1::uuid is not null`],
  ])('is refused with %s', (message, statement) =>
    asFunction(async (session) => {
      await asOwner(session, statement, [order])
      expect(await start(session)).toMatchObject({ code: 'PT409', message })
    }),
  )

  test('is refused for a method of another country, an unknown order, and too many attempts', () =>
    asFunction(async (session) => {
      expect(await start(session, 'paypal', 'EUR')).toMatchObject({ message: 'method_unavailable' })
      expect(await start(session, 'bank_transfer')).toMatchObject({ message: 'method_unavailable' })
      expect(await attempt(session, `select public.start_payment('cmi', 'x', 'card')`)).toMatchObject({
        code: 'PT404',
      })
      for (let count = 0; count < 20; count += 1) await started(session)
      expect(await start(session)).toMatchObject({ code: 'PT429' })
    }))

  test('holds the pieces for a while longer, and not without end', () =>
    asFunction(async (session) => {
      const due = async () =>
        (
          await session.query<{ minutes: number }>(
            `select round(extract(epoch from payment_due_at - now()) / 60)::int as minutes from public.orders where id = $1`,
            [order],
          )
        )[0]?.minutes
      const held = (minutes: number, prolongedFor: number) =>
        asOwner(
          session,
          `update public.orders set payment_due_at = now() + make_interval(mins => $2), hold_prolonged_until = now() + make_interval(mins => $3) where id = $1`,
          [order, minutes, prolongedFor],
        )
      await held(1, 60)
      await started(session)
      expect(await due()).toBe(30)
      // The last time: a payment that was begun has the whole time.
      await held(1, 0)
      await started(session)
      expect(await due()).toBe(30)
      await held(12, -1)
      await started(session)
      expect(await due()).toBe(12)
      await held(9, -1)
      expect(await start(session)).toMatchObject({ code: 'PT409', message: 'hold_ends_soon' })
      // The order is there, and a transfer has time of its own.
      const given = await token(session)
      await asPerson(session, null, () => session.query('select public.choose_transfer($1)', [given]))
      expect(await due()).toBeGreaterThan(24 * 60)
    }))
})

describe('what a provider reports', () => {
  test('pays the order once, however often it is reported', () =>
    asFunction(async (session) => {
      const { reference } = await started(session)
      expect(await report(session, { reference, outcome: 'failed', amount: null })).toBe('recorded')
      expect(await money(session)).toMatchObject({ payment_status: 'failed' })
      expect(await report(session, { reference })).toBe('recorded')
      expect(await report(session, { reference })).toBe('unchanged')
      // Out of order: a failure that arrives late changes nothing.
      expect(await report(session, { reference, outcome: 'failed' })).toBe('unchanged')
      expect(await money(session)).toMatchObject({ payment_status: 'paid', paid: 100, due: 0 })
      expect(
        await asOwner(
          session,
          `select count(*)::int as mails from public.email_outbox where kind = 'payment'`,
        ),
      ).toEqual([{ mails: 1 }])
    }))

  test.each([
    ['other_amount', { amount: 1 }],
    ['other_currency', { currency: 'EUR' }],
  ])('is kept for an admin and pays nothing with %s', (result, other) =>
    asFunction(async (session) => {
      const { reference } = await started(session)
      expect(await report(session, { reference, ...other })).toBe(result)
      expect(await report(session, { reference, ...other })).toBe(result)
      expect(await money(session)).toMatchObject({ paid: 0, due: 100 })
      expect(await session.query('select reason from public.payment_differences')).toEqual([
        { reason: result },
      ])
    }),
  )

  test('is kept for an admin under an unknown reference, who says that it is settled', () =>
    asFunction(async (session) => {
      expect(await report(session, { reference: 'MCG-ZZZZZZZZ-1' })).toBe('unknown_reference')
      await asPerson(session, people.admin, async () => {
        const [difference] = await session.query<{ id: string }>('select id from public.payment_differences')
        const resolve = (note: string) =>
          attempt(session, 'select public.resolve_payment_difference($1::bigint, $2)', [difference?.id, note])
        expect((await resolve('sent back')).code).toBeUndefined()
        expect(await resolve('again')).toMatchObject({ code: 'PT404' })
      })
    }))

  test('does not capture a second card', () =>
    asFunction(async (session) => {
      const [first, second] = [await started(session), await started(session)]
      expect(await report(session, { reference: first.reference })).toBe('recorded')
      expect(await report(session, { reference: second.reference })).toBe('already_paid')
      expect(await money(session)).toMatchObject({ paid: 100, toRefund: 0 })
    }))

  test.each([0, 30])(
    'gives a second PayPal payment back by itself, also when %s DH were taken off the price',
    (off) =>
      asFunction(async (session) => {
        await toFrance(session)
        const [euro, dollar] = [
          await started(session, 'paypal', 'EUR'),
          await started(session, 'paypal', 'USD'),
        ]
        const paid = (payment: Started, currency: string, charge: string) =>
          report(session, {
            provider: 'paypal',
            reference: payment.reference,
            amount: payment.charged_amount,
            currency,
            charge,
          })
        expect(await paid(euro, 'EUR', 'capture-1')).toBe('recorded')
        if (off > 0)
          await asPerson(session, people.admin, () =>
            session.query(`select public.refund_order($1, 'transfer', 'VIR 90', $2, 'a chip')`, [order, off]),
          )
        expect(await paid(dollar, 'USD', 'capture-2')).toBe('recorded')
        expect(await money(session)).toMatchObject({ paid: 200, toRefund: 100, underWay: 100 })
        const [work] =
          (await session.query<{ work: object[] }>(`select public.claim_payments('paypal', 10) as work`))[0]
            ?.work ?? []
        expect(work).toMatchObject({
          kind: 'refund',
          charge_id: 'capture-2',
          charged_currency: 'USD',
          charged_amount: dollar.charged_amount,
        })
        const refunded = () =>
          session.query(
            `select public.report_refund('paypal', 'capture-2', 'twice:' || $1, 'succeeded') ->> 'result' as result`,
            [dollar.reference],
          )
        expect(await refunded()).toEqual([{ result: 'recorded' }])
        expect(await refunded()).toEqual([{ result: 'unchanged' }])
        expect(await money(session)).toMatchObject({ paid: 200, toRefund: 0, underWay: 0 })
      }),
  )

  test('that PayPal gives back after the shop did so otherwise is kept for an admin, and is not given back by card', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const { reference, charged_amount: amount } = await started(session, 'paypal', 'EUR')
      await report(session, { provider: 'paypal', reference, amount, currency: 'EUR', charge: 'capture-1' })
      const refund = (provider: string) =>
        asPerson(session, people.admin, () =>
          attempt(
            session,
            `select public.refund_order($1, $2::text::public.payment_provider, 'back by ' || $2, 100, 'damaged')`,
            [order, provider],
          ),
        )
      const refunded = (outcome: string) =>
        attempt(
          session,
          `select public.report_refund('paypal', 'capture-1', 'back by paypal', $1::text::public.payment_state) ->> 'result' as result`,
          [outcome],
        )
      const differences = () =>
        asOwner(
          session,
          `select resolved_at is null as open from public.payment_differences where reason = 'reversed' order by id`,
        )
      await asOwner(session, 'truncate public.payment_differences')
      expect(await refund('cmi')).toMatchObject({ code: 'PT409', message: 'refund_too_large' })
      await refund('paypal')
      await refunded('failed')
      await refund('transfer')
      expect((await refunded('succeeded')).rows).toEqual([{ result: 'reversed' }])
      expect((await refunded('succeeded')).rows).toEqual([{ result: 'reversed' }])
      expect(await differences()).toEqual([{ open: true }])
      await asOwner(session, 'update public.payment_differences set resolved_at = now()')
      await refunded('succeeded')
      expect(await differences()).toEqual([{ open: false }, { open: true }])
    }))

  const expire = async (session: Session) => {
    await asOwner(session, `update public.orders set payment_due_at = now() where id = $1`, [order])
    await asOwner(session, 'select private.expire_unpaid_orders()')
  }

  test('revives an order that expired, with its pieces', () =>
    asFunction(async (session) => {
      const { reference } = await started(session)
      await expire(session)
      expect(await money(session)).toMatchObject({ status: 'cancelled', payment_status: 'failed', due: 0 })
      expect(await report(session, { reference })).toBe('recorded')
      expect(await money(session)).toMatchObject({ status: 'pending', paid: 100 })
    }))

  test('of a card is not captured, of PayPal is to be given back when the pieces are gone', () =>
    asFunction(async (session) => {
      const { reference } = await started(session)
      await toFrance(session)
      const paypal = await started(session, 'paypal', 'EUR')
      await expire(session)
      await asOwner(session, 'update public.stock_units set quantity = 0')
      expect(await report(session, { reference })).toBe('not_due')
      expect(await money(session)).toMatchObject({ status: 'cancelled', paid: 0, toRefund: 0 })
      const { reference: captured, charged_amount: amount } = paypal
      expect(
        await report(session, { provider: 'paypal', reference: captured, amount, currency: 'EUR' }),
      ).toBe('recorded')
      expect(await money(session)).toMatchObject({ status: 'cancelled', paid: 100, toRefund: 100 })
    }))

  test('is claimed by one caller, and queried again later', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const { payment_id: id } = await started(session, 'paypal', 'EUR')
      const claim = async () =>
        (await session.query<{ work: object[] }>(`select public.claim_payments('paypal', 10) as work`))[0]
          ?.work.length
      expect(await claim()).toBe(0)
      await asOwner(session, 'update public.payments set next_attempt_at = now()')
      expect(await claim()).toBe(1)
      expect(await claim()).toBe(0)
      await session.query(`select public.postpone_payment($1, 'HTTP 503')`, [id])
      expect(await claim()).toBe(0)
      expect(
        await session.query(
          `select round(extract(epoch from next_attempt_at - now()))::int as seconds, last_error from public.payments`,
        ),
      ).toEqual([{ seconds: 60, last_error: 'HTTP 503' }])
      await asOwner(session, 'update public.payments set attempts = 16')
      await session.query(`select public.postpone_payment($1, 'HTTP 503')`, [id])
      expect(await money(session)).toMatchObject({ payment_status: 'failed' })
    }))
})

describe('a refund by PayPal', () => {
  test('is done by its function, of one capture and in its currency, to the last cent', () =>
    asFunction(async (session) => {
      await toFrance(session)
      const payment = await started(session, 'paypal', 'EUR')
      await report(session, {
        provider: 'paypal',
        reference: payment.reference,
        amount: payment.charged_amount,
        currency: 'EUR',
        charge: 'capture-1',
      })
      await asPerson(session, people.admin, async () => {
        const refund = (amount: number, reference: string, by = 'paypal') =>
          attempt(
            session,
            `select public.refund_order($1, $2::text::public.payment_provider, $3, $4::numeric, 'damaged')`,
            [order, by, reference, amount],
          )
        expect((await refund(33.33, 'r-1')).code).toBeUndefined()
        expect((await refund(33.33, 'r-1')).code).toBeUndefined()
        expect((await refund(66.67, 'r-2')).code).toBeUndefined()
        for (const by of ['paypal', 'transfer', 'cash'])
          expect(await refund(0.01, 'r-3', by), by).toMatchObject({ message: 'refund_too_large' })
      })
      expect(
        await session.query(
          `select sum(charged_amount)::float as charged, count(*)::int from public.payments where kind = 'refund'`,
        ),
      ).toEqual([{ charged: payment.charged_amount, count: 2 }])
      expect(await money(session)).toMatchObject({ payment_status: 'paid' })
      await session.query(`select public.report_refund('paypal', 'capture-1', 'r-1', 'succeeded')`)
      expect(await money(session)).toMatchObject({ payment_status: 'partially_refunded' })
    }))
})

describe('the buyer’s page', () => {
  test('says what is owed and how it can be paid, to everyone with the link', () =>
    asFunction(async (session) => {
      const link = await token(session)
      const page = (given: string) =>
        asPerson(session, null, () =>
          session.query<{ page: Record<string, unknown> | null }>('select public.payment_page($1) as page', [
            given,
          ]),
        )
      const [answer] = await page(link)
      expect(answer?.page).toMatchObject({
        order_number: 'MCG-AAAAAAAA',
        amount_due: 100,
        methods: ['card', 'bank_transfer'],
        transfer: null,
        is_expired: false,
        invoices: [],
      })
      expect(JSON.stringify(answer)).not.toMatch(/Person|0612345678|1 rue/)
      expect(await page('unknown')).toEqual([{ page: null }])
    }))

  test('lets the buyer of a card order transfer instead', () =>
    asFunction(async (session) => {
      const choose = async () => {
        const given = await token(session)
        return asPerson(session, null, () => attempt(session, 'select public.choose_transfer($1)', [given]))
      }
      await asOwner(
        session,
        `update public.orders set payment_due_at = now() + interval '30 minutes' where id = $1`,
        [order],
      )
      expect((await choose()).code).toBeUndefined()
      expect(
        await session.query(
          `select payment_method, payment_due_at > now() + interval '4 days' as held from public.orders where id = $1`,
          [order],
        ),
      ).toEqual([{ payment_method: 'bank_transfer', held: true }])
      expect(await choose()).toMatchObject({ message: 'method_unavailable' })
    }))
})

test('proofs that were uploaded are added to the buyer’s own unpaid order, five at most', () =>
  actAs(db, { role: 'owner' }, async (owner) => {
    const path = (target: string, n: number) => `${target}/50000000-0000-4000-8000-0000000000${n}.pdf`
    for (const target of [order, ids.neighbourOrder])
      await owner.query(
        `insert into storage.objects (bucket_id, name) select 'payment-proofs', unnest($1::text[])`,
        [[11, 12, 13, 14, 15, 16].map((n) => path(target, n))],
      )
    await actAs(owner, { role: 'authenticated', userId: people.customer }, async (session) => {
      const add = (target: string, n: number) =>
        attempt(session, 'select public.add_payment_proof($1)', [path(target, n)])
      expect(await add(order, 19), 'not uploaded').toMatchObject({ message: 'proof_refused' })
      for (const n of [11, 12, 13, 14]) expect((await add(order, n)).code).toBeUndefined()
      expect((await add(order, 14)).code).toBeUndefined()
      expect(await add(order, 15)).toMatchObject({ message: 'proof_refused' })
      expect(await add(ids.neighbourOrder, 16)).toMatchObject({ message: 'proof_refused' })
      expect(await attempt(session, `select public.add_payment_proof('../x.pdf')`)).toMatchObject({
        message: 'proof_refused',
      })
    })
  }))

test.each([
  ['is_rib', '000270000000000000000026', true],
  ['is_rib', '000270000000000000000027', false],
  ['is_rib', '00027000000000000000002', false],
  ['is_iban', 'MA64000270000000000000000026', true],
  ['is_iban', 'MA65000270000000000000000026', false],
  ['is_iban', 'FR1420041010050500013M02606', true],
  ['is_iban', 'fr14 2004', false],
])('%s of %s is %s', async (check, given, valid) => {
  expect(await db.query(`select private.${check}($1) as valid`, [given])).toEqual([{ valid }])
})

test('a card payment that was begun and never reported is given up, and recorded if it comes after all', () =>
  asFunction(async (session) => {
    const { reference } = await started(session)
    await asOwner(session, 'select private.fail_abandoned_charges()')
    expect(await money(session)).toMatchObject({ payment_status: 'pending' })
    await asOwner(session, `update public.payments set created_at = now() - interval '4 hours'`)
    await asOwner(session, 'select private.fail_abandoned_charges()')
    expect(await money(session)).toMatchObject({ payment_status: 'failed', due: 100 })
    expect(await report(session, { reference })).toBe('recorded')
    expect(await money(session)).toMatchObject({ payment_status: 'paid' })
  }))

test('an order that is cancelled by an admin keeps no payment open', () =>
  asFunction(async (session) => {
    await started(session)
    await asPerson(session, people.admin, () => setOrderStatus(session, order, 'cancelled'))
    expect(await session.query('select distinct state from public.payments')).toEqual([{ state: 'failed' }])
  }))
