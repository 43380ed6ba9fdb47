import type { QuoteOptions } from '@/cart/queries'
import { quotedCity } from './cities'
import { deliveryPlace, type CheckoutInput } from './schema'

/** What of the form decides the price. The city changes only once the typed text names another one of the list. */
export function quoteOptions(
  values: Pick<CheckoutInput, 'country' | 'city' | 'deliverTo' | 'isGift' | 'giftWrap'>,
): QuoteOptions {
  const isPickup = deliveryPlace(values) === 'pickup'
  return {
    city: isPickup ? null : quotedCity(values.country, values.city),
    isPickup,
    giftWrap: values.isGift && values.giftWrap,
  }
}
