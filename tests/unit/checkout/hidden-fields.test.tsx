import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { checkoutDraft } from '@/checkout/draft'
import { cartLine, GUEST, openShop, quotedLine, quoteOf, stubApi } from './checkout-shop'

afterEach(() => vi.unstubAllGlobals())

const line = cartLine(1)
const problems = 'Please check the fields marked below.'

it('a mistake in a field that is no longer shown is neither pointed at nor sent, and stays for when it is shown again', async () => {
  const api = stubApi({ quote: () => quoteOf([quotedLine(line, 0)]) })
  checkoutDraft.write({ ...GUEST, isCompany: true, company: 'Souk.ma SARL' })
  openShop('/checkout', [line])
  const place = await screen.findByRole('button', { name: /^Place order – 235/ })
  await userEvent.click(place)
  expect(await screen.findByText(problems)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Company name' })).toBeInvalid()
  const isCompany = screen.getByRole('checkbox', { name: 'I am ordering for a company' })
  await userEvent.click(isCompany)
  await waitFor(() => expect(screen.queryByText(problems)).toBeNull())
  await userEvent.click(place)
  await waitFor(() =>
    expect(api.named('place_order')).toMatchObject([{ args: { contact: { company: '' } } }]),
  )
  expect(checkoutDraft.read()).toMatchObject({ isCompany: false, company: 'Souk.ma SARL' })
})
