import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@/i18n/locales'
import { publicUrl } from '@/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ignoredByCloudflare,
  nginxServer,
  personalPaths,
  redirectsFile,
  rewrites,
  robotsHeaders,
} from '../../../scripts/prerender/host-rules.ts'
import { serveFiles } from '../../../scripts/prerender/serve-files.ts'

const ROUTES = [
  '/admin/*',
  '/',
  '/products',
  '/product/:id',
  '/track/:token?',
  '/invoice/:number',
  '/checkout',
  '/Contact',
  '/Care',
]
const PAGES = ['/', '/products', '/product/7', '/Contact']
const RULES = rewrites(ROUTES, PAGES, ['/product/8'])
const PERSONAL = personalPaths(ROUTES, PAGES)
const FILES = [
  '/assets/a.js',
  ...['/app', '/404', ...PAGES].flatMap((path) => LANGUAGES.map((language) => publicUrl(path, language))),
]

/** As their guides say: Cloudflare Pages applies a rule before it looks for a file, Netlify after it. Both redirect no page to itself. */
const HOSTS = {
  'Cloudflare Pages': (path: string) => ruleFor(path) ?? (FILES.includes(path) ? path : null),
  Netlify: (path: string) => (FILES.includes(path) ? path : (ruleFor(path) ?? null)),
}
function ruleFor(path: string): string | undefined {
  for (const line of redirectsFile(RULES).trim().split('\n')) {
    const [from = '', to = ''] = line.split(' ')
    const pattern = new RegExp(`^${from.replaceAll('.', '\\.').replace('*', '(.*)')}$`)
    if (pattern.test(path)) return to
  }
  return undefined
}

describe('the rules of hosts', () => {
  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/product/7', '/product/7'],
    // Without a file of its own, but known to the build.
    ['/product/8', '/app'],
    ['/admin', '/app'],
    ['/admin/orders/1', '/app'],
    ['/track', '/app'],
    ['/track/abc', '/app'],
    ['/invoice/F-1', '/app'],
    ['/invoice', null],
    ['/Contact', '/Contact'],
    ['/contact', '/Contact'],
    ['/care', '/app'],
    ['/Products', '/products'],
    ['/fr/Products', '/fr/products'],
    ['/app', '/app'],
    ['/fr', '/fr'],
    ['/fr/products', '/fr/products'],
    ['/ar/track/abc', '/ar/app'],
    ['/ar/product/8', '/ar/app'],
    ['/fr/contact', '/fr/Contact'],
    // Of no language.
    ['/fr/admin/orders', null],
    ['/fr/nonsense', null],
    ['/assets/a.js', '/assets/a.js'],
    ['/assets/gone.js', null],
    ['/sw.js', null],
    ['/nonsense', null],
    ['/product/9', null],
  ])('lead %s to %s, whether a host looks for the rule or the file first', (path, served) => {
    for (const [host, answer] of Object.entries(HOSTS)) expect(answer(path), host).toBe(served)
  })

  it('are all taken by Cloudflare Pages with 600 products that have no file, and then the oldest product is left out', () => {
    const withProducts = (count: number) =>
      rewrites(
        ROUTES,
        PAGES,
        Array.from({ length: count }, (_, index) => `/product/n${index}`),
      )
    // As its parser counts: from the first rule with a `*`, every rule is one of the few.
    const taken = (rules: ReturnType<typeof rewrites>) => {
      const lines = redirectsFile(rules).trim().split('\n')
      const first = lines.findIndex((line) => line.includes('*'))
      return [...lines.slice(0, Math.min(first, 2000)), ...lines.slice(first).slice(0, 100)]
    }
    const rules = withProducts(600)
    expect(taken(rules)).toHaveLength(rules.length)
    expect(ignoredByCloudflare(rules)).toBe(0)
    const more = withProducts(700)
    const kept = new Set(taken(more))
    const left = redirectsFile(more)
      .trim()
      .split('\n')
      .filter((line) => !kept.has(line))
    expect(left).toHaveLength(ignoredByCloudflare(more))
    expect(left.at(-1)).toBe('/ar/product/n699 /ar/app 200')
    expect(left.filter((line) => !line.includes('/product/n6'))).toEqual([])
  })

  it('say which pages belong to a person: those without a file, except products', () => {
    expect(PERSONAL.slice(0, 7)).toEqual([
      '/admin',
      '/admin/*',
      '/track',
      '/track/*',
      '/invoice/*',
      '/checkout',
      '/Care',
    ])
    expect(PERSONAL).toContain('/fr/checkout')
    expect(PERSONAL.filter((path) => /product|contact/i.test(path))).toEqual([])
    expect(robotsHeaders(['/checkout'])).toBe('/checkout\n  X-Robots-Tag: noindex\n')
    const server = nginxServer([], RULES, PERSONAL)
    expect(server).toContain('"~^/track/" noindex;')
    expect(server).toContain('"~^/fr/checkout(?:[?]|$)" noindex;')
  })

  it('hide no page of a shop without products from search engines', () => {
    expect(personalPaths(ROUTES, ['/', '/products']).filter((path) => /product/i.test(path))).toEqual([])
  })

  it('lead to no other host, on nginx', () => {
    const [, location = ''] =
      /location ~ (\S+) \{ return 301 \$1\$is_args\$args; \}/.exec(nginxServer([], [], [])) ?? []
    const target = (path: string) => new RegExp(location).exec(path)?.[1]
    expect(target('/products/')).toBe('/products')
    expect(target('/fr/about/stories/a-day-in-fez/')).toBe('/fr/about/stories/a-day-in-fez')
    // It sends what it has decoded of `/%5Cevil.test/` and the like.
    for (const path of ['/', '//evil.test/', '/\\evil.test/', '/a\r\nSet-Cookie: b/', '/a?b/'])
      expect(target(path), path).toBeUndefined()
  })

  it('keep only what was found, on nginx', () => {
    const server = nginxServer([['X-Frame-Options', 'DENY']], RULES, PERSONAL)
    expect(server).toContain('location ^~ /assets/ { try_files $uri =404; }')
    expect(server).toContain('location ^~ /track/ { try_files /app.html =404; }')
    expect(server).toContain('location = /contact { try_files /Contact.html =404; }')
    expect(server).toContain('location /fr/ { error_page 404 /fr/404.html; try_files $uri $uri.html =404; }')
    expect(server).toContain('"~^(?:200|206|304):/assets/" "public, max-age=31536000, immutable"')
    expect(server).toContain('add_header X-Frame-Options "DENY" always;')
    expect(server).toContain('gzip on;')
    expect(server).toMatch(/gzip_types [^;]*text\/css [^;]*application\/javascript application\/json /)
    // A header in a location would take those of the server away.
    expect(server).not.toMatch(/location[^}]*add_header/)
  })
})

