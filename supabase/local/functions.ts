import type { ProviderDeps } from '../functions/_shared/provider.ts'
import { handle as payByCard } from '../functions/pay-cmi/handler.ts'
import { createHandler as createPayPalHandler } from '../functions/pay-paypal/handler.ts'
import { handle as sendEmails } from '../functions/send-emails/handler.ts'
import { handle as sweepFiles } from '../functions/sweep-files/handler.ts'
import type { Mailbox } from './mailbox.ts'

export type FunctionContext = {
  /** Base URL of the stack's API. Requests to it stay in this process. */
  readonly origin: () => string
  /** Base URL of the shop, for links in mails. */
  readonly siteUrl: () => string
  readonly fetch: (request: Request) => Promise<Response>
  readonly secretKey: string
  readonly mailbox: Mailbox
  /** A function secret: of the environment, or of a stand-in. */
  readonly secret: (name: string) => string | undefined
}

type Handler = (request: Request) => Promise<Response>

/** The Edge Functions by name, with the dependencies that their `index.ts` supplies on the platform. */
export function createFunctions(context: FunctionContext): Readonly<Record<string, Handler>> {
  const providerDeps: ProviderDeps = {
    get url() {
      return context.origin()
    },
    get siteUrl() {
      return context.siteUrl()
    },
    secretKey: context.secretKey,
    secret: context.secret,
    fetch: (input, init) =>
      input.startsWith(`${context.origin()}/`) ? context.fetch(new Request(input, init)) : fetch(input, init),
  }
  return {
    'pay-cmi': (request) => payByCard(request, providerDeps),
    'pay-paypal': createPayPalHandler(providerDeps),
    'sweep-files': (request) => sweepFiles(request, providerDeps),
    'send-emails': (request) =>
      sendEmails(request, {
        url: context.origin(),
        siteUrl: context.siteUrl(),
        secretKey: context.secretKey,
        fetch: (input, init) => context.fetch(new Request(input, init)),
        send: (mail) => context.mailbox.send(mail),
        now: () => performance.now(),
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
  }
}

export type MailSchedule = {
  readonly runSoon: () => void
  readonly run: () => Promise<void>
  readonly close: () => Promise<void>
}

const DELAY_MS = 300
/** The mail about a cancellation is due 15 seconds later. */
const SECOND_DELAY_MS = 16_000

/**
 * Calls the mail function. On the platform a cron job does so every minute; here `runSoon` follows each request that may
 * have queued a mail, and calls it once more for a mail that was not due at once.
 */
export function createMailSchedule(callFunction: () => Promise<Response>): MailSchedule {
  let timer: NodeJS.Timeout | null = null
  let secondTimer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isClosed = false

  /** Rejects when the function throws; the next run begins nevertheless. */
  function run(): Promise<void> {
    const ended = running.then(async () => {
      const response = await callFunction()
      if (!response.ok) console.error(`send-emails answered ${response.status}: ${await response.text()}`)
    })
    running = ended.catch(() => undefined)
    return ended
  }
  const runUnwatched = () => void run().catch((error: unknown) => console.error('send-emails:', error))

  return {
    run,
    runSoon() {
      if (timer !== null || isClosed) return
      timer = setTimeout(() => {
        timer = null
        runUnwatched()
      }, DELAY_MS)
      timer.unref()
      clearTimeout(secondTimer)
      secondTimer = setTimeout(runUnwatched, SECOND_DELAY_MS)
      secondTimer.unref()
    },
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      clearTimeout(secondTimer)
      await running
    },
  }
}

export type PaymentSchedule = { readonly start: () => void; readonly close: () => Promise<void> }

const PAYMENT_INTERVAL_MS = 15_000

/**
 * Does what cron jobs do on the platform: queries the providers for payments that wait for them, and lets unpaid orders
 * expire.
 */
export function createPaymentSchedule(run: () => Promise<void>): PaymentSchedule {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  return {
    start() {
      timer ??= setInterval(() => {
        running = running.then(run).catch((error: unknown) => console.error('payments:', error))
      }, PAYMENT_INTERVAL_MS).unref()
    },
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
