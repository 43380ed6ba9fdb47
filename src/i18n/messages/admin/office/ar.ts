import type { Translation } from '../../../message-types'
import type { en } from './en'

export const ar = {
  'adminMessages.title': 'الرسائل',
} satisfies Translation<'ar', typeof en>
