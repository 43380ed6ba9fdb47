import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAX_SNAPSHOTS = 3
const CLAIM_TIMEOUT_MS = 120_000

export type SnapshotStore = {
  read(key: string): Blob | null
  write(key: string, dump: Blob): Promise<void>
  /**
   * Lets one process create the snapshot while parallel test workers wait for it. Resolves to a function that releases
   * the claim, or to null when the snapshot exists by then. A claim expires after two minutes.
   */
  claim(key: string): Promise<(() => Promise<void>) | null>
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
    async claim(key) {
      await mkdir(folder, { recursive: true })
      const lock = `${path(key)}.lock`
      for (;;) {
        if (existsSync(path(key))) return null
        try {
          await mkdir(lock)
          return () => rm(lock, { recursive: true, force: true })
        } catch {
          const held = await stat(lock).catch(() => null)
          if (held !== null && Date.now() - held.mtimeMs > CLAIM_TIMEOUT_MS) {
            await rm(lock, { recursive: true, force: true })
          }
          await sleep(150)
        }
      }
    },
  }
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
 * Prevents two processes from opening the same PGlite folder, which would corrupt it. Returns the function that releases
 * the lock; throws when another running process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'stack.pid')
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const holder = Number(readFileSync(path, 'utf8'))
      if (Number.isInteger(holder) && holder > 0 && isRunning(holder)) {
        throw new Error(
          `The local stack is already running in process ${holder} on ${folder}.\n` +
            'Stop it, point VITE_SUPABASE_URL at it, or start with STACK_DATA=memory.',
        )
      }
      rmSync(path, { force: true })
    }
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  return () => {
    process.removeListener('exit', release)
    release()
  }
}
