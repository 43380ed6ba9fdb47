import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminOrderQueries } from '@/admin/orders/queries'
import { OrderPayment } from '@/admin/payments/payment-badges'
import { RecordPaymentDialog } from '@/admin/payments/record-payment-dialog'
import { RefundDialog } from '@/admin/payments/refund-dialog'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const charge = {
  ...{ id: 'charge', kind: 'charge', provider: 'transfer', state: 'succeeded', amount: 338 },
  ...{ refund_of: null, has_charge_id: true, is_reversed: false, refund_lines: [] },
}
const paidTwice = {
  ...{ id: 'order', order_number: 'MCG-7K2M9QXT', status: 'pending', payment_method: 'bank_transfer' },
  ...{ payment_status: 'paid', total_amount: 169, paid_amount: 338, refunded_amount: 0 },
  ...{ refunding_amount: 0, amount_due: 0, amount_to_refund: 169, order_items: [], payments: [charge] },
  returns: [],
}

const sent: Record<string, unknown>[] = []
type Lists = Record<'order_items' | 'payments' | 'returns', object[]>
let order: Omit<typeof paidTwice, keyof Lists> & Lists
let refuse: (() => void) | null
let refusal: { code: string; message: string }

beforeAll(() =>
  Promise.all(
    (['adminPayments', 'adminShell', 'adminOrders', 'deferred', 'ordering'] as const).map(loadArea),
  ),
)
beforeEach(() => {
  sent.length = 0
  order = paidTwice
  refuse = null
  refusal = { code: 'PT409', message: 'edit_conflict' }
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/rest/v1/orders')) return Promise.resolve(Response.json([order]))
    if (pathname.endsWith('/rpc/admin_payment_details')) return Promise.resolve(Response.json([]))
    if (pathname.includes('/rpc/')) {
      sent.push(JSON.parse((init?.body as string | undefined) ?? 'null') as Record<string, unknown>)
      if (refuse === null) return Promise.resolve(Response.json({ state: 'succeeded' }))
      refuse()
      refuse = null
      return Promise.resolve(Response.json(refusal, { status: 409 }))
    }
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Dialogs({ kind }: { kind: 'refund' | 'credit' | 'record' }) {
  const { data } = useQuery(adminOrderQueries.detail('MCG-7K2M9QXT'))
  if (data == null) return null
  if (kind === 'credit') return <RefundDialog order={data} creditOf="return" onClose={() => undefined} />
  return kind === 'refund' ? (
    <RefundDialog order={data} onClose={() => undefined} />
  ) : (
    <RecordPaymentDialog order={data} onClose={() => undefined} />
  )
}
const openRefund = async () => {
  renderInShop(<Dialogs kind="refund" />, { guarded: true })
  return within(await screen.findByRole('alertdialog'))
}
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('the refund dialog', () => {
  it('sends what it shows, and shows the new figures beside what was typed when they have changed', async () => {
    const dialog = await openRefund()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice')
    refuse = () => {
      order = { ...order, refunded_amount: 169, amount_to_refund: 0 }
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(sent[0]).toMatchObject({ amount: 169, seen_paid: 338, seen_refunded: 0 })
    expect(await dialog.findByText(/169\sDH refunded or under way/)).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('Paid twice')
    expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('169')

    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(await dialog.findByText(/Tick this if you mean/)).toBeVisible()
    expect(sent).toHaveLength(1)
    await userEvent.click(dialog.getByRole('checkbox', { name: /169\sDH more than is owed/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(sent[1]).toMatchObject({ amount: 169, seen_refunded: 169 })
  })

  it('asks for a tick anew when the amount beyond what is owed changes', async () => {
    const dialog = await openRefund()
    await userEvent.type(dialog.getByLabelText('Reason'), 'A gesture')
    const amount = dialog.getByLabelText('Amount in dirhams')
    await type(amount, '200')
    await userEvent.click(dialog.getByRole('checkbox', { name: /31\sDH more/ }))
    await type(amount, '300')
    expect(dialog.getByRole('checkbox', { name: /131\sDH more/ })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(sent).toEqual([])
  })

  it('offers what the pieces cost, and asks for a tick for another amount; it says when the money went back', async () => {
    const bowl = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة', selected_variations: {} }
    order = {
      ...{ ...paidTwice, paid_amount: 285, amount_to_refund: 0, payments: [{ ...charge, amount: 285 }] },
      ...{ delivery_fee: 15, gift_fee: 0 },
      order_items: [{ ...bowl, id: 'bowl', quantity: 3, unit_price: 100, discount: 30 }],
    }
    const dialog = await openRefund()
    await userEvent.type(dialog.getByLabelText('Reason'), 'A chip')
    await userEvent.selectOptions(dialog.getByLabelText('Pieces of Bowl'), '1')
    const amount = dialog.getByLabelText('Amount in dirhams')
    expect(amount).toHaveValue('90')
    await type(amount, '50')
    const day = dialog.getByLabelText('Refunded on')
    await userEvent.clear(day)
    await userEvent.type(day, '2026-10-31')
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await submit()
    expect(await dialog.findByText(/Tick this if you mean an amount other/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /90\sDH to 105\sDH/ }))
    await submit()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      ...{ amount: 50, other_amount: true, received_on: '2026-10-31' },
      lines: [{ item_id: 'bowl', quantity: 1, restock: true }],
    })
  })

  it('does not offer what the provider is giving back already', async () => {
    order = { ...order, refunding_amount: 169 }
    const dialog = await openRefund()
    expect(dialog.getByText(/169\sDH is being refunded/)).toBeVisible()
    expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('')
  })
})

it('the refund dialog says what to do with money that PayPal cannot be asked to give back', async () => {
  const won = { ...charge, id: 'won', provider: 'paypal', has_charge_id: false }
  order = { ...paidTwice, payments: [won] }
  const dialog = await openRefund()
  expect(dialog.getByText(/338\sDH cannot be refunded by PayPal from here/)).toHaveTextContent(
    /refund it by bank transfer\. Or .* “Record a refund or chargeback”/,
  )
  const ways = within(dialog.getByLabelText('Refunded by')).getAllByRole('option')
  expect(ways.map(({ textContent: text }) => text)).toEqual([
    'Bank transfer, done by you',
    'Cash, handed over by you',
  ])
})

const exchanged = (id: string, number: string) => ({
  ...{ id, number, credit_left: 80 },
  exchange: { order_number: 'MCG-AAAAAAAA', created_at: '2026-11-23T10:00:00Z' },
})
/** An order of bowls, of which one was exchanged for something cheaper. */
const withCredit = () => {
  const bowl = { name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة', selected_variations: {} }
  return {
    ...{ ...paidTwice, status: 'delivered', amount_to_refund: 0, delivery_fee: 15, gift_fee: 0 },
    order_items: [{ ...bowl, id: 'bowl', quantity: 3, unit_price: 100, discount: 0 }],
    returns: [exchanged('return', 'R-22222222')],
  }
}

it('the refund of what an exchange left names its return, and is for no pieces', async () => {
  order = withCredit()
  renderInShop(<Dialogs kind="credit" />, { guarded: true })
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.queryByLabelText('Pieces of Bowl')).toBeNull()
  expect(dialog.getByLabelText('Reason')).toHaveValue('R-22222222')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ amount: 80, credit_of: 'return', reason: 'R-22222222', lines: [] }]),
  )
})

