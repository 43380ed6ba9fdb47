import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { Footer } from '@/shell/footer'
import { renderInShop } from '../../render'

beforeAll(() => loadArea('deferred'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ fee: 40, free_from: 0 }, 'Free delivery in Morocco'],
  [{ fee: 0, free_from: null }, 'Free delivery in Morocco'],
  [{ fee: 40, free_from: 500 }, 'Free delivery in Morocco from 500 DH'],
  [{ fee: 0, free_from: null, delivery_bounds: [{ fee: 40 }] }, 'Delivery fee shown before you order'],
  [{ fee: 40, free_from: null, delivery_bounds: [{ fee: 0 }] }, 'Free delivery in Morocco'],
])('the footer promises of %o what holds', async (rate, promise) => {
  const morocco = { country: 'morocco', min_days: 3, max_days: 7, ...rate }
  // Nothing else arrives: the promises do not need it.
  vi.stubGlobal('fetch', (address: URL | string) =>
    String(address).includes('/delivery_rates')
      ? Promise.resolve(Response.json([morocco]))
      : new Promise<Response>(() => undefined),
  )
  renderInShop(<Footer chat={false} />)
  const promises = await screen.findByRole('region', { name: 'What you can count on' })
  const texts = () =>
    within(promises)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await expect.poll(() => texts().at(-1)?.replaceAll('\u00A0', ' ')).toBe(promise)
})
