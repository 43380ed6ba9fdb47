import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEmail } from '@/auth/account-actions'
import { toAppError, type AppError } from '@/lib/errors'
import { readPublicFile } from '@/lib/public-file'
import { paymentMutations } from '@/payments/mutations'

// The requests that no client of Supabase sends, against a real server that has bad days.

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
const halfAnswer: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"url":')

const REQUESTS: [string, () => Promise<unknown> | undefined][] = [
  [
    'the start of a payment by card',
    () =>
      paymentMutations
        .startOnline()
        .mutationFn?.({ token: 't', method: 'card', currency: null, language: 'fr' } as never, {} as never),
  ],
  ['the password that is asked again', () => changeEmail('salma@shop.example', 'secret', 'new@shop.example')],
  ['the photo of a review', () => readPublicFile('review-photos', 'a.jpg', new AbortController().signal)],
]

let server: Server
let answer: Answer

beforeEach(async () => {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    fetch(url.replace('http://supabase.test', origin), init),
  )
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** The limits of the shop, a hundred times as short. */
function shortenLimits() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100))
}

const failureOf = async (request: () => Promise<unknown> | undefined): Promise<AppError['code']> =>
  toAppError(
    await request()?.then(
      () => new Error('succeeded'),
      (error: unknown) => error,
    ),
  ).code

describe.each(REQUESTS)('%s', (_name, request) => {
  it.each([
    ['is silent', silence],
    ['begins an answer and stops', halfAnswer],
    ['answers with a page of HTML', html(200)],
    ['answers with a page of HTML for "not found"', html(404)],
    ['answers 503 without a body', (response: ServerResponse) => void response.writeHead(503).end()],
    ['answers 522', html(522)],
  ])('is not answered by a service that %s', async (_what, bad) => {
    answer = bad
    if (bad === silence || bad === halfAnswer) shortenLimits()
    expect(await failureOf(request)).toBe('no_answer')
  })

  it('is not sent where there is no connection', async () => {
    answer = (response) => void response.destroy()
    expect(await failureOf(request)).toBe('network')
  })
})

it.each([
  ['the start of a payment by card', json(400, { message: 'method_unavailable' }), 'method_unavailable'],
  [
    'the password that is asked again',
    json(400, { error_code: 'invalid_credentials' }),
    'invalid_credentials',
  ],
  ['the password that is asked again', json(429, { msg: 'slow down' }), 'over_request_rate_limit'],
  [
    'the password that is asked again',
    json(500, { code: 500, error_code: 'unexpected_failure', msg: 'Internal Server Error' }),
    'no_answer',
  ],
  ['the photo of a review', json(400, { statusCode: '404', message: 'Object not found' }), 'not_found'],
])('%s: what the service says is said', async (name, given, code) => {
  answer = given
  expect(await failureOf(REQUESTS.find(([each]) => each === name)![1])).toBe(code)
})

it('the photo of a review is of the type that its name says', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('picture')
  const file = await readPublicFile('review-photos', 'a.jpg', new AbortController().signal)
  expect(file.type).toBe('image/jpeg')
  expect(await file.text()).toBe('picture')
})
