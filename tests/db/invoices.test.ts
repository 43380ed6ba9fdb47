import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
  await db.query(
    'truncate public.payment_events, public.refund_lines, public.returns, public.return_lines, public.return_events, public.return_photos, public.payments, public.invoices, public.payment_differences, public.payment_disputes',
  )
  await db.query(`update public.orders set paid_amount = 0, payment_status = 'unpaid', payment_method = 'bank_transfer',
    tax_rate = 0.2, tax_amount = 16.67`)
})
afterAll(() => db.close())

const order = ids.customerOrder
const asAdmin = <T>(work: (session: Session) => Promise<T>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

/** Does what the end of a transaction does. */
async function settle<T>(session: Session, change: Promise<T>): Promise<T> {
  const answer = await change
  await session.query('set constraints all immediate')
  await session.query('set constraints all deferred')
  return answer
}

const receive = (session: Session, amount: number, reference: string, target: string = order) =>
  settle(
    session,
    attempt(session, `select public.record_payment($1, 'transfer', $2, $3::numeric, current_date - 1)`, [
      target,
      reference,
      amount,
    ]),
  )
const refund = (session: Session, amount: number, reference: string, lines: object[] = []) =>
  settle(
    session,
    attempt(
      session,
      `select public.refund_order($1, 'transfer', $2, $3::numeric, 'a chip on the rim', $4::text::jsonb, other_amount => true)`,
      [order, reference, amount, JSON.stringify(lines)],
    ),
  )

/** Documents without the year of their numbers. */
const documents = async (session: Session) =>
  (
    await session.query<{ number: string; kind: string; total: number; tax: number }>(
      `select number, kind, total_amount::float as total, tax_amount::float as tax from public.invoices order by issued_at, kind, sequence`,
    )
  ).map(({ number, ...rest }) => ({ number: number.replace(/\d{4}-/, ''), ...rest }))

describe('an order', () => {
  test('is invoiced once when it is paid in full, with the tax that its total includes', () =>
    asAdmin(async (session) => {
      await receive(session, 60, 'a')
      expect(await documents(session)).toEqual([])
      await receive(session, 50, 'b')
      await receive(session, 10, 'c')
      expect(await documents(session)).toEqual([
        { number: 'F00001', kind: 'invoice', total: 100, tax: 16.67 },
      ])
    }))

  test('gets a credit note for what is given back of it, not for what was paid beyond it', () =>
    asAdmin(async (session) => {
      await receive(session, 115, 'a')
      await refund(session, 15, 'excess')
      expect(await documents(session)).toHaveLength(1)
      await refund(session, 30, 'part')
      await refund(session, 70, 'rest')
      expect((await documents(session)).slice(1)).toEqual([
        { number: 'A00001', kind: 'credit_note', total: 30, tax: 5 },
        { number: 'A00002', kind: 'credit_note', total: 70, tax: 11.67 },
      ])
    }))

  test('that is cancelled unpaid and refunded has neither', () =>
    asAdmin(async (session) => {
      await receive(session, 60, 'a')
      await setOrderStatus(session, order, 'cancelled')
      await refund(session, 60, 'back')
      expect(await documents(session)).toEqual([])
    }))

  test('whose delivery was entered by mistake is credited, and invoiced again with the next', () =>
    asAdmin(async (session) => {
      await session.query('reset role')
      await session.query(`update public.orders set payment_method = 'cash_on_delivery' where id = $1`, [
        order,
      ])
      await session.query('set local role authenticated')
      for (const status of ['delivered', 'shipped', 'delivered'])
        await settle(session, setOrderStatus(session, order, status))
      expect((await documents(session)).map(({ number }) => number).sort()).toEqual([
        'A00001',
        'F00001',
        'F00002',
      ])
    }))
})

describe('what was given back before the invoice', () => {
  const delivered = (session: Session) =>
    session.query(
      `select public.set_order_statuses(array[$1]::uuid[], array['pending'], 'delivered', ship_unpaid => true)`,
      [order],
    )
  const sold = async (session: Session) => {
    await session.query('reset role')
    const [row] = await session.query<{ sold: number }>(
      `select sum(amount)::float as sold from private.sales(now() - interval '1 day', now() + interval '1 day') where order_id = $1`,
      [order],
    )
    return row!.sold
  }

  test('is credited refund by refund, so that what was sold is the revenue', () =>
    asAdmin(async (session) => {
      await settle(session, delivered(session))
      await receive(session, 60, 'a')
      await refund(session, 20, 'r1')
      await refund(session, 10, 'r2')
      expect(await documents(session)).toEqual([])
      await receive(session, 40, 'b')
      expect(
        await session.query(
          `select i.kind, i.total_amount::float as total, p.provider_reference as refund, i.content -> 'cause' as cause
           from public.invoices i left join public.payments p on p.id = i.payment_id order by i.kind, total desc`,
        ),
      ).toEqual([
        { kind: 'invoice', total: 100, refund: null, cause: null },
        { kind: 'credit_note', total: 20, refund: 'r1', cause: null },
        { kind: 'credit_note', total: 10, refund: 'r2', cause: null },
      ])
      expect(await sold(session)).toBe(70)
    }))

  test('is not credited when it was paid again', () =>
    asAdmin(async (session) => {
      await receive(session, 60, 'a')
      await refund(session, 20, 'r1')
      await settle(session, delivered(session))
      await refund(session, 10, 'r2')
      await receive(session, 60, 'b')
      expect(
        await session.query(
          `select i.kind, i.total_amount::float as total from public.invoices i order by i.kind`,
        ),
      ).toEqual([
        { kind: 'invoice', total: 100 },
        { kind: 'credit_note', total: 10 },
      ])
      expect(await sold(session)).toBe(90)
    }))
})

test('numbers follow each other, also after a transaction that was rolled back', () =>
  asAdmin(async (session) => {
    await session.query('savepoint undone')
    await receive(session, 100, 'a')
    await session.query('rollback to undone')
    await receive(session, 100, 'b')
    await receive(session, 100, 'c', ids.neighbourOrder)
    expect((await documents(session)).map(({ number }) => number)).toEqual(['F00001', 'F00002'])
  }))

test('an invoice is read by its link, as it was issued, and never changes', () =>
  asAdmin(async (session) => {
    const [item] = await session.query<{ id: string }>(
      'select id from public.order_items where order_id = $1',
      [order],
    )
    await receive(session, 100, 'a')
    await refund(session, 40, 'back', [{ item_id: item?.id, quantity: 1, restock: false }])
    await session.query(`update public.shop_settings set legal_name = 'Another Company'`)
    const read = async (kind: string) =>
      (
        await session.query<{ invoice: Record<string, unknown> }>(
          `select public.invoice(o.payment_token, i.number) as invoice from public.orders o
             join public.invoices i on i.order_id = o.id where i.kind = $1::text::public.invoice_kind`,
          [kind],
        )
      )[0]?.invoice
    expect(await read('invoice')).toMatchObject({
      seller: { name: 'Moroccan Craft Gallery SARL' },
      buyer: { name: 'A Person' },
      total_amount: 100,
      corrects: null,
      lines: [{ quantity: 1, unit_price: 100 }],
    })
    expect(await read('credit_note')).toMatchObject({
      total_amount: 40,
      reason: 'a chip on the rim',
      corrects: expect.stringMatching(/^F\d{4}-00001$/) as string,
      lines: [{ quantity: 1 }],
    })
    expect(
      await session.query(`select public.invoice('another', number) as invoice from public.invoices limit 1`),
    ).toEqual([{ invoice: null }])
    await session.query('reset role')
    expect((await attempt(session, 'update public.invoices set total_amount = 1')).code).toBeDefined()
    expect((await attempt(session, 'delete from public.invoices')).code).toBeDefined()
  }))

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

test('an invoice and its credit notes add up to nothing, tax and price without tax alike', () =>
  asAdmin(async (session) => {
    const next = randomNumbers(20261125)
    // 114.99 in thirds was a centime of tax out.
    const cases = [
      [11499, [3833, 3833, 3833]],
      ...Array.from({ length: 12 }, () => {
        const total = 300 + Math.floor(next() * 50_000)
        const first = 1 + Math.floor(next() * (total / 2))
        const second = 1 + Math.floor(next() * (total - first - 1))
        const parts = next() < 0.5 ? [first, second] : [Math.floor(total / 3), Math.floor(total / 3)]
        return [total, [...parts, total - parts.reduce((sum, part) => sum + part, 0)]] as const
      }),
    ] as const
    for (const [total, parts] of cases) {
      await session.query('savepoint before')
      await session.query('reset role')
      await session.query(
        `update public.orders set subtotal = $2::numeric - delivery_fee, total_amount = $2::numeric,
           tax_amount = round($2::numeric * 0.2 / 1.2, 2) where id = $1`,
        [order, total / 100],
      )
      await session.query('set local role authenticated')
      await receive(session, total / 100, 'a')
      for (const [index, part] of parts.entries()) await refund(session, part / 100, `part ${String(index)}`)
      const issued = await session.query<{ kind: string; total: number; tax: number }>(
        `select kind, round(total_amount * 100)::int as total, round(tax_amount * 100)::int as tax from public.invoices order by issued_at`,
      )
      const sign = (kind: string) => (kind === 'invoice' ? 1 : -1)
      expect({
        documents: issued.map((each) => [each.kind, each.total]),
        total: issued.reduce((sum, each) => sum + sign(each.kind) * each.total, 0),
        tax: issued.reduce((sum, each) => sum + sign(each.kind) * each.tax, 0),
      }).toEqual({
        documents: [['invoice', total], ...parts.map((part) => ['credit_note', part])],
        total: 0,
        tax: 0,
      })
      // No part is more than a centime off its own share.
      for (const each of issued) expect(Math.abs(each.tax - each.total / 6)).toBeLessThanOrEqual(1)
      await session.query('rollback to before')
    }
  }))

test('numbers and times of documents have one order, whichever transaction began first', () =>
  asAdmin(async (session) => {
    await receive(session, 100, 'a')
    await refund(session, 30, 'b')
    await receive(session, 100, 'c', ids.neighbourOrder)
    const [row] = await session.query<{ later: boolean; ordered: boolean }>(
      `select bool_and(i.issued_at > now()) as later,
         array_agg(i.sequence order by i.issued_at) = array_agg(i.sequence order by i.sequence) as ordered
       from public.invoices i where i.kind = 'invoice'`,
    )
    expect(row).toEqual({ later: true, ordered: true })
  }))

test('a document says how its money came or went back, whatever way was chosen with the order', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(
      `select private.record_payment($1, 'charge', 'paypal', 'MCG-AAAAAAAA-1', 'pending', 40, '{}')`,
      [order],
    )
    await session.query(
      `update public.payments set charged_amount = 3.72, charged_currency = 'EUR', rate = 10.75, provider_charge_id = 'CAPTURE1'
       where provider = 'paypal'`,
    )
    await session.query(
      `select private.record_payment($1, 'charge', 'paypal', 'MCG-AAAAAAAA-1', 'succeeded', 40, '{}')`,
      [order],
    )
    await session.query('set local role authenticated')
    await receive(session, 30, 'form 1a2b')
    // Of an order that was placed with its money.
    await receive(session, 5, 'taken 60000000-0000-4000-8000-000000000001')
    await receive(session, 25, 'VIR 77')
    await refund(session, 30, 'VIR 78')
    // A charge that failed, or that is taken back later, changes no document.
    await session.query('reset role')
    await session.query(`update public.orders set payment_method = 'cash_on_delivery' where id = $1`, [
      ids.neighbourOrder,
    ])
    await session.query('set local role authenticated')
    await settle(session, setOrderStatus(session, ids.neighbourOrder, 'delivered'))
    const payments = (
      await session.query<{ payments: Record<string, unknown>[] }>(
        `select public.invoice(o.payment_token, i.number) -> 'payments' as payments
         from public.invoices i join public.orders o on o.id = i.order_id order by i.issued_at`,
      )
    ).map((row) =>
      row.payments.map(({ way, amount, reference, charged_amount, charged_currency, rate }) => [
        way,
        amount,
        reference,
        ...(charged_amount === null ? [] : [charged_amount, charged_currency, rate]),
      ]),
    )
    expect(payments.map((each) => [...each].sort((a, b) => String(a).localeCompare(String(b))))).toEqual([
      [
        ['paypal', 40, 'CAPTURE1', 3.72, 'EUR', 10.75],
        ['transfer', 25, 'VIR 77'],
        ['transfer', 30, null],
        ['transfer', 5, null],
      ],
      [['transfer', 30, 'VIR 78']],
      [['cash_on_delivery', 100, null]],
    ])
  }))

