import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import { useChangeProducts } from '../mutations'
import { adminProductQueries } from '../queries'
import { ChangeForm } from './change-form'
import { ChangeTable, willChange } from './change-table'
import type { ChangeKind, ProductChange } from './product-change'

type ChangeDialogProps = {
  kind: ChangeKind
  ids: readonly string[]
  onClose: () => void
  /** Something has been written: what was ticked is dealt with. */
  onDone: () => void
}

/** Many products at once: first what would become of each, then what did. */
export function ChangeDialog({ kind, ids, onClose, onDone }: ChangeDialogProps) {
  const { t } = useLanguage()
  const [change, setChange] = useState<ProductChange | null>(
    kind === 'activate' || kind === 'deactivate' ? { is_active: kind === 'activate' } : null,
  )
  const preview = useQuery(adminProductQueries.preview(ids, change))
  const apply = useChangeProducts()
  const rows = apply.data ?? (change === null ? undefined : preview.data)
  const count = rows?.filter(willChange).length ?? 0
  const isDone = apply.data !== undefined

  const close = () => {
    if (apply.isPending) return
    if (isDone) onDone()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      width="wide"
      title={t(`adminProducts.bulk_${kind}`)}
      description={t('adminProducts.bulkCount', { count: ids.length })}
      footer={
        isDone ? (
          <Button onClick={close}>{t('action.close')}</Button>
        ) : (
          <>
            <Button tone="secondary" onClick={close}>
              {t('admin.cancel')}
            </Button>
            <Button
              disabled={change === null || count === 0}
              busy={apply.isPending}
              onClick={() => {
                if (change !== null) apply.mutate({ ids, change })
              }}
            >
              {count === 0 ? t('adminProducts.apply') : t('adminProducts.applyTo', { count })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {!isDone && (kind === 'price' || kind === 'stock') && (
          <ChangeForm
            kind={kind}
            busy={change !== null && preview.isFetching}
            disabled={apply.isPending}
            onPreview={setChange}
            onEdit={() => setChange(null)}
          />
        )}
        {!isDone && change !== null && preview.error !== null && (
          <Notice tone="error" role="alert">
            {errorMessage(preview.error, t)}
            <Button tone="secondary" size="small" onClick={() => void preview.refetch()}>
              {t('action.retry')}
            </Button>
          </Notice>
        )}
        <div role="status">
          {change !== null && rows === undefined && preview.error === null && (
            <p className="flex items-center gap-3 text-ink-muted">
              <Spinner className="size-5" />
              {t('adminProducts.previewing')}
            </p>
          )}
          {rows !== undefined && (
            <Notice tone={rows.some(({ code }) => code !== null) ? 'warning' : isDone ? 'success' : 'info'}>
              {[
                t(isDone ? 'adminProducts.didChange' : 'adminProducts.wouldChange', { count }),
                ...(count < rows.length
                  ? [t('adminProducts.staysAsItIs', { count: rows.length - count })]
                  : []),
              ].join(' ')}
            </Notice>
          )}
        </div>
        {rows !== undefined && <ChangeTable kind={kind} rows={rows} ids={ids} isDone={isDone} />}
      </div>
    </Dialog>
  )
}
