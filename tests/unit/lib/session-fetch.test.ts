import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ws from 'ws'
import { isTimeout, isUnsent, toAppError } from '@/lib/errors'
import { localStore } from '@/lib/storage'
import { createClientFor, publicData, type Supabase } from '@/lib/supabase'

// The client of the shop against a real server that has bad days.

const KEY = 'test-session'
const PUBLISHABLE = 'Bearer publishable-key'
type Answer = (response: ServerResponse) => void

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const html =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome to the airport</h1>')
const silence: Answer = () => undefined
const hangUp: Answer = (response) => void response.destroy()

const EXPIRED = json(401, { code: 'PGRST303', message: 'JWT expired' })
const ROWS = json(200, [{ id: 1 }])
const SESSION = {
  access_token: 'new-token',
  refresh_token: 'new-refresh',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'u1' },
}
const NEW_SESSION = json(200, SESSION)
const REFUSED = json(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' })

let server: Server
let sent: { path: string; authorization: string | undefined }[]
let queues: { rest: Answer[]; token: Answer[] }
let client: Supabase

/** A session whose token is over by the clock of this device, or not. */
const storeSession = ({ expired }: { expired: boolean }) =>
  localStore.setItem(
    KEY,
    JSON.stringify({
      access_token: 'old-token',
      refresh_token: 'old-refresh',
      token_type: 'bearer',
      expires_at: Math.round(Date.now() / 1000) + (expired ? -60 : 3600),
      user: { id: 'u1' },
    }),
  )
const read = () => client.from('orders').select('id')
const requests = (part: string) => sent.filter(({ path }) => path.includes(part))
/** The limits of the shop, twenty times as short. */
function shortenLimits() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 20))
}
/** What the next requests are answered with; the last answer stays. */
const answer = (queue: Answer[]) => (queue.length > 1 ? queue.shift() : queue[0])

