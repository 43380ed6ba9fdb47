/** The files for search engines: sitemap.xml and robots.txt. */

export type SitemapPage = { readonly path: string; readonly changed?: string }

// The limit of the protocol (sitemaps.org).
const MAX_URLS = 50_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Contents by file name. Every language of a page is a URL of its own, linked to the others. */
export function sitemaps(
  pages: readonly SitemapPage[],
  languages: readonly string[],
  address: (path: string, language: string) => string,
  max = MAX_URLS,
): Record<string, string> {
  const entries = pages.flatMap(({ path, changed }) => {
    const link = (hreflang: string, language: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(address(path, language))}"/>`
    // English is also for everyone else.
    const links = [...languages.map((language) => link(language, language)), link('x-default', 'en')]
    const rest = `${changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`}${links.join('')}`
    return languages.map((language) => `<url><loc>${escaped(address(path, language))}</loc>${rest}</url>`)
  })
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / max)) }, (_, part) =>
    [
      `${start}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
      ...entries.slice(part * max, (part + 1) * max),
      '</urlset>\n',
    ].join('\n'),
  )
  const [only = '', ...more] = parts
  if (more.length === 0) return { 'sitemap.xml': only }
  const names = parts.map((_, part) => `sitemap-${part + 1}.xml`)
  const index = names.map((name) => `<sitemap><loc>${escaped(address(`/${name}`, 'en'))}</loc></sitemap>`)
  return {
    'sitemap.xml': `${start}<sitemapindex ${namespace}>\n${index.join('\n')}\n</sitemapindex>\n`,
    ...Object.fromEntries(parts.map((part, place) => [names[place] ?? '', part])),
  }
}

export const robotsWithSitemap = (robots: string, origin: string) =>
  `${robots.replace(/\n*Sitemap:.*\n?/g, '').trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
