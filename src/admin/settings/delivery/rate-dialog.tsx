import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { errorMessage, toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Switch } from '@/ui/switch'
import { adminSettingsMutations } from '../mutations'
import { adminSettingsQueries, type DeliveryRate } from '../queries'
import { isRefusedByCheck, refusedField } from '../refused-field'
import { isRateField, rateInput, rateSchema, type RateInput, type RateValues } from './schema'

type RateDialogProps = { rate: DeliveryRate; name: string; onClose: () => void }

export function RateDialog({ rate, name, onClose }: RateDialogProps) {
  const { t, tKey } = useLanguage()
  const formId = useId()
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState(false)
  const form = useForm<RateInput, unknown, RateValues>({
    resolver: zodResolver(rateSchema),
    defaultValues: rateInput(rate),
    mode: 'onTouched',
  })
  const { errors, isDirty } = form.formState
  const isFree = useWatch({ control: form.control, name: 'is_free' })
  const isActive = useWatch({ control: form.control, name: 'is_active' })
  const save = useMutation(adminSettingsMutations.saveRate())
  const refusedAt = save.isError ? refusalPlace(save.error) : null

  const submit = (values: RateValues) =>
    save.mutate(
      { rate, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          const field = refusalPlace(error)
          if (field !== null) form.setError(field, { message: 'invalid.value' }, { shouldFocus: true })
          if (toAppError(error).code === 'edit_conflict') {
            void queryClient.invalidateQueries({ queryKey: adminSettingsQueries.rates().queryKey })
          }
        },
      },
    )
  const field = (
    key: 'fee' | 'free_above' | 'min_days' | 'max_days',
    label: PlainMessageKey,
    unit: string,
  ) => {
    const message = errors[key]?.message
    return (
      <Field label={t(label)} required hint={unit} error={message === undefined ? undefined : tKey(message)}>
        {(control) => (
          <Input {...control} dir="ltr" inputMode="decimal" autoComplete="off" {...form.register(key)} />
        )}
      </Field>
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return
        if (isDirty && !save.isPending) setLeaving(true)
        else onClose()
      }}
      title={t('adminSettings.rateTitle', { country: name })}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pb-2"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {save.isError && refusedAt === null && (
          <Notice tone="error" role="alert">
            {errorMessage(save.error, t)}
          </Notice>
        )}
        {field('fee', 'adminSettings.fee', t('adminSettings.inDirhams'))}
        <Switch {...form.register('is_free')}>{t('adminSettings.freeSwitch')}</Switch>
        {isFree && field('free_above', 'adminSettings.freeAbove', t('adminSettings.freeAboveHint'))}
        <div className="grid gap-4 sm:grid-cols-2">
          {field('min_days', 'adminSettings.minDays', t('adminSettings.businessDays'))}
          {field('max_days', 'adminSettings.maxDays', t('adminSettings.businessDays'))}
        </div>
        <Switch {...form.register('is_active')}>{t('adminSettings.deliverHere')}</Switch>
        {!isActive && <Notice tone="warning">{t('adminSettings.inactiveHint')}</Notice>}
      </form>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('adminSettings.leaveTitle')}
        confirm={t('adminSettings.leave')}
        onConfirm={onClose}
      >
        <p>{t('adminSettings.leaveText')}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

/** A rule about both numbers of days is told where the second one stands. */
function refusalPlace(error: unknown): 'fee' | 'free_above' | 'min_days' | 'max_days' | null {
  const field = refusedField(error, 'delivery_rates')
  if (field !== null) return isRateField(field) ? field : null
  return isRefusedByCheck(error) ? 'max_days' : null
}
