import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { readProduct } from '@/app/loaders'
import { createQueryClient } from '@/app/query-client'
import { catalogQueries } from '@/catalog/queries'

const ID = '00000000-0000-4000-8000-0000000000aa'

afterEach(() => onlineManager.setOnline(true))

it('a product whose connection is lost between two attempts does not keep the page waiting', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const queryClient = createQueryClient()
  const loading = readProduct(queryClient, ID)
  await expect
    .poll(() => queryClient.getQueryState(catalogQueries.product(ID).queryKey)?.fetchFailureCount)
    .toBe(1)
  onlineManager.setOnline(false)
  expect(await loading).toBeNull()
  expect(queryClient.getQueryState(catalogQueries.product(ID).queryKey)?.fetchStatus).toBe('paused')
  queryClient.clear()
})
