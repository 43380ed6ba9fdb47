import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export const Tabs = Radix.Root

/** Needs an `aria-label`. Tabs that do not fit scroll. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex gap-1 overflow-x-auto border-b border-plaster-line p-1 pb-0', className)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'min-h-11 shrink-0 cursor-pointer rounded-t-control border-b-3 border-transparent px-4 py-2 whitespace-nowrap text-ink-muted transition-colors duration-150 hover:bg-plaster-raised hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-copper data-[state=active]:font-medium data-[state=active]:text-copper forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('rounded-control py-5', className)} {...props} />
}
