import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { useOnline } from '@/ui/use-online'

/** The product is not cached and the device is offline. It loads when the connection is back. */
export function ProductOffline() {
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
