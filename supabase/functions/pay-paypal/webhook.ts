import type { ProviderDeps } from '../_shared/provider.ts'
import { PayPalRefusal, type PayPal } from './client.ts'
import { type Dispute, reportDispute } from './disputes.ts'
import type { Ledger } from './ledger.ts'
import type { Settlement } from './settle.ts'

type WebhookEvent = {
  readonly event_type?: string
  readonly create_time?: string
  readonly resource?: Dispute & {
    readonly id?: string
    readonly custom_id?: string
    readonly amount?: { readonly value?: string; readonly currency_code?: string }
    readonly links?: readonly { readonly rel: string; readonly href: string }[]
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const empty = (status: number) => new Response(null, { status })

/** Takes PayPal's webhooks, which repeat and come out of order: the ledger records each outcome once. */
export function createWebhook(
  deps: ProviderDeps,
  client: PayPal,
  ledger: Ledger,
  settlement: Pick<Settlement, 'confirmOrder'>,
) {
  /** Captures what was approved, for a buyer whose browser does not come back. */
  async function captureApproved(orderId: string): Promise<void> {
    const payment = await ledger.find(orderId)
    if (payment === null) return
    try {
      await settlement.confirmOrder(payment, 'approval')
    } catch (error) {
      // A declined buyer can choose another card, and the ledger's job retries all other refusals.
      if (!(error instanceof PayPalRefusal)) throw error
      console.warn('pay-paypal: not captured on approval:', error.issue)
    }
  }

  function isFromPayPal(request: Request, body: string): Promise<boolean> {
    const header = (name: string) => request.headers.get(`paypal-${name}`) ?? ''
    const signed = JSON.stringify({
      auth_algo: header('auth-algo'),
      cert_url: header('cert-url'),
      transmission_id: header('transmission-id'),
      transmission_sig: header('transmission-sig'),
      transmission_time: header('transmission-time'),
      webhook_id: deps.secret('PAYPAL_WEBHOOK_ID'),
    })
    // The event is passed on as it was received: written anew, it could differ from what PayPal has signed.
    return client.verifyWebhook(`${signed.slice(0, -1)},"webhook_event":${body}}`)
  }

  async function record({ event_type: type, create_time: sentAt, resource }: WebhookEvent): Promise<void> {
    const id = resource?.id ?? ''
    const value = resource?.amount?.value ?? ''
    const currency = resource?.amount?.currency_code ?? ''
    if (type === 'CHECKOUT.ORDER.APPROVED') {
      await captureApproved(id)
    } else if (type === 'PAYMENT.CAPTURE.COMPLETED') {
      const capture = { id, amount: { value, currency_code: currency } }
      await ledger.report(resource?.custom_id ?? id, 'succeeded', capture)
    } else if (type === 'PAYMENT.CAPTURE.DECLINED' || type === 'PAYMENT.CAPTURE.DENIED') {
      // The first is the name in version 2 of Payments, the second that of other ways to pay at PayPal.
      await ledger.report(resource?.custom_id ?? id, 'failed', null, 'denied')
    } else if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') {
      const charge = resource?.links
        ?.find(({ rel }) => rel === 'up')
        ?.href.split('/')
        .at(-1)
      // A refund that the shop ordered bears the shop's own reference, one made at PayPal that of the charge.
      const own = type === 'PAYMENT.CAPTURE.REFUNDED' ? resource?.custom_id : undefined
      await ledger.reportRefund({
        charge_id: charge ?? id,
        reference: own !== undefined && (await ledger.hasRefund(own)) ? own : id,
        outcome: 'succeeded',
        amount: Number(value),
        currency,
        detail: { by: 'webhook', refund_id: id },
        is_chargeback: type === 'PAYMENT.CAPTURE.REVERSED',
      })
    } else if (type?.startsWith('CUSTOMER.DISPUTE.') && resource !== undefined) {
      await reportDispute(ledger, resource, sentAt)
    }
  }

  return async (request: Request): Promise<Response> => {
    const body = await request.text()
    const event = parse(body)
    if (typeof event !== 'object' || event === null) return empty(400)
    try {
      if (!(await isFromPayPal(request, body))) {
        console.warn('pay-paypal: a webhook with a wrong signature was refused')
        return empty(400)
      }
      await record(event)
    } catch (error) {
      console.error('pay-paypal:', error instanceof Error ? error.message : error)
      // PayPal sends it again.
      return empty(503)
    }
    return empty(204)
  }
}
