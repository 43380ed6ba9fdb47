import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import ws from 'ws'
import { keepOrders, offerOrders } from '../../src/auth/guest.ts'
import { quoteOrder, type Quote } from '../../src/cart/queries.ts'
import type { CartLine } from '../../src/cart/cart-lines.ts'
import { EMPTY_CHECKOUT } from '../../src/checkout/draft.ts'
import { OrderUnanswered, placeOrderMutation, type PlaceOrderRequest } from '../../src/checkout/mutations.ts'
import type { CheckoutValues } from '../../src/checkout/schema.ts'
import { findOrderByKey, orderQueries } from '../../src/orders/queries.ts'
import type { AppError } from '../../src/lib/errors.ts'
import { untilAborted } from '../../src/lib/request-limit.ts'
import { localStore } from '../../src/lib/storage.ts'
import { GUEST_KEY } from '../../src/lib/buyer-client.ts'
import { SESSION_KEY, supabase } from '../../src/lib/supabase.ts'
import { FAULTS_PATH, type Fault } from '../../supabase/local/faults.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import type { Session } from '../db/database.ts'
import { addFixtures, ids } from '../db/fixtures.ts'
import { startNewStack } from '../new-stack.ts'

// The shop's own code orders at a stack that has bad days: each ends with exactly one order, and with the session.

/** With whether the order was placed although its answer is lost: what refuses a request does not carry it out. */
const ANSWERS = [
  [401, false],
  [429, false],
  [503, false],
  [503, true],
  [522, false],
  ['html', true],
  ['silence', false],
  ['silence', true],
] as const
const ORIGIN = 'http://stack.test'

let stack: Stack
let line: CartLine
let quote: Quote

beforeAll(async () => {
  stack = await startNewStack({ faults: true })
  await addFixtures(stack.database as unknown as Session)
  line = { productId: ids.bowl, variationIds: [], quantity: 1 } as unknown as CartLine
  await stack.database.query(`update stock_units set quantity = 1000 where product_id = '${line.productId}'`)
})
afterAll(() => stack.close())

const MAX_PAUSE_MS = 5_000

/** The pauses of the shop between its attempts, ten times as short. Limits stay: a loaded machine must not reach them. */
function shortenPauses(): void {
  const wait = setTimeout
  const shorter = (then: () => void, milliseconds = 0, ...values: []) =>
    wait(then, milliseconds > MAX_PAUSE_MS ? milliseconds : milliseconds / 10, ...values)
  vi.stubGlobal('setTimeout', shorter)
}

beforeEach(async () => {
  shortenPauses()
  vi.stubEnv('VITE_SUPABASE_URL', ORIGIN)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.keys.publishable)
  vi.stubGlobal('WebSocket', ws)
  vi.stubGlobal('fetch', (input: string | URL, { signal, ...init }: RequestInit = {}) => {
    const answer = stack.fetch(new Request(String(input), init))
    return signal == null ? answer : untilAborted(answer, signal)
  })
  quote = await quoteOrder([{ product_id: line.productId, variation_ids: [], quantity: 1 }], 'morocco')
})

async function plan(...faults: Fault[]): Promise<void> {
  await stack.fetch(
    new Request(`${ORIGIN}${FAULTS_PATH}`, {
      method: 'POST',
      headers: { apikey: stack.keys.secret },
      body: JSON.stringify(faults),
    }),
  )
}

let people = 0
async function signUp(): Promise<string> {
  people += 1
  const email = `salma${people}@shop.example`
  const client = await supabase()
  const { data, error } = await client.auth.signUp({ email, password: 'zellige-and-cedar' })
  expect(error).toBeNull()
  await client.auth.stopAutoRefresh()
  return data.user?.id ?? ''
}

const request = (email: string): PlaceOrderRequest => ({
  idempotencyKey: crypto.randomUUID(),
  isRepeated: false,
  lines: [line],
  code: null,
  quote,
  values: {
    ...EMPTY_CHECKOUT,
    firstName: 'Salma',
    lastName: 'Idrissi',
    email,
    phone: '0612345678',
    address: '12, derb Lamté',
    city: 'Fès',
    country: 'morocco',
    paymentMethod: 'cash_on_delivery',
  } as unknown as CheckoutValues,
  language: 'en',
  guests: false,
  abort: new AbortController(),
})

