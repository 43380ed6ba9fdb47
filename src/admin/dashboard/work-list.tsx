import {
  ChevronRight,
  CircleCheck,
  Clock,
  Hammer,
  Inbox,
  MailX,
  PackageMinus,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import type { Overview } from './queries'

type Work = {
  key: 'to_confirm' | 'to_ship' | 'low_stock' | 'open_messages' | 'failed_mails'
  label: PlainMessageKey
  to: string
  icon: LucideIcon
  /** How the icon stands out while there is something to do. */
  tone: string
}

const WORK: readonly Work[] = [
  {
    key: 'to_confirm',
    label: 'adminDashboard.toConfirm',
    to: paths.adminOrders(new URLSearchParams({ status: 'pending' })),
    icon: Clock,
    tone: 'bg-saffron-tint text-saffron',
  },
  {
    key: 'to_ship',
    label: 'adminDashboard.toShip',
    to: paths.adminOrders(new URLSearchParams({ status: 'processing' })),
    icon: Hammer,
    tone: 'bg-majolica-tint text-majolica',
  },
  {
    key: 'low_stock',
    label: 'adminDashboard.lowStock',
    to: paths.adminProducts(new URLSearchParams({ stock: 'low' })),
    icon: PackageMinus,
    tone: 'bg-copper-tint text-copper',
  },
  {
    key: 'open_messages',
    label: 'adminDashboard.openMessages',
    to: paths.adminMessages('inbox'),
    icon: Inbox,
    tone: 'bg-aubergine-tint text-aubergine',
  },
  {
    key: 'failed_mails',
    label: 'adminDashboard.failedMails',
    to: paths.adminMessages('mails'),
    icon: MailX,
    tone: 'bg-brick-tint text-brick',
  },
]

/** What waits today, each a way to where it is done. */
export function WorkList({ overview }: { overview: Overview }) {
  const { t, language } = useLanguage()
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
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
                <span className={cn('font-display text-2xl font-semibold', count === 0 && 'text-ink-muted')}>
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
