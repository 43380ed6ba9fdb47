import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { people } from './fixtures.ts'
import { asAdminOf, openUnpaidShop, order, receive, refund } from './order-money.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openUnpaidShop()
})
afterAll(() => db.close())

type Document = {
  number: string
  kind: 'invoice' | 'credit_note'
  day: string
  net: number
  tax: number
  total: number
  next_cursor: object
}
type Sums = {
  invoices: number
  credit_notes: number
  net_amount: number
  tax_amount: number
  total_amount: number
}
type Totals = Sums & {
  first_day: string
  rates: (Sums & { tax_rate: number | null; exemption: string | null })[]
}

const journal = (session: Session, rest: string, parameters: unknown[] = []) =>
  session.query<Document>(
    `select number, kind, day::text, buyer, ice, tax_rate::float8 as rate, exemption, net_amount::float8 as net,
       tax_amount::float8 as tax, total_amount::float8 as total, next_cursor
     from public.admin_invoices(${rest})`,
    parameters,
  )
const totalsOf = async (session: Session, month: string) =>
  (
    await session.query<{ totals: Totals }>('select public.admin_invoice_totals($1::text::date) as totals', [
      month,
    ])
  )[0]!.totals

/** Documents of an order of the fixtures, as they are issued, with a time of the past. */
const issue = (session: Session, documents: readonly object[]) =>
  session.query(
    `insert into public.invoices (order_id, kind, year, sequence, corrects, language, total_amount, tax_rate, tax_amount, exemption, seller, buyer,
       content, issued_at)
     select $1, d.kind, 2026, d.sequence, c.id, 'fr', d.total, d.rate, private.tax_within(d.total, d.rate), d.exemption, '{}',
       '{"name": "Amina El Fassi", "company": "Dar Lamté", "ice": "001234567000089"}', '{}', d.at
     from jsonb_to_recordset($2::text::jsonb) as d (kind public.invoice_kind, sequence integer, total numeric, rate numeric, exemption text, at timestamptz)
     left join public.invoices c on d.kind = 'credit_note' and c.kind = 'invoice' and c.sequence = 1`,
    [order, JSON.stringify(documents)],
  )

const cents = (amount: number) => Math.round(amount * 100)

test('a month adds up to the centime, for each rate and in all', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    let seed = 20_261_125
    const below = (limit: number) => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) % limit
    const rates = [
      [0.2, null],
      [0.1, null],
      [0, null],
      [0, 'export'],
      [null, null],
    ] as const
    await issue(session, [
      { kind: 'invoice', sequence: 1, total: 900, rate: 0.2, at: '2026-09-30T10:00:00Z' },
    ])
    const documents = Array.from({ length: 120 }, (_, index) => {
      const [rate, exemption] = rates[below(rates.length)]!
      const kind = index % 4 === 0 ? 'credit_note' : 'invoice'
      const at = new Date(Date.UTC(2026, 9, 1 + below(31), below(24), below(60))).toISOString()
      return { kind, sequence: index + 2, total: (1 + below(900_000)) / 100, rate, exemption, at }
    })
    await issue(session, documents)
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: people.admin, role: 'authenticated' }),
    ])
    await session.query('set local role authenticated')
    const rows = await journal(session, `'2026-10-15', page_size => 200`)
    const totals = await totalsOf(session, '2026-10-31')
    expect(rows).toHaveLength(documents.length)
    for (const row of rows) expect(cents(row.net) + cents(row.tax), row.number).toBe(cents(row.total))
    for (const row of rows) expect(row.total < 0, row.number).toBe(row.kind === 'credit_note')
    const sum = (key: 'net' | 'tax' | 'total') => rows.reduce((all, row) => all + cents(row[key]), 0)
    const given = documents.reduce(
      (all, { kind, total }) => all + (kind === 'invoice' ? 1 : -1) * cents(total),
      0,
    )
    expect(sum('total')).toBe(given)
    for (const key of ['net', 'tax', 'total'] as const) {
      expect(cents(totals[`${key}_amount`]), key).toBe(sum(key))
      expect(
        totals.rates.reduce((all, rate) => all + cents(rate[`${key}_amount`]), 0),
        key,
      ).toBe(sum(key))
    }
    expect(cents(totals.net_amount) + cents(totals.tax_amount)).toBe(cents(totals.total_amount))
    expect(totals.rates.map(({ tax_rate, exemption }) => [tax_rate, exemption])).toEqual([
      [0.2, null],
      [0.1, null],
      [0, 'export'],
      [0, null],
      [null, null],
    ])
    expect(totals.invoices + totals.credit_notes).toBe(documents.length)
    expect(totals.first_day).toBe('2026-09-30')
  }))

