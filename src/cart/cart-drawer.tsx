import { useState } from 'react'
import { paths } from '@/paths'
import { ApproximatePrice } from '@/currency/approximate-price'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { useMediaQuery } from '@/ui/use-media-query'
import { useCart } from './cart-context'
import { FreeDeliveryNote, useCartQuote } from './cart-quote'
import { CartRows, useRemovals } from './cart-rows'
import { FreeDeliveryOffers } from './free-delivery-offers'
import { useInterruptedOrder } from './interrupted-order'

export type CartDrawerProps = { addedLineId: string | null; onClose: () => void }

/** The cart in a drawer, opened when something was added. */
export function CartDrawer({ addedLineId, onClose }: CartDrawerProps) {
  const { t } = useLanguage()
  const isPhone = useMediaQuery('(max-width: 639.98px)')
  // While it closes, the drawer keeps showing the last added line first.
  const [shownId, setShownId] = useState(addedLineId)
  if (addedLineId !== null && addedLineId !== shownId) setShownId(addedLineId)

  return (
    <Sheet
      open={addedLineId !== null}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      side={isPhone ? 'bottom' : 'end'}
      className={isPhone ? 'max-h-[75dvh]! short:max-h-full!' : undefined}
      title={t('deferred.cart.title')}
      footer={<DrawerFooter onLeave={onClose} />}
    >
      <DrawerRows addedLineId={shownId} onLeave={onClose} />
    </Sheet>
  )
}

function DrawerRows({ addedLineId, onLeave }: { addedLineId: string | null; onLeave: () => void }) {
  const { t } = useLanguage()
  const { lines } = useCart()
  const removals = useRemovals()
  const { quote, subtotal, freeFrom } = useCartQuote()
  useInterruptedOrder()
  return (
    <>
      <CartRows removals={removals} quote={quote.data} drawer={{ addedLineId, onLeave }} />
      {lines.length === 0 ? (
        <p className="py-6 text-center text-ink-muted">{t('deferred.cart.empty')}</p>
      ) : (
        <FreeDeliveryOffers subtotal={subtotal} freeFrom={freeFrom} onLeave={onLeave} />
      )}
    </>
  )
}

function DrawerFooter({ onLeave }: { onLeave: () => void }) {
  const { t, language } = useLanguage()
  const { lines } = useCart()
  const { isUnread, subtotal, freeFrom, waits } = useCartQuote()
  if (lines.length === 0) {
    return (
      <Button tone="secondary" size="wide" onClick={onLeave}>
        {t('deferred.cart.continue')}
      </Button>
    )
  }
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="flex justify-between gap-4 font-medium">
        {t('deferred.summary.subtotal')}
        <span translate="no">{formatMoney(subtotal, language)}</span>
      </p>
      <ApproximatePrice amount={subtotal} className="-mt-2 text-end" />
      {(isUnread || waits) && <p className="text-sm text-ink-muted">{t('deferred.cart.preview')}</p>}
      <FreeDeliveryNote subtotal={subtotal} freeFrom={freeFrom} />
      <div className="grid grid-cols-2 gap-3">
        <Button asChild tone="secondary">
          <Link to={paths.cart()} onClick={onLeave}>
            {t('deferred.cart.view')}
          </Link>
        </Button>
        <Button asChild>
          <Link to={paths.checkout()} onClick={onLeave}>
            {t('deferred.cart.checkout')}
          </Link>
        </Button>
      </div>
    </div>
  )
}
