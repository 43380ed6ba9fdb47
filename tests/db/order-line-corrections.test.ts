import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, attempt, type Session, type TestDatabase } from './database.ts'
import { openShop, ids, people, setOrderStatus } from './fixtures.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openShop()
})
afterAll(() => db.close())

const order = ids.customerOrder
const asAdmin = (work: (session: Session) => Promise<void>) =>
  actAs(db, { role: 'authenticated', userId: people.admin }, work)

type Line = { product_id: string; variation_ids?: string[]; quantity: number }
type Amounts = { seen?: number; fee?: number; discount?: number; reason?: string }

const bowl = (quantity: number): Line => ({ product_id: ids.bowl, quantity })
const pouf = (color: string, quantity = 1): Line => ({
  product_id: ids.pouf,
  variation_ids: [color, ids.small].sort(),
  quantity,
})

async function correct(session: Session, lines: readonly Line[], amounts: Amounts = {}) {
  const { seen = 0, fee = 0, discount = 0, reason = '' } = amounts
  const { rows, message, detail } = await attempt<{ result: Record<string, number> }>(
    session,
    'select public.correct_order_lines($1, $2, $3::text::jsonb, $4, $5, $6) as result',
    [order, seen, JSON.stringify(lines), fee, discount, reason],
  )
  return { result: rows[0]?.result, message, detail }
}

const amountsOf = async (session: Session) =>
  (
    await session.query(
      `select subtotal::float, delivery_fee::float, discount_amount::float, total_amount::float, amount_due::float,
         amount_to_refund::float, payment_status, revision from public.orders where id = $1`,
      [order],
    )
  )[0]

const itemsOf = (session: Session) =>
  session.query(
    'select name_en, quantity, unit_price::float from public.order_items where order_id = $1 order by unit_price, name_en',
    [order],
  )

const stockOf = async (session: Session, product: string, variations: readonly string[] = []) =>
  (
    await session.query<{ quantity: number }>(
      'select quantity from public.stock_units where product_id = $1 and variation_ids = $2::uuid[]',
      [product, `{${[...variations].sort().join(',')}}`],
    )
  )[0]?.quantity

test('pieces are added and changed: what stays keeps its price, stock follows, the order owes the difference', () =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query('update public.products set price = 130 where id = $1', [ids.bowl])
    await session.query('set local role authenticated')
    const { result, message } = await correct(session, [bowl(3), pouf(ids.blue)], { fee: 20 })
    expect(message).toBeUndefined()
    // 3 x 100 as ordered, and 400 + 50 - 20 today.
    expect(result).toEqual({ revision: 1, total_amount: 750, amount_due: 749, amount_to_refund: 0 })
    expect(await itemsOf(session)).toEqual([
      { name_en: 'Painted bowl', quantity: 3, unit_price: 100 },
      { name_en: 'Leather pouf', quantity: 1, unit_price: 430 },
    ])
    // The fixture's order holds one bowl that it never took from stock.
    expect(await stockOf(session, ids.bowl)).toBe(8)
    expect(await stockOf(session, ids.pouf, [ids.blue, ids.small])).toBe(2)
    expect(
      await session.query(
        `select reason, quantity from public.stock_movements where order_id = $1 and reason = 'correction' order by quantity`,
        [order],
      ),
    ).toEqual([
      { reason: 'correction', quantity: -2 },
      { reason: 'correction', quantity: -1 },
    ])
    expect(
      await session.query(
        'select fields, total_before::float, total_after::float, actor from public.order_corrections where order_id = $1',
        [order],
      ),
    ).toEqual([
      { fields: ['lines', 'delivery_fee'], total_before: 100, total_after: 750, actor: people.admin },
    ])
  }))

test('the customer gets one email with all corrections of the last minutes, also after a failed attempt', () =>
  asAdmin(async (session) => {
    await correct(session, [bowl(2)])
    await session.query('reset role')
    await session.query(`update public.email_outbox set attempts = 1 where kind = 'order_corrected'`)
    await session.query('set local role authenticated')
    await correct(session, [bowl(2)], { seen: 1, fee: 20 })
    expect(
      await session.query(
        `select payload -> 'changes' as changes, (payload ->> 'total_amount')::float as total
         from public.email_outbox where kind = 'order_corrected'`,
      ),
    ).toEqual([{ changes: ['delivery_fee', 'lines'], total: 220 }])
  }))

