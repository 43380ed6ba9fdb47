import { X } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { COLUMN_LABELS } from './columns'
import type { ProductColumn } from './schema'

type ConcurrentNoticesProps = {
  followed: readonly ProductColumn[]
  clashing: readonly ProductColumn[]
  onDismiss: () => void
  onCompare: () => void
}

const separators = { en: ', ', fr: ', ', ar: '، ' }

/** Somebody else is at the same product: said as soon as they save, not only when this form is sent. */
export function ConcurrentNotices({ followed, clashing, onDismiss, onCompare }: ConcurrentNoticesProps) {
  const { t, language } = useLanguage()
  const names = (columns: readonly ProductColumn[]) =>
    columns.map((column) => t(COLUMN_LABELS[column])).join(separators[language])
  return (
    <div role="status" className="flex flex-col gap-3 empty:absolute">
      {clashing.length > 0 && (
        <Notice tone="warning">
          <span className="min-w-0 grow basis-64">
            {t('adminForm.clashing', { fields: names(clashing) })}
          </span>
          <Button tone="secondary" size="small" onClick={onCompare}>
            {t('adminForm.compare')}
          </Button>
        </Notice>
      )}
      {followed.length > 0 && (
        <Notice tone="info">
          <span className="min-w-0 grow basis-64">
            {t('adminForm.followed', { fields: names(followed) })}
          </span>
          <Button tone="quiet" size="icon" aria-label={t('action.close')} onClick={onDismiss}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </Notice>
      )}
    </div>
  )
}
