import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Database } from './database.ts'
import { createFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import { FAKE_CLIENT, fakeGoogle, REAL_GOOGLE } from './google.ts'
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import type { Report } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { createOutbox } from './outbox.ts'
import { createRealtime } from './realtime.ts'
import { createFileStorage } from './storage.ts'

export type StackOptions = {
  /** The folder of config.toml, migrations and seeds. */
  readonly supabaseDir?: string
  /** 'memory' keeps nothing; otherwise the folder of the data. */
  readonly data?: 'memory' | (string & {})
  /** A PostgreSQL server to use in place of the embedded one. */
  readonly databaseUrl?: string | null
  /** Whether a new database gets seed.sql and the demo accounts. */
  readonly seed?: boolean
  /** Throws the data away first. */
  readonly reset?: boolean
  readonly fakeGoogle?: boolean
  readonly report?: Report
}

export type Stack = {
  /** Answers a request as the platform would; only its path, method, headers and body matter. */
  readonly fetch: (request: Request) => Promise<Response>
  /** SQL as the database's owner. */
  readonly database: Database
  readonly mailbox: Mailbox
  readonly keys: { readonly publishable: string; readonly secret: string }
  /** What a person should know about the data that was found, one line each. */
  readonly notices: readonly string[]
  readonly isNew: boolean
  /** The address the stack is reached at, for links in mails and redirects. */
  readonly setOrigin: (origin: string, serves?: 'shop and stack' | 'stack') => void
  readonly attachRealtime: (server: Pick<Server, 'on' | 'off'>) => void
  /** Sends the mails that are due now rather than a moment later. */
  readonly sendMails: () => Promise<void>
  readonly close: () => Promise<void>
}

const SUPABASE_DIR = fileURLToPath(new URL('..', import.meta.url))

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const supabaseDir = options.supabaseDir ?? SUPABASE_DIR
  const google = options.fakeGoogle === true ? fakeGoogle() : REAL_GOOGLE
  const settings = readConfig(supabaseDir)
  const config = options.fakeGoogle === true ? { ...settings, google: FAKE_CLIENT } : settings
  const report = options.report ?? (() => undefined)
  const databaseUrl = options.databaseUrl === '' ? null : (options.databaseUrl ?? null)
  const inMemory = options.data === 'memory' || databaseUrl !== null
  const folder =
    options.data === undefined || options.data === 'memory' ? join(supabaseDir, '.temp/local') : options.data
  const objects = inMemory ? join(tmpdir(), `local-stack-${crypto.randomUUID()}`) : join(folder, 'objects')
  if (options.reset === true && existsSync(objects)) await rm(objects, { recursive: true })

  let origin = config.siteUrl
  let siteUrl = config.siteUrl
  const mailbox = createMailbox((text) =>
    text
      .replaceAll(`${config.siteUrl}/auth/v1/`, `${origin}/auth/v1/`)
      .replaceAll(`${config.siteUrl}/auth/`, `${siteUrl}/auth/`),
  )
  const storage = createFileStorage(objects, config.buckets)
  const opened = await openDatabase({
    config,
    folder: inMemory ? null : folder,
    databaseUrl,
    seed: options.seed ?? true,
    reset: options.reset ?? false,
    report,
    prepareSchemas: (database) =>
      createApp(config, database, storage, mailbox).then((app) => app.ensureSystemSchema()),
  })
  const { database } = opened
  const app = await createApp(config, database, storage, mailbox)
  const realtime = await createRealtime(database)

  const outbox = createOutbox(() =>
    fetchFromStack(
      new Request(`${origin}/functions/v1/send-emails`, { method: 'POST', headers: { apikey: SECRET_KEY } }),
    ),
  )
  const functions = createFunctions({
    origin: () => origin,
    siteUrl: () => siteUrl,
    fetch: fetchFromStack,
    secretKey: SECRET_KEY,
    mailbox,
  })
  const gateway = createGateway({
    app,
    database,
    storage,
    mailbox,
    functions,
    google,
    afterWrite: outbox.drainSoon,
  })

  function fetchFromStack(request: Request): Promise<Response> {
    return gateway.fetch(request)
  }

  // The Data API reads the catalogue on its first request; a person's first page should not wait for that.
  void database.takeTurn(() => database.connection.introspect({ useCache: true }))

  return {
    fetch: fetchFromStack,
    database,
    mailbox,
    keys: { publishable: PUBLISHABLE_KEY, secret: SECRET_KEY },
    notices: opened.notices,
    isNew: opened.isNew,
    setOrigin(value, serves = 'stack') {
      origin = value
      if (serves === 'shop and stack') siteUrl = value
      const { port } = new URL(value)
      const own = ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}/**`)
      // Where Google sends people back to; it does not go by the request.
      app.config.api.external_url = value
      app.config.auth.additional_redirect_urls = [...config.redirectUrls, ...own]
    },
    attachRealtime: realtime.attach,
    sendMails: outbox.drain,
    async close() {
      google.close()
      await outbox.close()
      await realtime.close()
      await database.close()
      opened.release()
      if (inMemory) await rm(objects, { recursive: true, force: true })
    },
  }
}
