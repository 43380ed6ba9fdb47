import { Skeleton } from '@/ui/skeleton'

/** Placeholder of a page while its code and data load: roughly a list of products, or a form. */
export function PageSkeleton({ label, form = false }: { label: string; form?: boolean }) {
  return (
    // At least as high as the screen, so that the footer is never seen to shift.
    <div role="status" data-page-loading="" className="flex min-h-dvh flex-col gap-6">
      <p className="text-ink-muted">{label}</p>
      <Skeleton className="h-10 w-2/3" />
      <div className={form ? 'grid gap-6 sm:max-w-md' : 'grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4'}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className={form ? 'h-11' : 'aspect-4/5 rounded-picture'} />
        ))}
      </div>
    </div>
  )
}
