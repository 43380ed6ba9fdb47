import { useLanguage } from '@/i18n/language-context'

/** From this many pieces down the number is told; above it would be pressure and no help. */
export const FEW = 5

export function useStockText(stock: number): string {
  const { t } = useLanguage()
  if (stock <= 0) return t('product.outOfStock')
  return stock <= FEW ? t('product.onlyLeft', { count: stock }) : t('product.available')
}
