import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { parseFilters } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import type { LoadedStory } from '@/pages/story-page'
import { settingsQueries } from '@/settings/queries'
import { StorefrontLayout } from '@/shell/storefront-layout'
import { HydrateFallback } from './hydrate-fallback'
import { lazyPage } from './lazy-page'
import { RouteError } from './route-error'

// A loader makes sure that there is data; whether it is fresh is the page's business.
const ONCE = { staleTime: 'static' } as const

const filtersOf = ({ request }: LoaderFunctionArgs) => parseFilters(new URL(request.url).searchParams)

/** The story at this address with its text, or null: the page says so then. */
async function readStory(slug: string): Promise<LoadedStory> {
  const { findStory, loadStory } = await import('@/content/stories')
  const story = findStory(slug)
  return story === undefined ? null : { story, body: await loadStory(story.slug) }
}

/** Loaders stand here and not in the pages: the data is asked for while the page's code is on its way. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
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
          ErrorBoundary: RouteError,
          // Inside the layout: its header is there at once.
          HydrateFallback,
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
              path: '/cities',
              lazy: lazyPage(
                () => import('@/pages/cities-page').then((module) => module.CitiesPage),
                'content',
              ),
            },
            {
              path: '/cart',
              lazy: lazyPage(() => import('@/pages/cart-page').then((module) => module.CartPage)),
            },
            {
              path: '/checkout',
              loader: () => queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
              lazy: lazyPage(
                () => import('@/pages/checkout-page').then((module) => module.CheckoutPage),
                'ordering',
              ),
            },
            {
              path: '/order-success',
              loader: () =>
                Promise.all([
                  queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
                  queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
                ]),
              lazy: lazyPage(
                () => import('@/pages/order-success-page').then((module) => module.OrderSuccessPage),
                'ordering',
                'account',
              ),
            },
            {
              path: '/auth',
              loader: () => queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
              lazy: lazyPage(() => import('@/pages/auth-page').then((module) => module.AuthPage), 'account'),
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
              loader: () =>
                Promise.all([
                  queryClient.query({ ...settingsQueries.shop(), ...ONCE }),
                  queryClient.query({ ...settingsQueries.deliveryRates(), ...ONCE }),
                ]),
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
