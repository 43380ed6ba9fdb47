import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { isFilePath } from '../prerender/host-rules.ts'
import { fileFor, rulesOf } from '../prerender/serve-files.ts'
import { publicUrl, splitLanguage } from '../../src/paths.ts'

type CrawledPage = {
  readonly language: string | undefined
  /** Links and forms that lead to pages; links to another language name it. */
  readonly links: readonly { readonly path: string; readonly language: string | undefined }[]
  /** The URLs of the page in each language, from the head; empty on a page that the build does not have. */
  readonly alternates: ReadonlyMap<string, string>
}

const decoded = (text: string) => text.replaceAll('&amp;', '&')

function readPage(html: string): CrawledPage {
  const head = html.slice(0, html.indexOf('</head>'))
  // The frames of app.html are not pages.
  const body = html.slice(head.length).replaceAll(/<template.*?<\/template>/gs, '')
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    links: Array.from(body.matchAll(/<(?:a|form)\s[^>]*>/g), ([tag]) => ({
      path: decoded(attribute(tag, 'href') ?? attribute(tag, 'action') ?? '').replace(/#.*/, ''),
      language: attribute(tag, 'hreflang'),
    })).filter(({ path }) => path.startsWith('/') && !isFilePath(path)),
    alternates: new Map(
      Array.from(head.matchAll(/<link[^>]* rel="alternate"[^>]*>/g), ([tag]) => [
        attribute(tag, 'hreflang') ?? '',
        decoded(attribute(tag, 'href') ?? ''),
      ]),
    ),
  }
}

/** A product without a page was published after the build had listed them: it is 404 until the next one (docs/decisions.md). */
const PRODUCT = /^\/product\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\?|$)/

/**
 * Follows the links of the built pages from each language's home page, as a crawler without scripts does. Every page is in the language of
 * its path, every link keeps it or names the one that it leads to, and the alternates of a page name each other. `warnings` are no faults of
 * the build.
 */
export function crawl(folder: string): { pages: number; problems: string[]; warnings: string[] } {
  const rules = rulesOf(folder)
  const problems: string[] = []
  const warnings: string[] = []
  // By file, because some pages have two spellings.
  const crawled = new Map<string, CrawledPage & { path: string }>()
  const fileOf = (path: string) => {
    const found = fileFor(folder, rules, path.replace(/\?.*/, ''))
    return found?.status === 200 ? found.file : null
  }
  const waiting = LANGUAGES.map((language) => publicUrl('/', language))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = fileOf(path)
    if (file === null) {
      const list = PRODUCT.test(splitLanguage(path).path) ? warnings : problems
      list.push(`${path}: no page`)
    }
    if (file === null || crawled.has(file)) continue
    const page = readPage(readFileSync(file, 'utf8'))
    crawled.set(file, { ...page, path })
    const language = splitLanguage(path).language ?? 'en'
    if (page.language !== language) problems.push(`${path}: is in ${page.language}`)
    for (const link of page.links) {
      if ((splitLanguage(link.path).language ?? 'en') !== (link.language ?? language))
        problems.push(`${path}: leads to ${link.path}`)
      waiting.push(link.path)
    }
  }
  const fileOfAddress = (address: string) => fileOf(new URL(address, 'https://host.invalid').pathname)
  for (const [file, { path, alternates }] of crawled) {
    for (const [language, address] of alternates) {
      const other = crawled.get(fileOfAddress(address) ?? '')
      if (other === undefined) problems.push(`${path}: its page in ${language} is not reached`)
      else if (!Array.from(other.alternates.values(), fileOfAddress).includes(file))
        problems.push(`${path}: its page in ${language} does not name it`)
    }
  }
  return { pages: crawled.size, problems: [...new Set(problems)], warnings: [...new Set(warnings)] }
}
