import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '../db/function-rules.ts'
import { type Shop, ids, openShop } from './attack-shop.ts'

// A request that cannot be understood is refused, and the next one is answered: no transaction stays open, no process ends.

let shop: Shop
const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)
beforeAll(async () => {
  shop = await openShop()
  process.on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
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
