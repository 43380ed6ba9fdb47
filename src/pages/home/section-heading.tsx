type SectionHeadingProps = { id: string; title: string; text: string }

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="flex flex-col gap-2">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <p className="max-w-prose text-ink-muted">{text}</p>
    </div>
  )
}
