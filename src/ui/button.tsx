import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Slot } from './slot'
import { Spinner } from './spinner'

const button = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control text-center font-medium transition-[color,background-color,border-color,box-shadow] duration-150 select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    variants: {
      tone: {
        // A disabled button stays readable; a busy one keeps its colour.
        primary:
          'bg-copper text-plaster shadow-low hover:bg-copper-hover disabled:bg-plaster-line disabled:text-ink-muted disabled:shadow-none forced-colors:border',
        secondary:
          'border border-control bg-plaster text-ink hover:border-copper hover:bg-copper-tint hover:text-copper-hover disabled:border-dashed disabled:bg-transparent disabled:text-ink-muted',
        quiet: 'text-ink hover:bg-plaster-raised disabled:bg-transparent disabled:text-ink-muted',
        link: 'px-1! text-majolica underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-ink-muted disabled:no-underline',
        danger:
          'bg-brick text-plaster hover:bg-brick/90 disabled:bg-plaster-line disabled:text-ink-muted forced-colors:border',
      },
      size: {
        /** For dense tables; 44 pixels high on a touch screen. */
        small: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        regular: 'min-h-11 px-5 py-2',
        large: 'min-h-13 px-7 py-3 text-lg',
        icon: 'min-h-11 min-w-11 px-2 py-2',
        wide: 'min-h-12 w-full px-5 py-2.5',
      },
    },
    defaultVariants: { tone: 'primary', size: 'regular' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Styles its one child, such as a link, instead of rendering a button. */
    asChild?: boolean
    /** While a write runs: shows a spinner and ignores clicks, but keeps the focus. */
    busy?: boolean
    /** Its presses lead no further: it ignores them, but keeps the focus of the press that led here. */
    atLimit?: boolean
  }

export function Button({
  asChild,
  busy = false,
  atLimit = false,
  tone,
  size,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(button({ tone, size }), atLimit && 'bg-transparent! text-ink-muted!', className)
  if (asChild === true) {
    return (
      <Slot className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled === true && !busy}
      aria-disabled={busy || atLimit || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Also stops a second submission: Enter in a field clicks the button.
        if (busy || atLimit) event.preventDefault()
        else onClick?.(event)
      }}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
