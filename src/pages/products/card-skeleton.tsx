import { Skeleton } from '@/ui/skeleton'

export const gridClasses =
  'grid grid-cols-1 gap-x-4 gap-y-8 min-[21rem]:grid-cols-2 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-5'

/** As high as a card whose name takes one line. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="aspect-4/5 rounded-picture" />
      <Skeleton className="h-[1lh] w-4/5 text-lg" />
      <Skeleton className="h-[1lh] w-1/2" />
      <Skeleton className="h-11 pointer-fine:hidden" />
    </div>
  )
}
