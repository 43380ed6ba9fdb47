import type { Language, OrderStatus, PaymentMethod } from './mail.ts'
import { PAYMENT_MESSAGES, type PaymentMessages } from './payment-messages.ts'

export type Messages = {
  /** Between a label and its value. */
  readonly colon: string
  readonly confirmationSubject: (orderNumber: string) => string
  readonly statusSubject: (orderNumber: string, status: string) => string
  readonly greeting: (name: string) => string
  readonly confirmationText: (orderNumber: string) => string
  /** What each status means for the customer. */
  readonly statusText: Readonly<Record<OrderStatus, (orderNumber: string) => string>>
  readonly statusName: Readonly<Record<OrderStatus, string>>
  readonly track: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly estimate: string
  readonly between: (first: string, last: string) => string
  readonly product: string
  readonly quantity: string
  readonly amount: string
  readonly subtotal: string
  readonly delivery: string
  readonly free: string
  readonly tax: string
  readonly taxIncluded: string
  readonly total: string
  readonly deliveryAddress: string
  readonly payment: string
  readonly paymentMethod: Readonly<Record<PaymentMethod, string>>
  readonly payments: PaymentMessages
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
  confirmationText: (number) =>
    `Thank you for your order. We have received it. Your order number is ${number}.`,
  statusText: {
    pending: (number) => `Your order ${number} is waiting to be prepared.`,
    processing: (number) => `We are preparing your order ${number}.`,
    shipped: (number) => `Your order ${number} is on its way to you.`,
    delivered: (number) => `Your order ${number} has been delivered. We hope you enjoy it.`,
    cancelled: (number) => `Your order ${number} has been cancelled.`,
  },
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
  estimate: 'Estimated delivery',
  between: (first, last) => `${first} – ${last}`,
  product: 'Product',
  quantity: 'Quantity',
  amount: 'Amount',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  free: 'Free',
  tax: 'VAT included',
  taxIncluded: 'Taxes included',
  total: 'Total',
  deliveryAddress: 'Delivery address',
  payment: 'Payment',
  paymentMethod: {
    cash_on_delivery: 'Cash on delivery',
    bank_transfer: 'Bank transfer',
    card: 'Card',
    paypal: 'PayPal',
  },
  payments: PAYMENT_MESSAGES.en,
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
  shopOrderText: (number, name) => `${name} has placed the order ${number}.`,
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
  confirmationText: (number) =>
    `Merci pour votre commande. Nous l’avons bien reçue. Son numéro est ${number}.`,
  statusText: {
    pending: (number) => `Votre commande ${number} est en attente de préparation.`,
    processing: (number) => `Nous préparons votre commande ${number}.`,
    shipped: (number) => `Votre commande ${number} est en route vers vous.`,
    delivered: (number) => `Votre commande ${number} a été livrée. Nous espérons qu’elle vous plaira.`,
    cancelled: (number) => `Votre commande ${number} a été annulée.`,
  },
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
  estimate: 'Livraison estimée',
  between: (first, last) => `du ${first} au ${last}`,
  product: 'Article',
  quantity: 'Quantité',
  amount: 'Montant',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  free: 'Gratuite',
  tax: 'TVA comprise',
  taxIncluded: 'Taxes comprises',
  total: 'Total',
  deliveryAddress: 'Adresse de livraison',
  payment: 'Paiement',
  paymentMethod: {
    cash_on_delivery: 'Paiement à la livraison',
    bank_transfer: 'Virement bancaire',
    card: 'Carte bancaire',
    paypal: 'PayPal',
  },
  payments: PAYMENT_MESSAGES.fr,
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
  welcomeNext: 'Chaque pièce que vous y trouverez a été faite à la main dans un atelier marocain.',
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
  confirmationText: (number) => `شكرًا على طلبك. وقد سجلناه برقم ${number}.`,
  statusText: {
    pending: (number) => `طلبك ${number} في انتظار التجهيز.`,
    processing: (number) => `نجهز الآن طلبك ${number}.`,
    shipped: (number) => `طلبك ${number} في الطريق إليك.`,
    delivered: (number) => `تم توصيل طلبك ${number}. نتمنى أن ينال إعجابك.`,
    cancelled: (number) => `تم إلغاء طلبك ${number}.`,
  },
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
  estimate: 'موعد التوصيل المتوقع',
  between: (first, last) => `من ${first} إلى ${last}`,
  product: 'المنتج',
  quantity: 'الكمية',
  amount: 'المبلغ',
  subtotal: 'المجموع الفرعي',
  delivery: 'التوصيل',
  free: 'مجاني',
  tax: 'الضريبة المشمولة',
  taxIncluded: 'الضرائب مشمولة',
  total: 'المجموع',
  deliveryAddress: 'عنوان التوصيل',
  payment: 'الدفع',
  paymentMethod: {
    cash_on_delivery: 'الدفع عند الاستلام',
    bank_transfer: 'تحويل بنكي',
    card: 'بطاقة بنكية',
    paypal: 'باي بال',
  },
  payments: PAYMENT_MESSAGES.ar,
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

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, ar }
