import { splitLanguage } from '@/paths'

/** The path to go to after signing in; the home page when what is given is no path or address of this origin (open redirect). */
export function safeNextPath(given: string | null, origin: string): string {
  // Auth has whole addresses only, in the links of its mails.
  const next = given?.startsWith(`${origin}/`) === true ? given.slice(origin.length) : given
  if (next?.startsWith('/') !== true) return '/'
  try {
    const url = new URL(next, origin)
    // The router adds the prefix of the language.
    const { path } = splitLanguage(url.pathname)
    if (url.origin !== origin || path.startsWith('//')) return '/'
    return `${path}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}
