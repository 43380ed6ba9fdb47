import { Suspense } from 'react'
import type { FactListsProps } from '@/catalog/fact-filters'
import { lazyPart } from '@/ui/lazy-part'

// Lazy, because the list does not need it at first.
const FactLists = lazyPart(async () => (await import('@/catalog/fact-filters')).FactLists)

/** Material, colour and size beside the list, all open. */
export function OpenFacts(props: Omit<FactListsProps, 'open'>) {
  return (
    <Suspense>
      <FactLists open {...props} />
    </Suspense>
  )
}
