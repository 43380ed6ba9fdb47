import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chunksOf } from '../../../scripts/prerender/page-chunks.ts'
import {
  fileOf,
  fillPage,
  framesOf,
  frameTemplate,
  inlineStyle,
  splitHead,
  withoutAddress,
} from '../../../scripts/prerender/static-page.ts'
import { fileFor } from '../../../scripts/prerender/serve-files.ts'
import { robotsWithSitemap, sitemaps } from '../../../scripts/prerender/sitemap.ts'

const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta name="viewport" />
    <script>boot()</script>
    <link rel="stylesheet" crossorigin href="/assets/a.css">
    <script type="module" crossorigin src="/assets/a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/b.js">
    <title data-until-page>Shop</title>
    <meta data-until-page name="description" content="All > of it" />
  </head>
  <body><div id="root"></div></body>
</html>`

const page = {
  page: '/products',
  language: 'ar',
  head: '<title>قائمة</title>',
  body: '<main>$& stays</main>',
  data: '/assets/data-1.json',
  chunks: ['assets/products-page.js'],
}

describe('a static page', () => {
  it('has its language, head, markup and data', () => {
    const html = fillPage(TEMPLATE, page)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<title>قائمة</title></head>')
    expect(html).toContain('"data":"/assets/data-1.json"')
    // The boot script that follows reads it at once.
    expect(html).toContain('<script type="application/json" id="first-load">{"page":"/products","entry":')
    expect(html).toContain('}</script><script>boot()</script>')
    expect(html).toContain('<div id="root"><main>$& stays</main></div>')
    expect(html).not.toContain('data-until-page')
  })

  it('names the localStorage key that makes it invalid', () => {
    expect(fillPage(TEMPLATE, { ...page, unless: 'mcg-cart' })).toContain(
      '{"page":"/products","unless":"mcg-cart","entry":',
    )
  })

  it('preloads its picture after the viewport element, and names its scripts instead of loading them', () => {
    const picture = '<link rel="preload" as="image" href="/p.avif"/>'
    const html = fillPage(TEMPLATE, { ...page, head: `<title>x</title>${picture}` })
    expect(html).toContain(`<meta name="viewport" />${picture}`)
    expect(html).not.toContain('type="module"')
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).toContain(
      '"entry":"/assets/a.js","preload":["/assets/b.js","/assets/products-page.js"],"styles":"/assets/a.css"',
    )
  })

  it('has its first styles inline, and waits for the sheet only without scripts', () => {
    const html = inlineStyle(fillPage(TEMPLATE, page), '.a>b{}')
    expect(html).toContain(
      '<style>.a>b{}</style><noscript><link rel="stylesheet" href="/assets/a.css"></noscript>',
    )
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1)
  })

  it('cannot be made from a template without the expected elements', () => {
    expect(() => fillPage(TEMPLATE.replace('<div id="root"></div>', ''), page)).toThrow(/no <div id="root">/)
    expect(() => fillPage(TEMPLATE.replace('type="module"', ''), page)).toThrow(/no code/)
  })

  it('has the elements that React wrote first in its head, with the metadata marked for replacement', () => {
    const { head, body } = splitHead(
      '<link rel="preload" as="image" href="/a.svg"/><title>A &gt; b</title><link rel="canonical" href="/x"/><meta name="d" content="a &gt; b"/><div><meta/></div>',
    )
    expect(head).toBe(
      '<link rel="preload" as="image" href="/a.svg"/><title>A &gt; b</title><link rel="canonical" data-until-page href="/x"/><meta data-until-page name="d" content="a &gt; b"/>',
    )
    expect(body).toBe('<div><meta/></div>')
  })

  it('names no URL as its own where it is served for others, too', () => {
    const kept =
      '<title>A</title><link rel="preload" as="image" href="/a.svg"/><meta property="og:type" content="website"/>'
    const address =
      '<link rel="canonical" href="/fr/products"/><link rel="alternate" hrefLang="en" href="/products"/>' +
      '<link rel="alternate" hrefLang="x-default" href="/products"/><meta property="og:url" content="/fr/products"/>'
    expect(withoutAddress(`${kept}${address}<main>B</main>`)).toBe(`${kept}<main>B</main>`)
  })

  it('has no style attribute, which the content security policy forbids', () => {
    const radix = 'style="--radix-accordion-content-height:var(--radix-x);--radix-y:var(--z)"'
    expect(splitHead(`<div ${radix}></div>`).body).toBe('<div></div>')
    expect(() => splitHead('<div style="width:1px"></div>')).toThrow(/style attribute/)
  })
})

describe('app.html', () => {
  it('has the frames, and names its scripts instead of loading them', () => {
    const html = fillPage(TEMPLATE, { language: 'ar', frames: '<template></template>' })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<div id="root"></div><template></template></body>')
    expect(html).toContain('<title data-until-page>Shop</title>')
    expect(html).toContain('{"entry":"/assets/a.js","preload":["/assets/b.js"],"styles":"/assets/a.css"}')
    expect(html).not.toContain('type="module"')
  })

  it('names the language and the URLs of each frame', () => {
    expect(frameTemplate({ html: '<p>' }, 'fr')).toBe('<template lang="fr"><p></template>')
    expect(frameTemplate({ urls: '^/admin', bare: true, html: '' }, 'ar')).toBe(
      '<template lang="ar" data-urls="^/admin" data-bare></template>',
    )
  })

  it('has the frames of its language, and for the admin area, which has no prefix, those of each', () => {
    const each = [{ html: 'layout' }, { urls: '^/admin(/|$)', html: 'admin' }, { urls: '', html: 'page' }]
    const frames = new Map(['en', 'fr'].map((language) => [language, each]))
    const shown = (file: string, language: string) =>
      Array.from(
        framesOf(file, language, frames).matchAll(/lang="(\w+)"[^>]*>(\w+)/g),
        ([, of, html]) => `${of} ${html}`,
      )
    expect(shown('app.html', 'en')).toEqual(['en layout', 'en admin', 'en page', 'fr admin'])
    expect(shown('fr/app.html', 'fr')).toEqual(['fr layout', 'fr admin', 'fr page'])
    expect(shown('404.html', 'en')).toHaveLength(6)
  })
})

describe('chunksOf', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['shared.js'] },
    'shared.js': { file: 'shared.js' },
    'src/pages/product-page.tsx': { file: 'product.js', imports: ['index.html', 'gallery.js'] },
    'gallery.js': { file: 'gallery.js', imports: ['shared.js'] },
    'src/i18n/messages/product/fr.ts': { file: 'product-fr.js' },
    'src/i18n/messages/shop/fr.ts': { file: 'fr.js' },
  }

  it('lists the chunks that the entry does not load', () => {
    expect(chunksOf(manifest, '/product/1', 'fr')).toEqual([
      'product.js',
      'gallery.js',
      'product-fr.js',
      'fr.js',
    ])
  })

  it('fails for an unknown page and for a module that is not in the build', () => {
    expect(() => chunksOf(manifest, '/nowhere', 'fr')).toThrow(/nowhere/)
    expect(() => chunksOf(manifest, '/cities', 'fr')).toThrow(/cities-page/)
  })
})

describe('the sitemap', () => {
  const address = (path: string, language: string) => `https://shop.test${path}?a=1&lang=${language}`

  it('contains every language of every page', () => {
    const { 'sitemap.xml': map = '' } = sitemaps([{ path: '/x' }], ['en', 'ar'], address)
    expect(map.match(/<url>/g)).toHaveLength(2)
    expect(map).toContain('<loc>https://shop.test/x?a=1&amp;lang=ar</loc>')
    expect(map).toContain('hreflang="en" href="https://shop.test/x?a=1&amp;lang=en"')
    expect(map.match(/hreflang="x-default" href="https:\/\/shop.test\/x\?a=1&amp;lang=en"/g)).toHaveLength(2)
  })

  it('names no day of a change, which would move with every order', () => {
    const row = { path: '/x', changed: '2026-11-21T10:00:00Z' }
    expect(sitemaps([row], ['en'], address)['sitemap.xml']).not.toContain('2026')
  })

  it('names the pictures of a page, as many as search engines take', () => {
    const pictures = Array.from({ length: 101 }, (_, index) => `https://shop.test/a&b-${index}.jpg`)
    const { 'sitemap.xml': map = '' } = sitemaps([{ path: '/x', pictures }], ['en'], address)
    expect(map).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
    expect(map).toContain('<image:image><image:loc>https://shop.test/a&amp;b-0.jpg</image:loc></image:image>')
    expect(map.match(/<image:image>/g)).toHaveLength(100)
  })

  it.each([
    { urls: 1, bytes: 1e6 },
    { urls: 50_000, bytes: 300 },
  ])('is split at the limits of the protocol and of hosts: %o', (limits) => {
    const files = sitemaps([{ path: '/a' }, { path: '/b' }], ['en'], address, limits)
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(files['sitemap.xml']).toContain('/sitemap-2.xml')
    expect(files['sitemap-1.xml']).toContain('<loc>https://shop.test/a?')
    expect(files['sitemap-2.xml']).toContain('<loc>https://shop.test/b?')
  })

  it('is named in robots.txt once', () => {
    const once = robotsWithSitemap('User-agent: *\nAllow: /\n', 'https://shop.test')
    expect(once).toBe('User-agent: *\nAllow: /\n\nSitemap: https://shop.test/sitemap.xml\n')
    expect(robotsWithSitemap(once, 'https://shop.test')).toBe(once)
  })
})

describe('fileFor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcg-files-'))
  for (const name of [
    'index.html',
    'app.html',
    'products.html',
    'ar/products.html',
    'assets/a.js',
    '.vite/x.json',
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['/', 'index.html'],
    ['/products/', 'products.html'],
    ['/ar/products', 'ar/products.html'],
    ['/wishlist', 'app.html'],
    ['/nowhere', 'index.html'],
    ['/assets/a.js', 'assets/a.js'],
  ])('%s is %s', (path, name) => {
    const rules = [['/wishlist', '/app']] as const
    expect(fileFor(folder, rules, path)).toEqual({ file: join(folder, name), status: 200 })
  })

  it.each(['/assets/gone.js', '/.vite/x.json', '/../secret.txt'])('%s has none', (path) => {
    expect(fileFor(folder, [], path)).toBeNull()
  })

  it('is named like the URL', () => {
    expect(fileOf('/')).toBe('index.html')
    expect(fileOf('/fr')).toBe('fr.html')
    expect(fileOf('/ar/product/1')).toBe('ar/product/1.html')
  })
})
