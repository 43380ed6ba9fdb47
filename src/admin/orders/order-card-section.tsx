import type { ReactNode } from 'react'
import { Card } from '@/ui/card'

type OrderCardSectionProps = { id: string; title: string; children: ReactNode }

/** One of the cards that the page of an order is made of. */
export function OrderCardSection({ id, title, children }: OrderCardSectionProps) {
  return (
    <Card asChild>
      <section aria-labelledby={id} className="flex flex-col items-start gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
