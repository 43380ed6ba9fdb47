import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const script = readFileSync('public/boot.js', 'utf8')

const LANDINGS = {
  home: '/rest/v1/rpc/list_products?page_size=4&apikey=k',
  product: '/rest/v1/products?select=id&id=eq.{id}&apikey=k',
  list: {
    url: '/rest/v1/rpc/list_products',
    params: [
      ['search', null, 'q'],
      ['city', null, 'city'],
      ['sort', null, 'sort'],
      ['page_size', '24'],
      ['apikey', 'k'],
    ],
  },
}

type Page = { path: string; language: string; unless?: string }

const CODE = { entry: '/assets/index.js', preload: ['/assets/home.js'] }

type Picture = { complete: boolean; addEventListener: (name: string, listener: () => void) => void }

function boot(address: string, language: string | null = null, page?: Page, picture: Picture | null = null) {
  const url = new URL(address)
  const root = { lang: page?.language ?? 'en', dir: 'ltr' }
  const dataset: Record<string, string> =
    page === undefined ? {} : { page: page.path, ...(page.unless !== undefined && { unless: page.unless }) }
  // Not looked at as one object with the rest.
  Object.defineProperty(root, 'dataset', { value: dataset, enumerable: false })
  const asked: string[] = []
  const heard: string[] = []
  const added: Record<string, unknown>[] = []
  const listeners: Record<string, (() => void)[]> = {}
  const timers: { act: () => void; after: number }[] = []
  const fonts = { media: 'not all' }
  const stored = vi.fn()
  const replace = vi.fn()
  const { protocol, host, hostname, pathname, search, hash } = url
  const localStorage = {
    getItem: (key: string) => {
      if (language === 'refused') throw new Error('denied')
      if (key === 'mcg-language') return language
      return key === 'mcg-kept' ? '{}' : null
    },
    setItem: (key: string, value: string) => {
      if (language === 'refused') throw new Error('denied')
      stored(key, value)
    },
  }
  const { origin } = url
  runInNewContext(script, {
    window: { location: { protocol, host, hostname, pathname, search, hash, origin, replace }, localStorage },
    URL,
    URLSearchParams,
    fetch: (wanted: string) => {
      asked.push(wanted)
      return Promise.resolve()
    },
    setTimeout: (act: () => void, after = 0) => timers.push({ act, after }),
    clearTimeout: () => undefined,
    requestAnimationFrame: (act: () => void) => act(),
    document: {
      documentElement: root,
      readyState: 'interactive',
      head: { append: (element: Record<string, unknown>) => added.push({ ...element }) },
      addEventListener: (name: string, listener: () => void) => {
        heard.push(name)
        listeners[name] = [...(listeners[name] ?? []), listener]
      },
      removeEventListener: (name: string) => heard.splice(heard.indexOf(name), 1),
      createElement: (name: string) => ({ name }),
      getElementById: (id: string) => {
        if (id === 'landings') return { textContent: JSON.stringify(LANDINGS) }
        return id === 'page-code' && page !== undefined ? { textContent: JSON.stringify(CODE) } : null
      },
      querySelector: () => picture,
      querySelectorAll: (selector: string) => (selector === 'link[data-language="ar"]' ? [fonts] : []),
    },
  })
  const happens = (name: string) => {
    for (const act of listeners[name] ?? []) act()
  }
  const timePasses = (milliseconds = 0) => {
    for (const { act, after } of timers) if (after <= milliseconds) act()
  }
  return { root, replace, fonts, stored, dataset, asked, heard, added, happens, timePasses }
}

