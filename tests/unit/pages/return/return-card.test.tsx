import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import type { CustomerReturn } from '@/orders/return-queries'
import { ReturnCard } from '@/pages/return/return-card'
import { renderInShop } from '../../../render'

const AT = '2026-11-20T10:00:00Z'
const closed: CustomerReturn = {
  ...{ id: 'return', number: 'R-22222222', state: 'closed', wish: 'refund', reason: 'damaged', note: '' },
  ...{ refusal_reason: '', closing_reason: 'It was broken after the delivery.', created_at: AT },
  ...{ exchange_order_number: null, exchange_tracking_token: null, cancelled_exchange_number: null },
  ...{ photos: 0, lines: [] },
  events: [{ state: 'closed', created_at: AT }],
}

it.each([
  ['en', 'Why this return is closed', /refund this|We have refunded/],
  ['fr', 'Pourquoi ce retour est clos', /est remboursé/],
  ['ar', 'لماذا أُغلق هذا الإرجاع', /رددنا/],
] as const)(
  'a return that was closed without money says why, and promises none (%s)',
  async (language, why, refunded) => {
    await loadCatalogue(language)
    await loadArea('returns')
    const { container } = renderInShop(
      <ReturnCard returned={closed} items={[]} token="token" getsEmail onCancelled={() => undefined} />,
      { language },
    )
    expect(await screen.findByText(why)).toBeInTheDocument()
    expect(screen.getByText('It was broken after the delivery.')).toBeInTheDocument()
    expect(container).not.toHaveTextContent(refunded)
  },
)

it.each([
  ['en', /order MCG-7K2M9QXT, has been cancelled/, 'We are checking the pieces.'],
  ['fr', /la commande MCG-7K2M9QXT, est annulé/, 'Nous vérifions les pièces.'],
  ['ar', /أُلغي الطلب .*MCG-7K2M9QXT/, 'نفحص القطع الآن.'],
] as const)(
  'a return whose exchange was cancelled says what comes next (%s)',
  async (language, said, before) => {
    await loadCatalogue(language)
    await loadArea('returns')
    const steps = (['received', 'closed', 'received'] as const).map((state, n) => ({
      state,
      created_at: `2026-11-2${n}T10:00:00Z`,
    }))
    const waiting: CustomerReturn = {
      ...{ ...closed, state: 'received', closing_reason: '', cancelled_exchange_number: 'MCG-7K2M9QXT' },
      events: steps,
    }
    const { container } = renderInShop(
      <ReturnCard returned={waiting} items={[]} token="token" getsEmail onCancelled={() => undefined} />,
      { language },
    )
    await waitFor(() => expect(container).toHaveTextContent(said))
    expect(screen.queryByText(before)).not.toBeInTheDocument()
  },
)
