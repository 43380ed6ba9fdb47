import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Database, Query, Row } from './database.ts'
import { Mutex } from './mutex.ts'
import { answerAsPostgrest, PARSERS } from './wire-format.ts'

export const SEARCH_PATH = '"$user", public, extensions'

async function createConnection(dataDir: string | null, snapshot: Blob | null): Promise<PgliteConnection> {
  // Imported late: the Vite configuration loads this file's graph for every command, and most need no database.
  const [{ PgliteConnection }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const connection = new PgliteConnection({
    ...(dataDir === null ? {} : { url: dataDir }),
    pgliteOptions: {
      extensions: { pg_trgm },
      parsers: PARSERS,
      ...(snapshot === null ? {} : { loadDataDir: snapshot }),
    },
  })
  await connection.driver.waitReady
  await connection.driver.exec(`set search_path to ${SEARCH_PATH}; set timezone to 'UTC'`)
  return connection
}

/** `dataDir` null keeps everything in memory; `snapshot` is a file `dump()` made earlier. */
export async function openPglite(dataDir: string | null, snapshot: Blob | null): Promise<Database> {
  const connection = await createConnection(dataDir, snapshot)
  const { driver } = connection
  // Otherwise the first request would grant every table to every API role.
  Reflect.set(connection, 'rlsState', 'active')
  answerAsPostgrest(connection)
  const turns = new Mutex()
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
    query: (text, params) => turns.run(() => run(text, params)),
    script: (text) => turns.run(() => transaction(() => driver.exec(text).then(() => undefined))),
    transaction: (work) => turns.run(() => transaction(() => work(run))),
    takeTurn: (work) => turns.run(work),
    listen: (channel, onNotify) =>
      turns.run(async () => {
        const stop = await driver.listen(channel, onNotify)
        return () => turns.run(() => stop())
      }),
    dump: () => turns.run(() => driver.dumpDataDir('gzip')),
    close: () => turns.run(() => connection.close()),
  }
}
