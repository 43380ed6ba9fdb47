import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { COLUMN_LABELS, type ProductInput } from './schema'

type SaveBarProps = {
  /** The id of the form that its button sends. */
  formId: string
  unsaved: readonly (keyof ProductInput)[]
  busy: boolean
  save: string
  /** Makes everything as it was. */
  onDiscard?: () => void
}

const separators = { en: ', ', fr: ', ', ar: '، ' }

/** Says what is not saved yet, and stays in sight while there is something. */
export function SaveBar({ formId, unsaved, busy, save, onDiscard }: SaveBarProps) {
  const { t, language } = useLanguage()
  useSaveKey(formId, busy)
  const names = unsaved.map((name) => t(COLUMN_LABELS[name])).join(separators[language])
  return (
    <div
      data-bottom-bar="always"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-plaster-line bg-plaster px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-low md:-mx-6 md:px-6"
    >
      <p role="status" className="line-clamp-2 min-w-0 grow basis-48 text-sm text-ink-muted">
        {unsaved.length > 0 && t('adminProducts.form.unsaved', { fields: names })}
      </p>
      <div className="flex gap-2 max-sm:grow max-sm:justify-end">
        {onDiscard !== undefined && (
          <Button tone="secondary" disabled={busy} onClick={onDiscard}>
            {t('adminProducts.form.discard')}
          </Button>
        )}
        <Button type="submit" form={formId} busy={busy} aria-keyshortcuts="Control+S Meta+S">
          {save}
        </Button>
      </div>
    </div>
  )
}

/** The keys that save everywhere else would save the page as a file here. */
function useSaveKey(formId: string, busy: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    // Keys that are held down repeat.
    if (busy || event.repeat) return
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
    document.querySelector<HTMLFormElement>(`form#${formId}`)?.requestSubmit()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
