import type { AnyCatalogue } from './message-types'

export const orderLinkFiles = import.meta.glob<Record<string, AnyCatalogue>>([
  './messages/invoice/*.ts',
  './messages/payment/*.ts',
  './messages/returns/*.ts',
  './messages/reviews/*.ts',
  './messages/alerts/*.ts',
  './messages/currency/*.ts',
  './messages/promotion/*.ts',
])
