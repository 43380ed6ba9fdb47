import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { UploadFailed } from '../form/mutations'

type Refusal = {
  field: 'variation_value' | 'price_adjustment' | 'stock_quantity'
  message: 'adminVariations.exists' | 'error.variation_price' | 'error.negative_stock' | 'invalid.value'
}

/** Which field is to blame when the database refuses a value. */
export function variationRefusal(error: unknown): Refusal | null {
  const { code, message } = toAppError(error)
  if (code === 'variation_price') return { field: 'price_adjustment', message: 'error.variation_price' }
  if (code === 'negative_stock') return { field: 'stock_quantity', message: 'error.negative_stock' }
  if (code === 'conflict' && message.includes('unique')) {
    return { field: 'variation_value', message: 'adminVariations.exists' }
  }
  if (message.includes('product_variations_variation_value_check')) {
    return { field: 'variation_value', message: 'invalid.value' }
  }
  return null
}

export function useVariationFailure(): (error: unknown) => void {
  const { t } = useLanguage()
  return (error) => {
    if (error instanceof UploadFailed) {
      toast({
        title: t('adminVariations.uploadError'),
        description: t('adminVariations.uploadFailed'),
        tone: 'error',
      })
      return
    }
    const failed = t('adminVariations.saveFailed')
    const isNamed = variationRefusal(error) === null && toAppError(error).code !== 'unexpected'
    toast({
      title: t('toast.error'),
      description: isNamed ? `${failed}. ${errorMessage(error, t)}` : failed,
      tone: 'error',
    })
  }
}
