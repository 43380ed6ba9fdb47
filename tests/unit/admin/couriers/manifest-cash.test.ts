import { expect, test } from 'vitest'
import { cashOf } from '@/admin/couriers/manifest-cash'

const HANDED_OVER = '2026-11-25T10:00:00Z'

const cash = (kind: string, settledAt: string, further = {}) => ({
  ...{ kind, state: 'succeeded', is_reversed: false, amount: 300, settled_at: settledAt },
  provider_reference: 'delivery:MCG-AAAAAAAA',
  ...further,
})
const order = (amountDue: number, payments: ReturnType<typeof cash>[] = []) => ({
  ...{ order_number: 'MCG-AAAAAAAA', payment_method: 'cash_on_delivery', amount_due: amountDue, payments },
})

test('what is due of an order that is paid by transfer is not collected', () => {
  expect(cashOf({ ...order(300), payment_method: 'bank_transfer' }, HANDED_OVER)).toBe(0)
})

test('the cash of a parcel is the same before and after its delivery', () => {
  expect(cashOf(order(300), HANDED_OVER)).toBe(300)
  expect(cashOf(order(0, [cash('charge', '2026-11-26T10:00:00Z')]), HANDED_OVER)).toBe(300)
})

test('a delivery that was undone is counted neither by its charge nor by the reversal, which has the same reference', () => {
  const undone = [
    cash('charge', '2026-11-26T10:00:00Z', { is_reversed: true }),
    cash('reversal', '2026-11-26T11:00:00Z'),
  ]
  expect(cashOf(order(300, undone), HANDED_OVER)).toBe(300)
  expect(cashOf(order(0, [...undone, cash('charge', '2026-11-27T10:00:00Z')]), HANDED_OVER)).toBe(300)
})

test('what was collected before the parcel was handed over once more is not collected again', () => {
  expect(cashOf(order(0, [cash('charge', '2026-11-24T10:00:00Z')]), HANDED_OVER)).toBe(0)
})

test('other money is not the courier’s', () => {
  const advance = cash('charge', '2026-11-26T10:00:00Z', { provider_reference: 'BANK-1', amount: 100 })
  expect(cashOf(order(200, [advance]), HANDED_OVER)).toBe(200)
})
