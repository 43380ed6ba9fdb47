import * as Direction from '@radix-ui/react-direction'
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  StrictMode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { AuthProvider, SessionEffects } from '@/auth/auth-context'
import { CartProvider, SavedCartSync } from '@/cart/cart-context'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider, useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { afterFirstScreen } from '@/lib/after-paint'
import { MissingCodeError } from '@/lib/code'
import { errorMessage, toAppError } from '@/lib/errors'
import { InputReplay } from '@/prerender/input-replay'
import { Ready } from '@/prerender/ready'
import { optionalPart } from '@/ui/lazy-part'
import { toastMissingCode } from '@/ui/missing-code'
import { PlainToasts } from '@/ui/plain-toasts'
import { currentToasts, subscribeToasts, toast } from '@/ui/toast'
import type { ToasterProps } from '@/ui/toaster'
import { useFirstInteraction } from '@/ui/use-first-interaction'

const loadToaster = () => import('@/ui/toaster').then((module) => module.Toaster)
const prefetchToaster = () => {
  loadToaster().catch(() => undefined)
}
const StatusNotices = optionalPart(async () => (await import('@/shell/status-notices')).StatusNotices)
const TOASTER_LATE_MS = 2000
const noToasts = () => NO_TOASTS
const NO_TOASTS: ReturnType<typeof currentToasts> = []

type AppProps = {
  queryClient: QueryClient
  initialLanguage: Language
  /** A `RouterProvider` in the browser, a `StaticRouterProvider` in the build. */
  router: ReactNode
  /** The router in the browser. */
  navigation?: ComponentProps<typeof Ready>['router']
}

/** The whole app. The build and the browser render the same tree, or hydration would fail. */
export function App({ queryClient, initialLanguage, router, navigation }: AppProps) {
  return (
    <StrictMode>
      {/* Content of a Suspense boundary hydrates or renders in slices, with input handled in between. */}
      <Suspense fallback={null}>
        <Providers queryClient={queryClient} initialLanguage={initialLanguage}>
          {router}
          <InputReplay />
          {/* In a boundary, so that it hydrates with those of the page and not before them. */}
          <Suspense fallback={null}>
            <Ready router={navigation} />
          </Suspense>
        </Providers>
      </Suspense>
    </StrictMode>
  )
}

type ProvidersProps = { queryClient: QueryClient; initialLanguage: Language; children: ReactNode }

function Providers({ queryClient, initialLanguage, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initialLanguage={initialLanguage}>
        <Directed>
          <AuthProvider>
            <CartProvider>
              {children}
              <SessionEffects />
              <SavedCartSync />
              <ResultToasts />
              <Toasts />
              <DelayedStatusNotices />
            </CartProvider>
          </AuthProvider>
        </Directed>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function Directed({ children }: { children: ReactNode }) {
  const { direction } = useLanguage()
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>
}

/** Shows the `successText` and `errorText` of queries and mutations as toasts, in the current language. */
function ResultToasts() {
  const queryClient = useQueryClient()
  const { t } = useLanguage()

  const showFailure = useEffectEvent((errorText: PlainMessageKey | undefined) => {
    if (errorText === undefined) return
    toast({ title: t('shop.toast.error'), description: t(errorText), tone: 'error' })
  })
  // What failed while a frame was shown in place of the app.
  useEffect(() => {
    for (const { state, meta } of queryClient.getQueryCache().getAll()) {
      if (state.status === 'error' && state.fetchStatus === 'idle') showFailure(meta?.errorText)
    }
  }, [queryClient])

  useEffect(() => {
    // A query that fails is read again by itself: it is reported once, until it has succeeded.
    const reported = new Set<string>()
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'success') reported.delete(event.query.queryHash)
      if (event.action.type !== 'error' || reported.has(event.query.queryHash)) return
      reported.add(event.query.queryHash)
      showFailure(event.query.meta?.errorText)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { successText, errorText, ownErrors } = event.mutation.meta ?? {}
      if (event.action.type === 'success' && successText !== undefined) {
        toast({ title: t(successText), tone: 'success' })
      }
      if (event.action.type !== 'error') return
      const error: unknown = event.action.error
      // Another attempt fails as well, whatever the form says.
      if (error instanceof MissingCodeError && navigator.onLine) {
        toastMissingCode(t, () => undefined)
        return
      }
      if (ownErrors === true) return
      const showError = () => {
        const reason = errorMessage(error, t)
        const hasReason = toAppError(error).code !== 'unexpected'
        const description =
          errorText === undefined ? reason : hasReason ? `${t(errorText)}. ${reason}` : t(errorText)
        toast({ title: t('shop.toast.error'), description, tone: 'error' })
      }
      // The texts of error codes are in this area. Without them the toast shows the general text.
      loadArea('deferred').then(showError, showError)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient, t])

  return null
}

/**
 * The toaster's code is fetched before it is needed, since a toast may say "no connection": with the first interaction, or
 * from the service worker's cache. Where it does not arrive, plain toasts say the same.
 */
function Toasts() {
  const { t, direction } = useLanguage()
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null)
  const [late, setLate] = useState(false)
  useFirstInteraction(prefetchToaster)
  useEffect(() => {
    if (Toaster !== null || toasts.length === 0) return
    const timer = setTimeout(setLate, TOASTER_LATE_MS, true)
    loadToaster().then(
      (component) => setToaster(() => component),
      () => setLate(true),
    )
    return () => clearTimeout(timer)
  }, [Toaster, toasts])
  if (toasts.length === 0) return null
  if (Toaster === null) {
    if (!late) return null
    return (
      <PlainToasts messages={toasts} label={t('shop.toast.region')} closeLabel={t('shop.action.close')} />
    )
  }
  return <Toaster label={t('shop.toast.region')} closeLabel={t('shop.action.close')} direction={direction} />
}

/** Registers the service worker and reports the connection. Loads after the first screen. */
function DelayedStatusNotices() {
  const [ready, setReady] = useState(false)
  useEffect(() => afterFirstScreen(() => setReady(true)), [])
  if (!ready) return null
  return (
    <Suspense fallback={null}>
      <StatusNotices />
    </Suspense>
  )
}
