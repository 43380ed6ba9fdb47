import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { TransferPayment } from '@/pages/pay/transfer-payment'
import type { PaymentPage } from '@/payments/queries'
import { renderInShop } from '../../../render'

let user: { id: string } | null

vi.mock(import('@/auth/auth-context'), async (original) => ({
  ...(await original()),
  useAuth: () => ({ user }) as never,
}))

beforeAll(() => Promise.all([loadArea('payment'), loadArea('deferred')]))

/** Opens the page of an order as this account, which may read these orders; null is a visitor. */
function open(account: string | null, orders: object[], change: Partial<PaymentPage> = {}) {
  user = account === null ? null : { id: account }
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/orders')) return Promise.resolve(Response.json(orders))
    if (!pathname.endsWith('/shop_settings')) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(
      Response.json({ contact_email: 'shop@shop.test', whatsapp_number: '212600000000' }),
    )
  })
  const page = {
    ...{ order_id: 'id', order_number: 'MCG-AAAAAAAA', amount_due: 515, proofs: 0, has_account: true },
    ...change,
  } as PaymentPage
  const bank = { holder: 'Souk', bank: 'Bank', rib: '', iban: '', bic: '' }
  renderInShop(<TransferPayment page={page} account={bank} />)
}

it('a sixth proof is refused with its reason before anything is sent', async () => {
  open('buyer', [{ user_id: 'buyer' }], { proofs: 5 })
  const input = await screen.findByLabelText(/^Proof of transfer/)
  fireEvent.change(input, {
    target: { files: [new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' })] },
  })
  expect(await screen.findByText(/^We have received five files for this order/)).toBeVisible()
  expect(screen.queryByText('Sending the file…')).toBeNull()
})

describe('a proof of transfer', () => {
  it('is asked for after signing in where the order is in an account', async () => {
    open(null, [])
    expect(await screen.findByRole('link', { name: /^Sign in to send us proof/ })).toBeVisible()
  })

  it.each([
    ['a guest', null, [], { has_account: false }],
    [
      'an account whose browser has the guest who ordered',
      'buyer',
      [{ user_id: 'guest' }],
      { has_account: false },
    ],
    ['another account than that of the order', 'neighbour', [], {}],
  ])('of %s goes to the shop in a message that names the order', async (_who, account, orders, change) => {
    open(account, orders, change)
    const subject = 'Proof%20of%20transfer%2C%20order%20MCG-AAAAAAAA'
    expect(await screen.findByRole('link', { name: 'shop@shop.test' })).toHaveAttribute(
      'href',
      `mailto:shop@shop.test?subject=${subject}`,
    )
    expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/212600000000?text=${subject}`,
    )
    expect(screen.queryByRole('link', { name: /^Sign in/ })).toBeNull()
    expect(screen.queryByLabelText(/^Proof of transfer/)).toBeNull()
  })
})

it.each([true, false])(
  'no transfer promises to ship: the order may be picked up (emails: %s)',
  async (mails) => {
    open(null, [], { gets_email: mails })
    expect(await screen.findByText(/then prepare your order\.$/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/\bship/)
  },
)
