import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { WorkList } from '@/admin/dashboard/work-list'
import type { Overview } from '@/admin/dashboard/queries'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all((['adminAnalytics', 'adminPayments', 'adminShell'] as const).map(loadArea)))

it('counts what providers reported, and leads to the list of it', async () => {
  const overview = {
    ...{
      to_refund: 0,
      proofs: 0,
      differences: 7,
      returns: 0,
      low_stock: 0,
      to_notify: 0,
      open_messages: 0,
      failed_emails: 0,
    },
  } as Overview
  renderInShop(<WorkList overview={overview} />)
  const link = await screen.findByRole('link', { name: /7.*Payments to check/ })
  expect(link).toHaveAttribute('href', '/admin/payments?tab=differences')
})
