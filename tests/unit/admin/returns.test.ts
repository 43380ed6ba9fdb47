import { describe, expect, test } from 'vitest'
import {
  creditOwed,
  defaultRefund,
  exchangeBalance,
  exchangeWorth,
  paidWithPieces,
  refundedBefore,
  unnamedRefunds,
  valueBack,
  valueLeft,
  withCount,
} from '@/admin/returns/return-amounts'

/** Of a line of three pieces. */
const line = (price: number, restocked: number, damaged: number, discount = 0) => ({
  restocked,
  damaged,
  item: { quantity: 3, unit_price: price, discount },
})

const returned = (lines: readonly ReturnType<typeof line>[], order: { exchange_of?: string } = {}) => ({
  return_lines: lines,
  order: { exchange_of: null, payments: [], ...order },
  ...{ id: 'return', cancelled: null, credit: 0, credit_left: 0 },
})

describe('a refund', () => {
  test('is offered for the pieces that came, damaged ones included, and the fees that go with them', () => {
    expect(valueBack(returned([line(0.1, 1, 2), line(240, 0, 0)]))).toBe(0.3)
    expect(defaultRefund(returned([line(240, 1, 1)]), 15, 1000)).toBe(495)
  })

  test('is less by what of the discount is for these pieces', () => {
    expect(valueBack(returned([line(240, 1, 0, 120), line(100, 1, 0)]))).toBe(300)
    expect(valueBack(returned([line(160, 1, 0, 100)]))).toBe(126.67)
    expect(valueBack(returned([line(160, 1, 2, 480)]))).toBe(0)
  })

  test('is at most what can be refunded', () => {
    expect(defaultRefund(returned([line(240, 1, 1)]), 15, 300.5)).toBe(300.5)
    expect(defaultRefund(returned([line(240, 1, 1)]), 15, 0)).toBe(0)
  })
})

describe('an exchange', () => {
  test.each([
    [480, 480, { due: 0, left: 0 }],
    [480.3, 480.1, { due: 0.2, left: 0 }],
    [20, 100, { due: 0, left: 80 }],
    [0, 100, { due: 0, left: 100 }],
  ])('of %d DH against a credit of %d DH', (goods, credit, balance) =>
    expect(exchangeBalance(goods, credit)).toEqual(balance),
  )
})

describe('what pieces are worth in an exchange', () => {
  const worth = (sums: object, order: { exchange_of?: string } = {}) => {
    const found = returned([line(100, 0, 1)], order)
    const paid = { status: 'delivered', replaces: ['the first return'], paid_amount: 480 }
    const nothing = { refunded_amount: 0, refunding_amount: 0, amount_due: 0, amount_to_refund: 0 }
    return exchangeWorth({ ...found, order: { ...found.order, ...paid, ...nothing, ...sums } })
  }

  test('is at most what refunds leave of the price, also those under way', () => {
    expect(worth({ refunded_amount: 380 })).toBe(100)
    expect(worth({ refunded_amount: 400 })).toBe(80)
    expect(worth({ refunding_amount: 480 })).toBe(0)
    // 20 DH of what is under way were paid too much.
    expect(worth({ paid_amount: 500, refunding_amount: 440, amount_to_refund: 20 })).toBe(60)
    expect(worth({ paid_amount: 0, amount_due: 480 })).toBe(100)
  })

  test('is nothing of a cancelled order, and of an exchange what was paid with other pieces', () => {
    expect(worth({ status: 'cancelled', amount_to_refund: 480 })).toBe(0)
    expect(worth({ paid_amount: 0 }, { exchange_of: 'first' })).toBe(100)
    // Its own return has the credit, or the one that it was sent for.
    expect(worth({ status: 'cancelled' }, { exchange_of: 'first' })).toBe(100)
    expect(worth({ status: 'cancelled', replaces: [] }, { exchange_of: 'first' })).toBe(0)
  })
})

