import type { Translation } from '../../../message-types'
import type { en } from './en'

export const fr = {
  'adminMessages.title': 'Messages',
} satisfies Translation<'fr', typeof en>
