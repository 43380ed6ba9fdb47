import { expect, test } from 'vitest'
import { isDuplicateInsert, requireValues } from '@/admin/lost-answers'
import type { AppError } from '@/lib/errors'

test('a row with the values of an earlier request is saved, with other values it is a conflict, and a deleted one is gone', () => {
  const row = {
    id: 1,
    fee: 71,
    cities: ['Fez'],
    starts_at: '2027-01-01T00:00:00+00:00',
    body: null,
    updated_at: 'now',
  }
  const outcome = (found: typeof row | null, values: object) => {
    try {
      requireValues(found, values)
      return 'saved'
    } catch (error) {
      return (error as AppError).code
    }
  }
  expect(outcome(row, { fee: 71, cities: ['Fez'], body: null })).toBe('saved')
  expect(outcome(row, { starts_at: '2027-01-01T00:00:00.000Z' })).toBe('saved')
  expect(outcome(row, { fee: 72 })).toBe('edit_conflict')
  expect(outcome(row, { cities: ['Fez', 'Rabat'] })).toBe('edit_conflict')
  expect(outcome(row, { starts_at: '2027-01-02T00:00:00.000Z' })).toBe('edit_conflict')
  expect(outcome(null, { fee: 71 })).toBe('not_found')
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
