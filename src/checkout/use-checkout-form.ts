import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import type { Profile } from '@/auth/queries'
import { type Country, isCountry } from '@/lib/countries'
import {
  deliveryCountry,
  rateFor,
  rememberDeliveryCountry,
  useDeliveryCountry,
} from '@/settings/delivery-country'
import { methodsFor, type OfferedMethod } from '@/payments/providers'
import { checkoutDraft, firstDraft } from './draft'
import { possibleMethod } from './payment-methods'
import { quoteOptions } from './quote-options'
import { checkoutSchema, profileFields, type CheckoutInput, type CheckoutValues } from './schema'

/** What the shop offers beside sending a parcel. */
type Extras = { canPickUp: boolean; canWrap: boolean }

type CheckoutFormOptions = Extras & {
  /** Of the account; undefined for a guest, and until it is read. */
  profile: Profile | undefined
  /** The countries that the shop delivers to. */
  served: readonly string[]
  /** The ways to pay, each with its countries. */
  offered: readonly OfferedMethod[]
  /** Ordering without an account: a short contact is enough. */
  isGuest: boolean
  /** As it was quoted last, the order costs nothing. */
  isFree: boolean
}

const hasAddress = ({ address, city }: CheckoutInput) => address !== '' || city !== ''

/** The country chosen in the shop, even when it is no longer served: the form then asks for another one. */
function countryWithoutAddress(served: readonly string[], fallback: Country): Country {
  const preferred = deliveryCountry()
  const rates = served.map((country) => ({ country }))
  const country = rateFor(rates, preferred)?.country ?? preferred
  return isCountry(country) ? country : fallback
}

/**
 * The draft with a way to pay that is possible for its country. An address keeps its country; without one it is that of the
 * whole shop.
 */
function initialValues(
  served: readonly string[],
  offered: readonly OfferedMethod[],
  { canPickUp, canWrap }: Extras,
): CheckoutInput {
  const draft = firstDraft()
  const country = hasAddress(draft) ? draft.country : countryWithoutAddress(served, draft.country)
  return {
    ...draft,
    country,
    deliverTo: draft.deliverTo === 'pickup' && !canPickUp ? 'home' : draft.deliverTo,
    giftWrap: draft.giftWrap && canWrap,
    paymentMethod: possibleMethod(methodsFor(offered, country), draft.paymentMethod),
  }
}

/** What is required or shown only in some countries, in some places of delivery, with some ways to pay, or of gifts and companies. */
const CONDITIONAL = [
  'lastName',
  'email',
  'phone',
  'address',
  'district',
  'landmark',
  'city',
  'region',
  'postalCode',
  'paymentMethod',
  'giftMessage',
  'company',
  'ice',
] as const

/** Shown errors may no longer apply, and a field that is hidden has none. */
export function useShownErrors(
  { control, getFieldState, trigger }: UseFormReturn<CheckoutInput, unknown, CheckoutValues>,
  isFree = false,
): void {
  const [country, paymentMethod, deliverTo, isGift, isCompany] = useWatch({
    control,
    name: ['country', 'paymentMethod', 'deliverTo', 'isGift', 'isCompany'],
  })
  useEffect(() => {
    const refused = CONDITIONAL.filter((name) => getFieldState(name).invalid)
    if (refused.length > 0) void trigger(refused)
  }, [country, paymentMethod, deliverTo, isGift, isCompany, isFree, getFieldState, trigger])
}

/** The form with its draft, filled in from the account's profile where nothing has been typed. */
export function useCheckoutForm({
  profile,
  served,
  offered,
  isGuest,
  isFree,
  ...extras
}: CheckoutFormOptions) {
  const schema = useMemo(
    () => checkoutSchema(offered, { short: isGuest, served, isFree }),
    [offered, isGuest, served, isFree],
  )
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(schema),
    defaultValues: initialValues(served, offered, extras),
    mode: 'onTouched',
  })
  const { clearErrors, setValue, getValues, subscribe } = form
  const [country, paymentMethod, city, deliverTo, isGift, giftWrap, phone] = useWatch({
    control: form.control,
    name: ['country', 'paymentMethod', 'city', 'deliverTo', 'isGift', 'giftWrap', 'phone'],
  })

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

  // The header then names the country of the restored address.
  useEffect(() => {
    if (hasAddress(getValues())) rememberDeliveryCountry(getValues('country'))
  }, [getValues])

  // Another tab may choose a country meanwhile. An address keeps its own.
  const chosen = useDeliveryCountry()
  const previousChoice = useRef(chosen)
  useEffect(() => {
    if (previousChoice.current === chosen) return
    previousChoice.current = chosen
    if (isCountry(chosen) && served.includes(chosen) && !hasAddress(getValues())) setValue('country', chosen)
  }, [chosen, served, getValues, setValue])

  useShownErrors(form, isFree)

  useEffect(() => {
    if (profile === undefined) return
    const fillIn = (name: keyof CheckoutInput, value: CheckoutInput[keyof CheckoutInput]) => {
      setValue(name, value)
      // The shopper may have left the field empty before the profile arrived, which was an error until now.
      clearErrors(name)
    }
    const fields = profileFields(profile, getValues(), null)
    for (const [name, value] of Object.entries(fields ?? {})) fillIn(name as keyof CheckoutInput, value)
    if (getValues('email') === '') fillIn('email', profile.email)
  }, [profile, getValues, setValue, clearErrors])

  return {
    form,
    country,
    phone,
    quoteOptions: quoteOptions({ country, city, deliverTo, isGift, giftWrap }),
    isGift,
    paymentMethod,
    /** Call it when the shopper picks a way to pay: until then the first one of each country is preselected. */
    pickMethod: () => {
      isMethodPicked.current = true
    },
  }
}
