import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SavedAddress } from '@/auth/address-queries'
import { loadArea } from '@/i18n/catalogues'
import { AddressesSection } from '@/pages/account/addresses-section'
import { renderInShop } from '../../../render'

const FEZ: SavedAddress = {
  ...{ id: 'home', name: 'Home', address: '12, derb Lamté', district: '', landmark: '', city: 'Fès' },
  ...{ region: '', postal_code: '', country: 'morocco', is_default: true },
}

beforeAll(() => Promise.all([loadArea('account'), loadArea('ordering'), loadArea('deferred')]))
/** A shop that delivers to France and Spain, and an account with an address in Fez. */
beforeEach(() => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    return Promise.resolve(
      Response.json(
        pathname.endsWith('/delivery_rates') ? [{ country: 'france' }, { country: 'spain' }] : [FEZ],
      ),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openDialog(button: RegExp) {
  renderInShop(<AddressesSection userId="salma" />)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const select = await within(await screen.findByRole('dialog')).findByRole('combobox', { name: /Country/ })
  await within(select).findByRole('option', { name: 'Spain' })
  return {
    select,
    options: () =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
  }
}

it('a new address begins in a country where the shop delivers, and offers these alone', async () => {
  const { select, options } = await openDialog(/^Add an address/)
  expect(select).toHaveDisplayValue('France')
  expect(options()).toEqual(['France', 'Spain'])
})

it('an address keeps a country where the shop delivers no longer, which is said', async () => {
  const { select, options } = await openDialog(/^Change the address/)
  expect(select).toHaveValue('morocco')
  expect(options()).toEqual(['Morocco (no delivery)', 'France', 'Spain'])
})
