import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { saveProfile } from '@/auth/account-actions'
import { authQueries, type Profile } from '@/auth/queries'
import { COUNTRIES, isCountry, POSTAL_RULES } from '@/checkout/countries'
import { regionsOf } from '@/checkout/regions'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { NativeSelect } from '@/ui/native-select'
import { Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toast'
import { profileInput, profileSchema, type ProfileInput, type ProfileValues } from './profile-schema'

export function ProfileSection({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const profile = useQuery(authQueries.profile(userId))
  if (profile.data !== undefined) return <ProfileForm userId={userId} profile={profile.data} />
  if (profile.isError) {
    return (
      <Notice tone="error" role="alert">
        {errorMessage(profile.error, t)}
        <Button tone="link" onClick={() => void profile.refetch()}>
          {t('shop.action.retry')}
        </Button>
      </Notice>
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{t('shop.status.loading')}</span>
      <Skeleton className="h-96 rounded-picture" />
    </div>
  )
}

function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const { t, tKey } = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: profileInput(profile),
  })
  const { errors } = form.formState
  const country = useWatch({ control: form.control, name: 'country' })
  const regions = regionsOf(country)
  const inMorocco = country === 'morocco' || country === ''
  const save = useMutation({
    mutationFn: (values: ProfileValues) => saveProfile(userId, values),
    onSuccess: (_saved, values) => {
      queryClient.setQueryData(authQueries.profile(userId).queryKey, { ...profile, ...values })
      form.reset(values)
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
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
    >
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-4 font-display text-xl font-semibold">{t('account.aboutYou')}</legend>
        <Field label={t('account.auth.displayName')} error={text('display_name')}>
          {(control) => <Input {...control} autoComplete="name" {...form.register('display_name')} />}
        </Field>
        <Field label={t('ordering.checkout.phone')} error={text('phone')}>
          {(control) => (
            <Input {...control} type="tel" dir="ltr" autoComplete="tel" {...form.register('phone')} />
          )}
        </Field>
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-4 font-display text-xl font-semibold">{t('ordering.checkout.address')}</legend>
        <p className="-mt-3 text-ink-muted sm:col-span-2">{t('account.addressText')}</p>
        <Field label={t('ordering.checkout.country')} error={text('country')}>
          {(control) => (
            <NativeSelect {...control} autoComplete="country" {...form.register('country')}>
              <option value="">{t('account.noCountry')}</option>
              {COUNTRIES.map((name) => (
                <option key={name} value={name}>
                  {t(`shop.country.${name}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('ordering.checkout.city')} error={text('city')}>
          {(control) => <Input {...control} autoComplete="address-level2" {...form.register('city')} />}
        </Field>
        <Field label={t('ordering.checkout.streetAddress')} error={text('address')} className="sm:col-span-2">
          {(control) => <Input {...control} autoComplete="street-address" {...form.register('address')} />}
        </Field>
        {inMorocco && (
          <Field label={t('ordering.checkout.district')} error={text('district')}>
            {(control) => <Input {...control} autoComplete="address-level3" {...form.register('district')} />}
          </Field>
        )}
        {regions.length > 0 && (
          <Field
            label={t(country === 'canada' ? 'ordering.checkout.province' : 'ordering.checkout.state')}
            error={text('region')}
          >
            {(control) => (
              <NativeSelect
                key={country}
                {...control}
                autoComplete="address-level1"
                {...form.register('region')}
              >
                <option value="" />
                {regions.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
        <Field
          label={t('ordering.checkout.postalCode')}
          hint={
            isCountry(country)
              ? t('ordering.checkout.postalExample', { example: POSTAL_RULES[country].example })
              : undefined
          }
          error={text('postal_code')}
        >
          {(control) => (
            <Input {...control} dir="ltr" autoComplete="postal-code" {...form.register('postal_code')} />
          )}
        </Field>
        {inMorocco && (
          <Field
            label={t('ordering.checkout.landmark')}
            hint={t('ordering.checkout.landmarkHint')}
            error={text('landmark')}
            className="sm:col-span-2"
          >
            {(control) => <Input {...control} autoComplete="off" {...form.register('landmark')} />}
          </Field>
        )}
      </fieldset>
      <Button type="submit" busy={save.isPending} className="self-start">
        {t('account.save')}
      </Button>
    </form>
  )
}
