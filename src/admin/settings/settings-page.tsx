import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function SettingsPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.settings')}>{null}</AdminPage>
}
