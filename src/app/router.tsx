import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, redirectDocument, useLocation, type RouteObject } from 'react-router-dom'
import { loadedPages } from '@/catalog/loaded-pages'
import { setProductPageLoader } from '@/catalog/prefetch'
import { loadArea } from '@/i18n/catalogues'
import { ProductSkeleton } from '@/pages/product/product-skeleton'
import { PageSkeleton } from '@/shell/page-skeleton'
import { FORM_PAGE } from '@/shell/personal-pages'
import { ScrollRestoredOutlet, StorefrontLayout } from '@/shell/storefront-layout'
import { useLanguage } from '@/i18n/language-context'
import { DEFAULT_LANGUAGE, isLanguage } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { basenameOf, isAdminPath, publicUrl, splitLanguage } from '@/paths'
import { AdminLoading } from './admin-loading'
import { fetchChunks, page, setRouter } from './lazy-route'
import {
  readPaymentMethods,
  readProduct,
  readRates,
  readSeller,
  readShop,
  readStory,
  startHome,
  startListing,
} from './loaders'
import { RouteError } from './route-error'

setProductPageLoader(() => Promise.all([import('@/pages/product-page'), loadArea('product')]))

const ADMIN_ROUTE = '/admin/*'

/** Loaders are named here and not in the pages, so that the data is fetched in parallel with the page's code. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const shop = () => readShop(queryClient)
  const rates = () => readRates(queryClient)
  const shopAndRates = () => Promise.all([shop(), rates()])
  return [
    // Stands for the admin's pages, which are added when an operator goes there: shoppers do not download their list.
    {
      path: ADMIN_ROUTE,
      ErrorBoundary: RouteError,
      HydrateFallback: AdminLoading,
      // In the file that every visit of the admin begins with.
      Component: AdminLoading,
    },
    {
      // Has a header and a footer of its own.
      ErrorBoundary: RouteError,
      HydrateFallback,
      ...page('/about', () => import('@/pages/about-page'), { texts: ['content'], loader: shop }),
    },
    {
      Component: StorefrontLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: ScrollRestoredOutlet,
          ErrorBoundary: RouteError,
          // Inside the layout, so that the header shows at once.
          HydrateFallback,
          children: [
            page('/', () => import('@/pages/home-page'), {
              landing: true,
              texts: ['home'],
              loader: () => startHome(queryClient),
            }),
            page('/products', () => import('@/pages/products-page'), {
              landing: true,
              texts: ['listing'],
              loader: (args) => startListing(queryClient, args),
              // Only the navigation to the page waits for a list, and the way back to one with further pages; on the page, the last list
              // stays until the next one has loaded.
              shouldRevalidate: ({ currentUrl, nextUrl }) =>
                currentUrl.pathname !== nextUrl.pathname || loadedPages(nextUrl.search) > 1,
            }),
            page('/product/:id', () => import('@/pages/product-page'), {
              landing: true,
              texts: ['product'],
              HydrateFallback: ProductSkeleton,
              loader: ({ params }) => readProduct(queryClient, params.id ?? ''),
              // A chosen variation is written into the address; the product stays the same.
              shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
            }),
            page('/cities', () => import('@/pages/cities-page'), { texts: ['content'] }),
            page('/wishlist', () => import('@/pages/wishlist-page')),
            page('/cart', () => import('@/pages/cart-page')),
            page('/checkout', () => import('@/pages/checkout-page'), {
              texts: ['ordering'],
              loader: () => Promise.all([shopAndRates(), readPaymentMethods(queryClient)]),
            }),
            page('/order-success', () => import('@/pages/order-success-page'), {
              texts: ['ordering', 'account'],
              loader: shop,
            }),
            page('/track/:token?', () => import('@/pages/track-page'), { texts: ['ordering'], loader: shop }),
            page('/pay', () => import('@/pages/pay-page'), { texts: ['ordering', 'payment'], loader: shop }),
            page('/return', () => import('@/pages/return-page'), { texts: ['returns'], loader: shop }),
            page('/review', () => import('@/pages/review-page'), {
              texts: ['reviews', 'returns'],
              loader: shop,
            }),
            page('/complete-order', () => import('@/pages/complete-order-page'), {
              texts: ['ordering', 'payment'],
              loader: () => Promise.all([shopAndRates(), readPaymentMethods(queryClient)]),
            }),
            page('/stop-alerts', () => import('@/pages/stop-alerts-page'), { texts: ['alerts'] }),
            page('/invoice/:number', () => import('@/pages/invoice-page'), { texts: ['invoice'] }),
            page('/auth', () => import('@/pages/auth-page'), { texts: ['account'], loader: shop }),
            page('/auth/reset', () => import('@/pages/auth/reset-page'), { texts: ['account'] }),
            page('/auth/confirm', () => import('@/pages/auth/confirm-page'), { texts: ['account'] }),
            page('/account', () => import('@/pages/account-page'), { texts: ['account', 'ordering'] }),
            page('/account/orders/:orderNumber', () => import('@/pages/account/order-page'), {
              texts: ['account', 'ordering'],
              loader: shop,
            }),
            page('/support', () => import('@/pages/support-page'), { texts: ['content'], loader: rates }),
            page('/CareInstructions', () => import('@/pages/care-page'), { texts: ['content'] }),
            page('/Care', () => import('@/pages/care-redirect')),
            page('/about/stories', () => import('@/pages/stories-page'), { texts: ['content'] }),
            page('/about/stories/:slug', () => import('@/pages/story-page'), {
              texts: ['content'],
              loader: ({ params }) => readStory(queryClient, params.slug ?? ''),
            }),
            page('/Contact', () => import('@/pages/contact-page'), { texts: ['content'], loader: shop }),
            page('/terms', () => import('@/pages/terms-page'), {
              texts: ['content'],
              loader: () => Promise.all([shopAndRates(), readSeller(queryClient)]),
            }),
            // A page this short shows the footer, whose content must not change while it is read.
            page('*', () => import('@/pages/not-found-page'), { loader: shopAndRates }),
          ],
        },
      ],
    },
  ]
}

function loadingText(pathname: string): PlainMessageKey {
  if (/^\/products\/?$/i.test(pathname)) return 'shop.products.loading'
  if (/^\/product\//i.test(pathname)) return 'shop.product.loading'
  return 'shop.status.loading'
}

/**
 * Shown by the first page of a visit while its code and data load, when it is not prerendered. The frames in app.html hold
 * the same (src/prerender/render-page.tsx).
 */
