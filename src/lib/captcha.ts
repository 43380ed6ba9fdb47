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

function loadTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve((globalThis as unknown as { turnstile: Turnstile }).turnstile)
    script.onerror = () => reject(new Error('The captcha could not be loaded'))
    document.head.append(script)
  })
}

/**
 * A token of Cloudflare Turnstile, which shows itself only when it doubts; null when VITE_TURNSTILE_SITE_KEY is not set, so
 * that a shop without a captcha loads nothing. Auth verifies it (docs/deploy.md).
 */
export async function captchaToken(): Promise<string | null> {
  const sitekey: unknown = import.meta.env.VITE_TURNSTILE_SITE_KEY
  if (typeof sitekey !== 'string' || sitekey === '') return null
  const turnstile = await loadTurnstile()
  const container = document.createElement('div')
  container.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  document.body.append(container)
  let widget: string | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = turnstile.render(container, {
        sitekey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => reject(new Error('The captcha was not solved')),
      })
    })
  } finally {
    if (widget !== undefined) turnstile.remove(widget)
    container.remove()
  }
}
