import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { addressQueries, type AddressValues, saveAddress, type SavedAddress } from '@/auth/address-queries'
import { POSTAL_RULES } from '@/checkout/countries'
import { regionsOf } from '@/checkout/regions'
import { useLanguage } from '@/i18n/language-context'
import { COUNTRIES, HOME_COUNTRY, isCountry, isDomestic } from '@/lib/countries'
import { errorMessage, isOutcomeUnknown } from '@/lib/errors'
import { CountryOptions } from '@/settings/country-options'
import { shownCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { forgetForm, keepValues, keptValues, useKeptForm } from '@/auth/kept-form'
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

/**
 * The id that a new address was sent with is kept until its fate is known: a repeated request then changes what a lost answer had added.
 * Before that it is not kept, since a copy of this tab would send another address with it.
 */
const SENT = 'address sent'
const sentId = (): string | null => keptValues(SENT, { id: '' }).id || null

/** A dialog to add or change a saved address. What was typed for a new one is there again when the dialog opens again. */
export function AddressDialog({ userId, saved, address, open, onOpenChange }: AddressDialogProps) {
  const { t } = useLanguage()
  useEffect(() => {
    if (open || !saved.some(({ id }) => id === sentId())) return
    // What was typed has been added after all.
    forgetForm(SENT)
    forgetForm(formName(null))
  }, [open, saved])
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
      <AddressForm userId={userId} address={address} onSaved={() => onOpenChange(false)} />
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

type AddressFormProps = Pick<AddressDialogProps, 'userId' | 'address'> & { onSaved: () => void }

function AddressForm({ userId, address, onSaved }: AddressFormProps) {
  const { t, tKey } = useLanguage()
  const queryClient = useQueryClient()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const likely = shownCountry(rates, useDeliveryCountry())
  const name = formName(address)
  const [id] = useState(() => address?.id ?? sentId() ?? crypto.randomUUID())
  const [initial] = useState(() =>
    keptValues<AddressInput>(
      name,
      address ?? { ...EMPTY, country: isCountry(likely) ? likely : EMPTY.country },
    ),
  )
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
    onMutate: ({ isNew }) => {
      const isFirst = isNew && sentId() === null
      if (isFirst) keepValues(SENT, { id })
      return { isFirst }
    },
    onSuccess: (_saved, { isNew }) => {
      forget()
      if (isNew) forgetForm(SENT)
    },
    onError: (error, _values, sent) => {
      if (sent?.isFirst === true && !isOutcomeUnknown(error)) forgetForm(SENT)
      void queryClient.invalidateQueries(addressQueries.list(userId))
    },
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
          save.mutate({ id, isNew: address === null, values }, { onSuccess: onSaved }),
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
