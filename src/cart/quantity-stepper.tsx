import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { MOST_PIECES, parseQuantity } from './cart-lines'

type QuantityStepperProps = {
  name: string
  quantity: number
  onChange: (quantity: number) => void
  /** The most that can be asked for; more than that cannot be typed either. */
  max?: number
}

export function QuantityStepper({ name, quantity, onChange, max = MOST_PIECES }: QuantityStepperProps) {
  const { t } = useLanguage()
  // What is being typed; null while the quantity itself is shown.
  const [draft, setDraft] = useState<string | null>(null)

  const commit = () => {
    if (draft === null) return
    setDraft(null)
    onChange(Math.min(parseQuantity(draft), max))
  }

  return (
    <div className="flex items-center rounded-control border border-control bg-white has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-majolica">
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('cart.decrease', { name })}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </Button>
      {/* Not type="number": it takes Arabic-Indic digits for nothing at all. */}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="h-11 w-11 bg-transparent text-center outline-none"
        aria-label={t('cart.quantity', { name })}
        value={draft ?? String(quantity)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // What the commit moves the focus to must not take this Enter as its own.
            event.preventDefault()
            commit()
          }
          if (event.key === 'Escape') setDraft(null)
        }}
      />
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('cart.increase', { name })}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
