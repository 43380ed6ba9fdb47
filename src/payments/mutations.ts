import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query'
import type { Language } from '@/i18n/locales'
import { env, supabaseUrl } from '@/lib/env'
import { AppError, toAppError, unwrap } from '@/lib/errors'
import { postJson } from '@/lib/limited-fetch'
import { publicData, supabase } from '@/lib/supabase'
import { orderQueries } from '@/orders/queries'
import { extensionOf } from './proof-file'
import { PROVIDER_OF, type OnlineMethod } from './providers'

type OnlinePayment = {
  token: string
  method: OnlineMethod
  /** In which a provider charges that does not take dirhams. */
  currency: string | null
  language: Language
}

/** Where the browser goes: to an address, or with a form. */
type Destination = { url: string } | { action: string; fields: Record<string, string> }

async function startOnline({ token, method, currency, language }: OnlinePayment): Promise<Destination> {
  const { ok, status, body } = await postJson(
    `${supabaseUrl()}/functions/v1/pay-${PROVIDER_OF[method]}/start`,
    { apikey: env().publishableKey },
    { token, method, currency, language },
  )
  if (!ok) throw toAppError(body ?? {}, status)
  if (body === null) throw new AppError('no_answer')
  return body as Destination
}

/** Leaves the shop for the provider's page. */
export function leaveFor(destination: Destination): void {
  if ('url' in destination) {
    globalThis.location.assign(destination.url)
    return
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = destination.action
  for (const [name, value] of Object.entries(destination.fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

/** Whether the policy of the bucket refused the file: storage-js has the status of the policy in `statusCode`, as text. */
const isRefused = (error: object): boolean => 'statusCode' in error && String(error.statusCode) === '403'

/** What is refused was paid or cancelled meanwhile, or the shop takes no such payments any more: the page has to show it. */
const readAgain = (_error: Error, _given: unknown, _before: unknown, { client }: MutationFunctionContext) =>
  void client.invalidateQueries({ queryKey: orderQueries.all })

export const paymentMutations = {
  /** Begins to pay by card or PayPal: the answer says where the browser goes. Charges nothing yet. */
  startOnline: () =>
    mutationOptions({ meta: { ownErrors: true }, mutationFn: startOnline, onError: readAgain }),

  /** The buyer will transfer the money instead of paying by card or PayPal. */
  chooseTransfer: () =>
    mutationOptions({
      meta: { ownErrors: true, invalidates: [orderQueries.all] },
      mutationFn: async (token: string) => {
        unwrap(await publicData().rpc('choose_transfer', { token }))
      },
      onError: readAgain,
    }),

  /** Uploads a picture or PDF that shows the transfer, for admins only, and records it in the database. */
  addProof: () =>
    mutationOptions({
      meta: { ownErrors: true, invalidates: [orderQueries.all] },
      mutationFn: async ({ orderId, file }: { orderId: string; file: File }) => {
        const client = await supabase()
        const path = `${orderId}/${crypto.randomUUID()}.${extensionOf(file) ?? ''}`
        const { error } = await client.storage
          .from('payment-proofs')
          .upload(path, file, { contentType: file.type })
        if (error !== null) throw isRefused(error) ? new AppError('proof_refused') : toAppError(error)
        unwrap(await client.rpc('add_payment_proof', { path }))
      },
      onError: readAgain,
    }),
}
