import type { Manifest } from 'vite'

type Page = {
  readonly path: RegExp
  readonly module: string
  /** The message areas that it waits for; as in src/app/router.tsx. */
  readonly areas: readonly string[]
}

const pages: readonly Page[] = [
  { path: /^\/$/, module: 'home-page', areas: ['home'] },
  { path: /^\/products$/, module: 'products-page', areas: ['listing'] },
  { path: /^\/product\//, module: 'product-page', areas: ['product'] },
  { path: /^\/cart$/, module: 'cart-page', areas: ['later'] },
  { path: /^\/cities$/, module: 'cities-page', areas: ['later', 'content'] },
  { path: /^\/about$/, module: 'about-page', areas: ['later', 'content'] },
  { path: /^\/about\/stories$/, module: 'stories-page', areas: ['later', 'content'] },
  { path: /^\/about\/stories\/./, module: 'story-page', areas: ['later', 'content'] },
  { path: /^\/Contact$/, module: 'contact-page', areas: ['later', 'content'] },
  { path: /^\/support$/, module: 'support-page', areas: ['later', 'content'] },
  { path: /^\/CareInstructions$/, module: 'care-page', areas: ['later', 'content'] },
  { path: /^\/terms$/, module: 'terms-page', areas: ['later', 'content'] },
]

/** The files with the code and texts that a page needs beyond the entry's, each once. */
export function chunksOf(manifest: Manifest, path: string, language: string): string[] {
  const page = pages.find((one) => one.path.test(path))
  if (page === undefined) throw new Error(`No module is known for ${path}`)
  const wanted = [
    `src/pages/${page.module}.tsx`,
    ...page.areas.map((area) => `src/i18n/messages/${area}/${language}.ts`),
    // English comes with the entry.
    ...(language === 'en' ? [] : [`src/i18n/messages/${language}.ts`]),
  ]
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  const known = new Set(entry === undefined ? [] : withImports(manifest, entry))
  const files = wanted.flatMap((key) => withImports(manifest, key)).filter((key) => !known.has(key))
  return [...new Set(files)].map((key) => manifest[key]?.file ?? '')
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no ${key}`)
  seen.add(key)
  return [key, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}
