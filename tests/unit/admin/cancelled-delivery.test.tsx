import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type ChangeableOrder, useStatusChange } from '@/admin/orders/status-change'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const line = {
  ...{ id: 'line', quantity: 3, restocked_quantity: 1, written_off_quantity: 0, discarded_quantity: 0 },
  ...{ name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة', selected_variations: {} },
}
const order = (status: ChangeableOrder['status']): ChangeableOrder => ({
  id: status,
  order_number: 'MCG-7K2M9QXT',
  status,
  items: [{ ...line, id: `line of ${status}` }],
})

const sent: Record<string, unknown>[] = []
beforeAll(() =>
  Promise.all(
    (['adminOrders', 'adminPayments', 'adminShell', 'deferred', 'ordering'] as const).map(loadArea),
  ),
)
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    if (String(address).includes('/rpc/'))
      sent.push(JSON.parse((init?.body as string | undefined) ?? 'null') as Record<string, unknown>)
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Cancel({ orders }: { orders: readonly ChangeableOrder[] }) {
  const { change, dialog } = useStatusChange(() => undefined)
  return (
    <>
      <button onClick={() => change(orders, 'cancelled')}>Change</button>
      {dialog}
    </>
  )
}

it('asks which pieces of a delivered order are back, at most those that the customer has', async () => {
  renderInShop(<Cancel orders={[order('delivered')]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const back = dialog.getByLabelText('Pieces of Bowl that are back')
  expect(back).toHaveValue('0')
  expect(within(back).getAllByRole('option')).toHaveLength(3)
  await userEvent.selectOptions(back, '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    status: 'cancelled',
    returned: [{ item_id: 'line of delivered', quantity: 2 }],
  })
})

it('asks which pieces of a shipped order are back, and says what a parcel that comes back needs', async () => {
  renderInShop(<Cancel orders={[order('shipped')]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/record it as not delivered instead/)).toBeVisible()
  expect(dialog.queryByText(/^The pieces go back into stock/)).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ returned: [{ item_id: 'line of shipped', quantity: 0 }] })
})

it('does not ask about pieces that never left the shop', async () => {
  renderInShop(<Cancel orders={[order('processing')]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.queryByText('Which pieces are back?')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('returned')
})
