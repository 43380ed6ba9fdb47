import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { Component as ContactPage } from '@/pages/contact-page'
import { settingsQueries } from '@/settings/queries'

beforeAll(() => Promise.all([loadCatalogue('en'), loadArea('content'), loadArea('deferred')]))

const settings = readFileSync('supabase/migrations/20261121090200_settings.sql', 'utf8')
const DEFAULT = /address_en text not null default '([^']+)'/.exec(settings)![1]!

function openAt(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  client.setQueryData(settingsQueries.shop().queryKey, {
    ...{ address_en: address, address_fr: '', address_ar: '' },
    ...{ contact_email: 'shop@shop.test', contact_phone: '+212 5 00', whatsapp_number: '2125' },
  } as never)
  const { container } = render(
    <QueryClientProvider client={client}>
      <LanguageProvider initialLanguage="en">
        <MemoryRouter>
          <ContactPage />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { container, map: within(screen.getByRole('region', { name: 'Find us' })) }
}

it('has a drawing and a map of the place of the default address', () => {
  const { map } = openAt(DEFAULT)
  expect(map.getByRole('img', { name: /medina of Fez/ })).toBeVisible()
  expect(map.getByRole('button', { name: 'Show the interactive map' })).toBeVisible()
  expect(map.getByRole('link').getAttribute('href')).toMatch(/mlat=34\.06/)
})

it('shows no other place than the address that the shop has set', () => {
  const { container, map } = openAt('8 Rue Oudayas, Rabat')
  expect(container.textContent).not.toMatch(/Fez|Seffarine/)
  expect(map.queryByRole('img')).toBeNull()
  expect(map.queryByRole('button')).toBeNull()
  expect(map.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=8%20Rue%20Oudayas%2C%20Rabat',
  )
})
