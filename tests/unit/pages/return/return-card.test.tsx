import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['en', 'Send us the bank account for your refund'],
  ['fr', 'Envoyez-nous le compte bancaire à créditer'],
  ['ar', 'أرسل إلينا رقم حسابك البنكي'],
] as const)(
  'an approved return asks for the account of a refund that was not paid online (%s)',
  async (language, asked) => {
    const shop = {
      site_name: 'Souk',
      address_en: '1 Rue',
      address_fr: '',
      address_ar: '',
      contact_phone: '0500',
    }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shop)))
    await loadCatalogue(language)
    await loadArea('returns')
    const show = async (wish: CustomerReturn['wish']) => {
      const approved: CustomerReturn = { ...closed, state: 'approved', closing_reason: '', wish }
      const { container, unmount } = renderInShop(
        <Suspense>
          <ReturnCard returned={approved} items={[]} token="token" getsEmail onCancelled={() => undefined} />
        </Suspense>,
        { language },
      )
      await screen.findByText('0500')
      const text = container.textContent
      unmount()
      return text
    }
    expect(await show('refund')).toContain(asked)
    expect(await show('exchange')).not.toContain(asked)
  },
)
