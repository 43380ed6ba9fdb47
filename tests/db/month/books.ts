import {
  type Currency,
  type Country,
  type Action,
  dayOf,
  type Moment,
  type OrderScript,
  PERCENT_OFF,
  type Pieces,
  PRICES,
  type Provider,
  RATES,
  TAX_RATES,
  timeOf,
  WRAPPING,
} from './events.ts'

/**
 * What a bookkeeper writes down from the events alone, in integers of centimes. Nothing here reads the database or uses the
 * shop's code.
 */

/** A line of the ledger; the day is that on which the money moved, null until it has. */
export type Entry = {
  readonly order: string
  readonly kind: 'charge' | 'refund' | 'reversal'
  readonly provider: Provider
  readonly amount: number
  readonly charged: number | null
  readonly currency: Currency | null
  state: 'pending' | 'succeeded' | 'failed'
  day: string | null
  readonly begun: string
  isReversed?: boolean
}

export type Document = {
  readonly order: string
  readonly kind: 'invoice' | 'credit_note'
  readonly day: string
  readonly total: number
  readonly tax: number
}

/** A delivery with the price of its order, one that was taken back, or what was given back of a delivered order. */
export type Sale = { readonly day: string; readonly amount: number; readonly deliveries: number }

export type Account = {
  readonly name: string
  readonly day: string
  /** Percent; null for an order that goes abroad, whose rate is the law's and not a setting. */
  readonly taxRate: number | null
  status: 'open' | 'expired' | 'cancelled' | 'refused'
  total: number
  /** By how much refunds lowered the price. */
  reduced: number
  readonly entries: Entry[]
  readonly documents: Omit<Document, 'tax'>[]
  /** What the refund under way takes off the price when it is done. */
  pendingReduction: number
  /** Of the money of a cancelled order. */
  kept: number
  isDelivered: boolean
  readonly sales: Sale[]
  /** Of the credit notes, those for a refund. */
  creditedByRefunds: number
}

const FEES: Readonly<Record<Country, number>> = {
  morocco: 15_00,
  france: 150_00,
  spain: 150_00,
  uk: 180_00,
  usa: 250_00,
}
const FREE_IN_MOROCCO_FROM = 100_00

export const goodsValue = (goods: Pieces) =>
  Object.entries(goods).reduce(
    (sum, [product, pieces]) => sum + PRICES[product as keyof typeof PRICES] * pieces,
    0,
  )

/** A quotient of integers, the half away from zero. */
const roundedQuotient = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

export function totalOf({ goods, to = 'morocco', code, wrap, pickup, exchange }: OrderScript): number {
  const value = goodsValue(goods)
  if (exchange !== undefined) return Math.max(value - goodsValue(exchange.pieces), 0)
  const isFree = pickup === true || (to === 'morocco' && value >= FREE_IN_MOROCCO_FROM)
  const discount = code === undefined ? 0 : roundedQuotient(value * PERCENT_OFF, 100)
  return value + (isFree ? 0 : FEES[to]) + (wrap === undefined ? 0 : WRAPPING) - discount
}

export const taxRateOn = (moment: Moment) =>
  TAX_RATES.filter(([from]) => timeOf(from) <= timeOf(moment)).at(-1)?.[1] ?? 0

/** The tax within an amount that includes it. */
export const taxWithin = (amount: number, percent: number) => roundedQuotient(amount * percent, 100 + percent)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const sumOf = (account: Account, kind: Entry['kind'], state: Entry['state']) =>
  sum(account.entries.filter((each) => each.kind === kind && each.state === state).map((each) => each.amount))

export const priceOf = ({ total, reduced }: Account) => total - reduced

/** What the order should say of its money. */
export function moneyOf(account: Account) {
  const paid = sumOf(account, 'charge', 'succeeded') - sumOf(account, 'reversal', 'succeeded')
  const refunded = sumOf(account, 'refund', 'succeeded')
  const owed = account.status === 'open' || account.status === 'refused' ? priceOf(account) : 0
  const kept = account.status === 'cancelled' ? account.kept : 0
  return {
    paid,
    refunded,
    underWay: sumOf(account, 'refund', 'pending'),
    due: Math.max(owed - paid + refunded, 0),
    toRefund: Math.max(paid - refunded - owed - kept, 0),
    revenue: account.status === 'open' ? priceOf(account) : Math.min(kept, paid - refunded),
  }
}

export const openAccount = (order: OrderScript): Account => ({
  name: order.name,
  day: dayOf(order.on),
  taxRate: order.to === undefined && order.by !== 'paypal' ? taxRateOn(order.on) : null,
  status: 'open',
  total: totalOf(order),
  reduced: 0,
  entries: [],
  documents: [],
  pendingReduction: 0,
  kept: 0,
  isDelivered: false,
  sales: [],
  creditedByRefunds: 0,
})

