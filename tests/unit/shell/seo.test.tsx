import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoutes } from '@/app/router'
import { ar } from '@/i18n/messages/shop/ar'
import { loadCatalogue } from '@/i18n/catalogues'
import type { Language } from '@/i18n/locales'
import { isPrivatePage, pageAddress, summary } from '@/shell/seo-tags'
import { jsonLdText, storeJsonLd } from '@/shell/json-ld'
import { Seo } from '@/shell/seo'
import { renderInShop } from '../../render'

const shop = {
  site_name: 'Dar </script><b>',
  site_description_en: 'Crafts',
  site_description_fr: 'Artisanat',
  site_description_ar: 'صناعة تقليدية',
  contact_email: 'salam@mcg.example',
  contact_phone: '+212 5 00 00 00 00',
  address_en: '12 derb Lamté, Fes el-Bali, Fez, Morocco',
  address_fr: '12, derb Lamté, Fès el-Bali, Fès, Maroc',
  address_ar: '12 درب لمطي، فاس البالي، فاس، المغرب',
  instagram_url: 'https://instagram.example/mcg',
  facebook_url: 'https://facebook.example/mcg',
}

describe('the canonical URL of a page', () => {
  it.each([
    ['/', '', 'en', '/'],
    ['/', '', 'fr', '/fr'],
    ['/cities/', '', 'en', '/cities'],
    ['/About', '', 'fr', '/fr/about'],
    ['/contact', '', 'en', '/Contact'],
    ['/careinstructions/', '', 'ar', '/ar/CareInstructions'],
    ['/product/0A', '', 'en', '/product/0a'],
    ['/track/aZ', '', 'en', '/track/aZ'],
    ['/products', '?q=lamp&city=Fez&sort=price_asc&min=10', 'en', '/products?city=Fez'],
    ['/products', '?category=carpets', 'ar', '/ar/products?category=carpets'],
  ] as const)('%s%s in %s', (pathname, search, language, expected) => {
    expect(pageAddress(pathname, search, language)).toBe(expected)
  })

  it('is not indexed for a cart, an account and a search', () => {
    expect(isPrivatePage('/Cart', '')).toBe(true)
    expect(isPrivatePage('/complete-order', '?token=x')).toBe(true)
    expect(isPrivatePage('/products', '?q=lamp')).toBe(true)
    expect(isPrivatePage('/products', '?city=Fez')).toBe(false)
    expect(isPrivatePage('/authors', '')).toBe(false)
  })

  it('is decided for each route: for everyone, or for one person', () => {
    const pathsOf = (routes: readonly RouteObject[]): string[] =>
      routes.flatMap(({ path, children = [] }) => [
        ...(path === undefined ? [] : [path]),
        ...pathsOf(children),
      ])
    const all = pathsOf(createRoutes(new QueryClient()))
    expect(all).toContain('/account/orders/:orderNumber')
    expect(all.filter((path) => !isPrivatePage(path, '')).toSorted()).toEqual([
      '*',
      '/',
      '/Care',
      '/CareInstructions',
      '/Contact',
      '/about',
      '/about/stories',
      '/about/stories/:slug',
      '/cities',
      '/product/:id',
      '/products',
      '/support',
      '/terms',
    ])
  })
})

describe('the JSON-LD of the store', () => {
  it('contains the shop and its two profiles, but no street', () => {
    expect(storeJsonLd(shop, 'ar', 'https://shop.test')).toMatchObject({
      '@type': 'Store',
      description: 'صناعة تقليدية',
      url: 'https://shop.test/ar',
      sameAs: ['https://instagram.example/mcg', 'https://facebook.example/mcg'],
      address: { addressLocality: 'فاس' },
    })
    expect(JSON.stringify(storeJsonLd(shop, 'en', ''))).not.toMatch(/street|derb/i)
  })

  it('names the town of the address, and none where the shop is elsewhere', () => {
    const townIn = (address: object, language: Language) =>
      JSON.parse(jsonLdText(storeJsonLd({ ...shop, ...address }, language, ''))) as object
    const town = (addressLocality: string) => ({ address: { addressLocality } })
    expect(townIn({}, 'en')).toMatchObject(town('Fez'))
    expect(townIn({}, 'fr')).toMatchObject(town('Fès'))
    // The English address stands for one that is not translated.
    expect(townIn({ address_fr: '' }, 'fr')).toMatchObject(town('Fez'))
    expect(townIn({ address_en: '3 rue de Fès, Casablanca, Morocco' }, 'en')).toHaveProperty('address', {
      '@type': 'PostalAddress',
      addressCountry: 'MA',
    })
  })

  it('cannot close its script element', () => {
    const text = jsonLdText(storeJsonLd(shop, 'en', ''))
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ name: shop.site_name })
  })
})