const place = (order: PlaceOrderRequest) =>
  placeOrderMutation().mutationFn?.({ ...order, abort: new AbortController() }, {} as never)

const ordersOf = async (user: string): Promise<number> =>
  (await stack.database.query(`select 1 from orders where user_id = '${user}'`)).length

const buyersOf = async (key: string): Promise<string[]> => {
  const orders = await stack.database.query<{ user_id: string }>(
    `select user_id from orders where idempotency_key = '${key}'`,
  )
  return orders.map((order) => order.user_id)
}

/** A request of a guest whose session begins with it. The shop takes few orders a day with one number. */
function guestRequest(phone: string): PlaceOrderRequest {
  localStore.removeItem(SESSION_KEY)
  localStore.removeItem(GUEST_KEY)
  const template = request('')
  return { ...template, guests: true, values: { ...template.values, phone } }
}

/** The limits of the shop, ten times as short. */
function shortenLimits(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 10))
}

test.each(ANSWERS)('the API answers an order with %s, carried out: %s', async (answer, isDone) => {
  const user = await signUp()
  const order = request(`salma${people}@shop.example`)
  await plan({ path: '/rest/v1/rpc/place_order', answer, times: 1, isDone })
  if (answer === 'silence') shortenLimits()
  let placed: unknown
  for (let press = 0; press < 3 && placed === undefined; press += 1) {
    placed = await place(order)?.catch((error: unknown) => {
      // What is said holds: nothing was ordered, or it is not known.
      if (error instanceof OrderUnanswered) expect(['not-sent', 'unknown']).toContain(error.outcome)
      else expect((error as AppError).code).toBe('too_many_requests')
    })
  }
  expect(placed).toMatchObject({ payment_method: 'cash_on_delivery' })
  expect(await ordersOf(user)).toBe(1)
  expect(localStore.getItem(SESSION_KEY)).toContain(user)
})

test('the answer to a second press with other values is lost as well: what was ordered is the first', async () => {
  const user = await signUp()
  const order = request(`salma${people}@shop.example`)
  const lost: Fault = { path: '/rest/v1/rpc/place_order', answer: 503, times: 3, isDone: true }
  await plan(lost, { path: '/rest/v1/orders', answer: 503, times: 1000 })
  await expect(place(order)).rejects.toMatchObject({ outcome: 'unknown' })

  await plan(lost)
  const corrected = {
    ...order,
    isRepeated: true,
    lines: [{ ...line, quantity: 2 }],
    values: { ...order.values, address: '77, derb Lamté' },
  }
  const items = [{ product_id: line.productId, variation_ids: [], quantity: 1 }]
  expect(await place(corrected)).toMatchObject({ earlier: { address: '12, derb Lamté', order_items: items } })
  expect(await ordersOf(user)).toBe(1)
})

test.each([429, 503] as const)(
  'while Auth begins no session of a guest (%s), nothing was ordered, and the next press orders',
  async (answer) => {
    const order = guestRequest(`+212612000${answer}`)
    await plan({ path: '/auth/v1/signup', answer, times: 1000 })
    const code = answer === 429 ? 'over_request_rate_limit' : 'no_answer'
    await expect(place(order)).rejects.toMatchObject({ outcome: 'not-sent', wasSent: false, cause: { code } })
    await expect(place({ ...order, isRepeated: true })).rejects.toMatchObject({ outcome: 'unknown' })
    await plan()
    expect(await place(order)).toMatchObject({ payment_method: 'cash_on_delivery' })
  },
)

test('an order that is refused for the number of requests is not reported as a lost connection', async () => {
  await signUp()
  const order = request(`salma${people}@shop.example`)
  await plan({ path: '/rest/v1/rpc/place_order', answer: 429, times: 1 })
  await expect(place(order)).rejects.toMatchObject({
    outcome: 'not-sent',
    cause: { code: 'too_many_requests' },
  })
})

