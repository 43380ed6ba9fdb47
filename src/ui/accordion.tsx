import { ChevronDown } from 'lucide-react'
import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** `type="single"` (with `collapsible`) or `"multiple"`; `value` and `onValueChange` control it, for example from the address. */
export function Accordion({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn('divide-y divide-plaster-line border-y border-plaster-line', className)}
      {...props}
    />
  )
}

type AccordionItemProps = {
  value: string
  title: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  id?: string
  className?: string
  children: ReactNode
}

export function AccordionItem({
  value,
  title,
  heading: Heading = 'h3',
  id,
  className,
  children,
}: AccordionItemProps) {
  return (
    <Radix.Item value={value} id={id} className={className}>
      <Radix.Header asChild>
        <Heading className="text-lg">
          <Radix.Trigger className="group flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-control py-3 text-start hover:text-copper">
            <span className="min-w-0 grow">{title}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-copper transition-transform duration-200 group-data-[state=open]:rotate-180"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      {/* In the HTML also while it is closed: it is printed, and read where scripts are off. */}
      <Radix.Content
        forceMount
        className="data-[state=closed]:hidden data-[state=open]:animate-fade-in print:data-[state=closed]:block noscript:data-[state=closed]:block"
      >
        <div className="max-w-prose pb-5">{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
