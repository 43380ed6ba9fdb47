import { Truck } from 'lucide-react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addMoney, subtractMoney } from '@/lib/money'

type FreeDeliveryNoteProps = {
  subtotal: number
  /** Delivery is free above this amount, not at it; null: never. */
  freeAbove: number | null
}

const SMALLEST_AMOUNT = 0.01

export function FreeDeliveryNote({ subtotal, freeAbove }: FreeDeliveryNoteProps) {
  const { t, language } = useLanguage()
  if (freeAbove === null) return null
  if (subtotal > freeAbove) {
    return (
      <p className="flex items-center gap-2 text-olive">
        <Truck aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
        {t('cart.freeDelivery')}
      </p>
    )
  }

  // "Above 100" starts at 100.01; nobody is told to add nothing.
  const missing = Math.max(subtractMoney(freeAbove, subtotal), SMALLEST_AMOUNT)
  const goal = addMoney(freeAbove, SMALLEST_AMOUNT)
  return (
    <div className="flex flex-col gap-2">
      <p>{t('cart.freeDeliveryMore', { amount: formatMoney(missing, language) })}</p>
      <progress aria-hidden="true" max={goal} value={subtotal} className="progress h-2 w-full" />
    </div>
  )
}
