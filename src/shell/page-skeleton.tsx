import { Skeleton } from '@/ui/skeleton'

/** Placeholder of a page while its code and data load. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    // At least as high as the screen, so that the footer is never seen to shift.
    <div role="status" data-page-loading="" className="flex min-h-dvh flex-col gap-6">
      <p className="text-ink-muted">{label}</p>
      <Skeleton className="h-10 w-2/3" />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="aspect-4/5 rounded-picture" />
        ))}
      </div>
    </div>
  )
}
