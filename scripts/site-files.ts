/** What search engines read beside the pages: sitemap.xml and robots.txt. */

export type SitemapPage = { readonly path: string; readonly changed?: string }

// Of the protocol: sitemaps.org.
const MOST_ADDRESSES = 50_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The files by name. Every language of a page is an address, and names the others. */
export function sitemaps(
  pages: readonly SitemapPage[],
  languages: readonly string[],
  address: (path: string, language: string) => string,
  most = MOST_ADDRESSES,
): Record<string, string> {
  const entries = pages.flatMap(({ path, changed }) => {
    const links = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address(path, language))}"/>`,
    )
    const rest = `${changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`}${links.join('')}`
    return languages.map((language) => `<url><loc>${escaped(address(path, language))}</loc>${rest}</url>`)
  })
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / most)) }, (_, part) =>
    [
      `${start}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
      ...entries.slice(part * most, (part + 1) * most),
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
