import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApproximatePrice } from '@/currency/approximate-price'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { useUnread } from '@/lib/use-unread'
import { paths, withQuery } from '@/paths'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Skeleton } from '@/ui/skeleton'
import { UnreadPart } from '@/ui/unread-part'
import { ProductPicture } from './product-picture'
import { catalogQueries, type ProductCardData, type ProductDetail } from './queries'
import { useStockText } from './stock-text'
import { typeLabels } from './variation-labels'
import { paramsWithSelection } from './variation-params'
import { VariationPicker } from './variation-picker'
import {
  availableStock,
  chosenImage,
  missingTypes,
  shownPrice,
  withOnlyChoices,
  withoutOnlyChoices,
  type Selection,
} from './variations'

type QuickChooseProps = {
  /** The row of the list, shown until the product has loaded. */
  card: ProductCardData
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdd: (product: ProductDetail, selection: Selection) => void
}

/** A dialog to select a product's variations and add it to the cart without leaving the list. */
export function QuickChoose({ card, open, onOpenChange, onAdd }: QuickChooseProps) {
  const { t, language } = useLanguage()
  const query = useQuery(catalogQueries.product(card.id))
  const { data: product } = query
  const unread = useUnread(query)
  const [picked, setPicked] = useState<Selection>({})
  const hint = useId()

  const variations = product?.product_variations ?? []
  const selection = withOnlyChoices(variations, product?.stock_units ?? [], picked)
  const missing = typeLabels(missingTypes(variations, selection), variations, language)
  const complete = product != null && missing.length === 0
  const stock = product == null ? card.stock_quantity : availableStock(product.stock_units, selection)
  const stockText = useStockText(stock)
  const price = shownPrice(product ?? card, selection)
  const label =
    stock <= 0 ? 'shop.product.outOfStock' : complete ? 'shop.product.addToCart' : 'product.selectAll'

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{localized(product ?? card, 'name', language)}</bdi>}
      footer={
        <>
          <p id={hint} role="status" className="w-full text-ink-muted empty:absolute">
            {missing.length > 0 &&
              stock > 0 &&
              t('product.chooseFirst', { options: new Intl.ListFormat(language).format(missing) })}
          </p>
          <Button asChild tone="link" className="me-auto">
            {/* With the choice: what is sold out can be waited for on the page of the product. */}
            <Link
              to={withQuery(
                paths.product(card.id),
                paramsWithSelection(new URLSearchParams(), variations, selection),
              )}
            >
              {t('product.allDetails')}
            </Link>
          </Button>
          <Button
            disabled={!complete || stock <= 0}
            aria-describedby={hint}
            onClick={() => {
              if (product == null) return
              onOpenChange(false)
              onAdd(product, selection)
            }}
          >
            {t(label)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[6rem_1fr] items-start gap-x-5 gap-y-4 sm:grid-cols-[10rem_1fr]">
        <ProductPicture
          src={chosenImage(variations, selection) ?? (product ?? card).image_url}
          color={(product ?? card).image_color}
          alt=""
          sizes="(min-width: 640px) 160px, 96px"
        />
        <div className="flex flex-col gap-1">
          <p aria-live="polite">
            <Price {...price} size="large">
              <ApproximatePrice amount={price.amount} />
            </Price>
          </p>
          <p className="text-ink-muted">{stockText}</p>
        </div>
        <div className="col-span-2 sm:col-span-1 sm:col-start-2">
          {product != null && (
            <VariationPicker
              variations={variations}
              units={product.stock_units}
              selection={selection}
              onChange={(next) => setPicked(withoutOnlyChoices(next, picked, selection))}
            />
          )}
          {product === null && <Notice tone="error">{t('shop.product.notFound')}</Notice>}
          {unread !== null && <UnreadPart {...unread} />}
          {product === undefined && unread === null && (
            <div role="status" className="flex flex-col gap-3">
              <p className="text-ink-muted">{t('shop.product.loading')}</p>
              <Skeleton className="h-11" />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
