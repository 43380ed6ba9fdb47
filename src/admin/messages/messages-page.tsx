import { useLanguage } from '@/i18n/language-context'
import { AdminPage } from '@/admin/admin-page'

export function MessagesPage() {
  const { t } = useLanguage()
  return <AdminPage title={t('admin.messages')}>{null}</AdminPage>
}
