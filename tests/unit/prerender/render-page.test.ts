import { beforeEach, expect, it, vi } from 'vitest'
import { activeProducts, createQueryClient, merchantFeeds, renderPage } from '@/prerender/render-page'

const ID = '20000000-0000-4000-8000-000000000001'
const ORIGIN = 'http://shop.invalid'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('history', { state: null })
})

/** An API with one product, which answers some requests otherwise. */
function stubApi(answerTo: (url: URL) => Promise<Response> | undefined): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = new URL(new Request(input).url)
    const answer = url.pathname.endsWith('/shop_settings') ? { site_name: 'Dar' } : []
    return answerTo(url) ?? Promise.resolve(Response.json(answer))
  })
}

it.each([
  ['the list', '/fr/products', 'list_products'],
  ['the filters of the list', '/products', 'catalog_facets'],
  ['the newest products', '/', 'list_products'],
  ['the similar products', `/product/${ID}`, 'similar_to='],
  ['the product', `/product/${ID}`, `id=eq.${ID}`],
])('writes no page without %s', async (_what, path, failing) => {
  const failed: string[] = []
  stubApi(({ href }) => {
    if (!href.includes(failing)) return undefined
    failed.push(href)
    return Promise.resolve(Response.json({ code: '22003', message: 'out of range' }, { status: 400 }))
  })
  const language = path.startsWith('/fr') ? 'fr' : 'en'
  await expect(renderPage(new URL(path, ORIGIN), language, createQueryClient())).rejects.toMatchObject({
    code: 'invalid_request',
  })
  expect(failed).toHaveLength(1)
})

it.each<[what: string, table: string, read: () => Promise<unknown>]>([
  ['the list of products', 'products', () => activeProducts()],
  ['the products of the feeds', 'products', () => merchantFeeds([ID], ORIGIN)],
  ['the delivery in the feeds', 'delivery_rates', () => merchantFeeds([ID], ORIGIN)],
])('reads %s again after an answer was lost', async (_what, table, read) => {
  vi.useFakeTimers()
  try {
    let lost = 0
    stubApi(({ pathname }) => {
      if (lost > 0 || !pathname.endsWith(`/${table}`)) return undefined
      lost += 1
      return Promise.reject(new TypeError('fetch failed'))
    })
    const settled = vi.fn<(result: unknown) => void>()
    void read().then(() => settled('read'), settled)
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce())
    expect(settled).toHaveBeenCalledWith('read')
    expect(lost).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
