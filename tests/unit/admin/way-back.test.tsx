import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AdminPage } from '@/admin/admin-page'
import { Component as CourierPage } from '@/admin/couriers/courier-page'
import { Component as CustomersPage } from '@/admin/customers/customers-page'
import { Inbox } from '@/admin/messages/inbox'
import { Component as ReturnsPage } from '@/admin/returns/returns-page'
import { AuditSection } from '@/admin/settings/audit/audit-section'
import { AREAS, loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const message = {
  ...{ id: 'm1', name: 'Salma', email: 'salma@mcg.example', subject: 'A lantern', message: 'Is it large?' },
  ...{
    language: 'en',
    created_at: '2026-11-20T10:00:00Z',
    read_at: '2026-11-20T11:00:00Z',
    answered_at: null,
  },
  ...{ is_spam: false, message_replies: [] },
}

beforeAll(() => Promise.all(AREAS.map(loadArea)))
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const isOne = new Headers(init?.headers).get('accept')?.includes('pgrst.object') === true
    const rows = String(address).includes('/contact_messages') ? [message] : []
    return Promise.resolve(Response.json(isOne ? message : rows))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Frame({ children }: { children: ReactElement }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      {pathname === '/start' ? <Link to="/list">List</Link> : children}
    </>
  )
}
const isAt = (address: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(address))
const back = () => fireEvent.click(screen.getByText('Back'))
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
async function open(children: ReactElement) {
  renderInShop(<Frame>{children}</Frame>, { guarded: true, path: '/start' })
  fireEvent.click(await screen.findByText('List'))
  await isAt('/list')
}

it('messages that were read one after the other are one press of the back button', async () => {
  await open(<Inbox />)
  for (let read = 0; read < 2; read += 1) {
    fireEvent.click(await screen.findByRole('button', { name: /^A lantern/ }))
    await isAt('/list?message=m1')
    await screen.findByRole('dialog')
    escape()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isAt('/list')
  }
  back()
  await isAt('/start')
})

it('a message that the forward button opens again is closed again', async () => {
  await open(<Inbox />)
  fireEvent.click(await screen.findByRole('button', { name: /^A lantern/ }))
  for (let shown = 0; shown < 2; shown += 1) {
    await isAt('/list?message=m1')
    await screen.findByRole('dialog')
    escape()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await isAt('/list')
    if (shown === 0) fireEvent.click(screen.getByText('Forward'))
  }
})

it('a message that a link has opened is closed in its place', async () => {
  renderInShop(
    <Frame>
      <Inbox />
    </Frame>,
    { guarded: true, path: '/list?message=m1' },
  )
  await screen.findByRole('dialog')
  escape()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isAt('/list')
})

it('a day that is typed into the filter of the change log is no entry of the history for each digit', async () => {
  await open(<AuditSection />)
  for (const label of ['From', 'To'])
    for (const value of ['0002-11-24', '0020-11-24', '2026-11-24'])
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await isAt('/list?from=2026-11-24&to=2026-11-24')
  back()
  await isAt('/start')
})

it('the link above a page leads to its list as it was last seen', async () => {
  const { unmount } = renderInShop(<CustomersPage />, {
    guarded: true,
    path: '/admin/customers?q=salma&role=admin&page=3&after=x~2026',
  })
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  unmount()
  const page = (to: string) => (
    <AdminPage title="A page" back={{ to, label: 'All' }}>
      {null}
    </AdminPage>
  )
  const { unmount: leave } = renderInShop(page('/admin/customers'))
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    '/admin/customers?q=salma&role=admin&page=3&after=x~2026',
  )
  leave()
  renderInShop(page('/admin/orders'))
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/admin/orders')
})

it.each([
  ['the returns', <ReturnsPage key="page" />, '/admin/returns', '?state=received'],
  ['a courier', <CourierPage key="page" />, '/admin/couriers/amana', '?tab=remittances'],
])('%s: a page of it leads back to the tab that was open', async (_name, page, path, search) => {
  const { unmount } = renderInShop(page, { guarded: true, path: path + search })
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  unmount()
  renderInShop(
    <AdminPage title="A page" back={{ to: path, label: 'All' }}>
      {null}
    </AdminPage>,
  )
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', path + search)
})
