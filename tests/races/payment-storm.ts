import { randomUUID } from 'node:crypto'
import { type Session, type TestDatabase, actAs, attempt } from '../db/database.ts'
import { people } from '../db/fixtures.ts'
import { brokenInvariants } from './invariants.ts'
import {
  chargeBack,
  dispute,
  expire,
  METHODS,
  type Method,
  outage,
  place,
  type Placed,
  receive,
  refund,
  report,
  reportRefund,
  reverse,
  settleInVain,
  start,
  type Started,
  statusTo,
} from './payment-requests.ts'
import { buyer, type Outcome } from './race-shop.ts'

export const placed = async (session: Session, userId: string, method: Method): Promise<Placed> => {
  const { answer, message } = await place(session, userId, method)
  if (answer === undefined) throw new Error(`No order to start from: ${String(message)}`)
  return answer
}

/** The violated invariants. An order that is reopened at once takes back the mail about its cancellation. */
export async function brokenButMails(db: TestDatabase) {
  const { 'an order is confirmed by one mail, and each change of its status by one': _, ...broken } =
    await brokenInvariants(db)
  return broken
}

/** A payment that is rolled back; its invoice number must be free again. */
const payAndRollBack = (session: Session, order: Placed) =>
  actAs(session, { role: 'authenticated', userId: people.admin }, async (inside) => {
    await attempt(inside, `select public.record_payment($1, 'transfer', $2, 9000, current_date - 1)`, [
      order.id,
      randomUUID(),
    ])
    await attempt(inside, 'set constraints all immediate')
  })

const linesOf = (session: Session, order: Placed) =>
  session.query<{ id: string }>('select id from public.order_items where order_id = $1 order by id', [
    order.id,
  ])

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A life of an order: its requests one after the other, each when the one before has been answered. */
type Script = (session: Session) => AsyncGenerator<Outcome, void>

async function* begun(
  session: Session,
  order: Placed,
  method: 'card' | 'paypal',
  goOn: (payment: Started) => readonly (() => Promise<Outcome>)[],
) {
  const started = await start(session, order, method)
  yield started
  if (started.answer !== undefined) for (const request of goOn(started.answer)) yield await request()
}

/** Orders that are paid by transfer: receipts, reversals, refunds, and what may leave the shop then. */
async function transferScripts(db: TestDatabase): Promise<Script[]> {
  const by = (n: number) => placed(db, buyer(n), 'bank_transfer')
  const paid = await by(41)
  const [piece] = await linesOf(db, paid)
  const onePiece = (restock: boolean) => [{ item_id: piece!.id, quantity: 1, restock }]
  const unpaid = await by(42)
  const lost = await by(45)
  const unearned = await by(47)
  const mistaken = await by(48)
  const reopened = await by(49)
  const late = await by(50)
  return [
    // An invoice number is taken and rolled back, then the order is paid, and its one piece is returned twice.
    async function* (session) {
      await payAndRollBack(session, paid)
      yield await receive(session, paid, paid.total_amount, 'the whole')
      yield await refund(session, paid, 50, 'a piece', onePiece(true))
      yield await refund(session, paid, 50, 'the same piece', onePiece(false))
    },
    async function* (session) {
      yield await statusTo(session, unpaid, 'shipped')
    },
    async function* (session) {
      yield await expire(session, lost)
    },
    // All but 1 DH is received, given back and not received again.
    async function* (session) {
      yield await receive(session, unearned, unearned.total_amount - 1, `part ${unearned.order_number}`)
      yield await refund(session, unearned, unearned.total_amount - 1, `back ${unearned.order_number}`)
      yield await receive(session, unearned, 1, `rest ${unearned.order_number}`)
      yield await statusTo(session, unearned, 'shipped')
    },
    // The whole is booked by mistake, and reversed twice.
    async function* (session) {
      const reference = `wrong ${mistaken.order_number}`
      yield await receive(session, mistaken, mistaken.total_amount, reference)
      yield await reverse(session, mistaken, reference)
      yield await reverse(session, mistaken, reference)
      yield await statusTo(session, mistaken, 'shipped')
    },
    // Paid, cancelled, given back, reopened, not sent before it is paid again.
    async function* (session) {
      const total = reopened.total_amount
      yield await receive(session, reopened, total, `first ${reopened.order_number}`)
      yield await statusTo(session, reopened, 'cancelled')
      yield await refund(session, reopened, total, `back ${reopened.order_number}`)
      yield await statusTo(session, reopened, 'pending')
      yield await statusTo(session, reopened, 'shipped')
      yield await receive(session, reopened, total, `second ${reopened.order_number}`)
      yield await statusTo(session, reopened, 'shipped')
    },
    // Expired, reopened by an admin, and sent after its money came.
    async function* (session) {
      yield await expire(session, late)
      yield await statusTo(session, late, 'pending')
      yield await receive(session, late, late.total_amount, `late ${late.order_number}`)
      yield await statusTo(session, late, 'shipped')
    },
  ]
}

