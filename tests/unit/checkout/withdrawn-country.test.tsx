import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BuyAgain } from '@/cart/buy-again'
import { checkoutDraft } from '@/checkout/draft'
import { rememberDeliveryCountry } from '@/settings/delivery-country'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

afterEach(() => vi.unstubAllGlobals())

const line = cartLine(1)
const LYON = {
  ...GUEST,
  lastName: 'Idrissi',
  email: 'salma@mcg.example',
  address: '3 rue des Lilas',
  city: 'Lyon',
}
const inLyon = { ...LYON, phone: '+212612345678', postalCode: '69003', country: 'france' as const }
const notServed = (country: string) =>
  `We no longer deliver to this country: ${country}. Please choose another one.`
const countryField = () => screen.getByRole('combobox', { name: 'Country' })

describe('a country that the shop stopped delivering to', () => {
  it('stays in the checkout, which names it and waits for another one', async () => {
    const api = stubApi({
      countries: () => ['morocco', 'spain'],
      quote: () => quoteOf([quotedLine(line, 0)]),
    })
    checkoutDraft.write(inLyon)
    openShop('/checkout', [line])
    expect(await screen.findByText(notServed('France'))).toBeVisible()
    expect(countryField()).toHaveDisplayValue('France (no delivery)')
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await expect.poll(() => document.activeElement).toBe(countryField())
    expect(checkoutDraft.read()).toMatchObject({ country: 'france', address: '3 rue des Lilas' })
    expect(api.calls).toEqual([])

    await userEvent.selectOptions(countryField(), 'Morocco')
    expect(await screen.findByRole('button', { name: /^Place order – 235/ })).toBeVisible()
    expect(screen.queryByText(notServed('France'))).toBeNull()
  })

  it('is noticed while the checkout is open', async () => {
    let countries = ['morocco', 'france']
    const api = stubApi({ countries: () => countries, quote: () => quoteOf([quotedLine(line, 0)]) })
    checkoutDraft.write(inLyon)
    const { store } = openShop('/checkout', [line])
    await screen.findByRole('button', { name: /^Place order – 235/ })
    countries = ['morocco']
    act(() => store.write({ ...store.read(), lines: [{ ...line, quantity: 2 }] }))
    expect(await screen.findByText(notServed('France'))).toBeVisible()
    expect(countryField()).toHaveDisplayValue('France (no delivery)')
    expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible()
    expect(api.named('place_order')).toEqual([])
  })

  it('is named in the cart, which shows the subtotal only', async () => {
    stubApi({ countries: () => ['morocco', 'france'], quote: () => quoteOf([quotedLine(line, 0)]) })
    rememberDeliveryCountry('spain')
    openShop('/cart', [line])
    expect(await screen.findByText(notServed('Spain'))).toBeVisible()
    const select = screen.getByRole('combobox', { name: 'Deliver to' })
    expect(select).toHaveDisplayValue('Spain (no delivery)')
    expect(screen.queryByText('Total')).toBeNull()
    await userEvent.selectOptions(select, 'France')
    const summary = screen.getByRole('region', { name: 'Order Summary' })
    expect(await within(summary).findByText('Total')).toBeVisible()
    expect(screen.queryByText(notServed('Spain'))).toBeNull()
  })

  it('does not keep an order to it from being bought again', async () => {
    stubApi({ countries: () => ['spain'], quote: () => quoteOf([quotedLine(line, 0)]) })
    const { name_en, name_fr, name_ar } = line.snapshot
    const item = { product_id: line.productId, variation_ids: [], quantity: 1, name_en, name_fr, name_ar }
    const { store } = openShop(
      '/again',
      [],
      <BuyAgain items={[{ ...item, image_url: null, selected_variations: {} }]} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Buy again' }))
    await expect.poll(() => store.read().lines.length).toBe(1)
  })
})
