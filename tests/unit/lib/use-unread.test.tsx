import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFailure, useUnread } from '@/lib/use-unread'

beforeEach(() => {
  vi.useFakeTimers()
  onlineManager.setOnline(true)
})
afterEach(() => vi.useRealTimers())

const READS: Record<string, () => Promise<string>> = {}
const useRead = (name: string) =>
  useQuery({ queryKey: [name], queryFn: () => READS[name]?.(), retry: 1, retryDelay: 1_000 })

function Part({ names: [one, other] }: { names: readonly [string, string] }) {
  const first = useRead(one)
  const second = useRead(other)
  const unread = useUnread(first, second)
  if (unread === null) return <p>{first.data ?? 'loading'}</p>
  return (
    <button type="button" aria-busy={unread.isFetching} onClick={unread.refetch}>
      {unread.error.message}
    </button>
  )
}
function Parts() {
  const [names, setNames] = useState<readonly [string, string]>(['one', 'other'])
  return (
    <QueryClientProvider client={client}>
      <Part names={names} />
      <button type="button" onClick={() => setNames(['third', 'other'])}>
        Next
      </button>
    </QueryClientProvider>
  )
}

let client = new QueryClient()
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const failing = (text: string) => () => Promise.reject(new Error(text))
const reading = (text: string) => () => Promise.resolve(text)

beforeEach(() => {
  client = new QueryClient()
  READS.one = failing('lost')
  READS.other = reading('other')
  READS.third = reading('third')
})

it('says why over the retries of a read, and its button keeps the focus until there is data', async () => {
  render(<Parts />)
  expect(screen.getByText('loading')).toBeInTheDocument()
  await pass(500)
  expect(screen.getByText('loading')).toBeInTheDocument()
  await pass(1_000)
  const button = screen.getByRole('button', { name: 'lost' })
  expect(button).toHaveAttribute('aria-busy', 'false')
  button.focus()
  for (const round of [1, 2]) {
    fireEvent.click(button)
    await pass(0)
    expect(client.getQueryState(['one'])).toMatchObject({ status: 'pending', error: null })
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
    await pass(500)
    expect(button).toHaveFocus()
    await pass(1_000)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'false')
    expect(client.getQueryState(['one'])).toMatchObject({ errorUpdateCount: round + 1 })
  }
  READS.one = reading('found')
  fireEvent.click(button)
  await pass(0)
  expect(screen.getByText('found')).toBeInTheDocument()
})

it('reads again only what could not be read, and forgets it for another query', async () => {
  const other = vi.fn(reading('other'))
  READS.other = other
  render(<Parts />)
  await pass(1_500)
  fireEvent.click(screen.getByRole('button', { name: 'lost' }))
  await pass(0)
  expect(other).toHaveBeenCalledOnce()
  READS.third = () => new Promise(() => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await pass(0)
  expect(screen.getByText('loading')).toBeInTheDocument()
})

function Kept() {
  const query = useRead('one')
  const failed = useFailure(query)
  return (
    <p>
      {query.data ?? 'nothing'}, {failed?.error.message ?? 'well'}
    </p>
  )
}

it('a failure to read again stands beside the earlier data', async () => {
  READS.one = reading('found')
  render(
    <QueryClientProvider client={client}>
      <Kept />
    </QueryClientProvider>,
  )
  await pass(0)
  expect(screen.getByText('found, well')).toBeInTheDocument()
  READS.one = failing('lost')
  void client.refetchQueries({ queryKey: ['one'] })
  await pass(1_500)
  expect(screen.getByText('found, lost')).toBeInTheDocument()
})
