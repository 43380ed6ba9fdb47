import { escapeHtml } from '../mailbox.ts'
import { createPayPalApi, type Mishap, type Outcomes, signEvent, type StoredOrder } from './paypal-api.ts'
import { createDisputes, type DisputeLever } from './paypal-disputes.ts'
import { page, type StandIn, type StandInContext } from './stand-in.ts'

export { PAYPAL_SECRETS } from './paypal-api.ts'

const CHOICES = {
  approve: 'Approve',
  decline: 'Approve, and the bank declines',
  cancel: 'Cancel',
  close: 'Approve, and close the tab',
} as const

type Control = {
  readonly down: boolean
  readonly hold: boolean
  readonly event: object
  readonly signature: string
  readonly forget: string
  readonly outcomes: Partial<Outcomes>
  readonly complete: boolean
  readonly mishap: Mishap
  readonly tellApproval: boolean
  readonly dispute: DisputeLever
}

/**
 * A stand-in for PayPal and its page. POST `/_paypal/control` with `{down}` starts and ends an outage, with `{hold}` of its webhooks only, with `{event}` sends
 * a signed webhook, with `{forget}` drops an order, as PayPal does after some hours; `{outcomes}` says whether captures and refunds
 * are completed, pending or failed, `{complete}` ends the review of those that are pending, if false by declining the captures,
 * `{mishap}` happens to the next request whose path ends so, `{tellApproval}` sends a webhook of each approval. `{dispute: {capture}}` opens a dispute about a capture or reports it again, with an `outcome` it is resolved so. `/_paypal/state` lists orders and refunds.
 */
export function fakePayPal({ origin, fetch }: StandInContext): StandIn {
  /** Events that the shop has not accepted: sent again when PayPal is up. */
  const waiting = new Set<object>()
  let areHeld = false
  let isApprovalReported = false
  const emit = (event: object) => {
    waiting.add(event)
    void sendWaiting()
  }
  const api = createPayPalApi(origin, emit)
  const disputes = createDisputes(emit)

  async function send(event: object, signature = signEvent(event)): Promise<number> {
    const answer = await fetch(
      new Request(`${origin()}/functions/v1/pay-paypal/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'paypal-transmission-sig': signature },
        body: JSON.stringify(event, null, 1),
      }),
    )
    if (answer.ok) waiting.delete(event)
    return answer.status
  }

  async function sendWaiting(): Promise<void> {
    // After the answer to the call that made the event.
    await new Promise((soon) => setImmediate(soon))
    if (!areHeld) for (const event of waiting) await send(event).catch(() => 0)
  }

  async function approve(request: Request, order: StoredOrder): Promise<Response> {
    if (request.method !== 'POST')
      return page(
        'PayPal',
        `<p>This page of the local stack replaces PayPal’s. No request leaves this machine.</p>
<p><b>${escapeHtml(order.unit.amount.value)} ${escapeHtml(order.unit.amount.currency_code)}</b> for ${escapeHtml(order.unit.custom_id)}</p>
<form method="post">${Object.entries(CHOICES)
          .map(([choice, label]) => `<p><button name="choice" value="${choice}">${label}</button></p>`)
          .join('')}</form>`,
      )
    const choice = new URLSearchParams(await request.text()).get('choice')
    const withToken = (url: string) => `${url}&token=${order.id}`
    if (choice === 'cancel') return Response.redirect(withToken(order.context.cancel_url), 303)
    const wasApproved = order.status === 'APPROVED'
    if (order.capture === null) order.status = 'APPROVED'
    order.declines = choice === 'decline'
    // Whether a second approval of an approved order changes its time is not documented.
    if (!wasApproved) order.updated += 1000
    if (isApprovalReported) api.emitApproval(order)
    if (choice === 'close') return page('Approved', '<p>The tab can be closed.</p>')
    return Response.redirect(`${withToken(order.context.return_url)}&PayerID=LOCAL`, 303)
  }

  async function control(request: Request): Promise<Response> {
    const given = (await request.json()) as Partial<Control>
    const { down, hold, event, signature, forget } = given
    api.setOutcomes(given.outcomes ?? {})
    isApprovalReported = given.tellApproval ?? isApprovalReported
    if (given.complete !== undefined) api.endReviews(given.complete ? 'COMPLETED' : 'DECLINED')
    if (given.mishap !== undefined) api.addMishap(given.mishap)
    const disputed = api.state().orders.find(({ capture }) => capture?.id === given.dispute?.capture)?.capture
    if (given.dispute !== undefined && disputed != null) disputes(given.dispute, disputed)
    if (down !== undefined) api.setDown(down)
    if (forget !== undefined) api.forget(forget)
    areHeld = hold ?? areHeld
    await sendWaiting()
    return Response.json({ status: event === undefined ? undefined : await send(event, signature) })
  }

  return {
    prefix: '/_paypal',
    async respond(request) {
      const path = new URL(request.url).pathname.slice('/_paypal'.length)
      if (path === '/control' && request.method === 'POST') return control(request)
      if (path === '/state') return Response.json(api.state())
      const order = api.order(/^\/approve\/(\w+)$/.exec(path)?.[1] ?? '')
      if (order !== undefined) return approve(request, order)
      return api.call(request, path)
    },
  }
}
