import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTranslator } from '@/i18n/translate'
import { en as orderMessages } from '@/i18n/messages/admin/orders/en'
import { en as paymentMessages } from '@/i18n/messages/admin/payments/en'
import type { LedgerRow } from '@/admin/payments/queries'
import { brokenInvariants } from '../../races/invariants.ts'
import type { TestDatabase } from '../database.ts'
import { AT_THE_DOOR } from './at-the-door.ts'
import {
  type Account,
  type Document,
  documentsOf,
  type Entry,
  moneyOf,
  openAccount,
  taxRateOn,
  totalOf,
  writeDown,
} from './books.ts'
import { BY_TRANSFER } from './by-transfer.ts'
import { type Moment, type OrderScript, TAX_RATES, timeOf } from './events.ts'
import { ONLINE } from './online.ts'
import { perform, place, placeExchange, type Placed } from './perform.ts'
import { TAKEN_BACK } from './taken-back.ts'
import { call, keepMoment, moveClocks, openMonthShop } from './shop.ts'

const SCRIPTS = [...AT_THE_DOOR, ...BY_TRANSFER, ...ONLINE, ...TAKEN_BACK]

/** The periods of the figures: October, and the days before and after it. */
const PERIODS = [
  { name: 'the days before', from: '2026-09-25', to: '2026-09-30' },
  { name: 'the month', from: '2026-10-01', to: '2026-10-31' },
  { name: 'the days after', from: '2026-11-01', to: '2026-11-05' },
] as const
type Period = (typeof PERIODS)[number]

const within =
  ({ from, to }: Period) =>
  (day: string | null) =>
    day !== null && day >= from && day <= to
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
/** Centimes of an amount of the shop in dirhams. */
const centimes = (amount: number) => Math.round(amount * 100)

/** What happens in the month, in its order. */
function eventsInOrder() {
  const orders = SCRIPTS.map((script, n) => ({ script, n }))
  return [
    ...TAX_RATES.map(([at, percent]) => ({ at, percent })),
    ...orders.map(({ script, n }) => ({ at: script.on, n, action: null })),
    ...orders.flatMap(({ script, n }) => script.steps.map(([at, action]) => ({ at, n, action }))),
  ].sort((one, other) => timeOf(one.at).localeCompare(timeOf(other.at)))
}

const accounts: Account[] = []
const placed: Placed[] = []
/** Where an order says another thing of its money than the books, right after an event. */
const deviations: unknown[] = []
let db: TestDatabase

const moneyOfShop = async ({ id }: Placed) => {
  const [row] = await db.query<Record<string, number>>(
    `select round(paid_amount * 100)::int as paid, round(refunded_amount * 100)::int as refunded,
       round(refunding_amount * 100)::int as "underWay", round(amount_due * 100)::int as due,
       round(amount_to_refund * 100)::int as "toRefund", round(revenue * 100)::int as revenue
     from public.orders where id = $1`,
    [id],
  )
  return row
}

async function happen(at: Moment, n: number, action: OrderScript['steps'][number][1] | null): Promise<void> {
  const script = SCRIPTS[n]!
  if (action === null) {
    const { exchange } = script
    placed[n] =
      exchange === undefined
        ? await place(db, script, n, totalOf(script))
        : await placeExchange(
            db,
            { ...script, exchange },
            placed[SCRIPTS.findIndex(({ name }) => name === exchange.of)]!,
          )
    accounts[n] = openAccount(script)
  } else {
    await perform(db, script, placed[n]!, action, at)
    writeDown(accounts[n]!, action, at)
  }
  await keepMoment(db, timeOf(at))
  const [shop, books] = [await moneyOfShop(placed[n]!), moneyOf(accounts[n]!)]
  if (JSON.stringify(shop) !== JSON.stringify(books))
    deviations.push({ order: script.name, after: action?.what ?? 'placed', at, shop, books })
}

