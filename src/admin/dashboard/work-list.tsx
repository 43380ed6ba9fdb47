import {
  BellRing,
  ChevronRight,
  CircleCheck,
  Inbox,
  type LucideIcon,
  MailX,
  PackageMinus,
  PackageX,
  Paperclip,
  RotateCcw,
  ShieldAlert,
} from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import { Link } from '@/ui/link'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import type { Overview } from './queries'

type Work = {
  key:
    | 'to_refund'
    | 'proofs'
    | 'differences'
    | 'returns'
    | 'low_stock'
    | 'to_notify'
    | 'open_messages'
    | 'failed_emails'
  label: PlainMessageKey
  to: string
  icon: LucideIcon
  /** Colours of the icon while the count is not 0. */
  tone: string
}

const WORK: readonly Work[] = [
  {
    key: 'to_refund',
    label: 'adminPayments.work.refund',
    to: adminPaths.payments(new URLSearchParams({ tab: 'refund' })),
    icon: RotateCcw,
    tone: 'bg-brick-tint text-brick',
  },
  {
    key: 'proofs',
    label: 'adminPayments.work.proofs',
    to: adminPaths.payments(),
    icon: Paperclip,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    key: 'differences',
    label: 'adminPayments.work.differences',
    to: adminPaths.payments(new URLSearchParams({ tab: 'differences' })),
    icon: ShieldAlert,
    tone: 'bg-brick-tint text-brick',
  },
  {
    key: 'returns',
    label: 'adminAnalytics.dashboard.returns',
    to: adminPaths.returns(),
    icon: PackageX,
    tone: 'bg-majolica-tint text-majolica',
  },
  {
    key: 'low_stock',
    label: 'adminAnalytics.dashboard.lowStock',
    to: adminPaths.products(new URLSearchParams({ stock: 'low' })),
    icon: PackageMinus,
    tone: 'bg-copper-tint text-copper',
  },
  {
    key: 'to_notify',
    label: 'adminAnalytics.dashboard.toNotify',
    to: adminPaths.stockAlerts(new URLSearchParams({ state: 'to_notify' })),
    icon: BellRing,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    key: 'open_messages',
    label: 'adminAnalytics.dashboard.openMessages',
    to: adminPaths.messages('inbox'),
    icon: Inbox,
    tone: 'bg-aubergine-tint text-aubergine',
  },
  {
    key: 'failed_emails',
    label: 'adminAnalytics.dashboard.failedMails',
    to: adminPaths.messages('mails'),
    icon: MailX,
    tone: 'bg-brick-tint text-brick',
  },
]

/** Counts of other pending work, each linked to where it is done. */
export function WorkList({ overview }: { overview: Overview }) {
  const { t, language } = useLanguage()
  return (
    <ul className="grid gap-3 min-[16rem]:grid-cols-2 md:grid-cols-4">
      {WORK.map(({ key, label, to, icon: Icon, tone }) => {
        const count = overview[key]
        const Mark = count > 0 ? Icon : CircleCheck
        return (
          <li key={key}>
            <Link
              to={to}
              className="flex h-full flex-col gap-2 rounded-picture border border-plaster-line bg-white px-4 py-3 transition-colors duration-150 hover:border-copper hover:bg-plaster"
            >
              <span className="flex items-center gap-3">
                <span
                  className={cn(
                    'flex size-11 shrink-0 items-center justify-center rounded-full',
                    count > 0 ? tone : 'bg-plaster-raised text-ink-muted',
                  )}
                >
                  <Mark aria-hidden="true" className="size-5" />
                </span>
                <span
                  translate="no"
                  className={cn('font-display text-2xl font-semibold', count === 0 && 'text-ink-muted')}
                >
                  {formatNumber(count, language)}
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="ms-auto size-5 shrink-0 text-ink-muted rtl:-scale-x-100"
                />
              </span>{' '}
              <span>{t(label)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
