import { createHash } from 'node:crypto'
import type { Capture, Money, PayPalOrder, Refund } from '../../functions/pay-paypal/client.ts'

export const PAYPAL_SECRETS = {
  PAYPAL_CLIENT_ID: 'local-paypal-client',
  PAYPAL_CLIENT_SECRET: 'local-paypal-secret',
  PAYPAL_WEBHOOK_ID: 'local-webhook',
} as const

type Unit = { readonly custom_id: string; readonly amount: Money }
type Context = { readonly return_url: string; readonly cancel_url: string }
type StoredCapture = { id: string; status: Capture['status']; amount: Money; refunded: number }
export type StoredOrder = {
  readonly id: string
  status: PayPalOrder['status']
  readonly unit: Unit
  readonly context: Context
  declines: boolean
  /** Milliseconds; changes when the buyer approves. */
  updated: number
  capture: StoredCapture | null
}

const refusal = (issue: string, links: object[] = []) =>
  Response.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], links }, { status: 422 })

type StoredRefund = {
  readonly id: string
  status: Refund['status']
  readonly amount: Money
  readonly custom_id: string
  readonly links: object[]
}

/** PayPal signs with a certificate; the stand-in with a digest of the event. */
export const signEvent = (event: unknown): string =>
  createHash('sha256')
    .update(PAYPAL_SECRETS.PAYPAL_CLIENT_SECRET + JSON.stringify(event))
    .digest('hex')

/**
 * What PayPal does with the next captures and refunds. What becomes of an order whose capture the bank declines is not documented:
 * the buyer has to act again, or it stays approved, with or without a link that leads the buyer back.
 */
export type Outcomes = {
  capture: 'COMPLETED' | 'PENDING'
  refund: Refund['status']
  declined: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'WITHOUT_LINK'
}

/**
 * A request that goes wrong although PayPal is up. It is done, and its answer breaks off or says what became of the order only; or the
 * same request is still under way.
 */
export type Mishap = { readonly path: string; readonly is: 'cut' | 'bare' | 'busy' }

async function meet(is: Mishap['is'], answer: () => Promise<Response>): Promise<Response> {
  if (is === 'busy')
    return Response.json(
      { name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] },
      { status: 409 },
    )
  const done = await answer()
  const text = await done.text()
  const { id, status } = JSON.parse(text) as { id: string; status: string }
  return new Response(is === 'cut' ? text.slice(0, 20) : JSON.stringify({ id, status }), done)
}

/** Captures an order, or the refusal with which PayPal answers. */
function captureNow(
  order: StoredOrder,
  capture: Pick<StoredCapture, 'id' | 'status'>,
  declined: Outcomes['declined'],
  page: string,
): Response | null {
  if (order.capture !== null) return refusal('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED')
  if (order.declines) {
    if (declined === 'PAYER_ACTION_REQUIRED') order.status = declined
    const links = [{ rel: 'information_link', href: 'https://developer.paypal.com/api/orders/v2/#error' }]
    if (declined !== 'WITHOUT_LINK') links.push({ rel: 'redirect', href: page })
    return refusal('INSTRUMENT_DECLINED', links)
  }
  order.status = 'COMPLETED'
  order.capture = { ...capture, amount: order.unit.amount, refunded: 0 }
  return null
}

/** Gives out tokens, refuses calls without one, and verifies signatures; null for every other call. */
async function authorize(request: Request, path: string): Promise<Response | null> {
  const authorization = request.headers.get('authorization')
  if (path === '/v1/oauth2/token') {
    const expected = `Basic ${btoa(`${PAYPAL_SECRETS.PAYPAL_CLIENT_ID}:${PAYPAL_SECRETS.PAYPAL_CLIENT_SECRET}`)}`
    if (authorization !== expected) return new Response(null, { status: 401 })
    return Response.json({ access_token: 'local-paypal-token', expires_in: 32_400 })
  }
  if (authorization !== 'Bearer local-paypal-token') return new Response(null, { status: 401 })
  if (path !== '/v1/notifications/verify-webhook-signature') return null
  const body = (await request.json()) as {
    transmission_sig: string
    webhook_id: string
    webhook_event: unknown
  }
  const isGenuine =
    body.webhook_id === PAYPAL_SECRETS.PAYPAL_WEBHOOK_ID &&
    body.transmission_sig === signEvent(body.webhook_event)
  return Response.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' })
}

type Emit = (event: object) => void

function showOrder(order: StoredOrder, links: object[]): Response {
  const { capture } = order
  return Response.json({
    id: order.id,
    status: order.status,
    update_time: new Date(order.updated).toISOString(),
    links,
    purchase_units: [
      {
        ...order.unit,
        ...(capture !== null && {
          payments: { captures: [{ ...capture, custom_id: order.unit.custom_id }] },
        }),
      },
    ],
  })
}

function emitCapture(order: StoredOrder, emit: Emit): void {
  if (order.capture !== null)
    emit({
      event_type: `PAYMENT.CAPTURE.${order.capture.status}`,
      resource: { ...order.capture, custom_id: order.unit.custom_id },
    })
}

/** Ends the review of what is pending. A refund is never declined. */
function endReviews(
  outcome: 'COMPLETED' | 'DECLINED',
  orders: Iterable<StoredOrder>,
  refunds: Iterable<StoredRefund>,
  emit: Emit,
): void {
  for (const order of orders)
    if (order.capture?.status === 'PENDING') {
      order.capture.status = outcome
      emitCapture(order, emit)
    }
  if (outcome === 'COMPLETED')
    for (const refund of refunds)
      if (refund.status === 'PENDING') {
        refund.status = 'COMPLETED'
        emit({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: refund })
      }
}

