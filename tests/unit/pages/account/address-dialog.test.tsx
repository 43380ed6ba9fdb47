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

it.each([
  ['united states', 'usa', ['State'], ['Postal code'], []],
  ['morocco', 'morocco', [], [], ['District', 'Postal code', 'Landmark']],
])('says what is required in %s, and what is optional', async (_name, country, regions, postal, optional) => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    const rates = [{ country }, { country: 'spain' }]
    return Promise.resolve(Response.json(pathname.endsWith('/delivery_rates') ? rates : []))
  })
  const { select } = await openDialog(/^Add an address/)
  await userEvent.selectOptions(select, country)
  for (const label of [...regions, ...postal]) {
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    expect(field).toBeRequired()
    expect(field).not.toHaveAccessibleName(/optional/)
  }
  for (const label of optional) {
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    expect(field).not.toBeRequired()
    expect(field).toHaveAccessibleName(/\(optional\)/)
  }
})
