import { useLanguage } from '@/i18n/language-context'
import { PageSkeleton } from '@/shell/page-skeleton'

export function HydrateFallback() {
  const { t } = useLanguage()
  return <PageSkeleton label={t('status.loading')} />
}
