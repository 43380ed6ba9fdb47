import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo/seo'
import { Button } from '@/ui/button'

export function NotFoundPage() {
  const { t } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={t('notFound.title')} noIndex />
      <h1 className="text-2xl">{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Button asChild>
        <Link to={paths.home()}>{t('action.backHome')}</Link>
      </Button>
    </div>
  )
}
