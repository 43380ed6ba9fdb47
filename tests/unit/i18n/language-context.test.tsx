import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  documentLanguage,
  forgetUnsavedLanguage,
  LanguageProvider,
  unsavedLanguage,
  useLanguage,
} from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { createTranslator } from '@/i18n/translate'
import { ar } from '@/i18n/messages/shop/ar'
import { en } from '@/i18n/messages/shop/en'
import { en as deferred } from '@/i18n/messages/deferred/en'

const wrapper = ({ children }: { children: ReactNode }) => <LanguageProvider>{children}</LanguageProvider>

describe('useLanguage', () => {
  it('throws outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => useLanguage())).toThrow(
      'useLanguage must be used within a LanguageProvider',
    )
  })

  it('switches texts, direction and what is remembered', async () => {
    const { result } = renderHook(() => useLanguage(), { wrapper })
    expect(result.current.t('shop.product.addToCart')).toBe('Add to Cart')
    await act(() => result.current.setLanguage('ar'))
    expect(result.current.t('shop.product.addToCart')).toBe('أضف إلى السلة')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.documentElement).toHaveAttribute('lang', 'ar')
    expect(localStorage.getItem('mcg-language')).toBe('ar')
    // For the account, until it is saved there.
    expect(unsavedLanguage()).toBe('ar')
    forgetUnsavedLanguage('fr')
    expect(unsavedLanguage()).toBe('ar')
    forgetUnsavedLanguage('ar')
    expect(unsavedLanguage()).toBeNull()
    await act(() => result.current.setLanguage('fr'))
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  })

  it.each([
    ['/', 'fr', 'en'],
    ['/products?lang=ar', 'fr', 'en'],
    ['/fr/products', 'ar', 'fr'],
    ['/AR', null, 'ar'],
    // The admin area has no prefix.
    ['/admin', 'fr', 'fr'],
    ['/admin?lang=ar', 'fr', 'ar'],
    ['/admin', 'de', 'en'],
    ['/administration', 'fr', 'en'],
  ])('at %s, saved language %s, is %s', (path, saved, language) => {
    if (saved !== null) localStorage.setItem('mcg-language', saved)
    history.replaceState(null, '', path)
    expect(documentLanguage()).toBe(language)
    history.replaceState(null, '', '/')
  })

  it('keeps the address of the admin area true', async () => {
    history.replaceState({ kept: 1 }, '', '/admin?box=inbox&lang=ar')
    const { result } = renderHook(() => useLanguage(), { wrapper })
    await act(() => result.current.setLanguage('en'))
    expect(location.search).toBe('?box=inbox&lang=en')
    expect(history.state).toEqual({ kept: 1 })
    history.replaceState(null, '', '/')
  })

  it('shows the last of several choices made at once', async () => {
    const { result } = renderHook(() => useLanguage(), { wrapper })
    await act(() =>
      Promise.all([
        result.current.setLanguage('ar'),
        result.current.setLanguage('fr'),
        result.current.setLanguage('en'),
      ]),
    )
    expect(result.current.language).toBe('en')
    expect(localStorage.getItem('mcg-language')).toBe('en')
  })

  it('never shows a key while the texts of the next language are on their way', async () => {
    const shown: (string | null)[] = []
    function Probe() {
      const { t, setLanguage } = useLanguage()
      shown.push(t('deferred.cart.title'))
      return <button onClick={() => void setLanguage('fr')}>{t('deferred.cart.title')}</button>
    }
    render(<Probe />, { wrapper })
    screen.getByRole('button').click()
    await screen.findByRole('button', { name: 'Panier' })
    expect(new Set(shown)).toEqual(new Set(['Shopping Cart', 'Panier']))
  })
})

describe('translate', () => {
  const english = createTranslator('en', { ...en, ...deferred })
  const arabic = createTranslator('ar', ar)

  it('shows an unknown key as it is, names of Object.prototype included', () => {
    expect(english.tKey('no.such.key')).toBe('no.such.key')
    expect(english.tKey('constructor')).toBe('constructor')
    expect(english.tKey('__proto__')).toBe('__proto__')
  })

  it('chooses the plural form', () => {
    expect(english.t('shop.products.count', { count: 1 })).toBe('1 product')
    expect(english.t('shop.products.count', { count: 1200 })).toBe('1,200 products')
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.t('shop.products.count', { count }))).toEqual([
      'لا منتجات',
      'منتج واحد',
      'منتجان',
      '3 منتجات',
      '11 منتجًا',
      '100 منتج',
    ])
  })

  it('isolates a name inside an Arabic sentence', () => {
    expect(arabic.t('shop.addedToCart.line', { name: 'TAG-12 (XL)' })).toContain('\u2068TAG-12 (XL)\u2069')
    expect(english.t('shop.addedToCart.line', { name: 'Pouf' })).toBe('Pouf has been added to your cart.')
  })

  it('does not read placeholders out of what a parameter holds', () => {
    expect(english.t('deferred.line.priceChanged', { before: '{now}', now: '2' })).toBe(
      'The price has changed from {now} to 2.',
    )
  })
})

describe('localized', () => {
  const row = { name_en: 'Pouf', name_fr: ' ', name_ar: 'بوف' }

  it('takes the text of the language, or English where there is none', () => {
    expect(localized(row, 'name', 'ar')).toBe('بوف')
    expect(localized(row, 'name', 'fr')).toBe('Pouf')
  })
})
