import { Slider as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type SliderProps = Omit<
  ComponentProps<typeof Radix.Root>,
  'asChild' | 'children' | 'orientation' | 'inverted' | 'value' | 'defaultValue'
> & {
  /** One number for one thumb, two for a range. */
  value: number[]
  /** What each thumb sets, as a screen reader says it. */
  labels: readonly string[]
  /** How a value is said: with its unit. */
  format?: (value: number) => string
}

/** Runs the way the page reads: from right to left the smallest value is at the right, and arrow left raises it. */
export function Slider({ labels, format, value, className, ...props }: SliderProps) {
  return (
    <Radix.Root
      value={value}
      className={cn(
        'relative flex h-11 w-full touch-none items-center select-none data-disabled:opacity-60',
        className,
      )}
      {...props}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-plaster-line forced-colors:bg-[GrayText]">
        <Radix.Range className="absolute h-full rounded-full bg-copper forced-colors:bg-[Highlight]" />
      </Radix.Track>
      {labels.map((label, index) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={format?.(value[index] ?? 0)}
          className="relative block size-6 cursor-grab rounded-full border-2 border-copper bg-white shadow-low transition-colors before:absolute before:-inset-2.5 before:rounded-full hover:bg-copper-tint active:cursor-grabbing"
        />
      ))}
    </Radix.Root>
  )
}
