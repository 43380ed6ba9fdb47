import { sessionStore } from '@/lib/storage'
import { DRAFT_KEY } from './clear-draft'
import { isCountry } from './countries'
import { EMPTY_CHECKOUT, PAYMENT_METHODS, type CheckoutInput } from './schema'

/** What was typed, kept for this tab so that signing in on the way does not cost it. */
export function saveDraft(values: Partial<CheckoutInput>): void {
  sessionStore.setItem(DRAFT_KEY, JSON.stringify(values))
}

export function readDraft(): CheckoutInput {
  const raw = sessionStore.getItem(DRAFT_KEY)
  if (raw === null) return EMPTY_CHECKOUT
  let stored: unknown
  try {
    stored = JSON.parse(raw)
  } catch {
    return EMPTY_CHECKOUT
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY_CHECKOUT
  const given = stored as Record<string, unknown>
  const text = (name: keyof CheckoutInput) => {
    const value = given[name]
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
    postalCode: text('postalCode'),
    country: isCountry(given.country) ? given.country : EMPTY_CHECKOUT.country,
    paymentMethod:
      PAYMENT_METHODS.find((method) => method === given.paymentMethod) ?? EMPTY_CHECKOUT.paymentMethod,
    notes: text('notes'),
  }
}
