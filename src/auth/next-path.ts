/** The path to go to after signing in; the home page when `next` is not a path of this origin (open redirect). */
export function safeNextPath(next: string | null, origin: string): string {
  if (next?.startsWith('/') !== true) return '/'
  try {
    const url = new URL(next, origin)
    if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}
