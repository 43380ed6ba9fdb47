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
let saved: SavedAddress[]
/** While it is true, changes are made, and their answers are lost. */
let isLossy = false

beforeEach(() => {
  saved = [HOME, WORK]
  isLossy = false
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/customer_addresses')) return Promise.resolve(Response.json([]))
    const id = searchParams.get('id')?.replace('eq.', '')
    if (id === undefined) return Promise.resolve(Response.json(saved))
    const isThere = saved.some((address) => address.id === id)
    if (init?.method === 'DELETE') saved = saved.filter((address) => address.id !== id)
    if (init?.method === 'PATCH' && isThere) {
      saved = saved.map((each) => ({ ...each, is_default: each.id === id }))
    }
    if (isLossy) return Promise.reject(new TypeError('Failed to fetch'))
    // PostgREST refuses to answer with one row only where a row is requested.
    const accept = new Headers(init?.headers).get('accept') ?? ''
    if (!isThere && accept.includes('object')) {
      return Promise.resolve(Response.json({ code: 'PGRST116' }, { status: 406 }))
    }
    return Promise.resolve(
      accept.includes('object') ? Response.json({ id }) : new Response(null, { status: 204 }),
    )
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

it('an address is deleted by a second press, where the answer to the first was lost', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the address Work' }))
  const question = within(await screen.findByRole('alertdialog'))
  const button = question.getByRole('button', { name: 'Delete' })
  isLossy = true
  await userEvent.click(button)
  // The list behind the question is read again.
  await waitFor(() => expect(screen.queryByText('Work')).toBeNull())
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  isLossy = false
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(saved).toEqual([HOME])
})

it('an address that another tab has deleted leaves the list when it is to become the default one', async () => {
  const button = await screen.findByRole('button', { name: 'Make default: Work' })
  saved = [HOME]
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText('Work')).toBeNull())
  expect(screen.getByText('Home')).toBeVisible()
})
