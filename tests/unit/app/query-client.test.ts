import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { unwrap } from '@/lib/errors'

test('a first load that was answered before a change is repeated after it', async () => {
  const client = createQueryClient()
  const queryKey = ['orders', 'mine']
  const answers: ((orders: string[]) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  })
  const leave = observer.subscribe(() => undefined)
  const mutation = new MutationObserver(client, {
    mutationFn: () => Promise.resolve('changed'),
    meta: { invalidates: [['orders']] },
  })
  const changed = mutation.mutate()
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true)

  answers[0]?.(['before'])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['after'])
  await changed
  expect(observer.getCurrentResult().data).toEqual(['after'])
  leave()
  client.clear()
})

test('what a failed change may have done in part is read again, after its optimistic change is taken back', async () => {
  const client = createQueryClient()
  const queryKey = ['orders', 'mine']
  client.setQueryData(queryKey, ['before'])
  const mutation = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error('refused')),
    onMutate: () => client.setQueryData(queryKey, ['changed']),
    onError: () => client.setQueryData(queryKey, ['before']),
    meta: { invalidates: [['orders']] },
  })
  await expect(mutation.mutate()).rejects.toThrow('refused')
  expect(client.getQueryData(queryKey)).toEqual(['before'])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  client.clear()
})

test('the error of a change is shown before the queries are read again', async () => {
  const client = createQueryClient()
  const queryKey = ['orders', 'mine']
  client.setQueryData(queryKey, ['before'])
  const read = vi.fn<() => Promise<string[]>>(() => new Promise(() => undefined))
  const leave = new QueryObserver(client, { queryKey, queryFn: read, staleTime: Infinity }).subscribe(
    () => undefined,
  )
  const mutation = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error('refused')),
    meta: { invalidates: [['orders']] },
  })
  await expect(mutation.mutate()).rejects.toThrow('refused')
  await expect.poll(() => read.mock.calls.length).toBe(1)
  leave()
  client.clear()
})

test('a change without a connection fails at once, and is not sent when the connection returns', async () => {
  const client = createQueryClient()
  onlineManager.setOnline(false)
  let sent = 0
  const mutation = new MutationObserver(client, {
    mutationFn: () => {
      sent += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  const first = mutation.mutate().catch((error: unknown) => error)
  await expect.poll(() => mutation.getCurrentResult().status).toBe('error')
  expect(await first).toBeInstanceOf(TypeError)
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(sent).toBe(1)
  client.clear()
})

test.each([
  ['PGRST202', 'Could not find the function public.list_products in the schema cache'],
  ['PGRST205', "Could not find the table 'public.products' in the schema cache"],
])('what the API has not loaded yet after a migration is read again: %s', async (code, message) => {
  vi.useFakeTimers()
  try {
    const client = createQueryClient()
    let requests = 0
    const answer = client.query({
      queryKey: ['products'],
      retry: client.getDefaultOptions().queries?.retry ?? false,
      queryFn: () => {
        requests += 1
        return requests < 3
          ? unwrap({ data: null, status: 404, error: { code, message, details: '', hint: null } })
          : unwrap({ data: ['bowl'], error: null, status: 200 })
      },
    })
    await vi.runAllTimersAsync()
    expect(await answer).toEqual(['bowl'])
    expect(requests).toBe(3)
    client.clear()
  } finally {
    vi.useRealTimers()
  }
})

test('a build, which nothing waits for, reads again what timed out', async () => {
  vi.useFakeTimers()
  try {
    const client = createQueryClient()
    const read = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(Object.assign(new Error('late'), { name: 'TimeoutError' }))
      .mockResolvedValue('bowl')
    const answer = client.query({ queryKey: ['products'], queryFn: read })
    await vi.runAllTimersAsync()
    expect(await answer).toBe('bowl')
    client.clear()
  } finally {
    vi.useRealTimers()
  }
})