beforeEach(async () => {
  sent = []
  queues = { rest: [ROWS], token: [NEW_SESSION] }
  server = createServer((request, response) => {
    const path = request.url ?? ''
    sent.push({ path, authorization: request.headers.authorization })
    answer(path.includes('/token') ? queues.token : queues.rest)?.(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    fetch(String(input).replace('http://supabase.test', origin), init),
  )
  // Node 20 has no WebSocket.
  vi.stubGlobal('WebSocket', ws)
})

afterEach(async () => {
  localStore.removeItem(KEY)
  await client.auth.stopAutoRefresh()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a token that cannot be used', () => {
  it('is refreshed once when the API refuses it, and the requests are repeated', async () => {
    storeSession({ expired: false })
    client = await createClientFor(KEY)
    queues.rest = [
      (response) => (response.req.headers.authorization === 'Bearer old-token' ? EXPIRED : ROWS)(response),
    ]
    const answers = await Promise.all([read(), read()])
    expect(answers.map(({ data }) => data)).toEqual([[{ id: 1 }], [{ id: 1 }]])
    expect(requests('/token')).toHaveLength(1)
    expect(
      requests('/orders')
        .map(({ authorization }) => authorization)
        .toSorted()
        .toReversed(),
    ).toEqual(['Bearer old-token', 'Bearer old-token', 'Bearer new-token', 'Bearer new-token'])
  })

  it.each([
    ['429', json(429, { code: 'over_request_rate_limit', message: 'slow down' })],
    ['500', json(500, { code: 'unexpected_failure', message: 'Internal Server Error' })],
    ['503 without a body', (response: ServerResponse) => void response.writeHead(503).end()],
    ['522', html(522)],
    ['a page of HTML', html(200)],
    ['a page of HTML with 400', html(400)],
    ['a lost connection', hangUp],
    ['nothing', silence],
  ])('waits for Auth, which answers %s, and keeps the session', async (_what, failure) => {
    if (failure === silence) shortenLimits()
    storeSession({ expired: true })
    client = await createClientFor(KEY)
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    queues.token = [failure, NEW_SESSION]
    await expect.poll(async () => (await read()).data).toEqual([{ id: 1 }])
    expect(new Set(requests('/orders').map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer new-token']),
    )
    expect(events).not.toContain('SIGNED_OUT')
  })

  it('sends nothing with the public key while Auth is away, and says that nothing was sent', async () => {
    shortenLimits()
    storeSession({ expired: true })
    queues.token = [json(503, {})]
    client = await createClientFor(KEY)
    const { error, status } = await client.rpc('place_order', {} as never)
    const failure = toAppError(error, status)
    expect(failure.code).toBe('no_answer')
    expect(isUnsent(failure)).toBe(true)
    expect(requests('/rest/')).toEqual([])
    expect(localStore.getItem(KEY)).toContain('old-refresh')

    // It comes back by itself.
    queues.token = [NEW_SESSION]
    await expect.poll(async () => (await read()).data).toEqual([{ id: 1 }])
    expect(requests('/orders').map(({ authorization }) => authorization)).not.toContain(PUBLISHABLE)
  })

  it('ends a session that Auth refuses, although the clock of the device finds it valid', async () => {
    storeSession({ expired: false })
    client = await createClientFor(KEY)
    queues = { rest: [EXPIRED], token: [REFUSED] }
    const { error, status } = await read()
    expect(toAppError(error, status).code).toBe('not_signed_in')
    await expect.poll(() => localStore.getItem(KEY)).toBeNull()
  })

  it.each([
    [400, { statusCode: '403', error: 'Unauthorized', message: 'jwt expired' }],
    [400, { statusCode: '400', error: 'InvalidJWT', message: '"exp" claim timestamp check failed' }],
    [403, { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' }],
  ])('is refreshed once when Storage refuses it with %i %j', async (status, body) => {
    storeSession({ expired: false })
    client = await createClientFor(KEY)
    const refused = json(status, body)
    const picture: Answer = (response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('picture')
    queues.rest = [
      (response) => (response.req.headers.authorization === 'Bearer old-token' ? refused : picture)(response),
    ]
    const { data, error } = await client.storage.from('payment-proofs').download('order/proof.png')
    expect(error).toBeNull()
    expect(await data?.text()).toBe('picture')
    expect(requests('/token')).toHaveLength(1)

    // Where the session is over as well, the person has to sign in: no policy has refused the file.
    queues = { rest: [refused], token: [REFUSED] }
    const uploaded = await client.storage.from('payment-proofs').upload('order/other.png', 'picture')
    expect(uploaded.error).toMatchObject({ statusCode: '401' })
    expect(toAppError(uploaded.error).code).toBe('not_signed_in')
  })

  it('is not meant by what a policy of Storage refuses', async () => {
    storeSession({ expired: false })
    client = await createClientFor(KEY)
    const message = 'new row violates row-level security policy'
    queues.rest = [json(400, { statusCode: '403', error: 'Unauthorized', message })]
    const { error } = await client.storage.from('payment-proofs').upload('order/proof.png', 'picture')
    expect(error).toMatchObject({ statusCode: '403', message })
    expect(requests('/token')).toEqual([])
  })

  it.each([
    ['', undefined],
    [', also where the clock of the device is two hours ahead of that of Auth', -3600],
  ])('is refreshed by one of several tabs, and the others take its session%s', async (_where, expiresIn) => {
    // As the browser's: who holds the lock goes first.
    let last: Promise<unknown> = Promise.resolve()
    const locks = {
      request: (_name: string, _options: object, run: () => Promise<void>) => (last = last.then(run)),
    }
    vi.stubGlobal('navigator', { locks })
    storeSession({ expired: true })
    const expires_at = expiresIn && Math.round(Date.now() / 1000) + expiresIn
    queues.token = [json(200, { ...SESSION, expires_at }), REFUSED]
    const tabs = await Promise.all([createClientFor(KEY), createClientFor(KEY), createClientFor(KEY)])
    client = tabs[0]!
    const sessions = await Promise.all(tabs.map((tab) => tab.auth.getSession()))
    expect(sessions.map(({ data }) => data.session?.access_token)).toEqual(tabs.map(() => 'new-token'))
    expect(requests('/token')).toHaveLength(1)
    await Promise.all(tabs.map((tab) => tab.auth.stopAutoRefresh()))
  })

  it('is not refreshed for a person who has signed out meanwhile', async () => {
    storeSession({ expired: true })
    queues.token = [json(503, {})]
    client = await createClientFor(KEY)
    await expect.poll(() => requests('/token').length).toBeGreaterThan(0)
    localStore.removeItem(KEY)
    expect((await client.auth.getSession()).data.session).toBeNull()
    queues.token = [NEW_SESSION]
    expect((await read()).data).toEqual([{ id: 1 }])
    expect(requests('/orders').map(({ authorization }) => authorization)).toEqual([PUBLISHABLE])
  })
})

describe('an API that does not answer', () => {
  it.each([
    ['takes the connection and is silent', silence, true],
    ['answers with a page of HTML', html(200), false],
    ['answers with a page of HTML for "not found"', html(404), false],
    ['answers 503', json(503, { code: 'PGRST002', message: 'no schema cache' }), false],
    ['answers 522 without a body', (response: ServerResponse) => void response.writeHead(522).end(), false],
    [
      'begins an answer and stops',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('[{"id":'),
      true,
    ],
  ])('is named when it %s', async (_what, failure, timedOut) => {
    if (timedOut) shortenLimits()
    storeSession({ expired: false })
    client = await createClientFor(KEY)
    queues.rest = [failure]
    const answers = await Promise.all([
      read(),
      client.rpc('list_products'),
      publicData().from('products').select('id'),
      publicData().rpc('list_products', {}),
      publicData().rpc('list_products', {}, { get: true }),
    ])
    for (const { error, status } of answers) {
      const failed = toAppError(error, status)
      expect(failed.code).toBe('no_answer')
      expect(isTimeout(failed)).toBe(timedOut)
    }
  })

  it('is a lost connection where there is none', async () => {
    storeSession({ expired: false })
    client = await createClientFor(KEY)
    queues.rest = [hangUp]
    const { error, status } = await read()
    expect(toAppError(error, status).code).toBe('network')
  })
})
