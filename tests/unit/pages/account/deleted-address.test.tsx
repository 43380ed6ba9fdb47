import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import type { SavedAddress } from '@/auth/address-queries'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { AddressesSection } from '@/pages/account/addresses-section'
import { keepFocus } from '@/ui/kept-focus'

const HOME: SavedAddress = {
  ...{ id: 'home', name: 'Home', address: '12, derb Lamté', district: '', landmark: '', city: 'Fès' },
  ...{ region: '', postal_code: '', country: 'morocco', is_default: true },
}
const WORK: SavedAddress = { ...HOME, id: 'work', name: 'Work', is_default: false }

beforeAll(() => Promise.all([loadArea('account'), loadArea('ordering'), loadArea('deferred')]))
beforeEach(() => {
  let saved = [HOME, WORK]
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/customer_addresses')) return Promise.resolve(Response.json([]))
    const id = searchParams.get('id')?.replace('eq.', '')
    if (init?.method === 'DELETE') saved = saved.filter((address) => address.id !== id)
    if (init?.method === 'PATCH') saved = saved.map((each) => ({ ...each, is_default: each.id === id }))
    return Promise.resolve(Response.json(id === undefined ? saved : { id }))
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LanguageProvider>
        <main>
          <h1>Account</h1>
          <AddressesSection userId="salma" />
        </main>
      </LanguageProvider>
    </QueryClientProvider>,
  )
})

const focusIsOnHeading = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'Saved addresses' })).toHaveFocus())

it('the focus of an address that is deleted is left to the heading of the section', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the address Home' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Home')).toBeNull())
  await focusIsOnHeading()
})

it('and that of an address that becomes the default one, whose button goes with that', async () => {
  onTestFinished(keepFocus())
  await userEvent.click(await screen.findByRole('button', { name: 'Make default: Work' }))
  await focusIsOnHeading()
})