beforeAll(async () => {
  db = await openMonthShop()
  for (const event of eventsInOrder()) {
    if ('percent' in event)
      await db.query('update public.shop_settings set tax_rate = $1::text::numeric', [
        String(event.percent / 100),
      ])
    else
      await happen(event.at, event.n, event.action).catch((error: unknown) => {
        throw new Error(`${SCRIPTS[event.n]!.name}, ${event.at}: ${String(error)}`, { cause: error })
      })
  }
  await moveClocks(db)
})
afterAll(() => db.close())

const nameOf = (number: string) => accounts[placed.findIndex((order) => order.number === number)]!.name
const entriesOf = (period?: Period): Entry[] =>
  accounts
    .flatMap(({ entries }) => entries)
    .filter((entry) => period === undefined || within(period)(entry.day ?? entry.begun))
const signed = ({ kind, amount }: Pick<Entry, 'kind' | 'amount'>) => (kind === 'charge' ? amount : -amount)

test('the month has every kind of outcome once at least, and the events of an order follow each other', () => {
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(SCRIPTS.map(({ name }) => name)).size).toBe(SCRIPTS.length)
  // What happens to two orders alike, whatever they cost, is one kind of outcome.
  const kinds = new Set(SCRIPTS.map(({ by, steps }) => [by, ...steps.map(([, { what }]) => what)].join(', ')))
  expect(kinds.size).toBeGreaterThanOrEqual(30)
  for (const { name, on, steps } of SCRIPTS) {
    const times = [on, ...steps.map(([at]) => at)].map(timeOf)
    expect([...new Set(times)].sort(), name).toEqual(times)
  }
})

test('after each event, the order says of its money what the books say', () => {
  expect(deviations).toEqual([])
})

