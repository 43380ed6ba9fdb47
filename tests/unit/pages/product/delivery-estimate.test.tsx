import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { DeliveryEstimate } from '@/pages/product/delivery-estimate'
import { rememberDeliveryCountry } from '@/settings/delivery-country'
import { renderInShop } from '../../../render'

// A Saturday.
const TODAY = new Date('2026-09-26T10:00:00Z')
const RATE = { country: 'morocco', fee: 15, free_from: 300, min_days: 3, max_days: 7 }
const bound = (from: number, lowest: number, highest: number, days: [number, number]) => ({
  ...{ from_g: from, min_fee: lowest, fee: highest, min_days: days[0], max_days: days[1] },
})
const BOUNDS = [bound(5001, 60, 90, [2, 9]), bound(0, 25, 40, [1, 5])]

beforeEach(async () => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] })
  rememberDeliveryCountry('morocco')
  await loadArea('product')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function estimate(rate: object, piece: { subtotal?: number; weight?: number } = {}): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([rate])))
  renderInShop(<DeliveryEstimate subtotal={90} weight={500} leadTime={0} {...piece} />)
  // Until the rates have been read, another day stands there for its height.
  const status = await screen.findByRole('status')
  await waitFor(() => expect(status).not.toHaveTextContent('Nov'))
  return status.textContent.replaceAll('\u00A0', ' ')
}

it.each([
  ['the rate, where no courier has a price', [], {}, 'Wed 30 Sept and Tue 6 Oct', '15 DH, free from 300 DH'],
  [
    'the fees and days of all cities',
    BOUNDS,
    {},
    'Mon 28 Sept and Fri 2 Oct',
    '25 DH – 40 DH, free from 300 DH',
  ],
  [
    'those of its weight',
    BOUNDS,
    { weight: 6000 },
    'Tue 29 Sept and Thu 8 Oct',
    '60 DH – 90 DH, free from 300 DH',
  ],
  ['one fee', [bound(0, 40, 40, [1, 5])], {}, 'Mon 28 Sept and Fri 2 Oct', '40 DH, free from 300 DH'],
])('states %s', async (_, bounds, piece, days, fee) => {
  expect(await estimate({ ...RATE, delivery_bounds: bounds }, piece)).toBe(
    `Arrives between ${days}Delivery ${fee}`,
  )
})

it('is free from the threshold on, and without one only where no courier charges', async () => {
  const free = { ...RATE, fee: 0, free_from: null }
  expect(await estimate({ ...RATE, delivery_bounds: BOUNDS }, { subtotal: 300 })).toMatch(/Free delivery$/)
  cleanup()
  expect(await estimate({ ...free, delivery_bounds: [bound(0, 0, 30, [1, 5])] })).toMatch(
    /Delivery 0 DH – 30 DH$/,
  )
  cleanup()
  expect(await estimate({ ...free, delivery_bounds: [] })).toMatch(/Free delivery$/)
})
