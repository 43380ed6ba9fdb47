import { Check, CircleOff } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const { t } = useLanguage()
  return isActive ? (
    <Badge tone="green" icon={Check}>
      {t('adminSettings.active')}
    </Badge>
  ) : (
    <Badge icon={CircleOff}>{t('adminSettings.inactive')}</Badge>
  )
}
