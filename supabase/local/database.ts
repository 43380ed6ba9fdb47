import type { Connection } from '@supabase/lite'

export type Row = Record<string, unknown>

export type Query = <T extends Row = Row>(text: string, params?: readonly unknown[]) => Promise<T[]>

export type Database = {
  readonly engine: 'pglite' | 'postgres'
  readonly connection: Connection
  readonly query: Query
  /** A script of any number of statements, in one transaction. */
  readonly script: (text: string) => Promise<void>
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /**
   * PGlite has one session. A request sets a role and opens a transaction in it, so nothing else may run until the
   * request is over: not another request, not a query of ours. A server has a session per request and needs no turn.
   */
  readonly takeTurn: <T>(work: () => Promise<T>) => Promise<T>
  readonly listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  /** The whole data folder as one file, or null where a server keeps it. */
  readonly dump: () => Promise<Blob | null>
  readonly close: () => Promise<void>
}
