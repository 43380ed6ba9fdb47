import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CommandPalette } from '@/admin/command-palette'
import { CustomerSearch } from '@/admin/orders/draft/customer-search'
import { ProductSearch } from '@/admin/orders/lines/product-search'
import type { ScopeInput } from '@/admin/sales/schema'
import { Scope } from '@/admin/sales/scope-fields'
import { loadArea } from '@/i18n/catalogues'
import { supabase } from '@/lib/supabase'
import { renderInShop } from '../../render'

const asked: string[] = []

beforeAll(async () => {
  await Promise.all((['adminDrafts', 'adminSales', 'adminShell', 'deferred'] as const).map(loadArea))
  // So that nothing but the pause stands between a letter and its request.
  await supabase()
})
beforeEach(() => {
  asked.length = 0
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://shop.test')
    if (pathname.includes('/rpc/')) {
      const { search } = JSON.parse((init?.body as string | undefined) ?? '{}') as { search?: string }
      asked.push(`${pathname.replace(/.*\//, '')} ${search ?? ''}`)
    }
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => vi.unstubAllGlobals())

function ChosenProducts() {
  const form = useForm<ScopeInput>({
    defaultValues: { scope: 'products', category_keys: [], product_ids: [] },
  })
  return (
    <FormProvider {...form}>
      <Scope />
    </FormProvider>
  )
}

it.each<[string, 'combobox' | 'searchbox', ReactNode, string[]]>([
  [
    'command palette',
    'combobox',
    <CommandPalette key="palette" onClose={() => undefined} />,
    ['admin_orders', 'admin_products', 'admin_customers'],
  ],
  [
    'known customer',
    'searchbox',
    <CustomerSearch key="customer" onPick={() => undefined} />,
    ['find_customers'],
  ],
  [
    'product of an order',
    'searchbox',
    <ProductSearch key="product" onAdd={() => undefined} />,
    ['admin_products'],
  ],
  ['product of a sale', 'searchbox', <ChosenProducts key="sale" />, ['admin_products']],
])('a typed search asks once, when its last letter is there: %s', async (_field, role, ui, functions) => {
  renderInShop(ui)
  const field = await screen.findByRole(role)
  for (const value of ['sal', 'salm', 'salma']) {
    fireEvent.change(field, { target: { value } })
    await act(() => Promise.resolve())
  }
  expect(screen.queryByText(/^No results/)).toBeNull()
  await waitFor(() => expect(asked).toEqual(functions.map((name) => `${name} salma`)))
})
