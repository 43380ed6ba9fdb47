import { splitLanguage } from '@/paths'

/** The path to go to after signing in; the home page when `next` is not a path of this origin (open redirect). */
export function safeNextPath(next: string | null, origin: string): string {
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
