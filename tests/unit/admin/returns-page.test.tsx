import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Component as ReturnsPage } from '@/admin/returns/returns-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

/** jsdom has none; tables detect with it whether they scroll. */
class ResizeObserverStub {
  readonly observe = () => undefined
  readonly disconnect = () => undefined
}

beforeAll(() =>
  Promise.all(
    (['adminReturns', 'adminOrders', 'adminPayments', 'adminShell', 'returns'] as const).map(loadArea),
  ),
)
afterEach(() => vi.unstubAllGlobals())

it('returns beyond the first page are shown on request', async () => {
  const closed = (index: number) => ({
    ...{ id: `return ${index}`, number: `R-${String(index + 22_222_222)}`, state: 'closed', wish: 'refund' },
    ...{ reason: 'other', created_at: `2026-11-02T10:00:00.000${String(999 - index)}Z`, pieces: 1 },
    ...{ order_id: 'order', order_number: 'MCG-7K2M9QXT', contact_name: 'Amina' },
  })
  const first = Array.from({ length: 100 }, (_, index) => closed(index))
  const sent: object[] = []
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    if (!String(address).includes('/rpc/admin_returns')) return Promise.resolve(Response.json([]))
    const body = JSON.parse(init?.body as string) as { cursor: object | null }
    sent.push(body)
    return Promise.resolve(
      Response.json({ counts: { closed: 101 }, returns: body.cursor === null ? first : [closed(100)] }),
    )
  })
  renderInShop(<ReturnsPage />, { path: '/admin/returns?state=closed' })
  expect(await screen.findByRole('tab', { name: /Closed\s*101/ })).toBeVisible()
  expect(screen.queryByText('R-22222322')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more returns' }))
  expect(await screen.findByText('R-22222322')).toBeVisible()
  expect(sent.at(-1)).toEqual({
    state: 'closed',
    cursor: { id: 'return 99', created_at: closed(99).created_at },
  })
  expect(screen.queryByRole('button', { name: 'Show more returns' })).toBeNull()
})

it('a return says what is still to be refunded of what its exchange left', async () => {
  const row = {
    ...{ id: 'return', number: 'R-22222222', state: 'closed', wish: 'exchange', reason: 'other' },
    ...{ created_at: '2026-11-02T10:00:00Z', order_id: 'order', order_number: 'MCG-7K2M9QXT' },
    ...{ contact_name: 'Amina', credit_owed: 80, pieces: 1 },
  }
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ counts: { received: 1 }, returns: [row] })))
  renderInShop(<ReturnsPage />, { path: '/admin/returns?state=received' })
  expect(await screen.findByText(/^80\sDH to refund$/)).toBeVisible()
})
