/**
 * Runs the steps of one tier, or only the steps that are named: `tsx scripts/checks/run.ts check`, `... unit smoke`.
 * As many steps run at a time as there are cores, each with one worker; what is marked as alone follows, one by one. Every
 * step runs even when another failed. The last lines name each test that passed on a retry only, and the total counts.
 *
 * A run of a whole tier is recorded in .measurements/last-test.json.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stockDay } from '../database/templates.ts'
import { readReport, type Result } from './report.ts'
import { steps, TIERS, type Step, type Tier } from './steps.ts'

// A step that exceeds this time is stopped and fails.
const STEP_TIMEOUT_MS = 120 * 60_000

/** Returns whether the command succeeded. Its output goes to the terminal, or into the open file `output`. */
function runCommand(
  [command, ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: number | 'inherit',
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command ?? ''), args, {
      // There a command is a script of the shell.
      shell: process.platform === 'win32',
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

type StepResult = Result & { readonly notRun?: boolean }

async function runStep(step: Step, output: number | 'inherit'): Promise<StepResult> {
  const hint = step.missing?.() ?? null
  if (hint !== null) {
    console.error(`${step.name}: ${hint}`)
    return { passed: 0, failed: step.optional === true ? 0 : 1, flaky: [], notRun: step.optional === true }
  }
  const report = join(folder, `${step.name}.json`)
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...step.environment }
  let succeeded = true
  for (const command of step.run(report)) succeeded &&= await runCommand(command, environment, output)
  const result = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : { passed: succeeded ? 1 : 0, failed: 0, flaky: [] }
  // The command can fail without a failed test, for example when a test file does not load.
  return succeeded || result.failed > 0 ? result : { ...result, failed: 1 }
}

type Outcome = StepResult & { readonly seconds: number }

const folder = mkdtempSync(join(tmpdir(), 'mcg-test-'))
const outcomes = new Map<string, Outcome>()

async function record(step: Step, output: number | 'inherit'): Promise<void> {
  const start = Date.now()
  const result = await runStep(step, output)
  outcomes.set(step.name, { ...result, seconds: Math.round((Date.now() - start) / 1000) })
}

/** Runs a step beside others: its output is printed when it has ended. */
async function runBeside(step: Step): Promise<void> {
  const printed = join(folder, `${step.name}.txt`)
  const file = openSync(printed, 'w')
  await record(step, file)
  closeSync(file)
  console.log(`\n=== ${step.name}\n${readFileSync(printed, 'utf8')}`)
}

async function runAlone(step: Step): Promise<void> {
  console.log(`\n=== ${step.name}`)
  await record(step, 'inherit')
}

async function runAll(selected: readonly Step[]): Promise<void> {
  const queue = selected.filter((step) => step.alone !== true)
  const lane = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      await (selected.length === 1 ? runAlone : runBeside)(step)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  for (const step of selected) if (step.alone === true) await runAlone(step)
}

const isTier = (name: string): name is Tier => TIERS.some((tier) => tier === name)

const names = process.argv.slice(2)
const unknown = names.filter((name) => !isTier(name) && !steps.some((step) => step.name === name))
if (names.length === 0 || unknown.length > 0) {
  const stepNames = steps.map((step) => step.name).join(', ')
  console.error(`Unknown step: ${unknown.join(', ')}. Tiers: ${TIERS.join(', ')}. Steps: ${stepNames}.`)
  process.exit(2)
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The tree that a run is about, or null outside a checkout. */
function readCommit(): { commit: string; clean: boolean } | null {
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' }
  } catch {
    return null
  }
}

// `npm test -- unit smoke` passes the tier and the named steps: the names win.
const stepNames = names.filter((name) => !isTier(name))
const selected = steps.filter(({ name, tiers }) =>
  stepNames.length > 0 ? stepNames.includes(name) : tiers.some((tier) => names.includes(tier)),
)
const tested = readCommit()
const start = Date.now()
// All steps use one stock.
stockDay()
await runAll(selected)
rmSync(folder, { recursive: true, force: true })

const results = selected.flatMap(({ name }) => {
  const outcome = outcomes.get(name)
  return outcome === undefined ? [] : [{ name, ...outcome }]
})
const sum = (count: (outcome: Outcome) => number) =>
  results.reduce((total, result) => total + count(result), 0)
const passed = sum((outcome) => outcome.passed)
const failed = sum((outcome) => outcome.failed)
const flaky = results.flatMap((result) => result.flaky.map((title) => `${result.name}: ${title}`))
const seconds = Math.round((Date.now() - start) / 1000)

if (stepNames.length === 0) {
  mkdirSync('.measurements', { recursive: true })
  writeFileSync(
    '.measurements/last-test.json',
    `${JSON.stringify({ ...tested, tier: names[0], passed, failed, flaky, seconds, steps: results }, null, 2)}\n`,
  )
}

console.log()
for (const { name, passed: count, failed: faults, seconds: time, notRun } of results)
  console.log(
    `${name.padEnd(15)} ${notRun === true ? 'not run' : `${count} passed, ${faults} failed (${time} s)`}`,
  )
if (flaky.length > 0)
  console.log(`\nPassed on a retry only:\n${flaky.map((title) => `- ${title}`).join('\n')}`)
const notRun = results.filter((result) => result.notRun === true).length
console.log(
  `\n${seconds} s\n\n${passed} passed, ${failed} failed${notRun === 0 ? '' : `, ${notRun} steps not run`}`,
)
process.exitCode = failed === 0 ? 0 : 1
