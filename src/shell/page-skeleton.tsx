import { Skeleton } from '@/ui/skeleton'

/** Stands where a page will be while its code and data arrive for the first time. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    // At least as high as the screen: what comes below the page is out of sight and never seen to be pushed.
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
