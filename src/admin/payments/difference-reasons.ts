import type { PlainMessageKey } from '@/i18n/message-types'

/** What each kind of difference is called. */
export const DIFFERENCE_REASONS: Readonly<Record<string, PlainMessageKey>> = {
  unknown_reference: 'adminPayments.difference.unknown_reference',
  other_amount: 'adminPayments.difference.other_amount',
  other_currency: 'adminPayments.difference.other_currency',
  second_charge: 'adminPayments.difference.second_charge',
  reversed: 'adminPayments.difference.reversed',
  chargeback: 'adminPayments.difference.chargeback',
  dispute: 'adminPayments.difference.dispute',
  dispute_won: 'adminPayments.difference.dispute_won',
  refund_failed: 'adminPayments.difference.refund_failed',
}
