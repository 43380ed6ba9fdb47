import { PostgrestClient } from '@supabase/postgrest-js'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DataRequest, dataApi } from '@/lib/data-api'
import type { Database } from '@/lib/database.types'

const BASE = 'https://shop.example/rest/v1'

type Sent = { url: string; method: string; body: string | null; type: string | null; accept: string | null }
type Client = ReturnType<typeof dataApi>

const sentBy = (input: RequestInfo | URL, init: RequestInit = {}): Sent => {
  const headers = new Headers(init.headers)
  return {
    url: input instanceof Request ? input.url : String(input),
    method: init.method ?? 'GET',
    body: typeof init.body === 'string' ? init.body : null,
    // The header of a request without a body means nothing.
    type: typeof init.body === 'string' ? headers.get('content-type') : null,
    accept: headers.get('accept'),
  }
}

/** What both clients send, and what they make of the same response. */
async function both(ask: (client: Client) => PromiseLike<unknown>, respond: () => Response) {
  const requests: Sent[] = []
  const answers: unknown[] = []
  const send = (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(sentBy(input, init))
    return new Promise<Response>((resolve) => resolve(respond()))
  }
  const clients = [new PostgrestClient<Database>(BASE, { fetch: send, retry: false }), dataApi(BASE, send)]
  for (const client of clients) {
    const { data, error, status } = (await ask(client)) as { data: unknown; error: unknown; status: number }
    answers.push({ data, error, status })
  }
  return { requests, answers }
}

const rows = () => Response.json([{ id: 1 }])

const REQUESTS: readonly (readonly [what: string, ask: (client: Client) => PromiseLike<unknown>])[] = [
  [
    'a list with embedded rows',
    (client) =>
      client
        .from('products')
        .select(`id, name_en,\n  categories (key, name_en), product_variations (id)`)
        .in('id', ['a', 'b', 'a'])
        .eq('is_active', true)
        .order('position', { referencedTable: 'product_images' })
        .order('created_at', { referencedTable: 'product_images' })
        .order('name_en')
        .order('id')
        .limit(1, { referencedTable: 'product_variations' })
        .limit(24),
  ],
  [
    'values with reserved characters',
    (client) => client.from('facts').select('key').in('key', ['a,b', '(c)', 'd e']),
  ],
  [
    'comparisons',
    (client) =>
      client
        .from('products')
        .select('id')
        .gt('id', 'x')
        .not('lead_time_days', 'is', null)
        .eq('city', 'Fès & Meknès'),
  ],
  ['one row', (client) => client.from('shop_settings').select('site_name').single()],
  ['one row or none', (client) => client.from('products').select('id').eq('id', 'x').maybeSingle()],
  [
    'a function by GET',
    (client) =>
      client.rpc(
        'list_products',
        { search: 'tea, "pot"', page_size: 24, city: undefined, materials: ['clay', 'wood'], in_stock: true },
        { get: true },
      ),
  ],
  ['a function by POST', (client) => client.rpc('log_search_miss', { query: 'é', language: 'fr' })],
  ['a function without arguments', (client) => client.rpc('payment_page', { token: 't' })],
]

const responses: readonly (readonly [what: string, respond: () => Response])[] = [
  ['rows', rows],
  ['no rows', () => Response.json([])],
  ['an object', () => Response.json({ site_name: 'Shop' })],
  ['null', () => Response.json(null)],
  ['nothing', () => new Response(null, { status: 204 })],
  [
    'an error of the database',
    () => Response.json({ code: 'PT409', message: 'out_of_stock' }, { status: 409 }),
  ],
  ['a page of a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a page instead of data', () => new Response('<h1>Sign in</h1>')],
]

describe('the data API', () => {
  it.each(REQUESTS)('sends what postgrest-js sends: %s', async (_what, ask) => {
    const { requests } = await both(ask, rows)
    expect(requests).toHaveLength(2)
    expect(requests[1]).toEqual(requests[0])
  })

  it.each(responses)('answers like postgrest-js: %s', async (_what, respond) => {
    for (const [, ask] of REQUESTS) {
      const { answers } = await both(ask, respond)
      expect(answers[1]).toEqual(answers[0])
    }
  })

  it('reports a failed request like postgrest-js', async () => {
    const { answers } = await both(
      (client) => client.from('facts').select('key'),
      () => {
        throw new TypeError('Failed to fetch')
      },
    )
    for (const answer of answers)
      expect(answer).toMatchObject({
        data: null,
        status: 0,
        error: { message: 'TypeError: Failed to fetch' },
      })
  })

  it('sends nothing until it is awaited, and stops with its signal', async () => {
    let sent = 0
    const controller = new AbortController()
    const api = dataApi(BASE, (_url, init) => {
      sent += 1
      return init.signal?.aborted === true
        ? Promise.reject(new DOMException('stop', 'AbortError'))
        : Promise.resolve(rows())
    })
    const request = api.from('facts').select('key').abortSignal(controller.signal)
    expect(sent).toBe(0)
    controller.abort()
    expect(await request).toMatchObject({ data: null, status: 0, error: { message: 'AbortError: stop' } })
    expect(sent).toBe(1)
  })
})

/** The methods that follow each `publicData()` in a source, in the order of their calls. */
function methodsAfter(source: string): string[] {
  return source.split('publicData()').slice(1).flatMap(chainOf)
}

function chainOf(code: string): string[] {
  const methods: string[] = []
  let rest = code
  for (;;) {
    const call = /^\s*\.(\w+)(?:<[^(]*>)?\(/.exec(rest)
    if (call?.[1] === undefined) return methods
    methods.push(call[1])
    let depth = 1
    let end = call[0].length
    for (; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '(') depth += 1
      if (rest[end] === ')') depth -= 1
    }
    rest = rest.slice(end)
  }
}

describe('the methods of public reads', () => {
  it('are found in a chain', () => {
    expect(
      methodsAfter("await publicData()\n .from('a').select(`b (c)`).overrideTypes<T[], { merge: false }>()"),
    ).toEqual(['from', 'select', 'overrideTypes'])
  })

  // The types are those of postgrest-js, which has more methods.
  it('exist', () => {
    const implemented = new Set(['from', 'rpc', ...Object.getOwnPropertyNames(DataRequest.prototype)])
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    const used = files.flatMap((file) => methodsAfter(readFileSync(`src/${file}`, 'utf8')))
    expect(used.length).toBeGreaterThan(40)
    expect(used.filter((method) => !implemented.has(method))).toEqual([])
  })
})
