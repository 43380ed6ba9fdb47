/**
 * The shop's addresses that the site links to, without the prefix of a language (`publicUrl`): the router adds that to its links. Those
 * that only mails name are in `send-emails` and `supabase/templates`.
 */
export const paths = {
  home: () => '/',
  products: (filters?: URLSearchParams) => withQuery('/products', filters),
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cities: () => '/cities',
  about: (section?: string) => withHash('/about', section),
  contact: () => '/Contact',
  support: (section?: string) => withHash('/support', section),
  care: (section?: string) => withHash('/CareInstructions', section),
  terms: (section?: string) => withHash('/terms', section),
  stories: () => '/about/stories',
  story: (slug: string) => `/about/stories/${encodeURIComponent(slug)}`,
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  orderSuccess: (orderNumber: string) =>
    withQuery('/order-success', new URLSearchParams({ order: orderNumber })),
  /** Where an order is found by its number and phone number. */
  findOrder: () => '/track',
  track: (token: string) => `/track/${encodeURIComponent(token)}`,
  /** An invoice or credit note, by its number and the payment token of its order. */
  invoice: (number: string, token: string) =>
    withQuery(`/invoice/${encodeURIComponent(number)}`, new URLSearchParams({ token })),
  /**
   * The page on which an order is paid, by its payment token, which the tracking page does not disclose. `start` is the way to pay, for which the page leaves at once; `from` names the
   * provider that the buyer comes back from.
   */
  pay: (token: string, { start, from }: { start?: string; from?: string } = {}) =>
    withQuery(
      '/pay',
      new URLSearchParams({
        token,
        ...(start !== undefined && { start }),
        ...(from !== undefined && { from }),
      }),
    ),
  /** Where a customer completes the order that the shop prepared, by the token of its draft. */
  completeOrder: (token: string) => withQuery('/complete-order', new URLSearchParams({ token })),
  /** Where pieces of an order are returned or exchanged, by its tracking token. */
  return: (token: string) => withQuery('/return', new URLSearchParams({ token })),
  /** Where the pieces of an order are reviewed, by its tracking token. */
  review: (token: string) => withQuery('/review', new URLSearchParams({ token })),
  auth: (next?: string) => withQuery('/auth', next === undefined ? undefined : new URLSearchParams({ next })),
  authReset: () => '/auth/reset',
  account: (section?: 'orders' | 'profile' | 'security') =>
    withQuery('/account', section === undefined ? undefined : new URLSearchParams({ section })),
  /** The account, which takes over the orders that a guest has offered with this token. */
  keepOrders: (token: string) => withQuery('/account', new URLSearchParams({ keep: token })),
  accountOrder: (orderNumber: string) => `/account/orders/${encodeURIComponent(orderNumber)}`,
  admin: () => '/admin',
} as const

export { isAdminPath, publicUrl } from '../supabase/functions/_shared/public-url.ts'

const PREFIX = /^\/(fr|ar)(?=[/?#]|$)/i

/** The language that a URL names, null for none, and its path without it. */
export function splitLanguage(url: string): { language: 'fr' | 'ar' | null; path: string } {
  const prefix = PREFIX.exec(url)
  if (prefix === null) return { language: null, path: url }
  const rest = url.slice(prefix[0].length)
  return {
    language: prefix[1]?.toLowerCase() === 'fr' ? 'fr' : 'ar',
    path: rest.startsWith('/') ? rest : `/${rest}`,
  }
}

/** The router's `basename` for a URL: its prefix. */
export const basenameOf = (pathname: string): string => PREFIX.exec(pathname)?.[0].toLowerCase() ?? ''

/** A path with its query, if there is one. */
export function withQuery(path: string, params?: URLSearchParams): string {
  const query = params?.toString() ?? ''
  return query === '' ? path : `${path}?${query}`
}

function withHash(path: string, section?: string): string {
  return section === undefined ? path : `${path}#${section}`
}
