import { formatMoney } from '@/i18n/format'
import { directionOf, type Language } from '@/i18n/locales'
import type { OrderStatus } from '@/orders/order-status'

/** What a customer is written about: each status has its own occasion. */
export const OCCASIONS = ['confirm', 'prepare', 'ship', 'deliver', 'cancel'] as const
type Occasion = (typeof OCCASIONS)[number]

export const OCCASION_OF: Record<OrderStatus, Occasion> = {
  pending: 'confirm',
  processing: 'prepare',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}

type Facts = { name: string; shop: string; number: string; total: string; parcel: string; link: string }
type Texts = Record<Occasion, (facts: Facts) => string>

const TEXTS: Record<Language, Texts & { parcel: (number: string) => string }> = {
  en: {
    confirm: ({ name, shop, number, total, link }) =>
      `Hello ${name}, this is ${shop}. Thank you for your order ${number} for ${total}. Could you confirm it with a short reply, so that we can prepare it? You can follow it here: ${link}`,
    prepare: ({ name, shop, number, link }) =>
      `Hello ${name}, this is ${shop}. Your order ${number} is confirmed and is being prepared. You can follow it here: ${link}`,
    ship: ({ name, shop, number, parcel, link }) =>
      `Hello ${name}, this is ${shop}. Your order ${number} is on its way.${parcel} You can follow it here: ${link}`,
    deliver: ({ name, shop, number }) =>
      `Hello ${name}, this is ${shop}. Your order ${number} has been delivered. We hope you like it; write to us if anything is not right.`,
    cancel: ({ name, shop, number }) =>
      `Hello ${name}, this is ${shop}. Your order ${number} has been cancelled. If that is a mistake, reply to this message and we will take care of it.`,
    parcel: (number) => ` Your tracking number is ${number}.`,
  },
  fr: {
    confirm: ({ name, shop, number, total, link }) =>
      `Bonjour ${name}, ici ${shop}. Merci pour votre commande ${number} de ${total}. Pouvez-vous la confirmer par un court message pour que nous puissions la préparer\u00A0? Vous pouvez la suivre ici\u00A0: ${link}`,
    prepare: ({ name, shop, number, link }) =>
      `Bonjour ${name}, ici ${shop}. Votre commande ${number} est confirmée et en cours de préparation. Vous pouvez la suivre ici\u00A0: ${link}`,
    ship: ({ name, shop, number, parcel, link }) =>
      `Bonjour ${name}, ici ${shop}. Votre commande ${number} est en route.${parcel} Vous pouvez la suivre ici\u00A0: ${link}`,
    deliver: ({ name, shop, number }) =>
      `Bonjour ${name}, ici ${shop}. Votre commande ${number} a été livrée. Nous espérons qu’elle vous plaît\u00A0; écrivez-nous si quelque chose ne va pas.`,
    cancel: ({ name, shop, number }) =>
      `Bonjour ${name}, ici ${shop}. Votre commande ${number} a été annulée. S’il s’agit d’une erreur, répondez à ce message et nous nous en occuperons.`,
    parcel: (number) => ` Le numéro de suivi est ${number}.`,
  },
  ar: {
    confirm: ({ name, shop, number, total, link }) =>
      `مرحبًا ${name}، معك ${shop}. شكرًا على طلبك ${number} بمبلغ ${total}. هل يمكنك تأكيده برسالة قصيرة حتى نبدأ تجهيزه؟ يمكنك تتبعه هنا: ${link}`,
    prepare: ({ name, shop, number, link }) =>
      `مرحبًا ${name}، معك ${shop}. تم تأكيد طلبك ${number} وهو قيد التجهيز. يمكنك تتبعه هنا: ${link}`,
    ship: ({ name, shop, number, parcel, link }) =>
      `مرحبًا ${name}، معك ${shop}. طلبك ${number} في الطريق إليك.${parcel} يمكنك تتبعه هنا: ${link}`,
    deliver: ({ name, shop, number }) =>
      `مرحبًا ${name}، معك ${shop}. تم توصيل طلبك ${number}. نتمنى أن ينال إعجابك، وراسلنا إن كان هناك أي مشكلة.`,
    cancel: ({ name, shop, number }) =>
      `مرحبًا ${name}، معك ${shop}. تم إلغاء طلبك ${number}. إن كان ذلك خطأ فيرجى الرد على هذه الرسالة وسنتولى الأمر.`,
    parcel: (number) => ` رقم التتبع هو ${number}.`,
  },
}

type Order = {
  language: Language
  order_number: string
  contact_name: string
  total_amount: number
  tracking_number: string
}

/** A message about an order in the customer's language, whatever the operator's is. `link` opens the order's tracking. */
export function chatMessage(occasion: Occasion, order: Order, shop: string, link: string): string {
  const { language, contact_name: name, tracking_number: parcel } = order
  // Names and numbers keep their direction in an Arabic sentence.
  const isolated = (text: string) => (directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text)
  const texts = TEXTS[language]
  return texts[occasion]({
    name: isolated(name.split(' ')[0] ?? ''),
    shop: isolated(shop),
    number: isolated(order.order_number),
    total: formatMoney(order.total_amount, language),
    parcel: parcel === '' ? '' : texts.parcel(isolated(parcel)),
    link,
  })
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
 * A customer's number as WhatsApp wants it: digits with the country code. The checkout stores +212…; what was written
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
