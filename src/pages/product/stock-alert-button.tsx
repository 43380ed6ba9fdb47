import { useEffect, useState } from 'react'
import type { ProductDetail } from '@/catalog/queries'
import type { Selection } from '@/catalog/variations'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

const loadStockAlert = () =>
  Promise.all([import('./stock-alert-dialog'), loadArea('alerts'), loadArea('deferred')]).then(
    ([module]) => module.StockAlertDialog,
  )

export type StockAlertButtonProps = {
  product: ProductDetail
  selection: Selection
  describedBy: string
  /** Called when the dialog has opened or closed. */
  onDialog: (open: boolean) => void
}

/** In place of the buy buttons of what is sold out. */
export function StockAlertButton({ product, selection, describedBy, onDialog }: StockAlertButtonProps) {
  const { t } = useLanguage()
  const { code: StockAlert, prefetch, fetch } = useOnDemand(loadStockAlert)
  const [open, setOpen] = useState(false)
  const isShown = open && StockAlert !== null
  useEffect(() => onDialog(isShown), [isShown, onDialog])
  return (
    <>
      <Button
        size="large"
        className="col-span-2 grow px-3!"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpen(true)
          fetch()
        }}
      >
        {t('product.tellMe')}
      </Button>
      {StockAlert !== null && (
        <StockAlert open={open} onOpenChange={setOpen} product={product} selection={selection} />
      )}
    </>
  )
}
