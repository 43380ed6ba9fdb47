import { expect, test } from 'vitest'
import { placeLine } from '@/lib/place-line'

test.each([
  [{ country: 'morocco', city: 'Fez', postal_code: '30000', region: '' }, '30000 Fez'],
  [{ country: 'morocco', city: 'Fez', postal_code: '', region: '' }, 'Fez'],
  [{ country: 'uk', city: 'London', postal_code: 'SW1A 1AA', region: '' }, 'London SW1A 1AA'],
  [{ country: 'usa', city: 'New York', postal_code: '10001', region: 'NY' }, 'New York, NY 10001'],
])('the line of %j is as its country writes it', (place, line) => {
  expect(placeLine(place)).toBe(line)
})