test.each([
  [
    'paid',
    (session: Session) =>
      session.query(`select public.record_payment($1, 'transfer', 'VIR 9', 199, current_date)`, [order]),
    [{ status: 'pending', due: 0, promised: true }],
  ],
  [
    'prepared',
    (session: Session) => setOrderStatus(session, order, 'processing'),
    [{ status: 'processing', due: 199, promised: false }],
  ],
  ['cancelled', (session: Session) => setOrderStatus(session, order, 'cancelled'), []],
])('an email about corrections that waits asks for nothing that is not due: %s', (_end, happens, said) =>
  asAdmin(async (session) => {
    await session.query('reset role')
    await session.query(
      `update public.orders set payment_method = 'bank_transfer', promised_from = null where id = $1`,
      [order],
    )
    await session.query('set local role authenticated')
    await correct(session, [bowl(2)])
    const waiting = () =>
      session.query(
        `select payload ->> 'status' as status, (payload ->> 'amount_due')::float as due,
           payload ->> 'promised_from' is not null as promised
         from public.email_outbox where kind = 'order_corrected'`,
      )
    expect(await waiting()).toEqual([{ status: 'pending', due: 199, promised: false }])
    await happens(session)
    expect(await waiting()).toEqual(said)
  }),
)

const mails = (session: Session) =>
  session.query(
    `select kind, payload ->> 'status' as status, payload -> 'changes' as changes, (payload ->> 'total_amount')::float as total
     from public.email_outbox where order_id = $1 and kind in ('order_status', 'order_corrected') order by id`,
    [order],
  )

const corrected = (status: string) => ({
  kind: 'order_corrected',
  ...{ status, changes: ['delivery_fee', 'lines'], total: 220 },
})
const statusMail = (status: string, total: number) => ({
  kind: 'order_status',
  ...{ status, changes: null, total },
})

test.each([
  ['and nothing else', '', 'pending', [corrected('pending')]],
  ['beside another status', '', 'processing', [corrected('processing'), statusMail('processing', 220)]],
  [
    'beside the reopening, when the cancellation was mailed',
    'sent_at = now()',
    'pending',
    [statusMail('cancelled', 220), corrected('pending'), statusMail('pending', 220)],
  ],
])(
  'corrections that waited are mailed when the cancellation of their order is undone, %s',
  (_beside, sent, status, said) =>
    asAdmin(async (session) => {
      await correct(session, [bowl(2)], { fee: 20 })
      await setOrderStatus(session, order, 'cancelled')
      expect(await mails(session)).toEqual([statusMail('cancelled', 220)])
      if (sent !== '') {
        await session.query('reset role')
        await session.query(`update public.email_outbox set ${sent} where kind = 'order_status'`)
        await session.query('set local role authenticated')
      }
      await setOrderStatus(session, order, status)
      expect(await mails(session)).toEqual(said)
      expect(
        await session.query(
          `select extract(epoch from next_attempt_at - now())::int as waits from public.email_outbox where kind = 'order_corrected'`,
        ),
      ).toEqual([{ waits: 120 }])
    }),
)

test('corrections are mailed once, however often their order is cancelled and reopened', () =>
  asAdmin(async (session) => {
    await correct(session, [bowl(2)], { fee: 20 })
    for (let n = 0; n < 2; n += 1) {
      await setOrderStatus(session, order, 'cancelled')
      await setOrderStatus(session, order, 'pending')
      expect(await mails(session)).toEqual([corrected('pending')])
    }
    await session.query('reset role')
    await session.query(`update public.email_outbox set sent_at = now() where kind = 'order_corrected'`)
    await session.query('set local role authenticated')
    await setOrderStatus(session, order, 'cancelled')
    await setOrderStatus(session, order, 'pending')
    expect(await mails(session)).toEqual([corrected('pending')])
  }))

test('an order without corrections that waited is mailed none when its cancellation is undone', () =>
  asAdmin(async (session) => {
    await setOrderStatus(session, order, 'cancelled')
    await setOrderStatus(session, order, 'pending')
    expect(await mails(session)).toEqual([])
  }))

