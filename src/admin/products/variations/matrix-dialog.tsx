import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Textarea } from '@/ui/textarea'
import { toast } from '@/ui/toast'
import { matrixRows, newRows, type MatrixRow } from './matrix'
import { MatrixTable, type RowEdits } from './matrix-table'
import { addMatrixMutation, type RowOutcome } from './mutations'
import type { Variation } from './queries'
import { VARIATION_TYPES, type VariationType } from './schema'

type MatrixDialogProps = { productId: string; known: readonly Variation[]; onClose: () => void }

const NOTHING: Record<VariationType, string> = { color: '', size: '', shape: '' }

/** Many values at once. What is refused stays with its reason; what was saved leaves the table. */
export function MatrixDialog({ productId, known, onClose }: MatrixDialogProps) {
  const { t, language } = useLanguage()
  const [typed, setTyped] = useState(NOTHING)
  const [stockOfAll, setStockOfAll] = useState('0')
  const [edits, setEdits] = useState<RowEdits>({})
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([])
  const save = useMutation(addMatrixMutation(productId))

  const saved = outcomes.filter(({ error }) => error === null)
  const savedKeys = new Set(saved.map(({ row }) => row.key))
  const all = matrixRows(typed, stockOfAll).map((row): MatrixRow => ({ ...row, ...edits[row.key] }))
  const rows = newRows(all, known).filter(({ key }) => !savedKeys.has(key))
  const repeated = all.length - rows.length - saved.length

  const submit = () =>
    save.mutate(rows, {
      onSuccess: (report) => {
        setOutcomes((before) => [...before.filter(({ error }) => error === null), ...report])
        const failed = report.filter(({ error }) => error !== null).length
        if (failed < report.length) toast({ title: t('adminVariations.added'), tone: 'success' })
        if (failed > 0) {
          toast({ title: t('toast.error'), description: t('adminVariations.saveFailed'), tone: 'error' })
        } else onClose()
      },
    })

  return (
    <Dialog
      open
      width="wide"
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('adminVariations.many')}
      description={t('adminVariations.manyText')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t(saved.length > 0 ? 'action.close' : 'admin.cancel')}
          </Button>
          <Button disabled={rows.length === 0} busy={save.isPending} onClick={submit}>
            {t('adminVariations.saveMany', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-3">
          {VARIATION_TYPES.map((type, index) => (
            <Field key={type} label={variationLabel(type, language)}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  dir="auto"
                  data-autofocus={index === 0 || undefined}
                  className="min-h-20"
                  value={typed[type]}
                  onChange={({ target }) => setTyped({ ...typed, [type]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <Field label={t('adminVariations.stockOfAll')} className="max-w-48">
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              value={stockOfAll}
              onChange={({ target }) => setStockOfAll(target.value)}
            />
          )}
        </Field>
        <div role="status" className="flex flex-col gap-2 empty:absolute">
          {saved.length > 0 && (
            <Notice tone="success">{t('adminVariations.savedCount', { count: saved.length })}</Notice>
          )}
          {repeated > 0 && <Notice>{t('adminVariations.repeated', { count: repeated })}</Notice>}
        </div>
        {rows.length > 0 && (
          <MatrixTable
            rows={rows}
            outcomes={outcomes}
            onChange={(key, values) => setEdits({ ...edits, [key]: { ...edits[key], ...values } })}
          />
        )}
      </div>
    </Dialog>
  )
}
