import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/app/query-client'

test('a first load that was answered before a change is asked again after it', async () => {
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
