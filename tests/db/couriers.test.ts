import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
let courier = ''
let withoutLink = ''
beforeAll(async () => {
  db = await openShop()
  await db.query('delete from public.email_outbox')
  const rows = await db.query<{ id: string; tracking_url: string }>(
    'select id, tracking_url from public.couriers order by position',
  )
  courier = rows.find(({ tracking_url: url }) => url !== '')?.id ?? ''
  withoutLink = rows.find(({ tracking_url: url }) => url === '')?.id ?? ''
})
afterAll(() => db.close())

const { customerOrder: first, neighbourOrder: second } = ids
const asAdmin = (work: (session: Session) => Promise<void>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Report = { order_number: string | null; code: string | null; expected: number; received: number }
type Answer = { manifest_id?: string | null; remittance_id?: string | null; report: Report[] }

async function handOver(
  session: Session,
  parcels: readonly { order_id: string; tracking_number?: string }[],
  { to = courier, key = randomUUID() } = {},
) {
  const { rows, message } = await attempt<{ answer: Answer }>(
    session,
    'select public.hand_over_orders($1, $2, $3::text::jsonb) as answer',
    [to, key, JSON.stringify(parcels)],
  )
  return rows[0]?.answer ?? message
}

type Line = { reference: string; amount: number; fee?: number; deliver?: boolean }
async function remit(
  session: Session,
  lines: readonly Line[],
  { key = randomUUID(), preview = false, from = courier } = {},
) {
  const { rows, message, detail } = await attempt<{ answer: Answer }>(
    session,
    `select public.record_remittance($1, $2, 'Bon 12', current_date, $3::text::jsonb, '', $4) as answer`,
    [from, key, JSON.stringify(lines), preview],
  )
  return rows[0]?.answer ?? [message, detail].filter(Boolean).join(' ')
}

/** Both orders are on their way with the courier: 99 DH are to be collected for each. */
async function send(session: Session): Promise<void> {
  for (const id of [first, second]) await setOrderStatus(session, id, 'processing')
  await handOver(session, [
    { order_id: first, tracking_number: 'ab 12/é' },
    { order_id: second, tracking_number: 'CD-34' },
  ])
}

const balance = async (session: Session) => {
  const [row] = await session.query<{ balances: Record<string, unknown>[] }>(
    'select public.courier_balances() as balances',
  )
  return row?.balances.find(({ id }) => id === courier)
}

test('parcels are handed over together: shipped, with courier, manifest, number and link', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, first, 'processing')
    const key = randomUUID()
    const parcels = [
      { order_id: first, tracking_number: ' ab 12/é ' },
      // Still to be confirmed.
      { order_id: second },
    ]
    const answer = await handOver(session, parcels, { key })
    expect(answer).toMatchObject({
      report: [
        { order_number: 'MCG-AAAAAAAA', code: null },
        { order_number: 'MCG-BBBBBBBB', code: 'status_changed' },
      ],
    })
    expect(
      await session.query(
        `select o.status, o.carrier, o.tracking_number, o.tracking_link, m.courier_id = o.courier_id as same, m.actor
         from public.orders o join public.manifests m on m.id = o.manifest_id`,
      ),
    ).toEqual([
      {
        ...{ status: 'shipped', carrier: 'Amana Démo', tracking_number: 'ab 12/é' },
        tracking_link: 'https://suivi.amana.example/colis/ab%2012%2F%C3%A9',
        ...{ same: true, actor: people.admin },
      },
    ])
    // The customer's mail names the parcel.
    expect(
      await session.query(
        `select payload ->> 'status' as status, payload ->> 'tracking_number' as parcel, payload ->> 'tracking_link' as link
         from public.email_outbox where payload ->> 'status' = 'shipped'`,
      ),
    ).toEqual([
      {
        ...{ status: 'shipped', parcel: 'ab 12/é' },
        link: 'https://suivi.amana.example/colis/ab%2012%2F%C3%A9',
      },
    ])
    // Pressed twice, and after another parcel was ticked.
    expect(await handOver(session, parcels, { key })).toEqual(answer)
    expect(await handOver(session, parcels.slice(0, 1), { key })).toBe('edit_conflict')
  }))

test.each([
  ['keeps its number where none is given', undefined, 'AB 1'],
  ['gets another number', ' CD 2 ', 'CD 2'],
  ['has no number where it was cleared', ' ', ''],
])('a parcel %s', (_, given, kept) =>
  asAdmin(async (session) => {
    await setOrderStatus(session, first, 'processing')
    await session.query(`update public.orders set tracking_number = 'AB 1' where id = $1`, [first])
    await handOver(session, [{ order_id: first, ...(given !== undefined && { tracking_number: given }) }])
    expect(
      await session.query('select status, tracking_number from public.orders where id = $1', [first]),
    ).toEqual([{ status: 'shipped', tracking_number: kept }])
  }),
)

