import type { PgliteConnection } from '@supabase/lite/pglite'
import { Mutex, SEARCH_PATH, type Database, type Query, type Row } from './database.ts'
import { sendFewerMessages } from './pglite-messages.ts'
import { mapErrorsLikePostgrest, parameterText, PARSERS } from './wire-format.ts'

async function createConnection(dataDir: string | null, snapshot: Blob | null): Promise<PgliteConnection> {
  // Dynamic imports: the Vite configuration loads this module for every command, and most commands need no database.
  const [{ PgliteConnection }, { PGlite }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const connection = new PgliteConnection({
    ...(dataDir === null ? {} : { url: dataDir }),
    pgliteOptions: {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...LITTLE_LOG],
      parsers: PARSERS,
      // The driver's own refuse some texts, which are the server's to refuse.
      serializers: Object.fromEntries(
        [BOOLEAN, DATE, TIMESTAMP, TIMESTAMPTZ].map((type) => [type, dateText]),
      ),
      ...(snapshot === null ? {} : { loadDataDir: snapshot }),
    },
  })
  await connection.driver.waitReady
  await connection.driver.exec(`set search_path to ${SEARCH_PATH}; set timezone to 'UTC'`)
  return connection
}

// The server keeps five segments of 16 MB for the next log, which every snapshot would hold and every start would copy.
const LITTLE_LOG = ['-c', 'min_wal_size=32MB', '-c', 'wal_recycle=off']

const [BOOLEAN, DATE, TIMESTAMP, TIMESTAMPTZ] = [16, 1082, 1114, 1184]

const dateText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

/** A null `dataDir` keeps the data in memory; `snapshot` is the result of an earlier `dump()`. */
export async function openPglite(dataDir: string | null, snapshot: Blob | null): Promise<Database> {
  const connection = await createConnection(dataDir, snapshot)
  const { driver } = connection
  // Without this, the first request grants every table to every API role.
  Reflect.set(connection, 'rlsState', 'active')
  mapErrorsLikePostgrest(connection)
  sendFewerMessages(driver)
  const send = driver.query.bind(driver)
  driver.query = (text, params, options) => send(text, params?.map(parameterText), options)
  const queue = new Mutex()
  const run: Query = async <T extends Row>(text: string, params: readonly unknown[] = []) =>
    (await driver.query<T>(text, [...params])).rows

  async function transaction<T>(work: () => Promise<T>): Promise<T> {
    await driver.exec('begin')
    try {
      const result = await work()
      await driver.exec('commit')
      return result
    } catch (error) {
      await driver.exec('rollback')
      throw error
    }
  }

  return {
    engine: 'pglite',
    connection,
    query: (text, params) => queue.run(() => run(text, params)),
    script: (text) => queue.run(() => transaction(() => driver.exec(text).then(() => undefined))),
    transaction: (work) => queue.run(() => transaction(() => work(run))),
    runExclusive: (work) =>
      queue.run(async () => {
        try {
          return await work()
        } finally {
          // A request shares the session with the next one, whatever became of it: outside of a transaction, this does nothing.
          await driver.exec('rollback; reset role')
        }
      }),
    listen: (channel, onNotify) =>
      queue.run(async () => {
        const stop = await driver.listen(channel, onNotify)
        return () => queue.run(() => stop())
      }),
    dump: () =>
      queue.run(async () => {
        // What is on disk now needs no log.
        await driver.exec('checkpoint')
        return driver.dumpDataDir('none')
      }),
    close: () => queue.run(() => connection.close()),
  }
}
