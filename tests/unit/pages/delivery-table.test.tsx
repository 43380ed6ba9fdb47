import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { LANGUAGES } from '@/i18n/locales'
import { DeliveryTable } from '@/pages/delivery-table'
import { renderInShop } from '../../render'

beforeAll(() =>
  Promise.all([...LANGUAGES.map(loadCatalogue), ...(['content', 'deferred'] as const).map(loadArea)]),
)
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
    },
  )
})

const MOROCCO = { country: 'morocco', fee: 15, free_from: null, min_days: 3, max_days: 7 }
const bound = (min_fee: number, fee: number, min_days: number, max_days: number) => ({
  min_fee,
  fee,
  min_days,
  max_days,
})
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

it.each([
  [{}, ['15 DH', '3–7 business days', 'not offered']],
  [{ fee: 0 }, ['Free', '3–7 business days', 'always']],
  // The amount is left over from before.
  [{ fee: 0, free_from: 500 }, ['Free', '3–7 business days', 'always']],
  [{ fee: 40, free_from: 0 }, ['Free', '3–7 business days', 'always']],
  // Couriers with prices of their own come before the rate.
  [
    { delivery_bounds: [bound(15, 60, 1, 9), bound(12, 40, 2, 7)] },
    ['From 12 DH', '1–9 business days', 'not offered'],
  ],
  [{ fee: 0, delivery_bounds: [bound(0, 40, 3, 7)] }, ['From 0 DH', '3–7 business days', 'not offered']],
  [
    { fee: 0, free_from: 500, delivery_bounds: [bound(40, 40, 1, 2)] },
    ['40 DHFree from 500 DH', '1–2 business days', '500 DH'],
  ],
  [{ delivery_bounds: [bound(0, 0, 1, 2)] }, ['Free', '1–2 business days', 'always']],
])('the delivery table says of %o what holds', (change, shown) => {
  renderInShop(<DeliveryTable rates={[{ ...MOROCCO, ...change }]} />)
  expect(cells().map((text) => text.replaceAll('\u00A0', ' '))).toEqual(shown)
})

it.each([
  ['en', 1, '1 business day'],
  ['en', 2, '2 business days'],
  ['fr', 1, '1 jour ouvré'],
  ['fr', 3, '3 jours ouvrés'],
  ['ar', 1, 'يوم عمل واحد'],
  ['ar', 2, 'يوما عمل'],
  ['ar', 3, '3 أيام عمل'],
] as const)('a time that is one number of days is no range (%s, %i)', (language, days, text) => {
  renderInShop(<DeliveryTable rates={[{ ...MOROCCO, min_days: days, max_days: days }]} />, { language })
  expect(cells()[1]).toBe(text)
})
