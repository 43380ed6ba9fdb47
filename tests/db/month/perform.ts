import type { TestDatabase } from '../database.ts'
import { dayOf, type Action, type Moment, type OrderScript, type Pieces } from './events.ts'
import { call, contactOf, dirhams, newKey, productId } from './shop.ts'

/** An order of the shop, with what the people who act on it know. */
export type Placed = {
  readonly buyer: number
  readonly id: string
  readonly number: string
  readonly paymentToken: string
  readonly trackingToken: string
  /** In the order in which they were begun. */
  readonly begun: { reference: string; amount: number; charged: number | null; currency: string | null }[]
  /** References of the receipts that an admin typed in. */
  readonly receipts: string[]
  /** When the buyer began to dispute the payment, by the clock of the machine. */
  disputedAt?: string
}

const items = (goods: Pieces) =>
  JSON.stringify(
    Object.entries(goods).map(([product, quantity]) => ({
      product_id: productId(product as keyof Pieces),
      quantity,
    })),
  )

/** Pieces of a delivered order come back, and others are sent for them. */
export async function placeExchange(
  db: TestDatabase,
  { goods, exchange }: OrderScript & { exchange: NonNullable<OrderScript['exchange']> },
  original: Placed,
): Promise<Placed> {
  const id = await bringBack(db, original, exchange.pieces, 'exchange')
  const answer = await call<{ order_id: string }>(
    db,
    'admin',
    `public.send_exchange($1, $2, $3::text::jsonb)`,
    [id, newKey(), items(goods)],
  )
  const [number, paymentToken, trackingToken] = await call<[string, string, string]>(
    db,
    'admin',
    `(select jsonb_build_array(o.order_number, o.payment_token, o.tracking_token) from public.orders o where o.id = $1)`,
    [answer.order_id],
  )
  return {
    ...{ buyer: original.buyer, id: answer.order_id, number, paymentToken, trackingToken, begun: [] },
    receipts: [],
  }
}

/** The buyer sends the order with the total that they saw; the shop refuses another one. */
export async function place(db: TestDatabase, order: OrderScript, n: number, total: number): Promise<Placed> {
  const country = order.to ?? (order.by === 'paypal' ? 'france' : 'morocco')
  const answer = await call<{
    id: string
    order_number: string
    payment_token: string
    tracking_token: string
  }>(
    db,
    n,
    `public.place_order($1::uuid, $2::text::jsonb, $3::text::numeric, $4::text::public.payment_method, 'fr', $5::text::jsonb,
       code => $6::text, is_pickup => $7::text = 'yes', gift => $8::text::jsonb)`,
    [
      newKey(),
      items(order.goods),
      dirhams(total),
      order.by,
      JSON.stringify(contactOf(n, country)),
      order.code === undefined ? null : 'MONTH',
      order.pickup === undefined ? 'no' : 'yes',
      order.wrap === undefined ? null : JSON.stringify({ message: '', wrap: true }),
    ],
  )
  return {
    buyer: n,
    id: answer.id,
    number: answer.order_number,
    paymentToken: answer.payment_token,
    trackingToken: answer.tracking_token,
    begun: [],
    receipts: [],
  }
}

type Change = { code: string | null }

async function setStatus(db: TestDatabase, order: Placed, status: string, unpaid = false) {
  const report = await call<Change[]>(
    db,
    'admin',
    `(select public.set_order_statuses(array[o.id], array[o.status::text], $2::text::public.order_status,
        case $2 when 'cancelled' then 'other'::public.cancellation_reason end, ship_unpaid => $3::text = 'yes',
        -- Every piece of a delivery that is cancelled has come back.
        returned => (select jsonb_agg(jsonb_build_object('item_id', i.id,
            'quantity', i.quantity - i.restocked_quantity - i.written_off_quantity - i.discarded_quantity))
          from public.order_items i where i.order_id = o.id))
      from public.orders o where o.id = $1)`,
    [order.id, status, unpaid ? 'yes' : 'no'],
  )
  if (report[0]?.code !== null) throw new Error(`${status}: ${String(report[0]?.code)}`)
}

