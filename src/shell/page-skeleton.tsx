import { Skeleton } from '@/ui/skeleton'

/** Stands where a page will be while its code and data arrive for the first time. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-6">
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