describe.each(PERIODS)('in $name', (period) => {
  const isIn = within(period)

  test('what was received and given back on each day by each provider is that of the books', async () => {
    const { days } = await call<{
      days: { day: string; provider: string; received: number; refunded: number }[]
    }>(db, 'admin', 'public.admin_payment_summary($1, $2)', [period.from, period.to])
    const cells = new Map<string, { received: number; refunded: number }>()
    for (const entry of entriesOf().filter(({ day }) => isIn(day))) {
      const key = `${String(entry.day)} ${entry.provider}`
      const { received, refunded } = cells.get(key) ?? { received: 0, refunded: 0 }
      cells.set(
        key,
        entry.kind === 'refund'
          ? { received, refunded: refunded + entry.amount }
          : { received: received + signed(entry), refunded },
      )
    }
    expect(
      Object.fromEntries(
        days.map(({ day, provider, received, refunded }) => [
          `${day} ${provider}`,
          { received: centimes(received), refunded: centimes(refunded) },
        ]),
      ),
    ).toEqual(Object.fromEntries(cells))
  })

  test('the rows of the accountant’s file are the entries of the books', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable-key')
    const { ledgerExportRows } = await import('@/admin/payments/ledger-export')
    const { t } = createTranslator('en', { ...orderMessages, ...paymentMessages })
    const rows = await call<LedgerRow[]>(
      db,
      'admin',
      `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.admin_payments(from_day => $1, to_day => $2, page_size => 200) r)`,
      [period.from, period.to],
    )
    const [headings = [], ...lines] = ledgerExportRows(rows, t)
    const column = (heading: string) => headings.indexOf(heading)
    const columns = [
      t('adminPayments.receivedDay'),
      t('adminPayments.order'),
      t('adminPayments.kind'),
      t('adminPayments.provider'),
      t('adminPayments.state'),
      t('adminPayments.amountInDirhams'),
      t('adminPayments.chargedAmount'),
      t('adminPayments.currency'),
    ].map(column)
    const plain = (cell: unknown) => {
      if (typeof cell !== 'object' || cell === null) return cell
      return 'amount' in cell ? centimes(cell.amount as number) : 'day' in cell ? cell.day : cell
    }
    const written = entriesOf(period).map((entry) => {
      const moved = (given: number | null) =>
        entry.state !== 'succeeded' || given === null ? null : signed({ kind: entry.kind, amount: given })
      return [
        entry.day,
        entry.order,
        t(`adminPayments.kind.${entry.kind}`),
        t(`adminPayments.provider.${entry.provider}`),
        t(`adminPayments.state.${entry.state}`),
        moved(entry.amount),
        moved(entry.charged),
        entry.currency ?? 'MAD',
      ]
    })
    const inOrder = (table: unknown[][]) => table.map((row) => JSON.stringify(row)).sort()
    expect(
      inOrder(
        lines.map((line) =>
          columns.map((index) => {
            const cell = plain(line[index])
            return index === columns[1] && typeof cell === 'string' ? nameOf(cell) : cell
          }),
        ),
      ),
    ).toEqual(inOrder(written))
  })

  test('what was invoiced and credited is what the shop keeps of what was paid, with its tax', async () => {
    const issued = await db.query<Document & { number: string }>(
      `select o.order_number as number, i.kind, (i.issued_at at time zone 'UTC')::date::text as day, round(i.total_amount * 100)::int as total, round(i.tax_amount * 100)::int as tax
       from public.invoices i join public.orders o on o.id = i.order_id
       where (i.issued_at at time zone 'UTC')::date between $1 and $2`,
      [period.from, period.to],
    )
    const inOrder = (documents: readonly (readonly unknown[])[]) =>
      documents.map((document) => JSON.stringify(document)).sort()
    const documents = (await documentsOfBooks()).filter(({ day }) => isIn(day))
    expect(
      inOrder(issued.map((each) => [nameOf(each.number), each.kind, each.day, each.total, each.tax])),
    ).toEqual(inOrder(documents.map(({ order, kind, day, total, tax }) => [order, kind, day, total, tax])))
  })

  test('the figures of the dashboard and the statistics are those of the books', async () => {
    const statistics = await call<{
      revenue: number
      orders: number
      received: number
      invoiced: number
      sold: number
      deliveries: number
      days: { day: string; revenue: number; sold: number }[]
    }>(db, 'admin', 'public.admin_statistics($1, $2)', [period.from, period.to])
    const sales = accounts.flatMap((account) => account.sales).filter(({ day }) => isIn(day))
    const placedIn = accounts.filter(({ day }) => isIn(day))
    const revenueOf = (list: readonly Account[]) => sum(list.map((account) => moneyOf(account).revenue))
    expect({
      revenue: centimes(statistics.revenue),
      received: centimes(statistics.received),
      invoiced: centimes(statistics.invoiced),
      sold: centimes(statistics.sold),
      deliveries: statistics.deliveries,
      days: statistics.days.map((each) => [each.day, centimes(each.revenue), centimes(each.sold)]),
    }).toEqual({
      revenue: revenueOf(placedIn),
      received: sum(
        entriesOf()
          .filter(({ day }) => isIn(day))
          .map(signed),
      ),
      invoiced: sum(
        (await documentsOfBooks())
          .filter(({ day }) => isIn(day))
          .map(({ kind, total }) => (kind === 'invoice' ? total : -total)),
      ),
      sold: sum(sales.map(({ amount }) => amount)),
      deliveries: sum(sales.map(({ deliveries }) => deliveries)),
      days: statistics.days.map(({ day }) => [
        day,
        revenueOf(placedIn.filter((account) => account.day === day)),
        sum(sales.filter((sale) => sale.day === day).map(({ amount }) => amount)),
      ]),
    })
  })
})

/** The rates (percent) that the orders were placed at. That of an export is the law's and is read from the order. */
async function taxRates(): Promise<number[]> {
  const rows = await db.query<{ id: string; rate: number }>(
    'select id, (tax_rate * 100)::float as rate from public.orders',
  )
  return accounts.map(
    ({ taxRate }, n) => taxRate ?? rows.find(({ id }) => id === placed[n]!.id)?.rate ?? Number.NaN,
  )
}
const documentsOfBooks = async () => {
  const rates = await taxRates()
  return accounts.flatMap((account, n) => documentsOf(account, rates[n]!))
}

