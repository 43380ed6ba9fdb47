import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Component as ReturnPage } from '@/admin/returns/return-page'
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
    (['adminReturns', 'adminOrders', 'adminPayments', 'adminShell', 'returns', 'deferred'] as const).map(
      loadArea,
    ),
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

it('a return says what went back since its exchange without naming it, before more is refunded', async () => {
  const payment = {
    ...{ id: 'charge', kind: 'charge', provider: 'cash', state: 'succeeded', amount: 300, credit_of: null },
    ...{ refund_of: null, has_charge_id: false, is_reversed: false, refund_lines: [] },
    created_at: '2026-11-02T10:00:00Z',
  }
  const refund = { ...payment, id: 'refund', kind: 'refund', amount: 80, created_at: '2026-11-04T10:00:00Z' }
  const found = {
    ...{ id: 'return', number: 'R-22222222', state: 'closed', wish: 'exchange', reason: 'other', note: '' },
    ...{ refusal_reason: '', closing_reason: '', credit: 100, credit_left: 80, payment_id: null },
    ...{ created_at: '2026-11-02T10:00:00Z', return_lines: [], return_events: [], return_photos: [] },
    order: {
      ...{ id: 'order', order_number: 'MCG-7K2M9QXT', user_id: null, contact_name: 'Amina', phone: '' },
      ...{ status: 'delivered', payment_method: 'cash_on_delivery', delivery_fee: 0, gift_fee: 0 },
      ...{ paid_amount: 300, refunded_amount: 80, refunding_amount: 0, amount_due: 0, amount_to_refund: 0 },
      ...{ exchange_of: null, replaces: [], order_items: [], payments: [payment, refund] },
    },
    exchange: { order_number: 'MCG-AAAAAAAA', created_at: '2026-11-03T10:00:00Z', amount_due: 0 },
    cancelled: null,
  }
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('fetch', (address: URL | string) =>
    Promise.resolve(Response.json(String(address).includes('/rest/v1/returns') ? [found] : [])),
  )
  renderInShop(<ReturnPage />, { guarded: true })
  const notice = /^Since the exchange, 80\sDH has been refunded without naming a return/
  expect(await screen.findByText(notice)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(notice)).toBeVisible()
  expect(dialog.queryByLabelText('What is this refund for?')).toBeNull()
  expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('80')
})
