/**
 * The kinds of events of the scripted month. An event is what a person or a provider does, as data; `perform.ts` makes the
 * shop do it, and `books.ts` writes down what a bookkeeper would. Amounts are centimes, days and times are those of 2026 in UTC.
 */

/** In centimes, tax included. */
export const PRICES = {
  bowl: 100_00,
  glass: 20_00,
  tile: 33_33,
  lamp: 457_80,
  ring: 114_99,
  rug: 1999_95,
  soap: 7_35,
} as const
export type Product = keyof typeof PRICES
export type Pieces = Partial<Record<Product, number>>

export const WRAPPING = 25_00
export const PERCENT_OFF = 10
/** Centimes for one unit of the currency. */
export const RATES = { EUR: 10_75, USD: 9_25 } as const
export type Currency = keyof typeof RATES

export type Provider = 'cash' | 'transfer' | 'cmi' | 'paypal'
export type Method = 'cash_on_delivery' | 'bank_transfer' | 'card' | 'paypal'
export type Country = 'morocco' | 'france' | 'spain' | 'uk' | 'usa'

/** `10-31` or `10-31 23:59`. */
export type Moment = string

type Refund = {
  readonly what: 'refund'
  readonly amount: number
  /** How much of the amount lowers the price; the rest is an excess, or money that the shop has not earned. */
  readonly lowers: number
  readonly provider: Provider
  readonly pieces?: Pieces
  readonly restock?: boolean
}

export type Action =
  | {
      readonly what: 'receive'
      readonly amount: number
      readonly provider: 'cash' | 'transfer'
      /** The bank's day, when it is not that of typing. */
      readonly day?: string
      readonly reference?: string
    }
  /** A receipt that was booked by mistake: the nth of the order, from 0. */
  | { readonly what: 'reverse'; readonly nth: number }
  | Refund
  | { readonly what: 'refund done' | 'refund failed' }
  | { readonly what: 'begin'; readonly by: 'card' | 'paypal'; readonly currency?: Currency }
  | { readonly what: 'declined' }
  | {
      readonly what: 'approved'
      /** The attempt, from 0; the last one by default. */
      readonly nth?: number
      /** How the shop answers when it does not take the money. */
      readonly refused?: 'already_paid' | 'not_due'
      /** The second payment of an order goes back by itself. */
      readonly goesBack?: true
      /** PayPal captured another amount than was asked for (hundredths of its currency). */
      readonly other?: number
    }
  /** The bank, or PayPal, takes the charge back: a part of it in hundredths of PayPal's currency, or the whole. */
  | { readonly what: 'charge back'; readonly part?: number }
  | { readonly what: 'dispute'; readonly outcome: 'open' | 'won' | 'lost' }
  /** The shop keeps so much, in all, of the money of a cancelled order. */
  | { readonly what: 'keep'; readonly amount: number }
  | { readonly what: 'reported again' }
  | {
      readonly what:
        | 'prepare'
        | 'refused'
        | 'comes back'
        | 'expire'
        | 'reopen'
        | 'customer cancels'
        | 'cancel'
    }
  | { readonly what: 'ship'; readonly unpaid?: true }
  | { readonly what: 'hand over' }
  /** The courier brings the cash less its fee. */
  | { readonly what: 'remit'; readonly amount: number; readonly fee: number }
  /** With the cash that was collected at the door. */
  | { readonly what: 'deliver'; readonly cash: number }
  | { readonly what: 'undo delivery' }
  | {
      readonly what: 'correct'
      readonly goods: Pieces
      readonly fee: number
      readonly discount?: number
    }
  /** Pieces of a delivered order that come back with a return and are refunded. */
  | {
      readonly what: 'return'
      readonly pieces: Pieces
      readonly amount: number
      readonly provider: 'cash' | 'transfer'
    }

export type Step = readonly [Moment, Action]

export type OrderScript = {
  /** What becomes of the order: its kind of outcome. */
  readonly name: string
  readonly on: Moment
  readonly by: Method
  readonly goods: Pieces
  readonly to?: Country
  readonly code?: true
  readonly wrap?: true
  readonly pickup?: true
  /** Pieces of a delivered order that come back, and are paid with in this one. */
  readonly exchange?: { readonly of: string; readonly pieces: Pieces }
  readonly steps: readonly Step[]
}

export const receive = (amount: number, more: { day?: string; reference?: string } = {}): Action => ({
  what: 'receive',
  provider: 'transfer',
  amount,
  ...more,
})
export const receiveCash = (amount: number): Action => ({ what: 'receive', provider: 'cash', amount })
/** Gives back money of the price. */
export const reduce = (
  amount: number,
  more: { by?: Provider; pieces?: Pieces; restock?: boolean; lowers?: number } = {},
): Action => ({
  what: 'refund',
  amount,
  lowers: more.lowers ?? amount,
  provider: more.by ?? 'transfer',
  ...(more.pieces && { pieces: more.pieces, restock: more.restock ?? false }),
})
/** Gives back money that the order does not cost. */
export const giveBack = (amount: number, by: Provider = 'transfer'): Action => ({
  what: 'refund',
  amount,
  lowers: 0,
  provider: by,
})
export const reverse = (nth: number): Action => ({ what: 'reverse', nth })
export const begin = (by: 'card' | 'paypal', currency?: Currency): Action => ({
  what: 'begin',
  by,
  ...(currency && { currency }),
})
export const approved = (
  more: { nth?: number; refused?: 'already_paid' | 'not_due'; goesBack?: true; other?: number } = {},
): Action => ({
  what: 'approved',
  ...more,
})
export const deliver = (cash = 0): Action => ({ what: 'deliver', cash })
export const ship: Action = { what: 'ship' }
export const cancel: Action = { what: 'cancel' }
export const expire: Action = { what: 'expire' }
export const reopen: Action = { what: 'reopen' }
export const declined: Action = { what: 'declined' }
export const refundDone: Action = { what: 'refund done' }
export const refundFailed: Action = { what: 'refund failed' }
export const undoDelivery: Action = { what: 'undo delivery' }
export const chargeBack = (part?: number): Action => ({
  what: 'charge back',
  ...(part !== undefined && { part }),
})
export const dispute = (outcome: 'open' | 'won' | 'lost'): Action => ({ what: 'dispute', outcome })
export const keep = (amount: number): Action => ({ what: 'keep', amount })
export const correct = (goods: Pieces, fee: number, discount = 0): Action => ({
  what: 'correct',
  goods,
  fee,
  discount,
})

/** The rates of tax (percent) that the shop sets, each from a day on. */
export const TAX_RATES: readonly (readonly [Moment, number])[] = [
  ['09-25', 0],
  ['10-01', 20],
  ['10-20', 10],
  ['10-26', 20],
]

/** A moment as PostgreSQL reads it. */
export const timeOf = (moment: Moment) =>
  `2026-${moment.length > 5 ? moment.replace(' ', 'T') : `${moment}T12:00`}:00Z`
export const dayOf = (moment: Moment) => `2026-${moment.slice(0, 5)}`
