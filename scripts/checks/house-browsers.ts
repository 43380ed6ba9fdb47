import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { oldestBrowsers } from '../build/supported-browsers.ts'
import { lineAt, parse, read, walk } from './house-files.ts'

type Added = string | boolean | null
type Support = { version_added: Added; flags?: unknown; partial_implementation?: boolean }
type Compat = { __compat?: { support: Readonly<Record<string, Support | Support[] | undefined>> } }
type Entry = Compat & { [member: string]: Entry | undefined }

// 18 MB of JSON: only this check reads it.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  api: Entry
  javascript: { builtins: Entry }
}

/** The names of browserslist, and those of MDN's data. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
}

const number = (version: string) => Number(version.replace('≤', '').replace('preview', '999'))

/** The supported browsers that lack what MDN describes; empty for what it does not describe. */
function lacking(entry: Entry | undefined): string[] {
  const support = entry?.__compat?.support
  if (support === undefined) return []
  return Array.from(oldestBrowsers()).flatMap(([browser, oldest]) => {
    const found = support[NAMES[browser] ?? browser]
    const added = (Array.isArray(found) ? found : [found]).find(
      (one) => one?.flags === undefined,
    )?.version_added
    const has = typeof added === 'string' && number(added) <= number(oldest)
    return has || found === undefined ? [] : [`${browser} ${oldest}`]
  })
}

/** Uses of web interfaces that a supported browser lacks. `guarded` are names that the file looks for before it uses them. */
export function newerApis(file: string): string[] {
  const text = read(file)
  const isGuarded = (name: string) =>
    new RegExp(`'${name}' in |typeof ${name}\\b|\\?\\.${name}\\b|${name}\\?\\.`).test(text)
  const problems: string[] = []
  walk(parse(file), (node) => {
    const name = namedApi(node as unknown as Syntax)
    if (name === null || name.some(isGuarded)) return
    const [owner = '', member] = name
    const entry = data.javascript.builtins[owner] ?? data.api[owner]
    const described = member === undefined ? entry : (entry?.[`${member}_static`] ?? entry?.[member])
    const missing = lacking(described)
    if (missing.length > 0)
      problems.push(
        `${file}:${lineAt(file, node.start)}: ${name.join('.')} is missing in ${missing.join(', ')}`,
      )
  })
  return problems
}

const TYPES = `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib`

/** Interfaces of TypeScript that MDN describes by another name. */
const DESCRIBED_AS: Readonly<Record<string, string>> = { IteratorObject: 'Iterator', ReadonlyArray: 'Array' }

/**
 * What a supported browser lacks of the members that values have by the types of these years of JavaScript, such as `ES2023`. With
 * none, the type check refuses each method of a string, an array or an iterator that is too new.
 */
export function newerMembers(lib: readonly string[]): string[] {
  const newest = Math.max(...lib.map((name) => Number(/^ES(20\d\d)$/i.exec(name)?.[1] ?? 0)))
  const members = new Set<string>()
  for (const file of readdirSync(TYPES)) {
    const [, year] = /^lib\.es(5|20\d\d)(?:\.\w+)*\.d\.ts$/.exec(file) ?? []
    if (year === undefined || Number(year) > newest) continue
    walk(parseSync(file, readFileSync(join(TYPES, file), 'utf8')).program, (node) => {
      if (node.type !== 'TSInterfaceDeclaration') return
      const owner = node.id.name.replace(/Constructor$/, '')
      const entry = data.javascript.builtins[DESCRIBED_AS[owner] ?? owner]
      for (const member of node.body.body) {
        const key = 'key' in member && member.key.type === 'Identifier' ? member.key.name : ''
        if (lacking(entry?.[key]).length > 0) members.add(`${owner}.${key}`)
      }
    })
  }
  return [...members]
}

/** The same of the types that the shop is checked by. */
export function newerTypes(): string[] {
  const { compilerOptions } = JSON.parse(read('tsconfig.json')) as { compilerOptions: { lib: string[] } }
  return newerMembers(compilerOptions.lib).map(
    (member) => `tsconfig.json: a supported browser lacks ${member}, which its \`lib\` allows`,
  )
}

type Syntax = {
  type: string
  name?: string
  callee?: Syntax
  object?: Syntax
  property?: Syntax
  computed?: boolean
}

/** `new Name(...)` and `Name.member`, of globals whose names begin with a capital, and of `navigator`, `document` and the like. */
function namedApi(node: Syntax): string[] | null {
  if (node.type === 'NewExpression' && node.callee?.type === 'Identifier') return [node.callee.name ?? '']
  if (node.type !== 'MemberExpression' || node.computed === true) return null
  const { object, property } = node
  if (object?.type !== 'Identifier' || property?.name === undefined) return null
  const owner = OWNERS[object.name ?? ''] ?? object.name ?? ''
  return /^[A-Z]/.test(owner) ? [owner, property.name] : null
}

const OWNERS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  window: 'Window',
  globalThis: 'Window',
}
