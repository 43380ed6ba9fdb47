import { callProvider, ProviderDown, type ProviderDeps, readAnswer } from '../_shared/provider.ts'

export type Money = { readonly currency_code: string; readonly value: string }
type Link = { readonly rel: string; readonly href: string }

export type Capture = {
  readonly id: string
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  readonly amount: Money
}

export type PayPalOrder = {
  readonly id: string
  readonly status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  readonly update_time?: string
  readonly links?: readonly Link[]
  readonly purchase_units?: readonly { readonly payments?: { readonly captures?: readonly Capture[] } }[]
}

export type Refund = {
  readonly id: string
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED'
}

/** A refusal: `issue` is PayPal's name for the reason. */
export class PayPalRefusal extends Error {
  readonly status: number
  readonly issue: string
  readonly links: readonly Link[]

  constructor(status: number, body: { name?: string; details?: { issue?: string }[]; links?: Link[] }) {
    const issue = body.details?.[0]?.issue ?? body.name ?? String(status)
    super(`PayPal refused: ${issue}`)
    this.status = status
    this.issue = issue
    this.links = body.links ?? []
  }
}

/** Whether the buyer's bank refused: the buyer may choose another one at PayPal. */
export const isDecline = (error: unknown): error is PayPalRefusal =>
  error instanceof PayPalRefusal && error.issue === 'INSTRUMENT_DECLINED'

/**
 * The refusal of an order that was approved and waits for the buyer again: its capture was declined, though another request got
 * that answer.
 */
export const declineOf = ({ links }: PayPalOrder): PayPalRefusal =>
  new PayPalRefusal(422, { details: [{ issue: 'INSTRUMENT_DECLINED' }], links: [...(links ?? [])] })

/** PayPal's token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000

/** The calls of PayPal's Orders v2 and Payments v2 that the shop needs. */
export function createPayPal(deps: ProviderDeps) {
  const api = () => (deps.secret('PAYPAL_API_URL') ?? '').replace(/\/+$/, '')
  let token: { readonly value: string; readonly until: number } | null = null

  async function accessToken(): Promise<string> {
    if (token !== null && Date.now() < token.until) return token.value
    const credentials = `${deps.secret('PAYPAL_CLIENT_ID') ?? ''}:${deps.secret('PAYPAL_CLIENT_SECRET') ?? ''}`
    const response = await callProvider(deps, `${api()}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(credentials)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    // Wrong credentials are fixed by an admin, and the payment waits for that.
    if (!response.ok) throw new ProviderDown(`no token: HTTP ${response.status}`)
    const { access_token: value, expires_in: seconds } = (await readAnswer(response)) as {
      access_token: string
      expires_in: number
    }
    token = { value, until: Date.now() + seconds * 1000 - TOKEN_MARGIN_MS }
    return value
  }

  /** `body` is JSON as a text, or what becomes it. */
  async function call<T>(
    path: string,
    init: { body?: object | string; requestId?: string } = {},
  ): Promise<T> {
    const response = await callProvider(deps, `${api()}${path}`, {
      method: init.body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(init.requestId !== undefined && { 'paypal-request-id': init.requestId }),
      },
      ...(init.body !== undefined && {
        body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body),
      }),
    })
    if (response.status === 401) {
      token = null
      throw new ProviderDown('the token was refused')
    }
    const answer = await readAnswer(response)
    if (!response.ok) throw new PayPalRefusal(response.status, answer)
    return answer as T
  }

  return {
    createOrder: (requestId: string, body: object) =>
      call<PayPalOrder>('/v2/checkout/orders', { body, requestId }),
    order: (id: string) => call<PayPalOrder>(`/v2/checkout/orders/${encodeURIComponent(id)}`),
    capture: (id: string, requestId: string) =>
      call<PayPalOrder>(`/v2/checkout/orders/${encodeURIComponent(id)}/capture`, { body: {}, requestId }),
    refund: (chargeId: string, requestId: string, body: object) =>
      call<Refund>(`/v2/payments/captures/${encodeURIComponent(chargeId)}/refund`, { body, requestId }),
    verifyWebhook: async (body: string) =>
      (await call<{ verification_status: string }>('/v1/notifications/verify-webhook-signature', { body }))
        .verification_status === 'SUCCESS',
  }
}

export type PayPal = ReturnType<typeof createPayPal>

/** Where the buyer approves the payment: the link of an order, or `redirect` of a declined capture. */
export function approveLink(links: readonly Link[] | undefined): string | null {
  const byRel = (rel: string) => links?.find((link) => link.rel === rel)?.href
  return byRel('payer-action') ?? byRel('approve') ?? byRel('redirect') ?? null
}
