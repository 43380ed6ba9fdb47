import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { parseFilters } from '@/catalog/filters'
import { CARD_SIZES } from '@/catalog/prefetch'
import { catalogQueries } from '@/catalog/queries'
import { imageSrcSet } from '@/lib/image-url'
import { cardPicture } from '@/prerender/render-page'
import { boot, bootToTheEnd, CODE, REQUESTS, type Page } from './boot-visit'

describe('the first data request of the boot script', () => {
  const ID = '00000000-0000-4000-8000-0000000000aa'
  const rpc = 'https://shop.test/rest/v1/rpc/list_products'
  const home: Page = { path: '/', language: 'en', request: REQUESTS.home }
  const listing: Page = { path: '/products', language: 'en', request: REQUESTS.list }
  const app: Page = { language: 'en', request: REQUESTS.product }
  const sent = (address: string, page: Page) =>
    bootToTheEnd(`https://shop.test${address}`, null, page).requested.filter((url) => url !== CODE.data)

  it.each([
    ['/', home, `${rpc}?page_size=4&apikey=k`],
    ['/ar/products', { ...listing, language: 'ar' }, `${rpc}?page_size=24&apikey=k`],
    ['/products?sort=offers&city=Fez', listing, `${rpc}?page_size=24&apikey=k&sort=offers&city=Fez`],
    [`/product/${ID}`, app, `https://shop.test/rest/v1/products?select=id&id=eq.${ID}&apikey=k`],
  ])('of %s', (address, page, expected) => {
    expect(sent(address, page)).toEqual([expected])
  })

  it('of a frame is sent once, while the HTML still loads', () => {
    const { requested, happens, timePasses } = boot('https://shop.test/products?city=Fez', null, listing)
    expect(requested).toEqual([`${rpc}?page_size=24&apikey=k&city=Fez`])
    happens('DOMContentLoaded')
    timePasses()
    expect(requested).toHaveLength(1)
  })

  describe('of a list with filters also requests the picture of the first product', () => {
    const withPicture: Page = { ...listing, picture: cardPicture() }
    const preloads = async (address: string, products: unknown) => {
      const { added } = boot(`https://shop.test${address}`, null, withPicture, null, undefined, products)
      // After what has been promised.
      await new Promise((resolve) => setImmediate(resolve))
      return added.filter(({ rel }) => rel === 'preload')
    }

    it.each(['crafts/lamp-1000.avif', '0a1b-2c/3d.4e-1000.webp'])('%s, as its card does', async (name) => {
      const preload = await preloads('/products?city=Fez', [
        { image_url: name },
        { image_url: 'b-1000.avif' },
      ])
      expect(preload).toEqual([
        {
          name: 'link',
          rel: 'preload',
          as: 'image',
          imageSrcset: imageSrcSet(name),
          imageSizes: CARD_SIZES,
          fetchPriority: 'high',
        },
      ])
    })

    it.each([
      ['no product', []],
      ['an error', { message: 'failed' }],
      ['no picture', [{ image_url: null }]],
      ['a picture of one size', [{ image_url: 'lamp.avif' }]],
      ['a picture elsewhere', [{ image_url: 'https://pictures.test/lamp-1000.avif' }]],
      ['a name that a URL would encode', [{ image_url: 'été-1000.avif' }]],
    ])('but not with %s', async (_, products) => {
      expect(await preloads('/products?city=Fez', products)).toEqual([])
    })

    it('but not of the page itself, whose HTML names it', async () => {
      expect(await preloads('/products', [{ image_url: 'lamp-1000.avif' }])).toEqual([])
    })
  })

  it.each([
    ['/cart', app],
    ['/product/7', app],
    ['/products?city=all', listing],
    ['/products?sort=name_en', listing],
    ['/products?min=10', listing],
    ['/products?city=Fez&city=Rabat', listing],
    ['/products?x=y', listing],
  ])('of %s is not sent, because the app may request something else', (address, page) => {
    expect(sent(address, page)).toEqual([])
  })

  it.each(['', '?city=Fez', '?category=lamps&sort=price_asc', '?q=tagine', '?sort=offers&q=tea&city=Fez'])(
    'of /products%s is the one that the app sends then',
    async (search) => {
      vi.stubGlobal('location', new URL('https://shop.test'))
      const requested: string[] = []
      vi.stubGlobal('fetch', (url: URL) => {
        requested.push(url.href)
        return Promise.resolve(Response.json([]))
      })
      const readList = (params: string) =>
        createQueryClient().infiniteQuery(
          catalogQueries.list(parseFilters(new URLSearchParams(params)), 'en'),
        )
      await readList('')
      const [url = ''] = sent(`/products${search}`, { ...listing, request: requested[0] ?? '' })
      vi.stubGlobal('firstLoad', { response: { url, response: Promise.resolve(Response.json([])) } })
      await readList(search)
      expect(requested).toHaveLength(1)
    },
  )
})