/** Orders that are paid through a provider, which may be down for an hour: its reports come late, and twice. */
async function providerScripts(db: TestDatabase): Promise<Script[]> {
  const card = await placed(db, buyer(43), 'card')
  const late = await placed(db, buyer(44), 'card')
  const failing = await placed(db, buyer(41), 'paypal')
  const down = await placed(db, buyer(42), 'paypal')
  const cash = await placed(db, buyer(46), 'cash_on_delivery')
  const parcel = await placed(db, buyer(47), 'cash_on_delivery')
  const disputed = await placed(db, buyer(43), 'paypal')
  const contested = await placed(db, buyer(44), 'paypal')
  const lost = await placed(db, buyer(45), 'paypal')
  const pay = (session: Session, outcome: string, factor = 1) =>
    begun(session, card, 'card', (payment) => [() => report(session, 'card', payment, outcome, factor)])
  return [
    // Declined, reported with another amount, paid.
    async function* (session) {
      yield* pay(session, 'failed')
      yield* pay(session, 'succeeded', 0.5)
      yield* pay(session, 'succeeded')
    },
    // Paid while nothing could be reported: the order expires, and the report comes twice.
    (session) =>
      begun(session, late, 'card', (payment) => [
        () => expire(session, late),
        () => report(session, 'card', payment, 'succeeded'),
        () => report(session, 'card', payment, 'succeeded'),
      ]),
    // PayPal refuses a refund, and reports it twice; the money goes back by transfer.
    (session) =>
      begun(session, failing, 'paypal', (payment) => [
        () => report(session, 'paypal', payment, 'succeeded'),
        () => refund(session, failing, 200, `refused ${failing.order_number}`, [], 'paypal'),
        () => reportRefund(session, `refused ${failing.order_number}`, 'failed'),
        () => reportRefund(session, `refused ${failing.order_number}`, 'failed'),
        () => refund(session, failing, 200, `instead ${failing.order_number}`),
      ]),
    // PayPal cannot be reached when the hold ends: the order waits. Then everything comes late and twice, the refund too.
    (session) =>
      begun(session, down, 'paypal', (payment) => [
        () => outage(session, payment),
        () => expire(session, down),
        () => report(session, 'paypal', payment, 'succeeded'),
        () => report(session, 'paypal', payment, 'succeeded'),
        () => refund(session, down, 100, `slow ${down.order_number}`, [], 'paypal'),
        () => reportRefund(session, `slow ${down.order_number}`, 'succeeded'),
        () => reportRefund(session, `slow ${down.order_number}`, 'succeeded'),
      ]),
    // Taken back by the bank while the buyer disputes it, reported twice; then the shop wins, and a late report changes nothing.
    (session) =>
      begun(session, disputed, 'paypal', (payment) => [
        () => report(session, 'paypal', payment, 'succeeded'),
        () => dispute(session, payment, 'open', 0),
        () => chargeBack(session, payment),
        () => chargeBack(session, payment),
        () => dispute(session, payment, 'won', 9),
        () => dispute(session, payment, 'open', 5),
      ]),
    // Disputed, with a part that PayPal is to give back, and not sent before that is decided, which it is not.
    (session) =>
      begun(session, contested, 'paypal', (payment) => [
        () => dispute(session, payment, 'open', 0),
        () => report(session, 'paypal', payment, 'succeeded'),
        () => refund(session, contested, 20, `part ${contested.order_number}`, [], 'paypal'),
        () => statusTo(session, contested, 'shipped'),
      ]),
    // Lost, and reported as a chargeback too.
    (session) =>
      begun(session, lost, 'paypal', (payment) => [
        () => report(session, 'paypal', payment, 'succeeded'),
        () => dispute(session, payment, 'lost', 9),
        () => chargeBack(session, payment),
        () => dispute(session, payment, 'lost', 9),
      ]),
    // The delivery was entered by mistake. Then it is cancelled while the customer keeps a piece of each line, and
    // reopened: once because that was a mistake, once to be sent anew.
    async function* (session) {
      yield await statusTo(session, cash, 'delivered')
      yield await statusTo(session, cash, 'shipped')
      yield await statusTo(session, cash, 'delivered')
      yield await statusTo(session, cash, 'cancelled')
      yield await statusTo(session, cash, 'shipped')
      yield await statusTo(session, cash, 'delivered')
      yield await statusTo(session, cash, 'cancelled')
      yield await statusTo(session, cash, 'pending')
    },
    // A parcel is lost with its only pieces, and replaced.
    async function* (session) {
      yield await statusTo(session, parcel, 'shipped')
      yield await statusTo(session, parcel, 'cancelled')
      yield await statusTo(session, parcel, 'pending')
    },
  ]
}

