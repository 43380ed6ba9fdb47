import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type FieldsetProps = ComponentProps<'fieldset'> & {
  /** Classes for its place beside others. */
  place?: string
}

/**
 * A group of fields with a legend, in an element of its own: WebKit counts the height of the legend twice in a group that is a flex
 * item, until the first tap, and then pulls what is below up from under the finger.
 */
export function Fieldset({ place, className, ...props }: FieldsetProps) {
  return (
    <div className={cn('min-w-0', place)}>
      <fieldset className={cn('min-w-0', className)} {...props} />
    </div>
  )
}
