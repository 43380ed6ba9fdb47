import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { ProductSkeleton } from '@/pages/product/product-skeleton'
import { PagePlace } from '@/shell/page-place'
import { StorefrontLayout } from '@/shell/storefront-layout'
import { createAdminRoutes } from './admin-routes'
import { HydrateFallback } from './hydrate-fallback'
import { landingPage, lazyPage } from './lazy-page'
import { readProduct, readRates, readShop, readStory, startHome, startListing } from './loaders'
import { RouteError } from './route-error'

/** Loaders are named here and not in the pages: the data is asked for while the page's code is on its way. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const shop = () => readShop(queryClient)
  const rates = () => readRates(queryClient)
  const shopAndRates = () => Promise.all([shop(), rates()])
  return [
    // The condition is known when the shop is built: a production build has no trace of the page.
    ...(import.meta.env.DEV
      ? [{ path: '/_ui', lazy: lazyPage(() => import('@/pages/ui-page').then((module) => module.UiPage)) }]
      : []),
    createAdminRoutes(queryClient),
    {
      // Has a header and a footer of its own.
      path: '/about',
      ErrorBoundary: RouteError,
      HydrateFallback,
      loader: shop,
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
              lazy: landingPage(() => import('@/pages/home-page').then((module) => module.HomePage), 'home'),
            },
            {
              path: '/products',
              loader: (args) => startListing(queryClient, args),
              // Only the way to the page waits for a list; once there, the last one stays until the next has come.
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
              lazy: landingPage(
                () => import('@/pages/products-page').then((module) => module.ProductsPage),
                'listing',
              ),
            },
            {
              path: '/product/:id',
              HydrateFallback: ProductSkeleton,
              loader: ({ params }) => readProduct(queryClient, params.id ?? ''),
              // A choice is written into the address; the product stays the same.
              shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
              lazy: {
                ...landingPage(
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
              loader: shop,
              lazy: lazyPage(
                () => import('@/pages/order-success-page').then((module) => module.OrderSuccessPage),
                'ordering',
                'account',
              ),
            },
            {
              path: '/track/:token',
              loader: shop,
              lazy: lazyPage(
                () => import('@/pages/track-page').then((module) => module.TrackPage),
                'ordering',
              ),
            },
            {
              path: '/auth',
              loader: shop,
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
              loader: shop,
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
              loader: rates,
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
              loader: shop,
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
              // A page this short shows the footer, which must not change under the reader.
              loader: shopAndRates,
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
