/**
 * Runs a command at another date, on Linux with a C compiler: Node, PostgreSQL and Chromium of the command begin at this moment,
 * and their clocks go on.
 *
 *   tsx scripts/tools/with-clock.ts 2026-12-31T23:30:00Z npm test
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const SOURCE = resolve(import.meta.dirname, 'shifted-clock.c')
const LIBRARY = resolve('node_modules/.tmp/shifted-clock.so')

const [date = '', command, ...args] = process.argv.slice(2)
const seconds = Math.round((Date.parse(date) - Date.now()) / 1000)
if (command === undefined || Number.isNaN(seconds))
  throw new Error('Usage: with-clock.ts <date, such as 2026-12-31T23:30:00Z> <command> [arguments]')
mkdirSync(dirname(LIBRARY), { recursive: true })
execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', LIBRARY, SOURCE, '-ldl'], { stdio: 'inherit' })
process.exitCode =
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, LD_PRELOAD: LIBRARY, CLOCK_SHIFT: String(seconds) },
  }).status ?? 1
