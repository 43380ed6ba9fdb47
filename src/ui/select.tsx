import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control'

/** The platform's own list: it is right on a phone, with a keyboard and from right to left, and costs nothing. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(controlClasses, 'cursor-pointer appearance-none truncate pe-10')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted"
      />
    </span>
  )
}
