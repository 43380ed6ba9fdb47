import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvText } from '@/admin/csv'
import { orderExportRows } from '@/admin/orders/order-export'
import { readXlsx, xlsxFile } from '@/admin/xlsx'
import type { OrderCard } from '@/admin/orders/queries'
import { formatDate, formatDateTime, formatShortDate } from '@/i18n/format'
import { shopDay, shopTime } from '@/lib/shop-clock'
import { sqlClockProblems } from '../../scripts/checks/house-clock.ts'
import type { OrderRow } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { actAs, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people } from './fixtures.ts'

// The day of one order is compared in every place that names one. Neither the database's session nor this process is in the shop's
// zone: what uses a zone of its own gives another day.

const moments = [
  ['2026-11-24T23:30:00Z', '2026-11-24', '24 November 2026'],
  ['2026-11-25T00:30:00Z', '2026-11-25', '25 November 2026'],
  ['2026-12-31T23:30:00Z', '2026-12-31', '31 December 2026'],
  ['2027-01-01T00:30:00Z', '2027-01-01', '1 January 2027'],
  // Ramadan and summer, which had other offsets until 2026.
  ['2027-02-20T23:30:00Z', '2027-02-20', '20 February 2027'],
  ['2027-07-10T23:30:00Z', '2027-07-10', '10 July 2027'],
] as const
const zones = ['Asia/Tokyo', 'America/Los_Angeles'] as const

const ownZone = process.env.TZ
let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(
    `truncate public.payment_events, public.refund_lines, public.returns, public.return_lines, public.return_events,
       public.return_photos, public.payments, public.invoices, public.payment_differences, public.payment_disputes`,
  )
  await db.query(
    `update public.orders set paid_amount = 0, payment_status = 'unpaid', payment_method = 'bank_transfer'`,
  )
})
afterAll(async () => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
  await db.close()
})

