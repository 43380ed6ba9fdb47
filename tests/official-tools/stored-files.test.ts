import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstalledServer } from '../../scripts/database/find-postgres.ts'
import { createScratchDatabase, type ScratchDatabase } from '../../scripts/database/scratch-database.ts'
import { migratedTemplate } from '../../scripts/database/templates.ts'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import { startStack, type Stack } from '../../supabase/local/stack.ts'
import { PIXEL } from '../api/fixture-project.ts'

// The commands of docs/deploy.md that copy files to Storage and back, run as they stand there. Only the project is a local stack.

const guide = readFileSync('docs/deploy.md', 'utf8')
const CATALOGUE = 'supabase/seed/objects/product-images/catalog'

type Project = { readonly stack: Stack; readonly port: number; readonly url: string; close(): Promise<void> }

async function openProject(): Promise<Project> {
  const database: ScratchDatabase = await createScratchDatabase(
    process.env.DATABASE_URL ?? '',
    migratedTemplate(),
  )
  const stack = await startStack({ databaseUrl: database.url, seed: false })
  const server: Server = createServer((incoming, outgoing) => {
    void handleNodeRequest(stack.fetch, incoming, outgoing)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  stack.setOrigin(`http://127.0.0.1:${port}`)
  return {
    stack,
    port,
    url: database.url,
    async close() {
      server.closeAllConnections()
      server.close()
      await stack.close()
      await database.drop()
    },
  }
}

let folder: string
let original: Project
let copy: Project

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcg-files-'))
  mkdirSync(join(folder, CATALOGUE), { recursive: true })
  original = await openProject()
  copy = await openProject()
})
afterAll(async () => {
  await original.close()
  await copy.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs lines of the guide, from the one with `from` to the next one with `to`. Returns what they print. */
async function run({ port, url }: Project, from: string, to: string): Promise<string> {
  const lines = guide.slice(guide.lastIndexOf('\n', guide.indexOf(from)))
  const script = lines
    .slice(0, lines.indexOf('\n', lines.indexOf(to)))
    .replaceAll(' --remote="$PROJECT_REF"', '')
  const config = readFileSync('supabase/config.toml', 'utf8')
  writeFileSync(
    join(folder, 'supabase/config.toml'),
    config.replace(/(?<=^\[api\][^[]*?port = )\d+/m, String(port)),
  )
  const child = spawn('bash', ['-c', `npx() { "$@" --agent no --yes; }\n${script}`], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [resolve('node_modules/.bin'), findInstalledServer(), process.env.PATH].join(delimiter),
      DB_URL: url,
      DAY: 'day',
      SUPABASE_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
  })
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(errors).not.toMatch(/error|failed|no such/i)
  return printed
}

const files = ({ stack }: Project) =>
  stack.database.query(
    `select bucket_id || '/' || name as path, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as cache
     from storage.objects order by path`,
  )

test('the pictures of the catalogue have their type and a year, and survive a backup', async () => {
  const pictures = readdirSync(CATALOGUE)
  for (const type of ['avif', 'jpg'])
    cpSync(
      join(CATALOGUE, pictures.find((name) => name.endsWith(type)) ?? ''),
      join(folder, CATALOGUE, `a.${type}`),
    )
  await run(original, 'for TYPE in', 'rm -r pictures')
  const year = 'max-age=31536000'
  const catalogue = [
    { path: 'product-images/catalog/a.avif', type: 'image/avif', cache: year },
    { path: 'product-images/catalog/a.jpg', type: 'image/jpeg', cache: year },
  ]
  expect(await files(original)).toEqual(catalogue)

  const upload = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
    original.stack.fetch(
      new Request(`http://127.0.0.1/storage/v1/object/${path}`, {
        method: 'POST',
        headers: {
          apikey: original.stack.keys.secret,
          authorization: `Bearer ${original.stack.keys.secret}`,
          'content-type': type,
        },
        body,
      }),
    )
  // As the admin area names a picture, and a buyer's proof.
  const proof = `payment-proofs/${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`
  expect((await upload('product-images/product-images/1700000000000.png', 'image/png', PIXEL)).status).toBe(
    200,
  )
  expect((await upload(proof, 'application/pdf', '%PDF-1.7')).status).toBe(200)

  mkdirSync(join(folder, 'day'))
  await run(original, 'for BUCKET in product-images', '> "$DAY/files"')
  expect(await run(copy, '(cd "$DAY"', '| diff "$DAY/files" -')).toBe('')
  expect(await files(copy)).toEqual([
    { path: proof, type: 'application/pdf', cache: 'max-age=3600' },
    ...catalogue,
    { path: 'product-images/product-images/1700000000000.png', type: 'image/png', cache: year },
  ])
}, 300_000)