describe('the refund dialog of an order whose exchange left something', () => {
  it('offers that, and is for pieces once something else is chosen', async () => {
    order = withCredit()
    const dialog = await openRefund()
    const purpose = dialog.getByLabelText('What is this refund for?')
    expect(purpose).toHaveDisplayValue(/exchange of return R-22222222 left: 80\sDH/)
    expect(dialog.queryByLabelText('Pieces of Bowl')).toBeNull()
    await userEvent.selectOptions(purpose, 'Something else')
    expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('')
    expect(dialog.getByLabelText('Reason')).toHaveValue('')
    await userEvent.selectOptions(dialog.getByLabelText('Pieces of Bowl'), '1')
    expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('100')
    await userEvent.selectOptions(purpose, 'return')
    expect(dialog.getByLabelText('Amount in dirhams')).toHaveValue('80')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ amount: 80, credit_of: 'return', reason: 'R-22222222', lines: [] }]),
    )
  })

  it('requires a choice where more may be meant, and keeps what was typed', async () => {
    order = { ...withCredit(), amount_to_refund: 30 }
    const dialog = await openRefund()
    await userEvent.type(dialog.getByLabelText('Reason'), 'As agreed')
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await submit()
    const purpose = dialog.getByLabelText('What is this refund for?')
    await waitFor(() => expect(purpose).toBeInvalid())
    expect(sent).toEqual([])
    await userEvent.selectOptions(purpose, 'Something else')
    await submit()
    await waitFor(() => expect(sent).toMatchObject([{ amount: 30, reason: 'As agreed' }]))
    expect(sent[0]).not.toHaveProperty('credit_of')
  })

  it('says what went back since without naming a return', async () => {
    const at = { created_at: '2026-11-24T10:00:00Z', credit_of: null }
    const refund = { ...charge, ...at, id: 'refund', kind: 'refund', amount: 80 }
    order = { ...withCredit(), payments: [charge, refund] }
    const dialog = await openRefund()
    const notice = /^Since the exchange, 80\sDH has been refunded without naming a return/
    expect(dialog.getByText(notice)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('What is this refund for?'), 'Something else')
    expect(dialog.queryByText(notice)).toBeNull()
  })
})

