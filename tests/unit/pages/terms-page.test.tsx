import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { Component as TermsPage } from '@/pages/terms-page'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all([loadArea('content'), loadArea('deferred')]))

const SHOP = {
  ...{ site_name: 'The Souk', contact_email: 'shop@shop.test', contact_phone: '+212500000000' },
  ...{ address_en: '1, rue du Souk', address_fr: '', address_ar: '' },
}
const SELLER = {
  ...{ legal_name: 'Dar Zellij SARL', legal_address: '7, rue des Potiers, Fès' },
  ...{ legal_rc: 'Fès 12345', legal_if: '', legal_ice: '001234567890123' },
}

it('the terms name the company that sells, with the numbers that it has', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
    },
  )
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/delivery_rates')) return Promise.resolve(Response.json([]))
    const isSeller = searchParams.get('select')?.includes('legal_name') === true
    return Promise.resolve(Response.json(isSeller ? SELLER : SHOP))
  })
  renderInShop(
    <Suspense>
      <TermsPage />
    </Suspense>,
    { path: '/terms' },
  )
  expect(await screen.findByText('Dar Zellij SARL')).toBeVisible()
  const shown = Array.from(document.querySelectorAll('#seller dt'), (term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(shown).toEqual([
    ['Name', 'The Souk'],
    ['Legal name', 'Dar Zellij SARL'],
    ['Registered address', '7, rue des Potiers, Fès'],
    ['Trade register (RC)', 'Fès 12345'],
    ['Company identifier (ICE)', '001234567890123'],
    ['Address', '1, rue du Souk'],
    ['Email', 'shop@shop.test'],
    ['Phone', '+212500000000'],
  ])
})
