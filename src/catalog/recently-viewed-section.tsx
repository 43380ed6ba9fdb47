import { Suspense } from 'react'
import { optionalPart } from '@/ui/lazy-part'
import type { RecentlyViewedStripProps } from './recently-viewed-strip'

// Not part of a page's first code: it shows what only the browser has stored, at the end of the page.
const Strip = optionalPart(async () => (await import('./recently-viewed-strip')).RecentlyViewedStrip)

export function RecentlyViewed(props: RecentlyViewedStripProps) {
  return (
    <Suspense fallback={null}>
      <Strip {...props} />
    </Suspense>
  )
}
