import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SavedAddress } from '@/auth/address-queries'
import { loadArea } from '@/i18n/catalogues'
import { AddressesSection } from '@/pages/account/addresses-section'
import { renderInShop } from '../../../render'

const FEZ: SavedAddress = {
  ...{ id: 'home', name: 'Home', address: '12, derb Lamté', district: '', landmark: '', city: 'Fès' },
  ...{ region: '', postal_code: '', country: 'morocco', is_default: true },
}

beforeAll(() => Promise.all([loadArea('account'), loadArea('ordering'), loadArea('deferred')]))
afterEach(() => vi.unstubAllGlobals())

/** An account of this many addresses, as the database keeps them. The answer to the first request that adds one is lost. */
function openAccount(count: number) {
  const saved: { id: string; city: string }[] = Array.from({ length: count }, (_, n) => ({
    ...FEZ,
    id: `saved-${n}`,
    name: `Saved ${n}`,
  }))
  let isLost = false
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/customer_addresses'))
      return Promise.resolve(Response.json([{ country: 'spain' }]))
    const sent = JSON.parse((init?.body as string | undefined) ?? '{}') as { id: string; city: string }
    const refused = (code: string, message: string) =>
      Promise.resolve(Response.json({ code, message }, { status: 409 }))
    if (init?.method === 'POST') {
      if (saved.length >= 10) return refused('PT409', 'too_many_addresses')
      if (saved.some(({ id }) => id === sent.id)) return refused('23505', 'duplicate key value')
      saved.push(sent)
      isLost = !isLost
      return isLost
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ id: sent.id }))
    }
    if (init?.method !== 'PATCH' && init?.method !== 'DELETE') return Promise.resolve(Response.json(saved))
    const changed = saved.find(({ id }) => `eq.${id}` === searchParams.get('id'))
    if (changed === undefined) return Promise.resolve(Response.json({ code: 'PGRST116' }, { status: 406 }))
    if (init.method === 'DELETE') saved.splice(saved.indexOf(changed), 1)
    return Promise.resolve(Response.json(Object.assign(changed, sent)))
  })
  return { saved }
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: /^Add an address/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Spain' })
  return dialog
}
type OpenDialog = Awaited<ReturnType<typeof openDialog>>

function typeAddress(dialog: OpenDialog, name: string, city: string) {
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type(/^Country/, 'spain')
  type(/^Name/, name)
  type(/^City/, city)
  type('Address', 'Calle Sol 2')
  type(/^Postal code/, '41001')
}

const save = (dialog: OpenDialog) => userEvent.click(dialog.getByRole('button', { name: 'Save' }))

/** Types an address, of which no answer arrives. */
async function loseAnswer() {
  renderInShop(<AddressesSection userId="salma" />)
  const dialog = await openDialog()
  typeAddress(dialog, 'Work', 'Sevila')
  await save(dialog)
  await dialog.findByRole('alert')
  return dialog
}

// The tenth is the last that an account may have.
it.each([1, 9])(
  'a new address whose answer was lost is saved once, as it was typed last, beside %i others',
  async (count) => {
    const { saved } = openAccount(count)
    const dialog = await loseAnswer()
    fireEvent.change(dialog.getByLabelText(/^City/), { target: { value: 'Sevilla' } })
    await save(dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved.slice(count)).toMatchObject([{ name: 'Work', city: 'Sevilla', address: 'Calle Sol 2' }])
  },
)

it('is in the list behind the dialog, and the next new one is another, also when it has been deleted', async () => {
  const { saved } = openAccount(1)
  await loseAnswer()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Work')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Delete the address Work' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Saved 0' }]))
  cleanup()
  renderInShop(<AddressesSection userId="salma" />)
  const dialog = await openDialog()
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('')
})

/** The next list that is read is this one, from before a request that was on its way. */
function readOnce(list: readonly unknown[]) {
  const api = globalThis.fetch
  let isRead = false
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/customer_addresses') || init?.method !== 'GET' || isRead) return api(input, init)
    isRead = true
    return Promise.resolve(Response.json(list))
  })
}

it('is changed after the page was discarded before the answer', async () => {
  const { saved } = openAccount(1)
  const before = saved.slice()
  await loseAnswer()
  cleanup()
  readOnce(before)
  renderInShop(<AddressesSection userId="salma" />)
  await save(await openDialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toMatchObject([{ name: 'Saved 0' }, { name: 'Work' }])
})

it('a copied tab adds its own', async () => {
  const { saved } = openAccount(1)
  const before = saved.slice()
  renderInShop(<AddressesSection userId="salma" />)
  const first = await openDialog()
  typeAddress(first, 'Work', 'Sevilla')
  const forms = sessionStorage.getItem('mcg-forms') ?? ''
  await save(first)
  // The first answer is lost.
  await first.findByRole('alert')
  await save(first)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()

  sessionStorage.setItem('mcg-forms', forms)
  readOnce(before)
  renderInShop(<AddressesSection userId="salma" />)
  const second = await openDialog()
  expect(second.getByLabelText(/^City/)).toHaveValue('Sevilla')
  fireEvent.change(second.getByLabelText(/^Name/), { target: { value: 'Office' } })
  await save(second)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toMatchObject([{ name: 'Saved 0' }, { name: 'Work' }, { name: 'Office' }])
})
