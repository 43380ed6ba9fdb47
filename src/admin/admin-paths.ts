import { withQuery } from '@/paths'

/** The addresses of the admin area; `paths.admin()` is its first page. Apart from the shop's, whose code shoppers download. */
export const adminPaths = {
  products: (filters?: URLSearchParams) => withQuery('/admin/products', filters),
  newProduct: (copyOf?: string) =>
    withQuery(
      '/admin/products/new',
      copyOf === undefined ? undefined : new URLSearchParams({ copy: copyOf }),
    ),
  product: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
  import: () => '/admin/products/import',
  /** Who waits for pieces. */
  stockAlerts: (filters?: URLSearchParams) => withQuery('/admin/stock-alerts', filters),
  /** Prices that are lowered for some time. */
  sales: () => '/admin/sales',
  promotions: () => '/admin/promotions',
  orders: (filters?: URLSearchParams) => withQuery('/admin/orders', filters),
  /** The orders to confirm by phone, one at a time. */
  confirm: (state?: 'due' | 'later' | 'wrong_number', orderNumber?: string) =>
    withQuery(
      '/admin/orders/confirm',
      new URLSearchParams({
        ...(state !== undefined && state !== 'due' && { state }),
        ...(orderNumber !== undefined && { order: orderNumber }),
      }),
    ),
  /** Takes an order for a customer; goes on with a draft. */
  newOrder: (draft?: string) =>
    withQuery('/admin/orders/new', draft === undefined ? undefined : new URLSearchParams({ draft })),
  order: (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`,
  returns: (filters?: URLSearchParams) => withQuery('/admin/returns', filters),
  return: (number: string) => `/admin/returns/${encodeURIComponent(number)}`,
  reviews: (filters?: URLSearchParams) => withQuery('/admin/reviews', filters),
  payments: (filters?: URLSearchParams) => withQuery('/admin/payments', filters),
  /** Papers to print for one order or many. */
  papers: (kind: 'slip' | 'label' | 'invoice' | 'card', orderNumbers: readonly string[]) =>
    withQuery(`/admin/papers/${kind}`, new URLSearchParams({ orders: orderNumbers.join(',') })),
  couriers: () => '/admin/couriers',
  courier: (id: string) => `/admin/couriers/${encodeURIComponent(id)}`,
  /** Records the cash that a courier brought. */
  remittance: (courier: string) => `/admin/couriers/${encodeURIComponent(courier)}/remittance`,
  handOver: () => '/admin/couriers/hand-over',
  manifest: (id: string) => `/admin/couriers/manifests/${encodeURIComponent(id)}`,
  customers: (filters?: URLSearchParams) => withQuery('/admin/customers', filters),
  customer: (id: string) => `/admin/customers/${encodeURIComponent(id)}`,
  analytics: (filters?: URLSearchParams) => withQuery('/admin/analytics', filters),
  messages: (box?: 'inbox' | 'newsletter' | 'mails') =>
    withQuery('/admin/messages', box === undefined ? undefined : new URLSearchParams({ box })),
  settings: (
    section?: 'shop' | 'payments' | 'delivery' | 'couriers' | 'facts' | 'synonyms' | 'texts' | 'audit',
  ) => withQuery('/admin/settings', section === undefined ? undefined : new URLSearchParams({ section })),
} as const
