import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

export type CommandResult = {
  readonly code: number
  readonly stdout: string
  /** Standard output and standard error together, for error messages. */
  readonly output: string
}

/** Runs the Supabase CLI against the database at `databaseUrl`. It needs no Docker and no account for that. */
export function runSupabase(databaseUrl: string, ...args: readonly string[]): Promise<CommandResult> {
  return new Promise((settle, reject) => {
    const child = spawn(
      resolve(ROOT, 'node_modules/.bin/supabase'),
      [...args, `--remote=${databaseUrl}`, '--agent', 'no', '--yes'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PGSSLMODE: 'disable',
          DO_NOT_TRACK: '1',
          SUPABASE_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
        },
      },
    )
    let stdout = ''
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => settle({ code: code ?? 1, stdout, output }))
  })
}
