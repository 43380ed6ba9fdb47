import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/**
 * Crops what it holds to a horseshoe arch of 4:5. A focus ring would be cut off with the rest: put the arch inside the
 * link, not the link inside the arch.
 */
export function Arch({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('arch aspect-4/5 overflow-hidden', className)} {...props} />
}
