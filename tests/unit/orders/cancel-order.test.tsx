import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { AppError } from '@/lib/errors'
import { CancelOrder } from '@/orders/order-details'
import { orderQueries } from '@/orders/queries'
import { keepFocus } from '@/ui/kept-focus'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

const cancelOrder = vi.fn<(id: string) => Promise<void>>()
vi.mock('@/orders/queries', async (original) => ({
  ...(await original<object>()),
  cancelOrder: (id: string) => cancelOrder(id),
}))

/** Like the order's page: the button goes when the order is no longer pending. */
function Order({ read }: { read: () => string }) {
  const { data: status } = useQuery({ queryKey: [...orderQueries.all, 'one'], queryFn: read })
  return (
    <main>
      <h1>MCG-22222222</h1>
      {status === 'pending' ? <CancelOrder orderId="id" orderNumber="MCG-22222222" /> : <p>{status}</p>}
    </main>
  )
}

it('says why an order was not cancelled after its button has gone', async () => {
  await Promise.all([loadArea('account'), loadArea('deferred')])
  const read = vi.fn(() => 'processing').mockReturnValueOnce('pending')
  cancelOrder.mockRejectedValueOnce(new AppError('illegal_transition'))
  renderInShop(<Order read={read} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  fireEvent.click((await screen.findAllByRole('button', { name: 'Cancel order' })).at(-1) ?? document.body)
  expect(await screen.findByText('processing')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(currentToasts().map(({ description }) => description)).toContain(
    'This is no longer possible at the order’s current status.',
  )
})

it('leaves the focus to the heading of the order, because the button goes with the status', async () => {
  await Promise.all([loadArea('account'), loadArea('deferred')])
  onTestFinished(keepFocus())
  const read = vi.fn(() => 'cancelled').mockReturnValueOnce('pending')
  cancelOrder.mockResolvedValueOnce()
  renderInShop(<Order read={read} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) ?? document.body)
  expect(await screen.findByText('cancelled')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'MCG-22222222' })).toHaveFocus())
})

it('says in the dialog that the shop did not answer', async () => {
  await Promise.all([loadArea('account'), loadArea('deferred')])
  cancelOrder.mockRejectedValueOnce(new AppError('no_answer'))
  renderInShop(<Order read={() => 'pending'} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  fireEvent.click((await screen.findAllByRole('button', { name: 'Cancel order' })).at(-1) ?? document.body)
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not answering.')
})
