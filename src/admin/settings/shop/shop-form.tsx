import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { adminSettingsMutations } from '../mutations'
import type { ShopSettings } from '../queries'
import { refusedField } from '../refused-field'
import { UnsavedGuard } from '../unsaved-guard'
import { isShopField, shopInput, shopSchema, type ShopInput, type ShopValues } from './schema'
import { ContactFields, NameFields, PaymentFields } from './shop-fields'
import { ShopSwitches } from './shop-switches'

type ShopFormProps = {
  settings: ShopSettings
  /** Reads them anew; nothing when that fails. */
  onReload: () => Promise<ShopSettings | undefined>
}

export function ShopForm({ settings, onReload }: ShopFormProps) {
  const { t } = useLanguage()
  // What the form began with, or last took in: a save must not go over anything newer.
  const [seen, setSeen] = useState(settings)
  const form = useForm<ShopInput, unknown, ShopValues>({
    resolver: zodResolver(shopSchema),
    defaultValues: shopInput(settings),
    mode: 'onTouched',
  })
  // The form keeps track only of what is read: take over needs to know the fields that were changed.
  const { isDirty, isValid, submitCount, dirtyFields } = form.formState
  const save = useMutation(adminSettingsMutations.saveShop())

  const submit = (values: ShopValues) =>
    save.mutate(
      { values, seen: seen.updated_at },
      {
        onSuccess: (saved) => {
          setSeen(saved)
          form.reset(shopInput(saved))
        },
        onError: (error) => {
          const field = refusedField(error, 'shop_settings')
          if (field !== null && isShopField(field)) {
            form.setError(field, { message: 'invalid.value' }, { shouldFocus: true })
          }
        },
      },
    )
  const takeOver = async () => {
    const theirs = await onReload()
    if (theirs === undefined) return
    save.reset()
    setSeen(theirs)
    form.reset(shopInput(theirs), { keepDirtyValues: true })
  }
  const hasConflict = save.isError && toAppError(save.error).code === 'edit_conflict'
  const isAtField = save.isError && refusedField(save.error, 'shop_settings') !== null

  return (
    <form
      noValidate
      className="flex max-w-4xl flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <NameFields form={form} />
      <ContactFields form={form} />
      <PaymentFields form={form} />
      <ShopSwitches form={form} />

      <div
        data-bottom-bar="always"
        className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-plaster-line bg-plaster px-4 py-3 md:-mx-6 md:px-6"
      >
        {hasConflict && (
          <Notice tone="warning" role="alert">
            {errorMessage(save.error, t)}
            <Button tone="secondary" size="small" onClick={() => void takeOver()}>
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
            {t('admin.save')}
          </Button>
          <Button
            tone="secondary"
            disabled={!isDirty || save.isPending}
            onClick={() => {
              save.reset()
              form.reset(shopInput(seen))
            }}
          >
            {t('adminSettings.discard')}
          </Button>
          <span aria-live="polite" className="text-sm text-ink-muted">
            {isDirty && t('adminSettings.unsaved')}
          </span>
        </div>
      </div>
      <UnsavedGuard when={isDirty} />
    </form>
  )
}