test.each([
  ['a direction mark, a dash and Arabic digits', '\u200ELB\u2013\u0661'],
  ['an isolate, which would be refused in a number', '\u2066LB-1\u2069'],
])('the statement finds a parcel whose number was given with %s', (_, given) =>
  asAdmin(async (session) => {
    await setOrderStatus(session, first, 'processing')
    await handOver(session, [{ order_id: first, tracking_number: given }])
    expect(
      await session.query('select status, tracking_number from public.orders where id = $1', [first]),
    ).toEqual([{ status: 'shipped', tracking_number: 'LB-1' }])
    expect(
      await remit(session, [{ reference: 'LB-1', amount: 99, deliver: true }], { preview: true }),
    ).toMatchObject({ report: [{ order_number: 'MCG-AAAAAAAA', code: null }] })
  }),
)

test('when no parcel can be handed over there is no manifest', () =>
  asAdmin(async (session) => {
    const before = await session.query('select id from public.manifests')
    expect(await handOver(session, [{ order_id: first }])).toMatchObject({
      manifest_id: null,
      report: [{ code: 'status_changed' }],
    })
    expect(await session.query('select id from public.manifests')).toEqual(before)
    expect(await handOver(session, [])).toBe('invalid_request')
    expect(await handOver(session, [{ order_id: first }], { to: randomUUID() })).toBe('invalid_request')
  }))

test('an order that must be paid first stays, also when it was shipped unpaid before', () =>
  actAs(db, { role: 'owner' }, async (session) => {
    await session.query(
      `update public.orders set payment_method = 'bank_transfer', status = 'processing', unpaid_override = true where id = $1`,
      [first],
    )
    await actAs(session, { role: 'authenticated', userId: people.admin }, async (inside) => {
      expect(await handOver(inside, [{ order_id: first }])).toMatchObject({
        manifest_id: null,
        report: [{ code: 'unpaid' }],
      })
    })
  }))

test('the customer sees the link while the parcel is on its way, and a courier without a page gives none', () =>
  asAdmin(async (session) => {
    await send(session)
    const parcelOf = async (id: string) =>
      (
        await session.query<{ parcel: unknown }>(
          `select public.track_order(o.tracking_token) - '{history,lines,created_at,min_days,max_days,promised_from,is_pickup}'::text[] as parcel
           from public.orders o where o.id = $1`,
          [id],
        )
      )[0]?.parcel
    expect(await parcelOf(second)).toEqual({
      ...{ order_number: 'MCG-BBBBBBBB', status: 'shipped', carrier: 'Amana Démo', tracking_number: 'CD-34' },
      tracking_link: 'https://suivi.amana.example/colis/CD-34',
    })
    await setOrderStatus(session, first, 'processing')
    await handOver(session, [{ order_id: first }], { to: withoutLink })
    expect(await parcelOf(first)).toMatchObject({ tracking_number: 'ab 12/é', tracking_link: '' })
  }))

test('cash: out, held, brought; the figures follow', () =>
  asAdmin(async (session) => {
    await send(session)
    expect(await balance(session)).toMatchObject({ out_count: 2, out_cash: 198, held_count: 0, held_cash: 0 })
    await setOrderStatus(session, first, 'delivered')
    expect(await balance(session)).toMatchObject({
      ...{ out_count: 1, out_cash: 99, held_count: 1, held_cash: 99, held_week: 99, overdue_cash: 0 },
    })
    expect(
      (
        await session.query<{ parcels: unknown }>(`select public.courier_parcels($1, 'held') as parcels`, [
          courier,
        ])
      )[0]?.parcels,
    ).toMatchObject([{ order_number: 'MCG-AAAAAAAA', cash: 99, tracking_number: 'ab 12/é' }])
    // By the courier's number, in another case, less the fee that it kept.
    expect(await remit(session, [{ reference: '\u200E AB 12/é', amount: 74, fee: 25 }])).toMatchObject({
      report: [{ order_number: 'MCG-AAAAAAAA', expected: 99, received: 74, fee: 25, code: null }],
    })
    expect(await balance(session)).toMatchObject({
      out_count: 1,
      held_count: 0,
      held_cash: 0,
      differences: 0,
    })
  }))

