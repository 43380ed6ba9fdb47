import type { Translation } from '../../../message-types'
import type { en } from './en'

export const fr = {
  'adminOrders.title': 'Commandes',
} satisfies Translation<'fr', typeof en>
