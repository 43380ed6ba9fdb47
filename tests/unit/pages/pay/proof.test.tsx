import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { TransferPayment } from '@/pages/pay/transfer-payment'
import type { PaymentPage } from '@/payments/queries'
import { renderInShop } from '../../../render'

vi.mock(import('@/auth/auth-context'), async (original) => ({
  ...(await original()),
  useAuth: () => ({ user: { id: 'buyer' } }) as never,
}))

beforeAll(() => loadArea('payment'))

it('a sixth proof is refused with its reason before anything is sent', async () => {
  const account = { holder: 'Souk', bank: 'Bank', rib: '', iban: '', bic: '' }
  const page = { order_id: 'id', order_number: 'MCG-AAAAAAAA', amount_due: 515, proofs: 5 } as PaymentPage
  renderInShop(<TransferPayment page={page} account={account} />)
  const input = await screen.findByLabelText(/^Proof of transfer/)
  fireEvent.change(input, {
    target: { files: [new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' })] },
  })
  expect(await screen.findByText(/^We have received five files for this order/)).toBeVisible()
  expect(screen.queryByText('Sending the file…')).toBeNull()
})
