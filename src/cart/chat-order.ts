import { chosenValues, variationLabel } from '@/catalog/variation-labels'
import { formatMoney } from '@/i18n/format'
import { localized } from '@/i18n/localized'
import type { Language } from '@/i18n/locales'
import type { Translate } from '@/i18n/message-types'
import { siteOrigin } from '@/lib/env'
import { multiplyMoney } from '@/lib/money'
import { publicUrl } from '@/paths'
import { previewTotal, type CartLine } from './cart-lines'
import { productPath } from './line-path'

/**
 * An order as a chat message in the buyer's language: for each line the quantity, name, options and price, then the link on a
 * line of its own. `parseChatOrder` of the admin reads quantity and link, which are the same in every language.
 */
export function chatOrderText(lines: readonly CartLine[], t: Translate, language: Language): string {
  const pieces = lines.map((line) => {
    const options = chosenValues(line.snapshot.selected_variations).map(([, value]) =>
      variationLabel(value, language),
    )
    const name = localized(line.snapshot, 'name', language)
    const price = formatMoney(multiplyMoney(line.snapshot.unit_price, line.quantity), language)
    return [
      `${line.quantity} × ${name}${options.length === 0 ? '' : ` (${options.join(' / ')})`}: ${price}`,
      `${siteOrigin()}${publicUrl(productPath(line), language)}`,
    ].join('\n')
  })
  const total = t('deferred.chatOrder.total', { total: formatMoney(previewTotal(lines), language) })
  return [t('deferred.chatOrder.hello'), ...pieces, total].join('\n\n')
}
