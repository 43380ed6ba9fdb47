import type { Language, ReturnReason, ReturnWish } from './mail.ts'

/** Texts about returns. Amounts come formatted; `number` is that of the return. */
export type ReturnMessages = {
  readonly requestedSubject: (number: string) => string
  readonly requestedText: (number: string, orderNumber: string) => string
  readonly requestedNext: string
  readonly approvedSubject: (number: string) => string
  readonly approvedText: (number: string) => string
  readonly howToSend: (number: string) => string
  readonly sendTo: string
  /** Who pays for the way back: the shop where something is wrong with the pieces. */
  readonly shopPays: string
  readonly customerPays: string
  /** Of who paid in cash or by transfer, which cannot be refunded the same way. */
  readonly bankAccount: string
  readonly refusedSubject: (number: string) => string
  readonly refusedText: (number: string) => string
  readonly refusalReason: string
  readonly receivedSubject: (number: string) => string
  readonly receivedText: (number: string) => string
  readonly receivedNext: Readonly<Record<ReturnWish, string>>
  readonly refundedSubject: (number: string) => string
  readonly refundedText: (number: string, amount: string) => string
  /** Closed without a refund or an exchange; the shop's reason follows. */
  readonly closedSubject: (number: string) => string
  readonly closedText: (number: string) => string
  readonly exchangedSubject: (number: string) => string
  readonly exchangedText: (number: string, orderNumber: string) => string
  readonly payAtDoor: (amount: string) => string
  readonly payBefore: (amount: string) => string
  readonly creditLeft: (amount: string) => string
  /** In the mail about an exchange that was cancelled. */
  readonly waitsAgain: (number: string) => string
  readonly payExchange: string
  readonly followExchange: string
  readonly openInAdmin: string
  readonly shopSubject: (number: string, orderNumber: string) => string
  readonly shopText: (number: string, orderNumber: string, name: string) => string
  readonly pieces: string
  readonly reason: string
  readonly reasonName: Readonly<Record<ReturnReason, string>>
  readonly wish: string
  readonly wishName: Readonly<Record<ReturnWish, string>>
  readonly note: string
  readonly openReturn: string
}

const en: ReturnMessages = {
  requestedSubject: (number) => `We have received your return ${number}`,
  requestedText: (number, order) =>
    `We have received your request to return pieces of order ${order}. The number of the return is ${number}.`,
  requestedNext: 'We will review it and reply by email. Please do not send anything back before then.',
  approvedSubject: (number) => `Your return ${number} is approved`,
  approvedText: (number) => `Your return ${number} is approved. You can now send the pieces back.`,
  howToSend: (number) =>
    `Pack the pieces as they came, write ${number} on the parcel, and keep the carrier’s receipt.`,
  sendTo: 'Send the parcel to',
  shopPays: 'We pay for the return: send us the carrier’s receipt and we will refund what you paid for it.',
  customerPays: 'You pay for the return.',
  bankAccount:
    'For your refund, please reply with the bank account that we should transfer it to (RIB or IBAN).',
  refusedSubject: (number) => `Your return ${number} was not accepted`,
  refusedText: (number) => `We cannot accept your return ${number}.`,
  refusalReason: 'Reason',
  receivedSubject: (number) => `The parcel of your return ${number} has arrived`,
  receivedText: (number) => `The pieces of your return ${number} have arrived.`,
  receivedNext: {
    refund: 'We are checking them and will then refund you.',
    exchange: 'We are checking them and will then prepare the new pieces for you.',
  },
  refundedSubject: (number) => `Your refund for return ${number}`,
  refundedText: (number, amount) => `Your return ${number} is complete: we are refunding you ${amount}.`,
  closedSubject: (number) => `Your return ${number} is closed`,
  closedText: (number) => `Your return ${number} is closed. Below we tell you why.`,
  exchangedSubject: (number) => `The exchange for your return ${number}`,
  exchangedText: (number, order) => `Your return ${number} is complete. Your exchange is order ${order}.`,
  payAtDoor: (amount) => `The new pieces cost ${amount} more: you pay this when you receive them.`,
  payBefore: (amount) =>
    `The new pieces cost ${amount} more: please pay this on the payment page and we will prepare them.`,
  creditLeft: (amount) => `The new pieces cost ${amount} less: we will refund you this amount.`,
  waitsAgain: (number) =>
    `This order was the exchange for your return ${number}. The return is open again: we will refund you or prepare other pieces for you.`,
  payExchange: 'Pay for the order',
  followExchange: 'Follow the new order',
  openInAdmin: 'Open the return',
  shopSubject: (number, order) => `New return ${number} of order ${order}`,
  shopText: (number, order, name) =>
    `${name} has asked to return pieces of order ${order}. The number of the return is ${number}.`,
  pieces: 'Pieces',
  reason: 'Reason',
  reasonName: {
    damaged: 'Arrived damaged',
    wrong_item: 'Not the piece ordered',
    not_as_described: 'Not as described',
    changed_mind: 'Does not suit',
    other: 'Another reason',
  },
  wish: 'Wish',
  wishName: { refund: 'Refund', exchange: 'Exchange' },
  note: 'Note',
  openReturn: 'See your return',
}

