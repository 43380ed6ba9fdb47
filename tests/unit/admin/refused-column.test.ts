import { describe, expect, it } from 'vitest'
import { refusedColumn } from '@/admin/products/mutations'
import { AppError } from '@/lib/errors'

describe('the field that the database refused', () => {
  it.each([
    ['invalid_request', '', { field: 'name_ar' }, 'name_ar', 'deferred.invalid.value'],
    [
      'invalid_request',
      '',
      { field: 'compare_at_price' },
      'compare_at_price',
      'adminProducts.form.compareAtTooLow',
    ],
    ['invalid_request', '', { field: 'category_id' }, 'category_id', 'deferred.invalid.value'],
    ['variation_price', '', {}, 'price', 'deferred.error.variation_price'],
    ['conflict', 'unknown_category', {}, 'category_id', 'deferred.invalid.value'],
    ['unexpected', 'violates check constraint "products_price_check"', {}, 'price', 'deferred.invalid.value'],
    [
      'unexpected',
      'violates check constraint "products_compare_at_price_above_price"',
      {},
      'compare_at_price',
      'adminProducts.form.compareAtTooLow',
    ],
  ] as const)('%s %s %o is %s', (code, message, details, column, text) => {
    expect(refusedColumn(new AppError(code, { message, details }))).toEqual({ column, message: text })
  })

  it('is none that the form has not got', () => {
    expect(refusedColumn(new AppError('invalid_request', { details: { field: 'updated_at' } }))).toBeNull()
    expect(refusedColumn(new AppError('network'))).toBeNull()
    expect(refusedColumn(new Error('no'))).toBeNull()
  })
})
