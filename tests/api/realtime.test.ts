import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import {
  startFixtureStack,
  createTestClient,
  type FixtureStack,
  type FixtureSchema,
} from './fixture-project.ts'

type Event = {
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
}

type Client = SupabaseClient<FixtureSchema>

let fixture: FixtureStack
let stack: Stack
let server: Server
let url: string
const clients: Client[] = []

beforeAll(async () => {
  fixture = await startFixtureStack()
  stack = fixture.stack
  server = createServer((request, response) => void handleNodeRequest(stack.fetch, request, response))
  stack.attachRealtime(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()))
})

afterAll(async () => {
  await fixture.close()
  server.closeAllConnections()
  server.close()
})

function connect(): Client {
  const client = createTestClient(stack, { url })
  clients.push(client)
  return client
}

async function subscribe(client: Client, filter?: string): Promise<Event[]> {
  const events: Event[] = []
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`things-${Math.random()}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'things', ...(filter === undefined ? {} : { filter }) },
        (payload) => events.push(payload as unknown as Event),
      )
      .subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
        else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status))
      })
  })
  return events
}

async function signUp(email: string): Promise<Client> {
  const client = connect()
  await client.auth.signUp({ email, password: 'medina-1995' })
  return client
}

/** Waits for the event of one more row: all earlier changes were delivered or withheld by then. */
async function settle(events: Event[], name: string): Promise<void> {
  await stack.database.query('insert into public.things (name, price) values ($1, 1)', [name])
  await expect.poll(() => events.some((event) => event.new.name === name)).toBe(true)
}

test('another client receives a change, with numbers and ISO dates', async () => {
  const events = await subscribe(connect())
  const writer = await signUp('writer@mcg.example')
  const made_at = '2026-11-20T16:48:16.051+00:00'
  const { error } = await writer.from('things').insert({ name: 'Tray', price: 300, made_at })
  expect(error).toBeNull()
  // The row is read when its change is sent: one that is deleted before that is not sent.
  await expect.poll(() => events).toHaveLength(1)
  await writer.from('things').update({ price: 310.5 }).eq('name', 'Tray')
  await expect.poll(() => events).toHaveLength(2)
  await writer.from('things').delete().eq('name', 'Tray')
  await expect.poll(() => events).toHaveLength(3)
  expect(events[0]).toMatchObject({ eventType: 'INSERT', new: { name: 'Tray', made_at } })
  expect(events.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  // Only key columns of the old row: the tables have the default replica identity.
  expect(Object.keys(events[2]?.old ?? {})).toEqual(['id'])
  expect(events[2]?.old.id).toBe(events[0]?.new.id)
})

test('a row hidden by a policy is not sent', async () => {
  const events = await subscribe(connect())
  await stack.database.query(`insert into public.things (name, price, is_active) values ('Hidden', 5, false)`)
  await stack.database.query(`update public.things set is_active = false where name = 'Kilim'`)
  await settle(events, 'after-hidden')
  expect(events.map(({ new: row }) => row.name)).toEqual(['after-hidden'])
})

test('filters select rows', async () => {
  const lamps = await subscribe(connect(), 'kind=eq.lamp')
  await stack.database.query(
    `insert into public.things (name, price, kind) values ('Rug', 5, 'rug'), ('Lamp', 6, 'lamp')`,
  )
  await settle(lamps, 'after-filter')
  expect(lamps.map(({ new: row }) => row.name)).toEqual(['Lamp', 'after-filter'])
})

test('a rollback sends nothing, and leaving a channel unsubscribes', async () => {
  const client = connect()
  const events = await subscribe(client)
  await stack.database
    .transaction(async (query) => {
      await query(`insert into public.things (name, price) values ('Never', 5)`)
      throw new Error('changed my mind')
    })
    .catch(() => undefined)
  await settle(events, 'after-rollback')
  expect(events.map(({ new: row }) => row.name)).toEqual(['after-rollback'])
  await client.removeAllChannels()
  const others = await subscribe(connect())
  await settle(others, 'after-leaving')
  expect(events).toHaveLength(1)
})

test('presence and broadcast are accepted and ignored', async () => {
  const client = connect()
  const channel = client.channel('room', { config: { presence: { key: 'me' } } })
  channel.on('presence', { event: 'sync' }, () => undefined)
  await new Promise<void>((resolve) =>
    channel.subscribe((status) => status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && resolve()),
  )
  expect(await channel.track({ here: true })).toBe('ok')
  expect(await channel.send({ type: 'broadcast', event: 'hello', payload: {} })).toBe('ok')
  const events = await subscribe(client)
  await settle(events, 'after-broadcast')
})

function open(path: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers })
  return new Promise<WebSocket>((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

test('object frames of version 1.0.0 are supported; a table outside the publication is an error', async () => {
  const socket = await open(`/realtime/v1/websocket?apikey=${stack.keys.publishable}&vsn=1.0.0`)
  const frames: { event: string; payload: Record<string, unknown> }[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as (typeof frames)[number]))
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'makers' }] }
  socket.send(JSON.stringify({ topic: 'realtime:x', event: 'phx_join', ref: '1', payload: { config } }))
  socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', ref: '2', payload: {} }))
  await expect.poll(() => frames.filter(({ event }) => event === 'phx_reply')).toHaveLength(2)
  expect(frames.find(({ event }) => event === 'system')?.payload).toMatchObject({ status: 'error' })
  socket.close()
})

test('connections without a key or with a foreign host are refused', async () => {
  await expect(open('/realtime/v1/websocket?vsn=2.0.0')).rejects.toThrow('401')
  const path = `/realtime/v1/websocket?apikey=${stack.keys.publishable}`
  await expect(open(path, { host: 'rebound.example' })).rejects.toThrow('403')
})

test('HTTP with a foreign host is refused', async () => {
  const status = await new Promise<number | undefined>((resolve) => {
    const [, port] = url.split(/:(?=\d+$)/)
    void import('node:http').then(({ get }) =>
      get({ host: '127.0.0.1', port, path: '/_mail', headers: { host: 'rebound.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }),
    )
  })
  expect(status).toBe(403)
})
