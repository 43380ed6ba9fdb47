import { ShieldCheck, User } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import type { Role } from './queries'

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useLanguage()
  return role === 'admin' ? (
    <Badge tone="blue" icon={ShieldCheck}>
      {t('adminAnalytics.customers.admin')}
    </Badge>
  ) : (
    <Badge icon={User}>{t('adminAnalytics.customers.customer')}</Badge>
  )
}
