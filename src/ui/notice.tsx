import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const notice = cva('flex items-start gap-3 rounded-control border px-4 py-3', {
  variants: {
    tone: {
      info: 'border-majolica/25 bg-majolica-tint text-majolica',
      warning: 'border-saffron/25 bg-saffron-tint text-saffron',
      error: 'border-brick/25 bg-brick-tint text-brick',
      success: 'border-olive/25 bg-olive-tint text-olive',
    },
  },
  defaultVariants: { tone: 'info' },
})

type Tone = NonNullable<VariantProps<typeof notice>['tone']>

const icons: Record<Tone, LucideIcon> = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
}

type NoticeProps = ComponentProps<'div'> & { tone?: Tone }

export function Notice({ tone = 'info', className, children, ...props }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={cn(notice({ tone }), className)} {...props}>
      <span className="flex h-[calc(var(--leading-text)*1em)] items-center">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </div>
  )
}
