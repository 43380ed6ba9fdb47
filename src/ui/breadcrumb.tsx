import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

type BreadcrumbProps = {
  /** The accessible name of the navigation. */
  label: string
  /** Links from the top down; the last child is the page itself, a `span` with aria-current="page". */
  children: ReactNode
  className?: string
}

/** One line, in which the page itself gives way to its links. */
export function Breadcrumb({ label, children, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={cn('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {Children.toArray(children).map((child, index) => (
          // The items have no ids; their position identifies them.
          <li
            key={index}
            className="flex max-w-full items-center gap-1 text-ink-muted last:min-w-12 last:grow last:basis-0 [&>*]:truncate [&>a]:rounded-control [&>a]:px-1 [&>a]:leading-11 [&>a:hover]:text-copper [&>a:hover]:underline [&>span]:px-1 [&>span]:text-ink"
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  )
}