/** PayPal's Orders v2 and Payments v2, in memory. `emit` receives the events that PayPal's webhooks report. `setDown` starts and ends an outage. */
export function createPayPalApi(origin: () => string, emit: Emit) {
  const orders = new Map<string, StoredOrder>()
  const byRequest = new Map<string, string>()
  const refunds = new Map<string, StoredRefund>()
  const outcomes: Outcomes = { capture: 'COMPLETED', refund: 'COMPLETED', declined: 'PAYER_ACTION_REQUIRED' }
  const mishaps: Mishap[] = []
  const captureAnswers = new Map<string, Response>()
  let isDown = false
  let count = 0
  const nextId = (kind: string) => `${kind}${String((count += 1)).padStart(6, '0')}`

  const pageOf = ({ id }: StoredOrder) => `${origin()}/_paypal/approve/${id}`
  const linksOf = (order: StoredOrder) => [
    { rel: 'self', href: `${origin()}/_paypal/v2/checkout/orders/${order.id}` },
    { rel: 'payer-action', href: pageOf(order) },
  ]

  const show = (order: StoredOrder) => showOrder(order, linksOf(order))

  async function create(request: Request): Promise<Response> {
    const requestId = request.headers.get('paypal-request-id') ?? nextId('R')
    const existing = orders.get(byRequest.get(requestId) ?? '')
    if (existing !== undefined) return show(existing)
    const body = (await request.json()) as {
      purchase_units: Unit[]
      payment_source: { paypal: { experience_context: Context } }
    }
    const [unit] = body.purchase_units
    if (unit === undefined || unit.amount.currency_code === 'MAD') return refusal('CURRENCY_NOT_SUPPORTED')
    const order: StoredOrder = {
      id: nextId('ORDER'),
      status: 'PAYER_ACTION_REQUIRED',
      unit,
      context: body.payment_source.paypal.experience_context,
      declines: false,
      updated: Date.now(),
      capture: null,
    }
    orders.set(order.id, order)
    byRequest.set(requestId, order.id)
    return show(order)
  }

  async function refund(request: Request, captureId: string): Promise<Response> {
    const requestId = request.headers.get('paypal-request-id') ?? nextId('R')
    const existing = refunds.get(requestId)
    if (existing !== undefined) return Response.json(existing)
    const captured = [...orders.values()].find((order) => order.capture?.id === captureId)?.capture
    const body = (await request.json()) as { amount: Money; custom_id: string }
    if (captured === null || captured === undefined) return refusal('RESOURCE_NOT_FOUND')
    const left = Math.round(Number(captured.amount.value) * 100) - captured.refunded
    const requested = Math.round(Number(body.amount.value) * 100)
    if (left === 0) return refusal('CAPTURE_FULLY_REFUNDED')
    if (requested > left || body.amount.currency_code !== captured.amount.currency_code)
      return refusal('REFUND_AMOUNT_EXCEEDED')
    const done: StoredRefund = {
      id: nextId('REFUND'),
      status: outcomes.refund,
      amount: body.amount,
      custom_id: body.custom_id,
      links: [{ rel: 'up', href: `${origin()}/_paypal/v2/payments/captures/${captureId}` }],
    }
    refunds.set(requestId, done)
    if (done.status === 'COMPLETED' || done.status === 'PENDING') {
      captured.refunded += requested
      captured.status = requested === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    }
    if (done.status === 'COMPLETED') emit({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: done })
    return Response.json(done, { status: 201 })
  }

  async function callApi(request: Request, path: string): Promise<Response> {
    if (isDown) return new Response(null, { status: 503 })
    const special = await authorize(request, path)
    if (special !== null) return special
    if (path === '/v2/checkout/orders') return create(request)
    const captureId = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path)?.[1]
    if (captureId !== undefined) return refund(request, captureId)
    const [, id = '', action] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path) ?? []
    const order = orders.get(id)
    if (order === undefined) return Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 })
    if (action === undefined) return show(order)
    // A request id gets the same answer again, a refusal too.
    const requestId = request.headers.get('paypal-request-id') ?? nextId('R')
    const earlier = captureAnswers.get(requestId)
    if (earlier !== undefined) return earlier.clone()
    const capture = { id: nextId('CAPTURE'), status: outcomes.capture }
    const refused = captureNow(order, capture, outcomes.declined, pageOf(order))
    if (refused === null) emitCapture(order, emit)
    const answer = refused ?? show(order)
    captureAnswers.set(requestId, answer)
    return answer.clone()
  }

  async function callWithMishap(request: Request, path: string): Promise<Response> {
    const index = mishaps.findIndex((mishap) => path.endsWith(mishap.path))
    const [mishap] = index < 0 ? [] : mishaps.splice(index, 1)
    return mishap === undefined ? callApi(request, path) : meet(mishap.is, () => callApi(request, path))
  }

  return {
    call: callWithMishap,
    order: (id: string): StoredOrder | undefined => orders.get(id),
    forget: (id: string) => orders.delete(id),
    setOutcomes: (next: Partial<Outcomes>) => Object.assign(outcomes, next),
    endReviews: (outcome: 'COMPLETED' | 'DECLINED') =>
      endReviews(outcome, orders.values(), refunds.values(), emit),
    addMishap: (next: Mishap) => mishaps.push(next),
    emitApproval: (order: StoredOrder) => {
      emit({
        event_type: 'CHECKOUT.ORDER.APPROVED',
        resource: { id: order.id, status: order.status, purchase_units: [order.unit] },
      })
    },
    state: () => ({ orders: [...orders.values()], refunds: [...refunds.values()] }),
    setDown: (down: boolean) => {
      isDown = down
    },
  }
}
