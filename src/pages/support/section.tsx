import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; children: ReactNode }

/** A part of the page that an address can name. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
