import { createHash } from 'node:crypto'
import type { Capture, Money, PayPalOrder, Refund } from '../../functions/pay-paypal/client.ts'
import { escapeHtml } from '../mailbox.ts'
import { page, type StandIn, type StandInContext } from './stand-in.ts'

export const PAYPAL_SECRETS = {
  PAYPAL_CLIENT_ID: 'local-paypal-client',
  PAYPAL_CLIENT_SECRET: 'local-paypal-secret',
  PAYPAL_WEBHOOK_ID: 'local-webhook',
} as const

const DEEDS = {
  approve: 'Approve',
  decline: 'Approve, and the bank declines',
  cancel: 'Cancel',
  close: 'Approve, and close the tab',
} as const

type Unit = { readonly custom_id: string; readonly amount: Money }
type Context = { readonly return_url: string; readonly cancel_url: string }
type StoredCapture = { id: string; status: Capture['status']; amount: Money; refunded: number }
type StoredOrder = {
  readonly id: string
  status: PayPalOrder['status']
  readonly unit: Unit
  readonly context: Context
  declines: boolean
  capture: StoredCapture | null
}

const refusal = (issue: string, links: object[] = []) =>
  Response.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], links }, { status: 422 })

/** PayPal signs with a certificate; the stand-in with a digest of the event. */
export const signEvent = (event: unknown): string =>
  createHash('sha256')
    .update(PAYPAL_SECRETS.PAYPAL_CLIENT_SECRET + JSON.stringify(event))
    .digest('hex')

/**
 * A stand-in for PayPal's Orders v2, Payments v2 and its page. POST `/_paypal/control` with `{down}` starts and ends an
 * outage, with `{event}` sends a signed webhook; `/_paypal/state` lists orders and refunds.
 */
