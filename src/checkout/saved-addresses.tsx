import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { addressQueries, type SavedAddress } from '@/auth/address-queries'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { type Country, isCountry } from '@/lib/countries'
import { useUnread } from '@/lib/use-unread'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import { UnreadPart } from '@/ui/unread-part'
import { isolateDigits } from '../../supabase/functions/_shared/digit-runs'
import type { Checkout } from './use-checkout'

type SavedAddressesProps = {
  form: Checkout['form']
  /** The countries that the shop delivers to. */
  countries: readonly Country[]
}

/** The form's fields of an address. */
const PLACE = ['address', 'district', 'landmark', 'city', 'region', 'postalCode'] as const
const FIELDS = ['country', ...PLACE] as const

const fieldsOf = ({ postal_code: postalCode, ...address }: SavedAddress) => ({ ...address, postalCode })

/** Fills the address fields of the checkout with one of the customer's saved addresses. */
export function SavedAddresses({ form, countries }: SavedAddressesProps) {
  const { t } = useLanguage()
  const { user } = useAuth()
  const list = useQuery({
    ...addressQueries.list(user?.id ?? ''),
    enabled: user !== null,
  })
  const { data } = list
  const unread = useUnread(list)
  const typed = useWatch({ control: form.control, name: FIELDS })
  const saved = data?.filter(({ country }) => countries.some((served) => served === country)) ?? []

  const isTyped = (address: SavedAddress, names: readonly (typeof FIELDS)[number][]) => {
    const fields = fieldsOf(address)
    return FIELDS.every((name, index) => !names.includes(name) || fields[name] === typed[index])
  }
  const current = saved.find((address) => isTyped(address, FIELDS))
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

  const [country] = typed
  const previousCountry = useRef(country)
  const fillForCountry = useEffectEvent(() => {
    const isEmpty = FIELDS.every((name, index) => name === 'country' || typed[index] === '')
    const own = saved.find((address) => address.country === country)
    // Also one of a country where the shop delivers no longer.
    const isSaved = data?.some((address) => isTyped(address, PLACE)) === true
    if (own !== undefined && (isEmpty || isSaved)) fill(own)
  })
  // The saved address of the country that was chosen takes the place of one of another country. What was typed stays.
  useEffect(() => {
    if (previousCountry.current === country) return
    previousCountry.current = country
    fillForCountry()
  }, [country])
  if (unread !== null) {
    return (
      <div className="mb-4">
        <UnreadPart {...unread} />
      </div>
    )
  }
  if (user === null || saved.length === 0) return null

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
              {isolateDigits(`${name} · ${address}, ${city}`)}
            </option>
          ))}
          <option value="">{t('ordering.checkout.anotherAddress')}</option>
        </NativeSelect>
      )}
    </Field>
  )
}
