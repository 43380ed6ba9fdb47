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

/** In front of a path of the API in an address that the page holds: nothing where both are of one origin. */
export function apiBase(): string {
  const { supabaseUrl: url } = env()
  return url === 'same-origin' ? '' : url
}

/** The API's address; `same-origin` needs a page, so it is resolved when asked and not when this file loads. */
export function supabaseUrl(): string {
  const { supabaseUrl: url } = env()
  return url === 'same-origin' ? globalThis.location.origin : url
}

/** The shop's own address as the build was told it; empty where it was not. */
export function configuredOrigin(): string {
  const configured: unknown = import.meta.env.VITE_SITE_URL
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : ''
}

/** The shop's own address, for what search engines and social networks are told. The page's, where none is set. */
export function siteOrigin(): string {
  return configuredOrigin() || globalThis.location.origin
}