type Shared = {
  order: Placed
  method: Method
  payments: Started[]
  receipts: string[]
  /** References of refunds that were requested from PayPal. */
  refunds: string[]
}

/** In which of its steps a client finds the providers down. */
const OUTAGE = { from: 6, to: 16 } as const

/** One of the random clients. What it would report during the outage, it reports twice when that is over. */
async function client(n: number, session: Session, steps: number, orders: Shared[]): Promise<Outcome[]> {
  const random = randomNumbers(n + 1)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const outcomes: Outcome[] = []
  const held: (() => Promise<Outcome>)[] = []
  let isDown = false

  const orderNow = async () => {
    const method = pick(METHODS)!
    const outcome = await place(session, buyer(1 + (n % 50)), method, 1 + Math.floor(random() * 2))
    if (outcome.answer !== undefined)
      orders.push({ order: outcome.answer, method, payments: [], receipts: [], refunds: [] })
    return outcome
  }
  const send = (request: () => Promise<Outcome>): Promise<Outcome> => {
    if (!isDown) return request()
    held.push(request, request)
    return Promise.resolve({})
  }
  const receiveNow = async (chosen: Shared, amount: number, reference: string) => {
    const outcome = await receive(session, chosen.order, amount, reference)
    if (outcome.answer !== undefined) chosen.receipts.push(reference)
    return outcome
  }
  const actions: ((chosen: Shared) => Promise<Outcome>)[] = [
    orderNow,
    (chosen) => receiveNow(chosen, Math.ceil(chosen.order.total_amount * random() * 1.4), randomUUID()),
    (chosen) => receiveNow(chosen, chosen.order.total_amount, `whole ${chosen.order.order_number}`),
    async ({ order, receipts }) => {
      const reference = pick(receipts)
      return reference === undefined ? {} : reverse(session, order, reference)
    },
    async (chosen) => {
      const outcome = await start(session, chosen.order, chosen.method)
      if (outcome.answer !== undefined) chosen.payments.push(outcome.answer)
      return outcome
    },
    async ({ method, payments }) => {
      const payment = pick(payments)
      if (payment === undefined) return {}
      const kind = random()
      return send(() =>
        report(session, method, payment, kind < 0.25 ? 'failed' : 'succeeded', kind > 0.9 ? 0.5 : 1),
      )
    },
    async ({ order }) => {
      const given = (await linesOf(session, order))
        .filter(() => random() < 0.5)
        .map(({ id }) => ({ item_id: id, quantity: 1, restock: random() < 0.7 }))
      return refund(session, order, Math.ceil(random() * 200), randomUUID(), given)
    },
    async ({ order, method, refunds }) => {
      if (method !== 'paypal') return {}
      const reference = randomUUID()
      const outcome = await refund(session, order, Math.ceil(random() * 200), reference, [], 'paypal')
      if (outcome.code === undefined) refunds.push(reference)
      return outcome
    },
    async ({ refunds }) => {
      const reference = pick(refunds)
      const outcome = random() < 0.5 ? 'failed' : 'succeeded'
      return reference === undefined ? {} : send(() => reportRefund(session, reference, outcome))
    },
    async ({ method, payments }) => {
      const payment = pick(payments)
      if (payment === undefined || method !== 'paypal') return {}
      return send(() => chargeBack(session, payment))
    },
    async ({ method, payments }) => {
      const payment = pick(payments)
      if (payment === undefined || method !== 'paypal') return {}
      const outcome = pick(['open', 'won', 'lost'] as const)!
      const minutes = Math.floor(random() * 60)
      return send(() => dispute(session, payment, outcome, minutes))
    },
    () => settleInVain(session),
    ({ order }) =>
      statusTo(
        session,
        order,
        pick(['pending', 'processing', 'shipped', 'delivered', 'cancelled'])!,
        random() < 0.1,
      ),
    ({ order }) => expire(session, order),
    async ({ order }) => {
      await payAndRollBack(session, order)
      return {}
    },
  ]
  for (let step = 0; step < steps; step += 1) {
    isDown = step >= OUTAGE.from && step < OUTAGE.to
    if (!isDown) for (const request of held.splice(0)) outcomes.push(await request())
    const chosen = pick(orders)
    outcomes.push(await (chosen === undefined ? orderNow() : pick(actions)!(chosen)))
  }
  return outcomes
}

