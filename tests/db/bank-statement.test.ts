import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  // Both are due 99.
  await db.query(`update public.orders set payment_method = 'bank_transfer'`)
  await db.query(`update public.orders set contact_name = 'Hicham El Berrada' where id = $1`, [
    ids.customerOrder,
  ])
})
afterAll(() => db.close())

const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Line = { amount: number; text: string; reference: string; received_on?: string }
type Match = { orders: { by: string; order_number: string }[]; recorded: object[]; similar: object | null }

async function match(session: Session, lines: Line[]): Promise<Match[]> {
  const [row] = await session.query<{ found: Match[] }>(
    'select public.match_transfers($1::text::jsonb) as found',
    [JSON.stringify(lines.map((line) => ({ received_on: '2026-11-20', ...line })))],
  )
  return row?.found ?? []
}

const record = (session: Session, order: string, reference: string, amount: number, day = '2026-11-20') =>
  session.query(`select public.record_payment($1, 'transfer', $2, $3, $4)`, [order, reference, amount, day])

describe('a line is matched', () => {
  test('by the order numbers in its text', () =>
    asAdmin(async (session) => {
      expect(
        await match(session, [
          { amount: 50, text: 'VIR RECU M. ALAMI mcg aaaa-aaaa', reference: 'new' },
          { amount: 7, text: 'FRAIS MCG-CCCCCCCC', reference: 'x' },
          { amount: 50, text: 'CDE MCG MCG-AAAAAAAA', reference: 'again' },
          { amount: 198, text: 'VIR MCG-BBBBBBBB ET MCG-AAAAAAAA, MCG-AAAAAAAA', reference: 'two' },
        ]),
      ).toMatchObject([
        {
          recorded: [],
          orders: [{ order_number: 'MCG-AAAAAAAA', by: 'reference', amount_due: 99, paid_amount: 1 }],
        },
        { recorded: [], orders: [] },
        { recorded: [], orders: [{ order_number: 'MCG-AAAAAAAA', by: 'reference' }] },
        {
          orders: [
            { order_number: 'MCG-AAAAAAAA', by: 'reference' },
            { order_number: 'MCG-BBBBBBBB', by: 'reference' },
          ],
        },
      ])
    }))

  test('by the amount that is due, the full name of the customer, or both', () =>
    asAdmin(async (session) => {
      const found = await match(session, [
        { amount: 99, text: 'VIR RECU', reference: 'a' },
        { amount: 99, text: 'VIRT DE BERRADA  EL HICHAM', reference: 'b' },
        { amount: 960, text: 'HICHAM EL-BERRADA', reference: 'c' },
        { amount: 960, text: 'HICHAM', reference: 'd' },
        // A number that no order has hides neither.
        { amount: 99, text: 'VIR HICHAM EL BERRADA MCG-AAAAAAAB', reference: 'e' },
      ])
      expect(
        found.map(({ orders }) => orders.map(({ by, order_number: number }) => `${number} ${by}`)),
      ).toEqual([
        ['MCG-AAAAAAAA amount', 'MCG-BBBBBBBB amount'],
        ['MCG-AAAAAAAA amount_and_name', 'MCG-BBBBBBBB amount'],
        ['MCG-AAAAAAAA name'],
        [],
        ['MCG-AAAAAAAA amount_and_name', 'MCG-BBBBBBBB amount'],
      ])
    }))
})

describe('what is recorded', () => {
  test('is found under the line’s reference and its parts', () =>
    asAdmin(async (session) => {
      await record(session, ids.customerOrder, 'line/2', 30)
      await record(session, ids.neighbourOrder, 'line', 70)
      const line = { amount: 120, text: '', reference: 'line' }
      expect(await match(session, [line, { ...line, reference: 'lin' }])).toMatchObject([
        {
          recorded: [
            { reference: 'line', order_number: 'MCG-BBBBBBBB', amount: 70 },
            { reference: 'line/2', order_number: 'MCG-AAAAAAAA', amount: 30 },
          ],
        },
        { recorded: [] },
      ])
    }))

  test('is suspected for the same amount within five days under another reference', () =>
    asAdmin(async (session) => {
      await record(session, ids.customerOrder, 'by hand', 40)
      const similar = async (...lines: Partial<Line>[]) =>
        (
          await match(
            session,
            lines.map((line) => ({ amount: 40, text: 'VIR', reference: 'other', ...line })),
          )
        ).map((found) => found.similar)
      expect(await similar({})).toEqual([{ order_number: 'MCG-AAAAAAAA', received_on: '2026-11-20' }])
      expect(await similar({ received_on: '2026-11-25', text: 'MCG-AAAAAAAA' })).toMatchObject([
        { order_number: 'MCG-AAAAAAAA' },
      ])
      expect(await similar({ received_on: '2026-11-26' })).toEqual([null])
      expect(await similar({ amount: 40.01 })).toEqual([null])
      expect(await similar({ text: 'MCG-BBBBBBBB' }), 'names another order').toEqual([null])
      expect(await similar({}, { reference: 'by hand' }), 'another line of the statement').toEqual([
        null,
        null,
      ])
    }))
})

test('a reversed payment is no longer recorded', () =>
  asAdmin(async (session) => {
    await record(session, ids.customerOrder, 'line', 40)
    await session.query(
      `select public.reverse_payment(id) from public.payments where provider_reference = 'line' and kind = 'charge'`,
    )
    expect(await match(session, [{ amount: 40, text: 'VIR', reference: 'line' }])).toMatchObject([
      { recorded: [], similar: null },
    ])
  }))

test.each([
  [[]],
  [[{ amount: '1', text: '', reference: 'x', received_on: '2026-11-20' }]],
  [[{ amount: 1, text: 'x', received_on: '2026-11-20' }]],
  [[{ amount: 1, text: 'x', reference: 'x' }]],
  [[{ amount: 1, text: 'x', reference: 'x', received_on: '2026-02-31' }]],
  [[{ amount: 1, text: 'x', reference: 'x', received_on: 'yesterday' }]],
])('%j is refused', (lines) =>
  asAdmin(async (session) => {
    expect(
      await attempt(session, 'select public.match_transfers($1::text::jsonb)', [JSON.stringify(lines)]),
    ).toMatchObject({ code: 'PT422' })
  }),
)
