import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { requireAdmin } from '@/auth/require-admin'
import { useLanguage } from '@/i18n/language-context'
import type { Area } from '@/i18n/catalogues'
import { Spinner } from '@/ui/spinner'
import { lazyPage } from './lazy-page'
import { readShop } from './loaders'
import { RouteError } from './route-error'

/** The team's area. All of it is fetched by whoever opens it, and nothing of it by shoppers. */
export function createAdminRoutes(queryClient: QueryClient): RouteObject {
  const page = (path: string, load: () => Promise<ComponentType>, ...areas: Area[]): RouteObject => ({
    path,
    lazy: lazyPage(load, ...areas),
  })

  return {
    ErrorBoundary: RouteError,
    HydrateFallback: AdminLoading,
    children: [
      {
        path: '/admin',
        middleware: [requireAdmin(queryClient)],
        loader: () => readShop(queryClient),
        ErrorBoundary: AdminError,
        lazy: lazyPage(
          () => import('@/admin/admin-layout').then((module) => module.AdminLayout),
          'adminFrame',
        ),
        children: [
          {
            index: true,
            lazy: lazyPage(
              () => import('@/admin/dashboard/dashboard-page').then((module) => module.DashboardPage),
              'adminInsight',
              'adminOrders',
              'ordering',
            ),
          },
          page(
            'products',
            () => import('@/admin/products/products-page').then((module) => module.ProductsPage),
            'adminProducts',
          ),
          page(
            'products/import',
            () => import('@/admin/products/import-page').then((module) => module.ImportPage),
            'adminProducts',
          ),
          page(
            'products/new',
            () => import('@/admin/products/new-product-page').then((module) => module.NewProductPage),
            'adminProducts',
            'product',
          ),
          page(
            'products/:id',
            () => import('@/admin/products/edit-product-page').then((module) => module.EditProductPage),
            'adminProducts',
            'product',
          ),
          page(
            'orders',
            () => import('@/admin/orders/orders-page').then((module) => module.OrdersPage),
            'adminOrders',
            'ordering',
          ),
          page(
            'orders/:orderNumber',
            () => import('@/admin/orders/order-page').then((module) => module.OrderPage),
            'adminOrders',
            'ordering',
          ),
          page(
            'papers/:kind',
            () => import('@/admin/orders/papers-page').then((module) => module.PapersPage),
            'adminOrders',
            'ordering',
          ),
          page(
            'customers',
            () => import('@/admin/customers/customers-page').then((module) => module.CustomersPage),
            'adminInsight',
            'ordering',
          ),
          page(
            'customers/:id',
            () => import('@/admin/customers/customer-page').then((module) => module.CustomerPage),
            'adminInsight',
            'ordering',
          ),
          page(
            'analytics',
            () => import('@/admin/analytics/analytics-page').then((module) => module.AnalyticsPage),
            'adminInsight',
            'ordering',
          ),
          page(
            'messages',
            () => import('@/admin/messages/messages-page').then((module) => module.MessagesPage),
            'adminOffice',
            'ordering',
          ),
          page(
            'settings',
            () => import('@/admin/settings/settings-page').then((module) => module.SettingsPage),
            'adminOffice',
          ),
          page('*', () => import('@/admin/missing-page').then((module) => module.MissingPage)),
        ],
      },
    ],
  }
}

const LazyAdminError = lazy(() =>
  lazyPage(() => import('@/admin/admin-error').then((module) => module.AdminError), 'adminFrame')
    .Component()
    .then((component) => ({ default: component })),
)

/** Not `lazy` of the route: the guard may refuse before that has arrived, and the refusal would go past it. */
function AdminError() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <LazyAdminError />
    </Suspense>
  )
}

function AdminLoading() {
  const { t } = useLanguage()
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3">
      <Spinner className="size-8 text-copper" />
      {t('status.loading')}
    </div>
  )
}
