import { callRpc, timingSafeEqual } from '../_shared/api.ts'
import { backToShop, type Provider, type ProviderDeps, serveProvider } from '../_shared/provider.ts'
import { hashFields, readFields } from './hash.ts'

/** ISO 4217 number of the Moroccan dirham, and ISO 3166 number of Morocco. */
const DIRHAM = '504'
const MOROCCO = '504'

/** Parts of a callback that say what happened. Nothing of the card is kept, not even its masked number. */
const KEPT = ['ProcReturnCode', 'Response', 'TransId', 'AuthCode', 'mdStatus', 'ErrMsg'] as const

const plain = (text: string) => new Response(text, { headers: { 'content-type': 'text/plain' } })

/**
 * Card payments on the page of the Centre Monétique Interbancaire (3D_PAY_HOSTING). CMI authorises the card, reports it
 * to `callback`, and captures the money when the answer says so.
 */
export function cmi(deps: ProviderDeps): Provider {
  const functionUrl = `${deps.url}/functions/v1/pay-cmi`
  const setting = (name: string) => deps.secret(name) ?? ''

  async function callback(request: Request): Promise<Response> {
    const storeKey = setting('CMI_STORE_KEY')
    const fields = readFields(await request.text())
    const field = (name: string) =>
      [...fields].find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? ''
    if (storeKey === '' || !timingSafeEqual(field('hash'), await hashFields(fields, storeKey))) {
      console.warn('pay-cmi: a callback with a wrong hash was refused')
      return plain('FAILURE')
    }
    // The hash does not cover the names of fields: a second one must agree.
    const isAuthorised =
      field('ProcReturnCode') === '00' && ['', 'approved'].includes(field('Response').toLowerCase())
    try {
      const { result } = (await callRpc(deps, 'report_payment', {
        provider: 'cmi',
        reference: field('oid'),
        outcome: isAuthorised ? 'succeeded' : 'failed',
        amount: Number(field('amount')),
        currency: field('currency') === DIRHAM ? 'MAD' : field('currency'),
        charge_id: field('TransId') || null,
        detail: Object.fromEntries(KEPT.map((name) => [name, field(name).slice(0, 200)])),
      })) as { result: string }
      const isPaid = isAuthorised && (result === 'recorded' || result === 'known')
      // What was authorised and is not wanted (paid already, another amount) is not captured and lapses.
      return plain(isPaid ? 'ACTION=POSTAUTH' : 'APPROVED')
    } catch (error) {
      console.error('pay-cmi:', error instanceof Error ? error.message : error)
      return plain('FAILURE')
    }
  }

  return {
    name: 'cmi',
    method: 'card',
    secrets: ['CMI_CLIENT_ID', 'CMI_STORE_KEY', 'CMI_GATEWAY_URL'],

    async start(payment, { language }) {
      const back = `${functionUrl}/return?token=${payment.tracking_token}`
      const fields: Record<string, string> = {
        clientid: setting('CMI_CLIENT_ID'),
        storetype: '3D_PAY_HOSTING',
        trantype: 'PreAuth',
        amount: payment.amount.toFixed(2),
        currency: DIRHAM,
        oid: payment.reference,
        okUrl: back,
        failUrl: back,
        shopurl: `${deps.siteUrl}/pay?token=${payment.tracking_token}`,
        CallbackURL: `${functionUrl}/callback`,
        lang: language,
        email: payment.email.slice(0, 64),
        BillToName: payment.name.slice(0, 50),
        tel: payment.phone.slice(0, 32),
        BillToStreet1: payment.address.slice(0, 100),
        BillToCity: payment.city.slice(0, 50),
        BillToCountry: MOROCCO,
        rnd: crypto.randomUUID(),
        hashAlgorithm: 'ver3',
        encoding: 'UTF-8',
        refreshtime: '5',
      }
      fields.hash = await hashFields(Object.entries(fields), setting('CMI_STORE_KEY'))
      return { action: setting('CMI_GATEWAY_URL'), fields }
    },

    routes: {
      callback,
      // The browser comes back with a POST, which a static host cannot take. What it says is not believed.
      return: (_, url) => Promise.resolve(backToShop(deps, url.searchParams.get('token'), 'card')),
    },
  }
}

export const handle = (request: Request, deps: ProviderDeps): Promise<Response> =>
  serveProvider(cmi(deps), deps, request)
