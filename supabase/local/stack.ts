import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { fakeCaptcha } from './captcha.ts'
import { readConfig } from './config.ts'
import type { Database } from './database.ts'
import { withFaults } from './faults.ts'
import {
  createFunctions,
  createMailSchedule,
  createPaymentSchedule,
  type FunctionContext,
} from './functions.ts'
import { createGateway } from './gateway.ts'
import { FAKE_CLIENT, fakeGoogle, REAL_GOOGLE } from './google.ts'
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createMailRedirects } from './mail-redirects.ts'
import type { Report } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { CMI_SECRETS, fakeCmi } from './providers/cmi.ts'
import { fakePayPal, PAYPAL_SECRETS } from './providers/paypal.ts'
import { createRealtime } from './realtime.ts'
import { createFileStorage } from './storage.ts'

export type StackOptions = {
  /** Folder with config.toml, migrations and seeds; this repository's by default. */
  readonly supabaseDir?: string
  /** 'memory', or the folder of the data; `supabase/.temp/local` by default. */
  readonly data?: 'memory' | (string & {})
  /** Connection string of a PostgreSQL server to use instead of PGlite. */
  readonly databaseUrl?: string | null
  /** Whether to run seed.sql and create the demo accounts; true by default. */
  readonly seed?: boolean
  /** Deletes existing data first. */
  readonly reset?: boolean
  readonly fakeGoogle?: boolean
  /** Whether Auth requires the tokens of a captcha, which a stand-in gives; see captcha.ts. */
  readonly fakeCaptcha?: boolean
  /** Whether tests may have requests fail; see faults.ts. */
  readonly faults?: boolean
  readonly report?: Report
}

export type Stack = {
  /** Handles a request like the platform. The origin of its URL is ignored. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Runs SQL as the owner of the database. */
  readonly database: Database
  readonly mailbox: Mailbox
  readonly keys: { readonly publishable: string; readonly secret: string }
  /** Warnings about existing data, one line each. */
  readonly notices: readonly string[]
  readonly isNew: boolean
  /** Sets the URL of the stack, used for links in mails and redirects. */
  readonly setOrigin: (origin: string, serves?: 'shop and stack' | 'stack') => void
  /** Checks the payment providers, and does from now on what cron jobs do on the platform. Tests do not call it. */
  readonly startSchedules: () => void
  readonly attachRealtime: (server: Pick<Server, 'on' | 'off'>) => void
  /** Answers with other Edge Functions from now on, such as those of changed files. */
  readonly replaceFunctions: (create: typeof createFunctions) => void
  /** Sends the mails that are due immediately. */
  readonly sendMails: () => Promise<void>
  readonly close: () => Promise<void>
}

const SUPABASE_DIR = fileURLToPath(new URL('..', import.meta.url))

