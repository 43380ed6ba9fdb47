import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useIdempotencyKeys } from '@/admin/idempotency-keys'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import type { Variation } from '@/admin/products/queries'
import { variationRefusal } from '@/admin/products/save-failures'
import { useUnsaved } from '@/admin/unsaved'
import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Table } from '@/ui/table'
import { toast } from '@/ui/toast'
import { type MatrixRow, matrixRows, matrixValues, newRows, parseStock } from './matrix'
import { addMatrixMutation, type RowOutcome } from './mutations'
import { hasOwnStock, parseAdjustment, VARIATION_TYPES, type VariationType } from './schema'
import { ShownAs } from './variation-dialog'

type MatrixDialogProps = { productId: string; existing: readonly Variation[]; onClose: () => void }

const NOTHING: Record<VariationType, string> = { color: '', size: '', shape: '' }

/** Many values at once. What is refused stays with its reason; what was saved leaves the table. */
export function MatrixDialog({ productId, existing, onClose }: MatrixDialogProps) {
  const { t, language } = useLanguage()
  const [typed, setTyped] = useState(NOTHING)
  const [stockOfAll, setStockOfAll] = useState('0')
  const [edits, setEdits] = useState<RowEdits>({})
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([])
  const save = useMutation(addMatrixMutation(productId))
  const keys = useIdempotencyKeys()

  const saved = outcomes.filter(({ error }) => error === null)
  const savedKeys = new Set(saved.map(({ row }) => row.key))
  const all = matrixRows(typed, stockOfAll).map((row): MatrixRow => ({ ...row, ...edits[row.key] }))
  const rows = newRows(all, existing).filter(({ key }) => !savedKeys.has(key))
  const ownStock = hasOwnStock([
    ...all.map(({ type }) => type),
    ...existing.map(({ variation_type }) => variation_type),
  ])
  const repeated = all.length - rows.length - saved.length

  const values = rows.flatMap((row) => matrixValues(row, ownStock) ?? [])
  const [discarding, setDiscarding] = useState(false)
  useUnsaved(() => rows.length > 0)

  // What is refused is reported here, beside what was typed.
  const close = () => {
    if (!save.isPending) onClose()
  }
  const submit = () =>
    save.mutate(
      values.map((row) => ({ ...row, id: keys.for(row.key) })),
      {
        onSuccess: (report) => {
          setOutcomes((before) => [...before.filter(({ error }) => error === null), ...report])
          const failed = report.filter(({ error }) => error !== null).length
          if (failed < report.length) toast({ title: t('adminProducts.variations.added'), tone: 'success' })
          if (failed > 0) {
            toast({
              title: t('shop.toast.error'),
              description: t('adminProducts.variations.saveFailed'),
              tone: 'error',
            })
          } else onClose()
        },
      },
    )

  return (
    <Dialog
      open
      width="wide"
      role="alertdialog"
      onOpenChange={(open) => {
        if (open) return
        if (rows.length > 0 && !save.isPending) setDiscarding(true)
        else close()
      }}
      title={t('adminProducts.variations.many')}
      description={t('adminProducts.variations.manyText')}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {t(saved.length > 0 ? 'shop.action.close' : 'adminShell.cancel')}
          </Button>
          <Button
            disabled={values.length === 0 || values.length < rows.length}
            busy={save.isPending}
            onClick={submit}
          >
            {t('adminProducts.variations.saveMany', { count: rows.length })}
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
        {ownStock ? (
          <Field label={t('adminProducts.variations.stockOfAll')} className="max-w-48">
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
        ) : (
          <p className="text-sm text-ink-muted">{t('adminProducts.variations.stockByCombination')}</p>
        )}
        <div role="status" className="flex flex-col gap-2 empty:absolute">
          {saved.length > 0 && (
            <Notice tone="success">
              {t('adminProducts.variations.savedCount', { count: saved.length })}
            </Notice>
          )}
          {repeated > 0 && <Notice>{t('adminProducts.variations.repeated', { count: repeated })}</Notice>}
        </div>
        {rows.length > 0 && (
          <MatrixTable
            rows={rows}
            withStock={ownStock}
            outcomes={outcomes}
            onChange={(key, values) => setEdits({ ...edits, [key]: { ...edits[key], ...values } })}
          />
        )}
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('adminShell.leaveTitle')}
        confirm={t('adminShell.discard')}
        onConfirm={close}
      >
        <p>{t('adminShell.discardText')}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

type Figures = Pick<MatrixRow, 'stock' | 'adjustment'>
type RowEdits = Readonly<Record<string, Partial<Figures>>>

type MatrixTableProps = {
  rows: readonly MatrixRow[]
  withStock: boolean
  outcomes: readonly RowOutcome[]
  onChange: (key: string, values: Partial<Figures>) => void
}

function MatrixTable({ rows, withStock, outcomes, onChange }: MatrixTableProps) {
  const { t, tKey, language } = useLanguage()
  return (
    <Table
      caption={t('adminProducts.variations.manyCaption')}
      hideCaption
      className="[&_td]:px-2 [&_th]:px-2"
    >
      <thead>
        <tr>
          <th scope="col">{t('adminProducts.variations.value')}</th>
          {withStock && <th scope="col">{t('adminProducts.variations.stock')}</th>}
          <th scope="col">{t('adminProducts.variations.adjustment')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = `${variationLabel(row.type, language)}: ${row.value}`
          const error = outcomes.find((outcome) => outcome.row.key === row.key)?.error ?? null
          const refusal = variationRefusal(error)
          return (
            <tr key={row.key}>
              <th scope="row" className="whitespace-normal!">
                <span className="block text-sm font-normal text-ink-muted">
                  {variationLabel(row.type, language)}
                </span>
                <bdi>{row.value}</bdi>
                <ShownAs value={row.value} />
                {error !== null && (
                  <span className="flex items-start gap-1.5 text-sm font-normal text-brick">
                    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                    {refusal === null ? errorMessage(error, t) : tKey(refusal.message)}
                  </span>
                )}
              </th>
              {withStock && (
                <td>
                  <FigureInput
                    label={t('adminProducts.variations.stockOf', { name })}
                    inputMode="numeric"
                    text={row.stock}
                    error={parseStock(row.stock) === null ? t('adminProducts.form.stockInvalid') : null}
                    onText={(stock) => onChange(row.key, { stock })}
                  />
                </td>
              )}
              <td>
                <FigureInput
                  label={t('adminProducts.variations.adjustmentOf', { name })}
                  inputMode="decimal"
                  text={row.adjustment}
                  error={
                    parseAdjustment(row.adjustment) === null ? t('adminProducts.form.amountInvalid') : null
                  }
                  onText={(adjustment) => onChange(row.key, { adjustment })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type FigureInputProps = Pick<ComponentProps<'input'>, 'inputMode'> & {
  label: string
  text: string
  /** Why the text is refused, or null. */
  error: string | null
  onText: (text: string) => void
}

/** What is typed stays as typed: a text that is no number is refused and never counts as 0. */
function FigureInput({ label, text, error, onText, ...input }: FigureInputProps) {
  const id = useId()
  return (
    <>
      <Input
        {...input}
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : id}
        dir="ltr"
        autoComplete="off"
        className="w-24 min-w-20"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {error !== null && (
        <span id={id} className="block max-w-40 text-sm whitespace-normal text-brick">
          {error}
        </span>
      )}
    </>
  )
}
