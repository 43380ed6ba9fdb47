import type { Language, PaymentProvider } from './mail.ts'

/** Texts about paying. Amounts and moments come formatted. */
export type PaymentMessages = {
  readonly toPay: string
  readonly until: string
  readonly reference: string
  /** For a buyer who has paid before the mail arrives. */
  readonly alreadyPaid: string
  readonly payNow: string
  readonly paymentPage: string
  readonly receivedSubject: (orderNumber: string) => string
  readonly receivedInFull: (orderNumber: string, amount: string) => string
  readonly receivedInPart: (orderNumber: string, amount: string, missing: string) => string
  /** Of an order that is paid at the door. */
  readonly receivedBefore: (orderNumber: string, amount: string, missing: string) => string
  readonly receivedTooMuch: (orderNumber: string, amount: string, excess: string) => string
  readonly receivedTooLate: (orderNumber: string, amount: string, excess: string) => string
  readonly refundSubject: (orderNumber: string) => string
  readonly refundText: (orderNumber: string, amount: string) => string
  /** How the money comes back and when. */
  readonly refundWay: Readonly<Record<PaymentProvider, string>>
  readonly provider: Readonly<Record<PaymentProvider, string>>
  readonly paidBy: string
  readonly charged: string
  readonly orderTotal: string
  readonly invoices: string
  readonly expiredMoney: string
  readonly expiredAgain: string
  readonly orderAgain: string
}

const en: PaymentMessages = {
  toPay: 'Amount to pay',
  until: 'Pay by',
  reference: 'Reference',
  alreadyPaid: 'If you have just paid, there is nothing left to do: an email will confirm your payment.',
  payNow: 'Pay for the order',
  paymentPage: 'Open the payment page',
  receivedSubject: (number) => `We have received your payment for order ${number}`,
  receivedInFull: (number, amount) =>
    `We have received ${amount} for your order ${number}. It is paid in full. Thank you.`,
  receivedInPart: (number, amount, missing) =>
    `We have received ${amount} for your order ${number}. You will receive it once the remaining ${missing} arrives.`,
  receivedBefore: (number, amount, missing) =>
    `We have received ${amount} for your order ${number}. You pay the remaining ${missing} when you receive it.`,
  receivedTooMuch: (number, amount, excess) =>
    `We have received ${amount} for your order ${number}. It is paid in full. You paid ${excess} too much, which we will refund.`,
  receivedTooLate: (number, amount, excess) =>
    `We have received ${amount} for your order ${number}, which has been cancelled. We will refund you ${excess}.`,
  refundSubject: (number) => `Your refund for order ${number}`,
  refundText: (number, amount) => `We have refunded ${amount} for your order ${number}.`,
  refundWay: {
    cash: 'You received the amount in cash.',
    transfer:
      'We have transferred the amount to your bank account. It usually arrives within three business days.',
    cmi: 'The amount is refunded to the card you paid with. Most banks show it on the statement within ten business days.',
    paypal:
      'The amount is refunded through PayPal: to your balance within a day, to a card within about ten business days.',
  },
  provider: { cash: 'Cash', transfer: 'Bank transfer', cmi: 'Card', paypal: 'PayPal' },
  paidBy: 'Payment method',
  charged: 'Amount in the currency of the payment',
  orderTotal: 'Order total',
  invoices: 'Payment and invoices',
  expiredMoney:
    'If your payment is on its way, nothing is lost: when it arrives, we reopen the order if the pieces are still available, or refund you.',
  expiredAgain: 'To order the same pieces again, open the order in your account and choose “Buy again”.',
  orderAgain: 'Order again',
}

