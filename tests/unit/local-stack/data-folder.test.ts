import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSnapshotStore, lockFolder } from '../../../supabase/local/data-folder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcg-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)
/** Larger than any process number that a system gives. */
const GONE = 2 ** 30
const nothing = () => undefined

it('claims what a process has claimed that is gone', async () => {
  writeFileSync(file('key.tar.lock'), String(GONE))
  const release = await createSnapshotStore(folder).claim('key', nothing)
  expect(release).not.toBeNull()
  await release?.()
  expect(existsSync(file('key.tar.lock'))).toBe(false)
})

it('claims what an earlier version has left, whose claims were folders', async () => {
  mkdirSync(file('key.tar.lock'))
  expect(await createSnapshotStore(folder).claim('key', nothing)).not.toBeNull()
})

it('says for which process it waits, until the snapshot is there', async () => {
  writeFileSync(file('key.tar.lock'), String(process.ppid))
  const lines: string[] = []
  const claim = createSnapshotStore(folder).claim('key', (line) => lines.push(line))
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toContain(`process ${process.ppid}`)
  writeFileSync(file('key.tar'), '')
  expect(await claim).toBeNull()
  expect(lines).toHaveLength(1)
})

it('fails in a folder where it cannot write', async () => {
  await expect(createSnapshotStore(folder).claim('missing/key', nothing)).rejects.toThrow('ENOENT')
})

it('refuses a folder that another process or this one has locked, and takes it afterwards', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`already running in process ${process.pid}`)
  release()
  writeFileSync(file('stack.pid'), String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(`already running in process ${process.ppid}`)
  writeFileSync(file('stack.pid'), String(GONE))
  lockFolder(folder)()
})

// As in a container that is started again.
it.runIf(process.platform === 'linux')(
  'takes a folder from an earlier process with a number of today',
  () => {
    const lock = lockFolder(folder)
    const own = readFileSync(file('stack.pid'), 'utf8')
    lock()
    writeFileSync(file('stack.pid'), own.replace(/(?<= )\d+$/, '1'))
    lockFolder(folder)()
  },
)
