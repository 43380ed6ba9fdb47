export type Env = {
  /** Without a trailing slash, or the literal `same-origin`. */
  supabaseUrl: string
  publishableKey: string
}

export class MissingEnvError extends Error {
  constructor(problems: string[]) {
    super(`The shop cannot start: ${problems.join('; ')}. See .env.example.`)
    this.name = 'MissingEnvError'
  }
}

export function parseEnv(source: Record<string, unknown>): Env {
  const problems: string[] = []
  const text = (name: string): string => {
    const value = source[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    problems.push(`${name} is not set`)
    return ''
  }
  const url = text('VITE_SUPABASE_URL')
  const publishableKey = text('VITE_SUPABASE_PUBLISHABLE_KEY')
  if (url !== '' && url !== 'same-origin' && !/^https?:\/\/[^\s/]+/.test(url)) {
    problems.push('VITE_SUPABASE_URL must be an http(s) address or same-origin')
  }
  // The publishable key is public by design; a secret one in the browser would open every table.
  if (publishableKey.startsWith('sb_secret_')) {
    problems.push('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key')
  }
  if (problems.length > 0) throw new MissingEnvError(problems)
  return { supabaseUrl: url.replace(/\/+$/, ''), publishableKey }
}

let parsed: Env | undefined

export function env(): Env {
  parsed ??= parseEnv({
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL as unknown,
    VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as unknown,
  })
  return parsed
}

/** Prefix of API paths in the page's URLs: empty when the API has the page's own origin. */
export function apiBase(): string {
  const { supabaseUrl: url } = env()
  return url === 'same-origin' ? '' : url
}

/** The API's base URL. `same-origin` needs `location`, so it is resolved per call and not at module level. */
export function supabaseUrl(): string {
  const { supabaseUrl: url } = env()
  return url === 'same-origin' ? globalThis.location.origin : url
}

/** The shop's origin from VITE_SITE_URL; empty when it is not set. */
export function configuredOrigin(): string {
  const configured: unknown = import.meta.env.VITE_SITE_URL
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : ''
}

/** The shop's origin for canonical URLs and social networks: VITE_SITE_URL, otherwise the page's own. */
export function siteOrigin(): string {
  return configuredOrigin() || globalThis.location.origin
}
