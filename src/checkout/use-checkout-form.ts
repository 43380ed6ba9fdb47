import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Profile } from '@/auth/queries'
import { chosenDeliveryCountry, deliveryCountry, rememberDeliveryCountry } from '@/settings/delivery-country'
import { isCountry } from './countries'
import { checkoutDraft } from './draft'
import { methodsFor, possibleMethod, type OfferedMethod } from './payment-methods'
import { checkoutSchema, profileFields, type CheckoutInput, type CheckoutValues } from './schema'

/** The draft with the country of the product page and the cart, and a way to pay that is possible for it. */
function initialValues(served: readonly string[], offered: readonly OfferedMethod[]): CheckoutInput {
  const draft = checkoutDraft.read()
  const preferred = deliveryCountry()
  const found = [preferred, ...served].find((code) => served.includes(code) && isCountry(code))
  const country = isCountry(found) ? found : draft.country
  return {
    ...draft,
    country,
    paymentMethod: possibleMethod(methodsFor(offered, country), draft.paymentMethod),
  }
}

/** The form with its draft, filled in from the account's profile where nothing has been typed. */
export function useCheckoutForm(
  profile: Profile | undefined,
  served: readonly string[],
  offered: readonly OfferedMethod[],
) {
  const schema = useMemo(() => checkoutSchema(offered), [offered])
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(schema),
    defaultValues: initialValues(served, offered),
    mode: 'onTouched',
  })
  const { clearErrors, setValue, getValues, getFieldState, subscribe, trigger } = form
  const [country, paymentMethod] = useWatch({ control: form.control, name: ['country', 'paymentMethod'] })

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => checkoutDraft.write(values) }),
    [subscribe],
  )

  const isMethodPicked = useRef(false)
  const previousCountry = useRef(country)
  useEffect(() => {
    if (previousCountry.current === country) return
    previousCountry.current = country
    // Only with the country: when the chosen way to pay is closed meanwhile, the shopper has to choose another one.
    const methods = methodsFor(offered, country)
    const [preselected] = methods
    const chosen = isMethodPicked.current ? getValues('paymentMethod') : preselected
    if (chosen !== undefined) setValue('paymentMethod', possibleMethod(methods, chosen))
    rememberDeliveryCountry(country)
  }, [country, offered, getValues, setValue])

  // Shown errors may no longer apply: these fields have other rules in another country or with another payment.
  useEffect(() => {
    const refused = (['phone', 'region', 'postalCode', 'paymentMethod'] as const).filter(
      (name) => getFieldState(name).invalid,
    )
    if (refused.length > 0) void trigger(refused)
  }, [country, paymentMethod, getFieldState, trigger])

  useEffect(() => {
    if (profile === undefined) return
    const fillIn = (name: keyof CheckoutInput, value: string) => {
      setValue(name, value)
      // The shopper may have left the field empty before the profile arrived, which was an error until now.
      clearErrors(name)
    }
    const known = profileFields(profile, getValues(), chosenDeliveryCountry())
    for (const [name, value] of Object.entries(known ?? {})) fillIn(name as keyof CheckoutInput, value)
    if (getValues('email') === '') fillIn('email', profile.email)
  }, [profile, getValues, setValue, clearErrors])

  return {
    form,
    country,
    paymentMethod,
    /** Call it when the shopper picks a way to pay: until then the first one of each country is preselected. */
    pickMethod: () => {
      isMethodPicked.current = true
    },
  }
}
