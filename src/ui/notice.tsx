import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const notice = cva('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-3', {
  variants: {
    tone: {
      info: 'bg-majolica-tint text-majolica',
      warning: 'bg-saffron-tint text-saffron',
      error: 'bg-brick-tint text-brick',
      success: 'bg-olive-tint text-olive',
    },
  },
  defaultVariants: { tone: 'info' },
})

type NoticeProps = ComponentProps<'div'> & VariantProps<typeof notice>

export function Notice({ tone, className, ...props }: NoticeProps) {
  return <div className={cn(notice({ tone }), className)} {...props} />
}
