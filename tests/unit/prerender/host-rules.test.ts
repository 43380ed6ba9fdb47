import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudflareRedirects, netlifyRedirects, nginxServer } from '../../../scripts/prerender/host-rules.ts'
import { serveFiles } from '../../../scripts/prerender/serve-files.ts'

const ROUTES = ['/admin/*', '/', '/products', '/product/:id', '/track/:token?', '/Contact', '/checkout']
const PAGES = ['/', '/products', '/product/7', '/Contact']

describe('the rules of hosts', () => {
  it('answer 404 for a missing file before the app is served for any URL', () => {
    const rules = netlifyRedirects().split('\n')
    const rule = (start: string) => rules.findIndex((line) => line.startsWith(`${start} `))
    expect(rules.at(-2)).toBe('/* /app.html 200')
    for (const path of ['/assets/*', '/social/*', '/sw.js']) {
      expect(rules[rule(path)]).toBe(`${path} /404.html 404`)
      expect(rule(path)).toBeLessThan(rule('/*'))
    }
  })

  it('never replace files on Cloudflare Pages, where rules come first', () => {
    const rules = cloudflareRedirects(ROUTES, PAGES)
    expect(rules).toBe('/admin/* /app 200\n/track/* /app 200\n/checkout /app 200\n')
  })

  it('keep only what was found, on nginx', () => {
    const server = nginxServer([['X-Frame-Options', 'DENY']])
    expect(server).toContain('location /assets/ { try_files $uri =404; }')
    expect(server).toContain('"~^(?:200|206|304):/assets/" "public, max-age=31536000, immutable"')
    expect(server).toContain('add_header X-Frame-Options "DENY" always;')
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
    for (const name of ['index.html', 'app.html', '404.html', 'assets/a.js', 'assets/data-1.json']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), name)
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/assets/a.js', 200, 'assets/a.js', 'immutable'],
    ['/assets/data-1.json', 200, 'assets/data-1.json', 'immutable'],
    ['/assets/gone.js', 404, '404.html', 'no-cache'],
    ['/assets/data-2.json', 404, '404.html', 'no-cache'],
    ['/assets/gone', 404, '404.html', 'no-cache'],
    ['/sw.js', 404, '404.html', 'no-cache'],
    ['/wishlist', 200, 'app.html', 'no-cache'],
    ['/nonsense.html', 200, 'app.html', 'no-cache'],
  ])('answers %s as a host does', async (path, status, body, caching) => {
    const response = await fetch(`${origin}${path}`)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(body)
    expect(response.headers.get('cache-control')).toContain(caching)
    if (body.endsWith('.html')) expect(response.headers.get('cache-control')).not.toContain('immutable')
  })
})