/** Work that nothing waits for but the end of the stack. */
function createBackground() {
  const works: Promise<unknown>[] = []
  return {
    start: (work: Promise<unknown>) =>
      void works.push(work.catch((error: unknown) => console.error('local stack:', error))),
    ended: () => Promise.all(works),
  }
}

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

  let origin = config.siteUrl
  let siteUrl = config.siteUrl
  const redirects = createMailRedirects(() => siteUrl)
  const mailbox = createMailbox((text) => withOwnLinks(redirects.fill(text), config.siteUrl, origin, siteUrl))
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
  // Not before: of another stack that is running they are not deleted.
  if (options.reset === true) await rm(objects, { recursive: true, force: true })
  const { database } = opened
  const app = await createApp(config, database, storage, mailbox)
  const realtime = await createRealtime(database)

  const callAsCron = (path: string) =>
    fetchFromStack(
      new Request(`${origin}/functions/v1/${path}`, { method: 'POST', headers: { apikey: SECRET_KEY } }),
    )
  const mailSchedule = createMailSchedule(() => callAsCron('send-emails'))
  const functionContext: FunctionContext = {
    origin: () => origin,
    siteUrl: () => siteUrl,
    fetch: fetchFromStack,
    secretKey: SECRET_KEY,
    mailbox,
    secret: (name) => process.env[name] ?? standInSecrets()[name],
  }
  const functions = createFunctions(functionContext)
  /** The stand-ins play the providers until the environment holds the secrets of real accounts. */
  const standInSecrets = (): Readonly<Record<string, string>> => ({
    ...CMI_SECRETS,
    ...PAYPAL_SECRETS,
    CMI_GATEWAY_URL: `${origin}/_cmi/est3Dgate`,
    PAYPAL_API_URL: `${origin}/_paypal`,
  })
  const providers = Object.keys(functions).filter((name) => name.startsWith('pay-'))
  const paymentSchedule = createPaymentSchedule(async () => {
    // Before anything expires.
    for (const name of providers) await callAsCron(`${name}/settle`)
    await database.query('select private.expire_unpaid_orders(), private.fail_abandoned_charges()')
    await database.query('select private.apply_sales(), private.merge_facet_counts()')
    await database.query('select private.index_concepts(), private.request_reviews()')
  })
  const background = createBackground()
  const gateway = createGateway({
    app,
    database,
    storage,
    mailbox,
    redirects,
    functions,
    google,
    captcha: options.fakeCaptcha === true ? fakeCaptcha(SECRET_KEY) : null,
    standIns: [fakeCmi(functionContext), fakePayPal(functionContext)],
    requireCurrentPassword: config.requireCurrentPassword,
    anonymousSignIns: config.anonymousSignIns,
    afterWrite: mailSchedule.runSoon,
  })

  function fetchFromStack(request: Request): Promise<Response> {
    return gateway.fetch(request)
  }

  // Introspect the schema now, so that the first request does not wait for it.
  background.start(database.runExclusive(() => database.connection.introspect({ useCache: true })))

  return {
    fetch: options.faults === true ? withFaults(fetchFromStack, SECRET_KEY) : fetchFromStack,
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
      // The OAuth callback is built from this value, not from the request.
      app.config.api.external_url = value
      app.config.auth.additional_redirect_urls = [...config.redirectUrls, ...own]
    },
    startSchedules() {
      paymentSchedule.start()
      for (const name of providers) background.start(callAsCron(`${name}/check`))
    },
    attachRealtime: realtime.attach,
    replaceFunctions: (create) => void Object.assign(functions, create(functionContext)),
    sendMails: mailSchedule.run,
    async close() {
      google.close()
      await background.ended()
      await paymentSchedule.close()
      await mailSchedule.close()
      await realtime.close()
      await database.close()
      opened.release()
      if (inMemory) await rm(objects, { recursive: true, force: true })
    },
  }
}

/** The links of a mail lead to where this stack and the shop are served, not to the addresses of config.toml. */
const withOwnLinks = (text: string, configured: string, origin: string, siteUrl: string): string =>
  text
    .replaceAll(`${configured}/auth/v1/`, `${origin}/auth/v1/`)
    .replaceAll(new RegExp(`${configured}(?=(?:/fr|/ar)?/auth/)`, 'g'), siteUrl)

type Environment = Readonly<Record<string, string | undefined>>

/** The options of `npm run dev` and `npm run stack`, from environment variables (see README.md). */
export function optionsFromEnvironment(env: Environment): StackOptions {
  return {
    ...(env.STACK_DATA ? { data: env.STACK_DATA } : {}),
    databaseUrl: env.DATABASE_URL ?? null,
    reset: env.STACK_RESET === '1',
    seed: env.STACK_SEED !== '0',
    fakeGoogle: env.STACK_FAKE_GOOGLE === '1',
    fakeCaptcha: env.STACK_FAKE_CAPTCHA === '1',
    faults: env.STACK_FAULTS === '1',
  }
}

/** One line with address and password for each demo account of the database. */
export async function demoAccounts(stack: Stack): Promise<string[]> {
  const rows = await stack.database.query<{ email: string }>(
    `select email from auth.users where email in ('admin@mcg.example', 'customer@mcg.example') order by email`,
  )
  return rows.map(({ email }) => `${email.padEnd(22)} medina-1995`)
}
