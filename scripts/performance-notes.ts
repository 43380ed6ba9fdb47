import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const NOTES = new URL('../docs/performance.md', import.meta.url)
const TITLE =
  '# Performance\n\nFigures as they were measured, each section by the script it names. Running the script replaces its section.\n'

/** When and on what: a figure says little without. */
export function circumstances(): string {
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, load average ${load} at the end.`
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Puts a section into docs/performance.md, in place of the one with this title. */
export function writeSection(title: string, body: string): void {
  const notes = existsSync(NOTES) ? readFileSync(NOTES, 'utf8') : TITLE
  const section = `## ${title}\n\n${body.trim()}\n`
  const start = notes.indexOf(`## ${title}\n`)
  const next = start === -1 ? -1 : notes.indexOf('\n## ', start)
  const text =
    start === -1
      ? `${notes.trimEnd()}\n\n${section}`
      : notes.slice(0, start) + section + (next === -1 ? '' : notes.slice(next))
  writeFileSync(NOTES, text)
  // As the check of the formatting wants it.
  execFileSync('node_modules/.bin/prettier', ['--write', fileURLToPath(NOTES)])
}
