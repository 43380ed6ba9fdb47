import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, TextField } from '@/admin/form-fields'
import { useBaseline } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { Notice } from '@/ui/notice'
import { saleMutations, saleQueries } from './queries'
import type { NamedProduct, Sale } from './sale'
import { saleInput, type SaleInput, saleSchema, type SaleValues, SCOPE_NAMES } from './schema'
import { Scope } from './scope-fields'

type SaleDialogProps = {
  /** Null for a new one. */
  sale: Sale | null
  /** The chosen products of this sale, with their names. */
  products: readonly NamedProduct[]
  onClose: () => void
}

/** Plans a sale, or changes one that has not begun. */
export function SaleDialog({ sale, products, onClose }: SaleDialogProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  // Sent again after a lost answer, a new sale is planned once.
  const [id] = useState(() => sale?.id ?? crypto.randomUUID())
  const [initial] = useState(() => saleInput(sale, products, new Date()))
  const form = useForm<SaleInput, unknown, SaleValues>({
    resolver: zodResolver(saleSchema),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: sale,
    read: async () => {
      const sales = await queryClient.query({ ...saleQueries.list(), staleTime: 0 })
      return sales.find((row) => row.id === id)
    },
    input: async (row) =>
      saleInput(row, await queryClient.query(saleQueries.products(row.product_ids ?? [])), new Date()),
    together: [SCOPE_NAMES],
  })
  // While it was edited: the database changes only what is still planned.
  const isOver = baseline !== null && (baseline.begun_at !== null || baseline.ended_at !== null)
  const save = useMutation(saleMutations.save())

  const submit = (values: SaleValues) =>
    save.mutate(
      { id, baseline: baseline?.updated_at ?? null, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          const field = refusedField(error)
          if (field !== null) {
            const message = field === 'ends_at' ? 'adminSales.invalidEnd' : 'deferred.invalid.value'
            form.setError(field, { message }, { shouldFocus: true })
          }
          onConflict(error)
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={sale === null ? t('adminSales.add') : t('adminSales.editOne', { name: sale.name })}
      pending={save.isPending}
      error={save.isError && !isOver && refusedField(save.error) === null ? save.error : null}
      canSubmit={!isOver}
      discard={{ confirm: t('adminSales.discard'), text: t('adminSales.discardText') }}
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      {isOver && (
        <Notice tone="warning" role="alert">
          {t('adminSales.begunMeanwhile')}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <TextField<SaleInput>
          name="name"
          label={t('adminSales.name')}
          hint={t('adminSales.nameHint')}
          required
          dir="auto"
        />
        <NumberField<SaleInput> name="percent" whole label={t('adminSales.percent')} required />
      </div>
      <Scope />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<SaleInput>
          name="starts_at"
          type="datetime-local"
          label={t('adminSales.starts')}
          required
        />
        <TextField<SaleInput> name="ends_at" type="datetime-local" label={t('adminSales.ends')} required />
      </div>
      <p className="text-sm text-ink-muted">{t('adminSales.rules')}</p>
    </FormDialog>
  )
}

function refusedField(error: unknown): keyof SaleInput | null {
  const { field } = toAppError(error).details
  return typeof field === 'string' && field in saleSchema.in.shape ? (field as keyof SaleInput) : null
}
