import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const badge = cva('inline-flex items-center gap-1 rounded-full px-3 py-1 text-sm', {
  variants: {
    tone: {
      neutral: 'bg-plaster-raised text-ink',
      copper: 'bg-copper-tint text-copper-hover',
      danger: 'bg-brick-tint text-brick',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badge>

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badge({ tone }), className)} {...props} />
}
