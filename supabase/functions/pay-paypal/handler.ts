import { callRpc } from '../_shared/api.ts'
import {
  backToShop,
  type ClaimedPayment,
  type Language,
  type Provider,
  type ProviderDeps,
  ProviderDown,
  serveProvider,
  type StartedPayment,
} from '../_shared/provider.ts'
import { approveLink, type Capture, createPayPal, PayPalRefusal, type PayPalOrder } from './client.ts'

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', ar: 'ar-EG' }

/** ISO 3166 codes of the countries that the shop delivers to. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  morocco: 'MA',
  france: 'FR',
  spain: 'ES',
  usa: 'US',
  canada: 'CA',
  uk: 'GB',
}

/** The order's address, which PayPal shows and does not change; its seller protection needs it. */
function shippingOf(payment: StartedPayment) {
  const country = COUNTRY_CODES[payment.country]
  if (country === undefined) return undefined
  return {
    name: { full_name: payment.name.slice(0, 300) },
    address: {
      address_line_1: payment.address.slice(0, 300),
      admin_area_2: payment.city.slice(0, 120),
      ...(payment.region !== '' && { admin_area_1: payment.region }),
      postal_code: payment.postal_code.slice(0, 60),
      country_code: country,
    },
  }
}

/** A payment as the function reads it from the ledger. */
type LedgerPayment = {
  readonly id: string
  readonly provider_reference: string
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly provider_order_id: string
  readonly orders: { readonly tracking_token: string; readonly amount_due: number; readonly status: string }
}

type WebhookEvent = {
  readonly event_type?: string
  readonly resource?: {
    readonly id?: string
    readonly custom_id?: string
    readonly amount?: { readonly value?: string; readonly currency_code?: string }
    readonly links?: readonly { readonly rel: string; readonly href: string }[]
  }
}

