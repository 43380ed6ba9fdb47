import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Component as CourierPage } from '@/admin/couriers/courier-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all((['adminCouriers', 'adminShell', 'deferred'] as const).map(loadArea)))
afterEach(() => vi.unstubAllGlobals())

const parcel = (number: string, days: number) => ({
  ...{ order_number: number, contact_name: 'Salma', phone: '', city: 'Fez', tracking_number: '' },
  ...{ delivery_failure: null, status: 'delivered', cash: 100 },
  since: new Date(Date.now() - days * 86_400_000).toISOString(),
})

it('a parcel is late from the moment at which the courier is overdue', async () => {
  vi.stubGlobal('fetch', (address: URL | string) => {
    const balances = [{ id: 'amana', name: 'Amana', remittance_days: 7 }]
    const parcels = [parcel('MCG-2222', 7.5), parcel('MCG-3333', 6.5)]
    return Promise.resolve(Response.json(String(address).includes('/courier_balances') ? balances : parcels))
  })
  renderInShop(
    <Routes>
      <Route path="/admin/couriers/:id" element={<CourierPage />} />
    </Routes>,
    { path: '/admin/couriers/amana' },
  )
  const line = async (number: string) =>
    within((await screen.findByRole('link', { name: number })).closest('li')!)
  await screen.findByRole('heading', { name: 'Amana' })
  expect((await line('MCG-2222')).getByText('7 days')).toBeVisible()
  expect((await line('MCG-3333')).queryByText(/days/)).toBeNull()
})
