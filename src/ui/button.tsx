import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Spinner } from './spinner'

const button = cva(
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
  {
    variants: {
      tone: {
        primary: 'bg-copper text-plaster enabled:hover:bg-copper-hover [a]:hover:bg-copper-hover',
        secondary:
          'border border-control bg-plaster text-ink enabled:hover:bg-plaster-raised [a]:hover:bg-plaster-raised',
        quiet: 'text-majolica underline-offset-4 enabled:hover:underline [a]:hover:underline',
      },
      size: { regular: '', icon: 'min-w-11 px-2', wide: 'w-full' },
    },
    defaultVariants: { tone: 'primary', size: 'regular' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Gives its looks to the one child, a link for example. */
    asChild?: boolean
    /** A write is running: a spinner shows and the button takes no click. */
    busy?: boolean
  }

export function Button({
  asChild,
  busy,
  tone,
  size,
  className,
  children,
  disabled,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(button({ tone, size }), className)
  if (asChild === true) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled === true || busy === true}
      aria-busy={busy}
      {...props}
    >
      {busy === true && <Spinner />}
      {children}
    </button>
  )
}
