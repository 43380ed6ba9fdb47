/** Where to go after signing in: a path of this shop, or the home page. Anything else could lead people away. */
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
