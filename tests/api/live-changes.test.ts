import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { RealtimeClient } from '@supabase/realtime-js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import ws from 'ws'
import { watchTable } from '../../src/lib/realtime.ts'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { startNewStack } from '../new-stack.ts'

// The subscription of the shop's pages, with the shop's own tables.

let stack: Stack
let server: Server
let client: RealtimeClient
const sockets = new Set<Duplex>()
const attributes = new Map<string, boolean>()
const isLive = () => attributes.get('data-live') === true

beforeAll(async () => {
  stack = await startNewStack()
  server = createServer((request, response) => void handleNodeRequest(stack.fetch, request, response))
  stack.attachRealtime(server)
  server.on('upgrade', (_request, socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await stack.database.query(`insert into public.categories (key, name_en, name_fr, name_ar, city)
    values ('lamps', 'Lamps', 'Lampes', 'مصابيح', 'Fez')`)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await stack.close()
})

beforeEach(() => {
  attributes.clear()
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (name: string, on: boolean) => attributes.set(name, on) },
  })
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime/v1`
  client = new RealtimeClient(url, {
    params: { apikey: stack.keys.publishable },
    transport: ws as unknown as typeof WebSocket,
  })
})
afterEach(async () => {
  await client.disconnect()
  vi.unstubAllGlobals()
})

const priceOf = async (id: string) => {
  const [row] = await stack.database.query<{ price: string }>(
    `select price from public.products where id = '${id}'`,
  )
  return Number(row?.price)
}
const setPrice = (id: string, price: number) =>
  stack.database.query(`update public.products set price = ${price} where id = '${id}'`)

async function addLamp(): Promise<string> {
  const [lamp] = await stack.database.query<{ id: string }>(
    `insert into public.products (name_en, name_fr, name_ar, price, stock_quantity, is_active, category_id, image_url)
     select 'Lamp', 'Lampe', 'مصباح', 100, 5, true, id, 'https://pictures.example/lamp.webp' from public.categories limit 1 returning id`,
  )
  return lamp!.id
}

/** Waits until the stack has heard of all earlier changes: notifications arrive in the order of their transactions. */
async function untilHeard(): Promise<void> {
  const heard = vi.fn()
  const stop = await stack.database.listen('heard', heard)
  await stack.database.query('notify heard')
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await stop()
}

test('what changes between the read of a page and its subscription is read again', async () => {
  const id = await addLamp()
  let shown = await priceOf(id)
  const stop = watchTable(
    'products',
    () => void priceOf(id).then((price) => (shown = price)),
    async () => {
      await setPrice(id, 120)
      return client
    },
  )
  await expect.poll(() => shown).toBe(120)
  stop()
})

test('a page is live while all that it watches is subscribed, and reads once for each subscription', async () => {
  const id = await addLamp()
  await untilHeard()
  const read = vi.fn()
  const stops = [
    watchTable('products', read, () => Promise.resolve(client)),
    watchTable(
      'product_variations',
      () => undefined,
      () => Promise.resolve(client),
    ),
  ]
  expect(isLive()).toBe(false)
  await expect.poll(isLive).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)

  await setPrice(id, 130)
  await expect.poll(() => read.mock.calls.length).toBe(2)

  // The connection is lost, and comes back by itself.
  for (const socket of sockets) socket.destroy()
  await expect.poll(isLive).toBe(false)
  await expect.poll(isLive).toBe(true)
  expect(read).toHaveBeenCalledTimes(3)

  stops.pop()!()
  expect(isLive()).toBe(true)
  stops.pop()!()
  expect(isLive()).toBe(false)
})

test('a page of one product does not hear of the others', async () => {
  const [id, other] = [await addLamp(), await addLamp()]
  await untilHeard()
  const read = vi.fn()
  const readAll = vi.fn()
  const stops = [
    watchTable('products', read, () => Promise.resolve(client), `id=eq.${id}`),
    watchTable('products', readAll, () => Promise.resolve(client)),
  ]
  await expect.poll(isLive).toBe(true)
  await setPrice(other, 130)
  await setPrice(id, 140)
  // Once for the subscription, and for each change.
  await expect.poll(() => readAll.mock.calls.length).toBe(3)
  expect(read).toHaveBeenCalledTimes(2)
  for (const stop of stops) stop()
})

test('a page that is left before it has joined leaves nothing behind', async () => {
  const read = vi.fn()
  watchTable('products', read, () => Promise.resolve(client))()
  const stop = watchTable(
    'product_variations',
    () => undefined,
    () => Promise.resolve(client),
  )
  await expect.poll(isLive).toBe(true)
  stop()
  expect(isLive()).toBe(false)
  expect(read).not.toHaveBeenCalled()
})
