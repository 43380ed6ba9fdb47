import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** `pill`: a few words; its frame shows that it is chosen. `box`: a radio button before a sentence or two. */
  look?: 'box' | 'pill'
}

/** One radio button of a group, drawn as a box around its content. Use it in a fieldset with a legend. */
export function Choice({ children, className, look = 'box', ...props }: ChoiceProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-11 cursor-pointer items-center rounded-control border border-control bg-white transition-[border-color,background-color] duration-150 hover:border-copper',
        'has-checked:border-copper has-checked:bg-copper-tint has-checked:ring-1 has-checked:ring-copper',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-majolica',
        'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-plaster-raised has-disabled:text-ink-muted',
        look === 'box' ? 'gap-3 px-4 py-3' : 'gap-2 px-4 py-2',
        // Forced colours remove the frame's colour, which is all that shows the choice.
        look === 'pill' &&
          'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
        className,
      )}
    >
      <input
        type="radio"
        className={cn(
          'outline-none',
          look === 'pill'
            ? 'absolute inset-0 size-full cursor-[inherit] opacity-0'
            : 'size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-white checked:border-6 checked:border-copper disabled:bg-plaster-raised',
        )}
        {...props}
      />
      {children}
    </label>
  )
}
