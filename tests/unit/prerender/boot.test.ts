import { describe, expect, it } from 'vitest'
import { publicUrl } from '@/paths'
import { boot, bootToTheEnd, CODE, REQUESTS, type Page } from './boot-visit'

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
})
