import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveProfile } from '@/auth/account-actions'
import { authQueries, type Profile } from '@/auth/queries'
import { useLanguage } from '@/i18n/language-context'
import { useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input } from '@/ui/input'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toast'
import { keptValues, useKeptForm } from '@/auth/kept-form'
import { AddressesSection } from './addresses-section'
import { profileInput, profileSchema, type ProfileInput, type ProfileValues } from './profile-schema'

export function ProfileSection({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const profile = useQuery(authQueries.profile(userId))
  const unread = useUnread(profile)
  if (profile.data !== undefined) {
    return (
      <div className="flex flex-col gap-10">
        <ProfileForm userId={userId} profile={profile.data} />
        <AddressesSection userId={userId} />
      </div>
    )
  }
  if (unread !== null) return <ReadFailed {...unread} />
  return (
    <div role="status">
      <span className="sr-only">{t('shop.status.loading')}</span>
      <Skeleton className="h-96 rounded-picture" />
    </div>
  )
}

const FORM = 'profile'

function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const { t, tKey } = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: zodResolver(profileSchema(profile.country)),
    // What was saved elsewhere, as at the checkout, is shown as long as the field is unchanged.
    values: profileInput(profile),
    resetOptions: { keepDirtyValues: true },
  })
  const { setValue } = form
  const [kept] = useState(() => keptValues(FORM, profileInput(profile)))
  useEffect(() => {
    setValue('display_name', kept.display_name, { shouldDirty: true })
    setValue('phone', kept.phone, { shouldDirty: true })
  }, [kept, setValue])
  const forget = useKeptForm(FORM, form, { changesOnly: true })
  const { errors, dirtyFields } = form.formState
  const changes = ({ display_name, phone }: ProfileValues): Partial<ProfileValues> => ({
    ...(dirtyFields.display_name === true && { display_name }),
    ...(dirtyFields.phone === true && { phone }),
  })
  const save = useMutation({
    mutationFn: (changed: Partial<ProfileValues>) => saveProfile(userId, changed),
    onSuccess: (_saved, changed) => {
      const saved = queryClient.setQueryData(authQueries.profile(userId).queryKey, (latest) => ({
        ...(latest ?? profile),
        ...changed,
      }))
      form.reset(profileInput(saved ?? profile), { keepDirtyValues: false })
      forget()
      toast({ title: t('account.saved'), tone: 'success' })
    },
  })
  const text = (name: keyof ProfileInput) => {
    const message = errors[name]?.message
    return message === undefined ? undefined : tKey(message)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(changes(values)))(event)}
    >
      <Fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-4 font-display text-xl font-semibold">{t('account.aboutYou')}</legend>
        <Field
          label={t('account.auth.displayName')}
          optionalLabel={t('deferred.field.optional')}
          error={text('display_name')}
        >
          {(control) => <Input {...control} autoComplete="name" {...form.register('display_name')} />}
        </Field>
        <Field
          label={t('ordering.checkout.phone')}
          optionalLabel={t('deferred.field.optional')}
          error={text('phone')}
        >
          {(control) => (
            <Input {...control} type="tel" dir="ltr" autoComplete="tel" {...form.register('phone')} />
          )}
        </Field>
      </Fieldset>
      <Button type="submit" busy={save.isPending} className="self-start">
        {t('account.save')}
      </Button>
    </form>
  )
}
