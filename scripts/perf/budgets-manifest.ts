/** The files of a page's first load, from Vite's manifest. */

export type ManifestChunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

export const ENTRY = 'index.html'

/** The chunks that these modules need. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>()
  const queue = [...modules]
  for (const name of queue) {
    if (seen.has(name)) continue
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The manifest has no ${name}: has it been renamed?`)
    seen.add(name)
    queue.push(...(chunk.imports ?? []))
  }
  return [...seen].flatMap((name) => manifest[name] ?? [])
}

export function scriptsOf(chunks: readonly ManifestChunk[]): string[] {
  return [...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))]
}

export function stylesOf(chunks: readonly ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))]
}

/** The font files of these scripts. */
export function fontsOf(manifest: Manifest, writing: readonly ('latin' | 'arabic')[]): string[] {
  const isOfWriting = (name: string) => writing.some((one) => name.endsWith(`-${one}.woff2`))
  return Object.entries(manifest)
    .filter(([name]) => isOfWriting(name))
    .map(([, { file }]) => file)
}

/** Modules that a visit without interaction must not fetch. */
export const FOREIGN_MODULES: readonly (readonly [what: string, module: RegExp])[] = [
  ['the admin area', /^src\/admin\/|^src\/i18n\/messages\/admin\//],
  ['the checkout', /^src\/(checkout\/|pages\/checkout-page)|^src\/i18n\/messages\/ordering\//],
  ['the sign-in pages', /^src\/(pages\/(auth|account)|auth\/)|^src\/i18n\/messages\/account\//],
  ['the whole of supabase-js', /^node_modules\/@supabase\/supabase-js\//],
]

/** Returns forbidden modules among the files that a page has fetched. */
export function foreignModules(
  manifest: Manifest,
  fetched: readonly string[],
  foreign = FOREIGN_MODULES,
): string[] {
  const modulesOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]))
  return fetched.flatMap((file) => {
    const module = modulesOf.get(file) ?? ''
    const found = foreign.find(([, pattern]) => pattern.test(module))
    return found === undefined ? [] : [`${file}: ${found[0]} (${module})`]
  })
}

/** Identifies code by a unique text, because a chunk is named after one module but may hold many. */
export type Mark = readonly [what: string, text: string]

const MARKS_EACH = 12

/** The longest texts of a message catalogue that the first load's catalogues do not have; minifying keeps them. */
export function textMarks(
  what: string,
  catalogue: Readonly<Record<string, unknown>>,
  own: readonly Readonly<Record<string, unknown>>[],
): Mark[] {
  const textsOf = (of: Readonly<Record<string, unknown>>) =>
    Object.values(of).filter(
      (text): text is string => typeof text === 'string' && /^[^'"`\\{}\n]+$/.test(text),
    )
  const ownTexts = new Set(own.flatMap(textsOf))
  return textsOf(catalogue)
    .filter((text) => !ownTexts.has(text))
    .sort((a, b) => b.length - a.length)
    .slice(0, MARKS_EACH)
    .map((text) => [what, text] as const)
}

export function foreignTexts(files: ReadonlyMap<string, string>, marks: readonly Mark[]): string[] {
  return [...files].flatMap(([file, code]) => {
    const found = new Map(marks.filter(([, text]) => code.includes(text)))
    return [...found].map(([what, text]) => `${file}: ${what} (“${text}”)`)
  })
}