test('a month is that of the shop’s days, in the order of issue, page by page', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    const [zone] = await session.query<{ start: string; end: string }>(
      `select ('2026-10-01'::timestamp at time zone private.shop_time_zone())::text as start,
         ('2026-11-01'::timestamp at time zone private.shop_time_zone())::text as end`,
    )
    const moment = (text: string | undefined, seconds: number) =>
      new Date(
        new Date(text!.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).getTime() + seconds * 1000,
      ).toISOString()
    const invoice = (sequence: number, at: string) => ({
      kind: 'invoice',
      sequence,
      total: 120,
      rate: 0.2,
      at,
    })
    await issue(session, [
      invoice(1, moment(zone?.start, -1)),
      invoice(2, moment(zone?.start, 0)),
      invoice(3, moment(zone?.start, 3600)),
      invoice(4, moment(zone?.end, -1)),
      invoice(5, moment(zone?.end, 0)),
    ])
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: people.admin, role: 'authenticated' }),
    ])
    await session.query('set local role authenticated')
    const [first, second] = await journal(session, `'2026-10-10', page_size => 2`)
    const rest = await journal(session, `'2026-10-10', $1::text::jsonb, 2`, [
      JSON.stringify(second?.next_cursor),
    ])
    expect([first, second, ...rest].map((row) => [row?.number, row?.day])).toEqual([
      ['F2026-00002', '2026-10-01'],
      ['F2026-00003', '2026-10-01'],
      ['F2026-00004', '2026-10-31'],
    ])
    expect(first).toMatchObject({
      buyer: 'Dar Lamté',
      ice: '001234567000089',
      rate: 0.2,
      net: 100,
      tax: 20,
      total: 120,
    })
    expect((await totalsOf(session, '2026-11-01')).invoices).toBe(1)
    expect(await totalsOf(session, '2026-12-01')).toMatchObject({ invoices: 0, total_amount: 0, rates: [] })
    for (const rest of [
      `null`,
      `'1999-12-31'`,
      `'2026-10-01', page_size => 0`,
      `'2026-10-01', '{"value": "x", "id": "y"}'`,
    ])
      expect(await attempt(session, `select * from public.admin_invoices(${rest})`), rest).toMatchObject({
        code: 'PT422',
      })
    expect(await attempt(session, 'select public.admin_invoice_totals(null)')).toMatchObject({
      code: 'PT422',
    })
  }))

test('an invoice and its credit notes are in it as they were issued', () =>
  asAdminOf(db, async (session) => {
    await session.query('reset role')
    await session.query('update public.orders set tax_rate = 0.2 where id = $1', [order])
    await session.query('set local role authenticated')
    await receive(session, 100)
    await session.query('set constraints all immediate')
    await session.query('set constraints all deferred')
    await refund(session, 33.33)
    await session.query('set constraints all immediate')
    const [today] = await session.query<{ day: string }>(
      `select (now() at time zone private.shop_time_zone())::date::text as day`,
    )
    const rows = await journal(session, `$1::text::date`, [today?.day])
    expect(rows.map(({ kind, net, tax, total }) => [kind, net, tax, total])).toEqual([
      ['invoice', 83.33, 16.67, 100],
      ['credit_note', -27.77, -5.56, -33.33],
    ])
    expect(await totalsOf(session, today!.day)).toMatchObject({
      net_amount: 55.56,
      tax_amount: 11.11,
      total_amount: 66.67,
    })
  }))

test('only admins see the journal', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    for (const call of ['public.admin_invoices(current_date)', 'public.admin_invoice_totals(current_date)'])
      expect(await attempt(session, `select ${call}`), call).toMatchObject({ code: '42501' })
  }))
