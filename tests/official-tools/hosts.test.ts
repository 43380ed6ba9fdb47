import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findNginx, NGINX_HINT } from '../../scripts/find-nginx.ts'
import {
  IMMUTABLE,
  nginxServer,
  personalPaths,
  redirectsFile,
  rewrites,
  robotsHeaders,
} from '../../scripts/prerender/host-rules.ts'
import { headersFile, headersOf } from '../../scripts/prerender/static-host.ts'
import { freePort } from '../../scripts/tools/free-port.ts'
import { installTool } from '../../scripts/tools/install-tool.ts'

// The build's rules, read by the hosts' own servers, and by the engines of Netlify's command line tool: its server runs nowhere else.

const ROUTES = ['/', '/products', '/product/:id', '/track/:token?', '/checkout', '/Contact']
const PAGES = ['/', '/products', '/product/1', '/Contact']
const FILES = ['index', 'products', 'product/1', 'Contact', 'app', '404'].flatMap((name) => [
  `${name}.html`,
  name === 'index' ? 'fr.html' : `fr/${name}.html`,
])
/** Products without a file: more than Cloudflare Pages takes of rules below one with a `*`. */
const OTHERS = Array.from({ length: 120 }, (_, index) => `/product/${index + 2}`)
const RULES = rewrites(ROUTES, PAGES, OTHERS)
const PERSONAL = personalPaths(ROUTES, PAGES)

const folder = mkdtempSync(join(tmpdir(), 'mcg-hosts-'))
const dist = join(folder, 'dist')
beforeAll(() => {
  for (const name of [...FILES, 'assets/a.js']) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), `/* ${name} */`)
  }
  writeFileSync(join(dist, 'assets/long.js'), '/* long */'.repeat(200))
  const headers = headersFile({ supabaseUrl: null, hasCaptcha: false }, '')
  writeFileSync(join(dist, '_headers'), headers + robotsHeaders(PERSONAL))
  writeFileSync(join(dist, '_redirects'), redirectsFile(RULES))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function startNginx(port: number): ChildProcess {
  const program = findNginx()
  if (program === null) throw new Error(NGINX_HINT)
  const server = nginxServer(headersOf(dist), RULES, PERSONAL)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/shop/dist;', `root ${dist};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      // Its workers otherwise run as an account that may not read the folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;`,
      'events {}',
      `http { access_log off; types { text/html html; text/javascript js; } ${temporary.join(' ')}`,
      server,
      '}',
    ].join('\n'),
  )
  return spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
}

function startCloudflarePages(port: number): ChildProcess {
  const tool = installTool('hosts')
  if (tool === null) throw new Error('wrangler is not installed')
  const program = join(tool, 'node_modules/wrangler/bin/wrangler.js')
  const options = ['--ip=127.0.0.1', `--port=${port}`, '--compatibility-date=2026-05-01']
  return spawn(process.execPath, [program, 'pages', 'dev', dist, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
    // It ends what it has started only when its group is ended.
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder, CI: '1' },
  })
}

const ANSWERS: readonly (readonly [path: string, status: number, file: string, isKept: boolean])[] = [
  ['/assets/a.js', 200, 'assets/a.js', true],
  ['/assets/gone.js', 404, '404.html', false],
  ['/assets/gone.css', 404, '404.html', false],
  ['/', 200, 'index.html', false],
  ['/products', 200, 'products.html', false],
  ['/checkout', 200, 'app.html', false],
  ['/track/abc', 200, 'app.html', false],
  ['/tracks', 404, '404.html', false],
  ['/product/1', 200, 'product/1.html', false],
  ['/product/121', 200, 'app.html', false],
  ['/fr/product/121', 200, 'fr/app.html', false],
  ['/product/122', 404, '404.html', false],
  ['/contact', 200, 'Contact.html', false],
  ['/nonsense', 404, '404.html', false],
  ['/fr', 200, 'fr.html', false],
  ['/fr/checkout', 200, 'fr/app.html', false],
  ['/fr/nonsense', 404, 'fr/404.html', false],
]
const isPersonal = (path: string) => /checkout|track(?:\/|$)/.test(path)