test('another variation replaces the first: its piece returns, the other is taken', () =>
  asAdmin(async (session) => {
    await correct(session, [pouf(ids.red, 2)])
    expect(await stockOf(session, ids.pouf, [ids.red, ids.small])).toBe(2)
    expect(await stockOf(session, ids.bowl)).toBe(11)
    await correct(session, [pouf(ids.blue, 2)], { seen: 1 })
    expect(await stockOf(session, ids.pouf, [ids.red, ids.small])).toBe(4)
    expect(await stockOf(session, ids.pouf, [ids.blue, ids.small])).toBe(1)
    expect(await amountsOf(session)).toMatchObject({ subtotal: 860, total_amount: 860, revision: 2 })
  }))

test('a discount needs a reason and is at most the price', () =>
  asAdmin(async (session) => {
    expect(await correct(session, [bowl(1)], { discount: 10 })).toMatchObject({
      message: 'invalid_request',
      detail: expect.stringContaining('discount_reason') as string,
    })
    expect(await correct(session, [bowl(1)], { reason: 'Without an amount' })).toMatchObject({
      message: 'invalid_request',
    })
    expect(await correct(session, [bowl(1)], { discount: 100.01, fee: 0, reason: 'Too much' })).toMatchObject(
      { message: 'invalid_request', detail: '{"field": "discount"}' },
    )
    await correct(session, [bowl(1)], { discount: 15.5, fee: 20, reason: 'A chip in the glaze' })
    expect(await amountsOf(session)).toEqual({
      ...{ subtotal: 100, delivery_fee: 20, discount_amount: 15.5, total_amount: 104.5 },
      ...{ amount_due: 103.5, amount_to_refund: 0, payment_status: 'pending', revision: 1 },
    })
  }))

test('a discount is spread over the lines as they are', () =>
  asAdmin(async (session) => {
    const shares = async () =>
      (
        await session.query<{ discount: number }>(
          'select discount::float from public.order_items where order_id = $1 order by unit_price',
          [order],
        )
      ).map(({ discount }) => discount)
    await correct(session, [bowl(1), pouf(ids.red, 2)], { discount: 10, reason: 'Agreed' })
    expect(await shares()).toEqual([1.16, 8.84])
    await correct(session, [bowl(1), pouf(ids.red, 1)], { seen: 1, discount: 480, reason: 'A gift' })
    expect(await shares()).toEqual([100, 380])
    // What is beyond the pieces is off the delivery.
    await correct(session, [bowl(1)], { seen: 2, discount: 110, fee: 20, reason: 'A gift' })
    expect(await shares()).toEqual([100])
  }))

test('what was not changed is no correction, and no stock moves', () =>
  asAdmin(async (session) => {
    expect((await correct(session, [bowl(1)])).result).toMatchObject({ revision: 0 })
    expect(
      await session.query('select 1 from public.order_corrections where order_id = $1', [order]),
    ).toHaveLength(0)
    expect(await stockOf(session, ids.bowl)).toBe(10)
  }))

test('an admin who saw an earlier state is refused', () =>
  asAdmin(async (session) => {
    await correct(session, [bowl(2)])
    expect((await correct(session, [bowl(5)])).message).toBe('edit_conflict')
    expect(await itemsOf(session)).toMatchObject([{ quantity: 2 }])
  }))

test('more than there is, is refused with what is available, and nothing changes', () =>
  asAdmin(async (session) => {
    const { message, detail } = await correct(session, [bowl(12), pouf(ids.blue, 4)])
    expect(message).toBe('out_of_stock')
    expect(JSON.parse(detail ?? '')).toEqual({
      lines: [
        { index: 0, product_id: ids.bowl, code: 'out_of_stock', available: 11 },
        { index: 1, product_id: ids.pouf, code: 'out_of_stock', available: 3 },
      ],
    })
    expect(await itemsOf(session)).toHaveLength(1)
    // Its own pieces count: ten in stock and the one that it holds.
    expect((await correct(session, [bowl(11)])).message).toBeUndefined()
  }))

test('products that are not for sale, choices that are missing and empty orders are refused', () =>
  asAdmin(async (session) => {
    expect((await correct(session, [bowl(1), { product_id: ids.hidden, quantity: 1 }])).message).toBe(
      'unavailable',
    )
    expect((await correct(session, [{ product_id: ids.pouf, quantity: 1 }])).message).toBe(
      'variation_missing',
    )
    expect(
      (await correct(session, [{ product_id: ids.bowl, variation_ids: [ids.red], quantity: 1 }])).message,
    ).toBe('variation_foreign')
    expect((await correct(session, [])).message).toBe('invalid_items')
    expect((await correct(session, [bowl(1)], { fee: -1 })).message).toBe('invalid_request')
  }))

