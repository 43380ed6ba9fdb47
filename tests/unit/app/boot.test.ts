import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const script = readFileSync('public/boot.js', 'utf8')

function boot(address: string, language: string | null = null) {
  const url = new URL(address)
  const root = { lang: 'en', dir: 'ltr' }
  const fonts = { media: 'not all' }
  const stored = vi.fn()
  const replace = vi.fn()
  const { protocol, host, hostname, pathname, search, hash } = url
  const localStorage = {
    getItem: (key: string) => {
      if (language === 'refused') throw new Error('denied')
      return key === 'mcg-language' ? language : null
    },
    setItem: (key: string, value: string) => {
      if (language === 'refused') throw new Error('denied')
      stored(key, value)
    },
  }
  runInNewContext(script, {
    window: { location: { protocol, host, hostname, pathname, search, hash, replace }, localStorage },
    document: {
      documentElement: root,
      querySelectorAll: (selector: string) => (selector === 'link[data-language="ar"]' ? [fonts] : []),
    },
  })
  return { root, replace, fonts, stored }
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
})
