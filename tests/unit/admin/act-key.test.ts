import { expect, test } from 'vitest'
import { isSaved, isWritten } from '@/admin/act-key'

test('a row with the values of an earlier request is saved, with other values it is a conflict', () => {
  const row = {
    id: 1,
    fee: 71,
    cities: ['Fez'],
    starts_at: '2027-01-01T00:00:00+00:00',
    body: null,
    updated_at: 'now',
  }
  expect(isSaved(row, { fee: 71, cities: ['Fez'], body: null })).toBe(true)
  expect(isSaved(row, { starts_at: '2027-01-01T00:00:00.000Z' })).toBe(true)
  expect(isSaved(row, { fee: 72 })).toBe(false)
  expect(isSaved(row, { cities: ['Fez', 'Rabat'] })).toBe(false)
  expect(isSaved(row, { starts_at: '2027-01-02T00:00:00.000Z' })).toBe(false)
  expect(isSaved(null, { fee: 71 })).toBe(false)
})

test('an insert is repeated when its own id is there, not when another value is taken', () => {
  const taken = (constraint: string) => ({
    code: '23505',
    message: `duplicate key value violates unique constraint "${constraint}"`,
  })
  expect(isWritten(taken('promotions_pkey'), 'promotions')).toBe(true)
  expect(isWritten(taken('promotions_code_key'), 'promotions')).toBe(false)
  expect(isWritten(null, 'promotions')).toBe(false)
})
