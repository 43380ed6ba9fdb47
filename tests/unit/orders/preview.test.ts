import { expect, it } from 'vitest'
import { previewAmounts, taxRateFor } from '@/orders/preview'

const rate = { fee: 15, free_from: 100 }

it('tax is a part of the total, delivery included', () => {
  expect(previewAmounts([{ unit_price: 45, quantity: 1 }], rate, 0.2)).toEqual({
    subtotal: 45,
    delivery_fee: 15,
    gift_fee: 0,
    tax_amount: 10,
    total_amount: 60,
  })
  expect(previewAmounts([{ unit_price: 45, quantity: 1 }], rate, 0)).toMatchObject({
    tax_amount: 0,
    total_amount: 60,
  })
})

// 100.03 / 2 is 50.015: half a centime.
it('half a centime of tax rounds up', () => {
  expect(previewAmounts([{ unit_price: 100.03, quantity: 1 }], rate, 1).tax_amount).toBe(50.02)
})

it('prices of orders that are sent abroad include no tax', () => {
  expect([taxRateFor('morocco', 0.2), taxRateFor('france', 0.2), taxRateFor('morocco', null)]).toEqual([
    0.2, 0, 0,
  ])
})
