import { formatMoney } from '../_shared/format.ts'
import { deadline, foreignMoney } from './format.ts'
import { button, escapeHtml, fact, INK, isolated, paragraph } from './html.ts'
import type { Addresses, Language, PaymentNotice, ShopPaymentRow } from './mail.ts'
import { PAYMENT_MESSAGES } from './payment-messages.ts'

type Pair = readonly [label: string, value: string]
type NoticeMessages = {
  /** What the provider reported: the subject, and what it means for the shop. */
  readonly reasons: Readonly<Record<PaymentNotice['reason'], readonly [subject: string, text: string]>>
  readonly ofOrder: (subject: string, orderNumber: string) => string
  readonly order: string
  readonly provider: string
  readonly reference: string
  readonly amount: string
  readonly respondBy: string
  readonly open: string
}

const MESSAGES: Readonly<Record<Language, NoticeMessages>> = {
  en: {
    reasons: {
      unknown_reference: [
        'A payment with an unknown reference',
        'The provider reported a payment under a reference that the shop does not know.',
      ],
      other_amount: [
        'A payment of a different amount',
        'The amount that the provider reported is not that of the order.',
      ],
      other_currency: [
        'A payment in a different currency',
        'The currency that the provider reported is not the one requested. Nothing was recorded.',
      ],
      reversed: [
        'A payment was reversed',
        'The provider reported a reversal that does not match what the shop has recorded.',
      ],
      second_charge: ['A second card authorisation', 'One payment was authorised a second time.'],
      chargeback: [
        'Chargeback',
        'The payment was taken back from the shop. The amount is due again, and the order is not shipped before it is paid.',
      ],
      refund_failed: [
        'A refund failed',
        'The provider did not complete the refund. Refund the customer in another way.',
      ],
      dispute: [
        'The customer disputes a payment',
        'The provider withholds the money until the dispute is decided. Do not ship the order before then, and respond to the dispute on the provider’s site.',
      ],
      dispute_won: ['Dispute won', 'The money is available to the shop again.'],
    },
    ofOrder: (subject, number) => `${subject}: order ${number}`,
    order: 'Order',
    provider: 'Provider',
    reference: 'Reference',
    amount: 'Amount',
    respondBy: 'Respond by',
    open: 'Open the payments',
  },
  fr: {
    reasons: {
      unknown_reference: [
        'Un paiement avec une référence inconnue',
        'Le prestataire a signalé un paiement sous une référence que la boutique ne connaît pas.',
      ],
      other_amount: [
        'Un paiement d’un montant différent',
        'Le montant signalé par le prestataire n’est pas celui de la commande.',
      ],
      other_currency: [
        'Un paiement dans une devise différente',
        'La devise signalée par le prestataire n’est pas celle demandée. Rien n’a été enregistré.',
      ],
      reversed: [
        'Un paiement a été repris',
        'Le prestataire a signalé une reprise qui ne correspond pas à ce que la boutique a enregistré.',
      ],
      second_charge: [
        'Une deuxième autorisation de carte',
        'Un même paiement a été autorisé une deuxième fois.',
      ],
      chargeback: [
        'Rétrofacturation',
        'Le paiement a été repris à la boutique. Le montant est de nouveau dû, et la commande n’est pas expédiée avant d’être payée.',
      ],
      refund_failed: [
        'Un remboursement n’a pas été effectué',
        'Le prestataire n’a pas effectué le remboursement. Remboursez le client d’une autre manière.',
      ],
      dispute: [
        'Le client conteste un paiement',
        'Le prestataire retient l’argent jusqu’à la décision du litige. N’expédiez pas la commande avant, et répondez au litige sur le site du prestataire.',
      ],
      dispute_won: ['Litige gagné', 'L’argent est de nouveau à la disposition de la boutique.'],
    },
    ofOrder: (subject, number) => `${subject}\u00a0: commande ${number}`,
    order: 'Commande',
    provider: 'Prestataire',
    reference: 'Référence',
    amount: 'Montant',
    respondBy: 'Réponse avant le',
    open: 'Ouvrir les paiements',
  },
  ar: {
    reasons: {
      unknown_reference: ['عملية دفع بمرجع غير معروف', 'أبلغ مزود الدفع عن مبلغ بمرجع لا يعرفه المتجر.'],
      other_amount: ['عملية دفع بمبلغ مختلف', 'أبلغ مزود الدفع عن مبلغ يختلف عن المبلغ المطلوب.'],
      other_currency: [
        'عملية دفع بعملة مختلفة',
        'أبلغ مزود الدفع عن عملة تختلف عن العملة المطلوبة. ولم يُسجَّل أي شيء.',
      ],
      reversed: ['مبلغ استُرجع', 'أبلغ مزود الدفع عن مبلغ استُرجع ولا يطابق ما سجله المتجر.'],
      second_charge: ['ترخيص ثانٍ للبطاقة', 'رُخِّصت عملية الدفع نفسها مرة ثانية.'],
      chargeback: [
        'استرجاع بنكي (chargeback)',
        'استُرجع المبلغ من المتجر. أصبح الطلب مستحق الدفع من جديد، ولا يُرسل قبل دفعه.',
      ],
      refund_failed: ['لم يُنفَّذ رد مبلغ', 'لم يرد مزود الدفع المبلغ. رُدَّ المبلغ إلى الزبون بطريقة أخرى.'],
      dispute: [
        'الزبون يعترض على عملية دفع',
        'يحتجز مزود الدفع المبلغ إلى أن يُبت في النزاع. لا ترسل الطلب قبل ذلك، ورُدّ على النزاع في موقع مزود الدفع.',
      ],
      dispute_won: ['كُسب النزاع', 'أصبح المبلغ من جديد تحت تصرف المتجر.'],
    },
    ofOrder: (subject, number) => `${subject}: الطلب ${number}`,
    order: 'الطلب',
    provider: 'مزود الدفع',
    reference: 'المرجع',
    amount: 'المبلغ',
    respondBy: 'آخر أجل للرد',
    open: 'فتح المدفوعات',
  },
}

/** A mail to the shop about what a provider reported and an admin has to look at. */
export function paymentNoticeContent(
  { payload: { notice }, language }: ShopPaymentRow,
  colon: string,
  { site }: Addresses,
) {
  const words = MESSAGES[language]
  const [title, text] = words.reasons[notice.reason]
  const { order_number: order, respond_by: respondBy } = notice
  const amount =
    notice.currency === 'MAD'
      ? formatMoney(notice.amount, language)
      : foreignMoney(notice.amount, notice.currency, language)
  const subject = order === null ? title : words.ofOrder(title, order)
  const facts: readonly Pair[] = [
    ...(order === null ? [] : [[words.order, order] satisfies Pair]),
    [words.provider, PAYMENT_MESSAGES[language].provider[notice.provider]],
    [words.reference, notice.reference],
    [words.amount, amount],
    ...(respondBy === null ? [] : [[words.respondBy, deadline(respondBy, language)] satisfies Pair]),
  ]
  const link = `${site}/admin/payments?tab=differences&lang=${language}`
  return {
    subject,
    preview: text,
    text: [
      subject,
      text,
      facts.map(([label, value]) => `${label}${colon}${value}`).join('\n'),
      `${words.open}${colon.trimEnd()}\n${link}`,
    ].join('\n\n'),
    html: [
      paragraph(isolated(subject, order ?? ''), `font-size:18px;color:${INK}`),
      paragraph(escapeHtml(text)),
      ...facts.map(([label, value]) => fact(label, `<bdi>${escapeHtml(value)}</bdi>`)),
      button(words.open, link),
    ].join('\n'),
  }
}
