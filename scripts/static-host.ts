import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { serveFiles } from './serve-files.ts'

/**
 * The headers a host must send with every page (OWASP ASVS 5.0, 3.4). `supabaseUrl` null means that the API is on the
 * shop's own origin. Pictures may come from any https address, since operators may give one for a product.
 */
export function securityHeaders(supabaseUrl: string | null): Readonly<Record<string, string>> {
  const api = supabaseUrl === null ? '' : ` ${new URL(supabaseUrl).origin}`
  const socket = api.replace(/^ http/, ' ws')
  return {
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `img-src 'self' blob: https:${api.startsWith(' http:') ? api : ''}`,
      `media-src 'self'`,
      `font-src 'self'`,
      `connect-src 'self'${api}${socket}`,
      // The map of the contact page, which is loaded when a visitor asks for it.
      `frame-src https://www.openstreetmap.org`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      `form-action 'self'`,
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

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read as they are and other hosts can be told from. */
function hostFiles(supabaseUrl: string | null): Readonly<Record<string, string>> {
  const lines = Object.entries(securityHeaders(supabaseUrl)).map(([name, value]) => `  ${name}: ${value}`)
  return {
    _headers: [
      '/*',
      ...lines,
      '/assets/*',
      // File names carry a hash of their content.
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
    // Files that exist win over the last rule. Netlify compares the language of an address; a host that does not serves the
    // English page, and the app puts its own in place of it.
    _redirects: [
      ...['fr', 'ar'].flatMap((language) => [
        `/ lang=${language} /_${language}/index.html 200!`,
        `/product/:id lang=${language} /_${language}/product/:id.html 200!`,
        `/about/stories/:slug lang=${language} /_${language}/about/stories/:slug.html 200!`,
        ...[
          'products',
          'cart',
          'cities',
          'about',
          'about/stories',
          'Contact',
          'support',
          'CareInstructions',
          'terms',
        ].map((page) => `/${page} lang=${language} /_${language}/${page}.html 200!`),
      ]),
      '/* /app.html 200',
      '',
    ].join('\n'),
  }
}

/** Writes the host's files into the build, and sends the same headers from `vite preview`. */
export function staticHost(supabaseUrl: string | null): Plugin {
  return {
    name: 'static-host',
    generateBundle() {
      for (const [fileName, source] of Object.entries(hostFiles(supabaseUrl))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(securityHeaders(supabaseUrl))) {
          // Preview is plain http on this machine: it must not pin localhost to https.
          if (name !== 'Strict-Transport-Security') response.setHeader(name, value)
        }
        next()
      })
      const { root, build } = server.config
      server.middlewares.use(serveFiles(resolve(root, build.outDir)))
    },
  }
}
