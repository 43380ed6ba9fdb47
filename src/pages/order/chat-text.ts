import { formatMoney } from '@/i18n/format'
import type { Language } from '@/i18n/locales'

const TEXTS: Record<Language, (number: string, total: string) => string> = {
  en: (number, total) => `Hello, I confirm my order ${number} for ${total}.`,
  fr: (number, total) => `Bonjour, je confirme ma commande ${number} de ${total}.`,
  // The number keeps its direction in the middle of the sentence.
  ar: (number, total) => `مرحبًا، أؤكد طلبي \u2066${number}\u2069 بمبلغ ${total}.`,
}

/** What a customer sends to confirm an order by chat, in the language of the order whatever the page is read in. */
export function confirmationText(order: {
  language: Language
  order_number: string
  total_amount: number
}): string {
  return TEXTS[order.language](order.order_number, formatMoney(order.total_amount, order.language))
}
