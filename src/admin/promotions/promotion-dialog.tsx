import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { NumberField, SelectField, SwitchField, TextField } from '@/admin/form-fields'
import { saleQueries } from '@/admin/sales/queries'
import type { NamedProduct } from '@/admin/sales/sale'
import { SCOPE_NAMES } from '@/admin/sales/schema'
import { Scope } from '@/admin/sales/scope-fields'
import { useBaseline } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { toAppError } from '@/lib/errors'
import { foldCode } from '@/lib/typed-text'
import type { Promotion } from './promotion'
import { promotionMutations, promotionQueries } from './queries'
import { KINDS, type PromotionInput, promotionInput, promotionSchema, type PromotionValues } from './schema'

type PromotionDialogProps = {
  /** Null for a new one. */
  promotion: Promotion | null
  /** The products that it names, with their names. */
  products: readonly NamedProduct[]
  onClose: () => void
}

export function PromotionDialog({ promotion, products, onClose }: PromotionDialogProps) {
  const { t, language } = useLanguage()
  const queryClient = useQueryClient()
  const [id] = useState(() => promotion?.id ?? crypto.randomUUID())
  const [initial] = useState(() => promotionInput(promotion, products, new Date()))
  const form = useForm<PromotionInput, unknown, PromotionValues>({
    resolver: zodResolver(promotionSchema),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: promotion,
    read: async () => {
      const promotions = await queryClient.query({ ...promotionQueries.list(), staleTime: 0 })
      return promotions.find((row) => row.id === id)
    },
    input: async (row) =>
      promotionInput(row, await queryClient.query(saleQueries.products(row.product_ids)), new Date()),
    together: [SCOPE_NAMES, ['kind', 'value', 'buy_quantity', 'free_quantity']],
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const save = useMutation(promotionMutations.save())
  const isConflict = (error: unknown) => toAppError(error).code === 'conflict'

  const submit = (values: PromotionValues) =>
    save.mutate(
      { id, edited: baseline, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isConflict(error))
            form.setError('code', { message: 'adminPromotions.codeTaken' }, { shouldFocus: true })
          onConflict(error)
        },
      },
    )

  const pair = 'grid gap-4 sm:grid-cols-2'
  return (
    <FormDialog
      form={form}
      title={
        promotion === null
          ? t('adminPromotions.add')
          : t('adminPromotions.editOne', { name: localized(promotion, 'name', language) })
      }
      pending={save.isPending}
      error={save.isError && !isConflict(save.error) ? save.error : null}
      discard={{ confirm: t('adminSales.discard'), text: t('adminPromotions.discardText') }}
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-sm text-ink-muted">{t('adminPromotions.namesText')}</p>
      <TextField<PromotionInput> name="name_en" label={t('adminPromotions.nameEn')} required dir="ltr" />
      <div className={pair}>
        <TextField<PromotionInput> name="name_fr" label={t('adminPromotions.nameFr')} required dir="ltr" />
        <TextField<PromotionInput> name="name_ar" label={t('adminPromotions.nameAr')} required dir="rtl" />
      </div>
      <TextField<PromotionInput>
        name="code"
        label={t('adminPromotions.code')}
        hint={t('adminPromotions.codeHint')}
        optional
        dir="ltr"
        maxLength={30}
        format={(text) => foldCode(text).toUpperCase()}
      />
      <SelectField<PromotionInput>
        name="kind"
        label={t('adminPromotions.kind')}
        required
        options={KINDS.map((value) => ({ value, label: t(`adminPromotions.kind.${value}`) }))}
      />
      {kind === 'percent' && (
        <NumberField<PromotionInput> name="value" label={t('adminSales.percent')} required />
      )}
      {kind === 'amount' && (
        <NumberField<PromotionInput> name="value" label={t('adminPromotions.amount')} required />
      )}
      {kind === 'buy_n' && (
        <div className={pair}>
          <NumberField<PromotionInput> name="buy_quantity" whole label={t('adminPromotions.buy')} required />
          <NumberField<PromotionInput>
            name="free_quantity"
            whole
            label={t('adminPromotions.free')}
            required
          />
        </div>
      )}
      <Scope />
      <div className={pair}>
        <NumberField<PromotionInput> name="min_subtotal" label={t('adminPromotions.minSubtotal')} optional />
        <NumberField<PromotionInput>
          name="min_pieces"
          whole
          label={t('adminPromotions.minPieces')}
          optional
        />
        <NumberField<PromotionInput> name="max_uses" whole label={t('adminPromotions.maxUses')} optional />
        <NumberField<PromotionInput>
          name="max_uses_per_customer"
          whole
          label={t('adminPromotions.maxUsesEach')}
          optional
        />
        <TextField<PromotionInput>
          name="starts_at"
          type="datetime-local"
          label={t('adminSales.starts')}
          required
        />
        <TextField<PromotionInput>
          name="ends_at"
          type="datetime-local"
          label={t('adminSales.ends')}
          optional
        />
      </div>
      <SwitchField<PromotionInput> name="is_first_order" label={t('adminPromotions.firstOrder')} />
      <SwitchField<PromotionInput> name="is_active" label={t('adminPromotions.isActive')} />
      <p className="text-sm text-ink-muted">{t('adminPromotions.rules')}</p>
    </FormDialog>
  )
}
