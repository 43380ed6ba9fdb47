import { callRpc, fetchApi, timingSafeEqual } from '../_shared/api.ts'
import {
  backToShop,
  type Provider,
  type ProviderDeps,
  serveProvider,
  type StartedPayment,
} from '../_shared/provider.ts'
import { addSeal, type Field, hashFields, readFields, sealFields, takeSeal, uniqueFields } from './hash.ts'

/** ISO 4217 number of the Moroccan dirham. */
const DIRHAM = '504'

/**
 * What a form carries besides `hash`, `encoding` and `rnd`; each comes back in the callback with its value. CMI's gateway
 * answers with an `rnd` of its own, so that the seal travels in `okUrl`.
 */
const SENT = [
  'clientid',
  'storetype',
  'trantype',
  'amount',
  'currency',
  'oid',
  'okUrl',
  'failUrl',
  'shopurl',
  'CallbackURL',
  'lang',
  'email',
  'BillToName',
  'hashAlgorithm',
  'refreshtime',
] as const

/** Parts of a callback that say what happened. Nothing of the card is kept, not even its masked number. */
const KEPT = ['ProcReturnCode', 'Response', 'TransId', 'AuthCode', 'mdStatus', 'ErrMsg'] as const

const plain = (text: string) => new Response(text, { headers: { 'content-type': 'text/plain' } })

/**
 * The buyer's name, which CMI requires: the only free text that the bank gets. Without characters that it escapes or encodes,
 * because the name must come back as it was sent, and without digits: a name that is a number could be renamed into the amount
 * before the bank reads the form, and back before the shop reads the callback.
 */
