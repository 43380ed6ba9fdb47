import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import type { Selection } from './use-selection'

/** What can be done with the rows that are ticked; comes in below the list's head when there are some. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useLanguage()
  const count = selection.ids.length
  return (
    // Without a selection it takes no room, but is there: what appears in it is read out.
    <div aria-live="polite" className="empty:absolute">
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-control border border-majolica/25 bg-majolica-tint px-3 py-2">
          <span className="me-2 font-medium text-majolica">{t('admin.selected', { count })}</span>
          {children}
          <Button
            tone="quiet"
            size="icon"
            className="ms-auto"
            aria-label={t('admin.clearSelection')}
            onClick={selection.clear}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
    </div>
  )
}
