import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function DashboardPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.dashboard')}>{null}</AdminPage>
}
