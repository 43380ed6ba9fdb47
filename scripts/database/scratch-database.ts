import { randomUUID } from 'node:crypto'
import postgres from 'postgres'

export type ScratchDatabase = {
  readonly url: string
  /** Drops the database, closing connections that are still open. */
  readonly drop: () => Promise<void>
}

export type Template = {
  readonly name: string
  /** Names the run that prepares it, or its inputs. The template of others is made anew. */
  readonly run: string
  /** What it starts as a copy of; empty without. */
  readonly base?: Template | undefined
  readonly prepare: (url: string) => Promise<void>
}

// Copying files is faster than writing the copy to the log, on a server that does not wait for the disk.
const sourceOf = (template: Template | undefined) =>
  template === undefined
    ? `template template0 encoding 'UTF8' locale 'C.UTF-8'`
    : `template ${template.name} strategy file_copy`

const urlOf = (serverUrl: string, name: string) =>
  String(Object.assign(new URL(serverUrl), { pathname: `/${name}` }))

// A database that is copied has no connections.
async function onServer<T>(serverUrl: string, work: (server: postgres.Sql) => Promise<T>): Promise<T> {
  const server = postgres(urlOf(serverUrl, 'postgres'), { max: 1, onnotice: () => undefined })
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

/** The first process that needs a template prepares it; others wait. */
async function prepareTemplate(server: postgres.Sql, serverUrl: string, template: Template): Promise<void> {
  const { name, run, base, prepare } = template
  if (base !== undefined) await prepareTemplate(server, serverUrl, base)
  await server`select pg_advisory_lock(hashtextextended(${name}, 0))`
  // The comment is set last: a template without it was left by an interrupted run.
  const [ready] = await server`
    select 1 from pg_database where datname = ${name} and shobj_description(oid, 'pg_database') = ${run}`
  if (ready !== undefined) return
  await server.unsafe(`drop database if exists ${name}`)
  await server.unsafe(`create database ${name} ${sourceOf(base)}`)
  await prepare(urlOf(serverUrl, name))
  await server.unsafe(`comment on database ${name} is '${run}'`)
}

/** Prepares the template, unless that has been done; returns its URL. */
export async function prepareOn(serverUrl: string, template: Template): Promise<string> {
  await onServer(serverUrl, (server) => prepareTemplate(server, serverUrl, template))
  return urlOf(serverUrl, template.name)
}

/**
 * Creates a database on the server of `serverUrl`: a copy of the template, or an empty one. Roles belong to the server and stay
 * when it is dropped.
 */
export async function createScratchDatabase(
  serverUrl: string,
  template?: Template,
): Promise<ScratchDatabase> {
  const name = `shop_scratch_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async (server) => {
    if (template !== undefined) await prepareTemplate(server, serverUrl, template)
    await server.unsafe(`create database ${name} ${sourceOf(template)}`)
  })
  return {
    url: urlOf(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (server) => {
        await server.unsafe(`drop database if exists ${name} with (force)`)
      }),
  }
}
