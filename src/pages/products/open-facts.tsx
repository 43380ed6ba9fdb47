import { lazy, Suspense, type ComponentType } from 'react'
import type { FactListsProps } from '@/catalog/fact-filters'

// Lazy, because the list does not need it at first. If it fails to load, the other filters still work.
const FactLists = lazy<ComponentType<FactListsProps>>(() =>
  import('@/catalog/fact-filters').then(
    (module) => ({ default: module.FactLists }),
    () => ({ default: () => null }),
  ),
)

/** Material, colour and size beside the list, all open. */
export function OpenFacts(props: Omit<FactListsProps, 'open'>) {
  return (
    <Suspense>
      <FactLists open {...props} />
    </Suspense>
  )
}
