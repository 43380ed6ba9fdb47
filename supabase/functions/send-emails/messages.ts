import { MAIL_TEXTS, type MailTextKey } from './mail-texts.ts'
import type { CorrectedField, Language, OrderStatus, PaymentMethod } from './mail.ts'
import { PAYMENT_MESSAGES, type PaymentMessages } from './payment-messages.ts'
import { RETURN_MESSAGES, type ReturnMessages } from './return-messages.ts'

export type Messages = {
  /** Between a label and its value. */
  readonly colon: string
  readonly confirmationSubject: (orderNumber: string) => string
  readonly statusSubject: (orderNumber: string, status: string) => string
  readonly greeting: (name: string) => string
  /** The sentences that the shop may rewrite. */
  readonly texts: Readonly<Record<MailTextKey, string>>
  readonly correctedSubject: (orderNumber: string) => string
  /** Above the names of what was corrected. */
  readonly corrected: string
  readonly correctedField: Readonly<Record<CorrectedField, string>>
  /** Above the message that a reply quotes. */
  readonly youWrote: (date: string) => string
  readonly statusName: Readonly<Record<OrderStatus, string>>
  readonly track: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackParcel: string
  readonly estimate: string
  readonly between: (first: string, last: string) => string
  /** Business days. */
  readonly afterPayment: (min: number, max: number) => string
  readonly product: string
  readonly quantity: string
  readonly amount: string
  readonly subtotal: string
  readonly delivery: string
  readonly discount: string
  readonly giftWrap: string
  readonly giftMessage: string
  readonly readyFrom: string
  readonly pickupAddress: string
  /** What an order that is picked up is called instead of shipped, and instead of delivered. */
  readonly pickupStatus: Readonly<Record<'shipped' | 'delivered', string>>
  readonly free: string
  readonly tax: string
  readonly duties: string
  readonly total: string
  readonly deliveryAddress: string
  readonly payment: string
  readonly paymentMethod: Readonly<Record<PaymentMethod, string>>
  readonly cashAtPickup: string
  readonly payments: PaymentMessages
  readonly returns: ReturnMessages
  readonly country: Readonly<Record<string, string>>
  readonly welcomeSubject: (shop: string) => string
  readonly welcomeText: (shop: string) => string
  readonly welcomeNext: string
  readonly shopNow: string
  readonly reply: string
  readonly shopOrderSubject: (orderNumber: string, total: string) => string
  readonly shopOrderText: (orderNumber: string, name: string) => string
  readonly shopMessageSubject: (subject: string) => string
  readonly shopMessageText: (name: string) => string
  readonly email: string
  readonly phone: string
  readonly notes: string
  readonly openOrder: string
  readonly openMessages: string
  /** Replaces `reply` in mails to the shop. */
  readonly replyToCustomer: string
}