/** The lines of an order by their products, as the admin's page has them. */
async function linesOf(db: TestDatabase, order: Placed, pieces: Pieces) {
  const lines = await call<{ id: string; product: string; quantity: number }[]>(
    db,
    'admin',
    `(select jsonb_agg(jsonb_build_object('id', i.id, 'product', i.product_id, 'quantity', i.quantity))
      from public.order_items i where i.order_id = $1)`,
    [order.id],
  )
  return Object.entries(pieces).map(([product, quantity]) => {
    const line = lines.find((each) => each.product === productId(product as keyof Pieces))
    if (line === undefined) throw new Error(`no line with ${product}`)
    return { item_id: line.id, quantity }
  })
}

const receive = async (db: TestDatabase, order: Placed, action: Action & { what: 'receive' }, at: Moment) => {
  const reference = action.reference ?? newKey()
  order.receipts.push(reference)
  await call(
    db,
    'admin',
    `public.record_payment($1, $2::text::public.payment_provider, $3, $4::text::numeric, $5::text::date)`,
    [order.id, action.provider, reference, dirhams(action.amount), dayOf(action.day ?? at)],
  )
}

const reverse = (db: TestDatabase, order: Placed, nth: number) =>
  call(
    db,
    'admin',
    `public.reverse_payment((select p.id from public.payments p where p.order_id = $1 and p.kind = 'charge'
       and p.provider_reference = $2 and not p.is_reversed))`,
    [order.id, order.receipts[nth]],
  )

const refund = async (db: TestDatabase, order: Placed, action: Action & { what: 'refund' }) =>
  call(
    db,
    'admin',
    `public.refund_order($1, $2::text::public.payment_provider, $3, $4::text::numeric, 'as agreed', $5::text::jsonb)`,
    [
      order.id,
      action.provider,
      newKey(),
      dirhams(action.amount),
      JSON.stringify(
        (await linesOf(db, order, action.pieces ?? {})).map((line) => ({
          ...line,
          restock: action.restock === true,
        })),
      ),
    ],
  )

/** PayPal says what became of the refund that it was asked for. */
async function reportRefund(db: TestDatabase, order: Placed, outcome: 'succeeded' | 'failed') {
  const [charge, reference] = await call<[string, string]>(
    db,
    'function',
    `(select jsonb_build_array(c.provider_charge_id, r.provider_reference) from public.payments r
      join public.payments c on c.id = r.refund_of where r.order_id = $1 and r.kind = 'refund' and r.state = 'pending')`,
    [order.id],
  )
  const { result } = await call<{ result: string }>(
    db,
    'function',
    `public.report_refund('paypal', $1, $2, $3::text::public.payment_state)`,
    [charge, reference, outcome],
  )
  if (result !== 'recorded') throw new Error(`refund: ${result}`)
}

async function begin(db: TestDatabase, order: Placed, action: Action & { what: 'begin' }) {
  const started = await call<{
    payment_id: string
    reference: string
    amount: number
    charged_amount: number | null
    charged_currency: string | null
  }>(
    db,
    'function',
    `public.start_payment($4::text::public.payment_provider, $1, $2::text::public.payment_method, $3)`,
    [order.paymentToken, action.by, action.currency ?? null, action.by === 'paypal' ? 'paypal' : 'cmi'],
  )
  if (action.by === 'paypal')
    await call(db, 'function', `public.set_provider_order($1, $2)`, [
      started.payment_id,
      `order of ${started.reference}`,
    ])
  order.begun.push({
    reference: started.reference,
    amount: started.amount,
    charged: started.charged_amount,
    currency: started.charged_currency,
  })
}

async function reportPayment(
  db: TestDatabase,
  order: Placed,
  outcome: 'succeeded' | 'failed',
  result: string,
  nth = order.begun.length - 1,
  other?: number,
) {
  const payment = nthBegun(order, nth)
  const answer = await call<{ result: string }>(
    db,
    'function',
    `public.report_payment($1::text::public.payment_provider, $2, $3::text::public.payment_state, $4::text::numeric, $5, $6)`,
    [
      payment.currency === null ? 'cmi' : 'paypal',
      payment.reference,
      outcome,
      other === undefined ? String(payment.charged ?? payment.amount) : dirhams(other),
      payment.currency ?? 'MAD',
      `capture of ${payment.reference}`,
    ],
  )
  if (answer.result !== result) throw new Error(`report: ${answer.result}`)
}

