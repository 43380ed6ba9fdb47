import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'

/** From this many pieces down the number is told; above it would be pressure and no help. */
const FEW = 5

export function useStockText(stock: number): string {
  const { t } = useLanguage()
  if (stock <= 0) return t('product.outOfStock')
  return stock <= FEW ? t('product.onlyLeft', { count: stock }) : t('product.available')
}

/** How many there are, in words and with an icon: never by colour alone. */
export function StockLine({ stock }: { stock: number }) {
  const text = useStockText(stock)
  const Icon = stock <= 0 ? CircleX : stock <= FEW ? CircleAlert : CircleCheck
  const color = stock <= 0 ? 'text-brick' : stock <= FEW ? 'text-saffron' : 'text-olive'
  return (
    <p role="status" className={cn('flex items-center gap-2 font-medium', color)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {text}
    </p>
  )
}