export function fakePayPal({ origin, fetch }: StandInContext): StandIn {
  const orders = new Map<string, StoredOrder>()
  const byRequest = new Map<string, string>()
  const refunds = new Map<string, Refund & { amount: Money; custom_id: string }>()
  let isDown = false
  let count = 0
  const nextId = (kind: string) => `${kind}${String((count += 1)).padStart(6, '0')}`

  const linksOf = ({ id }: StoredOrder) => [
    { rel: 'self', href: `${origin()}/_paypal/v2/checkout/orders/${id}` },
    { rel: 'payer-action', href: `${origin()}/_paypal/approve/${id}` },
  ]

  function show(order: StoredOrder): Response {
    const { capture } = order
    return Response.json({
      id: order.id,
      status: order.status,
      links: linksOf(order),
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

  async function create(request: Request): Promise<Response> {
    const requestId = request.headers.get('paypal-request-id') ?? nextId('R')
    const known = orders.get(byRequest.get(requestId) ?? '')
    if (known !== undefined) return show(known)
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
      capture: null,
    }
    orders.set(order.id, order)
    byRequest.set(requestId, order.id)
    return show(order)
  }

  function capture(order: StoredOrder): Response {
    if (order.capture !== null) return refusal('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED')
    if (order.declines) {
      order.declines = false
      order.status = 'PAYER_ACTION_REQUIRED'
      return refusal('INSTRUMENT_DECLINED', linksOf(order))
    }
    order.status = 'COMPLETED'
    order.capture = { id: nextId('CAPTURE'), status: 'COMPLETED', amount: order.unit.amount, refunded: 0 }
    return show(order)
  }

  async function refund(request: Request, captureId: string): Promise<Response> {
    const requestId = request.headers.get('paypal-request-id') ?? nextId('R')
    const known = refunds.get(requestId)
    if (known !== undefined) return Response.json(known)
    const captured = [...orders.values()].find((order) => order.capture?.id === captureId)?.capture
    const body = (await request.json()) as { amount: Money; custom_id: string }
    if (captured === null || captured === undefined) return refusal('RESOURCE_NOT_FOUND')
    const left = Math.round(Number(captured.amount.value) * 100) - captured.refunded
    const asked = Math.round(Number(body.amount.value) * 100)
    if (left === 0) return refusal('CAPTURE_FULLY_REFUNDED')
    if (asked > left || body.amount.currency_code !== captured.amount.currency_code)
      return refusal('REFUND_AMOUNT_EXCEEDED')
    captured.refunded += asked
    captured.status = asked === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const done = {
      id: nextId('REFUND'),
      status: 'COMPLETED' as const,
      amount: body.amount,
      custom_id: body.custom_id,
    }
    refunds.set(requestId, done)
    return Response.json(done, { status: 201 })
  }

  async function callApi(request: Request, path: string): Promise<Response> {
    if (isDown) return new Response(null, { status: 503 })
    if (path === '/v1/oauth2/token') {
      const expected = `Basic ${btoa(`${PAYPAL_SECRETS.PAYPAL_CLIENT_ID}:${PAYPAL_SECRETS.PAYPAL_CLIENT_SECRET}`)}`
      if (request.headers.get('authorization') !== expected) return new Response(null, { status: 401 })
      return Response.json({ access_token: 'local-paypal-token', expires_in: 32_400 })
    }
    if (request.headers.get('authorization') !== 'Bearer local-paypal-token')
      return new Response(null, { status: 401 })
    if (path === '/v1/notifications/verify-webhook-signature') {
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
    if (path === '/v2/checkout/orders') return create(request)
    const captureId = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path)?.[1]
    if (captureId !== undefined) return refund(request, captureId)
    const [, id = '', deed] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path) ?? []
    const order = orders.get(id)
    if (order === undefined) return Response.json({ name: 'RESOURCE_NOT_FOUND' }, { status: 404 })
    return deed === undefined ? show(order) : capture(order)
  }

  async function approve(request: Request, order: StoredOrder): Promise<Response> {
    if (request.method !== 'POST')
      return page(
        'PayPal',
        `<p>This page of the local stack replaces PayPal’s. No request leaves this machine.</p>
<p><b>${escapeHtml(order.unit.amount.value)} ${escapeHtml(order.unit.amount.currency_code)}</b> for ${escapeHtml(order.unit.custom_id)}</p>
<form method="post">${Object.entries(DEEDS)
          .map(([deed, label]) => `<p><button name="deed" value="${deed}">${label}</button></p>`)
          .join('')}</form>`,
      )
    const deed = new URLSearchParams(await request.text()).get('deed')
    const withToken = (url: string) => `${url}&token=${order.id}`
    if (deed === 'cancel') return Response.redirect(withToken(order.context.cancel_url), 303)
    if (order.capture === null) order.status = 'APPROVED'
    order.declines = deed === 'decline'
    if (deed === 'close') return page('Approved', '<p>The tab can be closed.</p>')
    return Response.redirect(`${withToken(order.context.return_url)}&PayerID=LOCAL`, 303)
  }

  async function control(request: Request): Promise<Response> {
    const { down, event, signature } = (await request.json()) as {
      down?: boolean
      event?: object
      signature?: string
    }
    if (down !== undefined) isDown = down
    if (event === undefined) return Response.json({ down: isDown })
    const answer = await fetch(
      new Request(`${origin()}/functions/v1/pay-paypal/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-sig': signature ?? signEvent(event),
        },
        body: JSON.stringify(event),
      }),
    )
    return Response.json({ status: answer.status })
  }

  return {
    prefix: '/_paypal',
    async respond(request) {
      const path = new URL(request.url).pathname.slice('/_paypal'.length)
      if (path === '/control' && request.method === 'POST') return control(request)
      if (path === '/state')
        return Response.json({ orders: [...orders.values()], refunds: [...refunds.values()] })
      const order = orders.get(/^\/approve\/(\w+)$/.exec(path)?.[1] ?? '')
      if (order !== undefined) return approve(request, order)
      return callApi(request, path)
    },
  }
}
