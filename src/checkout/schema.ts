import { foldName } from '@/lib/typed-name'
import { COUNTRIES, HOME_COUNTRY, isCountry, isDomestic } from '@/lib/countries'
import { z } from '@/lib/zod'
import {
  codeLine,
  emailLine,
  key,
  line,
  lines,
  nameLine,
  requiredCode,
  requiredName,
} from '@/i18n/text-schema'
import type { Profile } from '@/auth/queries'
import { isMoroccanMobile, normalizePostalCode, POSTAL_RULES } from './countries'
import { methodsFor, needsEmail, type OfferedMethod, PAYMENT_METHODS } from '@/payments/providers'
import { normalizePhone } from './phone'
import { addressOf, regionsOf } from './regions'

/** Where an order goes: to an address, to a riad or hotel, or nowhere, because the customer comes for it. */
export const DELIVERY_PLACES = ['home', 'lodging', 'pickup'] as const
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number]

/** Riads, hotels and the showroom are in Morocco: elsewhere an order goes to an address, whatever was chosen before. */
export const deliveryPlace = ({ country, deliverTo }: { country: string; deliverTo: DeliveryPlace }) =>
  isDomestic(country) ? deliverTo : 'home'

/** Whether the order is for a company that has a Moroccan identifier: companies abroad have none. */
export const hasIce = ({ isCompany, country }: { isCompany: boolean; country: string }) =>
  isCompany && isDomestic(country)

const fields = z.object({
  firstName: requiredName(80),
  lastName: nameLine(80),
  email: emailLine,
  phone: requiredCode(40),
  deliverTo: z.enum(DELIVERY_PLACES),
  address: line(200),
  district: line(120),
  landmark: line(120),
  city: line(100),
  region: codeLine(2),
  postalCode: codeLine(40),
  country: z.enum(COUNTRIES, key('deferred.invalid.required')),
  paymentMethod: z.enum(PAYMENT_METHODS, key('deferred.invalid.required')),
  notes: lines(1000),
  isGift: z.boolean(),
  giftMessage: lines(300),
  giftWrap: z.boolean(),
  isCompany: z.boolean(),
  company: nameLine(120),
  ice: codeLine(40).transform((text) => text.replace(/[ .-]/g, '')),
})

// Rules that combine a field with the country. By default Zod skips them while another field is invalid; `when` runs them
// anyway, so that all errors show at once.
const withCountry = {
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && 'country' in value && isCountry(value.country),
}

const rules = fields
  .refine((values) => values.address !== '' || deliveryPlace(values) === 'pickup', {
    path: ['address'],
    message: key('deferred.invalid.required'),
    ...withCountry,
  })
  .refine((values) => values.city !== '' || deliveryPlace(values) === 'pickup', {
    path: ['city'],
    message: key('deferred.invalid.required'),
    ...withCountry,
  })
  .refine((values) => values.landmark !== '' || deliveryPlace(values) !== 'lodging', {
    path: ['landmark'],
    message: key('deferred.invalid.required'),
    ...withCountry,
  })
  .refine(({ lastName, country }) => lastName !== '' || isDomestic(country), {
    path: ['lastName'],
    message: key('deferred.invalid.required'),
    ...withCountry,
  })
  .refine(({ phone, country }) => phone === '' || normalizePhone(phone, country) !== null, {
    path: ['phone'],
    message: key('deferred.invalid.phone'),
    ...withCountry,
  })
  .refine(
    ({ phone, country, paymentMethod, deliverTo }) => {
      if (deliveryPlace({ country, deliverTo }) === 'pickup') return true
      const normalized = normalizePhone(phone, country)
      return paymentMethod !== 'cash_on_delivery' || normalized === null || isMoroccanMobile(normalized)
    },
    { path: ['phone'], message: key('ordering.checkout.mobileOnly'), ...withCountry },
  )
  .refine(
    ({ region, country }) => {
      const regions = regionsOf(country)
      return regions.length === 0 || regions.some(([code]) => code === region)
    },
    { path: ['region'], message: key('deferred.invalid.required'), ...withCountry },
  )
  .refine(({ postalCode, country }) => postalCode !== '' || !POSTAL_RULES[country].required, {
    path: ['postalCode'],
    message: key('deferred.invalid.required'),
    ...withCountry,
  })
  .refine(
    ({ postalCode, country }) =>
      postalCode === '' || POSTAL_RULES[country].pattern.test(normalizePostalCode(postalCode, country)),
    { path: ['postalCode'], message: key('deferred.invalid.postalCode'), ...withCountry },
  )
  .refine(({ isCompany, company }) => !isCompany || company !== '', {
    path: ['company'],
    message: key('deferred.invalid.required'),
    ...withCountry,
  })
  .refine(({ ice, ...values }) => ice === '' || !hasIce(values) || /^\d{15}$/.test(ice), {
    path: ['ice'],
    message: key('ordering.company.invalidIce'),
    ...withCountry,
  })

