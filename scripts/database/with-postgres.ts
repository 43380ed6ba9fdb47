/**
 * Runs a command with DATABASE_URL set to a PostgreSQL server: the given one, or a throwaway server that is started for the
 * command. With --installed the server is the installed one, for commands that need its client tools or extensions.
 *
 *   tsx scripts/database/with-postgres.ts [--installed] vitest run --project races
 */
import { execFileSync, spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { CLIENT_TOOLS_HINT, findInstalledServer, findOrInstallServer, SERVER_HINT } from './find-postgres.ts'

/** PostgreSQL does not run as root, so root runs it as an account without privileges. */
function ownerOptions(folder: string): SpawnOptions {
  if (process.getuid?.() !== 0) return {}
  const account = ['postgres', 'daemon'].find((name) => spawnSync('id', [name]).status === 0)
  if (account === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no other account to run it as.')
  const id = (flag: string) => Number(execFileSync('id', [flag, account], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

type Server = {
  readonly url: string
  stop(): void
}

const MEMORY = '/dev/shm'
const NEEDED_BYTES = 3e9

/**
 * Where temporary data is kept: in memory where Linux offers it, because a test's database is a copy of some 900 files, which
 * takes ten times as long on a disk. A container has 64 MB there by default.
 */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

type Programs = { readonly bin: string; remove(): void }

/**
 * The account may not read a checkout in a home folder that only its owner may enter: then it gets a copy. Copied are the
 * programs with the libraries and files beside them, to a disk: containers do not execute what is in `/dev/shm`.
 */
function readablePrograms(bin: string, options: SpawnOptions): Programs {
  if (spawnSync(join(bin, 'postgres'), ['--version'], options).status === 0)
    return { bin, remove: () => undefined }
  const copy = mkdtempSync(join(tmpdir(), 'mcg-postgres-programs-'))
  cpSync(dirname(bin), join(copy, 'server'), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', copy])
  return { bin: join(copy, 'server/bin'), remove: () => rmSync(copy, { recursive: true, force: true }) }
}

async function startServer(found: string): Promise<Server> {
  const folder = mkdtempSync(join(temporaryFolder(), 'mcg-postgres-'))
  const options = { ...ownerOptions(folder), cwd: folder }
  const programs = readablePrograms(found, options)
  const { bin } = programs
  const port = await freePort()
  const run = (command: string, args: string[]) => {
    const { status, stderr, error } = spawnSync(join(bin, command), args, { ...options, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
  }
  const data = join(folder, 'data')
  // C.UTF-8 as on the platform: the C locale has only ASCII letters, so search could not fold accents.
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // Nothing has to survive a crash, and no query is long enough to be compiled.
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off'],
    // Nothing is replicated, and the log stays small.
    ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB'],
  ].map((setting) => `-c ${setting}`)
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options)
      rmSync(folder, { recursive: true, force: true })
      programs.remove()
    },
  }
}

async function runWith(command: string, args: string[], url: string): Promise<number> {
  const path = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, DATABASE_URL: url },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

async function main(): Promise<number> {
  const given = process.argv.slice(2)
  const installedOnly = given[0] === '--installed'
  const [command, ...args] = installedOnly ? given.slice(1) : given
  if (command === undefined) throw new Error('Usage: with-postgres.ts [--installed] <command> [arguments]')
  if (process.env.DATABASE_URL) return runWith(command, args, process.env.DATABASE_URL)
  const bin = installedOnly ? findInstalledServer() : findOrInstallServer()
  if (bin === null) {
    console.error(installedOnly ? CLIENT_TOOLS_HINT : SERVER_HINT)
    return 1
  }
  const server = await startServer(bin)
  try {
    return await runWith(command, args, server.url)
  } finally {
    server.stop()
  }
}

process.exitCode = await main()
