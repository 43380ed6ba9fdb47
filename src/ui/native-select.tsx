import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './input'

/**
 * The browser's own select, for fields that the browser may fill in (`autocomplete="country"`) and for code that must stay
 * small. Elsewhere use `Select`.
 */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={nativeSelectClasses} {...props}>
        {children}
      </select>
      <SelectArrow />
    </span>
  )
}

export const nativeSelectClasses = cn(controlClasses, 'cursor-pointer appearance-none truncate pe-10')

export function SelectArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted"
    />
  )
}
