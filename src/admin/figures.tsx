import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** Figures side by side, as many in a row as have room. */
export function Figures({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={cn(
        'flex flex-wrap gap-px overflow-hidden rounded-picture border border-plaster-line bg-plaster-line',
        className,
      )}
    >
      {children}
    </dl>
  )
}

type FigureProps = {
  label: string
  children: ReactNode
  /** Below the figure: what it is compared with, or of what it is. */
  note?: ReactNode
  className?: string
}

export function Figure({ label, children, note, className }: FigureProps) {
  return (
    <div
      className={cn(
        'flex grow basis-[calc(50%-1px)] flex-col gap-0.5 bg-white px-4 py-3 sm:basis-40',
        className,
      )}
    >
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd
        translate={typeof children === 'string' ? 'no' : undefined}
        className="font-display text-xl font-semibold"
      >
        {children}
      </dd>
      {note !== undefined && <dd className="text-sm text-ink-muted">{note}</dd>}
    </div>
  )
}
