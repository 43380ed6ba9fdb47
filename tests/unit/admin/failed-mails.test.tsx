import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dashboardQueries } from '@/admin/dashboard/queries'
import { Mails } from '@/admin/messages/mails'
import { messagesMutations } from '@/admin/messages/mutations'
import { createQueryClient } from '@/app/query-client'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const mail = {
  ...{ id: 7, kind: 'order_confirmation', recipient: 'nadia@x.example', language: 'fr', user_id: null },
  ...{
    attempts: 16,
    next_attempt_at: '2026-11-21T10:00:00Z',
    sent_at: null,
    failed_at: '2026-11-21T10:00:00Z',
  },
  ...{ last_error: 'connect ECONNREFUSED', created_at: '2026-11-20T10:00:00Z', status: 'pending' },
  orders: { order_number: 'MCG-7K2QXW9D' },
}
const retried: string[] = []
let failed: number

beforeAll(() => Promise.all([loadArea('adminMessages'), loadArea('adminShell'), loadArea('deferred')]))
beforeEach(() => {
  retried.length = 0
  failed = 3
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.includes('/rpc/')) {
      retried.push(pathname)
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    if (init?.method === 'HEAD')
      return Promise.resolve(new Response(null, { headers: { 'content-range': `*/${failed}` } }))
    return Promise.resolve(Response.json(failed > 0 ? [mail] : []))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the emails that failed', () => {
  it('are all sent again by one button, after a question', async () => {
    renderInShop(<Mails />, { path: '/admin/messages?box=mails' })
    await userEvent.click(await screen.findByRole('button', { name: 'Send all failed emails again' }))
    const question = await screen.findByRole('alertdialog', { name: 'Send all 3 failed emails again?' })
    expect(retried).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Send again' }))
    await expect.poll(() => retried).toEqual(['/rest/v1/rpc/retry_failed_emails'])
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('have no button when there are none', async () => {
    failed = 0
    renderInShop(<Mails />, { path: '/admin/messages?box=mails' })
    await screen.findByText('No emails sent yet.')
    expect(screen.queryByRole('button', { name: 'Send all failed emails again' })).toBeNull()
  })
})

const ACTS = {
  'emails are sent again': () => {
    const { mutateAsync } = useMutation(messagesMutations.retryFailed())
    return () => mutateAsync()
  },
  'an email is sent again': () => {
    const { mutateAsync } = useMutation(messagesMutations.retry())
    return () => mutateAsync(7)
  },
  'a message is deleted': () => {
    const { mutateAsync } = useMutation(messagesMutations.remove())
    return () => mutateAsync('m1')
  },
}

it.each(Object.entries(ACTS))('the dashboard is read again when %s', async (_name, useAct) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'm1' })))
  const client = createQueryClient()
  const { queryKey } = dashboardQueries.overview()
  client.setQueryData(queryKey, { failed_emails: 3 } as never)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  await renderHook<() => Promise<unknown>, unknown>(useAct, { wrapper }).result.current()
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
