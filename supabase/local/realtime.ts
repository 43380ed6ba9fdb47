import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { Mutex, type Database, type Query, type Row } from './database.ts'
import { parseToken, type Claims } from './keys.ts'
import { isLocal } from './node-http.ts'
import {
  accessTokenOf,
  frameFormat,
  matchesBinding,
  matchesFilter,
  parseBindings,
  type Change,
  type Channel,
  type Column,
  type Frame,
} from './realtime-protocol.ts'

export type ReadableRow = {
  readonly columns: readonly Column[]
  readonly record: Row
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

async function setRole(query: Query, claims: Claims): Promise<void> {
  await query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    claims.role,
    JSON.stringify(claims),
  ])
}

async function readableColumns(query: Query, table: string): Promise<Column[]> {
  return query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege(a.attrelid, a.attnum, 'select')
     order by a.attnum`,
    [table],
  )
}

/** The changed row with the columns that the subscriber's role may read; null when hidden by a policy or deleted since. */
export async function readRowAs(
  database: Database,
  claims: Claims,
  change: Change,
): Promise<ReadableRow | null> {
  const { keys } = change
  if (keys === null) return null
  const table = `${identifier(change.schema)}.${identifier(change.table)}`
  try {
    return await database.transaction(async (query) => {
      await setRole(query, claims)
      const columns = await readableColumns(query, table)
      if (columns.length === 0) return null
      const list = columns.map(({ name }) => identifier(name)).join(', ')
      const where = Object.keys(keys)
        .map(
          (name) =>
            `${identifier(name)} = (jsonb_populate_record(null::${table}, $1::text::jsonb)).${identifier(name)}`,
        )
        .join(' and ')
      const [row] = await query<{ record: Row }>(
        `select to_jsonb(visible) as record from (select ${list} from ${table} where ${where}) as visible`,
        [JSON.stringify(keys)],
      )
      return row === undefined ? null : { columns, record: row.record }
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === '42501') return null
    throw error
  }
}

type Upgradable = Pick<Server, 'on' | 'off'>

export type Realtime = {
  readonly attach: (server: Upgradable) => void
  readonly close: () => Promise<void>
}

type Peer = {
  readonly channels: Map<string, Channel>
  push(channel: Channel, event: string, payload: unknown): void
}

const REALTIME_SQL = readFileSync(new URL('./realtime.sql', import.meta.url), 'utf8')
const PATH = '/realtime/v1/websocket'

function dataOf(change: Change, row: ReadableRow | null): Record<string, unknown> {
  const keys = Object.keys(change.oldKeys ?? {}).map((name) => ({ name, type: 'text' }))
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.at,
    columns: row?.columns ?? keys,
    ...(row === null ? {} : { record: row.record }),
    ...(change.type === 'INSERT' ? {} : { old_record: change.oldKeys }),
    errors: null,
  }
}

/** Answers the frames of one websocket until it closes. `peers` contains it meanwhile. */
function serve(
  socket: WebSocket,
  { version, keyClaims }: { version: string | null; keyClaims: Claims },
  { peers, published }: { peers: Set<Peer>; published: ReadonlySet<string> },
): void {
  const format = frameFormat(version)
  const send = (frame: Frame) => {
    if (socket.readyState === socket.OPEN) socket.send(format.encode(frame))
  }
  const peer: Peer = {
    channels: new Map(),
    push: ({ joinRef, topic }, event, payload) => send({ joinRef, ref: null, topic, event, payload }),
  }
  const reply = (frame: Frame, status: 'ok' | 'error', response: unknown) =>
    send({ ...frame, event: 'phx_reply', payload: { status, response } })

  function join(frame: Frame): void {
    const token = accessTokenOf(frame.payload)
    const claims = token === undefined ? keyClaims : parseToken(token)
    if (claims === null) {
      reply(frame, 'error', { reason: 'InvalidJWTToken: the token is not valid or has expired' })
      return
    }
    const bindings = parseBindings(frame.payload)
    const channel: Channel = { topic: frame.topic, joinRef: frame.joinRef ?? frame.ref, claims, bindings }
    peer.channels.set(frame.topic, channel)
    reply(frame, 'ok', { postgres_changes: bindings })
    peer.push(channel, 'presence_state', {})
    if (bindings.length === 0) return
    const unknown = bindings.find(
      ({ schema, table }) => table !== undefined && table !== '*' && !published.has(`${schema}.${table}`),
    )
    peer.push(channel, 'system', {
      channel: frame.topic.replace(/^realtime:/, ''),
      extension: 'postgres_changes',
      status: unknown === undefined ? 'ok' : 'error',
      message:
        unknown === undefined
          ? 'Subscribed to PostgreSQL'
          : `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [schema: ${unknown.schema}, table: ${unknown.table ?? '*'}]`,
    })
  }

  function receive(frame: Frame): void {
    const channel = peer.channels.get(frame.topic)
    switch (frame.event) {
      case 'phx_join':
        join(frame)
        return
      case 'phx_leave':
        peer.channels.delete(frame.topic)
        reply(frame, 'ok', {})
        if (channel !== undefined) peer.push(channel, 'phx_close', {})
        return
      case 'access_token': {
        const claims = parseToken(accessTokenOf(frame.payload) ?? '')
        if (channel !== undefined && claims !== null) channel.claims = claims
        return
      }
      default:
        // Heartbeats; also presence and broadcast pushes, which are acknowledged but not delivered.
        if (frame.ref !== null) reply(frame, 'ok', {})
    }
  }

  peers.add(peer)
  socket.on('message', (data, isBinary) => {
    const frame = isBinary || !(data instanceof Buffer) ? null : format.decode(data.toString('utf8'))
    if (frame !== null) receive(frame)
  })
  socket.on('close', () => peers.delete(peer))
  socket.on('error', () => socket.terminate())
}

export async function createRealtime(database: Database): Promise<Realtime> {
  await database.script(REALTIME_SQL)
  const published = new Set(
    (
      await database.query<{ name: string }>(
        `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
      )
    ).map(({ name }) => name),
  )
  const peers = new Set<Peer>()
  const servers = new Map<Upgradable, (request: IncomingMessage, socket: Duplex, head: Buffer) => void>()
  const sockets = new WebSocketServer({ noServer: true })
  const changes = new Mutex()

  async function deliver(change: Change): Promise<void> {
    const rows = new Map<string, ReadableRow | null>()
    async function rowFor(claims: Claims): Promise<ReadableRow | null> {
      const reader = `${claims.role} ${claims.sub ?? ''}`
      const cached = rows.get(reader)
      if (cached !== undefined) return cached
      const row = await readRowAs(database, claims, change)
      rows.set(reader, row)
      return row
    }
    for (const peer of peers) {
      for (const channel of peer.channels.values()) {
        const matching = channel.bindings.filter((binding) => matchesBinding(binding, change))
        if (matching.length === 0) continue
        // As on the platform, neither filters nor policies apply to DELETE: the row no longer exists.
        const row = change.type === 'DELETE' ? null : await rowFor(channel.claims)
        if (row === null && change.type !== 'DELETE') continue
        const ids = matching
          .filter((binding) => row === null || matchesFilter(binding.filter, row.record))
          .map((binding) => binding.id)
        if (ids.length > 0) peer.push(channel, 'postgres_changes', { ids, data: dataOf(change, row) })
      }
    }
  }

  const stopListening = await database.listen('local_realtime', (payload) => {
    if (peers.size === 0) return
    const change = JSON.parse(payload) as Change
    changes.run(() => deliver(change)).catch((error: unknown) => console.error('realtime:', error))
  })

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node takes its own listener away before this event, and an error that has none ends the process.
    socket.on('error', () => socket.destroy())
    const [address, origin] = [request.url ?? '/', 'http://localhost']
    if (!URL.canParse(address, origin)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      return
    }
    const url = new URL(address, origin)
    if (url.pathname !== PATH) return
    const claims = parseToken(url.searchParams.get('apikey') ?? '')
    if (!isLocal(request) || claims === null) {
      socket.end(
        `HTTP/1.1 ${isLocal(request) ? '401 Unauthorized' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`,
      )
      return
    }
    sockets.handleUpgrade(request, socket, head, (websocket) =>
      serve(websocket, { version: url.searchParams.get('vsn'), keyClaims: claims }, { peers, published }),
    )
  }

  return {
    attach(server) {
      servers.set(server, upgrade)
      server.on('upgrade', upgrade)
    },
    async close() {
      for (const [server, listener] of servers) server.off('upgrade', listener)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      await changes.run(() => Promise.resolve())
      await stopListening()
    },
  }
}
