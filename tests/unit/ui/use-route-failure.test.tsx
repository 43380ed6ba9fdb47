import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '@/i18n/language-context'
import { MissingCodeError } from '@/lib/code'
import { currentToasts } from '@/ui/toast'
import { useRouteFailure } from '@/ui/use-route-failure'

const reload = vi.fn<(address: string) => Promise<boolean>>()
beforeEach(() => vi.stubGlobal('recovery', { reload }))
afterEach(() => reload.mockReset())

function Failure() {
  const { title, retry, retryLabel } = useRouteFailure(LOST)
  return (
    <button type="button" title={title} onClick={retry}>
      {retryLabel}
    </button>
  )
}
const LOST = new MissingCodeError(new Error('gone'))

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider initialLanguage="en">
        <RouterProvider
          router={createMemoryRouter([{ path: '*', Component: Failure }], {
            initialEntries: ['/terms?a=b#c'],
          })}
        />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

it('says so when the button of a page whose code is lost cannot reach the shop', async () => {
  show()
  reload.mockResolvedValue(false)
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await act(() => Promise.resolve())
  expect(reload).toHaveBeenCalledExactlyOnceWith('/terms?a=b#c')
  expect(currentToasts().map(({ description }) => description)).toEqual([
    'The shop cannot be reached. Please check your connection.',
  ])
})

it('opens a page whose code is lost when the connection is back', async () => {
  show()
  reload.mockResolvedValue(true)
  globalThis.dispatchEvent(new Event('online'))
  await act(() => Promise.resolve())
  expect(reload).toHaveBeenCalledExactlyOnceWith('/terms?a=b#c')
})
