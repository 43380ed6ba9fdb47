import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function NewProductPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.newProduct')}>{null}</AdminPage>
}