const NO_ADDRESS = { address: '', district: '', landmark: '', city: '', region: '', postalCode: '' }

/**
 * The values with those of hidden fields emptied: one may be left from another country, another place of delivery, or a choice that was
 * taken back.
 */
function withoutHidden<T extends CheckoutInput>(given: T): T {
  const values = deliveryPlace(given) === 'pickup' ? { ...given, ...NO_ADDRESS } : addressOf(given)
  return {
    ...values,
    ...(given.isGift ? {} : { giftMessage: '', giftWrap: false }),
    ...(given.isCompany ? {} : { company: '' }),
    ...(hasIce(given) ? {} : { ice: '' }),
  }
}

/** What the form hides is not checked, since a mistake in it could not be seen; it stays as it was typed, and may be shown again. */
const checkedAsShown = (shownRules: typeof rules) =>
  z.custom<CheckoutInput>().transform((given, context): CheckoutValues => {
    const shown = withoutHidden(given)
    const result = shownRules.safeParse(shown)
    if (!result.success) {
      for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    }
    const isHidden = ([name, value]: [string, unknown]) => shown[name as keyof CheckoutInput] !== value
    return { ...result.data, ...Object.fromEntries(Object.entries(given).filter(isHidden)) }
  })

/**
 * The form's rules, with the ways to pay that the shop offers. `short`: of a guest, or of an order that was taken on the phone,
 * which needs no email address within Morocco, unless the bank asks for it. `served`: the
 * countries that the shop delivers to. `isFree`: nothing is paid, so that no bank asks for anything.
 */
export const checkoutSchema = (
  offered: readonly OfferedMethod[],
  { short, served, isFree = false }: { short: boolean; served: readonly string[]; isFree?: boolean },
) =>
  checkedAsShown(
    rules
      .refine(({ country }) => served.includes(country), {
        path: ['country'],
        message: key('deferred.invalid.country'),
        ...withCountry,
      })
      .refine(({ email, country }) => email !== '' || (short && isDomestic(country)), {
        path: ['email'],
        message: key('deferred.invalid.required'),
        ...withCountry,
      })
      .refine(
        ({ email, country, paymentMethod }) =>
          email !== '' || !(short && isDomestic(country)) || isFree || !needsEmail(paymentMethod),
        { path: ['email'], message: key('ordering.checkout.emailForBank'), ...withCountry },
      )
      .refine(({ paymentMethod, country }) => methodsFor(offered, country).includes(paymentMethod), {
        path: ['paymentMethod'],
        message: key('ordering.checkout.methodUnavailable'),
        ...withCountry,
      }),
  )

export type CheckoutInput = z.input<typeof rules>
export type CheckoutValues = z.output<typeof rules>

/** The contact as `place_order` expects it, without what the form hides: an order that is picked up has no address. */
export function orderContact(given: CheckoutValues) {
  const values = withoutHidden(given)
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: normalizePhone(values.phone, values.country) ?? values.phone,
    address: values.address,
    district: values.district,
    landmark: values.landmark,
    city: values.city,
    region: values.region,
    postal_code: normalizePostalCode(values.postalCode, values.country),
    country: values.country,
    company: values.company,
    ice: values.ice,
  }
}

