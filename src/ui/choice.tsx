import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
}

/** One radio of a group, drawn as a box around its content. Belongs into a fieldset with a legend. */
export function Choice({ children, className, ...props }: ChoiceProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control bg-white px-4 py-2',
        'has-checked:border-copper has-checked:bg-copper-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-majolica',
        'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-plaster-raised has-disabled:text-ink-muted',
        className,
      )}
    >
      <input type="radio" className="size-4 shrink-0 accent-copper outline-none" {...props} />
      {children}
    </label>
  )
}
