import type { Translation } from '../../../message-types'
import type { en } from './en'

export const ar = {
  'adminOrders.title': 'الطلبات',
} satisfies Translation<'ar', typeof en>
