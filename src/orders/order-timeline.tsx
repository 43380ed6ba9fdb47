import type { ReactNode } from 'react'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import type { Database } from '@/lib/database.types'
import { STATUS_LOOKS, statusName, type OrderStatus } from './order-status'

export type StatusChange = {
  to_status: OrderStatus
  created_at: string
  /** Why the order was cancelled. */
  reason?: Database['public']['Enums']['cancellation_reason'] | null
}

const STEPS: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

/** The statuses that an order has not reached yet; none for a cancelled order. */
export function remainingStatuses(status: OrderStatus): readonly OrderStatus[] {
  const step = STEPS.indexOf(status)
  return step === -1 ? [] : STEPS.slice(step + 1)
}

/** Oldest first; changes with equal timestamps keep their order. */
export function sortByTime(history: readonly StatusChange[]): StatusChange[] {
  return [...history].sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
}

type OrderTimelineProps = {
  status: OrderStatus
  /** In any order. */
  changes: readonly StatusChange[]
  isPickup?: boolean
  className?: string
}

const dotColors: Record<OrderStatus, string> = {
  pending: 'bg-saffron-tint text-saffron',
  processing: 'bg-majolica-tint text-majolica',
  shipped: 'bg-aubergine-tint text-aubergine',
  delivered: 'bg-olive-tint text-olive',
  cancelled: 'bg-brick-tint text-brick',
}

/** An order's status changes, oldest first, followed by the steps that remain. */
export function OrderTimeline({ status, changes, isPickup, className }: OrderTimelineProps) {
  const { t, language } = useLanguage()
  const history = sortByTime(changes)
  const remaining = remainingStatuses(status)

  return (
    <ol className={cn('flex flex-col', className)}>
      {history.map((change, index) => {
        const { icon: Icon } = STATUS_LOOKS[change.to_status]
        const last = index === history.length - 1
        return (
          <Step
            key={`${change.created_at}${change.to_status}`}
            current={last}
            more={!last || remaining.length > 0}
          >
            <Dot className={dotColors[change.to_status]}>
              <Icon aria-hidden="true" className="size-4" />
            </Dot>
            <div className="flex min-w-0 flex-col pt-0.5">
              <span className={cn(last && 'font-medium')}>{t(statusName(change.to_status, isPickup))}</span>
              {change.reason != null && <span>{t(`ordering.order.reason.${change.reason}`)}</span>}
              <time dateTime={change.created_at} className="text-sm text-ink-muted">
                {formatDateTime(change.created_at, language)}
              </time>
            </div>
          </Step>
        )
      })}
      {remaining.map((step, index) => {
        const { icon: Icon } = STATUS_LOOKS[step]
        return (
          <Step key={step} more={index < remaining.length - 1}>
            <Dot className="border border-dashed border-control text-ink-muted">
              <Icon aria-hidden="true" className="size-4" />
            </Dot>
            <span className="pt-0.5 text-ink-muted">
              {t(statusName(step, isPickup))}{' '}
              <span className="sr-only">({t('ordering.order.statusToCome')})</span>
            </span>
          </Step>
        )
      })}
    </ol>
  )
}

type StepProps = { current?: boolean; more: boolean; children: ReactNode }

/** A step of a timeline, with the line to the next one. */
export function Step({ current = false, more, children }: StepProps) {
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

/** The mark of a step. */
export function Dot({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="relative shrink-0 rounded-full bg-plaster">
      <span className={cn('flex size-8 items-center justify-center rounded-full', className)}>
        {children}
      </span>
    </span>
  )
}
