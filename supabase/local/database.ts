import type { Connection } from '@supabase/lite'

/** The search path of the hosted Data API's sessions. */
export const SEARCH_PATH = '"$user", public, extensions'

export type Row = Record<string, unknown>

export type Query = <T extends Row = Row>(text: string, params?: readonly unknown[]) => Promise<T[]>

export type Database = {
  readonly engine: 'pglite' | 'postgres'
  readonly connection: Connection
  readonly query: Query
  /** Runs any number of statements in one transaction. */
  readonly script: (text: string) => Promise<void>
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /**
   * Runs `work` while no other query or request runs. PGlite has a single session, in which a request sets a role and
   * opens a transaction. A PostgreSQL server has a session per request, so there `work` runs at once.
   */
  readonly runExclusive: <T>(work: () => Promise<T>) => Promise<T>
  readonly listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  /** The data folder as one file, or null on a PostgreSQL server. */
  readonly dump: () => Promise<Blob | null>
  readonly close: () => Promise<void>
}

/** Runs tasks one after another, in the order of the calls. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work)
    this.#tail = result.catch(() => undefined)
    return result
  }
}
