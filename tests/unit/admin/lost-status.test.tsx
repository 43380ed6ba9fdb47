import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readOrderFilters } from '@/admin/orders/order-filters'
import { adminOrderQueries } from '@/admin/orders/queries'
import { StatusSelect } from '@/admin/orders/status-select'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all((['adminOrders', 'adminShell', 'deferred', 'ordering'] as const).map(loadArea)))

/** A shop that changes the status, and whose answer is lost. */
beforeEach(() => {
  const order = { id: 'one', order_number: 'MCG-7K2M9QXT', status: 'pending', items: [] }
  vi.stubGlobal('fetch', (address: URL | string) => {
    if (!String(address).includes('set_order_statuses')) return Promise.resolve(Response.json([order]))
    order.status = 'processing'
    return Promise.resolve(Response.json({ message: 'unavailable' }, { status: 503 }))
  })
})

function List() {
  const { data } = useQuery(adminOrderQueries.list(readOrderFilters(new URLSearchParams()), null))
  return data?.rows.map((order) => <StatusSelect key={order.id} order={order} />)
}

it('shows the status that an order has after the answer to its change was lost', async () => {
  renderInShop(<List />)
  await userEvent.click(await screen.findByRole('button', { name: /: Pending$/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Processing' }))
  await vi.waitFor(() => {
    const status = screen.getByRole('button', { name: /: Processing$/, hidden: true })
    expect(status).not.toHaveAttribute('aria-busy')
  })
})
