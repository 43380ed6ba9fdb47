import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { loadCode, MissingCodeError } from '@/lib/code'
import { AppError, errorMessage, isUnreachable } from '@/lib/errors'
import { paths } from '@/paths'
import { lazyCode } from '@/ui/lazy-part'
import { toast } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'

/** Long enough to read the message and to press its button. */
const RETRY_MS = 30_000

// In the service worker's cache, which a visit without a connection needs anyway.
const ProductOffline = lazyCode(async () => {
  const module = await loadCode(() => import('./product-offline'))
  return module.ProductOffline
})

/** The route's error boundary: handles a failed request of the loader; other errors, and lost code, are thrown on. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!(error instanceof AppError) || error instanceof MissingCodeError) throw error
  return <ProductLoadFailed error={error} />
}

/** A failed request. Offline it shows that; otherwise it goes back to the list with an error message. */
export function ProductLoadFailed({ error }: { error: Error }) {
  const online = useOnline()
  const [isOffline] = useState(!online && error instanceof AppError && error.code === 'network')
  return isOffline ? <ProductWithoutConnection /> : <BackToProducts error={error} />
}

export function ProductWithoutConnection() {
  return (
    <Suspense fallback={null}>
      <ProductOffline />
    </Suspense>
  )
}

function BackToProducts({ error }: { error: Error }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // With the options that the link chose.
  const address = `${pathname}${search}`
  const handled = useRef(false)

  useEffect(() => {
    if (handled.current) return
    handled.current = true
    const title = t('shop.toast.error')
    if (isUnreachable(error)) {
      toast({
        title,
        description: errorMessage(error, t),
        tone: 'error',
        duration: RETRY_MS,
        action: { label: t('shop.action.retry'), onSelect: () => void navigate(address) },
      })
    } else toast({ title, description: t('shop.product.notFound'), tone: 'error' })
    void navigate(paths.products(), { replace: true })
  }, [error, t, navigate, address])

  return null
}