function nameForBank({ name, order_number: number }: StartedPayment): string {
  const plainName = name.normalize('NFC').replace(/[^\p{L}\p{M}.'-]+/gu, ' ')
  const bankName = (/^.{0,50}/su.exec(plainName)?.[0] ?? '').trim()
  return /\p{L}/u.test(bankName) ? bankName : number
}

/** The payment that the shop began under a reference; null when the ledger has no such payment. */
async function requestedAmount(deps: ProviderDeps, reference: string): Promise<number | null> {
  const query = {
    provider: 'eq.cmi',
    kind: 'eq.charge',
    provider_reference: `eq.${reference}`,
    select: 'amount',
  }
  const response = await fetchApi(deps, `payments?${new URLSearchParams(query)}`, {
    headers: { apikey: deps.secretKey },
  })
  if (!response.ok) throw new Error(`The ledger returned ${response.status}`)
  const [charge] = (await response.json()) as { amount: number }[]
  return charge?.amount ?? null
}

/**
 * Card payments on the page of the Centre Monétique Interbancaire (3D_PAY_HOSTING). CMI authorises the card, reports it
 * to `callback`, and captures the money when the answer is `ACTION=POSTAUTH`.
 */
export function cmi(deps: ProviderDeps): Provider {
  const functionUrl = `${deps.url}/functions/v1/pay-cmi`
  const setting = (name: string) => deps.secret(name) ?? ''

  /** Whether a callback is of a form of the shop, and only its amount or its currency is another one. */
  async function isOtherSum(
    fields: readonly Field[],
    field: (name: string) => string,
    seal: string,
  ): Promise<boolean> {
    const requested = await requestedAmount(deps, field('oid'))
    if (requested === null || (requested === Number(field('amount')) && field('currency') === DIRHAM))
      return false
    const sum: Readonly<Record<string, string | undefined>> = {
      amount: requested.toFixed(2),
      currency: DIRHAM,
    }
    const restored = fields.map(([name, value]): Field => [name, sum[name] ?? value])
    return timingSafeEqual(seal, await sealFields(restored, setting('CMI_STORE_KEY')))
  }

  async function callback(request: Request): Promise<Response> {
    const storeKey = setting('CMI_STORE_KEY')
    const given = readFields(await request.text())
    const fields = uniqueFields(given)
    const field = (name: string) => fields?.get(name.toLowerCase()) ?? ''
    const hash = given.find(([name]) => name === 'HASH')?.[1] ?? ''
    if (fields === null || storeKey === '' || !timingSafeEqual(hash, await hashFields(given, storeKey))) {
      console.warn('pay-cmi: a callback with a wrong hash was refused')
      return plain('FAILURE')
    }
    if (!/^\d{1,8}\.\d{2}$/.test(field('amount')) || !/^\d{3}$/.test(field('currency'))) {
      console.warn('pay-cmi: a callback with an amount or currency of another form was refused')
      return plain('FAILURE')
    }
    const amount = Number(field('amount'))
    const isAuthorised = field('ProcReturnCode') === '00' && field('Response').toLowerCase() === 'approved'
    const { url: okUrl, seal } = takeSeal(field('okUrl'))
    const sent: Field[] = SENT.filter((name) => fields.has(name.toLowerCase())).map((name) => [
      name,
      name === 'okUrl' ? okUrl : field(name),
    ])
    const isGenuine = timingSafeEqual(seal, await sealFields(sent, storeKey))
    try {
      // Values of the bank under other names, or a field that came back changed. Another sum is kept for an admin, who may book
      // it, so that it has to belong to the form of this very payment.
      if (!isGenuine && !(isAuthorised && (await isOtherSum(sent, field, seal)))) {
        const missing = SENT.filter((name) => !fields.has(name.toLowerCase()))
        if (missing.length > 0)
          console.warn('pay-cmi: a callback without the fields that were sent was refused', ...missing)
        else console.warn('pay-cmi: a callback with a wrong seal or other values than were sent was refused')
        return plain('FAILURE')
      }
      const { result } = (await callRpc(deps, 'report_payment', {
        provider: 'cmi',
        reference: field('oid'),
        outcome: isAuthorised ? 'succeeded' : 'failed',
        amount,
        currency: field('currency') === DIRHAM ? 'MAD' : field('currency'),
        charge_id: field('TransId') || null,
        detail: Object.fromEntries(KEPT.map((name) => [name, field(name).slice(0, 200)])),
      })) as { result: string }
      const isPaid = isAuthorised && isGenuine && (result === 'recorded' || result === 'unchanged')
      // What was authorised and is not needed (paid already, another amount) is not captured and lapses.
      return plain(isPaid ? 'ACTION=POSTAUTH' : 'APPROVED')
    } catch (error) {
      console.error('pay-cmi:', error instanceof Error ? error.message : error)
      return plain('FAILURE')
    }
  }

  return {
    name: 'cmi',
    secrets: ['CMI_CLIENT_ID', 'CMI_STORE_KEY', 'CMI_GATEWAY_URL'],

    async start(payment, { language }) {
      const back = `${functionUrl}/return?token=${payment.payment_token}`
      const values: Record<(typeof SENT)[number], string> = {
        clientid: setting('CMI_CLIENT_ID'),
        storetype: '3D_PAY_HOSTING',
        trantype: 'PreAuth',
        amount: payment.amount.toFixed(2),
        currency: DIRHAM,
        oid: payment.reference,
        okUrl: back,
        failUrl: back,
        shopurl: `${deps.siteUrl}/pay?token=${payment.payment_token}`,
        CallbackURL: `${functionUrl}/callback`,
        lang: language,
        email: payment.email.slice(0, 64),
        BillToName: nameForBank(payment),
        hashAlgorithm: 'ver3',
        refreshtime: '5',
      }
      const storeKey = setting('CMI_STORE_KEY')
      const okUrl = addSeal(back, await sealFields(Object.entries(values), storeKey))
      const rnd = crypto.randomUUID().slice(-12)
      const fields: Record<string, string> = { ...values, okUrl, rnd, encoding: 'UTF-8' }
      fields.hash = await hashFields(Object.entries(fields), storeKey)
      return { action: setting('CMI_GATEWAY_URL'), fields }
    },

    routes: {
      callback,
      // The browser comes back with a POST, which a static host cannot take. Its content is not trusted.
      return: (_, url) =>
        Promise.resolve(backToShop(deps, takeSeal(url.searchParams.get('token') ?? '').url, 'cmi')),
    },
  }
}

export const handle = (request: Request, deps: ProviderDeps): Promise<Response> =>
  serveProvider(cmi(deps), deps, request)
