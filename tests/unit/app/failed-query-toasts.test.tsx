import { useQuery } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from '@/app/providers'
import { createQueryClient } from '@/app/query-client'
import { AppError } from '@/lib/errors'
import { currentToasts, subscribeToasts } from '@/ui/toast'

it('a query that keeps failing shows one toast, and another when it fails after it has succeeded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const queryClient = createQueryClient()
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new AppError('no_answer'))
  const query = {
    queryKey: ['list'],
    queryFn: () => read(),
    retry: false,
    meta: { errorText: 'shop.error.no_answer' },
  } as const
  const List = () => useQuery(query).data
  render(<App queryClient={queryClient} initialLanguage="en" router={<List />} />)
  const errors = new Set<number>()
  subscribeToasts(() => {
    for (const { id, tone } of currentToasts()) if (tone === 'error') errors.add(id)
  })
  const toastCount = () => errors.size
  await waitFor(() => expect(toastCount()).toBe(1))
  await act(() => queryClient.refetchQueries(query))
  expect(read).toHaveBeenCalledTimes(2)
  expect(toastCount()).toBe(1)
  read.mockResolvedValueOnce('arrived')
  await act(() => queryClient.refetchQueries(query))
  await act(() => queryClient.refetchQueries(query))
  await waitFor(() => expect(toastCount()).toBe(2))
  // In the same words, so that the second stands in the place of the first.
  expect(currentToasts()).toHaveLength(1)
})
