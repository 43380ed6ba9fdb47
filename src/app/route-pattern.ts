import type { createBrowserRouter } from 'react-router-dom'

export type Router = ReturnType<typeof createBrowserRouter>
export type Matches = Router['state']['matches']

/** The route of an address and not the address: `/product/:id`. Routes are nested, and each names the rest of the way. */
export function routePattern(matches: Matches): string {
  const pattern = matches.reduce((way, { route: { path } }) => {
    if (path === undefined) return way
    return path.startsWith('/') ? path : `${way.replace(/\/$/, '')}/${path}`
  }, '/')
  // Only what a route can be called: nothing of an address may come through.
  return /^\/[A-Za-z/:*-]{0,80}$/.test(pattern) ? pattern : '/*'
}
