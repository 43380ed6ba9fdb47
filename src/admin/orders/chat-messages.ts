import type { Occasion } from '@/admin/templates/default-texts'
import { filledText, type Template, textOf } from '@/admin/templates/templates'
import { formatMoney } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { OrderStatus } from '@/orders/order-status'

const OCCASION_OF: Record<OrderStatus, Occasion> = {
  pending: 'confirm',
  processing: 'prepare',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}
const PICKUP_OCCASION_OF: Record<OrderStatus, Occasion> = {
  ...OCCASION_OF,
  shipped: 'ready',
  delivered: 'collected',
}

/** What a customer may be written about, by status. An order that is picked up is not sent but ready, and not delivered but fetched. */
export const occasionsOf = (isPickup: boolean): Record<OrderStatus, Occasion> =>
  isPickup ? PICKUP_OCCASION_OF : OCCASION_OF

export const OCCASION_LABELS = {
  confirm: 'adminOrders.chat.confirm',
  prepare: 'adminOrders.chat.prepare',
  ship: 'adminOrders.chat.ship',
  ready: 'adminOrders.chat.ready',
  deliver: 'adminOrders.chat.deliver',
  collected: 'adminOrders.chat.collected',
  cancel: 'adminOrders.chat.cancel',
} as const

type Order = {
  language: Language
  order_number: string
  contact_name: string
  total_amount: number
  city: string
  tracking_number: string
}

/**
 * A message about an order in the customer's language, whatever the operator's is. `link` opens the order's tracking;
 * `templates` are the texts that the shop rewrote.
 */
export function chatMessage(
  occasion: Occasion,
  order: Order,
  shop: string,
  link: string,
  templates?: readonly Template[],
): string {
  const { language } = order
  const facts = {
    // Not its first word: عبد alone is a slave, and El is an article.
    name: order.contact_name,
    shop,
    number: order.order_number,
    total: formatMoney(order.total_amount, language),
    city: order.city,
    parcel: order.tracking_number,
    link,
  }
  return filledText(textOf(templates, `chat_${occasion}`, language), facts, language)
}

const PREPARED: Record<Language, (shop: string, link: string) => string> = {
  en: (shop, link) =>
    `Hello, this is ${shop}. Your order is ready to be placed: please check it and complete it here: ${link}`,
  fr: (shop, link) =>
    `Bonjour, ici ${shop}. Nous avons saisi votre commande\u00A0: vérifiez-la, complétez vos coordonnées et confirmez-la ici\u00A0: ${link}`,
  ar: (shop, link) => `مرحبًا، معك ${shop}. طلبك جاهز للتأكيد، يُرجى مراجعته وإتمامه هنا: ${link}`,
}

/** Sends a customer the link of the order that was prepared for them, in their language. */
export function preparedOrderMessage(language: Language, shop: string, link: string): string {
  return PREPARED[language](shop, link)
}

const CALLING_CODES: Readonly<Record<string, string>> = {
  morocco: '212',
  france: '33',
  spain: '34',
  usa: '1',
  canada: '1',
  uk: '44',
}

/**
 * A customer's number as WhatsApp's links have it: digits with the country code. The checkout stores +212…; what was written
 * without a code belongs to the country of delivery. Null when there is no number.
 */
export function phoneDigits(phone: string, country: string): string | null {
  const compact = phone.replace(/[^+\d]/g, '')
  const digits = compact.replace(/\D/g, '')
  if (digits.length < 6) return null
  const code = CALLING_CODES[country] ?? ''
  if (compact.startsWith('+') || digits.startsWith('00')) {
    // +212 06…: the 0 is often kept by mistake.
    return digits.replace(/^00/, '').replace(/^(212|33|44)0/, '$1')
  }
  if (code !== '' && digits.startsWith(code) && digits.length > 10) return digits
  return `${code}${digits.replace(/^0/, '')}`
}
