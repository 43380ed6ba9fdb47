import {
  CLIENT_TOOLS_HINT,
  findInstalledServer,
  findOrInstallServer,
  SERVER_HINT,
} from '../database/find-postgres.ts'
import { BROWSER_HINT, findOrInstallChromium } from '../find-chromium.ts'
import { findFirefox, findWebKit, FIREFOX_HINT, WEBKIT_HINT } from '../find-engines.ts'
import { findLibreOffice, LIBREOFFICE_HINT } from '../find-libreoffice.ts'
import { findNginx, NGINX_HINT } from '../find-nginx.ts'
import { TEST_SITE } from '../test-site.ts'
import { findOrInstallNode, NODE_HINT, NODE_VERSIONS } from '../tools/find-node.ts'

/** `check`: static checks and unit tests. `test`: the gate, which is red only for a fault. `release`: the complete proof. */
export const TIERS = ['check', 'test', 'release'] as const
export type Tier = (typeof TIERS)[number]

export type Step = {
  readonly name: string
  /** The tiers that include the step. */
  readonly tiers: readonly Tier[]
  /** Runs after all other steps and with all cores: for what waits in a browser, or measures. */
  readonly alone?: true
  /** Installs what the step needs from the registry. Returns what to install by hand when that is not possible. */
  readonly missing?: () => string | null
  /** Where it cannot run, it is counted as not run. Other steps fail. */
  readonly optional?: true
  /** The commands, one after the other. `report` is the path of the JSON report that a test runner writes. */
  readonly run: (report: string) => readonly (readonly string[])[]
  readonly environment?: Readonly<Record<string, string>>
}

const FULL: readonly Tier[] = ['test', 'release']
const RELEASE: readonly Tier[] = ['release']

