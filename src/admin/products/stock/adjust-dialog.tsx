import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { parseWhole } from '../form/amounts'
import { adjustStockMutation } from './mutations'
import type { Stocked } from './stock-section'

type AdjustDialogProps = { productId: string; stocked: Stocked; onClose: () => void }

const FORM_ID = 'adjust-stock'
const LARGEST = 1_000_000

/** By a difference: right whatever is sold while somebody counts. */
export function AdjustDialog({ productId, stocked, onClose }: AdjustDialogProps) {
  const { t, tKey, language } = useLanguage()
  const reasons = useId()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const adjust = useMutation(adjustStockMutation(productId))
  const difference = parseWhole(typed)
  const isUsable = difference !== null && difference !== 0 && Math.abs(difference) <= LARGEST
  const result = stocked.stock + (difference ?? 0)

  const differenceError = !isUsable
    ? 'adminStock.differenceInvalid'
    : result < 0 || (adjust.error !== null && toAppError(adjust.error).code === 'negative_stock')
      ? 'error.negative_stock'
      : null

  return (
    <Dialog
      open
      width="small"
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('adminStock.adjust')}
      description={<bdi>{stocked.name}</bdi>}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={adjust.isPending}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isUsable || result < 0 || note.trim() === '') return
          adjust.mutate(
            { productId, variationId: stocked.variationId, difference, note: note.trim() },
            { onSuccess: onClose },
          )
        }}
      >
        <Field
          label={t('adminStock.difference')}
          required
          hint={t('adminStock.differenceHint')}
          error={tried && differenceError !== null ? tKey(differenceError) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              data-autofocus
              dir="ltr"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                adjust.reset()
              }}
            />
          )}
        </Field>
        <p role="status">
          {t('adminStock.result', {
            now: formatNumber(stocked.stock, language),
            then: isUsable ? formatNumber(result, language) : '–',
          })}
        </p>
        <Field
          label={t('adminStock.note')}
          required
          error={tried && note.trim() === '' ? t('invalid.required') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              list={reasons}
              maxLength={200}
              dir="auto"
              autoComplete="off"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <datalist id={reasons}>
          {(
            [
              'adminStock.noteDelivery',
              'adminStock.noteCount',
              'adminStock.noteDamage',
              'adminStock.noteReturn',
            ] as const
          ).map((reason) => (
            <option key={reason} value={t(reason)} />
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}
