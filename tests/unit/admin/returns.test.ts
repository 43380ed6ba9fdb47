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
  order: { subtotal: 480, discount_amount: 0, exchange_of: null, payments: [], returns: [], ...order },
  ...{ id: 'own', cancelled: null, credit: 0, credit_left: 0 },
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
    kind: 'refund' as const,
    state: 'succeeded',
    amount: 50,
    created_at: '2026-11-23T11:00:00+00:00',
    returns: [],
    refund_lines: [],
    ...change,
  })

  const left = (id: string, credit: number, sent = since) => ({
    ...{ id, credit_left: credit, exchange: { created_at: sent }, cancelled: null },
  })
  const owed = (...payments: ReturnType<typeof refund>[]) =>
    creditOwed({ id: 'own', order: { payments, returns: [left('own', 80)] } })

  test('is owed until refunds of the order have given it back', () => {
    expect(owed()).toBe(80)
    expect(owed(refund())).toBe(30)
    expect(owed(refund(), refund({ state: 'pending' }))).toBe(0)
  })

  test('is not reduced by charges, failed and earlier refunds, and refunds of other returns', () => {
    const others = [
      refund({ kind: 'charge' }),
      refund({ state: 'failed' }),
      refund({ created_at: '2026-11-23T09:59:59+00:00' }),
      refund({ returns: [{ id: 'another' }] }),
      refund({ refund_lines: [{ order_item_id: 'another' }] }),
    ]
    expect(owed(...others)).toBe(80)
  })

  test('counts each refund once where several exchanges left some, the oldest first', () => {
    const later = '2026-11-23T12:00:00Z'
    const owedOf = (second: string, ...payments: ReturnType<typeof refund>[]) => {
      const order = { payments, returns: [left('second', 50, second), left('first', 80)] }
      return ['first', 'second'].map((id) => creditOwed({ id, order }))
    }
    const both = '2026-11-23T10:30:00Z'
    expect(owedOf(both)).toEqual([80, 50])
    expect(owedOf(both, refund({ amount: 80 }))).toEqual([0, 50])
    expect(owedOf(both, refund({ amount: 80 }), refund())).toEqual([0, 0])
    expect(owedOf(both, refund())).toEqual([30, 50])
    // What was refunded before an exchange is none of what it left, however much it was.
    expect(owedOf(later, refund({ amount: 200 }))).toEqual([0, 50])
    expect(owedOf(later, refund(), refund({ created_at: later }))).toEqual([0, 30])
  })

  test('is, once the exchange was cancelled, given back or exchanged with the rest of the value', () => {
    const waiting = (payments: ReturnType<typeof refund>[]) => ({
      ...returned([line(100, 0, 1)]),
      order: {
        ...{ subtotal: 100, discount_amount: 0, exchange_of: null, payments },
        returns: [{ ...left('own', 80), exchange: null, cancelled: { created_at: since } }],
      },
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
