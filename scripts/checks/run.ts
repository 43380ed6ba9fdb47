/**
 * Runs the checks of one tier, or only the steps that are named: `tsx scripts/checks/run.ts check`, `... unit smoke`.
 * Tiers: `check` (static checks and unit tests without a DOM), `test` (adds the rest that a change should pass),
 * `release` (everything). Every step runs even when an earlier one failed. The last line has the total counts.
 *
 * Static checks run beside the tests, one after the other; their output is printed when each has finished.
 */
import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServer, INSTALL_HINT } from '../database/find-postgres.ts'
import { systemChromium } from '../find-chromium.ts'

type Counts = {
  passed: number
  failed: number
}

type Tier = 'check' | 'test' | 'release'

type Step = {
  readonly name: string
  /** The tiers that include the step. */
  readonly tiers: readonly Tier[]
  /** Uses one core and measures no time: runs beside the other steps. */
  readonly background?: true
  /** Returns what to install when something that the step needs is missing. */
  readonly missing?: () => string | null
  readonly run: (report: string) => readonly (readonly string[])[]
  readonly environment?: Readonly<Record<string, string>>
}

const ALL: readonly Tier[] = ['check', 'test', 'release']
const FULL: readonly Tier[] = ['test', 'release']
const TEST_ONLY: readonly Tier[] = ['test']
const RELEASE_ONLY: readonly Tier[] = ['release']

const vitest = (report: string, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]
const withPostgres = (...command: string[]) => ['tsx', 'scripts/database/with-postgres.ts', ...command]

const missingPostgres = () => (process.env.DATABASE_URL || findServer() !== null ? null : INSTALL_HINT)
const missingBrowser = () =>
  systemChromium() !== null || existsSync(chromium.executablePath())
    ? null
    : 'Chromium is needed: install it (Debian: apt-get install chromium-headless-shell) or run npx playwright install chromium.'

// Both caches compare file contents, so they also work after a checkout that changed every timestamp.
const CACHE = ['--cache', '--cache-strategy', 'content']

const steps: readonly Step[] = [
  {
    name: 'format',
    tiers: ALL,
    background: true,
    run: () => [['prettier', '--check', ...CACHE, '--log-level=warn', '.']],
  },
  {
    name: 'lint',
    tiers: ALL,
    background: true,
    run: () => [['eslint', ...CACHE, '--cache-location', 'node_modules/.cache/eslint/', '.']],
  },
  { name: 'types', tiers: ALL, background: true, run: () => [['tsc', '-b']] },
  { name: 'house', tiers: ALL, background: true, run: () => [['tsx', 'scripts/checks/house.ts']] },
  { name: 'audit', tiers: RELEASE_ONLY, background: true, run: () => [['tsx', 'scripts/checks/audit.ts']] },
  { name: 'unit', tiers: ALL, run: (report) => [vitest(report, 'unit')] },
  { name: 'dom', tiers: FULL, run: (report) => [vitest(report, 'dom')] },
  {
    name: 'api',
    tiers: FULL,
    run: (report) => [vitest(report, 'api')],
    environment: { DATABASE_URL: '' },
  },
  {
    // On PGlite, as the local stack runs; on a server below.
    name: 'db',
    tiers: RELEASE_ONLY,
    run: (report) => [vitest(report, 'db')],
    environment: { DATABASE_URL: '' },
  },
  {
    name: 'attacks',
    tiers: RELEASE_ONLY,
    run: (report) => [vitest(report, 'attacks')],
    environment: { DATABASE_URL: '' },
  },
  {
    // On a PostgreSQL server, in half the time that they take on PGlite.
    name: 'postgres',
    tiers: FULL,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'db', 'races'))],
  },
  {
    name: 'fuzz',
    tiers: RELEASE_ONLY,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'fuzz'))],
  },
  {
    name: 'generated-types',
    tiers: FULL,
    missing: missingPostgres,
    run: () => [withPostgres('tsx', 'scripts/database/generate-types.ts', '--check')],
  },
  {
    // The Supabase CLI and Deno.
    name: 'official-tools',
    tiers: RELEASE_ONLY,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'official-tools'))],
  },
  {
    name: 'build',
    tiers: FULL,
    run: () => [
      ['vite', 'build', '--logLevel=warn'],
      ['tsx', 'scripts/prerender/prerender.ts'],
      ['tsx', 'scripts/checks/dist.ts'],
    ],
    // The address at which playwright.config.ts serves it.
    environment: { VITE_SUPABASE_URL: '', VITE_SITE_URL: 'http://127.0.0.1:4317', DATABASE_URL: '' },
  },
  {
    name: 'budgets',
    tiers: RELEASE_ONLY,
    missing: missingBrowser,
    run: () => [['tsx', 'scripts/perf/budgets.ts']],
    environment: { VITE_SUPABASE_URL: '', DATABASE_URL: '' },
  },
  {
    name: 'smoke',
    tiers: TEST_ONLY,
    missing: missingBrowser,
    run: () => [['playwright', 'test', '--grep=@smoke', '--project=desktop', '--reporter=list,json']],
    environment: { VITE_SUPABASE_URL: '', DATABASE_URL: '' },
  },
  {
    name: 'e2e',
    tiers: RELEASE_ONLY,
    missing: missingBrowser,
    run: () => [['playwright', 'test', '--reporter=list,json']],
    environment: { VITE_SUPABASE_URL: '', DATABASE_URL: '' },
  },
  {
    // The shop against a stack on another origin, as with a hosted project: CORS, redirects and session handling.
    name: 'e2e-separate',
    tiers: RELEASE_ONLY,
    missing: missingBrowser,
    run: () => [
      [
        'playwright',
        'test',
        'first-purchase',
        'checkout-refusals',
        '--project=desktop',
        '--reporter=list,json',
      ],
    ],
    environment: { E2E_STACK: 'separate', DATABASE_URL: '' },
  },
]

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
}

