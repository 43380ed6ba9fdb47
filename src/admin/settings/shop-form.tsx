import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { resetSaved } from '@/lib/reset-saved'
import { useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { adminSettingsMutations } from './mutations'
import { adminSettingsQueries, type ShopSettings } from './queries'
import { refusedField } from './refused-field'
import { isShopField, shopInput, type ShopInput, shopSchema, type ShopValues } from './schema'
import { BankFields, LegalFields, ServiceFields, TaxAndHoldFields } from './payment-fields'
import { TaxWarning } from './tax-warning'
import { ContactFields, NameFields, NewCustomerFields, ShopSwitches } from './shop-fields'

export function ShopSection() {
  const { t } = useLanguage()
  const query = useQuery(adminSettingsQueries.shop())
  const { data, refetch } = query
  const unread = useUnread(query)
  if (data !== undefined) return <ShopForm settings={data} onReload={async () => (await refetch()).data} />
  if (unread !== null) return <ReadFailed {...unread} />
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('shop.status.loading')}</span>
      <Skeleton className="h-72 w-full max-w-4xl" />
      <Skeleton className="h-72 w-full max-w-4xl" />
    </div>
  )
}

type ShopFormProps = {
  settings: ShopSettings
  /** Refetches the settings; undefined when that fails. */
  onReload: () => Promise<ShopSettings | undefined>
}

function ShopForm({ settings, onReload }: ShopFormProps) {
  const { t } = useLanguage()
  // The settings that the form is based on: a save is refused if the database holds newer ones.
  const [baseline, setBaseline] = useState(settings)
  const form = useForm<ShopInput, unknown, ShopValues>({
    resolver: zodResolver(shopSchema),
    defaultValues: shopInput(settings),
    mode: 'onTouched',
  })
  // dirtyFields is tracked only if it is read, and rebase() needs it to keep edited fields.
  const { isDirty, isValid, submitCount, dirtyFields } = form.formState
  const save = useMutation(adminSettingsMutations.saveShop())

  const submit = (values: ShopValues) => {
    const sent = form.getValues()
    save.mutate(
      { values, baseline: baseline.updated_at },
      {
        onSuccess: (saved) => {
          setBaseline(saved)
          resetSaved(form, sent, shopInput(saved))
        },
        onError: (error) => {
          const field = refusedField(error, 'shop_settings')
          if (field !== null && isShopField(field)) {
            form.setError(field, { message: 'deferred.invalid.value' }, { shouldFocus: true })
          }
        },
      },
    )
  }
  const rebase = async () => {
    const latest = await onReload()
    if (latest === undefined) return
    save.reset()
    setBaseline(latest)
    form.reset(shopInput(latest), { keepDirtyValues: true })
  }
  const hasConflict = save.isError && toAppError(save.error).code === 'edit_conflict'
  const isAtField = save.isError && refusedField(save.error, 'shop_settings') !== null

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex max-w-4xl flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <TaxWarning />
        <NameFields />
        <ContactFields />
        <BankFields />
        <LegalFields />
        <TaxAndHoldFields />
        <ServiceFields />
        <NewCustomerFields />
        <ShopSwitches />

        <div
          data-bottom-bar="always"
          className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-plaster-line bg-plaster px-4 py-3 md:-mx-6 md:px-6"
        >
          {hasConflict && (
            <Notice tone="warning" role="alert">
              {errorMessage(save.error, t)}
              <Button tone="secondary" size="small" onClick={() => void rebase()}>
                {t('adminSettings.takeOver')}
              </Button>
            </Notice>
          )}
          {save.isError && !hasConflict && !isAtField && (
            <Notice tone="error" role="alert">
              {errorMessage(save.error, t)}
            </Notice>
          )}
          {submitCount > 0 && !isValid && (
            <Notice tone="error" role="alert">
              {t('adminSettings.problems')}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              busy={save.isPending}
              disabled={!isDirty && Object.keys(dirtyFields).length === 0}
            >
              {t('adminShell.save')}
            </Button>
            <Button
              tone="secondary"
              disabled={!isDirty || save.isPending}
              onClick={() => {
                save.reset()
                form.reset(shopInput(baseline))
              }}
            >
              {t('adminSettings.discard')}
            </Button>
            <span aria-live="polite" className="text-sm text-ink-muted">
              {isDirty && t('adminSettings.unsaved')}
            </span>
          </div>
        </div>
        <UnsavedChangesPrompt isUnsaved={() => isDirty} confirm={t('adminSettings.leave')}>
          {t('adminSettings.leaveText')}
        </UnsavedChangesPrompt>
      </form>
    </FormProvider>
  )
}