test.each(PERIODS)(
  'the journal of $name has the documents of the books, and the tax of the month',
  async ({ from, to }) => {
    const documents = (await documentsOfBooks()).filter(({ day }) => day >= from && day <= to)
    const signedSum = (of: (document: Document) => number) =>
      sum(documents.map((document) => (document.kind === 'invoice' ? of(document) : -of(document))))
    const totals = await call<
      Record<'invoices' | 'credit_notes' | 'net_amount' | 'tax_amount' | 'total_amount', number>
    >(db, 'admin', 'public.admin_invoice_totals($1::text::date)', [from])
    const count = (kind: Document['kind']) => documents.filter((document) => document.kind === kind).length
    expect({
      invoices: totals.invoices,
      creditNotes: totals.credit_notes,
      net: centimes(totals.net_amount),
      tax: centimes(totals.tax_amount),
      total: centimes(totals.total_amount),
    }).toEqual({
      invoices: count('invoice'),
      creditNotes: count('credit_note'),
      net: signedSum(({ total, tax }) => total - tax),
      tax: signedSum(({ tax }) => tax),
      total: signedSum(({ total }) => total),
    })
    const rows = await call<{ order_number: string; tax_amount: number; total_amount: number }[]>(
      db,
      'admin',
      `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.admin_invoices(month => $1::text::date, page_size => 200) r)`,
      [from],
    )
    const inOrder = (list: readonly (readonly unknown[])[]) => list.map((each) => JSON.stringify(each)).sort()
    expect(
      inOrder(
        rows.map((row) => [nameOf(row.order_number), centimes(row.tax_amount), centimes(row.total_amount)]),
      ),
    ).toEqual(
      inOrder(
        documents.map(({ order, kind, tax, total }) =>
          kind === 'invoice' ? [order, tax, total] : [order, tax === 0 ? 0 : -tax, -total],
        ),
      ),
    )
  },
)

test('home orders have the rate of tax of their day, and exports that one or none', async () => {
  const rows = await db.query<{ id: string; rate: number }>(
    'select id, (tax_rate * 100)::float as rate from public.orders',
  )
  for (const [n, { id }] of placed.entries()) {
    const rate = rows.find((row) => row.id === id)?.rate
    const expected = accounts[n]!.taxRate
    if (expected === null) expect([0, taxRateOn(SCRIPTS[n]!.on)], SCRIPTS[n]!.name).toContain(rate)
    else expect(rate, SCRIPTS[n]!.name).toBe(expected)
  }
})

test('numbers of documents follow each other in the order in which they were issued', async () => {
  const numbers = await db.query<{ kind: string; numbers: number[] }>(
    `select kind, array_agg(sequence order by issued_at, sequence) as numbers from public.invoices group by kind, year`,
  )
  for (const { numbers: each } of numbers) expect(each).toEqual(each.map((_, index) => index + 1))
})

test('what is owed to the shop and by it, and all revenue, are those of the books', async () => {
  const summary = await call<Record<'open' | 'to_refund', { count: number; amount: number }>>(
    db,
    'admin',
    `public.admin_payment_summary('2026-10-01', '2026-10-31')`,
  )
  const money = accounts.map(moneyOf)
  const owed = (amounts: readonly number[]) => ({
    count: amounts.filter((amount) => amount > 0).length,
    amount: sum(amounts.filter((amount) => amount > 0)),
  })
  const shop = ({ count, amount }: { count: number; amount: number }) => ({ count, amount: centimes(amount) })
  expect({ open: shop(summary.open), toRefund: shop(summary.to_refund) }).toEqual({
    open: owed(money.map(({ due }) => due)),
    toRefund: owed(money.map(({ toRefund, underWay }) => toRefund - underWay)),
  })
  const { revenue } = await call<{ revenue: number }>(db, 'admin', 'public.admin_analytics()')
  expect(centimes(revenue)).toBe(sum(money.map((each) => each.revenue)))
})

test('no invariant of the shop is broken', async () => {
  // An order that is reopened at once takes back the mail about its cancellation.
  const { 'an order is confirmed by one mail, and each change of its status by one': _, ...broken } =
    await brokenInvariants(db)
  expect(broken).toEqual({})
})
