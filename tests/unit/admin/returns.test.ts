import { describe, expect, test } from 'vitest'
import {
  creditOwed,
  defaultRefund,
  exchangeBalance,
  refundedBefore,
  valueBack,
  valueLeft,
  withCount,
} from '@/admin/returns/return-amounts'

const line = (price: number, restocked: number, damaged: number) => ({
  restocked,
  damaged,
  item: { unit_price: price },
})

const returned = (
  lines: readonly ReturnType<typeof line>[],
  order: { discount_amount?: number; exchange_of?: string } = {},
) => ({
  return_lines: lines,
  order: { subtotal: 480, discount_amount: 0, exchange_of: null, payments: [], ...order },
  ...{ id: 'return', cancelled: null, credit: 0, credit_left: 0 },
})

describe('a refund', () => {
  test('is offered for the pieces that came, damaged ones included, and the fees that go with them', () => {
    expect(valueBack(returned([line(0.1, 1, 2), line(240, 0, 0)]))).toBe(0.3)
    expect(defaultRefund(returned([line(240, 1, 1)]), 15, 1000)).toBe(495)
  })

  test('is less by the share of a discount, but for an exchange, which was paid with other pieces', () => {
    expect(valueBack(returned([line(240, 1, 0)], { discount_amount: 80 }))).toBe(200)
    expect(valueBack(returned([line(160, 1, 0)], { discount_amount: 100 }))).toBe(126.67)
    expect(valueBack(returned([line(240, 1, 0)], { discount_amount: 480, exchange_of: 'another' }))).toBe(240)
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

  test('is, once the exchange was cancelled, given back or exchanged with the rest of the value', () => {
    const waiting = (payments: ReturnType<typeof refund>[]) => ({
      ...returned([line(100, 0, 1)]),
      order: { subtotal: 100, discount_amount: 0, exchange_of: null, payments },
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
