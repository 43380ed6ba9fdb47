import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'

export function Component() {
  const { t } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={t('deferred.notFound.title')} noIndex />
      <h1 className="text-2xl">{t('deferred.notFound.title')}</h1>
      <p>{t('deferred.notFound.text')}</p>
      <Button asChild>
        <Link to={paths.home()}>{t('shop.action.backHome')}</Link>
      </Button>
    </div>
  )
}
