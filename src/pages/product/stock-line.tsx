import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { FEW, useStockText } from '@/catalog/stock-text'
import { cn } from '@/lib/cn'

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
