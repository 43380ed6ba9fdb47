import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, PackageOpen, ThumbsUp } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Badge, type BadgeTone } from '@/ui/badge'
import type { ReturnState } from './queries'

const LOOKS: Record<ReturnState, { tone: BadgeTone; icon: LucideIcon }> = {
  requested: { tone: 'yellow', icon: Clock },
  approved: { tone: 'blue', icon: ThumbsUp },
  received: { tone: 'purple', icon: PackageOpen },
  closed: { tone: 'green', icon: CircleCheck },
  refused: { tone: 'red', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
}

export function ReturnStateBadge({ state }: { state: ReturnState }) {
  const { t } = useLanguage()
  return <Badge {...LOOKS[state]}>{t(`adminReturns.state.${state}`)}</Badge>
}
