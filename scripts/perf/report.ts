import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const FOLDER = new URL('../../.measurements/', import.meta.url)

/** Date, Node version, cores and load average of a run, for the first line of its report. */
export function circumstances(): string {
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, load average ${load} at the end.`
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The nearest-rank percentile; `share` is between 0 and 1. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints a report and saves it as `.measurements/<name>.md`, which git ignores and `npm ci` keeps. */
export function saveReport(name: string, title: string, body: string): void {
  const text = `# ${title}\n\n${body.trim()}\n`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(new URL(`${name}.md`, FOLDER), text)
  console.log(`\n${text}\nSaved as .measurements/${name}.md`)
}
