import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handleNodeRequest } from '../../supabase/local/node-http.ts'
import { functions } from '../db/function-rules.ts'
import { type Shop, ids, openShop } from './attack-shop.ts'

// A request that cannot be understood is refused, and the next one is answered: no transaction stays open, no process ends.

let shop: Shop
let server: Server
const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)
const ENDS_A_PROCESS = ['unhandledRejection', 'uncaughtException']
beforeAll(async () => {
  shop = await openShop()
  server = createServer((request, response) => void handleNodeRequest(shop.stack.fetch, request, response))
  shop.stack.attachRealtime(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  for (const event of ENDS_A_PROCESS) process.on(event, note)
})
afterAll(async () => {
  for (const event of ENDS_A_PROCESS) process.off(event, note)
  server.closeAllConnections()
  server.close()
  await shop.close()
})

/** The shop answers, and the session holds no transaction of an earlier request. */
async function expectAlive() {
  const { status, body } = await shop.send('GET', `/rest/v1/products?select=id&id=eq.${ids.bowl}`)
  expect({ status, body }).toEqual({ status: 200, body: [{ id: ids.bowl }] })
  // A statement that fails in an open transaction would fail all that follow.
  await expect(shop.query('select 1 / 0')).rejects.toThrow('division by zero')
  expect(await shop.query('select 1 as one')).toEqual([{ one: 1 }])
  expect(rejections).toEqual([])
}

const VALUES = ['{}', '{"a":1}', '[1,"a"]', 'true', '"', '%00', '1e400', '(']
const OPERATORS = ['eq', 'in', 'cs', 'is']

describe('a filter that no column understands', () => {
  test('of every kind of column', async () => {
    const columns = await shop.query<{ table: string; column: string }>(
      `select distinct on (udt_name) table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and has_column_privilege('authenticated', format('public.%I', table_name), column_name, 'select')
       order by udt_name, table_name, column_name`,
    )
    for (const { table, column } of columns) {
      for (const [index, value] of VALUES.entries()) {
        const operator = OPERATORS[index % OPERATORS.length] ?? 'eq'
        for (const filter of [`eq.${value}`, `${operator}.${value}`]) {
          const path = `/rest/v1/${table}?select=${column}&limit=1&${column}=${filter.replaceAll('"', '%22')}`
          const { status, text } = await shop.send('GET', path, { as: shop.admin })
          expect({ path, status, text: status < 500 ? '' : text }).toMatchObject({ text: '' })
        }
      }
      await expectAlive()
    }
  })

  test('of a visitor: an empty list of ids', async () => {
    const { status } = await shop.send('GET', '/rest/v1/stock_units?select=quantity&variation_ids=eq.{}')
    expect(status).toBe(200)
    await expectAlive()
  })

  test.each([
    'select=(',
    'order=id.sideways',
    'limit=-1',
    'offset=x',
    'or=(',
    'and=(id.eq.1,',
    'select=id,id:id(*',
    'id=eq',
  ])('as a query that ends too early: %s', async (query) => {
    const { status } = await shop.send('GET', `/rest/v1/products?${query}`)
    expect(status).toBeLessThan(500)
    await expectAlive()
  })
})

test('a body that is no object, of every function', async () => {
  for (const name of Object.keys(functions).filter((each) => each.startsWith('public.'))) {
    for (const body of ['{', '[]', '"x"', 'null', '{"a":{}}', '{"\\u0000":1}']) {
      const { status, text } = await shop.send('POST', `/rest/v1/rpc/${name.slice('public.'.length)}`, {
        as: shop.admin,
        body: new Blob([body], { type: 'application/json' }),
        headers: { 'content-type': 'application/json' },
      })
      expect({ name, body, text: status < 500 ? '' : text }).toMatchObject({ text: '' })
    }
  }
  await expectAlive()
})

const UNSTORABLE = ['a\\u0000b', 'a\\ud800b', '\\udc00']
const json = (body: string) => ({
  as: shop.admin,
  body: new Blob([body], { type: 'application/json' }),
  headers: { 'content-type': 'application/json' },
})

test('a text with NUL or half a character, for every function', async () => {
  const parameters = await shop.query<{ name: string; parameter: string; type: string }>(
    `select p.proname as name, a.name as parameter, t.type::regtype::text as type from pg_proc p
     cross join lateral unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as a (name, oid)
     cross join lateral (select a.oid as type) t
     where p.pronamespace = 'public'::regnamespace and t.type::regtype::text in ('text', 'jsonb', 'text[]')`,
  )
  expect(parameters.length).toBeGreaterThan(50)
  for (const { name, parameter, type } of parameters) {
    for (const text of UNSTORABLE) {
      const value = { text: `"${text}"`, jsonb: `{"a": "${text}"}`, 'text[]': `["${text}"]` }[type] ?? '""'
      const answer = await shop.send('POST', `/rest/v1/rpc/${name}`, json(`{"${parameter}": ${value}}`))
      expect({ name, parameter, text: answer.status < 500 ? '' : answer.text }).toMatchObject({ text: '' })
    }
  }
  await expectAlive()
})

test('a text with NUL or half a character, in every column that an admin writes', async () => {
  const columns = await shop.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'
       and has_column_privilege('authenticated', format('public.%I', table_name), column_name, 'update')`,
  )
  expect(columns.length).toBeGreaterThan(50)
  for (const { table, column } of columns) {
    for (const text of UNSTORABLE) {
      const answer = await shop.send(
        'PATCH',
        `/rest/v1/${table}?${column}=eq.none`,
        json(`{"${column}": "${text}"}`),
      )
      expect({ table, column, text: answer.status < 500 ? '' : answer.text }).toMatchObject({ text: '' })
    }
  }
  await expectAlive()
})

test.each<Record<string, string>>([
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Bearer ' },
  { prefer: 'count=many,tx=sideways' },
  { range: '9-1' },
  { 'accept-profile': 'pg_catalog' },
  { accept: 'application/vnd.pgrst.object+json;nulls' },
  { 'content-type': 'text/csv' },
])('a header that says nothing: %o', async (headers) => {
  const { status } = await shop.send('GET', '/rest/v1/products?select=id&limit=1', { headers })
  expect(status).toBeLessThan(500)
  await expectAlive()
})

describe('a request of a connection', () => {
  const portOf = () => (server.address() as AddressInfo).port
  /** Sends text as it is: clients would refuse these addresses. */
  async function open(address: string, headers: readonly string[]): Promise<Socket> {
    const socket = connect(portOf(), '127.0.0.1')
    await once(socket, 'connect')
    const lines = [`GET ${address} HTTP/1.1`, `Host: localhost:${portOf()}`, ...headers, '', '']
    socket.write(lines.join('\r\n'))
    return socket
  }
  const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket']
  const SOCKET = '/realtime/v1/websocket'

  test.each(['//', '/\\', '//a:b', 'http://[', '//localhost:99999'])(
    'without an address: %s',
    async (address) => {
      for (const headers of [UPGRADE, ['Connection: close']]) {
        expect(await text(await open(address, headers))).toMatch(/^HTTP\/1\.1 400 /)
        await expectAlive()
      }
    },
  )

  test.each(['', '?apikey=', '?apikey=x.y.z', `?vsn=2.0.0&apikey=%00`])(
    'to listen, without a key: %s',
    async (query) => {
      expect(await text(await open(SOCKET + query, UPGRADE))).toMatch(/^HTTP\/1\.1 401 /)
      await expectAlive()
    },
  )

  test.each(['/elsewhere', SOCKET])('that is cut off while it is answered: %s', async (address) => {
    const upgraded = once(server, 'upgrade')
    const socket = await open(address, UPGRADE)
    const [, ofServer] = (await upgraded) as [unknown, Socket]
    // `once` would listen for the error as well.
    const closed = new Promise((resolve) => ofServer.on('close', resolve))
    socket.resetAndDestroy()
    await closed
    await expectAlive()
  })
})
