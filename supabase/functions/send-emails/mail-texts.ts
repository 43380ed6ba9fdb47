import type { Language } from './mail.ts'

/** The sentences of the mails about an order that the shop may rewrite, as rows of text_templates name them. */
export type MailTextKey =
  | 'mail_confirmation'
  | 'mail_transfer'
  | 'mail_online'
  | 'mail_pending'
  | 'mail_processing'
  | 'mail_shipped'
  | 'mail_ready'
  | 'mail_delivered'
  | 'mail_collected'
  | 'mail_cancelled'
  | 'mail_expired'
  | 'mail_corrected'

/** The default texts. The admin area shows them beside the shop's own. */
export const MAIL_TEXTS: Readonly<Record<Language, Readonly<Record<MailTextKey, string>>>> = {
  en: {
    mail_confirmation: 'Thank you for your order. We have received it. Your order number is {number}.',
    mail_transfer:
      'Please transfer {amount} to this account, with the order number as the reference. Your pieces are reserved until the time below, and we prepare your order as soon as the transfer arrives.',
    mail_online:
      '{amount} is still due. Your pieces are reserved until the time below; you can pay on this page from any device.',
    mail_pending: 'Your order {number} is waiting to be prepared.',
    mail_processing: 'We are preparing your order {number}.',
    mail_shipped: 'Your order {number} is on its way to you.',
    mail_ready: 'Your order {number} is ready: you can pick it up in our showroom.',
    mail_delivered: 'Your order {number} has been delivered. We hope you enjoy it.',
    mail_collected: 'You have picked up your order {number}. We hope you enjoy it.',
    mail_cancelled: 'Your order {number} has been cancelled.',
    mail_expired:
      'The payment for your order {number} did not arrive in time, so the order has been cancelled and its pieces are back on sale.',
    mail_corrected: 'We have corrected your order {number}. Please check that everything is correct.',
  },
  fr: {
    mail_confirmation: 'Merci pour votre commande. Nous l’avons bien reçue. Son numéro est {number}.',
    mail_transfer:
      'Veuillez virer {amount} sur ce compte, avec le numéro de commande comme référence. Vos pièces sont réservées jusqu’à la date ci-dessous, et nous préparons votre commande dès réception du virement.',
    mail_online:
      'Il reste {amount} à payer. Vos pièces sont réservées jusqu’à l’heure ci-dessous\u00a0; vous pouvez payer sur cette page, depuis n’importe quel appareil.',
    mail_pending: 'Votre commande {number} est en attente de préparation.',
    mail_processing: 'Nous préparons votre commande {number}.',
    mail_shipped: 'Votre commande {number} est en route vers vous.',
    mail_ready: 'Votre commande {number} est prête\u00a0: vous pouvez la retirer dans notre showroom.',
    mail_delivered: 'Votre commande {number} a été livrée. Nous espérons qu’elle vous plaira.',
    mail_collected: 'Vous avez retiré votre commande {number}. Nous espérons qu’elle vous plaira.',
    mail_cancelled: 'Votre commande {number} a été annulée.',
    mail_expired:
      'Le paiement de votre commande {number} n’est pas arrivé à temps\u00a0: la commande a été annulée et ses pièces sont de nouveau en vente.',
    mail_corrected: 'Nous avons corrigé votre commande {number}. Merci de vérifier que tout est exact.',
  },
  ar: {
    mail_confirmation: 'شكرًا على طلبك. سجلناه برقم {number}.',
    mail_transfer:
      'يُرجى تحويل {amount} إلى هذا الحساب مع ذكر رقم الطلب مرجعًا للتحويل. نحجز لك القطع إلى الأجل المذكور أدناه، ونجهز طلبك فور التوصل بالتحويل.',
    mail_online:
      'بقي دفع {amount}. نحجز لك القطع إلى الأجل المذكور أدناه، ويمكنك الدفع في هذه الصفحة من أي جهاز.',
    mail_pending: 'طلبك {number} في انتظار التجهيز.',
    mail_processing: 'نجهز الآن طلبك {number}.',
    mail_shipped: 'طلبك {number} في الطريق إليك.',
    mail_ready: 'طلبك {number} جاهز: يمكنك استلامه من معرضنا.',
    mail_delivered: 'تم توصيل طلبك {number}. نتمنى أن ينال إعجابك.',
    mail_collected: 'تم استلام طلبك {number} من معرضنا. نتمنى أن ينال إعجابك.',
    mail_cancelled: 'تم إلغاء طلبك {number}.',
    mail_expired: 'لم يصل مبلغ طلبك {number} في الأجل المحدد، فأُلغي الطلب وعُرضت قطعه للبيع من جديد.',
    mail_corrected: 'صححنا طلبك {number}. يُرجى التأكد من أن كل شيء صحيح.',
  },
}

/**
 * Puts values in the place of the {names} in a text. A space before an empty value is left out with it; a name without a value
 * stays.
 */
export function fillText(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/( ?)\{([a-z]+)\}/g, (whole, space: string, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return value === '' ? '' : space + value
  })
}
