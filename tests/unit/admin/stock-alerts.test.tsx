import { publicUrl } from '@/paths'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { alertMessage, piecesFor } from '@/admin/stock-alerts/alert-message'
import type { StockAlert } from '@/admin/stock-alerts/queries'
import { Component } from '@/admin/stock-alerts/stock-alerts-page'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const PRODUCT = '20000000-0000-4000-8000-000000000002'
const alert: StockAlert = {
  ...{ id: 7, product_id: PRODUCT, variation_ids: ['red'], email: null, phone: '+212612345678' },
  ...{ language: 'fr', created_at: '2026-11-20T10:00:00Z' },
  ...{ ready_at: '2026-11-22T10:00:00Z', notified_at: null },
  products: {
    ...{ name_en: 'Pouf', name_fr: 'Pouf rond', name_ar: 'بوف' },
    product_variations: [
      { id: 'red', variation_type: 'color', variation_value: 'Red' },
      { id: 'blue', variation_type: 'color', variation_value: 'Blue' },
    ],
    stock_units: [
      { variation_ids: ['red'], quantity: 2 },
      { variation_ids: ['blue'], quantity: 5 },
    ],
  },
}

type Sent = { method: string; path: string; body: unknown }
const sent: Sent[] = []
let rows: StockAlert[]

beforeAll(() => Promise.all([loadArea('adminProducts'), loadArea('adminShell'), loadArea('deferred')]))
beforeEach(() => {
  sent.length = 0
  rows = [alert]
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, search } = new URL(String(address), 'http://shop.test')
    const method = init?.method ?? 'GET'
    if (pathname.endsWith('/rpc/stock_alert_counts')) {
      const { name_en, name_fr, name_ar } = alert.products
      const counted = { product_id: PRODUCT, stock_quantity: 7, waiting: 3, to_notify: 1 }
      return Promise.resolve(Response.json([{ name_en, name_fr, name_ar, ...counted }]))
    }
    if (pathname.endsWith('/stock_alerts')) {
      if (method === 'GET') return Promise.resolve(Response.json(rows))
      sent.push({ method, path: search, body: JSON.parse((init?.body as string | undefined) ?? 'null') })
      return Promise.resolve(Response.json({ id: alert.id }))
    }
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the list of stock alerts', () => {
  it('shows who is to be told of which piece, with a chat in their language', async () => {
    renderInShop(<Component />, { path: '/admin/stock-alerts?state=to_notify' })
    const row = (await screen.findByText('+212612345678')).closest('tr')!
    expect(row).toHaveTextContent('Pouf')
    expect(row).toHaveTextContent('Red · In stock: 2')
    const chat = new URL(
      within(row).getByRole('link', { name: 'WhatsApp: +212612345678' }).getAttribute('href') ?? '',
    )
    expect(chat.pathname).toBe('/212612345678')
    expect(chat.searchParams.get('text')).toContain('Pouf rond · Rouge est de nouveau en stock')
    expect(await screen.findByText('To be told (1)')).toBeInTheDocument()
  })

  it('ticks who was told, and deletes after a question', async () => {
    renderInShop(<Component />, { path: '/admin/stock-alerts?state=to_notify' })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Told: +212612345678' }))
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'PATCH', body: { notified_at: 'now' } })
    expect(sent[0]?.path).toContain('id=eq.7')
    await userEvent.click(screen.getByRole('button', { name: 'Delete the alert of +212612345678' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this stock alert?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ method: 'DELETE' })
  })

  it('of one product opens with those who wait for it, also while people are to be told of another', async () => {
    rows = [{ ...alert, product_id: 'vase', products: { ...alert.products, name_en: 'Vase' } }]
    renderInShop(<Component />, { path: '/admin/stock-alerts?product=vase' })
    expect(await screen.findByText('To be told (0)')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Waiting (0)')
    // It is not among those that people wait for: the choice names it all the same.
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Vase')
  })

  it('of a product that no one waits for is never named by its id', async () => {
    rows = []
    renderInShop(<Component />, { path: '/admin/stock-alerts?product=50000000-0000-4000-8000-000000000005' })
    expect(await screen.findByText('To be told (0)')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Product')
  })

  it('of one product without alerts leads back to all', async () => {
    rows = []
    renderInShop(<Component />, { path: '/admin/stock-alerts?product=vase' })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('To be told (1)')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('All products')
  })

  it('says when no one is to be told', async () => {
    rows = []
    renderInShop(<Component />, { path: '/admin/stock-alerts?state=to_notify' })
    expect(await screen.findByText(/You do not need to tell anyone/)).toBeInTheDocument()
  })
})

describe('what a person is told', () => {
  it('counts the pieces of all combinations that will do', () => {
    expect([piecesFor(alert), piecesFor({ ...alert, variation_ids: [] })]).toEqual([2, 7])
  })

  it.each([
    ['en', 'Hello, this is Souk. You asked us to tell you: Pouf · Red is back in stock.'],
    ['ar', 'مرحبًا، معك Souk. طلبت منا إخبارك: القطعة «بوف · أحمر» متوفرة من جديد.'],
  ] as const)('is written in the language of the request (%s)', (language, text) => {
    const message = alertMessage({ ...alert, language }, 'Souk', 'https://shop.example')
    expect(message).toContain(text)
    expect(message).toContain(`https://shop.example${publicUrl(`/product/${PRODUCT}?color=Red`, language)}`)
  })
})
