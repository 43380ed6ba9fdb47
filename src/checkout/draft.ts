import { keptValues } from '@/auth/kept-form'
import { HOME_COUNTRY, isCountry } from '@/lib/countries'
import { parseJson } from '@/lib/json'
import { createStoredValue, sessionStore } from '@/lib/storage'
import { PAYMENT_METHODS } from '@/payments/providers'
import { DELIVERY_PLACES, type CheckoutInput } from './schema'

export const DRAFT_KEY = 'mcg-checkout'

export const EMPTY_CHECKOUT: CheckoutInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  district: '',
  deliverTo: 'home',
  landmark: '',
  city: '',
  region: '',
  postalCode: '',
  country: HOME_COUNTRY,
  paymentMethod: 'cash_on_delivery',
  notes: '',
  isGift: false,
  giftMessage: '',
  giftWrap: false,
  isCompany: false,
  company: '',
  ice: '',
}

function parseDraft(raw: string | null): CheckoutInput {
  const stored = parseJson(raw)
  if (typeof stored !== 'object' || stored === null) return EMPTY_CHECKOUT
  const { country, paymentMethod, deliverTo, isGift, giftWrap, isCompany, ...texts } = stored as Record<
    string,
    unknown
  >
  const text = (name: keyof CheckoutInput) => {
    const value = texts[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    district: text('district'),
    landmark: text('landmark'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: isCountry(country) ? country : EMPTY_CHECKOUT.country,
    paymentMethod: PAYMENT_METHODS.find((value) => value === paymentMethod) ?? EMPTY_CHECKOUT.paymentMethod,
    notes: text('notes'),
    deliverTo: DELIVERY_PLACES.find((value) => value === deliverTo) ?? EMPTY_CHECKOUT.deliverTo,
    isGift: isGift === true,
    giftMessage: text('giftMessage'),
    giftWrap: giftWrap === true,
    isCompany: isCompany === true,
    company: text('company'),
    ice: text('ice'),
  }
}

/** The checkout form as typed so far, for this tab only: it survives a sign-in on the way and a reload. */
export const checkoutDraft = createStoredValue<CheckoutInput>({
  storage: sessionStore,
  key: DRAFT_KEY,
  parse: parseDraft,
  serialize: (values) => JSON.stringify(values),
})

/** The form of a quick order, which keeps its own fields. */
export const QUICK_ORDER_FORM = 'quick order'

const CONTACT = [
  'firstName',
  'lastName',
  'phone',
  'address',
  'district',
  'landmark',
  'city',
  'region',
  'postalCode',
] as const

/** What the checkout begins with: its draft, and where that has no contact at all the one of a quick order that was not placed. */
export function firstDraft(): CheckoutInput {
  const draft = checkoutDraft.read()
  const typed = keptValues(QUICK_ORDER_FORM, EMPTY_CHECKOUT)
  // A part of one address must not join a part of another, and half an address would keep the account's out.
  if (typed.address === '' || typed.city === '' || CONTACT.some((name) => draft[name] !== '')) return draft
  return {
    ...draft,
    country: HOME_COUNTRY,
    ...Object.fromEntries(CONTACT.map((name) => [name, typed[name]])),
  }
}

const SENT_KEY = 'mcg-checkout-sent'

/** The idempotency key with which the draft was last sent: its note and gift are those of that order. */
export const draftSentWith = {
  read: (): string | null => sessionStore.getItem(SENT_KEY),
  write: (key: string): void => sessionStore.setItem(SENT_KEY, key),
  clear: (): void => sessionStore.removeItem(SENT_KEY),
}

export function clearDraft(): void {
  sessionStore.removeItem(DRAFT_KEY)
  draftSentWith.clear()
}
