import type { ReactNode } from 'react'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { STATUS_LOOKS, type OrderStatus } from './order-status'
import { comingStatuses, inOrderOfTime, type StatusChange } from './status-steps'

type OrderTimelineProps = {
  status: OrderStatus
  /** In any order. */
  history: readonly StatusChange[]
  className?: string
}

const grounds: Record<OrderStatus, string> = {
  pending: 'bg-saffron-tint text-saffron',
  processing: 'bg-majolica-tint text-majolica',
  shipped: 'bg-aubergine-tint text-aubergine',
  delivered: 'bg-olive-tint text-olive',
  cancelled: 'bg-brick-tint text-brick',
}

/** What happened to an order and when, oldest first, and the steps that are still to come. */
export function OrderTimeline({ status, history, className }: OrderTimelineProps) {
  const { t, language } = useLanguage()
  const past = inOrderOfTime(history)
  const coming = comingStatuses(status)

  return (
    <ol className={cn('flex flex-col', className)}>
      {past.map((change, index) => {
        const { icon: Icon } = STATUS_LOOKS[change.to_status]
        const last = index === past.length - 1
        return (
          <Step
            key={`${change.created_at}${change.to_status}`}
            current={last}
            more={!last || coming.length > 0}
          >
            <Dot className={grounds[change.to_status]}>
              <Icon aria-hidden="true" className="size-4" />
            </Dot>
            <div className="flex min-w-0 flex-col pt-0.5">
              <span className={cn(last && 'font-medium')}>{t(`order.status.${change.to_status}`)}</span>
              <time dateTime={change.created_at} className="text-sm text-ink-muted">
                {formatDateTime(change.created_at, language)}
              </time>
            </div>
          </Step>
        )
      })}
      {coming.map((step, index) => {
        const { icon: Icon } = STATUS_LOOKS[step]
        return (
          <Step key={step} more={index < coming.length - 1}>
            <Dot className="border border-dashed border-control text-ink-muted">
              <Icon aria-hidden="true" className="size-4" />
            </Dot>
            <span className="pt-0.5 text-ink-muted">
              {t(`order.status.${step}`)} <span className="sr-only">({t('order.statusToCome')})</span>
            </span>
          </Step>
        )
      })}
    </ol>
  )
}

type StepProps = { current?: boolean; more: boolean; children: ReactNode }

function Step({ current = false, more, children }: StepProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={cn(
        'relative flex items-start gap-3',
        more && 'pb-5 before:absolute before:inset-y-0 before:start-4 before:w-px before:bg-plaster-line',
      )}
    >
      {children}
    </li>
  )
}

function Dot({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="relative shrink-0 rounded-full bg-plaster">
      <span className={cn('flex size-8 items-center justify-center rounded-full', className)}>
        {children}
      </span>
    </span>
  )
}
