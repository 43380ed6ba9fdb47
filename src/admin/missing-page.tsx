import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { AdminPage } from './admin-page'

export function Component() {
  const { t } = useLanguage()
  return (
    <AdminPage title={t('deferred.error.not_found')}>
      <Button asChild tone="secondary" className="self-start">
        <Link to={paths.admin()}>{t('adminShell.dashboard')}</Link>
      </Button>
    </AdminPage>
  )
}
