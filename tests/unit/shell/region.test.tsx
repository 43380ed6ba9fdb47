import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCatalogue } from '@/i18n/catalogues'
import type { Language } from '@/i18n/locales'
import { rememberDeliveryCountry } from '@/settings/delivery-country'
import { LanguageSwitcher } from '@/shell/language-switcher'
import { renderInShop } from '../../render'

const rate = (country: string) => ({ country, fee: 15, free_from: null, min_days: 3, max_days: 7 })
const rates = ['morocco', 'france', 'canada'].map(rate)

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rates)))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  localStorage.setItem('mcg-country', 'morocco')
})

async function open(language: Language = 'en') {
  await loadCatalogue(language)
  renderInShop(<LanguageSwitcher region />, { language })
  await userEvent.click(screen.getByRole('button'))
  return screen.findByRole('menu')
}
const group = (name: string) => screen.getByRole('group', { name })

describe('the choice of country and currency in the header', () => {
  it('names both, in the accessible name as well', async () => {
    renderInShop(<LanguageSwitcher region />)
    const name = /^Language, country and currency: ?English ?Morocco · MAD$/
    expect(await screen.findByRole('button', { name })).toBeVisible()
    act(() => rememberDeliveryCountry('canada'))
    expect(screen.getByRole('button')).toHaveTextContent('Canada · MAD')
    act(() => rememberDeliveryCountry('spain'))
    // The shop no longer delivers there: the choice is not changed silently.
    expect(screen.getByRole('button')).toHaveTextContent('Spain · MAD')
  })

  it('offers the countries that the shop delivers to; the usual currency comes with the country', async () => {
    await open()
    await screen.findByRole('group', { name: 'Deliver to' })
    const items = within(group('Deliver to')).getAllByRole('menuitemradio')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Morocco', 'France', 'Canada'])
    expect(items[0]).toBeChecked()
    expect(
      within(group('Show prices also in')).getByRole('menuitemradio', { checked: true }),
    ).toHaveTextContent('Dirhams only')
    await userEvent.click(within(group('Deliver to')).getByRole('menuitemradio', { name: 'Canada' }))
    expect(localStorage.getItem('mcg-country')).toBe('canada')
    await expect.poll(() => localStorage.getItem('mcg-currency')).toBe('CAD')
  })

  it('keeps the currency that the shopper chose when the country changes', async () => {
    await open('fr')
    await screen.findByRole('group', { name: 'Pays de livraison' })
    await userEvent.click(
      within(group('Afficher aussi les prix en')).getByRole('menuitemradio', { name: /USD/ }),
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'France' }))
    await expect.poll(() => localStorage.getItem('mcg-country')).toBe('france')
    expect(localStorage.getItem('mcg-currency')).toBe('USD')
  })
})
