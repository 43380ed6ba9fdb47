import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { AdminPage } from './admin-page'

export function MissingPage() {
  const { t } = useLanguage()
  return (
    <AdminPage title={t('error.not_found')}>
      <Button asChild tone="secondary" className="self-start">
        <Link to={paths.admin()}>{t('admin.dashboard')}</Link>
      </Button>
    </AdminPage>
  )
}
