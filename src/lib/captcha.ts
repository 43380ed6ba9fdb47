import { AppError } from './errors'
import { limitSignal, untilAborted } from './request-limit'

/** The dev server may replace it by a stand-in (supabase/local/captcha.ts). */
const SCRIPT =
  (import.meta.env.VITE_TURNSTILE_SCRIPT as string | undefined) ??
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** For the script and for the person, together. */
const CAPTCHA_LIMIT_MS = 60_000

/** Turnstile calls one of these when there will be no token: it failed, waited for the person too long, or lacks what it needs. */
const FAILURES = ['error-callback', 'timeout-callback', 'unsupported-callback', 'expired-callback'] as const

type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      appearance: 'interaction-only'
      callback: (token: string) => void
    } & Record<(typeof FAILURES)[number], () => void>,
  ) => string
  remove: (widget: string) => void
}

let loading: Promise<Turnstile> | undefined
const script = (): HTMLScriptElement | null => document.head.querySelector(`script[src="${SCRIPT}"]`)

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = SCRIPT
    element.onload = () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile }
      // An extension that blocks the script may put an empty one in its place.
      if (turnstile === undefined) reject(new Error('no turnstile'))
      else resolve(turnstile)
    }
    element.onerror = reject
    document.head.append(element)
  })
  return loading
}

/** The next call loads the script again. */
function forgetTurnstile(): void {
  loading = undefined
  script()?.remove()
}

/**
 * The option with a token of Cloudflare Turnstile for the calls that Auth guards: signing in and up, guests, and its mails. The widget
 * shows itself only when it doubts. Empty when VITE_TURNSTILE_SITE_KEY is not set, so that a shop without a captcha loads nothing.
 * A token is good for one call. Rejects with captcha_failed: after a minute at the latest, and when `stop` aborts.
 */
export async function captcha(stop?: AbortSignal): Promise<{ captchaToken?: string }> {
  const sitekey: unknown = import.meta.env.VITE_TURNSTILE_SITE_KEY
  if (typeof sitekey !== 'string' || sitekey === '') return {}
  const signal = limitSignal(CAPTCHA_LIMIT_MS, stop)
  const turnstile = await untilAborted(loadTurnstile(), signal).catch((cause: unknown) => {
    forgetTurnstile()
    throw new AppError('captcha_failed', { cause })
  })
  const container = document.createElement('div')
  container.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  document.body.append(container)
  let widget: string | undefined
  try {
    const token = new Promise<string>((resolve, reject) => {
      const failures = Object.fromEntries(FAILURES.map((name) => [name, () => reject(new Error(name))]))
      widget = turnstile.render(container, {
        sitekey,
        appearance: 'interaction-only',
        callback: resolve,
        ...(failures as Record<(typeof FAILURES)[number], () => void>),
      })
    })
    return { captchaToken: await untilAborted(token, signal) }
  } catch (cause) {
    throw new AppError('captcha_failed', { cause })
  } finally {
    if (widget !== undefined) turnstile.remove(widget)
    container.remove()
  }
}
