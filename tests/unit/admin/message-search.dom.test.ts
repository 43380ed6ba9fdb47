import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { allSubscribers, messagesQueries } from '@/admin/messages/queries'

afterEach(() => vi.unstubAllGlobals())

it('no message, subscriber or email is found by a mark that would match all of them', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json([{ id: '1', email: 'a@x.example', created_at: '2026-11-21' }], {
        headers: { 'Content-Range': '0-0/1' },
      }),
    ),
  )
  const client = new QueryClient()
  const find = async (search: string) => {
    const list = { search, state: '', language: '', cursor: null }
    return [
      (await client.query(messagesQueries.inbox(list))).rows.length,
      (await client.query(messagesQueries.subscribers(list))).rows.length,
      await client.query(messagesQueries.subscriberCount(list)),
      (await client.query(messagesQueries.mails(list))).rows.length,
      (await allSubscribers(list)).length,
    ]
  }
  expect(await find('x')).toEqual([1, 1, 1, 1, 1])
  expect(await find('؟')).toEqual([0, 0, 0, 0, 0])
  expect(await find('!!!')).toEqual([0, 0, 0, 0, 0])
})
