import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CartLine } from '@/cart/cart-lines'
import { ChatOrderLink } from '@/cart/chat-order-link'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { isDomestic } from '@/lib/countries'
import { useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import { useTakesCash } from '@/settings/use-takes-cash'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

const loadQuickOrder = () =>
  Promise.all([import('@/checkout/quick-order'), loadArea('deferred'), loadArea('ordering')]).then(
    ([module]) => module.QuickOrder,
  )

export type OrderWaysProps = {
  /** The piece with the chosen options, with today's price. */
  line: CartLine
  /** False while options are missing: then it leads to them. */
  complete: boolean
  onMissing: () => void
  /** Called when the sheet of an order has opened or closed. */
  onSheet: (open: boolean) => void
}

/** Ways to order this piece without the cart. Not in the HTML of the build; the page keeps their place. */
export function OrderWays(props: OrderWaysProps) {
  const { line, complete, onMissing } = props
  return (
    <>
      <QuickOrderButton {...props} />
      <ChatOrderLink
        lines={[line]}
        onClick={(event) => {
          if (complete) return
          event.preventDefault()
          onMissing()
        }}
      />
    </>
  )
}

/** Orders the piece in one sheet, for cash on delivery within Morocco. */
function QuickOrderButton({ line, complete, onMissing, onSheet }: OrderWaysProps) {
  const { t } = useLanguage()
  const country = useDeliveryCountry()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const takesCash = useTakesCash()
  const isServed = rates?.some((rate) => isDomestic(rate.country)) !== false
  const { code: QuickOrder, prefetch, fetch } = useOnDemand(loadQuickOrder)
  const [ordered, setOrdered] = useState<CartLine | null>(null)
  const isOpen = QuickOrder !== null && ordered !== null
  useEffect(() => onSheet(isOpen), [isOpen, onSheet])

  return (
    <>
      {isDomestic(country) && isServed && takesCash && (
        <Button
          tone="secondary"
          size="wide"
          aria-haspopup="dialog"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => {
            if (!complete) {
              onMissing()
              return
            }
            fetch()
            setOrdered(line)
          }}
        >
          <Zap aria-hidden="true" className="size-5" />
          {t('product.quickOrder')}
        </Button>
      )}
      {QuickOrder !== null && ordered !== null && (
        <QuickOrder line={ordered} onClose={() => setOrdered(null)} />
      )}
    </>
  )
}