const fr: ReturnMessages = {
  requestedSubject: (number) => `Nous avons reçu votre demande de retour ${number}`,
  requestedText: (number, order) =>
    `Nous avons reçu votre demande de retour pour la commande ${order}. Elle porte le numéro ${number}.`,
  requestedNext:
    'Nous l’examinons et vous répondons par e-mail. Merci de ne rien renvoyer avant notre réponse.',
  approvedSubject: (number) => `Votre retour ${number} est accepté`,
  approvedText: (number) => `Votre retour ${number} est accepté. Vous pouvez renvoyer les pièces.`,
  howToSend: (number) =>
    `Emballez les pièces comme à l’arrivée, inscrivez ${number} sur le colis et gardez le reçu du transporteur.`,
  sendTo: 'Adresse d’envoi',
  shopPays:
    'Le retour est à notre charge\u00a0: envoyez-nous le reçu du transporteur et nous vous rembourserons ces frais.',
  customerPays: 'Les frais de retour sont à votre charge.',
  bankAccount:
    'Pour le remboursement, répondez à ce message en indiquant le compte bancaire à créditer (RIB ou IBAN).',
  refusedSubject: (number) => `Votre retour ${number} est refusé`,
  refusedText: (number) => `Nous ne pouvons pas accepter votre retour ${number}.`,
  refusalReason: 'Motif du refus',
  receivedSubject: (number) => `Le colis de votre retour ${number} est arrivé`,
  receivedText: (number) => `Les pièces de votre retour ${number} sont arrivées.`,
  receivedNext: {
    refund: 'Nous les vérifions, puis nous vous rembourserons.',
    exchange: 'Nous les vérifions, puis nous préparerons les nouvelles pièces pour vous.',
  },
  refundedSubject: (number) => `Votre remboursement pour le retour ${number}`,
  refundedText: (number, amount) =>
    `Votre retour ${number} est terminé\u00a0: nous vous remboursons ${amount}.`,
  closedSubject: (number) => `Votre retour ${number} est clos`,
  closedText: (number) => `Votre retour ${number} est clos. Nous vous en donnons le motif ci-dessous.`,
  exchangedSubject: (number) => `L’échange pour votre retour ${number}`,
  exchangedText: (number, order) =>
    `Votre retour ${number} est terminé. Votre échange est la commande ${order}.`,
  payAtDoor: (amount) =>
    `Les nouvelles pièces coûtent ${amount} de plus\u00a0: vous réglez cette différence à leur réception.`,
  payBefore: (amount) =>
    `Les nouvelles pièces coûtent ${amount} de plus\u00a0: réglez cette différence sur la page de paiement et nous les préparerons.`,
  creditLeft: (amount) =>
    `Les nouvelles pièces coûtent ${amount} de moins\u00a0: nous vous rembourserons cette différence.`,
  waitsAgain: (number) =>
    `Cette commande était l’échange pour votre retour ${number}. Ce retour est de nouveau ouvert\u00a0: nous vous rembourserons ou vous préparerons d’autres pièces.`,
  payExchange: 'Payer la commande',
  followExchange: 'Suivre la nouvelle commande',
  openInAdmin: 'Ouvrir le retour',
  shopSubject: (number, order) => `Nouveau retour ${number} pour la commande ${order}`,
  shopText: (number, order, name) =>
    `${name} demande un retour pour la commande ${order}. Il porte le numéro ${number}.`,
  pieces: 'Pièces',
  reason: 'Motif',
  reasonName: {
    damaged: 'Arrivée abîmée',
    wrong_item: 'Pas la pièce commandée',
    not_as_described: 'Non conforme à la description',
    changed_mind: 'Ne convient pas',
    other: 'Autre motif',
  },
  wish: 'Souhait',
  wishName: { refund: 'Remboursement', exchange: 'Échange' },
  note: 'Remarque',
  openReturn: 'Voir votre retour',
}