// One worker, because the runner starts as many steps at a time as there are cores.
const vitest = (report: string, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--maxWorkers=1',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]
const playwright = (...args: string[]) => ['playwright', 'test', ...args, '--reporter=list,json']
const withPostgres = (...command: string[]) => ['tsx', 'scripts/database/with-postgres.ts', ...command]
/** With the demo's data, which the first of these steps makes and keeps. */
const withStock = (...command: string[]) => withPostgres('--stocked', ...command)

const missingPostgres = () =>
  process.env.DATABASE_URL || findOrInstallServer() !== null ? null : SERVER_HINT
const missingOfficialTools = () => {
  if (!process.env.DATABASE_URL && findInstalledServer() === null) return CLIENT_TOOLS_HINT
  if (findNginx() === null) return NGINX_HINT
  return findLibreOffice() === null ? LIBREOFFICE_HINT : null
}
const missingBrowser = () => (findOrInstallChromium() !== null ? null : BROWSER_HINT)

/** The engines of e2e/engines, beside the Chromium of all other browser tests. */
const ENGINES = [
  ['firefox', () => findFirefox() !== null, FIREFOX_HINT],
  ['webkit', () => findWebKit() !== null, WEBKIT_HINT],
] as const

/** The stack runs on PGlite, in the process of the step. */
const EMBEDDED = { VITE_SUPABASE_URL: '', DATABASE_URL: '' }

const BUILD = [
  ['vite', 'build', '--logLevel=warn'],
  ['tsx', 'scripts/prerender/prerender.ts'],
  ['tsx', 'scripts/checks/dist.ts'],
  ['tsx', 'scripts/checks/demo-structured-data.ts'],
] as const
const SHOP_BUILD = { ...EMBEDDED, VITE_SITE_URL: TEST_SITE }

/** All steps, the longest first, so that the cores run out of work at the same time. */
export const steps: readonly Step[] = [
  {
    // Early, because it creates the snapshot of the stocked database that `attacks` starts from.
    name: 'build',
    tiers: RELEASE,
    run: () => BUILD,
    environment: SHOP_BUILD,
  },
  {
    // The same, with files of the newest products only.
    name: 'sample-build',
    tiers: ['test'],
    missing: missingPostgres,
    run: () => BUILD.map((command) => (command === BUILD[1] ? withStock(...command) : command)),
    environment: { ...SHOP_BUILD, BUILD_SAMPLE: '24' },
  },
  // What behaves differently on a newer Node: its own globals, its data about time zones and languages.
  ...NODE_VERSIONS.map((version): Step => ({
    name: version,
    tiers: RELEASE,
    missing: () => (findOrInstallNode(version) === null ? NODE_HINT : null),
    run: (report) => [
      ['tsx', 'scripts/tools/with-node.ts', version, ...vitest(report, 'unit', 'dom', 'api')],
    ],
    environment: EMBEDDED,
  })),
  {
    name: 'races',
    tiers: ['test'],
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'races'), '--testNamePattern=^(?!.*mutant: )')],
  },
  {
    // With the faults that each race must find.
    name: 'races-and-mutants',
    tiers: RELEASE,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'races'))],
  },
  {
    name: 'db',
    tiers: FULL,
    missing: missingPostgres,
    run: (report) => [withStock(...vitest(report, 'db'))],
  },
  {
    // On the embedded database it runs with each Node above, with the tests of that database's files.
    name: 'api',
    tiers: FULL,
    missing: missingPostgres,
    run: (report) => [withStock(...vitest(report, 'api'), '--exclude=**/embedded-files.test.ts')],
    environment: { VITE_SUPABASE_URL: '' },
  },
  { name: 'attacks', tiers: RELEASE, run: (report) => [vitest(report, 'attacks')], environment: EMBEDDED },
  {
    // A value that PostgreSQL refuses can also end the connection of its driver.
    name: 'attacks-postgres',
    tiers: RELEASE,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'attacks'), 'malformed-requests')],
  },
  {
    name: 'fuzz',
    tiers: RELEASE,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'fuzz'))],
  },
  {
    // Prove the tests, not the shop.
    name: 'mutants',
    tiers: RELEASE,
    missing: missingPostgres,
    run: (report) => [withPostgres(...vitest(report, 'mutants'))],
  },
  // Several checkers would each compute the types of the database's queries, here and in tsc.
  { name: 'lint', tiers: TIERS, run: () => [['oxlint']], environment: { GOMAXPROCS: '1' } },
  { name: 'types', tiers: TIERS, run: () => [['tsc', '--checkers', '1']] },
  { name: 'dom', tiers: FULL, run: (report) => [vitest(report, 'dom')] },
  { name: 'unit', tiers: TIERS, run: (report) => [vitest(report, 'unit')] },
  { name: 'format', tiers: TIERS, run: () => [['oxfmt', '--check']] },
  {
    // The Supabase CLI, Deno, pg_dump, psql, LibreOffice, nginx and Cloudflare's server of static files.
    name: 'official-tools',
    tiers: RELEASE,
    missing: missingOfficialTools,
    run: (report) => [withPostgres('--installed', ...vitest(report, 'official-tools'))],
  },
  {
    name: 'generated-types',
    tiers: FULL,
    missing: missingPostgres,
    run: () => [withStock('tsx', 'scripts/database/generate-types.ts', '--check')],
  },
  { name: 'house', tiers: TIERS, run: () => [['tsx', 'scripts/checks/house.ts']] },
  { name: 'held-back', tiers: RELEASE, run: () => [['tsx', 'scripts/checks/held-back.ts']] },
  { name: 'audit', tiers: RELEASE, run: () => [['tsx', 'scripts/checks/audit.ts']] },
  {
    name: 'budgets',
    tiers: RELEASE,
    alone: true,
    missing: missingBrowser,
    run: () => [['tsx', 'scripts/perf/budgets.ts']],
    environment: EMBEDDED,
  },
  {
    // The journeys that an owner would name.
    name: 'smoke',
    tiers: ['test'],
    alone: true,
    missing: () => missingBrowser() ?? missingPostgres(),
    run: () => [withStock(...playwright('--grep=@smoke', '--project=desktop'))],
    environment: { VITE_SUPABASE_URL: '' },
  },
  {
    name: 'e2e',
    tiers: RELEASE,
    alone: true,
    missing: () => missingBrowser() ?? missingPostgres(),
    run: () => [withStock(...playwright('--project=desktop', '--project=phone'))],
    environment: { VITE_SUPABASE_URL: '' },
  },
  {
    // The same journeys while the browser translates each page.
    name: 'translated',
    tiers: RELEASE,
    alone: true,
    missing: () => missingBrowser() ?? missingPostgres(),
    run: () => [withStock(...playwright('--grep=@smoke', '--project=desktop'))],
    environment: { VITE_SUPABASE_URL: '', TRANSLATED: '1' },
  },
  ...ENGINES.map(([name, isInstalled, hint]): Step => ({
    name,
    tiers: RELEASE,
    alone: true,
    optional: true,
    missing: () => (isInstalled() ? missingPostgres() : hint),
    run: () => [withStock(...playwright(`--project=${name}`, '--workers=1'))],
    environment: { VITE_SUPABASE_URL: '' },
  })),
  {
    // The shop against a stack on another origin, as with a hosted project: CORS, redirects and session handling.
    name: 'e2e-separate',
    tiers: RELEASE,
    alone: true,
    missing: missingBrowser,
    run: () => [playwright('first-purchase', 'checkout-refusals', '--project=desktop')],
    environment: { E2E_STACK: 'separate', DATABASE_URL: '' },
  },
]