test('an order while Auth refreshes no session says that nothing was ordered, and keeps the session', async () => {
  const user = await signUp()
  const order = request(`salma${people}@shop.example`)
  const session = JSON.parse(localStore.getItem(SESSION_KEY) ?? '{}') as Record<string, unknown>
  localStore.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1 }))
  shortenLimits()
  await plan({ path: '/auth/v1/token', answer: 429, times: 1000 })
  await expect(place(order)).rejects.toMatchObject({ outcome: 'not-sent', wasSent: false })
  await expect(place({ ...order, isRepeated: true })).rejects.toMatchObject({ outcome: 'unknown' })
  expect(await ordersOf(user)).toBe(0)
  expect(localStore.getItem(SESSION_KEY)).toContain(user)

  await plan()
  await expect
    .poll(() => place(order)?.catch(() => null))
    .toMatchObject({ payment_method: 'cash_on_delivery' })
  expect(await ordersOf(user)).toBe(1)
})

test('a guest whose answer is lost signs in and orders again: it is the order of the guest', async () => {
  const order = guestRequest('+212612000001')
  const { idempotencyKey: key } = order
  const lookups: Fault = { path: '/rest/v1/orders', answer: 503, times: 1000 }
  await plan({ path: '/rest/v1/rpc/place_order', answer: 503, times: 3, isDone: true }, lookups)
  await expect(place(order)).rejects.toMatchObject({ outcome: 'unknown' })
  const [guest, ...more] = await buyersOf(key)
  expect(more).toEqual([])

  const user = await signUp()
  // An account is asked for its address too, which it has.
  const values = { ...order.values, email: `salma${people}@shop.example` }
  const again = { ...order, values, isRepeated: true }
  await plan(lookups)
  await expect(place(again)).rejects.toMatchObject({ outcome: 'unknown', wasSent: true })
  await plan()
  const placed = await place(again)
  expect(placed).toMatchObject({ earlier: { address: '12, derb Lamté', order_number: placed?.order_number } })
  expect(await findOrderByKey(key)).toEqual(placed?.earlier)
  expect(await buyersOf(key)).toEqual([guest])

  const { signal } = new AbortController()
  const { queryFn } = orderQueries.byNumber(user, placed?.order_number ?? '')
  const shown = async () => queryFn?.({ signal } as never)
  expect(await shown()).toMatchObject({ user_id: guest, contact_name: 'Salma Idrissi' })
  await keepOrders(await offerOrders(placed?.order_number ?? ''))
  expect(await shown()).toMatchObject({ user_id: user })
  expect(await findOrderByKey(key)).toEqual(placed?.earlier)
})

test('an account that orders while the order of its guest is on its way is shown that order', async () => {
  const order = guestRequest('+212612000003')
  const placed = await place(order)
  await signUp()
  // Not repeated: it has looked for the order of the guest before there was one.
  const again = { ...order, values: { ...order.values, email: `salma${people}@shop.example` } }
  await plan({ path: '/rest/v1/orders', answer: 503, times: 1000 })
  await expect(place(again)).rejects.toMatchObject({ outcome: 'unknown', wasSent: true })
  await plan()
  expect(await place(again)).toMatchObject({
    order_number: placed?.order_number,
    earlier: { address: '12, derb Lamté' },
  })
  expect(await buyersOf(order.idempotencyKey)).toHaveLength(1)
})

test.each(['was not carried out', 'is of a session that is over'])(
  'the account orders when the attempt of the guest before %s',
  async (what) => {
    const order = guestRequest('+212612000002')
    await plan({ path: '/rest/v1/rpc/place_order', answer: 503, times: 3, isDone: false })
    await expect(place(order)).rejects.toMatchObject({ outcome: 'failing' })
    await plan()
    const user = await signUp()
    if (what === 'is of a session that is over') {
      const session = JSON.parse(localStore.getItem(GUEST_KEY) ?? '{}') as Record<string, unknown>
      const over = { ...session, expires_at: 1, refresh_token: 'over' }
      localStore.setItem(GUEST_KEY, JSON.stringify(over))
    }
    const values = { ...order.values, email: `salma${people}@shop.example` }
    expect(await place({ ...order, values, isRepeated: true })).toMatchObject({ earlier: null })
    expect(await buyersOf(order.idempotencyKey)).toEqual([user])
  },
)