/** An order that is paid in full is invoiced whole; whatever the shop does not keep of that is credited. */
function settleDocuments(account: Account, day: string, isRefund: boolean): void {
  const { paid, refunded } = moneyOf(account)
  const price = priceOf(account)
  const kept = Math.min(paid - refunded, price)
  const invoiced = () =>
    sum(account.documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total)))
  const issue = (kind: Document['kind'], total: number) =>
    account.documents.push({ order: account.name, kind, day, total })
  if (account.status !== 'cancelled' && account.status !== 'expired' && kept >= price && kept > invoiced())
    issue('invoice', invoiced() === 0 ? account.total : kept - invoiced())
  // What is kept of a cancelled order is invoiced, as far as it was not.
  if (account.status === 'cancelled' && account.kept > invoiced()) issue('invoice', account.kept - invoiced())
  const credited = invoiced() - kept
  if (credited <= 0) return
  issue('credit_note', credited)
  if (!isRefund) return
  account.creditedByRefunds += credited
  if (account.isDelivered) account.sales.push({ day, amount: -credited, deliveries: 0 })
}

const DELIVERY_ENDS: readonly Action['what'][] = ['undo delivery', 'cancel']

/** A delivery is a sale, less what was given back before it; one that is taken back takes that back. */
function writeSales(account: Account, { what }: Action, day: string): void {
  const change = (isDelivered: boolean, deliveries: number) => {
    account.isDelivered = isDelivered
    account.sales.push({ day, amount: deliveries * (account.total - account.creditedByRefunds), deliveries })
  }
  if (what === 'deliver') change(true, 1)
  else if (account.isDelivered && DELIVERY_ENDS.includes(what)) change(false, -1)
}

/** The documents with their tax: that of all documents of an order together is rounded, not each. */
export function documentsOf(account: Account, taxRate: number): Document[] {
  let invoiced = 0
  return account.documents.map((document) => {
    const before = taxWithin(invoiced, taxRate)
    invoiced += document.kind === 'invoice' ? document.total : -document.total
    return { ...document, tax: Math.abs(taxWithin(invoiced, taxRate) - before) }
  })
}

const lastPending = (account: Account, kind: Entry['kind']) => {
  const entry = account.entries.findLast((each) => each.kind === kind && each.state === 'pending')
  if (entry === undefined) throw new Error(`${account.name}: no ${kind} under way`)
  return entry
}

/** In the currency that the capture was charged in; the parts of a capture are rounded together. */
function chargedBack(account: Account, amount: number) {
  const capture = account.entries.findLast(
    (each) => each.kind === 'charge' && each.provider === 'paypal' && each.state === 'succeeded',
  )
  if (capture?.currency == null || capture.charged === null) throw new Error(`${account.name}: no capture`)
  const earlier = account.entries.filter(
    (each) =>
      each.kind === 'refund' &&
      each.provider === 'paypal' &&
      each.state !== 'failed' &&
      each.currency === capture.currency,
  )
  const before = sum(earlier.map((each) => each.charged ?? 0))
  const whole = sum(earlier.map((each) => each.amount)) + amount
  const charged =
    whole === capture.amount
      ? capture.charged - before
      : roundedQuotient(whole * 100, RATES[capture.currency]) - before
  return { charged, currency: capture.currency }
}

const chargesOf = (account: Account) => account.entries.filter((each) => each.kind === 'charge')

type NewEntry = Pick<Entry, 'kind' | 'provider' | 'amount'> &
  Partial<Pick<Entry, 'charged' | 'currency' | 'day'>>

function addEntry(account: Account, today: string, entry: NewEntry, state: Entry['state']): void {
  const { kind, provider, amount, charged = null, currency = null, day = today } = entry
  account.entries.push({
    order: account.name,
    kind,
    provider,
    amount,
    charged,
    currency,
    state,
    begun: today,
    day: state === 'succeeded' ? day : null,
  })
}

function reverseEntry(account: Account, today: string, charge: Entry | undefined): void {
  if (charge === undefined) throw new Error(`${account.name}: nothing to reverse`)
  charge.isReversed = true
  const { provider, amount } = charge
  addEntry(account, today, { kind: 'reversal', provider, amount }, 'succeeded')
}

const lastCapture = (account: Account) => {
  const capture = chargesOf(account).findLast(({ state }) => state === 'succeeded')
  if (capture === undefined) throw new Error(`${account.name}: nothing was captured`)
  return capture
}
const takenBack = (account: Account) => account.entries.find((entry) => entry.kind === 'reversal')

/** A chargeback is an entry of its own, in the currency that was charged. */
function writeChargeback(account: Account, today: string, part?: number): void {
  const { provider, amount, charged, currency } = lastCapture(account)
  const taken =
    part === undefined || currency === null
      ? { amount, charged, currency }
      : { amount: roundedQuotient(part * RATES[currency], 100), charged: part, currency }
  addEntry(account, today, { kind: 'reversal', provider, ...taken }, 'succeeded')
}

