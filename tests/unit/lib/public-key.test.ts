import { beforeEach, expect, it, vi } from 'vitest'

// A gateway that does not take the public key from the URL: read once more with a header, and from then on so.

// A new module each time: it remembers what the gateway takes.
const openShop = async () => (await import('@/lib/supabase')).publicData()

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://shop.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public')
})

const answers: Record<string, () => Response> = {
  'passes it on as a filter': () =>
    Response.json(
      {
        code: 'PGRST100',
        message: '"failed to parse filter (public)" (line 1, column 1)',
        details: 'apikey',
      },
      { status: 400 },
    ),
  'asks for one': () => Response.json({ message: 'No API key found in request' }, { status: 401 }),
}

it.each(Object.keys(answers))('a gateway that %s gets it in a header', async (name) => {
  const requests: { inUrl: boolean; inHeader: boolean }[] = []
  vi.stubGlobal('fetch', (input: URL, init: RequestInit = {}) => {
    const inUrl = input.searchParams.has('apikey')
    requests.push({ inUrl, inHeader: new Headers(init.headers).get('apikey') === 'public' })
    return Promise.resolve(inUrl ? answers[name]!() : Response.json([{ site_name: 'Dar' }]))
  })
  const shop = await openShop()
  const read = () => shop.from('shop_settings').select('site_name')
  expect((await read()).data).toEqual([{ site_name: 'Dar' }])
  expect((await read()).data).toEqual([{ site_name: 'Dar' }])
  expect(requests).toEqual([
    { inUrl: true, inHeader: false },
    { inUrl: false, inHeader: true },
    { inUrl: false, inHeader: true },
  ])
})

it('another refusal is not repeated', async () => {
  let requests = 0
  vi.stubGlobal('fetch', () => {
    requests += 1
    return Promise.resolve(Response.json({ code: '22P02', message: 'invalid input syntax' }, { status: 400 }))
  })
  const { error } = await (await openShop()).from('shop_settings').select('site_name')
  expect(error?.code).toBe('22P02')
  expect(requests).toBe(1)
})
