import type { Translation } from '../../../message-types'
import type { en } from './en'

export const fr = {
  'adminProducts.title': 'Produits',
} satisfies Translation<'fr', typeof en>
