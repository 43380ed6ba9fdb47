import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, MoveRight } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { NumberField, TextField } from '@/admin/form-fields'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { errorKey } from '@/lib/errors'
import { useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Choice } from '@/ui/choice'
import { Dialog } from '@/ui/dialog'
import { Fieldset } from '@/ui/fieldset'
import { Notice } from '@/ui/notice'
import { ReadFailed } from '@/ui/read-failed'
import { Spinner } from '@/ui/spinner'
import { Table } from '@/ui/table'
import {
  type ChangeInput,
  type ChangeKind,
  changeSchema,
  OFFER_CHOICES,
  type ProductChange,
} from './bulk-change'
import { useChangeProducts } from './mutations'
import { adminProductQueries, type ChangedProduct } from './queries'

type BulkChangeDialogProps = {
  kind: ChangeKind
  ids: readonly string[]
  onClose: () => void
  /** Something has been written: what was ticked is dealt with. */
  onDone: () => void
}

/** Many products at once: first what would become of each, then what did. */
export function BulkChangeDialog({ kind, ids, onClose, onDone }: BulkChangeDialogProps) {
  const { t } = useLanguage()
  const [change, setChange] = useState<ProductChange | null>(
    kind === 'activate' || kind === 'deactivate' ? { is_active: kind === 'activate' } : null,
  )
  const preview = useQuery(adminProductQueries.preview(ids, change))
  const unread = useUnread(preview)
  const apply = useChangeProducts()
  const keys = useIdempotencyKeys()
  const { queryKey } = adminProductQueries.preview(ids, change)
  const resetAfterConflict = useResetAfterConflict(keys, [queryKey])
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
          <Button onClick={close}>{t('shop.action.close')}</Button>
        ) : (
          <>
            <Button tone="secondary" onClick={close}>
              {t('adminShell.cancel')}
            </Button>
            <Button
              disabled={change === null || count === 0}
              busy={apply.isPending}
              onClick={() => {
                if (change === null || preview.data === undefined) return
                apply.mutate(
                  { ids, change, seen: preview.data, key: keys.for('apply') },
                  { onError: resetAfterConflict },
                )
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
        {!isDone && change !== null && unread !== null && <ReadFailed {...unread} />}
        <div role="status">
          {change !== null && rows === undefined && unread === null && (
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

type ChangeFormProps = {
  kind: 'price' | 'stock'
  busy: boolean
  disabled: boolean
  onPreview: (change: ProductChange) => void
  /** What was looked at is no longer what the form says. */
  onEdit: () => void
}

const WAYS = { price: ['percent', 'add'], stock: ['add', 'set'] } as const

function ChangeForm({ kind, busy, disabled, onPreview, onEdit }: ChangeFormProps) {
  const { t } = useLanguage()
  const ways = WAYS[kind]
  const form = useForm<ChangeInput, unknown, ProductChange>({
    resolver: zodResolver(changeSchema(kind)),
    defaultValues: { by: ways[0], value: '', note: '', offers: 'keep' },
  })
  const by = useWatch({ control: form.control, name: 'by' })
  const hints = {
    percent: t('adminProducts.percentHint'),
    add: t(kind === 'price' ? 'adminProducts.amountHint' : 'adminProducts.piecesHint'),
    set: t('adminProducts.setHint'),
  }
  const labels = {
    percent: t('adminProducts.byPercent'),
    add: t(kind === 'price' ? 'adminProducts.byAmount' : 'adminProducts.byPieces'),
    set: t('adminProducts.setTo'),
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onChange={onEdit}
        onSubmit={(event) => void form.handleSubmit(onPreview)(event)}
      >
        <Fieldset disabled={disabled}>
          <legend className="sr-only">{t('adminProducts.how')}</legend>
          <div className="flex flex-wrap gap-2">
            {ways.map((way) => (
              <Choice key={way} look="pill" value={way} {...form.register('by')}>
                {labels[way]}
              </Choice>
            ))}
          </div>
        </Fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField<ChangeInput>
            name="value"
            label={labels[by]}
            required
            hint={hints[by]}
            whole={kind === 'stock'}
            data-autofocus
            disabled={disabled}
          />
          {kind === 'stock' && (
            <TextField<ChangeInput>
              name="note"
              label={t('adminProducts.reason')}
              optional
              hint={t('adminProducts.reasonHint')}
              dir="auto"
              maxLength={200}
              disabled={disabled}
            />
          )}
        </div>
        {kind === 'price' && (
          <Fieldset disabled={disabled}>
            <legend className="mb-2 font-medium">{t('adminProducts.offers')}</legend>
            <div className="flex flex-wrap gap-2">
              {OFFER_CHOICES.map((choice) => (
                <Choice key={choice} look="pill" value={choice} {...form.register('offers')}>
                  {t(`adminProducts.offers_${choice}`)}
                </Choice>
              ))}
            </div>
          </Fieldset>
        )}
        <Button type="submit" tone="secondary" className="self-start" busy={busy} disabled={disabled}>
          {t('adminProducts.preview')}
        </Button>
      </form>
    </FormProvider>
  )
}

type ChangeTableProps = {
  kind: ChangeKind
  rows: readonly ChangedProduct[]
  /** In the order of the list they were ticked in. */
  ids: readonly string[]
  isDone: boolean
}

const COLUMN = {
  activate: 'is_active',
  deactivate: 'is_active',
  price: 'price',
  stock: 'stock_quantity',
} as const satisfies Record<ChangeKind, keyof ChangedProduct['before']>

/** Not refused, and not what it was already. */
function willChange({ before, after, code }: ChangedProduct): boolean {
  return (
    code === null &&
    (before.price !== after.price ||
      before.stock_quantity !== after.stock_quantity ||
      before.is_active !== after.is_active)
  )
}

function Becomes() {
  const { t } = useLanguage()
  return (
    <MoveRight
      role="img"
      aria-label={t('adminProducts.becomes')}
      className="mx-2 inline size-4 text-ink-muted rtl:-scale-x-100"
    />
  )
}

/** Each product as it was and as it is or would be; first those that are refused. */
function ChangeTable({ kind, rows, ids, isDone }: ChangeTableProps) {
  const { t, language } = useLanguage()
  const value = (of: number | boolean | null) => {
    if (of === null) return '–'
    if (typeof of === 'boolean') return t(of ? 'adminProducts.active' : 'adminProducts.inactive')
    return kind === 'price' ? formatMoney(of, language) : formatNumber(of, language)
  }
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id, code }: ChangedProduct) => (places.get(id) ?? 0) - (code === null ? 0 : ids.length)
  const refusedFirst = [...rows].sort((one, other) => place(one) - place(other))

  return (
    <Table
      caption={t(isDone ? 'adminProducts.reportCaption' : 'adminProducts.previewCaption')}
      hideCaption
      className="[&_tbody_th]:whitespace-normal! [&_td]:py-2! [&_th]:py-2!"
    >
      <thead>
        <tr>
          <th scope="col">{t('adminProducts.product')}</th>
          <th scope="col">{t('adminProducts.beforeAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {refusedFirst.map((row) => (
          <tr key={row.id}>
            <th scope="row" dir="auto" className="min-w-36">
              {localized(row, 'name', language)}
            </th>
            <td>
              <span className="whitespace-nowrap">
                {value(row.before[COLUMN[kind]])}
                {row.code === null && willChange(row) && (
                  <>
                    <Becomes />
                    <strong className="font-semibold">{value(row.after[COLUMN[kind]])}</strong>
                  </>
                )}
              </span>
              {kind === 'price' && <FormerPrice row={row} />}
              <Outcome row={row} isDone={isDone} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The price before a reduction, when there is one: a new price can leave it, change it or end the offer. */
function FormerPrice({ row: { before, after, code } }: { row: ChangedProduct }) {
  const { t, language } = useLanguage()
  if (before.compare_at_price === null) return null
  const next =
    after.compare_at_price === null
      ? t('adminProducts.noReduction')
      : formatMoney(after.compare_at_price, language)
  return (
    <span className="block text-sm text-ink-muted">
      {t('adminProducts.beforeReduction')}{' '}
      <span translate="no">{formatMoney(before.compare_at_price, language)}</span>
      {code === null && before.compare_at_price !== after.compare_at_price && (
        <>
          <Becomes />
          {next}
        </>
      )}
    </span>
  )
}

/** What there is to say beside the two values: nothing about what goes as it should, before it has. */
function Outcome({ row, isDone }: { row: ChangedProduct; isDone: boolean }) {
  const { t } = useLanguage()
  if (row.code !== null) {
    return (
      <span className="flex items-start gap-1.5 text-sm text-brick">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t(errorKey(row.code))}
      </span>
    )
  }
  if (!willChange(row)) {
    return <span className="block text-sm text-ink-muted">{t('adminProducts.noChange')}</span>
  }
  if (!isDone) return null
  return (
    <span className="flex items-center gap-1.5 text-sm text-olive">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {t('adminProducts.changed')}
    </span>
  )
}
