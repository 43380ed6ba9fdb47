import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session, TestDatabase } from './database.ts'
import { setOrderStatus } from './fixtures.ts'
import { asAdminOf, asOwner, byTransfer, money, openUnpaidShop, order, receive } from './order-money.ts'

/** The fees that a courier, which keeps 30 of each parcel, takes for one that was paid before: nothing is collected. */
let db: TestDatabase
let courier = ''
beforeAll(async () => {
  db = await openUnpaidShop()
  const [row] = await db.query<{ id: string }>('select id from public.couriers order by position limit 1')
  courier = row?.id ?? ''
  await db.query(
    `insert into public.courier_prices (courier_id, fee, cost, min_days, max_days) values ($1, 40, 30, 1, 3)`,
    [courier],
  )
})
afterAll(() => db.close())

const asAdmin = (work: (session: Session) => Promise<void>) => asAdminOf(db, work)

async function send(session: Session): Promise<void> {
  await setOrderStatus(session, order, 'processing')
  await session.query('select public.hand_over_orders($1, $2, $3::text::jsonb)', [
    courier,
    randomUUID(),
    JSON.stringify([{ order_id: order }]),
  ])
}

async function sendPaid(session: Session): Promise<void> {
  await byTransfer(session)
  expect((await receive(session, 100)).message).toBeUndefined()
  await send(session)
}

const remit = async (session: Session, line: { amount: number; fee: number; deliver?: boolean }) =>
  (
    await session.query<{ report: object[] }>(
      `select public.record_remittance($1, $2, 'Bon 12', current_date, $3::text::jsonb) -> 'report' as report`,
      [courier, randomUUID(), JSON.stringify([{ reference: 'MCG-AAAAAAAA', ...line }])],
    )
  )[0]?.report

const differences = async (session: Session) => {
  const [row] = await session.query<{ balances: Record<string, unknown>[] }>(
    'select public.courier_balances() as balances',
  )
  const { differences: count, difference_cash: cash } = row?.balances.find(({ id }) => id === courier) ?? {}
  return { count, cash }
}

test.each([
  ['paid out below zero', { amount: -30, fee: 30 }, null, { count: 0, cash: 0 }],
  ['kept from the rest of the statement', { amount: 0, fee: 30 }, null, { count: 0, cash: 0 }],
  ['not kept', { amount: 0, fee: 0 }, null, { count: 0, cash: 0 }],
  ['below zero, and not as agreed', { amount: -35, fee: 35 }, 'other_fee', { count: 1, cash: 5 }],
  ['kept from the rest, and not as agreed', { amount: 0, fee: 35 }, 'other_fee', { count: 1, cash: 5 }],
  [
    'beside cash that was not to be collected',
    { amount: 5, fee: 30 },
    'other_amount',
    { count: 1, cash: -35 },
  ],
  ['more than the line takes', { amount: -20, fee: 30 }, 'other_amount', { count: 1, cash: -10 }],
])('the fee of a delivered parcel that was paid before is %s', (_, line, code, open) =>
  asAdmin(async (session) => {
    await sendPaid(session)
    await setOrderStatus(session, order, 'delivered')
    expect(await remit(session, line)).toMatchObject([{ expected: 0, received: line.amount, code }])
    expect(await differences(session)).toEqual(open)
    expect(await remit(session, line)).toMatchObject([{ code: 'already_remitted' }])
  }),
)

test('the fee of a parcel that the statement marks as delivered settles it', () =>
  asAdmin(async (session) => {
    await sendPaid(session)
    expect(await remit(session, { amount: -30, fee: 30, deliver: true })).toMatchObject([
      { status: 'delivered', agreed_fee: 30, code: null },
    ])
  }))

test('a fee below zero for a parcel on its way is a difference, and leaves the parcel to be settled', () =>
  asAdmin(async (session) => {
    await send(session)
    expect(await remit(session, { amount: -30, fee: 30 })).toMatchObject([{ code: 'not_delivered' }])
    expect((await differences(session)).count).toBe(1)
    await setOrderStatus(session, order, 'delivered')
    // Of what was collected a fee may not be missing without being on the line of the parcel.
    expect(await remit(session, { amount: 0, fee: 30 })).toMatchObject([
      { expected: 100, code: 'other_amount' },
    ])
  }))

test('what a bank took back of a payment is not among the cash to collect', () =>
  asAdmin(async (session) => {
    await sendPaid(session)
    await asOwner(
      session,
      `select private.record_chargeback(p.id, 'letter 7', p.amount, null, current_date, '{}') from public.payments p
       where p.provider = 'transfer' and p.order_id = $1`,
      [order],
    )
    expect(await money(session)).toMatchObject({ due: 100 })
    const [row] = await session.query<{ balances: { id: string }[]; parcels: object[] }>(
      `select public.courier_balances() as balances, public.courier_parcels($1, 'out') as parcels`,
      [courier],
    )
    expect(row?.balances.find(({ id }) => id === courier)).toMatchObject({ out_count: 1, out_cash: 0 })
    expect(row?.parcels).toMatchObject([{ order_number: 'MCG-AAAAAAAA', cash: 0 }])
    expect(await remit(session, { amount: 0, fee: 0 })).toMatchObject([
      { expected: 0, code: 'nothing_brought' },
    ])
  }))