test('differences: another amount, not delivered, unknown; each stays open until it is resolved', () =>
  asAdmin(async (session) => {
    await send(session)
    await setOrderStatus(session, first, 'delivered')
    expect(
      await remit(session, [
        { reference: 'MCG-AAAAAAAA', amount: 60, fee: 25 },
        { reference: 'CD-34', amount: 99 },
        { reference: 'ZZ-99', amount: 12 },
      ]),
    ).toMatchObject({
      report: [
        { code: 'other_amount' },
        { code: 'not_delivered' },
        { order_number: null, code: 'unknown_order' },
      ],
    })
    // 14 missing, 99 and 12 too much. Until it is delivered, what was paid for stays due, and a parcel of the courier.
    expect(await balance(session)).toMatchObject({ differences: 3, difference_cash: 14 - 99 - 12 })
    expect(await balance(session)).toMatchObject({ out_count: 1, out_cash: 99 })
    const lines = await session.query<{ id: string }>(
      `select id from public.remittance_lines where problem = 'other_amount'`,
    )
    const resolve = (text: string) =>
      attempt(session, 'select public.resolve_remittance_line($1, $2)', [lines[0]?.id, text])
    expect((await resolve(' ')).message).toBe('invalid_request')
    expect((await resolve('Claimed from the courier')).message).toBeUndefined()
    expect((await resolve('Again')).message).toBe('edit_conflict')
    expect(await balance(session)).toMatchObject({ differences: 2 })
  }))

/** What the courier holds: on its card, in the list of its parcels, and on the dashboard. */
const held = async (session: Session) => {
  const row = await balance(session)
  const [read] = await session.query<{ parcels: object[]; dashboard: object }>(
    `select public.courier_parcels($1, 'held') as parcels, public.admin_overview() -> 'cash' -> 'held' as dashboard`,
    [courier],
  )
  return { count: row?.held_count, cash: row?.held_cash, ...read! }
}
const NOTHING_HELD = { count: 0, cash: 0, parcels: [], dashboard: { count: 0, amount: 0 } }

test('a line of 0 for a parcel on its way settles nothing: its cash is held once it is delivered', () =>
  asAdmin(async (session) => {
    await send(session)
    const statement = [
      { reference: 'MCG-AAAAAAAA', amount: 0 },
      { reference: 'CD-34', amount: 0 },
    ]
    const key = randomUUID()
    const recorded = await remit(session, statement, { key })
    expect(recorded).toMatchObject({ report: [{ code: 'nothing_brought' }, { code: 'nothing_brought' }] })
    expect(await remit(session, statement, { key })).toEqual({ ...(recorded as Answer), report: [] })
    expect(await balance(session)).toMatchObject({ out_count: 2, out_cash: 198, differences: 0 })
    // One is delivered, the other is refused.
    await setOrderStatus(session, first, 'delivered')
    await session.query(`select public.record_delivery($1, gen_random_uuid(), 'refused')`, [second])
    expect(await balance(session)).toMatchObject({ held_count: 1, held_cash: 99, back_count: 1 })
    expect(await remit(session, [{ reference: 'MCG-AAAAAAAA', amount: 99 }])).toMatchObject({
      report: [{ expected: 99, code: null }],
    })
  }))

test('the fee for a parcel that was not delivered is a difference, and leaves the parcel to be settled', () =>
  asAdmin(async (session) => {
    await send(session)
    const line = { reference: 'CD-34', amount: 0, fee: 25 }
    expect(await remit(session, [line])).toMatchObject({ report: [{ code: 'not_delivered' }] })
    expect(await balance(session)).toMatchObject({ out_count: 2, differences: 1, difference_cash: -25 })
    // A delivery that was entered by mistake can still be taken back.
    for (const status of ['delivered', 'shipped', 'delivered'])
      expect((await setOrderStatus(session, second, status)).rows).toMatchObject([
        { report: [{ code: null }] },
      ])
    expect(await balance(session)).toMatchObject({ held_count: 1, held_cash: 99 })
  }))

