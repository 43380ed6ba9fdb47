import { cn } from '@/lib/cn'

/** Decoration: what is going on is said in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
        className,
      )}
    />
  )
}
