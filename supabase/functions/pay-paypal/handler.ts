import { callRpc, timingSafeEqual } from '../_shared/api.ts'
import { countryCode } from '../_shared/country-codes.ts'
import {
  backToShop,
  type Language,
  PaymentGone,
  type Provider,
  type ProviderDeps,
  ProviderDown,
  serveProvider,
  type StartedPayment,
} from '../_shared/provider.ts'
import { approveLink, createPayPal, isDecline, PayPalRefusal } from './client.ts'
import { createLedger, type LedgerPayment } from './ledger.ts'
import { createSettlement } from './settle.ts'
import { createWebhook } from './webhook.ts'

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', ar: 'ar-EG' }

/** The order's address, which PayPal shows and does not change; its seller protection needs it. */
function shippingOf(payment: StartedPayment) {
  const country = countryCode(payment.country)
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

/** PayPal, by its own page: the buyer approves an order there, and the function captures it. */
function paypal(deps: ProviderDeps): Provider {
  // Read for each request: the address of the embedded stack is set after this.
  const functionUrl = () => `${deps.url}/functions/v1/pay-paypal`
  const client = createPayPal(deps)
  const ledger = createLedger(deps)
  const settlement = createSettlement(client, ledger)

  /** Captures what a buyer who comes back has approved. Where the buyer's bank declines, the buyer chooses again at PayPal. */
  async function capture(payment: LedgerPayment): Promise<Response> {
    try {
      await settlement.confirmOrder(payment, 'approval')
    } catch (error) {
      if (!isDecline(error)) throw error
      const again = approveLink(error.links)
      if (again !== null) return Response.redirect(again, 303)
      // The shop's page says that it was declined, and how to pay otherwise.
      await ledger.report(payment.provider_reference, 'failed', null, 'denied')
    }
    return backToShop(deps, payment.orders.payment_token, 'paypal')
  }

  /**
   * The buyer comes back from PayPal, which adds its order id as `token`. Every way leads to a page of the shop. PayPal's id
   * alone leads to no order: it is no secret of the buyer's.
   */
  async function returned(_: Request, url: URL): Promise<Response> {
    const orderId = url.searchParams.get('token') ?? ''
    const token = url.searchParams.get('order')
    try {
      const payment = await ledger.find(orderId)
      if (payment === null || token === null || !timingSafeEqual(token, payment.orders.payment_token))
        return backToShop(deps, token, null)
      return await capture(payment)
    } catch (error) {
      // Asked again by `settle`; the shop's page says that the payment is being confirmed.
      console.warn('pay-paypal: not captured on return:', error instanceof Error ? error.message : 'unknown')
      return backToShop(deps, token, 'paypal')
    }
  }

  /** Where the buyer goes on with an order that was begun; null when PayPal no longer has it. */
  async function resume(orderId: string, token: string): Promise<string | null> {
    try {
      const order = await client.order(orderId)
      if (order.status === 'VOIDED') return null
      // Approved before, and the browser never came back: it comes back now.
      if (order.status === 'APPROVED' || order.status === 'COMPLETED')
        return `${functionUrl()}/return?${new URLSearchParams({ order: token, token: orderId })}`
      return approveLink(order.links)
    } catch (error) {
      if (error instanceof PayPalRefusal && error.status === 404) return null
      throw error
    }
  }

  return {
    name: 'paypal',
    secrets: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_API_URL'],

    async start(payment, { language }) {
      if (payment.provider_order_id !== null) {
        const url = await resume(payment.provider_order_id, payment.payment_token)
        if (url !== null) return { url }
        await ledger.report(payment.reference, 'failed', null, 'gone')
        throw new PaymentGone()
      }
      const shipping = shippingOf(payment)
      const back = (route: string) => `${functionUrl()}/${route}?order=${payment.payment_token}`
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
    confirm: (payment) => settlement.confirm(payment),
    refund: (refund) => settlement.refund(refund),

    routes: {
      return: returned,
      cancel: (_, url) => Promise.resolve(backToShop(deps, url.searchParams.get('order'), null)),
      webhook: createWebhook(deps, client, ledger, settlement),
    },
  }
}

/** The function's requests. One handler serves them all, because it keeps PayPal's token. */
export function createHandler(deps: ProviderDeps): (request: Request) => Promise<Response> {
  const provider = paypal(deps)
  return (request) => serveProvider(provider, deps, request)
}
