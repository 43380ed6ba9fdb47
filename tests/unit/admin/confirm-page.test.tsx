import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Component as ConfirmPage } from '@/admin/orders/confirm-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const waiting = (letter: string) => ({
  ...{ id: `order ${letter}`, order_number: `MCG-${letter.repeat(8)}`, contact_name: `Customer ${letter}` },
  ...{ created_at: '2026-11-02T10:00:00Z', phone: '+212612345678', country: 'morocco', language: 'en' },
  ...{ city: 'Fez', district: '', address: '1 rue', landmark: '', notes: '', total_amount: 240 },
  ...{ tracking_token: 'token', tracking_number: '', call_attempts: 0, next_call_at: null },
  ...{ items: [], calls: [], history: { orders: 0, delivered: 0, refused: 0, cancelled: 0, open: 0 } },
})
const [first, second, older] = [waiting('A'), waiting('C'), waiting('D')]

let orders: ReturnType<typeof waiting>[]
let due: number | null
const recorded: Record<string, unknown>[] = []

beforeAll(() => Promise.all((['adminOrders', 'adminShell'] as const).map(loadArea)))
beforeEach(() => {
  orders = [first, second]
  due = null
  recorded.length = 0
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/rpc/confirmation_queue'))
      return Promise.resolve(Response.json({ due: due ?? orders.length, later: 0, wrong_number: 0, orders }))
    if (pathname.endsWith('/rpc/record_call')) {
      const call = JSON.parse(init?.body as string) as Record<string, unknown>
      recorded.push(call)
      orders = orders.filter(({ id }) => id !== call.order_id)
      return Promise.resolve(Response.json({ status: 'processing', next_call_at: null }))
    }
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As when the person comes back to the tab. */
const readAgain = () => window.dispatchEvent(new Event('visibilitychange'))
const show = (search = '') => renderInShop(<ConfirmPage />, { path: `/admin/orders/confirm${search}` })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('an older order that becomes due does not take the place of the one that is called', async () => {
  show()
  await userEvent.type(await screen.findByLabelText('Note (optional)'), 'Rang twice')
  orders = [older, first, second]
  readAgain()
  expect(await screen.findByRole('heading', { name: '2 of 3' })).toBeVisible()
  expect(screen.getByText('Customer A')).toBeVisible()
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('Rang twice')
  await press('Confirmed')
  await waitFor(() => expect(recorded).toMatchObject([{ order_id: 'order A', note: 'Rang twice' }]))
  // The one after it.
  expect(await screen.findByText('Customer C')).toBeVisible()
})

it('nothing is left on the screen after the last call', async () => {
  orders = [first]
  show()
  await press('Confirmed')
  expect(await screen.findByText(/^Every order is confirmed/)).toBeVisible()
  await waitFor(() => expect(recorded).toHaveLength(1))
  // It is called again when its confirmation is undone.
  orders = [first]
  readAgain()
  expect(await screen.findByText('Customer A')).toBeVisible()
})

it.each(['', '?order=MCG-AAAAAAAA'])(
  'an order that leaves the list is not replaced by another: %s',
  async (search) => {
    show(search)
    expect(await screen.findByText('Customer A')).toBeVisible()
    orders = [second]
    readAgain()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^MCG-AAAAAAAA is no longer in this list/)
    expect(screen.queryByRole('button', { name: 'Confirmed' })).toBeNull()
    expect(screen.queryByText('Customer C')).toBeNull()
    const [, next] = screen.getAllByRole('button', { name: 'Next order' })
    await userEvent.click(next!)
    expect(await screen.findByText('Customer C')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('opens on an order that waits now, and not on one of an earlier visit', async () => {
  renderInShop(
    <>
      <Link to="/elsewhere">Leave</Link>
      <Link to="/admin/orders/confirm">Come back</Link>
      <Routes>
        <Route path="/admin/orders/confirm" element={<ConfirmPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path: '/admin/orders/confirm' },
  )
  expect(await screen.findByText('Customer A')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
  // Another admin confirms the first one.
  orders = [second]
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }))
  expect(await screen.findByText('Customer C')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an order behind those that are listed is not taken for the first of them', async () => {
  due = 61
  show('?order=MCG-EEEEEEEE')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^MCG-EEEEEEEE is not among the first 2 orders of this list/,
  )
  expect(screen.getByText('Only the first 2 of 61 are listed here.')).toBeVisible()
  expect(screen.queryByText('Customer A')).toBeNull()
})

it('the list waits for a first order, and shows the one that comes', async () => {
  orders = []
  show()
  expect(await screen.findByText(/^Every order is confirmed/)).toBeVisible()
  orders = [second]
  readAgain()
  expect(await screen.findByText('Customer C')).toBeVisible()
})