function HydrateFallback() {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const form = new RegExp(FORM_PAGE, 'i').test(pathname)
  return <PageSkeleton label={t(loadingText(pathname))} form={form} />
}

/**
 * Opens the requested address in a document of its own. The admin area has one, because the path of a document names the language of the
 * shop's pages and the admin area switches its language in place.
 */
function openDocument({ request }: { request: Request }): never {
  const { origin, pathname, search } = new URL(request.url)
  const { lang } = document.documentElement
  const url = publicUrl(splitLanguage(pathname).path, isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  throw redirectDocument(`${origin}${url}${search}`)
}

/** For the document at `pathname`, whose prefix is left out of the router's locations and added to its links. */
export function createAppRouter(queryClient: QueryClient, pathname = '/') {
  const isAdmin = isAdminPath(pathname)
  const routes = createRoutes(queryClient).map((route): RouteObject => {
    if (route.path === ADMIN_ROUTE) return isAdmin ? route : { ...route, loader: openDocument }
    // Middleware, because it runs before the loaders below. On the shop's own pages it would make every choice of an option wait.
    return isAdmin ? { ...route, middleware: [openDocument] } : route
  })
  let hasAdmin = false
  const router = createBrowserRouter(routes, {
    basename: basenameOf(pathname) || '/',
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (hasAdmin || !isAdmin || !isAdminPath(path)) return
      const { createAdminRoutes } = await fetchChunks(() => import('./admin-routes'))
      if (signal.aborted) return
      patch(null, [createAdminRoutes(queryClient)])
      hasAdmin = true
    },
  })
  setRouter(router)
  return router
}
