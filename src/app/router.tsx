import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { parseFilters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import { settingsQueries } from '@/settings/queries'
import { StorefrontLayout } from '@/shell/storefront-layout'
import { HydrateFallback } from './hydrate-fallback'
import { lazyPage } from './lazy-page'
import { RouteError } from './route-error'

// A loader makes sure that there is data; whether it is fresh is the page's business.
const ONCE = { staleTime: 'static' } as const

const filtersOf = ({ request }: LoaderFunctionArgs) => parseFilters(new URL(request.url).searchParams)

/** Loaders stand here and not in the pages: the data is asked for while the page's code is on its way. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      Component: StorefrontLayout,
      ErrorBoundary: RouteError,
      HydrateFallback,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            {
              path: '/',
              loader: () => queryClient.query({ ...catalogQueries.featured(), ...ONCE }),
              lazy: lazyPage(() => import('@/pages/home-page').then((module) => module.HomePage)),
            },
            {
              path: '/products',
              loader: (args) =>
                Promise.all([
                  queryClient.infiniteQuery({ ...catalogQueries.list(filtersOf(args)), ...ONCE }),
                  queryClient.query({ ...catalogQueries.facets(filtersOf(args)), ...ONCE }),
                ]),
              lazy: lazyPage(() => import('@/pages/products-page').then((module) => module.ProductsPage)),
            },
            {
              path: '/product/:id',
              loader: ({ params }) =>
                queryClient.query({ ...catalogQueries.product(params.id ?? ''), ...ONCE }),
              lazy: lazyPage(() => import('@/pages/product-page').then((module) => module.ProductPage)),
            },
            {
              path: '/cart',
              lazy: lazyPage(() => import('@/pages/cart-page').then((module) => module.CartPage)),
            },
            {
              path: '/checkout',
              loader: () => queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
              lazy: lazyPage(() => import('@/pages/checkout-page').then((module) => module.CheckoutPage)),
            },
            {
              path: '/order-success',
              loader: () =>
                Promise.all([
                  queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
                  queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
                ]),
              lazy: lazyPage(() =>
                import('@/pages/order-success-page').then((module) => module.OrderSuccessPage),
              ),
            },
            {
              path: '/auth',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(() => import('@/pages/auth-page').then((module) => module.AuthPage)),
            },
            {
              path: '*',
              lazy: lazyPage(() => import('@/pages/not-found-page').then((module) => module.NotFoundPage)),
            },
          ],
        },
      ],
    },
  ]
}

export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter(createRoutes(queryClient))
}
