import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const script = readFileSync('src/prerender/boot.js', 'utf8')

const REQUESTS = {
  home: '/rest/v1/rpc/list_products?documentStubsize=4&apikey=k',
  product: '/rest/v1/products?select=id&id=eq.{id}&apikey=k',
  list: {
    url: '/rest/v1/rpc/list_products',
    params: [
      ['search', null, 'q'],
      ['city', null, 'city'],
      ['sort', null, 'sort'],
      ['documentStubsize', '24'],
      ['apikey', 'k'],
    ],
  },
}

type Page = { path: string; language: string; unless?: string }

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
  const dataset: Record<string, string> =
    page === undefined ? {} : { page: page.path, ...(page.unless !== undefined && { unless: page.unless }) }
  // Not enumerable, so that toEqual compares lang and dir only.
  Object.defineProperty(root, 'dataset', { value: dataset, enumerable: false })
  const requested: string[] = []
  const listened: string[] = []
  const added: Record<string, unknown>[] = []
  const elements: { name?: string; rel?: string; onerror?: () => void }[] = []
  const codeFailed = vi.fn()
  const listeners: Record<string, (() => void)[]> = {}
  const timers: { act: () => void; after: number }[] = []
  const fonts = ['latin', 'arabic', ''].map((writing) => ({ media: 'not all', dataset: { fonts: writing } }))
  const stored = vi.fn()
  const replace = vi.fn()
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
    addEventListener: (name: string, listener: () => void) => {
      listened.push(name)
      listeners[name] = [...(listeners[name] ?? []), listener]
    },
    removeEventListener: (name: string) => listened.splice(listened.indexOf(name), 1),
    createElement: (name: string) => ({ name }),
    getElementById: (id: string) => {
      if (id === 'first-requests') return { textContent: JSON.stringify(REQUESTS) }
      return id === 'page-code' && page !== undefined ? { textContent: JSON.stringify(CODE) } : null
    },
    querySelector: () => picture,
    querySelectorAll: (selector: string) => (selector === '[data-fonts]' ? fonts : []),
  }
  runInNewContext(script, {
    window: {
      location: { protocol, host, hostname, pathname, search, hash, origin, replace },
      localStorage,
      recovery: { expectCode: () => undefined, codeFailed },
    },
    URL,
    URLSearchParams,
    fetch: (wanted: string) => {
      requested.push(wanted)
      return Promise.resolve({ text: () => '', json: () => [] })
    },
    navigator: { connection },
    // app.html, without any frame.
    DOMParser: class {
      parseFromString = () => ({ querySelectorAll: () => [] })
    },
    setTimeout: (act: () => void, after = 0) => timers.push({ act, after }),
    clearTimeout: () => undefined,
    requestAnimationFrame: (act: () => void) => act(),
    document: documentStub,
  })
  const happens = (name: string) => {
    if (name === 'DOMContentLoaded') documentStub.readyState = 'interactive'
    for (const act of listeners[name] ?? []) act()
  }
  const timePasses = (milliseconds = 0) => {
    for (const { act, after } of timers) if (after <= milliseconds) act()
  }
  const enabledFonts = fonts.filter(({ media }) => media === 'all').map(({ dataset }) => dataset.fonts)
  return {
    root,
    replace,
    enabledFonts,
    stored,
    dataset,
    requested,
    listened,
    added,
    elements,
    codeFailed,
    happens,
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
    ['ar', 'ar', 'rtl'],
    ['fr', 'fr', 'ltr'],
    ['de', 'en', 'ltr'],
    ['refused', 'en', 'ltr'],
    [null, 'en', 'ltr'],
  ])('saved language %s: sets lang %s and dir %s', (saved, lang, dir) => {
    expect(boot('https://shop.test/', saved).root).toEqual({ lang, dir })
  })

  it.each([
    ['?lang=ar', 'fr', 'ar', 'rtl'],
    ['?city=Fez&lang=fr', null, 'fr', 'ltr'],
    ['?lang=en', 'ar', 'en', 'ltr'],
    ['?lang=ar', 'refused', 'ar', 'rtl'],
    ['?lang=de', 'fr', 'fr', 'ltr'],
    ['?slang=ar', null, 'en', 'ltr'],
  ])('URL %s, saved language %s: sets lang %s and dir %s', (search, saved, lang, dir) => {
    expect(boot(`https://shop.test/products${search}`, saved).root).toEqual({ lang, dir })
  })

  it('saves the language of the URL', () => {
    expect(boot('https://shop.test/?lang=fr').stored).toHaveBeenCalledWith('mcg-language', 'fr')
    expect(boot('https://shop.test/', 'fr').stored).not.toHaveBeenCalled()
  })

  it('uses the Arabic fonts for Arabic only', () => {
    expect(boot('https://shop.test/', 'ar').enabledFonts).toEqual(['latin', 'arabic', ''])
    expect(boot('https://shop.test/', 'fr').enabledFonts).toEqual(['latin', ''])
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
    const listing: Page = { path: '/products', language: 'en' }
    const product: Page = { path: `/product/${ID}`, language: 'fr' }
    const cart = (unless: string): Page => ({ path: '/cart', language: 'en', unless })

    it.each([
      ['/products', null, listing, 'same'],
      ['/Products/?utm_source=letter&fbclid=1', null, listing, 'same'],
      ['/products?city=Fez', null, listing, 'other'],
      ['/products', 'ar', listing, 'other'],
      ['/product/' + ID + '?lang=fr', null, product, 'same'],
      ['/product/' + ID + '?Color=Blue', 'fr', product, 'similar'],
      ['/product/' + ID + '?Color=Blue', 'en', product, 'other'],
      ['/wishlist', null, { path: '/', language: 'en' }, 'other'],
      ['/cart', null, cart('mcg-none'), 'same'],
      ['/cart', null, cart('mcg-stored'), 'other'],
      ['/cart', 'refused', cart('mcg-stored'), 'same'],
    ] as const)('at %s, saved language %s', (address, saved, page, expected) => {
      expect(boot(`https://shop.test${address}`, saved, page).dataset.prerendered).toBe(expected)
    })

    it('records input before hydration, but not on a page that will not hydrate', () => {
      const recorded = ['submit', 'click', 'input', 'change']
      expect(boot('https://shop.test/products', null, listing).listened).toEqual(
        expect.arrayContaining(recorded),
      )
      expect(boot('https://shop.test/products', 'ar', listing).listened).toEqual([
        'submit',
        'DOMContentLoaded',
      ])
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

      it('after the frames when the HTML is of another page', async () => {
        const { added, requested } = bootToTheEnd('https://shop.test/products', 'ar', listing)
        expect(requested).toEqual(['/app.html'])
        expect(added).toEqual([])
        await expect.poll(() => added).toEqual(everything)
        expect(requested).toHaveLength(2)
      })

      it('after the first paint when the product has options in the URL, too', () => {
        const { added, timePasses } = bootToTheEnd(
          `https://shop.test/product/${ID}?Color=Blue`,
          'fr',
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

      it('without the frames when they do not arrive', () => {
        const { added, happens, timePasses } = boot('https://shop.test/products', 'ar', listing)
        happens('DOMContentLoaded')
        timePasses(4999)
        expect(added).toEqual([])
        timePasses(5000)
        expect(added).toEqual(everything)
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
      expect(boot('https://shop.test/products').dataset).toEqual({})
    })
  })

  describe('the first data request', () => {
    const ID = '00000000-0000-4000-8000-0000000000aa'
    const rpc = 'https://shop.test/rest/v1/rpc/list_products'

    it.each([
      ['/', `${rpc}?documentStubsize=4&apikey=k`],
      ['/products?lang=ar', `${rpc}?documentStubsize=24&apikey=k`],
      ['/products?sort=offers&city=Fez', `${rpc}?city=Fez&sort=offers&documentStubsize=24&apikey=k`],
      [`/product/${ID}`, `https://shop.test/rest/v1/products?select=id&id=eq.${ID}&apikey=k`],
    ])('of %s', (address, expected) => {
      expect(bootToTheEnd(`https://shop.test${address}`).requested).toEqual([expected])
    })

    it.each([
      '/cart',
      '/product/7',
      '/products?city=all',
      '/products?sort=name_en',
      '/products?min=10',
      '/products?x=y',
    ])('of %s is not sent, because the app may request something else', (address) => {
      expect(bootToTheEnd(`https://shop.test${address}`).requested).toEqual([])
    })
  })
})
