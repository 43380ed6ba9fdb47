import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlClasses, 'min-h-28 resize-y', className)} {...props} />
}
