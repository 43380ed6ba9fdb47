import type { Translator } from './translate'

/** A duration as text: "3–7 business days", or "3 business days" where both are the same. */
export function deliveryDays(
  { min_days: min, max_days: count }: { min_days: number; max_days: number },
  t: Translator['t'],
): string {
  return min === count ? t('shop.delivery.exactDays', { count }) : t('shop.delivery.days', { min, count })
}
