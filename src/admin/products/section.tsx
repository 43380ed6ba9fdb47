import type { ReactNode } from 'react'
import { Card } from '@/ui/card'

type SectionProps = {
  /** Also where links within the page lead to. */
  id: string
  title: string
  actions?: ReactNode
  children: ReactNode
}

export function Section({ id, title, actions, children }: SectionProps) {
  return (
    <Card asChild className="min-w-0">
      <section id={id} aria-labelledby={`${id}-title`}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </section>
    </Card>
  )
}
