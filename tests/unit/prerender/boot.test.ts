import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { parseFilters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import { publicUrl } from '@/paths'
import type { RecordedInput } from '@/prerender/first-load'

const script = readFileSync('src/prerender/boot.js', 'utf8')

const REQUESTS = {
  home: '/rest/v1/rpc/list_products?page_size=4&apikey=k',
  product: '/rest/v1/products?select=id&id=eq.{id}&apikey=k',
  list: '/rest/v1/rpc/list_products?page_size=24&apikey=k',
}

type Page = { path?: string; language: string; unless?: string; request?: string }

const CODE = {
  entry: '/assets/index.js',
  preload: ['/assets/home.js'],
  styles: '/assets/index.css',
  data: '/assets/data.json',
}

type Picture = { complete: boolean; addEventListener: (name: string, listener: () => void) => void }

type Connection = { saveData: boolean; rtt: number }

function boot(
  address: string,
  language: string | null = null,
  page?: Page,
  picture: Picture | null = null,
  connection?: Connection,
) {
  const url = new URL(address)
  const root = { lang: page?.language ?? 'en', dir: 'ltr' }
  const dataset: Record<string, string> = {}
  // Not enumerable, so that toEqual compares lang and dir only.
  Object.defineProperty(root, 'dataset', { value: dataset, enumerable: false })
  const requested: string[] = []
  const added: Record<string, unknown>[] = []
  const elements: { name?: string; rel?: string; onerror?: () => void }[] = []
  const codeFailed = vi.fn()
  const replaceChildren = vi.fn()
  const listeners: Record<string, ((event?: object) => void)[]> = {}
  const timers: { act: () => void; after: number }[] = []
  const fonts = ['latin', 'arabic', ''].map((writing) => ({ media: 'not all', dataset: { fonts: writing } }))
  const stored = vi.fn()
  const replace = vi.fn()
  const replaceState = vi.fn()
  const { protocol, host, hostname, pathname, search, hash } = url
  const localStorage = {
    getItem: (key: string) => {
      if (language === 'refused') throw new Error('denied')
      if (key === 'mcg-language') return language
      return key === 'mcg-stored' ? '{}' : null
    },
    setItem: (key: string, value: string) => {
      if (language === 'refused') throw new Error('denied')
      stored(key, value)
    },
  }
  const { origin } = url
  const documentStub = {
    documentElement: root,
    readyState: 'loading',
    head: {
      append: (element: Record<string, unknown>) => {
        added.push({ ...element })
        elements.push(element)
      },
    },
    addEventListener: (name: string, listener: (event?: object) => void) => {
      listeners[name] = [...(listeners[name] ?? []), listener]
    },
    createElement: (name: string) => ({ name }),
    getElementById: (id: string) => {
      if (id === 'root') return { replaceChildren }
      if (page === undefined) return null
      const { path, unless, request } = page
      return { textContent: JSON.stringify({ page: path, unless, ...CODE, request }) }
    },
    querySelector: () => picture,
    querySelectorAll: (selector: string) => (selector === '[data-fonts]' ? fonts : []),
  }
  const window: { firstLoad?: { input: RecordedInput } } & Record<string, unknown> = {
    location: { protocol, host, hostname, pathname, search, hash, origin, replace },
    localStorage,
    recovery: { expectCode: () => undefined, codeFailed },
  }
  runInNewContext(script, {
    window,
    history: { state: { kept: 1 }, replaceState },
    URL,
    URLSearchParams,
    fetch: (url: string) => {
      requested.push(url)
      return Promise.resolve({ json: () => [] })
    },
    navigator: { connection },
    setTimeout: (act: () => void, after = 0) => timers.push({ act, after }),
    clearTimeout: () => undefined,
    requestAnimationFrame: (act: () => void) => act(),
    document: documentStub,
  })
  const happens = (name: string, event?: object) => {
    if (name === 'DOMContentLoaded') documentStub.readyState = 'interactive'
    for (const act of listeners[name] ?? []) act(event)
  }
  /** An event of an element in the page, which the selectors of this name match. */
  const happensTo = (name: string, element: string, of: object = {}) => {
    const target = {
      ...of,
      closest: (names: string) => (names === '#root' || names.split(', ').includes(element) ? target : null),
    }
    const preventDefault = vi.fn()
    happens(name, { target, preventDefault, stopPropagation: () => undefined })
    return { target, isPrevented: preventDefault.mock.calls.length > 0 }
  }
  const timePasses = (milliseconds = 0) => {
    for (const { act, after } of timers) if (after <= milliseconds) act()
  }
  const enabledFonts = fonts.filter(({ media }) => media === 'all').map(({ dataset }) => dataset.fonts)
  return {
    root,
    replace,
    replaceState,
    enabledFonts,
    stored,
    dataset,
    requested,
    added,
    elements,
    codeFailed,
    replaceChildren,
    happens,
    happensTo,
    input: () => window.firstLoad?.input,
    timePasses,
  }
}

/** A visit of a page that is not prerendered, or whose HTML is of another page. */
function bootToTheEnd(...visit: Parameters<typeof boot>) {
  const booted = boot(...visit)
  booted.happens('DOMContentLoaded')
  booted.timePasses()
  return booted
}

describe('the boot script', () => {
  it('redirects to https', () => {
    expect(boot('http://shop.test:8080/products?city=Fez').replace).toHaveBeenCalledWith(
      'https://shop.test:8080/products?city=Fez',
    )
  })

  it.each([
    'https://shop.test/',
    'http://localhost:5173/',
    'http://shop.localhost:5173/',
    'http://127.0.0.1:4173/',
    'http://127.0.0.2/',
    'http://[::1]/',
  ])('stays on %s', (address) => {
    expect(boot(address).replace).not.toHaveBeenCalled()
  })

  it.each(['localhost.evil.test', '127.0.0.1.evil.test', 'evillocalhost'])(
    'redirects %s, which only looks like a local name',
    (host) => {
      expect(boot(`http://${host}/`).replace).toHaveBeenCalled()
    },
  )

  it.each([
    ['/fr/products', null, 'fr', 'ltr'],
    ['/ar', 'fr', 'ar', 'rtl'],
    ['/ar/', 'refused', 'ar', 'rtl'],
    ['/', null, 'en', 'ltr'],
    ['/', 'de', 'en', 'ltr'],
    ['/products', 'refused', 'en', 'ltr'],
    ['/france', null, 'en', 'ltr'],
    // The admin area has no prefix.
    ['/admin/orders', 'ar', 'ar', 'rtl'],
    ['/admin?lang=fr', 'ar', 'fr', 'ltr'],
  ])('%s, saved language %s: sets lang %s and dir %s, and stays', (path, saved, lang, dir) => {
    const { root, replace, replaceState } = boot(`https://shop.test${path}`, saved)
    expect(root).toEqual({ lang, dir })
    expect(replace).not.toHaveBeenCalled()
    expect(replaceState).not.toHaveBeenCalled()
  })

  it.each([
    // A choice leads to its prefix.
    ['/', 'fr', '/fr'],
    ['/products?city=Fez#list', 'ar', '/ar/products?city=Fez#list'],
    ['/Contact', 'fr', '/fr/Contact'],
    // The parameter of old links, with everything else that they have.
    ['/?lang=fr', null, '/fr'],
    ['/products?lang=ar&city=Fez#list', 'fr', '/ar/products?city=Fez#list'],
    ['/track/abc?a=1&lang=fr&b=%20', null, '/fr/track/abc?a=1&b=%20'],
    ['/fr/products?lang=en', 'fr', '/products'],
    ['/fr?lang=ar', null, '/ar'],
    ['/products?lang=ar', 'refused', '/ar/products'],
    ['/FR/products', null, '/fr/products'],
    ['/fr/admin/orders?x=1', null, '/admin/orders?x=1'],
  ])('%s, saved language %s: leads to %s before anything is shown', (path, saved, expected) => {
    const { dataset, replace, added } = bootToTheEnd(`https://shop.test${path}`, saved)
    expect(replace.mock.calls).toEqual([[expected]])
    expect(dataset.standIn).toBe('hidden')
    expect(added).toEqual([])
  })

  it.each([
    ['/fr//evil.test/checkout?lang=en', 'fr', '/evil.test/checkout'],
    ['/ar/\\evil.test#x', null, '/ar/evil.test#x'],
    ['/fr/admin//evil.test', null, '/admin//evil.test'],
    ['//evil.test/checkout', 'en', '/evil.test/checkout'],
    ['//evil.test/?lang=en', 'en', '/evil.test/'],
    ['///evil.test?lang=fr', 'ar', '/fr/evil.test'],
    ['//', null, '/'],
  ])('%s stays on this host', (path, saved, expected) => {
    expect(boot(`https://shop.test${path}`, saved).replace.mock.calls).toEqual([[expected]])
  })

  it.each([
    ['/products?lang=en&city=Fez', 'ar', '/products?city=Fez'],
    ['/fr/products?lang=fr#x', null, '/fr/products#x'],
  ])('%s loses its parameter in place', (path, saved, expected) => {
    const { replace, replaceState } = boot(`https://shop.test${path}`, saved)
    expect(replace).not.toHaveBeenCalled()
    expect(replaceState).toHaveBeenCalledWith({ kept: 1 }, '', expected)
  })

  it.each(['/', '/products?city=Fez', '/product/1#reviews', '/admin', '/CareInstructions'])(
    'leads from %s where publicUrl does',
    (path) => {
      for (const language of ['fr', 'ar'] as const) {
        const { replace } = boot(`https://shop.test${path}`, language)
        const expected = publicUrl(path, language)
        expect(replace.mock.calls).toEqual(expected === path ? [] : [[expected]])
      }
    },
  )

  it('saves the language of the URL', () => {
    for (const path of ['/?lang=fr', '/fr', '/fr/products'])
      expect(boot(`https://shop.test${path}`, 'ar').stored).toHaveBeenCalledWith('mcg-language', 'fr')
    expect(boot('https://shop.test/', 'fr').stored).not.toHaveBeenCalled()
  })

  it.each([
    ['/products?promo=ten&city=Fez#list', '/products?city=Fez#list'],
    ['/contact?promo=ten', '/contact'],
  ])('stores the code of %s once: the address loses it', (path, expected) => {
    const { stored, replaceState } = boot(`https://shop.test${path}`)
    expect(stored).toHaveBeenCalledWith('mcg-promotion', 'ten')
    expect(replaceState.mock.calls).toEqual([[{ kept: 1 }, '', expected]])
  })

  it('uses the Arabic fonts for Arabic only', () => {
    expect(boot('https://shop.test/ar').enabledFonts).toEqual(['latin', 'arabic', ''])
    expect(boot('https://shop.test/fr').enabledFonts).toEqual(['latin', ''])
  })

  it.each([
    [{ saveData: false, rtt: 50 }, 2],
    [{ saveData: false, rtt: 150 }, 0],
    [{ saveData: true, rtt: 0 }, 0],
  ])('with the connection %o enables %i elements for fonts', (connection, count) => {
    expect(boot('https://shop.test/', null, undefined, null, connection).enabledFonts).toHaveLength(count)
  })

  describe('a prerendered page', () => {
    const ID = '00000000-0000-4000-8000-0000000000aa'
    const listing: Page = { path: '/products', language: 'en', request: REQUESTS.list }
    const product: Page = { path: `/product/${ID}`, language: 'fr' }
    const cart = (unless: string): Page => ({ path: '/cart', language: 'en', unless })

    it.each([
      ['/products', null, listing, 'hydrates'],
      ['/Products/?utm_source=letter&fbclid=1', null, listing, 'hydrates'],
      [
        '/products?srsltid=a&gad_source=1&gad_campaignid=2&gbraid=b&wbraid=c&dclid=d',
        null,
        listing,
        'hydrates',
      ],
      ['/products?gclid=a&gclsrc=b&_gl=c&msclkid=d&ttclid=e&twclid=f&yclid=g', null, listing, 'hydrates'],
      ['/products?igsh=a&igshid=b&epik=c&mc_cid=d&mc_eid=e', null, listing, 'hydrates'],
      ['/products?srsltid=a&city=Fez', null, listing, 'hidden'],
      ['/products?city=Fez', null, listing, 'hidden'],
      ['/fr/product/' + ID, 'ar', product, 'hydrates'],
      ['/fr/product/' + ID + '?srsltid=a', null, product, 'hydrates'],
      ['/fr/product/' + ID + '?Color=Blue', null, product, 'stands in'],
      ['/Contact?about=bulk', null, { path: '/Contact', language: 'en' }, 'stands in'],
      // A host that sends the page in another language.
      ['/ar/product/' + ID, null, product, 'hidden'],
      ['/product/' + ID + '?Color=Blue', 'en', product, 'hidden'],
      ['/wishlist', null, { path: '/', language: 'en' }, 'hidden'],
      ['/cart', null, cart('mcg-none'), 'hydrates'],
      ['/cart', null, cart('mcg-stored'), 'hidden'],
      ['/cart', 'refused', cart('mcg-stored'), 'hydrates'],
    ] as const)('at %s, saved language %s', (address, saved, page, expected) => {
      const { dataset, input, happensTo } = boot(`https://shop.test${address}`, saved, page)
      const seen = { hidden: 'hidden', '': 'stands in', undefined: 'hydrates' }[String(dataset.standIn)]
      expect(seen).toBe(expected)
      const { target } = happensTo('click', 'button')
      expect(input()?.pressed).toBe(seen === 'hydrates' ? target : null)
    })

    it('is removed where it is of another page and has no frame', () => {
      const { dataset, replaceChildren } = bootToTheEnd('https://shop.test/wishlist', null, listing)
      expect(dataset.standIn).toBe('')
      expect(replaceChildren.mock.calls).toEqual([[]])
    })

    it('records what is typed until the app has rendered, whatever stands there', () => {
      for (const path of ['/products', '/products?size=1', '/wishlist']) {
        const { input, happensTo } = boot(`https://shop.test${path}`, null, listing)
        const recorded = input()
        const { target } = happensTo('input', 'input', { value: 'lamp' })
        expect([...(recorded?.typed ?? [])]).toEqual([[target, 'lamp']])
        recorded?.stop()
        happensTo('input', 'input', { value: 'later' })
        expect(recorded?.typed.size).toBe(1)
      }
    })

    it('leaves the controls of a page that stands in as they are, and its links to the browser', () => {
      const standIn = boot(`https://shop.test/fr/product/${ID}?Color=Blue`, null, product)
      for (const control of ['[type=radio]', '[type=checkbox]', 'summary'])
        expect(standIn.happensTo('click', control).isPrevented).toBe(true)
      expect(standIn.happensTo('click', 'a').isPrevented).toBe(false)
      const page = boot(`https://shop.test/fr/product/${ID}`, null, product)
      const { target, isPrevented } = page.happensTo('click', '[type=radio]', { checked: true })
      expect(isPrevented).toBe(false)
      expect(page.input()).toMatchObject({ pressed: target, checked: true })
    })

    describe('loads code and data', () => {
      const script = { name: 'script', type: 'module', crossOrigin: '', src: '/assets/index.js' }
      const files = ['/assets/home.js', '/assets/index.js'].map((href) => ({
        name: 'link',
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      }))
      const sheet = { name: 'link', rel: 'stylesheet', href: '/assets/index.css' }
      const everything = [sheet, ...files, script]

      it('at once when the HTML is of another page, whose data is not fetched', () => {
        const { added, requested } = bootToTheEnd('https://shop.test/fr/wishlist', null, listing)
        expect(added).toEqual(everything)
        expect(requested).not.toContain(CODE.data)
      })

      it('after the first paint when the product has options in the URL, too', () => {
        const { added, timePasses } = bootToTheEnd(
          `https://shop.test/fr/product/${ID}?Color=Blue`,
          null,
          product,
        )
        timePasses()
        expect(added).toEqual(everything)
      })

      it('after the page has been painted', () => {
        const { added, requested, happens, timePasses } = boot('https://shop.test/products', null, listing)
        happens('DOMContentLoaded')
        expect(added).toEqual([])
        expect(requested).toEqual([])
        timePasses()
        timePasses()
        expect(added).toEqual(everything)
        expect(requested).toEqual([expect.stringContaining('/rest/v1/'), '/assets/data.json'])
      })

      it.each(['load', 'error'])('after the %s of its largest picture', (outcome) => {
        let loaded: () => void = () => undefined
        const picture = {
          complete: false,
          addEventListener: (name: string, listener: () => void) => {
            if (name === outcome) loaded = listener
          },
        }
        const page = boot('https://shop.test/products', null, listing, picture)
        page.happens('DOMContentLoaded')
        expect(page.added).toEqual([])
        loaded()
        page.timePasses()
        expect(page.added).toEqual(everything)
      })

      it.each(['pointerdown', 'keydown'])('at the first %s', (name) => {
        const page = boot('https://shop.test/products', null, listing)
        page.happens(name)
        // The files are named in the HTML, which is still loading.
        expect(page.added).toEqual([])
        page.happens('DOMContentLoaded')
        expect(page.added).toEqual(everything)
        page.happens(name)
        page.timePasses()
        expect(page.added).toEqual(everything)
      })

      it.each(['script', 'stylesheet'])('and recovers when the %s is lost', (lost) => {
        const { elements, codeFailed } = bootToTheEnd('https://shop.test/products?city=Fez', null, {
          path: '/products',
          language: 'en',
        })
        const element = elements.find(({ name, rel }) => name === lost || rel === lost)
        element?.onerror?.()
        expect(codeFailed).toHaveBeenCalledOnce()
      })

      it('after 3 seconds when the picture does not load', () => {
        const picture = { complete: false, addEventListener: () => undefined }
        const page = boot('https://shop.test/products', null, listing, picture)
        page.happens('DOMContentLoaded')
        page.timePasses()
        expect(page.added).toEqual([])
        page.timePasses(3000)
        expect(page.added).toEqual(everything)
      })
    })

    it('does not mark app.html', () => {
      expect(boot('https://shop.test/products', null, { language: 'en' }).dataset).toEqual({})
    })
  })

  describe('the first data request', () => {
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
})