describe.each([
  ['nginx', startNginx],
  ['Cloudflare Pages', startCloudflarePages],
])('%s', (_name, start) => {
  let server: ChildProcess
  let origin = ''
  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = start(port)
    const answers = () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    await vi.waitUntil(answers, { timeout: 100_000, interval: 200 })
  }, 120_000)
  afterAll(async () => {
    const ended = once(server, 'exit')
    process.kill(server.spawnargs.includes('pages') ? -(server.pid ?? 0) : (server.pid ?? 0))
    await ended
  })

  it.each(ANSWERS)('answers %s with %i, which is %s', async (path, status, file, isKept) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    expect([response.status, await response.text()]).toEqual([status, `/* ${file} */`])
    expect(/immutable|max-age=[1-9]/.test(response.headers.get('cache-control') ?? '')).toBe(isKept)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-robots-tag')).toBe(isPersonal(path) ? 'noindex' : null)
  })

  it('compresses code', async () => {
    const response = await fetch(`${origin}/assets/long.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe('/* long */'.repeat(200))
  })

  it('hides what is for hosts', async () => {
    expect(existsSync(join(dist, '_headers'))).toBe(true)
    for (const path of ['/_headers', '/_redirects']) expect((await fetch(origin + path)).ok, path).toBe(false)
  })
})

// What the test uses of @netlify/static, @netlify/redirects and @netlify/headers, which are installed with the tool.
type Match = { readonly statusCode: number }
type Engines = {
  readonly files: { match: (request: Request) => Promise<{ handle: () => Promise<Response> } | undefined> }
  readonly redirects: {
    match: (request: Request) => Promise<Match | undefined>
    handle: (
      request: Request,
      match: Match,
      file: (request: Request) => Promise<(() => Promise<Response>) | undefined>,
    ) => Promise<Response | undefined>
  }
  readonly headers: { apply: (request: Request) => Promise<Readonly<Record<string, string>>> }
}

async function netlifyEngines(): Promise<Engines> {
  const tool = installTool('hosts')
  if (tool === null) throw new Error('the engines of Netlify are not installed')
  const load = async <Module>(name: string) =>
    (await import(join(tool, `node_modules/@netlify/${name}/dist/main.js`))) as Module
  type Handler<Name extends keyof Engines> = new (options: object) => Engines[Name]
  const { StaticHandler } = await load<{ StaticHandler: Handler<'files'> }>('static')
  const { RedirectsHandler } = await load<{ RedirectsHandler: Handler<'redirects'> }>('redirects')
  const { HeadersHandler } = await load<{ HeadersHandler: Handler<'headers'> }>('headers')
  const shared = { projectDir: folder, publicDir: dist, publishDir: 'dist', configRedirects: [] }
  return {
    files: new StaticHandler({ directory: dist }),
    redirects: new RedirectsHandler({ ...shared, jwtSecret: 'secret', jwtRoleClaim: 'roles' }),
    headers: new HeadersHandler({ ...shared, logger: console }),
  }
}

describe('Netlify', () => {
  let engines: Engines
  beforeAll(async () => {
    engines = await netlifyEngines()
  })

  /** A file, else what a rule names; undefined where the host answers with 404.html. */
  async function answer(request: Request): Promise<Response | undefined> {
    const { files, redirects } = engines
    const file = async (request: Request) => (await files.match(request))?.handle
    const match = await redirects.match(request)
    return match === undefined ? (await file(request))?.() : redirects.handle(request, match, file)
  }

  it.each(ANSWERS)('answers %s with %i, which is %s', async (path, status, file, isKept) => {
    const request = new Request(`https://shop.example${path}`)
    const [response, headers] = await Promise.all([answer(request), engines.headers.apply(request)])
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    // It has one page for errors, whatever the language. How long that is kept is up to its server, and no search engine shows it.
    if (status === 404) {
      expect(response).toBeUndefined()
      return
    }
    expect(await response?.text()).toBe(`/* ${file} */`)
    expect(headers['X-Robots-Tag']).toBe(isPersonal(path) ? 'noindex' : undefined)
    expect(headers['Cache-Control']).toBe(isKept ? IMMUTABLE : undefined)
  })
})
