import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

const STAR =
  'M12 1 15.22 4.22H19.78V8.78L23 12 19.78 15.22V19.78H15.22L12 23 8.78 19.78H4.22V15.22L1 12 4.22 8.78V4.22H8.78Z'

type KhatamProps = ComponentProps<'svg'> & {
  /** Drawn as a line instead of filled. */
  outline?: boolean
}

/** The eight-pointed star: decoration in the colour of the text around it. */
export function Khatam({ outline = false, className, ...props }: KhatamProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={outline ? 'none' : 'currentColor'}
      stroke={outline ? 'currentColor' : 'none'}
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={cn('inline-block shrink-0', className ?? 'size-4')}
      {...props}
    >
      <path d={STAR} />
    </svg>
  )
}

/** Separates two parts of a page. */
export function KhatamDivider({ className }: { className?: string }) {
  return (
    <div role="presentation" className={cn('flex items-center gap-4 text-gold', className)}>
      <span className="h-px grow bg-plaster-line" />
      <Khatam className="size-2.5" />
      <Khatam />
      <Khatam className="size-2.5" />
      <span className="h-px grow bg-plaster-line" />
    </div>
  )
}

/** Items with a star before each. */
export function KhatamList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={cn('flex flex-col gap-2', className)} {...props} />
}

export function KhatamItem({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <li className={cn('flex gap-3', className)}>
      <span className="flex h-[calc(var(--leading-text)*1em)] items-center">
        <Khatam className="size-3 text-copper" />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

type KhatamRatingProps = {
  /** From 0 to 5, drawn in halves. */
  value: number
  /** The rating in words: "4.5 of 5". Left out where text beside it says so. */
  label?: string
  className?: string
}

const PLACES = [1, 2, 3, 4, 5]

export function KhatamRating({ value, label, className }: KhatamRatingProps) {
  return (
    <span
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      className={cn('inline-flex gap-1 text-gold-text', className)}
    >
      {PLACES.map((place) => {
        const rest = value - place + 1
        return (
          <span key={place} className="relative inline-flex size-4">
            <Khatam outline className="size-4" />
            {rest >= 0.25 && (
              <span
                className={cn(
                  'absolute inset-y-0 start-0 flex overflow-hidden',
                  rest >= 0.75 ? 'w-full' : 'w-1/2',
                )}
              >
                {/* A half star shows its inline start. */}
                <Khatam className="size-4 max-w-none" />
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}