test('a shipped or cancelled order is not corrected', () =>
  asAdmin(async (session) => {
    for (const status of ['shipped', 'delivered', 'cancelled']) {
      await setOrderStatus(session, order, status)
      expect((await correct(session, [bowl(2)])).message, status).toBe('illegal_transition')
    }
  }))

test('a paid order that becomes cheaper is owed the difference, gets a credit note, and refunding it settles both', () =>
  asAdmin(async (session) => {
    await session.query(`select public.record_payment($1, 'transfer', 'rest', 99, current_date)`, [order])
    await session.query('set constraints all immediate')
    await session.query('set constraints all deferred')
    expect(await amountsOf(session)).toMatchObject({ payment_status: 'paid', amount_due: 0 })
    await correct(session, [bowl(1)], { discount: 30, reason: 'Agreed on the phone' })
    expect(await amountsOf(session)).toMatchObject({ payment_status: 'paid', amount_to_refund: 30 })
    await session.query('set constraints all immediate')
    const documents = () =>
      session.query(
        `select kind, total_amount::float, content ->> 'order_total' as order_total, jsonb_array_length(content -> 'lines') as lines
         from public.invoices where order_id = $1 order by kind`,
        [order],
      )
    // The invoice still shows the order as it was invoiced.
    expect(await documents()).toEqual([
      { kind: 'invoice', total_amount: 100, order_total: '100.00', lines: 1 },
      { kind: 'credit_note', total_amount: 30, order_total: '70.00', lines: 0 },
    ])
    await session.query('set constraints all deferred')
    await session.query(`select public.refund_order($1, 'transfer', 'back', 30, 'Agreed on the phone')`, [
      order,
    ])
    await session.query('set constraints all immediate')
    expect(await amountsOf(session)).toMatchObject({ amount_due: 0, amount_to_refund: 0, total_amount: 70 })
    expect(await documents()).toHaveLength(2)
  }))

test('a paid order that becomes dearer owes the difference, and its payment is invoiced', () =>
  asAdmin(async (session) => {
    await session.query(`select public.record_payment($1, 'transfer', 'rest', 99, current_date)`, [order])
    await correct(session, [bowl(2)])
    expect(await amountsOf(session)).toMatchObject({ payment_status: 'pending', amount_due: 100 })
    await session.query(`select public.record_payment($1, 'cash', 'at the counter', 100, current_date)`, [
      order,
    ])
    await session.query('set constraints all immediate')
    expect(await amountsOf(session)).toMatchObject({ payment_status: 'paid', amount_due: 0 })
    expect(
      await session.query('select kind, total_amount::float from public.invoices where order_id = $1', [
        order,
      ]),
    ).toEqual([{ kind: 'invoice', total_amount: 200 }])
  }))

test('pieces that were refunded stay in the order', () =>
  asAdmin(async (session) => {
    await session.query(`select public.record_payment($1, 'transfer', 'rest', 99, current_date)`, [order])
    const [item] = await session.query<{ id: string }>(
      'select id from public.order_items where order_id = $1',
      [order],
    )
    await session.query(
      `select public.refund_order($1, 'cash', 'r1', 50, 'Chipped', $2::text::jsonb, other_amount => true)`,
      [order, JSON.stringify([{ item_id: item?.id, quantity: 1, restock: false }])],
    )
    expect((await correct(session, [pouf(ids.red)])).message).toBe('already_refunded')
    expect((await correct(session, [bowl(1), pouf(ids.red)])).message).toBeUndefined()
  }))

test('an order does not cost less than what refunds took off its price', () =>
  asAdmin(async (session) => {
    await session.query(`select public.record_payment($1, 'transfer', 'rest', 99, current_date)`, [order])
    await session.query(`select public.refund_order($1, 'cash', 'r1', 90, 'Chipped')`, [order])
    const corrected = (discount: number) => correct(session, [bowl(1)], { discount, reason: 'Agreed' })
    expect((await corrected(10.01)).message).toBe('already_refunded')
    expect((await corrected(10)).message).toBeUndefined()
    expect(await amountsOf(session)).toMatchObject({ total_amount: 90, amount_due: 0, amount_to_refund: 10 })
  }))

test('customers cannot correct an order', () =>
  actAs(db, { role: 'authenticated', userId: people.customer }, async (session) => {
    expect((await correct(session, [bowl(1)])).message).toBe('admin_required')
  }))