const ar: ReturnMessages = {
  requestedSubject: (number) => `توصلنا بطلب الإرجاع ${number}`,
  requestedText: (number, order) => `توصلنا برغبتك في إرجاع قطع من الطلب ${order}. رقم الإرجاع هو ${number}.`,
  requestedNext: 'سندرسه ونجيبك عبر البريد الإلكتروني. يُرجى عدم إرسال أي شيء قبل ذلك.',
  approvedSubject: (number) => `قبلنا الإرجاع ${number}`,
  approvedText: (number) => `قبلنا الإرجاع ${number}. يمكنك الآن إرسال القطع إلينا.`,
  howToSend: (number) => `غلف القطع كما وصلتك، واكتب ${number} على الطرد، واحتفظ بوصل شركة التوصيل.`,
  sendTo: 'عنوان الإرسال',
  shopPays: 'نتحمل تكلفة الإرجاع: أرسل إلينا وصل شركة التوصيل فنرد إليك ما دفعته.',
  customerPays: 'تكلفة الإرجاع عليك.',
  bankAccount: 'لنرد إليك المبلغ، يُرجى الرد على هذه الرسالة برقم حسابك البنكي (RIB أو IBAN).',
  refusedSubject: (number) => `لم نقبل الإرجاع ${number}`,
  refusedText: (number) => `تعذر علينا قبول الإرجاع ${number}.`,
  refusalReason: 'السبب',
  receivedSubject: (number) => `وصل طرد الإرجاع ${number}`,
  receivedText: (number) => `وصلتنا قطع الإرجاع ${number}.`,
  receivedNext: {
    refund: 'نفحصها الآن ثم سنرد إليك المبلغ.',
    exchange: 'نفحصها الآن ثم سنجهز لك القطع البديلة.',
  },
  refundedSubject: (number) => `رد المبلغ عن الإرجاع ${number}`,
  refundedText: (number, amount) => `اكتمل الإرجاع ${number}، ونرد إليك ${amount}.`,
  closedSubject: (number) => `أُغلق الإرجاع ${number}`,
  closedText: (number) => `أُغلق الإرجاع ${number}. تجد السبب أدناه.`,
  exchangedSubject: (number) => `استبدال قطع الإرجاع ${number}`,
  exchangedText: (number, order) => `اكتمل الإرجاع ${number}. القطع البديلة في الطلب ${order}.`,
  payAtDoor: (amount) => `يزيد سعر القطع الجديدة بمبلغ ${amount} تدفعه عند الاستلام.`,
  payBefore: (amount) => `يزيد سعر القطع الجديدة بمبلغ ${amount}. يُرجى دفعه في صفحة الدفع لنجهزها لك.`,
  creditLeft: (amount) => `يقل سعر القطع الجديدة بمبلغ ${amount}، وسنرد إليك هذا الفرق.`,
  waitsAgain: (number) =>
    `ضم هذا الطلب القطع البديلة عن الإرجاع ${number}. هذا الإرجاع مفتوح من جديد: سنرد إليك المبلغ أو نجهز لك قطعًا أخرى.`,
  payExchange: 'دفع ثمن الطلب',
  followExchange: 'تتبع الطلب الجديد',
  openInAdmin: 'فتح طلب الإرجاع',
  shopSubject: (number, order) => `إرجاع جديد ${number} من الطلب ${order}`,
  shopText: (number, order, name) =>
    `وصل طلب إرجاع قطع من الطلب ${order} من ${name}. رقم الإرجاع هو ${number}.`,
  pieces: 'القطع',
  reason: 'السبب',
  reasonName: {
    damaged: 'وصلت متضررة',
    wrong_item: 'ليست القطعة المطلوبة',
    not_as_described: 'لا تطابق الوصف',
    changed_mind: 'غير مناسبة',
    other: 'سبب آخر',
  },
  wish: 'المطلوب',
  wishName: { refund: 'رد المبلغ', exchange: 'استبدال' },
  note: 'ملاحظة',
  openReturn: 'عرض الإرجاع',
}

export const RETURN_MESSAGES: Readonly<Record<Language, ReturnMessages>> = { en, fr, ar }
