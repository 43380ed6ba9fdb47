import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import ws from 'ws'
import type { Database } from '../../src/lib/database.types.ts'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import { type Shop, ids, openShop } from './attack-shop.ts'

let shop: Shop
let server: Server
let url: string
beforeAll(async () => {
  shop = await openShop()
  server = createServer((request, response) => void handleNodeRequest(shop.stack.fetch, request, response))
  shop.stack.attachRealtime(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.removeAllChannels()))
  server.closeAllConnections()
  server.close()
  await shop.close()
})

const clients: SupabaseClient<Database>[] = []
function connect(): SupabaseClient<Database> {
  const client = createClient<Database>(url, shop.stack.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as unknown as typeof WebSocket },
  })
  clients.push(client)
  return client
}

type Subscription = { state: string; rows: Record<string, unknown>[] }

function subscribe(table: string): Promise<Subscription> {
  const rows: Record<string, unknown>[] = []
  return new Promise((resolve) => {
    connect()
      .channel(`watch:${table}`)
      .on('postgres_changes', { event: '*', schema: 'public', table }, (payload) =>
        rows.push({ ...payload.old, ...payload.new }),
      )
      .subscribe((state) => {
        if (state !== REALTIME_SUBSCRIBE_STATES.CLOSED) resolve({ state, rows })
      })
  })
}

const change = (sql: string) => shop.query(sql)

test('61 a visitor subscribes to rows they may not read', async () => {
  const products = await subscribe('products')
  expect(products.state).toBe(REALTIME_SUBSCRIBE_STATES.SUBSCRIBED)
  const closed = await Promise.all(
    ['orders', 'order_items', 'profiles', 'email_outbox', 'contact_messages', 'saved_carts'].map(subscribe),
  )
  await change(`update public.products set price = 301 where id = '${ids.hidden}'`)
  await change(`update public.products set is_active = false where id = '${ids.pouf}'`)
  await change(`update public.orders set status = 'shipped'`)
  await change(`update public.profiles set phone = '0600000000'`)
  // When this event arrives, all earlier ones were delivered or withheld.
  await change(`update public.products set price = 101 where id = '${ids.bowl}'`)
  await expect.poll(() => products.rows.map((row) => row.id)).toContain(ids.bowl)
  expect(products.rows.map((row) => row.id)).toEqual([ids.bowl])
  expect(closed.flatMap(({ rows }) => rows)).toEqual([])
  const published = await shop.query(
    `select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
  )
  expect(published).toEqual([
    { tablename: 'catalog_changes' },
    { tablename: 'product_variations' },
    { tablename: 'products' },
  ])
})

test('62 a visitor broadcasts a price', async () => {
  const received = await subscribe('products')
  const liar = connect().channel('watch:products')
  await new Promise<void>((resolve) =>
    liar.subscribe((state) => state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && resolve()),
  )
  const forged = {
    schema: 'public',
    table: 'products',
    eventType: 'UPDATE',
    new: { id: ids.glass, price: 1 },
  }
  for (const event of ['price', 'postgres_changes', '*']) {
    await liar.send({ type: 'broadcast', event, payload: forged })
  }
  await change(`update public.products set price = 102 where id = '${ids.bowl}'`)
  await expect.poll(() => received.rows.map((row) => row.id)).toContain(ids.bowl)
  expect(received.rows.map((row) => row.id)).toEqual([ids.bowl])
})
