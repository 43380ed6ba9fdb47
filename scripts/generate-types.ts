import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { startStack } from '../supabase/local/stack.ts'

const TARGET = fileURLToPath(new URL('../src/lib/database.types.ts', import.meta.url))
const HOST = '127.0.0.1'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, HOST, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

function runGenerator(port: number): Promise<string> {
  const generator = createRequire(import.meta.url).resolve('@supabase/postgres-meta/dist/server/server.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [generator], {
      env: {
        ...process.env,
        NODE_NO_WARNINGS: '1',
        PG_META_GENERATE_TYPES: 'typescript',
        PG_META_GENERATE_TYPES_INCLUDED_SCHEMAS: 'public',
        PG_META_GENERATE_TYPES_DETECT_ONE_TO_ONE_RELATIONSHIPS: 'true',
        PG_META_DB_URL: `postgres://postgres:postgres@${HOST}:${port}/postgres?sslmode=disable`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0 && output.includes('export type Database')) resolve(output)
      else reject(new Error(`The type generator failed (${String(code)}): ${output.slice(0, 500)}`))
    })
  })
}

/** The contents `src/lib/database.types.ts` should have: the types of a database that holds the migrations alone. */
export async function generateTypes(): Promise<string> {
  const stack = await startStack({ data: 'memory', databaseUrl: null, seed: false })
  try {
    const { driver } = stack.database.connection as typeof stack.database.connection & { driver: PGlite }
    const port = await freePort()
    const server = new PGLiteSocketServer({ db: driver, host: HOST, port })
    await server.start()
    try {
      return await runGenerator(port)
    } finally {
      await server.stop()
    }
  } finally {
    await stack.close()
  }
}

/** What is wrong with the committed types, or null. */
export async function findStaleTypes(): Promise<string | null> {
  const committed = existsSync(TARGET) ? readFileSync(TARGET, 'utf8') : ''
  return (await generateTypes()) === committed
    ? null
    : 'src/lib/database.types.ts does not match the migrations: run npm run types and commit the result.'
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) {
    const problem = await findStaleTypes()
    if (problem !== null) throw new Error(problem)
    return
  }
  writeFileSync(TARGET, await generateTypes())
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
