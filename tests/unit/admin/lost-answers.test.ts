import { expect, test } from 'vitest'
import { hasValues, isDuplicateInsert } from '@/admin/lost-answers'

test('a row with the values of an earlier request is saved, with other values it is a conflict', () => {
  const row = {
    id: 1,
    fee: 71,
    cities: ['Fez'],
    starts_at: '2027-01-01T00:00:00+00:00',
    body: null,
    updated_at: 'now',
  }
  expect(hasValues(row, { fee: 71, cities: ['Fez'], body: null })).toBe(true)
  expect(hasValues(row, { starts_at: '2027-01-01T00:00:00.000Z' })).toBe(true)
  expect(hasValues(row, { fee: 72 })).toBe(false)
  expect(hasValues(row, { cities: ['Fez', 'Rabat'] })).toBe(false)
  expect(hasValues(row, { starts_at: '2027-01-02T00:00:00.000Z' })).toBe(false)
  expect(hasValues(null, { fee: 71 })).toBe(false)
})

test('an insert is repeated when its own id is there, not when another value is taken', () => {
  const taken = (constraint: string) => ({
    code: '23505',
    message: `duplicate key value violates unique constraint "${constraint}"`,
  })
  expect(isDuplicateInsert(taken('promotions_pkey'), 'promotions')).toBe(true)
  expect(isDuplicateInsert(taken('promotions_code_key'), 'promotions')).toBe(false)
  expect(isDuplicateInsert(null, 'promotions')).toBe(false)
})
