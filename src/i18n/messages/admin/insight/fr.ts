import type { Translation } from '../../../message-types'
import type { en } from './en'

export const fr = {
  'adminDashboard.title': 'Tableau de bord',
} satisfies Translation<'fr', typeof en>
