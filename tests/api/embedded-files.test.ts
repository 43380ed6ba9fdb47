import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStack, type Stack, type StackOptions } from '../../supabase/local/stack.ts'
import { createFixtureProject, type FixtureProject } from './fixture-project.ts'

let project: FixtureProject
let stack: Stack | null = null

beforeEach(() => {
  project = createFixtureProject()
})

afterEach(async () => {
  await stack?.close()
  stack = null
  project.remove()
})

async function restart(options: StackOptions = {}): Promise<{ stack: Stack; lines: string[] }> {
  await stack?.close()
  const lines: string[] = []
  stack = await startStack({
    supabaseDir: project.supabaseDir,
    report: (line) => lines.push(line),
    ...options,
  })
  return { stack, lines }
}

const names = (running: Stack) =>
  running.database
    .query<{ name: string }>('select name from public.things order by name')
    .then((rows) => rows.map(({ name }) => name))

test('data persists, new migrations are applied, changed files are reported, a reset recreates the database', async () => {
  const first = await restart()
  expect(first.stack.isNew).toBe(true)
  expect(first.lines).toContain('seed seed.sql')
  await first.stack.database.query(`insert into public.things (name, price) values ('Mine', 9)`)

  project.write('migrations/20260102000000_add_note.sql', 'alter table public.things add column note text;')
  const second = await restart()
  expect(second.lines).toEqual(['migration 20260102000000_add_note'])
  expect([second.stack.isNew, second.stack.notices]).toEqual([false, []])
  expect(await names(second.stack)).toContain('Mine')
  const versions = await second.stack.database.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  expect(versions).toEqual([
    { version: '20260101000000', name: 'create_things' },
    { version: '20260102000000', name: 'add_note' },
  ])

  project.write('migrations/20260102000000_add_note.sql', 'alter table public.things add column remark text;')
  project.write('seed.sql', `insert into public.things (name, price) values ('Reseeded', 7);`)
  const third = await restart()
  expect(third.lines).toEqual([])
  expect(third.stack.notices.join()).toContain(
    'supabase/migrations/20260102000000_add_note.sql, supabase/seed.sql changed',
  )

  const fourth = await restart({ reset: true })
  expect(await names(fourth.stack)).toEqual(['Reseeded'])
})

test('a snapshot is reused, also in memory, and is not modified', async () => {
  const one = await restart({ data: 'memory' })
  await one.stack.database.query('delete from public.things')
  const two = await restart({ data: 'memory' })
  expect(two.lines).toEqual(['restoring the database snapshot'])
  expect(await names(two.stack)).toEqual(['Kilim', 'Lantern'])
  expect(readdirSync(join(project.supabaseDir, '.temp/snapshots'))).toHaveLength(1)
})

test('two stacks cannot use one folder, and a reset that is refused deletes nothing', async () => {
  const { stack: running } = await restart()
  project.write('.temp/local/objects/product-images/kept.png', 'picture')
  const second = startStack({ supabaseDir: project.supabaseDir, reset: true })
  await expect(second).rejects.toThrow('already running')
  expect(existsSync(join(project.supabaseDir, '.temp/local/objects/product-images/kept.png'))).toBe(true)
  expect(await names(running)).toEqual(['Kilim', 'Lantern'])
})

test('what an interrupted first start has left is made anew; a whole database that does not open is not', async () => {
  const lost = join(project.supabaseDir, '.temp/local/database/global')
  project.write('migrations/20260103000000_break.sql', 'select nothing_here;')
  await expect(restart()).rejects.toThrow('nothing_here')
  rmSync(lost, { recursive: true })
  project.write('migrations/20260103000000_break.sql', 'select 1;')
  const { stack: started, lines } = await restart()
  expect([started.isNew, lines.includes('creating the database')]).toEqual([true, true])
  expect(await names(started)).toEqual(['Kilim', 'Lantern'])

  await started.close()
  stack = null
  rmSync(lost, { recursive: true })
  await expect(restart()).rejects.toThrow(/does not open.*STACK_RESET=1.*\.temp.local was deleted/s)
})

test('a failed migration reports its file and line', async () => {
  project.write('migrations/20260103000000_break.sql', 'select 1;\nselect nothing_here;\n')
  await expect(restart()).rejects.toThrow(/20260103000000_break\.sql:2: column "nothing_here" does not exist/)
})
