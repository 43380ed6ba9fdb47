import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { SelectionBar } from '../../list/selection-bar'
import { MOST_AT_ONCE, readMatchingIds } from '../queries'
import { ChangeDialog } from './change-dialog'
import type { ChangeKind } from './product-change'
import type { ProductFilters } from './product-filters'
import type { ProductSelection } from './use-product-selection'

type BulkBarProps = {
  selection: ProductSelection
  filters: ProductFilters
  /** The filters let through more than this page shows. */
  hasMore: boolean
}

const KINDS = ['activate', 'deactivate', 'price', 'stock'] as const satisfies readonly ChangeKind[]

export function BulkBar({ selection, filters, hasMore }: BulkBarProps) {
  const { t } = useLanguage()
  const [doing, setDoing] = useState<{ kind: ChangeKind; ids: readonly string[] } | null>(null)
  const selectEverything = useMutation({
    meta: { errorText: 'adminProducts.fetchFailed' },
    mutationFn: () => readMatchingIds(filters),
    onSuccess: selection.selectEverything,
  })

  return (
    <>
      <div className="sticky top-18 z-20 not-has-[button]:-mt-5">
        <SelectionBar selection={selection}>
          {selection.all && hasMore && !selection.everything && (
            <Button
              tone="link"
              size="small"
              busy={selectEverything.isPending}
              onClick={() => selectEverything.mutate()}
            >
              {t('adminProducts.selectEverything', { most: MOST_AT_ONCE })}
            </Button>
          )}
          {KINDS.map((kind) => (
            <Button
              key={kind}
              tone="secondary"
              size="small"
              onClick={() => setDoing({ kind, ids: selection.ids })}
            >
              {t(`adminProducts.bulk_${kind}`)}
            </Button>
          ))}
        </SelectionBar>
      </div>
      {doing !== null && (
        <ChangeDialog
          kind={doing.kind}
          ids={doing.ids}
          onClose={() => setDoing(null)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}
