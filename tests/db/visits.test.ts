import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Session, type TestDatabase, actAs, attempt } from './database.ts'
import { openShop, people } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())
beforeEach(() => db.query('truncate private.web_vitals, private.client_errors, private.rate_limits'))

const lcp = { metric: 'LCP', value: 1234.5678, page: '/product/:id' }
const failure = { message: 'TypeError: x is undefined', place: 'index-AbC12345.js:1:20', page: '/cart' }
const visit = {
  language: 'ar',
  device: 'phone',
  connection: '4g',
  release: 'AbC12345',
  vitals: [lcp] as unknown,
  errors: [failure] as unknown,
}
const visitor = { role: 'anon' } as const
/** In one transaction, whose hour and day do not pass. */
const inOneMoment = <T>(work: (owner: Session) => Promise<T>) => actAs(db, { role: 'owner' }, work)
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

const report = (session: Session, value: object | string) =>
  attempt(session, 'select public.report_telemetry($1)', [
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
const keep = async (owner: Session, value: object) => {
  const { code, message } = await actAs(owner, visitor, (session) => report(session, value), 'commit')
  expect(`${code} ${message}`).toBe('undefined undefined')
  await owner.query('reset role')
}
const figures = (from: string, to: string) =>
  asAdmin(async (session) => {
    const [row] = await session.query<{ answer: unknown }>(
      'select public.admin_telemetry($1, $2) as answer',
      [from, to],
    )
    return row?.answer as { vitals: unknown[]; errors: unknown[] }
  })

describe('a visit that is reported', () => {
  test('is stored with its day and nothing about the visitor', () =>
    inOneMoment(async (owner) => {
      await keep(owner, visit)
      const [vital] = await owner.query<object>(
        `select v.*, value::float, day = (now() at time zone private.shop_time_zone())::date as of_today
         from private.web_vitals v`,
      )
      expect(vital).toMatchObject({
        ...{ of_today: true, metric: 'LCP', value: 1234.5678, page: '/product/:id' },
        ...{ device: 'phone', connection: '4g', language: 'ar', release: 'AbC12345' },
      })
      const columns = await owner.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid in ('private.web_vitals'::regclass, 'private.client_errors'::regclass)
           and attnum > 0 group by 1 order by 1`,
      )
      expect(columns.map(({ name }) => name).join(' ')).toBe(
        'connection day device hits id language last_seen_at message metric page place release value',
      )
    }))

  test('counts a repeated error once for each report', () =>
    inOneMoment(async (owner) => {
      await keep(owner, visit)
      await keep(owner, { ...visit, vitals: [], errors: [failure, failure] })
      expect(await owner.query(`select message, hits from private.client_errors`)).toEqual([
        { message: failure.message, hits: 2 },
      ])
    }))

  const bad: Record<string, object | string> = {
    'no JSON': '{',
    'no object': '[]',
    nothing: 'null',
    'nothing to report': { ...visit, vitals: [], errors: [] },
    'a field too many': { ...visit, user: 'amina' },
    'a field too few': { ...visit, device: undefined },
    'no list': { ...visit, vitals: {} },
    'another language': { ...visit, language: 'de' },
    'another device': { ...visit, device: 'Amina’s phone' },
    'another connection': { ...visit, connection: '192.0.2.1' },
    'a release with a space': { ...visit, release: 'a b' },
    'a long release': { ...visit, release: 'a'.repeat(41) },
    'a book': { ...visit, release: 'x'.repeat(9000) },
    'depth without end': '['.repeat(7999),
    'a NUL': '{"language": "\\u0000"}',
    'six figures': { ...visit, vitals: Array.from({ length: 6 }, () => lcp) },
    'a figure twice': { ...visit, vitals: [lcp, lcp] },
    'an unknown figure': { ...visit, vitals: [{ ...lcp, metric: 'FID' }] },
    'a figure with more': { ...visit, vitals: [{ ...lcp, url: '/product/1' }] },
    'a negative figure': { ...visit, vitals: [{ ...lcp, value: -1 }] },
    'an endless figure': { ...visit, vitals: [{ ...lcp, value: 600_001 }] },
    'a shift beyond belief': { ...visit, vitals: [{ ...lcp, metric: 'CLS', value: 101 }] },
    'a figure in words': { ...visit, vitals: [{ ...lcp, value: '12' }] },
    'a figure that is none': { ...visit, vitals: [{ ...lcp, value: null }] },
    'a figure that is a number': { ...visit, vitals: [12] },
    'an address': { ...visit, vitals: [{ ...lcp, page: '/product/1f0c' }] },
    'an address with a query': { ...visit, vitals: [{ ...lcp, page: '/products?q=amina' }] },
    'an address with an origin': { ...visit, errors: [{ ...failure, page: 'https://shop.example/' }] },
    'six errors': {
      ...visit,
      errors: Array.from({ length: 6 }, (_, n) => ({ ...failure, message: `x${n}` })),
    },
    'an error without a message': { ...visit, errors: [{ ...failure, message: ' ' }] },
    'a long message': { ...visit, errors: [{ ...failure, message: 'x'.repeat(201) }] },
    'two lines': { ...visit, errors: [{ ...failure, message: 'a\nb' }] },
    'a mark of direction': { ...visit, errors: [{ ...failure, message: 'a\u202eb' }] },
    'a message with an e-mail': { ...visit, errors: [{ ...failure, message: 'amina@mcg.example failed' }] },
    'a message with a telephone': { ...visit, errors: [{ ...failure, message: 'call +212 6 12 34 56 78' }] },
    'a message with an address': { ...visit, errors: [{ ...failure, message: 'no https://x.example/?k=v' }] },
    'a place that is none': { ...visit, errors: [{ ...failure, place: 'at checkout (Amina)' }] },
    'an error with more': { ...visit, errors: [{ ...failure, stack: '…' }] },
  }
  test.each(Object.keys(bad))('is refused with %s', async (name) => {
    await actAs(db, visitor, async (session) => {
      const { code, message } = await report(session, bad[name]!)
      expect(`${code} ${message}`).toBe('PT422 invalid_request')
    })
    expect(
      await db.query('select 1 from private.web_vitals union all select 1 from private.client_errors'),
    ).toEqual([])
  })

  test('is limited to sixty an hour for each address and 240 in total', () =>
    inOneMoment(async (owner) => {
      const used = (subject: string, hits: number) =>
        owner.query(
          `insert into private.rate_limits (bucket, subject, window_start, hits)
           values ('visit', ${subject}, to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), $1)
           on conflict on constraint rate_limits_pkey do update set hits = excluded.hits`,
          [hits],
        )
      const expectRefused = () =>
        actAs(owner, visitor, async (session) => {
          const { code, message } = await report(session, visit)
          expect(`${code} ${message}`).toBe('PT429 too_many_requests')
        })
      await owner.query(`select set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', true)`)
      await used('private.rate_limit_subject()', 59)
      await keep(owner, visit)
      await expectRefused()
      await used('private.rate_limit_subject()', 1)
      await used(`'everyone'`, 240)
      await expectRefused()
    }))

  test('deletes reports older than ninety days', () =>
    inOneMoment(async (owner) => {
      await keep(owner, visit)
      await owner.query(`update private.web_vitals set day = day - 90`)
      await owner.query(`update private.client_errors set day = day - 90`)
      const count = async () =>
        (
          await owner.query<{ count: number }>(
            `select ((select count(*) from private.web_vitals) + (select count(*) from private.client_errors))::int as count`,
          )
        )[0]?.count
      await keep(owner, visit)
      expect(await count()).toBe(4)
      await owner.query(`update private.web_vitals set day = day - 1`)
      await owner.query(`update private.client_errors set day = day - 1`)
      await keep(owner, visit)
      // The first two are ninety-one days old by then; the others are from the day before.
      expect(await count()).toBe(4)
    }))

  test('stores a thousand different errors a day and continues to count those', () =>
    inOneMoment(async (owner) => {
      await keep(owner, { ...visit, vitals: [] })
      await owner.query(`insert into private.client_errors (day, message, place, page, release)
        select e.day, 'e' || n, '', '/', 'x' from private.client_errors e, generate_series(1, 999) n`)
      await keep(owner, { ...visit, errors: [failure, { ...failure, message: 'one more' }] })
      expect(
        await owner.query(
          `select message, hits from private.client_errors where message in ($1, 'one more')`,
          [failure.message],
        ),
      ).toEqual([{ message: failure.message, hits: 2 }])
      expect(await owner.query('select metric from private.web_vitals')).toHaveLength(1)
    }))
})

describe('the figures of visits', () => {
  const add = (day: string, metric: string, page: string, device: string, values: number[]) =>
    db.query(
      `insert into private.web_vitals (day, metric, value, page, device, connection, language, release)
       select $1::date, $2, v::numeric, $3, $4, '4g', 'en', 'x' from unnest($5::text[]) v`,
      [day, metric, page, device, values.map(String)],
    )

  test('are the 75th percentile by metric, device and page, and over all pages', async () => {
    await add('2026-03-01', 'LCP', '/', 'phone', [1000, 2000, 3000, 4000])
    await add('2026-03-02', 'LCP', '/cart', 'phone', [5000])
    await add('2026-03-02', 'CLS', '/', 'desktop', [0.05])
    await add('2026-03-03', 'LCP', '/', 'phone', [9000])
    expect((await figures('2026-03-01', '2026-03-02')).vitals).toEqual([
      { metric: 'LCP', page: null, device: 'phone', p75: 4000, count: 5 },
      { metric: 'CLS', page: null, device: 'desktop', p75: 0.05, count: 1 },
      { metric: 'LCP', page: '/', device: 'phone', p75: 3000, count: 4 },
      { metric: 'CLS', page: '/', device: 'desktop', p75: 0.05, count: 1 },
      { metric: 'LCP', page: '/cart', device: 'phone', p75: 5000, count: 1 },
    ])
    expect((await figures('2026-03-01', '2026-03-01')).vitals).toHaveLength(2)
    expect(await figures('2026-04-01', '2026-04-30')).toEqual({ vitals: [], errors: [] })
  })

  test('put errors of one message together: how often, last when, where, and in which build', async () => {
    await db.query(`insert into private.client_errors (day, message, place, page, release, hits, last_seen_at) values
      ('2026-03-01', 'TypeError: a', 'old.js:1', '/', 'old', 2, '2026-03-01 10:00+00'),
      ('2026-03-02', 'TypeError: a', 'new.js:2', '/cart', 'new', 1, '2026-03-02 10:00+00'),
      ('2026-03-02', 'TypeError: b', '', '/', 'new', 1, '2026-03-02 11:00+00')`)
    expect((await figures('2026-03-01', '2026-03-31')).errors).toEqual([
      {
        ...{ message: 'TypeError: a', count: 3, last_seen_at: '2026-03-02T10:00:00+00:00' },
        ...{ pages: ['/', '/cart'], release: 'new', place: 'new.js:2' },
      },
      {
        ...{ message: 'TypeError: b', count: 1, last_seen_at: '2026-03-02T11:00:00+00:00' },
        ...{ pages: ['/'], release: 'new', place: '' },
      },
    ])
  })

  test.each([
    [null, '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2025-01-01', '2026-03-01'],
    ['infinity', 'infinity'],
  ])('of %s to %s are refused', async (from, to) => {
    await asAdmin(async (session) => {
      const { code, message } = await attempt(
        session,
        'select public.admin_telemetry($1::text::date, $2::text::date)',
        [from, to],
      )
      expect(`${code} ${message}`).toBe('PT422 invalid_request')
    })
  })

  test('are for admins, who cannot read single rows', async () => {
    for (const actor of [{ role: 'anon' }, { role: 'authenticated', userId: people.customer }] as const) {
      await actAs(db, actor, async (session) => {
        const { code } = await attempt(session, `select public.admin_telemetry('2026-03-01', '2026-03-01')`)
        expect(code).toBe('42501')
      })
    }
    await asAdmin(async (session) => {
      for (const table of ['web_vitals', 'client_errors']) {
        expect((await attempt(session, `select * from private.${table}`)).code).toBe('42501')
      }
    })
  })
})
