import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lostFileProblems, lostFileRows, PARTS, WAYS } from '../../../scripts/build/lost-files.ts'

const sourceFile = (path: string) => (existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`)

/** The modules that the source imports dynamically, as the manifest of a build names them. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(join('src', file), 'utf8').matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g),
      ([, name = '']) => {
        if (name.startsWith('@/')) return sourceFile(`src/${name.slice(2)}`)
        if (name.startsWith('.')) return sourceFile(join('src', file, '..', name))
        return `node_modules/${name}/index.js`
      },
    ),
  )
const manifest = Object.fromEntries(modules.map((module) => [module, { isDynamicEntry: true }]))

it('states what is seen for each module that can be lost, in each way', () => {
  expect(modules.length).toBeGreaterThan(80)
  expect(lostFileProblems(manifest)).toEqual([])
  const rows = lostFileRows({ ...manifest, 'index.html': { isEntry: true } })
  expect(rows).toHaveLength((new Set(modules).size + 1) * WAYS.length)
  for (const [, part, way, seen] of rows) expect(seen, `${part}, ${way}`).not.toBe('')
})

it('has no part that no module plays', () => {
  const played = new Set(
    lostFileRows({
      ...manifest,
      'index.html': { isEntry: true },
      'src/i18n/messages/home/fr.ts': { isDynamicEntry: true },
    }).map(([, part]) => part),
  )
  expect([...played].sort()).toEqual(Object.keys(PARTS).sort())
})

it('fails for a module without a part', () => {
  expect(lostFileProblems({ 'src/shell/new-menu.tsx': { isDynamicEntry: true } })).toHaveLength(1)
})
