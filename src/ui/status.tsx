import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/**
 * Announces what appears in it. It is always there, and never hidden: a region that appears or is shown together with its text is
 * not announced. While it is empty it takes no room, also not as a gap between others.
 */
export function Status({ className, ...props }: ComponentProps<'div'>) {
  return <div role="status" className={cn('empty:absolute', className)} {...props} />
}
