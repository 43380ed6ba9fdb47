import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { TransferPayment } from '@/pages/pay/transfer-payment'
import type { PaymentPage } from '@/payments/queries'
import { clearToasts, currentToasts } from '@/ui/toast'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all([loadArea('payment'), loadArea('deferred')]))
afterEach(() => {
  clearToasts()
})

const rib = '011780000012300000456789'

async function copyRib(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  const user = userEvent.setup({ writeToClipboard: false })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  const account = { holder: 'Souk', bank: 'Bank', rib, iban: '', bic: '' }
  const page = {
    ...{ order_id: 'id', order_number: 'MCG-AAAAAAAA', amount_due: 515, proofs: 0, has_account: true },
  } as PaymentPage
  renderInShop(<TransferPayment page={page} account={account} />)
  await user.click(await screen.findByRole('button', { name: 'Copy: RIB' }))
}

describe('a line of a transfer', () => {
  it('is copied as banks take it', async () => {
    const copied: string[] = []
    await copyRib({
      writeText: (text) => {
        copied.push(text)
        return Promise.resolve()
      },
    })
    expect(await screen.findByText('Copied: RIB')).toBeInTheDocument()
    expect(copied).toEqual([rib])
    expect(currentToasts()).toEqual([])
  })

  it.each([
    ['refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['missing', undefined],
  ])('is selected and shown where the clipboard is %s', async (_, clipboard) => {
    await copyRib(clipboard)
    await expect
      .poll(currentToasts)
      .toMatchObject([
        { title: 'Could not be copied. Please copy it by hand.', description: rib, tone: 'error' },
      ])
    expect(getSelection()?.toString()).toBe('011 780 0000123000004567 89')
    expect(screen.queryByText('Copied: RIB')).toBeNull()
  })
})
