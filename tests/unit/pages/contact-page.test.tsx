import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { loadArea, loadCatalogue } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { Component as ContactPage } from '@/pages/contact-page'
import { ContactForm } from '@/pages/contact/contact-form'
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

const form = (address: string) => (
  <QueryClientProvider client={new QueryClient()}>
    <LanguageProvider initialLanguage="en">
      <MemoryRouter initialEntries={[address]}>
        <Link to="/Contact">Contact</Link>
        <Link to="/Contact?about=bulk">Ask for an offer</Link>
        <ContactForm />
      </MemoryRouter>
    </LanguageProvider>
  </QueryClientProvider>
)

it('without scripts the form says that it needs them, and puts nothing into the address', () => {
  const html = renderToString(form('/Contact'))
  expect(html).toMatch(/<form[^>]*method="post"[^>]*><noscript>.*This page needs JavaScript/)
})

it('keeps a message for each topic, also from one to the other without another page', () => {
  render(form('/Contact'))
  const field = (label: RegExp) => screen.getByLabelText(label)
  fireEvent.change(field(/^Message/), { target: { value: 'About my order' } })
  fireEvent.click(screen.getByRole('link', { name: 'Ask for an offer' }))
  expect(field(/^Subject/)).toHaveValue('Offer for several pieces')
  const offer = `${(field(/^Message/) as HTMLTextAreaElement).value}Ten poufs`
  fireEvent.change(field(/^Message/), { target: { value: offer } })

  fireEvent.click(screen.getByRole('link', { name: 'Contact' }))
  expect(field(/^Subject/)).toHaveValue('')
  expect(field(/^Message/)).toHaveValue('About my order')
  fireEvent.click(screen.getByRole('link', { name: 'Ask for an offer' }))
  expect(field(/^Message/)).toHaveValue(offer)
})
