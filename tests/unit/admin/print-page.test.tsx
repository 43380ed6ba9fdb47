import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { adminPaths } from '@/admin/admin-paths'
import { Component as PrintPage } from '@/admin/orders/print-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const SHOP = { site_name: 'Souk', contact_phone: '+212500000000' }
const paper = {
  ...{ language: 'en', payment_method: 'cash_on_delivery', total_amount: 480, amount_due: 0 },
  ...{ paid_amount: 480, refunded_amount: 0, refunding_amount: 0, disputed_amount: 0 },
  ...{ contact_name: 'Salma', phone: '', address: '1 rue', district: '', landmark: '', city: 'Fez' },
  ...{ region: '', postal_code: '', country: 'morocco', tracking_token: 'abc' },
  ...{ order_status_history: [], order_items: [], payments: [] },
}
/** They have no 0 and no 1. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const digits = index.toString(8).padStart(8, '0')
    return `MCG-${digits.replace(/./g, (digit) => String(Number(digit) + 2))}`
  })

let requested: string[]
let papers: object[]
beforeAll(() => Promise.all((['adminOrders', 'adminPayments', 'adminShell'] as const).map(loadArea)))
beforeEach(() => {
  requested = []
  papers = []
  vi.stubGlobal('fetch', (address: URL | string) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (!pathname.endsWith('/orders')) return Promise.resolve(Response.json([]))
    requested = searchParams.get('order_number')?.match(/MCG-\w+/g) ?? []
    return Promise.resolve(Response.json(papers))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function print(count: number) {
  renderInShop(
    <Suspense>
      <Routes>
        <Route path="/admin/papers/:kind" element={<PrintPage />} />
      </Routes>
    </Suspense>,
    { path: adminPaths.papers('label', numbers(count)) },
  )
  await screen.findByText(/^There are no orders with these numbers/)
}

it('prints as many labels as are handed over at a time', async () => {
  await print(200)
  expect(requested).toEqual(numbers(200))
  expect(screen.queryByText(/left out/)).toBeNull()
})

it('says how many of more are left out', async () => {
  await print(203)
  expect(requested).toEqual(numbers(200))
  expect(screen.getByRole('alert')).toHaveTextContent('3 orders are left out: 200 are printed at a time.')
})

it('leads back to the list that the orders were chosen in', async () => {
  const search = '?q=fez&page=3&after=x~2026'
  sessionStorage.setItem('mcg-admin-lists', JSON.stringify({ '/admin/orders': search }))
  await print(2)
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', `/admin/orders${search}`)
})

it('names the cancelled orders among those that are printed', async () => {
  const [cancelled, processing] = numbers(2)
  papers = [
    { ...paper, id: 'a', order_number: cancelled, status: 'cancelled' },
    { ...paper, id: 'b', order_number: processing, status: 'processing' },
  ]
  await print(3)
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('These orders are cancelled.')
  expect(notice).toHaveTextContent(String(cancelled))
  expect(notice).not.toHaveTextContent(String(processing))
  expect(screen.getByText('Cancelled: do not hand over')).toBeInTheDocument()
  expect(screen.getByText('Paid: nothing to collect')).toBeInTheDocument()
})
