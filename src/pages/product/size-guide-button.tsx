import { useState } from 'react'
import type { ProductDetail } from '@/catalog/queries'
import { hasShoeSizes } from '@/catalog/variation-labels'
import type { SizeGuideId } from '@/content/size-guide'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { useOnDemand } from '@/shell/use-on-demand'
import { Button } from '@/ui/button'

const loadSizeGuide = () =>
  Promise.all([import('./size-guide-dialog'), loadArea('content')]).then(([module]) => module.SizeGuideDialog)

/** The size guide that names the sizes of a product, or null. Not beside its tables, whose texts the page does without. */
export function sizeGuideOf({ categories, product_variations }: ProductDetail): SizeGuideId | null {
  const sizes = product_variations
    .filter(({ variation_type }) => variation_type === 'size')
    .map(({ variation_value }) => variation_value)
  const has = (pattern: RegExp) => sizes.some((size) => pattern.test(size))
  if (categories.key === 'poufs' && has(/^(?:[456]5 cm|Small|Medium|Large)$/)) return 'poufs'
  if (categories.key === 'carpets' && has(/^\d+ x \d+ cm$/)) return 'rugs'
  if (categories.key === 'embroidery' && has(/^(\d\d) x \1 cm$/)) return 'cushions'
  if (categories.key === 'leather-goods' && hasShoeSizes(product_variations)) return 'babouches'
  return null
}

/** Stands beside the sizes and opens their guide. */
export function SizeGuideButton({ guide }: { guide: SizeGuideId }) {
  const { t } = useLanguage()
  const { code: SizeGuide, prefetch, fetch } = useOnDemand(loadSizeGuide)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="link"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpen(true)
          fetch()
        }}
      >
        {t('product.sizeGuide')}
      </Button>
      {SizeGuide !== null && <SizeGuide guide={guide} open={open} onOpenChange={setOpen} />}
    </>
  )
}