const nthBegun = (order: Placed, nth = order.begun.length - 1) => {
  const payment = order.begun[nth]
  if (payment === undefined) throw new Error('nothing was begun')
  return payment
}

/** PayPal reports it; of a card, the bank's letter is booked by an admin. */
async function chargeBack(db: TestDatabase, order: Placed, { part }: Action & { what: 'charge back' }) {
  const payment = nthBegun(order)
  if (payment.currency === null) {
    await call(
      db,
      'admin',
      `public.record_provider_refund((select p.id from public.payments p where p.provider_reference = $1 and p.kind = 'charge'),
         $2, $3::text::numeric, current_date, '', true)`,
      [payment.reference, newKey(), String(payment.amount)],
    )
    return
  }
  const { result } = await call<{ result: string }>(
    db,
    'function',
    `public.report_refund('paypal', $1, $2, 'succeeded', $3::text::numeric, $4, '{}', true)`,
    [
      `capture of ${payment.reference}`,
      newKey(),
      part === undefined ? String(payment.charged) : dirhams(part),
      payment.currency,
    ],
  )
  if (result !== 'chargeback') throw new Error(`chargeback: ${result}`)
}

async function reportDispute(db: TestDatabase, order: Placed, { outcome }: Action & { what: 'dispute' }) {
  const payment = nthBegun(order)
  const now = new Date().toISOString()
  order.disputedAt ??= now
  const { result } = await call<{ result: string }>(
    db,
    'function',
    `public.report_dispute('paypal', $1, $2, $3, $4::text::numeric, $5, $6::text::timestamptz, $7::text::timestamptz)`,
    [
      `capture of ${payment.reference}`,
      `dispute of ${order.number}`,
      outcome,
      String(payment.charged),
      payment.currency,
      order.disputedAt,
      now,
    ],
  )
  if (result !== 'recorded' && result !== 'chargeback') throw new Error(`dispute: ${result}`)
}

/** The hold of the order ends, and the scheduler comes by. */
async function expire(db: TestDatabase, order: Placed) {
  await db.query('update public.orders set payment_due_at = now() where id = $1', [order.id])
  // PayPal was asked, and said that the buyer had not paid.
  await db.query('update public.payments set answered_at = now() where order_id = $1', [order.id])
  const expired = await call<number>(db, 'owner', 'private.expire_unpaid_orders()')
  if (expired !== 1) throw new Error(`${String(expired)} orders expired`)
}

const deliverOutcome = async (
  db: TestDatabase,
  order: Placed,
  outcome: 'refused' | 'returned',
  goods: Pieces,
) =>
  call(db, 'admin', `public.record_delivery($1, $2, $3::text::public.delivery_outcome, $4::text::jsonb)`, [
    order.id,
    newKey(),
    outcome,
    outcome === 'refused'
      ? null
      : JSON.stringify(
          (await linesOf(db, order, goods)).map(({ item_id, quantity }) => ({
            item_id,
            restocked: quantity,
            damaged: 0,
            lost: 0,
          })),
        ),
  ])

const COURIER = '(select c.id from public.couriers c order by c.position limit 1)'

async function remit(db: TestDatabase, order: Placed, { amount, fee }: Action & { what: 'remit' }) {
  const { report } = await call<{ report: Change[] }>(
    db,
    'admin',
    `public.record_remittance(${COURIER}, $1, 'R 1', $2::text::date, $3::text::jsonb)`,
    [
      newKey(),
      dayOf('10-20'),
      JSON.stringify([{ reference: order.number, amount: amount / 100, fee: fee / 100 }]),
    ],
  )
  if (report[0]?.code !== null && report[0]?.code !== 'other_fee') throw new Error(String(report[0]?.code))
}

