import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** The look of every control that holds a text. One with dir="ltr" aligns its text with the page: see styles.css. */
export const controlClasses =
  'min-h-11 w-full rounded-control border border-control bg-white px-3 py-2 text-base text-ink transition-[border-color] duration-150 placeholder:text-ink-muted hover:border-ink-muted focus:border-majolica focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-dashed disabled:bg-plaster-raised disabled:text-ink-muted aria-invalid:border-brick aria-invalid:bg-brick-tint/30 [&:is(input,textarea):read-only]:bg-plaster-raised'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, className)} {...props} />
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlClasses, 'min-h-28 resize-y', className)} {...props} />
}
