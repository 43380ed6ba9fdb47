import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { addressQueries, type SavedAddress } from '@/auth/address-queries'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import { type Country, isCountry } from './countries'
import type { Checkout } from './use-checkout'

type SavedAddressesProps = {
  form: Checkout['form']
  /** The countries that the shop delivers to. */
  countries: readonly Country[]
}

/** The form's fields of an address. */
const FIELDS = ['country', 'address', 'district', 'landmark', 'city', 'region', 'postalCode'] as const

const fieldsOf = ({ postal_code: postalCode, ...address }: SavedAddress) => ({ ...address, postalCode })

/** Fills the address fields of the checkout with one of the customer's saved addresses. */
export function SavedAddresses({ form, countries }: SavedAddressesProps) {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { data } = useQuery({ ...addressQueries.list(user?.id ?? ''), enabled: user !== null })
  const typed = useWatch({ control: form.control, name: FIELDS })
  const saved = data?.filter(({ country }) => countries.some((served) => served === country)) ?? []
  if (user === null || saved.length === 0) return null

  const current = saved.find((address) => {
    const fields = fieldsOf(address)
    return FIELDS.every((name, index) => fields[name] === typed[index])
  })
  const fill = (address: SavedAddress | undefined) => {
    const fields = address && fieldsOf(address)
    for (const name of FIELDS) {
      const value = fields?.[name] ?? ''
      // Another address is most often in the same country, which also decides the fee that was shown.
      if (name === 'country') {
        if (isCountry(value)) form.setValue(name, value)
      } else {
        form.setValue(name, value)
      }
    }
    form.clearErrors([...FIELDS])
  }

  return (
    <Field label={t('ordering.checkout.savedAddresses')} className="mb-4">
      {(control) => (
        <NativeSelect
          {...control}
          value={current?.id ?? ''}
          onChange={({ target }) => fill(saved.find(({ id }) => id === target.value))}
        >
          {saved.map(({ id, name, address, city }) => (
            <option key={id} value={id}>
              {`${name} · ${address}, ${city}`}
            </option>
          ))}
          <option value="">{t('ordering.checkout.anotherAddress')}</option>
        </NativeSelect>
      )}
    </Field>
  )
}
