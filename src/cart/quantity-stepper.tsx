import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { MAX_QUANTITY } from '@/lib/order-limits'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { parseQuantity } from './typed-quantity'

type QuantityStepperProps = {
  name: string
  quantity: number
  onChange: (quantity: number) => void
  /** Also limits what can be typed. */
  max?: number
}

export function QuantityStepper({ name, quantity, onChange, max = MAX_QUANTITY }: QuantityStepperProps) {
  const { t } = useLanguage()
  // The text being typed; null while the input shows the quantity itself.
  const [draft, setDraft] = useState<string | null>(null)

  const commit = () => {
    if (draft === null) return
    setDraft(null)
    const typed = parseQuantity(draft)
    // A typed number never becomes another one without a word.
    if (typed > max) {
      toast({
        title: t('shop.cart.quantity', { name }),
        description: t('shop.cart.mostText', { most: max }),
        tone: 'error',
      })
    }
    onChange(Math.min(typed, max))
  }

  return (
    <div className="flex items-center rounded-control border border-control bg-white has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-majolica">
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('shop.cart.decrease', { name })}
        atLimit={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </Button>
      {/* Not type="number", which rejects Arabic-Indic digits. */}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="h-11 w-11 bg-transparent text-center outline-none"
        aria-label={t('shop.cart.quantity', { name })}
        value={draft ?? String(quantity)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The commit may move the focus, for example to an undo button, which this Enter must not press.
            event.preventDefault()
            commit()
          }
          if (event.key === 'Escape') setDraft(null)
        }}
      />
      <Button
        tone="quiet"
        size="icon"
        aria-label={t('shop.cart.increase', { name })}
        atLimit={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
