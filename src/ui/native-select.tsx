import { ChevronDown } from 'lucide-react'
import { useEffect, type ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './input'

/** Escape closes the open list only. Radix's dialogs and menus listen at the document, before the select does. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof HTMLOptionElement) event.stopImmediatePropagation()
}

/**
 * The browser's own select: a phone shows its own list, and the browser may fill it in. With a mouse the list looks like a menu of
 * the shop where the browser can draw one (`.select` in styles.css).
 */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  // Once for all of them: the same listener is not added again.
  useEffect(() => globalThis.addEventListener('keydown', keepEscape, true), [])
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(controlClasses, 'select cursor-pointer truncate pe-10')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted"
      />
    </span>
  )
}
