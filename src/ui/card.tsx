import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const grounds = {
  /** Lies on the page: a form, a table, a result. */
  plain: 'border border-plaster-line bg-white',
  /** Belongs to what is beside it: a summary, an aside. */
  raised: 'bg-plaster-raised',
  /** Floats: few, and for one thing. */
  floating: 'border border-plaster-line bg-plaster shadow-low',
}

type CardProps = ComponentProps<'div'> & {
  ground?: keyof typeof grounds
  /** Gives its looks to the one child: a section, an article, a link. */
  asChild?: boolean
}

export function Card({ ground = 'plain', asChild = false, className, ...props }: CardProps) {
  const Part = asChild ? Slot.Root : 'div'
  return <Part className={cn('rounded-picture p-5 sm:p-6', grounds[ground], className)} {...props} />
}