const fr: PaymentMessages = {
  toPay: 'Montant à payer',
  until: 'À payer avant le',
  reference: 'Référence',
  alreadyPaid:
    'Si vous venez de payer, vous n’avez plus rien à faire\u00a0: un e-mail confirmera votre paiement.',
  payNow: 'Payer la commande',
  paymentPage: 'Ouvrir la page de paiement',
  receivedSubject: (number) => `Nous avons reçu votre paiement pour la commande ${number}`,
  receivedInFull: (number, amount) =>
    `Nous avons reçu ${amount} pour votre commande ${number}. Elle est payée en totalité. Merci.`,
  receivedInPart: (number, amount, missing) =>
    `Nous avons reçu ${amount} pour votre commande ${number}. Elle vous sera remise une fois le solde de ${missing} reçu.`,
  receivedBefore: (number, amount, missing) =>
    `Nous avons reçu ${amount} pour votre commande ${number}. Vous réglez le solde de ${missing} à la réception.`,
  receivedTooMuch: (number, amount, excess) =>
    `Nous avons reçu ${amount} pour votre commande ${number}. Elle est payée en totalité. Vous avez payé ${excess} de trop, que nous vous rembourserons.`,
  receivedTooLate: (number, amount, excess) =>
    `Nous avons reçu ${amount} pour votre commande ${number}, qui a été annulée. Nous vous rembourserons ${excess}.`,
  refundSubject: (number) => `Votre remboursement pour la commande ${number}`,
  refundText: (number, amount) => `Nous vous avons remboursé ${amount} pour votre commande ${number}.`,
  refundWay: {
    cash: 'Vous avez reçu le montant en espèces.',
    transfer:
      'Nous avons viré le montant sur votre compte bancaire. Il arrive en général sous trois jours ouvrés.',
    cmi: 'Le montant est remboursé sur la carte utilisée. La plupart des banques l’affichent sous dix jours ouvrés.',
    paypal:
      'Le montant est remboursé par PayPal\u00a0: sur votre solde sous un jour, sur une carte sous une dizaine de jours ouvrés.',
  },
  provider: { cash: 'Espèces', transfer: 'Virement bancaire', cmi: 'Carte bancaire', paypal: 'PayPal' },
  paidBy: 'Mode de paiement',
  charged: 'Montant dans la devise du paiement',
  orderTotal: 'Total de la commande',
  invoices: 'Paiement et factures',
  expiredMoney:
    'Si votre paiement est en route, rien n’est perdu\u00a0: à son arrivée, nous rétablissons la commande si les pièces sont encore disponibles, sinon nous vous remboursons.',
  expiredAgain:
    'Pour commander de nouveau les mêmes pièces, ouvrez la commande dans votre compte et choisissez «\u00a0Commander à nouveau\u00a0».',
  orderAgain: 'Commander à nouveau',
}

const ar: PaymentMessages = {
  toPay: 'المبلغ المطلوب',
  until: 'آخر أجل للدفع',
  reference: 'المرجع',
  alreadyPaid: 'إذا دفعت للتو فلا يلزمك شيء آخر: ستصلك رسالة تؤكد الدفع.',
  payNow: 'دفع ثمن الطلب',
  paymentPage: 'فتح صفحة الدفع',
  receivedSubject: (number) => `توصلنا بمبلغ عن طلبك ${number}`,
  receivedInFull: (number, amount) =>
    `توصلنا بمبلغ ${amount} عن طلبك ${number}، وهو الآن مدفوع بالكامل. شكرًا لك.`,
  receivedInPart: (number, amount, missing) =>
    `توصلنا بمبلغ ${amount} عن طلبك ${number}. وستتسلمه بعد التوصل بالباقي وقدره ${missing}.`,
  receivedBefore: (number, amount, missing) =>
    `توصلنا بمبلغ ${amount} عن طلبك ${number}. أما الباقي وقدره ${missing} فتدفعه عند الاستلام.`,
  receivedTooMuch: (number, amount, excess) =>
    `توصلنا بمبلغ ${amount} عن طلبك ${number}، وهو مدفوع بالكامل. دفعت ${excess} زيادة على ثمنه، وسنردها إليك.`,
  receivedTooLate: (number, amount, excess) =>
    `توصلنا بمبلغ ${amount} عن طلبك ${number} الذي أُلغي. وسنرد إليك ${excess}.`,
  refundSubject: (number) => `رد مبلغ عن طلبك ${number}`,
  refundText: (number, amount) => `رددنا إليك ${amount} عن طلبك ${number}.`,
  refundWay: {
    cash: 'تسلمت المبلغ نقدًا.',
    transfer: 'حوّلنا المبلغ إلى حسابك البنكي، ويصل عادة خلال ثلاثة أيام عمل.',
    cmi: 'يعود المبلغ إلى البطاقة التي دفعت بها، وتظهره معظم البنوك خلال عشرة أيام عمل.',
    paypal: 'يعود المبلغ عبر باي بال: إلى رصيدك خلال يوم، وإلى البطاقة خلال نحو عشرة أيام عمل.',
  },
  provider: { cash: 'نقدًا', transfer: 'تحويل بنكي', cmi: 'بطاقة بنكية', paypal: 'باي بال' },
  paidBy: 'طريقة الدفع',
  charged: 'المبلغ بعملة الدفع',
  orderTotal: 'مجموع الطلب',
  invoices: 'الدفع والفواتير',
  expiredMoney:
    'إذا كان المبلغ في الطريق فلن يضيع شيء: عند وصوله نعيد فتح الطلب إن كانت القطع ما زالت متوفرة، وإلا رددناه إليك.',
  expiredAgain: 'لطلب القطع نفسها مرة أخرى، افتح الطلب في حسابك واختر «إعادة الطلب».',
  orderAgain: 'إعادة الطلب',
}

export const PAYMENT_MESSAGES: Readonly<Record<Language, PaymentMessages>> = { en, fr, ar }
