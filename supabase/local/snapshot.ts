import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const KEPT = 3
const ABANDONED_AFTER_MS = 120_000

export type SnapshotStore = {
  read(key: string): Blob | null
  write(key: string, dump: Blob): Promise<void>
  /**
   * Lets one process at a time make the snapshot, so that parallel test workers wait for it rather than each plan the
   * whole schema. Answers with a function that ends the claim, or null when the snapshot appeared meanwhile.
   */
  claim(key: string): Promise<(() => Promise<void>) | null>
}

/** Prepared databases as files, named by a hash of everything that went into them. */
export function createSnapshotStore(folder: string): SnapshotStore {
  const path = (key: string) => join(folder, `${key}.tar.gz`)

  async function prune(): Promise<void> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.tar.gz'))
    const dated = await Promise.all(
      files.map(async (file) => ({ file, time: (await stat(join(folder, file))).mtimeMs })),
    )
    const old = dated.sort((a, b) => b.time - a.time).slice(KEPT)
    await Promise.all(old.map(({ file }) => rm(join(folder, file), { force: true })))
  }

  return {
    read(key) {
      if (!existsSync(path(key))) return null
      const now = new Date()
      void utimes(path(key), now, now).catch(() => undefined)
      return new Blob([readFileSync(path(key))], { type: 'application/x-gzip' })
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
          if (held !== null && Date.now() - held.mtimeMs > ABANDONED_AFTER_MS) {
            await rm(lock, { recursive: true, force: true })
          }
          await sleep(150)
        }
      }
    },
  }
}
