import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Slot } from './slot'

const grounds = {
  /** On the page: a form, a table, a result. */
  plain: 'border border-plaster-line bg-white',
  /** Beside the main content: a summary, an aside. */
  raised: 'bg-plaster-raised',
  /** Above the page; use sparingly. */
  floating: 'border border-plaster-line bg-plaster shadow-low',
}

type CardProps = ComponentProps<'div'> & {
  ground?: keyof typeof grounds
  /** Styles its one child (a section, an article, a link) instead of rendering a div. */
  asChild?: boolean
}

export function Card({ ground = 'plain', asChild = false, className, ...props }: CardProps) {
  const Part = asChild ? Slot : 'div'
  return <Part className={cn('rounded-picture p-5 sm:p-6', grounds[ground], className)} {...props} />
}
