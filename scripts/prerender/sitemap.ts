/** The files for search engines: sitemap.xml and robots.txt. */

export type SitemapPage = {
  readonly path: string
  /** The absolute URLs of the page's pictures. */
  readonly pictures?: readonly string[]
}

// The protocol takes 50,000 URLs, 50 MB and 1,000 pictures of a page (sitemaps.org); Cloudflare Pages takes 25 MB of a file.
const LIMITS = { urls: 50_000, bytes: 20_000_000 }
const MAX_PICTURES = 100

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Contents by file name. Every language of a page is a URL of its own, linked to the others. Without dates: a page shows rows of many tables,
 * and search engines ignore the dates of a shop once they do not hold.
 */
export function sitemaps(
  pages: readonly SitemapPage[],
  languages: readonly string[],
  address: (path: string, language: string) => string,
  limits = LIMITS,
): Record<string, string> {
  const entries = pages.flatMap(({ path, pictures = [] }) => {
    const link = (hreflang: string, language: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(address(path, language))}"/>`
    // English is also for everyone else.
    const links = [...languages.map((language) => link(language, language)), link('x-default', 'en')]
    const images = pictures
      .slice(0, MAX_PICTURES)
      .map((url) => `<image:image><image:loc>${escaped(url)}</image:loc></image:image>`)
    const rest = [...links, ...images].join('')
    return languages.map((language) => `<url><loc>${escaped(address(path, language))}</loc>${rest}</url>`)
  })
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const parts = inParts(entries, limits).map((part) =>
    [
      `${start}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
        'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      ...part,
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

function inParts(entries: readonly string[], { urls, bytes }: typeof LIMITS): string[][] {
  const parts: string[][] = [[]]
  let size = 0
  for (const entry of entries) {
    const added = Buffer.byteLength(entry) + 1
    const last = parts.at(-1) ?? []
    if (last.length > 0 && (last.length >= urls || size + added > bytes)) {
      parts.push([entry])
      size = added
    } else {
      last.push(entry)
      size += added
    }
  }
  return parts
}

export const robotsWithSitemap = (robots: string, origin: string) =>
  `${robots.replace(/\n*Sitemap:.*\n?/g, '').trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
