import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'

/** The selected ids. Rows that are no longer listed are not selected, also when they are listed again. */
export function useSelection(listed: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ids = listed.filter((id) => ticked.has(id))
  if (ids.length < ticked.size) setTicked(new Set(ids))
  return {
    ids,
    has: (id: string) => ticked.has(id),
    all: listed.length > 0 && ids.length === listed.length,
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setTicked(next)
    },
    toggleAll: () => setTicked(new Set(ids.length === listed.length ? [] : listed)),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

/** The actions for the selected rows; shown while there are any. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useLanguage()
  const count = selection.ids.length
  return (
    // An empty live region takes no room; screen readers announce what appears in it.
    <div aria-live="polite" className="empty:absolute">
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-control border border-majolica/25 bg-majolica-tint px-3 py-2">
          <span className="me-2 font-medium text-majolica">{t('adminShell.selected', { count })}</span>
          {children}
          <Button
            tone="quiet"
            size="icon"
            className="ms-auto"
            aria-label={t('adminShell.clearSelection')}
            onClick={selection.clear}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
    </div>
  )
}
