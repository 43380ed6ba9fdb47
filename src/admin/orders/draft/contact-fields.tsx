import { useWatch } from 'react-hook-form'
import { SelectField, TextareaField, TextField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import { COUNTRIES, type Country, isDomestic } from '@/lib/countries'
import type { DraftInput } from './schema'

/** The customer's contact and address. Most of it may stay empty in a draft. */
export function ContactFields({ rates }: { rates: readonly { country: string }[] }) {
  const { t } = useLanguage()
  const country = useWatch<DraftInput, 'country'>({ name: 'country' })
  const isAbroad = !isDomestic(country)
  const isServed = (code: string) => rates.some((rate) => rate.country === code)
  // A customer's or a draft's country stays when the shop stopped delivering there.
  const offered = COUNTRIES.filter((code) => isServed(code) || code === country)
  const label = (code: Country) =>
    isServed(code)
      ? t(`shop.country.${code}`)
      : t('shop.country.option', { country: t(`shop.country.${code}`) })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField<DraftInput> name="first_name" label={t('adminDrafts.firstName')} required dir="auto" />
      <TextField<DraftInput> name="last_name" label={t('adminDrafts.lastName')} optional dir="auto" />
      <TextField<DraftInput>
        name="phone"
        label={t('ordering.checkout.phone')}
        required
        dir="ltr"
        inputMode="tel"
      />
      <TextField<DraftInput>
        name="email"
        label={t('ordering.checkout.email')}
        required={isAbroad}
        optional={!isAbroad}
        dir="ltr"
        inputMode="email"
      />
      <SelectField<DraftInput>
        name="country"
        label={t('ordering.checkout.country')}
        options={offered.map((value) => ({ value, label: label(value) }))}
      />
      <TextField<DraftInput> name="city" label={t('ordering.checkout.city')} required dir="auto" />
      <TextField<DraftInput>
        name="address"
        label={t('ordering.checkout.streetAddress')}
        required
        dir="auto"
        className="sm:col-span-2"
      />
      <TextField<DraftInput> name="district" label={t('ordering.checkout.district')} optional dir="auto" />
      <TextField<DraftInput> name="landmark" label={t('ordering.checkout.landmark')} optional dir="auto" />
      {isAbroad && (
        <TextField<DraftInput>
          name="postal_code"
          label={t('ordering.checkout.postalCode')}
          required
          dir="ltr"
        />
      )}
      {(country === 'usa' || country === 'canada') && (
        <TextField<DraftInput>
          name="region"
          label={t(country === 'usa' ? 'ordering.checkout.state' : 'ordering.checkout.province')}
          required
          dir="ltr"
          maxLength={2}
          format={(text) => text.trim().toUpperCase()}
        />
      )}
      <TextareaField<DraftInput>
        name="notes"
        label={t('adminDrafts.notes')}
        optional
        dir="auto"
        rows={2}
        className="sm:col-span-2"
      />
    </div>
  )
}
