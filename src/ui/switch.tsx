import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  /** The label beside the switch. Without it give an `aria-label`. */
  children?: ReactNode
}

/** On or off, with immediate effect. It is a checkbox, so forms read it like any other. */
export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 min-w-12 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
        className,
      )}
    >
      {children !== undefined && <span className="min-w-0">{children}</span>}
      <input
        type="checkbox"
        role="switch"
        className="relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-plaster-line transition-[background-color,border-color] duration-150 before:absolute before:start-0.75 before:top-0.75 before:size-5 before:rounded-full before:bg-white before:shadow-low before:ring-1 before:ring-control before:transition-transform before:duration-150 checked:border-olive checked:bg-olive checked:before:translate-x-5 checked:before:ring-olive disabled:border-dashed disabled:opacity-60 rtl:checked:before:-translate-x-5 forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]"
        {...props}
      />
    </label>
  )
}
