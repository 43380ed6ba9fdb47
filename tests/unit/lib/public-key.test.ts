import { beforeEach, expect, it, vi } from 'vitest'

// A gateway that does not take the public key from the URL: read once more with a header, and from then on so.

const KEY = 'sb_publishable_x'

// A new module each time: it remembers what the gateway takes.
const openShop = async () => (await import('@/lib/supabase')).publicData()

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://shop.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', KEY)
})

/** As the gateways of Supabase and PostgREST answer. */
const answers: Record<string, { status: number; body: object }> = {
  'requires one': { status: 401, body: { message: 'No API key found in request' } },
  'passes it on, where PostgREST takes it for a filter of a table': {
    status: 400,
    body: {
      code: 'PGRST100',
      details: 'unexpected "s" expecting "not" or operator (eq, gt, ...)',
      hint: null,
      message: `"failed to parse filter (${KEY})" (line 1, column 1)`,
    },
  },
  'passes it on, where PostgREST takes it for an argument of a function': {
    status: 404,
    body: {
      code: 'PGRST202',
      details:
        'Searched for the function public.catalog_facets with parameter apikey, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.catalog_facets',
      message: 'Could not find the function public.catalog_facets(apikey) in the schema cache',
    },
  },
}

/** What a gateway that takes the key from headers only has received. */
function stubGateway(refusal: { status: number; body: object }) {
  const requests: { method: string; inUrl: boolean; inHeader: boolean }[] = []
  vi.stubGlobal('fetch', (input: URL, init: RequestInit = {}) => {
    const inUrl = input.searchParams.has('apikey')
    const inHeader = new Headers(init.headers).get('apikey') === KEY
    requests.push({ method: init.method ?? 'GET', inUrl, inHeader })
    return Promise.resolve(
      inUrl ? Response.json(refusal.body, { status: refusal.status }) : Response.json([{ site_name: 'Dar' }]),
    )
  })
  return requests
}

it.each(Object.entries(answers))('a gateway that %s gets it in a header', async (_name, refusal) => {
  const requests = stubGateway(refusal)
  const shop = await openShop()
  const read = () => shop.from('shop_settings').select('site_name')
  expect((await read()).data).toEqual([{ site_name: 'Dar' }])
  expect((await read()).data).toEqual([{ site_name: 'Dar' }])
  expect(requests).toEqual([
    { method: 'GET', inUrl: true, inHeader: false },
    { method: 'GET', inUrl: false, inHeader: true },
    { method: 'GET', inUrl: false, inHeader: true },
  ])
})

it('the report of a page that is being left is repeated with a header as well', async () => {
  const requests = stubGateway(Object.values(answers)[1]!)
  const { fetchWithKey } = await import('@/lib/supabase')
  const answer = await fetchWithKey(new URL('https://shop.test/rest/v1/rpc/report_telemetry'), {
    method: 'POST',
    body: new URLSearchParams({ report: '{}' }),
    keepalive: true,
  })
  expect(answer.ok).toBe(true)
  expect(requests).toEqual([
    { method: 'POST', inUrl: true, inHeader: false },
    { method: 'POST', inUrl: false, inHeader: true },
  ])
})

it.each([
  [400, { code: '22P02', message: 'invalid input syntax' }],
  [404, { code: 'PGRST205', message: "Could not find the table 'public.shop_settings' in the schema cache" }],
])('another refusal (%i) is not repeated', async (status, body) => {
  let requests = 0
  vi.stubGlobal('fetch', () => {
    requests += 1
    return Promise.resolve(Response.json(body, { status }))
  })
  const { error } = await (await openShop()).from('shop_settings').select('site_name')
  expect(error?.code).toBe(body.code)
  expect(requests).toBe(1)
})
