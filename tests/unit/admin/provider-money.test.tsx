import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookDifferenceDialog } from '@/admin/payments/book-difference-dialog'
import { LedgerList } from '@/admin/payments/ledger-list'
import { ProviderRefundDialog } from '@/admin/payments/provider-refund-dialog'
import type { Difference } from '@/admin/payments/queries'
import { RecordPaymentDialog } from '@/admin/payments/record-payment-dialog'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const sent: { name: string; body: Record<string, unknown> }[] = []
let refusal: object | null

beforeAll(() =>
  Promise.all(
    (['adminPayments', 'adminShell', 'adminOrders', 'deferred', 'ordering'] as const).map(loadArea),
  ),
)
beforeEach(() => {
  sent.length = 0
  refusal = null
  // A touch screen, which has the browser's own selects.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    const name = /\/rpc\/(\w+)$/.exec(pathname)?.[1]
    if (name === undefined) return Promise.resolve(Response.json([]))
    sent.push({
      name,
      body: JSON.parse((init?.body as string | undefined) ?? 'null') as Record<string, unknown>,
    })
    return Promise.resolve(refusal === null ? Response.json({}) : Response.json(refusal, { status: 409 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const noop = () => undefined
const dialog = async () => within(await screen.findByRole('dialog'))
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const order = {
  id: 'order',
  order_number: 'MCG-7K2M9QXT',
  status: 'pending',
  payment_method: 'card',
  total_amount: 169,
  paid_amount: 0,
  refunded_amount: 0,
  refunding_amount: 0,
  amount_due: 169,
  amount_to_refund: 0,
  payments: [{ kind: 'charge', provider: 'cmi', state: 'failed' }],
} as const

describe('recording a payment', () => {
  it('by card needs the provider’s reference, and is offered where the buyer began to pay so', async () => {
    renderInShop(<RecordPaymentDialog order={order} onClose={noop} />, { guarded: true })
    const form = await dialog()
    const ways = form.getByLabelText(/Received by/)
    expect(within(ways).queryByRole('option', { name: 'PayPal' })).toBeNull()
    await userEvent.selectOptions(ways, 'Card (CMI)')
    await userEvent.click(form.getByRole('button', { name: 'Record a payment' }))
    expect(await form.findByText('This field is required.')).toBeVisible()
    expect(sent).toEqual([])
    await type(form.getByLabelText(/The provider’s reference/), 'T-77')
    await userEvent.click(form.getByRole('button', { name: 'Record a payment' }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      name: 'record_payment',
      body: { provider: 'cmi', reference: 'T-77', amount: 169, bank_text: '' },
    })
  })
})

describe('money that went back at the provider', () => {
  it('is recorded as a chargeback without a reason, and says when it is too much', async () => {
    refusal = { code: 'PT409', message: 'refund_too_large' }
    renderInShop(
      <ProviderRefundDialog
        order={{ ...order, paid_amount: 169, refunding_amount: 20 }}
        charge={{ id: 'charge', provider: 'paypal' }}
        rest={169}
        onClose={noop}
      />,
      { guarded: true },
    )
    const form = await dialog()
    await userEvent.selectOptions(form.getByLabelText(/What happened/), 'Chargeback')
    await type(form.getByLabelText(/The provider’s reference/), 'PP-D-1')
    await userEvent.click(form.getByRole('button', { name: 'Record' }))
    expect(await form.findByText('This is more than is left of the payment.')).toBeVisible()
    expect(sent[0]).toMatchObject({
      name: 'record_provider_refund',
      body: {
        ...{ payment_id: 'charge', is_chargeback: true, amount: 169, reference: 'PP-D-1' },
        ...{ seen_paid: 169, seen_refunded: 20 },
      },
    })
  })

  it('is recorded against the sums that its dialog shows, which stays open when nothing is left meanwhile', async () => {
    refusal = { code: 'PT409', message: 'edit_conflict' }
    const charge = {
      ...{ id: 'charge', kind: 'charge', provider: 'cmi', state: 'succeeded', amount: 169, refund_of: null },
      ...{ is_reversed: false, has_charge_id: true, provider_reference: 'T-1', received_on: '2026-10-20' },
      ...{ charged_amount: null, last_error: null, payment_events: [], refund_lines: [], bank_text: '' },
    }
    const refund = { ...charge, id: 'refund', kind: 'refund', refund_of: 'charge' }
    function Ledger() {
      const [isRefunded, setRefunded] = useState(false)
      const shown = {
        ...{ ...order, paid_amount: 169, amount_due: 0, order_items: [] },
        ...{ payments: isRefunded ? [refund, charge] : [charge], refunded_amount: isRefunded ? 169 : 0 },
      } as unknown as ComponentProps<typeof LedgerList>['order']
      return (
        <>
          <LedgerList order={shown} nameOf={() => ''} />
          <button type="button" onClick={() => setRefunded(true)}>
            Refunded meanwhile
          </button>
        </>
      )
    }
    renderInShop(<Ledger />, { guarded: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Record a refund or chargeback' }))
    const form = await dialog()
    await type(form.getByLabelText(/The provider’s reference/), 'CMI-9')
    await type(form.getByLabelText(/Reason/), 'A chip')
    await userEvent.click(form.getByRole('button', { name: 'Record' }))
    await vi.waitFor(() => expect(sent).toMatchObject([{ body: { seen_paid: 169, seen_refunded: 0 } }]))
    fireEvent.click(screen.getByText('Refunded meanwhile'))
    expect(await form.findByText(/169\sDH refunded or under way/)).toBeVisible()
    expect(form.getByLabelText(/Reason/)).toHaveValue('A chip')
    await userEvent.click(form.getByRole('button', { name: 'Record' }))
    await vi.waitFor(() => expect(sent[1]).toMatchObject({ body: { seen_refunded: 169 } }))
  })
})

describe('a difference', () => {
  const difference = {
    id: 7,
    provider: 'paypal',
    reason: 'unknown_reference',
    reference: 'CAPTURE1',
    amount: 15.5,
    currency: 'EUR',
    created_at: '2026-10-20T10:00:00Z',
    resolved_at: null,
    note: '',
    payments: null,
  } as Difference

  it.each([
    ['all of the charge', 27.6, '300'],
    ['a part of it', 13.8, '150.01'],
  ])('of %s in another currency proposes what that is in the ledger', async (_, amount, proposed) => {
    const payments = {
      ...{ kind: 'charge', state: 'succeeded', amount: 300, charged_amount: 27.6 },
      ...{ charged_currency: 'EUR', rate: 10.87, orders: { order_number: 'MCG-7K2M9QXT' } },
    }
    const reversed = { ...difference, reason: 'reversed', amount, payments } as Difference
    renderInShop(<BookDifferenceDialog difference={reversed} onClose={noop} />, { guarded: true })
    expect((await dialog()).getByLabelText(/Amount in dirhams/)).toHaveValue(proposed)
  })

  it('that the shop does not know is booked for an order, in dirhams', async () => {
    refusal = {
      code: 'PT422',
      message: 'invalid_request',
      details: '{"field": "order_number"}',
    }
    renderInShop(<BookDifferenceDialog difference={difference} onClose={noop} />, { guarded: true })
    const form = await dialog()
    expect(form.getByText(/Reported: 15\.50\sEUR/)).toBeVisible()
    expect(form.getByLabelText(/Amount in dirhams/)).toHaveValue('')
    // As it is copied from an Arabic page: with marks around it, and another hyphen.
    await type(form.getByLabelText(/Order number/), '\u2068MCG\u20117K2M9QXT\u2069')
    await type(form.getByLabelText(/Amount in dirhams/), '169')
    await userEvent.click(form.getByRole('button', { name: 'Record' }))
    expect(await form.findByText('There is no order with this number.')).toBeVisible()
    expect(sent[0]).toMatchObject({
      name: 'book_payment_difference',
      body: {
        difference_id: 7,
        kind: 'charge',
        amount: 169,
        order_number: 'MCG-7K2M9QXT',
        received_on: '2026-10-20',
      },
    })
  })
})