it('a refund that was begun is not lost by closing its dialog or leaving the page without a question', async () => {
  renderInShop(
    <>
      <Dialogs kind="refund" />
      <Link to="/away">Away</Link>
    </>,
    { guarded: true },
  )
  const reason = await screen.findByLabelText('Reason')
  await userEvent.type(reason, 'A chip')
  const stay = async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    expect(question.getByText('What you have entered has not been recorded.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Leave without saving?' })).toBeNull(),
    )
    expect(reason).toHaveValue('A chip')
  }
  await userEvent.keyboard('{Escape}')
  await stay()
  fireEvent.click(screen.getByText('Away'))
  await stay()
})

it('a payment is recorded against the sums that its dialog shows', async () => {
  renderInShop(<Dialogs kind="record" />, { guarded: true })
  const dialog = within(await screen.findByRole('dialog'))
  await type(dialog.getByLabelText('Amount in dirhams'), '169')
  refuse = () => {
    order = { ...order, paid_amount: 507 }
  }
  const record = () => userEvent.click(dialog.getByRole('button', { name: 'Record a payment' }))
  await record()
  expect(await dialog.findByText(/507\sDH paid/)).toBeVisible()
  await record()
  expect(sent.map(({ seen_paid: paid }) => paid)).toEqual([338, 507])
})

it.each([
  ['refund', 'alertdialog', 'Refund', 'edit_conflict'],
  ['refund', 'alertdialog', 'Refund', 'payment_mismatch'],
  ['record', 'dialog', 'Record a payment', 'edit_conflict'],
  ['record', 'dialog', 'Record a payment', 'payment_mismatch'],
] as const)(
  'a %s that is sent again has its reference until the sums have changed (%s, %s, %s)',
  async (kind, role, submit, conflict) => {
    renderInShop(<Dialogs kind={kind} />, { guarded: true })
    const dialog = within(await screen.findByRole(role))
    await type(dialog.getByLabelText('Amount in dirhams'), '169')
    if (kind === 'refund') await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice')
    const send = () => userEvent.click(dialog.getByRole('button', { name: submit }))
    const fail = async (failure: typeof refusal, shown: RegExp) => {
      refuse = () => undefined
      refusal = failure
      await send()
      expect(await dialog.findByText(shown)).toBeVisible()
    }
    await fail({ code: 'XX000', message: 'lost' }, /Something went wrong/)
    // The request before had been recorded, with another amount.
    await fail({ code: 'PT409', message: conflict }, /^This has changed in the meantime/)
    await send()
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, again, next] = sent.map(({ reference }) => reference)
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  },
)

it('a bank’s reference that is typed stays, and is refused at its field', async () => {
  renderInShop(<Dialogs kind="record" />, { guarded: true })
  const dialog = within(await screen.findByRole('dialog'))
  await type(dialog.getByLabelText('Amount in dirhams'), '169')
  const reference = dialog.getByLabelText(/^Reference of the bank or receipt/)
  await type(reference, 'VIR-1')
  refuse = () => undefined
  refusal = { code: 'PT409', message: 'payment_mismatch' }
  await userEvent.click(dialog.getByRole('button', { name: 'Record a payment' }))
  expect(await dialog.findByText(/^This reference belongs to a payment of another order/)).toBeVisible()
  expect(reference).toHaveValue('VIR-1')
})

it('the money of an order names a refund under way beside what is left to refund', async () => {
  const refunding = {
    ...paidTwice,
    status: 'pending',
    payment_status: 'paid',
    refunding_amount: 100,
  } as const
  renderInShop(<OrderPayment order={refunding} />)
  expect(await screen.findByText(/^69\sDH to refund/)).toBeVisible()
  expect(screen.getByText(/^100\sDH under way/)).toBeVisible()
})
