import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { settingsQueries } from '@/settings/queries'
import { AcceptedMethods } from '@/shell/accepted-methods'

beforeAll(() => loadArea('deferred'))

it('the footer names the ways to pay that the shop offers, and no other', () => {
  const client = new QueryClient()
  client.setQueryData(settingsQueries.paymentMethods().queryKey, [
    { method: 'cash_on_delivery', countries: 'morocco' },
    { method: 'card', countries: 'all' },
  ])
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <AcceptedMethods />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cash on delivery',
    'Card',
  ])
})
