import type { Translation } from '../../message-types'
import type { en } from './en'

export const ar = {
  'currency.about': 'حوالي {price}',
  'currency.rate': '\u20661 {currency}\u2069 = {price}، سعر يوم {date}',
  'currency.charged': 'تدفع بالدرهم، أو عبر باي بال بالعملة المبينة في صفحة الدفع.',
} as const satisfies Translation<'ar', typeof en>