describe('before the first paint', () => {
  it('moves to the same address over https', () => {
    expect(boot('http://shop.test:8080/products?city=Fez').replace).toHaveBeenCalledWith(
      'https://shop.test:8080/products?city=Fez',
    )
  })

  it.each(['https://shop.test/', 'http://localhost:5173/', 'http://127.0.0.1:4173/', 'http://[::1]/'])(
    'stays on %s',
    (address) => {
      expect(boot(address).replace).not.toHaveBeenCalled()
    },
  )

  it('is not fooled by a host that only looks local', () => {
    expect(boot('http://localhost.evil.test/').replace).toHaveBeenCalled()
  })

  it.each([
    ['ar', 'ar', 'rtl'],
    ['fr', 'fr', 'ltr'],
    ['de', 'en', 'ltr'],
    ['refused', 'en', 'ltr'],
    [null, 'en', 'ltr'],
  ])('for the saved language %s sets %s and %s', (saved, lang, dir) => {
    expect(boot('https://shop.test/', saved).root).toEqual({ lang, dir })
  })

  it.each([
    ['?lang=ar', 'fr', 'ar', 'rtl'],
    ['?city=Fez&lang=fr', null, 'fr', 'ltr'],
    ['?lang=en', 'ar', 'en', 'ltr'],
    ['?lang=ar', 'refused', 'ar', 'rtl'],
    ['?lang=de', 'fr', 'fr', 'ltr'],
    ['?slang=ar', null, 'en', 'ltr'],
  ])('for the address %s and the saved language %s sets %s and %s', (search, saved, lang, dir) => {
    expect(boot(`https://shop.test/products${search}`, saved).root).toEqual({ lang, dir })
  })

  it('remembers the language of the address', () => {
    expect(boot('https://shop.test/?lang=fr').stored).toHaveBeenCalledWith('mcg-language', 'fr')
    expect(boot('https://shop.test/', 'fr').stored).not.toHaveBeenCalled()
  })

  it('fetches the Arabic fonts for Arabic only', () => {
    expect(boot('https://shop.test/', 'ar').fonts.media).toBe('all')
    expect(boot('https://shop.test/', 'fr').fonts.media).toBe('not all')
  })

  describe('a page rendered at build time', () => {
    const ID = '208efd07-07cb-5faf-9e35-34ed19971811'
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
      ['/cart', null, cart('mcg-kept'), 'other'],
      ['/cart', 'refused', cart('mcg-kept'), 'same'],
    ] as const)('at %s, saved language %s', (address, saved, page, expected) => {
      expect(boot(`https://shop.test${address}`, saved, page).dataset.prerendered).toBe(expected)
    })

    it('keeps what is done before the code is there, which the plain app cannot take over', () => {
      const kept = ['submit', 'click', 'input', 'change']
      expect(boot('https://shop.test/products', null, listing).heard).toEqual(expect.arrayContaining(kept))
      expect(boot('https://shop.test/products', 'ar', listing).heard).toEqual(['submit'])
    })

    describe('fetches code and data', () => {
      const script = { name: 'script', type: 'module', crossOrigin: '', src: '/assets/index.js' }
      const files = ['/assets/home.js', '/assets/index.js'].map((href) => ({
        name: 'link',
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      }))
      const everything = [...files, script]

      it('at once when another page is shown', () => {
        const { added, asked } = boot('https://shop.test/products', 'ar', listing)
        expect(added).toEqual(everything)
        expect(asked).toHaveLength(1)
      })

      it('once the page has been painted, and only then', () => {
        const { added, asked, happens, timePasses } = boot('https://shop.test/products', null, listing)
        happens('DOMContentLoaded')
        expect(added).toEqual([])
        expect(asked).toEqual([])
        timePasses()
        timePasses()
        expect(added).toEqual(everything)
        expect(asked).toHaveLength(1)
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
        expect(page.added).toEqual(everything)
        page.happens(name)
        page.timePasses()
        expect(page.added).toEqual(everything)
      })

      it('when its picture does not come', () => {
        const picture = { complete: false, addEventListener: () => undefined }
        const page = boot('https://shop.test/products', null, listing, picture)
        page.happens('DOMContentLoaded')
        page.timePasses()
        expect(page.added).toEqual([])
        page.timePasses(3000)
        expect(page.added).toEqual(everything)
      })
    })

    it('is nothing that the plain app knows of', () => {
      expect(boot('https://shop.test/products').dataset).toEqual({})
    })
  })

  describe('asks for the first data', () => {
    const ID = '208efd07-07cb-5faf-9e35-34ed19971811'
    const rpc = 'https://shop.test/rest/v1/rpc/list_products'

    it.each([
      ['/', `${rpc}?page_size=4&apikey=k`],
      ['/products?lang=ar', `${rpc}?page_size=24&apikey=k`],
      ['/products?sort=offers&city=Fez', `${rpc}?city=Fez&sort=offers&page_size=24&apikey=k`],
      [`/product/${ID}`, `https://shop.test/rest/v1/products?select=id&id=eq.${ID}&apikey=k`],
    ])('of %s', (address, expected) => {
      expect(boot(`https://shop.test${address}`).asked).toEqual([expected])
    })

    it.each([
      '/cart',
      '/product/7',
      '/products?city=all',
      '/products?sort=name_en',
      '/products?min=10',
      '/products?x=y',
    ])('of %s not: the app may ask in another way, or for nothing', (address) => {
      expect(boot(`https://shop.test${address}`).asked).toEqual([])
    })
  })
})
