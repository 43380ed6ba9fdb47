import { paths } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'

export function Component() {
  const { t } = useLanguage()
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <Seo title={t('deferred.notFound.title')} noIndex />
      <Khatam className="size-14 text-gold" />
      <h1 className="text-2xl">{t('deferred.notFound.title')}</h1>
      <p>{t('deferred.notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={paths.home()}>{t('shop.action.backHome')}</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to={paths.products()}>{t('shop.nav.products')}</Link>
        </Button>
      </div>
    </div>
  )
}
