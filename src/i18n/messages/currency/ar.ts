import type { Translation } from '../../message-types'
import type { en } from './en'

export const ar = {
  'currency.about': 'حوالي {price}',
  'currency.rate': '1 {currency} = {price}، سعر يوم {date}',
  'currency.charged': 'تدفع بالدرهم، أو عبر باي بال بالعملة المبينة في صفحة الدفع.',
} as const satisfies Translation<'ar', typeof en>
