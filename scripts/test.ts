/**
 * Everything a release needs, on a fresh machine: `npm test`. Runs every step even when an earlier one failed, and
 * ends with one line of counts. What only reads the sources runs beside the tests, and is printed when it has ended. `npm test -- unit e2e` runs the named steps only.
 */
import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServer, INSTALL_HINT } from './find-postgres.ts'
import { systemChromium } from './find-chromium.ts'

type Counts = {
  passed: number
  failed: number
}

type Step = {
  readonly name: string
  /** Keeps one core busy and measures nothing: runs beside the other steps. */
  readonly aside?: true
  /** What to say when something the step needs is not installed. */
  readonly missing?: () => string | null
  readonly run: (report: string) => readonly (readonly string[])[]
  readonly environment?: Readonly<Record<string, string>>
}

const vitest = (report: string, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

const missingPostgres = () => (process.env.DATABASE_URL || findServer() !== null ? null : INSTALL_HINT)
const missingBrowser = () =>
  systemChromium() !== null || existsSync(chromium.executablePath())
    ? null
    : 'A Chromium is needed: install it (Debian: apt-get install chromium-headless-shell) or run npx playwright install chromium.'

const steps: readonly Step[] = [
  { name: 'format', aside: true, run: () => [['prettier', '--check', '--log-level=warn', '.']] },
  { name: 'lint', aside: true, run: () => [['eslint', '.']] },
  {
    name: 'types',
    aside: true,
    run: () => [
      ['tsc', '-b'],
      ['tsx', 'scripts/generate-types.ts', '--check'],
    ],
  },
  { name: 'house', aside: true, run: () => [['tsx', 'scripts/check-house.ts']] },
  { name: 'audit', aside: true, run: () => [['tsx', 'scripts/audit.ts']] },
  { name: 'unit', run: (report) => [vitest(report, 'unit')] },
  { name: 'db', run: (report) => [vitest(report, 'db')], environment: { DATABASE_URL: '' } },
  { name: 'api', run: (report) => [vitest(report, 'api', 'attacks')], environment: { DATABASE_URL: '' } },
  {
    name: 'postgres',
    missing: missingPostgres,
    run: (report) => [['tsx', 'scripts/with-postgres.ts', ...vitest(report, 'db', 'races')]],
  },
  {
    name: 'fuzz',
    missing: missingPostgres,
    run: (report) => [['tsx', 'scripts/with-postgres.ts', ...vitest(report, 'fuzz')]],
  },
  {
    name: 'build',
    run: () => [
      ['vite', 'build', '--logLevel=warn'],
      ['tsx', 'scripts/prerender.ts'],
      ['tsx', 'scripts/check-dist.ts'],
    ],
    // As playwright.config.ts serves it.
    environment: { VITE_SUPABASE_URL: '', VITE_SITE_URL: 'http://127.0.0.1:4317', DATABASE_URL: '' },
  },
  {
    name: 'budgets',
    missing: missingBrowser,
    run: () => [['tsx', 'scripts/budgets.ts']],
    environment: { VITE_SUPABASE_URL: '', DATABASE_URL: '' },
  },
  {
    name: 'e2e',
    missing: missingBrowser,
    run: () => [['playwright', 'test', '--reporter=list,json']],
    environment: { VITE_SUPABASE_URL: '', DATABASE_URL: '' },
  },
  {
    // The same shop against a stack of its own process, as against a hosted project: what goes over that border.
    name: 'e2e-separate',
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

// A step that hangs is a failed step.
const LONGEST_MS = 30 * 60_000

/** Whether the command ended well. What it prints goes to the terminal, or into a file. */
function runCommand(
  [command, ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: number | 'inherit',
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', output, output],
      timeout: LONGEST_MS,
      // Playwright stops its servers then.
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
  // A runner that failed without a failed test (a file that does not load) still failed.
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

async function runAside(aside: readonly Step[]): Promise<void> {
  for (const step of aside) {
    const printed = join(folder, `${step.name}.txt`)
    const file = openSync(printed, 'w')
    await report(step, file)
    closeSync(file)
    console.log(`\n=== ${step.name}\n${readFileSync(printed, 'utf8')}`)
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

const asked = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const aside = runAside(asked.filter((step) => step.aside === true))
for (const step of asked.filter((each) => each.aside !== true)) {
  // Browsers are timed: nothing else runs beside them.
  if (step.name === 'e2e') await aside
  console.log(`\n=== ${step.name}`)
  await report(step, 'inherit')
}
await aside
rmSync(folder, { recursive: true, force: true })

const summary = asked.map(({ name }) => lines.get(name)).join('\n')
console.log(`\n${summary}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
