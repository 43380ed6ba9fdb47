import { randomUUID } from 'node:crypto'
import postgres from 'postgres'

export type ScratchDatabase = {
  readonly url: string
  /** Drops the database, closing connections that are still open. */
  drop(): Promise<void>
}

/** Creates an empty database on the server of `serverUrl`. Roles belong to the server and stay when it is dropped. */
export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `shop_scratch_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
    try {
      await server.unsafe(statement)
    } finally {
      await server.end()
    }
  }
  await run(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  return {
    url: String(Object.assign(new URL(serverUrl), { pathname: `/${name}` })),
    drop: () => run(`drop database if exists ${name} with (force)`),
  }
}
