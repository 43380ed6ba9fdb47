import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label beside the box. Without it give an `aria-label`. */
  children?: ReactNode
  /** Some, but not all, of several items are selected. */
  indeterminate?: boolean
}

/** The browser's own checkbox, styled: forms read it like any other. */
export function Checkbox({ children, indeterminate = false, className, ref, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 min-w-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
        children === undefined && 'justify-center',
        className,
      )}
    >
      <span className="relative inline-flex size-5 shrink-0">
        <input
          ref={(input) => {
            if (input !== null) input.indeterminate = indeterminate
            if (typeof ref === 'function') return ref(input)
            if (ref != null) ref.current = input
          }}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-[5px] border border-control bg-white transition-[background-color,border-color] duration-150 checked:border-copper checked:bg-copper indeterminate:border-copper indeterminate:bg-copper disabled:border-dashed aria-invalid:border-brick"
          {...props}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden size-4 text-plaster peer-checked:block peer-indeterminate:hidden"
        />
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden size-4 text-plaster peer-indeterminate:block"
        />
      </span>
      {children !== undefined && <span className="min-w-0">{children}</span>}
    </label>
  )
}
