import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readOrderFilters } from '@/admin/orders/order-filters'
import { adminOrderQueries } from '@/admin/orders/queries'
import { type ChangeableOrder, useStatusChange } from '@/admin/orders/status-change'
import { createQueryClient } from '@/app/query-client'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { clearToasts, currentToasts } from '@/ui/toast'

const order = (id: string, status: ChangeableOrder['status']): ChangeableOrder => ({
  ...{ id, order_number: `MCG-${id}`, status, items: [] },
})
const orders = [order('a', 'pending'), order('b', 'pending'), order('c', 'processing')]

type Row = { id: string; code: string | null }
/** What the shop answers to the requests that undo; null when the answer is lost. */
let answers: (Row[] | null)[]
beforeAll(() => Promise.all((['adminOrders', 'adminShell', 'deferred', 'ordering'] as const).map(loadArea)))
beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    if (!String(address).includes('set_order_statuses')) return Promise.resolve(Response.json([]))
    const request = JSON.parse(init?.body as string) as {
      order_ids: string[]
      seen: string[]
      status: string
    }
    const codes =
      request.status === 'cancelled' ? request.order_ids.map((id) => ({ id, code: null })) : answers.shift()
    if (!codes) return Promise.resolve(Response.json({ message: 'unavailable' }, { status: 503 }))
    return Promise.resolve(
      Response.json(
        codes.map(({ id, code }) => ({
          ...{ id, order_number: `MCG-${id}`, code },
          from_status: request.seen[request.order_ids.indexOf(id)],
        })),
      ),
    )
  })
})
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

function Cancel({ given }: { given: readonly ChangeableOrder[] }) {
  const { change, dialog } = useStatusChange(() => undefined)
  return (
    <>
      <button onClick={() => change(given, 'cancelled')}>Change</button>
      {dialog}
    </>
  )
}

const list = adminOrderQueries.list(readOrderFilters(new URLSearchParams()), null).queryKey
const detail = adminOrderQueries.detail('MCG-a').queryKey

/** Cancels these orders; presses Undo after `before`. */
async function undo(
  given: readonly ChangeableOrder[],
  before: (view: ReturnType<typeof render>) => void = () => undefined,
) {
  const queryClient = createQueryClient()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initialLanguage="en">
        <MemoryRouter>
          <Cancel given={given} />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel (order|\d orders)$/ }))
  await waitFor(() => expect(currentToasts()).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  const [{ action } = {}] = currentToasts()
  clearToasts()
  before(view)
  queryClient.setQueryData(list, { status: null, rows: [] } as never)
  queryClient.setQueryData(detail, null)
  action?.onSelect()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  for (const key of [list, detail]) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
}

it('says that all orders have their status again', async () => {
  answers = [
    [
      { id: 'a', code: null },
      { id: 'b', code: null },
    ],
    [{ id: 'c', code: null }],
  ]
  await undo(orders)
  expect(currentToasts()).toMatchObject([{ title: 'The cancellation is undone', tone: 'success' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names the order that stays cancelled, with the reason, and says that the others are reopened', async () => {
  answers = [
    [
      { id: 'a', code: null },
      { id: 'b', code: 'out_of_stock' },
    ],
    [{ id: 'c', code: null }],
  ]
  await undo(orders)
  const report = await screen.findByRole('dialog', { name: 'What has changed' })
  expect(report).toHaveTextContent('1 order is now Pending')
  expect(report).toHaveTextContent('1 order is now Processing')
  expect(report).toHaveTextContent('1 order was not changed.')
  const [refused] = within(report).getAllByRole('listitem')
  expect(refused).toHaveTextContent('MCG-bThere are not enough pieces left in stock.')
  expect(currentToasts()).toEqual([])
})

it('reports the orders of a request without an answer among those that were not changed', async () => {
  answers = [null, [{ id: 'c', code: null }]]
  await undo(orders)
  const report = await screen.findByRole('dialog', { name: 'What has changed' })
  expect(report).toHaveTextContent('1 order is now Processing')
  expect(
    within(report)
      .getAllByRole('listitem')
      .map((item) => item.textContent.slice(0, 5)),
  ).toEqual(['MCG-a', 'MCG-b', 'MCG-c'])
})

it('reads everything again when the only answer is lost', async () => {
  await undo(orders.slice(0, 1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the refusal of a single order is an error', async () => {
  answers = [[{ id: 'a', code: 'out_of_stock' }]]
  await undo(orders.slice(0, 1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currentToasts()).toEqual([])
})

it('names the order also when the operator has left the page', async () => {
  answers = [
    [
      { id: 'a', code: null },
      { id: 'b', code: 'out_of_stock' },
    ],
    [{ id: 'c', code: null }],
  ]
  await undo(orders, (view) => view.unmount())
  expect(currentToasts()).toMatchObject([
    { title: '1 order was not changed.', description: 'MCG-b', tone: 'error' },
  ])
})
