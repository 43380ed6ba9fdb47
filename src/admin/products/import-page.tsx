import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function ImportPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.products')}>{null}</AdminPage>
}
