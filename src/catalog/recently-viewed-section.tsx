import { lazy, Suspense, type ReactNode } from 'react'
import type { RecentlyViewedStripProps } from './recently-viewed-strip'

// Not part of a page's first code: it shows what only the browser knows, at the end of the page. Its failure is ignored.
const Strip = lazy<(props: RecentlyViewedStripProps) => ReactNode>(() =>
  import('./recently-viewed-strip').then(
    (module) => ({ default: module.RecentlyViewedStrip }),
    () => ({ default: () => null }),
  ),
)

export function RecentlyViewed(props: RecentlyViewedStripProps) {
  return (
    <Suspense fallback={null}>
      <Strip {...props} />
    </Suspense>
  )
}
