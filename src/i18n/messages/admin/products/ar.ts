import type { Translation } from '../../../message-types'
import type { en } from './en'

export const ar = {
  'adminProducts.title': 'المنتجات',
} satisfies Translation<'ar', typeof en>
