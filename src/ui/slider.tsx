import * as Radix from '@radix-ui/react-slider'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type SliderProps = Omit<
  ComponentProps<typeof Radix.Root>,
  'asChild' | 'children' | 'orientation' | 'inverted' | 'value' | 'defaultValue'
> & {
  /** One number for one thumb, two for a range. */
  value: number[]
  /** The accessible name of each thumb. */
  labels: readonly string[]
  /** The accessible text of a value, with its unit. */
  format?: (value: number) => string
}

/** Follows the page's direction: in Arabic the smallest value is at the right, and the left arrow key raises it. */
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
