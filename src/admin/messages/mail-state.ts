import { CircleCheck, CircleX, Clock, type LucideIcon, RotateCw } from 'lucide-react'
import type { PlainMessageKey } from '@/i18n/message-types'
import type { BadgeTone } from '@/ui/badge'
import type { MailState } from './queries'

type Progress = { sent_at: string | null; failed_at: string | null; attempts: number }

export function mailState({ sent_at: sentAt, failed_at: gaveUpAt, attempts }: Progress): MailState {
  if (sentAt !== null) return 'sent'
  if (gaveUpAt !== null) return 'gaveUp'
  return attempts === 0 ? 'waiting' : 'retrying'
}

export const MAIL_LOOKS: Record<MailState, { tone: BadgeTone; icon: LucideIcon; label: PlainMessageKey }> = {
  waiting: { tone: 'yellow', icon: Clock, label: 'adminMessages.waiting' },
  retrying: { tone: 'blue', icon: RotateCw, label: 'adminMessages.retrying' },
  sent: { tone: 'green', icon: CircleCheck, label: 'adminMessages.sent' },
  gaveUp: { tone: 'red', icon: CircleX, label: 'adminMessages.gaveUp' },
}
