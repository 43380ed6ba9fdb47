import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { LineEditor } from '@/admin/orders/lines/line-editor'
import type { EditedLine } from '@/admin/orders/lines/lines'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const uuid = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`
/** The fourth is sold out. */
const PRODUCTS = ['1', '2', '3', '4'].map((digit) => ({
  ...{
    id: uuid(digit),
    name_en: `Bowl ${digit}`,
    name_fr: `Bol ${digit}`,
    name_ar: `زلافة ${digit}`,
    price: 100,
  },
  ...{ image_url: null, product_variations: [] },
  stock_units: [{ variation_ids: [], quantity: digit === '4' ? 0 : 9 }],
}))

const numberOf = (init?: RequestInit) =>
  (JSON.parse((init?.body as string | undefined) ?? '{}') as { number?: string }).number ?? ''

/** A slow connection: nothing is answered before it is there. */
let arrive: () => void
beforeAll(() =>
  Promise.all((['adminDrafts', 'adminShell', 'adminOrders', 'deferred'] as const).map(loadArea)),
)
beforeEach(() => {
  const connected = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    await connected
    if (pathname.endsWith('/rpc/product_by_number')) {
      const number = numberOf(init)
      return Response.json(
        PRODUCTS.find(({ name_en: name }) => name === `Bowl ${number.slice(-1)}`)?.id ?? null,
      )
    }
    const id = searchParams.get('id')?.split('.').at(-1)
    return Response.json(PRODUCTS.filter((product) => product.id === id))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Order() {
  const [lines, setLines] = useState<readonly EditedLine[]>([])
  return <LineEditor lines={lines} refused={[]} onChange={setLines} />
}

it('three products that are scanned before the first is found are all added', async () => {
  renderInShop(<Order />)
  const field = await screen.findByRole('searchbox')
  for (const number of ['A-1', 'A-2', 'A-3']) {
    fireEvent.change(field, { target: { value: number } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await act(() => Promise.resolve())
  }
  arrive()
  expect(await screen.findByText('Bowl 3')).toBeVisible()
  expect(screen.getByText('Bowl 1')).toBeVisible()
  expect(screen.getByText('Bowl 2')).toBeVisible()
})

it('a product that could not be looked up is named when the next one is scanned', async () => {
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) =>
    numberOf(init) === 'A-1' ? Promise.reject(new TypeError('Failed to fetch')) : answer(address, init),
  )
  arrive()
  renderInShop(<Order />)
  const field = await screen.findByRole('searchbox')
  const scan = (number: string) => {
    fireEvent.change(field, { target: { value: number } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  scan('A-1')
  expect(await screen.findByText('1 number could not be looked up. Scan it again:')).toBeVisible()
  scan('A-2')
  expect(await screen.findByText('Bowl 2')).toBeVisible()
  expect(screen.getByText('A-1')).toBeVisible()
})

it('scans for which nothing was added are named when the next ones follow, until they are read', async () => {
  arrive()
  renderInShop(<Order />)
  const field = await screen.findByRole('searchbox')
  const scan = (number: string) => {
    fireEvent.change(field, { target: { value: number } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const inVain = () => screen.queryAllByText(/^Nothing was added for/).map(({ textContent }) => textContent)
  scan('X-9')
  expect(await screen.findByText('0 products found')).toBeVisible()
  scan('A-4')
  expect(await screen.findByRole('heading', { name: 'Bowl 4' })).toBeVisible()
  scan('A-2')
  expect(await screen.findByText('Bowl 2')).toBeVisible()
  expect(inVain()).toEqual(['Nothing was added for X-9.', 'Nothing was added for A-4.'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear this list' }))
  expect(inVain()).toEqual([])
})
