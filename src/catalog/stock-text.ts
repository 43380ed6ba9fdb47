import { useLanguage } from '@/i18n/language-context'
import { LOW_STOCK_THRESHOLD } from '@/lib/low-stock'

/** The stock as text: sold out, only a few left, or available. */
export function useStockText(stock: number): string {
  const { t } = useLanguage()
  if (stock <= 0) return t('shop.product.outOfStock')
  return stock <= LOW_STOCK_THRESHOLD ? t('product.onlyLeft', { count: stock }) : t('product.available')
}