test.each([
  [false, 'cash_on_delivery', '1 rue, Fez, morocco'],
  [true, 'cash', ''],
])('the invoice of an order that is picked up (%s): its cash and its address', (picksUp, way, address) =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(
      `update public.orders set payment_method = 'cash_on_delivery', is_pickup = $2 where id = $1`,
      [order, picksUp],
    )
    await session.query('set local role authenticated')
    await settle(session, setOrderStatus(session, order, 'delivered'))
    const [said] = await session.query(
      `select public.payment_page(o.payment_token) -> 'ways' as page,
         jsonb_path_query_array(public.invoice(o.payment_token, i.number), '$.payments[*].way') as invoice,
         i.buyer ->> 'address' as address
       from public.invoices i join public.orders o on o.id = i.order_id`,
    )
    expect(said).toEqual({ page: [way], invoice: [way], address })
  }),
)

test('cash that goes back is told in a mail, cash that was received is not', () =>
  asAdmin(async (session) => {
    const pay = (call: string) => settle(session, session.query(`select ${call}`, [order]))
    await pay(`public.record_payment($1, 'cash', 'till 1', 100, current_date)`)
    await pay(`public.refund_order($1, 'cash', 'till 2', 30, 'a chip on the rim')`)
    await session.query('reset role')
    expect(
      await session.query(
        `select payload -> 'payment' ->> 'kind' as kind, payload -> 'payment' ->> 'provider' as provider
         from public.email_outbox where order_id = $1 and kind = 'payment'`,
        [order],
      ),
    ).toEqual([{ kind: 'refund', provider: 'cash' }])
  }))

test('the invoice of an order whose account was deleted under way names its buyer, and so does its credit note', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(
      `update public.orders set payment_method = 'cash_on_delivery', contact_redaction_due = true where id = $1`,
      [order],
    )
    await session.query('set local role authenticated')
    await settle(session, setOrderStatus(session, order, 'delivered'))
    await session.query('reset role')
    await session.query(
      'alter table public.order_status_history disable trigger order_status_history_append_only',
    )
    await session.query(`update public.order_status_history set created_at = now() - interval '15 days'`)
    await session.query('select private.delete_expired_data()')
    await session.query('set local role authenticated')
    await refund(session, 30, 'VIR 78')
    expect(
      await session.query(
        `select i.kind, i.buyer ->> 'name' as buyer, o.contact_name, o.address
         from public.invoices i join public.orders o on o.id = i.order_id order by i.issued_at`,
      ),
    ).toEqual([
      { kind: 'invoice', buyer: 'A Person', contact_name: '', address: '' },
      { kind: 'credit_note', buyer: 'A Person', contact_name: '', address: '' },
    ])
  }))
