import { Banknote, CreditCard, Landmark, Wallet, type LucideIcon } from 'lucide-react'
import type { PaymentMethod } from './providers'

export const METHOD_ICONS: Record<PaymentMethod, LucideIcon> = {
  cash_on_delivery: Banknote,
  card: CreditCard,
  paypal: Wallet,
  bank_transfer: Landmark,
}
