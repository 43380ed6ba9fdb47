import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, type Session, type TestDatabase } from './database.ts'
import { ids, setOrderStatus } from './fixtures.ts'
import { asAdminOf, asOwner, money, openUnpaidShop, order, receive } from './order-money.ts'

/** An order of 100 DH that is paid at the door and prepared once more after its cash was collected. */
let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

const asAdmin = (work: (session: Session) => Promise<void>) => asAdminOf(db, work)

async function pass(session: Session, ...statuses: string[]): Promise<void> {
  for (const status of statuses)
    expect((await setOrderStatus(session, order, status)).rows[0]?.report, status).toMatchObject([
      { code: null },
    ])
}
const prepareAgain = (session: Session) => pass(session, 'delivered', 'cancelled', 'processing')

const correct = (session: Session, bowls: number, discount = 0) =>
  attempt(session, `select public.correct_order_lines($1, 0, $2::text::jsonb, 0, $3, $4)`, [
    order,
    JSON.stringify([{ product_id: ids.bowl, quantity: bowls }]),
    discount,
    discount > 0 ? 'Agreed' : '',
  ])

/** A part of the price that was paid by card, which a bank takes back. */
const payByCard = (session: Session, amount: number) =>
  asOwner(session, `select private.record_payment($1, 'charge', 'cmi', 'T-1', 'succeeded', $2, '{}')`, [
    order,
    amount,
  ])
const chargeBack = (session: Session) =>
  asOwner(
    session,
    `select private.record_chargeback(p.id, 'letter 7', p.amount, null, current_date, '{}') from public.payments p
     where p.provider = 'cmi' and p.order_id = $1`,
    [order],
  )

const cash = (session: Session) =>
  session.query(
    `select provider_reference as reference, amount::float from public.payments
     where order_id = $1 and provider = 'cash' and kind = 'charge' order by created_at, provider_reference`,
    [order],
  )

test.each([
  ['another sum than was collected', 3],
  ['the sum that was collected', 2],
])('a correction by which the order would owe %s is refused', (_, bowls) =>
  asAdmin(async (session) => {
    await prepareAgain(session)
    expect(await correct(session, bowls)).toMatchObject({ code: 'PT409', message: 'cash_collected' })
    expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
    // What is cheaper owes nothing.
    expect((await correct(session, 1, 10)).message).toBeUndefined()
    await pass(session, 'delivered')
    expect(await money(session)).toMatchObject({ paid: 100, due: 0, toRefund: 10 })
  }),
)

test('a correction before a delivery that was taken back with its cash is as for any order', () =>
  asAdmin(async (session) => {
    await pass(session, 'delivered', 'processing')
    expect((await correct(session, 2)).message).toBeUndefined()
    await pass(session, 'delivered')
    expect(await money(session)).toMatchObject({ paid: 200, due: 0 })
  }))

test('a part of the price stays paid while the order is prepared once more', () =>
  asAdmin(async (session) => {
    const reverse = () =>
      attempt(
        session,
        `select public.reverse_payment((select id from public.payments where order_id = $1 and provider = 'transfer'))`,
        [order],
      )
    await receive(session, 40)
    await prepareAgain(session)
    expect(await reverse()).toMatchObject({ code: 'PT409', message: 'cash_collected' })
    expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
    await pass(session, 'delivered')
    expect((await reverse()).message).toBeUndefined()
    expect(await money(session)).toMatchObject({ paid: 60, due: 40 })
  }))

test.each([40, 50])(
  'what a bank took back, %d DH, is not collected as the cash of the first delivery',
  (part) =>
    asAdmin(async (session) => {
      await payByCard(session, part)
      await prepareAgain(session)
      await pass(session, 'shipped')
      await chargeBack(session)
      expect((await setOrderStatus(session, order, 'delivered')).rows[0]?.report).toMatchObject([
        { code: 'cash_collected' },
      ])
      await receive(session, part, 'counter', 'cash')
      await pass(session, 'delivered')
      expect(await money(session)).toMatchObject({ paid: 100, due: 0 })
      expect(await cash(session)).toEqual(
        expect.arrayContaining([
          { reference: 'delivery:MCG-AAAAAAAA', amount: 100 - part },
          { reference: 'counter', amount: part },
        ]),
      )
    }),
)

test('a parcel whose delivery is refused keeps no other parcel of the statement from being settled', () =>
  asAdmin(async (session) => {
    const other = ids.neighbourOrder
    const [row] = await session.query<{ id: string }>(
      'select id from public.couriers order by position limit 1',
    )
    const handOver = (id: string) =>
      session.query('select public.hand_over_orders($1, $2, $3::text::jsonb)', [
        row?.id,
        randomUUID(),
        JSON.stringify([{ order_id: id }]),
      ])
    const remit = async (preview: boolean) =>
      (
        await session.query<{ report: object[] }>(
          `select public.record_remittance($1, $2, 'Bon 12', current_date, $3::text::jsonb, '', $4) -> 'report' as report`,
          [
            row?.id,
            randomUUID(),
            JSON.stringify([
              { reference: 'MCG-AAAAAAAA', amount: 50, deliver: true },
              { reference: 'MCG-BBBBBBBB', amount: 100, deliver: true },
            ]),
            preview,
          ],
        )
      )[0]?.report
    await payByCard(session, 50)
    await pass(session, 'processing')
    await handOver(order)
    await prepareAgain(session)
    await handOver(order)
    await chargeBack(session)
    await setOrderStatus(session, other, 'processing')
    await handOver(other)
    const report = [
      { status: 'shipped', expected: 50, code: 'delivery_refused' },
      { status: 'delivered', expected: 100, code: null },
    ]
    expect(await remit(true)).toMatchObject(report)
    expect(await remit(false)).toMatchObject(report)
    expect(
      await session.query(
        `select o.status, o.remitted_at is not null as remitted, l.problem
         from public.remittance_lines l join public.orders o on o.id = l.order_id order by o.order_number`,
      ),
    ).toEqual([
      { status: 'shipped', remitted: true, problem: 'delivery_refused' },
      { status: 'delivered', remitted: true, problem: null },
    ])
  }))
