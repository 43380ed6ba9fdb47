import { cn } from '@/lib/cn'

/** Decoration, hidden from screen readers: give the status in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      className={cn('inline-block shrink-0', className ?? 'size-5')}
    >
      <path d="M4.2 4.2h15.6v15.6H4.2z" className="opacity-35" />
      <path
        d="M4.2 4.2h15.6v15.6H4.2z"
        className="origin-center animate-[spin_1.6s_ease-in-out_infinite] [transform-box:fill-box]"
      />
    </svg>
  )
}