/** Asked for by the customer, approved and received; the id of the return. */
async function bringBack(db: TestDatabase, order: Placed, pieces: Pieces, wish: 'refund' | 'exchange') {
  const lines = await linesOf(db, order, pieces)
  const { id } = await call<{ id: string }>(
    db,
    order.buyer,
    `public.request_return($1, $2, $3::text::jsonb, 'other', $4)`,
    [order.trackingToken, newKey(), JSON.stringify(lines), wish],
  )
  await call(db, 'admin', `public.decide_return($1, $2, 'requested', 'approved')`, [id, newKey()])
  await call(db, 'admin', `public.receive_return($1, $2, $3::text::jsonb)`, [
    id,
    newKey(),
    JSON.stringify(lines.map(({ item_id, quantity }) => ({ item_id, restocked: quantity, damaged: 0 }))),
  ])
  return id
}

async function returnPieces(db: TestDatabase, order: Placed, action: Action & { what: 'return' }) {
  const id = await bringBack(db, order, action.pieces, 'refund')
  await call(
    db,
    'admin',
    `public.refund_return($1, $2, $3::text::public.payment_provider, $4::text::numeric)`,
    [id, newKey(), action.provider, dirhams(action.amount)],
  )
}

const correct = (db: TestDatabase, order: Placed, action: Action & { what: 'correct' }) =>
  call(
    db,
    'admin',
    `(select public.correct_order_lines(o.id, o.revision, $2::text::jsonb, $3::text::numeric, $4::text::numeric,
        case $4 when '0.00' then '' else 'a good customer' end) from public.orders o where o.id = $1)`,
    [order.id, items(action.goods), dirhams(action.fee), dirhams(action.discount ?? 0)],
  )

/** Makes the shop do an event, through the functions that its real caller uses. */
export async function perform(
  db: TestDatabase,
  script: OrderScript,
  order: Placed,
  action: Action,
  at: Moment,
): Promise<void> {
  switch (action.what) {
    case 'receive':
      await receive(db, order, action, at)
      break
    case 'reverse':
      await reverse(db, order, action.nth)
      break
    case 'refund':
      await refund(db, order, action)
      break
    case 'charge back':
      await chargeBack(db, order, action)
      break
    case 'dispute':
      await reportDispute(db, order, action)
      break
    case 'keep':
      await call(db, 'admin', `public.keep_payment($1, $2::text::numeric, 'as agreed')`, [
        order.id,
        dirhams(action.amount),
      ])
      break
    case 'refund done':
    case 'refund failed':
      await reportRefund(db, order, action.what === 'refund done' ? 'succeeded' : 'failed')
      break
    case 'begin':
      await begin(db, order, action)
      break
    case 'declined':
      await reportPayment(db, order, 'failed', 'recorded')
      break
    case 'approved':
      await reportPayment(
        db,
        order,
        'succeeded',
        action.refused ?? (action.other === undefined ? 'recorded' : 'other_amount'),
        action.nth,
        action.other,
      )
      break
    case 'reported again':
      await reportPayment(db, order, 'succeeded', 'unchanged')
      break
    case 'prepare':
      await setStatus(db, order, 'processing')
      break
    case 'ship':
      await setStatus(db, order, 'shipped', action.unpaid)
      break
    case 'hand over':
      await call(db, 'admin', `public.hand_over_orders(${COURIER}, $1, $2::text::jsonb)`, [
        newKey(),
        JSON.stringify([{ order_id: order.id, tracking_number: '' }]),
      ])
      break
    case 'remit':
      await remit(db, order, action)
      break
    case 'deliver':
      await setStatus(db, order, 'delivered')
      break
    case 'undo delivery':
      await setStatus(db, order, 'shipped')
      break
    case 'refused':
      await deliverOutcome(db, order, 'refused', {})
      break
    case 'comes back':
      await deliverOutcome(db, order, 'returned', script.goods)
      break
    case 'cancel':
      await setStatus(db, order, 'cancelled')
      break
    case 'customer cancels':
      await call(db, order.buyer, 'public.cancel_order($1)', [order.id])
      break
    case 'reopen':
      await setStatus(db, order, 'pending')
      break
    case 'expire':
      await expire(db, order)
      break
    case 'correct':
      await correct(db, order, action)
      break
    case 'return':
      await returnPieces(db, order, action)
      break
  }
}
