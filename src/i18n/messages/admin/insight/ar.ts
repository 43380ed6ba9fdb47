import type { Translation } from '../../../message-types'
import type { en } from './en'

export const ar = {
  'adminDashboard.title': 'لوحة القيادة',
} satisfies Translation<'ar', typeof en>
