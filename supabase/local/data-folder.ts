import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from './migrate.ts'

const MAX_SNAPSHOTS = 3

export type SnapshotStore = {
  read(key: string): Blob | null
  write(key: string, dump: Blob): Promise<void>
  /**
   * Lets one process create the snapshot while others, such as parallel test workers, wait for it. Resolves to a function that
   * releases the claim, or to null when the snapshot exists by then. A claim ends with its process.
   */
  claim(key: string, report: Report): Promise<(() => Promise<void>) | null>
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process began, on Linux; elsewhere empty. It tells a process from an earlier one of the same number: in a container that
 * is started again, numbers begin low again. A process that has ended and that no parent waits for (Z) has none.
 */
function startOf(pid: number): string {
  try {
    // The second field, the name of the program, may contain spaces and brackets.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const [state, ...others] = fields.split(' ')
    return state === 'Z' ? '' : (others[18] ?? '')
  } catch {
    return ''
  }
}

/** The number of the running process that holds a lock, or null. */
function holderOf(path: string): number | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    // Released meanwhile, or the folder that was a lock in earlier versions.
    return null
  }
  const [number, start = ''] = text.split(' ')
  const pid = Number(number)
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null
  return start === '' || start === startOf(pid) ? pid : null
}

/** Takes a lock, also one whose process is gone, and returns null. Returns the number of a running process that holds it. */
function takeLock(path: string): number | null {
  for (;;) {
    try {
      writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      return null
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = holderOf(path)
    if (holder !== null) return holder
    rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Stores prepared databases as files; `key` is a hash of all their inputs. Keeps the most recently used ones. They are not
 * compressed, because each test file and each start in memory reads one.
 */
export function createSnapshotStore(folder: string): SnapshotStore {
  const path = (key: string) => join(folder, `${key}.tar`)

  async function prune(): Promise<void> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.tar'))
    const dated = await Promise.all(
      files.map(async (file) => ({ file, time: (await stat(join(folder, file))).mtimeMs })),
    )
    const old = dated.sort((a, b) => b.time - a.time).slice(MAX_SNAPSHOTS)
    await Promise.all(old.map(({ file }) => rm(join(folder, file), { force: true })))
  }

  return {
    read(key) {
      if (!existsSync(path(key))) return null
      const now = new Date()
      void utimes(path(key), now, now).catch(() => undefined)
      return new Blob([readFileSync(path(key))], { type: 'application/x-tar' })
    },
    async write(key, dump) {
      await mkdir(folder, { recursive: true })
      const draft = `${path(key)}.${process.pid}`
      await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
      await rename(draft, path(key))
      await prune()
    },
    async claim(key, report) {
      await mkdir(folder, { recursive: true })
      const lock = `${path(key)}.lock`
      let reported: number | null = null
      while (!existsSync(path(key))) {
        const holder = takeLock(lock)
        if (holder === null) return () => rm(lock, { force: true })
        if (holder !== reported) report(`waiting for process ${holder}, which creates the database`)
        reported = holder
        await sleep(150)
      }
      return null
    },
  }
}

/**
 * Prevents two processes from opening the same PGlite folder, which would corrupt it. Returns the function that releases
 * the lock; throws when another running process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'stack.pid')
  const holder = takeLock(path)
  if (holder !== null) {
    throw new Error(
      `The local stack is already running in process ${holder} on ${folder}.\n` +
        'Stop it, point VITE_SUPABASE_URL at it, or start with STACK_DATA=memory.',
    )
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  return () => {
    process.removeListener('exit', release)
    release()
  }
}
