import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { addressQueries, type AddressValues, saveAddress, type SavedAddress } from '@/auth/address-queries'
import { POSTAL_RULES } from '@/checkout/countries'
import { regionsOf } from '@/checkout/regions'
import { useLanguage } from '@/i18n/language-context'
import { COUNTRIES, HOME_COUNTRY, isCountry, isDomestic } from '@/lib/countries'
import { errorMessage } from '@/lib/errors'
import { CountryOptions } from '@/settings/country-options'
import { shownCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { forgetForm, keptValues, useKeptForm } from '@/auth/kept-form'
import { type AddressInput, addressSchema } from './address-schema'

type AddressDialogProps = {
  userId: string
  saved: readonly SavedAddress[]
  /** Null for a new one. */
  address: SavedAddress | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

const formName = (address: SavedAddress | null) => `address ${address?.id ?? 'new'}`

/** A dialog to add or change a saved address. What was typed for a new one is there again when the dialog opens again. */
export function AddressDialog({ userId, saved, address, open, onOpenChange }: AddressDialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && address !== null) forgetForm(formName(address))
        onOpenChange(isOpen)
      }}
      title={t(address === null ? 'account.addresses.add' : 'account.addresses.edit')}
    >
      {/* Unmounted with the closed dialog, so that it opens with the values of its address. */}
      <AddressForm userId={userId} saved={saved} address={address} onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}

const EMPTY: AddressValues = {
  name: '',
  address: '',
  district: '',
  landmark: '',
  city: '',
  region: '',
  postal_code: '',
  country: HOME_COUNTRY,
}

/** With the id that a new address will have: kept with what was typed, it is the same when its answer was lost. */
type FormValues = AddressInput & { id: string }

type AddressFormProps = Pick<AddressDialogProps, 'userId' | 'saved' | 'address'> & { onSaved: () => void }

function AddressForm({ userId, saved, address, onSaved }: AddressFormProps) {
  const { t, tKey } = useLanguage()
  const queryClient = useQueryClient()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const likely = shownCountry(rates, useDeliveryCountry())
  const name = formName(address)
  const [initial] = useState((): FormValues => {
    if (address !== null) return keptValues<FormValues>(name, address)
    const empty = { ...EMPTY, id: crypto.randomUUID(), country: isCountry(likely) ? likely : EMPTY.country }
    const kept = keptValues<FormValues>(name, empty)
    // What was typed has been added after all.
    return saved.some(({ id }) => id === kept.id) ? empty : kept
  })
  const form = useForm<AddressInput, unknown, AddressValues>({
    resolver: zodResolver(addressSchema),
    defaultValues: initial,
  })
  const forget = useKeptForm(name, form)
  // Controlled: when its option goes, the browser would choose another country by itself.
  const { disabled: _, ...countryField } = useController({ control: form.control, name: 'country' }).field
  // Also when the dialog is closed while it saves.
  const save = useMutation({
    ...saveAddress(userId),
    onSuccess: forget,
    onError: () => void queryClient.invalidateQueries(addressQueries.list(userId)),
  })
  const { errors } = form.formState
  const country = countryField.value
  const regions = regionsOf(country)
  const inMorocco = isDomestic(country)
  const isPostalRequired = isCountry(country) && POSTAL_RULES[country].required
  const optional = t('deferred.field.optional')
  const text = (name: keyof AddressInput) => {
    const message = errors[name]?.message
    return message === undefined ? undefined : tKey(message)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit((values) =>
          save.mutate({ id: initial.id, isNew: address === null, values }, { onSuccess: onSaved }),
        )(event)
      }
    >
      <Field
        label={t('account.addresses.name')}
        hint={t('account.addresses.nameHint')}
        error={text('name')}
        required
      >
        {(control) => <Input {...control} autoComplete="off" maxLength={40} {...form.register('name')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('ordering.checkout.country')} error={text('country')} required>
          {(control) => (
            <NativeSelect {...control} autoComplete="country" {...countryField}>
              <CountryOptions served={rates?.map((rate) => rate.country) ?? COUNTRIES} value={country} />
            </NativeSelect>
          )}
        </Field>
        <Field label={t('ordering.checkout.city')} error={text('city')} required>
          {(control) => <Input {...control} autoComplete="address-level2" {...form.register('city')} />}
        </Field>
        <Field
          label={t('ordering.checkout.streetAddress')}
          error={text('address')}
          required
          className="sm:col-span-2"
        >
          {(control) => <Input {...control} autoComplete="street-address" {...form.register('address')} />}
        </Field>
        {inMorocco && (
          <Field label={t('ordering.checkout.district')} optionalLabel={optional} error={text('district')}>
            {(control) => <Input {...control} autoComplete="address-level3" {...form.register('district')} />}
          </Field>
        )}
        {regions.length > 0 && (
          <Field
            label={t(country === 'canada' ? 'ordering.checkout.province' : 'ordering.checkout.state')}
            error={text('region')}
            required
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
          required={isPostalRequired}
          optionalLabel={isPostalRequired ? undefined : optional}
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
            optionalLabel={optional}
            hint={t('ordering.checkout.landmarkHint')}
            error={text('landmark')}
            className="sm:col-span-2"
          >
            {(control) => <Input {...control} autoComplete="off" {...form.register('landmark')} />}
          </Field>
        )}
      </div>
      {save.error !== null && (
        <Notice tone="error" role="alert">
          {errorMessage(save.error, t)}
        </Notice>
      )}
      <Button type="submit" busy={save.isPending}>
        {t('account.save')}
      </Button>
    </form>
  )
}
