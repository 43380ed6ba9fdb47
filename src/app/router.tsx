import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { parseFilters } from '@/catalog/filters'
import { loadedPages } from '@/catalog/loaded-pages'
import { seedFromCard } from '@/catalog/prefetch'
import { catalogQueries } from '@/catalog/queries'
import { ProductSkeleton } from '@/pages/product/product-skeleton'
import { settingsQueries } from '@/settings/queries'
import { PagePlace } from '@/shell/page-place'
import { StorefrontLayout } from '@/shell/storefront-layout'
import { firstAttempt } from './first-attempt'
import { HydrateFallback } from './hydrate-fallback'
import { lazyPage } from './lazy-page'
import { readStory } from './read-story'
import { RouteError } from './route-error'

// A loader makes sure that there is data; whether it is fresh is the page's business.
const ONCE = { staleTime: 'static' } as const

/** The list, as far as it had been read at this place of the history. Neither counts nor retries keep people waiting. */
async function startListing(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const { search, searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  queryClient.query({ ...catalogQueries.facets(filters), ...ONCE }).catch(() => undefined)
  const list = catalogQueries.list(filters)
  const read = queryClient.infiniteQuery({ ...list, ...ONCE, pages: loadedPages(search) })
  await firstAttempt(queryClient, list.queryKey, read)
  return null
}

/** Without its newest products the page still has everything else to show. Retries do not keep people waiting. */
async function startHome(queryClient: QueryClient): Promise<null> {
  const featured = catalogQueries.featured()
  const read = queryClient.query({ ...featured, ...ONCE })
  await firstAttempt(queryClient, featured.queryKey, read)
  return null
}

/** Loaders stand here and not in the pages: the data is asked for while the page's code is on its way. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const shopAndRates = () =>
    Promise.all([
      queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
      queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
    ])
  return [
    // The condition is known when the shop is built: a production build has no trace of the page.
    ...(import.meta.env.DEV
      ? [{ path: '/_ui', lazy: lazyPage(() => import('@/pages/ui-page').then((module) => module.UiPage)) }]
      : []),
    {
      // Has a header and a footer of its own.
      path: '/about',
      ErrorBoundary: RouteError,
      HydrateFallback,
      loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
      lazy: lazyPage(() => import('@/pages/about-page').then((module) => module.AboutPage), 'content'),
    },
    {
      Component: StorefrontLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: PagePlace,
          ErrorBoundary: RouteError,
          // Inside the layout: its header is there at once.
          HydrateFallback,
          children: [
            {
              path: '/',
              loader: () => startHome(queryClient),
              lazy: lazyPage(() => import('@/pages/home-page').then((module) => module.HomePage)),
            },
            {
              path: '/products',
              loader: (args) => startListing(queryClient, args),
              // Only the way to the page waits for a list; once there, the last one stays until the next has come.
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
              lazy: lazyPage(() => import('@/pages/products-page').then((module) => module.ProductsPage)),
            },
            {
              path: '/product/:id',
              HydrateFallback: ProductSkeleton,
              loader: ({ params }) => readProduct(queryClient, params.id ?? ''),
              // A choice is written into the address; the product stays the same.
              shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
              lazy: {
                ...lazyPage(
                  () => import('@/pages/product-page').then((module) => module.ProductPage),
                  'product',
                ),
                ErrorBoundary: () =>
                  import('@/pages/product/product-load-error').then((module) => module.ProductLoadError),
              },
            },
            {
              path: '/cities',
              lazy: lazyPage(
                () => import('@/pages/cities-page').then((module) => module.CitiesPage),
                'content',
              ),
            },
            {
              path: '/wishlist',
              lazy: lazyPage(() => import('@/pages/wishlist-page').then((module) => module.WishlistPage)),
            },
            {
              path: '/cart',
              lazy: lazyPage(() => import('@/pages/cart-page').then((module) => module.CartPage)),
            },
            {
              path: '/checkout',
              loader: shopAndRates,
              lazy: lazyPage(
                () => import('@/pages/checkout-page').then((module) => module.CheckoutPage),
                'ordering',
              ),
            },
            {
              path: '/order-success',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(
                () => import('@/pages/order-success-page').then((module) => module.OrderSuccessPage),
                'ordering',
                'account',
              ),
            },
            {
              path: '/track/:token',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(
                () => import('@/pages/track-page').then((module) => module.TrackPage),
                'ordering',
              ),
            },
            {
              path: '/auth',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(() => import('@/pages/auth-page').then((module) => module.AuthPage), 'account'),
            },
            {
              path: '/account',
              lazy: lazyPage(
                () => import('@/pages/account-page').then((module) => module.AccountPage),
                'account',
                'ordering',
              ),
            },
            {
              path: '/account/orders/:orderNumber',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(
                () => import('@/pages/account/order-page').then((module) => module.OrderPage),
                'account',
                'ordering',
              ),
            },
            {
              path: '/auth/reset',
              lazy: lazyPage(
                () => import('@/pages/auth/reset-page').then((module) => module.ResetPage),
                'account',
              ),
            },
            {
              path: '/auth/confirm',
              lazy: lazyPage(
                () => import('@/pages/auth/confirm-page').then((module) => module.ConfirmPage),
                'account',
              ),
            },
            {
              path: '/support',
              loader: () => queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
              lazy: lazyPage(
                () => import('@/pages/support-page').then((module) => module.SupportPage),
                'content',
              ),
            },
            {
              path: '/CareInstructions',
              lazy: lazyPage(() => import('@/pages/care-page').then((module) => module.CarePage), 'content'),
            },
            {
              path: '/Care',
              lazy: lazyPage(() => import('@/pages/care-redirect').then((module) => module.CareRedirect)),
            },
            {
              path: '/about/stories',
              lazy: lazyPage(
                () => import('@/pages/stories-page').then((module) => module.StoriesPage),
                'content',
              ),
            },
            {
              path: '/about/stories/:slug',
              loader: ({ params }) => readStory(params.slug ?? ''),
              lazy: lazyPage(
                () => import('@/pages/story-page').then((module) => module.StoryPage),
                'content',
              ),
            },
            {
              path: '/Contact',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(
                () => import('@/pages/contact-page').then((module) => module.ContactPage),
                'content',
              ),
            },
            {
              path: '/terms',
              loader: shopAndRates,
              lazy: lazyPage(
                () => import('@/pages/terms-page').then((module) => module.TermsPage),
                'content',
              ),
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
