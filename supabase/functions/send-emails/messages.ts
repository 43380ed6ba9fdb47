export type Language = 'en' | 'fr' | 'ar'
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

export type Messages = {
  readonly shop: string
  readonly confirmationSubject: (orderNumber: string) => string
  readonly statusSubject: (orderNumber: string, status: string) => string
  readonly greeting: (name: string) => string
  readonly confirmationText: (orderNumber: string) => string
  /** What each status means for the customer. */
  readonly statusText: Readonly<Record<OrderStatus, (orderNumber: string) => string>>
  readonly statusName: Readonly<Record<OrderStatus, string>>
  readonly product: string
  readonly quantity: string
  readonly amount: string
  readonly subtotal: string
  readonly delivery: string
  readonly free: string
  readonly tax: string
  readonly total: string
  readonly deliveryAddress: string
  readonly payment: string
  readonly paymentMethod: Readonly<Record<'cash_on_delivery' | 'bank_transfer', string>>
  readonly closing: string
}

const en: Messages = {
  shop: 'Moroccan Craft Gallery',
  confirmationSubject: (number) => `Your order ${number}`,
  statusSubject: (number, status) => `Your order ${number}: ${status}`,
  greeting: (name) => `Hello ${name},`,
  confirmationText: (number) => `Thank you for your order. We have received it under the number ${number}.`,
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
  product: 'Product',
  quantity: 'Quantity',
  amount: 'Amount',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  free: 'Free',
  tax: 'Tax',
  total: 'Total',
  deliveryAddress: 'Delivery address',
  payment: 'Payment',
  paymentMethod: { cash_on_delivery: 'Cash on delivery', bank_transfer: 'Bank transfer' },
  closing: 'If you have a question about it, simply reply to this e-mail.',
}

const fr: Messages = {
  shop: 'Moroccan Craft Gallery',
  confirmationSubject: (number) => `Votre commande ${number}`,
  statusSubject: (number, status) => `Votre commande ${number} : ${status.toLowerCase()}`,
  greeting: (name) => `Bonjour ${name},`,
  confirmationText: (number) =>
    `Merci pour votre commande. Nous l’avons enregistrée sous le numéro ${number}.`,
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
  product: 'Article',
  quantity: 'Quantité',
  amount: 'Montant',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  free: 'Offerte',
  tax: 'Taxes',
  total: 'Total',
  deliveryAddress: 'Adresse de livraison',
  payment: 'Paiement',
  paymentMethod: { cash_on_delivery: 'Paiement à la livraison', bank_transfer: 'Virement bancaire' },
  closing: 'Pour toute question, répondez simplement à ce message.',
}

const ar: Messages = {
  shop: 'Moroccan Craft Gallery',
  confirmationSubject: (number) => `طلبكم ${number}`,
  statusSubject: (number, status) => `طلبكم ${number}: ${status}`,
  greeting: (name) => `مرحبًا ${name}،`,
  confirmationText: (number) => `شكرًا على طلبكم. لقد سجّلناه تحت الرقم ${number}.`,
  statusText: {
    pending: (number) => `طلبكم ${number} في انتظار التحضير.`,
    processing: (number) => `نحن الآن بصدد تحضير طلبكم ${number}.`,
    shipped: (number) => `طلبكم ${number} في الطريق إليكم.`,
    delivered: (number) => `تم تسليم طلبكم ${number}. نتمنى أن ينال إعجابكم.`,
    cancelled: (number) => `تم إلغاء طلبكم ${number}.`,
  },
  statusName: {
    pending: 'قيد الانتظار',
    processing: 'قيد التحضير',
    shipped: 'تم الشحن',
    delivered: 'تم التسليم',
    cancelled: 'ملغى',
  },
  product: 'المنتج',
  quantity: 'الكمية',
  amount: 'المبلغ',
  subtotal: 'المجموع الفرعي',
  delivery: 'التوصيل',
  free: 'مجاني',
  tax: 'الضرائب',
  total: 'المجموع',
  deliveryAddress: 'عنوان التوصيل',
  payment: 'الدفع',
  paymentMethod: { cash_on_delivery: 'الدفع عند التسليم', bank_transfer: 'تحويل بنكي' },
  closing: 'لأي سؤال، يكفي الرد على هذه الرسالة.',
}

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, ar }
