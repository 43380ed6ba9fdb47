import type { Language } from '@/i18n/locales'
import { MAIL_TEXTS, type MailTextKey } from '../../../supabase/functions/send-emails/mail-texts.ts'

/** What a customer is written about in a chat: each status has its own occasion. */
export const OCCASIONS = ['confirm', 'prepare', 'ship', 'ready', 'deliver', 'collected', 'cancel'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Prepared replies to contact messages. */
export const REPLY_KEYS = [
  'reply_greeting',
  'reply_availability',
  'reply_delivery',
  'reply_order',
  'reply_made_to_order',
] as const
type ReplyKey = (typeof REPLY_KEYS)[number]

type OwnTexts = Readonly<Record<`chat_${Occasion}` | ReplyKey, string>>
export type TextKey = keyof OwnTexts | MailTextKey

const TEXTS: Readonly<Record<Language, OwnTexts>> = {
  en: {
    chat_confirm:
      'Hello {name}, this is {shop}. Thank you for your order {number} for {total}. Could you confirm it with a short reply, so that we can prepare it? You can follow it here: {link}',
    chat_prepare:
      'Hello {name}, this is {shop}. Your order {number} is confirmed and is being prepared. You can follow it here: {link}',
    chat_ship:
      'Hello {name}, this is {shop}. Your order {number} is on its way. {parcel} You can follow it here: {link}',
    chat_ready:
      'Hello {name}, this is {shop}. Your order {number} is ready: you can pick it up in our showroom. You can follow it here: {link}',
    chat_deliver:
      'Hello {name}, this is {shop}. Your order {number} has been delivered. We hope you like it; write to us if anything is not right.',
    chat_collected:
      'Hello {name}, this is {shop}. You have picked up your order {number}. We hope you like it; write to us if anything is not right.',
    chat_cancel:
      'Hello {name}, this is {shop}. Your order {number} has been cancelled. If that is a mistake, reply to this message and we will take care of it.',
    reply_greeting: 'Hello {name},\n\nThank you for your message.\n\nKind regards,\n{shop}',
    reply_availability:
      'Hello {name},\n\nThank you for your message. This piece is available at the moment, and you can order it in the shop.\n\nKind regards,\n{shop}',
    reply_delivery:
      'Hello {name},\n\nThank you for your message. We deliver throughout Morocco. The checkout shows the delivery time and fee for your city, and how you can pay, before you order.\n\nKind regards,\n{shop}',
    reply_order:
      'Hello {name},\n\nThank you for your message. Could you send us the number of your order? It begins with MCG and is on the page that confirmed it, and in our email if you received one. We will then look into it at once.\n\nKind regards,\n{shop}',
    reply_made_to_order:
      'Hello {name},\n\nThank you for your message. Our workshops also make pieces to order. Please send us the size, the colours and the number of pieces that you have in mind, and we will tell you the price and how long it takes.\n\nKind regards,\n{shop}',
  },
  fr: {
    chat_confirm:
      'Bonjour {name}, ici {shop}. Merci pour votre commande {number} de {total}. Pouvez-vous la confirmer par un court message pour que nous puissions la préparer\u00A0? Vous pouvez la suivre ici\u00A0: {link}',
    chat_prepare:
      'Bonjour {name}, ici {shop}. Votre commande {number} est confirmée et en cours de préparation. Vous pouvez la suivre ici\u00A0: {link}',
    chat_ship:
      'Bonjour {name}, ici {shop}. Votre commande {number} est en route. {parcel} Vous pouvez la suivre ici\u00A0: {link}',
    chat_ready:
      'Bonjour {name}, ici {shop}. Votre commande {number} est prête\u00A0: vous pouvez la retirer dans notre showroom. Vous pouvez la suivre ici\u00A0: {link}',
    chat_deliver:
      'Bonjour {name}, ici {shop}. Votre commande {number} a été livrée. Nous espérons qu’elle vous plaît\u00A0; écrivez-nous si quelque chose ne va pas.',
    chat_collected:
      'Bonjour {name}, ici {shop}. Vous avez retiré votre commande {number}. Nous espérons qu’elle vous plaît\u00A0; écrivez-nous si quelque chose ne va pas.',
    chat_cancel:
      'Bonjour {name}, ici {shop}. Votre commande {number} a été annulée. S’il s’agit d’une erreur, répondez à ce message et nous nous en occuperons.',
    reply_greeting: 'Bonjour {name},\n\nMerci pour votre message.\n\nCordialement,\n{shop}',
    reply_availability:
      'Bonjour {name},\n\nMerci pour votre message. Cette pièce est disponible en ce moment, et vous pouvez la commander dans la boutique.\n\nCordialement,\n{shop}',
    reply_delivery:
      'Bonjour {name},\n\nMerci pour votre message. Nous livrons dans tout le Maroc. La page de commande indique, avant la confirmation, le délai et les frais de livraison pour votre ville ainsi que les modes de paiement.\n\nCordialement,\n{shop}',
    reply_order:
      'Bonjour {name},\n\nMerci pour votre message. Pouvez-vous nous envoyer le numéro de votre commande\u00A0? Il commence par MCG et figure sur la page de confirmation, ainsi que dans notre e-mail si vous en avez reçu un. Nous regarderons aussitôt.\n\nCordialement,\n{shop}',
    reply_made_to_order:
      'Bonjour {name},\n\nMerci pour votre message. Nos ateliers réalisent aussi des pièces sur commande. Envoyez-nous la taille, les couleurs et le nombre de pièces que vous souhaitez, et nous vous indiquerons le prix et le délai.\n\nCordialement,\n{shop}',
  },
  ar: {
    chat_confirm:
      'مرحبًا {name}، معك {shop}. شكرًا على طلبك {number} بمبلغ {total}. هل يمكنك تأكيده برسالة قصيرة حتى نبدأ تجهيزه؟ يمكنك تتبعه هنا: {link}',
    chat_prepare: 'مرحبًا {name}، معك {shop}. تم تأكيد طلبك {number} وهو قيد التجهيز. يمكنك تتبعه هنا: {link}',
    chat_ship: 'مرحبًا {name}، معك {shop}. طلبك {number} في الطريق إليك. {parcel} يمكنك تتبعه هنا: {link}',
    chat_ready:
      'مرحبًا {name}، معك {shop}. طلبك {number} جاهز ويمكنك استلامه من معرضنا. يمكنك تتبعه هنا: {link}',
    chat_deliver:
      'مرحبًا {name}، معك {shop}. تم توصيل طلبك {number}. نتمنى أن ينال إعجابك، وراسلنا إن كانت هناك أي مشكلة.',
    chat_collected:
      'مرحبًا {name}، معك {shop}. تم استلام طلبك {number} من معرضنا. نتمنى أن ينال إعجابك، وراسلنا إن كانت هناك أي مشكلة.',
    chat_cancel:
      'مرحبًا {name}، معك {shop}. تم إلغاء طلبك {number}. إن كان ذلك خطأً فيُرجى الرد على هذه الرسالة وسنتولى الأمر.',
    reply_greeting: 'مرحبًا {name}،\n\nشكرًا على رسالتك.\n\nمع أطيب التحيات،\n{shop}',
    reply_availability:
      'مرحبًا {name}،\n\nشكرًا على رسالتك. هذه القطعة متوفرة حاليًا، ويمكنك طلبها من المتجر.\n\nمع أطيب التحيات،\n{shop}',
    reply_delivery:
      'مرحبًا {name}،\n\nشكرًا على رسالتك. نوصل إلى جميع أنحاء المغرب. وتظهر عند إتمام الطلب، قبل تأكيده، مدة التوصيل إلى مدينتك وتكلفته وطرق الدفع المتاحة.\n\nمع أطيب التحيات،\n{shop}',
    reply_order:
      'مرحبًا {name}،\n\nشكرًا على رسالتك. هل يمكنك إرسال رقم طلبك؟ يبدأ بالحروف MCG وتجده في صفحة تأكيد الطلب، وفي رسالتنا الإلكترونية إن توصلت بها. سننظر في الأمر فورًا.\n\nمع أطيب التحيات،\n{shop}',
    reply_made_to_order:
      'مرحبًا {name}،\n\nشكرًا على رسالتك. تصنع ورشاتنا القطع حسب الطلب أيضًا. أرسل إلينا المقاس والألوان وعدد القطع التي تريدها، وسنخبرك بالسعر والمدة اللازمة.\n\nمع أطيب التحيات،\n{shop}',
  },
}

const ALL: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: { ...TEXTS.en, ...MAIL_TEXTS.en },
  fr: { ...TEXTS.fr, ...MAIL_TEXTS.fr },
  ar: { ...TEXTS.ar, ...MAIL_TEXTS.ar },
}

export const defaultText = (key: TextKey, language: Language): string => ALL[language][key]

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(ALL.en, key)

/** The sentence that {parcel} stands for. */
export const PARCEL_TEXTS: Readonly<Record<Language, string>> = {
  en: 'Your tracking number is {parcel}.',
  fr: 'Le numéro de suivi est {parcel}.',
  ar: 'رقم التتبع هو {parcel}.',
}
