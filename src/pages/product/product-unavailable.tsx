import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams, useRouteError } from 'react-router-dom'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { AppError } from '@/lib/errors'
import { paths } from '@/paths'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'

/** The route's error boundary: handles a failed request of the loader; other errors are thrown on. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!(error instanceof AppError)) throw error
  return <ProductLoadFailed error={error} />
}

/** A failed request. Offline it says so; otherwise it goes back to the list with an error message. */
export function ProductLoadFailed({ error }: { error: Error }) {
  const online = useOnline()
  const [isOffline] = useState(!online && error instanceof AppError && error.code === 'network')
  return isOffline ? <ProductOffline /> : <BackToProducts />
}

function BackToProducts() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const handled = useRef(false)

  useEffect(() => {
    if (handled.current) return
    handled.current = true
    toast({ title: t('shop.toast.error'), description: t('shop.product.notFound'), tone: 'error' })
    void navigate(paths.products(), { replace: true })
  }, [t, navigate])

  return null
}

/** The product is not cached and the device is offline. It loads when the connection is back. */
function ProductOffline() {
  const { t } = useLanguage()
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const online = useOnline()

  const retry = () => {
    void queryClient.resetQueries({ queryKey: catalogQueries.product(id).queryKey })
    void navigate(`${pathname}${search}`, { replace: true })
  }
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    if (online) onOnline()
  }, [online])

  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <Seo title={t('shop.offline.product')} noIndex />
      <WifiOff aria-hidden="true" strokeWidth={1.25} className="size-16 text-copper" />
      <h1 className="text-3xl">{t('shop.offline.product')}</h1>
      <p className="text-ink-muted">{t('shop.offline.productText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{t('shop.action.retry')}</Button>
        <Button asChild tone="secondary">
          <Link to={paths.products()}>{t('shop.product.backToProducts')}</Link>
        </Button>
      </div>
    </div>
  )
}

type ProductNotFoundProps = {
  /** The product's name, when it was deactivated while this page showed it. */
  previousName: string | null
}

export function ProductNotFound({ previousName }: ProductNotFoundProps) {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const handled = useRef(false)

  useEffect(() => {
    if (handled.current) return
    handled.current = true
    toast({ title: t('shop.toast.error'), description: t('shop.product.notFound'), tone: 'error' })
    // The focused element was removed together with the product.
    if (previousName !== null) heading.current?.focus()
  }, [t, previousName])

  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={t('shop.product.notFound')} noIndex />
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t('shop.product.notFound')}
      </h1>
      <p>
        {previousName === null
          ? t('shop.product.notFoundText')
          : t('product.goneText', { name: previousName })}
      </p>
      <Button asChild>
        <Link to={paths.products()}>{t('shop.product.backToProducts')}</Link>
      </Button>
    </div>
  )
}
