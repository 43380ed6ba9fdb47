import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function AnalyticsPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.analytics')}>{null}</AdminPage>
}
