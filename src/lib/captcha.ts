import { AppError } from './errors'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ) => string
  remove: (widget: string) => void
}

let loading: Promise<Turnstile> | undefined

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve((globalThis as unknown as { turnstile: Turnstile }).turnstile)
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new AppError('captcha_failed'))
    }
    document.head.append(script)
  })
  return loading
}

/**
 * The option with a token of Cloudflare Turnstile for the calls that Auth guards: signing in and up, guests, and its mails. The widget
 * shows itself only when it doubts. Empty when VITE_TURNSTILE_SITE_KEY is not set, so that a shop without a captcha loads nothing.
 * A token is good for one call. Rejects with captcha_failed.
 */
export async function captcha(): Promise<{ captchaToken?: string }> {
  const sitekey: unknown = import.meta.env.VITE_TURNSTILE_SITE_KEY
  if (typeof sitekey !== 'string' || sitekey === '') return {}
  const turnstile = await loadTurnstile()
  const container = document.createElement('div')
  container.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  document.body.append(container)
  let widget: string | undefined
  try {
    const captchaToken = await new Promise<string>((resolve, reject) => {
      widget = turnstile.render(container, {
        sitekey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => reject(new AppError('captcha_failed')),
      })
    })
    return { captchaToken }
  } finally {
    if (widget !== undefined) turnstile.remove(widget)
    container.remove()
  }
}