const en: Messages = {
  colon: ': ',
  confirmationSubject: (number) => `We have received your order ${number}`,
  statusSubject: (number, status) => `Your order ${number}: ${status}`,
  greeting: (name) => `Hello ${name},`,
  texts: MAIL_TEXTS.en,
  correctedSubject: (number) => `Your order ${number} has been corrected`,
  corrected: 'What has changed',
  correctedField: {
    contact_name: 'Name',
    phone: 'Phone number',
    address: 'Address',
    district: 'District',
    landmark: 'Landmark',
    city: 'City',
    postal_code: 'Postal code',
    lines: 'Products',
    delivery_fee: 'Delivery fee',
    discount: 'Discount',
  },
  youWrote: (date) => `Your message of ${date}`,
  statusName: {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  track: 'Follow your order',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  trackParcel: 'Follow the parcel',
  estimate: 'Estimated delivery',
  between: (first, last) => `${first} – ${last}`,
  afterPayment: (min, max) =>
    `${min === max ? max : `${min} to ${max}`} business day${max === 1 ? '' : 's'} after your payment arrives`,
  product: 'Product',
  quantity: 'Quantity',
  amount: 'Amount',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  giftWrap: 'Gift wrapping',
  giftMessage: 'Gift message',
  readyFrom: 'Ready from',
  pickupAddress: 'Pick-up address',
  pickupStatus: { shipped: 'ready to pick up', delivered: 'picked up' },
  discount: 'Discount',
  free: 'Free',
  tax: 'of which VAT',
  duties: 'Customs duties in the destination country are not included.',
  total: 'Total',
  deliveryAddress: 'Delivery address',
  payment: 'Payment',
  paymentMethod: {
    cash_on_delivery: 'Cash on delivery',
    bank_transfer: 'Bank transfer',
    card: 'Card',
    paypal: 'PayPal',
  },
  cashAtPickup: 'Cash at pick-up',
  payments: PAYMENT_MESSAGES.en,
  returns: RETURN_MESSAGES.en,
  country: {
    morocco: 'Morocco',
    france: 'France',
    spain: 'Spain',
    usa: 'United States',
    canada: 'Canada',
    uk: 'United Kingdom',
  },
  welcomeSubject: (shop) => `Welcome to ${shop}`,
  welcomeText: (shop) =>
    `Your account at ${shop} is ready. It keeps your orders and your address, so your next order takes only a minute.`,
  welcomeNext: 'Every piece you will find here was made by hand in a Moroccan workshop.',
  shopNow: 'Discover the pieces',
  reply: 'If you have a question, simply reply to this email.',
  shopOrderSubject: (number, total) => `New order ${number}: ${total}`,
  shopOrderText: (number, name) => `${name} has placed order ${number}.`,
  shopMessageSubject: (subject) => `New message: ${subject}`,
  shopMessageText: (name) => `${name} has written to the shop.`,
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  openOrder: 'Open the order',
  openMessages: 'Open the messages',
  replyToCustomer: 'Your reply to this email goes to the customer.',
}

const fr: Messages = {
  colon: '\u00a0: ',
  confirmationSubject: (number) => `Nous avons reçu votre commande ${number}`,
  statusSubject: (number, status) => `Votre commande ${number}\u00a0: ${status.toLowerCase()}`,
  greeting: (name) => `Bonjour ${name},`,
  texts: MAIL_TEXTS.fr,
  correctedSubject: (number) => `Votre commande ${number} a été corrigée`,
  corrected: 'Ce qui a changé',
  correctedField: {
    contact_name: 'Nom',
    phone: 'Numéro de téléphone',
    address: 'Adresse',
    district: 'Quartier',
    landmark: 'Point de repère',
    city: 'Ville',
    postal_code: 'Code postal',
    lines: 'Articles',
    delivery_fee: 'Frais de livraison',
    discount: 'Remise',
  },
  youWrote: (date) => `Votre message du ${date}`,
  statusName: {
    pending: 'En attente',
    processing: 'En préparation',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
  track: 'Suivre votre commande',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  trackParcel: 'Suivre le colis',
  estimate: 'Livraison estimée',
  between: (first, last) => `du ${first} au ${last}`,
  afterPayment: (min, max) =>
    `${min === max ? max : `${min} à ${max}`} ${max === 1 ? 'jour ouvré' : 'jours ouvrés'} après la réception de votre paiement`,
  product: 'Article',
  quantity: 'Quantité',
  amount: 'Montant',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  giftWrap: 'Emballage cadeau',
  giftMessage: 'Message cadeau',
  readyFrom: 'Prête à partir du',
  pickupAddress: 'Adresse de retrait',
  pickupStatus: { shipped: 'prête à être retirée', delivered: 'retirée' },
  discount: 'Remise',
  free: 'Gratuite',
  tax: 'dont TVA',
  duties: 'Les droits de douane du pays de destination ne sont pas compris.',
  total: 'Total',
  deliveryAddress: 'Adresse de livraison',
  payment: 'Paiement',
  paymentMethod: {
    cash_on_delivery: 'Paiement à la livraison',
    bank_transfer: 'Virement bancaire',
    card: 'Carte bancaire',
    paypal: 'PayPal',
  },
  cashAtPickup: 'Espèces au retrait',
  payments: PAYMENT_MESSAGES.fr,
  returns: RETURN_MESSAGES.fr,
  country: {
    morocco: 'Maroc',
    france: 'France',
    spain: 'Espagne',
    usa: 'États-Unis',
    canada: 'Canada',
    uk: 'Royaume-Uni',
  },
  welcomeSubject: (shop) => `Bienvenue chez ${shop}`,
  welcomeText: (shop) =>
    `Votre compte ${shop} est prêt. Il garde vos commandes et votre adresse\u00a0: la prochaine commande ne prendra qu’une minute.`,
  welcomeNext: 'Chaque pièce de la boutique a été faite à la main dans un atelier marocain.',
  shopNow: 'Découvrir les pièces',
  reply: 'Pour toute question, répondez simplement à ce message.',
  shopOrderSubject: (number, total) => `Nouvelle commande ${number}\u00a0: ${total}`,
  shopOrderText: (number, name) => `${name} a passé la commande ${number}.`,
  shopMessageSubject: (subject) => `Nouveau message\u00a0: ${subject}`,
  shopMessageText: (name) => `${name} a écrit à la boutique.`,
  email: 'E-mail',
  phone: 'Téléphone',
  notes: 'Remarques',
  openOrder: 'Ouvrir la commande',
  openMessages: 'Ouvrir les messages',
  replyToCustomer: 'Votre réponse à ce message parviendra au client.',
}

const ar: Messages = {
  colon: ': ',
  confirmationSubject: (number) => `توصلنا بطلبك ${number}`,
  statusSubject: (number, status) => `طلبك ${number}: ${status}`,
  greeting: (name) => `مرحبًا ${name}،`,
  texts: MAIL_TEXTS.ar,
  correctedSubject: (number) => `تم تصحيح طلبك ${number}`,
  corrected: 'ما الذي تغير',
  correctedField: {
    contact_name: 'الاسم',
    phone: 'رقم الهاتف',
    address: 'العنوان',
    district: 'الحي',
    landmark: 'معلم قريب',
    city: 'المدينة',
    postal_code: 'الرمز البريدي',
    lines: 'المنتجات',
    delivery_fee: 'تكلفة التوصيل',
    discount: 'الخصم',
  },
  youWrote: (date) => `رسالتك بتاريخ ${date}`,
  statusName: {
    pending: 'قيد الانتظار',
    processing: 'قيد التجهيز',
    shipped: 'تم الشحن',
    delivered: 'تم التوصيل',
    cancelled: 'ملغى',
  },
  track: 'تتبع طلبك',
  carrier: 'شركة التوصيل',
  trackingNumber: 'رقم التتبع',
  trackParcel: 'تتبع الطرد',
  estimate: 'موعد التوصيل المتوقع',
  between: (first, last) => `من ${first} إلى ${last}`,
  afterPayment: (min, max) => {
    if (max === 1) return 'يوم عمل واحد بعد وصول المبلغ'
    if (max === 2) return `يوما عمل ${min === max ? '' : 'على الأكثر '}بعد وصول المبلغ`
    return `${min === max ? max : `من ${min} إلى ${max}`} ${max <= 10 ? 'أيام' : 'يوم'} عمل بعد وصول المبلغ`
  },
  product: 'المنتج',
  quantity: 'الكمية',
  amount: 'المبلغ',
  subtotal: 'المجموع الفرعي',
  delivery: 'التوصيل',
  giftWrap: 'تغليف الهدية',
  giftMessage: 'رسالة الهدية',
  readyFrom: 'جاهز ابتداءً من',
  pickupAddress: 'عنوان الاستلام',
  pickupStatus: { shipped: 'جاهز للاستلام', delivered: 'تم الاستلام' },
  discount: 'الخصم',
  free: 'مجاني',
  tax: 'منها الضريبة على القيمة المضافة',
  duties: 'لا تشمل الأسعار الرسوم الجمركية في بلد التسليم.',
  total: 'المجموع',
  deliveryAddress: 'عنوان التوصيل',
  payment: 'الدفع',
  paymentMethod: {
    cash_on_delivery: 'الدفع عند الاستلام',
    bank_transfer: 'تحويل بنكي',
    card: 'بطاقة بنكية',
    paypal: 'باي بال',
  },
  cashAtPickup: 'نقدًا عند الاستلام من المعرض',
  payments: PAYMENT_MESSAGES.ar,
  returns: RETURN_MESSAGES.ar,
  country: {
    morocco: 'المغرب',
    france: 'فرنسا',
    spain: 'إسبانيا',
    usa: 'الولايات المتحدة',
    canada: 'كندا',
    uk: 'المملكة المتحدة',
  },
  welcomeSubject: (shop) => `مرحبًا بك في ${shop}`,
  welcomeText: (shop) => `حسابك في ${shop} جاهز. يحفظ طلباتك وعنوانك، فلا يتطلب طلبك القادم أكثر من دقيقة.`,
  welcomeNext: 'كل قطعة تجدها هنا صُنعت يدويًا في ورشة مغربية.',
  shopNow: 'اكتشف القطع',
  reply: 'لأي سؤال، يكفي الرد على هذه الرسالة.',
  shopOrderSubject: (number, total) => `طلب جديد ${number}: ${total}`,
  shopOrderText: (number, name) => `وصل الطلب ${number} من ${name}.`,
  shopMessageSubject: (subject) => `رسالة جديدة: ${subject}`,
  shopMessageText: (name) => `وصلت رسالة إلى المتجر من ${name}.`,
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  notes: 'ملاحظات',
  openOrder: 'فتح الطلب',
  openMessages: 'فتح الرسائل',
  replyToCustomer: 'يصل ردك على هذه الرسالة إلى الزبون.',
}

/** The first line of a mail; empty where the name is, as in those to guests, which repeat nothing that was typed. */
export const greetingOf = (name: string, { greeting }: Messages): string =>
  name === '' ? '' : greeting(name)

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, ar }