describe('a page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shop)))
    document.head.innerHTML = '<title data-until-page>Static</title><meta data-until-page name="description">'
  })
  afterEach(() => vi.unstubAllGlobals())

  const tag = (selector: string) => document.head.querySelectorAll(selector)

  it('has one title and one set of metadata, in the current language', async () => {
    await loadCatalogue('ar')
    renderInShop(<Seo title={ar['shop.nav.cities']} />, { path: '/cities', language: 'ar' })
    await waitFor(() => expect(document.title).toBe(`المدن – ${shop.site_name}`))
    await waitFor(() => expect(tag('meta[name="description"]')).toHaveLength(1))
    expect(tag('title')).toHaveLength(1)
    expect(tag('meta[name="description"]')[0]).toHaveAttribute('content', expect.stringContaining('نحاس فاس'))
    expect(tag('link[rel="canonical"]')[0]).toHaveAttribute('href', `${location.origin}/ar/cities`)
    expect([...tag('link[rel="alternate"]')].map((link) => link.getAttribute('hreflang'))).toEqual([
      'en',
      'fr',
      'ar',
      'x-default',
    ])
    expect(tag('meta[name="keywords"]')).toHaveLength(1)
    expect(tag('meta[name="keywords"]')[0]).toHaveAttribute('content', expect.stringContaining('زليج'))
    expect(tag('meta[property="og:title"]')[0]).toHaveAttribute('content', document.title)
    expect(tag('meta[property="og:locale"]')[0]).toHaveAttribute('content', 'ar_MA')
    expect(tag('meta[name="twitter:card"]')).toHaveLength(1)
    expect(tag('meta[name="robots"]')).toHaveLength(0)
    const [data] = document.querySelectorAll('script[type="application/ld+json"]')
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@type': 'Store', name: shop.site_name })
    expect(screen.queryByText('Static')).not.toBeInTheDocument()
  })

  it('is described in what search engines show of it', async () => {
    const long = `${'A pouf of goat leather, sewn by hand. '.repeat(3)}${'Filled with wool '.repeat(10)}`
    renderInShop(<Seo title={'Pouf '.repeat(15).trim()} description={long} />, { path: '/product/1' })
    await waitFor(() => expect(tag('meta[name="description"]')).toHaveLength(1))
    const [description] = tag('meta[name="description"]')
    expect(description?.getAttribute('content')).toBe(
      'A pouf of goat leather, sewn by hand. '.repeat(3).trim(),
    )
    expect(document.title).toBe('Pouf '.repeat(15).trim())
    expect(tag('meta[property="og:type"]')[0]).toHaveAttribute('content', 'product')
    expect(tag('meta[property="og:image:alt"]')[0]).toHaveAttribute('content', document.title)
  })

  it.each([
    ['Short.', 'Short.'],
    [`${'word '.repeat(40)}end`, `${'word '.repeat(31)}word…`],
    ['One,\ntwo', 'One, two'],
  ])('is summarised: %s', (text, expected) => {
    expect(summary(text)).toBe(expected)
  })

  it('that is personal has a noindex tag', async () => {
    renderInShop(<Seo title="Cart" />, { path: '/cart' })
    await waitFor(() => expect(tag('meta[name="robots"]')[0]).toHaveAttribute('content', 'noindex'))
  })
})
