import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { IMMUTABLE } from './host-rules.ts'
import { serveFiles } from './serve-files.ts'

/**
 * The headers that a host must send with every page (OWASP ASVS 5.0, 3.4). `supabaseUrl` is null when the API is on the
 * site's own origin. Pictures may come from any https URL, because operators may enter one for a product. `html` is
 * the built page: its inline script and styles are allowed by their hashes. scripts/prerender/prerender.ts adds others.
 */
export function securityHeaders(
  supabaseUrl: string | null,
  html = '',
  { hasCaptcha = false } = {},
): Readonly<Record<string, string>> {
  const captcha = hasCaptcha ? ' https://challenges.cloudflare.com' : ''
  const api = supabaseUrl === null ? '' : ` ${new URL(supabaseUrl).origin}`
  const socket = api.replace(/^ http/, ' ws')
  return {
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src 'self'${hashes(html, /<script>(.*?)<\/script>/gs)}${captcha}`,
      `style-src 'self'${hashes(html, /<style[^>]*>(.*?)<\/style>/gs)}`,
      `img-src 'self' blob: https:${api.startsWith(' http:') ? api : ''}`,
      `media-src 'self'`,
      `font-src 'self'`,
      `connect-src 'self'${api}${socket}`,
      // The map of the contact page, which loads on a click.
      `frame-src https://www.openstreetmap.org${captcha}`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      // The card provider's pages, to which the payment page sends a form.
      `form-action 'self' https://payment.cmi.co.ma https://testpayment.cmi.co.ma${api.startsWith(' http:') ? api : ''}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/** The sources for a content security policy that allow these inline scripts or styles. */
const hashes = (html: string, elements: RegExp) =>
  Array.from(html.matchAll(elements), ([, text = '']) => ` ${inlineHash(text)}`).join('')

const inlineHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Adds inline styles to the policy in the text of `_headers`. */
export const allowStyles = (headers: string, styles: readonly string[]) =>
  headers.replace(/(?<=; style-src [^;]*)(?=;)/, styles.map((style) => ` ${inlineHash(style)}`).join(''))

/** The headers for every path in a build's `_headers`. */
export function headersOf(folder: string): [name: string, value: string][] {
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)*)/.exec(readFileSync(join(folder, '_headers'), 'utf8')) ?? []
  return Array.from(block.matchAll(/^ {2}([\w-]+): (.*)$/gm), ([, name = '', value = '']) => [name, value])
}

/**
 * A file as the client build wrote it, which the prerender replaces: kept in a folder whose name begins with a dot, so that it is not
 * served, and there for another run.
 */
export function clientFile(folder: string, file: string): string {
  const kept = join(folder, '.vite', file)
  if (!existsSync(kept)) renameSync(join(folder, file), kept)
  return readFileSync(kept, 'utf8')
}

/** `_headers`, in the format of Netlify and Cloudflare Pages. */
export const headersFile = ({ supabaseUrl, hasCaptcha }: StaticHost, html: string): string =>
  [
    '/*',
    ...Object.entries(securityHeaders(supabaseUrl, html, { hasCaptcha })).map(
      ([name, value]) => `  ${name}: ${value}`,
    ),
    '/assets/*',
    // File names contain a hash of the content.
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n')

/** `supabaseUrl` is null when the API is on the site's own origin. */
type StaticHost = { supabaseUrl: string | null; hasCaptcha: boolean }

/** Adds the headers to the build, and makes `vite preview` serve it as a host does. */
export function staticHost(project: StaticHost): Plugin {
  return {
    name: 'static-host',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        // The build for Node has no page.
        if (page?.type !== 'asset') return
        const source = headersFile(project, String(page.source))
        this.emitFile({ type: 'asset', fileName: '_headers', source })
      },
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      const folder = resolve(root, build.outDir)
      const headers = headersOf(folder)
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) {
          // Preview uses http: this header would force https on localhost.
          if (name !== 'Strict-Transport-Security') response.setHeader(name, value)
        }
        next()
      })
      server.middlewares.use(serveFiles(folder))
    },
  }
}
