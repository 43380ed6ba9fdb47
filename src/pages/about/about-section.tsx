import type { ReactNode } from 'react'
import type { AboutSection as SectionId } from '@/content/about'
import { cn } from '@/lib/cn'

type AboutSectionProps = {
  id: SectionId
  title: string
  text?: string
  raised?: boolean
  children: ReactNode
}

export function AboutSection({ id, title, text, raised = false, children }: AboutSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn('py-14 sm:py-20', raised && 'bg-plaster-raised')}
    >
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4">
        <header className="flex flex-col gap-2">
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {text !== undefined && <p className="max-w-prose text-lg text-ink-muted">{text}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
