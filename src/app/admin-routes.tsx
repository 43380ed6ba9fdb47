import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { requireAdmin } from '@/auth/require-admin'
import type { Area } from '@/i18n/catalogues'
import { AdminLoading } from './admin-loading'
import { lazyRoute, page } from './lazy-route'
import { readShop } from './loaders'
import { RouteError } from './route-error'

const ANALYTICS: readonly Area[] = ['adminAnalytics', 'ordering']
const ORDERS: readonly Area[] = ['adminOrders', 'adminTaking', 'adminPayments', 'adminReturns', 'ordering']
const COURIERS: readonly Area[] = ['adminCouriers', ...ORDERS]
const PRODUCT_FORM: readonly Area[] = ['adminProducts', 'product']

/** A page of a chunk that holds several. */
const of =
  <Name extends string>(load: () => Promise<{ pages: Record<Name, ComponentType> }>, name: Name) =>
  async () => ({ Component: (await load()).pages[name] })

const couriers = () => import('@/admin/couriers/pages')
const customers = () => import('@/admin/customers/pages')
const returns = () => import('@/admin/returns/pages')
const products = () => import('@/admin/products/pages')
const orderWork = () => import('@/admin/orders/work-pages')

/** The admin area: fetched when an operator opens it, never by shoppers. */
export function createAdminRoutes(queryClient: QueryClient): RouteObject {
  return {
    ErrorBoundary: RouteError,
    HydrateFallback: AdminLoading,
    children: [
      {
        ...page('/admin', () => import('@/admin/admin-layout'), {
          texts: ['adminShell'],
          loader: () => readShop(queryClient),
        }),
        middleware: [requireAdmin(queryClient)],
        ErrorBoundary: AdminError,
        children: [
          {
            index: true,
            lazy: lazyRoute(
              () => import('@/admin/dashboard/dashboard-page'),
              ['deferred', ...ANALYTICS, 'adminOrders', 'adminPayments'],
            ),
          },
          page('products', () => import('@/admin/products/products-page'), { texts: ['adminProducts'] }),
          page('products/import', () => import('@/admin/products/import/import-page'), {
            texts: ['adminProducts'],
          }),
          page('products/new', of(products, 'NewProductPage'), { texts: PRODUCT_FORM }),
          page('products/:id', of(products, 'EditProductPage'), { texts: PRODUCT_FORM }),
          page('stock-alerts', () => import('@/admin/stock-alerts/stock-alerts-page'), {
            texts: ['adminProducts'],
          }),
          page('promotions', () => import('@/admin/promotions/promotions-page'), {
            texts: ['adminPromotions', 'adminSales'],
          }),
          page('sales', () => import('@/admin/sales/sales'), { texts: ['adminSales'] }),
          page('orders', () => import('@/admin/orders/orders-page'), { texts: ORDERS }),
          page('orders/confirm', of(orderWork, 'ConfirmPage'), { texts: ORDERS }),
          page('orders/new', of(orderWork, 'NewOrderPage'), { texts: ORDERS }),
          page('orders/:orderNumber', () => import('@/admin/orders/order-page'), { texts: ORDERS }),
          page('returns', of(returns, 'ReturnsPage'), { texts: ORDERS }),
          page('returns/:number', of(returns, 'ReturnPage'), { texts: ORDERS }),
          page('reviews', () => import('@/admin/reviews/reviews-page'), { texts: ['adminReviews'] }),
          page('papers/:kind', () => import('@/admin/orders/print-page'), { texts: ORDERS }),
          page('couriers', of(couriers, 'CouriersPage'), { texts: COURIERS }),
          page('couriers/hand-over', of(couriers, 'HandOverPage'), { texts: COURIERS }),
          page('couriers/manifests/:id', of(couriers, 'ManifestPage'), { texts: COURIERS }),
          page('couriers/:id', of(couriers, 'CourierPage'), { texts: COURIERS }),
          page('couriers/:id/remittance', of(couriers, 'RemittancePage'), { texts: COURIERS }),
          page('payments', () => import('@/admin/payments/payments-page'), {
            texts: [...ORDERS, 'adminAnalytics'],
          }),
          page('customers', of(customers, 'CustomersPage'), { texts: ANALYTICS }),
          page('customers/:id', of(customers, 'CustomerPage'), { texts: ANALYTICS }),
          page('analytics', () => import('@/admin/analytics/analytics-page'), { texts: ANALYTICS }),
          page('messages', () => import('@/admin/messages/messages-page'), {
            texts: ['adminMessages', 'adminTemplates', 'ordering'],
          }),
          page('settings', () => import('@/admin/settings/settings-page'), {
            // Promotions and reviews: what the change log calls their fields.
            texts: [
              'adminSettings',
              'adminPayments',
              'adminTemplates',
              'adminRates',
              'adminPromotions',
              'adminReviews',
            ],
          }),
          // More specific than the route that stands for the admin until these are added.
          page(':missing/*', () => import('@/admin/missing-page')),
        ],
      },
    ],
  }
}

const loadAdminError = lazyRoute(() => import('@/admin/admin-error'), ['deferred', 'adminShell'])
const LazyAdminError = lazy(async () => ({ default: (await loadAdminError()).Component }))

/** Not part of the lazy route: the guard may refuse before that has loaded, and its error would go past the boundary. */
function AdminError() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <LazyAdminError />
    </Suspense>
  )
}
