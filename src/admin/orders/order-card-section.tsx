import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/card'

type OrderCardSectionProps = { id: string; title: string; className?: string; children: ReactNode }

/** One of the cards that the page of an order is made of. */
export function OrderCardSection({ id, title, className, children }: OrderCardSectionProps) {
  return (
    <Card asChild className={cn('p-4 sm:p-5', className)}>
      <section aria-labelledby={id} className="flex flex-col items-start gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