const only = async <Row>(
  session: Session,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row> => {
  const [row, ...more] = await session.query<Row>(sql, parameters)
  if (row === undefined || more.length > 0) throw new Error(`not one row: ${sql}`)
  return row
}
const answer = async <Value>(session: Session, expression: string, parameters: readonly unknown[] = []) =>
  (await only<{ value: Value }>(session, `select ${expression} as value`, parameters)).value

/** In another zone, for the process and for the session. */
const inZone = (zone: string, work: (owner: Session) => Promise<void>) =>
  actAs(db, { role: 'owner' }, async (owner) => {
    process.env.TZ = zone
    await owner.query(`set local timezone to '${zone}'`)
    await work(owner)
  })

const asAdmin = <Value>(owner: Session, work: (session: Session) => Promise<Value>) =>
  actAs(owner, { role: 'authenticated', userId: people.admin }, work)

/** The counted orders and those of the statistics, on one day. */
const countedOn = (owner: Session, day: string) =>
  asAdmin(owner, async (session) => ({
    filter: await answer(session, `public.admin_order_counts(from_day => $1::date, to_day => $1::date)`, [
      day,
    ]),
    statistics: (
      await answer<{ days: { day: string; orders: number }[] }>(
        session,
        'public.admin_statistics($1::date, $1::date)',
        [day],
      )
    ).days.map(({ day: each, orders }) => [each, orders]),
  }))

describe.each(zones)('in a session and a process of %s', (zone) => {
  test.each(moments)('%s is %s in SQL, on screens, in files and in mails', (moment, day, words) =>
    inZone(zone, async (owner) => {
      expect(new Date(moment).getTimezoneOffset()).not.toBe(0)
      expect(
        await only(
          owner,
          `select (at at time zone private.shop_time_zone())::date::text as day,
             at >= private.start_of_day($2::date) and at < private.start_of_day($2::date + 1) as within
           from (select $1::timestamptz as at) m`,
          [moment, day],
        ),
      ).toEqual({ day, within: true })
      expect(shopDay(new Date(moment))).toBe(day)
      expect(formatDate(moment, 'en')).toBe(words)
      expect(formatDateTime(moment, 'en')).toContain(words)
    }),
  )

  test('an order of 23:30 on 31 December has that day in list, filter, statistics, file, mail and invoice', () =>
    inZone(zone, async (owner) => {
      await owner.query('update public.orders set created_at = $2 where id = $1', [
        ids.customerOrder,
        '2026-12-31T23:30:00Z',
      ])
      await owner.query(`update public.orders set created_at = '2027-02-01T12:00:00Z' where id <> $1`, [
        ids.customerOrder,
      ])
      // As the Data API answers.
      const { card } = await asAdmin(owner, (session) =>
        only<{ card: OrderCard }>(
          session,
          `select to_jsonb(o) as card from public.admin_orders(from_day => '2026-12-31', to_day => '2026-12-31') o`,
        ),
      )
      expect(formatShortDate(card.created_at, 'en')).toBe('31 Dec 2026')
      expect(formatDateTime(card.created_at, 'en')).toMatch(/^31 December 2026.* 23:30$/)
      expect(await countedOn(owner, '2026-12-31')).toEqual({
        filter: { pending: 1 },
        statistics: [['2026-12-31', 1]],
      })
      expect(await countedOn(owner, '2027-01-01')).toEqual({ filter: {}, statistics: [['2027-01-01', 0]] })

      const t = (key: string) => key
      const row = {
        ...card,
        ...(
          await only<{ row: object }>(owner, 'select to_jsonb(o) as row from public.orders o where id = $1', [
            card.id,
          ])
        ).row,
      }
      const rows = orderExportRows([row] as never, { t, tKey: t } as never, 'en')
      expect(csvText(rows)).toContain('"2026-12-31 23:30"')
      expect((await readXlsx(await xlsxFile(rows, 'en')))[1]).toContainEqual(new Date('2026-12-31T23:30:00Z'))
      expect(shopTime(new Date(card.created_at))).toBe('2026-12-31 23:30')

      await owner.query('delete from public.email_outbox')
      await owner.query(
        `select private.enqueue_order_email('order_confirmation', o) from public.orders o where o.id = $1`,
        [ids.customerOrder],
      )
      const mail = await only<OrderRow>(owner, 'select * from public.email_outbox')
      const payload = { ...mail.payload, min_days: 1, max_days: 2, promised_from: card.created_at }
      const { text } = renderMail(
        { ...mail, payload },
        { site: 'https://shop.example', api: 'https://api.example' },
      )
      // A Thursday; from Friday, the next day, it would be 4 and 5 January.
      expect(text).toContain('1 January – 4 January')
    }))
})

test('an invoice has the year of the shop’s day, and its document names the order’s', () =>
  inZone('Asia/Tokyo', async (owner) => {
    const { token } = await only<{ token: string }>(
      owner,
      `update public.orders set created_at = '2026-12-31T23:30:00Z' where id = $1 returning payment_token as token`,
      [ids.customerOrder],
    )
    await asAdmin(owner, async (session) => {
      await session.query(`select public.record_payment($1, 'transfer', 'a', 100, '2026-11-01')`, [
        ids.customerOrder,
      ])
      await session.query('set constraints all immediate')
      const issued = await only<{ number: string; year: number; issued_at: Date }>(
        session,
        'select number, year, issued_at from public.invoices',
      )
      expect(String(issued.year)).toBe(shopDay(issued.issued_at).slice(0, 4))
      const document = await answer<{ ordered_at: string; issued_at: string }>(
        session,
        'public.invoice($1, $2)',
        [token, issued.number],
      )
      expect(formatDate(document.ordered_at, 'en')).toBe('31 December 2026')
      expect(shopDay(new Date(document.issued_at))).toBe(shopDay(issued.issued_at))
    })
  }))

test('limits count by the shop’s day, not by that of a request’s time zone', () =>
  inZone('Asia/Tokyo', async (owner) => {
    const subjects = new Set<string>()
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC']) {
      await owner.query(`set local timezone to '${zone}'`)
      await owner.query(`set local request.headers to '{"cf-connecting-ip": "203.0.113.9"}'`)
      subjects.add(await answer(owner, 'private.address_subject()'))
    }
    expect(subjects.size).toBe(1)
  }))

describe('the rule for migrations', () => {
  test.each([
    'select current_date',
    'where o.created_at::date = day',
    'select now()::date',
    "select date_trunc('day', now())",
    "select (now() at time zone 'Etc/GMT-1')::date",
    'select localtimestamp',
    "select timezone('utc', now())",
  ])('rejects %s', (line) => {
    expect(sqlClockProblems('x.sql', line)).toHaveLength(1)
  })

  test.each([
    'select (now() at time zone private.shop_time_zone())::date',
    "select date_trunc('month', now() at time zone private.shop_time_zone())::date",
    '-- never current_date',
  ])('allows %s', (line) => {
    expect(sqlClockProblems('x.sql', line)).toEqual([])
  })

  test('holds for the whole database', async () => {
    const sources = await db.query<{ name: string; source: string }>(
      `select n.nspname || '.' || p.proname as name, p.prosrc as source from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
    )
    expect(sources.flatMap(({ name, source }) => sqlClockProblems(name, source))).toEqual([])
    for (const file of readdirSync('supabase/migrations'))
      expect(sqlClockProblems(file, readFileSync(`supabase/migrations/${file}`, 'utf8'))).toEqual([])
  })
})
