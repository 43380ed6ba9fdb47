import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Button } from './button'

type LoadMoreProps = {
  /** How far the list is, in words: "24 of 53 products". */
  status: ReactNode
  shown: number
  total: number
  busy: boolean
  onMore: () => void
  /** The button's words. */
  children: ReactNode
  className?: string
}

/** The end of a list of which there is more; without a button once everything is shown. */
export function LoadMore({ status, shown, total, busy, onMore, children, className }: LoadMoreProps) {
  const more = shown < total
  return (
    <div className={cn('flex flex-col items-center gap-3 py-4', className)}>
      <p className="text-sm text-ink-muted">{status}</p>
      {more && (
        <>
          <progress aria-hidden="true" max={total} value={shown} className="progress h-1 w-48" />
          <Button tone="secondary" busy={busy} onClick={onMore}>
            {children}
          </Button>
        </>
      )}
    </div>
  )
}
