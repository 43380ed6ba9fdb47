/**
 * Measures the build of a shop with 10,000 products on a throwaway PostgreSQL: `npm run measure:build`. Fails when it takes
 * longer or writes more than the budget.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openCatalogue } from './large-catalogue.ts'
import { circumstances, saveReport, table } from './report.ts'

const SIZE = Number(process.env.CATALOGUE_SIZE ?? 10_000)
const BUDGET = { seconds: 180, megabytes: 400 }
const OUT = 'node_modules/.tmp/measured-build'

const url = await openCatalogue(process.env.DATABASE_URL ?? '', 'build', SIZE)
const env = {
  ...process.env,
  DATABASE_URL: url,
  VITE_SUPABASE_URL: '',
  VITE_SITE_URL: 'https://shop.example',
}
rmSync(OUT, { recursive: true, force: true })
const start = performance.now()
for (const [file, ...args] of [
  ['node_modules/typescript/bin/tsc', '-b'],
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', OUT],
  ['--import', 'tsx', 'scripts/prerender/prerender.ts', OUT],
])
  execFileSync(process.execPath, [file ?? '', ...args], { env, stdio: 'inherit' })
const seconds = (performance.now() - start) / 1000

const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const megabytes =
  files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
const problems = [
  ...(seconds <= BUDGET.seconds ? [] : [`the build takes ${seconds.toFixed(0)} s, budget ${BUDGET.seconds}`]),
  ...(megabytes <= BUDGET.megabytes
    ? []
    : [`the build is ${megabytes.toFixed(0)} MB, budget ${BUDGET.megabytes}`]),
]
saveReport(
  'build',
  'The build of a large shop',
  `\`npm run measure:build\`. ${circumstances()}

${table(
  ['Products', 'Files', 'Seconds', 'MB'],
  [[String(SIZE), String(files.length), seconds.toFixed(0), megabytes.toFixed(0)]],
)}`,
)
rmSync(OUT, { recursive: true, force: true })
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
