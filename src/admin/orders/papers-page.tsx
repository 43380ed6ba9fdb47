import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function PapersPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.orders')}>{null}</AdminPage>
}