describe('what was paid with the pieces of the first order', () => {
  const charge = {
    id: 'charge',
    kind: 'charge',
    provider: 'cash',
    state: 'succeeded',
    amount: 40,
    refund_of: null,
    has_charge_id: false,
    is_reversed: false,
    refund_lines: [],
    credit_of: null,
    created_at: '2026-11-23T09:00:00Z',
  } as const
  const paid = (order: { exchange_of?: string }, status = 'delivered') => {
    const found = returned([line(100, 0, 1)], order)
    return { ...found, order: { ...found.order, status, replaces: [], payments: [charge] } }
  }

  test('is the rest of the value of an exchange, and nothing of another order', () => {
    expect(paidWithPieces(paid({ exchange_of: 'first' }))).toBe(60)
    expect(paidWithPieces(paid({ exchange_of: 'first' }), 10)).toBe(50)
    expect(paidWithPieces(paid({}))).toBe(0)
    expect(paidWithPieces(paid({ exchange_of: 'first' }, 'cancelled'))).toBe(0)
  })
})

describe('the credit that an exchange left', () => {
  const since = '2026-11-23T10:00:00Z'
  const refund = (change: object = {}) => ({
    state: 'succeeded',
    amount: 50,
    created_at: '2026-11-23T11:00:00+00:00',
    credit_of: 'return',
    ...change,
  })
  const owed = (...payments: ReturnType<typeof refund>[]) =>
    creditOwed({ id: 'return', credit_left: 80, order: { payments } }, since)

  test('is owed until refunds of it have given it back', () => {
    expect(owed()).toBe(80)
    expect(owed(refund())).toBe(30)
    expect(owed(refund(), refund({ state: 'pending' }))).toBe(0)
  })

  test('is not reduced by refunds of anything else, as of the way back, by failed and by earlier ones', () => {
    const others = [
      refund({ credit_of: null }),
      refund({ credit_of: 'another return' }),
      refund({ state: 'failed' }),
      refund({ created_at: '2026-11-23T09:59:59+00:00' }),
    ]
    expect(owed(...others)).toBe(80)
  })

  test('may be what was refunded since as an amount, without naming a return', () => {
    const amount = (change: object = {}) => ({
      ...({ id: 'refund', kind: 'refund', provider: 'cash', refund_of: null, has_charge_id: false } as const),
      ...({
        ...refund({ credit_of: null }),
        state: 'succeeded',
        is_reversed: false,
        refund_lines: [],
        ...change,
      } as const),
    })
    const others = [
      amount({ credit_of: 'another return' }),
      amount({ state: 'failed' }),
      amount({ kind: 'charge' }),
      amount({ refund_lines: [{ order_item_id: 'bowl', quantity: 1 }] }),
      amount({ created_at: '2026-11-23T09:59:59+00:00' }),
    ]
    expect(unnamedRefunds(others, since)).toBe(0)
    expect(unnamedRefunds([...others, amount(), amount({ state: 'pending' })], since)).toBe(100)
  })

  test('is, once the exchange was cancelled, given back or exchanged with the rest of the value', () => {
    const waiting = (payments: ReturnType<typeof refund>[]) => ({
      ...returned([line(100, 0, 1)]),
      order: { exchange_of: null, payments },
      ...{ cancelled: { created_at: since }, credit: 100, credit_left: 80 },
    })
    expect(valueLeft(waiting([]))).toBe(100)
    const inPart = waiting([refund()])
    expect([valueLeft(inPart), refundedBefore(inPart), defaultRefund(inPart, 15, 1000)]).toEqual([50, 50, 65])
    // More than the exchange had left was for something else.
    expect(valueLeft(waiting([refund(), refund()]))).toBe(20)
    expect(valueLeft(returned([line(100, 0, 1)]))).toBe(100)
  })
})

test('good and damaged pieces are together at most the pieces announced', () => {
  const received = { quantity: 3, restocked: 3, damaged: 0 }
  expect(withCount(received, 'damaged', 1)).toEqual({ restocked: 2, damaged: 1 })
  expect(withCount({ ...received, restocked: 1, damaged: 2 }, 'restocked', 3)).toEqual({
    restocked: 3,
    damaged: 0,
  })
  // What was not counted did not come.
  expect(withCount(received, 'restocked', 1)).toEqual({ restocked: 1, damaged: 0 })
})