test('the cash of a delivered order that is cancelled stays with the courier until it is brought', () =>
  asAdmin(async (session) => {
    await send(session)
    await setOrderStatus(session, first, 'delivered')
    await setOrderStatus(session, first, 'cancelled')
    const cancelled = {
      ...{ count: 1, cash: 99, dashboard: { count: 1, amount: 99 } },
      parcels: [{ order_number: 'MCG-AAAAAAAA', status: 'cancelled', cash: 99 }],
    }
    expect(await held(session)).toMatchObject(cancelled)
    // Also while the order is prepared once more: the customer has paid.
    await setOrderStatus(session, first, 'processing')
    expect(await held(session)).toMatchObject({
      ...cancelled,
      parcels: [{ status: 'processing', cash: 99 }],
    })
    await setOrderStatus(session, first, 'cancelled')
    expect(await remit(session, [{ reference: 'MCG-AAAAAAAA', amount: 99 }])).toMatchObject({
      report: [{ status: 'cancelled', expected: 99, received: 99, code: null }],
    })
    expect(await held(session)).toMatchObject(NOTHING_HELD)
    expect(await balance(session)).toMatchObject({ differences: 0 })
  }))

test('an order whose cash is not brought is handed to no courier but the one that collected it', () =>
  asAdmin(async (session) => {
    const other = { to: withoutLink }
    const held_by_other = { report: [{ code: 'cash_held' }], manifest_id: null }
    const prepareAgain = async (id: string) => {
      for (const status of ['delivered', 'cancelled', 'processing']) await setOrderStatus(session, id, status)
    }
    await send(session)
    await prepareAgain(first)
    expect(await handOver(session, [{ order_id: first }], other)).toMatchObject(held_by_other)
    expect(await held(session)).toMatchObject({ count: 1, cash: 99, dashboard: { count: 1, amount: 99 } })
    // The one that has the cash takes the parcel once more; then it brings the cash.
    expect(await handOver(session, [{ order_id: first }])).toMatchObject({ report: [{ code: null }] })
    await prepareAgain(first)
    await remit(session, [{ reference: 'MCG-AAAAAAAA', amount: 99 }])
    expect(await handOver(session, [{ order_id: first }], other)).toMatchObject({ report: [{ code: null }] })
    expect(await held(session)).toMatchObject(NOTHING_HELD)
    // A delivery that was undone, and with it the cash.
    for (const status of ['delivered', 'processing']) await setOrderStatus(session, second, status)
    expect(await handOver(session, [{ order_id: second }], other)).toMatchObject({ report: [{ code: null }] })
  }))

test('a parcel whose cash was brought before it was sent once more is among those of its courier', () =>
  asAdmin(async (session) => {
    const parcels = async (state: string) =>
      (
        await session.query<{ parcels: unknown }>('select public.courier_parcels($1, $2) as parcels', [
          courier,
          state,
        ])
      )[0]?.parcels
    await send(session)
    for (const status of ['delivered', 'cancelled']) await setOrderStatus(session, first, status)
    await remit(session, [{ reference: 'MCG-AAAAAAAA', amount: 99 }])
    await setOrderStatus(session, first, 'processing')
    await handOver(session, [{ order_id: first }])
    // The customer has paid: nothing more is to be collected.
    expect(await balance(session)).toMatchObject({ out_count: 2, out_cash: 99, held_count: 0 })
    expect(await parcels('out')).toMatchObject([
      { order_number: 'MCG-AAAAAAAA', cash: 0 },
      { order_number: 'MCG-BBBBBBBB', cash: 99 },
    ])
    await session.query(`select public.record_delivery($1, gen_random_uuid(), 'refused')`, [first])
    expect(await balance(session)).toMatchObject({ out_count: 1, back_count: 1 })
    expect(await parcels('back')).toMatchObject([{ order_number: 'MCG-AAAAAAAA' }])
    expect(await parcels('held')).toEqual([])
  }))

test('cash that was collected without a courier is not counted for the one that takes the parcel later', () =>
  asAdmin(async (session) => {
    for (const status of ['processing', 'shipped', 'delivered', 'cancelled', 'processing'])
      await setOrderStatus(session, first, status)
    expect(await handOver(session, [{ order_id: first }])).toMatchObject({ report: [{ code: 'cash_held' }] })
    expect(await held(session)).toMatchObject(NOTHING_HELD)
  }))

test('a delivery that was undone leaves no cash with the courier, also when the order is cancelled', () =>
  asAdmin(async (session) => {
    await send(session)
    for (const status of ['delivered', 'shipped', 'cancelled']) await setOrderStatus(session, first, status)
    expect(await held(session)).toMatchObject(NOTHING_HELD)
    expect(await remit(session, [{ reference: 'MCG-AAAAAAAA', amount: 99 }])).toMatchObject({
      report: [{ status: 'cancelled', expected: 0, code: 'not_delivered' }],
    })
  }))

