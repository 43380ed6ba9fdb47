type OnlineMethod = 'card' | 'paypal'

/** Every address of the shop, built in one place. It imports nothing, so every room may use it. */
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
  track: (token: string) => `/track/${encodeURIComponent(token)}`,
  /** An invoice or credit note, by its number and the tracking token of its order. */
  invoice: (number: string, token: string) =>
    withQuery(`/invoice/${encodeURIComponent(number)}`, new URLSearchParams({ token })),
  /**
   * The page on which an order is paid, by its tracking token. `start` leaves for that provider at once; `from` names the
   * provider that the buyer comes back from.
   */
  pay: (token: string, { start, from }: { start?: OnlineMethod; from?: OnlineMethod } = {}) =>
    withQuery(
      '/pay',
      new URLSearchParams({
        token,
        ...(start !== undefined && { start }),
        ...(from !== undefined && { from }),
      }),
    ),
  auth: (next?: string) => withQuery('/auth', next === undefined ? undefined : new URLSearchParams({ next })),
  authReset: () => '/auth/reset',
  account: (section?: 'orders' | 'profile' | 'security') =>
    withQuery('/account', section === undefined ? undefined : new URLSearchParams({ section })),
  accountOrder: (orderNumber: string) => `/account/orders/${encodeURIComponent(orderNumber)}`,
  admin: () => '/admin',
  adminProducts: (filters?: URLSearchParams) => withQuery('/admin/products', filters),
  adminNewProduct: (copyOf?: string) =>
    withQuery(
      '/admin/products/new',
      copyOf === undefined ? undefined : new URLSearchParams({ copy: copyOf }),
    ),
  adminProduct: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
  adminImport: () => '/admin/products/import',
  adminOrders: (filters?: URLSearchParams) => withQuery('/admin/orders', filters),
  adminOrder: (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`,
  adminPayments: (filters?: URLSearchParams) => withQuery('/admin/payments', filters),
  /** Papers to print for one order or many. */
  adminPapers: (kind: 'slip' | 'invoice', orderNumbers: readonly string[]) =>
    withQuery(`/admin/papers/${kind}`, new URLSearchParams({ orders: orderNumbers.join(',') })),
  adminCustomers: (filters?: URLSearchParams) => withQuery('/admin/customers', filters),
  adminCustomer: (id: string) => `/admin/customers/${encodeURIComponent(id)}`,
  adminAnalytics: (filters?: URLSearchParams) => withQuery('/admin/analytics', filters),
  adminMessages: (box?: 'inbox' | 'newsletter' | 'mails') =>
    withQuery('/admin/messages', box === undefined ? undefined : new URLSearchParams({ box })),
  adminSettings: (section?: 'shop' | 'payments' | 'delivery' | 'facts' | 'synonyms' | 'audit') =>
    withQuery('/admin/settings', section === undefined ? undefined : new URLSearchParams({ section })),
} as const

function withQuery(path: string, params?: URLSearchParams): string {
  const query = params?.toString() ?? ''
  return query === '' ? path : `${path}?${query}`
}

function withHash(path: string, section?: string): string {
  return section === undefined ? path : `${path}#${section}`
}
