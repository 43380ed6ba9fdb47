import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { AuthProvider } from '@/auth/auth-context'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider, useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { FailureToasts } from './failure-toasts'

const Toaster = lazy(() => import('@/ui/toaster').then((module) => ({ default: module.Toaster })))

type ProvidersProps = { queryClient: QueryClient; initialLanguage?: Language; children: ReactNode }

export function Providers({ queryClient, initialLanguage, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initialLanguage={initialLanguage}>
        <Directed>
          <AuthProvider>
            <CartProvider>
              {children}
              <FailureToasts />
              <Toasts />
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

/** Toasts come after something has happened, so their code comes after the first screen. */
function Toasts() {
  const { t, direction } = useLanguage()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(true), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster label={t('toast.region')} closeLabel={t('action.close')} direction={direction} />
    </Suspense>
  )
}