test('a fee that is not the one of the price list is a difference; a courier that keeps none is not asked', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(
      `insert into public.courier_prices (courier_id, fee, cost, min_days, max_days) values ($1, 40, 30, 1, 3)`,
      [courier],
    )
    await session.query('set role authenticated')
    await send(session)
    for (const id of [first, second]) await setOrderStatus(session, id, 'delivered')
    expect(
      await remit(session, [
        { reference: 'MCG-AAAAAAAA', amount: 64, fee: 35 },
        { reference: 'CD-34', amount: 99 },
      ]),
    ).toMatchObject({ report: [{ code: 'other_fee', agreed_fee: 30 }, { code: null }] })
    expect(await balance(session)).toMatchObject({ differences: 1, difference_cash: 5 })
  }))

test('a delivery whose cash was remitted is not taken back', () =>
  asAdmin(async (session) => {
    await send(session)
    await setOrderStatus(session, first, 'delivered')
    await remit(session, [{ reference: 'MCG-AAAAAAAA', amount: 99 }])
    const { rows } = await setOrderStatus(session, first, 'shipped')
    expect(rows[0]?.report).toMatchObject([{ code: 'already_remitted' }])
  }))

test('an order that the statement pays can be marked as delivered with it', () =>
  asAdmin(async (session) => {
    await send(session)
    expect(await remit(session, [{ reference: 'CD-34', amount: 99, deliver: true }])).toMatchObject({
      report: [{ status: 'delivered', expected: 99, code: null }],
    })
    expect(
      await session.query('select status, payment_status from public.orders where id = $1', [second]),
    ).toEqual([{ status: 'delivered', payment_status: 'paid' }])
  }))

test('an order is settled once, a remittance recorded once, and a preview changes nothing', () =>
  asAdmin(async (session) => {
    await send(session)
    await setOrderStatus(session, first, 'delivered')
    const line = { reference: 'MCG-AAAAAAAA', amount: 99 }
    const before = await balance(session)
    expect(await remit(session, [line], { preview: true })).toMatchObject({
      remittance_id: null,
      report: [{ code: null, expected: 99 }],
    })
    expect(await balance(session)).toEqual(before)
    const key = randomUUID()
    const recorded = await remit(session, [line], { key })
    expect(await remit(session, [line], { key })).toEqual({
      remittance_id: (recorded as Answer).remittance_id,
      report: [],
    })
    expect(await remit(session, [line, line])).toMatchObject({
      report: [{ code: 'already_remitted' }, { code: 'already_remitted' }],
    })
    expect(
      await session.query(`select count(*)::int from public.remittance_lines where order_id = $1`, [first]),
    ).toEqual([{ count: 1 }])
  }))

test('malformed statements are refused with their line', () =>
  asAdmin(async (session) => {
    expect(await remit(session, [])).toBe('invalid_request')
    expect(
      await remit(session, [
        { reference: 'A', amount: 1 },
        { reference: '', amount: 1 },
      ]),
    ).toBe('invalid_request {"line": 1}')
    expect(await remit(session, [{ reference: 'A', amount: 1.001 }])).toBe('invalid_request {"line": 0}')
    for (const line of [{ amount: -1 }, { amount: -30, fee: 29 }, { amount: 30, fee: -1 }])
      expect(await remit(session, [{ reference: 'A', ...line }])).toBe('invalid_request {"line": 0}')
    for (const line of [
      { amount: '0x1F4' },
      { fee: '1_000' },
      { deliver: 'yes' },
      { reference: 7 },
    ] as object[]) {
      expect(await remit(session, [{ reference: 'A', amount: 1, ...line }])).toBe('invalid_request')
    }
    expect(await remit(session, [{ reference: 'A', amount: 1 }], { from: randomUUID() })).toBe('not_found')
  }))

test('a template needs the number, and an address that browsers open', () =>
  asAdmin(async (session) => {
    const change = (url: string) =>
      attempt(session, 'update public.couriers set tracking_url = $2 where id = $1', [courier, url])
    for (const url of [
      'https://x.example/',
      'http://x.example/{number}',
      'https://x.example/{code}',
      'javascript:{number}',
    ])
      expect((await change(url)).code, url).toBe('23514')
    expect((await change('https://x.example/?q={number}&l=fr')).code).toBeUndefined()
  }))

test('customers see none of it', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    expect(await handOver(session, [{ order_id: first }])).toBe('admin_required')
    expect(await remit(session, [{ reference: 'A', amount: 1 }])).toBe('admin_required')
    for (const call of ['courier_balances()', `courier_parcels(gen_random_uuid(), 'out')`])
      expect((await attempt(session, `select public.${call}`)).message).toBe('admin_required')
  }))
