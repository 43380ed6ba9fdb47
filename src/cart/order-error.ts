import { formatMoney, formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { Translate } from '@/i18n/message-types'
import { errorMessage, toAppError } from '@/lib/errors'

/** Why a quote or an order was refused. Limits of an amount (in MAD) or for a new customer are named with their figures. */
export function orderErrorMessage(error: unknown, t: Translate, language: Language): string {
  const { code, details } = toAppError(error)
  const { max_pieces: maxPieces, max_subtotal: maxSubtotal, open } = details
  if (code === 'too_many' && typeof maxSubtotal === 'number') {
    return t('deferred.cart.largestAmount', { max: formatMoney(maxSubtotal, language) })
  }
  if (code !== 'new_customer_limit' || typeof open !== 'number') return errorMessage(error, t)
  if (typeof maxPieces === 'number') {
    return t('deferred.cart.newCustomerPieces', {
      max: formatNumber(maxPieces, language),
      open: formatNumber(open, language),
    })
  }
  if (typeof maxSubtotal === 'number') {
    return t('deferred.cart.newCustomerAmount', {
      max: formatMoney(maxSubtotal, language),
      open: formatMoney(open, language),
    })
  }
  return errorMessage(error, t)
}
