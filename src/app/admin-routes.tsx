import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { requireAdmin } from '@/auth/require-admin'
import type { Area } from '@/i18n/catalogues'
import { lazyCode } from '@/ui/lazy-part'
import { AdminLoading } from './admin-loading'
import { lazyRoute, page } from './lazy-route'
import { readShop } from './loaders'
import { RouteError } from './route-error'

const ANALYTICS: readonly Area[] = ['adminAnalytics', 'ordering']
const ORDERS: readonly Area[] = ['adminOrders', 'adminDrafts', 'adminPayments', 'adminReturns', 'ordering']
const COURIERS: readonly Area[] = ['adminCouriers', ...ORDERS]
const PRODUCT_FORM: readonly Area[] = ['adminProducts', 'product']

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
          page('products/new', () => import('@/admin/products/new-product-page'), { texts: PRODUCT_FORM }),
          page('products/:id', () => import('@/admin/products/edit-product-page'), { texts: PRODUCT_FORM }),
          page('stock-alerts', () => import('@/admin/stock-alerts/stock-alerts-page'), {
            texts: ['adminProducts'],
          }),
          page('promotions', () => import('@/admin/promotions/promotions-page'), {
            texts: ['adminPromotions', 'adminSales'],
          }),
          page('sales', () => import('@/admin/sales/sales-page'), { texts: ['adminSales'] }),
          page('orders', () => import('@/admin/orders/orders-page'), { texts: ORDERS }),
          page('orders/confirm', () => import('@/admin/orders/confirm-page'), { texts: ORDERS }),
          page('orders/new', () => import('@/admin/orders/draft/new-order-page'), { texts: ORDERS }),
          page('orders/:orderNumber', () => import('@/admin/orders/order-page'), { texts: ORDERS }),
          page('returns', () => import('@/admin/returns/returns-page'), { texts: ORDERS }),
          page('returns/:number', () => import('@/admin/returns/return-page'), { texts: ORDERS }),
          page('reviews', () => import('@/admin/reviews/reviews-page'), { texts: ['adminReviews'] }),
          page('papers/:kind', () => import('@/admin/orders/print-page'), { texts: ORDERS }),
          page('couriers', () => import('@/admin/couriers/couriers-page'), { texts: COURIERS }),
          page('couriers/hand-over', () => import('@/admin/couriers/hand-over-page'), { texts: COURIERS }),
          page('couriers/manifests/:id', () => import('@/admin/couriers/manifest-page'), { texts: COURIERS }),
          page('couriers/:id', () => import('@/admin/couriers/courier-page'), { texts: COURIERS }),
          page('couriers/:id/remittance', () => import('@/admin/couriers/remittance-page'), {
            texts: COURIERS,
          }),
          page('payments', () => import('@/admin/payments/payments-page'), {
            texts: [...ORDERS, 'adminAnalytics'],
          }),
          page('customers', () => import('@/admin/customers/customers-page'), { texts: ANALYTICS }),
          page('customers/:id', () => import('@/admin/customers/customer-page'), { texts: ANALYTICS }),
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
const LazyAdminError = lazyCode(async () => (await loadAdminError()).Component)

/** Not part of the lazy route: the guard may refuse before that has loaded, and its error would go past the boundary. */
function AdminError() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <LazyAdminError />
    </Suspense>
  )
}