/** PayPal, by its own page: the buyer approves an order there, and the function captures it. */
function paypal(deps: ProviderDeps): Provider {
  const functionUrl = `${deps.url}/functions/v1/pay-paypal`
  const client = createPayPal(deps)

  const report = (
    reference: string,
    outcome: 'succeeded' | 'failed',
    capture: Capture | null,
    reason?: string,
  ) =>
    callRpc(deps, 'report_payment', {
      provider: 'paypal',
      reference,
      outcome,
      amount: capture === null ? null : Number(capture.amount.value),
      currency: capture?.amount.currency_code ?? null,
      charge_id: capture?.id ?? null,
      detail: { by: 'paypal', ...(reason !== undefined && { reason }) },
    })

  async function findPayment(orderId: string): Promise<LedgerPayment | null> {
    const query = new URLSearchParams({
      provider: 'eq.paypal',
      kind: 'eq.charge',
      provider_order_id: `eq.${orderId}`,
      select: 'id,provider_reference,state,provider_order_id,orders(tracking_token,amount_due,status)',
    })
    const response = await deps.fetch(`${deps.url}/rest/v1/payments?${query}`, {
      headers: { apikey: deps.secretKey },
    })
    if (!response.ok) throw new Error(`The ledger returned ${response.status}`)
    const [payment] = (await response.json()) as LedgerPayment[]
    return payment ?? null
  }

  const captureOf = (order: PayPalOrder): Capture | null =>
    order.purchase_units?.[0]?.payments?.captures?.[0] ?? null

  /** Reports what a captured order says; `waiting` while PayPal still reviews the payment. */
  async function reportCapture(reference: string, order: PayPalOrder): Promise<'reported' | 'waiting'> {
    const capture = captureOf(order)
    if (capture === null || capture.status === 'PENDING') return 'waiting'
    const failed = capture.status === 'DECLINED' || capture.status === 'FAILED'
    await report(reference, failed ? 'failed' : 'succeeded', capture)
    return 'reported'
  }

  /** Captures what the buyer has approved. Throws a PayPalRefusal when their bank declines. */
  async function capture(payment: LedgerPayment): Promise<'reported' | 'waiting'> {
    // Paid in another way meanwhile: nothing is taken.
    if (payment.orders.amount_due === 0 && payment.orders.status !== 'cancelled') {
      await report(payment.provider_reference, 'failed', null, 'already_paid')
      return 'reported'
    }
    try {
      return await reportCapture(
        payment.provider_reference,
        await client.capture(payment.provider_order_id, `capture-${payment.id}`),
      )
    } catch (error) {
      if (!(error instanceof PayPalRefusal) || error.issue !== 'ORDER_ALREADY_CAPTURED') throw error
      return reportCapture(payment.provider_reference, await client.order(payment.provider_order_id))
    }
  }

  async function confirmOrder(payment: LedgerPayment): Promise<'reported' | 'waiting'> {
    const order = await client.order(payment.provider_order_id)
    if (order.status === 'COMPLETED') return reportCapture(payment.provider_reference, order)
    if (order.status === 'APPROVED') return capture(payment)
    if (order.status !== 'VOIDED') return 'waiting'
    await report(payment.provider_reference, 'failed', null, 'voided')
    return 'reported'
  }

  async function confirm({ reference, provider_order_id: orderId }: ClaimedPayment) {
    // The buyer never got as far as PayPal.
    if (orderId === null) return 'waiting'
    const payment = await findPayment(orderId)
    if (payment === null) return 'waiting'
    try {
      return await confirmOrder(payment)
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error
      if (error.issue === 'INSTRUMENT_DECLINED') return 'waiting'
      await report(reference, 'failed', null, error.issue)
      return 'reported'
    }
  }

  async function refund(asked: ClaimedPayment): Promise<'reported' | 'waiting'> {
    const reportRefund = (outcome: 'succeeded' | 'failed', detail: object) =>
      callRpc(deps, 'report_refund', {
        provider: 'paypal',
        charge_id: asked.charge_id,
        reference: asked.reference,
        outcome,
        detail: { by: 'paypal', ...detail },
      })
    try {
      const done = await client.refund(asked.charge_id ?? '', asked.payment_id, {
        amount: { value: asked.charged_amount?.toFixed(2), currency_code: asked.charged_currency },
        custom_id: asked.reference,
      })
      if (done.status === 'PENDING') return 'waiting'
      await reportRefund(done.status === 'COMPLETED' ? 'succeeded' : 'failed', { refund_id: done.id })
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error
      await reportRefund('failed', { reason: error.issue })
    }
    return 'reported'
  }

  /** The buyer comes back from PayPal, which adds its order id as `token`. */
  async function returned(_: Request, url: URL): Promise<Response> {
    const orderId = url.searchParams.get('token') ?? ''
    const token = url.searchParams.get('order')
    const payment = await findPayment(orderId)
    if (payment === null) return backToShop(deps, token, null)
    try {
      await confirmOrder(payment)
    } catch (error) {
      if (error instanceof PayPalRefusal && error.issue === 'INSTRUMENT_DECLINED') {
        const again = approveLink(error.links)
        if (again !== null) return Response.redirect(again, 303)
      }
      // Asked again by `settle`; the shop's page says that the payment is being confirmed.
      if (!(error instanceof ProviderDown) && !(error instanceof PayPalRefusal)) throw error
    }
    return backToShop(deps, payment.orders.tracking_token, 'paypal')
  }

  async function isFromPayPal(request: Request, event: object): Promise<boolean> {
    const header = (name: string) => request.headers.get(`paypal-${name}`) ?? ''
    return client.verifyWebhook({
      auth_algo: header('auth-algo'),
      cert_url: header('cert-url'),
      transmission_id: header('transmission-id'),
      transmission_sig: header('transmission-sig'),
      transmission_time: header('transmission-time'),
      webhook_id: deps.secret('PAYPAL_WEBHOOK_ID'),
      webhook_event: event,
    })
  }

  async function take({ event_type: type, resource }: WebhookEvent): Promise<void> {
    const amount = Number(resource?.amount?.value)
    const currency = resource?.amount?.currency_code ?? ''
    const id = resource?.id ?? ''
    if (type === 'PAYMENT.CAPTURE.COMPLETED')
      await report(resource?.custom_id ?? id, 'succeeded', {
        id,
        status: 'COMPLETED',
        amount: { value: String(amount), currency_code: currency },
      })
    else if (type === 'PAYMENT.CAPTURE.DENIED')
      await report(resource?.custom_id ?? id, 'failed', null, 'denied')
    else if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') {
      const charge = resource?.links
        ?.find(({ rel }) => rel === 'up')
        ?.href.split('/')
        .at(-1)
      await callRpc(deps, 'report_refund', {
        provider: 'paypal',
        charge_id: charge ?? id,
        // The shop's own name for a refund that the shop ordered.
        reference: (type === 'PAYMENT.CAPTURE.REFUNDED' ? resource?.custom_id : undefined) ?? id,
        outcome: 'succeeded',
        amount,
        currency,
        detail: { by: 'webhook', refund_id: id },
      })
    }
  }

  async function webhook(request: Request): Promise<Response> {
    const event: unknown = await request.json().catch(() => null)
    if (typeof event !== 'object' || event === null) return new Response(null, { status: 400 })
    try {
      if (!(await isFromPayPal(request, event))) {
        console.warn('pay-paypal: a webhook with a wrong signature was refused')
        return new Response(null, { status: 400 })
      }
      await take(event)
    } catch (error) {
      console.error('pay-paypal:', error instanceof Error ? error.message : error)
      // PayPal sends it again.
      return new Response(null, { status: 503 })
    }
    return new Response(null, { status: 204 })
  }

  return {
    name: 'paypal',
    method: 'paypal',
    secrets: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_API_URL'],

    async start(payment, { language }) {
      if (payment.provider_order_id !== null) {
        const link = approveLink((await client.order(payment.provider_order_id)).links)
        if (link !== null) return { url: link }
      }
      const shipping = shippingOf(payment)
      const back = (route: string) => `${functionUrl}/${route}?order=${payment.tracking_token}`
      const created = await client.createOrder(payment.payment_id, {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: payment.reference,
            custom_id: payment.reference,
            invoice_id: payment.reference,
            description: payment.order_number,
            amount: { value: payment.charged_amount?.toFixed(2), currency_code: payment.charged_currency },
            ...(shipping !== undefined && { shipping }),
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: back('return'),
              cancel_url: back('cancel'),
              locale: LOCALES[language],
              shipping_preference: shipping === undefined ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
              user_action: 'PAY_NOW',
            },
          },
        },
      })
      const kept = (await callRpc(deps, 'set_provider_order', {
        payment_id: payment.payment_id,
        provider_order_id: created.id,
      })) as string
      const link = approveLink(kept === created.id ? created.links : (await client.order(kept)).links)
      if (link === null) throw new ProviderDown('no link to approve')
      return { url: link }
    },
    confirm,
    refund,

    routes: {
      return: returned,
      cancel: (_, url) => Promise.resolve(backToShop(deps, url.searchParams.get('order'), null)),
      webhook,
    },
  }
}

/** The function's requests. One handler serves them all, because it keeps PayPal's token. */
export function createHandler(deps: ProviderDeps): (request: Request) => Promise<Response> {
  const provider = paypal(deps)
  return (request) => serveProvider(provider, deps, request)
}