function readCounts(report: string): Counts | null {
  if (!existsSync(report)) return null
  const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in content
    ? { passed: content.stats.expected + content.stats.flaky, failed: content.stats.unexpected }
    : { passed: content.numPassedTests, failed: content.numFailedTests }
}

// A step that exceeds this time is stopped and fails.
const STEP_TIMEOUT_MS = 40 * 60_000

/** Returns whether the command succeeded. Its output goes to the terminal, or into the open file `output`. */
function runCommand(
  [command, ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: number | 'inherit',
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', output, output],
      timeout: STEP_TIMEOUT_MS,
      // Playwright stops its web servers on this signal.
      killSignal: 'SIGINT',
      env: { ...process.env, ...environment },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function runStep(step: Step, folder: string, output: number | 'inherit'): Promise<Counts> {
  const hint = step.missing?.() ?? null
  if (hint !== null) {
    console.error(`${step.name}: ${hint}`)
    return { passed: 0, failed: 1 }
  }
  const report = join(folder, `${step.name}.json`)
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...step.environment }
  let succeeded = true
  for (const command of step.run(report)) succeeded &&= await runCommand(command, environment, output)
  const counts = readCounts(report) ?? { passed: succeeded ? 1 : 0, failed: 0 }
  // The command can fail without a failed test, for example when a test file does not load.
  if (!succeeded && counts.failed === 0) counts.failed = 1
  return counts
}

const folder = mkdtempSync(join(tmpdir(), 'mcg-test-'))
const total: Counts = { passed: 0, failed: 0 }
const lines = new Map<string, string>()

async function report(step: Step, output: number | 'inherit'): Promise<void> {
  const start = Date.now()
  const counts = await runStep(step, folder, output)
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  lines.set(
    step.name,
    `${step.name.padEnd(14)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  )
}

async function runInBackground(background: readonly Step[]): Promise<void> {
  for (const step of background) {
    const printed = join(folder, `${step.name}.txt`)
    const file = openSync(printed, 'w')
    await report(step, file)
    closeSync(file)
    console.log(`\n=== ${step.name}\n${readFileSync(printed, 'utf8')}`)
  }
}

const isTier = (name: string): name is Tier => ALL.some((tier) => tier === name)

const names = process.argv.slice(2)
const unknown = names.filter((name) => !isTier(name) && !steps.some((step) => step.name === name))
if (names.length === 0 || unknown.length > 0) {
  const stepNames = steps.map((step) => step.name).join(', ')
  console.error(`Unknown step: ${unknown.join(', ')}. Tiers: ${ALL.join(', ')}. Steps: ${stepNames}.`)
  process.exit(2)
}

// `npm test -- unit smoke` passes the tier and the named steps: the names win.
const stepNames = names.filter((name) => !isTier(name))
const selected = steps.filter(({ name, tiers }) =>
  stepNames.length > 0 ? stepNames.includes(name) : tiers.some((tier) => names.includes(tier)),
)
const background = runInBackground(selected.filter((step) => step.background === true))
for (const step of selected.filter((each) => each.background !== true)) {
  // Budgets and browser tests depend on timing: nothing else runs beside them.
  if (['budgets', 'smoke', 'e2e'].includes(step.name)) await background
  console.log(`\n=== ${step.name}`)
  await report(step, 'inherit')
}
await background
rmSync(folder, { recursive: true, force: true })

const summary = selected.map(({ name }) => lines.get(name)).join('\n')
console.log(`\n${summary}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