describe('the preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcg-host-'))
  const server = createServer((request, response) => {
    serveFiles(folder)(request, response, () => response.writeHead(418).end())
  })
  let origin = ''
  beforeAll(async () => {
    for (const name of [
      'index.html',
      'app.html',
      '404.html',
      'fr.html',
      'fr/app.html',
      'fr/404.html',
      'assets/a.js',
      'assets/data-1.json',
    ]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), name)
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    writeFileSync(join(folder, '_redirects'), redirectsFile(RULES))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/assets/a.js', 200, 'assets/a.js', 'immutable'],
    ['/assets/data-1.json', 200, 'assets/data-1.json', 'immutable'],
    ['/assets/gone.js', 404, '404.html', 'no-cache'],
    ['/assets/data-2.json', 404, '404.html', 'no-cache'],
    ['/assets/gone', 404, '404.html', 'no-cache'],
    ['/sw.js', 404, '404.html', 'no-cache'],
    ['/', 200, 'index.html', 'no-cache'],
    ['/track/abc', 200, 'app.html', 'no-cache'],
    ['/nonsense', 404, '404.html', 'no-cache'],
    ['/nonsense.html', 404, '404.html', 'no-cache'],
    ['/.vite/manifest.json', 404, '404.html', 'no-cache'],
    ['/fr', 200, 'fr.html', 'no-cache'],
    ['/fr/checkout', 200, 'fr/app.html', 'no-cache'],
    ['/fr/nonsense', 404, 'fr/404.html', 'no-cache'],
    // As on hosts that have one page for errors.
    ['/ar/nonsense', 404, '404.html', 'no-cache'],
  ])('answers %s as a host does', async (path, status, body, caching) => {
    const response = await fetch(`${origin}${path}`)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(body)
    expect(response.headers.get('cache-control')).toContain(caching)
    if (body.endsWith('.html')) expect(response.headers.get('cache-control')).not.toContain('immutable')
  })
})
