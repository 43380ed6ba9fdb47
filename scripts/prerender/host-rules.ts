/** What a static host serves for which URL, in the format of each host that docs/deploy.md names. */
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { isAdminPath, publicUrl } from '../../supabase/functions/_shared/public-url.ts'

/** URLs of files, never of a page. Where the file is missing the answer is 404: a browser would keep the app's HTML as code. */
const FILES = [
  '/assets/*',
  '/social/*',
  '/feeds/*',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
]
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Whether a URL is that of a file and never of a page. */
export const isFilePath = (path: string): boolean => FILES.some((file) => matchesRule(file, path))

/** A URL without a file of its own, at most with a `*` at its end, and the page that is served for it. */
export type Rewrite = readonly [from: string, to: string]

/** Whether a rule is for a path. The `*` at its end stands for anything. */
export const matchesRule = (from: string, path: string): boolean =>
  from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from

/**
 * The rules for the pages of the route table. Netlify looks for a file first and Cloudflare Pages for a rule, so no rule may match a page
 * that has a file; every other URL is answered with 404.html, which is the app as well. `routes` are paths as React Router writes them,
 * `pages` those that have a file, `others` further paths of the app; none has the prefix of a language, and there are rules for each.
 */
export function rewrites(
  routes: readonly string[],
  pages: readonly string[],
  others: readonly string[] = [],
): Rewrite[] {
  const app = routes
    .filter((route) => !pages.some((page) => matchesRoute(route, page)))
    .flatMap((route) => {
      const [, start = '', rest = ''] = /^(.*?)(?:\/(:\w+\??|\*))?$/.exec(route) ?? []
      if (rest === '') return [start]
      const isRequired = rest.startsWith(':') && !rest.endsWith('?')
      return isRequired ? [`${start}/*`] : [start, `${start}/*`]
    })
  // Hosts tell upper from lower case, the app does not: the usual spellings of pages are found on all of them.
  const lowerCase = [...app, ...pages].filter((path) => path !== path.toLowerCase())
  const capital = pages.filter((path) => /^\/[a-z]+$/.test(path))
  const rules = [
    ...app.map((path): Rewrite => [path, '/app']),
    ...lowerCase.map((path): Rewrite => [path.toLowerCase(), pages.includes(path) ? path : '/app']),
    ...capital.map((path): Rewrite => [`/${path.charAt(1).toUpperCase()}${path.slice(2)}`, path]),
  ]
  // Where a host takes no more rules, the last of `others` are without one in every language, and nothing else.
  return [rules, ...others.map((path): Rewrite[] => [[path, '/app']])].flatMap((ofPages) =>
    LANGUAGES.flatMap((language) =>
      ofPages
        .filter(([from]) => language === 'en' || !isAdminPath(from))
        .map(([from, to]): Rewrite => [publicUrl(from, language), publicUrl(to, language)]),
    ),
  )
}

const matchesRoute = (route: string, page: string) =>
  new RegExp(
    `^${route
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  ).test(page)

const text = (lines: readonly string[]) => [...lines, ''].join('\n')

const isExact = ([from]: Rewrite) => !from.endsWith('*')

/**
 * `_redirects`, which Netlify and Cloudflare Pages read. Their names of pages have no `.html`. Cloudflare takes 2,000 rules up to the first
 * one with a `*`, and of the rules from there on, exact ones as well, 100.
 */
export const redirectsFile = (rules: readonly Rewrite[]) =>
  text(
    [...rules.filter(isExact), ...rules.filter((rule) => !isExact(rule))].map(
      ([from, to]) => `${from} ${to} 200`,
    ),
  )

/** How many rules of `_redirects` Cloudflare Pages ignores: the last exact ones. */
export const ignoredByCloudflare = (rules: readonly Rewrite[]): number =>
  Math.max(0, rules.filter(isExact).length - 2000)

const NOT_INDEXED = 'noindex'

/**
 * The pages of routes without a file: they belong to a person, which search engines are to see before any script runs. Netlify takes
 * `/product/*`, which a shop without products has, for `/products` as well: what would cover a page is left out.
 */
export function personalPaths(routes: readonly string[], pages: readonly string[]): string[] {
  const urls = LANGUAGES.flatMap((language) => pages.map((page) => publicUrl(page, language).toLowerCase()))
  const coversPage = (from: string) =>
    from.endsWith('/*') && urls.some((url) => url.startsWith(from.slice(0, -2).toLowerCase()))
  return rewrites(routes, pages)
    .filter(([from, to]) => to.endsWith('/app') && !coversPage(from))
    .map(([from]) => from)
}

/** For `_headers`. */
export const robotsHeaders = (personal: readonly string[]) =>
  text(personal.flatMap((path) => [path, `  X-Robots-Tag: ${NOT_INDEXED}`]))

/** The rules in the text of `_redirects`. */
export const readRewrites = (redirects: string): Rewrite[] =>
  Array.from(redirects.matchAll(/^(\S+) (\S+) 200$/gm), ([, from = '', to = '']) => [from, to])

const COMPRESSED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/xml',
  'application/xml',
  'text/plain',
]

/** A server of nginx, included in its `http` block. `headers` are those for every path. */
export const nginxServer = (
  headers: readonly (readonly [name: string, value: string])[],
  rules: readonly Rewrite[],
  personal: readonly string[],
) =>
  text([
    '# Only what was found is kept: an error page must not stay in a browser in place of a file.',
    'map $request_uri $robots {',
    '  default "";',
    ...personal.map(
      (path) => `  "~^${path.replace(/\/\*$/, '/')}${path.endsWith('*') ? '' : '(?:[?]|$)'}" ${NOT_INDEXED};`,
    ),
    '}',
    `map "$status:$request_uri" $cache_control { default no-cache; "~^(?:200|206|304):/assets/" "${IMMUTABLE}"; }`,
    'server {',
    '  listen 80;',
    '  root /srv/shop/dist;',
    '  absolute_redirect off;',
    '  error_page 404 /404.html;',
    // By itself nginx compresses HTML only. It knows scripts by either name, as its version has it.
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_comp_level 5;',
    `  gzip_types ${COMPRESSED.join(' ')};`,
    ...headers.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  add_header Cache-Control $cache_control always;',
    '  add_header X-Robots-Tag $robots always;',
    '  location ~ ^/(?:\\.|_headers$|_redirects$) { return 404; }',
    ...FILES.map((path) => location(path, '$uri')),
    ...rules.map(([from, to]) => location(from, `${to}.html`)),
    '  location = / { try_files /index.html =404; }',
    // Of plain paths only: nginx sends what it has decoded, which may begin with a backslash and so name another host, or end a header.
    '  location ~ ^((?:/[\\w-]+)+)/$ { return 301 $1$is_args$args; }',
    ...LANGUAGES.map((language) => {
      const folder = publicUrl('/', language).replace(/\/?$/, '/')
      return `  location ${folder} { error_page 404 ${folder}404.html; try_files $uri $uri.html =404; }`
    }),
    '}',
  ])

const location = (path: string, file: string) =>
  `  location ${path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`} { try_files ${file} =404; }`
