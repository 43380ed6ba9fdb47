/** Every address of the shop, built in one place. It imports nothing, so every room may use it. */
export const paths = {
  home: () => '/',
  products: (filters?: URLSearchParams) => withQuery('/products', filters),
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  orderSuccess: (orderNumber: string) =>
    withQuery('/order-success', new URLSearchParams({ order: orderNumber })),
  auth: (next?: string) => withQuery('/auth', next === undefined ? undefined : new URLSearchParams({ next })),
} as const

function withQuery(path: string, params?: URLSearchParams): string {
  const query = params?.toString() ?? ''
  return query === '' ? path : `${path}?${query}`
}
