import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function CustomerPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.customers')}>{null}</AdminPage>
}
