/**
 * Runs a command with DATABASE_URL set to a PostgreSQL server: the given one, or a throwaway server that is started for the
 * command. With --installed the server is the installed one, for commands that need its client tools or extensions. With
 * --stocked the URL is of a database with the shop's demo data, which is kept for later runs.
 *
 *   tsx scripts/database/with-postgres.ts [--installed | --stocked] vitest run --project races
 */
import { execFileSync, spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
  utimesSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { CLIENT_TOOLS_HINT, findInstalledServer, findOrInstallServer, SERVER_HINT } from './find-postgres.ts'
import { prepareOn } from './scratch-database.ts'
import { stockedTemplate } from './templates.ts'

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
  /** Copies the data to `folder`, while the server is stopped. */
  keep(folder: string): void
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

/** A server that starts with the data in `kept`, if there is any. */
async function startServer(found: string, kept: string | null): Promise<Server> {
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
  if (kept !== null && existsSync(kept)) {
    cpSync(kept, data, { recursive: true })
    // Node 22 and 24 copy folders without their mode, and PostgreSQL refuses data that others may list.
    chmodSync(data, 0o700)
    own(data, options)
  }
  // C.UTF-8 as on the platform: the C locale has only ASCII letters, so search could not fold accents.
  else
    run('initdb', [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    ])
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // As on the platform: not that of the machine.
    'timezone=UTC',
    // Nothing has to survive a crash, and no query is long enough to be compiled.
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off'],
    // Nothing is replicated, and the log stays small.
    ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB'],
  ].map((setting) => `-c ${setting}`)
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start'])
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    keep(kept) {
      run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop'])
      // Renamed when it is complete, because another run may start with it.
      const draft = `${kept}.${process.pid}`
      cpSync(data, draft, { recursive: true })
      if (!existsSync(kept)) renameSync(draft, kept)
      rmSync(draft, { recursive: true, force: true })
      start()
    },
    stop() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options)
      rmSync(folder, { recursive: true, force: true })
      programs.remove()
    },
  }
}

function own(path: string, { uid, gid }: SpawnOptions): void {
  if (uid === undefined || gid === undefined) return
  for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, file), uid, gid)
  chownSync(path, uid, gid)
}

const KEPT = 'node_modules/.tmp/stocked-server'

// Longer than a copy takes.
const IN_USE_MS = 10 * 60_000

/**
 * Where the data of a server with the stocked database of today's inputs is kept. Earlier ones are removed, unless another run has
 * just begun with one.
 */
function keptData(bin: string, inputs: string): string {
  mkdirSync(KEPT, { recursive: true })
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  const name = `${inputs}-${version.replaceAll(/\W+/g, '-')}`
  const now = new Date()
  for (const other of readdirSync(KEPT)) {
    const path = join(KEPT, other)
    if (other === name) utimesSync(path, now, now)
    else if (!other.startsWith(name) && +now - statSync(path).mtimeMs > IN_USE_MS)
      rmSync(path, { recursive: true, force: true })
  }
  return resolve(KEPT, name)
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

const FLAGS = ['--installed', '--stocked']

async function main(): Promise<number> {
  const given = process.argv.slice(2)
  const flag = FLAGS.find((name) => name === given[0])
  const [command, ...args] = flag === undefined ? given : given.slice(1)
  if (command === undefined)
    throw new Error(`Usage: with-postgres.ts [${FLAGS.join(' | ')}] <command> [arguments]`)
  const template = flag === '--stocked' ? stockedTemplate() : null
  if (process.env.DATABASE_URL) {
    const url = process.env.DATABASE_URL
    return runWith(command, args, template === null ? url : await prepareOn(url, template))
  }
  const bin = flag === '--installed' ? findInstalledServer() : findOrInstallServer()
  if (bin === null) {
    console.error(flag === '--installed' ? CLIENT_TOOLS_HINT : SERVER_HINT)
    return 1
  }
  const kept = template === null ? null : keptData(bin, template.run)
  const server = await startServer(bin, kept)
  try {
    if (template === null || kept === null) return await runWith(command, args, server.url)
    const url = await prepareOn(server.url, template)
    if (!existsSync(kept)) server.keep(kept)
    return await runWith(command, args, url)
  } finally {
    server.stop()
  }
}

process.exitCode = await main()
