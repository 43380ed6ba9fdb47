import { expect, test } from 'vitest'
import { createIdempotencyKeys } from '@/admin/idempotency-keys'
import { differenceField, stockAdjustmentSchema } from '@/admin/products/schema'

const row = (id: string, stock = 5) => ({ variationIds: [id], stock })
const [small, medium, large] = [row('small'), row('medium'), row('large')]

test('a difference stays with its value when another value is added before it', () => {
  const typed = { [differenceField(medium)]: '+10', [differenceField(small)]: '٢٠', note: 'Delivery' }
  expect(stockAdjustmentSchema([large, medium, small]).parse(typed)).toEqual({
    changes: [
      { variation_ids: ['medium'], delta: 10 },
      { variation_ids: ['small'], delta: 20 },
    ],
    note: 'Delivery',
  })
})

test('a stock does not fall below zero, and something must change', () => {
  const paths = (typed: Record<string, string>) =>
    stockAdjustmentSchema([small, medium])
      .safeParse(typed)
      .error?.issues.map(({ path }) => path.join())
  expect(paths({ [differenceField(medium)]: '-6', note: 'Count' })).toEqual([differenceField(medium)])
  expect(paths({ [differenceField(medium)]: '1e3', note: 'Count' })).toEqual([differenceField(medium)])
  expect(paths({ note: '' })).toEqual([differenceField(small), 'note'])
})

test('the same values have the same key until they are answered', () => {
  const keys = createIdempotencyKeys()
  const first = keys.for({ add: 10 })
  expect(keys.for({ add: 10 })).toBe(first)
  expect(keys.for({ add: 12 })).not.toBe(first)
  const second = keys.for({ add: 12 })
  keys.reset()
  expect(keys.for({ add: 12 })).not.toBe(second)
})
