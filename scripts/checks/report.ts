export type Result = {
  readonly passed: number
  readonly failed: number
  /** The titles of tests that failed first and passed on a retry; they count as passed. */
  readonly flaky: readonly string[]
}

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number }

type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { title: string; tests: readonly { status: string }[] }[]
}
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

const flakyIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests.some(({ status }) => status === 'flaky') ? [`${title} › ${spec.title}`] : [],
  ),
  ...suites.flatMap(flakyIn).map((inner) => `${title} › ${inner}`),
]

/** Reads the JSON report of Vitest or of Playwright. */
export function readReport(text: string): Result {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  if (!('stats' in report)) return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: [] }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected, flaky: report.suites.flatMap(flakyIn) }
}
