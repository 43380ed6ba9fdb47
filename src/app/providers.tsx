import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { AuthProvider } from '@/auth/auth-context'
import { SessionWatch } from '@/auth/session-watch'
import { CartAccount } from '@/cart/cart-account'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider, useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { afterFirstScreen } from '@/lib/after-first-screen'
import { currentToasts, subscribeToasts } from '@/ui/toast'
import type { ToasterProps } from '@/ui/toaster'
import { useFirstTouch } from '@/ui/use-first-touch'
import { ResultToasts } from './result-toasts'

const loadToaster = () => import('@/ui/toaster').then((module) => ({ default: module.Toaster }))
// A shop without toasts is better than no shop: their code not arriving must not take the page down.
const Toaster = lazy<ComponentType<ToasterProps>>(() => loadToaster().catch(() => ({ default: () => null })))
const prefetchToaster = () => {
  loadToaster().catch(() => undefined)
}
const ShopNotices = lazy<ComponentType>(() =>
  import('@/shell/offline/shop-notices').then(
    (module) => ({ default: module.ShopNotices }),
    () => ({ default: () => null }),
  ),
)
const hasToasts = () => currentToasts().length > 0

type ProvidersProps = { queryClient: QueryClient; initialLanguage?: Language; children: ReactNode }

export function Providers({ queryClient, initialLanguage, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initialLanguage={initialLanguage}>
        <Directed>
          <AuthProvider>
            <CartProvider>
              {children}
              <SessionWatch />
              <CartAccount />
              <ResultToasts />
              <Toasts />
              <Kept />
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

/**
 * The code that draws toasts comes before it is needed, since a toast may say "no connection": with the first touch of the
 * page, or from what the service worker keeps.
 */
function Toasts() {
  const { t, direction } = useLanguage()
  const some = useSyncExternalStore(subscribeToasts, hasToasts, () => false)
  useFirstTouch(prefetchToaster)
  if (!some) return null
  return (
    <Suspense fallback={null}>
      <Toaster label={t('toast.region')} closeLabel={t('action.close')} direction={direction} />
    </Suspense>
  )
}

/** What keeps the shop for visits without a network, and says when there is none. Nothing on the first screen waits for it. */
function Kept() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => afterFirstScreen(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ShopNotices />
    </Suspense>
  )
}
