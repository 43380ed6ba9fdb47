import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../../supabase/functions/_shared/api.ts'
import { type Provider, type ProviderDeps, serveProvider } from '../../supabase/functions/_shared/provider.ts'
import { openPaymentShop, type PaymentShop } from './payment-shop.ts'

// A provider that the shop does not have yet: a folder (here the Provider below) and rows, and nothing else. It takes dirhams,
// captures by itself, gives back through its API, and says what became of a payment.

const NAMES = [
  `alter type public.payment_provider add value 'wallet'`,
  `alter type public.payment_method add value 'wallet'`,
  `alter type public.payment_method add value 'card_in_parts'`,
]
const ROWS = [
  `insert into public.payment_providers (provider, flow, refunds_by_api) values ('wallet', 'hosted', true)`,
  `insert into public.payment_methods (method, provider, countries, position, is_ready) values
     ('wallet', 'wallet', 'all', 5, false), ('card_in_parts', 'cmi', 'all', 6, true)`,
]

let shop: PaymentShop
let deps: ProviderDeps
let isPaidThere = false
let secret: string | undefined = 'set'

const report = (reference: string, amount: number) =>
  callRpc(deps, 'report_payment', {
    provider: 'wallet',
    reference,
    outcome: 'succeeded',
    amount,
    currency: 'MAD',
    charge_id: `C-${reference}`,
  })

const wallet: Provider = {
  name: 'wallet',
  secrets: ['WALLET_KEY'],
  start: ({ reference, amount }) => Promise.resolve({ url: `https://wallet.example/${reference}/${amount}` }),
  async confirm({ reference, amount }) {
    if (!isPaidThere) return 'waiting'
    await report(reference, amount)
    return 'reported'
  },
  async refund({ reference, amount, charge_id: charge }) {
    await callRpc(deps, 'report_refund', {
      provider: 'wallet',
      charge_id: charge,
      reference,
      outcome: 'succeeded',
      amount,
      currency: 'MAD',
    })
    return 'reported'
  },
  routes: {},
}

const call = (path: string, body: unknown = {}) =>
  serveProvider(
    wallet,
    deps,
    new Request(`${deps.url}/functions/v1/pay-wallet/${path}`, {
      method: 'POST',
      headers: { apikey: deps.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
const start = (token: string, method = 'wallet') => call('start', { token, method, language: 'en' })

beforeAll(async () => {
  shop = await openPaymentShop()
  for (const statement of [...NAMES, ...ROWS]) await shop.query(statement)
  deps = {
    url: 'http://localhost:5173',
    siteUrl: 'http://localhost:5173',
    secretKey: shop.stack.keys.secret,
    secret: () => secret,
    fetch: (input, init) => shop.stack.fetch(new Request(input, init)),
  }
})
afterAll(() => shop.close())

const methodsOf = async (token: string) =>
  ((await shop.rpc('payment_page', { token })).body as { methods: string[] }).methods

test('is offered once it has its secrets', async () => {
  const { payment_token: token } = await shop.order('bank_transfer')
  expect(await methodsOf(token)).not.toContain('wallet')
  expect(await (await start(token)).json()).toEqual({ code: 'method_unavailable' })
  expect(await (await call('check')).json()).toEqual({ ready: true, missing: [] })
  expect(await methodsOf(token)).toContain('wallet')
  secret = undefined
  expect(await (await call('check')).json()).toEqual({ ready: false, missing: ['WALLET_KEY'] })
  expect(await methodsOf(token)).not.toContain('wallet')
  secret = 'set'
  await call('check')
})

test('takes the whole amount, goes on in a second tab, and gives money back by itself', async () => {
  const order = await shop.order('bank_transfer', 2)
  const { url } = (await (await start(order.payment_token)).json()) as { url: string }
  expect(url).toBe(`https://wallet.example/${order.order_number}-1/200`)
  expect(await (await start(order.payment_token)).json()).toEqual({ url })
  await report(`${order.order_number}-1`, 200)
  expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', paid: 200, due: 0 })

  const refund = await shop.rpc(
    'refund_order',
    { order_id: order.id, provider: 'wallet', reference: randomUUID(), amount: 50, reason: 'chipped' },
    shop.admin,
  )
  expect(refund.body).toMatchObject({ state: 'pending', amount: 50, charged_amount: null })
  // Another provider's job leaves it alone.
  await shop.settle()
  expect(await shop.money(order)).toMatchObject({ refunded: 0 })
  expect(await (await call('settle')).json()).toEqual({ reported: 1, waiting: 0 })
  expect(await shop.money(order)).toMatchObject({ refunded: 50, payment_status: 'partially_refunded' })
})

test('is queried for a payment that it did not report', async () => {
  const order = await shop.order('bank_transfer')
  await start(order.payment_token)
  await shop.later(order)
  expect(await (await call('settle')).json()).toEqual({ reported: 0, waiting: 1 })
  isPaidThere = true
  await shop.later(order)
  expect(await (await call('settle')).json()).toEqual({ reported: 1, waiting: 0 })
  expect(await shop.money(order)).toMatchObject({ payment_status: 'paid', paid: 100 })
})

test('another amount than was requested is recorded as what it is', async () => {
  const order = await shop.order('bank_transfer')
  await start(order.payment_token)
  expect(await report(`${order.order_number}-1`, 90)).toEqual({ result: 'other_amount' })
  expect(await shop.money(order)).toMatchObject({ paid: 90, due: 10 })
})

test('a second way to pay through one bank begins at that bank, and at no other', async () => {
  const order = await shop.order('bank_transfer')
  expect(await (await start(order.payment_token, 'card_in_parts')).json()).toEqual({
    code: 'method_unavailable',
  })
  const answer = await shop.post('/functions/v1/pay-cmi/start', {
    token: order.payment_token,
    method: 'card_in_parts',
    language: 'en',
  })
  expect(answer.body).toMatchObject({ fields: { oid: `${order.order_number}-1`, amount: '100.00' } })
})
