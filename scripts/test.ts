/**
 * Everything a release needs, on a fresh machine: `npm test`. Runs every step even when an earlier one failed, and
 * ends with one line of counts. `npm test -- unit e2e` runs the named steps only.
 */
import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
    : 'A Chromium is needed: install it (Debian: apt-get install chromium) or run npx playwright install chromium.'

const steps: readonly Step[] = [
  { name: 'format', run: () => [['prettier', '--check', '--log-level=warn', '.']] },
  { name: 'lint', run: () => [['eslint', '.']] },
  {
    name: 'types',
    run: () => [
      ['tsc', '-b'],
      ['tsx', 'scripts/generate-types.ts', '--check'],
    ],
  },
  { name: 'house', run: () => [['tsx', 'scripts/check-house.ts']] },
  { name: 'audit', run: () => [['tsx', 'scripts/audit.ts']] },
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
      ['tsx', 'scripts/check-dist.ts'],
    ],
    environment: { VITE_SUPABASE_URL: '' },
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

function runStep(step: Step, folder: string): Counts {
  const hint = step.missing?.() ?? null
  if (hint !== null) {
    console.error(`${step.name}: ${hint}`)
    return { passed: 0, failed: 1 }
  }
  const report = join(folder, `${step.name}.json`)
  const succeeded = step.run(report).every(([command, ...args]) => {
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      // A step that hangs is a failed step.
      timeout: 30 * 60_000,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...step.environment },
    })
    return status === 0
  })
  const counts = readCounts(report) ?? { passed: succeeded ? 1 : 0, failed: 0 }
  // A runner that failed without a failed test (a file that does not load) still failed.
  if (!succeeded && counts.failed === 0) counts.failed = 1
  return counts
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'mcg-test-'))
const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n=== ${step.name}`)
  const start = Date.now()
  const counts = runStep(step, folder)
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  lines.push(`${step.name.padEnd(14)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
}
rmSync(folder, { recursive: true, force: true })

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
