import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Component as ReturnPage } from '@/admin/returns/return-page'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

const charge = {
  ...{ id: 'charge', kind: 'charge', provider: 'cash', state: 'succeeded', amount: 300, credit_of: null },
  ...{ refund_of: null, has_charge_id: false, is_reversed: false, refund_lines: [] },
  created_at: '2026-11-02T10:00:00Z',
}
const bowl = {
  ...{ product_id: 'bowl', variation_ids: [], name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة' },
  ...{ selected_variations: {}, image_url: null, quantity: 3, unit_price: 100, discount: 0 },
}
const order = {
  ...{ id: 'order', order_number: 'MCG-7K2M9QXT', user_id: null, contact_name: 'Amina', phone: '' },
  ...{ status: 'delivered', payment_method: 'cash_on_delivery', delivery_fee: 0, gift_fee: 0 },
  ...{ paid_amount: 300, refunded_amount: 0, refunding_amount: 0, amount_due: 0, amount_to_refund: 0 },
  ...{ exchange_of: null, replaces: [], order_items: [{ id: 'item', ...bowl }], payments: [charge] },
}
/** One of three bowls of 100 DH came back. */
const received = {
  ...{ id: 'return', number: 'R-22222222', state: 'received', wish: 'refund', reason: 'other', note: '' },
  ...{ refusal_reason: '', closing_reason: '', credit: 0, credit_left: 0, payment_id: null, cancelled: null },
  ...{ created_at: '2026-11-02T10:00:00Z', return_events: [], return_photos: [], exchange: null },
  ...{ order, return_lines: [{ order_item_id: 'item', quantity: 1, restocked: 1, damaged: 0, item: bowl }] },
}
const exchanged = {
  ...{ ...received, state: 'closed', wish: 'exchange', credit: 100, credit_left: 80 },
  exchange: { order_number: 'MCG-AAAAAAAA', created_at: '2026-11-03T10:00:00Z', amount_due: 0 },
}

let stored: object
/** What happens to the return before the request of the step arrives. */
let meanwhile: () => void
let isReadable: boolean
const sent: Record<string, unknown>[] = []

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  sent.length = 0
  isReadable = true
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/rest/v1/returns'))
      return Promise.resolve(
        isReadable ? Response.json([stored]) : Response.json({ message: 'unavailable' }, { status: 503 }),
      )
    if (!/\/rpc\/(close_return|refund_return|send_exchange)$/.test(pathname))
      return Promise.resolve(Response.json([]))
    sent.push(JSON.parse((init?.body as string | undefined) ?? 'null') as Record<string, unknown>)
    if (sent.length > 1) return Promise.resolve(Response.json({ state: 'closed' }))
    meanwhile()
    return Promise.resolve(Response.json({ code: 'PT409', message: 'edit_conflict' }, { status: 409 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const openDialog = async (button: string) => {
  renderInShop(
    <Routes>
      <Route path="/admin/returns/:number" element={<ReturnPage />} />
    </Routes>,
    { guarded: true, path: '/admin/returns/R-22222222' },
  )
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('alertdialog'))
}
type Dialog = Awaited<ReturnType<typeof openDialog>>

/** 100 DH more were recorded for the order, which says nothing about the return. */
const receiveMoney = () => {
  stored = { ...received, order: { ...order, paid_amount: 400 } }
}

type Case = {
  open: string
  submit: string
  type: (dialog: Dialog) => Promise<unknown>
  isKept: (dialog: Dialog) => void
}
const CASES: Readonly<Record<string, Case>> = {
  'the reason of a return that is closed': {
    ...{ open: 'Close without money', submit: 'Close without money' },
    type: (dialog) => userEvent.type(dialog.getByLabelText('Reason'), 'As agreed'),
    isKept: (dialog) => expect(dialog.getByLabelText('Reason')).toHaveValue('As agreed'),
  },
  'the amount of a refund': {
    ...{ open: 'Refund', submit: 'Refund' },
    type: async (dialog) => {
      const amount = dialog.getByLabelText('Amount in dirhams')
      await userEvent.clear(amount)
      await userEvent.type(amount, '70')
      await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
      await userEvent.click(await dialog.findByRole('checkbox'))
    },
    isKept: (dialog) => expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('70'),
  },
  'the pieces of an exchange': {
    ...{ open: 'Send an exchange', submit: 'Send the exchange' },
    type: async (dialog) => userEvent.click(await dialog.findByRole('button', { name: 'One Bowl more' })),
    isKept: (dialog) => expect(dialog.getByLabelText('Quantity of Bowl')).toHaveTextContent('2'),
  },
}

it.each(Object.entries(CASES))(
  'other money of the order leaves %s in its dialog, beside the new sums',
  async (_name, { open, submit, type, isKept }) => {
    stored = received
    meanwhile = receiveMoney
    const dialog = await openDialog(open)
    await type(dialog)
    await userEvent.click(dialog.getByRole('button', { name: submit }))
    expect(await dialog.findByText(/400\sDH paid and/)).toBeVisible()
    isKept(dialog)
    expect(currentToasts()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: submit }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ seen_paid: seen }) => seen)).toEqual([300, 400])
    // The refused step was not recorded, so that its key is free.
    expect(sent[1]?.key).toBe(sent[0]?.key)
  },
)

it('a return that was settled meanwhile says so, and takes the dialog away', async () => {
  stored = received
  meanwhile = () => {
    stored = { ...received, state: 'closed' }
  }
  const dialog = await openDialog('Close without money')
  await userEvent.type(dialog.getByLabelText('Reason'), 'As agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Close without money' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(currentToasts()).toMatchObject([{ title: 'This return has changed in the meantime' }])
})

it('the credit of an exchange that was refunded meanwhile says so, and takes the dialog away', async () => {
  stored = exchanged
  meanwhile = () => {
    const refund = { ...charge, id: 'refund', kind: 'refund', amount: 80, credit_of: 'return' }
    const payments = [charge, { ...refund, created_at: '2026-11-04T10:00:00Z' }]
    stored = { ...exchanged, order: { ...order, refunded_amount: 80, payments } }
  }
  const dialog = await openDialog('Refund nothing more')
  await userEvent.type(dialog.getByLabelText('Reason'), 'As agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund nothing more' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(currentToasts()).toMatchObject([{ title: 'This return has changed in the meantime' }])
})

it('a return that cannot be read again is called changed in its dialog', async () => {
  stored = received
  meanwhile = () => {
    isReadable = false
  }
  const dialog = await openDialog('Close without money')
  await userEvent.type(dialog.getByLabelText('Reason'), 'As agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Close without money' }))
  expect(await dialog.findByText(/^This has changed in the meantime/)).toBeVisible()
  expect(dialog.getByLabelText('Reason')).toHaveValue('As agreed')
  expect(currentToasts()).toEqual([])
})
