import { useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { catalogQueries } from '@/catalog/queries'
import { useCatalogSubscription } from '@/catalog/use-catalog-subscription'
import { renderInShop } from '../../render'

const listeners = vi.hoisted(() => new Set<() => void>())

vi.mock('@/lib/realtime', () => ({
  watchTable: (_table: string, onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}))
vi.mock('@/lib/after-paint', async (original) => ({
  ...(await original<object>()),
  afterFirstScreen: (callback: () => void) => {
    callback()
    return () => undefined
  },
  visitorPresent: () => Promise.resolve(),
}))

it('a change is read at once where the page is seen, and where it is hidden once it is seen again', async () => {
  const read = vi.fn(() => Promise.resolve(0))
  function Page() {
    useCatalogSubscription()
    useQuery({ queryKey: [...catalogQueries.all, 'page'], queryFn: read, staleTime: 30_000 })
    return null
  }
  renderInShop(<Page />)
  await waitFor(() => expect(listeners.size).toBeGreaterThan(0))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  vi.useFakeTimers()
  try {
    const change = () =>
      act(async () => {
        for (const tell of listeners) tell()
        await vi.advanceTimersByTimeAsync(1000)
      })
    await change()
    expect(read).toHaveBeenCalledTimes(2)

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await change()
    await change()
    expect(read).toHaveBeenCalledTimes(2)

    hidden.mockRestore()
    state.mockRestore()
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(read).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})