/** A dispute that is lost takes the money, if it is not gone already; one that is won brings back what was taken. */
function writeDispute(account: Account, today: string, outcome: 'open' | 'won' | 'lost'): void {
  const taken = takenBack(account)
  if (outcome === 'lost' && taken === undefined) writeChargeback(account, today)
  if (outcome === 'won' && taken !== undefined)
    addEntry(account, today, { ...taken, kind: 'charge', day: today }, 'succeeded')
}

/** An order that expired is open again when it is paid whole: its pieces are still there. */
function revive(account: Account): void {
  const { paid, refunded } = moneyOf(account)
  if (account.status === 'expired' && paid - refunded >= priceOf(account)) account.status = 'open'
}

/** What was begun and not paid of an order that is closed has failed. */
function close(account: Account, status: Account['status']): void {
  account.status = status
  for (const entry of chargesOf(account)) if (entry.state === 'pending') entry.state = 'failed'
}

function writeRefund(
  account: Account,
  today: string,
  { provider, amount }: Pick<Entry, 'provider' | 'amount'>,
  lowers: number,
): void {
  if (provider === 'paypal') {
    addEntry(account, today, { kind: 'refund', provider, amount, ...chargedBack(account, amount) }, 'pending')
    account.pendingReduction = lowers
  } else {
    addEntry(account, today, { kind: 'refund', provider, amount }, 'succeeded')
    account.reduced += lowers
  }
}

function writeBegun(account: Account, today: string, { by, currency }: Action & { what: 'begin' }): void {
  const amount = moneyOf(account).due
  const charged =
    currency === undefined ? {} : { currency, charged: roundedQuotient(amount * 100, RATES[currency]) }
  addEntry(
    account,
    today,
    { kind: 'charge', provider: by === 'card' ? 'cmi' : 'paypal', amount, ...charged },
    'pending',
  )
}

function writeApproved(
  account: Account,
  today: string,
  { nth, refused, goesBack, other }: Action & { what: 'approved' },
): void {
  const charge = chargesOf(account).at(nth ?? -1)
  if (charge === undefined) throw new Error(`${account.name}: nothing was begun`)
  if (refused !== undefined) {
    charge.state = 'failed'
    return
  }
  const moved =
    other === undefined || charge.currency === null
      ? {}
      : { charged: other, amount: roundedQuotient(other * RATES[charge.currency], 100) }
  Object.assign(charge, { state: 'succeeded', day: today, ...moved })
  revive(account)
  if (goesBack) writeRefund(account, today, charge, 0)
}

/** Writes an event down. `at` is when it happens. */
export function writeDown(account: Account, action: Action, at: Moment): void {
  const today = dayOf(at)
  switch (action.what) {
    case 'receive':
      addEntry(account, today, { ...action, kind: 'charge', day: dayOf(action.day ?? at) }, 'succeeded')
      revive(account)
      break
    case 'reverse':
      reverseEntry(account, today, chargesOf(account)[action.nth])
      break
    case 'undo delivery':
      reverseEntry(
        account,
        today,
        chargesOf(account).findLast((each) => each.provider === 'cash' && each.isReversed !== true),
      )
      break
    case 'refund':
      writeRefund(account, today, action, action.lowers)
      break
    case 'return':
      writeRefund(account, today, action, action.amount)
      break
    case 'charge back':
      writeChargeback(account, today, action.part)
      break
    case 'dispute':
      writeDispute(account, today, action.outcome)
      break
    case 'keep':
      account.kept = action.amount
      break
    case 'refund done':
      Object.assign(lastPending(account, 'refund'), { state: 'succeeded', day: today })
      account.reduced += account.pendingReduction
      account.pendingReduction = 0
      break
    case 'refund failed':
      lastPending(account, 'refund').state = 'failed'
      account.pendingReduction = 0
      break
    case 'begin':
      writeBegun(account, today, action)
      break
    case 'declined':
      lastPending(account, 'charge').state = 'failed'
      break
    case 'approved':
      writeApproved(account, today, action)
      break
    case 'deliver':
      account.status = 'open'
      if (action.cash > 0)
        addEntry(account, today, { kind: 'charge', provider: 'cash', amount: action.cash }, 'succeeded')
      break
    case 'refused':
      account.status = 'refused'
      break
    case 'cancel':
    case 'customer cancels':
    case 'comes back':
      close(account, 'cancelled')
      break
    case 'expire':
      close(account, 'expired')
      break
    case 'reopen':
      account.status = 'open'
      break
    case 'correct':
      account.total = goodsValue(action.goods) + action.fee - (action.discount ?? 0)
      break
    // Nothing of money: what was reported before, steps of the work, and what the courier owes.
    case 'reported again':
    case 'prepare':
    case 'ship':
    case 'hand over':
    case 'remit':
      break
  }
  writeSales(account, action, today)
  settleDocuments(account, today, ['refund', 'return', 'refund done'].includes(action.what))
}
