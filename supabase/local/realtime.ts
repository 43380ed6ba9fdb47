import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Database } from './database.ts'
import { claimsOf, type Claims } from './jwt.ts'
import { isLocal } from './loopback.ts'
import { Mutex } from './mutex.ts'
import { accessTokenOf, bindingsOf, concerns, passes, type Channel } from './realtime-channel.ts'
import { frameFormat, type Frame } from './realtime-frames.ts'
import { readAs, type Change, type VisibleRow } from './realtime-rows.ts'

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

function dataOf(change: Change, row: VisibleRow | null): Record<string, unknown> {
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
    const rows = new Map<string, VisibleRow | null>()
    async function rowFor(claims: Claims): Promise<VisibleRow | null> {
      const reader = `${claims.role} ${claims.sub ?? ''}`
      const known = rows.get(reader)
      if (known !== undefined) return known
      const row = await readAs(database, claims, change)
      rows.set(reader, row)
      return row
    }
    for (const peer of peers) {
      for (const channel of peer.channels.values()) {
        const concerned = channel.bindings.filter((binding) => concerns(binding, change))
        if (concerned.length === 0) continue
        // The platform neither filters deletions nor asks policies about them: the row they would read is gone.
        const row = change.type === 'DELETE' ? null : await rowFor(channel.claims)
        if (row === null && change.type !== 'DELETE') continue
        const ids = concerned
          .filter((binding) => row === null || passes(binding.filter, row.record))
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

  function serve(socket: WebSocket, version: string | null, keyClaims: Claims): void {
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
      const claims = token === undefined ? keyClaims : claimsOf(token)
      if (claims === null) {
        reply(frame, 'error', { reason: 'InvalidJWTToken: the token is not valid or has expired' })
        return
      }
      const bindings = bindingsOf(frame.payload)
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
          const claims = claimsOf(accessTokenOf(frame.payload) ?? '')
          if (channel !== undefined && claims !== null) channel.claims = claims
          return
        }
        default:
          // Heartbeats, and presence and broadcast pushes, which this stack takes but does not pass on.
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

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== PATH) return
    const claims = claimsOf(url.searchParams.get('apikey') ?? '')
    if (!isLocal(request) || claims === null) {
      socket.end(
        `HTTP/1.1 ${isLocal(request) ? '401 Unauthorized' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`,
      )
      return
    }
    sockets.handleUpgrade(request, socket, head, (websocket) =>
      serve(websocket, url.searchParams.get('vsn'), claims),
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
