import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  lostFileProblems,
  lostFileTable,
  partsOf,
  PARTS,
  readsOf,
  WAYS,
} from '../../../scripts/build/lost-files.ts'

const sourceFile = (path: string) => (existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`)

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))

/** The modules that a file imports dynamically, as the manifest of a build names them. */
const importsOf = (file: string, text: string): string[] =>
  Array.from(text.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g), ([, name = '']) => {
    if (name.startsWith('@/')) return sourceFile(`src/${name.slice(2)}`)
    if (name.startsWith('.')) return sourceFile(join('src', file, '..', name))
    return `node_modules/${name}/index.js`
  })

const modules = sources.flatMap(({ file, text }) => importsOf(file, text))
const manifest = Object.fromEntries(modules.map((module) => [module, { isDynamicEntry: true }]))

/** The cells of the table's rows: part, file or request, and what is seen in each way of failing. */
const rowsOf = (table: string): string[][] =>
  Array.from(table.matchAll(/^\| (.*) \|$/gm), ([, cells = '']) => cells.split(' | ')).slice(1)

it('states what is seen for each module that can be lost, in each way', () => {
  expect(modules.length).toBeGreaterThan(80)
  expect(lostFileProblems(manifest)).toEqual([])
  const rows = rowsOf(lostFileTable({ ...manifest, 'index.html': { isEntry: true } }))
  expect(rows).toHaveLength(new Set(modules).size + 1)
  for (const [part, , ...seen] of rows) {
    expect(seen, part).toHaveLength(WAYS.length)
    for (const text of seen) expect(text.trim(), part).not.toBe('')
  }
})

it('has no part that no module plays', () => {
  const played = new Set(
    rowsOf(
      lostFileTable(
        {
          ...manifest,
          'index.html': {
            isEntry: true,
            css: ['assets/index-V_b.css'],
            assets: ['assets/readex-1a.woff2'],
            dynamicImports: ['_idle-1b.js'],
          },
          '_idle-1b.js': { name: 'idle' },
          'src/i18n/messages/home/fr.ts': { isDynamicEntry: true },
          '_home-shared.js': { assets: ['assets/hero-2b.avif'] },
        },
        ['assets/data-x_1.json', 'sw.js', 'rest/v1/products'],
      ),
    ).map(([part]) => part),
  )
  expect([...played].sort()).toEqual(Object.keys(PARTS).sort())
})

it('has the reads that queries name', () => {
  const reads = sources.filter(({ file }) => /queries\.tsx?$/.test(file)).flatMap(({ text }) => readsOf(text))
  expect(reads).toEqual(expect.arrayContaining(['rest/v1/products', 'rest/v1/rpc/list_products']))
  const table = lostFileTable({ 'index.html': { isEntry: true } }, reads)
  for (const read of reads) expect(table).toContain(`| read | ${read} | ${PARTS.read.seen['lost once']} |`)
})

it('fails for a module without a part, and for several in a file of their own', () => {
  expect(
    lostFileProblems({ 'src/a.ts': { dynamicImports: ['_new-1a.js'] }, '_new-1a.js': { name: 'new' } }),
  ).toHaveLength(1)
  expect(lostFileProblems({ 'src/shell/new-menu.tsx': { isDynamicEntry: true } })).toHaveLength(1)
  expect(lostFileProblems({ 'index.html': { isEntry: true, assets: ['assets/model.glb'] } })).toHaveLength(1)
})

/** What the wrappers of src/ui/lazy-part.tsx load, directly or by a function of the same file. */
const wrapped = (wrapper: string): string[] =>
  sources.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(new RegExp(`= ${wrapper}(?:<.*>)?\\(async \\(\\) =>(.*?)\\n(?=\\S|\\n)(?!\\}\\))`, 'gs')),
      ([, body = '']) => {
        const direct = importsOf(file, body)
        if (direct.length > 0) return direct
        const [, loader = 'none'] = /\b(load\w+)\(/.exec(body) ?? []
        const [found = ''] =
          new RegExp(`(?:const|function) ${loader}\\b.*?import\\('[^']+'\\)`, 's').exec(text) ?? []
        return importsOf(file, found)
      },
    ).flat(),
  )

it('leaves out without a word only what no visitor sees, and has a sentence or a message for the others', () => {
  const silent = wrapped('silentPart')
  expect(silent).toHaveLength(2)
  for (const module of silent) expect(partsOf(module), module).toEqual(['unseen'])
  for (const part of ['lazyPart', 'optionalPart'] as const) {
    const spoken = modules.filter((module) => partsOf(module).includes(part))
    expect([...new Set(wrapped(part))].sort()).toEqual([...new Set(spoken)].sort())
  }
  for (const { file, text } of sources) expect(text, file).not.toMatch(/default: \(\) => null/)
})
