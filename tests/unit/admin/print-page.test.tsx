import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { adminPaths } from '@/admin/admin-paths'
import { Component as PrintPage } from '@/admin/orders/print-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const SHOP = { site_name: 'Souk', contact_phone: '+212500000000' }
/** They have no 0 and no 1. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const digits = index.toString(8).padStart(8, '0')
    return `MCG-${digits.replace(/./g, (digit) => String(Number(digit) + 2))}`
  })

let requested: string[]
beforeAll(() => Promise.all((['adminOrders', 'adminShell'] as const).map(loadArea)))
beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', (address: URL | string) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    if (pathname.endsWith('/shop_settings')) return Promise.resolve(Response.json(SHOP))
    if (pathname.endsWith('/orders')) requested = searchParams.get('order_number')?.match(/MCG-\w+/g) ?? []
    return Promise.resolve(Response.json([]))
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
