/** What a static host serves for which URL, in the format of each host that docs/deploy.md names. */

/** URLs of files. Where the file is missing the answer is 404: with the app in its place, a browser would keep HTML as code. */
const FILES = ['/assets/*', '/social/*', '/sw.js', '/robots.txt', '/sitemap.xml', '/site.webmanifest']
/** What a build needs and no visitor. */
const HIDDEN = ['/.vite/*', '/.hosts/*']
const NOT_FOUND = '/404.html'
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Whether a URL is that of a file and never of a page. */
export const isFilePath = (path: string): boolean =>
  FILES.some((file) => (file.endsWith('/*') ? path.startsWith(file.slice(0, -1)) : path === file))

const LANGUAGE_RULES = ['fr', 'ar'].flatMap((language) => [
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
])

const text = (lines: readonly string[]) => [...lines, ''].join('\n')

/** `_redirects`: existing files take precedence over rules without an exclamation mark, and the first rule that matches is used. */
export const netlifyRedirects = () =>
  text([
    ...HIDDEN.map((path) => `${path} ${NOT_FOUND} 404!`),
    ...LANGUAGE_RULES,
    ...FILES.map((path) => `${path} ${NOT_FOUND} 404`),
    '/* /app.html 200',
  ])

/**
 * `_redirects` of Cloudflare Pages, where a rule is applied before a file is looked for: it names the app's own URLs, and every
 * other URL without a file is answered with 404.html, which is the app as well. `routes` are the paths of the route table,
 * `pages` those that have a file.
 */
export const cloudflareRedirects = (routes: readonly string[], pages: readonly string[]) =>
  text(
    routes
      .filter((route) => !pages.includes(route))
      // With a parameter, files of the same pattern would be hidden by the rule.
      .filter((route) => !pages.some((page) => matches(route, page)))
      .map((route) => `${route.replace(/:\w+\?$/, '*').replace(/:\w+/g, '*')} /app 200`),
  )

const matches = (route: string, page: string) =>
  new RegExp(
    `^${route
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  ).test(page)

/** A server of nginx, included in its `http` block. `headers` are those for every path. */
export const nginxServer = (headers: readonly (readonly [name: string, value: string])[]) =>
  text([
    'map $arg_lang $pages { default ""; fr /_fr; ar /_ar; }',
    '# Only what was found is kept: an error page must not stay in a browser in place of a file.',
    `map "$status:$request_uri" $cache_control { default no-cache; "~^(?:200|206|304):/assets/" "${IMMUTABLE}"; }`,
    'server {',
    '  listen 80;',
    '  root /srv/shop/dist;',
    ...headers.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  add_header Cache-Control $cache_control always;',
    '  location ~ ^/(?:\\.|_headers$|_redirects$) { return 404; }',
    ...FILES.map((path) =>
      path.endsWith('/*')
        ? `  location ${path.slice(0, -1)} { try_files $uri =404; }`
        : `  location = ${path} { try_files $uri =404; }`,
    ),
    '  location = / { try_files $pages/index.html /index.html =404; }',
    '  location / { try_files $uri $pages$uri.html $uri.html /app.html; }',
    '}',
  ])
