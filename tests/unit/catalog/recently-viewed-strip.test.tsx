import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { catalogQueries } from '@/catalog/queries'
import { rememberViewed } from '@/catalog/recently-viewed'
import { RecentlyViewedStrip } from '@/catalog/recently-viewed-strip'
import { LanguageProvider } from '@/i18n/language-context'

const id = '00000000-0000-4000-8000-000000000001'
const lantern = {
  ...{ id, name_en: 'Lantern', name_fr: 'Lanterne', name_ar: 'فانوس', price: 200, compare_at_price: null },
  ...{ image_url: null, image_color: null, product_from_prices: null },
}

it('what is shown stays when it cannot be read again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  rememberViewed(id)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = catalogQueries.byIds([id])
  client.setQueryData(queryKey, [lantern])
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <LanguageProvider>
          <RecentlyViewedStrip />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await client.refetchQueries({ queryKey })
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'))
  expect(screen.getByText('Lantern')).toBeVisible()
})
