import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const badge = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-medium whitespace-nowrap max-[16rem]:whitespace-normal',
  {
    variants: {
      tone: {
        neutral: 'bg-plaster-raised text-ink',
        copper: 'bg-copper-tint text-copper-hover',
        gold: 'bg-saffron-tint text-gold-text',
        yellow: 'bg-saffron-tint text-saffron',
        blue: 'bg-majolica-tint text-majolica',
        purple: 'bg-aubergine-tint text-aubergine',
        green: 'bg-olive-tint text-olive',
        red: 'bg-brick-tint text-brick',
        danger: 'bg-brick-tint text-brick',
        /** On a picture of any colour. */
        dark: 'bg-ink text-plaster',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>

type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone
  /** Colour alone must not carry a meaning: give a state an icon. */
  icon?: LucideIcon
}

export function Badge({ tone, icon: Icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={cn(badge({ tone }), className)} {...props}>
      {Icon !== undefined && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children}
    </span>
  )
}
