import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { AcceptedMethods } from '@/shell/accepted-methods'

beforeAll(() => loadArea('deferred'))

const footer = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <LanguageProvider>
      <AcceptedMethods />
    </LanguageProvider>
  </QueryClientProvider>
)

function withMethods(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(settingsQueries.paymentMethods().queryKey, [
    { method: 'cash_on_delivery', countries: 'morocco' },
    { method: 'card', countries: 'all' },
  ])
  return client
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('the footer names the ways to pay that the shop offers, and no other', () => {
  render(footer(withMethods()))
  expect(shown()).toEqual(['Cash on delivery', 'Card'])
})

it('the footer hydrates from the HTML of the build although the page has read them before', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(footer(new QueryClient()))
  const onRecoverableError = vi.fn()
  const hydrated = await act(() => hydrateRoot(root, footer(withMethods()), { onRecoverableError }))
  expect(shown()).toEqual(['Cash on delivery', 'Card'])
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
  root.remove()
})