/** The gift as `place_order` expects it; null when the order is none. */
export const orderGift = ({ isGift, giftMessage, giftWrap }: CheckoutValues) =>
  isGift ? { message: giftMessage, wrap: giftWrap } : null

/** The form field for each contact field that `place_order` can reject. */
export const CONTACT_FIELDS: Record<string, keyof CheckoutInput> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  address: 'address',
  district: 'district',
  landmark: 'landmark',
  city: 'city',
  region: 'region',
  postal_code: 'postalCode',
  country: 'country',
  notes: 'notes',
  payment_method: 'paymentMethod',
  pickup: 'deliverTo',
  gift_message: 'giftMessage',
  gift_wrap: 'giftWrap',
  company: 'company',
  ice: 'ice',
}

export function isContactField(name: unknown): name is string {
  return typeof name === 'string' && Object.hasOwn(CONTACT_FIELDS, name)
}

/** Whether the name of a profile is the first part of the email address, which stands there until a name is given, or nothing. */
export function isNameless({ display_name, email }: Pick<Profile, 'display_name' | 'email'>): boolean {
  const [local = ''] = email.split('@')
  return ['', local, local.replaceAll('.', ' ')].some((text) => foldName(text) === foldName(display_name))
}

/** The name of a profile when it has several words: a single one may be a nickname. Null for others. */
export function wholeName(profile: Pick<Profile, 'display_name' | 'email'>): string | null {
  const name = foldName(profile.display_name)
  return name.includes(' ') && !isNameless(profile) ? name : null
}

/**
 * The name of a profile in the two fields of the form. In Morocco one name is enough, and the whole one goes into it. Elsewhere both
 * are needed, and stay empty beside the whole one: the first word of عبد الرحمن or of El Idrissi is no first name.
 */
function nameFields(profile: Profile, country: string): { firstName: string; lastName: string } {
  const name = wholeName(profile) ?? ''
  return { firstName: isDomestic(country) && name.length <= 80 ? name : '', lastName: '' }
}

/**
 * Form values from the account's profile; null when the profile has no address or phone, or when the shopper has already
 * typed a name, phone or address. A country without an address is left out: the one chosen in the shop stays. `only`: the country
 * that addresses are asked for, null for all.
 */
export function profileFields(
  profile: Profile,
  typed: Pick<CheckoutInput, 'firstName' | 'lastName' | 'phone' | 'address' | 'city'>,
  only: string | null,
): Partial<CheckoutInput> | null {
  if (profile.address === '' && profile.phone === '') return null
  if ([typed.firstName, typed.lastName, typed.phone, typed.address, typed.city].some((text) => text !== '')) {
    return null
  }
  const person = { ...nameFields(profile, only ?? profile.country), phone: profile.phone }
  if (only !== null && isCountry(profile.country) && profile.country !== only) return person
  return {
    ...person,
    address: profile.address,
    district: profile.district,
    landmark: profile.landmark,
    city: profile.city,
    region: profile.region,
    postalCode: profile.postal_code,
    ...(profile.address !== '' && isCountry(profile.country) ? { country: profile.country } : {}),
  }
}

/**
 * The parts of a Moroccan address that the quick order does not show: those of the account's address as long as it is that one, whole and
 * unchanged, since they must not join another one. A postal code that is none is left out: it could not be corrected there.
 */
export function unseenParts(
  profile: Profile | undefined,
  { address, city }: Pick<CheckoutInput, 'address' | 'city'>,
): Pick<CheckoutInput, 'district' | 'landmark' | 'postalCode'> {
  if (profile?.country !== HOME_COUNTRY || address !== profile.address || city !== profile.city) {
    return { district: '', landmark: '', postalCode: '' }
  }
  const { district, landmark, postal_code: code } = profile
  return { district, landmark, postalCode: POSTAL_RULES.morocco.pattern.test(code) ? code : '' }
}