const placeScripts = async (db: TestDatabase) => [
  ...(await transferScripts(db)),
  ...(await providerScripts(db)),
]

async function run(script: Script, session: Session): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for await (const outcome of script(session)) outcomes.push(outcome)
  return outcomes
}

/**
 * The scripted orders without the storm, one after the other in one session: a session of its own for each would take longer to
 * begin than the script to run.
 */
export async function scriptedOrders(db: TestDatabase): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const script of await placeScripts(db)) outcomes.push(...(await run(script, db)))
  return outcomes
}

/**
 * Random clients that order, pay, fail to pay, report, expire, ship, deliver, cancel, reverse and refund at once, on shared
 * orders, and beside them scripted orders that no random client touches, whose outcome is therefore certain. Together the
 * scripts reach every state that the invariants check and every fault of a mutant.
 */
export async function storm(db: TestDatabase, clients: number, steps: number): Promise<Outcome[]> {
  const scripts = await placeScripts(db)
  const orders: Shared[] = []
  const sessions = await Promise.all(Array.from({ length: clients + scripts.length }, () => db.connect()))
  const outcomes = await Promise.all(
    sessions.map((session, n) =>
      n < clients ? client(n, session, steps, orders) : run(scripts[n - clients]!, session),
    ),
  )
  await Promise.all(sessions.map((session) => session.close()))
  return outcomes.flat()
}

/** How often each kind of event has occurred; a storm that misses one proves nothing about it. */
export async function countEvents(db: TestDatabase) {
  const [counts] = await db.query<Record<string, number>>(
    `select count(*) filter (where kind = 'charge' and state = 'succeeded')::int as paid,
       count(*) filter (where kind = 'charge' and state = 'failed')::int as failed,
       count(*) filter (where kind = 'refund' and state = 'succeeded')::int as refunded,
       count(*) filter (where kind = 'refund' and state = 'failed')::int as "refunds that failed",
       count(*) filter (where kind = 'refund' and state = 'succeeded' and provider = 'paypal')::int as "refunds by PayPal",
       count(*) filter (where kind = 'reversal')::int as reversed,
       count(*) filter (where kind = 'reversal' and provider = 'paypal')::int as "charged back",
       (select count(*)::int from public.payment_disputes where state = 'open') as disputed,
       (select count(*)::int from public.payment_disputes where state = 'won') as won,
       (select count(*)::int from public.payment_disputes where state = 'lost') as lost,
       (select count(*)::int from public.refund_lines where restocked) as restocked,
       (select count(*)::int from public.invoices where kind = 'invoice') as invoices,
       (select count(*)::int from public.invoices where kind = 'credit_note') as credited,
       (select count(*)::int from public.order_status_history where reason = 'payment') as expired,
       (select count(*)::int from public.order_status_history where from_status = 'cancelled' and actor is null) as revived,
       (select count(*)::int from public.order_status_history where from_status = 'cancelled' and actor is not null) as reopened,
       (select count(*)::int from public.orders where status = 'shipped' and payment_method = 'bank_transfer') as sent,
       (select count(*)::int from public.payment_differences) as differences
     from public.payments`,
  )
  return counts ?? {}
}
