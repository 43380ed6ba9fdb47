import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** Figures side by side, as many in a row as have room. */
export function Figures({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-picture border border-plaster-line bg-plaster-line sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
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
    <div className={cn('flex flex-col gap-0.5 bg-white px-4 py-3', className)}>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-display text-xl font-semibold">{children}</dd>
      {note !== undefined && <dd className="text-sm text-ink-muted">{note}</dd>}
    </div>
  )
}
