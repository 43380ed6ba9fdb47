import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CloseDialog } from '@/admin/returns/close-dialog'
import { ReturnActions } from '@/admin/returns/return-actions'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const charge = {
  ...{ id: 'charge', kind: 'charge', provider: 'cash', state: 'succeeded', amount: 300 },
  ...{ refund_of: null, has_charge_id: false, is_reversed: false, refund_lines: [] },
}
const refund = { ...charge, id: 'refund', kind: 'refund' }
const bowls = { quantity: 3, unit_price: 100, discount: 0 }
const order = {
  ...{ order_number: 'MCG-7K2M9QXT', status: 'delivered', contact_name: 'Amina' },
  ...{ exchange_of: null as string | null, replaces: [] as object[] },
  ...{ delivery_fee: 20, gift_fee: 0 },
  ...{ paid_amount: 300, refunded_amount: 0, refunding_amount: 0, amount_to_refund: 0, amount_due: 0 },
  ...{ order_items: [{ id: 'item', ...bowls }], payments: [charge] },
}
/** One of three bowls of 100 DH came back, damaged. */
const received = (change: Partial<typeof order> = {}) =>
  ({
    ...{ id: 'return', number: 'R-22222222', state: 'received', wish: 'refund' },
    ...{ cancelled: null, credit: 0, credit_left: 0 },
    order: { ...order, ...change },
    return_lines: [{ order_item_id: 'item', quantity: 1, restocked: 0, damaged: 1, item: bowls }],
  }) as never

const sent: { name: string; body: unknown }[] = []
beforeAll(() =>
  Promise.all((['adminReturns', 'adminShell', 'adminPayments', 'deferred'] as const).map(loadArea)),
)
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.includes('/rpc/'))
      sent.push({
        name: pathname.split('/').at(-1) ?? '',
        body: JSON.parse((init?.body as string | undefined) ?? 'null'),
      })
    return Promise.resolve(Response.json({ state: 'closed' }))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openDialog(change?: Partial<typeof order>) {
  renderInShop(<ReturnActions found={received(change)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close without money' }))
  return screen.findByRole('alertdialog')
}

it('says what the shop would keep, asks for a reason and sends it with the sums that were seen', async () => {
  const dialog = await openDialog()
  expect(dialog).toHaveAccessibleName('Close return R-22222222 without money')
  expect(dialog).toHaveAccessibleDescription(/the shop would keep 100\sDH/)
  const submit = within(dialog).getByRole('button', { name: 'Close without money' })
  await userEvent.click(submit)
  const reason = within(dialog).getByLabelText('Reason')
  await waitFor(() => expect(reason).toBeInvalid())
  expect(sent).toEqual([])
  await userEvent.type(reason, 'Broken after the delivery')
  await userEvent.click(submit)
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'close_return',
        body: {
          ...{ return_id: 'return', key: expect.any(String) as string, note: 'Broken after the delivery' },
          ...{ seen_paid: 300, seen_refunded: 0, seen_state: 'received' },
        },
      },
    ]),
  )
})

/** The return as it is read again, when other money went back meanwhile. */
function ReadAgain() {
  const [change, setChange] = useState<Partial<typeof order>>({})
  return (
    <>
      <button onClick={() => setChange({ refunded_amount: 100 })}>read</button>
      <ReturnActions found={received(change)} />
    </>
  )
}

it.each(['Close without money', 'Refund'])(
  'says when the sums it is about have changed: %s',
  async (name) => {
    renderInShop(<ReadAgain />)
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.queryByText(/100\sDH refunded or under way/)).toBeNull()
    fireEvent.click(screen.getByText('read'))
    expect(dialog.getByText(/100\sDH refunded or under way/)).toBeVisible()
  },
)

it('has a title in which the number of the return is not broken', async () => {
  const number = within(await openDialog()).getByText('R-22222222')
  expect(number).toHaveClass('inline-block')
  expect(number).toHaveAttribute('dir', 'ltr')
})

it('is offered where the money went back meanwhile, and keeps none', async () => {
  const dialog = await openDialog({ payments: [charge, refund], refunded_amount: 300 })
  expect(dialog).not.toHaveAccessibleDescription(/keep/)
  expect(screen.getByText(/send an exchange, or close the return without money/)).toBeInTheDocument()
})

const first = { exchange_of: 'first', replaces: [{ original: { order_number: 'MCG-AAAAAAAA' } }] }
const linkToFirst = { name: 'MCG-AAAAAAAA' }
const ADDRESS = '/admin/orders/MCG-AAAAAAAA'

it('leads from an exchange to the first order, on which its money was paid', async () => {
  renderInShop(<ReturnActions found={received({ ...first, payments: [], paid_amount: 0 })} />)
  expect(await screen.findByRole('link', linkToFirst)).toHaveAttribute('href', ADDRESS)
  await userEvent.click(screen.getByRole('button', { name: 'Close without money' }))
  expect(await screen.findByRole('alertdialog')).not.toHaveAccessibleDescription(/keep/)
  expect(screen.getByText(/refund the first order/)).toBeInTheDocument()
})

it('the refund of an exchange says what of its value is given back on the first order', async () => {
  const payments = [{ ...charge, amount: 40 }]
  renderInShop(<ReturnActions found={received({ ...first, payments, paid_amount: 40 })} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('40')
  expect(dialog.getByText(/60\sDH of the value was paid with pieces of the first order/)).toBeVisible()
  expect(dialog.getByRole('link', linkToFirst)).toHaveAttribute('href', ADDRESS)
})

it('is the next step where the money is gone, and else apart from the next steps', async () => {
  const bar = async () =>
    within(await screen.findByRole('group', { name: 'Actions for this return' })).queryByRole('button', {
      name: 'Close without money',
    })
  const gone = renderInShop(
    <ReturnActions found={received({ payments: [charge, refund], refunded_amount: 300 })} />,
  )
  expect(await bar()).toBeVisible()
  gone.unmount()
  renderInShop(<ReturnActions found={received()} />)
  expect(await bar()).toBeNull()
})

it('gives up what an exchange left, for a reason that is for the shop', async () => {
  const noop = () => undefined
  const found = { ...(received() as object), state: 'closed', credit: 100, credit_left: 80 } as never
  renderInShop(<CloseDialog found={found} owed={80} onClose={noop} />)
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleName('Refund nothing more for return R-22222222')
  expect(dialog).toHaveAccessibleDescription(/the shop would keep 80\sDH/)
  const reason = within(dialog).getByLabelText('Reason')
  expect(reason).toHaveAccessibleDescription('The customer does not read it.')
  await userEvent.type(reason, 'As agreed')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund nothing more' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ name: 'close_return', body: { note: 'As agreed', seen_state: 'closed' } }]),
  )
})
